call 'experiments/style.gp' 14.5 7.5
file(n) = results.'/n'.n.'-later.tsv'
color(n) = word(blue.' '.red.' '.green.' '.purple, n - 2)
array E[6]; array H[6]; array E0[6]; array H0[6]
do for [n=3:6] {
    E[n] = col(file(n), 'energy-projected'); H[n] = col(file(n), 'energy')
    E0[n] = real(header(file(n), 'first energy-projected'))
    H0[n] = real(header(file(n), 'first energy'))
}
set multiplot
set ylabel 'relative change' offset 1,0
set xlabel 'step'; set xrange [0:2000]
eval place(0.12, 0.48, 0.15, 0.92)
eval panel('a   restricted energy')
set yrange [-2e-14:2e-14]; set ytics 1e-14; set format y '%.0e'
if (tex) { set format y '$%.0t\cdot10^{%T}$' }
set key top left
plot for [n=3:6] file(n) using 1:(column(E[n])/E0[n] - 1) every 10 \
    with points pt 7 ps 0.3 lc rgb color(n) title 'SO('.n.')'
eval place(0.60, 0.98, 0.15, 0.92)
eval panel('b   full energy')
unset ylabel; set autoscale y; set format y '%g'; set ytics autofreq
if (tex) { set format y '$%g$' }
set logscale x; set xrange [1:2000]
unset key
plot for [n=3:6] file(n) using 1:(column(H[n])/H0[n] - 1) with lines lw 2 \
    lc rgb color(n)
unset multiplot
