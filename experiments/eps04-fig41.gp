call 'experiments/style.gp' 12 8.5
file(size, side, way) = results.'/ellipse'.size.'-'.side.'-'.way.'.tsv'
X = col(file('1', 'one', 'later'), 'M_1'); Y = col(file('1', 'one', 'later'), 'M_2')
set size ratio -1
set xlabel math('M₁'); set ylabel math('M₂')
set key outside right top
end(size, side, way, name) = real(header(file(size, side, way), \
    'last '.name))
# The line of equilibria, through the ends of the largest ellipse.
ax = end('3', 'one', 'later', 'M_1'); ay = end('3', 'one', 'later', 'M_2')
set arrow from -1.25*ax,-1.25*ay to 1.25*ax,1.25*ay nohead back lw 1 dt 2 \
    lc rgb grey
plot for [s in '1 2 3'] for [side in 'one two'] for [way in 'later earlier'] \
        file(s, side, way) using X:Y with lines lw 2 lc rgb blue, \
    for [s in '1 2 3'] for [side in 'one two'] file(s, side, 'later') \
        using X:Y every 8::2::12 with points pt 8 ps 0.6 lc rgb blue, \
    for [s in '1 2 3'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'later', 'M_1')):(end(s, side, 'later', 'M_2')) \
        with points pt 7 ps 0.9 lc rgb black, \
    for [s in '1 2 3'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'earlier', 'M_1')):(end(s, side, 'earlier', 'M_2')) \
        with points pt 6 ps 0.9 lw 1.6 lc rgb black, \
    NaN with points pt 7 ps 0.9 lc rgb black title 'stable', \
    NaN with points pt 6 ps 0.9 lw 1.6 lc rgb black title 'unstable'
