call 'experiments/style.gp' 7.55 9
f = results.'/plane.tsv'
X = col(f, 'q1'); Y = col(f, 'q2'); E = col(f, 'energy')
note(name) = real(header(f, name))
saddle = note('saddle energy'); centre = note('centre energy')
sx = note('saddle q1'); sy = note('saddle q2')
cx = note('centre q1'); cy = note('centre q2')
# The equilibria: the diameter across k = (J13, J23).
J = system("sed -n 's/^# J = //p' ".f." | tr -d '[],'")
size = sqrt(real(word(J, 3))**2 + real(word(J, 6))**2)
ex = -real(word(J, 6))/size; ey = real(word(J, 3))/size

set contour base; unset surface
@tables
set cntrparam levels discrete 0.1*saddle, 0.3*saddle, 0.5*saddle, \
    0.7*saddle, 0.9*saddle, saddle + 0.3*(centre - saddle), \
    saddle + 0.7*(centre - saddle)
set table $curves
splot f using X:Y:E
set table $separatrix
set cntrparam levels discrete saddle
splot f using X:Y:E
# The fold, whose determinant times q₀³ is a cubic in sine and cosine of half the
# angle, on the plane of that half angle and the direction; where its energy lies
# below that of the saddles outside the ridge it is the second fold.
j(n) = real(word(J, n))
A11 = j(5) + j(9); A12 = -j(2); A22 = j(1) + j(9); D = A11*A22 - A12**2
k1 = j(3); k2 = j(6)
l(t) = k1*cos(t) + k2*sin(t); side(t) = k2*cos(t) - k1*sin(t)
alpha(t) = A11*cos(t)**2 + 2*A12*cos(t)*sin(t) + A22*sin(t)**2
Q(t) = k2*(A11*cos(t) + A12*sin(t)) - k1*(A12*cos(t) + A22*sin(t))
cubic(w,t) = D*cos(w)**3 + Q(t)*cos(w)**2*sin(w) \
    + (2*l(t)**2 - D)*cos(w)*sin(w)**2 + (Q(t) - 2*side(t)*alpha(t))*sin(w)**3
energy(w,t) = 2*alpha(t)*sin(w)**2*(l(t)**2*sin(w)**2 + D*cos(w)**2)/D
outside(w,t) = sin(w)**2*(1 - l(t)**2/D) > 0.5
second(w,t) = outside(w,t) && energy(w,t) < saddle
set table $fold
set cntrparam levels discrete 0
set samples 181; set isosamples 361
splot [0:pi/2][0:2*pi] cubic(x,y)
unset table; unset contour
@labels
# The third pass: the highest point of the energy on the equator.
third = 0
do for [i = 0:1800] {
    if (energy(pi/2, pi*i/1800) > energy(pi/2, third)) { third = pi*i/1800 }
}

set size ratio -1
set xrange [-1.03:1.03]; set yrange [-1.03:1.03]
set xtics 0.5; set ytics 0.5
set xlabel math('q₁'); set ylabel math('q₂')
set key bmargin center vertical maxrows 5 samplen 1.5 width -6
set trange [0:2*pi]; set parametric
plot $curves using 1:2 with lines lw 1.2 lc rgb blue title 'levels of energy', \
    $separatrix using 1:2 with lines lw 2 lc rgb red title 'separatrix', \
    $fold using (second($1,$2) ? NaN : sin($1)*cos($2)):(sin($1)*sin($2)) \
        with lines lw 1.4 dt 2 lc rgb orange title 'fold', \
    $fold using (second($1,$2) ? sin($1)*cos($2) : NaN):(sin($1)*sin($2)) \
        with lines lw 2.6 lc rgb purple title 'second fold', \
    '+' every ::0::0 using (-ex):(-ey):(2*ex):(2*ey) with vectors nohead \
        lw 2 lc rgb green notitle, \
    NaN,NaN with lines lw 2 lc rgb green title 'equilibria', \
    cos(t),sin(t) lw 1.5 lc rgb black title 'equator', \
    for [s in '1 -1'] '+' every ::0::0 using (s*sx):(s*sy) with points pt 2 \
        ps 0.9 lw 1.6 lc rgb red title s > 0 ? 'saddle' : '', \
    for [s in '1 -1'] '+' every ::0::0 using (s*cos(third)):(s*sin(third)) \
        with points pt 2 ps 0.9 lw 1.6 lc rgb purple \
        title s > 0 ? 'third pass' : '', \
    for [s in '1 -1'] '+' every ::0::0 using (s*cx):(s*cy) with points pt 7 \
        ps 0.8 lc rgb black title s > 0 ? 'centre' : ''
