# tests/score.pl TABLE SCORE [BACK] NAME=NUMBER...: the numbers of `nhi score --format json`
# for the particle, computed anew. A velocity that is not given is that of the polynomial
# through the rows of a window, from its linear equations, and the true motion takes
# a thousand steps of the classical Runge-Kutta method a unit of time. A line for each
# number of SCORE that is another one, or is not there. Velocities are given as v_x or as
# paverage_x.
use strict;
use warnings;
use JSON::PP;
use Scalar::Util qw(looks_like_number);

my ($table, $score) = splice @ARGV, 0, 2;
my $back = @ARGV && $ARGV[0] !~ /=/ ? shift : undef;
my %c = (kx => 0, ky => 0, g => 0, a => 0, omega => 0, map { /(.*)=(.*)/ } @ARGV);
my @M = map { $c{"m$_"} // 1 } 1 .. 3;
sub max { my $m = shift; for (@_) { $m = $_ if $_ > $m } return $m }
sub min { -max(map { -$_ } @_) }
sub dot { my ($x, $y) = @_; my $s = 0; $s += $x->[$_] * $y->[$_] for 0 .. $#$x; return $s }
sub rows { open my $in, '<', $_[0] or die; my ($head, @rows) = <$in>; chomp $head;
    return ([split /\t/, $head], map { chomp; [split /\t/] } @rows) }
my ($head, @rows) = rows($table);
my @t = map { $_->[0] } @rows;
my @q = map { [@$_[1 .. 3]] } @rows;
my $from = @$head == 4 ? 'differences' : $head->[4] =~ /^paverage/ ? 'paverage' : 'velocity';
my $given = $from ne 'differences';
my @v = map { my @w = @$_[4 .. 6]; $from eq 'paverage' ? [map { $w[$_] / $M[$_] } 0 .. 2] : \@w } $given ? @rows : ();

# ---- Derivatives -----------------------------------------------------------------------
# x of the linear equations.
sub solved {
    my @a = map { [@$_] } @_;
    for my $i (0 .. $#a) {
        my ($p) = sort { abs $a[$b][$i] <=> abs $a[$a][$i] } $i .. $#a;
        @a[$i, $p] = @a[$p, $i];
        for my $k (grep { $_ != $i } 0 .. $#a) {
            my $f = $a[$k][$i] / $a[$i][$i];
            $a[$k][$_] -= $f * $a[$i][$_] for $i .. @a;
        }
    }
    return map { $a[$_][@a] / $a[$_][$_] } 0 .. $#a;
}
# At row k that of the polynomial through the rows of a window.
sub derivative {
    my ($k, $low, $count) = @_;
    my $unit = $t[$low + $count - 1] - $t[$low];
    return [map { my $i = $_;
        my @x = solved(map { my $s = ($t[$_] - $t[$k]) / $unit; [(map { $s ** $_ } 0 .. $count - 1), $q[$_][$i]] }
            $low .. $low + $count - 1);
        $x[1] / $unit } 0 .. 2];
}
my $wide = @rows >= 7 ? 7 : @rows >= 5 ? 5 : 3;
my $narrow = $wide > 3 ? $wide - 2 : 0;
my $judged = !$given && $narrow;
sub centred { my ($k, $count) = @_; return derivative($k, $k - ($count - 1) / 2, $count) }
# The weights of the rows in it, and how often the difference of two windows counts at row k.
sub weight {
    my ($k, $low, $count) = @_;
    my $unit = $t[$low + $count - 1] - $t[$low];
    return map { my $j = $_; my @x = solved(map { my $s = ($t[$_] - $t[$k]) / $unit;
            [(map { $s ** $_ } 0 .. $count - 1), $_ == $j ? 1 : 0] } $low .. $low + $count - 1);
        $j => $x[1] / $unit } $low .. $low + $count - 1;
}
sub safety {
    my ($k, $low, $inner) = @_;
    my %w = weight($k, $low, $wide);
    my %n = weight($k, $inner, $narrow);
    return max(8, 2 * sqrt(dot([values %w], [values %w]) /
        dot(map { [map { $w{$_} - ($n{$_} // 0) } sort keys %w] } 1 .. 2)));
}
sub safe { my $k = shift; return safety($k, $k - ($wide - 1) / 2, $k - ($narrow - 1) / 2) }
sub rough_start { # the velocity of the first row, moved by what it may be wrong
    my ($first, @d) = @_;
    for my $k (grep { $_ + $wide <= @t } 0 .. 15) {
        my ($x, $y) = map { derivative($k, $k, $_) } $wide, $narrow;
        push @d, [map { ($y->[$_] - $x->[$_]) * safety($k, $k, $k) } 0 .. 2];
    }
    return [map { my $i = $_; $first->[$i] + ($d[0][$i] < 0 ? -1 : 1)
        * max(map { @d < 4 ? sqrt(2 * kinetic($_) / $M[$i]) : abs $_->[$i] } @d) } 0 .. 2];
}

# ---- The particle ------------------------------------------------------------------------
sub kinetic { my $v = shift; return dot([map { $M[$_] * $v->[$_] } 0 .. 2], $v) / 2 }
sub energy { my ($q, $v) = @_; my ($x, $y, $z) = @$q;
    return kinetic($v) + ($c{kx} * $x * $x + $c{ky} * $y * $y) / 2 + $c{g} * $z + $c{a} * $x * $z }
sub slip { my ($q, $v) = @_; return $v->[2] - $q->[1] * $v->[0] - $c{omega} * cos $q->[0] }
sub steep { my $q = shift; return $q->[1] ** 2 / $M[0] + 1 / $M[2] }
sub share { my ($q, $r, $v) = @_; return sqrt(max(0, $r * $r / steep($q) / 2 / kinetic($v))) }
sub projected { my ($q, $v) = @_; my $r = slip($q, $v) / steep($q);
    return [$v->[0] + $q->[1] * $r / $M[0], $v->[1], $v->[2] - $r / $M[2]] }
sub rate {      # of q and v
    my ($x, $y, $z, @v) = @_;
    my @a = (-($c{kx} * $x + $c{a} * $z) / $M[0], -$c{ky} * $y / $M[1], -($c{g} + $c{a} * $x) / $M[2]);
    my $l = ($a[2] - $y * $a[0] - $v[1] * $v[0] + $c{omega} * sin($x) * $v[0]) / steep([$x, $y]);
    return (@v, $a[0] + $y * $l / $M[0], $a[1], $a[2] - $l / $M[2]);
}
sub moved { my ($s, $h, $d) = @_; return map { $s->[$_] + $h * $d->[$_] } 0 .. 5 }
sub motion {    # [q, v] at the times of the table
    my @s = (@{ $q[0] }, @{ $_[0] });
    my @all = [@s];
    for my $k (1 .. $#t) {
        my $n = 1 + int(1e3 * ($t[$k] - $t[$k - 1]));
        my $h = ($t[$k] - $t[$k - 1]) / $n;
        for (1 .. $n) {
            my @a = rate(@s);
            my @b = rate(moved(\@s, $h / 2, \@a));
            my @c = rate(moved(\@s, $h / 2, \@b));
            my @d = rate(moved(\@s, $h, \@c));
            $s[$_] += $h / 6 * ($a[$_] + 2 * $b[$_] + 2 * $c[$_] + $d[$_]) for 0 .. 5;
        }
        push @all, [@s];
    }
    return map { [[@$_[0 .. 2]], [@$_[3 .. 5]]] } @all;
}

# ---- The score ---------------------------------------------------------------------------
my $ends = $given ? 0 : ($wide - 1) / 2;
my @used = (($from eq 'paverage' ? 1 : $ends) .. $#rows - $ends);
my @seen = map { $given ? $v[$_] : centred($_, $wide) } @used;
my @rough = map { $judged ? centred($_, $narrow) : undef } @used;
my (%form, %violation);
my @r = map { slip($q[$used[$_]], $seen[$_]) } 0 .. $#used;
my @n = map { share($q[$used[$_]], $r[$_], $seen[$_]) } 0 .. $#used;
sub mean { my $s = 0; $s += $_ for @_; return $s / @_ }
# Where the two differ by half of the velocity no floor is known.
sub apart { my ($x, $y) = @_; return sqrt(kinetic([map { $x->[$_] - $y->[$_] } 0 .. 2]) / kinetic($x)) }
my $known = $judged && !grep { safe($used[$_]) * apart($seen[$_], $rough[$_]) > 1 / 2 } 0 .. $#used;
sub defect {
    my ($name, $x, $low) = @_;
    my %d = (name => $name, largest => max(map { abs } @$x), mean => mean(map { abs } @$x),
        floor => $known ? max(map { safe($used[$_]) * abs $low->[$_] } 0 .. $#used) : $given ? 0 : undef);
    $d{seen} = !$known ? undef : $d{largest} > $d{floor} ? JSON::PP::true : JSON::PP::false if !$given;
    return \%d;
}
my @low = map { $judged ? slip($q[$used[$_]], $rough[$_]) - $r[$_] : 0 } 0 .. $#used;
# Of fewer than four rows the whole difference counts.
@low = map { my $k = $_; apart($seen[$k], $rough[$k]) * sqrt(2 * kinetic($seen[$k]) * steep($q[$used[$k]])) } 0 .. $#used
    if $judged && @used < 4;
my @constraint = (defect('form 1', \@r, \@low),
    defect('violation', \@n, [map { share($q[$used[$_]], $low[$_], $seen[$_]) } 0 .. $#used]));

my $first = $given ? $v[0] : derivative(0, 0, $wide);
my @true = motion(projected($q[0], $first));
my @rough_start = $judged ? @{ rough_start($first) } : @$first;
my @other = $judged ? motion(projected($q[0], \@rough_start)) : @true;
my $blurred = $judged && apart(map { projected($q[0], $_) } $first, \@rough_start) > 1 / 2;
my @alone = map { my @v = @$first; $v[$_] = $rough_start[$_]; [motion(projected($q[0], \@v))] } $judged ? 0 .. 2 : ();
sub kept {
    my ($name, $f) = @_;
    my @y = map { $f->($q[$used[$_]], $seen[$_]) } 0 .. $#used;
    my @z = map { $judged ? $f->($q[$used[$_]], $rough[$_]) : $y[$_] } 0 .. $#used;
    my @s = map { $t[$_] } @used;
    my ($a, $b) = (mean(@s), mean(@y));
    my ($tt, $ty, $yy) = (mean(map { ($_ - $a) ** 2 } @s), mean(map { ($s[$_] - $a) * ($y[$_] - $b) } 0 .. $#s),
        mean(map { ($_ - $b) ** 2 } @y));
    my @e = map { $f->(@$_) } @true;
    my %k = (name => $name, first => $y[0], range => max(@y) - min(@y), departure => max(map { abs $_ - $y[0] } @y),
        slope => @s > 1 ? $ty / $tt : undef, correlation => $yy > 0 ? $ty / sqrt($tt * $yy) : 0,
        true_range => max(@e) - min(@e), floor => $known ? 2 * max(map { safe($used[$_]) * abs($y[$_] - $z[$_]) } 0 .. $#y)
        : $given ? 0 : undef);
    $k{seen} = !$known ? undef : $k{range} > $k{floor} ? JSON::PP::true : JSON::PP::false if !$given;
    return \%k;
}
sub distance {
    my $i = shift;
    my @d = map { abs $q[$_][$i] - $true[$_][0][$i] } 0 .. $#t;
    my $off = sub { my ($k, $m) = @_; return abs $true[$k][0][$i] - $m->[$k][0][$i] };
    my $sum = sub { my ($k, $x) = (shift, 0); $x += $off->($k, $_) for @alone; return $x };
    my $bound = $blurred ? undef : $judged ? max(map { $off->($_, \@other), $sum->($_) } 0 .. $#t) : $given ? 0 : undef;
    return { name => (qw(x y z))[$i], largest => max(@d), end => $d[-1], bound => $bound, seen => !defined $bound ? undef
        : max(@d) > $bound ? JSON::PP::true : JSON::PP::false };
}
sub reversal {
    my (undef, @way) = rows($back);
    return [map { my $i = $_; my @d = map { abs $way[$_][1 + $i] - $q[$#q - $_][$i] } 0 .. $#q;
        { name => (qw(x y z))[$i], largest => max(@d), end => $d[-1] } } 0 .. 2];
}
my $apart = $given ? max(map { my ($k, $d) = ($_, centred($_, $wide));
    sqrt(kinetic([map { $d->[$_] - $v[$k][$_] } 0 .. 2]) / kinetic($v[$k])) } ($wide - 1) / 2 .. $#t - ($wide - 1) / 2) : undef;
my $expected = { system => 'particle', rows => @rows + 0, used => @used + 0, first => $t[0], last => $t[-1],
    velocity => { from => $from, order => $given ? 0 : $wide - 1, chords => JSON::PP::false, apart => $apart },
    group => undef, constraint => \@constraint, energy => kept('energy', \&energy),
    momenta => [kept('J_y', sub { $M[1] * $_[1][1] })], quantities => [], distance => [map { distance($_) } 0 .. 2],
    projected => share($q[0], slip($q[0], $first), $first), reached => $t[-1], angles => [],
    reversal => defined $back ? reversal() : undef };

# ---- The comparison --------------------------------------------------------------------------
# The motions of both are good to a billionth.
sub compare {
    my ($at, $x, $y) = @_;
    my ($kind, $other) = map { ref } $x, $y;
    if ($kind ne $other) { print "$at: ", encode_json([$y]), ", expected ", encode_json([$x]), "\n" }
    elsif ($kind eq 'HASH') {
        my %all = (%$x, %$y);
        for (sort keys %all) {
            if (exists $x->{$_} && exists $y->{$_}) { compare("$at.$_", $x->{$_}, $y->{$_}) }
            else { print "$at.$_: only in one\n" }
        }
    }
    elsif ($kind eq 'ARRAY') {
        print "$at: ", scalar @$y, " entries\n" if @$x != @$y;
        compare("$at.$_", $x->[$_], $y->[$_]) for 0 .. min($#$x, $#$y);
    }
    else {
        my $number = !$kind && looks_like_number($x) && looks_like_number($y);
        print "$at: ", $y // 'null', ", expected ", $x // 'null', "\n"
            if $number ? abs($x - $y) > 1e-6 * abs($x) + 2e-9 : ($x // 'null') ne ($y // 'null');
    }
}
open my $in, '<', $score or die "$score: $!\n";
local $/;
compare('score', $expected, decode_json(<$in>));
