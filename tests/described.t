#!/bin/bash
# Systems that an experiment file describes: they run in every precision, and the C
# that is printed of them gives the same numbers.
# The program is $NHI, or build/nhi.
. tests/tap.sh
# The tool of the build, which prints a system as formulas and as definitions of an identity.
tool=${TOOL:-build/tools/system}
tool() { "$tool" "$@" > "$work/out" 2> "$work/err"; status=$?; [ $status = "$want" ]; }
for_all() {
    local file n=0
    for file in build/src/systems/*.system
    do  "$1" "$file" || return
        n=$((n + 1))
    done
    [ $n -gt 10 ]
}
its_c() { want=0 tool "$1" && cmp "$work/out" "${1%.system}.c"; }
check 'the tool prints the C of every system that is compiled' 'for_all its_c'
cheap mutant
its_formulas() {
    want=0 tool "$1" --tex && prints '^\$L = ' &&
        awk '{ n = gsub(/\{/, "") - gsub(/\}/, ""); d = gsub(/\$/, ""); if (n || d % 2) exit 1 }' \
            <(grep '^\$' "$work/out")
}
check 'and its formulas' 'for_all its_formulas'
check 'an affine field has a component for each coordinate' \
    'want=0 tool build/src/systems/particle.system --tex &&
     [ "$(grep "^.Y = " "$work/out" | grep -o ",. " | wc -l)" = 2 ]'
identities() {
    local file n=0
    for file in build/src/systems/*.system
    do  if "$tool" "$file" --identity > "$work/out" 2> "$work/err"
        then prints '^let: M11 = .*; V = ' && prints '^over: ' && prints '^where:' || return
             n=$((n + 1))
        else complains 'not rational in sines and cosines' || return
        fi
    done
    [ $n -gt 5 ]
}
check 'and definitions where they are rational in sines and cosines' identities
of_the_system() {
    local file n=0
    for file in build/src/systems/*.system
    do  grep -q '^group' "$file" || ! "$tool" "$file" --identity > "$work/out" 2> "$work/err" ||
            { perl tests/letters.pl "$file" < "$work/out" > "$work/err" && n=$((n + 1)); } || return
    done
    [ $n -ge 14 ]
}
check 'which are those of its Lagrangian and its constraints' of_the_system
check 'the blade: its sine and cosine are letters with one relation' \
    'want=0 tool build/src/systems/knife-edge.system --identity && prints "mu11 = .*s_" &&
     prints "^where:.* s_[a-z]*\^2 = 1 - c_[a-z]*\^2;"'
check 'a system of an experiment file has them too' \
    'want=0 tool experiments/wheelset.yaml --identity && prints "mu24 = cone.y-r; .*mu34 = -.r.cone.y"'

names='wheeled-pendulum chaplygin-top rattleback ball-in-sphere car-with-trailer'
short=()
for k in 0 1 2 3 4 5; do short+=(--set runs.$k.steps=20 --set runs.$k.every=20); done
check 'every described system is good' 'gives 0 check experiments/described.yaml &&
    [ "$(grep -c "derivative of the forms: good" "$work/out")" = 5 ] &&
    [ "$(grep -c "constraint not integrable" "$work/out")" = 5 ]'
check 'they run' 'gives 0 run experiments/described.yaml -o "$work/double" "${short[@]}"'
quad=${program%/nhi}/nhi-quad
if [ -x "$quad" ]
then
    check 'and in quad' '"$quad" run experiments/described.yaml -o "$work/quad" "${short[@]}"'
    # A rate that falls to zero has no rounding at which its turns could end.
    cat > "$work/tiny.yaml" <<END
    title: a test
    source: none
    systems:
      tiny:
        coordinates: [x]
        group: SO(3)
        lagrangian: "(x'^2 + w1^2 + (2 + sin(x))*w2^2 + 3*w3^2 + (x' + sin(x)*w2)^2)/2 - sin(x)*R21"
        constraints: ["w1 - log(1 + R21^2)*w2", "w3"]
    runs:
      - {name: r, system: tiny, method: gauss, h: 1/16, steps: 2, record: [energy],
         start: {q0: [-0.6], rule: momentum, v0: [-0.03, 3e-30, 0.4, -1.7e-32]}}
END
    check 'rates that fall to zero are solved for' '"$quad" run "$work/tiny.yaml" -o "$work/quad"'
    # same FILE: the last energies agree to rounding.
    same() { paste <(awk '!/^#/ { print $NF, $0 }' "$work/double/described/$1" | tail -n 1) \
        <(awk '!/^#/ { print $NF, $0 }' "$work/quad/described/$1" | tail -n 1) |
        perl -ne '@x = split; $n = @x / 2; $d = 0;
            for (2 .. $n - 2) { $e = abs($x[$_] - $x[$_ + $n]); $d = $e if $e > $d }
            exit !(@x % 2 == 0 && $d < 1e-11)'; }
    for name in $names
    do check "$name: double and quad agree" "same $name-dla.tsv"
    done
fi
check 'a setting reaches the description' 'gives 0 run experiments/described.yaml -o "$work/set" \
    "${short[@]}" --only car-with-trailer-dla --set systems.car-with-trailer.parameters.m=3 &&
    ! cmp -s "$work/set/described/car-with-trailer-dla.tsv" \
        "$work/double/described/car-with-trailer-dla.tsv"'

# A density that is declared is that of a measure which the motion keeps.
cat > "$work/measure.yaml" <<'END'
title: a test
source: none
systems:
  hill: {coordinates: [x, y, z], constraints: ["z' - y*x' + x*y'"],
    lagrangian: "(x'^2 + y'^2 + z'^2)/2", measure: "1/sqrt(1 + x^2 + y^2)"}
runs:
  - {name: run, system: hill, method: mp, h: 1/10, steps: 10, record: [q],
     start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, -1]}}
END
sed 's/1 + x/2 + x/' "$work/measure.yaml" > "$work/wrong.yaml"
sed "s/1 + x/1 + x'/" "$work/measure.yaml" > "$work/moves.yaml"
check 'a declared measure is kept' 'gives 0 check "$work/measure.yaml" &&
    grep -q "measure with the declared density: kept" "$work/out"'
check 'a wrong one is refused' '! "$program" check "$work/wrong.yaml" > "$work/out" &&
    [ "$(grep -c "measure with the declared density: WRONG" "$work/out")" = 1 ]'
check 'as is one that depends on a velocity' 'gives 2 check "$work/moves.yaml" &&
    grep -q "moves.yaml:5: hill: a velocity is in it" "$work/err"'

# One more coordinate is the time: x'' = -x + cos t from rest, which is t/2 sin t.
cat > "$work/driven.yaml" <<'END'
title: a test
source: none
systems:
  driven: {coordinates: [x, s], constraints: ["s' - 1"], lagrangian: "(x'^2 + s'^2 - x^2)/2 + x*cos(s)"}
runs:
  - {name: "{method}", system: driven, method: [dla, rk4], h: 1/100, steps: 1000, every: 1000, record: [q],
     start: {rule: momentum, q0: [0, 0], v0: [0, 1]}}
END
sed 's/cos(s)/cos(1.01*s)/' "$work/driven.yaml" > "$work/slower.yaml"
# driven FILE RUN: how far x is from t/2 sin t at t = 10, s from t.
driven() { tail -n 5 "$work/$1/$2.tsv" | perl -lane 'print abs($F[2] - 5 * sin 10), " ", abs($F[3] - 10) if $F[0] eq 1000'; }
check 'a coordinate may be the time' 'gives 0 run "$work/driven.yaml" -o "$work" && gives 0 run "$work/slower.yaml" -o "$work" &&
    driven driven rk4 | awk "{ exit !(\$1 < 1e-8 && \$2 < 1e-9) }" && driven driven dla | awk "{ exit !(\$1 < 1e-3 && \$2 < 1e-9) }" &&
    driven slower rk4 | awk "{ exit !(\$1 > 1e-2) }"'

# Numbers with exponents, and blanks before names, mean what they say.
cat > "$work/numbers.yaml" <<'END'
title: a test
source: none
systems:
  plain: {summary: plain, coordinates: [x, y, z], constraints: ["z'-y*x'"],
    lagrangian: "x'^2/2+y'^2/2+z'^2/2-25*x^2/10-20*y^2"}
  spelt: {summary: spelt, coordinates: [x, y, z], constraints: [" z' - y * x' "],
    lagrangian: " 5e-1 *  x'^2 + 0.5 * y'^2 + 50E-2 *  z'^2 - 2.5 *  x^2 - 2e+1 *  y^2"}
defaults: {method: dla, h: 0.1, steps: 5, record: [q, energy],
  start: {rule: momentum, q0: [0.1, 0, 0.2], v0: [1, 0.5, 0]}}
runs: [{name: plain, system: plain}, {name: spelt, system: spelt}]
END
check 'numbers with exponents, blanks' 'gives 0 run "$work/numbers.yaml" -o "$work/double" &&
    cmp <(grep -v "^#" "$work/double/numbers/plain.tsv") \
        <(grep -v "^#" "$work/double/numbers/spelt.tsv")'

# A potential is no number beyond its end, where its gradient still is one: no run starts there or steps over it.
cat > "$work/end.yaml" <<'END'
title: a test
source: none
systems:
  end: {coordinates: [x, y, z], constraints: ["z' - y*x'"], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - log(y)/2"}
defaults: {system: end, h: 1/10, steps: 20, method: rattle}
runs:
  - {name: beyond, record: [q], start: {rule: momentum, q0: [0.5, -1, 0], v0: [0.1, 0.5, -0.1]}}
  - {name: over, record: [q], start: {rule: momentum, q0: [0.5, 0.47, 0], v0: [0.1, -0.2, 0.047]}}
  - {name: within, record: [q], steps: 5, start: {rule: momentum, q0: [0.5, 0.47, 0], v0: [0.1, -0.2, 0.047]}}
  - {name: lanes, kind: ensemble, method: gni, steps: 5, start: {rule: momentum, q0: [0.5, 1, 0], v0: [0, 0, 0]},
     grid: {start.q0.1: {from: -1, to: 1, count: 2}}, reduce: [last, energy]}
  - {name: alone, kind: ensemble, lanes: no, method: gni, steps: 5, start: {rule: momentum, q0: [0.5, 1, 0], v0: [0, 0, 0]},
     grid: {start.q0.1: {from: -1, to: 1, count: 2}}, reduce: [last, energy]}
END
ends() {
    nhi run "$work/end.yaml" -o "$work/double"
    [ "$status" = 3 ] && grep -q "run beyond cannot start: .*not finite at q0 is the potential" "$work/err" &&
        grep -q "run over stopped at step .*no longer finite" "$work/err" && [ -f "$work/double/end/within.tsv" ] &&
        for run in lanes alone
        do  [ "$(awk '!/^#/ { print $2, $3 != 0, $NF == "nan" }' "$work/double/end/$run.tsv" | xargs)" = '-1 1 1 1 0 0' ] || return; done
}
check 'no run goes where the potential is no number' ends

# A load of zero takes its own term away, and no other one.
cat > "$work/loads.yaml" <<'END'
title: a test
source: none
systems:
  loaded: {coordinates: [x, y, z], parameters: {a: 0, b: 0, f: 0, g: 0}, constraints: ["z'-y*x' - f*x - g*cos(x)"],
    lagrangian: "(x'^2+y'^2+z'^2)/2 - a*x^2/2 - b*y^2/2"}
defaults: {method: dla, h: 0.1, steps: 5, record: [q, energy],
  start: {rule: momentum, q0: [0.1, 0.4, 0.2], v0: [1, 0.5, 0.4]}}
runs:
  - {name: "00", system: loaded}
  - {name: "05", system: loaded, parameters: {b: 5}}
  - {name: "10", system: loaded, parameters: {a: 1}}
  - {name: x5, system: particle, parameters: {ky: 5}}
END
check 'a load of zero takes its own term away only' 'gives 0 run "$work/loads.yaml" -o "$work/double" &&
    cmp <(grep -v "^#" "$work/double/loads/05.tsv") <(grep -v "^#" "$work/double/loads/x5.tsv") &&
    ! cmp -s <(grep -v "^#" "$work/double/loads/10.tsv") <(grep -v "^#" "$work/double/loads/00.tsv")'

# The printed C is compiled and asked for the same numbers at another point.
cat > "$work/main.c" <<'END'
#include "testbed/experiment.h"
#include "ledger/ledger.h"
#include "base/random.h"
#include <stdio.h>
#include <string.h>
extern const nh_system SYSTEM;
static double apart(const nh_model *a, const nh_model *b, const real q[], const real u[])
{
    real x[NH_MAX * NH_MAX], y[NH_MAX * NH_MAX], most = 0;
    a->system->mass(a, q, x), b->system->mass(b, q, y);
    for (int i = 0; i < a->dim * a->dim; i++)
        nh_real_enlarge(&most, fabs(x[i] - y[i]));
    a->system->dforms(a, q, u, x), b->system->dforms(b, q, u, y);
    for (int i = 0; i < a->dim * a->m; i++)
        nh_real_enlarge(&most, fabs(x[i] - y[i]));
    return (double)most;
}
int main(int count, char *argument[])
{
    nh_experiment e;
    nh_message m = {0};
    nh_model a, b;
    real w[NH_MAX], u[NH_MAX], q[NH_POINT] = {0}, far[NH_POINT];
    nh_random *r = nh_random_open(3);
    if (count < 2 || !nh_experiment_read(argument[1], 0, NULL, &e, &m))
        return 2;
    nh_model_default(&a, &SYSTEM);
    nh_model_default(&b, nh_described_system(nh_describe_find(&e.systems, SYSTEM.name)));
    nh_random_vector(r, a.dim, 0.5, w), nh_random_vector(r, a.dim, 1, u);
    nh_group_identity(a.group, q + a.n);
    nh_model_move(&a, nh_retraction_find("exp"), q, w, q);
    memcpy(far, q, sizeof far);
    a.value[0] += 1; /* the first parameter is a mass in all of them */
    printf("%d %d\n", apart(&b, &b, q, u) == 0, apart(&a, &b, q, u) > 0.01);
    a.value[0] -= 1;
    return !(apart(&a, &b, q, u) < 1e-14);
}
END
cat > "$work/among.yaml" <<'END'
title: a test
source: none
systems:
  among: {coordinates: [x, y, z], parameters: {m: 1}, lagrangian: "m*(x'^2 + 10^30*y'^2/(10^15)^2 + z'^2)/2",
    constraints: ["z' - (4*10^18 + 6*10^18)/10^19*sin(sqrt(2)*y)*x'"]}
