call 'experiments/style.gp' 6.85 6.8
file(size, side, way) = results.'/ellipse'.size.'-'.side.'-'.way.'.tsv'
f = file('1', 'one', 'later')
X = col(f, 'p_theta'); Y = col(f, 'p_1')
set size ratio -1
set xlabel math('p_θ'); set ylabel math('p₁')
set key bmargin center horizontal maxcols 3 samplen 1.5 width -2
end(size, side, way, name) = real(header(file(size, side, way), \
    'last '.name))
# The line of equilibria, through the ends of the largest ellipse.
ax = end('3', 'one', 'later', 'p_theta'); ay = end('3', 'one', 'later', 'p_1')
set arrow from -1.25*ax,-1.25*ay to 1.25*ax,1.25*ay nohead back lw 1 dt 2 \
    lc rgb grey
set style arrow 1 head filled size screen 0.02,20 fixed lw 2 lc rgb blue
# The first of two rows is remembered, the second draws the arrow.
x0 = 0; y0 = 0
from(way) = way eq 'later' ? 1 : -1
back(way) = way eq 'later' ? 0 : 1
plot for [s in '1 2 3'] for [side in 'one two'] for [way in 'later earlier'] \
        file(s, side, way) using X:Y with lines lw 2 lc rgb blue, \
    for [s in '1 2 3'] for [side in 'one two'] for [way in 'later earlier'] \
        file(s, side, way) every ::4::5 \
        using ($0 == 0 ? (x0 = column(X), y0 = column(Y), NaN) \
            : back(way) ? column(X) : x0): \
        (back(way) ? column(Y) : y0):(from(way)*(column(X) - x0)): \
        (from(way)*(column(Y) - y0)) with vectors as 1, \
    for [s in '1 2 3'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'later', 'p_theta')): \
            (end(s, side, 'later', 'p_1')) \
        with points pt 7 ps 0.9 lc rgb black, \
    for [s in '1 2 3'] for [side in 'one two'] '+' every ::0::0 \
        using (end(s, side, 'earlier', 'p_theta')): \
            (end(s, side, 'earlier', 'p_1')) \
        with points pt 6 ps 0.9 lw 1.6 lc rgb black, \
    NaN with lines lw 2 lc rgb blue title 'motions', \
    NaN with points pt 7 ps 0.9 lc rgb black title 'stable', \
    NaN with points pt 6 ps 0.9 lw 1.6 lc rgb black title 'unstable'
