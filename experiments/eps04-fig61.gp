call 'experiments/style.gp' 11 8.5
f = results.'/surface.tsv'
X = col(f, 'M_1'); Y = col(f, 'M_2'); Z = col(f, 'M_3')
set pm3d depthorder border lc rgb '#303030' lw 0.3
set palette defined (0 blue, 1 '#F4F4F4', 2 red)
unset colorbox; unset key
set border 31; set view 60,150,1.25,1.15
set xyplane at -3
set xrange [-4:4]; set yrange [-4:4]; set zrange [-3:3]
set xtics 2; set ytics 2; set ztics 2
set xlabel math('M₁'); set ylabel math('M₂'); set label 97 math('M₃') at screen 0.06,0.9
splot f using X:Y:Z with pm3d
