#!/bin/bash
# Results: complete headers, the same bits, whole files or none (see signals.t).
# The program is $NHI, or build/nhi.
. tests/tap.sh
experiment "$work/key.yaml" 'parameters: {mass: [1, 2/3, 1.5]}'
into=$work/results
result=$into/key/r.tsv
run() { gives 0 run "$work/key.yaml" -o "$into" "$@"; }

# ---- The header ---------------------------------------------------------------
has() { grep -qx -- "# $1" "$result"; }
check 'a result' run
check 'header: experiment, run, system' \
    'has "experiment = key" && has "run = r" && has "system = particle"'
check 'header: every parameter, as it was written' \
    'has "mass = \[1, 2/3, 1.5\]" && has "kx = 0" && has "omega = 0"'
check 'header: method and options' \
    'has "method = gni" && has "discretisation = midpoint"'
check 'header: stages, base, order' \
    'run --set runs.0.method=lobatto --set runs.0.stages=2 && has "stages = 2" &&
     run --set runs.0.method=compose --set runs.0.base=mp --set runs.0.order=6 &&
     has "base = mp" && has "order = 6" && run && ! has "order = .*" &&
     ! has "stages = .*"'
check 'header: h, steps, start' 'has "h = 0.1" && has "steps = 10" &&
    has "start = rule: momentum, q0: \[0, 0, 0\], v0: \[1, 1, 0\]"'
check 'header: precision and program' \
    'has "precision = double" && has "program = nhi .*"'
check 'header: columns' 'has "columns: k t x y z energy"'
check 'header: no word of the mathematical library' \
    'run && ! grep -q "mathematical library" "$result" && cp "$result" "$work/first" &&
     (unset GLIBC_TUNABLES; run) && cmp "$result" "$work/first"'
check 'header: another variant of it is named' \
    '(export GLIBC_TUNABLES=; run) && has "mathematical library = " &&
     (export GLIBC_TUNABLES=glibc.malloc.check=0; run) &&
     has "mathematical library = glibc.malloc.check=0" && run'
check 'rows: as many numbers as columns' \
    '[ "$(grep -v "^#" "$result" | awk "{ print NF }" | sort -u)" = 6 ]'
check 'rows: numbers are read back as printed' 'perl -ne '\''next if /^#/;
    for (split) { my $again = sprintf "%.17g", $_; die "$_" if $_ ne $again }
    '\'' "$result"'

# Each record of a run, and each line that the header has of a column, computed anew.
cat > "$work/anew.yaml" <<'END'
title: records and their sums
source: none
defaults:
  system: particle
  parameters: {mass: [3/2, 7/10, 2], kx: 2/5, ky: 1/3, g: 1/4, a: 1/5, omega: 1/6}
  start: {rule: momentum, q0: [1/2, 2/5, 3/10], v0: [1, 1/2, 1/3]}
runs:
  - {name: "run-{method}", method: [gni, dla, mla, free, gni-projected], h: 1/10, steps: 40,
     record: [q, p, pplus, paverage, velocity, displacement, energy, energy-average, energy-projected, constraint, violation, momentum]}
  - {name: "ladder-{method}", kind: order, method: [gni, dla], T: -1, reference: ode, steps: [8, 24, 32, 48]}
END
check 'runs and ladders' 'nhi run "$work/anew.yaml" -o "$into"; [ "$status" = 0 ]'
for run in run-{gni,dla,mla,free,gni-projected} ladder-{gni,dla}
do check "$run: header and records are what another program finds" \
    'perl tests/rows.pl "$into/anew/$run.tsv" > "$work/err" && [ ! -s "$work/err" ]'
done

