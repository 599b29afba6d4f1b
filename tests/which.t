#!/bin/bash
# Each sentence of the chapter that says which method to use, tried on motions that the tables
# of the book do not have. The program is $NHI, or build/nhi.
. tests/tap.sh
# judged NAME WORD...: a judgement. at NAME METHOD COLUMN: a number of its row.
judged() { local name=$1; shift; gives 0 judge "$@" && cp "$work/out" "$work/$name"; }
at() {
    awk -v method="$2" -v column="$3" '/^method / { for (i = 1; i <= NF; i++) if ($i == column) k = i }
        k && $1 == method { print $k }' "$work/$1"
}
holds() { perl -Mstrict -e "exit !($1)"; }
# most FILE COLUMN: the largest change of a column of a result from its first row.
most() {
    awk -F'\t' -v column="$2" '/^# columns: / { n = split($0, name, " "); for (i = 1; i <= n; i++) if (name[i] == column) k = i - 2 }
        !/^#/ { if (!rows++) first = $k; d = $k - first; d = d < 0 ? -d : d; if (d > most) most = d } END { print most + 0 }' "$work/w/$1.tsv"
}
header() { sed -n "s/^# $2 = //p" "$work/w/$1.tsv"; }
rate() { grep -v '^#' "$work/w/turn-$1.tsv" | awk -v N="$2" '$5 == N { print $7 < 0 ? -$7 : $7 }'; }
# geometric NAME: the recommended method is one. each LIST COMMAND: it holds for every $x of the list.
geometric() { perl -0777 -ne 'exit !/for the point:\n  .*\n  .*\n  if it must be geometric: the same\n/' "$work/$1"; }
each() { local x; for x in $1; do eval "$2" || return 1; done; }
ended() { [ -s "$work/w/$1.failed" ]; }
cat > "$work/w.yaml" <<'END'
title: motions that no table has
source: none
runs:
  - {name: left, h: 1/10, steps: 2000, system: contact-oscillator, parameters: {eps: 1/10}, method: gni, discretisation: left, record: [energy-projected],
     start: {rule: momentum, q0: [1/5, 1/10, 1/3], v0: [1/10, 4/5, 1/2]}}
  - {name: both, h: 1/10, steps: 2000, system: contact-oscillator, parameters: {eps: 1/10}, method: gni, record: [energy-projected],
     start: {rule: momentum, q0: [1/5, 1/10, 1/3], v0: [1/10, 4/5, 1/2]}}
  - {name: "stiff-{method}", h: 1/10, steps: 2000, system: stiff-particle, parameters: {stiffness: 40},
     method: [rk4, mp, rattle, dla, mla, gni-projected, midpoint, discrete-gradient], record: [q],
     start: {rule: momentum, q0: [1/3, 1/4, 0, 0], v0: [1/2, 1/3, 1/10, 4/5]}}
  - {name: near-gradient, system: rotor-so3, method: discrete-gradient, h: 1/8, steps: 400, reference: ode, record: [error],
     start: {rule: momentum, v0: [1/3, 1/2, 1/5]}}
  - {name: near-rk4, system: rotor-so3, method: rk4, h: 1/16, steps: 800, reference: ode, record: [error],
     start: {rule: momentum, v0: [1/3, 1/2, 1/5]}}
  - {name: "order-{method}", kind: order, system: rotor-so3, method: compose, base: dla, order: 4, T: 2,
     reference: ode, steps: [16, 32, 64], start: {rule: momentum, v0: [1/3, 1/2, 1/5]}}
  - {name: eps, h: 1/10, steps: 2000, system: suslov, method: eps, reference: ode, record: [energy-projected, error], start: {rule: momentum, v0: [1, 1/2, 0]}}
  - {name: gradient, h: 1/10, steps: 2000, system: suslov, method: discrete-gradient, reference: ode, record: [error], start: {rule: momentum, v0: [1, 1/2, 0]}}
  - {name: many, h: 1/250, steps: 25000, system: suslov, method: eps, reference: ode, record: [error], start: {rule: momentum, v0: [1/2, 1, 0]}}
  - {name: few, h: 1/10, steps: 1000, system: suslov, method: discrete-gradient, reference: ode, record: [error], start: {rule: momentum, v0: [1/2, 1, 0]}}
  - {name: drift-gradient, h: 1/5, steps: 25000, system: suslov, method: discrete-gradient, reference: ode, record: [error], start: {rule: momentum, v0: [1/2, 1, 0]}}
  - {name: drift-dla, h: 1/2, steps: 10000, system: suslov, method: compose, base: dla, order: 4, reference: ode, record: [error], start: {rule: momentum, v0: [1/2, 1, 0]}}
  - {name: drift-other-gradient, h: 1/5, steps: 10000, system: suslov, method: discrete-gradient, reference: ode, record: [error], start: {rule: momentum, v0: [1, 1/2, 0]}}
  - {name: drift-other-dla, h: 1/2, steps: 4000, system: suslov, method: compose, base: dla, order: 4, reference: ode, record: [error], start: {rule: momentum, v0: [1, 1/2, 0]}}
  - {name: long-contact-mp, system: contact-oscillator, parameters: {eps: 1/10}, method: compose, base: mp, order: 4, h: 1/4, steps: 4000,
     record: [energy-projected], start: {rule: momentum, q0: [1/5, 1/10, 1/3], v0: [0, 4/5, 1/2]}}
  - {name: long-contact-dla, system: contact-oscillator, parameters: {eps: 1/10}, method: compose, base: dla, order: 4, h: 1/2, steps: 2000,
     record: [energy-projected], start: {rule: momentum, q0: [1/5, 1/10, 1/3], v0: [0, 4/5, 1/2]}}
  - {name: long-gearbox-mp, system: gearbox, parameters: {eps: 1/15}, method: compose, base: mp, order: 4, h: 1/4, steps: 4000,
     record: [energy-projected], start: {rule: momentum, q0: [1/4, 1/5, 1/2], v0: [0, 9/4, 1/3]}}
  - {name: long-gearbox-dla, system: gearbox, parameters: {eps: 1/15}, method: compose, base: dla, order: 4, h: 1/2, steps: 2000,
     record: [energy-projected], start: {rule: momentum, q0: [1/4, 1/5, 1/2], v0: [0, 9/4, 1/3]}}
  - {name: both-discrete-gradient, system: knife-edge, method: discrete-gradient, h: 1/10, steps: 500, reference: ode, record: [error, energy-projected],
     start: {rule: momentum, q0: [0, 0, 0], v0: [1/2, 0, 6/5]}}
  - {name: both-compose, system: knife-edge, method: compose, base: gni-projected, order: 4, h: 1/2, steps: 100, reference: ode,
     record: [error, energy-projected], start: {rule: momentum, q0: [0, 0, 0], v0: [1/2, 0, 6/5]}}
  - {name: "quartic-{method}", system: gearbox, parameters: {eps: 1/10, kappa: 1/2, even: 1/5}, method: mla, h: 1/5, steps: 50000, every: 10,
     record: [energy-projected], start: {rule: momentum, q0: [1/4, 1/5, 1/2], v0: [0, 9/4, 1/3]}}
  - {name: "quartic-{method}", system: gearbox, parameters: {eps: 1/10, kappa: 1/2, even: 1/5}, method: compose, base: mp, order: 4, h: 1/5, steps: 50000, every: 10,
     record: [energy-projected], start: {rule: momentum, q0: [1/4, 1/5, 1/2], v0: [0, 9/4, 1/3]}}
  - {name: "quartic-{method}", system: gearbox, parameters: {eps: 1/10, kappa: 1/2, even: 1/5}, method: gni-slow, h: 1/20, steps: 200000, every: 40,
     record: [energy-projected], start: {rule: momentum, q0: [1/4, 1/5, 1/2], v0: [0, 9/4, 1/3]}}
  - {name: "turn-{method}", kind: turns, system: gearbox, steps: [32, 64], speeds: [9/4], vary: {eps: [1/15], even: [0]},
     method: [gni, gni-projected, dla, mla], start: {rule: momentum, q0: [0, 2/5, 0], v0: [0, 1, 0]}}
  - {name: turn-compose, kind: turns, system: gearbox, steps: [32, 64], speeds: [9/4], vary: {eps: [1/15], even: [0]},
     method: compose, base: mp, order: 4, start: {rule: momentum, q0: [0, 2/5, 0], v0: [0, 1, 0]}}
  - {name: closed, system: vertical-disk, method: ode, h: 1/2, steps: 200, reference: exact, record: [error],
     start: {rule: momentum, q0: [0, 0, 1/4, 0], v0: [1/2, 1/3, 1, 1/2]}}
