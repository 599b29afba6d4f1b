call 'experiments/style.gp' 14.5 7.6
file(name) = results.'/'.name.'.tsv'
P = col(file('suslov-momentum'), 'p-projected')
Q = col(file('suslov-momentum'), 'q')
systems = 'suslov sleigh sleigh-b'
names = 'top "b = 0" "b ≠ 0"'
name(i) = i == 1 ? word(names, 1) : math(word(names, i))
color(i) = word(blue.' '.red.' '.green, i)
@loglog
set multiplot
set xlabel 'step '.math('h'); set xrange [0.0022:0.3]
eval place(0.11, 0.48, 0.15, 0.92)
eval panel('a   momenta')
set ylabel 'largest error'
set yrange [1e-7:1]
eval triangle(2, 0.006, 0.013, 4e-7)
eval triangle(1, 0.006, 0.018, 8e-2)
plot for [i=1:3] file(word(systems, i).'-momentum') using 2:P \
        with linespoints pt 7 ps 0.6 lw 2 lc rgb color(i), \
    for [i=1:3] file(word(systems, i).'-momentum') every ::5 using 2:P:(name(i)) \
        with labels right offset -0.8,0 tc rgb color(i), \
    for [i=1:3] file(word(systems, i).'-velocity') using 2:P \
        with linespoints pt 6 ps 0.6 lw 2 dt 2 lc rgb color(i)
unset arrow; unset label
eval place(0.60, 0.98, 0.15, 0.92)
eval panel('b   positions')
eval triangle(2, 0.006, 0.013, 4e-7)
eval triangle(1, 0.006, 0.018, 8e-2)
unset ylabel
plot for [i=1:3] file(word(systems, i).'-momentum') using 2:Q \
        with linespoints pt 7 ps 0.6 lw 2 lc rgb color(i), \
    for [i=1:3] file(word(systems, i).'-velocity') using 2:Q \
        with linespoints pt 6 ps 0.6 lw 2 dt 2 lc rgb color(i)
unset multiplot
