call 'experiments/style.gp' 14.5 6.4
# Histograms of the square of the axis' height, and how they change.
f(run) = results.'/'.run.'.tsv'
set xrange [0:1]; set xtics 0,0.2
set xlabel math('R₃₃').'²' offset 0,0.4
mid(a, b) = (a + b)/2
set multiplot
eval place(0.09, 0.47, 0.19, 0.9)
eval panel('a   share of the starts')
set yrange [0:0.4]; set ytics 0,0.1; set key top right
plot f('density') using (mid($1,$2)):3 with histeps lw 2 lc rgb blue title 'with the density', \
    f('none') using (mid($1,$2)):3 with histeps lw 2 lc rgb orange title 'without'
eval place(0.58, 0.96, 0.19, 0.9)
eval panel('b   change of the share, 10⁻³')
set yrange [-10:20]; set ytics -8,4; set xzeroaxis lt 1 lw 1 lc rgb '#808080'
plot f('none') using (mid($1,$2) + 0.012):(1e3*($4 - $3)):(3e3*$5) with yerrorbars \
        pt 7 ps 0.6 lw 1.5 lc rgb orange notitle, \
    f('density') using (mid($1,$2) - 0.012):(1e3*($4 - $3)):(3e3*$5) with yerrorbars \
        pt 7 ps 0.6 lw 1.5 lc rgb blue notitle
unset multiplot
