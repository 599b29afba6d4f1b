#!/bin/bash
# What is recorded is what its name says: recomputed from the other columns, each
# law with a wrong variant that must fail. Then every method on every system.
# The program is $NHI, or build/nhi.
. tests/tap.sh
cat > "$work/e.yaml" <<'END'
title: a test
source: none
defaults: {h: 1/8, steps: 12}
runs:
  - {name: plain, system: particle, parameters: {mass: [1, 2, 3/2], kx: 1, g: 0.3},
     method: dla, reference: ode, record: [q, p, pplus, paverage, velocity,
     displacement, lambda, energy, energy-average, energy-projected, constraint,
     violation, momentum, iterations, reference, error, regularity],
     start: {rule: momentum, q0: [0.1, 0.4, -0.2], v0: [0.7, -0.5, 0.28]}}
  - {name: top, system: suslov, method: eps, constraint: log,
     record: [R, p, displacement, momentum, branches, velocity],
     start: {rule: points, w0: [0.15, -0.1]}}
  - {name: ball, system: rolling-ball, method: gni,
     record: [q, R, p, pplus, paverage, lambda, constraint, velocity, displacement],
     start: {rule: reaction, q0: [0.1, 0.4], v0: [0.34, -0.38, 0.48, 0.74, 0.1]}}
  - {name: one, system: heisenberg, method: euler-a, record: [q, ptilde, p, lambda],
     start: {rule: momentum, q0: [0.1, 0.4, -0.2], v0: [0.7, -0.5, 0.33]}}
END
cat > "$work/s.yaml" <<'END'
title: a test
source: none
runs:
  - {name: mid, kind: surface, system: particle, surface: midpoint-ends,
     u: [-1, 2, 3], v: [0.5, 1, 3]}
  - {name: arcs, kind: surface, system: sleigh-se2, surface: arcs, u: [0.1, 1, 3],
     v: [0.5, 1, 3]}
  - {name: exact, kind: surface, system: particle, surface: exact-ends,
     u: [-1, 1, 3], v: [0.5, 1, 2]}
END
check 'they are recorded' 'gives 0 run "$work/e.yaml" -o "$work" &&
    gives 0 run "$work/s.yaml" -o "$work"'
