call 'experiments/style.gp' 14.5 20
# What accuracy costs in seconds: medians over the starts of a run, of its largest error
# at ten times up to T = 100 against its time.
methods = 'gni dla mla compose-dla spark-3 gauss rk4 ode'
# A family has a colour: reflecting, projecting, composed, SPARK, ordinary.
colours = sprintf('%s %s %s %s %s %s %s %s', blue, red, green, orange, sky, purple, black, grey)
dashes = '1 1 1 1 2 1 1 1'; points = '7 5 13 9 8 6 2 1'
systems = 'particle sleigh gearbox-turning chaotic rotor rolling-disk'
# A block of points for each system and method that has two, one in the panel, named by
# table('blocks'): "system,method"; table('tips'): where each ends; table('ends'):
# where its name stands, there, or right of all curves if another one passes, and,
# from above, at least 0.8 decades below the name before. A thin line leads to it.
program = "FNR == 1 { file++ } /^#/ || $3 == \"failed\" { next } \
    file == 1 { s[$1, $2, $3, $4, $5] = $6; next } \
    $4 == 100 { x = s[$1, $2, $4, $5, $6]; y = $10; if (x > 0 && y > 0) { n[$1, $2]++; \
        px[$1, $2, n[$1, $2]] = x; py[$1, $2, n[$1, $2]] = log(y) / log(10); \
        if (!low[$1, $2] || y < low[$1, $2]) low[$1, $2] = y; \
        row[$1, $2] = row[$1, $2] x \" \" y \"\\n\"; end[$1, $2] = x \",\" (y < 4 ? y : 4) } } \
    END { a = split(systems, system_, \" \"); b = split(methods, method, \" \"); \
        for (i = 1; i <= a; i++) { for (j = 1; j <= b; j++) { \
            k = system_[i] SUBSEP method[j]; if (n[k] < 2 || low[k] > 10) continue; \
            if (what == \"points\") printf \"%s\\n\\n\", row[k]; \
            if (what == \"blocks\") print system_[i] \",\" method[j]; \
            if (what == \"ends\" || what == \"tips\") { u++; at[u] = k; split(end[k], e, \",\"); \
                tip[u] = end[k]; X[u] = e[1]; Y[u] = log(e[2]) / log(10) } \
            } \
          most = 0; for (v = 1; v <= u; v++) for (w = 1; w <= n[at[v]]; w++) \
            if (px[at[v], w] > most) most = px[at[v], w]; \
          for (v = 1; v <= u; v++) { hit = 0; for (w = 1; w <= u; w++) for (j = 1; w != v && j <= n[at[w]]; j++) \
              { d = py[at[w], j] - Y[v]; if (px[at[w], j] > X[v] && d * d < 1) hit = 1 } \
            if (hit) X[v] = 1.5 * most } \
          before = 99; for (w = 1; w <= u; w++) { top = 0; \
            for (v = 1; v <= u; v++) if (!(v in P) && (!top || Y[v] > Y[top])) top = v; \
            P[top] = Y[top] < before - 0.8 ? Y[top] : before - 0.8; before = P[top] } \
          for (v = 1; v <= u; v++) { if (what == \"tips\") print tip[v]; \
            else printf \"%.9f,%.18f\\n\", X[v], 10 ^ P[v] } \
          u = 0; split(\"\", P) } }"
table(what) = system('awk -F"\t" -v what='.what. \
    ' -v systems="'.systems.'" -v methods="'.methods.'" '."'".program."'". \
    ' results/matrix-speed.txt results/matrix-work.tsv')
set print $points; print table('points'); unset print
blocks = table('blocks'); ends = table('ends'); tips = table('tips')
part(text, i) = i == 1 ? text[1:strstrt(text, ',')-1] : text[strstrt(text, ',')+1:*]
array of[words(blocks)]
do for [k=1:words(blocks)] { do for [m=1:words(methods)] { \
    if (word(methods, m) eq part(word(blocks, k), 2)) { of[k] = m } } }
set multiplot
unset key
@loglog
set yrange [1e-13:1e1]
set xrange [1e-6:2e0]
set ytics 1e-12,1e3
size = tex ? ',7' : ',6'
do for [i=0:words(systems)-1] {
    c = i % 2; r = i / 2; name = word(systems, i + 1)
    eval place(0.10 + 0.49*c, 0.49 + 0.49*c, 0.70 - 0.315*r, 0.965 - 0.315*r)
    unset label; unset xlabel; unset ylabel
    set label name at graph 0,1.05 left
    if (r == 2) { set xlabel 'seconds' offset 0,0.6 }
    if (c == 0) { set ylabel 'error, T = 100' offset 2,0 }
    first = 0; last = -1
    do for [k=1:words(blocks)] { if (part(word(blocks, k), 1) eq name) {
        if (first == 0) { first = k }
        last = k
        tip = word(tips, k); end = word(ends, k); hue = word(colours, of[k])
        set arrow from real(part(tip, 1)),real(part(tip, 2)) to real(part(end, 1)),real(part(end, 2)) \
            nohead lw 0.5 dt 3 lc rgb hue
        set label word(methods, of[k]) at real(part(end, 1)),real(part(end, 2)) \
            left offset 0.5,0 font size tc rgb hue front
    } }
    plot for [k=first:last] $points index k-1 using 1:2 with linespoints \
        lc rgb word(colours, of[k]) dt int(word(dashes, of[k])) pt int(word(points, of[k])) lw 1.2 ps 0.35
    unset arrow
}
unset multiplot
