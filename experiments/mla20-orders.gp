call 'experiments/style.gp' 14.5 18
systems = 'particle knife perturbed sleigh snakeboard coupled5'
names = '"particle" "knife edge" "knife edge, ε = 0.1" "Chaplygin sleigh" '. \
    'snakeboard "five coupled"'
errors = 'q energy-projected'
labels = '"error of q" "error of H on D*"'
file(s, m, start) = results.'/'.word(systems, s).'-'.m.'-'.start.'.tsv'
slope(s, m, start, e) = \
    sprintf('%.2f', real(header(file(s, m, start), 'last slope '.e)))
set multiplot
unset key
@loglog
set xrange [0.012:0.32]; set xtics ('0.02' 0.02, '0.1' 0.1)
do for [s=1:6] { do for [r=1:2] {
    e = word(errors, r); c = (s - 1)%3; row = 2*int((s - 1)/3) + r - 1
    left = 0.11 + 0.305*c; bottom = 0.805 - 0.232*row
    eval place(left, left + 0.255, bottom, bottom + 0.155)
    if (r == 1) { eval panel(word(names, s)) } else { unset label 99 }
    unset label 1; unset label 2; unset arrow
    set label 1 slope(s, 'mla', 'momentum', e).' ' at graph 0.97,0.26 \
        right tc rgb green
    set label 2 slope(s, 'dla', 'momentum', e).' ' at graph 0.97,0.1 \
        right tc rgb red
    set yrange [*:*]
    if (r == 1) { set yrange [1e-6:1] } else { set yrange [1e-12:0.1] }
    decade = r == 1 ? 100 : 1e4; set ytics decade
    if (c == 0) { set ylabel word(labels, r) offset 0.5,0; set format y power } \
    else { unset ylabel; set format y '' }
    if (row == 3) { set xlabel 'step h' offset 0,0.3 } else { unset xlabel }
    plot for [m in 'dla mla'] file(s, m, 'momentum') \
            using 2:col(file(s, m, 'momentum'), e) \
            with linespoints ls (m eq 'mla' ? 5 : 2), \
        for [m in 'dla mla'] file(s, m, 'exact') \
            using 2:col(file(s, m, 'exact'), e) \
            with linespoints ls (m eq 'mla' ? 5 : 2) dt 2
} }
unset label 1; unset label 2; unset label 99; unset tics; unset border
unset xlabel; unset ylabel; unset logscale
set xrange [0:1]; set yrange [0:1]
eval place(0, 1, 0, 0.03)
set label 3 'MLA' at 0.14,0.5 left offset 0.7,0 point ls 5
set label 4 'DLA' at 0.26,0.5 left offset 0.7,0 point ls 2
set arrow 1 from 0.40,0.5 to 0.46,0.5 nohead ls 7 dt 1
set label 5 'exact momenta' at 0.47,0.5 left
set arrow 2 from 0.67,0.5 to 0.73,0.5 nohead ls 7 dt 2
set label 6 'exact positions' at 0.74,0.5 left
plot -1
unset multiplot
