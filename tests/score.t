#!/bin/bash
# The defects of a trajectory: of our own runs they are those in the header of the
# result, and a force that only pulls towards the constraint is found out.
# The program is $NHI, or build/nhi.
. tests/tap.sh

# value FILE KEY...: a number of a score in JSON; an item of a list by its name.
cat > "$work/value" <<'END'
use JSON::PP;
my ($file, @path) = @ARGV;
local (@ARGV, $/) = $file;
my $x = decode_json(<>);
for my $key (@path) {
    $x = ref $x eq 'ARRAY' ? (grep { $_->{name} eq $key } @$x)[0] : $x->{$key};
}
print defined $x ? $x : 'null', "\n";
END
value() { perl "$work/value" "$@"; }
holds() { perl -Mstrict -e "exit !($1)"; } # null is no number
# score NAME FILE SYSTEM [OPTION]...: into NAME.json.
score() { nhi score "$2" --system "$3" --format json "${@:4}"; cp "$work/out" "$work/$1.json"; [ "$status" = 0 ]; }
column() { head -n 1 "$1" | tr "," "\n" | grep -n "^$2\$" | cut -d: -f1; }
header() { sed -n "s/^# $2 = //p" "$work/runs/$1.tsv"; }

# Every number of a score, computed anew: of tables with uneven times that no motion has made.
# uneven ROWS RECORD: such a table, with that record of the velocity or without any.
uneven() {
    perl -e '
        my ($rows, $record, $back) = @ARGV;
        my @name = $record ? map { "${record}_$_" } qw(x y z) : ();
        print join("\t", qw(t x y z), @name), "\n";
        for my $k (0 .. $rows - 1) {
            my $t = 1/2 + 0.2 * $k + 0.03 * sin(5 * $k);
            my @q = (0.3 * sin(2 * $t) + 0.4 * $t, 0.3 * cos(1.7 * $t) + 0.2 * $t, 0.2 * sin($t) + 0.1 * $t * $t);
            my @v = (0.6 * cos(2 * $t) + 0.4 + 0.01 * sin($k), -0.51 * sin(1.7 * $t) + 0.2, 0.2 * cos($t) + 0.2 * $t - 0.02 * $k);
            print join("\t", map { sprintf "%.17g", $_ } $t, @q, $record ? @v : ()), "\n";
        }' "$@"
}
numbers='m1=1.5 m2=0.7 m3=2 kx=0.4 ky=0.9 g=0.3 a=0.2 omega=0.3'
set_of() { echo "--set parameters.mass=[1.5,0.7,2] $(for x in ${numbers#* * * }; do echo "--set parameters.$x"; done)"; }
for kind in '14 ' '6 ' '5 ' '4 ' '14 v' '9 paverage'
do
    check "a table of $kind: every number is what another program finds" 'uneven $kind > "$work/uneven.tsv" &&
        score uneven "$work/uneven.tsv" particle $(set_of) &&
        perl tests/score.pl "$work/uneven.tsv" "$work/uneven.json" $numbers > "$work/err" && [ ! -s "$work/err" ]'
done
check 'and a mass that differs is found out' 'perl tests/score.pl "$work/uneven.tsv" "$work/uneven.json" $numbers m3=2.001 > "$work/err" &&
    grep -q "^score.energy.first: " "$work/err" && grep -q "^score.constraint.1.largest: " "$work/err" && grep -q "^score.distance.2.end: " "$work/err"'
check 'rows too far apart have no floor, as that program finds' \
    'perl -e "print qq(t\tx\ty\tz\n); printf qq(%d\t%.17g\t%.17g\t%.17g\n), \$_, sin(3 * \$_), \$_ / 7 + sin(\$_) / 5, cos(5 * \$_) for 0 .. 13" > "$work/wild.tsv" &&
    score wild "$work/wild.tsv" particle $(set_of) && [ "$(value "$work/wild.json" constraint violation floor)" = null ] &&
    perl tests/score.pl "$work/wild.tsv" "$work/wild.json" $numbers > "$work/err" && [ ! -s "$work/err" ]'
