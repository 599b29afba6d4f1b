#!/bin/bash
# Multivalued steps: cautions, rules for the branch, starts that are refused.
# The program is $NHI, or build/nhi.
. tests/tap.sh
sed 's/^ *//; s/^|//' > "$work/top.yaml" <<'END'
    title: a test
    source: none
    runs:
    |  - name: r
    |    system: suslov
    |    parameters: {J: [[1, 1/10, 3/10], [1/10, 3/2, 1/5], [3/10, 1/5, 2]]}
    |    method: eps
    |    h: 1
    |    steps: 20
    |    start: {rule: points, w0: [0.15, -0.1]}
    |    record: [displacement]
END
result=$work/out.d/top/r.tsv
run() { nhi run "$work/top.yaml" -o "$work/out.d" "$@"; }
start() { run --set "runs.0.start.w0=$1" "${@:2}"; }
silent() { [ "$status" = 0 ] && [ ! -s "$work/err" ]; }
# warned STATUS LINES TEXT: so many lines on stderr, one of them the warning.
warned() {
    [ "$status" = "$1" ] && [ "$(wc -l < "$work/err")" = "$2" ] &&
        complains "^$work/top.yaml:4: warning: run r: the integral is $3"
}
header() { grep -qE -- "^# $1 = " "$result"; }

# ---- Cautions -------------------------------------------------------------------
check 'far from the levels: nothing is said' 'run && silent &&
    ! header warning'
check 'the levels are in the header' 'run && header integral &&
    header "critical level h\*" && header "critical level h\*\*"'
near='[0.1084, 0.6900]' # the saddle itself is at 0.1101, 0.7005
check 'near h*: a warning, and the run goes on' 'start "$near" \
    --set runs.0.steps=1 && warned 0 1 "0.99[0-9]* h\*: near the saddles"'
check 'near h*: the header repeats it' 'header warning'
check 'check warns too' 'nhi check "$work/top.yaml" \
    --set "runs.0.start.w0=$near" && warned 0 1 0.99 && prints "1 run, good"'
check 'beyond h*: a warning, then the plain failure' 'start "[0.69, 0]" &&
    warned 3 2 "1.1[0-9]* h\*: beyond h\*" && complains "no real solution"'
check 'the step size does not matter' 'start "[0.69, 0]" --set runs.0.h=1/4 &&
    warned 3 2 "1.1[0-9]* h\*: beyond h\*"'
four=(--set 'runs.0.parameters={J: [[1, 0.1, 0.2, 0.3], [0.1, 1.2, 0, 0.1],
      [0.2, 0, 1.5, 0.2], [0.3, 0.1, 0.2, 2]]}'
      --set 'runs.0.start.w0=[0.1, 0.2, 0.1]')
check 'four dimensions: nothing is known, nothing is said' 'run "${four[@]}" &&
    silent && ! header integral'
sleigh=(--set runs.0.system=sleigh-se2
        --set 'runs.0.parameters={J: 1.5, a: 0.6, b: 0.3, M: 0.5}')
check 'sleigh: silent below the first fold' 'start "[0.1, 0.2]" \
    "${sleigh[@]}" && silent && header "level of the first fold"'
check 'sleigh: warned above it' 'start "[1.2, 0.2]" "${sleigh[@]}" &&
    warned 0 1 "[0-9.]* times the level of the first fold"'
check 'sleigh: nothing if every motion is steady' 'start "[1.2, 0.2]" \
    "${sleigh[@]}" --set runs.0.parameters.a=0 && silent'

# ---- Rules for the branch -------------------------------------------------------
# last RULE [ARGUMENT]...: the last row, to ten digits.
last() {
    run --set "runs.0.branch=$1" "${@:2}" && [ "$status" = 0 ] &&
        awk '!/^#/ { r = $0 } END { $0 = r; for (i = 3; i <= NF; i++)
            printf "%.10f ", $i; print "" }' "$result"
}
check 'one interior oval, four rules, three the same' \
    '[ "$(last continue)" = "$(last rest)" ] &&
     [ "$(last continue)" = "$(last smallest)" ] &&
     [ "$(last continue)" != "$(last largest)" ]'
