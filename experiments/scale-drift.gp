call 'experiments/style.gp' 14.5 13
# Departure and slope of the energy, and when the velocity first leaves the
# constraint by a tenth of its length, over steps and starts.
set palette defined (0 blue, 0.5 '#E4E4E4', 0.75 orange, 1 red)
lg(x) = log(abs(x) + 1e-16)/log(10)
unset grid; unset key
set style fill solid noborder
set xrange [0.02:0.3]; set yrange [0.1:3.2]
set xtics 0.1, 0.1, 0.4
dx = 0.28/71/2; dy = 3.1/71/2
array method[3] = ['gni', 'dla', 'mla']
array name[3] = ['GNI', 'DLA', 'MLA']
array what[3] = ['departure', 'slope', 'first']
array least[3] = [-4, -9, 0]; array most[3] = [0, -3, 3]
array bar[3] = ['log₁₀ max |E − E₀|', 'log₁₀ |slope of E|', 'log₁₀ of the time']
set multiplot
do for [r=1:3] { do for [c=1:3] {
    eval place(0.10 + 0.26*(c-1), 0.325 + 0.26*(c-1), 1.02 - 0.305*r, 1.255 - 0.305*r)
    if (r == 1) { set title name[c] offset 0,-0.5 } else { unset title }
    if (c == 1) { set ylabel 'start of y′' offset 1,0; set format y '%g' } \
    else { unset ylabel; set format y '' }
    if (r == 3) { set xlabel 'h'; set format x '%g' } \
    else { unset xlabel; set format x '' }
    if (c == 3) { set colorbox user origin 0.87,1.02 - 0.305*r size 0.02,0.235
        set cblabel bar[r] offset 1.2,0 } else { unset colorbox }
    set cbrange [least[r]:most[r]]; set format cb '%g'
    f = results.'/'.method[c].'.tsv'
    k = col(f, what[r])
    plot f using 2:3:($2-dx):($2+dx):($3-dy):($3+dy):(lg(column(k))) with boxxyerror palette
} }
unset multiplot
