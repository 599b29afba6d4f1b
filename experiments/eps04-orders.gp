call 'experiments/style.gp' 14.5 8.5
file(name) = results.'/'.name.'.tsv'
P = col(file('suslov-momentum'), 'p-projected')
Q = col(file('suslov-momentum'), 'q')
systems = 'suslov sleigh sleigh-b'
color(i) = word(blue.' '.red.' '.green, i)
@loglog
set multiplot
set xlabel math('h'); set xrange [0.004:0.3]
eval place(0.11, 0.48, 0.15, 0.92)
eval panel('a   momenta')
set ylabel 'largest error'
set yrange [1e-7:1]
set key bottom right
eval triangle(2, 0.006, 0.018, 2e-7)
eval triangle(1, 0.01, 0.03, 3e-2)
plot for [i=1:3] file(word(systems, i).'-momentum') using 2:P \
        with linespoints pt 7 ps 0.6 lw 2 lc rgb color(i) \
        title word('top J15 b07', i), \
    for [i=1:3] file(word(systems, i).'-velocity') using 2:P \
        with linespoints pt 6 ps 0.6 lw 2 dt 2 lc rgb color(i)
unset arrow; unset label
eval place(0.60, 0.98, 0.15, 0.92)
eval panel('b   positions')
eval triangle(2, 0.006, 0.018, 2e-7)
eval triangle(1, 0.01, 0.03, 3e-2)
unset ylabel; unset key
plot for [i=1:3] file(word(systems, i).'-momentum') using 2:Q \
        with linespoints pt 7 ps 0.6 lw 2 lc rgb color(i), \
    for [i=1:3] file(word(systems, i).'-velocity') using 2:Q \
        with linespoints pt 6 ps 0.6 lw 2 dt 2 lc rgb color(i)
unset multiplot
