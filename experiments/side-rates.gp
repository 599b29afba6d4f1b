call 'experiments/style.gp' 14.5 15
# |rate| of the energy of the load against h, eps = even = 1/10 or 0; what is not
# above its noise is left out.
set style line 16 lw 1.6 ps 0.6 dt 1 pt  4 lc rgb yellow
set style line 17 lw 1.6 ps 0.6 dt 1 pt 12 lc rgb orange
set style line 18 lw 1.6 ps 0.6 dt 2 pt 14 lc rgb purple
set style line 19 lw 1.6 ps 0.6 dt 3 pt  6 lc rgb red
set style line 20 lw 1.6 ps 0.6 dt 2 pt  2 lc rgb blue
set style line 21 lw 1.6 ps 0.6 dt 2 pt  3 lc rgb sky
set style line 22 lw 1.6 ps 0.6 dt 2 pt  5 lc rgb orange
set style line 23 lw 1.6 ps 0.6 dt 3 pt 10 lc rgb grey
set style line 24 lw 1.6 ps 0.6 dt 2 pt  8 lc rgb purple
methods = 'gni-left gni-damped gni-restarted euler-a euler-b dla dla-trapezoid dla-left mla mp '. \
    'lobatto-3 lobatto-4 newmark newmark-pair midpoint compose-4 compose-6 compose-dla compose-mla '. \
    'compose-midpoint discrete-gradient feedback rk4'
style = '3 20 21 9 22 2 4 8 5 16 12 11 23 18 19 10 14 24 20 21 17 7 15'
row(m, speed, eps, even) = sprintf("< awk '!/^#/ && $2 == %g && $3 == %g && $4 == %g && $7*$7 > 4e-26 && $7*$7 > 4096*$9*$9' %s/%s.tsv; echo nan nan nan nan nan nan nan", speed, eps, even, results, m)
set multiplot
unset key
@loglog
set yrange [1e-13:1]
set ytics 1e-12,1e3
do for [p=0:3] {
    speed = p % 2 ? 1.2 : 2.6; symmetric = p / 2
    set xrange [speed == 1.2 ? 0.06 : 0.025 : speed == 1.2 ? 0.27 : 0.11]
    set xtics (0.03, 0.05, 0.1, 0.2)
    set format x '%g'
    eval place(0.1 + 0.48*(p%2), 0.49 + 0.48*(p%2), 0.69 - 0.38*symmetric, 0.96 - 0.38*symmetric)
    eval panel((p % 2 ? 'driver librates' : 'driver rotates').(symmetric ? ', symmetric' : ', asymmetric'))
    unset xlabel; unset ylabel
    if (symmetric) { set xlabel math('h') offset 0,0.4 }
    if (p % 2 == 0) { set ylabel 'rate of the energy' offset 1,0; set format y power } else { set format y '' }
    e = symmetric ? 0 : 0.1
    plot for [m=1:words(methods)] row(word(methods, m), speed, e, e) using 6:(abs($7)) with linespoints ls int(word(style, m))
}
unset label; unset tics; unset border; unset xlabel; unset ylabel
unset logscale; set xrange [0:1]; set yrange [0:1]; set format x ''; set format y ''
eval place(0, 1, 0, 0.23)
set key at 0.99,0.98 right top horizontal maxrows 8 samplen 1.4 spacing 0.95
plot for [m=1:words(methods)] NaN with linespoints ls int(word(style, m)) title word(methods, m)
unset multiplot
