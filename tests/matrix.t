#!/bin/bash
# The table of every method on every system: a cell is whole or absent, whenever
# the program is interrupted and however full the disk is. The program is $NHI,
# or build/nhi.
. tests/tap.sh
cells='particle/gni*'
whole=$work/folders/made/whole
into=$work/into
# The table of decisions, of random runs, is what another program finds.
for seed in {1..12} 35 58
do
    check "what to choose from the random runs $seed" 'mkdir -p "$work/choose" &&
        perl tests/choice.pl '$seed' work > "$work/choose/matrix-work.tsv" && gives 0 matrix --choice -o "$work/choose" &&
        diff <(grep -v "^# \(rule\|columns\)" "$work/out") <(perl tests/choice.pl '$seed' choice) > "$work/err" &&
        awk "/^# columns:/ { n = NF - 2 } !/^#/ && split(\$0, x, \"\t\") != n { exit 1 }" "$work/out"'
done
# The numbers of a cell are those of its run, which is 2000 steps of 1/10, and of a ladder.
cat > "$work/anew.yaml" <<'END'
title: a cell, its run, its ladder
source: none
defaults:
  system: particle
  parameters: {mass: [3/2, 7/10, 2], kx: 2/5, a: 1/5}
  start: {rule: momentum, q0: [1/2, 2/5, 3/10], v0: [1, 1/2, 2/5]}
runs:
  - {name: "cell-{method}", kind: cell, method: [gni, dla, mp], h: 1/10}
  - {name: "run-{method}", method: [gni, dla, mp], h: 1/10, steps: 2000, record: [q, p, paverage, displacement]}
  - {name: "ladder-{method}", kind: order, method: [gni, dla, mp], T: 1, reference: ode, steps: [16, 24, 32, 48]}
END
# Where the reaction acts at the nodes of gni it acts half way between those of mp.
sed -i '$d' "$work/anew.yaml" && cat >> "$work/anew.yaml" <<'END'
  - {name: "ladder-{method}", kind: order, method: [gni, dla, mp], T: 1, reference: ode, steps: [16, 24, 32, 48]}
  - {name: force-gni, method: gni, h: 1/48, steps: 48, record: [lambda],
     start: {rule: reaction, q0: [1/2, 2/5, 3/10], v0: [1, 1/2, 2/5]}}
  - {name: force-dla, method: dla, h: 1/48, steps: 48, record: [lambda],
     start: {rule: reaction, q0: [1/2, 2/5, 3/10], v0: [1, 1/2, 2/5]}}
  - {name: force-mp, method: mp, h: 1/48, steps: 48, record: [lambda]}
END
check 'cells, runs and ladders' 'gives 0 run "$work/anew.yaml" -o "$work"'
for method in gni dla mp
do
    check "$method: a cell has the numbers of its run" 'perl tests/cell.pl "$work"/anew/{cell,run,ladder,force}-$method.tsv > "$work/err" &&
        [ ! -s "$work/err" ]'
done
check 'and not those of another method' 'perl tests/cell.pl "$work"/anew/cell-gni.tsv "$work"/anew/{run,ladder,force}-dla.tsv > "$work/err";
    cut -d: -f1 "$work/err" | tr "\n" " " | grep -q "^departure force .*p .*q .*violation $"'
# Ten cells of the table, from the runs that its head describes.
for cell in gearbox/dla gearbox-turning/gni gearbox-turning/mla gearbox-quartic/mp gearbox-quartic/gni-projected \
    contact/spark-3 contact/rk4 heisenberg/gni heisenberg/newmark knife-edge/compose-dla
do
    pair="${cell%/*} ${cell#*/}"
    check "$cell is what its run gives" 'gives 0 matrix --only $cell && cp "$work/out" "$work/one.tsv" &&
        perl tests/pairs.pl run $pair "$work/one.tsv" > "$work/pair.yaml" && gives 0 run "$work/pair.yaml" -o "$work" &&
        perl tests/pairs.pl $pair "$work/one.tsv" "$work/pair/${pair/ /-}.tsv" > "$work/err" && [ ! -s "$work/err" ]'
