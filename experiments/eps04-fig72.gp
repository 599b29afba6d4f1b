call 'experiments/style.gp' 11 8.5
f = results.'/orbit.tsv'
m = real(header(f, 'm')); J = real(header(f, 'J')); a = real(header(f, 'a'))
# Displacement (θ, V₁) with V₂ = V₁ tan θ/2, in the half turns -π < θ < π; the
# chord length w = V₁/cos θ/2 stays finite.
V1(t, w) = w*cos(t/2); V2(t, w) = w*sin(t/2)
p(t, w) = (J + m*a**2)*sin(t) + a*m*V2(t, w)
q(t, w) = a*m*(V1(t, w) - a*(1 - cos(t))) + 2*m*a**2
set parametric
set urange [-pi:pi]; set vrange [-7.5:7.5]
set isosamples 81,41; set samples 81
set pm3d depthorder border lc rgb '#303030' lw 0.25
set palette defined (-1 blue, 0 '#F4F4F4', 1 red); set cbrange [-1:1]
unset colorbox
set xrange [-4:4]; set yrange [-5:3]; set zrange [-1:1]
set view 62,325,1,1.1
set xyplane at -1.6
set xtics 2; set ytics 2; set ztics 1
set xlabel math('pθ'); set ylabel math('ap₁ + 2ma²'); set zlabel math('z')
# The deltoid on the floor: three sheets lie over its interior.
splot p(u, v),q(u, v),sin(u) with pm3d, \
    J/2*(2*sin(u) - sin(2*u)),-J/2 - J/2*(2*cos(u) + cos(2*u)),-1.6 \
        with lines lw 1.6 lc rgb black
