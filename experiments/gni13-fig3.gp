call 'experiments/style.gp' 14.5 7.6
file(name) = results.'/gni-'.name.'.tsv'
starts = 'S1 S2 S3 S4'
array colour[4] = [sky, orange, green, blue]
slope(s, c) = sprintf('%.2f', real(header(file(s), 'slope '.c)))

set multiplot
@loglog
set xrange [5e-5:0.4]
set xtics (10.0**-4, 10.0**-3, 10.0**-2, 10.0**-1)
set format x power
set xlabel 'step h' offset 0,0.4
set key top left samplen 1.6 spacing 1

eval place(0.08, 0.34, 0.15, 0.88)
eval panel('a   position')
set yrange [1e-10:1e5]
set ytics (10.0**-10, 10.0**-8, 10.0**-6, 10.0**-4, 10.0**-2, 1)
eval triangle(1, 3e-4, 1.2e-3, 1e-3)
eval triangle(2, 3e-3, 1.2e-2, 5e-9)
c = col(file('S1'), 'base-final')
plot for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).': '.slope(word(starts, i), 'base-final')

eval place(0.41, 0.67, 0.15, 0.88)
unset label; unset arrow
eval panel('b   angular velocity')
c = col(file('S1'), 'velocity-mean'); d = col(file('S1'), 'velocity-late')
plot for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).' mean: '.slope(word(starts, i), 'velocity-mean'), \
    file('S2') using 2:d with linespoints @gni pt 6 ps 0.4 lc rgb red \
    title 'S2 late: '.slope('S2', 'velocity-late')

eval place(0.74, 1.0, 0.15, 0.88)
eval panel('c   energy')
c = col(file('S1'), 'energy-mean'); d = col(file('S1'), 'energy-late')
plot for [i=1:4] file(word(starts, i)) using 2:c with linespoints @gni \
    ps 0.4 lc rgb colour[i] \
    title word(starts, i).' mean: '.slope(word(starts, i), 'energy-mean'), \
    file('S2') using 2:d with linespoints @gni pt 6 ps 0.4 lc rgb red \
    title 'S2 late: '.slope('S2', 'energy-late')
unset multiplot
