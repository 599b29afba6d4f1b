#!/bin/bash
# What is said about a system that a user brings: a holonomic one is named with the
# function that stays constant, a rate has its sign, a singular set is seen, and what
# is recommended does what it says when it is run. The program is $NHI, or build/nhi.
. tests/tap.sh

# value KEY...: a number of the judgement in $work/j.json.
cat > "$work/value" <<'END2'
use JSON::PP;
my ($file, @path) = @ARGV;
local (@ARGV, $/) = $file;
my $x = decode_json(<>);
$x = ref $x eq 'ARRAY' ? $x->[$_] : $x->{$_} for @path;
print defined $x ? $x : 'null', "\n";
END2
value() { perl "$work/value" "$work/j.json" "$@"; }
holds() { perl -Mstrict -e "exit !($1)"; } # null is no number
# judge WORD...: into j.json. The same words are judged once.
declare -A judged=()
judge() {
    local words=$* file
    file=${judged[$words]-}
    [ -z "$file" ] || { cp "$file" "$work/j.json"; return; }
    file=$(mktemp "$work/judged.XXXXXX")
    gives 0 judge "$@" --format json && cp "$work/out" "$work/j.json" && cp "$work/out" "$file" && judged[$words]=$file
}

cat > "$work/round.yaml" <<'END2'
systems:
  table:
    summary: point on a cylinder that is written as a form, with a factor
    coordinates: [x, y, z]
    parameters: {m: 1, g: 1}
    lagrangian: "m*(x'^2 + y'^2 + z'^2)/2 - m*g*z"
    constraints: ["(2 + sin(z))*(x*x' + y*y')"]
    start: {q0: [1, 0, 0], v0: [0, 1, 0]}
  factor:
    summary: a blade that slides freely, beside a holonomic pair
    coordinates: [x, y, phi, psi]
    lagrangian: "(x'^2 + y'^2 + phi'^2 + psi'^2)/2"
    constraints: ["sin(phi)*x' - cos(phi)*y'", "phi' - 2*psi'"]
END2
sed '/^  factor/,$d' "$work/round.yaml" > "$work/one.yaml"
check 'an integrable form, by its potential, with a factor' 'judge "$work/one.yaml" --time 5 &&
    [ "$(value integrable) $(value constants 0)" = "1 y^2 + x^2" ] && holds "$(value bracket) < 1e-9" && [ "$(value constants 1)" = null ]'
cat > "$work/sheet.yaml" <<'END2'
systems:
  sheet:
    summary: point on a curved sheet
    coordinates: [x, y, z]
    lagrangian: "(x'^2 + y'^2 + z'^2)/2"
    constraints: ["x' + 3*y*y' - 5/2*z'"]
    start: {q0: [0, 1, 0], v0: [0, 0, 0]}
END2
check 'the potential with its factors, the form as it is written' \
    'gives 0 judge "$work/sheet.yaml" --time 5 && prints "path: y\^2 - 1.6666667\*z \+ 0.66666667\*x = 1$" &&
    prints "form 1 = x. \+ 3 \* \(y \* y.\) - 5 / 2 \* z.$"'
cat > "$work/wave.yaml" <<'END2'
systems:
  wave: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["x' + cos(y)*y'"]}
  twice: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z'", "y' + sin(x)*x'"]}
  eleven: {coordinates: [x1, x2, x3, x4, x5, x6, x7, x8, x9, y, z], constraints: ["z' - x1'"],
    lagrangian: "(x1'^2 + x2'^2 + x3'^2 + x4'^2 + x5'^2 + x6'^2 + x7'^2 + x8'^2 + x9'^2 + y'^2 + z'^2)/2"}
  long: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2",
    constraints: ["(1 + 2*x + y + z)*x' + (2 + 3*y + x + z)*y' + (3 + 5*z + x + y)*z'"]}
END2
check 'a potential with a sine; one of nine terms is not shown' 'gives 0 judge "$work/wave.yaml:wave" --time 5 &&
    prints "path: sin.y. \+ x = 0.827" && gives 0 judge "$work/wave.yaml:long" --time 5 && prints "INTEGRABLE" && prints "path: nothing found"'
check 'its start is that of the description' '[ "$(value q0 0) $(value v0 1)" = "1 1" ]'
check 'two potentials, one a coordinate that stands still' 'judge "$work/wave.yaml:twice" --time 5 &&
    [ "$(value constants 0) $(value constants 1)" = "z cos(x) - y" ]'
check 'of eleven coordinates neither potentials nor reflections are sought' 'gives 0 judge "$work/wave.yaml:eleven" --time 5 &&
    prints "INTEGRABLE" && ! prints "admissible path:|^reversal:"'
cat > "$work/near.yaml" <<'END'
systems:
  near: {coordinates: [x, y, z, w], parameters: {a: 1/20, b: 0}, lagrangian: "(x'^2 + y'^2 + z'^2 + w'^2)/2",
    constraints: ["x' + sin(3*y)*z' - b*z*y'", "x' + sin(3*y)*z' - b*z*y' + (y + a)*w'"], start: {q0: [0.5, 0.3, 0.2, 0], v0: [0, 1, 0, 0]}}
