call 'experiments/style.gp' 14.5 12.5
file(name) = results.'/'.name.'.tsv'

# Every run of this experiment has the same columns; y and H at mid-step, where
# the displacement velocity belongs.
Y = col(file('dla'), 'y'); V = col(file('dla'), 'v_y')
H = col(file('dla'), 'energy')
runs = 'gni dla dla-half dla-quarter zero-gni zero-dla zero-dla-half ' \
    .'left-gni left-dla left-dla-half right-dla'
array h[words(runs)]; array E[words(runs)]
do for [i=1:words(runs)] {
    h[i] = real(header(file(word(runs, i)), 'h'))
    E[i] = real(header(file(word(runs, i)), 'first energy'))
}
label(method, i) = method.', '.math(sprintf('h = %g', h[i]))
middle(i) = column(Y) + h[i]*column(V)/2
change(i) = column(H)/E[i] - 1

# The theory of the text: the energy of the motion along x and z follows
# exp(η² Φ(y)), η = h v_y, that along y is constant.
Phi(y) = (2 - 2*y**2 - y**4)/(24*(1 + y**2)**2)
vy(name) = real(header(file(name), 'first v_y'))
eta = h[2]*vy('dla')
start = header(file('dla'), 'first y') + eta/2
part = 1 - vy('dla')**2/(2*E[2])
start0 = header(file('zero-dla'), 'first y') + eta/2
part0 = 1 - vy('zero-dla')**2/(2*E[6])
theory(y) = part*(exp(eta**2*(Phi(y) - Phi(start))) - 1)
theory0(y) = part0*(exp(eta**2*(Phi(y) - Phi(start0))) - 1)

set multiplot
set xlabel math('y').' at mid-step'
set ylabel math('(H − H₀)/H₀')

eval place(0.13, 0.975, 0.60, 0.945)
eval panel('a   y from −10 to 10, constraint at mid-step')
set format y math('%.3f')
set xrange [-10:10]; set yrange [-0.0005:0.0056]; set ytics 0.001
set key top right
set arrow from 0, graph 0 to 0, graph 1 nohead back lw 0.8 dt 3
plot file('dla') using (middle(2)):(change(2)) @dla lw 4 \
        title label('DLA', 2), \
    file('dla-half') using (middle(3)):(change(3)) @dla dt 2 \
        title label('DLA', 3), \
    file('dla-quarter') using (middle(4)):(change(4)) @dla dt 3 \
        title label('DLA', 4), \
    file('gni') using (middle(1)):(change(1)) @gni title label('GNI', 1), \
    theory(x) @exact lw 0.8 dt 1 title 'formula'
unset arrow

eval place(0.13, 0.49, 0.105, 0.46)
eval panel('b   y from 0, constraint at mid-step')
set xrange [0:10]; set yrange [-0.0030:0.0005]; set ytics 0.001
set key at graph 0.98,0.62 top right
plot file('zero-dla') using (middle(6)):(change(6)) @dla lw 4 \
        title label('DLA', 6), \
    file('zero-dla-half') using (middle(7)):(change(7)) @dla dt 2 \
        title label('DLA', 7), \
    file('zero-gni') using (middle(5)):(change(5)) @gni \
        title label('GNI', 5), \
    theory0(x) @exact lw 0.8 dt 1

eval place(0.605, 0.975, 0.105, 0.46)
eval panel('c   y from −10, constraint at an end')
set xrange [-10:10]; set yrange [-0.38:0.48]; set ytics 0.2
set format y math('%.1f')
unset ylabel; unset key
do for [line in 'right-dla:11:right left-gni:8:GNI left-dla-half:10:left ' \
        .'left-dla:9:left'] {
    name = line[:strstrt(line, ':') - 1]; rest = line[strstrt(line, ':') + 1:]
    i = int(rest[:strstrt(rest, ':') - 1]); rest = rest[strstrt(rest, ':') + 1:]
    level = real(header(file(name), 'last energy'))/E[i] - 1
    set label label(rest, i) at 9.9,level right \
        offset 0,0.7
}
plot file('right-dla') using (middle(11)):(change(11)) @dla_right, \
    file('left-gni') using (middle(8)):(change(8)) @gni, \
    file('left-dla-half') using (middle(10)):(change(10)) @dla_left dt 3, \
    file('left-dla') using (middle(9)):(change(9)) @dla_left
unset multiplot
