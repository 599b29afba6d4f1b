#!/bin/bash
# A word that decides is bound to a finding: each such word of a remark, a
# correction, a consequence or a counterexample, and each word and relation of a
# condition, is changed, one at a time, and the reader of the records must refuse
# every record so changed.  So it does a name of over: or let: that no row uses.
. tests/tap.sh
cat > "$work/words" <<'END'
use strict; use warnings; use utf8; use lib 'paper'; use Records;
binmode STDOUT, ':utf8';
my %to = (odd => ['even'], even => ['odd'], both => ['neither', 'either'],
    neither => ['both', 'either'], either => ['both', 'neither'],
    only => ['both', 'never'], all => ['some', 'neither'], every => ['some', 'neither'],
    always => ['never'], never => ['always'], none => ['some'], some => ['neither'],
    half => ['twice', 'a third'], quarter => ['half'], third => ['half'],
    twice => ['half', 'thrice'], double => ['half'], thrice => ['twice']);
my $word = join '|', sort keys %to;
my ($tried, @passed) = (0);
sub changes {
    my ($text) = @_;
    my @all;
    my $put = sub { my ($at, $to, $new) = @_;
        push @all, [substr($text, 0, $at) . $new . substr($text, $to), $at, $new] };
    while ($text =~ /\b($word)\b/gi) {
        my ($at, $to, $old) = ($-[0], $+[0], lc $1);
        my $before = substr $text, 0, $at;
        next if Records::inside_formula($text, $at) || $before =~ /(?:\[[a-z, -]*|\{[\w.:-]*|\\paper\{[^}]*)$/;
        $put->($at, $to, $_) for @{ $to{$old} };
    }
    while ($text =~ /\bat (least|most)\s+(?:\S{1,14}\s+)?\{[a-z][\w-]*/g) {
        $put->($-[1], $+[1], $1 eq 'least' ? 'most' : 'least');
    }
    while ($text =~ /\bfrom\s+(\$[^\$]+\$)\s+to\s+(\$[^\$]+\$)/g) {
        $put->($-[1], $+[2], "$2 to $1");
    }
    while ($text =~ /(?:\\[A-Za-z]+|[A-Za-z])\s*[_^]\s*\{?\s*([-+])(?![\w\\])/g) {
        $put->($-[1], $+[1], $1 eq '+' ? '-' : '+');
    }
    return @all;
}
# A relation of a condition turns into its contrary, a number into a larger one.
sub relations {
    my ($text) = @_;
    my %to = ('<' => '>', '>' => '<', '\\le' => '\\ge ', '\\ge' => '\\le ', '=' => '\\ne ', '\\ne' => '=');
    my @all;
    while ($text =~ /(\$)([^\$]*)\$/g) {
        my ($start, $formula) = ($-[2], $2);
        next unless $formula =~ /\\(?:le|ge|ne)(?![A-Za-z])|[<>=]/;
        while ($formula =~ /(\\(?:le|ge|ne)(?![A-Za-z])|[<>=])|(\d+)/g) {
            my $new = defined $1 ? $to{$1} : $2 + 1;
            my ($at, $to) = ($start + $-[0], $start + $+[0]);
            push @all, [substr($text, 0, $at) . $new . substr($text, $to), $at, $new];
        }
    }
    return @all;
}
my $say = sub { die "refused\n" };
my @claims = map { Records::read_records($_) } @ARGV;
for my $claim (@claims) {
    next if $claim->{verdict} eq 'not checkable' && !@{ $claim->{rows} };
    my %seen = map { $_->{key} => 1 } @{ $claim->{rows} };
    for my $field (grep { defined $claim->{$_} } @Records::carried) {
        for (changes($claim->{$field})) {
            my ($changed, $at, $new) = @$_;
            (my $before = substr $changed, 0, $at) =~ s/.*\[([a-z][\w, -]*)\]/$1\]/s;
            next if $before =~ /^comment\]/;
            local $claim->{$field} = $changed;
            $tried++;
            push @passed, "$claim->{id} $field: $new\n"
                if eval { Records::check_clauses($claim, $field, \%seen, $say); 1 };
        }
    }
}
my $conditions = 0;
for my $claim (grep { defined $_->{condition} } @claims) {
    for (relations($claim->{condition}), changes($claim->{condition})) {
        my ($changed, $at, $new) = @$_;
        (my $before = substr $changed, 0, $at) =~ s/.*\[([a-z][\w, -]*)\]/$1\]/s;
        next if $before =~ /^comment\]/;
        local $claim->{condition} = $changed;
        $conditions++;
        push @passed, "$claim->{id} condition: $new\n"
            if eval { Records::check_condition($claim, $say); 1 };
    }
}
# In a statement, and in what is printed of a refuted one, numbers in words too.
my ($statements, @unnoticed) = (0);
for my $claim (@claims) {
    eval { Records::check_statement($claim, $say); Records::check_condition($claim, $say); 1 }
        or push @passed, "$claim->{id} is refused as it stands\n";
}
my %next = (two => 'three', three => 'four', four => 'five', five => 'six', six => 'seven');
for my $claim (grep { @{ $_->{rows} } } @claims) {
    for my $field (grep { defined $claim->{$_} } qw(says printed)) {
        my $text = $claim->{$field} =~ s/[^.?]*\?//gr;
        my @all = grep { $_->[2] !~ /^(?:least|most)$/ } changes($text);
        while ($text =~ /\b(two|three|four|five|six)\b/g) {
            my ($from, $to, $new) = ($-[0], $+[0], $next{$1});
            push @all, [substr($text, 0, $from) . $new . substr($text, $to), $from, $new]
                unless Records::inside_formula($text, $from);
        }
        for (@all) {
            my ($changed, undef, $new) = @$_;
            local $claim->{$field} = $changed;
            $statements++;
            push @unnoticed, "$claim->{id} $field: $new\n"
                if eval { Records::check_statement($claim, $say); 1 };
        }
    }
}
print "$tried tried, ", scalar @passed, " passed\n", "$conditions of conditions\n",
    "$statements of statements, ", scalar @unnoticed, " unnoticed\n", @passed, @unnoticed;