END
check 'forms that are nearly dependent at a point do not hide a measure' 'for a in 0.2 0.0503 0.0493
    do  gives 0 judge "$work/near.yaml" --time 5 --set parameters.a=$a && prints "measure of the metric: kept" || return
        gives 0 judge "$work/near.yaml" --time 5 --set parameters.a=$a --set parameters.b=1 && prints "measure of the metric: not kept" || return
    done'
check 'a holonomic part of a nonholonomic system' 'judge "$work/round.yaml:factor" --time 5 &&
    [ "$(value integrable) $(value constants 0)" = "0 psi - 0.5*phi" ]'
check 'every question has its answer, every method the same numbers' 'judge particle --time 5 && perl -MJSON::PP -e "
    local \$/; my \$x = decode_json(<STDIN>);
    exists \$x->{\$_} or exit 1 for qw(point point_geometric point_energy point_nodes point_both energy energy_geometric);
    keys %\$_ == 9 or exit 1 for @{\$x->{row}}; exit !@{\$x->{row}}" < "$work/j.json"'
# The form z' - y x' at the witness is a multiple of the covector there; its length, over that at the
# start, is the root of (1 + y^2)/2.
check 'witness and least length in words are those of the form' 'gives 0 judge particle --time 5 && perl -0777 -ne "
    my (\$mu, \$at) = /covector \(([^()]*)\) at \(([^()]*)\)/; my (\$a, \$b, \$c) = split /, /, \$mu; my @q = split /, /, \$at;
    my (\$l, \$least) = /within 1.2 of the start: (\S+) at \(([^()]*)\)/; my @p = split /, /, \$least;
    exit !(@q == 3 && @p == 3 && \$b == 0 && abs(\$a + \$q[1] * \$c) < 1e-4 && abs(\$a ** 2 + \$c ** 2 - 1) < 1e-3 &&
        abs(sqrt((1 + \$p[1] ** 2) / 2) - \$l) < 1e-3 && \$p[1] <= -0.5 && \$p[1] > -0.52)" "$work/out" &&
    prints "^forms, least length over that at the start: 0.707 at t = 1$"'
check 'a sleigh that runs backwards starves the mode, at the rate of its formula' 'judge chaplygin-sleigh --set "start.v0=[-1, 0, 1/1000]" --time 10 &&
    [ "$(value mode)" = dies ] && holds "abs($(value rate) + 0.2 / 1.04) < 1e-3"'
check 'a moving energy and no reversal' 'judge ball --time 10 && [ "$(value keeps)" = "H - <p, Y>" ] &&
    [ "$(value reversals 0)" = null ]'
# A penny on an incline keeps tr. Where its turn is taken away neither tr nor fa is a number.
cat > "$work/penny.yaml" <<END
title: a test
source: none
systems:
  penny:
    coordinates: [x, y, theta, phi]
    lagrangian: "(x'^2 + y'^2 + theta'^2 + phi'^2)/2 + x"
    constraints: ["x' - cos(phi)*theta'", "y' - sin(phi)*theta'"]
    start: {q0: [0, 0, 0.3, 0.5], v0: [0, 0, 1, 0.8]}
    momenta: {$(for i in {1..30}; do printf 'c%d: p_theta, ' $i; done) J: p_phi}
    invariants: {tr: "2*theta' - sin(phi)/phi'", fa: "2*theta' - cos(phi)/phi'"}
END
check 'what a quotient by a velocity keeps; the last of many momenta' 'gives 0 judge "$work/penny.yaml" --time 5 &&
    prints "c30 NOT kept, J kept$" && prints "tr kept, fa NOT kept$"'
check 'mirrors of the sleigh' 'judge chaplygin-sleigh --time 5 && [ "$(value reversals 0)" = "v -> -v" ] &&
    [ "$(value reversals 1)" = "v -> -v, y -> -y, theta -> -theta" ] && [ "$(value reversals 2)" = null ]'
