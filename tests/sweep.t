#!/bin/bash
# Ensembles and sweeps: the same bytes with any threads, with and without a
# compiler, in one process or in parts that are stopped and killed; what cannot
# be used is refused in a line. Engines that are installed run the parts. The
# program is $NHI, or build/nhi.
. tests/tap.sh
file=$work/gear.yaml
cat > "$file" <<'END'
title: "A gearbox many times"
source: this book
systems:
  gear:
    coordinates: [x, y, z]
    parameters: {eps: 0.3}
    lagrangian: "(x'^2 + y'^2 + z'^2)/2 - (x^2 + z^2)/2 + cos(y) + eps/2*sin(2*y)"
    constraints: ["x' + sin(y)*z'"]
defaults:
  kind: ensemble
  system: gear
  reduce: [last, energy, slope, end, crossings]
  watch: "y - pi"
runs:
  - name: "map-{method}"
    method: [gni, dla, mla, rk4]
    steps: 300
    start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0.5]}
    grid: {h: {from: 0.02, to: 0.3, count: 5}, start.v0.1: {from: 0.2, to: 3, count: 7}}
  - name: cloud
    method: dla
    h: 0.1
    steps: 6000
    start: {rule: reaction}
    grid: {parameters.eps: [0, 0.3]}
    cloud: {count: 21, seed: 7, q0: [[-1, 1], [-3, 3], [-1, 1]], v0: [[-1, 1], [-1, 1], [-1, 1]]}
  - name: lost
    method: gni
    h: 0.5
    steps: 100
    start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0.5]}
    grid: {start.v0.1: [1, 1e200, 2]}
  - name: compiled-in
    system: gearbox
    method: lobatto
    h: 0.1
    steps: 40
    start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0.5]}
    grid: {start.v0.1: {from: 0.2, to: 3, count: 5}}
END
check 'the header says from where to where an axis goes' 'gives 0 run "$file" --only map-gni --set runs.0.steps=3 \
    -o "$work/axes" && grep -q "^# axis start.v0.1 = 0.2[0-9]* to 3, 7 values$" "$work/axes/gear/map-gni.tsv"'
cat > "$work/axes.yaml" <<'END'
title: "Axes and columns"
source: this book
systems: {drum: {coordinates: [x, y, z], parameters: {a: 1}, lagrangian: "(x'^2 + y'^2 + z'^2)/2 - a*x^2/2", constraints: ["x' + sin(y)*z'"]}}
runs:
  - {name: r, kind: ensemble, system: drum, method: rk4, h: 1/10, steps: 9, reduce: [last, energy, end, transport], watch: x, weight: "exp(-x^2)",
     start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0]}, grid: {start.q0.0: [1, 2, 3, 4]}}
END
for axis in start.q0.0x start.q0.00 start.q0. start.q0.1e0 start.q0.+1 start.q0.4294967296 start.v0.-1 parameters.a.0.0
do check "no axis $axis" "gives 2 check '$work/axes.yaml' --set 'runs.0.grid={$axis: [1, 2]}' && complains '$axis is no number of this run'"; done
check 'two names of one number' 'gives 2 check "$work/axes.yaml" --set "runs.0.grid={parameters.a: [1, 2], parameters.a.0: [1, 3]}" &&
    complains "parameters.a.0 is the number of another axis"'
for name in weight first status p_x lambda_1 departure
do check "no coordinate $name" "sed 's/\[x, y, z\]/[x, y, $name]/; s/z/$name/g' '$work/axes.yaml' > '$work/named.yaml' &&
    gives 2 check '$work/named.yaml' && complains '$name is the name of a column'"; done
check 'rows without a weight are counted' 'nhi run "$work/axes.yaml" -o "$work/axes" --set "runs.0.weight=sqrt(2.5 - x)" && [ "$status" = 0 ] &&
    complains "2 of 4 rows have no finite weight or value; the means leave them out"'
check 'and so are those without a value' 'nhi run "$work/axes.yaml" -o "$work/axes" --set "runs.0.watch=log(2.5 - x)" && [ "$status" = 0 ] &&
    complains "2 of 4 rows have no finite weight or value" && grep "^# mean" "$work/axes/axes/r.tsv" | awk "\$NF != \$NF + 0 { bad = 1 } END { exit bad || NR != 4 }"'
check 'weights that sum to nothing' 'nhi run "$work/axes.yaml" -o "$work/axes" --set "runs.0.weight=x - 2.5" && [ "$status" = 0 ] &&
    complains "the weights sum to 0; the means divide by it"'
check 'an axis beside another parameter' 'gives 0 run "$file" --only compiled-in -o "$work/axes" --set "runs.3.parameters={kappa: 1/2}" \
    --set "runs.3.grid={parameters.eps: [0, 1/10]}" && [ "$(grep -v "^#" "$work/axes/gear/compiled-in.tsv" | cut -f 2 | xargs)" = "0 0.10000000000000001" ] &&
    grep -q "^# kappa = 1/2$" "$work/axes/gear/compiled-in.tsv"'
sed 's/y - pi"/y - pie"/' "$file" > "$work/pie.yaml"
check 'a mistake in a formula has its column' 'gives 2 check "$work/pie.yaml" &&
    complains "pie.yaml:13:15: pie is not defined"'
# Every row, computed anew from the nodes of its run, and the sums of the header from the rows: in
# lanes and, of a method that has none and a system of ours, alone. Its energy moves enough
# for a slope of digits.
{   sed -n '1,/constraints/p' "$file"
    cat <<'END'
defaults: {system: gear, h: 1/10, steps: 60, start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 1/2]}}
runs:
  - {name: all-dla, kind: ensemble, method: dla, reduce: [last, energy, slope, end, crossings],
     watch: "y - 2*eps - x'/5", grid: {start.v0.1: [1/2, -1, 2], parameters.eps: [1/10, 3/10]}}
  - {name: all-newmark, kind: ensemble, system: gearbox, method: newmark, reduce: [last, energy, slope, end, crossings],
     watch: "y - 2*eps - x'/5", grid: {start.v0.1: [1/2, -1, 2], parameters.eps: [1/10, 3/10]}}
END
    n=0; for method in dla "newmark, system: gearbox"
    do for v in 1/2 -1 2
        do for eps in 1/10 3/10
            do echo "  - {name: one-${method%%,*}-$((++n)), method: $method, parameters: {eps: $eps}," \
                "start: {rule: momentum, q0: [1, 0, 0], v0: [0, $v, 1/2]}, record: [q, p, displacement, energy]}"
            done
        done
        n=0
    done
} > "$work/rows.yaml"
check 'ensembles, and each row as a run' 'gives 0 run "$work/rows.yaml" -o "$work"'
reduced() { perl tests/reduced.pl "$work/rows/all-$1.tsv" "$2" "$work/rows/one-$1-"{1..6}.tsv > "$work/err"; }
for method in dla newmark
do check "$method: each row is what another program finds" \
    'reduced $method "\$x->{y} - 2*\$x->{eps} - \$x->{v_x}/5" && [ ! -s "$work/err" ]'
