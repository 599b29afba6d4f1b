#!/bin/bash
# nhi enclose: the digits that it prints are those of the quad program, within the
# radius that it prints; what it cannot enclose it refuses in one line.
# The program is $NHI, or build/nhi.
. tests/tap.sh
cat > "$work/cart.yaml" <<'END'
title: a cart
source: this test
systems:
  cart:
    coordinates: [x, y, theta]
    parameters: {m: 1, J: 1/2, a: 1/4, b: 1/8, k: 1/2}
    lagrangian: "m*(1 + b*x^2)*(x'^2 + y'^2)/2 + J*theta'^2/2 - k*x^2/2 + b*cos(y)"
    constraints: ["sin(theta)*x' - cos(theta)*(y' - b*x) + a*theta'"]
  spinner:
    group: SO(3)
    coordinates: [s]
    lagrangian: "(s'^2 + w1^2 + 2*w2^2 + 3*w3^2)/2"
    constraints: [w3 + R11*w1]
defaults: {system: cart, discretisation: midpoint, h: 1/16, steps: 250, every: 50,
  start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1/16, 1/4]}, record: [q]}
runs:
  - {name: dla, method: dla}
  - {name: gni, method: gni}
END
# rows FILE: the numbers of its rows without their radii.
rows() { awk '!/^#/ { print $1, $2, $3, $5, $7 }' "$1"; }
# near FILE FILE BOUND: coordinates are at most that apart, in Perl's bignum.
near() { paste <(rows "$1") <(awk '!/^#/ { print $1, $2, $3, $4, $5 }' "$2") |
    perl -Mbignum=p,-45 -ne '@x = split; for (0, 2 .. 4) { $d = Math::BigFloat->new($x[$_]) -
        Math::BigFloat->new($x[$_ + 5]); $bad = 1 if abs($d) > '"$3"' } END { exit($bad || $. != 6) }'; }
radius() { awk -v most="$2" '!/^#/ { n++; for (i = 4; i <= NF; i += 2) if (!($i < most)) bad = 1 }
    END { exit bad || n != 6 }' "$1"; }
check 'both methods are enclosed' 'gives 0 enclose "$work/cart.yaml" -o "$work/o"'
# Of Newton's point, about which a step is enclosed, and of what is enclosed.
check 'with the radii that were seen once, up to a tenth' 'awk "\$1 == 250 { print \$4, \$6, \$8 }" "$work"/o/cart/{dla,gni}.tsv | tr "\n" " " |
    awk "{ split(\"1.229e-34 3.015e-34 2.555e-34 1.272e-34 3.353e-34 2.912e-34\", was, \" \")
           for (i = 1; i <= 6; i++) if (\$i < 0.9 * was[i] || \$i > 1.1 * was[i]) exit 1 } END { if (NR != 1) exit 1 }"'
cat > "$work/pose.yaml" <<'END'
title: a pose that is not given
source: this test
runs:
  - {name: r, system: suslov, method: eps, h: 0.1, steps: 3, record: [R], start: {rule: momentum, v0: [0.5, 0.4, 0]}}
END
poses() { gives 0 enclose "$work/pose.yaml" "$@" && grep -v '^#' "$work/out"; }
check 'a pose that is left out is the identity' 'poses > "$work/left" && [ "$(wc -l < "$work/left")" = 4 ] &&
    diff <(poses --set "runs.0.start.g0=[[1, 0, 0], [0, 1, 0], [0, 0, 1]]") "$work/left" &&
    ! diff <(poses --set "runs.0.start.g0=[[0, -1, 0], [1, 0, 0], [0, 0, 1]]") "$work/left" > "$work/no"'
# Every method, with every rule by which it starts, on systems of the library.
cat > "$work/all.yaml" <<'END'
title: what is enclosed
source: this test
systems:
  heavy: {group: SO(3), coordinates: [s], constraints: [w3 + R11*w1],
    lagrangian: "(s'^2 + w1^2 + 2*w2^2 + 3*w3^2)/2 - R33 - R12*s + R21/2"}
  pulled: {group: SE(2), coordinates: [s], constraints: [v2 + s*w/4],
    lagrangian: "(s'^2 + w^2 + 2*v1^2 + 2*v2^2 + v2*w/2)/2 - x^2/2 - y*s - R11"}
