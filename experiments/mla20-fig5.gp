call 'experiments/style.gp' 14.5 10.5
mla_run = results.'/mla.tsv'; dla_run = results.'/dla.tsv'
printed_run = results.'/mla-printed.tsv'
H = col(mla_run, 'energy-projected')
start(f) = real(header(f, 'first energy-projected'))
m0 = start(mla_run); d0 = start(dla_run); p0 = start(printed_run)
set multiplot
set xrange [0:600]; unset xlabel; set ylabel 'H − H₀' offset -0.5,0
set key top right horizontal
eval place(0.13, 0.975, 0.58, 0.95)
eval panel('a   forces as printed, and DLA')
set format x ''; set yrange [-0.8:0.2]; set ytics 0.2
plot printed_run using 1:(column(H) - p0) lc rgb purple lw 1.2 \
        title 'MLA, printed', \
    dla_run using 1:(column(H) - d0) @dla lw 1.2 title 'DLA'
eval place(0.13, 0.975, 0.12, 0.49)
eval panel('b   forces with the sign mended')
set format x '%g'; set xlabel 'step k'
set ylabel '10³ (H − H₀)' offset -0.5,0
set yrange [-0.4:0.3]; set ytics 0.2
plot mla_run using 1:(1e3*(column(H) - m0)) @mla lw 1.2 title 'MLA'
unset multiplot
