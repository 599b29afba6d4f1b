call 'experiments/style.gp' 12.5 8.6
f = results.'/plane.tsv'
X = col(f, 'q1'); Y = col(f, 'q2'); E = col(f, 'energy'); F = col(f, 'fold')
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
set table $fold
set cntrparam levels discrete 0
splot f using X:Y:F
unset table; unset contour
@labels

set size ratio -1
set xrange [-1.03:1.03]; set yrange [-1.03:1.03]
set xtics 0.5; set ytics 0.5
set xlabel math('q₁'); set ylabel math('q₂')
set key outside right top
set trange [0:2*pi]; set parametric
plot $curves using 1:2 with lines lw 1.2 lc rgb blue title 'levels of energy', \
    $separatrix using 1:2 with lines lw 2 lc rgb red title 'separatrix', \
    $fold using 1:2 with lines lw 1.4 dt 2 lc rgb orange title 'fold', \
    '+' every ::0::0 using (-ex):(-ey):(2*ex):(2*ey) with vectors nohead \
        lw 2 lc rgb green notitle, \
    NaN,NaN with lines lw 2 lc rgb green title 'equilibria', \
    cos(t),sin(t) lw 1.5 lc rgb black title 'equator', \
    for [s in '1 -1'] '+' every ::0::0 using (s*sx):(s*sy) with points pt 2 \
        ps 0.9 lw 1.6 lc rgb red title s > 0 ? 'saddle' : '', \
    for [s in '1 -1'] '+' every ::0::0 using (s*cx):(s*cy) with points pt 7 \
        ps 0.8 lc rgb black title s > 0 ? 'centre' : ''