# What is a number of another mass, or a sum of another row, is found in each column.
check 'and are no others' 'sed "s/^# mass = .*/# mass = [3\/2, 7\/10, 2001\/1000]/" "$into/anew/run-gni.tsv" > "$work/other.tsv" &&
    perl tests/rows.pl "$work/other.tsv" > "$work/err"; for what in energy energy-average energy-projected constraint_1 violation
    do grep -q "^$what, row 3: " "$work/err" || return; done &&
    awk -F"\t" -v OFS="\t" "/^#/ || \$1 != 7 { print; next } { for (i = 3; i <= NF; i++) \$i += 9; print }" "$into/anew/run-gni.tsv" > "$work/other.tsv" &&
    perl tests/rows.pl "$work/other.tsv" > "$work/err"; [ "$(grep -c "^largest " "$work/err")" = "$(grep -c "^# largest " "$work/other.tsv")" ] &&
    [ "$(grep -c "^departure " "$work/err")" = "$(grep -c "^# departure " "$work/other.tsv")" ] && grep -q "^w, row 6: " "$work/err"'
cat > "$work/group.yaml" <<'END'
title: what is the same on a group
source: none
defaults: {h: 1/10, steps: 8, start: {rule: momentum, v0: [1, 1/2, 0]}}
runs:
  - {name: gni, system: rotor-so3, start: {rule: momentum, v0: [1, 1/2, 1]}, method: gni, record: [displacement, velocity]}
  - {name: rattle, system: sleigh-se2, method: rattle, record: [ptilde, paverage]}
END
check 'on a group: a displacement is h times a velocity, ptilde an average' 'nhi run "$work/group.yaml" -o "$into"; [ "$status" = 0 ] &&
    for run in gni rattle
    do awk "!/^#/ { n++; for (i = 3; i < 6; i++) bad = bad || \$i != \$(i + 3) || \$i == 0 } END { exit bad || n != 9 }" \
        "$into/group/$run.tsv" || return; done'
# Admissible motions from 0 that end at x = u, y = v end at z = u tan(asinh(v)/2), in closed form.
cat > "$work/ends.yaml" <<'END'
title: ends of motions
source: none
runs:
  - {name: r, kind: surface, system: particle, surface: exact-ends, u: [-1, 1, 3], v: [1/2, 1, 2]}
END
check 'a surface: its grid row by row, its points in closed form' 'gives 0 run "$work/ends.yaml" -o "$into" && perl -ne "
    my (\$u, \$v, @q) = split; next if /^#/ || !@q; \$n++; push @grid, qq(\$u \$v);
    \$z = \$u * (sqrt(1 + \$v ** 2) - 1) / log(\$v + sqrt(1 + \$v ** 2));
    \$bad++ if @q != 3 || abs(\$q[0] - \$u) + abs(\$q[1] - \$v) + abs(\$q[2] - \$z) > 1e-12;
    END { exit !(\$n == 6 && !\$bad && qq(@grid) eq q(-1 0.5 -1 1 0 0.5 0 1 1 0.5 1 1)) }" "$into/ends/r.tsv"'
check 'which another system lacks if it has other coordinates, a group or a constraint that is affine' '
    for other in system=chaotic-oscillator system=suslov parameters.omega=1
    do  gives 2 check "$work/ends.yaml" --set "runs.0.$other" && complains "exact-ends does not exist for .* three coordinates" || return
    done
    gives 0 check "$work/ends.yaml" --set runs.0.system=heisenberg'
cat > "$work/turns.yaml" <<'END'
title: a test
source: none
defaults: {method: dla, start: {rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}}
runs:
  - {name: t, kind: turns, system: gearbox, steps: [32, 64], speeds: [1, 3],
     vary: {eps: [0, 1/10], even: [0]}}
  - {name: back, kind: turns, system: gearbox, steps: [32, 64], speeds: [-1, -3],
     vary: {eps: [0, 1/10], even: [0]}}
  - {name: s, kind: section, system: contact-oscillator, steps: 40, turns: 3,
     load: 1, ring: [-1/2, 1/2, 2]}
  - {name: v, kind: turns, system: gearbox, steps: [32, 64], speeds: [3, 1],
     vary: {stiffness: [1, 2], kappa: [0, 0.1, 0.2]}}
END
check 'turns: a row for each speed, perturbation and step, orders in the header' '
    gives 0 run "$work/turns.yaml" -o "$into" &&
    [ "$(grep -vc "^#" "$into/turns/t.tsv")" = 8 ] &&
    grep -qE "^# order rotating = (1.9|2.0)" "$into/turns/t.tsv" &&
    grep -q "^# order librating = none" "$into/turns/t.tsv"'
check 'turns: the rate that the header calls symmetric is that of the row without perturbation, at the least step' '
    for path in "rotating 3" "librating 1"
    do  awk -v path="${path% *}" -v speed="${path#* }" "\$2 == \"symmetric\" && \$3 == path { said = \$5 }
            !/^#/ && \$2 == speed && \$3 == 0 && \$5 == 64 { rate = \$7 < 0 ? -\$7 : \$7; n++ }
            END { exit !(n == 1 && said != \"\" && said == rate) }" "$into/turns/t.tsv" || return
    done'
check 'turns: a driver that is turned round exchanges both rates, with the same noise and miss' '
    diff <(awk "!/^#/ { print \$2, \$7, \$8, \$9, \$10 }" "$into/turns/t.tsv") \
        <(awk "!/^#/ { print -\$2, \$8, \$7, \$9, \$10 }" "$into/turns/back.tsv") > "$work/err" &&
    awk "!/^#/ { n += \$10 > 0 && \$10 < 1e-12; m += \$9 > 0 && \$9 < 1e-14 } END { exit n < 4 || m < 4 }" "$into/turns/t.tsv"'
check 'turns: any two parameters are varied, and the columns have their names' '
    grep -q "^# columns: k speed stiffness kappa N h " "$into/turns/v.tsv" &&
    grep -q "^# order in stiffness librating" "$into/turns/v.tsv" &&
    [ "$(awk "!/^#/ { print \$3 }" "$into/turns/v.tsv" | sort -u | tr "\n" " ")" = "1 2 " ]'
check 'a section: every start, every return of the driver to its place' '
    [ "$(grep -vc "^#" "$into/turns/s.tsv")" = 8 ] &&
    awk "!/^#/ && (\$4 > 1e-12 || \$4 < -1e-12) { exit 1 }" "$into/turns/s.tsv"'
# A row of two lists is the row of a run with only its numbers.
count=0
sed -n '1,4p' "$work/turns.yaml" > "$work/alone.yaml"
{   echo '  - {name: all, kind: turns, system: gearbox, steps: [32, 64], speeds: [1, 3], vary: {eps: [1/10, 1/5], even: [1/10, 1/5]}}'
    for eps in 1/10 1/5; do for even in 1/10 1/5
        do echo "  - {name: one-$((++count)), kind: turns, system: gearbox, steps: [32, 64], speeds: [1, 3], vary: {eps: [$eps], even: [$even]}}"
    done; done
} >> "$work/alone.yaml"
numbers_of() { awk '!/^#/ { $1 = ""; print }' "$@" | sort; }
check 'turns: what is varied together is as what is varied alone' 'gives 0 run "$work/alone.yaml" -o "$into" &&
    diff <(numbers_of "$into/alone/all.tsv") <(numbers_of "$into"/alone/one-{1,2,3,4}.tsv) > "$work/err" &&
    [ "$(numbers_of "$into/alone/all.tsv" | sort -u | wc -l)" = 16 ]'
check 'turns: what the header says of the rates is so in its rows' 'perl -ne "
    if (/^# (.*) rotating = (.*)/) { \$said{\$1} = \$2 } next if /^#/; my @x = split;
    \$rate{qq(\$x[2] \$x[3] \$x[4])} = abs \$x[6], \$h{\$x[4]} = \$x[5] if \$x[1] == 3;
    END { my (\$u, \$w) = map { sprintf q(%.17g), \$_ } 0.1, 0.2;
        sub order { log(\$rate{qq(\$_[1])} / \$rate{qq(\$_[0])}) / log 2 }
        sub same { abs(\$said{\$_[0]} - \$_[1]) < 1e-9 * abs \$_[1] }
        exit !(same(q(largest), (sort { \$::b <=> \$::a } map { \$rate{\$_} } grep { / 64\$/ } keys %rate)[0]) &&
            same(q(order in eps), order(qq(\$u \$u 32), qq(\$w \$u 32))) && same(q(order in even), order(qq(\$u \$u 32), qq(\$u \$w 32))) &&
            same(q(order), order(qq(\$w \$u 64), qq(\$w \$u 32)) / log(\$h{32} / \$h{64}) * log 2)) }" "$into/alone/all.tsv"'
result=$into/key/r.tsv
cheap

# again RESULT: an experiment made from nothing but the header of a result.
again() {
    perl -ne '
        next unless /^# (.*?) = (.*)/;
        my ($key, $value) = ($1, $2);
        if    ($key eq "system") { $in = 1; print "    $key: $value\n    parameters: {" }
        elsif ($key eq "method") { $in = 0; print "}\n    $key: $value\n" }
        elsif ($in)              { print $comma++ ? ", " : "", "$key: $value" }
        elsif ($key eq "run")    { print "runs:\n  - name: $value\n" }
        elsif ($key eq "start")  { print "    start: {$value}\n" }
        elsif ($key =~ /^(title|source)$/) { print "$key: \"$value\"\n" }
        elsif ($key =~ /^(discretisation|retraction|constraint|stages|base|order|h|steps|every)$/)
                                 { print "    $key: $value\n" }
    ' "$1"
    echo "    record: [$2]"
}
# twice FILE RECORD SET...: the run made from a result's header gives the same rows.
twice() {
    local file=$work/$1.yaml record=$2 rows=$into/$1/r.tsv; shift 2
    gives 0 run "$file" -o "$into" "$@" &&
        again "$rows" "$record" > "$work/again.yaml" &&
        gives 0 run "$work/again.yaml" -o "$into" &&
        cmp <(grep -v '^# ' "$rows") <(grep -v '^# ' "$into/again/r.tsv")
}
sed 's/particle/rotor-so3/; s/mass: .*/inertia: [1, 2, 3], forms: right}/
     s/q0: [^]]*]/g0: [[0, -1, 0], [1, 0, 0], [0, 0, 1]]/
     s/v0: [^]]*]/v0: [0.6, -1, 0]/
     s/\[q, energy\]/[R, energy]/' "$work/key.yaml" > "$work/rotor.yaml"
check 'a header suffices to run again' 'twice key q,energy'
check 'on a group' 'twice rotor R,energy --set runs.0.retraction=exp'
check 'with a constraint, backwards' 'twice key q,energy --set \
    runs.0.method=dla --set runs.0.constraint=right --set runs.0.every=3 \
    --set runs.0.h=-1/8'

check 'with stages' 'twice key q,energy --set runs.0.method=lobatto --set runs.0.stages=4'
check 'with a base' 'twice key q,energy --set runs.0.method=compose --set \
    runs.0.base=mp --set runs.0.order=6'

# ---- Errors and orders ---------------------------------------------------------
last() { awk -v n="$1" '!/^#/ { x = $n } END { print x }' "$result"; }
# near X Y BOUND: X and Y differ, but by less than BOUND.
near() { perl -e 'exit !(0 < abs($ARGV[0] - $ARGV[1]) && abs($ARGV[0] - $ARGV[1])
                         < $ARGV[2])' "$@"; }
check 'an error against the closed solution' 'run --set runs.0.parameters={} \
    --set runs.0.reference=exact --set "runs.0.record=[error]" \
    --set runs.0.h=0.01 && near "$(last 3)" 0 1e-5 && has "reference_v0 = 1 1 0"'
check 'a motion through the two points of a start' 'run \
    --set runs.0.reference=ode --set "runs.0.record=[error]" --set \
    "runs.0.start={rule: points, q0: [0, 0, 0], q1: [0.1, 0.1, 0.005]}" &&
    has "reference_v0 = [-0-9.]* [-0-9.]* [-0-9.e]*"'
sed '/h: /d; /steps: /d; /record: /d; s/mass: [^}]*//
     s/method: gni/&\n    kind: order\n    T: 1\n    reference: exact/
     s/momentum/reaction/' "$work/key.yaml" > "$work/order.yaml"
ladder() {
    gives 0 run "$work/order.yaml" -o "$into" "$@" &&
        result=$into/order/r.tsv && has 'columns: N h q velocity p .*'
}
slope() { sed -n "s/^# slope $1 = //p" "$result"; }
check 'a ladder of numbers of steps has the slope two' \
    'ladder --set runs.0.steps=[20,40,80] && near "$(slope q)" 2 0.1 &&
     [ "$(last 1)" = 80 ]'
check 'and says how many errors are rounding' '! has "rounding .*" && ladder --set runs.0.steps=[20,40,80] \
    --set runs.0.reference=ode --set runs.0.start.rule=momentum --set "runs.0.parameters={ky: 1}" &&
    has "rounding energy = 3" && ! has "rounding q = .*"'
check 'a ladder of step sizes is the same' 'ladder --set runs.0.steps=[20,40,80] && cp "$into/order/r.tsv" "$work/first" &&
    ladder --set runs.0.h=[0.05,0.025,0.0125] &&
    cmp <(grep -Ev "^# (h|steps) =" "$work/first") \
        <(grep -Ev "^# (h|steps) =" "$into/order/r.tsv")'
check 'a ladder into the past has the same slopes' \
    'ladder --set runs.0.steps=[20,40,80] && past=$(slope q) &&
     ladder --set runs.0.steps=[20,40,80] --set runs.0.T=-1 \
         --set runs.0.start.v0=[-1,-1,0] && ! grep -qi nan "$result" &&
     perl -e "exit !(abs($(slope q) - $past) < 1e-9)"'
check 'the error of a rung is the largest over its nodes' \
    'ladder --set runs.0.steps=[20,40] &&
     rung=$(awk "\$1 == 20 { print \$3 }" "$result") && result=$into/key/r.tsv &&
     run --set runs.0.parameters={} --set runs.0.reference=exact --set runs.0.h=1/20 \
         --set runs.0.steps=20 --set runs.0.record=[error] \
         --set runs.0.start.rule=reaction && has "largest error = $rung"'
check 'what the header sums up does not depend on every' \
    'result=$into/key/r.tsv; spans() { run --set runs.0.parameters.ky=1 \
         --set runs.0.steps=5000 --set runs.0.every=$1 &&
         grep "^# .*\(departure\|largest\|last\)" "$result" > "$work/every$1"; }
     spans 1 && spans 100 && spans 777 && cmp "$work/every1" "$work/every100" &&
     cmp "$work/every1" "$work/every777" && [ "$(last 1)" = 5000 ]'
check 'a ladder against its finest run' 'ladder --set runs.0.steps=[20,40,80] \
    --set runs.0.reference=finest && near "$(slope q-final)" 2 0.1'
check 'a ladder names the finest run' 'has "finest = 640" &&
    ladder --set runs.0.steps=[80,40,20] --set runs.0.reference=finest && has "finest = 640" &&
    ladder --set runs.0.steps=[20,40] --set runs.0.reference=finest \
        --set runs.0.finest=100 && has "finest = 100" && ladder --set \
        runs.0.steps=[20,40] && ! has "finest = .*"'
check 'and has no errors but at the end' 'ladder --set runs.0.steps=[20,40] --set runs.0.reference=finest &&
    [ "$(last 3) $(last 8) $(last 15)" = "nan nan nan" ] && [ "$(last 9)" != nan ]'
check 'a method without displacements has no error of one' 'ladder --set runs.0.steps=[20,40] --set runs.0.method=rk4 \
    --set runs.0.start.rule=momentum && [ "$(last 4)" = nan ] && [ "$(last 3)" != nan ]'
for how in "runs.0.finest=100|has no effect here" "runs.0.start={rule: points, q0: [0, 0, 0], q1: [0.1, 0.1, 0]}|another motion on each rung"
do check "a ladder with ${how%|*}" 'gives 2 run "$work/order.yaml" -o "$into" --set runs.0.steps=[20,40] --set "${how%|*}" && complains "${how#*|}"'; done
check 'a finest run that is coarser' 'gives 2 run "$work/order.yaml" -o "$into" --set runs.0.steps=[20,40] --set runs.0.reference=finest \
    --set runs.0.finest=40 && complains "finest is not above the steps of a rung; expected more than 40"'
check 'the energy of an affine ladder is that of the motion' 'ladder --set runs.0.steps=[20,40] --set runs.0.reference=ode \
    --set "runs.0.parameters={omega: 0.3}" --set runs.0.method=rk4 --set runs.0.start.rule=momentum --set "runs.0.start.v0=[1,0,0.3]" &&
    near "$(slope energy)" 4 0.5'
result=$into/key/r.tsv

# ---- A start off the constraint -------------------------------------------------
# erring REFERENCE SET...: the last error against it, in $error.
erring() {
    local reference=$1; shift
    nhi run "$work/key.yaml" -o "$into" --set runs.0.parameters={} \
        --set runs.0.reference=$reference --set runs.0.record=[error] "$@"
    [ "$status" = 0 ] && error=$(last 3)
}
check 'two references of a start off the constraint agree' \
    'erring exact --set runs.0.start.v0=[1,1,5] && one=$error &&
     erring ode --set runs.0.start.v0=[1,1,5] && near "$one" "$error" 1e-12 &&
     has "reference_v0 = 1 1 0"'
check 'such a start is said, with its size' \
    'nhi run "$work/key.yaml" -o "$into" --set runs.0.start.v0=[1,1,5] &&
     complains "warning: run r: v0 misses the constraint by 0.98 of its length" &&
     has "warning = v0 misses the constraint by 0.98 .*"'
check 'an admissible one is not, nor one that nothing constrains' \
    'erring ode && ! complains . && ! has "warning = .*" &&
     run --set runs.0.method=free --set runs.0.start.v0=[1,1,5] &&
     ! has "warning = .*"'
check 'a continuous motion starts from the projection' \
    'nhi run "$work/key.yaml" -o "$into" --set runs.0.method=rk4 --set \
         runs.0.start.v0=[1,1,5] --set runs.0.record=[violation] &&
     complains "starts from its projection" &&
     perl -e "exit !($(sed -n "s/^# first violation = //p" "$result") < 1e-15)"'
check 'an integrated motion says what it is worth' \
    'run --set runs.0.method=ode && worth=$(sed -n "s/^# ode accuracy = //p" "$result") &&
     perl -e "exit !(0 < $worth && $worth < 1e-12)" && erring ode &&
     has "reference accuracy = .*" && erring exact && ! has ".*accuracy.*"'
check 'one that is projected does not say what another is worth' \
    'run --set runs.0.method=ode --set runs.0.project=yes && ! has "ode accuracy.*"'
cat > "$work/turning.yaml" <<'END'
title: an angle of a thousand radians
source: none
runs: [{name: r, system: gearbox, method: ode, h: 1, steps: 400, every: 400,
        start: {rule: momentum, q0: [0, 0, 0], v0: [0, 2.5, 0]}, record: [q, energy]}]
END
check 'a long one is worth less, and not less than its energy shows' \
    'gives 0 run "$work/turning.yaml" -o "$into" && result=$into/turning/r.tsv &&
     worth=$(sed -n "s/^# ode accuracy = //p" "$result") &&
     drift=$(sed -n "s/^# departure energy = //p" "$result") &&
     perl -e "exit !(1e-11 < $worth && $worth < 1e-7 && $drift < 4 * $worth)"'
result=$into/key/r.tsv

# ---- Forms that become dependent on the way ---------------------------------------
cat > "$work/board.yaml" <<'END'
title: axles that turn
source: none
runs: [{name: r, system: snakeboard, method: gni, h: 0.1, steps: 400, record: [q],
        start: {rule: momentum, q0: [0, 0, 0, 0, 0.5], v0: [0, 0, 0, 1, 1]}}]
END
board() { nhi run "$work/board.yaml" -o "$into" "$@"; result=$into/board/r.tsv; [ "$status" = 0 ]; }
check 'axles that turn forty radians cross such a place thirteen times' \
    'board && complains "nearly dependent 13 times, first at t = 1.1;" &&
     has "warning = the forms became nearly dependent 13 times, .*" &&
     times=$(awk "!/^#/ { c = cos(\$7); n += NR > 1 && c * last < 0; last = c }
                  END { print n }" "$result") && [ "$times" = 13 ]'
check 'axles that do not, or only to one radian, do not' \
    'board --set runs.0.start.v0=[0,0,0,1,0] && ! complains . &&
     board --set runs.0.steps=5 && ! complains . && ! has "warning = .*"'
check 'a start, and an end, at such a place is one' \
    'board --set runs.0.method=dla --set runs.0.start.rule=discrete --set runs.0.start.q0.4=1.5707963267948966 \
         --set runs.0.start.v0=[0,0,0,0.1,0] && complains "nearly dependent 1 time, first at t = 0;" &&
     board --set runs.0.start.q0.4=1.4709 --set runs.0.steps=1 && complains "nearly dependent 1 time, first at t = 0.1;"'
cat > "$work/tip.yaml" <<'END'
title: one form that vanishes with x
source: none
systems:
  tip: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["x*z'-x*y*x'"]}
  turning: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["z'-y*x'"]}
  touching: {coordinates: [x, y, z], parameters: {c: 0}, lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["(x^2+c)*(z'-y*x')"]}
  pair: {coordinates: [x, y, z, w], lagrangian: "(x'^2+y'^2+z'^2+w'^2)/2", constraints: ["z'-y*x'", "x*(w'-y*x')"]}
  above: {coordinates: [x, y, z, w], lagrangian: "(x'^2+y'^2+z'^2+w'^2)/2", constraints: ["z'-y*x'", "(x^2+1/2000)*(w'-y*x')"]}
runs: [{name: r, system: tip, method: gni-projected, h: 0.1, steps: 40, record: [q],
        start: {rule: momentum, q0: [1, 0.5, 0], v0: [-1, 1, -0.5]}}]
END
tip() { nhi run "$work/tip.yaml" -o "$into" "$@"; result=$into/tip/r.tsv; [ "$status" = 0 ]; }
flips() { awk '!/^#/ { n += NR > 1 && $3 * last < 0; last = $3 } END { print n + 0 }' "$result"; }
check 'one form that vanishes with x does so where x changes its sign' \
    'tip && n=$(flips) && [ "$n" -gt 1 ] && complains "the form vanished $n times, first at t = 1.3;" &&
     has "warning = the form vanished $n times, first at t = 1.3; .*" &&
     tip --set runs.0.method=gni --set "runs.0.start.q0=[0.01, 0.5, 0]" && [ "$(flips)" = 1 ] &&
     complains "the form vanished 1 time, first at t = 0;"'
check 'not so where x keeps its sign, or where the form turns between two nodes' \
    'tip --set "runs.0.start.v0=[1, 1, 0.5]" && ! complains . && ! has "warning = .*" &&
     tip --set runs.0.system=turning --set runs.0.method=gni --set "runs.0.start.v0=[1, 30, -1.5]" \
         --set "runs.0.start.q0=[0, -1.5, 0]" && ! complains . && ! has "warning = .*"'
check 'one of two that vanishes is seen in the first step and in the last one' \
    'for steps in 13 1
     do x=$(perl -e "print $steps/10 - 1/20") && tip --set runs.0.system=pair --set runs.0.method=gni --set "runs.0.start.v0=[-1, 0, -0.5, -0.5]" \
         --set "runs.0.start.q0=[$x, 0.5, 0, 0]" --set runs.0.steps=$steps && [ "$(flips)" = 1 ] &&
         complains "a form vanished 1 time" || return; done &&
     tip --set runs.0.system=pair --set runs.0.method=gni --set "runs.0.start.v0=[1, 0, 0.5, 0.5]" \
         --set "runs.0.start.q0=[1, 0.5, 0, 0]" && ! complains . &&
     tip --set runs.0.system=above --set runs.0.method=gni --set "runs.0.start.v0=[-1, 0, -0.5, -0.5]" \
         --set "runs.0.start.q0=[1, 0.5, 0, 0]" && ! complains .'
touching() { tip --set runs.0.system=touching --set runs.0.method=gni --set "runs.0.start.v0=[-1, 0, -0.5]" "$@"; }
check 'one that touches zero is seen wherever the nodes lie, and one that stays above is not' \
    'for x in 1 1.01 1.02 1.03 1.04 1.05 1.06 1.07 1.08 1.09
     do touching --set "runs.0.start.q0=[$x, 0.5, 0]" && complains "the form vanished 1 time, first at t = 1" &&
         touching --set "runs.0.start.q0=[$x, 0.5, 0]" --set runs.0.parameters.c=1/20 && ! complains . || return; done &&
     touching --set "runs.0.start.q0=[1.04, 0.5, 0]" && complains "largest so far is 0.0015 at t = 1$"'
cat > "$work/calm.yaml" <<'END'
title: fine steps, most of whose nodes are passed over
source: none
systems:
  touching: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["x^2*(z'-y*x')"]}
  pair: {coordinates: [x, y, z, w], lagrangian: "(x'^2+y'^2+z'^2+w'^2)/2", constraints: ["z'-y*x'", "x*(w'-y*x')"]}
  wall: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2 - exp(3000*(x-1))/3000", constraints: ["z'-y*x'"]}
defaults: {method: gni, h: 0.005, steps: 8000, every: 8000, record: [q]}
runs:
  - {name: board, system: snakeboard, start: {rule: momentum, q0: [0, 0, 0, 0, 0.5], v0: [0, 0, 0, 1, 1]}}
  - {name: touch, system: touching, start: {rule: momentum, q0: [1.003, 0.5, 0], v0: [-1, 0, -0.5]}}
  - {name: pair, system: pair, start: {rule: momentum, q0: [1.003, 0.5, 0, 0], v0: [-1, 0, -0.5, -0.5]}}
  - {name: wall, system: wall, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0.1, 0]}}
