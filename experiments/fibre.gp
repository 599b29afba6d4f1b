call 'experiments/style.gp' 10.5 6.6
# One fibre: the momentum that arrives at a node, and three that may leave it.
unset border; unset tics; unset grid; unset key
set size ratio -1
set lmargin 0; set rmargin 0; set tmargin 0; set bmargin 0
px = 3.0; py = 1.25; r = sqrt(px*px + py*py)
# A discrete constraint for V = 0, quadratic in the momentum.
tilt(x) = 0.07*x*x
set style arrow 1 head filled size screen 0.025,15 fixed lw 3
set style arrow 2 head filled size screen 0.02,15 fixed lw 1 lc rgb '#606060'
set arrow from -0.6,0 to 4.9,0 nohead lw 2 lc rgb black
set arrow from 0,-1.75 to 0,2.1 as 2
set label math('μ') at 0.12,2.02 left
set label 'admissible covectors' at 5.0,0 left
set arrow from 0,0 to px,py as 1 lc rgb black front
set arrow from 0,0 to px,-py as 1 lc rgb blue front
set arrow from 0,0 to px,0 as 1 lc rgb orange front
set arrow from 0,0 to px,tilt(px) as 1 lc rgb red front
set arrow from px,py to px,-py nohead lw 1 dt 3 lc rgb '#606060'
set label math('p⁺').', arrives' at px + 0.16,py + 0.22 left
set label 'reflected (GNI)' at px + 0.45,-py left tc rgb blue
set label 'projected' at px - 0.15,-0.24 right tc rgb orange
set label 'matched to' at 4.15,tilt(px) + 0.32 left tc rgb red
set label 'a discrete constraint (DLA)' at 4.15,tilt(px) + 0.04 left tc rgb red
set label 'equal energy' at 2.72,-1.62 right tc rgb '#606060' offset 0,0
set xrange [-0.7:7.6]; set yrange [-1.8:2.2]; set trange [0:1]
set parametric
a0 = -0.62; a1 = 0.62
plot r*cos(a0 + t*(a1 - a0)),r*sin(a0 + t*(a1 - a0)) lw 1 dt 2 \
        lc rgb '#606060', \
    0.0 + 4.1*t,tilt(4.1*t) lw 1.5 lc rgb red
