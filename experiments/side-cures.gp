call 'experiments/style.gp' 14.5 8
# The drift of the energy on the gearbox against the largest
# departure on the sleigh; a point is a value of the parameter, which stands by it.
program = "FNR == 1 { n = split(FILENAME, part, \"/\"); name = part[n]; \
        sub(/\\.tsv$/, \"\", name) } \
    $1 == \"departure\" && name ~ /^sleigh/ { sub(/^sleigh-/, \"\", name); departure[name] = $2 } \
    $1 == \"drift\" && name ~ /^gearbox/ { sub(/^gearbox-/, \"\", name); \
        drift[name] = $2 < 0 ? -$2 : $2 } \
    END { for (name in departure) if (index(name, method \"-\") == 1 && drift[name] > 0) \
        print departure[name], drift[name], substr(name, length(method) + 2) }"
methods = 'gni-damped gni-restarted gni-averaged feedback'
colours = blue.' '.red.' '.orange.' '.purple
points = '8 10 12 9'
points_of(m) = '< awk -F"\t" -v method='.m." '".program."' ".results.'/*.tsv | sort -k3,3g'
@loglog
set xlabel 'largest |E − E₀| on the sleigh, 200 units of time'
set ylabel 'drift of E on the gearbox'
unset key
set xrange [1e-7:1e2]; set yrange [1e-11:1e-2]
set lmargin at screen 0.13; set rmargin at screen 0.97
# Values left of the points of restarts and of two more, else right of them; the
# name stands beside the value of the point farthest right.
last = '0.008 64 64 16'
text(k, value) = sprintf('%g', value).(value == word(last, k) + 0 ? '   '.word(methods, k) : '')
on_left(k, x, value) = ((k == 2 && value < 64) || (k == 1 && value == 0.03) || (k == 4 && value == 1)) ? x : NaN
on_right(k, x, value) = on_left(k, x, value) == x ? NaN : x
size = tex ? ',7' : ',6'
plot for [k=1:4] points_of(word(methods, k)) using 1:2 with linespoints \
        lc rgb word(colours, k) pt int(word(points, k)) ps 0.7, \
    for [k=1:4] points_of(word(methods, k)) using (on_left(k, $1, $3)):2:(text(k, $3)) with labels \
        right offset -0.8,(k == 1 ? 0.5 : 0) font size tc rgb word(colours, k), \
    for [k=1:4] points_of(word(methods, k)) using (on_right(k, $1, $3)):2:(text(k, $3)) with labels \
        left offset 0.7,(k == 1 ? 0.4 : 0) font size tc rgb word(colours, k)
