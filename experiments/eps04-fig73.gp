call 'experiments/style.gp' 12.5 8
file(name) = results.'/'.name.'.tsv'
X = col(file('discrete'), 'x'); Y = col(file('discrete'), 'y')
label(name) = math('h = '.header(file(name), 'h'))
set size ratio -1
set xlabel math('x'); set ylabel math('y')
set key outside right top
set xtics 1
plot file('continuous') using X:Y with lines @ode title 'continuous', \
    file('discrete') using X:Y with linespoints @eps title label('discrete'), \
    file('fine') using X:Y with points @eps lc rgb blue ps 0.25 \
        title label('fine')
