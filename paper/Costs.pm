# What accuracy costs on one system: the median over the starts against the evaluations,
# with a bar from quartile to quartile, from the rows of matrix-work.tsv and
# matrix-later.tsv.  paper/costs hands a panel to gnuplot, for paper; here are the
# drawings of paper/pages, whose points say their numbers.
package Costs;
use strict;
use warnings;
use List::Util qw(max min);

my ($width, $height, $left, $right, $top, $bottom) = (560, 300, 52, 126, 26, 262);
my @always = qw(gni dla mla gauss rk4 ode);
# A family has a colour; a second one of it is dashed.
my %family = (gni => 'blue', dla => 'red', mla => 'green', compose => 'orange', discrete => 'sky',
    gauss => 'purple', spark => 'purple', midpoint => 'purple', rk4 => 'ink', feedback => 'ink', ode => 'grey');
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
    delete @named{@always};
    my @more = grep { $there{$_} } sort { $named{$b} <=> $named{$a} || $a cmp $b } keys %named;
    splice @more, 2 if @more > 2;
    return ((grep { $there{$_} } @always), @more);
}

# Where the names stand beside the panel: by [name, place], places at least one line
# apart and none behind the last.
sub spread {
    my ($line, $last, @y) = @_;
    @y = sort { $a->[1] <=> $b->[1] || $a->[0] cmp $b->[0] } @y;
    $y[$_][1] = max($y[$_][1], $y[ $_ - 1 ][1] + $line) for 1 .. $#y;
    my $over = @y ? max(0, $y[-1][1] - $last) : 0;
    for (reverse 0 .. $#y) {
        $y[$_][1] -= $over;
        $over = max(0, $_ > 0 ? $y[ $_ - 1 ][1] + $line - $y[$_][1] : 0);
    }
    return map { @$_ } @y;
}