cat > "$work/lift.yaml" <<'END'
systems: {lift: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z' - 1"]}}
END
check 'mirrors of an affine constraint: z and any other' 'judge "$work/lift.yaml" --time 5 &&
    [ "$(value reversals 0)|$(value reversals 1)|$(value reversals 3)" = "v -> -v, z -> -z|v -> -v, x -> -x, z -> -z|v -> -v, x -> -x, y -> -y, z -> -z" ]'
cat > "$work/well.yaml" <<'END'
systems: {well: {coordinates: [x, y], lagrangian: "(x'^2 + y'^2)/2 - x*exp(-x^2)"}}
END
check 'mirrors are looked for near the start: far away there is one more' 'judge "$work/well.yaml" --time 5 &&
    [ "$(value reversals 0)|$(value reversals 1)|$(value reversals 2)" = "v -> -v|v -> -v, y -> -y|null" ]'
for unit in '10^7' '10^(-7)'
do check "so they are in units of which $unit are one" 'sed "s/: \"/: \"$unit*(/; s/\"}/)\"}/" "$work/well.yaml" > "$work/units-${#unit}.yaml" && judge "$work/units-${#unit}.yaml" --time 5 &&
    [ "$(value reversals 0)|$(value reversals 1)|$(value reversals 2)" = "v -> -v|v -> -v, y -> -y|null" ]'
done
check 'an enclosure holds the run' 'experiment "$work/e.yaml" && sed -i "s/steps: 10/steps: 20/; s/q0: .*/q0: [0, -1, 0], v0: [1, 1, -1]}/" "$work/e.yaml" &&
    gives 0 run "$work/e.yaml" -o "$work" --format csv && judge particle --time 5 &&
    holds "abs($(tail -n 1 "$work/e/r.csv" | cut -d, -f3) - $(value enclosed 0 0)) < 1e-14 && $(value enclosed 0 1) < 1e-19"'
# Two methods, of which the second is not run with its finer step on b.
mkdir "$work/race"
{   printf '# ordinary = rk4\n# columns: system method state T h tolerance starts evaluations'
    printf ' error-low error error-high energy-low energy energy-high'
    printf ' slip-low slip slip-high\n'
    printf '%s\t100\t%s\t-\t1\t9\t1\t1\t%s\t1\t1\t1\t0\t0\t0\n' \
        'a	gni	done' 1/2 0.1 'a	rk4	done' 1/2 0.1 'a	rk4	done' 1/5 1e-3 \
        'b	gni	done' 1/2 0.1 'b	rk4	done' 1/2 0.1
} > "$work/race/matrix-work.tsv"
check 'no good run is told from runs too dear to be made' \
    'gives 0 matrix --choice -o "$work/race" && cp "$work/out" "$work/choice" &&
     for row in "a	1e-4 none none none" "a	1e-2 rk4 none rk4" "b	1e-2 beyond none beyond"
     do  [ "$(grep "^${row%% *}" <(awk -F"\t" "\$3 == \"error\" { print \$1 \"\t\" \$4, \$5, \$9, \$13 }" "$work/choice"))" = "$row" ] || return
     done'