END
check 'fine steps see the same, and a wall that a calm motion runs into' \
    'nhi run "$work/calm.yaml" -o "$into" && [ "$(wc -l < "$work/err")" = 4 ] &&
     complains "run board: the forms became nearly dependent 13 times, first at t = 1.07;" &&
     complains "run touch: the form vanished 1 time, first at t = 1.005;" &&
     complains "run pair: a form vanished 1 time, first at t = 1;" &&
     complains "run wall: steps turn by more than half a turn, first at t = 1.*; the most is 13 radians"'
cat > "$work/far.yaml" <<'END'
title: a blade that turns by far more than the digits of its angle
source: none
systems: {blade: {coordinates: [phi, x, y, z], lagrangian: "(phi'^2+x'^2+y'^2+z'^2)/2", constraints: ["sin(phi)*x'-cos(phi)*y'"]}}
defaults: {h: 0.1, steps: 20, record: [q]}
runs:
  - {name: angle, system: knife-edge, method: gni, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1e13]}}
  - {name: first, system: blade, method: gni, start: {rule: momentum, q0: [0, 0, 0, 0], v0: [1e13, 1, 0, 1]}}
  - {name: near, system: knife-edge, method: gni, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1e11]}}
  - {name: length, system: particle, method: gni, start: {rule: momentum, q0: [0, 0, 0], v0: [1e15, 0, 0]}}