done
check 'a force that is not measured has no size' 'gives 0 matrix --only heisenberg/mla && [ "$(awk "/^# columns/ { n = split(\$0, F, \" \") }
        !/^#/ { split(\$0, x, \"\t\"); for (i = 3; i <= n; i++) if (F[i] ~ /^force(-size)?\$/) print x[i - 2] }" "$work/out" | tr "\n" " ")" = "none none " ]'
check 'and not what another run gives' 'sed "s/^knife-edge	/heisenberg	/" "$work/one.tsv" > "$work/other.tsv" &&
    perl tests/pairs.pl heisenberg compose-dla "$work/other.tsv" "$work/pair/knife-edge-compose-dla.tsv" > "$work/err" &&
    [ "$(cut -d: -f1 "$work/err" | tr "\n" " ")" = "departure slip-node violation " ]'

cheap
check 'a part of the table, in a folder that is made' \
    'gives 0 matrix --only "$cells" -o "$whole" && [ "$(files "$whole")" = 3 ] &&
     [ "$(grep -c "^particle" "$whole/matrix.tsv")" = 7 ] &&
     awk -F"\t" "!/^#/ && !(\$6 > 0 && \$6 < 100) { exit 1 } END { if (NR < 9) exit 1 }" "$whole/matrix-speed.txt"'
check 'the long runs are a table of their own' 'gives 0 matrix --growth --only "$cells" -o "$work/long" &&
    [ "$(files "$work/long")" = 1 ] && [ "$(grep -c "^particle	gni" "$work/long/matrix-growth.tsv")" = 7 ] &&
    grep -q "^particle	gni	bounded	" "$work/long/matrix-growth.tsv"'
check 'long runs have the word of their law, and their length' 'for cell in "sleigh*/exact" gearbox/euler-a suslov/euler-?? heisenberg/euler-a gearbox-turning/euler-?a gearbox-turning/euler-ab stiff/euler-a
     do gives 0 matrix --growth --only "$cell" -o "$work/laws" && grep -v "^#" "$work/laws/matrix-growth.tsv" >> "$work/laws/all" &&
        rm "$work/laws/matrix-growth.tsv" || return; done
     [ "$(cut -f1-3,8 "$work/laws/all" | tr "\t\n" " ,")" = "sleigh exact short 0,sleigh-com exact rounding 1024,sleigh-mass exact short 0,\
sleigh-se2 exact rounding 1024,sleigh-se3 exact rounding 1024,gearbox euler-a failed 10016,suslov euler-ab bounded 512,suslov euler-ba bounded 512,\
heisenberg euler-a faster 10016,gearbox-turning euler-ba wanders 1024,gearbox-turning euler-ab linear 1024,stiff euler-a failed failed," ]'
check 'every run from as many starts as are asked for; the first is the same' 'gives 0 matrix --starts 5 --only particle/dla -o "$work/five" &&
    gives 0 matrix --only particle/dla -o "$work/few" &&
    perl -F"\t" -ane "/^#/ or print \"\$F[4] \$F[6] \$F[7]\n\"" "$work"/{few,five}/matrix-work.tsv > "$work/runs" &&
    [ "$(cut -d " " -f2 "$work/runs" | tr "\n" " ")" = "32 32 32 8 8 4 5 5 5 5 5 5 " ] &&
    [ "$(cut -d " " -f1,3 "$work/runs" | sort | uniq -c | grep -c "^ *2 ")" = 6 ] && grep -q "^# starts = 5" "$work/five/matrix-work.tsv" &&
    gives 0 matrix --choice -o "$work/five" && prints "^# starts = 5"'
