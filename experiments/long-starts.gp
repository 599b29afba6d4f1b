call 'experiments/style.gp' 14.5 6.5
# The departure of the energy up to a time: lower quartile, median, upper quartile and
# largest of 32 starts, those that fail the largest of all, and how many fail.
program = "function of(name) { name = name \" departure\"; return name in x ? x[name] : \"nan\" } \
    /^# /{ x[substr($1, 3)] = $2 } END { split(x[\"h\"] \"/1\", a, \"/\"); f = x[\"failed rows\"] + 0; \
    print a[1] / a[2] * x[\"steps\"], of(\"lower quartile\"), of(\"median\"), of(\"upper quartile\"), \
        (f > 0 ? \"nan\" : of(\"largest\")), f }"
summary(run, n) = system("awk -F' = ' '".program."' ".results.'/'.run.sprintf('-%d.tsv', n))
methods = 'gni dla mla rk4'
colours = sprintf('%s %s %s %s', blue, red, green, black)
points = '7 5 13 2'
kinds = 'even uneven'
set print $DATA
do for [k in kinds] { do for [m in methods] {
    do for [e=0:(m eq 'rk4' ? 2 : 4)] { print summary(k.'-'.m, int(500 * 10**e)) }
    print ''; print ''
} }
unset print
set multiplot
@loglog
set xrange [60:3e6]; set yrange [5e-3:1e2] noextend
set xlabel 'T' offset 0,0.5
thick(m) = m == 1 ? 3.0 : 1.2
do for [c=0:1] {
    eval place(0.10 + 0.49*c, 0.49 + 0.49*c, 0.19, 0.90)
    unset label
    set label (c ? 'asymmetric driver, ε = 1/10' : 'symmetric driver') at graph 0,1.06 left
    if (c == 0) { set ylabel 'departure of the energy' offset 1 } else { unset ylabel }
    if (c) { unset key } else { set key at graph 0.98,0.97 top right }
    plot for [m=1:4] $DATA index 4*c+m-1 using 1:5 with lines dt 3 lc rgb word(colours, m) notitle, \
        for [m=1:4] '' index 4*c+m-1 using 1:3:2:4 with yerrorlines lw thick(m) \
        lc rgb word(colours, m) pt int(word(points, m)) ps 0.5 title word(methods, m), \
        for [m=2:3] '' index 4*c+m-1 using 1:($6 > 0 ? 60/4.0**(m-2) : NaN):(sprintf('%d fail', $6)) \
        with labels tc rgb word(colours, m) notitle
}
unset multiplot