END
check 'an angle beyond its digits is named, a shorter one and a length are not' \
    'nhi run "$work/far.yaml" -o "$into" && [ "$status" = 0 ] && [ "$(grep -vc "half a turn" "$work/err")" = 2 ] &&
     complains "run first: the angle phi reached 2e.13 radians" && complains "run angle: the angle phi reached 2e.13 radians, which leaves it an error of 0.0044 by rounding" &&
     grep -q "^# warning = the angle phi" "$into/far/angle.tsv"'
check 'of a run that fails the failure is enough' 'gives 3 run "$work/far.yaml" -o "$into" --only first \
    --set "systems.blade.lagrangian=(phi'"'"'^2+x'"'"'^2+y'"'"'^2+z'"'"'^2)/2+exp(50*z)" && ! complains warning'
result=$into/key/r.tsv

# ---- Energy from nowhere --------------------------------------------------------
cat > "$work/racer.yaml" <<'END'
title: a racer that folds by many turns a step
source: none
runs: [{name: r, system: roller-racer, method: gni-restarted, h: 0.1, steps: 60, every: 7,
        record: [q], start: {rule: momentum, q0: [0, 0, 0, 0.5], v0: [0, 0, 0, 8208]}}]
END
racer() { nhi run "$work/racer.yaml" -o "$into" "$@"; result=$into/racer/r.tsv; [ "$status" = 0 ] || [ "$status" = 3 ]; }
left() { complains "energy left the motion: from t = $1 " &&
         has "warning = the energy left the motion: from t = $1 .*"; }
stays() { ! complains "energy left" && ! has "warning = the energy.*"; }
check 'a run that makes energy says when, on the screen and in the header' \
    'racer && left 1.6'
cat > "$work/rest.yaml" <<'END'
title: a blade is released at the origin
source: none
runs: [{name: "{method}", system: knife-edge, h: 1e-5, steps: 20, every: 20, record: [energy],
        method: [gni, gni-projected, dla, mla, mp, rattle, discrete-gradient],
        start: {rule: momentum, q0: [0, 0, 0], v0: [0, 0, 0]}}]
END
check 'from rest at the origin a blade slides' \
    'gives 0 run "$work/rest.yaml" -o "$into" && gives 0 run "$work/rest.yaml" -o "$into" --set runs.0.h=1'
check 'a start on the slow manifold that is not found is none' \
    '! racer --set runs.0.method=gni-slow || [ "$status" = 3 ] && complains "run r cannot start: the Newton"'
check 'stages that run away have a residual that is a number' \
    'racer --set runs.0.method=gauss && [ "$status" = 3 ] && complains "not converge .residual [0-9]"'
check 'so does one whose momentum leaves the constraint' \
    'tip && left 1.3 && tip --set runs.0.method=gni && stays'
