call 'experiments/style.gp' 14.5 16.5
systems = 'particle sleigh snakeboard'
methods = 'gni dla dla-left'
errors = 'q velocity energy'
file(s, m, start) = results.'/'.word(systems, s).'-'.word(methods, m) \
    .'-'.start.'.tsv'
look = 'gni dla dla_left'

# A slope is no slope if the error is rounding.
rounding = 1e-11
slope(f, e) = real(header(f, 'smallest')) 
set multiplot
unset key; set tics scale 0.5
@loglog
set xrange [*:*]
array low[3] = [1e-6, 1e-6, 1e-8]
array high[3] = [1e2, 1e1, 1e1]
do for [r=1:3] { do for [s=1:3] {
    e = word(errors, r)
    eval place(0.105 + 0.305*(s - 1), 0.105 + 0.305*(s - 1) + 0.265, \
        0.695 - 0.305*(r - 1), 0.695 - 0.305*(r - 1) + 0.265)
    plot for [m=1:3] file(s, m, 'exact') using 2:col(file(s, m, 'exact'), e) \
        with linespoints ls m, for [m=1:3] file(s, m, 'momentum') \
        using 2:col(file(s, m, 'momentum'), e) with linespoints ls m dt 2
} }
unset multiplot
