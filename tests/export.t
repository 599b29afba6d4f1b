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
    && $json->{meta}{h} == $meta{h} && @numbers == @all && ($length + 10) % 64 == 0
    && text("$stem.json") !~ /"rows".*"[-\d.]+(?:e[-+]?\d+)?"/s; # numbers are no words
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
check 'what was made of a result stays while the result does' \
    'gives 0 run "$work/e.yaml" -o "$work" && [ "$(cd "$work/e"; echo *)" = "r.csv r.json r.meta.json r.npy r.tsv" ]'
check 'and goes with it' 'gives 0 run "$work/e.yaml" -o "$work" --set runs.0.steps=9 && [ "$(cd "$work/e"; echo *)" = r.tsv ]'
check 'when a run fails, too' 'gives 0 run "$work/e.yaml" -o "$work" --format csv &&
    gives 3 run "$work/e.yaml" -o "$work" --set runs.0.start.v0=[1e300,1,0] && [ "$(cd "$work/e"; echo *)" = r.failed ]'
cat > "$work/a.yaml" <<'END'
title: rows in an array, and rows with words
source: none
defaults: {system: particle, method: gni, h: 1/10, start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}
runs:
  - {name: rows, kind: ensemble, steps: 10, grid: {start.v0.0: {from: 0, to: 1, count: 100}}, reduce: [last], format: npy}
  - {name: cell, kind: cell}
END
check 'rows that are an array are not written again' 'gives 0 run "$work/a.yaml" -o "$work" --only rows &&
    cp "$work/a/rows.npy" "$work/first" && gives 0 run "$work/a.yaml" -o "$work" --only rows --format npy &&
    cmp "$work/a/rows.npy" "$work/first" && [ -s "$work/a/rows.meta.json" ]'
check 'nor in another format' 'gives 2 run "$work/a.yaml" -o "$work" --only rows --format csv &&
    complains "expected format: tsv" && cmp "$work/a/rows.npy" "$work/first" && [ ! -e "$work/a/rows.csv" ] &&
    gives 2 run "$work/a.yaml" -o "$work/none" --format json && [ "$(files "$work/none")" = 0 ]'
check 'words are words in JSON, and no numbers for NumPy' 'gives 0 run "$work/a.yaml" -o "$work" --only cell --format json &&
    gives 0 run "$work/a.yaml" -o "$work" --only cell --format npy && perl -MJSON::PP -e "local \$/; open F, shift; \$j = <F>;
        open F, shift; \$n = <F>; \$r = decode_json(\$j)->{rows}; @x = unpack q(d*), substr \$n, 128;
        exit !(\$r->[0][0] eq q(q) && \$r->[0][1] == \$x[1] && !grep { \$x[2 * \$_] == \$x[2 * \$_] } 0 .. \$#\$r)" \
        "$work/a/cell.json" "$work/a/cell.npy"'
sed 's/name: r/name: "{method}"/; s/method: gni/method: [gni, dla]/; s/steps: 10/steps: 400/' "$work/e.yaml" > "$work/full.yaml"
mkdir "$work/disk"
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=56k none "$work/disk" 2> /dev/null
then
    for format in csv npy json
    do  check "$format on a full disk: one line, the table alone, no other run" '
            gives 4 run "$work/full.yaml" -o "$work/disk" --format '$format' && complains "as '$format': No space" &&
            [ "$(cd "$work/disk/full"; echo *)" = gni.tsv ]; good=$?; rm -rf "$work"/disk/*; [ $good = 0 ]'
    done
    umount "$work/disk"
else skip 'a full disk' 'cannot mount a small one'
fi
check 'an unknown format' 'gives 2 run "$work/e.yaml" -o "$work" --format jsno && complains "expected json"'
python3 -c 'import numpy' 2> /dev/null &&
    check 'numpy reads it' 'python3 -c "import numpy; a = numpy.load(\"$stem.npy\"); assert a.ndim == 2"' ||
    skip 'numpy reads it' 'numpy is not here'
finish