check 'one that keeps it, or starts slowly, does not' \
    'racer --set runs.0.method=gni && stays &&
     racer --set runs.0.start.v0=[0,0,0,0.1] && stays &&
     racer --set runs.0.method=gni-slow --set runs.0.start.v0=[0,0,0,0.1] && stays'
cat > "$work/rest.yaml" <<'END'
title: at rest, and energy that has a source
source: none
systems: {high: {coordinates: [x, y, z], constraints: ["z' - y*x'"], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - 10^9 - x^2/2"}}
defaults: {method: gni, h: 0.1, steps: 400, record: [energy]}
runs:
  - {name: held, system: knife-edge, start: {rule: momentum, q0: [0, 0, 1.5707963267948966],
     v0: [0, 0, 0]}}
  - {name: falls, system: knife-edge, start: {rule: momentum, q0: [0, 0, 0.3], v0: [0, 0, 1e-9]}}
  - {name: driven, system: rolling-ball, start: {rule: momentum, q0: [1, 0], g0: [[1, 0, 0], [0, 1, 0],
     [0, 0, 1]],
     v0: [0, 0, 0, 0, 0]}}
  - {name: free, system: particle, method: free, start: {rule: momentum, q0: [0, 0, 0],
     v0: [0, 0, 1]}}
  - {name: high, system: high, start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0]}}
END
result=$into/rest/held.tsv
check 'nor what a constraint holds, what falls, is driven or knows no constraint' \
    'nhi run "$work/rest.yaml" -o "$into" && stays && [ "$status" = 0 ]'
check 'but what knows no constraint and takes steps that are too long' 'nhi run "$work/rest.yaml" -o "$into" --only free \
    --set runs.3.discretisation=trapezoid --set runs.3.parameters.kx=1 --set runs.3.h=5/2 --set runs.3.steps=40 --set "runs.3.start={rule: momentum, q0: [1, 0, 0], v0: [0, 0, 0]}" && result=$into/rest/free.tsv && left 2.5'
result=$into/key/r.tsv

# ---- Steps of more than half a turn ---------------------------------------------
cat > "$work/wide.yaml" <<'END'
title: steps a little below half a turn
source: none
runs:
  - {name: motion, system: particle, parameters: {kx: 1}, method: free, h: 3.1, steps: 20, record: [q],
     start: {rule: exact, q0: [1, 0, 0], v0: [0, 0, 0]}}
  - {name: angle, system: knife-edge, method: dla, h: 3.1, steps: 20, record: [q],
     start: {rule: momentum, q0: [0, 0, 0], v0: [0, 0, 1]}}
  - {name: rotation, system: rotor-so3, method: free, h: 3.1, steps: 20, record: [R],
     start: {rule: momentum, v0: [0, 0, 1]}}
  - {name: ladder, kind: order, system: knife-edge, method: gni-projected, h: [3.1, 0.31], T: 31,
     reference: ode, start: {rule: momentum, q0: [0, 0, 0], v0: [0, 0, 1]}}
  - {name: followed, system: knife-edge, method: ode, h: 3.1, steps: 20, record: [q],
     start: {rule: momentum, q0: [0, 0, 0], v0: [0, 0, 1]}}
  - {name: cyclic, system: vertical-disk, method: gni, h: 3.1, steps: 20, record: [q],
     start: {rule: momentum, q0: [0, 0, 0, 0], v0: [2, 0, 0, 2]}}
  - {name: falls, system: knife-edge, method: gni-projected, h: 3.1, steps: 20, record: [q],
     start: {rule: momentum, q0: [0, 0, 0], v0: [0.1, 0, 0]}}
  - {name: cell, kind: cell, system: knife-edge, method: gni-projected, h: 3.1,
     start: {rule: momentum, q0: [0, 0, 0], v0: [0, 0, 1]}}
END
sed 's/3\.1/3.2/; s/T: 31/T: 32/; s/0\.31/0.32/' "$work/wide.yaml" > "$work/wider.yaml"
turns() {
    complains "run $1: steps turn by more than half a turn, first at t = 0; the most is $2 radians, of $3 at" &&
        grep -q "^# warning = steps turn .* $2 radians, of $3 at" "$into/wider/$1.tsv"
}
check 'steps of less than half a turn are no matter' 'gives 0 run "$work/wide.yaml" -o "$into"'
check 'steps of more are named: of the motion, an angle, a rotation, a first rung, a cell' \
    'nhi run "$work/wider.yaml" -o "$into" && [ "$(wc -l < "$work/err")" = 5 ] &&
     turns motion 3.2 "the motion" && turns angle 3.2 "the angle phi" &&
     turns rotation 3.2 "the rotation" && turns ladder 3.2 "the angle phi" && turns cell 3.2 "the angle phi"'
check 'so is a step of 10^10, once' \
    'nhi run "$work/wider.yaml" -o "$into" --only angle --set runs.1.h=1e10 && [ "$(wc -l < "$work/err")" = 1 ] &&
     turns angle 1e.10 "the angle phi"'
# ---- What is singular between two nodes, or beyond the digits ---------------------
cat > "$work/tip.yaml" <<'END'
title: a ball rolls over the tip of the cone, or past it
source: none
defaults: {system: ball-in-cone, h: 0.07, steps: 40, record: [q],
  start: {rule: momentum, q0: [1, 0], v0: [-33/35, 0, 0, -1.0541463322499007, 0]}}
runs:
  - {name: "{method}", method: [gni, dla, rk4, ode]}
  - {name: past, method: gni, start: {rule: momentum, q0: [1, 0.2], v0: [-1, 0, 0, 0, 0]}}
END
over_the_tip() {
    nhi run "$work/tip.yaml" -o "$into" && [ "$status" = 0 ] &&
        [ "$(grep -c "a form jumped between t = 0.14 and t = 1.* singular" "$work/err")" = 4 ] && ! grep -q "past: a form" "$work/err" &&
        grep -q "^# warning = a form jumped" "$into/tip/gni.tsv" && ! grep -q "jumped" "$into/tip/past.tsv"
}
check 'forms that jump at the tip of a cone are named, and not those beside it' over_the_tip
# far Q0 PATTERN [V0]: what is said of a start there; empty: nothing.
far() {
    nhi run "$work/key.yaml" -o "$into" --set "runs.0.start={rule: momentum, q0: [$1], v0: [${3:-1, 0.5, 0}]}" --set runs.0.method=dla \
        --set runs.0.parameters={}
    [ "$status" = 0 ] && if [ -n "$2" ]; then complains "$2"; else [ ! -s "$work/err" ]; fi
}
check 'a start whose squares overflow, or that no step changes' 'far "1e308, 0, 0" "x is 1e.308 at the start, and its square is no number" &&
    far "0, 1e308, 0" "y is 1e.308 at the start, and its square is no number" &&
    far "1e17, 0, 0" "x is 1e.17 at the start, and a step does not change it"'
check 'a far start that steps change, and what stands still, are no matter' 'far "1e13, 0, 0" "" && far "1e17, 0, 0" "" "0, 0.5, 0"'

cat > "$work/wider.yaml" <<'END'
title: a driver turns in four steps, its load by more than half a turn in one
source: none
defaults: {system: gearbox, method: dla, start: {rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}}
runs:
  - {name: turns, kind: turns, steps: [4, 8], speeds: [1], vary: {eps: [0], even: [0]}}
  - {name: section, kind: section, steps: 4, turns: 3, load: 1, ring: [-0.9, 0.9, 3]}
END
check 'a load may turn with its driver' 'gives 0 run "$work/wider.yaml" -o "$into"'
check 'what lies between the ends of what varies has the first rung alone' \
    'gives 0 run "$work/wider.yaml" -o "$into" --only turns --set "runs.0.vary={eps: [0, 0.05, 0.1], even: [0]}" &&
     [ "$(awk "!/^#/ { print \$3, \$5 }" "$into/wider/turns.tsv" | tr "\n" ";")" = \
       "0 4;0 8;0.050000000000000003 4;0.10000000000000001 4;0.10000000000000001 8;" ]'
check 'a load that turns more between its nodes is named' \
    'nhi run "$work/wider.yaml" -o "$into" --set runs.0.parameters.stiffness=10 --set runs.1.parameters.stiffness=10 &&
     [ "$(wc -l < "$work/err")" = 2 ] && complains "run turns: steps turn" && turns section 5.6 "the motion"'
result=$into/key/r.tsv