# A panel: one quantity up to one time.  Of each method the runs, in the order of its
# steps, with the quartiles as low and high; what has more than ten, which is beyond the
# panel, and what failed are marks on its upper edge, the latter over the run beside it.
# Nothing if fewer than two methods are there.
sub panel {
    my ($T, $asked, $rows, $choices) = @_;
    my (%runs, %marks, %beside, %waiting, @there);
    for my $row (grep { $_->{T} == $T } @$rows) {
        my $m = $row->{method};
        my %r = (row => $row, x => $row->{evaluations}, y => $row->{$asked});
        if ($row->{state} ne 'done') {
            push @{ $marks{$m} }, \%r;
            $r{failed} = 1;
            $r{x} = $beside{$m} or push @{ $waiting{$m} }, \%r;
            next;
        }
        next if $r{y} !~ /^\d/ || $r{y} <= 1e-17 || $r{x} <= 0;
        push @there, $row;
        @r{qw(low high)} = map { /^\d/ && $_ > 0 ? $_ : $r{y} } @$row{"$asked-low", "$asked-high"};
        push @{ ($r{y} < 10 ? \%runs : \%marks)->{$m} }, \%r;
        $beside{$m} = $r{x};
        $_->{x} = $r{x} for @{ delete($waiting{$m}) // [] };
    }
    my @methods = drawn(\@there, $choices, $asked);
    return if @methods < 2;
    my (%colour, %dashed, %used);
    for my $m (@methods) {
        $colour{$m} = $family{ $m =~ s/-.*//r } // 'ink';
        $dashed{$m} = $used{ $colour{$m} }++ ? 1 : 0;
    }
    my @x = map { log10($_->{x}) } map { @{ $runs{$_} // [] }, @{ $marks{$_} // [] } } @methods;
    my @y = map { log10($_->{y}) } map { @{ $runs{$_} // [] } } @methods;
    push @y, 1 if grep { !$_->{failed} } map { @{ $marks{$_} // [] } } @methods;
    my ($low, $high) = (floor(min(@y)), -floor(-max(@y)));
    return { methods => \@methods, runs => \%runs, marks => \%marks, colour => \%colour, dashed => \%dashed,
        x => [min(@x), max(@x)], y => [$low, max($high, $low + 1)] };
}
# The run where the curve of a method ends, or its marks if it has none.
sub tip {
    my ($p, $m) = @_;
    return ($p->{runs}{$m} // [grep { !$_->{failed} } @{ $p->{marks}{$m} }])->[-1];
}
# Of a run, or of what failed.
sub told {
    my ($row) = @_;
    return $row->{tolerance} eq '-' ? "h = $row->{h}" : "tolerance $row->{tolerance}";
}

sub svg {
    my ($system, $T, $asked, $rows, $choices) = @_;
    my $p = panel($T, $asked, $rows, $choices) or return '';
    my ($x0, $x1, $y0, $y1) = (floor($p->{x}[0]), -floor(-$p->{x}[1]), @{ $p->{y} });
    my $px = sub { sprintf '%.1f', $left + ($width - $left - $right) * ($_[0] - $x0) / ($x1 - $x0 || 1) };
    my $py = sub { sprintf '%.1f', $bottom - ($bottom - $top) * (max($y0, min($y1, $_[0])) - $y0) / ($y1 - $y0 || 1) };
    my $edge = $width - $right;
    my $power = sub { local $_ = "$_[0]"; s/-/&minus;/; "10<tspan dy=\"-5\" font-size=\"8\">$_</tspan>" };
    my $svg = "<text x=\"$left\" y=\"10\">$called{$asked} up to T = $T</text>";
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
    my %tip = map { my $r = tip($p, $_); $_ => [$px->(log10($r->{x})), $py->(log10($r->{y}))] } @{ $p->{methods} };
    my %name = spread(14, $bottom, map { [$_, $tip{$_}[1]] } @{ $p->{methods} });
    for my $m (@{ $p->{methods} }) {
        my ($line, $dots) = ('', '');
        for my $r (@{ $p->{runs}{$m} // [] }) {
            my ($x, $y, $low, $high) = ($px->(log10($r->{x})), map { $py->(log10($_)) } @$r{qw(y low high)});
            my $row = $r->{row};
            $line .= "$x,$y ";
            $dots .= "<path class=\"range\" d=\"M$x ${low}V$high\"/><circle cx=\"$x\" cy=\"$y\" r=\"2.6\"><title>$m, "
                . told($row) . ": $r->{x} evaluations, $r->{y}, quartiles "
                . $row->{"$asked-low"} . ' and ' . $row->{"$asked-high"} . " of $row->{starts}</title></circle>";
        }
        for my $r (@{ $p->{marks}{$m} // [] }) {
            my $x = $px->(log10($r->{x}));
            $dots .= '<path d="M' . ($r->{failed} ? ($x - 3) . ' ' . ($top - 14) . 'l6 6m0 -6l-6 6' : ($x - 4) . " ${top}h8l-4 -7z")
                . '"><title>' . "$m, " . told($r->{row}) . ($r->{failed} ? ' failed' : ": $r->{x} evaluations, $r->{y}") . '</title></path>';
        }
        $svg .= "<g class=\"$p->{colour}{$m}" . ($p->{dashed}{$m} ? ' second' : '') . "\"><polyline points=\"$line\"/>$dots<polyline class=\"range\" points=\"$tip{$m}[0],$tip{$m}[1] " . ($edge + 8) . ",$name{$m}\"/></g>"
            . "<text class=\"name\" x=\"" . ($edge + 11) . "\" y=\"" . ($name{$m} + 4) . "\">$m</text>";
    }
    return "<svg class=\"cost\" viewBox=\"0 0 $width $height\" role=\"img\" aria-label=\"$system: $called{$asked} up to T = $T against evaluations\">$svg</svg>";
}

# All panels of a system; empty if it has none.
sub figure {
    my ($system, $work, $later, $choices) = @_;
    my $panels = svg($system, 100, 'error', $work, $choices) . svg($system, 100, 'energy', $work, $choices)
        . svg($system, 10000, 'energy', $later, $choices);
    return $panels eq '' ? '' : "<h2>What accuracy costs</h2><figure class=\"costs\">$panels<figcaption>Medians over the starts, "
        . 'with bars from quartile to quartile, of a run against its evaluations: six methods, and the two others that the decisions below name most. '
        . 'The dashed slopes are those of the orders two and four. A triangle on the upper edge is a run beyond it, a cross above the edge one that failed, over the run with the next step. A point says its numbers.</figcaption></figure>';
}

1;
