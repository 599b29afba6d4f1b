call 'experiments/style.gp' 14.5 10.6
systems = 'particle sleigh snakeboard'
names = 'particle "Chaplygin sleigh" snakeboard'
array heads[3]
heads[1] = math('|H/H₀ − 1|'); heads[2] = 'one-sided violation'
heads[3] = 'error of '.math('q')
file(s, m) = results.'/'.word(systems, s).'-'.m.'.tsv'
array low[9] = [1e-18, 1e-4, 1e-4,  1e-9, 1e-6, 1e-4,  1e-18, 1e-4, 1e-6]
array high[9] = [1e0, 1, 1e2,  1e-1, 10, 1e4,  1e0, 10, 1e3]

# |H/H0 - 1| in the first column, the number itself in the others; a zero has no
# place on a logarithmic axis.
shown(x, c, H0) = c > 1 ? (x > 0 ? x : NaN) : \
    (x == H0 ? NaN : abs(x/H0 - 1))

# The largest value in every forty rows: of the column, or with H0 of its
# relative distance from that.
crest(f, column, H0) = "< awk '!/^#/ { x = $" . column . \
    (H0 == 0 ? "" : sprintf("/%.17g - 1", H0)) . "; x = x < 0 ? -x : x; " . \
    "if (x > m) m = x; if (++n == 40) { print $2/1000, m; n = m = 0 } }' " . f

duration(f) = real(header(f, 'h'))*real(header(f, 'steps'))

set multiplot
unset key
set tics scale 0.5
@logy
left = 0.12; wide = 0.21; across = 0.33
do for [s=1:3] { do for [c=1:3] {
    i = 3*(s - 1) + c
    g = file(s, 'gni'); d = file(s, 'dla')
    eval place(left + across*(c - 1), left + across*(c - 1) + wide, \
        0.78 - 0.325*(s - 1), 0.78 - 0.325*(s - 1) + 0.172)
    e = col(g, word('energy violation error', c))
    k = col(d, word('energy violation error', c))
    G0 = real(header(g, 'first energy')); D0 = real(header(d, 'first energy'))
    set xlabel math('t').word('" in thousands" " in steps" ""', s) offset 0,0.8
    set xtics word('5 1000 100', s)
    set xrange [0:duration(g)/(s == 1 ? 1000 : 1)]
    set yrange [low[i]:high[i]]
    set ytics word('1e4 1e1 1e2 1e2 1e2 1e2 1e4 1e1 1e2', i)
    unset label
    if (c == 1) { set ylabel word(names, s) tc rgb '#404040' } \
    else { unset ylabel }
    eval panel(heads[c])
    if (s == 1 && c == 2) {
        unset logscale y
        set yrange [0:0.08]; set ytics 0.02; set format y math('%.2f')
        plot crest(g, e, 0) using 1:2 @gni, crest(d, k, 0) using 1:2 @dla
        @logy
    } else { if (s == 1 && c == 1) {
        plot crest(d, k, D0) using 1:2 @dla lw 1.4, \
            crest(g, e, G0) using 1:2 @gni lw 1.2
    } else {
        plot d every (s == 1 ? 3 : 1) \
                using (s == 1 ? $2/1000 : $2):(shown(column(k), c, D0)) \
                @dla lw (c == 3 ? 3.5 : 1.4), \
            g every (s == 1 ? 3 : 1) \
                using (s == 1 ? $2/1000 : $2):(shown(column(e), c, G0)) \
                @gni lw 1.2
    } }
} }

# The legend below all panels.
unset label; unset tics; unset border; unset xlabel; unset ylabel
unset logscale
set xrange [0:1]; set yrange [0:1]
eval place(0, 1, 0, 0.04)
set arrow from 0.33,0.5 to 0.38,0.5 nohead @gni
set label 'GNI' at 0.39,0.5 left
set arrow from 0.49,0.5 to 0.54,0.5 nohead @dla
set label 'DLA, midpoint' at 0.55,0.5 left
plot -1
unset multiplot
