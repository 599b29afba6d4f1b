#!/usr/bin/perl
# tests/letters.pl FILE.system < IDENTITY  a second program for what the tool prints
# of a system without a group. At a random point the metric M is the second
# difference of the Lagrangian by the velocities, mu what the constraints are at unit
# velocities, -V the Lagrangian at rest; every letter is a variable, and every sine
# has its relation. Prints how many numbers were compared.
use strict;
use warnings;

my $text = do { local $/; open my $in, '<', $ARGV[0] or die "$ARGV[0]: $!\n"; <$in> };
my %printed = map { /^(\w+):\s*(.*?)\s*$/s ? ($1 => $2) : () } <STDIN>;
my ($x) = $text =~ /^coordinates: \[(.*?)\]/ms;
my @x = split /,\s*/, $x;
my ($L) = $text =~ /^lagrangian: (.*(?:\n  .*)*)/m;
my ($list) = $text =~ /constraints:\s*(\[.*?\](?=\}?$)|(?:\n +- .*(?:\n      .*)*)+)/m;
$list //= '[]';
my ($indent) = $list =~ /^\n( *)- /;
my @forms = defined $indent ? grep { /\S/ } split /\n$indent- /, $list
          : split /,\s+(?![^(]*\))/, substr $list, 1, -1;
my ($lets) = $text =~ /^let:((?:\n  .*)+|\s*\{.*\}$)/m;
$lets =~ s/^\s*\{(.*)\}$/\n  $1/ if defined $lets;

my (%value, %define, $missing);
srand 1;
sub value_of {
    my $name = shift;
    return $define{$name}->() if $define{$name};
    return $name =~ /'$/ ? 0 : ($value{$name} = 0.5 + rand) if !defined $value{$name};
    return $value{$name};
}
sub perl_of {
    my $f = shift;
    $f =~ s/"//g;
    $f =~ s/\^/**/g;
    $f =~ s/([A-Za-z]\w*'?)(\()?/
        !defined $2 ? "value_of(q\0$1\0)" : $define{$1} ? "\$define{$1}->(" : "$1("/ge;
    return $f;
}
sub tan { return sin($_[0]) / cos $_[0] }
sub number { my $y = eval perl_of(shift); die $@ if $@; return $y }
for (split /\n  (?! )/, $lets // '') {
    my ($name, $of, $f) = /^(\w+)(?:\((.*?)\))?: (.*)/s or next;
    my @of = split /,\s*/, $of // '';
    $define{$name} = sub {
        local @value{@of} = @_ if @of;
        return number($f);
    };
}
my %entry = map { /^\s*(\w+) = (.*)/s ? ($1 => $2) : () } split /;/, $printed{let};
sub at { my ($f, %v) = @_; local @value{map { "$_'" } keys %v} = values %v; return number($f) }
number($_) for $L, @forms;
my $rest = at($L);
my $compared = 0;
sub same {
    my ($name, $y) = @_;
    local @value{map { /^[cs]_(\w+)$/ ? $_ : () } $printed{over} =~ /\w+/g};
    for ($printed{over} =~ /\b([cs]_\w+)/g) {
        my $angle = value_of(substr $_, 2);
        $value{$_} = /^c/ ? cos $angle : sin $angle;
    }
    my %over = map { $_ => 1 } split ' ', $printed{over};
    $over{$_} or die "$name: $_ is no variable\n" for $entry{$name} =~ /[A-Za-z]\w*/g;
    my $z = number($entry{$name} // die "no $name\n");
    die "$name: $z, expected $y\n" if abs($z - $y) > 1e-9 * (1 + abs $y);
    $compared++;
}
same('V', -$rest);
for my $i (0 .. $#x) {
    for my $j (0 .. $#x) {
        my ($one, $two) = (at($L, $x[$i] => 1), at($L, $x[$j] => 1));
        my $both = at($L, $i == $j ? ($x[$i] => 2) : ($x[$i] => 1, $x[$j] => 1));
        same('M' . ($i + 1) . ($j + 1), $both - $one - $two + $rest);
    }
    same('mu' . ($_ + 1) . ($i + 1), at($forms[$_], $x[$i] => 1)) for 0 .. $#forms;
}
for ($printed{over} =~ /\bs_(\w+)/g) {
    die "no relation of s_$_\n" if $printed{where} !~ /\bs_$_\^2 = 1 - c_$_\^2;/;
}
print "$compared\n";
