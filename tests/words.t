#!/bin/bash
# A word that decides is bound to a finding: each such word of a remark, a
# correction, a consequence or a counterexample is changed, one at a time, and
# the reader of the records must refuse every record so changed.
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
my $say = sub { die "refused\n" };
for my $claim (map { Records::read_records($_) } @ARGV) {
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
print "$tried tried, ", scalar @passed, " passed\n", @passed;
END
check 'no changed word passes' 'perl "$work/words" build/src/claims/*.claims > "$work/out" &&
    grep -qE "^[0-9]{3,} tried, 0 passed$" "$work/out"'
finish