# ---- A run that cannot start ----------------------------------------------------
cat > "$work/cannot.yaml" <<'END'
title: one run cannot start, the other can
source: none
runs:
  - {name: a, system: snakeboard, method: gni, h: 0.5, steps: 40, start: {rule:
     momentum, q0: [0, 0, 0, 0, 1.5707963267948966], v0: [0, 0, 0, 1, 0]}, record: [q]}
  - {name: b, system: particle, method: gni, h: 0.1, steps: 3, start: {rule:
     momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, record: [q]}
END
check 'it leaves a row of status, and the other runs go on' \
    'gives 3 run "$work/cannot.yaml" -o "$into" && complains "run a cannot start" &&
     [ -s "$into/cannot/b.tsv" ] && grep -q "^# failed = the constraint forms" \
         "$into/cannot/a.failed" && [ "$(files "$into/cannot")" = 2 ]'
check 'alone the other one is good' \
    'gives 0 run "$work/cannot.yaml" -o "$into" --only b'
check 'a check says it too' 'gives 3 check "$work/cannot.yaml" &&
    complains "run a cannot start"'

cat > "$work/beyond.yaml" <<'END'
title: a mass matrix that is none, found beyond the first point
source: none
systems:
  pole:
    coordinates: [x, y, z]
    lagrangian: "x*x'^2/2 + y'^2/2 + z'^2/2"
    constraints: ["z' - y*x'"]
runs:
  - {name: a, system: pole, method: midpoint, h: 10, steps: 4, start: {rule: momentum,
     q0: [1, 1/2, 0], v0: [-1, 1, -1/2]}, record: [q]}
  - {name: way, system: pole, method: rk4, h: 0.1, steps: 40, start: {rule: momentum,
     q0: [1/2, 1/2, 0], v0: [-1, 1, -1/2]}, record: [q]}
  - {name: b, system: particle, method: gni, h: 0.1, steps: 3, start: {rule:
     momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, record: [q]}
END
check 'nor does a mass matrix that fails beyond the first point stop them' \
    'nhi run "$work/beyond.yaml" -o "$into"
     [ "$status" = 3 ] && complains "run a cannot start: the mass" &&
         [ -s "$into/beyond/b.tsv" ] && [ -s "$into/beyond/a.failed" ]'
check 'one met on the way is a numerical failure in a trace as well' \
    'gives 3 run "$work/beyond.yaml" --trace way:30 && complains "the mass matrix"'

# ---- The same bits -------------------------------------------------------------
check 'the same bits again' 'run && cp "$result" "$work/first" && run &&
    cmp "$result" "$work/first"'
for i in 1 2 3 4 5 6
do tail -n +4 "$work/key.yaml" | sed "s/name: r/name: r$i/; s/0.1/0.$i/"
done | cat <(head -n 3 "$work/key.yaml") - > "$work/many.yaml"
parallel() {
    local i
    for i in 1 2 3 4 5 6
    do "$program" run "$work/many.yaml" -o "$work/parallel" --only r$i & done
    wait
    gives 0 run "$work/many.yaml" -o "$work/serial" &&
        diff -r "$work/serial" "$work/parallel"
}
check 'the same bits in parallel' parallel
if [ "$program" = build/nhi ]
then
    check 'quad agrees with double to rounding' 'run && cp "$result" "$work/first" &&
        program=build/nhi-quad run && paste <(grep -v "^#" "$result") \
            <(grep -v "^#" "$work/first") | perl -ane '\''
        for (0 .. 5) { $d = abs($F[$_] - $F[$_ + 6]); die if $d > 1e-14 }'\'
    check 'quad prints 36 digits' 'grep -qE "\.[0-9]{34}" "$result"'
fi

# ---- Runs that fail -----------------------------------------------------------------
failed=$into/key/r.failed
before=$(files "$into")
check 'a failure on the way: RUN.failed in the place of RUN.tsv' \
    'gives 3 run "$work/key.yaml" -o "$into" --set runs.0.h=1e300 \
        --set runs.0.start.v0=[1e200,1,0] && [ ! -e "$result" ] &&
    grep -q "^# failed = a value is no longer finite$" "$failed" &&
    grep -q "^# failed step = 0$" "$failed" && grep -q "^# failed t = " "$failed" &&
    ! grep -qi "nan\|inf" <(grep -v "^#" "$failed") &&
    [ $(files "$into") = $before ]'
check 'the next success removes it' 'run && [ ! -e "$failed" ] &&
    [ $(files "$into") = $before ]'
cat > "$work/two.yaml" <<'END'
title: a test
source: none
runs:
  - {name: bad, system: coupled5, method: rattle, h: 5, steps: 1000,
     start: {rule: momentum, q0: [0,0,0,0,0], v0: [1,1,0,0,1]}, record: [q]}
  - {name: worse, kind: order, system: coupled5, method: gni, T: 5000,
     steps: [1000, 2000], reference: finest,
     start: {rule: momentum, q0: [0,0,0,0,0], v0: [1,1,0,0,1]}}
  - {name: good, system: particle, method: gni, h: 0.1, steps: 10,
     start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}, record: [q]}
END
check 'failed runs do not stop the others' 'nhi run "$work/two.yaml" -o "$into"
    [ $status = 3 ] && [ "$(wc -l < "$work/err")" = 2 ] &&
    [ "$(cd "$into/two"; echo *)" = "bad.failed good.tsv worse.failed" ]'
check 'a failed run keeps the rows before' \
    '[ "$(grep -vc "^#" "$into/two/bad.failed")" -gt 10 ]'
check 'a failed ladder says its rung' \
    'grep -q "^# failed N = 16000$" "$into/two/worse.failed" &&
     grep -q "^# failed step = [1-9]" "$into/two/worse.failed"'

# ---- Devices that fail ----------------------------------------------------------------
check 'a full file system: status 4, the old result, nothing else' '
    run && cp "$result" "$work/first"; before=$(files "$into")
    (trap "" XFSZ; limit 8; gives 4 run "$work/key.yaml" -o "$into" \
        --set runs.0.steps=100000) && complains "^.*key.yaml: writing .*large" &&
    cmp "$result" "$work/first" && [ $(files "$into") = $before ]'
cat > "$work/slow.yaml" <<'END'
title: a test
source: none
runs:
  - {name: r, kind: surface, system: particle, surface: exact-ends,
     u: [0, 1, 1000], v: [0, 1, 1000]}
END
check 'a surface stops at once when the device is full' '
    (trap "" XFSZ; limit 8; seconds 5 gives 4 run "$work/slow.yaml" \
        -o "$into" --only r) && [ $(files "$into") = $before ]'
check 'a full device stops the other runs' '
    cp "$work/two.yaml" "$work/full.yaml"
    (trap "" XFSZ; limit 1; nhi run "$work/full.yaml" -o "$into"
     [ $status = 4 ] && [ "$(wc -l < "$work/err")" = 1 ]) &&
    [ $(files "$into") = $before ]'
sed "s/method: gni/method: lobatto/" "$work/key.yaml" > "$work/lobatto.yaml"
printf '    stages: 3\n' | cat "$work/lobatto.yaml" - > "$work/three.yaml"
rows() { grep -v '^#' "$into/$1/r.tsv"; }
check 'lobatto has three stages unless it is told otherwise' '
    gives 0 run "$work/lobatto.yaml" -o "$into" && gives 0 run "$work/three.yaml" -o "$into" &&
    cmp <(rows lobatto) <(rows three) && gives 0 run "$work/three.yaml" -o "$into" \
        --set runs.0.stages=4 && ! cmp -s <(rows lobatto) <(rows three)'
# On a load that its reversal maps to itself a symmetric method neither gains nor loses.
cat > "$work/rates.yaml" <<'END'
title: a test
source: none
defaults: {kind: turns, system: gearbox, steps: [32, 64], speeds: [1],
    vary: {eps: [1/10], even: [1/10]}, start: {rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}}
runs:
  - {name: "even-{method}", method: [gni, dla, rattle, euler-ab, mp, lobatto, trapezoid,
     newmark-pair, gni-projected, discrete-gradient]}
  - {name: "odd-{method}", method: [newmark, euler-a, euler-b, rk4]}
END
rates() { cat "$into/rates/$1"-*.tsv | awk '!/^#/ { r = $7 < 0 ? -$7 : $7; n++
    if (!(r '"$2"')) { print; bad = 1 } } END { exit bad || n != '"$3"' }'; }
check 'turns: symmetric methods have no rate, and the others have one' \
    'gives 0 run "$work/rates.yaml" -o "$into" && rates even "< 1e-8" 20 && rates odd "> 1e-6" 8'
numbers() { for key in order 'order even' 'order in eps' 'order in even' rate reversed largest; do
    grep -q "^# $key librating = [-0-9n]" "$into/rates/odd-rk4.tsv" || { echo "no $key"; return 1; }; done; }
check 'turns: the header has every number of the table' numbers
cat > "$work/fails.yaml" <<'END'
title: a test
source: none
defaults: {system: gearbox, method: gni, start: {rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}}
runs:
  - {name: newton, kind: section, method: mla, parameters: {kappa: 10}, steps: 8, turns: 3,
     load: 5000, ring: [-1/2, 1/2, 2]}
  - {name: forms, kind: section, method: rk4, parameters: {kappa: 1000}, steps: 4,
     turns: 3, load: 5000, ring: [-1/2, 1/2, 2]}
  - {name: implicit, kind: turns, steps: [4, 8], speeds: [1],
     vary: {eps: [1e300], even: [0]}}
  - {name: mp, kind: turns, method: mp, steps: [4, 8], speeds: [1/2],
     vary: {eps: [1000], even: [0]}}
END
check 'turns and sections that fail: each says so and leaves no table' '
    nhi run "$work/fails.yaml" -o "$into"; [ "$status" = 3 ] &&
    [ "$(grep -c "run [a-z]* stopped" "$work/err")" = 4 ] &&
    [ "$(files "$into/fails")" = 4 ] && ! ls "$into/fails" | grep -v "failed$"'
whole() { awk '/^# columns:/ { n = NF - 2 } !/^#/ && NF != n { exit 1 }' "$1"; }
check 'both: as many numbers as columns' \
    'whole "$into/turns/t.tsv" && whole "$into/turns/s.tsv"'
check 'a section: it starts on the ring of its load' '
    awk "!/^#/ && \$2 == 0 { x = \$1 ? \$5 : -\$5; n += \$3 == 0 && x > 0.7071067 && x < 0.7071068 }
        END { exit n != 2 }" "$into/turns/s.tsv"'
mkdir "$work/disk"
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=64k none "$work/disk" 2> /dev/null
then
    check 'a full disk' 'gives 4 run "$work/key.yaml" -o "$work/disk" \
        --set runs.0.steps=100000 && complains "No space left" &&
        [ "$(files "$work/disk")" = 0 ]'
    check 'a full disk under a surface' 'seconds 5 gives 4 run "$work/slow.yaml" \
        -o "$work/disk" --only r && [ "$(files "$work/disk")" = 0 ]'
    umount "$work/disk"
else skip 'a full disk' 'cannot mount a small one'
fi

# Memory: with every limit from the least that lets the program begin up to one
# that suffices there is a result, or one line and status 4.
memory() {
    local limit=20000 step=500 status seen=
    for ((; limit <= 120000; limit += step))
    do
        rm -rf "$work/small"
        (ulimit -v "$limit"; "$program" run "$work/key.yaml" -o "$work/small") \
            2> "$work/err"; status=$?
        [ $status = 127 ] && continue # the loader's, whatever it lacks
        if [ $step = 500 ] # back to where it was not loaded, and on in short steps
        then step=32 limit=$((limit - 500)); continue
        fi
        if [ $status = 0 ]
        then [ -s "$work/small/key/r.tsv" ] && [ "$seen" ] && return || return 1
        fi
        seen=$status
        [ $status = 4 ] && [ "$(wc -l < "$work/err")" = 1 ] &&
            grep -q memory "$work/err" && [ "$(files "$work/small")" = 0 ] ||
            return 1
    done
    return 1
}
if [ "$program" = build/nhi ]
then check 'short of memory: status 4, one line, no file' memory
else skip 'short of memory' 'a sanitizer needs all of it'
fi

# ---- Where nothing can be written --------------------------------------------------
: > "$work/plain"
check 'below a plain file' 'gives 4 run "$work/key.yaml" -o "$work/plain/x" &&
    complains "cannot make directory.*Not a directory"'
check 'in folders that nobody made' 'gives 0 run "$work/key.yaml" -o "$work/no/such/place" &&
    [ -s "$work/no/such/place/key/r.tsv" ]'
mkdir -p "$work/taken/key/r.tsv"
check 'where the result is a directory' \
    'gives 4 run "$work/key.yaml" -o "$work/taken" && [ "$(files "$work/taken")" = 0 ]'
sed 's/name: r$/name: r\n    kind: ensemble\n    grid: {start.v0.0: [1]}\n    reduce: [energy]/; /record:/d; /every:/d' \
    "$work/key.yaml" > "$work/rows.yaml"
mkdir "$work/closed"; chmod 500 "$work/closed"; chmod 755 "$work"
# Root may write everywhere: nobody is asked.
if [ -w "$work/closed" ]
then nobody=(setpriv --reuid 65534 --regid 65534 --clear-groups)
else nobody=(env)
fi
# closed ARGUMENT...: status 4 and one line, which names what is expected.
closed() {
    (apart; exec "${nobody[@]}" "$program" "$@" -o "$work/closed" > "$work/out" 2> "$work/err")
    [ $? = 4 ] && [ "$(wc -l < "$work/err")" = 1 ] && [ "$(files "$work/closed")" = 0 ] &&
        complains "Permission denied; expected a writable directory"
}
if "${nobody[@]}" "$program" list methods > "$work/out" 2>&1
then
    check 'in a directory without permission' 'closed run "$work/key.yaml"'
    check 'nor a table of cells' 'closed matrix --only "particle/gni"'
    check 'nor a problem' 'closed problems --only particle-free --until 1'
    check 'nor a part of a sweep' 'closed sweep "$work/rows.yaml" --shard 1/1'
    chmod 700 "$work/closed"; mkdir "$work/closed/key"; chmod 555 "$work/closed/key"; chmod 555 "$work/closed"
    check 'where the folder is there, and closed' \
        'closed run "$work/key.yaml" && complains "cannot write .*key/r.tsv"'
else skip 'in a directory without permission' 'nobody cannot run the program'
fi
check 'in a directory with a very long name' \
    'gives 4 run "$work/key.yaml" -o "$work/$(printf "%0600d" 0)"'
# ---- A surface -----------------------------------------------------------------
# To the side of the knife edge, where Newton's iteration strays from its first
# guess. A motion of angular velocity w from rest of the angle ends where its
# closed solution says; the plane is inclined along x, g = 1/2.
cat > "$work/side.yaml" <<'END'
title: a test
source: none
runs:
  - {name: r, kind: surface, system: knife-edge, surface: exact-ends,
     u: [0.5, 0.5, 1], v: [2, 2, 1]}
END
on_an_orbit() {
    awk '!/^#/ && NF { w = $5; s = sin(w); c = 1 - cos(w); n++
        u = ($4 - (0.5 / w) * (1 - s * cos(w) / w) / 2) * w / c
        if (($3 - u * s / w - 0.5 * s * s / (2 * w * w)) ^ 2 > 1e-20) exit 1 }
        END { exit n != 1 }' "$into/side/r.tsv" &&
    awk '!/^#/ && NF && ($1 - $3) ^ 2 + ($2 - $4) ^ 2 > 1e-22 { exit 1 }' \
        "$into/side/r.tsv"
}
for suffix in '' -ld -quad
do check "ends of motions to the side of the knife edge, nhi$suffix" \
    "program=$( [ -n "$suffix" ] && echo build/nhi$suffix || echo "$program" ) \
        gives 0 run '$work/side.yaml' -o '$into' && on_an_orbit"