END
nhi run "$work/w.yaml" -o "$work"
fast=(chaplygin-sleigh --set 'start.v0=[2/3, 0, 1/2]')
ball=(rolling-ball --set parameters.frame=space --set 'start.q0=[1/3, 1/5]')
check 'a short accurate run: an ordinary method' 'judged fast "${fast[@]}" --time 50 --accuracy 1e-6 &&
    perl -0777 -ne "exit !/the point:\n  method: (ode|rk4|gauss|spark).*?geometric, ([\d.]+) times/s || \$2 <= 1" "$work/fast"'
cat > "$work/flat.yaml" <<'END'
systems:
  free: {coordinates: [x, y, z, u], lagrangian: "(x'^2 + 2*y'^2 + z'^2 + u'^2 + x'*u')/2", constraints: ["z' - y*x'", "u' - x*y'"],
    start: {q0: [1/10, 1/5, 3/10, 2/5], v0: [1, 1/2, 1/5, 1/20]}}
  hung: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 + cos(x) - y^2/2 - z^2/4", constraints: ["z' - y*x'"],
    start: {q0: [3/10, 1/5, 1/10], v0: [1/2, 1/2, 1/10]}}
END
# based NAME BASE: the cheapest geometric method for the point is a composition of it.
based() { judged "$1" "$work/flat.yaml:$1" && perl -0777 -ne "exit !/for the point:\n  .*\n  .*\n  if it must be geometric, .*\n  method: compose, base: $2,/" "$work/$1"; }
check 'geometric, on R^n: composed mp where there is a potential, composed DLA where there is none' 'based hung mp && based free dla &&
    gives 0 show knife-edge && prints "^recommended: method: compose, base: mp" &&
    each "particle snakeboard chaplygin-sleigh" "gives 0 show \$x && prints \"^recommended: method: compose, base: dla\""'
