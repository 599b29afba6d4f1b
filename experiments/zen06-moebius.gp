call 'experiments/style.gp' 14.5 7.2
f = results.'/strip.tsv'
X = col(f, 'p_theta'); Y = col(f, 'p_1'); Z = col(f, 'p_2')
set palette defined (-1 blue, 0 '#F4F4F4', 1 red)
unset colorbox; unset key
set multiplot
set label 98 'a'.(tex ? '\quad ' : '   ').'locus' at screen 0.02,0.95
set pm3d depthorder border lc rgb '#303030' lw 0.25
set size 0.6,1; set origin 0,0
set border 31; set view 64,300,1.2,1.2
set xyplane relative 0.05
set xtics 2; set ytics 2; set ztics 2
set xlabel math('p₁'); set ylabel math('p₂')
set label 97 math('p₃') at graph 0,1,1.1 center
# The strip meets itself in the segment p₂ = −2ma, p₃ = 0, |p₁| ≤ J, between
# two pinch points.
J = real(header(f, 'J')); axis = -2*real(header(f, 'm'))*real(header(f, 'a'))
set arrow 1 from -J,axis,0 to J,axis,0 nohead front lw 2 lc rgb purple
do for [s in '1 -1'] {
    set label 95 + s '' at s*J,axis,0 point pt 7 ps 0.6 lc rgb purple front
}
splot f using X:Y:Z with pm3d
unset arrow 1; unset label 96; unset label 94
unset pm3d; unset label 97; unset label 98
# The same seen along the first axis: one line for every fifth turn.
set border 3; set size ratio -1
eval place(0.66, 0.98, 0.16, 0.92)
eval panel('b   seen along '.math('p₁'))
set xlabel math('p₂'); set ylabel math('p₃')
set xrange [-3:3]; set yrange [-3:3]
set palette defined (-1 blue, 0 '#808080', 1 red)
plot f every :5 using Y:Z:X with lines lw 1.4 lc palette, \
    '+' every ::0::0 using (axis):(0) with points pt 7 ps 0.7 lc rgb purple
unset multiplot
