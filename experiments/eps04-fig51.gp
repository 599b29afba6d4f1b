call 'experiments/style.gp' 5.7 5.2
# The sleigh: blade at A, centre of mass C at (a, b) in its frame.
unset border; unset tics; unset grid; unset key
set size ratio -1
theta = 0.5; a = 1.5; b = 0.6; x = 1.2; y = 0.8
c = cos(theta); s = sin(theta)
px(u, v) = x + u*c - v*s
py(u, v) = y + u*s + v*c
set arrow from -0.2,0 to 5,0 head filled lw 1
set arrow from 0,-0.2 to 0,4 head filled lw 1
set label math('x') at 5,-0.25; set label math('y') at -0.25,4
set arrow from px(-0.6, 0),py(-0.6, 0) to px(0.6, 0),py(0.6, 0) nohead lw 6 \
    lc rgb blue
set arrow from px(0, 0),py(0, 0) to px(3.4, 0),py(3.4, 0) head filled lw 1.2
set arrow from px(0, 0),py(0, 0) to px(0, 1.8),py(0, 1.8) head filled lw 1.2
set arrow from px(a, 0),py(a, 0) to px(a, b),py(a, b) nohead lw 1 dt 3
set arrow from px(0, b),py(0, b) to px(a, b),py(a, b) nohead lw 1 dt 3
set arrow from x,y to x + 1.5,y nohead lw 1 dt 3
set label math('A') at px(0, 0),py(0, 0) offset -0.3,-1.1
set label math('C') at px(a, b),py(a, b) offset 0.8,0.6
set label math('a') at px(a/2, b),py(a/2, b) offset -0.3,0.7
set label math('b') at px(a, b/2),py(a, b/2) offset 0.7,0
set label math('v₁') at px(3.4, 0),py(3.4, 0) offset 0.5,0
set label math('v₂') at px(0, 1.8),py(0, 1.8) offset -1.8,0.3
set label math('θ') at x + 1.28,y + 0.32
set xrange [-0.5:5.3]; set yrange [-0.5:4.3]; set trange [0:2*pi]
set parametric
plot px(a + 1.6*cos(t), b + 0.9*sin(t)),py(a + 1.6*cos(t), b + 0.9*sin(t)) \
        lw 1.5 lc rgb grey, \
    x + 1.2*cos(theta*t/(2*pi)),y + 1.2*sin(theta*t/(2*pi)) lw 1 lc rgb black, \
    '+' every ::0::0 using (px(a, b)):(py(a, b)) with points pt 7 ps 0.8 \
        lc rgb red, \
    '+' every ::0::0 using (x):(y) with points pt 7 ps 0.6 lc rgb black
