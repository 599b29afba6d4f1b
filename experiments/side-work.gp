call 'experiments/style.gp' 14.5 17
# Error against evaluations, the four steps of the ladder of nhi matrix.
set style line 16 lw 1.6 ps 0.6 dt 1 pt  4 lc rgb yellow
set style line 17 lw 1.6 ps 0.6 dt 1 pt 12 lc rgb orange
set style line 18 lw 1.6 ps 0.6 dt 2 pt 14 lc rgb purple
set style line 19 lw 1.6 ps 0.6 dt 3 pt  6 lc rgb red
methods = 'gni dla mla lobatto-2 lobatto-3 lobatto-4 mp discrete-gradient newmark-pair midpoint compose-4 compose-6 feedback rk4'
style = '1 2 5 13 12 11 16 17 18 19 10 14 7 15'
systems = 'particle heisenberg coupled5 roller-racer vertical-disk gearbox-turning gearbox-quartic chaotic chaplygin-ball'
row(s, m) = sprintf("< awk -F'\t' '$1 == \"%s\" && $2 == \"%s\"' results/matrix-work.tsv", s, m)
set multiplot
unset key
@loglog
set xrange [10:3e4]; set yrange [1e-13:1e-1]
set ytics 1e-12,1e3
do for [i=0:8] {
    s = word(systems, i + 1)
    eval place(0.12 + 0.3*(i%3), 0.38 + 0.3*(i%3), 0.76 - 0.275*(i/3), 0.955 - 0.275*(i/3))
    unset xlabel; unset ylabel; unset label
    set label s at graph 0,1.08 left
    if (i >= 6) { set xlabel 'evaluations' offset 0,0.4 }
    if (i % 3 == 0) { set ylabel 'error of the position' offset 1,0; set format y power } else { set format y '' }
    plot for [m=1:words(methods)] row(s, word(methods, m)) using 4:5 with linespoints ls int(word(style, m))
}
unset label; unset tics; unset border; unset xlabel; unset ylabel
unset logscale; set xrange [0:1]; set yrange [0:1]; set format x ''; set format y ''
eval place(0, 1, 0, 0.11)
set key at 0.99,0.98 right top horizontal maxrows 4 samplen 1.4 width -1
plot for [m=1:words(methods)] NaN with linespoints ls int(word(style, m)) title word(methods, m)
unset multiplot
