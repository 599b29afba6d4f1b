call 'experiments/style.gp' 14.5 7
# The departure of the energy after T and after 10 T, method by method.
even = 'gni dla mla mp newmark-pair gni-projected'
odd = even.' dla-4 mp-4 gni-projected-4 discrete-gradient'
departure(driver, m, n) = header(results.'/'.driver.'-'.m.'-'.n.'.tsv', \
    'relative departure energy')
set print $even
do for [i=1:words(even)] { m = word(even, i); print sprintf('%d %s %s', i, \
    departure('even', m, 2000), departure('even', m, 20000)) }
set print $odd
do for [i=1:words(odd)] { m = word(odd, i); print sprintf('%d %s %s', i, \
    departure('odd', m, 2000), departure('odd', m, 20000)) }
unset print

set multiplot
set logscale x; set format x power; set grid noytics
set yrange [10.6:0.4] noextend; set xtics 1e-14,1e3; set tics out
unset ytics
set xlabel 'relative departure of the energy' offset 0,0.4
eval place(0.22, 0.56, 0.17, 0.9)
eval panel('a   symmetric')
set ytics nomirror scale 0 ()
do for [i=1:words(odd)] { set ytics add (word(odd, i) i) }
set xrange [1e-6:1e-1]; set xtics 1e-6,10
plot $even using 3:1 with points pt 7 ps 1 lc rgb blue, \
    '' using 2:1 with points pt 6 ps 1.5 lc rgb sky
eval place(0.62, 0.98, 0.17, 0.9)
eval panel('b   asymmetric')
unset ytics
set xrange [1e-14:30]; set xtics 1e-12,1e3
plot $odd using 3:1 with points pt 7 ps 1 lc rgb blue, \
    '' using 2:1 with points pt 6 ps 1.5 lc rgb sky
unset multiplot