check 'the later runs are a table of their own, of rows that stay' 'gives 0 matrix --later --starts 1 --only "[hp]*/gni" -o "$work/later" &&
    [ "$(files "$work/later")" = 1 ] && [ "$(grep -v "^#" "$work/later/matrix-later.tsv" | cut -f1,4,7 | sort | uniq -c | tr -s " \t" " ")" = \
    " 5 heisenberg 1000 1
 4 heisenberg 10000 1" ]'
check 'from four starts, but those that do not race or are refused' 'gives 0 matrix --later --only "heisenberg/[er]*" -o "$work/refused" &&
    [ "$(grep -v "^#" "$work/refused/matrix-later.tsv" | cut -f2,7 | sort -u | tr "\t\n" " ,")" = "rk4 4," ]'
for starts in 0 33 x 3.5 ''
do check "not from $starts" 'gives 2 matrix --starts "$starts" -o "$work/none" && complains "not a number from 1 to 32"'
done
check 'one part of the table at a time' 'gives 2 matrix --growth --later -o "$work/none" && complains "two of --growth, --later" &&
    gives 2 matrix --rows --choice && [ ! -e "$work/none" ]'
check 'a table with other cells, or of another precision, stays' 'cp -r "$whole" "$work/kept" &&
    gives 2 matrix --only particle/gni -o "$work/kept" && complains "kept/matrix.tsv has the cell [a-z]*/[a-z-]*; expected a directory" &&
    sed -i "s/^# precision = double/# precision = quad/" "$work/kept/matrix-work.tsv" &&
    gives 2 matrix --only "$cells" -o "$work/kept" && complains "matrix-work.tsv is in quad precision; expected another directory" &&
    cmp "$whole/matrix.tsv" "$work/kept/matrix.tsv" && [ "$(files "$work/kept")" = 3 ]'
check 'a table with the same cells does not' 'gives 0 matrix --only particle/gni -o "$work/again" && cp "$work/again/matrix.tsv" "$work/first.tsv" &&
    gives 0 matrix --only "particle/gn?" -o "$work/again" && cmp "$work/first.tsv" "$work/again/matrix.tsv"'
check 'a cell on the screen' 'gives 0 matrix --only particle/gni &&
    cmp "$work/out" <(grep "^#\|	gni	" "$whole/matrix.tsv")'
check 'on the screen neither' 'gives 2 matrix --only nosuch/gni && complains "no cell nosuch/gni; expected SYSTEM/METHOD" && [ ! -s "$work/out" ]'
check 'a cell that nothing fits' 'gives 2 matrix --only gni -o "$work/none" &&
    complains "expected SYSTEM/METHOD" && [ ! -e "$work/none" ]'

cat > "$work/cell.yaml" <<'END'
title: cells
source: none
runs:
  - {name: "{method}", kind: cell, system: particle, method: [gni, eps], h: 1/10,
     start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, -1]}}
END
check 'a cell of a file has the numbers of the table; what refuses is skipped' \
    'nhi run "$work/cell.yaml" -o "$work"; [ "$status" = 0 ] && [ -e "$work/cell/eps.failed" ] &&
     complains "cannot treat particle" &&
     grep -q "^# status = .*mass tensor" "$work/cell/eps.failed" &&
     diff <(sed "1,/^# columns/d" "$work/cell/gni.tsv" | cut -f2) \
          <({ grep "	gni	" "$whole/matrix.tsv" | cut -f5-21
              grep "	gni	" "$work/long/matrix-growth.tsv" | cut -f3-8
              grep "	gni	" "$whole/matrix.tsv" | cut -f22-39; } | tr "\t" "\n")'
check 'alone, a method that refuses is a mistake, in a list of one too' \
    'sed -i "s/\[gni, eps\]/[eps]/" "$work/cell.yaml"; gives 2 run "$work/cell.yaml" -o "$work" &&
     sed -i "s/\[eps\]/eps/" "$work/cell.yaml"; gives 2 run "$work/cell.yaml" -o "$work"'