defaults: {h: 0.1, steps: 30, every: 30, record: [q]}
runs:
  - {name: mla, system: particle, method: mla, parameters: {kx: 0.3, mass: [1, 0.7, 2/3]},
     start: {rule: momentum, q0: [0.3, 0.2, 0.1], v0: [0.5, 0.7, 0.1]}}
  - {name: mla-left, system: particle, method: mla, constraint: left, discretisation: left,
     start: {rule: momentum, q0: [0.25, 1, 0], v0: [1, 0.5, 1]}}
  - {name: mla-points, system: particle, method: mla, parameters: {a: 0.1},
     start: {rule: points, q0: [0, 0.1, 0], q1: [0.1, 0.17, 0.0135]}}
  - {name: mla-printed, system: knife-edge, method: mla-printed, parameters: {eps: 0.1},
     start: {rule: momentum, q0: [0.3, 0.2, 0.1], v0: [0.5, 0.7, 0.1]}}
  - {name: dla-left, system: knife-edge, method: dla, discretisation: left, constraint: right,
     start: {rule: momentum, q0: [0.3, 0.2, 0.1], v0: [0.5, 0.7, 0.1]}}
  - {name: dla-velocity, system: knife-edge, method: dla, start: {rule: velocity, q0: [0.3, 0.2, 0.1], v0: [0.5, 0.7, 0.1]}}
  - {name: gni-points, system: heisenberg, method: gni, discretisation: trapezoid, parameters: {omega: 0.3},
     start: {rule: points, q0: [0.3, 0.2, 0.1], q1: [0.35, 0.27, 0.11]}}
  - {name: gni-reaction, system: coupled5, method: gni, start: {rule: reaction, q0: [0.1, 0.2, 0.3, 0.1, 0.2],
     v0: [0.5, 0.1, 0.1, 0.2, 0.3]}}
  - {name: rattle, system: heisenberg, method: rattle, 
     start: {rule: reaction, q0: [0.3, 0.2, 0.1], v0: [0.5, 0.7, -0.11]}}
  - {name: rattle-momentum, system: knife-edge, method: rattle, parameters: {omega: 0.3},
     start: {rule: momentum, q0: [0, 0, 0], v0: [0.5, 0, 1]}}
  - {name: euler-a, system: knife-edge, method: euler-a, start: {rule: points, q0: [0, 0, 0], q1: [0.05, 0.001, 0.1]}}
  - {name: euler-b, system: knife-edge, method: euler-b, start: {rule: points, q0: [0, 0, 0], q1: [0.05, 0.001, 0.1]}}
  - {name: ball, system: rolling-ball, method: gni, parameters: {frame: space, inertia: [0.5, 0.75, 1]}, record: [q, R],
     start: {rule: momentum, q0: [0.1, 0.2], v0: [0, 0.4, 0.3, 0.1, 0.7]}}
  - {name: rotor, system: rotor-so3, method: gni, parameters: {inertia: [1, 1.5, 2]}, record: [R],
     start: {rule: momentum, g0: [[0, -1, 0], [1, 0, 0], [0, 0, 1]], v0: [0.5, 0.4, 0.3]}}
  - {name: suslov, system: suslov, method: eps, record: [R], parameters: {J: [[1, 0.1, 0.2], [0.1, 2, 0.3], [0.2, 0.3, 3]]},
     start: {rule: momentum, v0: [0.5, 0.4, 0]}}
  - {name: sleigh, system: sleigh-se2, method: eps, record: [R], parameters: {J: 1.5, b: 0.3, M: 0.8},
     start: {rule: momentum, g0: [0.5, 1, 2], v0: [0.5, 0.4, 0]}}
  - {name: heavy, system: heavy, method: gni, record: [q, R],
     start: {rule: momentum, q0: [0.2], v0: [0.1, 0.5, 0.4, 0.3]}}
  - {name: pulled, system: pulled, method: gni, record: [q, R],
     start: {rule: momentum, q0: [0.2], g0: [0.5, 1, 2], v0: [0.1, 0.5, 0.4, 0]}}
END
check 'all methods are enclosed' '"$program" enclose "$work/all.yaml" -o "$work/e" 2> "$work/warnings" &&
    ! grep -v "misses the constraint" "$work/warnings"'
check 'and each run is near its enclosure' 'cat "$work/e/all/"*.tsv |
    awk "/^# distance of the run = / { n++; if (!(\$7 < 1e-13)) bad = 1 } END { exit bad || n != 18 }"'
