call 'experiments/style.gp' 14.5 7.2
file(name) = results.'/'.name.'.tsv'
X = col(file('log'), 'x'); Y = col(file('log'), 'y')
E = col(file('log'), 'energy-projected')
first(name) = real(header(file(name), 'first energy-projected'))
set multiplot
eval place(0.07, 0.52, 0.15, 0.92)
eval panel('a   paths')
set size ratio -1
set xlabel math('x'); set ylabel math('y') offset 1,0
set xrange [-2.5:3.8]; set yrange [-0.6:4.5]; set ytics 1
unset key
plot file('log') using X:Y with linespoints @eps ps 0.4, \
    file('chord') using X:Y with linespoints @dla ps 0.4, \
    file('momentum') using X:Y with linespoints @mla ps 0.4, \
    file('straight') using X:Y with linespoints @exact ps 0.4 pt 7
eval place(0.62, 0.98, 0.15, 0.92)
eval panel('b   energy')
set size noratio
set xlabel math('t'); set ylabel math('E/E₀')
set autoscale x; set yrange [0:1.1]; set ytics 0.2; set xtics 6
set key at graph 1,0.85 samplen 2
plot file('log') using 2:(column(E)/first('log')) @eps title 'log', \
    file('chord') using 2:(column(E)/first('chord')) @dla title 'chord', \
    file('momentum') using 2:(column(E)/first('momentum')) @mla \
        title 'momentum', \
    file('straight') using 2:(column(E)/first('straight')) @exact \
        title 'momentum, '.math('ω = 0')
unset multiplot
