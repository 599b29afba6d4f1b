call 'experiments/style.gp' 14.5 12
# |rate| of the energy of the load against h, eps = even = 1/10 or 0; what is not
# above its noise is left out.
methods = 'gni-left gni-damped rk4 feedback dla mla compose-4 compose-6'
# A family has a colour: of first order, cured or pulled, projecting, composed.
colours = sprintf('%s %s %s %s %s %s %s %s', sky, blue, black, grey, red, green, orange, purple)
dashes = '1 2 2 1 1 1 2 1'; points = '9 8 1 2 5 13 12 7'
speed(p) = p % 2 ? 1.2 : 2.6
even(p) = p / 2 ? 0 : 0.1
# Rows of panel, method, h and rate; the name of each method stands at its end and,
# from above, at least 0.8 decades below the name before.
program = "!/^#/ && $3 == $4 && $7*$7 > 4e-26 && $7*$7 > 4096*$9*$9 { \
        n = split(FILENAME, part, \"/\"); sub(/\\.tsv$/, \"\", part[n]); m = at[part[n]]; \
        p = ($2 == 2.6 ? 0 : $2 == 1.2 ? 1 : 9) + ($3 == 0.1 ? 0 : $3 == 0 ? 2 : 9); \
        if (!m || p > 3) next; y = $7 < 0 ? -$7 : $7; \
        row[p, m] = row[p, m] $6 \" \" y \"\\n\"; \
        if ($6 > X[p, m]) { X[p, m] = $6; Y[p, m] = log(y) / log(10) } } \
    BEGIN { b = split(methods, name, \" \"); for (m = 1; m <= b; m++) at[name[m]] = m } \
    END { for (p = 0; p < 4; p++) { before = 9; for (w = 1; w <= b; w++) { top = 0; \
        for (m = 1; m <= b; m++) if ((p, m) in Y && !((p, m) in P) && (!top || Y[p, m] > Y[p, top])) top = m; \
        if (!top) continue; \
        P[p, top] = Y[p, top] < before - 0.8 ? Y[p, top] : before - 0.8; before = P[p, top]; \
        if (what == \"ends\") print p \",\" top \",\" X[p, top] \",\" 10 ^ P[p, top]; \
        if (what == \"points\") printf \"%s\\n\\n\", row[p, top] } } }"
table(what) = system('awk -v what='.what.' -v methods="'.methods.'" '."'".program."' ".results.'/*.tsv')
set print $points; print table('points'); unset print
ends = table('ends')
part(k, i) = real(system(sprintf("echo '%s' | cut -d, -f%d", word(ends, k), i)))
array panel_of[words(ends)]; array method_of[words(ends)]
array X[words(ends)]; array Y[words(ends)]
do for [k=1:words(ends)] { panel_of[k] = int(part(k, 1)); method_of[k] = int(part(k, 2)); \
    X[k] = part(k, 3); Y[k] = part(k, 4) }
set multiplot
unset key
@loglog
set yrange [1e-13:1]
set ytics 1e-12,1e3
size = tex ? ',7' : ',6'
do for [p=0:3] {
    unset label; unset xlabel; unset ylabel; unset arrow
    set xrange [p % 2 ? 0.06 : 0.025 : p % 2 ? 0.5 : 0.21]
    set xtics (0.03, 0.05, 0.1, 0.2)
    set format x '%g'
    eval place(0.1 + 0.48*(p%2), 0.49 + 0.48*(p%2), 0.59 - 0.47*(p/2), 0.94 - 0.47*(p/2))
    eval panel((p % 2 ? 'driver librates' : 'driver rotates').(p / 2 ? ', symmetric' : ', asymmetric'))
    if (p / 2) { set xlabel math('h') offset 0,0.4 }
    if (p % 2 == 0) { set ylabel 'rate of the energy' offset 1,0; set format y power } else { set format y '' }
    first = 0; last = -1
    do for [k=1:words(ends)] { if (panel_of[k] == p) {
        if (first == 0) { first = k }
        last = k
        set label word(methods, method_of[k]) at X[k],Y[k] left offset 0.7,0 font size \
            tc rgb word(colours, method_of[k]) front
    } }
    plot for [k=first:last] $points index k-1 using 1:2 with linespoints lw 1.4 ps 0.6 \
        lc rgb word(colours, method_of[k]) dt int(word(dashes, method_of[k])) pt int(word(points, method_of[k]))
}
unset multiplot
