call 'experiments/style.gp' 11 8.5
tensorfile = results.'/orbit.tsv'
# The mass tensor, from the header of the result file.
numbers = system("sed -n 's/^# J = //p' ".tensorfile." | tr -d '[],'")
J(i, j) = real(word(numbers, 3*(i - 1) + j))
l(q1, q2) = J(1,3)*q1 + J(2,3)*q2
M1(q0, q1, q2) = 2*((J(2,2) + J(3,3))*q0*q1 - J(1,2)*q0*q2 - l(q1, q2)*q2)
M2(q0, q1, q2) = 2*((J(1,1) + J(3,3))*q0*q2 - J(1,2)*q0*q1 + l(q1, q2)*q1)
M3(q0, q1, q2) = 2*((J(1,1) - J(2,2))*q1*q2 - J(1,2)*(q1**2 - q2**2) \
    - l(q1, q2)*q0)
set parametric
set urange [0:1]; set vrange [0:2*pi]
set isosamples 61; set samples 121
r(u) = sqrt(abs(1 - u**2))
set hidden3d
set pm3d depthorder border lc rgb '#303030' lw 0.3
set palette defined (0 blue, 1 '#F4F4F4', 2 red)
unset colorbox
set view 64,28,1.05,1.3
set xyplane relative 0.05
set xtics 2; set ytics 2; set ztics 1
set xlabel 'M₁'; set ylabel 'M₂'; set zlabel 'M₃'
splot M1(u, r(u)*cos(v), r(u)*sin(v)),M2(u, r(u)*cos(v), r(u)*sin(v)), \
    M3(u, r(u)*cos(v), r(u)*sin(v)) with pm3d