# The way back: the same times, seen from the end.
back() { perl -e 'my ($head, @rows) = <>; print $head; my @t = map { (split /\t/)[0] } @rows;
    for my $k (reverse 0 .. $#rows) { my (undef, @x) = split /\t/, $rows[$k]; chomp @x; $_ += 0.001 * ($#rows - $k) for @x;
        print join("\t", $t[-1] - $t[$k], @x), "\n" }' "$1"; }
check 'likewise of a way back' 'uneven 7 > "$work/uneven.tsv" && back "$work/uneven.tsv" > "$work/return.tsv" &&
    score uneven "$work/uneven.tsv" particle $(set_of) --back "$work/return.tsv" &&
    perl tests/score.pl "$work/uneven.tsv" "$work/uneven.json" "$work/return.tsv" $numbers > "$work/err" && [ ! -s "$work/err" ]'

# Four copies of one system are the largest that there is, and each has the numbers of one alone.
# copied N [v]: N of them and a table of theirs, with velocities or without.
cat > "$work/copies" <<'END'
my ($n, $v) = @ARGV;
sub each_one { my ($of, $by) = @_; join $by // ', ', map { $of =~ s/#/$_/gr } 1 .. $n }
open my $yaml, '>', 'copies.yaml';
print $yaml "title: t\nsource: s\nsystems:\n  copies:\n    coordinates: [${\each_one 'x#, y#, z#, w#'}]\n    constraints: [",
    each_one(q("y#' - sin(x#)*x#'", "z#' - y#*x#' + w#'/3", "w#' - x#*z#'")), "]\n    lagrangian: \"", each_one(
    "(2 + sin(y#))*(x#')^2/2 + (y#')^2 + (z#')^2 + (w#')^2/2 + x#'*w#'/4 - (x# + (z#)^2)/3", ' + '), "\"\nruns:\n",
    "  - {name: r, system: copies, method: gni, reference: ode, h: 1/20, steps: 20, every: 20, start: {rule: momentum, q0: [",
    each_one('0.1, 0.2, 0.3, 0.4'), "], v0: [", each_one('0, 0, 0, 0'), "]}, record: [q, p, pplus, paverage, velocity,\n",
    "     displacement, lambda, energy, energy-average, energy-projected, constraint, violation, reference, error]}\n";
print join("\t", 't', each_one("x#\ty#\tz#\tw#", "\t"), $v ? each_one("v_x#\tv_y#\tv_z#\tv_w#", "\t") : ()), "\n";
print join("\t", $_ / 20, @{[wave($_, 0)]}, $v ? wave($_, 1) : ()), "\n" for 0 .. 13;
sub wave { my ($t, $order) = @_; (map { $order ? $_ / 20 * cos($_ * $t / 20 + $_) : sin($_ * $t / 20 + $_) } 1 .. 4) x $n }
END
copied() { (cd "$work" && perl copies "$@" > copies.tsv && back copies.tsv > copies-back.tsv) &&
    score copies "$work/copies.tsv" "$work/copies.yaml:copies" --back "$work/copies-back.tsv" &&
    gives 0 score "$work/copies.tsv" --system "$work/copies.yaml:copies" --back "$work/copies-back.tsv" &&
    perl -ne 's/^  ([xyzw])[1-4] /  ${1}1 /; s/form (\d+) */"form " . (($1 - 1) % 3 + 1)/e;
        print unless $seen{$_}++ || /energy/' "$work/out"; }
for v in '' v
do check "the scores of copies are those of one${v:+, with velocities}" \
    'copied 1 $v > "$work/one" && copied 4 $v > "$work/four" && diff "$work/one" "$work/four"'
done
check 'and the columns of a copy those of another' 'gives 0 run "$work/copies.yaml" -o "$work/runs" &&
    perl -ane "if (/^# columns: k /) { @name = @F[2 .. \$#F] } elsif (/^20\t/) { for my \$i (1 .. \$#F) {
        my (\$of, \$k) = \$name[\$i] =~ /(.*?)(\d*)\$/; \$of .= \$k % 3 if \$of =~ /_\$/;
        \$x{\$of} //= \$F[\$i]; exit 1 if abs(\$F[\$i] - \$x{\$of}) > 1e-9 } } END { exit 1 if keys %x != 40 }" \
        "$work/runs/copies/r.tsv"'

# Thirteen coordinates beside a rotation, which go straight: as many.
perl -e 'my @x = map { "x$_" } 1 .. 13; local $" = ", "; print "title: t\nsource: s\nsystems:\n  turning:\n    group: SO(3)\n",
    "    coordinates: [@x]\n    constraints: [w3 + R11*w1]\n    lagrangian: \"(", join(" + ", map { "$_\x27^2" } @x),
    " + w1^2 + 2*w2^2 + 3*w3^2)/2\"\nruns:\n  - {name: r, system: turning, method: gni, h: 1/8, steps: 8, record: [q, R, p, velocity, displacement],\n",
    "     start: {rule: points, q0: [@{[(0) x 13]}], q1: [@{[1 .. 13]}], w0: [1/4, 1/2, -1/4]}}\n"' > "$work/turning.yaml"
check 'a rotation and as many coordinates as there may be' 'gives 0 run "$work/turning.yaml" -o "$work/runs" &&
    sed -n "s/^# columns: k //p; /^[0-9]/s/^[0-9]*\t//p" "$work/runs/turning/r.tsv" | tr " " "\t" | cut -f1-23 > "$work/copies.tsv" &&
    perl -ane "exit 1 if \$. > 1 && grep { abs(\$F[\$_] - 8 * \$_ * \$F[0]) > 1e-12 } 1 .. 13; END { exit 1 if \$. != 10 }" "$work/copies.tsv" &&
    score a "$work/copies.tsv" "$work/turning.yaml:turning" && holds "$(value "$work/a.json" distance x13 largest) < 1e-11"'

# shown SCORE: the table in $work/out has the numbers of the score, to its two or three digits, and
# says of each that has a floor whether it is seen.
cat > "$work/shown" <<'END'
use JSON::PP;
my ($score, $table) = map { open my $in, '<', $_ or die; local $/; scalar <$in> } @ARGV;
my $x = decode_json($score);
my @part = ([$x->{constraint}, qw(largest mean floor)],
    [[$x->{energy}, @{ $x->{momenta} }], qw(departure range true_range slope correlation)],
    [$x->{distance}, qw(largest end bound)], [$x->{reversal} // [], qw(largest end)]);
my (undef, @text) = split /\n\n/, $table;
for my $i (0 .. $#part) {
    my ($rows, @keys) = @{ $part[$i] };
    my (undef, @lines) = split /\n/, $text[$i];
    for my $row (@$rows) {
        my $line = shift @lines;
        $line =~ s/^  \Q$row->{name}\E +// or die "$row->{name} is not in: $line\n";
        my @number = split ' ', $line;
        for (@keys) {
            my ($seen, $is) = (shift @number, $row->{$_});
            my $digit = $_ eq 'correlation' ? 0.0051 : 0.051 * abs($is // 0);
            die "$row->{name} $_: $seen\n" if defined $is ? abs($seen - $is) > $digit : $seen ne '-';
        }
        next if !exists $row->{seen} && $i != 2;
        my $word = !defined $row->{seen} ? qr/^(?:floor|bound) not known$/ : $row->{seen} ? qr/^$/ : qr/^not seen$/;
        die "$row->{name}: @number\n" if "@number" !~ $word;
    }
    die "one more: $lines[0]\n" if @lines && $lines[0] =~ /^  \S* +[-\d]/;
}
END
for kind in '14 ' '4 ' '14 v'
do
    check "a table of $kind: what is shown are these numbers" 'uneven $kind > "$work/uneven.tsv" &&
        score uneven "$work/uneven.tsv" particle $(set_of) &&
        nhi score "$work/uneven.tsv" --system particle $(set_of) && perl "$work/shown" "$work/uneven.json" "$work/out" 2> "$work/err"'
done
check 'and the way back' 'uneven 7 > "$work/uneven.tsv" && score uneven "$work/uneven.tsv" particle $(set_of) --back "$work/return.tsv" &&
    nhi score "$work/uneven.tsv" --system particle $(set_of) --back "$work/return.tsv" && perl "$work/shown" "$work/uneven.json" "$work/out" 2> "$work/err" && prints "constraint is affine" &&
    sed -i "s/\"end\": [^,]*/\"end\": 1/" "$work/uneven.json" && ! perl "$work/shown" "$work/uneven.json" "$work/out" 2> /dev/null'

cat > "$work/runs.yaml" <<'END'
title: runs to be scored
source: none
defaults: {h: 0.1, steps: 30}
runs:
  - name: "particle-{method}"
    system: particle
    method: [gni, dla, rk4]
    start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}
    record: [q, velocity, energy, violation]
  - name: "sleigh-{method}"
    system: chaplygin-sleigh-com
    method: [gni, dla, rk4]
    start: {rule: momentum, q0: [0, 1, 0], v0: [1, 0.2, 1]}
    record: [q, velocity, energy, violation]
  - name: "contact-{method}"
    system: chaplygin-sleigh
    method: [gni, dla, rk4]
    start: {rule: momentum, q0: [0, 1, 0], v0: [1, 0, 1]}
    record: [q, p, energy, violation]
  - name: "average-{method}"
    system: particle
    method: [dla, rk4, exact]
    start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}
    record: [q, paverage]
  - {name: long, system: particle, method: exact, h: 1, steps: 100, record: [q, p],
     start: {rule: momentum, q0: [0, 1, 0], v0: [1, 1, 1]}}
  - {name: plane, system: sleigh-se2, method: rk4, record: [R, p],
     start: {rule: momentum, v0: [1, 0.2, 0]}}
  - {name: space, system: suslov, method: rk4, record: [R, p, momentum],
     start: {rule: momentum, v0: [1, 0.2, 0]}}
  - {name: table, system: rolling-ball, method: rk4, record: [q, R, p],
     start: {rule: momentum, q0: [0.3, 0.1], v0: [0.1, 0.2, 0.1, 0.2, 0.5]}}
END
check 'the runs' 'gives 0 run "$work/runs.yaml" -o "$work" --format csv'
awk 'NR < 3 || NR % 5 == 2 || NR % 7 == 4' "$work/runs/particle-rk4.csv" > "$work/sparse.csv"
awk -F, -v OFS=, '$1 == 30 { $2 += 0.01 } 1' "$work/sparse.csv" > "$work/late.csv"
for case in 'sparse 0' 'late 0.01'
do check "rows at uneven times, $case: the last is compared with the motion at its own time" \
    'score a "$work/runs/particle-rk4.csv" particle && score b "$work/${case% *}.csv" particle && [ "$(wc -l < "$work/${case% *}.csv")" = 12 ] &&
     holds "abs(abs($(value "$work/a.json" distance y end) - $(value "$work/b.json" distance y end)) - ${case#* }) < 1e-6"'
done
check 'the displacement to the next row is recognised' 'score a "$work/runs/particle-gni.csv" particle &&
    [ "$(value "$work/a.json" velocity chords)" = 1 ]'
check 'and a velocity is not' 'score a "$work/runs/particle-rk4.csv" particle &&
    [ "$(value "$work/a.json" velocity chords)" = 0 ]'
check 'nor is that of a straight line, whose displacements it is' 'perl -e "print qq(t\tx\ty\tz\tv_x\tv_y\tv_z\n),
        map { my \$t = \$_ / 8; qq(\$t\t\$t\t0\t0\t1\t0\t0\n) } 0 .. 8" > "$work/straight.tsv" &&
    score a "$work/straight.tsv" particle && [ "$(value "$work/a.json" velocity chords)" = 0 ]'
check 'SE(2)' 'score a "$work/runs/plane.csv" sleigh-se2 && [ "$(value "$work/a.json" momenta p_theta name)" = p_theta ] &&
    holds "$(value "$work/a.json" distance turn largest) < 1e-5 && $(value "$work/a.json" velocity apart) < 1e-5"'
awk -F, -v OFS=, '$1 == 30 { $4 += 0.02; $5 += 0.01 } 1' "$work/runs/plane.csv" > "$work/moved.csv"
check 'each translation has its distance' 'score a "$work/moved.csv" sleigh-se2 &&
    holds "abs($(value "$work/a.json" distance x end) - 0.02) < 1e-5 && abs($(value "$work/a.json" distance y end) - 0.01) < 1e-5"'
for case in 'space suslov' 'table rolling-ball'
do
    check "SO(3): $case" 'score a "$work/runs/${case% *}.csv" ${case#* } && holds "$(value "$work/a.json" distance turn largest) < 1e-5" &&
        holds "$(value "$work/a.json" velocity apart) < 1e-5 && $(value "$work/a.json" group) < 1e-6"'
done
cut -d, -f2-13 "$work/runs/table.csv" > "$work/places.csv"
check 'and from positions alone' 'score a "$work/places.csv" rolling-ball && holds "$(value "$work/a.json" distance turn end) < 1e-6" &&
    holds "$(value "$work/a.json" constraint violation largest) < 1e-6"'
cheap
for run in {particle,sleigh,contact}-{gni,dla,rk4}
do
    case $run in particle-*) system=particle ;; sleigh-*) system=chaplygin-sleigh-com ;;
        *) system=chaplygin-sleigh ;; esac
    check "$run: energy and violation of the header" 'score a "$work/runs/$run.csv" $system &&
        holds "abs($(value "$work/a.json" energy departure) - $(header $run "departure energy")) < 1e-14" &&
        holds "abs($(value "$work/a.json" constraint violation largest) - $(header $run "largest violation")) < 1e-14"'
done
check 'which differs between the runs' '[ "$(grep -h "^# departure energy" "$work"/runs/*.tsv | sort -u | wc -l)" = 9 ]'
check 'our own table scores like its csv' 'score b "$work/runs/contact-rk4.tsv" chaplygin-sleigh &&
    cmp "$work/a.json" "$work/b.json"'
# fitted FILE: slope and correlation of its column energy over t, by least squares.
fitted() {
    perl -F, -lane 'if ($. == 1) { @i{@F} = 0 .. $#F; next }
        push @t, $F[$i{t}]; push @y, $F[$i{energy}]; $st += $t[-1]; $sy += $y[-1];
        END { $st /= @t; $sy /= @y;
            for (0 .. $#t) { $a = $t[$_] - $st; $b = $y[$_] - $sy; $tt += $a * $a; $ty += $a * $b; $yy += $b * $b }
            printf "%.17g %.17g\n", $ty / $tt, $ty / sqrt($tt * $yy) }' "$1"
}
for run in particle-rk4 sleigh-rk4 contact-rk4
do
    case $run in particle-*) system=particle ;; sleigh-*) system=chaplygin-sleigh-com ;;
        *) system=chaplygin-sleigh ;; esac
    check "$run: the energy's slope and correlation" 'score line "$work/runs/$run.csv" $system &&
        read -r slope correlation <<< "$(fitted "$work/runs/$run.csv")" && [ "$correlation" != 0 ] &&
        holds "abs($(value "$work/line.json" energy slope) - ($slope)) < 1e-14 + 1e-6 * abs($slope)" &&
        holds "abs($(value "$work/line.json" energy correlation) - ($correlation)) < 1e-6" &&
        holds "abs($(value "$work/line.json" energy range) - $(header $run "largest energy") + $(header $run "smallest energy")) < 1e-14"'
