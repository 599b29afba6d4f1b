# The exact constraint surface of the particle over (x₁, y₁), q₀ = 0.
call 'experiments/style.gp' 9.5 8
height(x, y) = x*(sqrt(1 + y*y) - 1)/(y == 0 ? 1 : asinh(y))
set isosamples 41; set samples 41
set pm3d depthorder border lc rgb '#303030' lw 0.3
set palette defined (-1 blue, 0 '#F4F4F4', 1 red)
set cbrange [-12.5:12.5]; unset colorbox
set xrange [-5:5]; set yrange [-5:5]; set zrange [-12.5:12.5]
set xyplane at -12.5
set view 60,35
set xlabel 'x₁'; set ylabel 'y₁'; set zlabel 'z₁'
set xtics 5; set ytics 5; set ztics 5
splot height(x, y) with pm3d
