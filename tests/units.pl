# tests/units.pl FILE | tests/units.pl DIRECTORY: an experiment that makes each run in five systems of units, or
# what of its results depends on the units: a line for each run, and "N runs" at the end.
use strict;
use warnings;
use File::Glob ":bsd_glob";

# parameters and the powers of mass and time in them; velocities have one of time
my @system = (
    ['particle', {mass => ['1', '7/10', '7/5', 1, 0], kx => ['3/5', 1, -2], ky => ['2/5', 1, -2], g => ['3/10', 1, -2]},
        'q0: [3/10, 1/2, 1/5]', [1, 2/5, 1/2]],
    ['knife-edge', {m => ['13/10', 1, 0], J => ['3/5', 1, 0], g => ['7/10', 0, -2]}, 'q0: [1/5, -1/10, 0]', [1, 0, 9/10]],
    ['chaplygin-sleigh', {m => ['13/10', 1, 0], I => ['7/10', 1, 0]}, 'q0: [1/5, -1/10, 0]', [1, 0, 9/10]],
    ['roller-racer', {m => ['13/10', 1, 0], I1 => ['9/10', 1, 0], I2 => ['1/2', 1, 0]}, 'q0: [0, 0, 3/10, 2/5]', [0, 0, 0, 11/10]],
    ['rolling-ball', {m => ['11/10', 1, 0], inertia => ['1/2', '3/5', '7/10', 1, 0], Omega => ['7/10', 0, -1]}, 'q0: [3/10, 1/2]',
        [1, 2/5, 1/2, 1/5, 3/10]],
    ['rotor-so3', {inertia => ['1', '4/5', '13/10', 1, 0]}, '', [9/10, 2/5, 1/5]],
    ['suslov', {J => ['[1, 1/10, 1/5]', '[1/10, 3/2, 3/10]', '[1/5, 3/10, 9/10]', 1, 0]}, '', [9/10, 2/5, 0]],
);
my @method = qw(gni dla mla free rk4 ode rattle euler-a euler-b euler-ab gni-projected gni-slow gni-averaged
    discrete-gradient mp trapezoid lobatto newmark newmark-pair midpoint gauss);
my %units = (plain => [0, 0], heavy => [40, 0], light => [-40, 0], slow => [0, 20], fast => [0, -20]);

# scaled(X, FACTOR): every number of X, which may be a row of a matrix, as text.
sub scaled { my ($x, $f) = @_; $x =~ s{([\d./]+)}{my ($a, $b) = split m{/}, $1; sprintf '%.17g', $a / ($b // 1) * $f}ger }
sub value {
    my ($v, $f) = @_;
    my @numbers = map { scaled($_, $f) } @$v[0 .. $#$v - 2];
    @numbers > 1 ? '[' . join(', ', @numbers) . ']' : $numbers[0];
}
if (-d $ARGV[0]) { compare($ARGV[0]) } else { make($ARGV[0]) }

sub make {
    open my $out, '>', $_[0] or die;
    print $out "title: units\nsource: none\ndefaults: {method: [", join(', ', @method), "], steps: 40}\nruns:\n";
    for my $s (@system) {
        for my $unit (sort keys %units) {
            my ($M, $T) = map { 2 ** $_ } $units{$unit}->@*;
            my %p = map { my $v = $s->[1]{$_}; ($_ => value($v, $M ** $v->[-2] * $T ** $v->[-1])) } keys $s->[1]->%*;
            my $v0 = join ', ', map { sprintf '%.17g', $_ / $T } $s->[3]->@*;
            $p{frame} = 'space' if $s->[0] eq 'rolling-ball';
            $p{forms} = 'right' if $s->[0] eq 'rotor-so3';
            my @record = (($s->[2] ? 'q' : ()), ($s->[0] =~ /ball|rotor|suslov/ ? 'R' : ()));
            printf $out "  - {name: \"%s-{method}-%s\", system: %s, h: %.17g, parameters: {%s}, start: {rule: momentum, %sv0: [%s]}, record: [%s]}\n",
                $s->[0], $unit, $s->[0], $T / 16, join(', ', map { "$_: $p{$_}" } sort keys %p), $s->[2] ? "$s->[2], " : '',
                $v0, join(', ', @record);
        }
    }
}

sub rows {
    open my $in, '<', $_[0] or return;
    map { my @f = split; [@f[2 .. $#f]] } grep { !/^#/ } <$in>;
}
sub compare {
    my $runs = 0;
    for my $plain (glob "$_[0]/*-plain.tsv") {
        my @a = rows($plain);
        my $most = 0;
        for (map { @$_ } @a) { $most = abs $_ if abs $_ > $most }
        for my $unit (grep { $_ ne 'plain' } sort keys %units) {
            (my $file = $plain) =~ s/plain/$unit/;
            my @b = rows($file);
            my $apart = @b == @a ? 0 : 'no result';
            for my $k (0 .. $#b) {
                for (0 .. $#{ $a[$k] }) { my $d = abs($a[$k][$_] - $b[$k][$_]) / $most; $apart = $d if $d > $apart }
            }
            $runs++;
            print "$file: $apart\n" unless @b == @a && $apart < 1e-10;
        }
    }
    print "$runs runs\n";
}
