# tests/cell.pl CELL RUN LADDER FORCE: numbers of a cell of the particle, computed anew from the rows of
# a run, of a ladder of runs and of a short run. A line for each that is another one.
use strict;
use warnings;
use List::Util qw(max sum);

my ($cell, $run, $ladder, $force) = map { open my $in, '<', $_ or die "$_: $!\n"; [<$in>] } @ARGV;
my %cell = map { /^(\S+)\t(\S+)$/ ? ($1 => $2) : () } @$cell;
sub table {
    my @name = map { /^# columns: (.*)/ ? split(/ /, $1) : () } @{ $_[0] };
    return map { chomp; my %row; @row{@name} = split /\t/; \%row } grep { !/^#/ } @{ $_[0] };
}
sub value { my ($x, $y) = split m{/}, $_[0]; return $x / ($y // 1) }
my ($mass) = map { /^# mass = \[(.*)\]/ ? $1 : () } @$run;
my @M = map { value($_) } split /, /, $mass;
my %c = map { /^# (kx|ky|g|a) = (\S+)/ ? ($1 => value($2)) : () } @$run;
sub vector { my ($row, $name) = @_; return map { $row->{"$name$_"} } qw(x y z) }
sub kinetic { my @p = @_; return sum(map { $p[$_] ** 2 / $M[$_] / 2 } 0 .. 2) }
sub slip { my ($y, @p) = @_; return $p[2] / $M[2] - $y * $p[0] / $M[0] }
sub steep { my $y = shift; return $y ** 2 / $M[0] + 1 / $M[2] }
# The normal part over the whole, in the metric.
sub share { my ($y, @p) = @_; return abs(slip($y, @p)) / sqrt(2 * kinetic(@p) * steep($y)) }
sub admissible { my ($y, @p) = @_; my $l = slip($y, @p) / steep($y); return ($p[0] + $l * $y, $p[1], $p[2] - $l) }
sub energy { my ($x, $y, $z, @p) = @_;
    return kinetic(@p) + ($c{kx} * $x * $x + $c{ky} * $y * $y) / 2 + $c{g} * $z + $c{a} * $x * $z }
my (%new, $energy, $momentum);
$new{$_} = 0 for qw(departure momentum violation slip-node slip-middle);
sub enlarge { my ($key, $x) = @_; $new{$key} = max($new{$key}, $x) }
for my $row (table($run)) {
    my ($x, $y, $z) = vector($row, '');
    my @minus = vector($row, 'p_');
    my @both = vector($row, 'paverage_');
    my @w = vector($row, 'w_');
    my @p = admissible($y, @minus);
    my $E = energy($x, $y, $z, @p);
    ($energy, $momentum) = ($E, $p[1]) if $row->{k} == 0;
    enlarge('departure', abs($E - $energy));
    enlarge('momentum', abs($p[1] - $momentum));
    enlarge('violation', share($y, @minus));
    enlarge('slip-node', share($y, @both));
    enlarge('slip-middle', share($y + $w[1] / 2, map { $w[$_] * $M[$_] } 0 .. 2));
}
# Least squares in logarithms.
sub slope {
    my ($key, $column, @rows) = @_;
    my @h = map { log $_->{h} } @rows;
    my @e = map { log $_->{$column} } @rows;
    my ($a, $b) = (sum(@h) / @h, sum(@e) / @e);
    my $he = sum(map { ($h[$_] - $a) * ($e[$_] - $b) } 0 .. $#h);
    my ($hh, $ee) = (sum(map { ($_ - $a) ** 2 } @h), sum(map { ($_ - $b) ** 2 } @e));
    @new{$key, "$key-corr"} = ($he / $hh, $he / sqrt($hh * $ee));
}
my @rows = table($ladder);
slope('q', 'q', @rows);
slope('p', 'p-projected', @rows);
slope('lambda', 'lambda', @rows) if $rows[-1]{lambda} > 0 && ($cell{lambda} // 'none') =~ /\d/;
# The reaction of the motion by Kutta's method, from twenty steps for half a step of the run.
sub reaction { my ($x, $y, $z, @v) = @_;
    my @g = ($c{kx} * $x + $c{a} * $z, $c{ky} * $y, $c{g} + $c{a} * $x);
    return (($g[2] / $M[2] - $y * $g[0] / $M[0] + $v[1] * $v[0]) / steep($y), @g) }
sub rate { my @s = @_;
    my ($l, @g) = reaction(@s);
    my @mu = (-$s[1], 0, 1);
    return (@s[3 .. 5], map { ($l * $mu[$_] - $g[$_]) / $M[$_] } 0 .. 2) }
sub along { my ($s, $h, $k) = @_; return map { $s->[$_] + $h * $k->[$_] } 0 .. 5 }
sub kutta { my ($h, @s) = @_;
    my @a = rate(@s);
    my @b = rate(along(\@s, $h / 2, \@a));
    my @d = rate(along(\@s, $h / 2, \@b));
    my @e = rate(along(\@s, $h, \@d));
    return map { $s[$_] + $h / 6 * ($a[$_] + 2 * $b[$_] + 2 * $d[$_] + $e[$_]) } 0 .. 5 }
my ($start) = map { /^# start = (.*)/ ? $1 : () } @$force;
my %start = map { $start =~ /$_: \[(.*?)\]/ ? ($_ => [map { value($_) } split /, /, $1]) : () } qw(q0 v0);
my ($at) = map { /^# method = (\S+)/ ? ($1 eq 'mp' ? 1 : 0) : () } @$force;
my @s = (@{ $start{q0} }, 0, 0, 0);
my @v = @{ $start{v0} };
my $off = ($v[2] - $s[1] * $v[0]) / steep($s[1]);
@s[3 .. 5] = ($v[0] + $off * $s[1] / $M[0], $v[1], $v[2] - $off / $M[2]);
my $t = 0;
@new{qw(force force-size)} = (0, 0);
for my $row (grep { $_->{k} > 0 } table($force)) {
    my $until = 2 * $row->{k} + $at; # in half steps
    for (; $t < $until; $t++) { @s = kutta(1 / 96 / 20, @s) for 1 .. 20 }
    my ($l) = reaction(@s);
    enlarge('force', abs($l - $row->{lambda_1}) * sqrt(steep($s[1])));
    enlarge('force-size', abs($l) * sqrt(steep($s[1])));
}
for (sort keys %new) {
    my $is = $cell{$_} // 'missing';
    print "$_: $is, expected $new{$_}\n" if $is !~ /^[-\d.e]+$/ || abs($is - $new{$_}) > 1e-5 * abs($new{$_}) + 1e-13;
}
