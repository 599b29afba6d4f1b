call 'experiments/style.gp' 14.5 7.5
file(name) = results.'/'.name.'.tsv'

set multiplot
set size ratio -1
set xlabel 'x'; set ylabel 'y' offset 1,0
unset key

eval place(0.07, 0.46, 0.14, 0.90)
eval panel('a   10000 steps, start reaction')
set label 1 at 0,0 point pt 2 ps 1.2 lw 1.5 lc rgb black
plot file('gni-reaction') using 3:4 with points pt 7 ps 0.12 lc rgb blue

unset label 1
eval place(0.60, 0.98, 0.14, 0.90)
eval panel('b   detail, with velocity (light)')
set size noratio
set ylabel 'y' offset 2,0
set xrange [-1.9:-1.1]; set yrange [-0.12:0.08]; set xtics 0.2
plot file('gni-velocity') using 3:4 with points pt 7 ps 0.15 lc rgb sky, \
    file('gni-reaction') using 3:4 with points pt 7 ps 0.15 lc rgb blue
unset multiplot
