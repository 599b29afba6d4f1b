# tests/units.pl FILE | tests/units.pl DIRECTORY: an experiment that makes each run in eight systems of units, or
# what of its results depends on the units: a line for each run, and "N runs" at the end.
use strict;
use warnings;
use File::Glob ":bsd_glob";

# A number of a system: its value and the powers of mass, time and length in it. Of the particle
# either y has no unit or x.
my $inertia = [1, 0, 2];
my @system = (
    {name => 'particle', parameter => {mass => ['1', 1, 0, 0, '7/10', 1, 0, 2, '7/5', 1, 0, 0], kx => ['3/5', 1, -2, 0],
            ky => ['2/5', 1, -2, 2], g => ['3/10', 1, -2, 1]},
        q0 => [3/10, 1/2, 1/5], v0 => [1, 2/5, 1/2], length => [1, 0, 1]},
    {name => 'sheared', system => 'particle', parameter => {mass => ['1', @$inertia, '7/10', 1, 0, 0, '7/5', 1, 0, 0],
            kx => ['3/5', 1, -2, 2], ky => ['2/5', 1, -2, 0], g => ['3/10', 1, -2, 1]},
        q0 => [3/10, 1/2, 1/5], v0 => [1, 2/5, 1/2], length => [0, 1, 1]},
    {name => 'knife-edge', parameter => {m => ['13/10', 1, 0, 0], J => ['3/5', @$inertia], g => ['7/10', 0, -2, 1]},
        q0 => [1/5, -1/10, 0], v0 => [1, 0, 9/10], length => [1, 1, 0]},
    {name => 'chaplygin-sleigh', parameter => {m => ['13/10', 1, 0, 0], I => ['7/10', @$inertia], a => ['1/5', 0, 0, 1]},
        q0 => [1/5, -1/10, 0], v0 => [1, 0, 9/10], length => [1, 1, 0]},
    {name => 'roller-racer', parameter => {m => ['13/10', 1, 0, 0], I1 => ['9/10', @$inertia], I2 => ['1/2', @$inertia],
            d1 => ['1', 0, 0, 1], d2 => ['1/2', 0, 0, 1]},
        q0 => [0, 0, 3/10, 2/5], v0 => [0, 0, 0, 11/10], length => [1, 1, 0, 0]},
    {name => 'rolling-ball', parameter => {m => ['11/10', 1, 0, 0], r => ['9/10', 0, 0, 1], Omega => ['7/10', 0, -1, 0],
            inertia => ['1/2', @$inertia, '3/5', @$inertia, '7/10', @$inertia]}, more => ', frame: space',
        q0 => [3/10, 1/2], v0 => [1, 2/5, 1/2, 1/5, 3/10], length => [1, 1, 0, 0, 0]},
    {name => 'rotor-so3', parameter => {inertia => ['1', @$inertia, '4/5', @$inertia, '13/10', @$inertia]}, more => ', forms: right',
        q0 => [], v0 => [9/10, 2/5, 1/5], length => [0, 0, 0]},
    {name => 'suslov', parameter => {J => [map { ($_, @$inertia) } qw(1 1/10 1/5 1/10 3/2 3/10 1/5 3/10 9/10)]},
        q0 => [], v0 => [9/10, 2/5, 0], length => [0, 0, 0]},
);
my @method = qw(gni dla mla free rk4 ode rattle euler-a euler-b euler-ab gni-projected gni-slow gni-averaged
    discrete-gradient mp trapezoid lobatto spark newmark newmark-pair midpoint gauss);
my %units = (plain => [0, 0, 0], heavy => [40, 0, 0], light => [-40, 0, 0], slow => [0, 20, 0], fast => [0, -20, 0],
    long => [0, 0, 30], short => [0, 0, -30], mixed => [10, -7, 13]);

# in(UNITS, POWERS...): by how much such a number grows in these units.
sub in { my ($u, @power) = @_; my $e = 0; $e += $units{$u}[$_] * $power[$_] for 0 .. 2; 2 ** $e }
# list(NUMBERS...), and the numbers of a parameter in these units.
sub list { '[' . join(', ', map { sprintf '%.17g', $_ } @_) . ']' }
sub value {
    my ($u, @v) = @_;
    my @numbers;
    while (my ($x, @power) = splice @v, 0, 4) { my ($a, $b) = split m{/}, $x; push @numbers, $a / ($b // 1) * in($u, @power) }
    return sprintf '%.17g', $numbers[0] if @numbers == 1;
    return list(@numbers) if @numbers != 9;
    '[' . join(', ', map { list(@numbers[3 * $_ .. 3 * $_ + 2]) } 0 .. 2) . ']';
}
if (-d $ARGV[0]) { compare($ARGV[0]) } else { make($ARGV[0]) }

sub make {
    open my $out, '>', $_[0] or die;
    print $out "title: units\nsource: none\ndefaults: {method: [", join(', ', @method), "], steps: 40}\nruns:\n";
    for my $s (@system) {
        for my $u (sort keys %units) {
            my @length = $s->{length}->@*;
            my $p = join ', ', map { "$_: " . value($u, $s->{parameter}{$_}->@*) } sort keys $s->{parameter}->%*;
            my $q0 = list(map { $s->{q0}[$_] * in($u, 0, 0, $length[$_]) } 0 .. $#{ $s->{q0} });
            my $v0 = list(map { $s->{v0}[$_] * in($u, 0, -1, $length[$_]) } 0 .. $#length);
            my @record = (($s->{q0}->@* ? 'q' : ()), ($s->{name} =~ /ball|rotor|suslov/ ? 'R' : ()));
            printf $out "  - {name: \"%s-{method}-%s\", system: %s, h: %.17g, parameters: {%s%s}, start: {rule: momentum, %sv0: %s}, record: [%s]}\n",
                $s->{name}, $u, $s->{system} // $s->{name}, in($u, 0, 1, 0) / 16, $p, $s->{more} // '', $s->{q0}->@* ? "q0: $q0, " : '', $v0,
                join(', ', @record);
        }
    }
}

# rows(FILE, UNITS, POWERS OF LENGTH): its coordinates in the units of plain.
sub rows {
    my ($file, $u, @length) = @_;
    open my $in, '<', $file or return;
    map { my @f = split; [map { $f[$_ + 2] / in($u, 0, 0, $length[$_] // 0) } 0 .. $#f - 2] } grep { !/^#/ } <$in>;
}
sub compare {
    my $runs = 0;
    for my $plain (glob "$_[0]/*-plain.tsv") {
        my ($s) = grep { $plain =~ m{/$_->{name}-} } @system;
        my @length = ($s ? $s->{length} : [])->@*;
        splice @length, $s->{q0}->@* if $s;
        my @a = rows($plain, 'plain', @length);
        my $most = 0;
        for (map { @$_ } @a) { $most = abs $_ if abs $_ > $most }
        for my $unit (grep { $_ ne 'plain' } sort keys %units) {
            (my $file = $plain) =~ s/plain/$unit/;
            next unless -e $file || $s;
            my @b = rows($file, $unit, @length);
            my $apart = @b == @a ? 0 : 'no result';
            for my $k (0 .. $#b) {
                for (0 .. $#{ $a[$k] }) { my $d = abs($a[$k][$_] - $b[$k][$_]) / $most; $apart = $d unless $d <= $apart }
            }
            $runs++;
            print "$file: $apart\n" unless @b == @a && $apart < 1e-10;
        }
    }
    print "$runs runs\n";
}
