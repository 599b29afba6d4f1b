call 'experiments/style.gp' 14.5 7
set xlabel 'angle turned, in turns'; set ylabel 'smallest singular value / h' offset -0.5,0
set xrange [0:2.02]; set yrange [1e-4:2]
@logy
set key bottom left
run(name) = results.'/'.name.'.tsv'
R = col(run('plain'), 'regularity')
low(x) = x < 1e-5 ? 1e-5 : x
plot run('plain') using ($2/(2*pi)):(low(column(R))) lc rgb blue lw 2 \
        title 'ε = 0', \
    run('perturbed') using ($2/(2*pi)):(low(column(R))) lc rgb red lw 2 \
        title 'ε = 0.1, φ₀ = 0.9', \
    run('early') using ($2/(2*pi)):(low(column(R))) lc rgb purple lw 2 \
        title 'ε = 0.1, φ₀ = −a*', \
    run('late') using ($2/(2*pi)):(low(column(R))) lc rgb green lw 2 dt 2 \
        title 'ε = 0.1, φ₀ near 0'
