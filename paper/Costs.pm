# What accuracy costs on one system, as drawings for paper/pages: the median over the
# starts against the evaluations, with a bar from quartile to quartile, from the rows of
# matrix-work.tsv and matrix-later.tsv.  A point says its numbers.
package Costs;
use strict;
use warnings;
use List::Util qw(max min);

my ($width, $height, $left, $right, $top, $bottom) = (560, 300, 52, 126, 26, 262);
my @always = qw(gni dla mla gauss rk4 ode);
my %hue = (gni => 'blue', dla => 'red', mla => 'green', gauss => 'purple', rk4 => 'ink', ode => 'grey');
my %called = (error => 'error of the point', energy => 'departure of the energy');

sub log10 { return log($_[0]) / log 10 }
sub floor { my $n = int $_[0]; return $n > $_[0] ? $n - 1 : $n }

# The rows of a table, by system.
sub rows {
    my (@columns, %of);
    for (split /\n/, $_[0]) {
        @columns = split ' ', $1 if /^# columns: (.*)/;
        next if /^#/;
        my %r;
        @r{@columns} = split /\t/;
        push @{ $of{ $r{system} } }, \%r;
    }
    return \%of;
}

# Six methods, and of the others the two that the decisions of the system name most.
sub drawn {
    my ($rows, $choices, $asked) = @_;
    my (%there, %named);
    $there{ $_->{method} } = 1 for @$rows;
    for my $r (grep { $_->{asked} eq $asked } @$choices) { $named{$_}++ for @$r{qw(method geometric ordinary)} }
    my @more = grep { $there{$_} && !$hue{$_} } sort { $named{$b} <=> $named{$a} || $a cmp $b } keys %named;
    splice @more, 2 if @more > 2;
    return ((grep { $there{$_} } @always), @more);
}

# Where the names stand, right of the panel: in the order of the ends, one line apart.
sub spread {
    my @y = sort { $a->[1] <=> $b->[1] } @_;
    $y[$_][1] = max($y[$_][1], $y[ $_ - 1 ][1] + 14) for 1 .. $#y;
    my $over = @y ? max(0, $y[-1][1] - $bottom) : 0;
    for (reverse 0 .. $#y) {
        $y[$_][1] -= $over;
        $over = max(0, $_ > 0 ? $y[ $_ - 1 ][1] + 14 - $y[$_][1] : 0);
    }
    return map { @$_ } @y;
}

