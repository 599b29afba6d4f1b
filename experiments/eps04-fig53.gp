call 'experiments/style.gp' 10 7.5
f = results.'/later.tsv'; g = results.'/earlier.tsv'
X = col(f, 'x'); Y = col(f, 'y'); T = col(f, 'theta')
set size ratio -1
set xrange [-5:0.8]; set yrange [-3.2:3.2]
set xlabel math('x'); set ylabel math('y')
set key outside right top
set style arrow 1 nohead lw 3 lc rgb black
# The blade, at every fifteenth node.
half = 0.16
plot g using X:Y with lines lw 2.2 lc rgb sky title 'before', \
    f using X:Y with lines lw 2.2 lc rgb blue title 'after', \
    for [file in f.' '.g] file every 15::15 \
        using (column(X) - half*cos(column(T))):(column(Y) \
            - half*sin(column(T))):(2*half*cos(column(T))): \
            (2*half*sin(column(T))) with vectors as 1, \
    NaN with lines lw 3 lc rgb black title 'blade', \
    f using X:Y every ::0::0 with points pt 7 ps 0.9 lc rgb red title 'cusp'