check 'n = 4: rest and continue agree' \
    '[ -n "$(last rest "${four[@]}")" ] && [ "$(last continue "${four[@]}")" = "$(last rest "${four[@]}")" ]'
for rule in smallest largest
do  check "n = 4: $rule is refused, with the reason" \
        'run "${four[@]}" --set runs.0.branch=$rule && [ "$status" = 2 ] &&
         complains "two admissible directions only" && [ "$(wc -l < "$work/err")" = 1 ]'
done
check 'rest: beyond the fold there is none' 'start "[0.69, 0]" \
    --set runs.0.branch=rest && [ "$status" = 3 ] && complains "no real solution"'
check 'a choice of branch needs the constraint log' 'gives 2 run \
    "$work/top.yaml" --set runs.0.branch=rest --set runs.0.constraint=chord &&
    complains "needs the constraint log"'
check 'an unknown branch' 'gives 2 run "$work/top.yaml" \
    --set runs.0.branch=left && complains "of: continue smallest largest rest"'

# ---- First displacements that are refused ---------------------------------------
check 'w0 beyond a half turn' 'gives 2 run "$work/top.yaml" \
    --set "runs.0.start.w0=[0.8, 0.8]" && complains "w0 is no displacement"'
check 'w0 that misses the constraint' 'start "[0.1, 0.2]" "${sleigh[@]}" \
    --set runs.0.constraint=chord && [ "$status" = 2 ] &&
    complains ":10: --set .*=\[0.1, 0.2\]: w0 misses the constraint chord by"'
check 'w0 that meets it' 'start "[0, 0.2]" "${sleigh[@]}" \
    --set runs.0.constraint=chord && [ "$status" = 0 ]'
space=(--set runs.0.system=sleigh-se3 --set 'runs.0.parameters={m: 1}'
       --set 'runs.0.record=[energy]')
check 'without a chart: admissible' 'start "[0, 0.2, 0.1, 0.3, 0, 0]" \
    "${space[@]}" && silent'
check 'without a chart: not admissible' 'start "[0.1, 0.2, 0.1, 0.3, 0, 0]" \
    "${space[@]}"; [ "$status" = 2 ] && complains "misses the constraint log by"'

# ---- The critical points of the surface -------------------------------------------
cat > "$work/surface.yaml" <<'END'
title: a test
source: none
runs:
  - name: s
    kind: surface
    system: suslov
    parameters: {J: [[1, 0, 0], [0, 1.5, 0], [0, 0, 2]]}
    surface: rotations
    u: [0.5, 1, 2]
    v: [0, 1, 2]
END
# surface J11 J13 J33 PATTERN: the header of the surface has such a line.
surface() {
    rm -rf "$work/out.d/surface"
    gives 0 run "$work/surface.yaml" -o "$work/out.d" --set \
        "runs.0.parameters={J: [[$1, 0, $2], [0, 1.5, 0], [$2, 0, $3]]}" &&
        ! grep -q nan "$work/out.d/surface/s.tsv" &&
        grep -qE "^# $4" "$work/out.d/surface/s.tsv"
}
check 'a diagonal tensor: the centre is on the other axis' \
    'surface 1 0 2 "centre q2 = -?0$"'
check 'unbalanced along an axis: likewise' 'surface 1 0.3 2 "centre q2 = -?0$"'
check 'equal moments: saddle and centre coincide' \
    'surface 1.5 0 2 "centre energy = 1.75" &&
     grep -q "^# saddle energy = 1.75" "$work/out.d/surface/s.tsv"'
check 'a centre beyond the equator has no notes' 'surface 1 2.4 2 "saddle" &&
    ! grep -q "^# centre" "$work/out.d/surface/s.tsv"'
# ---- Rotations that are drawn -----------------------------------------------------
cat > "$work/haar.yaml" <<'END'
title: a test
source: none
runs:
  - {name: r, kind: ensemble, system: rotor-so3, method: gni, h: 0.1, steps: 1, reduce: [last],
     start: {rule: momentum, v0: [1, 1, 1]}, cloud: {count: 500, seed: 1, g0: haar}}
