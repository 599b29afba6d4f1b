call 'experiments/style.gp' 14.5 12.5
file(n) = results.'/n'.n.'-later.tsv'
ladder(n, start) = results.'/n'.n.'-'.start.'.tsv'
color(n) = word(blue.' '.red.' '.green.' '.purple, n - 2)
array E[6]; array H[6]; array E0[6]; array H0[6]; array Z[6]; array P[6]
do for [n=3:6] {
    E[n] = col(file(n), 'energy-projected'); H[n] = col(file(n), 'energy')
    E0[n] = real(header(file(n), 'first energy-projected'))
    H0[n] = real(header(file(n), 'first energy'))
    Z[n] = col(file(n), n == 3 ? 'q1' : 'z1')
    P[n] = col(ladder(n, 'momentum'), 'p-projected')
}
# The two largest groups move in four and five coordinates.
last(n, i) = real(header(file(n), 'last '.(n == 3 ? 'q' : 'z').i))
array L[24]
do for [n=3:6] { do for [i=1:n-1] { L[6*(n-3) + i] = last(n, i) } }
distance(n) = sqrt(sum [i=1:n-1] (column(Z[n] + i - 1) - L[6*(n-3) + i])**2)

set multiplot
set xlabel 'step'
eval place(0.1, 0.48, 0.6, 0.95)
eval panel('a   constrained energy')
set ylabel 'relative change × 10¹⁵' offset 1,0
set xrange [0:2000]; set yrange [-10:10]
set key top left maxrows 2
plot for [n=3:6] file(n) every 10 using 1:(1e15*(column(E[n])/E0[n] - 1)) \
    with points pt 7 ps 0.3 lc rgb color(n) title 'SO('.n.')'

eval place(0.6, 0.98, 0.6, 0.95)
eval panel('b   full energy')
set ylabel 'relative change × 10³'; set autoscale y
set logscale x; set xrange [1:2000]
unset key
plot for [n=3:6] file(n) using 1:(1000*(column(H[n])/H0[n] - 1)) \
    with lines lw 2 lc rgb color(n)
unset logscale x

eval place(0.1, 0.48, 0.1, 0.45)
eval panel('c   distance to the limit')
set ylabel ' '
set xrange [0:250]; set yrange [1e-16:1]
@logy
set ytics 1e4
plot for [n=3:6] file(n) using 1:(distance(n)) with lines lw 2 lc rgb color(n)

eval place(0.6, 0.98, 0.1, 0.45)
eval panel('d   error of the momentum')
set xlabel 'step size '.math('h')
@loglog
set xrange [0.01:0.3]; set yrange [1e-6:1]; set ytics 10
eval triangle(2, 0.015, 0.04, 2e-6)
plot for [n=3:6] ladder(n, 'momentum') using 2:P[n] \
        with linespoints pt 7 ps 0.6 lw 2 lc rgb color(n), \
    for [n=3:6] ladder(n, 'velocity') using 2:P[n] \
        with linespoints pt 6 ps 0.6 lw 2 dt 2 lc rgb color(n)
unset multiplot