check 'also where the constraint is affine' 'judged slope knife-edge --set parameters.omega=3/10 &&
    perl -0777 -ne "exit !/for the point:\n  .*\n  .*\n  if it must be geometric, .*\n  method: compose, base: mp,/" "$work/slope"'
check 'for less accuracy, too' 'judged free particle --set "start.q0=[1/3, -1/2, 1/5]" \
    --set "start.v0=[1/2, 2/3, -1/3]" --time 100 --accuracy 1e-2 && grep -q "for the point:" "$work/free" && ! geometric free &&
    judged top suslov --set "start.v0=[1/4, 3/4, 0]" --time 100 --accuracy 1e-2 && grep -q "for the point:" "$work/top" && ! geometric top'
check 'the energy of a driver that turns: of the geometric ones the discrete gradient' 'judged turns gearbox --set parameters.eps=1/15 --set "start.v0=[0, 9/4, 1/3]" --time 100 &&
    perl -0777 -ne "exit !/for the energy:\n  method: (discrete-gradient|.*\n.*\n  if it must be geometric, .*\n  method: discrete-gradient)/" "$work/turns"'
# cost METHOD TOLERANCE: evaluations of a solver up to T = 100.
cost() { awk -F'\t' -v m="$1" -v t="$2" '$2 == m && $6 + 0 == t + 0 { print $8 }' "$work/solver/matrix-work.tsv"; }
check 'close rows set the cost of a solver, and its tolerance does not' 'gives 0 matrix --only particle/ode -o "$work/solver" &&
    [ "$(cost ode-projected 1e-4)" = "$(cost ode-projected 1e-6)" ] && holds "$(cost ode 1e-4) < $(cost ode 1e-6) &&
        3 * $(cost ode 1e-6) < $(cost ode-projected 1e-6)"'
