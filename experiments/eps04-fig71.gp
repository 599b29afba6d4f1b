call 'experiments/style.gp' 6 5.2
# An admissible displacement: the blade touches one circle at both ends.
unset border; unset tics; unset grid; unset key
set size ratio -1
turn = 1.3; R = 2.2; first = -0.4
x(t) = R*cos(t); y(t) = R*sin(t)
x0 = x(first); y0 = y(first); x1 = x(first + turn); y1 = y(first + turn)
mx = R/cos(turn/2)*cos(first + turn/2); my = R/cos(turn/2)*sin(first + turn/2)
set arrow from x0,y0 to mx,my nohead lw 1.2 lc rgb grey
set arrow from x1,y1 to mx,my nohead lw 1.2 lc rgb grey
set arrow from x0,y0 to x1,y1 head filled lw 1.6 lc rgb red
set arrow from x0 + 0.5*sin(first),y0 - 0.5*cos(first) \
    to x0 - 0.5*sin(first),y0 + 0.5*cos(first) nohead lw 6 lc rgb blue
set arrow from x1 + 0.5*sin(first + turn),y1 - 0.5*cos(first + turn) \
    to x1 - 0.5*sin(first + turn),y1 + 0.5*cos(first + turn) \
    nohead lw 6 lc rgb blue
set arrow from 0,0 to x0,y0 nohead lw 1 dt 3
set arrow from 0,0 to x1,y1 nohead lw 1 dt 3
set label math('X').'ₖ' at x0,y0 offset 1,-0.6
set label math('X').'ₖ₊₁' at x1,y1 offset -1,1.2
set label math('Δθ').'/2' at x0 + 0.42,y0 + 0.62
set label math('Δθ').'/2' at x1 + 0.45,y1 - 0.22
set label math('Δθ') at 0.35,0.1
set xrange [-0.5:3.4]; set yrange [-1.5:2.6]; set trange [0:1]
set parametric
plot x(first - 0.3 + t*(turn + 0.6)),y(first - 0.3 + t*(turn + 0.6)) lw 1.5 \
        lc rgb grey, \
    '+' every ::0::0 using (x0):(y0) with points pt 7 ps 0.7 lc rgb black, \
    '+' every ::0::0 using (x1):(y1) with points pt 7 ps 0.7 lc rgb black
