call 'experiments/style.gp' 12 8
X = col(results.'/later.tsv', 'x'); Y = col(results.'/later.tsv', 'y')
set size ratio -1
set xlabel math('x'); set ylabel math('y')
set key outside right top
cusp = 'the cusp, '.math('v₁ = 0')
plot results.'/earlier.tsv' using X:Y with lines lw 2.2 lc rgb sky \
        title 'before', \
    results.'/later.tsv' using X:Y with lines lw 2.2 lc rgb blue \
        title 'after', \
    results.'/later.tsv' using X:Y every ::0::0 with points pt 7 ps 0.9 \
        lc rgb red title cusp
