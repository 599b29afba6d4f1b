#!/bin/bash
# nhi problems, nhi list problems, nhi show PROBLEM: the values hold what is known in
# closed form and what another integrator finds; make problems gives header and JSON.
# The program is $NHI, or build/nhi.
. tests/tap.sh
list() { "$program" list problems | awk '{ print $1 }'; }
count=$(list | wc -l)
check 'there are thirty problems' '[ $count -ge 30 ]'
check 'a name has one meaning' '! { list; for kind in systems methods records surfaces
    do "$program" list $kind | awk "{ print \$1 }"; done; } | sort | uniq -d | grep -qxF -f <(list)'
check 'an unknown problem is named' 'gives 2 problems --only gearbox-turn &&
    complains "expected gearbox-turns"'
check 'a time before 1 is refused' 'gives 2 problems --until 1/2 && complains "time from 1 on"'
check 'a folder that cannot be made is an error' 'gives 4 problems --only disk-level \
    -o /proc/none && complains "cannot make directory /proc/none: "'
check 'a file holds what is printed but its title, and no other is left' '
    gives 0 problems --only particle-free --until 1 && cp "$work/out" "$work/printed" &&
    gives 0 problems --only particle-free --until 1 -o "$work/folders/set" &&
    cmp <(sed 1d "$work/printed") "$work/folders/set/particle-free.tsv" && [ "$(files "$work/folders/set")" = 1 ]'
check 'a file that cannot take its place is an error, and nothing is left' '
    mkdir -p "$work/taken/particle-free.tsv/x" && gives 4 problems --only particle-free --until 1 \
    -o "$work/taken" && complains "particle-free" && [ "$(files "$work/taken")" = 0 ]'

# value PROBLEM T STATE: value and radius.
value() { awk -F '\t' -v t="$2" -v s="$3" '$1 == t && $2 == s { print $3, $4 }' "$work/$1"; }
solve() { "$program" problems --only "$1" > "$work/$1"; }
# is PROBLEM STATE EXPRESSION: at t = 10, in Perl, to all digits of the radius.
is() {
    value "$1" 10 "$2" | perl -Mbignum=p,-40 -ne '($v, $r) = split;
        $d = abs(Math::BigFloat->new($v) - ('"$3"')); exit !($d <= Math::BigFloat->new($r)
        && Math::BigFloat->new($r) < 1e-12); END { exit 1 if !$. }'
}
r2='sqrt(Math::BigFloat->new(2))'
for p in particle-free disk-level ball-slope knife-slope; do solve $p; done
check 'particle: velocity in closed form' 'is particle-free v_x "$r2 / sqrt(Math::BigFloat->new(122))"'
check 'particle: not that of another time' '! is particle-free v_x "$r2 / sqrt(Math::BigFloat->new(122.0000000000001))"'
check 'disk: its circle' 'is disk-level x "2 * Math::BigFloat->new(\"-0.9589242746631384688931544061560\")"'
check 'ball: its parabola falls by g/(1 + k)' 'is ball-slope x "5 - Math::BigFloat->new(125) / 7"'
check 'blade: its cycloid' 'is knife-slope x "Math::BigFloat->new(\"-0.5440211108893698134047476618514\")**2 / 4"'

# proved FILE: each row has the digits that it says, and the exact value is within a unit of the last.
proved() {
    perl -F'\t' -ane 'next unless /^\d/; $seen++;
        my ($digits, $e) = $F[2] =~ /^-?([\d.]+)(?:e(.*))?$/ or exit 1;
        my $places = $digits =~ /\.(\d*)/ ? length $1 : 0;
        $digits =~ s/\.//; $digits =~ s/^0+//;
        exit 1 if length $digits != $F[4] || $F[4] && $F[3] > 1.02 * 10 ** (($e || 0) - $places);
        END { $? = 1 if !$seen }' "$1"
}
solve particle-fall
for p in particle-free disk-level ball-slope knife-slope particle-fall
do check "$p: the digits are proved" 'proved "$work/'$p'"'
done
check 'a digit more is not proved' \
    '! proved <(sed "s/\(\.[0-9]*\)\(.*\)20$/\19\221/" "$work/particle-free")'

