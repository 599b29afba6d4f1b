#!/bin/bash
# Samples of the ledger have the verdicts on record, in every format.
# The program is $NHI, or build/nhi.
. tests/tap.sh
sample='*5'
count=$("$program" list claims | grep -c '^[^ ]*5 ')
check 'the sample as tsv: as on record' 'gives 0 verify "$sample" --format tsv && cp "$work/out" "$work/first.tsv" &&
    [ "$(awk -F"\t" "NR > 1 && \$4 == \$5" "$work/out" | wc -l) $(wc -l < "$work/out")" = "$count $((count + 1))" ]'
check 'another of two papers' 'gives 0 verify "[EZ]*[01]" && cp "$work/out" "$work/table" && ! prints DIFFERS &&
    [ "$(grep -c "^[A-Z]*[0-9]*-[CNQ]" "$work/out")" = "$("$program" list claims | grep -c "^[EZ][^ ]*[01] ")" ]'
check 'the same as json' 'gives 0 verify "[EZ]*[01]" --format json && cp "$work/out" "$work/json" &&
    [ "$(perl -MJSON::PP -0777 -ne "\$c = decode_json(\$_); print scalar @\$c if !grep { \$\$_{verdict} ne \$\$_{expected} } @\$c" \
    "$work/out")" = "$("$program" list claims | grep -c "^[EZ][^ ]*[01] ")" ]'

# The parts of a record that show prints, each with the words of the record; one has rows that take
# seconds, and no part that no other has.
parts() {
    local id part shown=
    perl -ne '$id = $1 if /^claim: ([^\s,]+)/;
        print "$id $1\n" if /^(printed|correct|consequence|condition|counterexample|remark|start):/' \
        build/src/claims/{zen06,gni08-principles}.claims | grep -v EPS04-C58 > "$work/parts"
    [ "$(wc -l < "$work/parts")" -gt 9 ] || return
    while read -r id part; do
        [ "$id" = "$shown" ] || nhi show "$id"
        shown=$id
        [ "$status" = 0 ] && prints "^  $part( rule)?: ." || return
    done < "$work/parts"
}
check 'show prints each part of a record' parts
# Also those of a relation of divisors and of a function with what it is called with.
check 'show says what must not vanish' '
    while IFS=: read -r id zero; do
        gives 0 show "$id" && grep -qxF "  not zero: $zero" "$work/out" || return
    done <<< "EPS04-C02:D = I11*I22 - I12^2
EPS04-Q10:u; 1 + u
GNI08-C46:1 + y^2 + e*y/2; 1 + (-y)^2 + e*(-y)/2
MV-C01:1 + f^2; 1/h + h*s/4; h"'
check 'a claim that rests on no finding' 'gives 0 verify GNI08-C58 &&
    prints "^GNI08-C58 +not checkable +- +- +- "'

