call 'experiments/style.gp' 14.5 18
# Every second return of the driver; an asterisk: gauge 1.
names = 'exact-0 gni-0 rattle-0 lobatto-2-0 euler-ab-0 euler-ba-0 gni-damped-0 '. \
    'gni-restarted-0 dla-0 mla-0 mp-0 midpoint-0 lobatto-3-0 lobatto-4-0 newmark-pair-0 '. \
    'compose-dla-0 compose-mla-0 compose-midpoint-0 compose-mp-4-0 compose-mp-6-0 '. \
    'rk4-0 newmark-0 dla-left-0 euler-a-0 euler-b-0 gni-left-0 '. \
    'gni-1 gni-damped-1 gni-restarted-1 dla-1 mla-1 compose-dla-1 compose-mla-1 euler-ab-1 '. \
    'euler-ba-1 dla-left-1 gni-left-1'
taken(k, turn, j) = int(k) % 2 == j && int(turn) % 2 == 0
title(m) = m[strlen(m):*] eq '1' ? m[1:strlen(m)-2].' *' : m[1:strlen(m)-2]
set multiplot
unset key; unset grid; unset tics
set border 15
set xrange [-2:2]; set yrange [-2:2]
do for [k=1:words(names)] {
    m = word(names, k); i = (k - 1) % 6; j = (k - 1) / 6
    eval place(0.01 + 0.166*i, 0.155 + 0.166*i, 0.872 - 0.142*j, 0.975 - 0.142*j)
    set label 1 title(m) at graph 0.5,1.1 center font ',7'
    plot for [c=0:1] results.'/'.m.'.tsv' \
            using (taken($1, $2, c) ? $5 : NaN):3 with points pt 7 ps 0.06 lc rgb (c ? blue : red)
}
unset multiplot
