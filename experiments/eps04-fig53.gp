call 'experiments/style.gp' 8 5.6
f = results.'/later.tsv'; g = results.'/earlier.tsv'
X = col(f, 'x'); Y = col(f, 'y'); T = col(f, 'theta')
set size ratio -1
set xlabel math('x'); set ylabel math('y')
set key bmargin center horizontal maxcols 3
set style arrow 1 nohead lw 3 lc rgb black
set style arrow 2 nohead dashtype 2 lc rgb grey
# Asymptotes: through the last node, along the last heading.
end(file, c) = real(system(sprintf("grep -v '^#' %s | tail -n 1 | cut -f %d", \
    file, c)))
do for [file in f.' '.g] {
    x = end(file, X); y = end(file, Y); t = end(file, T)
    set arrow from x - 12*cos(t), y - 12*sin(t) \
        to x + cos(t), y + sin(t) as 2
}
# The blade, at every fifteenth node.
half = 0.25
set xrange [-13:3]; set yrange [-5:5]; set xtics 4
plot g using X:Y with lines lw 2.2 lc rgb sky title 'before', \
    f using X:Y with lines lw 2.2 lc rgb blue title 'after', \
    for [file in f.' '.g] file every 15::15 \
        using (column(X) - half*cos(column(T))):(column(Y) \
            - half*sin(column(T))):(2*half*cos(column(T))): \
            (2*half*sin(column(T))) with vectors as 1 notitle, \
    NaN with lines lw 3 lc rgb black title 'blade', \
    NaN with lines dashtype 2 lc rgb grey title 'asymptotes', \
    f using X:Y every ::0::0 with points pt 7 ps 0.35 lc rgb red title 'cusp'