# A verdict that differs from the one on record says so, with all it rests on. In
# a directory of its own the ledger reads the experiments that it finds there.
here=$PWD; case $program in /*) ;; *) program=$here/$program ;; esac
mkdir -p "$work/own/experiments"
read_in() { (cd "$work/own" && nhi "$@"; echo "$status" > "$work/status"
    [ "$(wc -l < "$work/err")" = 0 ]) && status=$(cat "$work/status"); }
check 'without its experiment a claim is unsettled' 'read_in verify GNI08-C43 &&
    [ "$status" = 1 ] && prints "DIFFERS: on record is confirmed; .*gni08-fig2.yaml" &&
    prints "as printed: .* is <= 0 .terms left.*control"'
mkdir "$work/none"
check 'elsewhere the experiments above the program are read' '
    (cd "$work/none" && gives 0 verify GNI08-C43 && prints "^GNI08-C43 +confirmed")'
check 'and shown' '(cd "$work/none" && gives 0 show gni08-fig2 && prints "^gni08-fig2 - ")'
check 'or those of the folder that is named' '(cd "$work/none" &&
    NHI_EXPERIMENTS=$work/own/experiments gives 1 verify GNI08-C43; [ "$status" = 1 ] &&
    prints "DIFFERS: on record is confirmed; .*own/experiments/gni08-fig2.yaml")'
mkdir -p "$work/alone/bin" && cp "$program" "$work/alone/bin/nhi"
check 'a program alone says which variable names the folder' '(cd "$work/none" &&
    "$work/alone/bin/nhi" verify GNI08-C43 > "$work/out"; [ $? = 1 ] &&
    prints "no file experiments/gni08-fig2.yaml; expected it in the folder of the experiments, which NHI_EXPERIMENTS names$" &&
    NHI_EXPERIMENTS=$here/experiments "$work/alone/bin/nhi" verify GNI08-C43 > "$work/out" &&
    prints "^GNI08-C43 +confirmed")'
# reads SUBSTITUTION PATTERN: with the entry of GNI08-C44 changed so, the verdict
# differs, for that reason.
cp experiments/enclosed-gni08.yaml "$work/own/experiments"
change() {
    perl -0pe '/(.*)(  - claim: GNI08-C44.*)/s; my ($head, $last) = ($1, $2);
        for ($last) { '"$1"' } $_ = $head . $last' "$here/experiments/gni08-fig2.yaml" \
        > "$work/own/experiments/gni08-fig2.yaml"
    read_in verify GNI08-C44
}
reads() { change "$1" && [ "$status" = 1 ] && prints "DIFFERS.*$2"; }
check 'a reading with a list and the list of its divisors' 'change \
    "s/run. gni\n/run: [gni, dla]\n    near: 1\n    over: {run: [gni, dla]}\n/" && [ "$status" = 0 ]'
while IFS='|' read -r name change pattern
do check "a reading with $name" "reads '$change' '$pattern'"
done << 'END'
an unknown run|s/run. gni\n/run: gmi\n/|names no run
no measure|s/ *measure.*\n//|names no run or no measure
an unknown claim|s/GNI08-C44/GNI08-C43/|no complete entry
an unknown key|s/key. constant/key: constent/|no complete entry
no sentence|s/ *what. dep.*\n//|no complete entry
no reason|s/ *reason.*\n//|no complete entry
no relation|s/ *relation.*\n//|no complete entry
no bound|s/ *bound.*\n//|no complete entry
a bound that is a word|s/16 eps/many/|no complete entry
the wrong relation|s/<=/>=/|
an unknown role|s/as printed/as painted/|
a quotient|s/(column. energy)/$1\n    over: {run: gni}/|
a list of runs|s/run. gni\n/run: [gni, dla]\n/|
a list of measures|s/measure. relative departure/measure: [relative departure, largest]/|
a divisor out of step|s/run. gni\n/run: [gni, dla]\n    near: 1\n    over: {run: [dla, gni]}\n/|
a list that is too short|s/run. gni\n/run: [gni, dla]\n    over: {run: [gni]}\n/|names no run or no measure
the lists of another|s/run. gni\n/run: [gni, dla]\n/; $_ .= s/key. constant/key: again/r|constant reads the number of again
a goal that is a word|s/(column. energy)/$1\n    near: here/|not finite
a goal far off|s/(column. energy)/$1\n    near: 1/|
a control that holds|s/run. dla, what/run: gni, what/|the control of constant
no control|s/ *control.*\n//|the control of constant
the number of another|$_ .= s/key. constant/key: again/r|constant reads the number of again
an unknown column|s/column. energy/column: energie/|has no line .relative departure energie
a line that is no number|s/measure. relative departure/measure: system/; s/ *column.*\n//|has no line .system
a map for a measure|s/measure. relative departure/measure: {a: b}/|names no run or no measure
one of no claim before it|$head .= "  - {key: constant}\n"|has no claim
one without a key before it|$head .= "  - {claim: GNI08-C44}\n"|has no key
no list of readings|$head =~ s/^claims:.*//ms; $_ = ""|no complete entry
END
# bounds SUBSTITUTION PATTERN: likewise with what is enclosed for it.
bounds() {
    cp "$here/experiments/gni08-fig2.yaml" "$work/own/experiments"
    perl -0pe '/(.*?)(  - .claim: GNI08-C44.*?)(  - .claim: GNI08-C28.*)/s;
        my ($head, $part, $last) = ($1, $2, $3); for ($part) { '"$1"' } $_ = $head . $part . $last' \
        "$here/experiments/enclosed-gni08.yaml" > "$work/own/experiments/enclosed-gni08.yaml"
    read_in verify GNI08-C44 && [ "$status" = 1 ] && prints "DIFFERS.*$2"
}
while IFS='|' read -r name change pattern
do check "an enclosure with $name" "bounds '$change' '$pattern'"
done << 'END'
no role that decides|s/as printed/reported/g|enclosed, and no bound in balls decides it
a false bound|s/bound: 1.1000/bound: 1\/100/|
a bound below the balls|s/bound: 1e-25/bound: 1e-40/|holds on a part
a step that is too long|$head =~ s/h: 0.2, steps/h: 1e60, steps/|step 1 is not enclosed
an unknown run|s/a: .run: hump-gni/a: {run: hump-gmi/|names no run
another method|s/a: .run: hump-gni/a: {run: hump-dla/|
a control that holds|s/of DLA, numbers: .a: .run: hump-dla/of DLA, numbers: {a: {run: hump-gni/|the control of enclosed
an unknown reduction|s/reduce: range/reduce: span/|unknown reduce span; expected
an unknown name|s/see: energy/see: energie/|what is to be seen
a formula that is none|s/enclosed: a.b/enclosed: a\/c/|enclosed:
no formula|s/enclosed: a.b,//|an enclosed entry has no enclosed
no numbers|s/\n     numbers: .*//|an enclosed entry has no numbers
END
# Numbers of one sign, and the same of the other one.
check 'what is reduced is that of all nodes' '! bounds "s/enclosed: .*\n.*\n/enclosed: \"(a + b)^2 + (c + d)^2 + (a - c - e)^2\",
        numbers: {a: {run: hump-dla, see: y - 100, reduce: most}, b: {run: hump-dla, see: 100 - y, reduce: least},
        c: {run: hump-dla, see: y - 100, reduce: least}, d: {run: hump-dla, see: 100 - y, reduce: most},
        e: {run: hump-dla, see: y - 100, reduce: range}},\n/" "" && [ "$status" = 0 ]'
cp "$here/experiments/enclosed-gni08.yaml" "$work/own/experiments"
check 'a remark names another claim' 'gives 0 show GNI08-C27 && prints "^  see:.* GNI08-C26"'
check 'statements of the project alone' 'id=$("$program" list claims --paper own | cut -d" " -f1 | head -n 1) &&
    gives 0 verify $id && prints "^statements of this project: 1 "'
check 'a claim without its experiment is shown, with the reason' 'mkdir -p "$work/nowhere" &&
    NHI_EXPERIMENTS=$work/nowhere gives 0 show GNI08-C43 && prints "DIFFERS: on record is confirmed; no file .*nowhere"'
check 'what is enclosed is shown' 'read_in show GNI08-C44 && prints "enclosed: +.[-0-9.e]+, 2.1[0-9]+e-35.; control .0.00488"'
sed -i 's/<=/>=/' "$work/own/experiments/gni08-fig2.yaml"
check 'a claim of which all was found and a bound is missed is shown so' 'read_in show GNI08-C44 &&
    prints "DIFFERS: on record is confirmed; "'
check 'tsv of a verdict that differs' 'read_in verify GNI08-C44 --format tsv &&
    [ "$status" = 1 ] &&
    awk -F"\t" "NR == 2 { good = \$4 != \$5 && NF == 17 } END { exit !good }" "$work/out"'
check 'json of a verdict that differs' 'read_in verify GNI08-C44 --format json &&
    [ "$status" = 1 ] && perl -MJSON::PP -0777 -ne "\$c = decode_json(\$_);
        exit \$\$c[0]{verdict} eq \$\$c[0]{expected}" "$work/out"'
cp experiments/gni08-fig2.yaml "$work/own/experiments"
check 'two claims that read one experiment, as on record' \
    'read_in verify "GNI08-C4[34]" && [ "$status" = 0 ] && prints "^2 confirmed"'
check 'a reading whose run fails' 'sed "s/name: gni, method: gni, h: 0.2/name: gni, method: gni, h: 1e200/" \
        experiments/gni08-fig2.yaml > "$work/own/experiments/gni08-fig2.yaml" &&
    read_in verify GNI08-C44 && [ "$status" = 1 ] && prints DIFFERS'

# The screen: each number stands under its head and is that of the JSON.
cat > "$work/screen" <<'END'
use JSON::PP;
my ($json, $screen) = map { local (@ARGV, $/) = $_; <> } @ARGV;
my @lines = split /\n/, $screen;
my %at = map { $_ => index $lines[0], $_ } qw(verdict known double bound control);
my ($seen, $wrong) = (0, 0);
my @order = ('as printed', 'outside', 'fact', 'within', 'corrected');
for my $c (@{ decode_json($json) }) {
    my ($line) = grep { /^\Q$c->{id}\E / } @lines;
    my ($f) = map { my $role = $_; grep { $_->{role} eq $role } @{ $c->{findings} } } @order;
    my %shown = map { $_ => (split ' ', substr $line, $at{$_})[0] } keys %at;
    my %meant = (verdict => (split ' ', $c->{verdict})[0]);
    $meant{known} = $c->{known} if $c->{known};
    @meant{qw(double bound control)} = map { defined $_ ? sprintf '%.3g', $_ : '-' }
        @$f{qw(measured bound control_measured)} if $f;
    $wrong += print "# $c->{id}: $_ is $shown{$_}, not $meant{$_}\n"
        for grep { $shown{$_} ne $meant{$_} } keys %meant;
    $seen++;
}
exit !($seen > 9 && !$wrong);
END
check 'the numbers of the screen are those of the JSON' 'perl "$work/screen" "$work/json" "$work/table"'
check 'and not if a column is moved' 'sed "s/^\(claim.*\)double    bound /\1bound     double /" "$work/table" \
    > "$work/moved" && ! perl "$work/screen" "$work/json" "$work/moved" > /dev/null'
# What is shown of a claim is what its JSON says, word for word.
cat > "$work/shown" <<'END'
use JSON::PP;
my ($json, $shown) = map { local (@ARGV, $/) = $_; <> =~ s/\s+/ /gr } @ARGV;
my ($c) = @{ JSON::PP->new->decode($json) };
my @said = ("$c->{id} $c->{verdict} ", "place: $c->{place} ", "known: $c->{known}, $c->{by} ",
    "claimed: $c->{statement} ", "start rule: $c->{start} ", "remark: $c->{remark} ");
for my $f (@{ $c->{findings} }) {
    push @said, sprintf '%s, holds: %s: %.3g %s %.3g; %s%s; control, %s: %.3g ', @$f{qw(role what measured)},
        $f->{at_least} ? '>=' : '<=', $f->{bound}, $f->{empirical} ? 'seen on ' : '', @$f{qw(reason control control_measured)};
    push @said, sprintf 'enclosed: [%.17g, %.17g]; ', @$f{qw(least most)} if $f->{enclosed};
    $wrong += print "# $f->{key}\n" if keys %$f != 15 || $f->{identity} != ($f->{key} eq 'hump');
}
$wrong += print "# $_\n" for grep { index($shown, $_) < 0 } @said;
exit !(@said == 15 && !$wrong);
END
check 'what is shown is what the JSON says' '"$program" show GNI08-C44 > "$work/show" &&
    "$program" verify GNI08-C44 --format json > "$work/one" && perl "$work/shown" "$work/one" "$work/show" &&
    sed -i "s/true/false/" "$work/one" && ! perl "$work/shown" "$work/one" "$work/show" > "$work/moved"'
check 'two precisions side by side, from files' 'sed "s/\tdouble\t[^\t]*/\tquad\t7e-77/" "$work/first.tsv" \
        > "$work/second.tsv" && gives 0 verify "GNI08-*" --from "$work/first.tsv" \
        --with "$work/second.tsv" && prints "^claim +verdict +known +double +quad +bound" &&
    prints "^GNI08-C05 +confirmed .* 7e-77 " && ! prints "^GNI13"'
check 'the precision is that of the file, and what it lacks is counted' 'gives 0 verify "GNI08-C0*" --from "$work/second.tsv" &&
    prints "\(quad\)$" && prints "^[0-9]+ claims have no row in .*second.tsv$" && gives 0 verify GNI08-C05 --from "$work/second.tsv" &&
    ! prints "have no row"'
check 'a verdict that differs in one of them' 'sed "s/^\(GNI08-C05\t[^\t]*\t[^\t]*\)\tconfirmed/\1\tunsettled/" \
        "$work/second.tsv" > "$work/third.tsv" && nhi verify --from "$work/first.tsv" \
        --with "$work/third.tsv" && [ "$status" = 1 ] && prints "DIFFERS in quad: unsettled"'
check 'a file that is no ledger' 'gives 2 verify --with README.md && complains "README.md.*expected a ledger"'
check 'an empty file' ': > "$work/empty.tsv" && gives 2 verify --from "$work/empty.tsv" && complains "empty.tsv: no ledger; expected a ledger"'
check 'a ledger that is cut short' 'head -c 3000 "$work/first.tsv" > "$work/cut.tsv" &&
    gives 2 verify --from "$work/cut.tsv" && complains "cut.tsv:[0-9]+: a line that is cut off; expected its end"'
check 'a ledger without a row' 'head -n 1 "$work/first.tsv" > "$work/head.tsv" &&
    gives 2 verify --from "$work/head.tsv" && complains "head.tsv:2: no row; expected"'
check 'a claim that stands there twice' 'sed 2p "$work/first.tsv" > "$work/twice.tsv" &&
    gives 2 verify --from "$work/twice.tsv" && complains "twice.tsv:3: claim .* twice; expected once"'
check 'a row that lacks a column' 'sed "2s/\t//" "$work/first.tsv" > "$work/short.tsv" &&
    gives 2 verify --from "$work/short.tsv" && complains "short.tsv:2: a row of 16 columns; expected 17"'
for k in 1 4 5 11
do check "a ledger without its column $k" 'cut --complement -f$k "$work/first.tsv" > "$work/less.tsv" &&
    gives 2 verify --from "$work/less.tsv" && complains "less.tsv: no ledger; expected a ledger"'
done
check 'half a head' 'head -n 1 "$work/first.tsv" | tr -d "\n" > "$work/head.tsv" &&
    gives 2 verify --from "$work/head.tsv" && complains "head.tsv:1: a line that is cut off"'
check 'a ledger of the columns that must be there, and one of sixty more' 'cut -f1-11 "$work/first.tsv" > "$work/less.tsv" &&
    gives 0 verify GNI08-C05 --from "$work/less.tsv" && prints "^GNI08-C05 +confirmed " &&
    dashes=$(printf "\\\\t-%.0s" {1..60}) && sed "s/\t[^\t]*\$/$dashes&/" "$work/first.tsv" > "$work/more.tsv" &&
    [ "$(head -n 1 "$work/more.tsv" | tr "\t" "\n" | wc -l)" = 77 ] &&
    gives 0 verify GNI08-C05 --from "$work/more.tsv" && prints "^GNI08-C05 +confirmed "'
check 'of 64 columns the last is read' 'awk -F"\t" -v OFS="\t" "{ v = \$4; \$4 = \"-\"; for (i = 18; i < 64; i++) \$i = \"-\"; \$64 = v; print }" \
        "$work/first.tsv" > "$work/more.tsv" && gives 0 verify GNI08-C05 --from "$work/more.tsv" && prints "^GNI08-C05 +confirmed "'
check 'a verdict and a proof of other words are shown, and not counted' \
    'sed "s/^\(GNI08-C05\t[^\t]*\t[^\t]*\)\t[^\t]*\t[^\t]*\t\([^\t]*\)\t[^\t]*/\1\tperhaps\tperhaps\t\2\tguessed/" \
        "$work/first.tsv" > "$work/words.tsv" && gives 0 verify GNI08-C05 --from "$work/words.tsv" &&
    prints "^GNI08-C05 +perhaps +guessed " && ! prints "1 confirmed"'
check 'a confirmed claim that is known in another word counts as confirmed' \
    'sed "s/^\(GNI08-C05\t.*\)\tproved\t/\1\tguessed\t/" "$work/first.tsv" > "$work/words.tsv" &&
    gives 0 verify GNI08-C05 --from "$work/words.tsv" && prints "^GNI08-C05 +confirmed +guessed " && prints "^1 confirmed \(double\)$"'
check 'an id that goes on is another one' 'sed "s/^GNI08-C05\t/GNI08-C055\t/" "$work/second.tsv" > "$work/longer.tsv" &&
    nhi verify GNI08-C05 --with "$work/longer.tsv" && [ "$status" = 1 ] && prints "missing, on record"'
check 'in JSON no claim is an error too' 'gives 2 verify XYZ99-C01 --format json && [ ! -s "$work/out" ]'
check 'a claim that the other ledger lacks' 'grep -v "^GNI08-C05" "$work/second.tsv" > "$work/lacks.tsv" &&
    nhi verify GNI08-C05 --with "$work/lacks.tsv" && [ "$status" = 1 ] && prints "missing, on record"'
check 'a filter of what is not a claim' 'gives 2 list systems --known proved'
check 'a ledger that is not there' 'gives 2 verify --from "$work/none.tsv" && complains "No such file"'
check 'a second precision has no JSON' 'gives 2 verify "*5" --with "$work/second.tsv" --format json'
check 'what is shown is whole characters, in lines of a hundred' 'gives 0 list claims &&
    perl -CO -Mutf8 -MEncode -ne "chomp; \$t = decode(q(UTF-8), \$_, 1); \$t =~ s/\p{Mn}//g;
        exit 1 if length \$t > 100" "$work/out"'
# No line that goes on could have held the first word of the next.
check 'lines that go on are full, and none is longer' 'gives 0 show GNI08-C44 &&
    perl -Mutf8 -MEncode -ne "chomp; \$t = decode(q(UTF-8), \$_, 1); \$t =~ s/\p{Mn}//g; last if \$t =~ /^  computed/;
        \$n++, length(\$was) + 1 + length \$1 > 100 || exit 1 if \$t =~ /^ {4}(\S+)/;
        exit 1 if \$. > 1 && (\$t !~ /^(?:  |    )\S/ || length \$t > 100); \$was = \$t;
        END { exit 1 if \$n < 9 }" "$work/out"'
check 'claims are listed by verdict, weight and paper' 'gives 0 list claims --verdict refuted \
    --weight formula --paper EPS04 && [ "$(grep -c "^EPS04-.* refuted formula" "$work/out")" = \
    "$(wc -l < "$work/out")" ] && [ "$(wc -l < "$work/out")" -gt 9 ]'
check 'a filter that no claim passes' 'gives 2 list claims --verdict refusde && complains "expected refuted"'
check 'filters of which each is passed, and no claim passes both' 'gives 2 list claims --weight formula --verdict answered &&
    [ ! -s "$work/out" ] && complains "^nhi: no claim passes all filters; expected fewer of them$"'

# What is shown of a claim is computed then, never a place to be filled in.
check 'a claim: what was found, from anywhere' 'gives 0 show MLA20-C31 &&
    prints "as printed, holds: .* 0.0067 <= 0.01" && prints "is 0.0067 of DLA" && ! prints "[{}]" &&
    prints "computed in .* double"'
rm "$work/own/experiments/gni08-fig2.yaml"
check 'a claim without its experiment' 'read_in show GNI08-C43 && prints "DIFFERS" && ! prints "[{}]"'
mkdir -p "$work/own/build/paper"
printf 'GNI08-C44\tthe volume\t17\tx\n' > "$work/own/build/paper/pages"
check 'a claim: its page' 'read_in show GNI08-C44 && prints "^  volume: the volume, page 17"'
check 'an experiment: its runs and who reads them' 'gives 0 show mla20-fig5 &&
    prints "^  mla +knife-edge, mla, h = 0.5, 600 steps" && prints "^read by: MLA20-C35" &&
    prints "^command: nhi run experiments/mla20-fig5.yaml"'
printf '1\tresults/gni08-fig2/.ran\t0.5\t0.25\t9\n' > "$work/own/build/times"
cp experiments/gni08-fig2.yaml "$work/own/experiments"
check 'an experiment: what it took' 'read_in show gni08-fig2 && prints "^seconds: 0.75 of processor"'
finish
