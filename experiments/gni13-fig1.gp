call 'experiments/style.gp' 14.5 9.6
file(name) = results.'/'.name.'.tsv'
starts = 'velocity constraint momentum reaction'
array colour[4] = [sky, orange, green, blue]

set multiplot
@loglog
set xrange [0.005:0.3]
set xtics (0.01, 0.1)
set key top right samplen 0.5 noopaque
if (!tex) { set key font ',7' }
set xlabel 'step h' offset 0,0.4

eval place(0.09, 0.33, 0.13, 0.89)
eval panel('a   error of position')
set yrange [1e-7:1e5]; set ytics (1e-6, 1e-4, 1e-2, 1)
set format y power
eval triangle(2, 0.007, 0.014, 5e-7)
eval triangle(1, 0.008, 0.016, 0.3)
c = col(file('gni-velocity'), 'base-final')
plot for [i=1:4] file('gni-'.word(starts, i)) using 2:c \
        with linespoints @gni lc rgb colour[i] ps 0.5 title word(starts, i), \
    file('dla-momentum') using 2:c with linespoints @dla dt 2 ps 0.5 \
        title 'DLA, momentum', \
    file('dla-discrete') using 2:c with linespoints @dla pt 4 ps 0.6 \
        title 'DLA, discrete'

eval place(0.41, 0.665, 0.13, 0.89)
unset label; unset arrow
eval panel('b   angular velocity')
set yrange [3e-4:300]; set ytics (1e-2, 1)
c = col(file('gni-velocity'), 'velocity-mean')
e = col(file('gni-velocity'), 'velocity-late')
plot file('gni-reaction') using 2:c with linespoints @gni ps 0.5 \
        title 'reaction, mean', \
    file('gni-reaction') using 2:e with linespoints @gni pt 6 ps 0.5 \
        lc rgb sky title 'reaction, late', \
    file('dla-momentum') using 2:c with linespoints @dla dt 2 ps 0.5 \
        title 'DLA, momentum', \
    file('dla-discrete') using 2:c with linespoints @dla pt 4 ps 0.6 \
        title 'DLA, discrete'

eval place(0.735, 0.99, 0.13, 0.89)
eval panel('c   energy')
set yrange [1e-3:2e3]; set ytics (1e-2, 1)
c = col(file('gni-velocity'), 'energy-mean')
e = col(file('gni-velocity'), 'energy-late')
plot file('gni-reaction') using 2:c with linespoints @gni ps 0.5 \
        title 'reaction, mean', \
    file('gni-reaction') using 2:e with linespoints @gni pt 6 ps 0.5 \
        lc rgb sky title 'reaction, late', \
    file('dla-momentum') using 2:c with linespoints @dla dt 2 ps 0.5 \
        title 'DLA, momentum', \
    file('dla-discrete') using 2:c with linespoints @dla pt 4 ps 0.6 \
        title 'DLA, discrete'
unset multiplot
