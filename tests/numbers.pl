# tests/numbers.pl DIRECTORY: a reference in the pages has the number that TeX
# gave it, where documents have been set.
use strict;
use warnings;

my $top = shift;
my (%number, @wrong, $seen);
for my $file (glob 'build/paper/labels/*.aux') {
    open my $in, '<', $file or die "$file: $!\n";
    while (<$in>) {
        $number{$1} = $2 if /^\\newlabel\{([^}]*)\}\{\{([^{}]*)\}/;
    }
}
open my $in, '<', "$top/labels.tsv" or die "$top/labels.tsv: $!\n";
while (<$in>) {
    chomp;
    my ($label, $here) = split /\t/, $_, -1;
    next unless defined $number{$label} && $label !~ /^(?:claim:|sec:report)/;
    $seen++;
    push @wrong, "$label: here $here, TeX $number{$label}" if $here ne $number{$label};
}
print "$_\n" for @wrong;
print "no number was compared\n" unless $seen;
exit(@wrong || !$seen ? 1 : 0);
