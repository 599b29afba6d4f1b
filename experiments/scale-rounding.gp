call 'experiments/style.gp' 9 7
# The largest departure of the energy among 32 starts after more and more steps.
departure(run, n) = real(header(sprintf('%s/%s-%d.tsv', results, run, n), \
    'largest departure'))
n = '1000 10000 100000 1000000'
do for [r in 'point area library'] {
    set print $DATA append
    do for [i=1:(r eq 'library' ? 3 : 4)] { print sprintf('%s %s %g', r, word(n, i), \
        departure(r, int(word(n, i)))) }
    print ''; print ''
    unset print
}
@loglog
set xrange [600:3e6]; set yrange [1e-15:1e-10] noextend
set xlabel 'steps'; set ylabel 'largest departure of the energy' offset 1
set key top left
plot $DATA index 0 using 2:3 with linespoints pt 7 lc rgb blue title 'particle, lanes', \
    '' index 1 using 2:3 with linespoints pt 5 lc rgb sky title 'Heisenberg, lanes', \
    '' index 2 using 2:3 with linespoints pt 6 lc rgb orange title 'Heisenberg, library', \
    2e-16*sqrt(x) with lines dt 2 lc rgb '#808080' title 'as the root of the steps', \
    2e-18*x with lines dt 3 lc rgb '#808080' title 'as the steps'
