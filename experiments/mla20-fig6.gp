call 'experiments/style.gp' 14.5 10.5
mla_run = results.'/mla.tsv'; dla_run = results.'/dla.tsv'
printed_run = results.'/mla-printed.tsv'; exact_run = results.'/exact.tsv'
H = col(mla_run, 'energy-projected')
start(f) = real(header(f, 'first energy-projected'))
m0 = start(mla_run); d0 = start(dla_run); p0 = start(printed_run)
e0 = start(exact_run)
set multiplot
set xrange [0:600]; unset xlabel; set ylabel 'H − H₀' offset -0.5,0
set key top left horizontal
eval place(0.13, 0.975, 0.58, 0.95)
eval panel('a   H − H₀')
set format x ''; set yrange [-0.7:0.3]; set ytics 0.2
plot dla_run using 1:(column(H) - d0) @dla lw 1.2 title 'DLA', \
    mla_run using 1:(column(H) - m0) @mla title 'MLA', \
    exact_run using 1:(column(H) - e0) @exact lw 1 dt 2 title 'exact flow'
eval place(0.13, 0.975, 0.12, 0.49)
eval panel('b   |H − H₀|, and the second component of the force reversed')
set format x '%g'; set xlabel 'step k'; set ylabel '|H − H₀|'
@logy
set yrange [1e-8:1e4]; set ytics 100; set key top right horizontal
plot printed_run using 1:(abs(column(H) - p0)) lc rgb purple lw 1.2 \
        title 'MLA, reversed', \
    dla_run using 1:(abs(column(H) - d0)) @dla lw 1.2 title 'DLA', \
    mla_run using 1:(abs(column(H) - m0)) @mla lw 1.2 title 'MLA'
unset multiplot
