call 'experiments/style.gp' 14.5 14
gni_run = results.'/gni.tsv'; dla_run = results.'/dla.tsv'
left_run = results.'/dla-left.tsv'
X = col(dla_run, 'x'); D = col(dla_run, 'y'); E = col(dla_run, 'error')
U = col(gni_run, 'reference_x'); W = col(gni_run, 'reference_y')
F = col(gni_run, 'error')

stats gni_run every ::0::0 using X name 'x0' nooutput
stats gni_run every ::0::0 using D name 'y0' nooutput
stats gni_run every ::100::100 using X name 'x1' nooutput
stats gni_run every ::100::100 using D name 'y1' nooutput

set multiplot
set key samplen 3

eval place(0.10, 0.485, 0.66, 0.95)
eval panel('a   the error of Figure 5')
set xlabel 'step '.math('k'); set ylabel 'error' offset 1,0
set xrange [0:100]; set yrange [0:0.055]; set format y math('%.2f'); set ytics 0.01
set key top left
plot gni_run using 1:F @gni dt 2 title 'GNI', \
    dla_run using 1:E @dla title 'DLA, midpoint'

eval place(0.595, 0.975, 0.66, 0.95)
eval panel('b   the same on a longer run')
set xrange [0:300]; set yrange [1e-6:100]; unset ylabel
set ytics auto
@logy
set ytics 100
set label 1 'DLA, left' at graph 0.15,0.94 tc ls 3
set label 2 'GNI' at graph 0.45,0.75 tc ls 1
set label 3 'DLA, midpoint' at graph 0.45,0.44 tc ls 2
plot left_run using 1:E @dla_left, gni_run using 1:F @gni dt 2, \
    dla_run using 1:E @dla
unset logscale y; unset label

set size ratio -1
set format y math('%g')
set xlabel math('x'); set ylabel math('y') offset 1,0
eval place(0.075, 0.565, 0.085, 0.53)
eval panel('c   path of the contact point, '.math('k ≤ 100'))
set xrange [-3.6:3.2]; set yrange [-5:0.4]; set xtics 1; set ytics 1
set key at 1.75,-0.5 top right samplen 2 spacing 1
set label 1 math('k = 0') at x0_min,y0_min left offset 0.8,0.3
set label 2 math('k = 100') at x1_min,y1_min right offset 0.5,0.8
plot gni_run every ::0::100 using U:W @exact lw 1.2 title 'reference', \
    gni_run every 5::0::100 using X:D with points @gni pt 6 ps 0.5 \
        title 'GNI', \
    dla_run every 5::2::100 using X:D with points @dla pt 2 ps 0.5 lw 1.2 \
        title 'DLA, midpoint', \
    left_run every ::0::100 using X:D @dla_left title 'DLA, left'

eval place(0.63, 0.975, 0.085, 0.53)
eval panel('d   the same, '.math('k ≤ 300'))
set xrange [*:*]; set yrange [*:*]; set xtics auto; set ytics auto
unset ylabel; unset key; unset label 1; unset label 2
set xtics 10
plot left_run using X:D @dla_left, \
    gni_run using U:W @exact lw 1.2, \
    dla_run every 10 using X:D with points @dla pt 2 ps 0.5 lw 1.2, \
    gni_run using X:D @gni lw 1.4
unset multiplot
