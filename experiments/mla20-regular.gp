call 'experiments/style.gp' 14.5 6.5
set xlabel 'angle turned ωh in turns'; set ylabel 'smallest singular value / h'
set xrange [0:2]; set yrange [1e-4:2]
@logy
set key bottom left
run(name) = results.'/'.name.'.tsv'
R = col(run('plain'), 'regularity')
plot run('plain') using ($2/(2*pi)):R lc rgb blue lw 2 title 'ε = 0', \
    run('perturbed') using ($2/(2*pi)):R lc rgb red lw 2 title 'ε = 0.1', \
    run('special') using ($2/(2*pi)):R lc rgb green lw 2 dt 2 \
        title 'ε = 0.1, special angle'