done
check 'and not that of another formula' 'reduced newmark "\$x->{y} - 2.1*\$x->{eps} - \$x->{v_x}/5" && grep -q "^row 0, first: " "$work/err"'
# What a row records is what its run records of the last node, in lanes to rounding.
{   cat <<'END'
title: "Rows that record"
source: this book
defaults: {system: knife-edge, method: dla, steps: 50, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1]}, reference: exact}
runs:
  - {name: lanes, kind: ensemble, reduce: [last, energy], record: [violation, energy-projected, error], grid: {h: [1/10, 1/4], parameters.g: [1/2, 1/3]}}
  - {name: alone, kind: ensemble, lanes: no, reduce: [energy, end], record: [violation, energy-projected, error], grid: {h: [1/10, 1/4], parameters.g: [1/2, 1/3]}}
END
    for h in 1/10 1/4
    do for g in 1/2 1/3
        do echo "  - {name: 'one-$((++n))', h: $h, parameters: {g: $g}, record: [violation, energy-projected, error], every: 50}"; done
    done
} > "$work/ends.yaml"
check 'rows that record, and each as a run' 'gives 0 run "$work/ends.yaml" -o "$work"'
ends() { for n in 1 2 3 4; do grep -v "^#" "$work/ends/one-$n.tsv" | tail -n 1; done | cut -f3-5; }
check 'alone a row records what its run does' 'diff <(grep -v "^#" "$work/ends/alone.tsv" | cut -f8-10) <(ends) &&
    [ "$(ends | sort -u | wc -l)" = 4 ]'
check 'and in lanes up to rounding' 'paste <(grep -v "^#" "$work/ends/lanes.tsv" | cut -f13-15) <(ends) |
    perl -ane "abs(\$F[\$_] - \$F[\$_ + 3]) <= 1e-13 * (1 + abs \$F[\$_]) or exit 1 for 0 .. 2; \$n++; END { exit(\$n != 4) }"'
check 'the header sums them up' '[ "$(grep -c "^# \(median\|largest\) \(violation\|energy-projected\|error\) = " "$work/ends/lanes.tsv")" = 6 ] &&
    largest=$(sed -n "s/^# largest error = //p" "$work/ends/lanes.tsv") && grep -q "	$largest$" "$work/ends/lanes.tsv"'
check 'against the other reference the error is the same to its tolerance' 'gives 0 run "$work/ends.yaml" --only lanes --set runs.0.reference=ode \
    -o "$work/other" && paste <(grep -v "^#" "$work/other/ends/lanes.tsv" | cut -f15) <(ends) |
    perl -ane "abs(\$F[0] - \$F[3]) < 1e-9 && \$F[0] != \$F[3] or exit 1"'
while IFS='|' read -r set why
do check "no such record: $set" 'gives 2 check "$work/ends.yaml" --set "$set" && complains "$why"'; done <<'END'
runs.0.record=[lambda]|unknown .*lambda; expected one of: violation energy
runs.0.record=[error, error]|record names error twice
runs.0.record=error|record is no list; expected
runs.0.record=[quantities]|knife-edge has no quantities; expected another record
runs.0.record=[violation]|reference has no effect here .no record compares with it
runs.0.parameters.omega=1/10|knife-edge has no closed solution here; expected reference: ode
END
check 'an error against nothing' 'sed "s/, reference: exact}/}/" "$work/ends.yaml" > "$work/none.yaml" &&
    gives 2 check "$work/none.yaml" && complains "an error needs a reference; expected reference: exact or ode"'
check 'a shard has the row, known by what it records' 'gives 0 sweep "$work/ends.yaml" --shard 1/1 -o "$work/ended" && gives 0 sweep "$work/ends.yaml" --merge -o "$work/ended" &&
    cmp "$work/ended/ends/lanes.tsv" "$work/ends/lanes.tsv" && gives 0 sweep "$work/ends.yaml" --list && cut -f1 "$work/out" | sort > "$work/hashes" &&
    gives 0 sweep "$work/ends.yaml" --list --set "runs.0.record=[violation, error]" &&
    [ "$(cut -f1 "$work/out" | sort | comm -12 - "$work/hashes" | wc -l)" = 4 ]'
check 'two parts of them, merged, are the same bytes' 'for shard in 2/2 1/2
    do gives 0 sweep "$work/rows.yaml" --shard $shard -o "$work/halves" || return; done &&
    gives 0 sweep "$work/rows.yaml" --merge -o "$work/halves" &&
    for method in dla newmark; do cmp "$work"/{,halves/}rows/all-$method.tsv || return; done'
check 'their rows are counted, and listed with different hashes' 'gives 0 sweep "$work/rows.yaml" --count && [ "$(cat "$work/out")" = 12 ] &&
    gives 0 sweep "$work/rows.yaml" --list && [ "$(cut -f1 "$work/out" | sort -u | wc -l)" = 12 ]'
check 'rows that differ by a sign have different hashes' 'gives 0 sweep "$work/rows.yaml" --list --set "runs.0.grid={start.v0.1: [1/2, -1/2]}" &&
    [ "$(grep "	all-dla	" "$work/out" | cut -f1 | sort -u | wc -l)" = 2 ]'
check 'the rows are counted' 'gives 0 sweep "$file" --count && [ "$(cat "$work/out")" = 190 ]'
check 'and listed, no hash twice' 'gives 0 sweep "$file" --list &&
    [ "$(cut -f1 "$work/out" | sort -u | wc -l)" = 190 ]'
check 'a row is known by its meaning, not by its number' \
    'cut -f1 "$work/out" | sort > "$work/hashes" &&
     gives 0 sweep "$file" --list --set runs.2.name=other --set "runs.1.grid={parameters.eps: [0.3, 0, 0.5]}" &&
     [ "$(cut -f1 "$work/out" | sort | comm -13 - "$work/hashes" | wc -l)" = 0 ]'
# Weights of a formula that sees velocities and parameters, among them one after a list, and their sums, which
# are those of the rows that do not fail.
cat > "$work/weights.yaml" <<'END'
title: "Weights"
source: this book
systems:
  drum:
    coordinates: [x, y, z]
    parameters: {c: 3, mass: {default: 1 2 3}, d: 2}
    lagrangian: "(x'^2 + y'^2 + z'^2)/2 - (x^2 + c*z^2)/2"
    constraints: ["x' + c*sin(y)*z'"]
