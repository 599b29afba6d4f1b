# tests/judged.pl TEXT JSON: what a judgement says in words is what it says as data. Prints each
# number of the data that is not in its sentence.
use strict;
use warnings;
use JSON::PP;

my ($text, $json) = map { local (@ARGV, $/) = $_; scalar <> } @ARGV;
my $x = decode_json($json);
my $at = 0; # sentences come in order
sub says {
    my ($words) = @_;
    my $found = index $text, $words, $at;
    if ($found < 0) { print "not said: $words\n" } else { $at = $found }
}
sub short { return map { sprintf "%.3g", $_ } @_ }
my @wishes = map { [$_, $x->{$_}] } qw(point point_geometric point_energy point_nodes point_both
    energy energy_geometric);
sub near { my ($a, $b) = @_; return abs($a - $b) <= 0.06 * abs $b } # of two digits
sub same { my ($a, $b) = @_; return !grep { ($a->{$_} // '') ne ($b->{$_} // '') } keys %$a }

if ($x->{constraints}) {
    my $what = $x->{constraints} > 1 ? 'ratio of singular values' : 'length over that at the start';
    says("forms, least $what: @{[short($x->{least_ratio})]} at t = " . sprintf '%g', $x->{least_ratio_time});
    says("within 1/2 of the start: @{[short($x->{least_ratio_near})]} at (");
}
if ($x->{mode} ne 'none') {
    my ($rate, $late, $trace, $largest) = short(@$x{qw(rate rate_late trace largest)});
    says("transverse mode of GNI: $x->{mode}, $rate per unit of time with h = 1/10, $late in the\n");
    says("mean of the trace $trace, largest rate $largest\n");
}
says("reversal: $_\n") for grep { defined } @{ $x->{reversals} };
my $plain;
for (@wishes) {
    my ($name, $c) = @$_;
    if ($name !~ /_/) { $plain = $c; says("recommended for the $name") }
    next if !$c || $name =~ /_/ && $plain && same($c, $plain);
    says(sprintf ", %.3g times the evaluations:\n", $c->{evaluations} / $plain->{evaluations})
        if $name =~ /_/ && $plain && $plain->{evaluations};
    says("  method: $c->{method}" . ($c->{options} ne '' ? ", $c->{options}" : '') . ", h: $c->{h}"
        . ($c->{tolerance} ? ", tolerance: $c->{tolerance}" : '') . ($c->{project} ? ', project: yes' : '')
        . ", start: {rule: $c->{start}}\n");
    my $of = $c->{starts} > 1 ? "upper quartile of $c->{starts} starts, or this start if larger" : 'this start';
    my @said = substr($text, $at) =~ /^  \Q$c->{evaluations}\E evaluations; error (\S+), (?:energy (\S+), )?constraint (\S+) \(\Q$of\E\)\n/m
        or print "not said: $name, of $of\n";
    near($said[$_], ($c->{error}, $c->{energy}, $c->{slip})[$_]) or print "$name: $said[$_]\n" for grep { defined $said[$_] } 0 .. $#said;
    print "$name: energy\n" if defined $c->{energy} != defined $said[1];
}
for my $row (@{ $x->{row} }) {
    my ($line) = $text =~ /^(\Q$row->{method}\E +.*)/m or print "no row: $row->{method}\n";
    my ($head) = $text =~ /^(method +q .*)/m;
    my %cell; @cell{split ' ', $head} = split ' ', $line;
    $cell{$_} eq $row->{$_} or print "row $row->{method}: $_ is $cell{$_}, not $row->{$_}\n" for keys %$row;
}
for my $ball (@{ $x->{enclosed} // [] }) {
    my ($radius) = $text =~ /^  \Q$ball->[0]\E \+- (\S+)$/m;
    print "enclosed: not $ball->[0] +- $ball->[1]\n" if abs(($radius // 0) - $ball->[1]) > 0.06 * $ball->[1];
}