check 'what says how the runs were made is kept' 'mkdir "$work/headed" && { printf "# %s = 1\n" program precision row reference starts &&
        cat "$work/race/matrix-work.tsv"; } > "$work/headed/matrix-work.tsv" && gives 0 matrix --choice -o "$work/headed" &&
    [ "$(grep -cE "^# (program|precision|row|reference|starts) = 1$" "$work/out")" = 5 ]'
cat > "$work/blow.yaml" <<'END'
systems: {blow: {coordinates: [x, y, z], constraints: ["z' - y*x'"], lagrangian: "(x'^2 + y'^2 + z'^2)/2 + y^4/2",
    start: {q0: [0, 1/150, 0], v0: [0, 1/22500, 0]}}}
END
check 'a start beside it whose motion ends too early is left out' 'judge "$work/blow.yaml" --time 40 &&
    holds "$(value point starts) >= 2 && $(value point starts) < 8 && $(value point error) <= 1e-4"'
check 'nodes are projected by ode alone, not by a step that projects' 'judge particle --time 20 &&
    [ "$(value point_geometric name) $(value point_geometric project)" = "compose-projected 0" ]'
check 'what is too dear is named, from the first wish to the last' 'judge particle --accuracy 1e-15 --time 200 &&
    [ "$(value beyond 0) $(value beyond 6) $(value beyond 7)" = "point energy_geometric null" ]'
check 'the words say what the data say' 'for one in "particle --time 5" "coupled5 --time 5" "ball --time 5" particle
    do  gives 0 judge $one && cp "$work/out" "$work/words" && judge $one &&
            [ -z "$(perl tests/judged.pl "$work/words" "$work/j.json")" ] || return
    done'
check 'a system has the parameters of its row, and the page says so' 'gives 0 judge gearbox --time 5 && prints "^parameters: eps = 0.1, even = 0, " &&
    judge gearbox --time 5 && [ "$(value parameters eps)" = 0.1 ] && gives 0 judge snakeboard --time 5 && prints "^parameters: .*, forms = regular$" &&
    judge gearbox --time 5 --set parameters.eps=0 && [ "$(value parameters eps)" = 0 ]'
check 'its row has a name for each column' 'gives 0 judge particle --time 5 &&
    awk "/^method / { n = NF } n && /^gni / { m = NF } END { exit !(n > 5 && n == m) }" "$work/out"'
check 'runs that are not there' 'gives 2 matrix --choice -o "$work/nothing" && complains "nothing/matrix-work.tsv: .*; expected what nhi matrix"'
cp -r "$work/race" "$work/wide"; sed -i "5s/^a/$(printf 'a%.0s' {1..40})/" "$work/wide/matrix-work.tsv"
check 'a name that is too long is not cut: one line, and nothing printed' \
    'gives 2 matrix --choice -o "$work/wide" && complains "matrix-work.tsv:5: a{40} is too long; expected fewer than 40" && [ ! -s "$work/out" ]'
sed -i '6s/	0$//' "$work/race/matrix-work.tsv"
check 'a row that is too short: one line, and nothing printed' \
    'gives 2 matrix --choice -o "$work/race" && complains "matrix-work.tsv:6: .*expected 17" && [ ! -s "$work/out" ]'
head -n 2 "$work/race/matrix-work.tsv" > "$work/wide/matrix-work.tsv"
check 'a table without a run' 'gives 2 matrix --choice -o "$work/wide" && complains "matrix-work.tsv: no run, or no line .# ordinary =.; expected what nhi matrix writes"'
sed -n 2,3p "$work/race/matrix-work.tsv" > "$work/wide/matrix-work.tsv"
check 'a table that does not say which methods are ordinary' 'gives 2 matrix --choice -o "$work/wide" && complains "no line .# ordinary =."'
sed '3s/9/9x/' "$work/race/matrix-work.tsv" > "$work/wide/matrix-work.tsv"
check 'evaluations that are no number' 'gives 2 matrix --choice -o "$work/wide" && complains "matrix-work.tsv:3: evaluations 9x; expected a number"'
sed '3s/\t9\t/\t\t/' "$work/race/matrix-work.tsv" > "$work/wide/matrix-work.tsv"
check 'no evaluations' 'gives 2 matrix --choice -o "$work/wide" && complains "matrix-work.tsv:3: evaluations ; expected a number"'
# 256 systems in this file, as many as fit into the memory for 512 runs, and in the later one the same methods and a head of its own.
head -n 2 "$work/race/matrix-work.tsv" > "$work/wide/matrix-work.tsv"
for i in {1..256}; do sed -n "3s/^a/s$i/p" "$work/race/matrix-work.tsv"; done >> "$work/wide/matrix-work.tsv"
sed '3,$s/\t100\t/\t1000\t/' "$work/wide/matrix-work.tsv" > "$work/wide/matrix-later.tsv"
check 'as many runs as there are, of two files' 'gives 0 matrix --choice -o "$work/wide" &&
    [ "$(grep -c "^s[0-9]*	1000*	error	1e-2	[a-z]" "$work/out")" = 512 ]'
rm "$work/wide/matrix-later.tsv"; ln -s matrix-later.tsv "$work/wide/matrix-later.tsv"
check 'a later file that cannot be opened' 'gives 2 matrix --choice -o "$work/wide" && complains "matrix-later.tsv: .*; expected what nhi matrix writes"'
sed -i '2s/starts/begins/' "$work/race/matrix-work.tsv"
check 'other columns' 'gives 2 matrix --choice -o "$work/race" && complains "matrix-work.tsv:2: other columns; expected system method"'
cheap
check 'in words' 'gives 0 judge "$work/one.yaml" --time 5 && prints "INTEGRABLE" && prints "path: y\^2 \+ x\^2 = 1$" &&
    prints "form 1 = " && ! prints "real t|;$"'
printf '%s\n' systems: '  drift:' '    coordinates: [x, y]' "    lagrangian: \"(x'^2 + y'^2)/2\"" '  polar: {coordinates: [r, phi], start: {q0: [1, 0], v0: [0, 1]},' \
    "    lagrangian: \"(r'^2 + r^2*phi'^2)/2\"}" '  wide: {coordinates: [a, b, c, d],' \
    "    lagrangian: \"(a'^2 + b'^2 + c'^2 + d'^2)/2\"}" '  top: {group: SO(3), lagrangian: "(w1^2 + 2*w2^2 + 3*w3^2)/2"}' \
    '  level: {coordinates: [x, y, z], parameters: {g: 0},' \
    "    lagrangian: \"(x'^2 + y'^2 + z'^2)/2 - g*z\", constraints: [\"z' - y*x'\"]}" \
    '  hollow: {coordinates: [x, y, z], start: {q0: [6, 1, 0], v0: [0, 1, 0]},' \
    "    lagrangian: \"((x - 5)*x'^2 + y'^2 + z'^2)/2\", constraints: [\"z' - y*x'\"]}" > "$work/drift.yaml"
check 'a motion that evaluates nothing is ranked by steps' 'gives 0 judge "$work/drift.yaml:drift" --time 5 &&
    ! prints "nan" && [ "$(grep -c "h: 1/2, start" "$work/out")" = 2 ] && prints "^  0 evaluations; error [0-9.]*e-1[3-9],"'
check 'one with a mass that varies by its evaluations' 'judge "$work/drift.yaml:polar" --time 5 && holds "$(value point evaluations) > 100"'
check 'eight of sixteen reflections are listed, the others counted' 'gives 0 judge "$work/drift.yaml:wide" --time 5 &&
    [ "$(grep -c "^reversal: v" "$work/out")" = 8 ] && prints "^reversal: 8 more$" && judge "$work/drift.yaml:wide" --time 5 && [ "$(value reversals_more)" = 8 ]'
check 'a group without a start begins at its unit' 'gives 0 judge "$work/drift.yaml:top" --time 5 && prints "^start .in general position.: q0 = .1, 0, 0, 0, 1, 0, 0, 0, 1., v0 = .1, 0.5, 0.333333.$"'
check 'a potential without a difference is reflected' 'judge "$work/drift.yaml:level" --time 5 && [ "$(value reversals 0)" = "v -> -v" ] && [ "$(value reversals_more)" = 0 ]'
check 'a field that is zero is no field' 'gives 0 judge ball --time 5 --set parameters.Omega=0 && prints "keeps: H$" && prints "^reversal: v -> -v$"'
check 'where no mass is positive nothing is said of brackets' 'judge "$work/drift.yaml:hollow" --time 5 && [ "$(value integrable)" = null ]'
check 'of what is too dear for more a single start' 'gives 0 judge particle --time 10000 --accuracy 1e-9 && prints " .this start.$"'
cat > "$work/pushed.yaml" <<'END'
systems:
  pushed: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z' - y*x' - x"]}
END
# A form that is bent near x = 3 alone, and one that is bent beyond x = 2 alone.
for form in "z' - exp(-100*(x - 3)^2)*y'" "z' - (x - 2 + sqrt((x - 2)^2))*y'"
do
    cat > "$work/bent.yaml" <<END
title: a form that is bent somewhere
source: this test
systems: {bent: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["$form"]}}
runs: [{name: r, system: bent, method: gni, h: 0.1, steps: 1, record: [q], start: {rule: momentum, q0: [3, 0.2, 0.1], v0: [1, 0, 0]}}]
END
    check "$form: brackets are tried near the start of the run" 'gives 0 check "$work/bent.yaml" && prints "not integrable: 1 of 1" &&
        gives 0 judge "$work/bent.yaml:bent" --time 5 && prints "not integrable: 1 of 1" && ! prints "path: z"'
    sed -i 's/q0: .3,/q0: [-3,/' "$work/bent.yaml"
    check "$form: and elsewhere it is not" 'gives 0 check "$work/bent.yaml" && prints "INTEGRABLE: .* near the start; holonomic there"'
