call 'experiments/style.gp' 14.5 7.2
file(name) = results.'/'.name.'.tsv'
starts = 'S1 S2 S3 S4'
array colour[4] = [sky, orange, green, blue]

set multiplot
@loglog
set xrange [0.01:0.3]
set key bottom right samplen 1.6 spacing 1
set xlabel 'step h' offset 0,0.4

eval place(0.09, 0.34, 0.15, 0.88)
eval panel('a   position at T = 10')
set yrange [1e-7:10]; set ytics 1e-8,100
eval triangle(2, 0.014, 0.028, 1.2e-7)
c = col(file('gni-S1'), 'base-final'); d = col(file('dla-S1'), 'base-final')
plot for [i=1:4] file('gni-'.word(starts, i)) using 2:c \
        with linespoints @gni lc rgb colour[i] title word(starts, i), \
    file('dla-S3') using 2:d with linespoints @dla dt 2 title 'DLA'

eval place(0.42, 0.67, 0.15, 0.88)
unset label; unset arrow
eval panel('b   angular velocity')
set yrange [1e-5:10]
c = col(file('gni-S1'), 'velocity-mean'); e = col(file('gni-S1'), 'velocity-late')
plot file('gni-S4') using 2:c with linespoints @gni title 'S4, mean', \
    file('gni-S4') using 2:e with linespoints @gni pt 6 lc rgb sky \
        title 'S4, late', \
    file('dla-S3') using 2:c with linespoints @dla dt 2 title 'DLA, mean', \
    file('dla-S3') using 2:e with linespoints @dla pt 4 dt 2 lc rgb orange \
        title 'DLA, late'

eval place(0.74, 0.99, 0.15, 0.88)
eval panel('c   energy')
set yrange [1e-5:100]
c = col(file('gni-S1'), 'energy-mean'); e = col(file('gni-S1'), 'energy-late')
plot file('gni-S4') using 2:c with linespoints @gni title 'S4, mean', \
    file('gni-S4') using 2:e with linespoints @gni pt 6 lc rgb sky \
        title 'S4, late', \
    file('dla-S3') using 2:c with linespoints @dla dt 2 title 'DLA, mean', \
    file('dla-S3') using 2:e with linespoints @dla pt 4 dt 2 lc rgb orange \
        title 'DLA, late'
unset multiplot