runs: [{name: r, system: among, method: dla, h: 0.1, steps: 5, record: [energy], start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 0]}}]
END
compiled() {
    local file=${2:-experiments/described.yaml}
    NHI_EXPERIMENTS=${file%/*} nhi show "$(basename "$file" .yaml)" --source
    perl -ne 'print if (/^\/\* systems\/(\S+)\.c/ ? $on = $1 eq "'$1'" : $on)' "$work/out" > "$work/s.c"
    gcc -std=c11 -O1 -Wall -Wextra -Wconversion -Werror -D_POSIX_C_SOURCE=200809L \
        -D__STDC_WANT_IEC_60559_TYPES_EXT__ -DSYSTEM=nh_system_${1//-/_} -Ibuild/src \
        -o "$work/c" "$work/main.c" "$work/s.c" build/libnhi.a \
        -lgsl -lgslcblas -lyaml -lflint-arb -lflint -lgmp -lm 2> "$work/err" &&
        "$work/c" "$file" > "$work/said" && [ "$(cat "$work/said")" = '1 1' ]
}
if [ "$program" = build/nhi ]
then
    for name in $names; do check "$name: the printed C" "compiled $name"; done
    check 'numbers among themselves are reals in the printed C' 'compiled among "$work/among.yaml"'
fi
# A mistake in a description is answered with its place and what is near.
cat > "$work/sledge.yaml" <<'END'
title: a test
source: none
systems:
  sledge:
    coordinates: [x, y, theta]
    parameters: {m: 1, J: 2}
    lagrangian: "m*(x'^2 + y'^2)/2 + J*theta'^2/2"
    constraints: ["x'*sin(theta) - y'*cos(theta)"]
runs: [{name: r, system: sledge, method: dla, h: 0.1, steps: 5, record: [energy],
  start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 0]}}]
END
# changed SED STATUS PATTERN: what check says of the file after that change.
# What is refused is refused in a line that was changed, but for all names or numbers together.
changed() {
    sed "$1" "$work/sledge.yaml" > "$work/changed.yaml"
    gives "$2" check "$work/changed.yaml" && { [ -z "$3" ] || complains "$3"; } && { [ "$2" != 2 ] || grep -q "parameters of\|names are too long\|cannot start" "$work/err" ||
        diff --unchanged-line-format= --old-line-format= --new-line-format='%dn:
' "$work/sledge.yaml" "$work/changed.yaml" | grep -qxFf - <(sed -n 's/^.*changed.yaml:\([0-9]*:\).*/\1/p' "$work/err"); }
}
check 'the sledge as it stands' 'changed "" 0 ""'
check 'one whose form turns fast has no mistake' 'changed "s/(theta)/(60*theta)/g" 0 ""'
# free REST: the sledge without its constraint and without its start, and the rule of its start.
free() { sed "/constraints:/d; s/method: dla/method: free/; s/record: .*/record: [q],/; s/rule: momentum/rule: $1/" "$work/sledge.yaml" > "$work/$1.yaml" &&
    gives 0 run "$work/$1.yaml" -o "$work/free"; }
check 'without a constraint no reaction is felt' 'free momentum && free reaction &&
    [ "$(grep -vc "^#" "$work/free/reaction/r.tsv")" = 6 ] &&
    cmp <(grep -v "^#" "$work/free/momentum/r.tsv") <(grep -v "^#" "$work/free/reaction/r.tsv")'
check 'a function that is near' 'changed "s/sin(/sim(/" 2 \
    "yaml:8:[0-9]+: sledge: sim is not defined; expected sin or another$"'
check 'a constant that is near' 'changed "s/J.theta/pii*theta/" 2 \
    "yaml:7:[0-9]+: .*pii is not defined; expected pi or another$"'
check 'a velocity that is near' 'changed "s/J.theta/J*thetta/" 2 \
    "yaml:7:[0-9]+: .*thetta. is not defined; expected theta. or another$"'
check 'nothing is near' 'changed "s/J.theta/J*zyxwvut/" 2 \
    "expected a variable, a parameter, a number, pi, or one of sin"'
check 'the systems of the file are near' 'changed "s/system: sledge/system: slegde/" 2 \
    "expected sledge or another of nhi list systems or of systems in this file"'
sine="x'*sin(theta) - y'*cos(theta)"
for second in "$sine" "2*x'*sin(theta) - 2*y'*cos(theta)" \
    "tan(theta)*x' - y'" "m*($sine) + J*($sine)" "$sine + 1"
do  check "a constraint twice: $second" 'changed "s/constraints: .*/constraints: [\"$sine\", \"$second\"]/" 2 \
        "yaml:8:.*sledge: its form is a combination of those before it; expected independent"'
done
two="\"$sine\", \"theta'\""
check 'two constraints that are two' 'changed "s/constraints: .*/constraints: [$two]/" 0 ""'
check 'a combination of the two' 'changed \
    "s/constraints: .*/constraints: [$two, \"$sine - x*theta'"'"'\"]/" 2 "its form is a combination"'
many=$(seq -s, -f 'v%.0f' 1 400) few=$(seq -s, -f 'v%.0f' 1 60)
while IFS='|' read -r sed pattern
do  check "refused: $pattern" 'changed "$sed" 2 "$pattern"'
done <<'END'
s/coordinates: .*/coordinates: x/|coordinates is no list
s/coordinates: .*/coordinates: [x, 2y, theta]/|2y is no name
s/parameters: .*/parameters: [m, J]/|parameters is no map
s/parameters: .*/parameters: {m: {default: 1, sign: odd}, J: 2}/|sign is odd; expected nonzero or positive
s/parameters: .*/parameters: {m: {defalt: 1}, J: 2}/|unknown key defalt in a system; expected default
s/parameters: .*/parameters: {m: {default: [1]}, J: 2}/|default is no plain text
s/parameters: .*/parameters: {m: {default: 1 2 3, rows: 2}, J: 2}/|m is 1 2 3; expected a name and a number
s/parameters: .*/parameters: {m: one, J: 2}/|m is one; expected a name and a number
s/parameters: .*/&\n    let: [a]/|let is no map
s/parameters: .*/&\n    let: {a: [1]}/|a is no text
s/parameters: .*/parameters: {m: {default: 0, sign: nonzero}, J: 2}/|m is 0; expected a number that is not 0
s/constraints: .*/&\n    momenta: {a: "q'"}/|q. is not defined; expected
s/constraints: .*/&\n    field: [x, theta', y]/|a velocity is in it; expected a field of positions
s/constraints: .*/constraints: ["x'-1"]\n    field: [x, y, y]/|a constraint is affine; expected linear ones with a field
s/  sledge:/  Sledge:/|Sledge is no name of a system; expected small letters
s/constraints: .*/constraints: x/|constraints is no list
s/constraints: .*/constraints: [[x]]/|constraints holds something that is no text
s/constraints: .*/&\n    cases: {one: {lagrangian: "m"}}/|a case is no word of a choice
s/constraints: .*/&\n    cases: [one]/|cases is no map
s/constraints: .*/&\n    summary: [a]/|summary is no plain text
s/  sledge:/  sledge: 3\n  other:/|sledge is no map
s/  sledge:/  a2345678-1-2345678-2-2345678-3-2345678-41:/|is no name of a system; expected small letters
s/coordinates: .*/coordinates: [t, y, theta]/|t is the name of a column
s/coordinates: .*/coordinates: [k, y, theta]/|k is the name of a column
s/constraints: .*/&\n    momenta: {y: "x'"}/|y is taken; expected another name
s/constraints: .*/&\n    hand: {forms: f}/|entries written in C are for systems of a document; expected formulas
s/coordinates: .*/coordinates: []/|0 directions; expected 1 to
s/coordinates: .*/coordinates: [x, y, abcdefghijklmnopqrstuvwx]/|abcdefghijklmnopqrstuvwx is too long; expected at most 20
s/coordinates: .*/coordinates: [x, R12]\n    group: SO(3)/|R12 is taken; expected another name
s/coordinates: .*/coordinates: [x, w1]\n    group: SO(3)/|w1 is taken; expected another name
s/parameters: .*/parameters: {2m: 1, J: 2}/|2m is 1; expected a name and a number
s/lagrangian: .*/lagrangian: [m]/|lagrangian is no plain text
s/constraints: .*/&\n    field: [x, y]/|another number of components; expected one for each velocity
s/constraints: .*/&\n    field: [x, y, y, y]/|another number of components; expected one for each velocity
s/constraints: .*/&\n    field: [x, q, y]/|q is not defined
s/constraints: .*/&\n    measure: "1 + q"/|q is not defined
s/constraints: .*/&\n    invariants: {a: "q"}/|q is not defined
END
check 'refused: no system' 'gives 2 check "$work/sledge.yaml" --set "systems={}" && complains "systems is no map; expected NAME"'
cat > "$work/turns.yaml" <<'END'
title: a test
source: none
systems:
  plane: {coordinates: [x, y], constraints: ["x' - y'"], lagrangian: "(x'^2 + y'^2)/2"}
  line: {coordinates: [x, y, z], constraints: ["x'", "z'"], lagrangian: "(x'^2 + y'^2 + z'^2)/2"}
  belt: {coordinates: [x, y, z], constraints: ["x' - z' - 1/10"], lagrangian: "(x'^2 + y'^2 + z'^2)/2"}
defaults: {kind: section, method: dla, steps: 8, turns: 2, load: 1, ring: [0, 1, 2]}
runs:
  - {name: r, system: plane, start: {rule: momentum, q0: [0, 0], v0: [1, 1]}}
END
check 'two coordinates have no driver' 'gives 2 check "$work/turns.yaml" && complains "plane has no driver here"'
for name in line belt
do check "nor has $name, with two constraints or an affine one" 'gives 2 check "$work/turns.yaml" --set runs.0.system=$name \
        --set "runs.0.start={rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}" && complains "$name has no driver here"'
done
check 'refused: too many names' \
    'changed "s/coordinates: .*/coordinates: [$many]/" 2 "too many names; expected fewer"'
check 'refused: one case with a field' 'changed "s/parameters: .*/parameters: {m: 1, J: 2, f: {choices: \"I|II\"}}\n\
    cases: {I: {field: [x, y, y]}, II: {}}/" 2 "yaml:7: .*: one has a field and another has none"'
check 'refused: too many directions' \
    'changed "s/coordinates: .*/coordinates: [$few]/" 2 "60 directions; expected 1 to [0-9]*$"'
wide=$(printf 'x%.0s' {1..300})
check 'refused: a definition too long, names too long' 'changed "s/parameters: .*/&\n    let: {V: \"0*(${wide//x/x + x + }x)\"}/" 2 \
    "too long; expected less than 2000 letters" && changed "s/constraints: .*/&\n    momenta: {a$wide: \"J\", b$wide: \"m\"}/" 2 \
    "names are too long; expected shorter ones"'
ones=$(printf '%033d' 0 | sed 's/0/ 1/g')
check 'refused: a number too long, too many numbers' 'changed "s/m: 1/m: 1.$(printf %050d 0)/" 2 "m is 1.0*; expected a name and" &&
    changed "s/m: 1/m:$ones, k:$ones/" 2 "more than 64 numbers; expected fewer" &&
    changed "s/m: 1/m: ${ones// 1/$ones}/" 2 "is too long; expected at most 1023 letters"'
check 'refused: a mistake in a setting has no column' 'gives 2 check "$work/sledge.yaml" \
    --set "systems.sledge.measure=1 + q" && complains "[^0-9]: sledge: q is not defined"'
# large TERMS: potential and constraint have 60 sines for each, and each is less than a tape may hold.
sines=$(seq -s+ -f 'sin(u + %.0f)' 1 60)
large() { changed "s/parameters: .*/&\n    let: {S(u): \"$sines\", T(u): \"($(seq -s+ -f 'S(%.0f*u)' 1 "$1"))\/100000\"}/
    s/2\"$/2 - T(x)\"/; s/cos(theta)/& + T(y)*y'/" "${@:2}"; }
check 'formulas that are too large together, and each' 'large 20 0 "" && large 40 2 "the formulas are too large; expected fewer terms"'
check 'refused: too many parameters' \
    'changed "s/parameters: .*/parameters: {${few//,/: 1,}: 1}/" 2 "more than [0-9]* parameters"'
check 'refused: too many constraints' 'changed "s/constraints: .*/constraints: [${many//v/x}]/" 2 \
    "more than [0-9]* constraints"'
check 'refused: too many definitions' \
    'changed "s/parameters: .*/&\n    let: {${few//,/: m,}: m}/" 2 "more than [0-9]* let"'
check 'a parameter of two rows: its entries have numbers' \
    'changed "s/parameters: .*/parameters: {m: {default: 1 0 0 1, rows: 2}, J: 2}/; s/m\*(/m12*(/" 2 "not positive definite" &&
     changed "s/parameters: .*/parameters: {m: {default: 2 1 1 2, rows: 2}, J: 2}/; s/m\*(/m12*(/" 0 ""'
check 'the tool refuses what is no system' 'want=2 tool && want=2 tool nofile &&
    want=2 tool "$work/no/x.system" && printf "coordinates: 3\n" > "$work/x.system" &&
    want=1 tool "$work/x.system" && complains "coordinates is no list" && printf "[1]\n" > "$work/x.system" &&
    want=1 tool "$work/x.system" && complains "it is no map; expected one of summary"'
# The sledge as a file of the tool, and what it prints.
sed -n 's/^    //p' "$work/sledge.yaml" > "$work/sledge.system"
printed() { sed "$1" "$work/sledge.system" > "$work/y.system" && tool "$work/y.system" "${@:2}"; }
want=0
check 'a backslash in a comment is one in the text' \
    'printed "s/^coord/# a \\\\ b\n&/" && grep -qF "\"# a \\\\ b\\n\"" "$work/out"'
check 'the equations use no derivative that is written by hand' 'printed "" && prints "^static void equations" &&
    printed "\$ a hand: [dforms]" && ! prints "^static void equations"'
check 'what is written by hand is a list of short names' 'want=1 printed "\$ a hand: mass" && complains "hand is no list" &&
    want=1 printed "\$ a hand: [abcdefghijklmnop]" && complains "too long; expected at most 15 letters"'
check 'an affine constraint without a field is shown whole' 'printed "s/cos(theta)/& - m/" --tex && prints "^.0 = .* - m.\\\\par"'
check 'a case has its potential' 'printed "s/m: 1,/&f: {default: 0, choices: \"I|II\"},/
    s/theta.^2.2\"/&\ncases: {I: {}, II: {lagrangian: \"m*(x\x27^2 + y\x27^2 + theta\x27^2)\/2 - x\"}}/" &&
    perl -0777 -ne "exit !/== 1\\) \\{\s+V = q\\[0\\];\s+return V;\s+\\}/" "$work/out"'
check 'what is not finite is named' '
    changed "s/lagrangian: ./&sqrt(-1 - x^2) + /" 3 "not finite at q0 is the potential;" &&
    changed "s/lagrangian: ./&x'"'"'^2*log(x) + /" 2 "not finite at q0 is the kinetic energy;" &&
    changed "s/lagrangian: ./&sqrt(x) + /; s/rule: momentum/rule: reaction/" 3 "not finite at q0 is a derivative of the potential;" &&
    changed "s/constraints: .*cos(theta)/&\/x/" 3 "not finite at q0 is a constraint;"'
check 'a system of a file is shown' 'gives 0 show "$work/sledge.yaml:sledge" &&
    prints "^base coordinates: x y theta" && prints "^  J +default 2" &&
    gives 2 show "$work/sledge.yaml:slegde" && complains "expected sledge or another" &&
    gives 2 show "$work/none.yaml:sledge" && printf "a: 1\n" > "$work/none.yaml" &&
    gives 2 show "$work/none.yaml:sledge" && complains "no systems; expected systems:"'
# ---- Texts that do not fit ------------------------------------------------------------
cat > "$work/long.yaml" <<'END'
title: texts
source: none
systems:
  s:
    summary: SUMMARY
    source: SOURCE
    alias: ALIAS
    coordinates: [x, y, z]
    parameters: {NAME: 1, k: {default: 1, meaning: MEANING}, c: {default: 0, choices: CHOICES}}
    lagrangian: "NAME*k*(x'^2+y'^2+z'^2)/2"
    constraints: ["z'-y*x'"]
END
# written WORD LENGTH: that text so long, the others short.
written() {
    perl -pe 'BEGIN { $word = shift; $n = shift } s/\b([A-Z]{4,})\b/lc($1) . ($1 eq $word ? "x" x ($n - length $1) : "")/ge' \
        "$1" "$2" "$work/long.yaml" > "$work/text.yaml"
}
check 'a text is kept whole or refused' \
    'for text in SUMMARY:199:5 SOURCE:199:6 ALIAS:63:7 NAME:23:9 MEANING:79:9 CHOICES:79:9
     do IFS=: read -r word most line <<< "$text"
        written $word $most && gives 0 show "$work/text.yaml:s" && prints "x{$((most - 7))}" &&
            written $word $((most + 1)) && gives 2 show "$work/text.yaml:s" &&
            complains ":$line: .*too long; expected at most $most letters" || return
     done'

# bent WORDS FORM...: what is said of the constraint, of a part a million times as bent as another,
# of an integrable form times a steep function, and of both at once.
bent() {
    local words=$1 forms; shift
    forms=$(printf '"%s", ' "$@")
    cat > "$work/bent.yaml" <<END
title: forms
source: this test
systems: {forms: {coordinates: [x, y, z, u, v, w], constraints: [${forms%, }],
    lagrangian: "(x'^2 + y'^2 + z'^2 + u'^2 + v'^2 + w'^2)/2"}}
runs: [{name: r, system: forms, method: gni, h: 0.1, steps: 2, record: [q],
    start: {rule: momentum, q0: [0, 0, 0, 0, 0, 0], v0: [0, 0, 0, 0, 0, 0]}}]
END
    gives 0 check "$work/bent.yaml" && prints "$words"
}
flat="(cos(x + 2*y)*(x' + 2*y') + 0.7*z' + z*z*z')"
for bend in 1 1e-6 1e-7 1e-11
do check "two forms, one bent by $bend" "bent '2 of 2 forms see' \"z' - y*x'\" \"w' - $bend*v*u'\""
done
for turn in 1 1e2 1e4 1e6
do
    check "an integrable form times what turns by $turn" \
        "bent INTEGRABLE \"(2 + sin($turn*(x + y - z)))*$flat\""
    check "beside it one that is bent by a millionth, turn $turn" \
        "bent '1 of 2 forms see' \"(2 + sin($turn*(x + y - z)))*$flat\" \"w' - 1e-6*v*u'\""
done
# Where masses are far apart, as far out, the rounding of a metric bends nothing.
for far in 1 300 30000
do
    cat > "$work/far.yaml" <<END
title: forms where masses are far apart
source: this test
systems:
  flat: {coordinates: [a, d, i], lagrangian: "(i'^2 + a'^2 + (1 + d^2)*(a' + d')^2)/2",
    constraints: ["(2 + sin(a))*(i' - a' + (sin(i - a)/16 + cos(i - a)/3)*(a' + d'))"]}
  bent: {coordinates: [a, d, i], lagrangian: "(i'^2 + a'^2 + (1 + d^2)*(a' + d')^2)/2",
    constraints: ["i' - a' + (sin(i - a)/16 + cos(d)/3)*(a' + d')"]}
runs: [{name: "{system}", system: [flat, bent], method: free, h: 0.1, steps: 1, record: [q],
    start: {rule: momentum, q0: [1.9, -$far.35209, -0.2], v0: [1, 0, 0]}}]
END
    check "masses apart by the square of $far" 'gives 0 check "$work/far.yaml" && prints "^flat: constraint INTEGRABLE" &&
        prints "^bent: constraint not integrable"'
done
check 'a factor of a form changes nothing' 'for k in 1 1e-8 1e8 1e14
    do bent "1 of 1 forms see" "$k*(z'"'"' - y*x'"'"')" && grep "not integrable" "$work/out"; done |
        uniq -c | awk "{ n = \$1 } END { exit NR != 1 || n != 4 }"'
# The field of affine constraints that are nearly dependent is rounded more than its size says.
cat > "$work/steep.yaml" <<'END'
title: a test
source: none
systems:
  steep: {coordinates: [x, y, z, u], lagrangian: "(x'^2 + y'^2 + z'^2 + u'^2)/2",
    constraints: ["x' - sin(y) - y*u'", "64*(x' - sin(y) - y*u') + z' - cos(x) + x*u'"]}
runs:
  - {name: r, system: steep, method: gni, h: 1/10, steps: 4, record: [q],
     start: {rule: momentum, q0: [0.2, 0, 0.3, 0], v0: [0, 0, 0.98006657784124163, 0]}}
END
for k in 1 8 64
do check "a field with the factor $k has a good derivative" "sed 's/64/$k/' '$work/steep.yaml' > '$work/steeper.yaml' &&
    gives 0 check '$work/steeper.yaml' && grep -q 'derivative of the affine field: good' '$work/out'"; done
# over METHOD POTENTIAL [FORM]: a run over x = 1 in steps of 1/5, whose last row is on the other side.
over() {
    cat > "$work/pole.yaml" <<END
title: a pole
source: this test
systems: {pole: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - ($2)/1000", constraints: ["${3:-z' - y*x'}"]}}
runs: [{name: r, system: pole, method: $1, h: 0.2, steps: 3, record: [q],
    start: {rule: momentum, q0: [0.7, 0, 0], v0: [1, 0.5, 0]}}]
END
    "$program" run "$work/pole.yaml" -o "$work/pole" 2> "$work/err" &&
        grep -v "^#" "$work/pole/pole/r.tsv" | tail -n 1 | awk '{ exit !($3 > 1) }'
}
for method in gni dla rattle
do check "$method: a pole between two nodes" "over $method '1/(1 - x)' && complains \
    'warning: run r: .*jumped over a pole.*: .* between t = 0.2 and t = 0.4' && grep -q '^# warning = .*pole' '$work/pole/pole/r.tsv'"
done
for what in '(x - 1)^(-3)/1000' 'tan(pi*x/2)' '1/(10^9*(x - 1)^2)' '1/(10^9*(x^2 - 2*x + 1))' '1/sqrt(10^18*((x - 1)^2 + 10^(-6)*y^2))' \
    '1/(10^9*(x - 0.95)*(x - 1.05))'
do check "the pole of $what" "over gni '$what' && complains 'jumped over a pole'"; done
for what in '1/(1 + x^2)' '(1 - x)/3' '1/(3 - x)' 'tan(x)' '1/m' '1/(10^9*((x - 1)^2 + 1/100))' '1/(10^9*(x + 1)^2)'
do check "no pole of ${what}" "over gni '${what/m/(2 - 1)}' && [ ! -s '$work/err' ]"; done
check 'an override of a parameter that no formula has' "gives 2 run '$work/pole.yaml' -o '$work/pole' --set systems.pole.parameters.b=2 && complains 'no formula speaks of b; expected a parameter' &&
    gives 2 run '$work/pole.yaml' -o '$work/pole' --set 'systems.pole.parameters.b={default: 2}' && complains 'no formula speaks of b'"
named() { nhi check "$work/pole.yaml" --set "systems.pole.lagrangian=(x'^2 + y'^2 + z'^2)/2 - 2*kap*x" --set "systems.pole.parameters.$1=1"; }
check 'nor of a part of its name' 'named kap && [ "$status" = 0 ] && for part in ka ap a; do named $part && [ "$status" = 2 ] && complains "no formula speaks of $part" || return; done'
check 'the cut of an atan2' "over gni 'atan2(y - 1/20, x - 2)' && complains 'cut of an atan2: .* between t = 0 and t = 0.2'"
check 'and not where it is not passed' "over gni 'atan2(y - 1/20, x + 2)' && [ ! -s '$work/err' ]"
check 'the pole of a form' 'over gni 0 "z'"'"' - y*x'"'"'/(1 - x)/1000" && complains "jumped over a pole"'
check 'the first of two poles of a motion that hardly turns' 'over gni "1/(10^9*sin(x))" && [ ! -s "$work/err" ] &&
    sed -i "s/h: 0.2, steps: 3/h: 0.9, steps: 9/; s/1, 0.5, 0/1, 0, 0/" "$work/pole.yaml" && nhi run "$work/pole.yaml" -o "$work/pole" &&
    grep -v "^#" "$work/pole/pole/r.tsv" | awk "\$3 > 2 * 3.1415927 { far = 1 } \$3 > 3.1415927 && !when { when = \$2 }
        END { exit !(far && when == 2.7) }" && complains "between t = 1.8 and t = 2.7"'
terms() { printf " + $1" {40..80} | sed 's/^ + //'; }
check 'more poles and more loads than are counted' 'over gni "$(terms "1/(%d + x)")" && [ ! -s "$work/err" ] &&
    over gni "$(terms "cos(%d*x)")" && [ ! -s "$work/err" ]'
cat > "$work/lines.yaml" <<'END'
title: parameters with the names of lines
source: this test
systems: {lines: {coordinates: [x, y, z], parameters: {h: 2, method: 5, gamma: 1}, lagrangian: "h*(x'^2 + y'^2 + z'^2)/2 - method*gamma*x^2", constraints: ["z' - y*x'"]}}
runs: [{name: r, system: lines, method: rk4, h: 0.1, steps: 2, record: [q], parameters: {gamma: 3}, start: {rule: momentum, q0: [1, 0, 0], v0: [1, 1, 0]}}]
END
check 'a parameter with the name of a line has a line of its own' 'gives 0 run "$work/lines.yaml" -o "$work" && [ "$(grep -E "^# ([a-z]+\.)?(h|method|gamma) = " "$work/lines/r.tsv" | xargs)" = \
    "# parameters.h = 2 # parameters.method = 5 # parameters.gamma = 3 # method = rk4 # h = 0.1" ]'
check 'no angle beside that of the plane' 'sed "s/.x, y, z./[theta]/; s/parameters: {[^}]*}/group: SE(2)/; s/lagrangian: [^,]*,/lagrangian: \"theta'"'"'^2 + w^2 + v1^2 + v2^2\",/; s/constraints: .*/constraints: [v2]}}/" \
    "$work/lines.yaml" > "$work/plane.yaml" && gives 2 check "$work/plane.yaml" && complains "theta is the name of a column"'
cat > "$work/drift.yaml" <<'END'
title: a drift with a parameter, names of fractions, coordinates by name, starts at rest
source: none
systems:
  slope: {coordinates: [x, y, phi], parameters: {w: 0}, lagrangian: "(x'^2 + y'^2 + phi'^2)/2 - x/2",
    constraints: ["sin(phi)*(x' + w*y) - cos(phi)*(y' - w*x)"]}
  swing: {coordinates: [z, y, x], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - (x^2 + z^2)/2 + cos(y)", constraints: ["z' + sin(y)*x'"]}
  idle: {coordinates: [a, b], lagrangian: "(a'^2 + b'^2)/2", constraints: ["a'"]}
runs:
  - {name: d, system: slope, method: discrete-gradient, h: 1/10, steps: 5, record: [energy], start: {rule: momentum, q0: [0, 0, 0], v0: [1, 0, 1]}}
  - {name: s, system: swing, kind: section, method: dla, steps: 20, turns: 1, load: 1, ring: [1/2, 1/2, 1], start: {rule: momentum, q0: [0, 0, 0], v0: [0, 3, 0]}}
  - {name: "{method}-{h}", system: particle, parameters: {kx: 1, ky: 1}, method: [discrete-gradient, rk4, feedback], h: [1/100, 1/1000], steps: 50,
     record: [q], start: {rule: momentum, q0: [1, 1/2, 0], v0: [0, 0, 0]}}
  - {name: "m-{method}", system: particle, method: [eps, gni], h: 1/10, steps: 5, record: [q], start: {rule: momentum, q0: [1, 1/2, 0], v0: [1, 0, 1/2]}}
END
check 'a drift that is zero is none' 'gives 0 run "$work/drift.yaml" -o "$work" --only d && gives 2 run "$work/drift.yaml" -o "$work" --only d --set runs.0.parameters.w=1 &&
    complains "an affine constraint"'
check 'a section names the coordinates of its system' 'gives 0 run "$work/drift.yaml" -o "$work" --only s && grep -q "^# columns: j k z y x$" "$work/drift/s.tsv" &&
    [ "$(awk -F"\t" "!/^#/ { print int(\$4 + 1/2) }" "$work/drift/s.tsv" | xargs)" = "0 6" ]'
for method in discrete-gradient rk4 feedback
do check "$method starts at rest, without a warning" 'gives 0 run "$work/drift.yaml" -o "$work" --only '$method'-1_100 && gives 0 run "$work/drift.yaml" -o "$work" --only '$method'-1_1000 &&
    ! grep -q "^# warning" "$work/drift/'$method'-1_1000.tsv" && awk "!/^#/ { x = \$3 } END { t = 0.05; exit !(x < 1 - t*t/3 && x > 1 - t*t/2) }" "$work/drift/'$method'-1_1000.tsv"'
done
check 'check names the systems without a run, and counts what is skipped' 'nhi check "$work/drift.yaml" && [ "$status" = 0 ] && prints "drift.yaml: 10 runs, good, 1 of them skipped$" &&
    prints "^idle: no run uses it; nhi judge .*drift.yaml:idle$" && ! prints "^slope: no run"'
check 'a method that follows the motion turns before it' '! over ode "1/(1 - x)" && [ ! -s "$work/err" ]'
finish
