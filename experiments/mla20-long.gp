call 'experiments/style.gp' 14.5 10.5
systems = 'particle knife perturbed sleigh'
names = '"particle" "knife edge" "knife, ε = 0.1" "sleigh"'
start(f) = real(header(f, 'first energy-projected'))
set multiplot
unset key
@loglog
set xrange [1:2000]; set xtics 10
do for [s=1:4] { do for [r=1:2] {
    m = results.'/'.word(systems, s).'-mla.tsv'
    d = results.'/'.word(systems, s).'-dla.tsv'
    E = col(m, 'error'); H = col(m, 'energy-projected')
    left = 0.11 + 0.225*(s - 1); bottom = 0.59 - 0.46*(r - 1)
    eval place(left, left + 0.195, bottom, bottom + 0.34)
    if (r == 1) { eval panel(word(names, s)) } else { unset label 99 }
    if (s == 1) {
        set ylabel word('"position error" "|H − H₀|"', r) offset 0.5,0
        set format y power
    } else { unset ylabel; set format y '' }
    if (r == 1) { set yrange [1e-5:1e4]; unset xlabel; set format x '' } \
    else { set yrange [1e-10:10]; set xlabel 't'; set format x power }
    set ytics 100
    if (s == 1 && r == 1) { set key top left } else { unset key }
    if (r == 1) {
        plot d using 2:E @dla lw 1.3 title 'DLA', \
            m using 2:E @mla lw 1.3 title 'MLA'
    } else {
        m0 = start(m); d0 = start(d)
        plot d using 2:(abs(column(H) - d0)) @dla lw 1.3, \
            m using 2:(abs(column(H) - m0)) @mla lw 1.3
    }
} }
unset multiplot
