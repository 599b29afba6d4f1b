call 'experiments/style.gp' 14.5 7.1
set multiplot
unset tics; unset border; unset grid; unset key
set size ratio -1
D = pi/180
set style arrow 1 head filled size screen 0.016,18 fixed lw 2.4 lc rgb blue
set style arrow 2 head filled size screen 0.016,18 fixed lw 2.4 lc rgb purple
set style arrow 3 head filled size screen 0.014,18 fixed lw 1.6 lc rgb grey
set style arrow 4 nohead lw 1 dt 3 lc rgb grey
set style arrow 5 nohead lw 1.4 dt 2 lc rgb black

# a: displacements as arcs, momenta as vectors.  A displacement starts along p-
# and arrives along p+; the next p- is the mirror image of p+ in the line D.
bend = -64*D; long = 1.9; size = 0.95
array X[3]; array Y[3]; array out[3]; array in[3]; array line[3]
X[1] = 0; Y[1] = 0; out[1] = 72*D; line[2] = 36*D; line[3] = 24*D
forward(f, a, s) = f + long/bend*(sin(a + bend*s) - sin(a))
aside(f, a, s) = f - long/bend*(cos(a + bend*s) - cos(a))
do for [i=2:3] {
    X[i] = forward(X[i-1], out[i-1], 1); Y[i] = aside(Y[i-1], out[i-1], 1)
    in[i] = out[i-1] + bend
    out[i] = 2*line[i] - in[i]
}
index = 'ₖ₋₁ ₖ ₖ₊₁'
# A momentum of node i with its sign above its index.
momentum(sign, i) = tex ? '$p^'.(sign eq '⁻' ? '-' : '+').'_{' \
    .word('k-1 k k+1', i).'}$' : 'p'.sign.word(index, i)
do for [i=1:3] {
    a = out[i]; b = in[i]; c = line[i]
    set arrow from X[i],Y[i] rto size*cos(a),size*sin(a) as 1 front
    set label math('p⁻') at X[i] + size*cos(a),Y[i] + size*sin(a) \
        right offset -0.5,0.3 tc rgb blue front
    set label math('g').word(index, i) at X[i],Y[i] center offset 0.8,-1.1 front
    if (i > 1) {
        set arrow from X[i] - 0.7*cos(c),Y[i] - 0.7*sin(c) \
            to X[i] + 1.15*cos(c),Y[i] + 1.15*sin(c) as 5
        set arrow from X[i],Y[i] rto size*cos(b),size*sin(b) as 2 front
        set arrow from X[i] + size*cos(b),Y[i] + size*sin(b) \
            to X[i] + size*cos(a),Y[i] + size*sin(a) as 4
        set label math('p⁺') at X[i] + 1.27*size*cos(b), \
            Y[i] + 1.27*size*sin(b) center tc rgb purple front
        set label math('D') at X[i] + (i == 2 ? -0.83 : 1.27)*cos(c), \
            Y[i] + (i == 2 ? -0.83 : 1.27)*sin(c) center
    }
    if (i < 3) {
        set label math('W').word(index, i) at forward(X[i], a, 0.8), \
            aside(Y[i], a, 0.8) right offset -0.2,0.7 tc rgb '#606060'
    }
}
eval place(0.01, 0.53, 0.01, 0.91)
eval panel('a   momenta at three nodes')
set xrange [-0.4:4.4]; set yrange [-0.55:3.45]
plot for [i=1:2] [s=0:1] '+' using (forward(X[i], out[i], $1)) \
        :(aside(Y[i], out[i], $1)) with lines lw 3.5 lc rgb '#C0C0C0', \
    for [i=1:3] '+' every ::0::0 using (X[i]):(Y[i]) with points pt 7 ps 0.7 \
        lc rgb black

# b: the momenta of a run, in the body frame.  At every node the covector is
# carried from p- to p+ by the rotation W and from p+ to p- by the reflection.
f = results.'/gni.tsv'
rows = system(sprintf("grep -v '^#' '%s'", f))
fields = words(rows)/3
cell(k, name) = real(word(rows, k*fields + col(f, name)))
array R[27]; array m[9]; array p[9]
do for [k=0:2] { do for [i=1:3] {
    m[3*k + i] = cell(k, sprintf('p_%d', i))
    p[3*k + i] = cell(k, sprintf('pplus_%d', i))
    do for [j=1:3] { R[9*k + 3*i - 3 + j] = cell(k, sprintf('R%d%d', i, j)) }
} }
radius = sqrt(m[1]**2 + m[2]**2 + m[3]**2)

# W = R(k)^T R(k+1), entry (i, j); its axis and angle.
W(k, i, j) = R[9*k + i]*R[9*k + 9 + j] + R[9*k + 3 + i]*R[9*k + 12 + j] \
    + R[9*k + 6 + i]*R[9*k + 15 + j]
