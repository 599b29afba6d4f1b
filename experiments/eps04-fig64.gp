# reads: eps04-fig63
call 'experiments/style.gp' 6.35 9
file(size, side, way) = results.'/oval'.size.'-'.side.'-'.way.'.tsv'
f = file('1', 'one', 'later'); plane = 'results/eps04-fig63/plane.tsv'
X = col(f, 'q1'); Y = col(f, 'q2')
# A run with a negative step shows the motion backwards with the signs of the
# displacement exchanged.
sign(way) = way eq 'later' ? 1 : -1
end(size, side, way, name) = sign(way) \
    *real(header(file(size, side, way), 'last '.name))
U = col(plane, 'q1'); V = col(plane, 'q2'); E = col(plane, 'energy')
set contour base; unset surface
@tables
set cntrparam levels discrete real(header(plane, 'saddle energy'))
set table $separatrix
splot plane using U:V:E
unset table; unset contour
@labels
set size ratio -1
set xrange [-0.9:0.9]; set yrange [-0.8:0.8]
set xlabel math('q₁'); set ylabel math('q₂')
set xtics 0.4; set ytics 0.4
set key bmargin center vertical maxrows 5 samplen 1.5
ax = end('4', 'one', 'later', 'q1'); ay = end('4', 'one', 'later', 'q2')
set arrow from -2*ax,-2*ay to 2*ax,2*ay nohead back lw 2 lc rgb green
plot $separatrix using 1:2 with lines lw 1.6 lc rgb red title 'separatrix', \
    NaN with lines lw 2 lc rgb green title 'equilibria', \
    for [s in '1 2 3 4'] for [side in 'one two'] \
        for [way in 'later earlier'] file(s, side, way) \
        using (sign(way)*column(X)):(sign(way)*column(Y)) \
        with linespoints @eps lw 0.8 ps 0.35, \
    for [s in '1 2 3 4'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'later', 'q1')):(end(s, side, 'later', 'q2')) \
        with points pt 7 ps 0.9 lc rgb black, \
    for [s in '1 2 3 4'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'earlier', 'q1')): \
            (end(s, side, 'earlier', 'q2')) \
        with points pt 6 ps 0.9 lw 1.6 lc rgb black, \
    NaN with linespoints @eps lw 0.8 ps 0.35 title 'orbits', \
    NaN with points pt 7 ps 0.9 lc rgb black title 'stable', \
    NaN with points pt 6 ps 0.9 lw 1.6 lc rgb black title 'unstable'
