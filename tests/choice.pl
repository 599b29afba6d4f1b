# tests/choice.pl SEED work|choice: a table of runs as nhi matrix writes it, of random numbers, or the
# table of decisions that belongs to it.
use strict;
use warnings;

my ($seed, $what) = @ARGV;
srand $seed;
sub pick { $_[rand @_] }
my @method = qw(gni gauss dla rk4 ode-projected feedback mp);
my %ordinary = map { $_ => 1 } qw(feedback gauss midpoint ode ode-projected rk4);
my @runs;
for my $system (qw(b-system a-system c-system)) {
    my @T = sort { $seed % 2 ? $a <=> $b : $b <=> $a } pick([100, 1000, 10000], [100, 1000], [100], [20, 300, 4000]) ->@*;
    for my $method (@method) {
        next if rand() < 0.3;
        for my $T (@T) {
            for my $h ('1/4', '1/16', '1/64') {
                next if rand() < 0.35;
                my $size = pick(0.01, 1e-4, 1e-7);
                my @worth = map { rand() < 0.05 ? 'none' : sprintf '%.6g', $size * 10 ** (5 * rand() - 2) } 1 .. 9;
                my $done = rand() < 0.85;
                push @runs, [$system, $method, $done ? 'done' : 'failed', $T, $h, '-', 3,
                    $done ? (rand() < 0.05 ? 0 : pick(300, 1000 + int rand 9000)) : '-', $done ? @worth : ('-') x 9];
            }
        }
    }
}
if ($what eq 'work') {
    print "# program = nhi\n# h = 1/10\n# row a-system = a\n# reference = ode\n# ordinary = @{[sort keys %ordinary]}\n# columns: system method state T h tolerance "
        . "starts evaluations error-low error error-high energy-low energy energy-high slip-low slip slip-high\n";
    print join("\t", @$_), "\n" for @runs;
    exit;
}
print "# program = nhi\n# row a-system = a\n# reference = ode\n# ordinary = @{[sort keys %ordinary]}\n";
my %once;
my @systems = grep { !$once{$_}++ } map { $_->[0] } @runs;
sub chosen {
    my ($system, $T, $column, $most, $family) = @_;
    my $fits = sub { $family eq 'method' || ($family eq 'ordinary') == ($ordinary{ $_[0] } // 0) };
    my @here = grep { $_->[0] eq $system && $_->[3] == $T && $fits->($_->[1]) } @runs;
    my ($best) = sort { $a->[7] <=> $b->[7] } grep { $_->[2] eq 'done' && $_->[7] > 0 && $_->[$column] ne 'none'
        && $_->[$column] <= $most } @here;
    return $best if $best;
    # What was run elsewhere, and by this method on this system, but not here.
    for my $how (grep { $fits->($_->[1]) } @runs) {
        return 'beyond' if grep({ $_->[0] eq $system && $_->[1] eq $how->[1] } @runs)
            && !grep { $_->[1] eq $how->[1] && $_->[4] eq $how->[4] } @here;
    }
    return 'none';
}
for my $system (@systems) {
    my %T = map { $_->[3] => 1 } grep { $_->[0] eq $system && $_->[2] eq 'done' } @runs;
    my @T = sort { $a <=> $b } keys %T;
    for my $asked (['error', 10], ['energy', 13]) {
        for my $accuracy (qw(1e-2 1e-4 1e-6 1e-8)) {
            my @rows = map { my $T = $_; [map { chosen($system, $T, $asked->[1], $accuracy, $_) } qw(method geometric ordinary)] } @T;
            my @ratio = map { ref $_->[1] && ref $_->[2] ? $_->[1][7] / $_->[2][7] : undef } @rows;
            my @known = grep { defined $ratio[$_] } 0 .. $#T;
            my $crossing = @known < 2 ? 'none' : $ratio[ $known[0] ] > 1 ? "not by $T[$known[-1]]" : "by $T[$known[0]]";
            my @passed;
            for my $i (1 .. $#known) {
                my ($c, $d) = @known[$i - 1, $i];
                my ($x, $y) = @ratio[$c, $d];
                push @passed, ($x > 1 ? '' : 'until ') . "$T[$c]-$T[$d]" if ($x > 1) != ($y > 1);
            }
            $crossing = "@passed" if @passed;
            for my $i (0 .. $#T) {
                print join("\t", $system, $T[$i], $asked->[0], $accuracy, (map { ref $_ ? @$_[1, 4, 5, 7] : ($_) x 4 } @{ $rows[$i] }),
                    defined $ratio[$i] ? sprintf '%.3g', $ratio[$i] : 'none', $crossing), "\n";
            }
        }
    }
}
