call 'experiments/style.gp' 14.5 11
file(s) = results.'/'.s.'.tsv'
set multiplot

eval place(0.09, 0.98, 0.60, 0.94)
eval panel('a   spin of the rattleback about its upright axis, started either way')
set xlabel math('t'); set ylabel math('w₃') offset 1,0
set xrange [0:40]; set yrange [-1.1:1.1]
set key at graph 0.34,0.86 noopaque
f = file('rattleback-rk4'); g = file('rattleback-other'); d = file('rattleback-dla')
plot f using 2:col(f, 'v_3') with lines lc rgb black lw 1.2 title 'against its rocking', \
    g using 2:col(g, 'v_3') with lines lc rgb blue dt 2 lw 1.2 title 'with it', \
    d every 12 using 2:col(d, 'v_3') with points @dla pt 2 lw 1.2 title 'DLA'

set size ratio -1
eval place(0.09, 0.49, 0.10, 0.46)
eval panel('b   car and trailer')
set xlabel math('x'); set ylabel math('y')
set autoscale; unset key; set xtics 1
f = file('car-with-trailer-rk4'); l = header(f, 'd')
cx = col(f, 'x'); cy = col(f, 'y'); cp = col(f, 'psi')
plot f using cx:cy with lines lc rgb black lw 1.2, \
    f using (column(cx) - l*cos(column(cp))):(column(cy) - l*sin(column(cp))) \
        with lines lc rgb blue lw 1.2

eval place(0.57, 0.98, 0.10, 0.46)
eval panel('c   axle of the wheeled pendulum')
unset ylabel; set xtics 0.2
f = file('wheeled-pendulum-rk4')
plot f using col(f, 'x'):col(f, 'y') with lines lc rgb black lw 1.2
unset multiplot
