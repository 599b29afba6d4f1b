call 'experiments/style.gp' 14.5 6.2
file(name) = results.'/'.name.'.tsv'
methods = 'euler-a euler-b rattle'
titles = '"Euler A" "Euler B" RATTLE'
array style[3] = [9, 10, 13]
first(f) = real(system(sprintf("awk '!/^#/ { print $%d; exit }' '%s'", \
    col(f, 'energy-average'), f)))

set multiplot
set xlabel 't' offset 0,0.4
set key top left samplen 1.2

eval place(0.115, 0.34, 0.17, 0.86)
eval panel('a   knife edge, h = '.header(file('knife-edge-rattle'), 'h'))
set ylabel 'E − E₀' offset 0.3,0
e = col(file('knife-edge-rattle'), 'energy-average')
set yrange [-0.15:0.25]
plot for [m=1:3] f = file('knife-edge-'.word(methods, m)) \
    e0 = first(f) f using 2:(column(e) - e0) ls style[m] title word(titles, m)

eval place(0.475, 0.69, 0.17, 0.86)
eval panel('b   Heisenberg, h = '.header(file('heisenberg-rattle'), 'h'))
unset key; set ylabel 'E − E₀' offset 0.3,0
set autoscale y
plot for [m=1:3] f = file('heisenberg-'.word(methods, m)) \
    e0 = first(f) f using 2:(column(e) - e0) ls style[m]

eval place(0.845, 0.965, 0.17, 0.86)
eval panel('c   RATTLE')
set ytics 5e-4; set format y '%.4f'; set xtics 100
set yrange [-6e-4:1.4e-3]; set ylabel 'E − E₀' offset 0.3,0
f = file('heisenberg-rattle-long')
e0 = first(f)
plot f using 2:(column(e) - e0) ls 13 dt 1 lw 0.8
unset multiplot
