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

# refused WHY SETTING...: in one line, and nothing is written.
refused() {
    local why=$1; shift
    gives 2 enclose "$work/cart.yaml" -o "$work/no" "$@" && complains "$why" && [ ! -e "$work/no" ]
}
check 'a compiled system is refused' 'refused "compiled in" --set runs.1.system=particle'
check 'a group is refused' 'refused "has a group" --set runs.1.system=spinner \
    --set "runs.1.start={rule: momentum, q0: [0], v0: [0, 0, 1, 0]}"'
check 'another method is refused' 'refused "another one" --set runs.1.method=free'
check 'another place is refused' 'refused "expected the midpoint" --set runs.1.discretisation=left'
check 'an unknown run is named' 'gives 2 enclose "$work/cart.yaml" --only dal && complains "expected dla"'
check 'a run that leaves all boxes is no enclosure' 'gives 3 enclose "$work/cart.yaml" --only dla \
    -o "$work/far" --set runs.0.h=40 && [ -e "$work/far/cart/dla.failed" ] &&
    [ ! -e "$work/far/cart/dla.tsv" ]'
finish
