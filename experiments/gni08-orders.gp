call 'experiments/style.gp' 14.5 14
systems = 'particle sleigh snakeboard'
names = '"nonholonomic particle" "Chaplygin sleigh" snakeboard'
methods = 'gni dla dla-left'
errors = 'q velocity energy'
file(s, m, start) = results.'/'.word(systems, s).'-'.word(methods, m) \
    .'-'.start.'.tsv'
array colour[3] = [blue, red, orange]

# The fitted slope from the header; where the error is rounding there is none.
rounding = 1e-12
slope(f, e, smallest) = smallest < rounding ? math('ε') : \
    sprintf('%.2f', real(header(f, 'slope '.e)))

set multiplot
unset key; set tics scale 0.5
@loglog
set format y power
left = 0.115; wide = 0.262; across = 0.3085; low = 0.69; high = 0.2
array bottom[3] = [1e-6, 1e-7, 1e-9]; array top[3] = [10, 1, 2]
do for [r=1:3] { do for [s=1:3] {
    e = word(errors, r); f = file(s, 1, 'exact'); c = col(f, e)
    eval place(left + across*(s - 1), left + across*(s - 1) + wide, \
        low - 0.285*(r - 1), low - 0.285*(r - 1) + high)
    unset label; unset arrow; set xrange [*:*]; set yrange [*:*]
    do for [i=0:1] {
        start = word('momentum exact', i + 1); y = 1.08 + 0.16*i
        set label word('mom. exact', i + 1) at graph 0,y left
        do for [m=1:3] {
            g = file(s, m, start); k = col(g, e)
            stats g using k nooutput name 'S'
            set label slope(g, e, S_min) at graph 0.5 + 0.25*(m - 1),y \
                right tc rgb colour[m]
        }
    }
    if (r == 1) { set label word(names, s) at graph 0,1.42 left }
    stats f using 2:c nooutput
    x0 = STATS_max_x/4; x1 = STATS_max_x/2
    stats file(s, 2, 'exact') every ::2::2 using c nooutput name 'A'
    stats file(s, 3, 'exact') every ::1::1 using c nooutput name 'B'
    eval triangle(2, x0, x1, (A_max < STATS_max_y/16 ? A_max : \
        STATS_max_y/16)/5)
    eval triangle(1, x0, x1, B_max*2.4)
    set xrange [STATS_min_x/1.5:STATS_max_x*1.7]
    set yrange [bottom[r]:top[r]]
    if (r == 3) {
        set xlabel 'step '.math('h') offset 0,0.3; set format x power
    } else { unset xlabel; set format x '' }
    if (s == 1) { set ylabel 'largest error of '.math(word('q w/h H', r)) } \
    else { unset ylabel }
    if (s == 1) { set format y power } else { set format y '' }
    plot for [m=1:3] file(s, m, 'exact') using 2:col(file(s, m, 'exact'), e) \
            with linespoints ls m, \
        for [m=1:3] file(s, m, 'momentum') \
            using 2:col(file(s, m, 'momentum'), e) \
            with linespoints ls m dt 2
} }

# The legend below all panels.
unset label; unset arrow; unset tics; unset border; unset xlabel; unset ylabel
unset logscale; set xrange [0:1]; set yrange [0:1]
eval place(0, 1, 0, 0.05)
set label 'GNI' at 0.11,0.4 left offset 0.7,0 point ls 1
set label 'DLA, midpoint' at 0.22,0.4 left offset 0.7,0 point ls 2
set label 'DLA, left' at 0.43,0.4 left offset 0.7,0 point ls 3
set arrow from 0.60,0.4 to 0.65,0.4 nohead ls 7 dt 1
set label 'exact start' at 0.66,0.4 left
set arrow from 0.80,0.4 to 0.85,0.4 nohead ls 7 dt 2
set label 'momentum' at 0.86,0.4 left
plot -1
unset multiplot
