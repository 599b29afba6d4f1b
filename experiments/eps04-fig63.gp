# reads: eps04-fig61
call 'experiments/style.gp' 11 9
tensorfile = 'results/eps04-fig61/orbit.tsv'
# The mass tensor, from the header of the result file.
numbers = system("sed -n 's/^# J = //p' ".tensorfile." | tr -d '[],'")
J(i, j) = real(word(numbers, 3*(i - 1) + j))
l(q1, q2) = J(1,3)*q1 + J(2,3)*q2
M1(q0, q1, q2) = 2*((J(2,2) + J(3,3))*q0*q1 - J(1,2)*q0*q2 - l(q1, q2)*q2)
M2(q0, q1, q2) = 2*((J(1,1) + J(3,3))*q0*q2 - J(1,2)*q0*q1 + l(q1, q2)*q1)
M3(q0, q1, q2) = 2*((J(1,1) - J(2,2))*q1*q2 - J(1,2)*(q1**2 - q2**2) \
    - l(q1, q2)*q0)
# H of equation (6.18); its critical values are eigenvalues of a pencil.
A11 = J(2,2) + J(3,3); A12 = -J(1,2); A22 = J(1,1) + J(3,3)
D = A11*A22 - A12**2
H(x, y) = x**2 + y**2 > 1 ? NaN : (A11*x**2 + 2*A12*x*y + A22*y**2) \
    *(l(x, y)**2 + D*(1 - x**2 - y**2))
B11 = 1 - J(1,3)**2/D; B12 = -J(1,3)*J(2,3)/D; B22 = 1 - J(2,3)**2/D
half = (A11*B22 + A22*B11 - 2*A12*B12)/(B11*B22 - B12**2)/2
root = sqrt(half**2 - D/(B11*B22 - B12**2))
array mu[2]; mu[1] = half - root; mu[2] = half + root
array X[2]; array Y[2]
do for [i=1:2] {
    a = -(A12 - mu[i]*B12); b = A11 - mu[i]*B11
    rho = sqrt(D/2/(D - l(a, b)**2/(a**2 + b**2)))
    X[i] = rho*a/sqrt(a**2 + b**2); Y[i] = rho*b/sqrt(a**2 + b**2)
}
saddle = D/4*mu[1]; centre = D/4*mu[2]
set isosamples 401; set samples 401
set xrange [-1.02:1.02]; set yrange [-1.02:1.02]
set contour base; unset surface
set cntrparam levels discrete 0.1*saddle, 0.3*saddle, 0.5*saddle, \
    0.7*saddle, 0.9*saddle, saddle + 0.3*(centre - saddle), \
    saddle + 0.7*(centre - saddle)
set table $curves
splot H(x, y)
unset table
set cntrparam levels discrete saddle
set table $separatrix
splot H(x, y)
unset table
unset contour
set size ratio -1
set xlabel math('q₁'); set ylabel math('q₂')
set key outside right top
size = sqrt(J(1,3)**2 + J(2,3)**2)
set arrow from -J(2,3)/size,J(1,3)/size to J(2,3)/size,-J(1,3)/size nohead \
    lw 2 lc rgb green
set trange [0:2*pi]; set parametric
plot cos(t),sin(t) lw 1.5 lc rgb black title 'equator', \
    $curves using 1:2 with lines lw 1.4 lc rgb blue title 'levels of '.math('H'), \
    $separatrix using 1:2 with lines lw 2.2 lc rgb red title 'separatrix', \
    NaN,NaN with lines lw 2 lc rgb green title 'equilibria', \
    '+' every ::0::0 using (X[1]):(Y[1]) with points pt 2 ps 0.9 lw 1.6 \
        lc rgb red title 'saddle', \
    '+' every ::0::0 using (-X[1]):(-Y[1]) with points pt 2 ps 0.9 lw 1.6 \
        lc rgb red, \
    '+' every ::0::0 using (X[2]):(Y[2]) with points pt 7 ps 0.8 \
        lc rgb black title 'centre', \
    '+' every ::0::0 using (-X[2]):(-Y[2]) with points pt 7 ps 0.8 \
        lc rgb black
