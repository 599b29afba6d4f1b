call 'experiments/style.gp' 14.5 12
# The largest component of the last displacement over steps and starts.
set palette defined (-3 blue, -2 sky, -1 '#B9DDF1', 0 '#F4F4F4', 1 yellow, 2 orange, 3 red)
set palette maxcolors 7
unset grid; unset key
set style fill solid noborder
set xrange [0.05:1.5]; set yrange [-3:3]; set cbrange [-3.5:3.5]
dx = 1.45/63/2; dy = 6.0/63/2
array run[4] = ['top-gni', 'top-dla', 'sledge-gni', 'sledge-dla']
array head[4] = ['top, GNI', 'top, DLA', 'sleigh, GNI', 'sleigh, DLA']
set cblabel 'largest component, with its sign' offset 1.8,0
set multiplot
do for [i=1:4] {
    r = (i-1)/2; c = (i-1)%2
    eval place(0.08 + 0.41*c, 0.43 + 0.41*c, 0.58 - 0.48*r, 0.94 - 0.48*r)
    set title head[i] offset 0,-0.6
    if (c == 0) { set ylabel (r == 0 ? 'start of ω₂' : 'start of θ′'); set format y '%g' } \
    else { unset ylabel; set format y '' }
    if (r == 1) { set xlabel 'h'; set format x '%g' } else { unset xlabel; set format x '' }
    if (i == 4) { set colorbox user origin 0.87,0.10 size 0.025,0.84 } else { unset colorbox }
    f = results.'/'.run[i].'.tsv'
    k = col(f, 'end')
    plot f using 2:3:($2-dx):($2+dx):($3-dy):($3+dy):k with boxxyerror palette
}
unset multiplot
