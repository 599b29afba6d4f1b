call 'experiments/style.gp' 14.5 7
# Whipple's bicycle: lean after a kick at three speeds, violation by method.
file(s) = results.'/'.s.'.tsv'
set multiplot

eval place(0.13, 0.45, 0.16, 0.90)
unset key
eval panel('a   lean after a kick')
set xlabel math('t').' (s)'; set ylabel 'lean (rad)' offset 1,0
set xrange [0:5]; set yrange [-0.2:0.2]; set xzeroaxis lc rgb grey lw 0.5
speed(f) = sprintf('%.3g m/s', header(f, 'first v_x') + 0)
f = file('slow'); g = file('stable-rk4'); d = file('fast')
end(f, colour, up) = sprintf("set label '%s' at graph 1, first %g left offset 0.5,%g tc rgb '%s'", \
    speed(f), header(f, 'last lean') + 0, up, colour)
eval end(f, red, -0.8); eval end(g, black, 0.1); eval end(d, blue, 0.8)
plot f using 2:col(f, 'lean') with lines lc rgb red lw 1.4, \
    g using 2:col(g, 'lean') with lines lc rgb black lw 1.4, \
    d using 2:col(d, 'lean') with lines lc rgb blue dt 2 lw 1.4

eval place(0.66, 0.88, 0.16, 0.90)
unset label
eval panel('b   violation')
@logy
set ylabel 'violation'
set xrange [0:5]; set yrange [1e-17:10]; unset xzeroaxis
f = file('stable-gni'); g = file('stable-dla'); d = file('stable-rk4')
m = file('stable-midpoint')
end(f, name, colour) = sprintf("set label '%s' at graph 1, first %g left offset 0.5,0 tc rgb '%s'", \
    name, header(f, 'largest violation') + 0, colour)
eval end(g, 'DLA', red); eval end(d, 'RK4', black); eval end(m, 'midpoint', red)
set label 'GNI' at 1,1 left tc rgb blue
plot f using 2:col(f, 'violation') with lines @gni, \
    g using 2:col(g, 'violation') with lines @dla, \
    d using 2:col(d, 'violation') with lines @rk4, \
    m using 2:col(m, 'violation') with lines ls 19
unset multiplot
