call 'experiments/style.gp' 12 9
f = results.'/surface.tsv'; g = results.'/plane.tsv'
m = real(header(f, 'm')); a = real(header(f, 'a'))
P = col(f, 'p_theta'); Q = col(f, 'p_1'); Z = col(f, 'z'); D = col(f, 'fold')
shift = 2*m*a**2
set contour base; unset surface
@tables
set cntrparam levels discrete 0
set table $fold
splot g using P:(a*column(Q) + shift):D
unset table; unset contour
set surface
@labels
set pm3d depthorder border lc rgb '#303030' lw 0.25
set palette defined (-1 blue, 0 '#F4F4F4', 1 red); set cbrange [-1:1]
unset colorbox; unset key
set border 31; set view 62,325,1.15,1.15
set zrange [-1.9:1]
set xyplane at -1.9
set xtics 2; set ytics 2; set ztics 1
set ztics ('−1' -1, '0' 0, '1' 1)
set xlabel math('p_θ'); set ylabel math('ap₁ + 2ma²'); set label 97 math('z') at graph 0,1,1.08 center
# On the axis ap₁ + 2ma² = 0 two sheets meet along z = p_θ/J, up to the pinch
# points at z = ±1.
J = real(header(f, 'J'))
set arrow 1 from -J,0,-1 to J,0,1 nohead front lw 2 lc rgb purple
do for [s in '1 -1'] {
    set label 95 + s '' at s*J,0,1.0*s point pt 7 ps 0.7 lc rgb purple front
}
splot f using P:(a*column(Q) + shift):Z with pm3d, \
    $fold using 1:2:(-1.9) with lines lw 1.6 lc rgb black
