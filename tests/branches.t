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
    '[ "$(last continue "${four[@]}")" = "$(last rest "${four[@]}")" ]'
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
    complains ":10: w0 misses the constraint chord by"'
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
    nhi run "$work/surface.yaml" -o "$work/out.d" --set \
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
finish
