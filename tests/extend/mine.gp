load 'experiments/style.gp'
set xlabel 'time t'
set ylabel 'energy H'
f = results.'/elastic.tsv'
g = results.'/inelastic.tsv'
plot f using col(f,'t'):col(f,'energy') with lines @gni title 'reflected', \
     g using col(g,'t'):col(g,'energy') with lines @free title 'projected'
