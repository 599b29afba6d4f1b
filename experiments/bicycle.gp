call 'experiments/style.gp' 14.5 7
# Whipple's bicycle: lean after a kick at three speeds, violation by method.
file(s) = results.'/'.s.'.tsv'
set multiplot

eval place(0.10, 0.49, 0.16, 0.90)
eval panel('a   lean after a kick')
set xlabel math('t').' (s)'; set ylabel 'lean (rad)' offset 1,0
set xrange [0:5]; set yrange [-0.2:0.4]; set xzeroaxis lc rgb grey lw 0.5
set key top right
speed(f) = sprintf('%.3g m/s', header(f, 'first v_x') + 0)
f = file('slow'); g = file('stable-rk4'); d = file('fast')
plot f using 2:col(f, 'lean') with lines lc rgb red lw 1.4 title speed(f), \
    g using 2:col(g, 'lean') with lines lc rgb black lw 1.4 title speed(g), \
    d using 2:col(d, 'lean') with lines lc rgb blue dt 2 lw 1.4 title speed(d)

eval place(0.62, 0.98, 0.16, 0.90)
eval panel('b   violation')
@logy
set ylabel 'violation' offset 1,0
set xrange [0:5]; set yrange [1e-17:10]; unset xzeroaxis
set key top right at graph 0.98,0.80
f = file('stable-gni'); g = file('stable-dla'); d = file('stable-rk4')
m = file('stable-midpoint')
plot f using 2:col(f, 'violation') with lines @gni title 'GNI', \
    g using 2:col(g, 'violation') with lines @dla title 'DLA', \
    d using 2:col(d, 'violation') with lines @rk4 title 'RK4', \
    m using 2:col(m, 'violation') with lines ls 19 title 'midpoint'
unset multiplot
