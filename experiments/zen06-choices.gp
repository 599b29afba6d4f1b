call 'experiments/style.gp' 14.5 7.5
file(name) = results.'/'.name.'.tsv'
X = col(file('log'), 'x'); Y = col(file('log'), 'y')
E = col(file('log'), 'energy-projected')
first(name) = real(header(file(name), 'first energy-projected'))
set multiplot
eval place(0.08, 0.5, 0.15, 0.92)
eval panel('a   paths')
set size ratio -1
set xlabel math('x'); set ylabel math('y')
set xrange [-2.4:5.2]; set yrange [-0.6:5.4]
set key top right maxrows 4
plot file('log') using X:Y with linespoints @eps ps 0.4 title 'exp', \
    file('chord') using X:Y with linespoints @dla ps 0.4 title 'chord', \
    file('momentum') using X:Y with linespoints @mla ps 0.4 title 'momentum', \
    file('straight') using X:Y with linespoints @exact ps 0.4 \
        title 'momentum, straight'
eval place(0.62, 0.98, 0.15, 0.92)
eval panel('b   energy')
set size noratio
set xlabel math('t'); set ylabel math('E/E₀'); set autoscale x; set yrange [0:1.1]
unset key
plot file('log') using 2:(column(E)/first('log')) @eps, \
    file('chord') using 2:(column(E)/first('chord')) @dla, \
    file('momentum') using 2:(column(E)/first('momentum')) @mla, \
    file('straight') using 2:(column(E)/first('straight')) @exact
unset multiplot
