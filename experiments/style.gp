# Common style of all figures.  The first line of every figure script is
#
#     load 'experiments/style.gp'           or
#     call 'experiments/style.gp' 14.5 10   (width and height in cm)
#
# and make passes device (pdf, svg or tex), output and results (= results/KEY).
# One script serves three devices: pdf and svg are self-contained, tex takes
# its letters from the book.  So labels are plain Unicode (ω₁, |E − E₀|, 10⁻³):
# neither TeX nor gnuplot markup.
#
# Methods.  One colour and one point type each, in every figure:
#     plot f using 2:6 with lines @gni title 'GNI'     (or linespoints, points)
#
# Columns by name.  col(file, name) is the number of a column of a result file;
# call it once per column:
#     f = results.'/gni.tsv'
#     plot f using col(f,'t'):col(f,'energy') with lines @gni
#     e = col(f,'energy'); plot f using 2:(column(e) - 1) with lines @gni
# header(file, name) is the text of the header line "# name = text".
#
# Names of quantities: math('ω₁') is italic in the book and plain elsewhere;
# of two subscripts the second stays outside, math('g').'ₖ₋₁'.
#
# Logarithmic axes: @loglog, @logx, @logy.  A slope triangle of order p with its
# base from (x0, y0) to (x1, y0):  eval triangle(p, x0, x1, y0)
#
# Curves found by set table (contours): @tables before, @labels after, since a
# table is written with the format of the axes.
#
# Several panels:  eval place(left, right, bottom, top)  gives the corners of
# the next one as fractions of the page,  eval panel('a   what it shows')  its
# head.

if (!exists('device')) device = 'pdf'
width  = ARGC > 1 ? real(ARG1) : 14.5
height = ARGC > 1 ? real(ARG2) : 8.5
tex = device eq 'tex'

set encoding utf8
if (tex) {
    set terminal cairolatex pdf size width cm,height cm color \
        font ',12' lw 2
    set format '$%h$'
    power = '$10^{%T}$'
} else { if (device eq 'svg') {
    set terminal svg size 50*width,50*height dynamic enhanced \
        font 'DejaVu Sans,13' background 'white' lw 1
    power = '10^{%T}'
} else {
    set terminal pdfcairo size width cm,height cm enhanced \
        font 'DejaVu Sans,9' fontscale 0.75 lw 1.2
    power = '10^{%T}'
} }
if (exists('output')) set output output
set minussign

# Colours of Okabe and Ito, told apart by every kind of colour vision.
blue = '#0072B2'; sky    = '#56B4E9'; green  = '#009E73'; yellow = '#F0E442'
red  = '#D55E00'; orange = '#E69F00'; purple = '#CC79A7'; grey   = '#808080'
black = '#000000'

set style line  1 lw 2.2 ps 0.6 dt 1 pt  7 lc rgb blue;   gni       = 'ls 1'
set style line  2 lw 2.2 ps 0.6 dt 1 pt  5 lc rgb red;    dla       = 'ls 2'
set style line  3 lw 2.2 ps 0.6 dt 1 pt  9 lc rgb orange; dla_left  = 'ls 3'
set style line  4 lw 2.2 ps 0.6 dt 2 pt 11 lc rgb orange; dla_right = 'ls 4'
set style line  5 lw 2.2 ps 0.6 dt 1 pt 13 lc rgb green;  mla       = 'ls 5'
set style line  6 lw 2.2 ps 0.6 dt 1 pt  2 lc rgb black;  exact     = 'ls 6'
set style line  7 lw 2.2 ps 0.6 dt 1 pt  1 lc rgb grey;   ode       = 'ls 7'
set style line  8 lw 2.2 ps 0.6 dt 2 pt  3 lc rgb grey;   free      = 'ls 8'
set style line  9 lw 2.2 ps 0.6 dt 1 pt  8 lc rgb sky;    euler_a   = 'ls 9'
set style line 10 lw 2.2 ps 0.6 dt 1 pt 10 lc rgb purple; euler_b   = 'ls 10'
set style line 11 lw 2.2 ps 0.6 dt 2 pt  8 lc rgb green;  euler_ab  = 'ls 11'
set style line 12 lw 2.2 ps 0.6 dt 4 pt 10 lc rgb green;  euler_ba  = 'ls 12'
set style line 13 lw 2.2 ps 0.6 dt 2 pt  6 lc rgb blue;   rattle    = 'ls 13'
set style line 14 lw 2.2 ps 0.6 dt 1 pt 15 lc rgb purple; eps       = 'ls 14'
set style line 15 lw 2.2 ps 0.6 dt 2 pt  1 lc rgb black;  rk4       = 'ls 15'
# Those of the comparison; no variable, figures name them by number.
set style line 16 lw 1.6 ps 0.6 dt 1 pt  4 lc rgb yellow  # discrete-gradient
set style line 17 lw 1.6 ps 0.6 dt 1 pt 12 lc rgb orange  # mp
set style line 18 lw 1.6 ps 0.6 dt 2 pt 14 lc rgb purple  # newmark-pair
set style line 19 lw 1.6 ps 0.6 dt 3 pt  6 lc rgb red     # midpoint
set style line 20 lw 1.6 ps 0.6 dt 1 pt  5 lc rgb sky     # lobatto-2
set style line 21 lw 1.6 ps 0.6 dt 1 pt  7 lc rgb sky     # lobatto-3
set style line 22 lw 1.6 ps 0.6 dt 1 pt 13 lc rgb sky     # lobatto-4
set style line 23 lw 1.6 ps 0.6 dt 3 pt 12 lc rgb purple  # newmark
set style line 24 lw 1.6 ps 0.6 dt 2 pt 13 lc rgb orange  # compose-4
set style line 25 lw 1.6 ps 0.6 dt 3 pt  5 lc rgb orange  # compose-6
set style line 26 lw 1.6 ps 0.6 dt 2 pt  7 lc rgb red     # compose-dla
set style line 27 lw 1.6 ps 0.6 dt 4 pt  4 lc rgb red     # compose-midpoint
set style line 28 lw 1.6 ps 0.6 dt 1 pt  7 lc rgb black   # compose-projected
set style line 29 lw 1.6 ps 0.6 dt 3 pt  9 lc rgb grey    # feedback
set style line 30 lw 1.6 ps 0.6 dt 1 pt  5 lc rgb black   # gni-projected
set style line 31 lw 1.6 ps 0.6 dt 2 pt  4 lc rgb blue    # gni-slow
set style line 32 lw 1.6 ps 0.6 dt 2 pt  8 lc rgb blue    # gni-damped
set style line 33 lw 1.6 ps 0.6 dt 3 pt 10 lc rgb blue    # gni-restarted
set style line 34 lw 1.6 ps 0.6 dt 3 pt 12 lc rgb blue    # gni-averaged
set style line 35 lw 1.6 ps 0.6 dt 4 pt  9 lc rgb blue    # gni-left

