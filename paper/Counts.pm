# paper/Counts.pm - how many claims have each verdict, and how they are known; for
# the report (paper/ledger) and README.md (paper/counts).
package Counts;
use strict;
use warnings;
use Records;

# The columns of the first table: verdicts with their weights.
our @verdicts = ('confirmed', 'mended',
    map({ "qualified $_" } qw(theorem formula proof)),
    map({ "refuted $_" } qw(theorem formula proof glyph)),
    'answered', 'not checkable');

# Of claims {id, verdict, weight, known, ours} the rows [name, number of each of
# @verdicts, all]: a paper a row, their sum, and what is our own.  What is
# unsettled is in the last number only.
sub verdicts {
    my (%n, @papers);
    for (@_) {
        my ($paper) = $_->{ours} ? 'own' : $_->{id} =~ /^(\w+)-/;
        push @papers, $paper unless $n{$paper} || $_->{ours};
        my $column = join ' ', grep { ($_ // '') ne '' } @$_{qw(verdict weight)};
        for my $row ($paper, $_->{ours} ? () : 'papers') {
            $n{$row}{$column}++;
            $n{$row}{all}++;
        }
    }
    my $row = sub {
        my ($name, $of) = @_;
        return [$name, map { $of->{$_} // '' } @verdicts, 'all'];
    };
    return (map({ $row->($_, $n{$_}) } @papers), $row->('published', $n{papers}),
        $n{own} ? $row->('our own', $n{own}) : ());
}

# The rows [verdict, number of each of @Records::knowns] of what is published.
sub knowns {
    my %n;
    $n{ $_->{verdict} }{ $_->{known} // '' }++ for grep { !$_->{ours} } @_;
    return map {
        my $verdict = $_;
        [$verdict, map { $n{$verdict}{$_} // '' } @Records::knowns];
    } grep { $n{$_} } qw(confirmed mended qualified refuted answered);
}

1;
