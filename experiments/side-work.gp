call 'experiments/style.gp' 14.5 20
# Error against evaluations, or against time if side-time.gp says so: the four
# steps of the ladder of nhi matrix, every method on every system.
clock = strstrt(output, 'side-time') > 0
methods = 'gni gni-left gni-slow gni-damped gni-restarted gni-averaged gni-projected euler-a euler-b rattle euler-ab euler-ba dla dla-left mla exact eps discrete-gradient mp lobatto-2 lobatto-3 lobatto-4 newmark newmark-pair midpoint compose-4 compose-6 compose-dla compose-projected compose-midpoint feedback rk4 ode'
style = '1 35 31 32 33 34 30 9 10 13 11 12 2 3 5 6 14 16 17 20 21 22 23 18 19 24 25 26 28 27 29 15 7'
# The table as a block of points for each system and method that has some, in the
# order of the table; table('systems') names the systems, table('first') numbers
# the first block of each and the one after all, table('methods') says whose
# each block is.
table(what) = system(sprintf("awk -F'\t' -v clock=%d -v what=%s '/^#/ { next } \
    FILENAME ~ /speed/ { ns[$1, $2] = $3; next } \
    $1 != s { if (what == \"systems\") print $1; if (what == \"first\") print k + 0 } \
    $1 != s || $2 != m { k++; if (what == \"methods\") print $2; \
        if (what == \"points\") print \"\\n\" } \
    { s = $1; m = $2; if (what == \"points\") \
        print clock ? $3 * ns[$1, $2] / 1000 : $4, $5 } \
    END { if (what == \"first\") print k }' \
    results/matrix-speed.txt results/matrix-work.tsv", clock, what))
set print $points; print table('points'); unset print
systems = table('systems'); first = table('first'); whose = table('methods')
array line[words(whose)]
do for [m=1:words(methods)] { do for [k=1:words(whose)] {
    if (word(whose, k) eq word(methods, m)) { line[k] = int(word(style, m)) } } }
set multiplot
unset key
@loglog
if (clock) { set xrange [1:3e4] } else { set xrange [10:3e4] }
set yrange [1e-14:1e0]
set ytics 1e-12,1e4
do for [i=0:words(systems)-1] {
    s = word(systems, i + 1)
    c = i % 4; r = i / 4
    eval place(0.10 + 0.23*c, 0.30 + 0.23*c, 0.86 - 0.144*r, 0.972 - 0.144*r)
    unset xlabel; unset ylabel; unset label
    set label s at graph 0,1.09 left
    if (i + 4 >= words(systems)) { set xlabel (clock ? 'time (µs)' : 'evaluations') offset 0,0.6; set format x power } else { set format x '' }
    if (c == 0) { set ylabel 'error' offset 0.8,0; set format y power } else { set format y '' }
    plot for [k=word(first, i+1)+1:word(first, i+2)] $points index k-1 using 1:2 \
        with linespoints ls line[k] lw 0.8 ps 0.3
}
unset label; unset tics; unset border; unset xlabel; unset ylabel; unset grid
unset logscale; set xrange [0:1]; set yrange [0:1]; set format x ''; set format y ''
eval place(0.31, 1, 0.01, 0.235)
keyfont = tex ? ',9' : ',7'
keyspace = tex ? 1.1 : 0.8
set key at graph 0.0,0.78 left top vertical maxrows 11 samplen 1.0 spacing keyspace font keyfont
plot for [m=1:words(methods)] NaN with linespoints ls int(word(style, m)) ps 0.45 lw 0.8 title word(methods, m)
unset multiplot
