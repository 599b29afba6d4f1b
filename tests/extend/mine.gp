load 'experiments/style.gp'
set xlabel 'time t'
set ylabel 'energy H'
f = results.'/elastic.tsv'
plot f using (column(col(f, 't'))):(column(col(f, 'energy'))) @gni_line title 'reflected', \
     results.'/inelastic.tsv' using (column(col(f, 't'))):(column(col(f, 'energy'))) @free_line title 'projected'