END
# The columns R11 ... R33 are a rotation, to 1e-12; the mean of each is zero and that of its
# square 1/3 for even ones, here within five deviations of 500 draws (0.577, 0.298).
even() {
    awk -v spoil="$1" '/^# columns:/ { for (first = 1; $(first + 2) != "R11";) first++ } !/^#/ { n++
        for (i = 0; i < 9; i++) { R[i] = $(first + i) * (i == 4 ? spoil : 1); m[i] += R[i]; s[i] += R[i]^2 }
        for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) {
            d = R[3*i]*R[3*j] + R[3*i+1]*R[3*j+1] + R[3*i+2]*R[3*j+2] - (i == j)
            if (d * d > 1e-24) bad = 1 }
        d = R[0]*(R[4]*R[8] - R[5]*R[7]) - R[1]*(R[3]*R[8] - R[5]*R[6]) + R[2]*(R[3]*R[7] - R[4]*R[6])
        if (d < 0.5) bad = 1 }
        END { for (i = 0; i < 9; i++) if ((m[i]/n)^2 > 0.13^2 || (s[i]/n - 1/3)^2 > 0.067^2) bad = 1
              exit(bad || n != 500) }' "$work/out.d/haar/r.tsv"
}
check 'they are rotations, and even' 'nhi run "$work/haar.yaml" -o "$work/out.d" && [ "$status" = 0 ] &&
    grep -q "^# columns: .* steps R11 R12" "$work/out.d/haar/r.tsv" && even 1 && ! even 1.001'
sed -i 's/rotor-so3/rolling-ball/; s/v0: .1, 1, 1./q0: [3, 4], v0: [1, 1, 1, 1, 1]/' "$work/haar.yaml"
check 'beside a base too' 'nhi run "$work/haar.yaml" -o "$work/out.d" && [ "$status" = 0 ] && even 1 &&
    grep -q " steps x y R11 " "$work/out.d/haar/r.tsv"'