cheap
quad=${program%/nhi}/nhi-quad
for name in dla gni
do
    check "$name: the radius is small" "radius '$work/o/cart/$name.tsv' 1e-29"
    check "$name: the program is near, and at its own distance" \
        'd=$(sed -n "s/^# distance of the run = //p" "$work/o/cart/$name.tsv") &&
        awk -v d="$d" "BEGIN { exit !(d > 1e-17 && d < 1e-11) }"'
    [ -x "$quad" ] || { skip "$name: quad" "there is no $quad"; continue; }
    check "$name: quad gives these digits" '"$quad" run "$work/cart.yaml" -o "$work/q" &&
        near "$work/o/cart/$name.tsv" "$work/q/cart/$name.tsv" 1e-28'
    check "$name: and not those of a step that is longer" '"$quad" run "$work/cart.yaml" \
        -o "$work/w" --set defaults.h=0.0625000000000000000001 &&
        ! near "$work/o/cart/$name.tsv" "$work/w/cart/$name.tsv" 1e-28'
done
check 'two methods have two trajectories' 'gives 0 run "$work/cart.yaml" -o "$work/d" &&
    near "$work/o/cart/dla.tsv" "$work/d/cart/dla.tsv" 1e-11 &&
    ! near "$work/o/cart/dla.tsv" "$work/d/cart/gni.tsv" 1e-6'
check 'without -o it prints' 'gives 0 enclose "$work/cart.yaml" --only gni &&
    diff "$work/out" "$work/o/cart/gni.tsv"'

# same RUN: the last rows of enclosure and quad program agree to twenty-six places.
same() { paste <(tail -2 "$work/e/all/$1.tsv" | head -1 | awk '{ for (i = 3; i < NF; i += 2) print $i }') \
    <(awk '!/^#/ { last = $0 } END { $0 = last; for (i = 3; i <= NF; i++) print $i }' "$work/r/all/$1.tsv") |
    perl -Mbignum=p,-45 -ne '@x = split; $n++; $bad = 1 if @x != 2 || abs(Math::BigFloat->new($x[0]) -
        Math::BigFloat->new($x[1])) > "1e-26"; END { exit($bad || $n < 3) }'; }
if [ -x "$quad" ]
then
    "$quad" run "$work/all.yaml" -o "$work/r" 2> "$work/warnings"
    for name in $(sed -n 's/^  - {name: \([a-z-]*\),.*/\1/p' "$work/all.yaml")
    do check "$name: quad gives these digits" "same $name"; done
    "$quad" run "$work/all.yaml" -o "$work/r" --set runs.0.h=0.10000000000000000000001 \
        2> "$work/warnings"
    check 'and not those of another step' '! same mla'
fi

# refused WHY SETTING...: in one line, the run has no result, and the other one has.
refused() {
    local why=$1; shift
    rm -rf "$work/no"
    gives 3 enclose "$work/cart.yaml" -o "$work/no" --set runs.0.steps=3 "$@" && complains "$why" &&
        [ ! -e "$work/no/cart/gni.tsv" ] && [ -e "$work/no/cart/gni.failed" ] && [ -e "$work/no/cart/dla.tsv" ]
}
check 'another method is refused' 'refused "another one" --set runs.1.method=free'
cat > "$work/never.yaml" <<'END'
title: runs that have no enclosure
source: this test
runs:
  - {name: r, system: suslov, method: dla, h: 0.1, steps: 2, record: [R], start: {rule: momentum, v0: [0.5, 0.2, 0]}}
