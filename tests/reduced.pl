# tests/reduced.pl ENSEMBLE WATCH RUN...: what an ensemble says of its rows, computed anew from the runs
# that they sum up, in their order, and what its header says of the columns. WATCH is a formula in Perl of
# $x, the columns of a node and its parameters. A line for each number that is another one.
use strict;
use warnings;
use List::Util qw(max min sum);

my ($file, $watch, @runs) = @ARGV;
sub value { my ($x, $y) = split m{/}, $_[0]; return $x / ($y // 1) }
sub table { # header, rows
    open my $in, '<', $_[0] or die "$_[0]: $!\n";
    my (%said, @name, @rows);
    while (<$in>) {
        chomp;
        if (/^# columns: (.*)/) { @name = split / /, $1 }
        elsif (/^# (.*?) = (.*)/) { $said{$1} = $2 }
        elsif (!/^#/) {
            my @x = split /\t/;
            print "$_[0]: ", scalar @x, " numbers of ", scalar @name, " columns\n" if @x != @name;
            my %row; @row{@name} = @x; push @rows, \%row;
        }
    }
    return (\%said, @rows);
}
sub differs {
    my ($what, $is, $new, $size) = @_;
    my $bad = !defined $is || ($is eq 'nan' || $new eq 'nan' ? $is ne $new
        : !(abs($is - $new) <= 1e-11 * (abs($new) + ($size // 0))));
    print "$what: ", $is // 'missing', ", expected $new\n" if $bad;
}
my ($said, @rows) = table($file);
print scalar @rows, " rows of ", scalar @runs, " runs\n" if @rows != @runs;
for my $i (0 .. $#rows) {
    my ($of, @node) = table($runs[$i]);
    my @t = map { $_->{t} } @node;
    my @E = map { $_->{energy} } @node;
    my $h = value($of->{h});
    my ($s, $e) = (sum(@t) / @t, sum(@E) / @E);
    my $slope = sum(map { ($t[$_] - $s) * ($E[$_] - $e) } 0 .. $#t) / sum(map { ($_ - $s) ** 2 } @t);
    my %p = map { $_ => /^[-\d.\/e]+$/ ? $_ : value($of->{$_}) } grep { ($of->{$_} // '') =~ /^[-\d.\/e]+$/ } keys %$of;
    my @f = map { my $x = { (map { $_ => value($of->{$_}) } keys %p), %$_ };
        $x->{"v_$_"} = $x->{"w_$_"} / $h for qw(x y z); eval $watch // die $@ } @node;
    my @over = grep { $f[$_ - 1] * $f[$_] < 0 } 1 .. $#f;
    my $first = @over ? $t[$over[0] - 1] + $h * $f[$over[0] - 1] / ($f[$over[0] - 1] - $f[$over[0]]) : 'nan';
    my @w = map { $node[-1]{"w_$_"} } qw(x y z);
    my ($far) = sort { abs($w[$b]) <=> abs($w[$a]) } 0 .. 2;
    my %new = (row => $i, status => 0, steps => $#node, departure => max(map { abs($_ - $E[0]) } @E), slope => $slope,
        end => ($w[$far] < 0 ? -1 : 1) * ($far + 1), crossings => scalar @over, first => $first,
        map { $_ => $node[-1]{$_} } qw(x y z p_x p_y p_z));
    differs("row $i, $_", $rows[$i]{$_}, $new{$_}, $_ eq 'departure' || $_ eq 'slope' ? abs $E[0] : 1) for sort keys %new;
}
my %end;
$end{ $_->{end} }++ for @rows;
my %new = ('failed rows' => 0, rows => scalar @rows, map { ("end $_" => $end{$_}) } keys %end);
for my $column (qw(departure slope crossings first)) {
    my @x = grep { $_ ne 'nan' } map { $_->{$column} } @rows;
    my $mean = sum(@x) / @x;
    @new{map { "$_ $column" } qw(numbers smallest largest mean)} = (scalar @x, min(@x), max(@x), $mean);
    my $error = $new{"standard error $column"} = sqrt(sum(map { ($_ - $mean) ** 2 } @x) / @x / (@x - 1));
    $new{"mean in standard errors $column"} = $mean / $error;
}
differs($_, $said->{$_}, $new{$_}) for sort keys %new;
