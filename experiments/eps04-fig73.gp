call 'experiments/style.gp' 14.5 7
file(name) = results.'/'.name.'.tsv'
X = col(file('discrete'), 'x'); Y = col(file('discrete'), 'y')
label(name) = math('h = '.header(file(name), 'h'))
set size ratio -1
set multiplot
set xlabel math('x'); set ylabel math('y') offset 1,0
set xtics 1; set ytics 1
eval place(0.07, 0.42, 0.19, 0.92)
eval panel('a   path')
set xrange [-4:0.3]; set yrange [-6:0.5]
plot file('discrete') using X:Y with points @eps pt 6 ps 0.5 lw 1, \
    file('continuous') using X:Y with lines @ode lw 1.2
eval place(0.5, 0.98, 0.19, 0.92)
eval panel('b   near the cusp')
set xrange [-1.5:0.1]; set yrange [-0.5:0.5]
set xtics 0.5; set ytics 0.2
set key top right
unset ylabel
plot file('discrete') using X:Y with points @eps pt 6 ps 0.9 lw 1.4 \
        title label('discrete'), \
    file('fine') using X:Y with points @eps pt 6 lc rgb blue ps 0.35 lw 1 \
        title label('fine'), \
    file('continuous') using X:Y with lines @ode lw 1.2 title 'continuous'
unset multiplot
