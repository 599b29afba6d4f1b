call 'experiments/style.gp' 14.5 6.2
# Section points (z, x) of the true motion of a load, one a turn of the drum.
f(run) = results.'/'.run.'.tsv'
set multiplot
set xrange [-0.7:0.7]; set yrange [-0.7:0.7]
set xtics -0.6,0.6; set ytics -0.6,0.6; set tics out
set xlabel math('z') offset 0,0.4; set ylabel math('x') offset 1
dots = 'with points pt 7 ps 0.22 lc rgb '
eval place(0.09, 0.36, 0.2, 0.9)
eval panel('a   kept: x sin y')
plot for [r in 'kept-8000 ring-8000 wide'] \
    f(r) using col(f(r),'z'):col(f(r),'x') @dots blue notitle
unset ylabel; set format y ''
eval place(0.395, 0.665, 0.2, 0.9)
eval panel('b   mirrored: x cos y')
plot f('mirror-80000') using col(f('mirror-80000'),'z'):col(f('mirror-80000'),'x') \
    @dots orange notitle
eval place(0.70, 0.97, 0.2, 0.9)
eval panel('c   none: x² cos y')
plot f('none-80000') using col(f('none-80000'),'z'):col(f('none-80000'),'x') \
    @dots orange notitle
unset multiplot
