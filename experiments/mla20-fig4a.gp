call 'experiments/style.gp' 9.5 8
f = results.'/exact.tsv'
X = col(f, 'x'); Y = col(f, 'y'); Z = col(f, 'z')
set pm3d depthorder border lc rgb '#303030' lw 0.3
set palette defined (-1 blue, 0 '#F4F4F4', 1 red)
set cbrange [-12.5:12.5]; unset colorbox; unset key
set xrange [-5:5]; set yrange [-5:5]; set zrange [-12.5:12.5]
set xyplane at -12.5
set view 60,35
set xlabel 'x₁'; set ylabel 'y₁'
set xtics 5 offset 0,-0.3; set ytics 5 offset 0.5,-0.3; set ztics 5
set label 1 'z₁' at screen 0.10,0.70 center
splot f using X:Y:Z with pm3d
