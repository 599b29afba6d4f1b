call 'experiments/style.gp' 14.5 9.4
# Six systems.  Space is seen from the front, right and above.
unset border; unset tics; unset grid; unset key
set lmargin 0; set rmargin 0; set tmargin 0; set bmargin 0
set size ratio -1
set parametric; set trange [0:1]
sx(x, y, z) = x + 0.45*y
sy(x, y, z) = z + 0.32*y
tau = 2*pi
set style arrow 1 head filled size screen 0.012,15 fixed lw 1.2 lc rgb black
set style arrow 2 nohead lw 1 dt 3 lc rgb '#606060'
set style arrow 3 head filled size screen 0.012,15 fixed lw 2 lc rgb blue
set style arrow 4 nohead lw 5 lc rgb blue
box(k) = place(0.03 + 0.33*(k % 3), 0.31 + 0.33*(k % 3), \
    0.56 - 0.5*(k/3), 0.92 - 0.5*(k/3))
start = "unset arrow; unset label; set xrange [-2:2]; set yrange [-1.2:1.5]"

set multiplot
# A coin: heading θ, rolling angle ϕ.
eval start; eval box(0); eval panel('a   upright disk')
set yrange [-0.75:1.95]
th = 0.6
cx(s) = cos(th)*s; cy(s) = sin(th)*s
set arrow from sx(-1.9,-0.6,0),sy(-1.9,-0.6,0) to \
    sx(-0.9,-0.6,0),sy(-0.9,-0.6,0) as 1
set arrow from sx(-1.9,-0.6,0),sy(-1.9,-0.6,0) to \
    sx(-1.9,0.6,0),sy(-1.9,0.6,0) as 1
set label math('x') at sx(-0.85,-0.6,0),sy(-0.85,-0.6,0) left offset 0.3,0
set label math('y') at sx(-1.9,0.7,0),sy(-1.9,0.7,0) center offset 0,0.5
set arrow from 0,0 to sx(1.5,0,0),sy(1.5,0,0) as 2
set arrow from 0,0 to sx(cx(1.6),cy(1.6),0),sy(cx(1.6),cy(1.6),0) as 3
set label math('θ') at 1.18,0.1 center
set label math('ϕ') at sx(cx(0.3),cy(0.3),1.4),sy(cx(0.3),cy(0.3),1.4) center front
set arrow from sx(0,0,0.8),sy(0,0,0.8) to \
    sx(cx(0.75),cy(0.75),1.08),sy(cx(0.75),cy(0.75),1.08) nohead lw 1.5 front
set arrow from sx(0,0,0.8),sy(0,0,0.8) to sx(0,0,1.6),sy(0,0,1.6) as 2 front
plot sx(cx(0.8*cos(tau*t)),cy(0.8*cos(tau*t)),0.8 + 0.8*sin(tau*t)), \
        sy(cx(0.8*cos(tau*t)),cy(0.8*cos(tau*t)),0.8 + 0.8*sin(tau*t)) \
        with filledcurves closed fc rgb '#DCE9F2' fs solid border \
        lc rgb '#606060', \
    sx(cx(0.4*sin(1.2*t)),cy(0.4*sin(1.2*t)),0.8 + 0.4*cos(1.2*t)), \
        sy(cx(0.4*sin(1.2*t)),cy(0.4*sin(1.2*t)),0.8 + 0.4*cos(1.2*t)) \
        lw 1 lc rgb black

# A blade on a slope: x points down.
eval start; eval box(1); eval panel('b   knife edge on a slope')
set arrow from -1.6,-0.9 to 1.5,-0.9 as 1
set label math('x').', down the slope' at 1.55,-1.12 right
set arrow from -1.6,-0.9 to -1.6,1.2 as 1
set label math('y') at -1.75,1.15 right
set arrow from -0.35,-0.24 to 0.35,0.24 as 4
set arrow from 0,0 to 1.1,0.754 as 3
set arrow from 0,0 to 1.2,0 as 2
set label math('φ') at 0.78,0.22 center
set arrow from 0,0 to 0,-0.9 as 2; set arrow from 0,0 to -1.6,0 as 2
plot 0.6*cos(0.6*t),0.6*sin(0.6*t) lw 1 lc rgb black

# Two bodies on wheels, hinged.
eval start; eval box(2); eval panel('c   roller racer')
b = 0.35; g = 0.95
ax = -0.75; ay = -0.45
hx = ax + 1.3*cos(b); hy = ay + 1.3*sin(b)
ex = hx + 0.75*cos(g); ey = hy + 0.75*sin(g)
set arrow from ax,ay to hx,hy nohead lw 3 lc rgb '#606060'
set arrow from hx,hy to ex,ey nohead lw 3 lc rgb '#606060'
set arrow from ax - 0.25*cos(b),ay - 0.25*sin(b) to \
    ax + 0.25*cos(b),ay + 0.25*sin(b) as 4
set arrow from ex - 0.25*cos(g),ey - 0.25*sin(g) to \
    ex + 0.25*cos(g),ey + 0.25*sin(g) as 4