done
cat > "$work/digits.yaml" <<'END'
systems:
  quartic: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^4/4", constraints: ["z' - y*x'"]}
END
# Twenty digits are printed of each, and without their rounding the radii are below 1e-30.
check 'a ball holds what its printed middle was rounded from' 'judge "$work/digits.yaml" --time 5 && perl -MJSON::PP -0777 -ne "
    for (@{decode_json(\$_)->{enclosed}}) { \$n++; \$wide++ if \$_->[1] > 1e-22 } END { exit !(\$n == 3 && \$wide > 0) }" "$work/out"'
check 'where no energy is kept none is compared' 'gives 0 judge "$work/pushed.yaml" --time 5 && prints "keeps: neither H" &&
    prints "evaluations; error [^,]*, constraint" && ! prints "evaluations;.* energy" && judge "$work/pushed.yaml" --time 5 &&
    [ "$(value point energy)" = null ] && judge particle --time 5 && [ "$(value point energy)" != null ]'
check 'with another start' 'judge "$work/sheet.yaml" --time 5 --set start.q0.0=2 && [ "$(value q0 0)" = 2 ]'
# The second of four has a letter too many, the third a negative mass.
cat > "$work/mixed.yaml" <<'END2'
systems:
  first:
    summary: one that is sound
    coordinates: [x, y, z]
    lagrangian: "(x'^2 + y'^2 + z'^2)/2"
    constraints: ["z' - y*x'"]
  letter:
    summary: a velocity of no coordinate
    coordinates: [x, y, z]
    lagrangian: "(x'^2 + y'^2 + w'^2)/2"
  negative:
    summary: a mass matrix that is not positive definite
    coordinates: [x, y]
    lagrangian: "(x'^2 - y'^2)/2"
    constraints: ["x' - x*y'"]
  last:
    summary: another that is sound
    coordinates: [x, y]
    lagrangian: "(x'^2 + y'^2)/2 - x^2"
END2
sed '/^  letter/,/^    constraints: ..x. - x/d' "$work/mixed.yaml" > "$work/sound.yaml"
check 'a file of two: a page for each, as it would be alone' 'gives 0 judge "$work/sound.yaml:first" --time 5 &&
    cp "$work/out" "$work/both" && gives 0 judge "$work/sound.yaml:last" --time 5 && echo >> "$work/both" &&
    cat "$work/out" >> "$work/both" && gives 0 judge "$work/sound.yaml" --time 5 && cmp "$work/out" "$work/both"'
check 'the sound systems of a file are judged, an unsound one is a line' \
    'nhi judge "$work/mixed.yaml" --time 5; [ $status = 2 ] && cmp "$work/out" "$work/both" && [ "$(wc -l < "$work/err")" = 2 ] &&
    grep -q "^$work/mixed.yaml:10:33: letter: w. is not defined; expected " "$work/err" &&
    grep -q "^$work/mixed.yaml:11: .*negative: the mass matrix is not positive definite; expected " "$work/err"'
for text in '- a' 'systems: 3' 'systems: {}'
do check "none of a file that says $text" 'echo "$text" > "$work/title.yaml" && gives 2 judge "$work/title.yaml" &&
    complains "title.yaml:1: no systems; expected systems:"'
done
check 'as JSON a list of those that were' 'nhi judge "$work/mixed.yaml" --time 5 --format json; [ $status = 2 ] &&
    perl -MJSON::PP -e "local \$/; my \$x = decode_json(<STDIN>);
    exit !(join(q( ), map { \$_->{system} } @\$x) eq q(first last))" < "$work/out"'