check 'the composition keeps a quadratic energy to rounding' 'judged quadratic particle --set parameters.kx=2/3 \
    --set parameters.a=1/4 --set "start.q0=[1/2, 1/4, 1/5]" --set "start.v0=[1/2, 1/3, 1/8]" --time 5 &&
    holds "$(at quadratic compose-projected departure) < 1e-12" && judged rotor rotor-so3 --set "start.v0=[1/3, 1/2, 1/5]" --time 5 &&
    holds "$(at rotor compose-projected departure) < 1e-12"'
check 'and not one whose metric varies' 'holds "$(at fast compose-projected departure) > 1e-12"'
# Twice as many steps of the one take no more evaluations than those of the other (the last numbers of a row).
check 'a long run: composed mp, where it applies, leaves the energy less than composed DLA for as many evaluations' '
    judged oscillator contact-oscillator --time 5 && judged gears gearbox --time 5 &&
    each "oscillator gears" "holds \"2 * \$(at \$x compose-4 evaluations) < \$(at \$x compose-dla evaluations)\"" &&
    each "contact gearbox" "holds \"3 * \$(most long-\$x-mp energy-projected) < \$(most long-\$x-dla energy-projected)\""'
check 'where the energy drifts under a composition the discrete gradient ends nearer' '
    holds "100 * $(header drift-gradient "last error") < $(header drift-dla "last error") &&
        10 * $(header drift-other-gradient "last error") < $(header drift-other-dla "last error")" &&
    judged drifting suslov --time 5 && holds "5 * $(at drifting discrete-gradient evaluations) < 2.5 * $(at drifting compose-dla evaluations)"'
check 'the energy alone: the discrete gradient is the cheapest; with the point: composed gni-projected' '
    judged blade knife-edge --set "start.q0=[0, 0, 0]" --set "start.v0=[1/2, 0, 6/5]" --time 50 --accuracy 1e-8 &&
    perl -0777 -ne "exit !/for the energy:\n  method: (discrete-gradient|.*\n.*\n  if it must be geometric, .*\n  method: discrete-gradient)/" "$work/blade" &&
    holds "$(at blade compose-projected evaluations) < 5 * $(at blade discrete-gradient evaluations)" &&
    each "discrete-gradient compose" "holds \"\$(most both-\$x energy-projected) < 1e-12\"" &&
    holds "3 * $(header both-compose "last error") < $(header both-discrete-gradient "last error")"'
cheap
check 'its mode grows on a sleigh ahead, not on a particle' 'holds "$(at fast gni transverse) > 1.005 && $(at fast gni violation) > 0.5 &&
    abs($(at quadratic gni transverse) - 1) < 1e-3 && $(at quadratic gni violation) < 0.5"'
check 'on the rotor the constraint is lost' 'holds "$(at rotor gni violation) > 0.5"'
check 'maps of one side leave the energy of the contact oscillator, or fail' 'holds "$(most both energy-projected) < 0.1" &&
    { ended left || holds "$(most left energy-projected) > 1"; }'
check 'the discrete gradient keeps the energy, of order two' 'judged chaplygin "${ball[@]}" --set parameters.Omega=0 \
    --set "parameters.inertia=[1/2, 2/3, 1]" --set "start.v0=[0, 0, 1/2, 1, 1/5]" --time 5 &&
 judged turning gearbox --set parameters.eps=1/15 \
        --set "start.q0=[1/4, 1/5, 1/2]" --set "start.v0=[0, 9/4, 1/3]" --time 5 &&
    each "quadratic rotor fast turning chaplygin" "holds \"\$(at \$x discrete-gradient departure) < 1e-12\"" &&
    holds "abs($(at rotor discrete-gradient q) - 2) < 0.05 && $(at rotor midpoint departure) > 1e-9"'
