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
# ' speed-even:METHOD ' of what is above its noise.
shown = system("awk '!/^#/ && $3 == $4 && $7*$7 > 4e-26 && $7*$7 > 4096*$9*$9 { \
    n = split(FILENAME, part, \"/\"); printf \" %g-%g:%s \", $2, $3, part[n] }' ".results."/*.tsv")
found(m, speed, e) = strstrt(shown, sprintf(' %g-%g:%s.tsv ', speed, e, m)) > 0
file(m) = results.'/'.m.'.tsv'
above(rate, noise) = rate**2 > 4e-26 && rate**2 > 4096*noise**2
set datafile missing NaN
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
    list = ''
    do for [m=1:words(methods)] { if (found(word(methods, m), speed, e)) { list = list.' '.m } }
    plot for [m in list] file(word(methods, m + 0)) using \
        ($2 == speed && $3 == e && $4 == e && above($7, $9) ? $6 : NaN):(abs($7)) \
        with linespoints ls int(word(style, m + 0))
}
unset label; unset tics; unset border; unset xlabel; unset ylabel
unset logscale; set xrange [0:1]; set yrange [0:1]; set format x ''; set format y ''
eval place(0, 1, 0, 0.23)
set key at 0.99,0.98 right top horizontal maxrows 8 samplen 1.4 spacing 0.95
plot for [m=1:words(methods)] NaN with linespoints ls int(word(style, m)) title word(methods, m)
unset multiplot
