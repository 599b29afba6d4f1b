call 'experiments/style.gp' 14.5 16
systems = 'heisenberg coupled5 knife-edge-affine'
names = '"Heisenberg" "coupled5" "knife edge, affine"'
methods = 'euler-a euler-b rattle euler-ab euler-ba'
titles = '"Euler A" "Euler B" RATTLE "A after B" "B after A"'
errors = 'q paverage velocity lambda'
labels = '"position q" "average momentum" "half-step momentum" "multiplier λ"'
file(s, m, start) = results.'/'.word(systems, s).'-'.word(methods, m) \
    .'-'.start.'.tsv'
array style[5] = [9, 10, 13, 11, 12]

set multiplot
unset key
@loglog
set ytics 1e-8,100
left = 0.10; wide = 0.265; across = 0.305; low = 0.77; high = 0.175
do for [r=1:4] { do for [s=1:3] {
    e = word(errors, r)
    c = col(file(s, 1, 'reaction'), e)
    eval place(left + across*(s - 1), left + across*(s - 1) + wide, \
        low - 0.225*(r - 1), low - 0.225*(r - 1) + high)
    unset label; unset arrow; unset xlabel; unset ylabel
    if (r == 1) { set label word(names, s) at graph 0,1.1 left }
    if (r == 4) { set xlabel 'step h' offset 0,0.4 }
    if (s == 1) { set ylabel word(labels, r) offset 1,0 }
    if (s == 1) { set format y power } else { set format y '' }
    if (r == 4) { set format x power } else { set format x '' }
    set xrange [2.5e-3:0.07]; set yrange [1e-7:10]
    if (r < 4) {
        eval triangle(2, 0.006, 0.012, 2.5e-7)
        eval triangle(1, 0.02, 0.04, 0.3)
    }
    plot for [m=1:5] file(s, m, 'reaction') using 2:c with lines \
            ls style[m] title word(titles, m), \
        for [m=1:3] file(s, m, 'momentum') using 2:c with points \
            ls style[m]
} }
unset label; unset arrow; unset tics; unset border; unset xlabel; unset ylabel
unset logscale; set xrange [0:1]; set yrange [0:1]
eval place(0, 1, 0, 0.04)
set key at 0.98,0.5 right center horizontal maxrows 1 samplen 1.6 width -1
plot for [m=1:5] NaN with lines ls style[m] title word(titles, m)
unset multiplot
