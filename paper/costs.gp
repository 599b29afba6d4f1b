call 'experiments/style.gp' 14.5 10.7
# What accuracy costs on one system, from what paper/costs says of a panel; results is
# FOLDER/cost-SYSTEM.  Medians with bars from quartile to quartile; on the upper edge a
# triangle for a run beyond it, and a cross for one that failed.
at = strstrt(results, '/cost-')
folder = results[1:at-1]
name = results[at+6:*]
hue(colour) = value(colour eq 'ink' ? 'black' : colour)
hues = 'blue red green orange sky purple ink grey'
sign(colour) = int(word('7 5 13 9 11 6 4 12', words(hues[1:strstrt(hues, colour)])))
part(text, i) = i == 1 ? text[1:strstrt(text, ',')-1] : part(text[strstrt(text, ',')+1:*].',', i - 1)
size = tex ? ',7' : ',6'
set multiplot
unset key
@loglog
set xlabel 'evaluations' offset 0,0.6
do for [c=0:1] {
    load sprintf('< paper/costs "%s" %s %s', folder, name, word('error energy', c + 1))
    if (curves == 0) { continue }
    eval place(0.065 + 0.51*c, 0.32 + 0.51*c, 0.09, 0.93)
    unset label; unset arrow
    set xrange [10**x0:10**x1]
    set yrange [10.0**y0:10.0**y1]
    each = 1 + (y1 - y0)/10
    set ytics 10.0**(y0 + (y1 - y0) % each),10**each
    set label sprintf(word('error, |E−E₀|,', c + 1).' T = %s', T) at graph 0,1.06 left
    do for [p=2:4:2] {
        high = 10.0**(lift + p*long)
        set arrow from 10**left,high to 10**(left + long),10.0**lift nohead lw 0.6 dt 2 lc rgb '#404040'
        set label sprintf('%d', p) at 10**left,high right offset -0.3,0.2 font size
    }
    do for [k=1:words(methods)] {
        tip = word(tips, k); place_k = real(word(places, k)); colour = hue(word(colours, k))
        set arrow from real(part(tip, 1)),real(part(tip, 2)) to graph 1.025,graph place_k nohead lw 0.5 dt 3 lc rgb colour
        set label word(methods, k) at graph 1.03,graph place_k left font size tc rgb colour
    }
    do for [k=1:words(marks)] {
        mark = word(marks, k); colour = hue(part(mark, 2))
        failed = strstrt(mark, 'failed') > 0
        set label '' at real(part(mark, 1)),graph (failed ? 1.022 : 1) point lw 0.8 ps 0.6 pt (failed ? 2 : 8) lc rgb colour
    }
    plot for [k=1:curves] $runs index k-1 using 1:3:(0):($4-$3) with vectors nohead lw 0.7 lc rgb hue(word(colours, k)), \
        for [k=1:curves] $runs index k-1 using 1:2 with linespoints lw 1.2 ps 0.4 \
            dt 1 + int(word(dashed, k)) pt sign(word(colours, k)) lc rgb hue(word(colours, k))
}
unset multiplot
