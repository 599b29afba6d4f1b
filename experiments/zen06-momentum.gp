call 'experiments/style.gp' 14.5 6.8
file(name) = results.'/'.name.'.tsv'
P = col(file('balanced-eps'), 'p_theta'); Q = col(file('balanced-eps'), 'p_1')
set multiplot
set xlabel math('t'); set xrange [0:20]
eval place(0.1, 0.48, 0.16, 0.92)
eval panel('a   '.math('a = 0'))
set yrange [-2:1.5]
set key center right
plot file('balanced-ode') using 2:P with lines @ode title 'continuous', \
    file('balanced-ode') using 2:Q with lines @ode, \
    file('balanced-eps') using 2:P with points @eps title math('p_θ'), \
    file('balanced-eps') using 2:Q with points @eps pt 14 title math('p₁')
eval place(0.59, 0.98, 0.16, 0.92)
eval panel('b   '.math('a ≠ 0'))
set autoscale y
unset key
plot file('unbalanced-ode') using 2:P with lines @ode, \
    file('unbalanced-ode') using 2:Q with lines @ode, \
    file('unbalanced-eps') using 2:P with points @eps, \
    file('unbalanced-eps') using 2:Q with points @eps pt 14
unset multiplot