done
check 'a parameter that differs is seen in the energy' 'score b "$work/runs/particle-rk4.csv" particle \
    --set parameters.kx=1 && holds "$(value "$work/b.json" energy range) > 1"'

# The true motion is not apart from itself, by a bound that is not large.
for x in x y z
do
    check "the closed motion, $x: not seen" 'score a "$work/runs/long.csv" particle &&
        [ "$(value "$work/a.json" distance $x seen)" = 0 ] &&
        holds "$(value "$work/a.json" distance $x bound) < 1e-11"'
done
perl -pe 's/e-\d+$//; if ($. > 1) { @c = split /,/; $c[2] += 1e-9 * $c[1]; $_ = join ",", @c }' \
    "$work/runs/long.csv" > "$work/shifted.csv"
check 'a billionth of the time on x: seen' 'score b "$work/shifted.csv" particle &&
    [ "$(value "$work/b.json" distance x seen)" = 1 ] &&
    holds "abs($(value "$work/b.json" distance x end) / 1e-7 - 1) < 0.005"'

# Positions alone.
cut -d, -f2-5 "$work/runs/average-exact.csv" > "$work/positions.csv"
rounded() { perl -F, -lane 'print $. == 1 ? $_ : join ",", $F[0], map { sprintf "%.6f", $_ + ('"$1"') } @F[1 .. 3]'; }
rounded 0 < "$work/positions.csv" > "$work/rounded.csv"
rounded '$_ == $F[3] ? 0.001 * $F[0] : 0' < "$work/positions.csv" > "$work/creeping.csv"
for table in positions rounded
do check "$table of the true motion: nothing is seen" 'score a "$work/$table.csv" particle &&
    [ "$(value "$work/a.json" velocity from)" = differences ] &&
    [ "$(value "$work/a.json" constraint "form 1" seen)" = 0 ] &&
    [ "$(value "$work/a.json" energy seen)" = 0 ] &&
    [ "$(value "$work/a.json" distance z seen)" = 0 ]'