cat > "$work/fold.yaml" <<'END'
title: a cell
source: none
systems: {fold: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["x*x' + y*y'"]}}
runs:
  - {name: r, kind: cell, system: fold, method: gni, h: 1/10, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, -1]}}
END
cat > "$work/away.yaml" <<'END'
title: a load that runs away
source: none
runs:
  - {name: "{method}", kind: cell, system: particle, method: [gni, rk4], parameters: {a: 1}, h: 1/10,
     start: {rule: momentum, q0: [1/2, -3/4, 2/3], v0: [4/9, -1/2, 1/3]}}
END
check 'what runs away is not bounded' 'nhi run "$work/away.yaml" -o "$work" && for method in gni rk4
     do [ "$(grep "^\(law\|exponent\)	" "$work/away/$method.tsv" | tr "\t\n" "  ")" = "law faster exponent none " ] || return; done'
check 'a cell that cannot start' 'gives 3 run "$work/fold.yaml" -o "$work" && complains "run r cannot start: the constraint forms became dependent" &&
    [ "$(cd "$work/fold" && echo *)" = r.failed ]'
# same: the table in $into is the one that was never interrupted.
same() {
    cmp "$into/matrix.tsv" "$whole/matrix.tsv" &&
        cmp "$into/matrix-work.tsv" "$whole/matrix-work.tsv" &&
        [ "$(files "$into")" = 3 ]
}
# broken SIGNAL: run again and again, ended after a random time, until it ends by
# itself with the same table; and anew until it was ended five times.
broken() {
    local ended=0 n ms
    rm -rf "$into"
    for n in {1..400}
    do
        ms=$((RANDOM % (250 + 10 * n))) # a slow machine gets on, too
        if { GCOV_PREFIX=$work/profile timeout --foreground -s "$1" "$(printf '%d.%03d' $((ms / 1000)) $((ms % 1000)))" \
            "$program" matrix --only "$cells" -o "$into"; } > "$work/out" \
            2> "$work/err"
        then
            same || return
            [ $ended -lt 5 ] || return 0
            rm -rf "$into"
        else ended=$((ended + 1)); fi
    done
    return 1
}
for signal in INT TERM KILL
do check "SIG$signal at random times: the same table" "broken $signal"
done
check 'an interruption is one line, and the part is kept' \
    'rm -rf "$into"; timeout --foreground -s INT 0.2 "$program" matrix -o "$into" \
         2> "$work/err"; [ $(wc -l < "$work/err") = 1 ] &&
     complains "interrupted; the cells that are done are kept" &&
     [ "$(cd "$into"; echo *)" = matrix.part ]'
check 'a part of another program is begun anew' \
    'rm -rf "$into"; mkdir "$into"
     printf "# nhi 0.0, double, 0000000000000000, %s\ntparticle\tgni\told\n.\n" \
         "$cells" > "$into/matrix.part"
     gives 0 matrix --only "$cells" -o "$into" && same'
check 'and so is a part of another pattern' \
    'rm -rf "$into"; timeout --foreground -s INT 0.2 "$program" matrix -o "$into" 2> /dev/null
     gives 0 matrix --only "$cells" -o "$into" && same'

check 'a table that cannot take its place leaves a part only' \
    'mkdir -p "$work/taken/matrix-growth.tsv/x" && gives 4 matrix --growth --only particle/gni \
         -o "$work/taken" && [ "$(cd "$work/taken" && echo *)" = "matrix-growth.part matrix-growth.tsv" ]'
limited() { (trap "" XFSZ; limit "$1"; gives 4 matrix --only "$cells" -o "$into"); }
for blocks in 1 2 3 5 6
do
    check "a disk that is full after $blocks blocks: status 4, then the same table" \
        'rm -rf "$into"; limited '$blocks' && complains "too large" &&
         [ ! -e "$into/matrix.tsv" ] && [ "$(files "$into")" = 1 ] && printf . >> "$into/matrix.part" &&
         gives 0 matrix --only "$cells" -o "$into" && same'
done
finish
