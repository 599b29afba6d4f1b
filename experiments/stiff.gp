call 'experiments/style.gp' 14.5 6.5
# The slow motion beside a stiff spring: true, in the limit, by wide steps.
file(s) = results.'/'.s.'.tsv'
set xlabel math('t'); set ylabel math('x') offset 1,0
set xrange [0:20]; set yrange [-0.9:0.9]
set key outside top center horizontal
set lmargin at screen 0.10; set rmargin at screen 0.97
f = file('wide-ode'); g = file('slow'); d = file('wide-dla'); s = file('seen')
e = file('wide-discrete-gradient')
plot f using 2:col(f, 'x') with lines lc rgb black lw 1.6 title 'motion', \
    g using 2:col(g, 'x') every 4 with points lc rgb black pt 6 ps 0.5 title 'its limit', \
    d using 2:col(d, 'x') with lines @dla title 'DLA', \
    s using 2:col(s, 'x') every 4 with points lc rgb black pt 2 ps 0.7 title 'seen by midpoints', \
    e using 2:col(e, 'x') with lines lc rgb orange dt 2 lw 1.6 title 'discrete gradient'