set border 3 lw 0.8 lc rgb '#404040'
set tics nomirror scale 0.6
set grid lw 0.5 lc rgb '#D8D8D8' dt 1
set key top right samplen 2 spacing 1.1 opaque noautotitle
set style data lines
set style fill solid noborder
set samples 400

tables = "set format '%.12g'"
labels = tex ? "set format '$%h$'" : "set format '% h'"
logx = "set logscale x; set format x power; "
logy = "set logscale y; set format y power; "
loglog = logx.logy

# What paper/draw has collected, a line each: FILE|column|number, FILE#name = text.
# A name that is not there is asked of the file itself, which says so.
if (exists('heads')) { load heads } else { collected = "\n" }
first_line(text) = text[1:strstrt(text, "\n")-1]
entry(key) = first_line(collected[strstrt(collected, key) + strlen(key): \
    strstrt(collected, key) + strlen(key) + 2000])
has(key) = strstrt(collected, key) > 0
column_key(file, name) = "\n".file.'|'.name.'|'
header_key(file, name) = "\n".file.'#'.name.' = '
col(file, name) = has(column_key(file, name)) \
    ? int(entry(column_key(file, name))) : ask_column(file, name)
header(file, name) = has(header_key(file, name)) \
    ? entry(header_key(file, name)) : ask_header(file, name)
ask_column(file, name) = int(system(sprintf("awk -v n='%s' '/^# columns:/ \
    { for (i = 3; i <= NF; i++) if ($i == n) { print i - 2; found = 1 } } \
    END { if (!found) { print \"no column \" n \" in \" FILENAME \
    > \"/dev/stderr\"; print 9999 } }' '%s'", name, file)))
ask_header(file, name) = system(sprintf( \
    "sed -n 's/^# %s = //p' '%s' | head -n 1", name, file))

triangle(p, x0, x1, y0) = sprintf( \
    "set arrow from %g,%g to %g,%g nohead front lw 0.8 lc rgb '#404040'; ". \
    "set arrow from %g,%g to %g,%g nohead front lw 0.8 lc rgb '#404040'; ". \
    "set arrow from %g,%g to %g,%g nohead front lw 0.8 lc rgb '#404040'; ". \
    "set label '%g' at %g,%g left offset 0.5,0 front", \
    x0, y0, x1, y0, x1, y0, x1, y0*(x1/x0)**p, x0, y0, x1, y0*(x1/x0)**p, \
    p, x1, y0*(x1/x0)**(p/2.0))

math(text) = tex ? '$'.text.'$' : text
place(l, r, b, t) = sprintf("set lmargin at screen %g; ". \
    "set rmargin at screen %g; set bmargin at screen %g; ". \
    "set tmargin at screen %g", l, r, b, t)
panel(text) = sprintf("set label 99 '%s' at graph 0,1 left ". \
    "offset character 0,0.8", text[2:4] eq '   ' && tex ? \
    text[1:1].'\quad '.text[5:*] : text)
