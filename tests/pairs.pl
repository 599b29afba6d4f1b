# tests/pairs.pl run SYSTEM METHOD TABLE: the run of a cell, from the head of the table, as an experiment
# file; its start is made admissible here. tests/pairs.pl SYSTEM METHOD TABLE RESULT: numbers of the cell
# anew from the rows of that run. A line for each that is another one. Masses are 1, forms one.
use strict;
use warnings;
use List::Util qw(max sum);

my $make = $ARGV[0] eq 'run' ? shift : '';
my ($system, $method, $table, $result) = @ARGV;
sub lines { open my $in, '<', $_[0] or die "$_[0]: $!\n"; return <$in> }
my @table = lines($table);
my ($row) = map { /^# row \Q$system\E = (.*)/ ? $1 : () } @table;
my ($column) = map { /^# column \Q$method\E = (.*)/ ? $1 : () } @table;
sub value { my ($x, $y) = split m{/}, $_[0]; return $x / ($y // 1) }
sub list { my ($name) = @_; return map { value($_) } split /, /, $row =~ /$name: \[(.*?)\]/ ? $1 : die }
my %c = (eps => 0, even => 0, kappa => 0, $row =~ /parameters: \{(.*?)\}/ ? map { /(\w+): (\S+)/ ? ($1 => value($2)) : () } split /, /, $1 : ());
sub gear { my ($x, $y, $z) = @_;
    return (($x ** 2 + $z ** 2) / 2 + $c{kappa} / 4 * ($x ** 4 + $z ** 4) - cos($y) - $c{eps} / 2 * sin(2 * $y),
        1, 0, sin($y) + $c{even} * cos(2 * $y)) }
# The potential, then the form.
my %law = (
    gearbox => \&gear, 'gearbox-turning' => \&gear, 'gearbox-quartic' => \&gear,
    contact => sub { my ($x, $y, $z) = @_; return (($x ** 2 + $y ** 2 + $z ** 2 + $c{eps} * $x ** 2 * $z ** 2) / 2, 1, 0, $y) },
    heisenberg => sub { my ($x, $y, $z) = @_; return ($x ** 2 / 2 + $y ** 2 + $z ** 2 / 4 + $z, -$y, $x, 1) },
    'knife-edge' => sub { my ($x, $y, $phi) = @_; return (-$x / 2, sin($phi), -cos($phi), 0) },
);
my $law = $law{$system} or die "no law of $system\n";
sub dot { my ($a, $b) = @_; return sum(map { $a->[$_] * $b->[$_] } 0 .. 2) }
# The potential, the admissible part of p, and the share of its normal part.
sub parts {
    my ($q, $p) = @_;
    my ($V, @mu) = $law->(@$q);
    my $l = dot(\@mu, $p) / dot(\@mu, \@mu);
    return ($V, [map { $p->[$_] - $l * $mu[$_] } 0 .. 2], abs($l) * sqrt(dot(\@mu, \@mu) / dot($p, $p)));
}
if ($make) {
    my @q = list('q0');
    my (undef, $v) = parts(\@q, [list('v0')]);
    my $text = join ', ', map { sprintf '%.17g', $_ } @$v;
    $row =~ s/v0: \[.*?\]/v0: [$text]/;
    print "title: a cell\nsource: none\nruns:\n  - {name: $system-$method, system: $row, method: $column, h: 1/10, steps: 2000, record: [q, p, paverage]}\n";
    exit;
}
my ($names) = map { /^# columns: (.*)/ ? [split / /, $1] : () } @table;
my ($line) = map { [split /\t/] } grep { /^\Q$system\E\t\Q$method\E\t/ } @table;
my %cell; @cell{@$names} = @$line;
my ($energy, %new);
sub enlarge { my ($key, $x) = @_; $new{$key} = max($new{$key} // 0, $x) }
for (grep { !/^#/ } lines($result)) {
    chomp;
    my (undef, undef, @x) = split /\t/;
    my ($V, $p, $share) = parts([@x[0 .. 2]], [@x[3 .. 5]]);
    my $E = $V + dot($p, $p) / 2;
    $energy //= $E;
    enlarge('departure', abs($E - $energy));
    enlarge('violation', $share);
    enlarge('slip-node', (parts([@x[0 .. 2]], [@x[6 .. 8]]))[2]);
}
for (sort keys %new) {
    my $is = $cell{$_} // 'missing';
    print "$_: $is, expected $new{$_}\n" if $is !~ /^[-\d.e]+$/ || abs($is - $new{$_}) > 1e-5 * abs($new{$_}) + 1e-13;
}