# A panel: one quantity up to one time.  Nothing if fewer than two methods have two points.
sub panel {
    my ($system, $T, $asked, $rows, $choices) = @_;
    my @rows = grep { $_->{T} == $T && $_->{state} eq 'done' && $_->{evaluations} > 0
            && $_->{$asked} =~ /^\d/ && $_->{$asked} > 1e-17 && $_->{$asked} < 10 } @$rows;
    my @methods = drawn(\@rows, $choices, $asked);
    my %of = map { my $m = $_; $m => [sort { $a->{evaluations} <=> $b->{evaluations} } grep { $_->{method} eq $m } @rows] } @methods;
    @methods = grep { @{ $of{$_} } > 1 } @methods;
    return '' if @methods < 2;
    my @all = map { @{ $of{$_} } } @methods;
    my ($x0, $x1) = (floor(log10(min(map { $_->{evaluations} } @all))), -floor(-log10(max(map { $_->{evaluations} } @all))));
    my ($y0, $y1) = (floor(log10(min(map { $_->{$asked} } @all))), -floor(-log10(max(map { $_->{$asked} } @all))));
    my $px = sub { sprintf '%.1f', $left + ($width - $left - $right) * ($_[0] - $x0) / ($x1 - $x0 || 1) };
    my $py = sub { sprintf '%.1f', $bottom - ($bottom - $top) * (max($y0, min($y1, $_[0])) - $y0) / ($y1 - $y0 || 1) };
    my $edge = $width - $right;
    my $power = sub { local $_ = "$_[0]"; s/-/&minus;/; "10<tspan dy=\"-5\" font-size=\"8\">$_</tspan>" };
    my $svg = "<text x=\"$left\" y=\"15\">$called{$asked} up to T = $T</text>";
    for my $x ($x0 .. $x1) {
        my $at = $px->($x);
        $svg .= "<path class=\"line\" d=\"M$at ${top}V$bottom\"/><text x=\"$at\" y=\"" . ($bottom + 16) . "\" text-anchor=\"middle\">" . $power->($x) . '</text>';
    }
    my $every = 1 + int(($y1 - $y0) / 8);
    for my $y (grep { ($_ - $y0) % $every == 0 } $y0 .. $y1) {
        my $at = $py->($y);
        $svg .= "<path class=\"line\" d=\"M$left ${at}H$edge\"/><text x=\"" . ($left - 6) . "\" y=\"" . ($at + 4) . "\" text-anchor=\"end\">" . $power->($y) . '</text>';
    }
    $svg .= "<text x=\"$edge\" y=\"" . ($bottom + 32) . "\" text-anchor=\"end\">evaluations</text>";
    # Guides: the slopes of the orders two and four.
    for my $p (2, 4) {
        my $long = min(1, ($y1 - $y0) / (2 * $p));
        my ($gx, $gy) = ($px->($x0 + 0.15), $py->($y0 + $p * $long));
        $svg .= "<path class=\"guide\" d=\"M$gx ${gy}L" . $px->($x0 + 0.15 + $long) . ' ' . $py->($y0) . "\"/><text x=\"" . ($gx + 2) . "\" y=\"" . ($gy - 3) . "\">$p</text>";
    }
    my %colour;
    for my $m (@methods) {
        my ($first, $second) = $m =~ /^compose/ ? qw(orange sky) : qw(sky orange);
        $colour{$m} = $hue{$m} // (grep({ $_ eq $first } values %colour) ? $second : $first);
    }
    my %name = spread(map { [$_, $py->(log10($of{$_}[-1]{$asked}))] } @methods);
    for my $m (@methods) {
        my ($line, $dots) = ('', '');
        for my $r (@{ $of{$m} }) {
            my ($x, $y) = ($px->(log10($r->{evaluations})), $py->(log10($r->{$asked})));
            $line .= "$x,$y ";
            my ($low, $high) = map { /^\d/ && $_ > 0 ? $py->(log10($_)) : $y } @$r{"$asked-low", "$asked-high"};
            $dots .= "<path class=\"range\" d=\"M$x ${low}V$high\"/><circle cx=\"$x\" cy=\"$y\" r=\"2.6\"><title>$m, "
                . ($r->{tolerance} eq '-' ? "h = $r->{h}" : "tolerance $r->{tolerance}") . ": $r->{evaluations} evaluations, "
                . "$r->{$asked}, quartiles " . $r->{"$asked-low"} . ' and ' . $r->{"$asked-high"} . " of $r->{starts}</title></circle>";
        }
        my ($tip) = $line =~ /(\S+) $/;
        $svg .= "<g class=\"$colour{$m}\"><polyline points=\"$line\"/>$dots<polyline class=\"range\" points=\"$tip " . ($edge + 8) . ",$name{$m}\"/></g>"
            . "<text class=\"name\" x=\"" . ($edge + 11) . "\" y=\"" . ($name{$m} + 4) . "\">$m</text>";
    }
    return "<svg class=\"cost\" viewBox=\"0 0 $width $height\" role=\"img\" aria-label=\"$system: $called{$asked} up to T = $T against evaluations\">$svg</svg>";
}

# All panels of a system; empty if it has none.
sub figure {
    my ($system, $work, $later, $choices) = @_;
    my $panels = panel($system, 100, 'error', $work, $choices) . panel($system, 100, 'energy', $work, $choices)
        . panel($system, 10000, 'energy', $later, $choices);
    return $panels eq '' ? '' : "<h2>What accuracy costs</h2><figure class=\"costs\">$panels<figcaption>Medians over the starts, "
        . 'with bars from quartile to quartile, of a run against its evaluations: six methods, and the two others that the decisions below name most. '
        . 'The dashed slopes are those of the orders two and four. A point says its numbers.</figcaption></figure>';
}

1;