check 'by its name one beside unsound ones' 'gives 0 judge "$work/mixed.yaml:last" --time 5 && gives 0 show "$work/mixed.yaml:first"'
check 'none of a file without systems' 'echo "title: t" > "$work/title.yaml" && gives 2 judge "$work/title.yaml" &&
    complains "title.yaml:1: no systems; expected systems:"'
for system in particle knife-edge
do check "$system is not integrable, with a witness" 'gives 0 judge $system --time 5 &&
    prints "not integrable: 1 of 1 forms .* covector" && prints "admissible path: nothing found"'
done

# balls SYSTEM: those of the page are those of nhi enclose from the start beside them, which is the judged one.
balls() {
    judge "$1" --time 5 || return
    local start first v0
    start=$(value enclosed_from) first=$(value enclosed 0 0) v0=$(sed -n 's/^ "v0": \(.*\),$/\1/p' "$work/j.json")
    printf 'title: t\nsource: t\nruns:\n  - {name: r, system: %s, method: %s, h: 1/10, steps: 20, every: 20, record: [q], start: %s}\n' \
        "$1" "$(value enclosed_by)" "$start" > "$work/balls.yaml"
    gives 0 enclose "$work/balls.yaml" && grep -q "^20	2	${first%??}" "$work/out" && [[ $start = *"v0: $v0}" ]]
}
for system in heisenberg knife-edge
do check "the balls of $system start where the page says, on the constraint" "balls $system"
done

check 'a sleigh ahead feeds the mode, at the rate of its formula' 'judge chaplygin-sleigh --set "start.v0=[1, 0, 1/1000]" &&
    [ "$(value mode)" = GROWS ] && holds "abs($(value trace) - 0.2 / 1.04) < 1e-3 && abs($(value rate) - 0.2 / 1.04) < 1e-3"'
check 'a particle does neither' 'judge particle && [ "$(value mode)" = stays ]'
check 'two forms without a divergence feed it' 'judge snakeboard --time 20 &&
    [ "$(value mode)" = GROWS ] && holds "abs($(value trace)) < 1e-9"'

check 'a snakeboard through cos phi = 0' 'judge snakeboard --set parameters.forms=printed --set start.v0.4=1 &&
    [ "$(value singular)" = 1 ] && holds "$(value least_ratio) < 0.05"'
check 'is warned of' 'gives 0 judge snakeboard --set parameters.forms=printed --set start.v0.4=1 &&
    prints "WARNING: the motion comes near"'
cat > "$work/large.yaml" <<'END'
title: forms with large coefficients
source: none
systems:
  high: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2", constraints: ["z' - y*x'"], start: {q0: [0, 50, 0], v0: [1/100, -1, 1/2]}}
  large: {coordinates: [x, y, z, u], lagrangian: "(x'^2 + y'^2 + z'^2 + u'^2)/2", constraints: ["z' - 100*x'", "u' - 100*x' - y*y'"],
    start: {q0: [0, 0, 0, 0], v0: [1/100, 1/10, 1, 1]}}
END
check 'nor are forms with large coefficients' 'judge "$work/large.yaml:high" --time 60 && holds "$(value least_ratio) < 0.05" && [ "$(value singular)" = 0 ] &&
    judge "$work/large.yaml:large" --time 5 && holds "$(value least_ratio) < 0.05" && [ "$(value singular)" = 0 ]'
check 'with regular forms it is not' 'judge snakeboard --set start.v0.4=1 --time 5 && [ "$(value singular)" = 0 ]'

# tried SYSTEM SCORED [TIMES]: runs what is recommended for the point from q0, v0 and scores it.
tried() {
    local options tolerance
    options=$(value point options)
    [ "$(value point project)" = 0 ] || options="$options${options:+, }project: yes"
    tolerance=$(value point tolerance)
    [ "$tolerance" = 0 ] || options="$options${options:+, }tolerance: $tolerance"
    h=$(value point h)
    perl -MJSON::PP -e 'local $/; my $j = decode_json(<STDIN>); my ($file, $system, $options, $h) = @ARGV; my $step = eval $h;
        printf "title: t\nsource: none\nruns:\n  - {name: r, system: %s, method: %s, %s h: %s, steps: %d, every: %d,\n" .
            "     start: {rule: momentum, q0: [%s], v0: [%s]}, record: [q, p]}\n", $system, $j->{point}{method},
            $options ne "" ? "$options," : "", $h, $j->{time} / $step + 0.5, 1, join(", ", @{$j->{q0}}), join(", ", @{$j->{v0}})' \
        "$work" "$1" "$options" "$h" < "$work/j.json" > "$work/try.yaml"
    rm -rf "$work/try"
    gives 0 run "$work/try.yaml" -o "$work" --format csv && gives 0 score "$work/try/r.csv" --system "$1" --format json &&
        perl -MJSON::PP -e 'local $/; my $x = decode_json(<STDIN>); my $s = 0; $s += $_->{largest} ** 2 for @{$x->{distance}};
            exit !(sqrt($s) <= $ARGV[1] * $ARGV[0] && $s > 0)' "$2" "${3-3}" < "$work/out"
}
for accuracy in 1e-2 1e-4 1e-6
do check "what is recommended for $accuracy keeps it when it is run" \
    'judge particle --accuracy $accuracy --time 50 && holds "$(value point error) <= $accuracy" && tried particle $accuracy'
