call 'experiments/style.gp' 14.5 6.5
readings = 'chord nearest own'
names = '"a   (A) chord" "b   (B) nearest motion" "c   (C) own momentum"'
set multiplot
@logy
set xlabel 'step k'; set xrange [0:1200]; set yrange [1e-4:100]
set xtics 0,400,800; set ytics 10; set key center right
do for [i=1:3] {
    left = 0.115 + 0.298*(i - 1)
    eval place(left, left + 0.258, 0.18, 0.88)
    eval panel(word(names, i))
    if (i == 1) { set ylabel 'position error' offset -0.5,0 } \
    else { unset ylabel; unset key; set format y '' }
    m = results.'/mla-'.word(readings, i).'.tsv'
    d = results.'/dla-'.word(readings, i).'.tsv'
    plot d using 1:col(d, 'error') @dla title 'DLA', \
        m using 1:col(m, 'error') @mla title 'MLA'
}
unset multiplot
