call 'experiments/style.gp' 14.5 10
file(m, g, i) = sprintf('%s/%s-%d-%d.tsv', results, m, g, i)
xs = col(file('exact', 0, 0), 'x'); zs = col(file('exact', 0, 0), 'z')
set multiplot
unset key; unset grid
set xrange [-1.5:1.5]; set yrange [-1.5:1.5]
set xtics -1,1; set ytics -1,1
names = 'exact gni dla exact gni dla'
do for [k=0:5] {
    if (k != 3) {
        m = word(names, k + 1); g = k / 3
        eval place(0.07 + 0.33*(k%3), 0.33 + 0.33*(k%3), 0.58 - 0.49*g, 0.94 - 0.49*g)
        eval panel(m eq 'exact' ? 'the motion' : sprintf('%s, gauge %d', m, g))
        set xlabel math('z') offset 0,0.8
        set ylabel math('x') offset 1.5,0
        plot for [i=0:9] file(m, g, i) using zs:xs with points pt 7 ps 0.08 lc rgb (i % 2 ? blue : red)
    }
}
unset multiplot
