# tests/transport.pl ROWS BINS WEIGHT: of an ensemble that transports a formula by weights, the weight of
# each row, the means, their error and the bins, computed anew from the rows. WEIGHT is a formula in Perl
# of $x, the columns of a row and the parameters. Rows that failed have none. A line for each number that is
# another one.
use strict;
use warnings;
use List::Util qw(sum);

my ($rows, $bins, $weight) = @ARGV;
sub table {
    open my $in, '<', $_[0] or die "$_[0]: $!\n";
    my (%said, @name, @rows);
    while (<$in>) {
        chomp;
        if (/^# columns: (.*)/) { @name = split / /, $1 }
        elsif (/^# (.*?) = (.*)/) { $said{$1} = $2 }
        elsif (!/^#/) { my %row; @row{@name} = split /\t/; push @rows, \%row }
    }
    return (\%said, @rows);
}
sub differs { my ($what, $is, $new) = @_;
    print "$what: ", $is // 'missing', ", expected $new\n" if !defined $is || !(abs($is - $new) <= 1e-12 * (1 + abs $new)) }
my ($said, @x) = table($rows);
my %parameter = map { $said->{$_} =~ /^[-\d.e]+$/ ? ($_ => $said->{$_}) : () } keys %$said;
@x = grep { $_->{status} == 0 } @x;
for my $i (0 .. $#x) {
    my $x = { %parameter, %{ $x[$i] } };
    differs("row $i, weight", $x[$i]{weight}, eval $weight // die $@);
}
# Weighted means of a function before and after, and the error of their difference, a ratio of sums.
sub moved {
    my $f = shift;
    my $all = sum(map { $_->{weight} } @x);
    my ($before, $after) = map { my $when = $_; sum(map { $_->{weight} * $f->($_->{$when}) } @x) / $all } qw(before after);
    my $error = sqrt(sum(map { ($_->{weight} * ($f->($_->{after}) - $f->($_->{before}) - $after + $before)) ** 2 } @x) * @x / (@x - 1)) / $all;
    return ($before, $after, $error);
}
my ($before, $after, $error) = moved(sub { $_[0] });
my %new = ('mean before' => $before, 'mean after' => $after, 'standard error' => $error, 'standard errors' => ($after - $before) / $error);
my ($of, @bin) = table($bins);
for my $what (sort keys %new) { differs("$what of $_->[0]", $_->[1]{$what}, $new{$what}) for [rows => $said], [bins => $of] }
my ($from, $to, $count) = ($bin[0]{from}, $bin[-1]{to}, scalar @bin);
for my $i (0 .. $#bin) {
    my @end = map { $from + ($to - $from) * $_ / $count } $i, $i + 1;
    my @new = (@end, moved(sub { $_[0] >= $end[0] && $_[0] < $end[1] ? 1 : 0 }));
    differs("bin $i, $_", $bin[$i]{$_}, shift @new) for qw(from to before after error);
}