defaults:
  kind: ensemble
  system: drum
  steps: 20
  start: {rule: momentum}
  reduce: [transport]
  watch: "sin(y)^2 + d*z^2 + z'"
  weight: "exp(-(x'^2 + z'^2 + x^2 + d*z^2)/c)"
  cloud: {count: 12, seed: 5, q0: [[-2, 2], [0, 6], [-1, 1]], v0: [[0, 0], [1, 1], [-1, 1]]}
  grid: {h: [1/50, 1e200]}
runs:
  - {name: "rows-{method}", method: [rk4, gauss]}
  - {name: "bins-{method}", method: [rk4, gauss], bins: {from: 0, to: 2, count: 4}}
END
check 'ensembles with weights, in rows and in bins' 'nhi run "$work/weights.yaml" -o "$work" &&
    [ "$(grep -l "^# failed rows = 12$" "$work"/weights/*.tsv | wc -l)" = 4 ]'
# quarter H NAME RANK: of the departures, ascending, those that fail last; RANK beyond them: not written.
sed '/^  w[ae]/d; /bins-/d; s/transport/energy/; s/count: 12/count: 11/' "$work/weights.yaml" > "$work/quarters.yaml"
quarter() {
    local table=$work/quarters/rows-rk4.tsv
    gives 0 run "$work/quarters.yaml" --only rows-rk4 -o "$work" --set "defaults.grid.h=$1" &&
    [ "$(sed -n "s/^# $2 departure = //p" "$table")" = "$(grep -v '^#' "$table" |
        awk '$(NF - 2) == 0 { print $NF }' | sort -g | sed -n "$3p")" ]
}
check 'quartiles of departures, with rows that fail' 'quarter "[1e200, 1/50, 1/25, 1/20]" "lower quartile" 11 &&
    quarter "[1e200, 1/50, 1/25, 1/20]" median 22 && quarter "[1e200, 1/50, 1/25, 1/20]" "upper quartile" 33 &&
    quarter "[1e200, 1/50]" median 11 && quarter "[1e200, 1/50]" "upper quartile" 16 &&
    [ "$(grep -c "quartile departure" "$work/quarters/rows-rk4.tsv")" = 1 ]'
weights() { perl tests/transport.pl "$work/weights/"{rows,bins}-$1.tsv "$2" > "$work/err"; }
# weight COEFFICIENT: as the file has it, with that of z^2, of the admissible part of the velocity.
weight() { cat <<END
my (\$x0, \$y0, \$z0, \$u, \$v, \$w) = map { \$x->{"start.\$_"} } qw(q0.0 q0.1 q0.2 v0.0 v0.1 v0.2);
my \$s = \$x->{c} * sin \$y0;
my \$l = (\$u + \$s * \$w) / (1 + \$s * \$s);
exp(-((\$u - \$l) ** 2 + (\$w - \$s * \$l) ** 2 + \$x0 ** 2 + $1 * \$z0 ** 2) / \$x->{c})
END
}
for method in rk4 gauss
do check "$method: weights, means, errors and bins are what another program finds" \
    'weights $method "$(weight "\$x->{d}")" && [ ! -s "$work/err" ]'
done
check 'what lies outside of the bins is counted' 'for which in before after
    do  n=$(grep -v "^#" "$work/weights/rows-rk4.tsv" | awk -v c=$([ $which = before ] && echo 1 || echo 0) \
            "\$(NF - 2) == \$(NF - 2) + 0 && \$NF != \"nan\" && (\$(NF - c) < 0 || \$(NF - c) > 2) { n++ } END { print n + 0 }") &&
        [ "$n" -gt 0 ] && grep -qx "# outside $which = $n" "$work/weights/bins-rk4.tsv" || return
    done'
cat > "$work/ends-without.yaml" <<'END'
title: a formula that has no number at the end of a row
source: none
systems: {point: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z' - y*x'"]}}
runs: [{name: r, kind: ensemble, system: point, method: dla, h: 1/4, steps: 8, reduce: [transport], watch: log(-y),
    start: {rule: momentum, q0: [0, -1, 0], v0: [0, 1, 0]}, grid: {start.q0.1: [-1, -4, -6, -3]}}]
END
check 'a row without a number at its end is in no mean' 'nhi run "$work/ends-without.yaml" -o "$work" && [ "$status" = 0 ] &&
    complains "1 of 4 rows have no finite weight or value" && perl -ne "
        \$ok++ if /^# mean before = (.*)/ && abs(\$1 - (log(3.75) + log(5.75) + log(2.75))/3) < 1e-12
            || /^# mean after = (.*)/ && abs(\$1 - log(8)/3) < 1e-12; END { exit(\$ok != 2) }" "$work/ends-without/r.tsv"'
check 'without a formula every weight is one' '"$program" run "$work/weights.yaml" -o "$work/ones" \
    --set "defaults={kind: ensemble, system: drum, steps: 20, h: 1/50, start: {rule: momentum}, reduce: [transport], watch: z,
        cloud: {count: 12, seed: 5, q0: [[-2, 2], [0, 6], [-1, 1]], v0: [[0, 0], [1, 1], [-1, 1]]}}" --only rows-rk4 &&
    awk "!/^#/ { n += \$10 == 1 } END { exit n != 12 }" "$work/ones/weights/rows-rk4.tsv"'
check 'and not those of another weight' 'weights rk4 "$(weight 2.1)" && [ "$(grep -c "^row .* weight: " "$work/err")" = 12 ]'
cat > "$work/halt.yaml" <<'END'
title: "Lanes that are stopped"
source: this book
systems: {edge: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^2/2", constraints: ["z' - y*x'"]}}
runs:
  - {name: all, kind: ensemble, system: edge, method: gni, h: 1/100, steps: 2000000, reduce: [last],
     start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, grid: {start.v0.1: {from: 1, to: 2, count: 6}}}
END
halted() {
    local n
    for n in {1..100}
    do  nhi sweep "$work/halt.yaml" --shard 1/1 --for "$((n / 40)).$(printf %03d $((n % 40 * 25)))" -o "$work/part"
        [ "$status" = 75 ] || break
    done
    [ "$status" = 0 ] && [ "$n" -ge 2 ] && gives 0 sweep "$work/halt.yaml" --merge -o "$work/part"
}
check 'an axis goes from end to end' 'gives 0 run "$work/halt.yaml" -o "$work/whole" &&
    [ "$(awk "!/^#/ { printf \"%.6g \", \$2 }" "$work/whole/halt/all.tsv")" = "1 1.2 1.4 1.6 1.8 2 " ]'
check 'lanes that are stopped in the middle go on where they were' 'halted && cmp "$work"/{whole,part}/halt/all.tsv'
# kept DIR: the sweep was stopped in its first batch, which was kept.
kept() {
    local n
    for n in {1..40}
    do  rm -rf "$1"; nhi sweep "$work/halt.yaml" --shard 1/1 --for "$((n / 40)).$(printf %03d $((n % 40 * 25)))" -o "$1"
        [ "$status" = 75 ] && [ ! -s "$1/halt/sweep-1-of-1.batch" ] || break
    done
    [ "$status" = 75 ]
}
# altered BYTE: a bit of it, counted from the end of the batch that was kept, is another one.
altered() {
    kept "$work/bit" && perl -e 'open $f, "+<", shift; binmode $f; seek $f, -shift, 2; read $f, $x, 1; seek $f, -1, 1; print $f $x ^ "\1"' \
            "$work/bit/halt/sweep-1-of-1.batch" "$1" &&
        gives 0 sweep "$work/halt.yaml" --shard 1/1 -o "$work/bit" && gives 0 sweep "$work/halt.yaml" --merge -o "$work/bit" &&
        cmp "$work"/{whole,bit}/halt/all.tsv && rm -r "$work/bit"
}
check 'a batch of which a bit was altered begins anew' 'altered 2555'
# shortened SIZE: of the batch that was kept only so many bytes are left.
shortened() {
    kept "$work/cut" && truncate -s "$1" "$work/cut/halt/sweep-1-of-1.batch" &&
        gives 0 sweep "$work/halt.yaml" --shard 1/1 -o "$work/cut" && gives 0 sweep "$work/halt.yaml" --merge -o "$work/cut" &&
        cmp "$work"/{whole,cut}/halt/all.tsv && rm -r "$work/cut"
}
# The file is there before the sweep is stopped.
keeps() {
    local batch=$work/kept/halt/sweep-1-of-1.batch runs=
    "$program" sweep "$work/halt.yaml" --shard 1/1 --for 2.5 -o "$work/kept" --set runs.0.steps=2000000000 2> "$work/err" &
    until [ -s "$batch" ] || ! kill -0 $! 2> "$work/out"; do sleep 0.05; done
    kill -0 $! && runs=yes
    wait $!
    [ $? = 75 ] && [ "$runs" ] && rm -r "$work/kept"
}
check 'a batch is kept every second' keeps
check 'and one that is cut short' 'shortened 7 && shortened 99 && shortened 3333'
for how in "--for 1 --set runs.0.steps=2000000000" "--set runs.0.steps=2000000000"
do check "a batch that cannot be kept, $how" 'mkdir -p "$work/kept/halt/sweep-1-of-1.batch" &&
        gives 4 sweep "$work/halt.yaml" --shard 1/1 $how -o "$work/kept" && complains "^nhi: part 1 of 1: Is a directory" &&
        [ "$(ls "$work/kept/halt")" = "$(printf "%s\n" sweep-1-of-1.batch sweep-1-of-1.part)" ] && rm -r "$work/kept"'
done
for set in steps=20000000 "grid={start.v0.1: {from: 1, to: 2, count: 900000}}"
do check "rows alone that are stopped, $set" 'nhi sweep "$work/halt.yaml" --set runs.0.steps=1000 --set "runs.0.$set" \
        --set runs.0.lanes=no --shard 1/1 --for 0.2 -o "$work/alone"; [ "$status" = 75 ] && [ ! -s "$work/err" ] &&
        [ $(($(wc -l < "$work/alone/halt/sweep-1-of-1.part") % 16)) = 1 ] && rm -r "$work/alone"'
done
cheap
# measure WEIGHT: of starts of a load on a turning drum.
measure() {
    cat > "$work/measure.yaml" <<END
title: "A measure"
source: this book
systems:
  drum:
    coordinates: [x, y, z]
    lagrangian: "(x'^2 + y'^2 + z'^2)/2 - (x^2 + 3*z^2)/2"
    constraints: ["x' + 3*sin(y)*z'"]
runs:
  - name: one
    kind: ensemble
    system: drum
    method: rk4
    h: 0.0157
    steps: 100
    start: {rule: momentum}
    reduce: [transport]
    watch: "sin(y)^2 + z^2"
    weight: "exp(-((x'^2 + z'^2 + x^2 + 3*z^2)/2)^4)$1"
    bins: {from: 0, to: 2, count: 4}
    cloud: {count: 8000, seed: 5, q0: [[-2, 2], [0, 6.283185307179586], [-1.2, 1.2]],
      v0: [[0, 0], [1, 1], [-5, 5]]}
END
    gives 0 run "$work/measure.yaml" -o "$work/measure" "${@:2}" &&
        awk '/^# standard errors/ { print $5 }' "$work/measure/measure/one.tsv" > "$work/errors"
}
less() { awk -v most="$1" '{ bad = $1 * $1 > most * most } END { exit bad || !NR }' "$work/errors"; }
check 'the mean stays under the density of an invariant measure' \
    'measure "/sqrt(1 + 9*sin(y)^2)" && less 4'
check 'and changes without it' 'measure "" && ! less 8'
check 'the shares of the bins add up' '[ "$(awk "!/^#/ { sum += \$4 } END { printf \"%.4f\", sum }" \
    "$work/measure/measure/one.tsv")" = 1.0000 ] && [ "$(grep -vc "^#" "$work/measure/measure/one.tsv")" = 4 ]'
few=(--set runs.0.cloud.count=1000)
check 'lanes or not, the same mean' 'NHI_CC= measure "" "${few[@]}" && cp "$work/errors" "$work/lanes" &&
    measure "" "${few[@]}" --set runs.0.method=gauss && ! cmp -s "$work/errors" "$work/lanes" &&
    paste "$work/errors" "$work/lanes" | awk "{ d = \$1 - \$2; exit !(d * d < 1e-14 && \$1 * \$1 > 4) }"'
whole=$work/whole/gear
rows='awk "!/^#/"'
check 'a file of ensembles is run' 'gives 0 run "$file" -o "$work/whole" &&
    [ "$(files "$whole")" = 7 ]'
check 'a row for each point' '[ "$(grep -vc "^#" "$whole/map-dla.tsv")" = 35 ] &&
    [ "$(grep -vc "^#" "$whole/cloud.tsv")" = 42 ]'
# alone COLUMN: what a trajectory of its own gives for row 9 of map-dla.
alone() {
    cat > "$work/one.yaml" <<END
$(sed -n '1,8p' "$file")
runs:
  - name: one
    system: gear
    method: dla
    h: $(awk '$1 == 9 { print $2 }' "$whole/map-dla.tsv")
    steps: 300
    start: {rule: momentum, q0: [1, 0, 0], v0: [0, $(awk '$1 == 9 { print $3 }' "$whole/map-dla.tsv"), 0.5]}
    record: [q, energy]
END
    "$program" run "$work/one.yaml" -o "$work/single" &&
        grep -v "^#" "$work/single/one/one.tsv" | tail -n 1 | awk -v column="$1" '{ print $column }'
}
check 'a row is the trajectory of its numbers' \
    'awk -v x="$(alone 4)" "\$1 == 9 { d = \$7 - x; bad = d * d > 1e-20 } END { exit bad }" \
     "$whole/map-dla.tsv"'
check 'a lane that fails is a row, its neighbours go on' \
    '[ "$(grep -v "^#" "$whole/lost.tsv" | awk "{ print (\$3 == 0) \$4 }" | tr "\n" " ")" = "1100 00 1100 " ]'
# Clouds of each system of the library, in lanes and row by row, with its parameters and
# with those that are zero set to 0.3; the shares of the two, and what differs by more than 1e-12.
every_system() {
    perl -e 'my %d = ("SO(3)" => 3, "SE(2)" => 3, "SE(3)" => 6);
        print "title: lanes\nsource: none\ndefaults: {kind: ensemble, steps: 20, h: 0.02, ",
            "method: [gni, free, dla, mla, rk4], start: {rule: momentum}, reduce: [last, energy]}\nruns:\n";
        for my $system (map { /^(\S+)/ } `$ARGV[0] list systems`) {
            my $page = `$ARGV[0] show $system`;
            my @q = $page =~ /^base coordinates: (.*)/m ? split " ", $1 : ();
            my $v = @q + ($page =~ /^group: (\S+)/m ? $d{$1} : 0);
            my $q = @q ? "q0: [" . join(", ", ("[-0.3, 0.3]") x @q) . "], " : "";
            my $cloud = "{count: 5, seed: 3, ${q}v0: [" . join(", ", ("[-1, 1]") x $v) . "]}";
            my $set = join ", ", map { "$_: 0.3" } $page =~ /^  (\S+) +default 0 /mg;
            for my $lanes (qw(yes no)) {
                print "  - {name: \"$system-{method}-$lanes\", system: $system, lanes: $lanes, cloud: $cloud}\n";
                print "  - {name: \"$system-{method}-set-$lanes\", system: $system, lanes: $lanes, cloud: $cloud, ",
                    "parameters: {$set}}\n" if $set;
            }
        }' "$program" > "$work/every.yaml"
    nhi run "$work/every.yaml" -o "$work/out.d" && perl -e '
        my ($lanes, $rows) = (0, 0);
        for my $name (glob "\"$ARGV[0]\"/*-yes.tsv") {
            my ($head, @x) = map { local @ARGV = $_; local $/; <> } $name, $name =~ s/yes\.tsv$/no.tsv/r;
            $head =~ /^# lanes = yes$/m ? $lanes++ : $rows++;
            my ($p, $q) = map { [ map { split } grep { !/^#/ } split /\n/ ] } $head, @x;
            @$p == @$q && @$p > 20 or die "$name: other rows\n";
            for (0 .. $#$p) {
                $p->[$_] eq $q->[$_] or abs($p->[$_] - $q->[$_]) <= 1e-12 * (1 + abs $q->[$_]) or die "$name: $p->[$_] $q->[$_]\n"
            }
        }
        print "$lanes $rows\n"' "$work/out.d/every"
}
check 'in lanes every system moves as in runs of the library' '[ "$(every_system)" = "135 20" ]'
cat > "$work/overflow.yaml" <<'END'
title: "Lanes in which the length of a form overflows at the second node"
source: this book
systems: {edge: {coordinates: [x, y, z], lagrangian: "(x'^2+y'^2+z'^2)/2", constraints: ["z'-y*x'"]}}
defaults: {system: edge, method: gni, steps: 3, start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}}
runs:
  - {name: all, kind: ensemble, grid: {h: [0.1, 1e140, 1e160]}, reduce: [last]}
  - {name: last, h: 1e160, record: [q]}
END
over() { awk '!/^#/ { print $3, $4 }' "$work/out.d/overflow/all.tsv" | tr '\n' ' '; }
check 'a lane whose reflection overflows is a failed row, as the run alone fails' \
    'nhi run "$work/overflow.yaml" -o "$work/out.d" && [ "$status" = 3 ] &&
     complains "run last stopped at step 1 .*no longer finite" &&
     [ "$(over)" = "0 3 0 3 8 0 " ]'
cat > "$work/miss.yaml" <<'END'
title: "Starts beside the constraint"
source: this book
runs:
  - {name: r, kind: ensemble, system: particle, method: gni, h: 0.1, steps: 10, reduce: [energy],
     start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, grid: {start.v0.2: [1, 5, 2]}}
END
miss=$work/out.d/miss/r.tsv
missing() { nhi run "$work/miss.yaml" -o "$work/out.d" "$@"; }
check 'starts off the constraint are counted, in one line and in the header' \
    'missing && [ "$status" = 0 ] && [ "$(wc -l < "$work/err")" = 1 ] && said="2 of 3 starts miss the constraint, at most by 0.54 of" &&
     complains "miss.yaml:4: warning: run r: $said" && grep -q "^# warning = $said" "$miss"'
check 'a merger of parts says it as well' \
    'gives 0 sweep "$work/miss.yaml" --shard 1/1 -o "$work/out.d" &&
     nhi sweep "$work/miss.yaml" --merge -o "$work/out.d" && [ "$status" = 0 ] &&
     complains "run r: 2 of 3 starts miss"'
check 'an axis of one point' 'missing --set "runs.0.grid={start.v0.2: {from: 1, to: 5, count: 1}}" &&
    [ "$(awk "!/^#/ { print \$2 }" "$miss")" = 1 ]'
check 'admissible ones are not' \
    'missing --set "runs.0.grid={start.v0.2: [1]}" && [ "$status" = 0 ] && [ ! -s "$work/err" ] && ! grep -q "miss the constraint" "$miss"'
check 'nor those of the rule that takes any velocity' \
    'missing --set runs.0.start.rule=constraint && [ "$status" = 0 ] && [ ! -s "$work/err" ]'
check 'those that are drawn: in the header alone' \
    'missing --set "runs.0.grid={parameters.g: [0, 1]}" --set "runs.0.cloud={count: 7, seed: 1, v0: [[1, 2], [0, 1], [0, 1/2]]}" &&
     [ ! -s "$work/err" ] && grep -q "^# drawn velocities = 14 of 14 starts miss the constraint" "$miss"'
check 'a line for each box' '[ "$(sed -n "s/^# drawn \([^ ]*\) =.*/\1/p" "$miss" | tr "\n" " ")" = \
    "start.v0.0 start.v0.1 start.v0.2 velocities " ]'
check 'one thread, the same bytes' 'NHI_THREADS=1 gives 0 run "$file" -o "$work/one" &&
    diff -r "$whole" "$work/one/gear"'
check 'no thread, and a thousand, the same bytes' 'for n in 0 1000
    do  NHI_THREADS=$n gives 0 run "$work/rows.yaml" -o "$work/$n" && diff -r "$work/rows" "$work/$n/rows" || return; done'
for n in '' many 1.5 -1
do check "no number of threads: \"$n\"" 'NHI_THREADS=$n gives 2 run "$work/rows.yaml" -o "$work/no" &&
    complains "^nhi: NHI_THREADS is \"$n\"; expected a number of threads$" && [ ! -e "$work/no" ]'
done
check 'no compiler, the same bytes' 'NHI_CC= gives 0 run "$file" -o "$work/none" &&
    diff -r "$whole" "$work/none/gear"'
check 'a compiler, the same bytes' 'NHI_CC=gcc gives 0 run "$file" -o "$work/gcc" &&
    diff -r "$whole" "$work/gcc/gear"'
mkdir "$work/bin" && printf '%s\n' '#!/bin/bash' 'gcc "$@"; status=$?; echo $status >> "$COMPILED"; exit $status' > "$work/bin/watched" && chmod +x "$work/bin/watched"
check 'and it takes what it is given' 'COMPILED=$work/taken PATH="$work/bin:$PATH" NHI_CC=watched gives 0 run "$file" -o "$work/gcc" &&
    [ "$(sort "$work/taken" | uniq -c | wc -l)" = 1 ] && [ "$(head -n 1 "$work/taken")" = 0 ] && [ "$(wc -l < "$work/taken")" -gt 3 ]'
check 'no room for its file, the same bytes' 'TMPDIR=$work/nowhere NHI_CC=gcc gives 0 run "$file" -o "$work/room" &&
    diff -r "$whole" "$work/room/gear"'
check 'the room of always, the same bytes' '(unset TMPDIR; NHI_CC=gcc gives 0 run "$file" -o "$work/tmp") &&
    diff -r "$whole" "$work/tmp/gear"'
check 'a compiler that fails, the same bytes' 'NHI_CC=false gives 0 run "$file" -o "$work/false" &&
    diff -r "$whole" "$work/false/gear"'
check 'numpy reads the rows' 'gives 0 run "$file" -o "$work/npy" --set runs.0.format=npy \
    --only map-gni && [ "$(head -c 6 "$work/npy/gear/map-gni.npy" | tr -d "\223")" = NUMPY ] &&
    [ "$(stat -c %s "$work/npy/gear/map-gni.npy")" = $((128 + 8 * 35 * 16)) ]'


# merged INTO: the parts there give what one process gave.
merged() {
    gives 0 sweep "$file" --merge -o "$1" &&
        for f in "$whole"/*.tsv; do cmp "$f" "$1/${whole##*/}/${f##*/}" || return; done
}
parts=$work/parts
check 'a part is missing: what, and status 1' \
    'gives 0 sweep "$file" --shard 2/3 -o "$parts" && gives 1 sweep "$file" --merge -o "$parts" &&
     complains "rows are missing: map-gni row 0"'
check 'three parts in any order, the same bytes' \
    'gives 0 sweep "$file" --shard 3/3 -o "$parts" && gives 0 sweep "$file" --shard 1/3 -o "$parts" &&
     merged "$parts"'
check 'a last line that was cut off is computed again' \
    'truncate -s -20 "$parts/gear/sweep-1-of-3.part" && gives 1 sweep "$file" --merge -o "$parts" &&
     gives 0 sweep "$file" --shard 1/3 -o "$parts" && merged "$parts"'
part=$parts/gear/sweep-1-of-3.part
check 'a part that is whole is taken over, not computed again' \
    'cp "$part" "$work/kept.part" && sed -i "2{h;d};\$G" "$part" && cp "$part" "$work/moved.part" &&
     gives 0 sweep "$file" --shard 1/3 -o "$parts" && cmp "$part" "$work/moved.part"'
# changed SED: a row of the part that was changed counts as missing until it is computed again.
changed() {
    sed "$1" "$work/kept.part" > "$part" && ! cmp -s "$part" "$work/kept.part" &&
        gives 1 sweep "$file" --merge -o "$parts" && complains '^nhi: 1 row is missing: ' &&
        gives 0 sweep "$file" --shard 1/3 -o "$parts" && merged "$parts"
}
check 'a digit that was changed' 'changed "5s/\t[0-9-]*[.]/&1/"'
check 'a number that was added' 'changed "5s/$/\t1/"'
check 'a hash, a sum that are none' 'changed "5s/^./x/" && changed "5s/^\(.\{20\}\)./\1x/"'
check 'a row of which most is gone' 'changed "5s/^\(.\{20\}\).*/\1/"'
check 'a row that stands twice, and files that are no parts' 'sed "5p" "$work/kept.part" > "$part" &&
    touch "$parts/gear/sweep-" "$parts/gear/sweep-1-of-3.batch" && merged "$parts"'
check 'a hash of another row' 'changed "5s/^[0-9a-f]*/0123456789abcdef/"'
check 'a part that cannot be read' 'mkdir "$parts/gear/sweep-9-of-9.part" &&
    gives 4 sweep "$file" --merge -o "$parts" && complains "sweep-9-of-9.part: Is a directory; expected a part"
    rmdir "$parts/gear/sweep-9-of-9.part"'
check 'the folder of -o is made, with those above it' \
    'gives 0 sweep "$work/miss.yaml" --shard 1/1 -o "$work/one/by/one" && [ "$(files "$work/one/by")" = 1 ]'
check 'and what hinders that is said' 'gives 4 sweep "$work/miss.yaml" --shard 1/1 -o /proc/one &&
    complains "cannot make directory /proc/one/miss: "'
cp "$work/kept.part" "$part"
check 'a part of another file is refused' \
    'gives 2 sweep "$file" --shard 1/3 -o "$parts" --set title=other && complains "another program or file"'
check 'a part of another program is refused' \
    'sed -i "1s/sweep [0-9a-f]*/sweep 0000000000000000/" "$parts/gear/sweep-1-of-3.part" &&
     gives 2 sweep "$file" --merge -o "$parts" && complains "another program or file"'
# again UNTIL...: a part is begun again until it is done; how often it was not.
again() {
    local n times=0
    for n in {1..200}
    do
        "$@" > "$work/out" 2> "$work/err"
        case $? in
            0) echo $times; return ;;
            75 | 137 | 143) times=$((times + 1)) ;;
            *) cat "$work/err"; return 1 ;;
        esac
    done
    return 1
}
sed 's/steps: 6000/steps: 100000/' "$file" > "$work/long.yaml"
file=$work/long.yaml whole=$work/whole/long
"$program" run "$file" -o "$work/whole"
short=(env NHI_CC= "$program" sweep "$file" --shard 1/1)
# Ended by its time, by a signal, by force, each time a little later.
over() { "${short[@]}" --for "$((n / 20)).$(printf %02d $((n % 20 * 5)))" -o "$work/for"; }
ended() { timeout --preserve-status -s TERM $((n / 10)).$((n % 10)) "${short[@]}" -o "$work/term"; }
killed() { timeout -s KILL $((n / 5)).$((n % 5 * 2)) "${short[@]}" -o "$work/kill"; }
check 'a time that is over: status 75, and the same bytes in the end' \
    '[ "$(again over)" -ge 2 ] && merged "$work/for"'
check 'SIGTERM: the same' \
    '[ "$(again ended)" -ge 1 ] && merged "$work/term"'
check 'SIGKILL: the same' \
    '[ "$(again killed)" -ge 1 ] && merged "$work/kill"'
check 'no batch is left' '[ -z "$(ls "$work"/{for,term,kill}/long/*.batch 2>/dev/null)" ]'
check 'no rotations on a plane' 'gives 2 check "$work/measure.yaml" --set runs.0.cloud.g0=haar &&
    complains "drum has no rotations"'
check 'a weight that nothing asks for' 'gives 2 check "$work/measure.yaml" --set "runs.0.reduce=[last]" &&
    complains "transport is not asked for|crossings are not asked for"'
check 'bins upside down' 'gives 2 check "$work/measure.yaml" --set runs.0.bins.to=-1 && complains "larger end"'

check 'a shard that is none' 'gives 2 sweep "$file" --shard 4/3 && complains "I from 1 to N" &&
    gives 2 sweep "$file" && complains "needs one of"'
check 'no ensemble in a file' 'gives 2 sweep "$work/one.yaml" --count && complains "kind ensemble"'

engine() { # NAME PROGRAM COMMAND
    if command -v "$2" > /dev/null
    then check "$1" "$3"
    else skip "$1" "$2 is not installed"
    fi
}
engine 'make runs the parts' make \
    'make -s -j 2 -f paper/sweep.mk FILE="$file" INTO="$work/make" NHI="$program" N=4 && merged "$work/make"'
engine 'parallel runs the parts' parallel \
    'parallel -q --resume-failed --joblog "$work/log" "$program" sweep "$file" --shard {}/4 -o "$work/parallel" ::: 1 2 3 4 &&
     merged "$work/parallel"'
# queue_ends: no job is left in the queue, none waits for its time.
queue_ends() {
    while squeue -h -o "%i %r" | grep -q .
    do squeue -h -o "%i %r" | awk '/BeginTime/ { print "JobId=" $1, "StartTime=now" }' |
        xargs -r -n 2 scontrol update
        sleep 0.2
    done
}
export -f queue_ends
# slurm FILE INTO [COMMAND]: its parts as an array, COMMAND while they run.
slurm() {
    tests/slurm bash -c 'job=$(sbatch --parsable --array=1-2 paper/sweep.slurm "$0" "$1" "$2") &&
        until squeue -h -t R | grep -q .; do sleep 0.1; done && eval "$3" && queue_ends &&
        scontrol show job "$job" > "$2/jobs"' "$program" "$@"
}
if why=$(tests/slurm true)
then
    mkdir "$work"/{slurm,again}
    check 'Slurm runs the parts' 'slurm "$file" "$work/slurm" : && merged "$work/slurm"'
    sed 's/steps: 100000/steps: 1500000/' "$file" > "$work/longer.yaml"
    file=$work/longer.yaml whole=$work/whole/longer
    check 'Slurm stops a part and begins it again' \
        '"$program" run "$file" -o "$work/whole" &&
         slurm "$file" "$work/again" "sleep 1; scancel --signal=TERM --batch \${job}_1; sleep 1" &&
         grep -q Restarts=1 "$work/again/jobs" && merged "$work/again"'
else
    skip 'Slurm runs the parts' "$why"
    skip 'Slurm stops a part and begins it again' "$why"
fi

check 'an axis of steps that passes over zero' 'sed "s, h: 1/10\,,," "$work/axes.yaml" > "$work/over.yaml" &&
    gives 0 check "$work/over.yaml" --set "runs.0.grid={h: {from: -1, to: 1, count: 4}}"'
check 'an axis that is no number' \
    'gives 2 check "$file" --set "runs.1.grid={start.q0.7: [1]}" && complains "no number of this run"'
while IFS='|' read -r set pattern
do  check "refused: $pattern" 'gives 2 check "$file" --set "$set" && complains "$pattern"'
done <<'END'
runs.1.grid=[1]|grid is no map
runs.1.grid={h: 3}|h is no axis; expected 1 to
runs.1.grid={h: []}|h is no axis; expected 1 to
runs.1.reduce=[]|reduce is no list
runs.1.grid={h: {from: 1, to: 2}}|an axis has no count
runs.1.grid={h: {from: 1, to: 2, count: 0}}|expected
runs.1.grid={h: [a]}|h.*a
runs.1.grid={h: [0.1, 0]}|h is 0 at a point of its axis
runs.1.grid={h: {from: -1, to: 0, count: 2}}|h is 0 at a point of its axis
runs.1.grid={h: {from: -1, to: 1, count: 5}}|h is 0 at a point of its axis
runs.1.grid={h: {form: 1}}|unknown key form
runs.1.grid={h: {from: 1, to: 2, count: 1000000}, parameters.eps: {from: 0, to: 1, count: 1000000}}|rows; expected at most
runs.1.cloud={count: 3, seed: 1}|cloud has no ranges
runs.1.cloud={count: 3}|cloud has no seed
runs.1.cloud={seed: 3}|cloud has no count
runs.1.cloud={count: 3, seed: 1, q0: [[0, 1]]}|q0 has another length; expected 3 ranges
runs.1.cloud={count: 3, seed: 1, q0: [[0, 1], 2, [0, 1]]}|expected a list of 2
runs.1.cloud={count: 3, seed: 1, v1: [[0, 1]]}|unknown key v1
runs.1.cloud={count: 3, seed: 1, v0: [[0, 1], [0, 1], [0, 1]]}|start has no q0
runs.1.cloud={count: 3, seed: 1, q0: [[0, 1], [0, 1], [0, 1]]}|start has no v0
runs.1.reduce=last|reduce is no list
runs.1.reduce=[lost]|unknown .*lost.*last
runs.1.reduce=[last, last]|reduce names last twice; expected it once
runs.2.reduce=[last]|watch
runs.1.start={rule: momentum, q1: [1]}|unknown key q1
runs.1.parameters={eps: 0.1}|eps is an axis and stands in parameters too; expected it in one place
runs.1.grid={start.v0.1: [1, 2]}|start.v0.1 is an axis and drawn by the cloud too; expected it in one place
END
check 'too many numbers of an axis' 'gives 2 check "$file" --set "runs.1.grid={h: [$(seq -s, 1 65)]}" &&
    complains "h is no axis; expected 1 to 64"'
check 'too many axes' 'gives 2 check "$file" --set "runs.1.grid={$(for i in 1 2 3 4 5 6 7 8 9
    do printf "h: [1], "; done)start.v0.0: [1]}"'
check 'a formula that has an unknown name' 'gives 2 check "$file" --set runs.1.watch=u && complains "u is not defined"'
check 'a start by two points' 'gives 2 check "$file" --set runs.1.start.rule=points && complains "rule points"'
cat > "$work/bent.yaml" <<'END'
title: functions that lanes call one by one, a mass that is no mass, an event on a group
source: none
systems:
  bent: {coordinates: [x, y, z], parameters: {m: 1}, constraints: ["z' - y*x'"],
    lagrangian: "(m*x'^2 + y'^2 + z'^2)/2 - tan(x/4)^2 + atan2(y, 2 + x^2)/8"}
defaults: {kind: ensemble, method: gni, h: 0.1, steps: 20, reduce: [last, crossings]}
runs:
  - {name: bent, system: bent, watch: x - 3, start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, grid: {start.v0.1: [1, 5]}}
  - {name: heavy, system: bent, watch: x - 3, start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}, grid: {parameters.m: [1, -1, 2]}}
  - {name: group, system: rotor-so3, watch: R11, start: {rule: momentum, v0: [1, 0, 0]}, grid: {start.v0.1: [0, 1, 2]}}
END
# bent DIRECTORY RUN [ARGUMENT]...: the rows of that run.
bent() { "$program" run "$work/bent.yaml" -o "$work/$1" --only "$2" "${@:3}" 2> "$work/err"; grep -v '^#' "$work/$1/bent/$2.tsv"; }
check 'functions one by one, with a compiler and without: the same bytes' 'NHI_CC=gcc bent a bent > "$work/compiled" &&
    NHI_CC= bent b bent | cmp - "$work/compiled" && [ "$(wc -l < "$work/compiled")" = 2 ]'
check 'in each of sixteen lanes as alone' 'for lanes in yes no
    do bent $lanes bent --set runs.0.lanes=$lanes --set "runs.0.grid={start.v0.1: {from: 1, to: 5, count: 16}}" > "$work/lanes.$lanes"; done &&
    [ "$(paste "$work"/lanes.{yes,no} | perl -ane "\$n++; for (1 .. 9) { exit 1 if abs(\$F[\$_] - \$F[\$_ + @F / 2]) > 1e-11 } END { print \$n }")" = 16 ]'
check 'a mass that is not positive is a row that failed, in lanes and alone' 'bent a heavy > "$work/lanes" &&
    bent b heavy --set runs.1.lanes=no > "$work/alone" && for file in lanes alone
    do [ "$(cut -f3 "$work/$file" | tr "\n" " ")" = "0 4 0 " ] && sed -n 2p "$work/$file" | grep -q "nan$" || return; done'
check 'in JSON what is no number is null' 'gives 0 run "$work/bent.yaml" -o "$work/j" --only heavy --format json &&
    grep -q "^  .1, -1, 4, 0, null, .*null" "$work/j/bent/heavy.json"'
# Where the formula is zero at a node, or before the first one: crossings and the first of them, by hand.
cat > "$work/zero.yaml" <<'END'
title: a formula that vanishes at nodes, and one that is no number
source: none
systems:
  point: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z' - y*x'"]}
defaults: {kind: ensemble, system: point, method: dla, h: 1/4, steps: 8, reduce: [crossings], start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, -1]}}
runs:
  - {name: through, watch: y, grid: {start.q0.1: [-1, -3/4, -1/8, 0, 1/2]}}
  - {name: none, watch: log(y), grid: {start.q0.1: [-1, 1, 1/2]}}