array axis[6]; array angle[2]
do for [k=0:1] {
    angle[k+1] = acos((W(k, 1, 1) + W(k, 2, 2) + W(k, 3, 3) - 1)/2)
    axis[3*k + 1] = (W(k, 3, 2) - W(k, 2, 3))/(2*sin(angle[k+1]))
    axis[3*k + 2] = (W(k, 1, 3) - W(k, 3, 1))/(2*sin(angle[k+1]))
    axis[3*k + 3] = (W(k, 2, 1) - W(k, 1, 2))/(2*sin(angle[k+1]))
}

# Component i of p- of node k, turned by W^-1 as far as the fraction s.
dot(k) = axis[3*k + 1]*m[3*k + 1] + axis[3*k + 2]*m[3*k + 2] \
    + axis[3*k + 3]*m[3*k + 3]
next(i) = i % 3 + 1
cross(k, i) = axis[3*k + next(i)]*m[3*k + next(next(i))] \
    - axis[3*k + next(next(i))]*m[3*k + next(i)]
turned(k, i, s) = m[3*k + i]*cos(s*angle[k+1]) \
    - cross(k, i)*sin(s*angle[k+1]) \
    + axis[3*k + i]*dot(k)*(1 - cos(s*angle[k+1]))

# Component i of the average momentum at node k and of the mirror's great circle
# through it, t radians away.
average(k, i) = (m[3*k + i] + p[3*k + i])/2
normal(k, i) = (m[3*k + i] - p[3*k + i])/2
length(k) = sqrt(average(k, 1)**2 + average(k, 2)**2 + average(k, 3)**2)
breadth(k) = sqrt(normal(k, 1)**2 + normal(k, 2)**2 + normal(k, 3)**2)
mirror(k, i, t) = radius/length(k)*(cos(t)*average(k, i) + sin(t)/breadth(k) \
    *(normal(k, next(i))*average(k, next(next(i))) \
      - normal(k, next(next(i)))*average(k, next(i))))

# Parallel projection along the mean of the momenta, the third axis upwards.
array N[3]; array E[9]
do for [i=1:3] { N[i] = m[i] + m[3 + i] + m[6 + i] + p[3 + i] + p[6 + i] }
N[3] = N[3] + 0.6*radius
flat = sqrt(N[1]**2 + N[2]**2); whole = sqrt(flat**2 + N[3]**2)
do for [i=1:3] { E[6 + i] = N[i]/whole }
E[1] = -N[2]/flat; E[2] = N[1]/flat; E[3] = 0
E[4] = -E[9]*E[2]; E[5] = E[9]*E[1]; E[6] = E[7]*E[2] - E[8]*E[1]
h(a, b, c) = E[1]*a + E[2]*b + E[3]*c
v(a, b, c) = E[4]*a + E[5]*b + E[6]*c
depth(a, b, c) = E[7]*a + E[8]*b + E[9]*c
mx(k) = h(m[3*k + 1], m[3*k + 2], m[3*k + 3])
my(k) = v(m[3*k + 1], m[3*k + 2], m[3*k + 3])
px(k) = h(p[3*k + 1], p[3*k + 2], p[3*k + 3])
py(k) = v(p[3*k + 1], p[3*k + 2], p[3*k + 3])
tx(k, s) = h(turned(k, 1, s), turned(k, 2, s), turned(k, 3, s))
ty(k, s) = v(turned(k, 1, s), turned(k, 2, s), turned(k, 3, s))
rx(k, t) = h(mirror(k, 1, t), mirror(k, 2, t), mirror(k, 3, t))
ry(k, t) = v(mirror(k, 1, t), mirror(k, 2, t), mirror(k, 3, t))

unset arrow; unset label
eval place(0.54, 0.985, 0.01, 0.91)
eval panel('b   body momenta of a run on SO(3)')
do for [k=0:2] {
    set label momentum('⁻', k + 1) at mx(k),my(k) center \
        offset word('-2.4 1.9 -2.9', k + 1),word('-0.8 0.5 -0.6', k + 1) \
        tc rgb blue front
    if (k > 0) {
        set arrow from px(k),py(k) to mx(k),my(k) as 3 front
        set arrow from tx(k-1, 0.94),ty(k-1, 0.94) to px(k),py(k) as 2 front
        set label momentum('⁺', k + 1) at px(k),py(k) center \
            offset word('1.4 -1.2', k),word('-0.7 0.9', k) tc rgb purple front
    }
}
set xrange [-1.03*radius:1.03*radius]; set yrange [-1.03*radius:1.03*radius]
set trange [0:1]; set parametric
plot radius*cos(2*pi*t),radius*sin(2*pi*t) lw 1 lc rgb '#808080', \
    for [k=0:1] tx(k, t),ty(k, t) lw 2.4 lc rgb purple, \
    for [k=1:2] rx(k, 2.2*(t - 0.5)),ry(k, 2.2*(t - 0.5)) lw 1.4 dt 2 \
        lc rgb black, \
    for [k=0:2] '+' every ::0::0 using (mx(k)):(my(k)) with points pt 7 ps 0.7 \
        lc rgb blue, \
    for [k=1:2] '+' every ::0::0 using (px(k)):(py(k)) with points pt 7 ps 0.5 \
        lc rgb purple
unset multiplot
