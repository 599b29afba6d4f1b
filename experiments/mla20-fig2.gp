call 'experiments/style.gp' 14.5 7.5
mla_run = results.'/mla.tsv'; dla_run = results.'/dla.tsv'
H = col(mla_run, 'energy-projected')
mla_end = real(header(mla_run, 'last energy-projected'))
dla_end = real(header(dla_run, 'last energy-projected'))

set multiplot
eval place(0.13, 0.485, 0.15, 0.90)
eval panel('a   energy on D*')
set xlabel 'step k'; set ylabel 'H' offset 0,0
set xrange [0:20]; set key center right; set format y '%.3f'
plot dla_run using 1:H with linespoints @dla title 'DLA', \
    mla_run using 1:H with linespoints @mla title 'MLA'

eval place(0.635, 0.975, 0.15, 0.90)
eval panel('b   distance to the last value')
set ylabel '|H − last H|' offset -1,0
@loglog
set xrange [1:500]; set yrange [1e-16:0.1]; set ytics 1e4; set key top right
plot dla_run using ($1 > 0 ? $1 : NaN):(abs(column(H) - dla_end)) @dla \
        title 'DLA', \
    mla_run using ($1 > 0 ? $1 : NaN):(abs(column(H) - mla_end)) @mla \
        title 'MLA'
unset multiplot
