# reads: gni08-long
call 'experiments/style.gp' 14.5 13
results = 'results/gni08-long'
file(s, m) = results.'/'.s.'-'.m.'.tsv'
set multiplot
set xlabel math('x'); set ylabel math('y') offset 1,0

set size ratio -1
eval place(0.08, 0.53, 0.49, 0.95)
eval panel('a   path of the sleigh')
g = file('sleigh', 'gni'); d = file('sleigh', 'dla')
set xrange [-38:62]; set yrange [-42:50]
set key top right
plot g using col(g, 'reference_x'):col(g, 'reference_y') @exact lw 1.2 \
        title 'reference', \
    d every 8 using col(d, 'x'):col(d, 'y') with points @dla pt 2 lw 1.2 \
        title 'DLA, midpoint', \
    g using col(g, 'x'):col(g, 'y') @gni lw 1.2 title 'GNI'

eval place(0.575, 0.99, 0.49, 0.95)
eval panel('b   path of the snakeboard')
g = file('snakeboard', 'gni'); d = file('snakeboard', 'dla')
set xrange [-1:21]; set yrange [-20.5:1.5]
unset ylabel; unset key
plot g using col(g, 'reference_x'):col(g, 'reference_y') @exact lw 1.2, \
    d every 10 using col(d, 'x'):col(d, 'y') with points @dla pt 2 lw 1.2, \
    g using col(g, 'x'):col(g, 'y') @gni lw 1.2

set size noratio
eval place(0.11, 0.975, 0.085, 0.36)
eval panel('c   one-sided violation of GNI on the snakeboard')
steps = 'gni gni-half gni-quarter gni-eighth'
set xlabel math('t'); unset ylabel
set xrange [0:header(d, 'steps')*header(d, 'h')]
set yrange [1e-5:2]; @logy; set ytics 10
set key center right maxrows 2
array v[4]
do for [i=1:4] { v[i] = col(file('snakeboard', word(steps, i)), 'violation') }
plot for [i=1:4] file('snakeboard', word(steps, i)) using 2:v[i] @gni \
    lc rgb word(blue.' '.sky.' '.purple.' '.black, i) lw 1.2 \
    title math('h = '.header(file('snakeboard', word(steps, i)), 'h'))
unset multiplot
