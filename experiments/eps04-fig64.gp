call 'experiments/style.gp' 12 8.5
file(size, side, way) = results.'/oval'.size.'-'.side.'-'.way.'.tsv'
X = col(file('1', 'one', 'later'), 'q1'); Y = col(file('1', 'one', 'later'), 'q2')
end(size, side, way, name) = (way eq 'later' ? 1 : -1) \
    *real(header(file(size, side, way), 'last '.name))
# A run with a negative step shows the motion backwards with the signs of the
# displacement exchanged.
set size ratio -1
set xlabel math('q₁'); set ylabel math('q₂')
set xtics 0.2; set ytics 0.2
set key outside right top
ax = end('4', 'one', 'later', 'q1'); ay = end('4', 'one', 'later', 'q2')
set arrow from -1.3*ax,-1.3*ay to 1.3*ax,1.3*ay nohead back lw 1 dt 2 lc rgb grey
plot for [s in '1 2 3 4'] for [side in 'one two'] file(s, side, 'later') \
        using X:Y with linespoints @eps lw 0.8 ps 0.3, \
    for [s in '1 2 3 4'] for [side in 'one two'] file(s, side, 'earlier') \
        using (-column(X)):(-column(Y)) with linespoints @eps lw 0.8 ps 0.3, \
    for [s in '1 2 3 4'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'later', 'q1')):(end(s, side, 'later', 'q2')) \
        with points pt 7 ps 0.9 lc rgb black, \
    for [s in '1 2 3 4'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'earlier', 'q1')):(end(s, side, 'earlier', 'q2')) \
        with points pt 6 ps 0.9 lw 1.6 lc rgb black, \
    NaN with linespoints @eps lw 0.8 ps 0.3 title 'orbits', \
    NaN with points pt 7 ps 0.9 lc rgb black title 'stable', \
    NaN with points pt 6 ps 0.9 lw 1.6 lc rgb black title 'unstable'
