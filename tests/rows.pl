# tests/rows.pl RESULT: what the header of a result says of its columns, from its rows, and of a run of
# the particle each record, from points and momenta. A line for each that is another one.
use strict;
use warnings;
use List::Util qw(min max sum);

open my $in, '<', $ARGV[0] or die "$ARGV[0]: $!\n";
my (%said, @name, @rows);
while (<$in>) {
    chomp;
    if (/^# columns: (.*)/) { @name = split / /, $1 }
    elsif (/^# (.*?) = (.*)/) { $said{$1} = $2 }
    else { my %row; @row{@name} = split /\t/; push @rows, \%row }
}
# Up to so much of the size.
sub differs { my ($what, $is, $new, $size) = @_;
    print "$what: $is, expected $new\n" if !defined $is || !(abs($is - $new) <= 1e-12 * (abs($new) + ($size // 0))) }
sub fitted {
    my ($column, @r) = @_;
    my @h = map { log abs $_->{h} } @r;
    my @e = map { log $_->{$column} } @r;
    my ($a, $b) = (sum(@h) / @h, sum(@e) / @e);
    return sum(map { ($h[$_] - $a) * ($e[$_] - $b) } 0 .. $#h) / sum(map { ($_ - $a) ** 2 } @h);
}
my $count = 0;
for my $column (grep { !/^(?:k|t|N|h)$/ } @name) {
    my @x = map { $_->{$column} } @rows;
    if ($name[0] eq 'N') {
        next if grep { !($_ > 0) } @x;
        differs("slope $column", $said{"slope $column"}, fitted($column, @rows), 100);
        differs("last slope $column", $said{"last slope $column"}, fitted($column, @rows[-2, -1]), 100);
    }
    else {
        my %new = (first => $x[0], last => $x[-1], smallest => min(@x), largest => max(@x));
        my $departure = max(map { abs $_ - $x[0] } @x);
        differs("$_ $column", $said{"$_ $column"}, $new{$_}) for keys %new;
        differs("departure $column", $said{"departure $column"}, $departure);
        differs("relative departure $column", $said{"relative departure $column"}, $departure / abs $x[0])
            if exists $said{"relative departure $column"};
    }
    $count++;
}
print "no columns\n" if !$count;
exit if $name[0] eq 'N' || $said{system} ne 'particle';

# ---- The records of the particle -----------------------------------------------------------
sub value { my ($x, $y) = split m{/}, $_[0]; return $x / ($y // 1) }
my @M = map { value($_) } split /, /, $said{mass} =~ s/[][]//gr;
my %c = map { $_ => value($said{$_}) } qw(kx ky g a omega h);
sub vector { my ($row, $name) = @_; return map { $row->{"$name$_"} } qw(x y z) }
sub kinetic { my @p = @_; return sum(map { $p[$_] ** 2 / $M[$_] / 2 } 0 .. 2) }
sub slip { my ($q, @p) = @_; return $p[2] / $M[2] - $q->[1] * $p[0] / $M[0] - $c{omega} * cos $q->[0] }
sub steep { my $q = shift; return $q->[1] ** 2 / $M[0] + 1 / $M[2] }
sub admissible { my ($q, @p) = @_; my $l = slip($q, @p) / steep($q); return ($p[0] + $l * $q->[1], $p[1], $p[2] - $l) }
sub energy { my ($q, @p) = @_; my ($x, $y, $z) = @$q;
    return kinetic(@p) + ($c{kx} * $x * $x + $c{ky} * $y * $y) / 2 + $c{g} * $z + $c{a} * $x * $z }
my %seen;
for my $k (0 .. $#rows) {
    my $row = $rows[$k];
    my $q = [vector($row, '')];
    my @minus = vector($row, 'p_');
    my @plus = vector($row, 'pplus_');
    my @both = map { ($plus[$_] + $minus[$_]) / 2 } 0 .. 2;
    my @w = vector($row, 'w_');
    my @l = ($plus[0] - $minus[0], $plus[2] - $minus[2]);
    my %new = (t => $c{h} * $row->{k}, energy => energy($q, @minus), 'energy-average' => energy($q, @both),
        'energy-projected' => energy($q, admissible($q, @minus)), J_y => $minus[1],
        violation => abs(slip($q, @minus)) / sqrt(2 * kinetic(@minus) * steep($q)), constraint_1 => abs slip($q, @both),
        (map { ("v_$_" => $row->{"w_$_"} / $c{h}, "paverage_$_" => ($row->{"p_$_"} + $row->{"pplus_$_"}) / 2) } qw(x y z)));
    if ($k < $#rows) { my @next = vector($rows[$k + 1], ''); differs("w, row $k", $next[$_] - $q->[$_], $w[$_], 10) for 0 .. 2 }
    # The reaction is along the form.
    differs("reaction, row $k", $l[0], -$q->[1] * $l[1], 10) if $k > 0;
    for (sort keys %new) {
        next if !exists $row->{$_};
        $seen{$_}++;
        differs("$_, row $k", $_ eq "constraint_1" ? abs $row->{$_} : $row->{$_}, $new{$_}, 1);
    }
}
print "only @{[sort keys %seen]}\n" if keys %seen < 13;