set arrow from ax,ay to ax + 1.2,ay as 2
set arrow from hx,hy to hx + 1.0*cos(b),hy + 1.0*sin(b) as 2
set label math('θ') at ax + 0.95,ay + 0.15 center
set label math('ϕ') at hx + 0.72,hy + 0.5 center
set label math('d').'₁' at (ax + hx)/2 - 0.12,(ay + hy)/2 + 0.22 center
set label math('d').'₂' at (hx + ex)/2 - 0.2,(hy + ey)/2 + 0.12 center
set label math('(x, y)') at ax - 0.1,ay - 0.28 center
plot ax + 0.8*cos(b*t),ay + 0.8*sin(b*t) lw 1 lc rgb black, \
    hx + 0.55*cos(b + (g - b)*t),hy + 0.55*sin(b + (g - b)*t) lw 1 \
        lc rgb black, \
    '+' every ::0::0 using (hx):(hy) with points pt 7 ps 0.7 lc rgb black

# A ball on a table that turns.
eval start; eval box(3); eval panel('d   ball on a turntable')
set yrange [-1.35:1.35]
set arrow from 0,-0.55 to 0,1.2 as 1
set label math('Ω') at -0.15,1.15 right
set arrow from sx(0,0,-0.55),sy(0,0,-0.55) to \
    sx(0.95,-0.1,-0.55),sy(0.95,-0.1,-0.55) as 2
set label math('(x, y)') at 0.42,-0.8 center front
set label math('r') at 1.38,0.16 left front
set arrow from sx(0.95,-0.1,-0.1),sy(0.95,-0.1,-0.1) to \
    sx(1.32,-0.1,0.16),sy(1.32,-0.1,0.16) nohead lw 1.2
plot 1.75*cos(tau*t),-0.55 + 0.55*sin(tau*t) with filledcurves closed \
        fc rgb '#EEEEEE' fs solid border lc rgb '#606060', \
    0.905 + 0.45*cos(tau*t),-0.13 + 0.45*sin(tau*t) with filledcurves closed \
        fc rgb '#DCE9F2' fs solid border lc rgb '#606060', \
    0.905 + 0.45*cos(tau*t),-0.13 + 0.13*sin(tau*t) lw 0.8 lc rgb '#606060', \
    0.35*cos(-0.4 + 4.6*t),0.85 + 0.1*sin(-0.4 + 4.6*t) lw 1 lc rgb black

# A top whose body angular velocity has no component along e3.
eval start; eval box(4); eval panel('e   the Suslov top')
set yrange [-1.35:1.35]
set arrow from 0,0 to sx(1.25,0,0),sy(1.25,0,0) as 1
set arrow from 0,0 to sx(0,1.5,0.1),sy(0,1.5,0.1) as 1
set arrow from 0,0 to sx(0,0,1.25),sy(0,0,1.25) as 1
set arrow from 0,0 to sx(0.75,0.75,0),sy(0.75,0.75,0) as 3
set label math('e').'₁' at 1.32,-0.02 left
set label math('e').'₂' at sx(0,1.5,0.1) + 0.07,sy(0,1.5,0.1) left
set label math('e').'₃' at 0.08,1.25 left
set label math('ω') at sx(0.75,0.75,0) + 0.08,sy(0.75,0.75,0) left tc rgb blue
set label 'fixed point' at 0,-0.98 center
plot 1.1*cos(tau*t)*0.9 - 0.1*sin(tau*t),0.75*sin(tau*t) \
        with filledcurves closed fc rgb '#DCE9F2' fs transparent solid 0.6 \
        border lc rgb '#606060', \
    sx(0.8*cos(tau*t),0.8*sin(tau*t),0),sy(0.8*cos(tau*t),0.8*sin(tau*t),0) \
        lw 1 dt 2 lc rgb '#606060', \
    '+' every ::0::0 using (0):(0) with points pt 7 ps 0.7 lc rgb black

# Two springs, a transmission, the pendulum that drives it.
eval start; eval box(5); eval panel('f   gearbox')
set yrange [-1.35:1.35]
spring(u) = 0.1*sin(8*tau*u)
set object 1 rect from -1.9,-0.9 to -1.8,0.1 fc rgb '#A0A0A0' fs solid
set object 2 rect from 1.8,-0.9 to 1.9,0.1 fc rgb '#A0A0A0' fs solid
set object 3 rect from -0.95,-0.6 to -0.55,-0.2 fc rgb '#DCE9F2' fs solid \
    border lc rgb '#606060'
set object 4 rect from 0.55,-0.6 to 0.95,-0.2 fc rgb '#DCE9F2' fs solid \
    border lc rgb '#606060'
set arrow from -0.55,-0.3 to 0.55,-0.5 nohead lw 3 lc rgb '#606060'
set arrow from 0,0.9 to 0.42,0.25 nohead lw 1.5
set arrow from 0,0.9 to 0,-0.35 as 2
set label math('x') at -0.75,-0.82 center; set label math('z') at 0.75,-0.82 center
set label math('y') at 0.2,0.38 center
set label math('dx').' + sin '.math('y').' '.math('dz').' = 0' at 0,-1.15 center
plot -1.8 + 0.85*t,-0.4 + spring(t) lw 1 lc rgb black, \
    0.95 + 0.85*t,-0.4 + spring(t) lw 1 lc rgb black, \
    '+' every ::0::0 using (0.42):(0.25) with points pt 7 ps 1.2 lc rgb red, \
    '+' every ::0::0 using (0):(0.9) with points pt 7 ps 0.6 lc rgb black
unset multiplot