done
check 'a creep of a thousandth: seen' 'score a "$work/creeping.csv" particle &&
    [ "$(value "$work/a.json" constraint "form 1" seen)" = 1 ] &&
    holds "abs($(value "$work/a.json" constraint "form 1" mean) / 0.001 - 1) < 0.1"'
# Rounded tables of the true motion, the second of so few rows that there is one window.
nothing() { [ "$(grep -c '"seen": false' "$work/$1.json")" -ge 6 ] && ! grep -q '"seen": true' "$work/$1.json"; }
shorten() { perl -F, -lane 'print $. == 1 ? join ",", @F : join ",", map { sprintf "%.7g", $_ } @F'; }
perl -e 'print "t,x,y,z,v_x,v_y,v_z\n"; for (0 .. 40) { my ($t, $y) = ($_ / 20, 1 + $_ / 20); my $r = sqrt(1 + $y * $y);
    printf "%.17g,%.17g,%.17g,%.17g,%.17g,1,%.17g\n", $t, sqrt(2) * log(($y + $r) / (1 + sqrt 2)), $y, sqrt(2) * $r - 2, map { $_ * sqrt(2) / $r } 1, $y }' > "$work/whole.csv"
check 'velocities of seven digits: nothing is seen' 'shorten < "$work/whole.csv" > "$work/seven.csv" &&
    score a "$work/seven.csv" particle && nothing a && nhi score "$work/seven.csv" --system particle &&
    prints "^numbers: of 7 digits" && [ "$(grep -c "not seen" "$work/out")" -ge 6 ]'
check 'a creep of a thousandth in them is seen' 'shorten < <(perl -F, -lane "\$F[3] += 0.001 * \$F[0] if \$. > 1; print join q(,), @F" "$work/whole.csv") > "$work/seven.csv" &&
    score a "$work/seven.csv" particle && [ "$(value "$work/a.json" distance z seen)" = 1 ]'
perl -e 'print "t,x,y,z\n"; printf "%.7g,%.7g,%.7g,%.7g\n", $_, sin $_, sqrt(2) * sin($_ / sqrt 2), 1 - cos $_ for map { 0.01 * $_ } 0 .. 6' > "$work/line.csv"
printf '%s\n' 'systems: {line: {coordinates: [x, y, z], lagrangian: "(x'"'"'^2 + y'"'"'^2 + z'"'"'^2)/2 - x^2/2 - y^2/4 - (z - 1)^2/2"}}' > "$work/line.yaml"
check 'seven rows of seven digits: nothing is seen' 'score a "$work/line.csv" "$work/line.yaml:line" &&
    [ "$(grep -c "\"bound\".*\"seen\": false" "$work/a.json")" = 3 ]'
cat > "$work/table" <<'END'
my %row;
while (<>) { my ($t, undef, $x) = split /\t/; push @{ $row{$t} }, $x if $t =~ /^\d+$/ }
print "t,x,y,z,v_x,v_y,v_z\n0,1,0,0,0,1,1\n", map { join(",", $_, @{ $row{$_} }) . "\n" } sort { $a <=> $b } keys %row;
END
check 'proved points after a hundred units of time are not seen' 'nhi problems --only contact-plain --until 100 &&
    perl "$work/table" "$work/out" > "$work/proved.csv" && nhi show contact-plain && sed "/^runs:/,\$d" "$work/out" > "$work/contact.yaml" &&
    score a "$work/proved.csv" "$work/contact.yaml:contact-problem" && [ "$(grep -c "\"bound\".*\"seen\": false" "$work/a.json")" = 3 ]'
for rows in 3 5
do
    head -n $((rows + 1)) "$work/positions.csv" > "$work/few.csv"
    check "$rows rows" 'score a "$work/few.csv" particle && [ "$(value "$work/a.json" velocity order)" = $((rows - 1)) ] &&
        { [ $rows = 5 ] || [ "$(value "$work/a.json" constraint "form 1" floor)" = null ]; }'