cat > "$work/law" <<'END'
    my ($law, $wrong) = splice @ARGV, 0, 2;
    my (@columns, @nodes);
    while (<>) {
        @columns = split ' ', $1 if /^# columns: (.*)/;
        next if /^#/;
        my @row = split; my %row; @row{@columns} = @row; push @nodes, \%row;
    }
    my ($most, $least) = (0, 0);
    for (0 .. $#nodes - 1) {
        our (%x, %y); *x = $nodes[$_]; *y = $nodes[$_ + 1];
        my ($a, $b) = map { abs(eval $_ // die $@) } $law, $wrong;
        $most = $a if !($a <= $most); $least = $b if $b > $least;
    }
    print "# $most, wrong $least\n";
    exit !(@nodes > 2 && $most < 1e-13 && $least > 1e-6);
END
# law RUN NAME LAW WRONG: both are expressions in the columns, as $x{NAME}, of
# this node and, as $y{NAME}, of the next; LAW vanishes at all nodes to 1e-13,
# WRONG does not.
law() { check "$1: $2" "perl '$work/law' '$3' '$4' '$work'/[es]/$1.tsv"; }
law plain 'displacement' '$x{x} + $x{w_x} - $y{x}' '$x{x} - $x{w_x} - $y{x}'
law plain 'velocity' '$x{w_z} - $x{v_z} / 8' '$x{w_z} - $y{v_z} / 8'
law plain 'pplus and p: momenta of the two ends' \
    '$y{pplus_z} - $x{p_z} + 0.3 / 8' '$y{pplus_z} - $x{p_z}'
law plain 'paverage' '($x{p_x} + $x{pplus_x}) / 2 - $x{paverage_x}' \
    '($y{p_x} + $x{pplus_x}) / 2 - $x{paverage_x}'
law plain 'lambda: the impulse along the form' \
    '$x{p_x} - $x{pplus_x} + $x{lambda_1} / 8 * $x{y}' \
    '$x{p_x} - $x{pplus_x} - $x{lambda_1} / 8 * $x{y}'
energy() { echo "(\$x{${1}_x}**2 + \$x{${1}_y}**2 / 2 + \$x{${1}_z}**2 / 1.5) / 2 + \
\$x{x}**2 / 2 + 0.3 * \$x{z}"; }
law plain 'energy' "\$x{energy} - ($(energy p))" "\$x{energy} - ($(energy pplus))"
law plain 'energy-average' "\$x{\"energy-average\"} - ($(energy paverage))" \
    "\$x{\"energy-average\"} - ($(energy p))"
residual='(-$x{y} * $x{p_x} + $x{p_z} / 1.5)'
law plain 'energy-projected: less by the normal part' "\$x{\"energy-projected\"} -
    \$x{energy} + $residual**2 / 2 / (\$x{y}**2 + 1 / 1.5)" \
    '$x{"energy-projected"} - $x{energy}'
law plain 'violation: the root of the part of the normal energy' "\$x{violation}**2 -
    $residual**2 / 2 / (\$x{y}**2 + 1 / 1.5) / (\$x{energy} - \$x{x}**2 / 2 - 0.3 * \$x{z})" \
    "\$x{violation}**2 - $residual**2 / 2 / (\$x{y}**2 + 1) / \$x{energy}"
law plain 'constraint: of the average momentum' \
    '$x{constraint_1} + $x{y} * $x{paverage_x} - $x{paverage_z} / 1.5' \
    '$x{constraint_1} + $x{y} * $x{p_x} - $x{p_z} / 1.5'
law plain 'momentum' '$x{J_y} - $x{p_y}' '$x{J_y} - $x{p_x}'
law plain 'error: from the reference' '$x{error} - sqrt(($x{x} - $x{reference_x})**2 +
    ($x{y} - $x{reference_y})**2 + ($x{z} - $x{reference_z})**2)' \
    '$x{error} - abs($x{x} - $x{reference_x})'
law plain 'iterations: a few, in whole numbers' \
    '$y{iterations} - int($y{iterations}) + ($y{iterations} < 1 || $y{iterations} > 9)' \
    '$y{iterations} - 9'
law plain 'regularity: one at the start' '($x{k} == 0) * ($x{regularity} - 1)' \
    '$x{regularity} - 1'
turn='$x{R11} * $y{R13} + $x{R21} * $y{R23} + $x{R31} * $y{R33}'
law top 'displacement: the parameters of the turn' \
    "$turn - 2 * \$x{q2} * sqrt(1 - \$x{q1}**2 - \$x{q2}**2)" "$turn - 2 * \$x{q2}"
law top 'momentum' '$x{M_1} - $x{p_1}' '$x{M_1} - $y{p_1}'
law top 'branches: one or more, in whole numbers' \
    '$x{branches} - int($x{branches}) + ($x{branches} < 1)' '$x{branches} - 1'
law ball 'rows of R are orthogonal' '$x{R11} * $x{R21} + $x{R12} * $x{R22} + $x{R13} * $x{R23}' \
    '$x{R11} * $y{R21} + $x{R12} * $y{R22} + $x{R13} * $y{R23}'
law ball 'displacement' '$x{x} + $x{v_x} / 8 - $y{x}' '$x{x} - $x{v_x} / 8 - $y{x}'
law ball 'paverage is admissible' '$x{constraint_1}' '$x{paverage_x} - $x{p_x}'
law mid 'midpoint-ends: the form at the middle' '$x{z} - $x{u} * $x{v} / 2' \
    '$x{z} - $x{u} * $x{v}'
law arcs 'arcs: the chord stands at half the turn' \
    '$x{V2} * cos($x{u} / 2) - $x{V1} * sin($x{u} / 2)' \
    '$x{V2} * cos($x{u}) - $x{V1} * sin($x{u})'

# Every method on every system runs, or is refused in one line.
all=$("$program" list records | awk '$1 !~ /^(error|reference|regularity|ptilde|branches)$/ \
    { printf "%s%s", comma, $1; comma = ", " }')
start() {
    case $1 in
    particle|heisenberg|knife-edge|chaplygin-sleigh*|gearbox|contact-oscillator) echo 'q0: [0, 0.4, 0.1], v0: [0.3, 0.2, 0.1]' ;;
    snakeboard) echo 'q0: [0, 0.1, 0.2, 0.3, 0.4], v0: [0.1, 0.1, 0.2, 0.3, 0.4]' ;;
    coupled5) echo 'q0: [0, 0.1, 0.2, 0.3, 0.4], v0: [0.1, 0.1, 0.2, 0.3, 0.4]' ;;
    rotor-so3|suslov|sleigh-se2) echo 'v0: [0.3, 0.2, 0.1]' ;;
    chaotic-oscillator) echo 'q0: [0, 0.1, 0.2, 0.3, 0.4, 0.1, 0.2], v0: [0.1, 0.1, 0.2, 0.3, 0.4, 0.1, 0.2]' ;;
    vertical-disk|roller-racer|sleigh-mass|stiff-particle) echo 'q0: [0, 0.1, 0.2, 0.3], v0: [0.1, 0.1, 0.2, 0.3]' ;;
    rolling-disk) echo 'q0: [0.1, 0.2], g0: [[1, 0, 0], [0, 0, -1], [0, 1, 0]], v0: [0.3, 0.2, 0.1, 0.2, 0.3]' ;;
    bundle5|rolling-ball|ball-in-cone|ball-in-cylinder) echo 'q0: [0.1, 0.2], v0: [0.3, 0.2, 0.1, 0.2, 0.3]' ;;
    sleigh-se3) echo 'v0: [0.3, 0.2, 0.1, 0.2, 0.3, 0.1]' ;;
    *) echo 'v0: [1]' ;;
    esac
}
methods=$("$program" list methods | awk '$1 != "compose" { printf "%s%s", comma, $1; comma = ", " }')
count=$("$program" list methods | wc -l)
# runs SYSTEM: all that can be recorded by each method, or why not. A method of a list that refuses
# is skipped; composed methods have an option, and stand alone.
runs() {
    local refused
    {   printf 'title: a test\nsource: none\n'
        echo "defaults: {system: $1, h: 1/16, steps: 3, record: [$all], start: {rule: momentum, $(start $1)}}"
        printf 'runs:\n  - {name: "{method}", method: [%s]}\n' "$methods"
    } > "$work/m.yaml"
    sed 's/name: .*/name: compose, method: compose, base: dla}/' "$work/m.yaml" > "$work/c.yaml"
    rm -rf "$work/m"
    nhi run "$work/m.yaml" -o "$work"; [ "$status" = 0 ] || return
    refused=$(files "$work/m" | xargs; ls "$work/m" | grep -c 'failed$')
    grep -v ': warning: ' "$work/err" > "$work/said"
    [ "$(echo $refused)" = "$((count - 1)) $(wc -l < "$work/said")" ] &&
        ! grep -qvE 'cannot (treat|read) .*; expected' "$work/said" || return
    nhi run "$work/c.yaml" -o "$work/m"
    [ "$status" = 0 ] || { [ "$status" = 2 ] && complains 'cannot (treat|read) .*; expected' &&
        [ "$(wc -l < "$work/err")" = 1 ]; } || return
    find "$work/m" -name '*.tsv' -exec awk '/^#/ { next } { rows[FILENAME]++ }
        tolower($0) ~ /nan|inf/ { print "# " FILENAME ": " $0; bad = 1 }
        END { for (i = 1; i < ARGC; i++) if (rows[ARGV[i]] != 4) { print "# " ARGV[i]; bad = 1 }
              exit bad || ARGC < 6 }' {} +
}
for system in $("$program" list systems | awk '{print $1}')
do check "every method on $system" "runs $system"
done
finish
