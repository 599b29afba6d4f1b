# The sleigh of the paper's Figure 4 at a configuration (x, y, θ).
call 'experiments/style.gp' 9.5 7.2
x = 1.25; y = 0.95; theta = 33*pi/180; a = 1.15
# The point u ahead of the blade and v to its left.
X(u, v) = x + u*cos(theta) - v*sin(theta)
Y(u, v) = y + u*sin(theta) + v*cos(theta)

unset tics; unset border; unset grid; unset key
set size ratio -1
set lmargin 0; set rmargin 0; set tmargin 0; set bmargin 0
set style arrow 1 head filled size screen 0.025,15 fixed lw 1.2 lc rgb black
set style arrow 2 heads size screen 0.02,15 fixed lw 1 lc rgb '#404040'
set style arrow 3 nohead lw 1 dt 3 lc rgb '#606060'

# Axes, and the contact point read off on them.
set arrow from -0.25,0 to 4.3,0 as 1; set arrow from 0,-0.25 to 0,3.1 as 1
set arrow from x,0 to x,y as 3; set arrow from 0,y to x,y as 3
set label math('x') at x,-0.22 center; set label math('y') at -0.18,y center

# Heading: the angle from the direction of the x axis, outside the body.
set arrow from x,y to x + 2.95,y as 3
set arrow from X(2.3, 0),Y(2.3, 0) to X(2.95, 0),Y(2.95, 0) as 3
set label math('θ') at x + 2.72*cos(theta/2),y + 2.72*sin(theta/2) center

# The distance a, drawn beside the line of the blade.
set arrow from X(0, 0.56),Y(0, 0.56) to X(a, 0.56),Y(a, 0.56) as 2
set arrow from X(0, 0.1),Y(0, 0.1) to X(0, 0.62),Y(0, 0.62) as 3 front
set arrow from X(a, 0.1),Y(a, 0.1) to X(a, 0.62),Y(a, 0.62) as 3 front
set label math('a') at X(a/2, 0.74),Y(a/2, 0.74) center
set label math('C') at X(a + 0.02, -0.18),Y(a + 0.02, -0.18) center front
set label 'blade' at X(-0.5, 0.75),Y(-0.5, 0.75) center
set arrow from X(-0.38, 0.62),Y(-0.38, 0.62) to X(-0.1, 0.06),Y(-0.1, 0.06) \
    nohead lw 0.8 lc rgb '#404040' front
set label 'feet' at X(1.75, 0.75),Y(1.75, 0.75) center
set arrow from X(1.77, 0.62),Y(1.77, 0.62) to X(1.84, 0.26),Y(1.84, 0.26) \
    nohead lw 0.8 lc rgb '#404040' front

set parametric; set trange [0:1]
set xrange [-0.35:4.4]; set yrange [-0.4:3.2]
$outline << EOD
-0.35 -0.34
 1.75 -0.34
 2.3  0
 1.75 0.34
-0.35 0.34
-0.35 -0.34
EOD
plot $outline using (X($1, $2)):(Y($1, $2)) with filledcurves closed \
        fc rgb '#DCE9F2' fs solid border lc rgb '#606060', \
    X(-0.22 + 0.44*t, 0),Y(-0.22 + 0.44*t, 0) lw 5 lc rgb red, \
    x + 2.55*cos(t*theta),y + 2.55*sin(t*theta) lw 1 lc rgb black, \
    '+' every ::0::0 using (X(a, 0)):(Y(a, 0)) with points pt 7 ps 0.8 \
        lc rgb blue, \
    '+' every ::0::0 using (X(1.85, 0.17)):(Y(1.85, 0.17)) with points pt 6 \
        ps 0.7 lc rgb '#404040', \
    '+' every ::0::0 using (X(1.85, -0.17)):(Y(1.85, -0.17)) with points pt 6 \
        ps 0.7 lc rgb '#404040'