END
# counted RUN FIELDS: of its rows, in one line.
counted() { "$program" run "$work/zero.yaml" -o "$work/zero" --only "$1" --set runs.0.lanes=$lanes --set runs.1.lanes=$lanes 2> "$work/err" &&
    grep -v "^#" "$work/zero/zero/$1.tsv" | cut -f"$2" | tr "\t\n" " ,"; }
for lanes in yes no
do check "zeros at nodes and a crossing in the first step, lanes: $lanes" \
    '[ "$(counted through 5,6)" = "1 1,1 0.75,1 0.125,0 nan,0 nan," ]'
check "no number, no crossings, lanes: $lanes" '[ "$(counted none 5,6)" = "nan nan,0 nan,1 0.5," ]'
done
check 'an event on a group, in lanes and alone' 'bent a group | cut -f1-4,17 > "$work/lanes" &&
    bent b group --set runs.2.lanes=no | cut -f1-4,17 | cmp - "$work/lanes" && grep -q "[1-9]$" "$work/lanes"'
for lanes in yes no
do check "an interrupt, lanes: $lanes" 'rm -rf "$work/stop"
    "$program" run "$work/bent.yaml" -o "$work/stop" --only bent \
        --set runs.0.steps=1000000000 --set runs.0.lanes=$lanes 2> "$work/err" &
    until ls "$work"/stop/bent/*.part > /dev/null 2>&1 || ! kill -0 $! 2> /dev/null; do sleep 0.05; done
    kill $!; wait $!
    [ $? = 143 ] && complains "interrupted" && [ ! -e "$work/stop/bent/bent.tsv" ]'
done
check 'lanes are asked for or not' 'gives 2 check "$work/bent.yaml" --set runs.0.lanes=perhaps && complains "expected"'
check 'a merger of a folder that is not there' 'gives 4 sweep "$work/bent.yaml" --merge -o "$work/nowhere" && complains "cannot read .*nowhere/bent: No such file"'
finish