END
check 'no changed word passes' 'perl "$work/words" build/src/claims/*.claims > "$work/said" &&
    grep -qE "^[0-9]{3,} tried, 0 passed$" "$work/said" &&
    grep -qE "^[0-9]{2,} of conditions$" "$work/said"'
# A number in words stands in a row with the word beside it, a formula with a letter
# with a sign whole.
check 'no changed word or letter with a sign of a statement passes' \
    '[ "$(sed -nE "s/^[0-9]{3,} of statements, ([0-9]+) unnoticed$/\1/p" "$work/said")" = 0 ]'
# A name over which a row is said to hold is used; one of shared definitions or of
# the claim, in one of the rows that have them.
cat > "$work/over.claims" <<'END'
definitions: both
  over: p
  let: P = p

claim: A-C1, place
says: It is so.
verdict: confirmed, proved
over: x y
identity: first, as printed
  use: both
  over: a b c
  where: b^2 = 1 - c^2
  let: A = a - b
  zero: A - a + b + P - p
  control: A = a
identity: second, as printed
  zero: x - x
  control: y = 1
END
reads() { perl -Ipaper -MRecords -e 'Records::read_records($ARGV[0])' "$1" 2> "$work/err"; }
check 'a record that uses each name of over: is read' 'reads "$work/over.claims"'
for edit in 'over: no row uses q|s/over: p$/& q/' 'over: no row uses z|s/over: x y/& z/' \
    'over: no row uses d|s/over: a b c/& d/' 'over: no row uses c|s/b^2 = 1 - c^2/b^2 = 2/' \
    'let: no row uses v|s/let: A = a - b/&; v = a/'
do check "a name that nothing uses is refused: ${edit%|*}" '
    sed "${edit#*|}" "$work/over.claims" > "$work/o.claims" && ! reads "$work/o.claims" &&
    grep -q ":[0-9]*: ${edit%|*}$" "$work/err"'
done
finish