done
check 'the start that is asked about counts, and not the quartile of its neighbours alone' \
    'judge particle --accuracy 4.6e-4 --time 10 && tried particle 4.6e-4 1'
check 'and the recommendation for a coarse accuracy does not keep a fine one' \
    'judge particle --accuracy 1e-1 --time 50 && tried particle 1e-1 && ! tried particle 1e-6'
check 'a finer accuracy costs more' 'judge heisenberg --accuracy 1e-2 --time 10 && coarse=$(value point evaluations) &&
    judge heisenberg --accuracy 1e-7 --time 10 && [ "$(value point evaluations)" -gt "$coarse" ]'

# The rule of the table of decisions, on the runs of the matrix.
check 'the choice is that of the table of decisions' 'gives 0 matrix --only "particle/*" -o "$work/m" &&
    gives 0 matrix --choice -o "$work/m" && cp "$work/out" "$work/choice" && judge particle &&
    (for asked in error energy
    do
        key=point; [ $asked = error ] || key=energy
        [ "$(value $key name)	$(value $key h)" = \
          "$(grep "^particle	100	$asked	1e-4" "$work/choice" | cut -f5,6)" ] || return
    done)'
check 'and so is the cheapest geometric one' '[ "$(value point_geometric name)	$(value point_geometric h)" = \
          "$(grep "^particle	100	error	1e-4" "$work/choice" | cut -f9,10)" ]'
# cheapest AWK: evaluations of the cheapest run of the sleigh up to 100 that is that good.
cheapest() {
    awk -F"\t" "\$1 == \"sleigh\" && \$3 == \"done\" && \$4 == 100 && \$8 > 0 && \$11 <= 1e-4 && $1 { print \$8 }" \
        "$work/g/matrix-work.tsv" | sort -g | head -n 1
}
check 'what must hold, holds, and nothing cheaper does' 'gives 0 matrix --only "sleigh/*" -o "$work/g" && judge chaplygin-sleigh &&
    [ "$(value point evaluations)" = "$(cheapest 1)" ] && [ "$(value point_energy evaluations)" = "$(cheapest "\$14 <= 1e-10")" ] &&
    [ "$(value point_nodes evaluations)" = "$(cheapest "\$17 <= 1e-10")" ] &&
    [ "$(value point_both evaluations)" = "$(cheapest "\$14 <= 1e-10 && \$17 <= 1e-10")" ] &&
    holds "$(value point slip) > 1e-10 && $(value point_both energy) <= 1e-10 && $(value point_both slip) <= 1e-10"'
check 'a composition keeps the constraint by the momentum that leaves the node' 'judge particle &&
    [ "$(value point_geometric name)" = compose-projected ] && holds "$(value point_geometric slip) <= 1e-10"'
check 'in words too, as a ratio or as the same' 'gives 0 judge gearbox &&
    prints "if both must, to 1e-10, [0-9.]* times the evaluations:$" && gives 0 judge ball --time 20 &&
    prints "must be geometric: the same$"'
check 'and so it is by the judge' 'judge particle --accuracy 1e-30 --time 10 && [ "$(value point)" = null ] &&
    [ "$(value beyond 0)" = null ] && gives 0 judge particle --accuracy 1e-30 --time 10 && prints "runs was good$" &&
    judge particle --accuracy 1e-15 --time 200 && [ "$(value point)" = null ] &&
    gives 0 judge particle --accuracy 1e-15 --time 200 && prints "too dear to be made$"'
check 'its row has the numbers of the matrix' '[ -n "$(value row 0 q)" ] && [ "$(grep "	gni	" "$work/m/matrix.tsv" | cut -f5 | cut -c1-4)" = "$(value row 0 q | cut -c1-4)" ] ||
    holds "abs($(grep "	gni	" "$work/m/matrix.tsv" | cut -f5) - $(value row 0 q)) < 0.01"'
cat > "$work/many.yaml" <<'END2'
systems:
  many:
    summary: eight coordinates, five forms and many parameters
    coordinates: [a, b, c, d, e, f, g, h]
    parameters: {k: {default: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1}}
    lagrangian: "(a'^2 + b'^2 + c'^2 + d'^2 + e'^2 + f'^2 + g'^2 + h'^2)/2"
    constraints: ["a' - f*g'", "b' - g*h'", "c' - h*f'", "d' - g*f'", "e' - k32*f*h'"]
END2
check 'forms are printed after their graph has grown' 'gives 0 judge "$work/many.yaml" --time 5 &&
    prints "form 5 = e. - k32 \* f \* h.$"'
check 'a limit of a minute' 'seconds 60 judge experiments/described.yaml:rattleback'
check 'a cell of a system of a file counts its evaluations' '[ "$(value row 0 method)" = gni ] && holds "$(value row 0 evaluations) > 1"'