done
# Farther out it is given up, after a bounded number of steps of the solver.
check 'a point far to the side of the knife edge is bounded' \
    'seconds 15 gives 3 run "$work/side.yaml" -o "$into" --set runs.0.v=[30,30,1] &&
     complains "u = 0.5, v = 30: the motion needs too many steps"'
# The growth of the transverse mode over a step of gni is that of the normals along the
# motion, up to the second order in the step.
cat > "$work/parasite.yaml" <<'END'
title: a test
source: none
runs: [{name: "{system}", kind: surface, system: [chaplygin-sleigh, snakeboard, rotor-so3],
        surface: parasite, u: [0.5, 1, 2], v: [0.02, 0.04, 2]}]
END
parasite() {
    awk 'function abs(x) { return x < 0 ? -x : x }
         !/^#/ && NF { for (i = 0; i < 2; i++) {
             d = abs($(3 + 2 * i) - $(4 + 2 * i)); n++; grew += abs($(4 + 2 * i)) > 0.1
             if ($2 == 0.02) last[i] = d
             else if (d > 0.02 || d < 3.5 * last[i] || (d > 9 * last[i] && d > 1e-9)) exit 1 } }
         END { exit n != 24 || grew < 12 }' "$into"/parasite/*.tsv
}
check 'the transverse mode grows at the rate of the normals' \
    'gives 0 run "$work/parasite.yaml" -o "$into" && parasite'
