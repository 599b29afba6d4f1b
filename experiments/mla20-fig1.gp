# The exact discrete flows on pairs and on D*, joined by the Legendre transforms.
call 'experiments/style.gp' 12.5 5.2
unset tics; unset border; unset grid; unset key
set lmargin 0; set rmargin 0; set tmargin 0; set bmargin 0
set xrange [0:12.5]; set yrange [0:5.2]
set style arrow 1 head filled size screen 0.018,15 fixed lw 1.2 lc rgb black
set style arrow 2 head filled size screen 0.018,15 fixed lw 1.2 lc rgb blue
array px[2] = [3.5, 9]; array dx[3] = [0.75, 6.25, 11.75]
up = 4.1; down = 1
do for [i=1:2] { set label tex ? '$\mathcal M_h$' : 'M(h)' at px[i],up center }
do for [i=1:3] { set label tex ? '$D^{*}$' : 'D*' at dx[i],down center }
set arrow from px[1] + 0.55,up to px[2] - 0.55,up as 1
set label tex ? '$(q_0,q_1)\mapsto(q_1,q_2)$' : '(q₀, q₁) ↦ (q₁, q₂)' \
    at (px[1] + px[2])/2,up + 0.5 center
do for [i=1:2] {
    set arrow from px[i] - 0.35,up - 0.4 to dx[i] + 0.4,down + 0.45 as 1
    set arrow from px[i] + 0.35,up - 0.4 to dx[i+1] - 0.4,down + 0.45 as 1
    set label tex ? '$\mathbb F^{-}l$' : 'F⁻' at (px[i] + dx[i])/2 - 0.55,2.75 center
    set label tex ? '$\mathbb F^{+}l$' : 'F⁺' at (px[i] + dx[i+1])/2 + 0.55,2.75 center
    set arrow from dx[i] + 0.5,down to dx[i+1] - 0.5,down as 2
    set label 'flow over '.math('h') at (dx[i] + dx[i+1])/2,down - 0.5 center
}
plot -1