# A mass that vanishes near the start, under a load that only the run's parameters make a number; an energy that is
# not kept; a motion that leaves the numbers.
cat > "$work/odd.yaml" <<'END2'
systems:
  valley: {coordinates: [x, y, z], parameters: {k: -1, g: {default: 1 1}},
    lagrangian: "((x - 1/10)*x'^2 + y'^2 + z'^2)/2 - g2*sqrt(k)*y^2/2", constraints: ["z' - y*x'"]}
  pushed: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^4/4", constraints: ["z' - y*x' - x"],
    start: {q0: [1, 0, 0], v0: [1, 1, 1]}}
  leaves: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 + sqrt(2 - x)", constraints: ["z' - y*x'"],
    start: {q0: [0, 0, 0], v0: [10, 1, 0]}}
  resting: {coordinates: [x, y], lagrangian: "(x'^2 + y'^2)/2", start: {q0: [3, 3]}}
  scalar: {coordinates: [x, y], lagrangian: "(x'^2 + y'^2)/2", start: 3}
runs:
  - 3
  - {method: gni}
  - {system: [valley]}
  - {system: valley, parameters: {k: 2, g: [1, 2]}, start: {rule: momentum, q0: [1/4, 0, 0], v0: [0.1, 0, 0]}}
END2
check 'start and parameters of a run of the file; a mass that vanishes beside it' \
    'gives 0 judge "$work/odd.yaml:valley" --time 5 && prints "^start .a run of the file.: q0 = .0.25, 0, 0.," &&
    prints "within 1/2 of the start: 0 at .-.*WARNING"'
check 'parameters too long to be kept are refused, not cut' \
    'sed "s/k: 2,/k: 2$(printf "%03000d" 0),/" "$work/odd.yaml" > "$work/long.yaml" &&
    gives 2 judge "$work/long.yaml:valley" --time 5 && complains "cannot read system: valley"'
check 'no energy, no method that keeps one' 'gives 0 judge "$work/odd.yaml:pushed" --time 5 &&
    prints "^the motion keeps: neither H nor H - <p, Y>, Y the given field or the shortest$" && prints "^recommended for the point" && ! prints "if the energy must"'
check 'a motion that leaves the numbers is not enclosed' 'gives 0 judge "$work/odd.yaml:leaves" --time 5 &&
    prints "^enclosure: none: a value is no longer finite" && prints "^recommended: none, as the motion is not known"'
check 'and JSON says none' 'judge "$work/odd.yaml:pushed" --time 5 && [ "$(value keeps) $(value point_energy)" = "none null" ]'
check 'a start without numbers is none' 'gives 0 judge "$work/odd.yaml:scalar" --time 5 && prints "^start .in general position.: q0 = .0.5,"'
check 'a start without a velocity is none' 'gives 0 judge "$work/odd.yaml:resting" --time 5 && prints "^start .in general position.: q0 = .0.5,"'
check 'an unknown system' 'gives 2 judge nosuch && complains "nosuch; expected"'
check 'a file that is not there' 'gives 2 judge "$work/none.yaml"'
check 'a system of a file that is not there' 'gives 2 judge "$work/round.yaml:tabel" && complains "expected table"'
check 'a bad accuracy' 'gives 2 judge particle --accuracy 0 && complains "accuracy is 0, not a number above 0"'
check 'a bad time' 'gives 2 judge particle --time 7 && complains "multiple of 5"'
check 'a bad format' 'gives 2 judge particle --format xml && complains "of table, json"'
check 'a bad parameter' 'gives 2 judge particle --set parameters.mas=1 && complains "mas in parameters; expected mass"'
cat > "$work/root.yaml" <<'END'
systems: {root: {coordinates: [x, y, z], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - sqrt(x - 5)", constraints: ["z' - y*x'"]}}
END
check 'a start where the potential is no number' 'gives 2 judge "$work/root.yaml" --time 5 &&
    complains "root at the start: a value is no longer finite; expected another start" &&
    judge "$work/root.yaml" --time 5 --set start.q0.0=6 --set start.v0.0=1'
check 'a start where the forms are dependent' 'gives 2 judge "$work/one.yaml" --set start.q0.0=0 && complains "start"'
# A formula that turns within a millionth, and one whose curvature is a billionth.
cat > "$work/fast.yaml" <<'END'
systems:
  trap: {coordinates: [x, y, z], constraints: ["z' - y*x'"], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - cos(1e7*x)", start: {q0: [0, 0, 0], v0: [1, 1/2, 0]}}
  wide: {coordinates: [x, y, z], constraints: ["z' - y*x'/1e9"], lagrangian: "(x'^2 + y'^2 + z'^2)/2", start: {q0: [5e8, 3e8, 2e8], v0: [7e8, -4e8, 2.1e8]}}
END
check 'a fast formula has a derivative' 'gives 0 judge "$work/fast.yaml:trap" --time 5 && prints "derivative of the potential: good"'
check 'what a bracket leaves has no potential' 'gives 0 judge "$work/fast.yaml:wide" --time 5 && prints "not integrable: 1 of 1" && prints "path: nothing found"'
finish