check 'GNI takes the forms once a step' 'holds "$(at rotor gni evaluations) == 1 && $(at chaplygin gni evaluations) == 1 && $(at rotor dla evaluations) > 1"'
check 'and refuses affine constraints' 'judged table "${ball[@]}" --set parameters.Omega=2/3 --set "start.v0=[0, 1/3, 1/4, 1/2, 1/5]" --time 5 &&
    [ -z "$(at table discrete-gradient q)" ] && [ -n "$(at table mla q)" ]'
check 'at T = 10^4 a wide step of it cannot be solved from one of four starts, a shorter one can' '
    gives 0 matrix --later --only heisenberg/discrete-gradient -o "$work/four" &&
    gives 0 matrix --later --starts 1 --only heisenberg/discrete-gradient -o "$work/one" &&
    states() { awk -F"\t" "\$4 == 10000 { print \$3, \$5, \$7 }" "$work/$1/matrix-later.tsv" | tr "\n" " "; } &&
    [ "$(states four)" = "failed 1/2 failed done 1/5 4 " ] && [ "$(states one)" = "done 1/2 1 done 1/5 1 " ]'
check 'with as many evaluations a Runge--Kutta method is nearer' 'holds "$(header near-rk4 "last error") < $(header near-gradient "last error") / 10"'
check 'methods without forces of their own keep the momenta' 'each "gni dla compose-dla compose-projected" "holds \"\$(at chaplygin \$x momentum) < 1e-12\"" &&
    holds "$(at chaplygin mla momentum) > 1e-8 && $(at chaplygin rk4 momentum) > 1e-8 && $(at chaplygin midpoint momentum) > 1e-8"'
check 'a stiff potential ends three and not five' 'ended stiff-rk4 && ended stiff-mp && ended stiff-rattle &&
    each "dla mla gni-projected midpoint discrete-gradient" "[ -s \"\$work/w/stiff-\$x.tsv\" ]"'
check 'what is recommended for a stiff system says from which step on it is another method' 'gives 0 show stiff-particle &&
    prints "^recommended: method: compose, base: mp,.* a step that does not resolve the potential, discrete-gradient\)" &&
    gives 0 show particle && ! prints "does not resolve"'
check 'eps keeps the energy, and is far less accurate than the discrete gradient' 'holds "$(most eps energy-projected) < 1e-12 &&
    $(header eps "last error") > 10 * $(header gradient "last error") &&
    abs($(header many "last error") / $(header few "last error") - 1) < 0.05"'
check 'a group: DLA composed, of order four' 'holds "abs($(header order-compose "slope q") - 4) < 0.1"'
check 'a metric that varies: composed DLA asks for it least' 'each "compose-projected compose-midpoint" \
    "holds \"\$(at fast compose-dla evaluations) < \$(at fast \$x evaluations)\""'
check 'affine constraints: DLA composed' 'holds "abs($(at table compose-dla q) - 4) < 0.1 &&
    $(at table compose-dla departure) < 1e-6 && $(at table compose-dla evaluations) < $(at table compose-midpoint evaluations)" &&
    holds "$(at table compose-dla evaluations) < $(at table compose-projected evaluations)"'
check 'an asymmetric driver: no rate of reflections, order two of DLA, four of MLA and of compositions' '
    holds "$(rate gni 32) < 1e-12 && $(rate gni-projected 32) < 1e-12" &&
    each "dla:2 mla:4 compose:4" "holds \"abs(log(\$(rate \${x%:*} 32) / \$(rate \${x%:*} 64)) / log(2) - \${x#*:}) < 0.1\""'
check 'with a quartic load MLA is the worst of three for as many evaluations' 'judged quartic gearbox --set parameters.eps=1/10 --set parameters.kappa=1/2 \
    --set parameters.even=1/5 --set "start.q0=[1/4, 1/5, 1/2]" --set "start.v0=[0, 9/4, 1/3]" --time 5 &&
    holds "4 * $(at quartic gni evaluations) < 1.2 * $(at quartic mla evaluations) && $(at quartic compose-4 evaluations) < $(at quartic mla evaluations)" &&
    each "compose gni-slow" "holds \"10 * \$(most quartic-\$x energy-projected) < \$(most quartic-mla energy-projected)\""'
check 'references: ode beside a closed solution' 'holds "$(header closed "last error") < 1e-11"'
finish
