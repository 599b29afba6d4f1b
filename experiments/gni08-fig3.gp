# The snakeboard of the paper's Figure 3 at (x, y, θ, ψ, ϕ), all angles positive
# and measured so that the printed forms and the printed Lagrangian hold: the
# front wheels point along θ − ϕ, the rear ones along θ + ϕ, the rotor along ψ.
call 'experiments/style.gp' 11.5 7.6
x = 2.4; y = 1.6; theta = 24*pi/180; psi = 100*pi/180; phi = 34*pi/180; r = 1.5
# The point u ahead of the centre and v to its left.
X(u, v) = x + u*cos(theta) - v*sin(theta)
Y(u, v) = y + u*sin(theta) + v*cos(theta)
# The same for a wheel: w along it and z across, axle at u, turned by s.
wheel_x(u, s, w, z) = X(u + w*cos(s) - z*sin(s), w*sin(s) + z*cos(s))
wheel_y(u, s, w, z) = Y(u + w*cos(s) - z*sin(s), w*sin(s) + z*cos(s))

unset tics; unset border; unset grid; unset key
set size ratio -1
set lmargin 0; set rmargin 0; set tmargin 0; set bmargin 0
set style arrow 1 head filled size screen 0.02,15 fixed lw 1.2 lc rgb black
set style arrow 2 heads size screen 0.017,15 fixed lw 1 lc rgb '#404040'
set style arrow 3 nohead lw 1 dt 3 lc rgb '#606060'

set arrow from -0.25,0 to 5.9,0 as 1; set arrow from 0,-0.25 to 0,3.4 as 1
set arrow from x,0 to x,y as 3; set arrow from 0,y to x,y as 3
set label math('x') at x,-0.22 center; set label math('y') at -0.18,y center

# θ: the line of the board against the direction of the x axis.
far = 2.75
set arrow from x,y to x + far + 0.25,y as 3
set arrow from X(-r - 0.75, 0),Y(-r - 0.75, 0) \
    to X(far + 0.25, 0),Y(far + 0.25, 0) as 3 front
set label math('θ') at x + (far + 0.18)*cos(theta/2), \
    y + (far + 0.18)*sin(theta/2) center

# ϕ: the wheels against the board.
set label math('ϕ') at wheel_x(r, -phi/2, 0.92, 0), \
    wheel_y(r, -phi/2, 0.92, 0) center
set label math('ϕ') at wheel_x(-r, phi/2, -0.92, 0), \
    wheel_y(-r, phi/2, -0.92, 0) center
set arrow from X(r, 0),Y(r, 0) to wheel_x(r, -phi, 0.95, 0), \
    wheel_y(r, -phi, 0.95, 0) as 3 front
set arrow from X(-r, 0),Y(-r, 0) to wheel_x(-r, phi, -0.95, 0), \
    wheel_y(-r, phi, -0.95, 0) as 3 front

# ψ: the rotor against the direction of the x axis.
set label math('ψ') at x + 0.72*cos(0.72*psi), \
    y + 0.72*sin(0.72*psi) center front

# r: from the centre to an axle.
set arrow from X(0, -1.1),Y(0, -1.1) to X(r, -1.1),Y(r, -1.1) as 2
set arrow from X(0, -0.1),Y(0, -0.1) to X(0, -1.15),Y(0, -1.15) as 3 front
set arrow from X(r, -0.1),Y(r, -0.1) to X(r, -1.15),Y(r, -1.15) as 3 front
set label math('r') at X(r/2, -1.28),Y(r/2, -1.28) center

$board << EOD
-1.9 -0.16
 1.9 -0.16
 2.05 0
 1.9 0.16
-1.9 0.16
-2.05 0
-1.9 -0.16
EOD
$axle << EOD
-0.05 -0.5
-0.05 0.5
 0.05 0.5
 0.05 -0.5
-0.05 -0.5
EOD
$wheel << EOD
-0.2 -0.07
 0.2 -0.07
 0.2 0.07
-0.2 0.07
-0.2 -0.07
EOD
set parametric; set trange [0:1]
set xrange [-0.35:6]; set yrange [-0.4:3.5]
plot $board using (X($1, $2)):(Y($1, $2)) with filledcurves closed \
        fc rgb '#DCE9F2' fs solid border lc rgb '#606060', \
    for [s=-1:1:2] $axle using (wheel_x(s*r, -s*phi, $1, $2)) \
        :(wheel_y(s*r, -s*phi, $1, $2)) with filledcurves closed \
        fc rgb '#A0A0A0' fs solid border lc rgb '#606060', \
    for [s=-1:1:2] for [side=-1:1:2] $wheel \
        using (wheel_x(s*r, -s*phi, $1, $2 + 0.5*side)) \
        :(wheel_y(s*r, -s*phi, $1, $2 + 0.5*side)) with filledcurves closed \
        fc rgb red fs solid border lc rgb red, \
    x + (1.6*t - 0.8)*cos(psi),y + (1.6*t - 0.8)*sin(psi) lw 5 lc rgb blue, \
    x + 0.55*cos(t*psi),y + 0.55*sin(t*psi) lw 1.2 lc rgb black, \
    x + far*cos(t*theta),y + far*sin(t*theta) lw 1.2 lc rgb black, \
    for [s=-1:1:2] wheel_x(s*r, -s*t*phi, s*0.75, 0), \
        wheel_y(s*r, -s*t*phi, s*0.75, 0) lw 1.2 lc rgb black, \
    '+' every ::0::0 using (x):(y) with points pt 7 ps 0.8 lc rgb black
