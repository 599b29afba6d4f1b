#!/usr/bin/perl
# tests/costs.pl FOLDER SYSTEM DRAWING.svg
# Reads what paper/costs.gp has drawn, by its axes and by the colours of its names: in
# each panel the points are those of the rows of FOLDER, and so are their bars and the
# marks of what failed or is beyond.  Says how many there were.
use strict;
use warnings;

my ($folder, $system, $drawing) = @ARGV;
sub contents { my ($file) = @_; open my $in, '<', $file or die "$file: $!\n"; local $/; return <$in> }
my @rows;
for my $file (map { "$folder/matrix-$_.tsv" } qw(work later)) {
    my ($head) = (my $text = contents($file)) =~ /^# columns: (.*)/m;
    for ($text =~ /^(\Q$system\E\t.*)/mg) { my %r; @r{split ' ', $head} = split /\t/; push @rows, \%r }
}
my $svg = contents($drawing);
my $number = qr/-?[\d.]+/;
my $count = 0;
for my $panel (['error', -1, 362], ['energy', 362, 800]) {
    my ($asked, $from, $to) = @$panel;
    # The axes: where a tick with its power stands.
    my (%x, %y);
    while ($svg =~ /d='M($number),($number) L($number),($number)  '\/>\s*<g transform[^\n]*\n\s*<text><tspan[^>]*>10<\/tspan><tspan[^>]*>(\S+?)<\/tspan>/g) {
        my ($x0, $y0, $x1, $y1, $power) = ($1, $2, $3, $4, $5);
        next if $x0 < $from || $x0 > $to;
        $power =~ s/−/-/;
        $x0 == $x1 ? $x{$power} = $x0 : ($y{$power} = $y0);
    }
    # An axis with one power has a scale by its small ticks, the next at twice as much.
    my @small = sort { $a <=> $b } grep { keys %x == 1 && $_ > (values %x)[0] + 1 && $_ < $to }
        $svg =~ /($number),486[.]\d+ L\1,483[.]/g;
    my $map = sub {
        my ($at, $value) = @_;
        my ($a, $b) = (sort { $a <=> $b } keys %$at)[0, -1];
        my $scale = $a == $b ? ($small[0] - $at->{$a}) * log(10) / log(2) : ($at->{$b} - $at->{$a}) / ($b - $a);
        return $at->{$a} + (log($value) / log(10) - $a) * $scale;
    };
    my ($T) = $svg =~ ($asked eq 'error' ? qr/error, T = (\S+?)</ : qr/E₀\|, T = (\S+?)</);
    $T = 10**{'³' => 3, '⁴' => 4, '⁵' => 5, '⁶' => 6}->{$1} if $T =~ /^10(\D+)/;
    my (%colour, %expected, %drawn);
    my @bars;
    push @bars, [$1, sort { $a <=> $b } $2, $3] while $svg =~ /M($number),($number) L\1,($number)/g;
    while ($svg =~ /translate\(($number),$number\)" stroke="none" fill="rgb\(([\d,]+)\)"[^\n]*text-anchor="start">\s*<text><tspan[^>]*>([a-z][\w-]*)<\/tspan>/g) {
        $colour{$3} = $2 if $1 > $from && $1 < $to;
    }
    my @lost = grep { my $m = $_; !$colour{$m} && grep { $_->{method} eq $m && $_->{T} == $T && $_->{state} eq 'done' && $_->{$asked} > 1e-17 } @rows } qw(gni dla mla gauss rk4 ode);
    die "$system, $asked: no @lost\n" if @lost;
    for my $r (grep { $_->{T} == $T && $colour{ $_->{method} } } @rows) {
        my $c = $colour{ $r->{method} };
        if ($r->{state} ne 'done') { push @{ $expected{failed} }, $c; next }
        next if $r->{$asked} !~ /^\d/ || $r->{$asked} <= 1e-17;
        my $x = $map->(\%x, $r->{evaluations});
        push @{ $expected{ $r->{$asked} < 10 ? "points $c" : "beyond $c" } },
            [$x, $map->(\%y, $r->{$asked} < 10 ? $r->{$asked} : 10)];
        my ($high, $low) = map { $map->(\%y, /^\d/ && $_ > 0 ? $_ : $r->{$asked}) } @$r{"$asked-high", "$asked-low"};
        next if $low - $high < 0.1 || $low > 486.8 || $high < 37.5; # nothing, or cut
        grep { abs($_->[0] - $x) < 0.1 && abs($_->[1] - $high) < 0.1 && abs($_->[2] - $low) < 0.1 } @bars
            or die "$system, $asked, $r->{method}: no bar at $r->{evaluations}\n";
        $count++;
    }
    while ($svg =~ /<use xlink:href='#gpPt(\d+)' transform='translate\(($number),($number)\)[^']*' color='rgb\(([\d, ]+)\)'/g) {
        my ($sign, $x, $y, $c) = ($1, $2, $3, $4);
        $c =~ s/ //g;
        next if $x < $from || $x > $to;
        push @{ $drawn{failed} }, $c if $sign == 1;
        push @{ $drawn{ $sign == 7 ? "beyond $c" : "points $c" } }, [$x, $y] if $sign != 1;
    }
    my @kinds = do { my %k = map { $_ => 1 } keys %expected, keys %drawn; sort keys %k };
    for my $kind (@kinds) {
        my ($e, $d) = map { $_->{$kind} // [] } \%expected, \%drawn;
        $count += @$d;
        if ($kind eq 'failed') { "@{[sort @$e]}" eq "@{[sort @$d]}" or die "$system, $asked: other runs failed\n"; next }
        @$e == @$d or die "$system, $asked, $kind: " . @$d . ' drawn, ' . @$e . " in the table\n";
        for my $p (@$e) {
            grep { abs($_->[0] - $p->[0]) < 0.1 && abs($_->[1] - $p->[1]) < 0.1 } @$d
                or die sprintf "%s, %s, %s: nothing is drawn at %.2f, %.2f\n", $system, $asked, $kind, @$p;
        }
    }
}
print "$count\n";