check 'nor is a row written of which a number is infinite' 'gives 3 run "$work/parasite.yaml" -o "$into" \
    --set "runs.0.system=[snakeboard]" --set "runs.0.v=[1e-319, 1e-319, 1]" --set "runs.0.u=[1, 1, 1]"'
check 'of a system without listed states nothing is said' 'gives 2 run "$work/parasite.yaml" \
    -o "$into" --set runs.0.system=particle --set runs.0.name=p && complains "no states of it are listed"'
# A ball of three moments on a table that turns: the momenta about the contact are kept where the constraint is one in
# space, the energy is not.
cat > "$work/ball.yaml" <<'END'
title: a test
source: none
runs:
  - {name: "{method}", system: rolling-ball, parameters: {frame: space, Omega: 9/10, inertia: [1/2, 4/5, 1], m: 6/5, r: 7/10},
     method: [ode, dla], h: 1/20, steps: 400, record: [momentum, energy], start: {rule: momentum, q0: [3/10, 1/5], v0: [1/10, -1/5, 1/2, 1/3, 1]}}
END
# departures METHOD: of K_x, K_y, K_z and the energy.
departures() { sed -n "s/^# departure .* = //p" "$into/ball/$1.tsv" | tr "\n" " "; }
check 'a ball on a table that turns keeps its momenta' 'nhi run "$work/ball.yaml" -o "$into" && [ "$status" = 0 ] && for method in ode dla
    do departures $method | awk "{ exit !(NF == 4 && \$1 < 1e-11 && \$2 < 1e-11 && \$3 < 1e-11 && \$4 > 0.01) }" || return; done &&
    complains "v0 misses the constraint by 0.086 .*; its projection is \[0.073[0-9]*, -0.14"'
check 'and has none with the constraint as it is printed' 'nhi run "$work/ball.yaml" -o "$into" --set runs.0.parameters.frame=printed &&
    [ "$status" = 0 ] && departures dla | awk "{ n = NF } END { exit NR != 1 || n != 1 }"'
# A start off the constraint: continuous methods begin at its projection, and so does the energy that a ladder takes.
cat > "$work/off.yaml" <<'END'
title: a test
source: none
runs: [{name: "{method}", kind: order, system: particle, method: [ode, exact], T: 2, steps: [20, 40], reference: exact,
        start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, 0]}}]
END
check 'a ladder from off the constraint has the energy of the motion' 'nhi run "$work/off.yaml" -o "$into" && [ "$status" = 0 ] &&
    for method in ode exact
    do awk -F"\t" "/^# columns/ { n = split(\$0, name, \" \"); for (i = 1; i <= n; i++) if (name[i] == \"energy\") k = i - 2 }
            !/^#/ { if (\$k > 1e-12) exit 1; rows++ } END { exit rows != 2 }" "$into/off/$method.tsv" || return; done'
# A driver with a load: turns and sections.
cat > "$work/gear.yaml" <<'END'
title: a test
source: none
systems:
  gear:
    coordinates: [x, y, z]
    parameters: {eps: 0.1, even: 0.1, g: 0, c: 0}
    lagrangian: "(x'^2 + y'^2 + z'^2)/2 - (x^2 + z^2)/2 + cos(y) + eps*sin(2*y)/2 - g*x - c*x*sin(y)"
    constraints: ["x' + (sin(y) + even*cos(2*y))*z'"]
runs:
  - {name: t, kind: turns, system: gear, method: dla, steps: [32, 48], speeds: [13/5, 3], vary: {eps: [0, 1/10], even: [0, 1/10]},
     start: {rule: momentum, q0: [0, 2/5, 0], v0: [0, 1, 0]}}
  - {name: s, kind: section, system: gear, method: gni, steps: 32, turns: 40, load: 1, ring: [0, 1, 3],
     start: {rule: momentum, q0: [0, 1.2, 0], v0: [0, 2.6, 0]}}
END
check 'a load that is not at rest at zero has no turns' 'gives 3 run "$work/gear.yaml" -o "$into" --only t --set runs.0.parameters.g=0.5 &&
    complains "the load does not stay at rest at zero"'
check 'a load whose force has no linear part: a warning' 'sed "s|- c.x.sin(y)|- c*sqrt(sqrt((x^2 + 1/10^20)^3))|" "$work/gear.yaml" > "$work/bent.yaml" &&
    nhi run "$work/bent.yaml" -o "$into" --only t --set runs.0.parameters.c=0.3 && [ "$status" = 0 ] &&
    complains "no growth of a load is measured: that of a smaller load differs"'
check 'two speeds of one path are told apart' 'gives 0 run "$work/gear.yaml" -o "$into" --only t &&
    grep -q "^# rate rotating = " "$into/gear/t.tsv" && grep -q "^# rate rotating at 3 = " "$into/gear/t.tsv"'
check 'perturbations grow' 'gives 2 run "$work/gear.yaml" -o "$into" --only t --set runs.0.vary.eps=[1/10,0] &&
    complains "eps has 0 behind 0.1; expected numbers that grow in size"'
check 'and without the plain one nothing is called symmetric' 'gives 0 run "$work/gear.yaml" -o "$into" --only t --set runs.0.vary.eps=[1/20,1/10] &&
    ! grep -q symmetric "$into/gear/t.tsv" && grep -q "^# largest rotating" "$into/gear/t.tsv"'
# GNI keeps (x^2 + z^2 + x'^2 + z'^2)/2 of the load, here one on each orbit, so that sqrt(x^2 + z^2) reaches its root, nearly.
check 'orbits of a section have the energy of the ring' 'gives 0 run "$work/gear.yaml" -o "$into" --only s --set runs.1.turns=400 &&
    awk -F"\t" "!/^#/ { e = (\$3 * \$3 + \$5 * \$5) / 2; if (e > most[\$1]) most[\$1] = e }
        END { for (j = 0; j < 3; j++) if (most[j] < 0.95 || most[j] > 1.000001) exit 1 }" "$into/gear/s.tsv"'
# A ladder that descends is warned of as one that climbs.
cat > "$work/down.yaml" <<'END'
title: a test
source: none
runs: [{name: r, kind: order, system: suslov, method: gni, T: 60, reference: ode, steps: [600, 30], start: {rule: momentum, v0: [1, 2, 0]}}]
END
check 'steps that turn too far are those of the longest' 'nhi run "$work/down.yaml" -o "$into" && complains "more than half a turn"'
cat > "$work/cell.yaml" <<'END'
title: a test
source: none
runs: [{name: r, kind: cell, h: 1/10, system: chaplygin-sleigh-com, method: gni, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1]}}]
END
check 'a cell says that its start is projected' 'nhi run "$work/cell.yaml" -o "$into" && complains "the cell starts from its projection" &&
    gives 0 run "$work/cell.yaml" -o "$into" --set runs.0.start.v0=[1,5/26,25/26]'
# Fourteen coordinates: the projection of the velocity does not fit the warning.
{   echo 'title: a test'; echo 'source: none'; echo 'systems:'
    echo "  long: {coordinates: [$(seq -s, -f x%g 14)], lagrangian: \"($(seq -s+ -f "x%g'^2" 14))/2\", constraints: [\"x1' - x3*x2' - x4'/3\"]}"
    echo "runs: [{name: r, system: long, method: gni, h: 1/10, steps: 3, record: [energy], start: {rule: momentum, q0: [$(seq -s, 14)], v0: [$(seq -s, -f %g/7 14)]}}]"
} > "$work/long.yaml"
check 'a projection that has no room is left out' 'nhi run "$work/long.yaml" -o "$into" && [ "$status" = 0 ] &&
    complains "v0 misses the constraint by [^;]* in the metric$"'
cat > "$work/refusing.yaml" <<'END'
title: a test
source: none
runs: [{name: "{method}", kind: order, system: particle, method: [gni, eps], T: 1, steps: [10, 20], reference: exact,
        start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, -1]}}]
END
check 'of the methods of a ladder one is skipped that refuses' 'nhi run "$work/refusing.yaml" -o "$into" && [ -s "$into/refusing/gni.tsv" ] && complains "eps"'
finish
