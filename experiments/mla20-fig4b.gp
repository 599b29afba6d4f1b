# reads: mla20-fig4a
call 'experiments/style.gp' 18.5 8
f = results.'/midpoint.tsv'; e = 'results/mla20-fig4a/exact.tsv'
X = col(f, 'x'); Y = col(f, 'y'); Z = col(f, 'z')
both = sprintf("< awk '/^#/ { next } NF == 0 { if (NR > FNR) print; next } \
    FNR == NR { z[$1,$2] = $%d; next } \
    { print $%d, $%d, $%d - z[$1,$2] }' %s %s", Z, X, Y, Z, e, f)
set pm3d depthorder border lc rgb '#303030' lw 0.3
set palette defined (-1 blue, 0 '#F4F4F4', 1 red)
set cbrange [-12.5:12.5]; unset colorbox; unset key
set xrange [-5:5]; set yrange [-5:5]; set zrange [-12.5:12.5]
set xyplane at -12.5
set view 60,35
set xlabel 'x₁'; set ylabel 'y₁'
set xtics 5 offset 0,-0.3; set ytics 5 offset 0.5,-0.3; set ztics 5
set multiplot
set size 0.5,1; set origin 0,0
set label 1 'z₁' at screen 0.05,0.70 center
splot f using X:Y:Z with pm3d
set origin 0.5,0
set zrange [-4:4]; set xyplane at -4; set cbrange [-4:4]; set ztics 2
set label 1 'midpoint − exact' at screen 0.58,0.74 center
splot both using 1:2:3 with pm3d
unset multiplot
