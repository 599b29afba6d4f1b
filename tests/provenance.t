#!/bin/bash
# The record of a reproduction: every file is named with its hash, the entities
# that RO-Crate asks for are there, and a file that differs is not called equal.
. tests/tap.sh
mkdir -p "$work/anew/results/a" "$work/anew/figures"
echo one > "$work/anew/results/a/x.tsv"; echo two > "$work/anew/figures/y.svg"
(cd "$work/anew"; sha256sum results/a/x.tsv figures/y.svg) > "$work/MANIFEST"
check 'a record is written' \
  'paper/provenance "$work/anew" "$work/MANIFEST" 0.1 abc > "$work/out" &&
   grep -q "2 of 2" "$work/out"'
cat > "$work/read" <<'END'
use JSON::PP;
use Digest::SHA;
my $top = shift;
sub text { local (@ARGV, $/) = $_[0]; <> }
my $crate = decode_json(text("$top/ro-crate-metadata.json"));
my %at = map { $_->{'@id'} => $_ } @{ $crate->{'@graph'} };
my $good = $crate->{'@context'} eq 'https://w3id.org/ro/crate/1.2/context'
    && $at{'ro-crate-metadata.json'}{about}{'@id'} eq './'
    && $at{'ro-crate-metadata.json'}{conformsTo}{'@id'} eq 'https://w3id.org/ro/crate/1.2';
$good &&= defined $at{'./'}{$_} for qw(name description datePublished license);
$good &&= @{ $at{'./'}{hasPart} } == 2;
for (@{ $at{'./'}{hasPart} }) {
    my $f = $at{ $_->{'@id'} };
    $good &&= $f->{sha256} eq Digest::SHA->new(256)->addfile("$top/$f->{name}")->hexdigest;
}
my ($act) = grep { $_->{'@type'} eq 'CreateAction' } values %at;
$good &&= $at{ $act->{$_}{'@id'} }{name} for qw(agent object instrument);
$good &&= $at{ $act->{agent}{'@id'} }{'@type'} eq 'Person';
$good &&= $act->{endTime} =~ /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
$good &&= "@{[map { $_->{'@id'} } @{ $act->{result} }]}" eq "@{[map { $_->{'@id'} } @{ $at{'./'}{hasPart} }]}";
$good &&= $at{ $act->{object}{'@id'} }{identifier} eq 'abc';
my $code = decode_json(text("$top/codemeta.json"));
$good &&= $code->{'@type'} eq 'SoftwareSourceCode' && $code->{version} eq '0.1';
exit !$good;
END
check 'the crate has its entities and true hashes' 'perl "$work/read" "$work/anew"'
check 'codecheck.yml has the keys of an author, and none of who checks' \
  '[ "$(grep -c "^  - file:" "$work/anew/codecheck.yml")" = 2 ] &&
   [ "$(grep -o "^[a-z_]*:" "$work/anew/codecheck.yml" | tr -d "\n")" = version:paper:source:manifest: ] &&
   ! grep -qi "filled in\|fixme" "$work/anew/codecheck.yml"'
echo three > "$work/anew/figures/y.svg"
check 'a hash that is no longer true is seen' '! perl "$work/read" "$work/anew"'
check 'and the record says how many agree' \
  'paper/provenance "$work/anew" "$work/MANIFEST" 0.1 abc > "$work/out" &&
   grep -q "1 of 2" "$work/out" &&
   grep -q FailedActionStatus "$work/anew/ro-crate-metadata.json"'
rm "$work/anew/results/a/x.tsv" "$work/anew/figures/y.svg"
check 'nothing to record is one line' \
  '! paper/provenance "$work/anew" "$work/MANIFEST" 0.1 abc > "$work/out" 2> "$work/err" &&
   [ "$(wc -l < "$work/err")" = 1 ]'
finish
