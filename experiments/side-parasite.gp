call 'experiments/style.gp' 14.5 10.5
# Rates across the slow manifold: points of GNI at four steps, lines of the motion.
set multiplot
unset key
systems = 'sleigh snakeboard rotor'
heads = '"sleigh" "snakeboard" "rotor"'
states = '"forward speed" "angle of the wheels" "second body velocity"'
file(i) = results.'/'.word(systems, i).'.tsv'
line(i) = sprintf("< awk '/^#/ || /^$/ || $2 > 0.15 { next } { print }' '%s'", file(i))
colour(k) = word(blue.' '.green.' '.orange.' '.red, k)
set xtics 1
do for [i=1:3] {
    if (i == 2) { set xrange [-1.3:1.3] } else { set xrange [-2:2] }
    u = col(file(i), 'u'); h = col(file(i), 'v')
    do for [row=0:1] {
        got = col(file(i), row ? 'largest' : 'sum'); want = col(file(i), row ? 'stretching' : 'contraction')
        eval place(0.10 + 0.32*(i-1), 0.335 + 0.32*(i-1), 0.59 - 0.43*row, 0.93 - 0.43*row)
        unset label
        if (row == 0) { set label word(heads, i) at graph 0,1.08 left; unset xlabel } else { set xlabel word(states, i) offset 0,0.5 }
        if (i == 1) { set ylabel (row ? 'largest rate' : 'sum of the rates') offset 0.5,0 } else { unset ylabel }
        set autoscale y
        if (i == 2 && row == 0) { set yrange [-0.12:0.12] }
        plot for [k=1:4] file(i) using (abs(column(h) - 0.1*k) < 1e-9 ? column(u) : NaN):got with points pt 7 ps 0.28 lc rgb colour(k), \
             line(i) using u:want with lines lw 1.2 lc rgb black
    }
}
unset label; unset tics; unset border; unset xlabel; unset ylabel
set xrange [0:1]; set yrange [0:1]; set format x ''; set format y ''
eval place(0, 1, 0, 0.06)
set key at 0.5,0.5 center center horizontal maxrows 1 samplen 1.4 width -2
plot for [k=1:4] NaN with points pt 7 ps 0.7 lc rgb colour(k) title sprintf('h = 0.%d', k), \
     NaN with lines lw 1.2 lc rgb black title 'the motion'
unset multiplot
