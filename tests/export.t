#!/bin/bash
# A result in the formats of other programs holds what the table holds.
# The program is $NHI, or build/nhi.
. tests/tap.sh
experiment "$work/e.yaml"
sed -i '1s/.*/title: a "test" of \\ titles/' "$work/e.yaml"
for format in csv json npy
do check "run --format $format" 'gives 0 run "$work/e.yaml" -o "$work" --format '$format
done
stem=$work/e/r
cat > "$work/compare" <<'END'
use JSON::PP;
my ($stem, $spoil) = @ARGV;
sub text { local (@ARGV, $/) = $_[0]; <> }
my (@names, @rows, %meta);
for (split /\n/, text("$stem.tsv")) {
    if (/^# columns: (.*)/) { @names = split ' ', $1 }
    elsif (/^# (.*?) = (.*)/) { $meta{$1} = $2 }
    elsif (!/^#/) { push @rows, [split /\t/] }
}
$rows[1][1] += 1 if $spoil;
my ($head, @csv) = split /\n/, text("$stem.csv");
my $json = decode_json(text("$stem.json"));
my $meta = decode_json(text("$stem.meta.json"));
my $npy = text("$stem.npy");
my $length = unpack 'v', substr $npy, 8, 2;
my @numbers = unpack 'd*', substr $npy, 10 + $length;
my @all = map { @$_ } @rows;
my $good = $head eq join(',', @names) && @csv == @rows && @{ $json->{rows} } == @rows
    && "@{ $json->{meta}{columns} }" eq "@names" && $meta->{run} eq $meta{run}
    && $meta->{title} eq $meta{title} && $meta{title} eq 'a "test" of \ titles'
    && $json->{meta}{h} == $meta{h} && @numbers == @all && ($length + 10) % 64 == 0;
$good &&= $numbers[$_] == $all[$_] for 0 .. $#all;
for my $i (0 .. $#rows) {
    my @c = split /,/, $csv[$i];
    $good &&= $c[$_] == $rows[$i][$_] && $json->{rows}[$i][$_] == $rows[$i][$_] for 0 .. $#names;
}
exit !$good;
END
check 'all hold the same names, header and numbers' 'perl "$work/compare" "$stem"'
check 'and one number that differs is seen' '! perl "$work/compare" "$stem" spoil'
check 'nothing unfinished is left' '[ "$(find "$work/e" -name "*.part" | wc -l)" = 0 ]'
check 'two runs at once' '{ "$program" run "$work/e.yaml" -o "$work/two" --format json & \
    "$program" run "$work/e.yaml" -o "$work/two" --format json & wait %1 && wait %2; } 2> /dev/null &&
    [ -s "$work/two/e/r.json" ]'
check 'an unknown format' 'gives 2 run "$work/e.yaml" -o "$work" --format jsno && complains "expected json"'
python3 -c 'import numpy' 2> /dev/null &&
    check 'numpy reads it' 'python3 -c "import numpy; a = numpy.load(\"$stem.npy\"); assert a.ndim == 2"' ||
    skip 'numpy reads it' 'numpy is not here'
finish
