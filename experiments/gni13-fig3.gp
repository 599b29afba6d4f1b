call 'experiments/style.gp' 14.5 9.6
file(name) = results.'/gni-'.name.'.tsv'
starts = 'velocity constraint momentum reaction'
array colour[4] = [sky, orange, green, blue]
slope(s, c) = sprintf('%.2f', real(header(file(s), 'slope '.c)))

set multiplot
@loglog
set xrange [5e-5:0.3]
set xtics (10.0**-4, 10.0**-3, 10.0**-2, 10.0**-1)
set format x power
set format y power
set xlabel 'step h' offset 0,0.4
set key top right samplen 0.7 noopaque
if (!tex) { set key font ',7' }
guide(p, c, x) = c * x**p

eval place(0.09, 0.34, 0.13, 0.89)
eval panel('a   error of position')
set yrange [3e-11:2e4]
set ytics (10.0**-8, 10.0**-6, 10.0**-4, 10.0**-2, 1)
c = col(file('velocity'), 'base-final')
set label 1 'h' at 1.3e-4,1.2e-4 tc rgb grey
set label 2 'h²' at 1.3e-4,3e-10 tc rgb grey
plot guide(1, 0.5, x) with lines lc rgb grey dt 3 notitle, \
    guide(2, 0.03, x) with lines lc rgb grey dt 3 notitle, \
    for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).': '.slope(word(starts, i), 'base-final')

eval place(0.42, 0.66, 0.13, 0.89)
eval panel('b   angular velocity')
c = col(file('velocity'), 'velocity-mean')
d = col(file('velocity'), 'velocity-late')
plot guide(1, 0.5, x) with lines lc rgb grey dt 3 notitle, \
    guide(2, 0.03, x) with lines lc rgb grey dt 3 notitle, \
    for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).': '.slope(word(starts, i), 'velocity-mean'), \
    file('constraint') using 2:d with linespoints @gni pt 6 ps 0.4 \
    lc rgb red title 'late: '.slope('constraint', 'velocity-late')

eval place(0.74, 0.98, 0.13, 0.89)
eval panel('c   energy')
c = col(file('velocity'), 'energy-mean')
d = col(file('velocity'), 'energy-late')
plot guide(1, 0.5, x) with lines lc rgb grey dt 3 notitle, \
    guide(2, 0.03, x) with lines lc rgb grey dt 3 notitle, \
    for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).': '.slope(word(starts, i), 'energy-mean'), \
    file('constraint') using 2:d with linespoints @gni pt 6 ps 0.4 \
    lc rgb red title 'late: '.slope('constraint', 'energy-late')
unset multiplot
