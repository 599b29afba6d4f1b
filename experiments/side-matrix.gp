call 'experiments/style.gp' 14.5 16
# The table of nhi matrix: the largest departure of the energy of a long run,
# as a decimal logarithm; an empty cell is a method that refuses the system.
grid = "awk -F'\t' 'NR > 1 { if (!($1 in s)) { s[$1] = ns++; n[ns-1] = $1 } \
    if (!($2 in m)) { m[$2] = nm++ } \
    if ($3 != \"-\") next; x = log($20 + 1e-16) / log(10); \
    print s[$1], m[$2], ($32 != \"-\" || x > 3) ? 3 : x }' results/matrix.tsv"
xnames = system("awk -F'\t' 'NR > 1 && !($1 in s) { s[$1]; printf \"%s \", $1 }' results/matrix.tsv")
ynames = system("awk -F'\t' 'NR > 1 && !($2 in s) { s[$2]; printf \"%s \", $2 }' results/matrix.tsv")
set palette defined (0 blue, 0.45 '#E4E4E4', 0.75 orange, 1 red)
set cbrange [-16:3]
set cblabel 'log₁₀ |E − E₀|, largest in 200 units of time, h = 1/10' offset 1.5,0
set format cb '%g'
unset grid; unset key
set border 0
set xrange [-0.5:words(xnames)-0.5]
set yrange [words(ynames)-0.5:-0.5]
set for [i=1:words(xnames)] xtics add (word(xnames, i) i-1) rotate by 45 right
set for [i=1:words(ynames)] ytics add (word(ynames, i) i-1)
set lmargin at screen 0.25; set rmargin at screen 0.82
set bmargin at screen 0.19; set tmargin at screen 0.98
set style fill solid noborder
plot '< '.grid using 1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5):3 with boxxyerror lc palette
