call 'experiments/style.gp' 14.5 7.5
# The departure of the energy so far, along a geometric method and along a solver
# with four tolerances; each curve from runs of growing length.
curves = 'mp 1e-4 1e-6 1e-8 1e-10'
names = 'mp 10⁻⁴ 10⁻⁶ 10⁻⁸ 10⁻¹⁰'
colours = sprintf('%s %s %s %s %s', orange, grey, sky, purple, black)
program = "FNR == 1 { last = t; E = \"\" } /^#/ { next } E == \"\" { E = $3; next } \
    $2 <= last { next } { t = $2; d = $3 > E ? $3 - E : E - $3; if (d > most) most = d } \
    t > 1.05 * shown { print t, most; shown = t } END { print t, most }"
runs(base) = system('for part in short middle long; do ls '.base. \
    '-$part.tsv; done 2> /dev/null | tr "\n" " "')
points(base) = system("awk '".program."' ".runs(base))
at(base) = real(system("awk '".program."' ".runs(base). \
    " | awk '$1 >= 1000 { print $2; exit }'"))
of(k) = word(curves, k)
base(i, k) = results.'/'.(i == 0 ? 'gearbox' : 'edge').'-'.of(k)
set print $points
do for [i=0:1] { do for [k=1:words(curves)] {
    print points(base(i, k))."\n\n\n"
} }
unset print
set multiplot
unset key
@loglog
set xrange [5:1e6]; set yrange [1e-12:1e1]
set ytics 1e-12,1e3
do for [i=0:1] {
    eval place(0.11 + 0.48*i, 0.50 + 0.48*i, 0.15, 0.92)
    unset label
    eval panel(i == 0 ? 'a   gearbox' : 'b   knife edge')
    set xlabel math('t')
    if (i == 0) { set ylabel 'departure of the energy so far' offset 1,0 } else { unset ylabel }
    eval triangle(2, 3e3, 3e4, 3e-9)
    do for [k=1:words(curves)] {
        if (k == 1) { set label 'mp' at 2e5,at(base(i, k)) left offset 0.5,0.6 tc rgb word(colours, k) front }
        if (k == 2 || k == 3) { set label word(names, k) at 1e3,at(base(i, k)) right \
            offset -0.3,0.5 tc rgb word(colours, k) front }
        if (k > 3) { set label word(names, k) at 1e3,at(base(i, k)) left \
            offset 0.5,-0.6 tc rgb word(colours, k) front }
    }
    plot for [k=1:words(curves)] $points index 5*i+k-1 using 1:2 with lines \
        lc rgb word(colours, k) lw (k == 1 ? 2.2 : 1.4)
    unset arrow
}
unset multiplot