END
while IFS='|' read -r why settings
do  check "refused: $why" 'eval "gives 2 enclose \"$work/never.yaml\" $settings" && complains "run r: $why"'
done <<'END'
its force is that of a group; expected mla on R.n|--set runs.0.method=mla
its step has two halves here; expected gni|--set runs.0.method=rattle
its constraint is another one; expected constraint: log|--set runs.0.method=eps --set runs.0.constraint=momentum
its retraction is another one; expected cayley|--set runs.0.retraction=exp
its group is another one; expected SO.3., SE.2. or none|--set runs.0.system=sleigh-se3 --set "runs.0.start.v0=[1,0,0,0,0,0]"
its step has two halves here; expected gni|--set runs.0.method=rattle --set runs.0.system=chaplygin-sleigh --set "runs.0.start={rule: momentum, q0: [0, 0, 0], v0: [0, 0, 0]}" --set "runs.0.record=[q]"
it has a gauge; expected none|--set runs.0.system=contact-oscillator --set runs.0.method=gni --set "runs.0.parameters={gauge: 1}" --set "runs.0.start={rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}" --set "runs.0.record=[q]"
its start is another one|--set runs.0.start.rule=velocity
its start is another one|--set runs.0.system=rotor-so3 --set runs.0.method=gni --set runs.0.start.rule=reaction
its start is another one|--set runs.0.system=knife-edge --set runs.0.method=euler-a --set "runs.0.start={rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1]}" --set "runs.0.record=[q]"
the program fails at once; expected a first step|--set runs.0.system=particle --set "runs.0.start={rule: points, q0: [0, 0, 0], q1: [5, 1, 1e300]}" --set "runs.0.record=[q]"
END
check 'a start that is no text is refused' 'refused "its start" --set runs.1.start.rule=exact'
check 'a group is enclosed, and so is a system of the library' 'gives 0 enclose "$work/cart.yaml" --only gni \
    --set runs.1.system=spinner --set "runs.1.start={rule: momentum, q0: [0], v0: [1, 0, 1, 0]}" &&
    gives 0 enclose "$work/cart.yaml" --only gni --set runs.1.system=particle --set runs.1.discretisation=left'
# at NUMBER: the rows of a run that starts there.
at() { "$program" enclose "$work/cart.yaml" -o "$work/at" --only gni --set runs.1.steps=2 --set runs.1.every=1 \
    --set "runs.1.start.q0=[0, $1, 0]" && grep -v '^#' "$work/at/cart/gni.tsv"; }
zeros=$(printf '%080d' 0)
check 'a number may have many letters' 'at 0.125 > "$work/short" && at "0.125$zeros" | cmp - "$work/short" &&
    at "1$zeros/8$zeros" | cmp - "$work/short" && ! at "0.125${zeros:60}1" | cmp -s - "$work/short"'
check 'an unknown run is named' 'gives 2 enclose "$work/cart.yaml" --only dal && complains "expected dla"'
check 'a run that leaves all boxes is no enclosure' 'gives 3 enclose "$work/cart.yaml" --only dla \
    -o "$work/far" --set runs.0.h=40 && [ -e "$work/far/cart/dla.failed" ] &&
    [ ! -e "$work/far/cart/dla.tsv" ]'
check 'what cannot start is no enclosure, and the other is' 'gives 3 enclose "$work/cart.yaml" -o "$work/log" \
    --set "systems.cart.lagrangian=(x'"'"'^2 + y'"'"'^2 + theta'"'"'^2)/2 - log(x + 2)/9" --set "runs.0.start.q0=[-3, 0, 0]" &&
    complains "run dla cannot start: .*not finite at q0 is the potential" && [ -e "$work/log/cart/dla.failed" ] &&
    [ "$(grep -vc "^#" "$work/log/cart/gni.tsv")" = 6 ]'
# The angle of a sleigh that turns more than once is that of its run.
cat > "$work/turns.yaml" <<'END'
title: turns
source: this test
runs:
  - {name: r, system: sleigh-se2, method: dla, h: 1/10, steps: 150, every: 15, record: [R],
     start: {rule: momentum, g0: [2, 0, 0], v0: [4, 1/4, 0]}}
END
check 'an angle is continued as in a run' 'gives 0 enclose "$work/turns.yaml" -o "$work/balls" &&
    gives 0 run "$work/turns.yaml" -o "$work/turned" && paste <(grep -v "^#" "$work/balls/turns/r.tsv") \
        <(grep -v "^#" "$work/turned/turns/r.tsv") | awk "{ d = \$3 - \$11; if (d * d > 1e-20) bad = 1; if (\$3 > 9) far = 1 }
            END { exit bad || !far || NR != 11 }"'
# An ensemble owns the formulas of its system, which the sanitizers see closed.
cat > "$work/rows.yaml" <<'END'
title: rows
source: this test
runs:
  - {name: rows, kind: ensemble, system: particle, method: gni, h: 0.1, steps: 3, reduce: [last],
     grid: {start.v0.0: [1, 2]}, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}
END
check 'an ensemble is no trajectory, and stays what it is' 'gives 3 enclose "$work/rows.yaml" -o "$work/rows" &&
    complains "another kind; expected a trajectory" && grep -q "^# reduce" "$work/rows/rows/rows.failed"'
finish
