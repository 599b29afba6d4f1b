call 'experiments/style.gp' 11 8.5
f = results.'/orbit.tsv'
m = real(header(f, 'm')); J = real(header(f, 'J')); a = real(header(f, 'a'))
b = real(header(f, 'b')); N = m + real(header(f, 'M'))
V1(t, w) = w*cos(t/2); V2(t, w) = w*sin(t/2)
p1(t, w) = (J + m*(a**2 + b**2))*sin(t) + m*(a*V2(t, w) - b*V1(t, w))
p2(t, w) = N*V1(t, w) - m*(a*(1 - cos(t)) + b*sin(t))
p3(t, w) = N*V2(t, w) + m*(a*sin(t) - b*(1 - cos(t)))
# Chord length on the curve of double points.
w(t) = -2*m/N*(a*cos(t/2) - b*sin(t/2))
set parametric
set urange [-pi:pi]; set vrange [-2.2:2.2]
set isosamples 81,31; set samples 81
set pm3d depthorder border lc rgb '#303030' lw 0.25
set palette defined (-1 blue, 0 '#F4F4F4', 1 red)
unset colorbox
set view 66,115,1.1,1.3
set xyplane relative 0.05
set xtics 2; set ytics 2; set ztics 2
set xlabel math('p₁'); set ylabel math('p₂'); set zlabel math('p₃')
splot p1(u, v),p2(u, v),p3(u, v) with pm3d, \
    p1(u, w(u)),p2(u, w(u)),p3(u, w(u)) with lines lw 3 lc rgb black
