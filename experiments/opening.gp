call 'experiments/style.gp' 14.5 11.5
# Four pictures of what goes wrong, and right.
file(run) = results.'/'.run.'.tsv'
c = col(file('board-gni'), 'violation')
e = col(file('board-gni'), 'energy')
n = col(file('start-momentum'), 'velocity')
E = col(file('gearbox-dla'), 'energy')
stats file('board-gni') using e every ::0::0 nooutput
E0 = STATS_min
stats file('gearbox-dla') using E every ::0::0 nooutput
G0 = STATS_min

set multiplot
eval place(0.10, 0.47, 0.61, 0.94)
eval panel('a   the snakeboard, along GNI')
@logy
set xrange [0:200]; set yrange [1e-17:9]; set ytics 1e-16,1e4
set xlabel 'time t' offset 0,0.4
set key at graph 0.98,0.6 right noopaque
plot file('board-gni') using 2:c @gni title 'violation of the constraint', \
    '' using 2:(abs(column(e)/E0 - 1) + 1e-17) with lines ls 7 \
        title 'change of the energy'

eval place(0.60, 0.96, 0.61, 0.94)
eval panel('b   the sleigh, seen from above')
unset logscale y; set format y '%h'; if (tex) { set format y '$%h$' }
set xrange [-30:20]; set yrange [-5:50]; set ytics auto
set xlabel math('x').' (lengths)' offset 0,0.4
set ylabel math('y').' (lengths)' offset 0.3,0
set key at graph 0.99,0.98 right
plot file('sleigh-gni') using 3:4 @gni title 'GNI', \
    file('sleigh-dla') using 3:4 with lines ls 2 title 'DLA', \
    file('sleigh-ode') using 3:4 with lines ls 6 dt 2 title 'true'

eval place(0.10, 0.47, 0.10, 0.43)
eval panel('c   RATTLE from two starts')
unset ylabel
@loglog
set xrange [2.5e-3:0.07]; set yrange [1e-6:1]; set ytics 1e-6,100
set xlabel 'step h' offset 0,0.4
set key at graph 0.8,0.98 right
eval triangle(1, 0.012, 0.024, 2e-3)
eval triangle(2, 0.012, 0.024, 1.2e-5)
plot file('start-momentum') using 2:n with linespoints ls 2 \
        title 'wrong multiplier', \
    file('start-reaction') using 2:n with linespoints ls 13 dt 1 \
        title 'right multiplier'

unset label; unset arrow; unset logscale
set format '%h'; if (tex) { set format '$%h$' }
eval place(0.60, 0.96, 0.10, 0.43)
eval panel('d   the gearbox, asymmetric driver')
set xrange [0:8000]; set yrange [-0.05:0.6]; set xtics 0,2000
set ytics 0,0.2; set xlabel 'time t' offset 0,0.4
set key at graph 0.92,0.98 right
plot file('gearbox-dla') using 2:(column(E)/G0 - 1) with lines ls 2 lw 1.2 \
        title 'DLA', \
    file('gearbox-gni-projected') using 2:(column(E)/G0 - 1) with lines \
        ls 30 lw 1.2 title 'projected reflections', \
    file('gearbox-mla') using 2:(column(E)/G0 - 1) with lines ls 5 lw 1.2 \
        dt 2 title 'MLA'
unset multiplot