done
check 'noise is at most eight times the difference of two windows' 'perl -e "
    sub w { my (\$r, @w) = @_; for my \$j (grep { \$_ } -\$r .. \$r) { \$w[\$j + 3] = 1 / \$j;
        \$w[\$j + 3] *= \$_ == \$j ? 1 : -\$_ / (\$j - \$_) for grep { \$_ } -\$r .. \$r } map { \$_ // 0 } @w[0 .. 6] }
    sub n { my \$s = 0; \$s += \$_ ** 2 for @_; sqrt \$s }
    for \$r (2, 3) { @a = w(\$r); @b = w(\$r - 1); \$x = n(@a) / n(map { \$a[\$_] - \$b[\$_] } 0 .. 6);
        \$most = \$x if \$x > \$most } exit !(\$most < 8 && \$most > 7)"'

# A force that pulls towards the constraint, as engines of games use it: a damper and a
# spring on what has accumulated. Its motion creeps over the constraint.
cat > "$work/penalty" <<'END'
my ($c, $k) = @ARGV;
my ($h, $s, @q, @v) = (0.0001, 0);
@q = (0, 1, 0); @v = (1, 1, 1);
print "t\tx\ty\tz\tv_x\tv_y\tv_z\n";
for my $n (0 .. 30000) {
    print join("\t", $n * $h, @q, @v), "\n" if $n % 1000 == 0;
    my $rate = $v[2] - $q[1] * $v[0];
    $s += $h * $rate - 2 * $h * $s;
    my $force = -$c * $rate - $k * $s;
    $v[0] -= $h * $q[1] * $force;
    $v[2] += $h * $force;
    $q[$_] += $h * $v[$_] for 0 .. 2;
}
END
perl "$work/penalty" 20 20 > "$work/penalty.tsv"
cut -f1-4 "$work/penalty.tsv" > "$work/penalty-q.tsv"
largest() { value "$work/$1.json" constraint "form 1" largest; }
ends() { value "$work/$1.json" distance $2 largest; }
for m in dla rk4
do
    cut -d, -f2-5 "$work/runs/average-$m.csv" > "$work/$m-q.csv"
    check "a penalty and $m: ranked by velocities" 'score p "$work/penalty.tsv" particle &&
        score m "$work/runs/average-$m.csv" particle && holds "$(largest p) > 3 * $(largest m)" &&
        holds "$(ends p x) > 3 * $(ends m x) && $(ends p z) > 3 * $(ends m z)"'
    check "a penalty and $m: ranked by positions" 'score p "$work/penalty-q.tsv" particle &&
        score m "$work/$m-q.csv" particle && holds "$(largest p) > 3 * $(largest m)" &&
        [ "$(value "$work/p.json" constraint "form 1" seen)" = 1 ] && holds "$(ends p z) > 3 * $(ends m z)"'
done
perl "$work/penalty" 400 0 > "$work/stiff.tsv"
check 'a stiffer one is less wrong' 'score p "$work/penalty.tsv" particle && score m "$work/stiff.tsv" particle &&
    holds "$(largest p) > 10 * $(largest m) && $(ends p z) > 10 * $(ends m z)"'

# Groups, and systems that a file describes; of two groups above.
for row in 2 17 '$'
do check "a matrix off the group is noticed in each row, $row" \
    'perl -F, -lane "BEGIN { \$i = $(column "$work/runs/space.csv" R11) - 1 } \$F[\$i] += 0.01 if \$. > 1 && (q($row) eq q(\$) ? eof : \$. == q($row)); print join q(,), @F" \
        "$work/runs/space.csv" > "$work/off.csv" && score a "$work/off.csv" suslov && holds "$(value "$work/a.json" group) > 0.01"'
done
sed '1s/R12,R13,R21,R22,R23,R31,R32/R21,R31,R12,R22,R32,R13,R23/' "$work/runs/space.csv" > "$work/turned.csv"
check 'a matrix that is transposed is noticed' 'score a "$work/turned.csv" suslov &&
    holds "$(value "$work/a.json" velocity apart) > 1"'
check 'a described system' 'nhi run experiments/described.yaml -o "$work/told" --format csv --only rattleback-dla \
    $(printf -- "--set runs.%d.steps=40 --set runs.%d.every=1 " 0 0 1 1 2 2 3 3 4 4 5 5) &&
    score a "$work/told/described/rattleback-dla.csv" experiments/described.yaml:rattleback &&
    [ "$(value "$work/a.json" rows)" = 41 ]'
check 'the table' 'nhi score "$work/penalty.tsv" --system=particle && [ "$status" = 0 ] && prints "form 1" &&
    prints "^  energy " && prints "reversal: not told"'

printf '\xEF\xBB\xBF' | cat - "$work/penalty.tsv" > "$work/mark.tsv"
check 'the mark of UTF-8 is skipped' 'score p "$work/penalty.tsv" particle &&
    score m "$work/mark.tsv" particle && diff "$work/p.json" "$work/m.json"'

printf '\xEF\xBB\xBC' | cat - "$work/penalty.tsv" > "$work/letter.tsv"
check 'and a letter that begins like it is not' 'gives 2 score "$work/letter.tsv" --system=particle'

awk '/^#/ { print; next } { gsub(/\t/, "   "); print }' "$work/penalty.tsv" > "$work/blanks.tsv"
check 'any number of blanks parts two columns' 'score p "$work/penalty.tsv" particle &&
    score m "$work/blanks.tsv" particle && diff "$work/p.json" "$work/m.json"'

head -4 "$work/penalty-q.tsv" > "$work/short.tsv"
check 'a table too short for a number has a dash' 'nhi score "$work/short.tsv" --system=particle &&
    [ "$status" = 0 ] && ! prints nan && prints "energy .* - "'

# What is wrong is said with file and line.
bad() { # NAME WHAT LINE...: a table of which these are the lines
    printf '%s\n' "${@:3}" > "$work/bad.csv"
    check "$1" 'gives 2 score "$work/bad.csv" --system particle && complains "bad.csv:[0-9]+: .*'"$2"'.*; expected"'
}
bad 'no column' 'no column z' t,x,y 0,0,0
bad 'semicolons' 'separated by semicolons' 't;x;y;z' '0;0;0;0'
bad 'no time' 'no column t' x,y,z 0,0,0
bad 'a column twice' 'column x twice' t,x,y,z,x 0,0,0,0,0
bad 'half a velocity' 'no column v_y' t,x,y,z,v_x 0,0,0,0,0
bad 'a velocity of something else' 'unknown velocity v_X' t,x,y,z,v_X 0,0,0,0,0
bad 'likewise in the first column' 'unknown velocity v_X' v_X,t,x,y,z 0,0,0,0,0
bad 'no number' 'y is nan' t,x,y,z 0,0,nan,0
bad 'no velocity' 'v_y is -' t,x,y,z,v_x,v_y,v_z 0,0,0,0,1,-,0
bad 'an empty field' 'y is ' t,x,y,z 0,0,,0
bad 'a short row' 'a row of 3 fields' t,x,y,z 0,0,0
bad 'time stands still' 't is 0' t,x,y,z 0,0,0,0 0,1,0,0
bad 'two rows' '2 rows' t,x,y,z 0,0,0,0 1,1,0,0
check 'one row' 'printf "t,x,y,z\n0,0,0,0\n" > "$work/bad.csv"
    gives 2 score "$work/bad.csv" --system particle && complains "bad.csv:2: 1 row; expected"'
bad 'no names' 'a row of numbers' 0,0,0,0 1,1,0,0 2,2,0,0
bad 'no table' 'no table' ''
check 'the line is that of the mistake' 'gives 2 score "$work/bad.csv" --system particle || true
    printf "%s\n" "# a comment" "t, x, y, z" 0,0,0,0 1,0,0,0 2,0,zero,0 > "$work/bad.csv"
    gives 2 score "$work/bad.csv" --system particle && complains "bad.csv:5: y is zero"'
printf '%s\n' t,x,y,R11,R12,R13,R21,R22,R23,R31,R32,R33 0,0,0,1,0,0,0,1,0,0,0,1 > "$work/flat.csv"
printf '# system = particle\n# mass = 1 1/2 1\n# kx = 0\n# columns: t x y z\n0\t0\t0\t0\n1\t1\t0\t0\n2\t2\t0\t0\n' > "$work/said.tsv"
check 'a table that says with which parameters it was made' 'gives 0 score "$work/said.tsv" --system particle --set "parameters.mass=[1, 1/2, 1]" &&
    gives 2 score "$work/said.tsv" --system particle && complains "said.tsv:2: the table says mass = 1 1/2 1; expected --set parameters.mass=" &&
    gives 2 score "$work/said.tsv" --system heisenberg && complains "said.tsv:1: the table says system = particle; expected --system"'
check 'and one with words, or with more numbers, in their place' 'sed "s/^# mass = .*/# mass = 1 x 1/" "$work/said.tsv" > "$work/words.tsv" &&
    gives 0 score "$work/words.tsv" --system particle && sed "s/^# mass = .*/# mass = [1, 1, 1, 7]/" "$work/said.tsv" > "$work/more.tsv" && gives 0 score "$work/more.tsv" --system particle'
printf '# forms = printed\nt,x,y,theta,psi,phi\n0,0,0,0,0,0\n1,1,0,0,1,0\n2,2,0,0,2,0\n' > "$work/choice.csv"
check 'a parameter that is a choice is not compared' 'gives 0 score "$work/choice.csv" --system snakeboard'
printf 't,theta,x,y,v_theta\n0,0,0,0,1\n1,0,1,0,1\n2,0,2,0,1\n' > "$work/group.csv"
check 'velocities of a group have names of their own' 'gives 2 score "$work/group.csv" --system sleigh-se2 && complains "unknown velocity v_theta; expected"'
check 'off the domain' 'gives 2 score "$work/flat.csv" --system rolling-disk && complains "flat.csv:2: .*off the domain"'
sed -i '2s/.*/0,0,0,1,0,0,0,1,0,0,0,2/' "$work/flat.csv"
check 'no rotation' 'gives 2 score "$work/flat.csv" --system rolling-disk && complains "not in the group"'
sed -i '2s/.*/0,0,0,1,0,0,0,one,0,0,0,1/' "$work/flat.csv"
check 'no number in a matrix' 'gives 2 score "$work/flat.csv" --system rolling-disk && complains "flat.csv:2: R22 is one; expected a finite number"'
check 'no matrix' 'gives 2 score "$work/flat.csv" --system sleigh-se3 && complains "flat.csv:1: no column g11, but R11; expected"'
cat > "$work/bare.yaml" <<'END'
systems:
  bare: {coordinates: [x, y], lagrangian: "(x'^2 + y'^2)/2 - sqrt(x)"}
  spin: {coordinates: [x, y], lagrangian: "(x'^2 + y'^2)/2 - cos(x)*cos(y)"}
END
printf '%s\n' t,x,y,v_x,v_y 0,1,0,1,1 1,4,0,1,1 2,9,0,1,1 > "$work/bare.csv"
check 'without a constraint there is no violation' 'score bare "$work/bare.csv" "$work/bare.yaml:bare" &&
    [ "$(perl -MJSON::PP -e "local \$/; print scalar @{decode_json(<>)->{constraint}}" "$work/bare.json")" = 0 ] &&
    holds "abs($(value "$work/bare.json" energy departure) - 2) < 1e-14"'
check 'two angles have their names' 'score spin "$work/bare.csv" "$work/bare.yaml:spin" && grep -q "\"angles\": .\"x\", \"y\"." "$work/spin.json"'
sed -i '4s/9/-9/' "$work/bare.csv"
check 'an energy that is no number' 'gives 2 score "$work/bare.csv" --system "$work/bare.yaml:bare" && complains "bare.csv:4: .*the energy is no finite number"'
check 'no file' 'gives 2 score "$work/none.csv" --system particle && complains "none.csv: "'
check 'a directory' 'gives 2 score "$work" --system particle && complains "Is a directory; expected a table"'
check 'a line without end' 'gives 2 score /dev/zero --system particle && complains "/dev/zero:1: .*expected a table"'
check 'no system' 'gives 2 score "$work/penalty.tsv" && complains "needs --system"'
check 'an unknown system' 'gives 2 score "$work/penalty.tsv" --system partikle && complains "expected particle"'
check 'an unknown system of a file' 'gives 2 score "$work/penalty.tsv" --system experiments/described.yaml:ratleback &&
    complains "described.yaml:[0-9]+: .*expected rattleback"'
check 'a file in the place of a system' 'gives 2 score "$work/penalty.tsv" --system experiments/described.yaml && complains "expected FILE.yaml:NAME"'
check 'an unknown parameter' 'gives 2 score "$work/penalty.tsv" --system particle --set parameters.mas=1 && complains "expected mass"'
check 'an unknown format' 'gives 2 score "$work/penalty.tsv" --system particle --format jsn && complains "expected json"'

cat > "$work/fall.yaml" <<'END'
title: a fall into a singularity
source: none
systems:
  fall:
    coordinates: [x, y]
    lagrangian: "(x'^2 + y'^2)/2 + 1/x^2"
    constraints: ["y'"]
runs: []
END
printf '%s\n' t,x,y 0,1,0 1,1,0 2,1,0 3,1,0 > "$work/fall.csv"
check 'a true motion that ends' 'gives 3 score "$work/fall.csv" --system "$work/fall.yaml:fall" --format json &&
    complains "known up to t = 0" && [ "$(value "$work/out" reached)" = 0 ]'
# Angles count modulo 2 pi, in a table that is wrapped as in one that is not; lengths do not.
cat > "$work/turn.yaml" <<'END'
title: a sleigh that turns, there and back
source: none
defaults: {system: chaplygin-sleigh, h: 1/20, steps: 200, record: [q, velocity, p]}
runs:
  - {name: there, method: ode, start: {rule: momentum, q0: [0, 0, 3.1], v0: [0, 0, 2]}}
  - {name: "{method}", method: [midpoint, rk4], start: {rule: momentum, q0: [0, 0, 0], v0: [1/10, 0, 2]}}
END
check 'a sleigh turns' 'gives 0 run "$work/turn.yaml" -o "$work" --format csv && score turn "$work/turn/there.csv" chaplygin-sleigh &&
    [ "$(value "$work/turn.json" angles 2> /dev/null | wc -l)" = 1 ] && grep -q "\"angles\": \[\"theta\"\]" "$work/turn.json"'
# wrapped FILE COLUMN: its column, from 1 on, modulo 2 pi, which it passes in the first step and later.
wrapped() { perl -F, -lane 'BEGIN { $c = shift } $F[$c] -= 2 * atan2(0, -1) * int($F[$c] / 2 / atan2(0, -1) + 0.5) if $. > 1; print join ",", @F' "$2" < "$1"; }
i=$(($(column "$work/turn/there.csv" theta) - 1))
check 'its heading makes a turn and more' 'holds "$(tail -n 1 "$work/turn/there.csv" | cut -d, -f$((i + 1))) > 7"'
wrapped "$work/turn/there.csv" $i > "$work/wrapped.csv"
check 'a wrapped heading has the distance of one that is not' '! cmp -s "$work/wrapped.csv" "$work/turn/there.csv" &&
    score wrap "$work/wrapped.csv" chaplygin-sleigh && holds "$(value "$work/wrap.json" distance theta largest) < 1e-9"'
check 'after many turns it still counts modulo a turn' 'perl -F, -lane "\$F[$i] += (\$. > 100 ? 200002 : 200000) * atan2(0, -1) if \$. > 1; print join q(,), @F" < "$work/turn/there.csv" > "$work/many.csv" &&
    score many "$work/many.csv" chaplygin-sleigh && grep -q "\"angles\": \[\"theta\"\]" "$work/many.json" && holds "$(value "$work/many.json" distance theta largest) < 1e-6"'
check 'and no jumps in velocities from differences' 'cut -d, -f$(column "$work/wrapped.csv" t),$(column "$work/wrapped.csv" x)-$((i + 1)) "$work/wrapped.csv" > "$work/chart.csv" &&
    score wrap "$work/chart.csv" chaplygin-sleigh && holds "$(value "$work/wrap.json" energy departure) < 1e-3"'
j=$(($(column "$work/turn/there.csv" x) - 1))
check 'a length is no angle' 'perl -F, -lane "\$F[$j] += 2 * atan2(0, -1) if \$. > 100; print join q(,), @F" < "$work/turn/there.csv" > "$work/moved.csv" &&
    score moved "$work/moved.csv" chaplygin-sleigh && holds "$(value "$work/moved.json" distance x largest) > 6"'
# The way back of a symmetric method is that of the way there, of another one it is not.
for method in midpoint rk4
do
    last=$(tail -n 1 "$work/turn/$method.csv")
    at() { echo "$last" | cut -d, -f"$(column "$work/turn/$method.csv" "$1")"; }
    # the velocity of the momentum p = M v of the last row, turned round
    perl -e 'my ($x, $y, $th, $a, $b, $c) = @ARGV; my ($m, $I, $l) = (1, 1, 0.2);
        my ($u, $w) = (cos $th, sin $th); # p = M v: the mass matrix is that of the contact point
        my $om = ($c - $l * (-$w * $a + $u * $b)) / $I; my $vx = $a / $m + $l * $w * $om; my $vy = $b / $m - $l * $u * $om;
        printf "title: back\nsource: none\nruns:\n  - {name: %s, system: chaplygin-sleigh, method: %s, h: 1/20, steps: 200,\n" .
            "     start: {rule: momentum, q0: [%s, %s, %s], v0: [%.17g, %.17g, %.17g]}, record: [q, velocity, p]}\n",
            "back-$ARGV[6]", $ARGV[6], $x, $y, $th, -$vx, -$vy, -$om' \
        "$(at x)" "$(at y)" "$(at theta)" "$(at p_x)" "$(at p_y)" "$(at p_theta)" $method > "$work/turn.yaml"
    check "$method: the way back" 'nhi run "$work/turn.yaml" -o "$work" --format csv; [ "$status" = 0 ] &&
        score "$method" "$work/turn/$method.csv" chaplygin-sleigh --back "$work/turn/back-$method.csv"'
done
check 'a symmetric method returns, the Runge-Kutta method does not' \
    'holds "$(value "$work/midpoint.json" reversal x largest) < 1e-10 && $(value "$work/rk4.json" reversal x largest) > 1e-9 &&
        $(value "$work/midpoint.json" reversal theta end) < 1e-10"'
check 'in words' 'gives 0 score "$work/turn/rk4.csv" --system chaplygin-sleigh --back "$work/turn/back-rk4.csv" &&
    prints "^the way back" && prints "theta is an angle" && ! prints "is affine"'
check 'a way back of other rows' 'head -n 50 "$work/turn/back-rk4.csv" > "$work/short.csv" &&
    gives 2 score "$work/turn/rk4.csv" --system chaplygin-sleigh --back "$work/short.csv" && complains "rows back: 49; expected 201"'
check 'a way back that is not there' 'gives 2 score "$work/turn/rk4.csv" --system chaplygin-sleigh --back "$work/none.csv"'

# Tables as other programs write them, and what is no table.
cat > "$work/plain.csv" <<'END'
"t","x","y","z","v_x","v_y","v_z"
0,0,0,0,1,1,0
0.1,0.1,0.1,0.005,1,1,0.1
0.2,0.2,0.2,0.02,1,1,0.2
0.3,0.3,0.3,0.045,1,1,0.3
END
sed 's/$/\r/' "$work/plain.csv" > "$work/windows.csv"
sed 's/"//g; s/,/ /g; s/$/ /' "$work/plain.csv" > "$work/blanks.txt"
check 'quotation marks, ends of lines as in Windows, blanks at the end' 'gives 0 score "$work/plain.csv" --system particle &&
    cp "$work/out" "$work/plain" && for file in windows.csv blanks.txt
    do gives 0 score "$work/$file" --system particle && cmp "$work/out" "$work/plain" || return; done'
check 'tabs, and commas in numbers' 'sed "s/\"//g; s/,/\t/g; s/[.]/,/g" "$work/plain.csv" > "$work/comma.tsv" &&
    gives 2 score "$work/comma.tsv" --system particle && complains "comma.tsv:3: t is 0,1; expected a finite number"'
check 'empty columns at the end' 'sed "s/$/,,/" "$work/plain.csv" > "$work/empty.csv" &&
    gives 0 score "$work/empty.csv" --system particle && cmp "$work/out" "$work/plain"'
sed '3s/1,1,0.1/1,u,0.1/' "$work/plain.csv" > "$work/word.csv"
sed '4s/^0.2/0.25/' "$work/plain.csv" > "$work/late.csv"
{ printf t; printf ',a%d' {1..600}; printf '\n0\n'; } > "$work/wide.csv"
check 'a velocity that is a word' 'gives 2 score "$work/word.csv" --system particle && complains "word.csv:3: v_y is u; expected a finite number"'
check 'a way back at other times' 'gives 2 score "$work/plain.csv" --system particle --back "$work/late.csv" &&
    complains "row 2 back is 0.25 after its start; expected 0.2"'
check 'the way there as the way back' 'gives 2 score "$work/plain.csv" --system particle --back "$work/plain.csv" &&
    complains "the way back begins 0.3 off in x; expected the last row"'
head -c -1 "$work/plain.csv" > "$work/open.csv"
check 'a last line without an end' 'nhi score "$work/open.csv" --system particle; [ "$status" = 0 ] && cmp "$work/out" "$work/plain" &&
    complains "open.csv:5: warning: the last line has no end" && gives 0 score "$work/plain.csv" --system particle && [ ! -s "$work/err" ]'
check 'too many columns' 'gives 2 score "$work/wide.csv" --system particle && complains "wide.csv:1: too many columns; expected at most 511"'
perl -e 'sub q_of { my $t = $_[0] / 10; (0.3 * sin(2 * $t), 0.2 * $t, 0.1 * $t * $t) }
    print "t,x,y,z,v_x,v_y,v_z\n";
    for my $k (0 .. 18) { my @q = q_of($k); my @r = q_of($k + 1);
        print join(",", map { sprintf "%.17g", $_ } $k / 10, @q, map { ($r[$_] - $q[$_]) * 10 } 0 .. 2), "\n" }' > "$work/chords.csv"
check 'chords are told in words, and no velocities are not' 'gives 0 score "$work/chords.csv" --system particle &&
    prints "It is the displacement to the next row" && gives 0 score "$work/plain.csv" --system particle && ! prints displacement'
cat > "$work/more.yaml" <<'END'
title: t
source: s
defaults: {method: gni, h: 0.1, steps: 20}
runs:
 - {name: group, system: suslov, start: {rule: momentum, v0: [0.5, 0.2, 0]}, record: [R, p]}
 - {name: space, system: sleigh-se3, start: {rule: momentum, v0: [0, 0.5, 0.2, 1, 0, 0]}, record: [R, p]}
 - {name: declared, system: gearbox, start: {rule: momentum, q0: [1, 0, 0], v0: [0, 1, 0.5]}, record: [q, p, energy, quantities]}
END
check 'a group element is told in words' 'gives 0 run "$work/more.yaml" -o "$work/runs" &&
    gives 0 score "$work/runs/more/group.tsv" --system suslov && prints "^group element: .R.T R - 1. at most [0-9.]+e-1[56]$"'
check 'three translations have their distances' 'gives 0 score "$work/runs/more/space.tsv" --system sleigh-se3 --format json &&
    for at in g14 g24 g34; do holds "0 < $(value "$work/out" distance $at end) && $(value "$work/out" distance $at end) < 0.1" || return; done'
check 'what a system declares has its largest departure' 'score declared "$work/runs/more/declared.tsv" gearbox &&
    a=$(awk "!/^#/ { if (!n++) first = \$10; x = first - \$10; if (x * x > most * most) most = x } END { printf \"%.17g\", most }" \
        "$work/runs/more/declared.tsv") && b=$(value "$work/declared.json" quantities E_driver departure) &&
    holds "abs(abs($a) - $b) < 1e-14 && $b > 1e-5"'
# What is projected out of the first row is its violation, where masses couple too.
printf '%s\n' t,x,y,theta,v_x,v_y,v_theta 0,0,0,0,1,0.3,0.5 0.1,0.1,0,0,1,0,0.5 0.2,0.2,0,0,1,0,0.5 > "$work/first.csv"
check 'the share that is projected out of a coupled velocity' 'score first "$work/first.csv" chaplygin-sleigh --set parameters.m=50 &&
    holds "abs($(value "$work/first.json" projected) - $(value "$work/first.json" constraint violation largest)) < 1e-12" &&
    holds "$(value "$work/first.json" projected) > 0.1"'
# The true motion of the particle, to so many decimals, its rows 1/1000 or 1/100 apart or in close pairs: what rounding
# makes of the differences is not seen.
rounded() {
    perl -e 'my ($decimals, $rows, $near) = @ARGV; my $t = 0; print "# t x y z\n";
        for my $k (0 .. $rows - 1) {
            my $y = -0.77 + 0.83 * $t;
            printf "%.17g %.${decimals}f %.${decimals}f %.${decimals}f\n", $t, 1.3 / 0.83 * log($y + sqrt(1 + $y * $y)), $y,
                1.3 / 0.83 * sqrt(1 + $y * $y);
            $t += $near ? $k % 2 ? 1e-6 : 0.2 : 10 / ($rows - 1);
        }' "$@"
}
for table in '3 10001' '5 10001' '6 10001' '6 1001' '8 1001' '9 60 near' '6 60 near'
do check "the rounding of a true motion is not seen: $table" 'rounded $table > "$work/rounded" && score rounded "$work/rounded" particle &&
    ! grep "\"seen\": true" "$work/rounded.json"'
done
check 'but a slip of the constraint is, above that of the rows' 'rounded 6 1001 | awk "NR > 1 { \$4 += sin(3 * \$1) / 100 } 1" > "$work/rounded" &&
    score rounded "$work/rounded" particle && grep -q "form 1.*\"seen\": true" "$work/rounded.json"'
for head in '# t' '# x y z t' '# time, not a name'
do check "a comment that is no line of names: $head" '{ echo "$head"; rounded 6 20 | tail -n +2; } > "$work/headless" &&
    gives 2 score "$work/headless" --system particle'
done
check 'a velocity that is no number' '{ echo "t x y z v_x v_y v_z"; for k in 0 1 2 3; do echo "$k 0 $k 0 1 1 none"; done; } > "$work/none" &&
    gives 2 score "$work/none" --system particle && complains "v_z is none; expected a finite number"'
# The true motion of a sleigh, in rows far apart at random times: the distance is less than its bound, or that is not
# known. Of a board a motion that begins beside the true one ends where the forms become dependent.
cat > "$work/coarse.yaml" <<'END'
title: t
source: s
defaults: {method: ode, h: 1/100, steps: 2000, record: [q]}
runs:
 - {name: sleigh, system: chaplygin-sleigh, parameters: {m: 0.717, I: 1.07, a: 1.19}, start: {rule: momentum,
    q0: [0.459, -0.21, 0.48], v0: [0.888, 0.452, 1.14]}}
 - {name: board, system: snakeboard, parameters: {m: 0.65}, start: {rule: momentum,
    q0: [0.661, -0.168, 0.646, 0.579, 0.134], v0: [-0.576, 1.15, -0.00887, -0.203, -0.434]}}
END
# rows RUN NUMBER...: a table of these nodes of it.
rows() { perl -e 'my ($file, %in) = (shift, map { $_ => 1 } @ARGV); open my $run, "<", $file or die;
    while (<$run>) { print "# $1\n" if /^# columns: k (.*)/; print $2 if /^(\d+)\t(.*\n)/ && $in{$1} }' "$work/runs/coarse/$1.tsv" "${@:2}"; }
# scattered SEED: numbers of nodes, 12, 25 or 50 apart and now and then five times as far.
scattered() { perl -e 'srand shift; my ($n, $mean, @k) = (12 + int rand 25, (12, 25, 50)[rand 3], int rand 200);
    push @k, $k[-1] + $mean * (rand() < 1/4 ? 5 : 1) while @k < $n; print "@k"' "$1"; }
cat > "$work/within" <<'END'
use JSON::PP;
local $/;
my $x = decode_json(<>);
exit !!(grep({ defined $_->{bound} && $_->{largest} > $_->{bound} } @{ $x->{distance} }) || grep { $_->{seen} } @{ $x->{constraint} });
END
# far SEED: the true motion of the particle in five to nine rows, half a unit of time apart or five times as much.
far() { perl -e 'srand shift; my ($n, $t) = (5 + int rand 5, 0); print "t,x,y,z\n";
    for (1 .. $n) { my $y = -1.77 + 0.83 * $t; my @q = (log($y + sqrt(1 + $y * $y)), $y, sqrt(1 + $y * $y));
        printf "%.17g,%.17g,%.17g,%.17g\n", $t, 1.3 / 0.83 * $q[0], $y, 1.3 / 0.83 * $q[2]; $t += rand() < 1/4 ? 2.5 : 0.5 }' "$1"; }
check 'no constraint is seen to fail in few rows of a true motion' 'for seed in {1..10} 106 136; do far $seed > "$work/far.csv" &&
    score far "$work/far.csv" particle && perl "$work/within" "$work/far.json" || { echo "# seed $seed"; return 1; }; done'
check 'the own motion is within its bounds: sixty coarse tables' 'nhi run "$work/coarse.yaml" -o "$work/runs"; [ "$status" = 0 ] &&
    for seed in {1..60}; do rows sleigh $(scattered $seed) > "$work/coarse" &&
        score coarse "$work/coarse" chaplygin-sleigh --set parameters.m=0.717 --set parameters.I=1.07 --set parameters.a=1.19 &&
        perl "$work/within" "$work/coarse.json" || { echo "# seed $seed"; return 1; }; done'
check 'a motion beside it that ends leaves no bound' 'rows board 197 247 297 347 397 647 897 1147 1197 1447 1497 1547 1597 > "$work/coarse" &&
    score coarse "$work/coarse" snakeboard --set parameters.m=0.65 && [ "$(value "$work/coarse.json" distance x bound)" = null ]'
finish