# The reference flow of the program is computed in another way.
near() {
    "$program" show $1 > "$work/$1.yaml" && "$program" problems --only $1 --until 1 > "$work/$1" &&
    "$program" run "$work/$1.yaml" -o "$work/o" --set runs.0.method=ode --set runs.0.h=${2:-1} \
        --set runs.0.steps=1 --set runs.0.every=1 > /dev/null &&
    awk -F '\t' 'FNR == NR { if ($1 == 1) exact[$2] = $3; next }
        /^# columns: / { sub("# columns: ", ""); n = split($0, name, " ") }
        !/^#/ { for (i = 3; i <= n; i++) if (name[i] in exact) {
            seen++; d = $i - exact[name[i]]; if (d < 0) d = -d; if ($1 == 1 && d > 1e-9) bad = 1 } }
        END { exit bad || !seen }' "$work/$1" "$work/o/$1/$1.tsv"
}
for p in knife-turning snakeboard-steered trailers-three ball-sphere ball-table tilting-disk \
    suslov-heavy
do check "$p: the reference flow is near" "near $p"
done
check 'the states have the names of the columns of a run' '[ "$(awk "\$1 == 1 { printf \" %s\", \$2 }" \
    "$work/ball-table")" = "$(sed -n "s/^# columns: k t//p" "$work/o/ball-table/ball-table.tsv")" ]'
check 'and not at another time' '! near knife-turning 1.000001'

# constant PROBLEM: what it declares as constant departs by less than 1e-9 until t = 10.
constant() {
    "$program" show $1 > "$work/$1.yaml" && "$program" run "$work/$1.yaml" -o "$work/o" --set \
        runs.0.method=ode --set 'runs.0.record=[momentum, quantities]' "${@:2}" > /dev/null &&
    awk '/^# departure / { seen++; if (!($NF < 1e-9)) bad = 1 } END { exit bad || !seen }' \
        "$work/o/$1/$1.tsv"
}
for p in $(list); do
    "$program" show $p | grep -qE '^    (momenta|invariants):' || continue
    check "$p: what it declares as constant is" "constant $p"
done
prime="'"
check 'knife-turning: the moving energy of the rotation' 'constant knife-turning --set \
    "systems.knife-problem.invariants={E: (x$prime^2 + y$prime^2)/2 - omega*(x*y$prime - y*x$prime)}"'
check 'and the coordinate x is not' \
    '! constant heisenberg-well --set systems.heisenberg-problem.invariants.E=x'

# The clients of the volume, on a small set.
mkdir -p "$work/set" && solve gearbox-turns && cp "$work/gearbox-turns" "$work/set/gearbox-turns.tsv"
check 'header and JSON are written' 'paper/problems "$program" "$work/set" &&
    [ $(grep -c "{\"gearbox-turns\"" "$work/set/problems.h") = 12 ]'
check 'a folder without tables is refused' 'mkdir "$work/no" && ! paper/problems "$program" \
    "$work/no" 2> "$work/err" && complains "no table" && [ "$(files "$work/no")" = 0 ]'
client() { # NAME INTERPRETER COMMAND
    if command -v $2 > /dev/null
    then check "the client in $1" "$3"
    else skip "the client in $1" "there is no $2"
    fi
}
client C gcc 'gcc -std=c11 -I"$work/set" tests/solvers/solver.c -o "$work/client" -lm && "$work/client" > "$work/out" && prints "errs by"'
client Python python3 'python3 tests/solvers/solver.py "$work/set/problems.json" > "$work/out" && prints "errs by"'
client Julia julia 'julia tests/solvers/solver.jl "$work/set/gearbox-turns.tsv"'
check 'the client sees a wrong value' 'sed "s/\(gearbox-turns.*\"x\", 10, \"[^\"]*\", \)-*[0-9.e-]*/\10.5/" \
    "$work/set/problems.h" > "$work/no/problems.h" && gcc -std=c11 -I"$work/no" tests/solvers/solver.c \
    -o "$work/client" -lm && ! "$work/client" > "$work/out"'
finish