# ---- Questions and answers of the command ------------------------------------------
# What is asked in a folder of its own, which has results and documents.
here=$PWD place=$work/place
case $program in /*) ;; *) program=$here/$program ;; esac
mkdir -p "$place/results" "$place/build/paper" "$place/own"
export NHI_EXPERIMENTS=$place/own
printf '%s\t' sleigh 100 100 1e-4 gni 0.1 - > "$place/results/matrix-choice.tsv"
{ echo; printf '%s\t' sleigh 100 100 1e-4 ode 0.2 1e-8
  echo; printf '%s\t' sleigh 100 100 1e-4 none none -
  echo; printf '%s\t' sleigh 100 100 1e-4 beyond beyond -
  echo; printf '%s\t' sleigh 100 100 1e-6 dla 0.3 -
  echo; printf '%s\t' particle 100 100 1e-4 mla 0.4 -; echo; echo short
} >> "$place/results/matrix-choice.tsv"
printf '%s\n' $'GNI08-C245\tvolume.pdf\t9\tnone' $'GNI08-C24\tvolume.pdf\t12\tProposition 3' \
    $'GNI08-C25\tvolume.pdf' $'GNI08-C26\tvolume.pdf\t14\tLemma 2\tmore' > "$place/build/paper/pages"
printf '1 results/described/.ran 1.25 0.25 3\n1 other 7 7 7\n' > "$place/build/times"
cat > "$place/own/described.yaml" <<'END'
title: a test
source: none
systems: {s: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["z'-y*x'"]}}
defaults: {system: particle, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}
runs:
  - {name: r, system: s, method: dla, h: 0.1, steps: 4, record: [q]}
  - {name: "l-{method}", method: [gni, eps], h: 0.1, steps: 4, record: [q]}
  - {name: o, kind: order, method: gni, T: 1, h: [1/2, 1/4], reference: exact}
END
printf 'title: t\nsource: s\nruns: 3\n' > "$place/own/broken.yaml"
cd "$place"
cp own/described.yaml .hidden.yaml
row="cheapest of row sleigh:"
check 'the choices of a row are shown with its system' 'gives 0 show chaplygin-sleigh &&
    prints "^$row 100 within 1e-4 up to T = 100: gni, h = 0.1$" &&
    prints "^$row 100 within 1e-4 up to T = 100: ode, h = 0.2, tolerance 1e-8$" &&
    prints "^$row 100 .*: none$" && prints "^$row 100 .*: none of those made" &&
    ! prints "dla, h" && ! prints "mla, h"'
check 'an experiment is shown with its runs and its time' 'gives 0 show described &&
    prints "^  r +s, dla, h = 0.1, 4 steps" && prints "^seconds: 1.5 of processor"'
check 'and the source of what it describes' 'gives 0 show described --source &&
    prints "nh_system" && ! prints "^runs:"'
check 'an experiment that is broken is an error' 'gives 2 show broken &&
    complains "runs is no list; expected"'
check 'without a folder results are results/' 'nhi run own/described.yaml --only r &&
    [ "$status" = 0 ] && [ -s results/described/r.tsv ] &&
    nhi run own/described.yaml --only r --format csv && [ -s results/described/r.csv ]'
check 'a format that cannot be written' 'rm results/described/r.csv &&
    mkdir results/described/r.csv && gives 4 run own/described.yaml --only r --format csv &&
    complains "as csv"'
check 'a method of a list that refuses is said, and no mistake' 'nhi check own/described.yaml;
    [ "$status" = 0 ] && complains "eps cannot treat particle" && prints "4 runs, good"'
cat > idle.yaml <<'END'
title: nothing to do
source: none
systems: {bare: {coordinates: [x], lagrangian: "x'^2/2"}}
runs:
  - {name: "{method}", system: bare, method: [gni, dla], h: 0.1, steps: 4, start: {rule: momentum, q0: [0], v0: [1]}}
END
for verb in run check
do check "a file of which no run can be treated: $verb" 'nhi $verb idle.yaml; [ "$status" = 2 ] && [ ! -s "$work/out" ] &&
    complains "gni cannot treat bare" && complains "dla cannot treat bare"'; done
check 'one that is refused and asked for' 'gives 2 run own/described.yaml --only l-eps && complains "eps cannot treat particle"'
while IFS='|' read -r expected words pattern
do  check "$words" "gives $expected $words && complains '$pattern'"
done <<'END'
2|list --known proved|a filter is for nhi list claims
2|run experiments/gni08-fig2.yaml --trace gni:3 --only gni|--trace prints a step of gni:3; -o, --only and --format have no effect
2|run experiments/gni08-fig2.yaml --trace gni:3 -o there|--trace prints a step of gni:3; -o, --only and --format have no effect
2|run experiments/gni08-fig2.yaml --trace gni:3 --format csv|--trace prints a step of gni:3; -o, --only and --format have no effect
2|matrix --choice --only particle/gni|--only particle/gni has no effect on --rows and --choice
2|matrix --rows --only particle/gni|--only particle/gni has no effect on --rows
2|matrix --only slegh-com/gni --growth|slegh-com
2|matrix --only slegh-com/gni --starts 1|slegh-com
2|verify --format tsv --from x|--from and --with are for the table
2|check .hidden.yaml|results cannot be named after this file
2|list claims --known guessed|no claim has the known guessed; expected
2|list claims --paper NONE|no claim has the paper NONE; expected
2|run own/described.yaml --trace l-eps:1|eps cannot treat particle
2|run own/described.yaml --trace o:1|run o has another kind; expected a trajectory
2|run own/described.yaml --trace r:|r: is no RUN:K
2|run own/described.yaml --trace r:-1|r:-1 is no RUN:K
2|run own/described.yaml --trace r:3x|r:3x is no RUN:K
2|run own/described.yaml --trace r:4|run r has no step 4; expected 0 to 3
2|run own/described.yaml -x|unknown option -x
2|run own/described.yaml --format xml|unknown format xml; expected
2|enclose own/described.yaml --only o|run o: it has another kind; expected a trajectory
2|enclose own/described.yaml --only none|no run named none
2|judge particle --accuracy x|--accuracy is x, not a number above 0
2|judge particle --accuracy 0|--accuracy is 0, not a number above 0
2|judge particle --time x|--time is x, not a multiple of 5
2|judge particle --time 0|--time is 0, not a multiple of 5
2|judge particle --time 20000|--time is 20000, not a multiple of 5
2|judge particle --time 7|--time is 7, not a multiple of 5
2|judge particle --format xml|unknown format xml; expected
2|score none.csv|score needs --system NAME
2|sweep own/described.yaml --count|has no run of kind ensemble
2|sweep own/described.yaml --count --list|sweep needs one of
2|sweep own/described.yaml --count --for 1|--for belongs to --shard
2|problems --until x|--until is x, not a time from 1 on
2|problems --until 0.5|--until is 0.5, not a time from 1 on
2|problems --only none|no problem named none
2|verify --format tsv --with x|--from and --with are for the table
2|matrix --choice -o none|none.matrix-work.tsv: No such file
2|matrix --choice|results.matrix-work.tsv: No such file
END
cat > own/many.yaml <<'END'
title: t
source: s
runs: [{name: e, kind: ensemble, system: particle, method: gni, steps: 4, reduce: [last],
  start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, grid: {h: [0.1, 0.2]}}]
END
while IFS='|' read -r words pattern
do  check "sweep $words" "gives 2 sweep own/many.yaml $words && complains '$pattern'"
done <<'END'
--shard x|--shard is x, not I/N with I from 1 to N
--shard 0/2|--shard is 0/2, not I/N with I from 1 to N
--shard 3/2|--shard is 3/2, not I/N with I from 1 to N
--shard 1/2x|--shard is 1/2x, not I/N with I from 1 to N
--shard 1/2 --for x|--for is x, not a number of seconds
--shard 1/2 --for 0|--for is 0, not a number of seconds
--shard 1/2 --for 1s|--for is 1s, not a number of seconds
END
check 'claims that are known in one way' 'gives 0 list claims --known proved && prints " proved +" &&
    ! prints " sampled  +[A-Z]" && gives 0 list claims --paper own --known proved && prints " proved +"'
check 'a page of another claim, half a row and too long a row of the pages' 'gives 0 show GNI08-C24 &&
    prints "^  volume: volume.pdf, page 12$" && gives 0 show GNI08-C25 && ! prints "^  volume:" &&
    gives 0 show GNI08-C26 && prints "^  volume: volume.pdf, page 14$"'
check 'without a table of choices none is shown' 'rm results/matrix-choice.tsv && gives 0 show chaplygin-sleigh &&
    prints "^chaplygin-sleigh - " && ! prints "cheapest"'
printf '%s\n' 'title: t' 'source: s' 'runs: [{name: s, kind: surface, system: particle, surface: exact-ends,' \
    '  u: [0, 1, 2], v: [0, 1, 1]}]' > own/surface.yaml
check 'a run without a method is shown' 'gives 0 show surface && prints "^  s +particle, surface$"'
check 'a file may have any name' 'cp own/surface.yaml plain && gives 0 check plain && prints "^plain: 1 run, good$"'
cat > own/wrong.yaml <<'END'
title: t
source: s
systems:
  t: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["z'-y*x'"], measure: "2 + x"}
  s: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["z'-y*x'"]}
runs:
  - {name: "{system}", system: [t, s], method: dla, h: 0.1, steps: 4, record: [q], start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}
END
check 'a system that is wrong, and one behind it that is not' 'nhi check own/wrong.yaml; [ "$status" = 1 ] &&
    prints "^t: measure .*: WRONG" && prints "^s: derivative of the forms: good"'
# The text of which a program is stands beside it, or where it was installed.
text_of() { "$place/bin/nhi" --version | sed -n 's/^text \([^,]*\), .*/\1/p'; }
mkdir -p bin share/nhi && cp "$program" bin/nhi
check 'the text of a program that lies alone is unknown' '[ "$(text_of)" = unknown ]'
check 'an installed one has it' 'echo abc > share/nhi/text && [ "$(text_of)" = abc ]'
check 'a built one too, and an empty file says nothing' 'echo def > bin/text && [ "$(text_of)" = def ] &&
    : > bin/text && [ "$(text_of)" = unknown ]'
check 'help by other names' 'gives 0 -h && prints "^nhi run" && gives 0 help && prints "^nhi run"'
cd "$here"
finish
