call 'experiments/style.gp' 14.5 17
# The table of nhi matrix: decimal logarithm of the largest departure of the
# energy of a long run, as a colour and as a number. x y value word a cell; the
# word tells apart what is no number.
table = system("awk -F'\t' '/^# columns: / { split($0, name, \" \"); \
    for (i in name) at[name[i]] = i - 2 } /^#/ { next } \
    { if (!($1 in s)) s[$1] = ns++; if (!($2 in m)) m[$2] = nm++ } \
    { x = $at[\"departure\"]; v = \"NaN\"; word = $at[\"state\"] } \
    word == \"refused\" { next } \
    x == x + 0 { v = log(x + 1e-16) / log(10) } \
    { print s[$1], m[$2], v, x == \"none\" ? x : word }' results/matrix.tsv")
set print $cells; print table; unset print
xnames = system("awk -F'\t' '!/^#/ && !($1 in s) { s[$1]; printf \"%s \", $1 }' results/matrix.tsv")
ynames = system("awk -F'\t' '!/^#/ && !($2 in s) { s[$2]; printf \"%s \", $2 }' results/matrix.tsv")
set palette defined (0 blue, 0.45 '#E4E4E4', 0.75 orange, 1 red)
set cbrange [-16:3]
set cblabel 'log₁₀ |E − E₀|, largest in 200 units of time, h = 1/10' offset 1.2,0
set format cb '%g'
unset grid; unset key
set border 0
set xrange [-0.5:words(xnames)-0.5]
set yrange [words(ynames)-0.5:-0.5]
set xtics () scale 0; set ytics () scale 0; set cbtics scale 0
set for [i=1:words(xnames)] xtics add (word(xnames, i) i-1) rotate by 45 right
set for [i=1:words(ynames)] ytics add (word(ynames, i) i-1)
set lmargin at screen 0.23; set rmargin at screen 0.86
set colorbox user origin screen 0.875, screen 0.15 size screen 0.018, screen 0.84
set bmargin at screen 0.15; set tmargin at screen 0.99
set style fill solid noborder
small = tex ? ',6' : ',5.5'
is(w) = strcol(4) eq w
only(w) = is(w) ? 1 : 1/0
top(x) = x > 3 ? 3 : x
# Digits that are kept, so the minus of the logarithm; + where it is positive
digits(x) = x >= 0.5 ? sprintf('+%d', int(floor(x + 0.5))) : \
    sprintf('%d', -int(floor(x + 0.5)))
# F: a run that ended; n: the motion keeps no energy; >: beyond all bounds
hatched = strstrt(table, 'unjudged') == 0 ? '' : \
    "'' using ($1*only('unjudged')):2:($1-0.5):($1+0.5):($2-0.5):($2+0.5) with boxxyerror fs pattern 4 lc rgb black,"
plot $cells using 1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5):(top($3)) with boxxyerror lc palette, \
    @hatched \
    '' using ($1*only('done')):2:(digits($3)) with labels font small tc rgb black, \
    '' using ($1*only('beyond')):2:('>') with labels font small tc rgb black, \
    '' using ($1*only('failed')):2:('F') with labels font small tc rgb red, \
    '' using ($1*only('none')):2:('n') with labels font small tc rgb grey
