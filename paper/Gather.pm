# A line <<...>> in a file of a document stands for the chunks that are defined
# behind it, up to the next such line or the end of the document, and that no
# chunk names, in the order of the text.
package Gather;
use strict;
use warnings;

our %named; # what documents name that are not among the markup
my $path = qr{^[\w./-]+\.\w+$};

# The chunks that each such line stands for, of the output of noweb's markup: the
# number of its line of markup, and the names.
sub lists {
    my (%used, %seen, %list, $list) = %named;
    /^\@use (.*)/ and $used{$1} = 1 for @_;
    for my $i (0 .. $#_) {
        if    ($_[$i] =~ /^\@file /)         { $list = undef }
        elsif ($_[$i] =~ /^\@use \.\.\.$/)   { $list = $list{$i} = [] }
        elsif ($_[$i] =~ /^\@defn (.*)/ && !$seen{$1}++) {
            push @$list, $1 if $list && !$used{$1} && $1 !~ $path;
        }
    }
    return %list;
}

# The markup with the chunks in the place of such lines; @line says where the
# text goes on, if that is wanted.
sub gathered {
    my ($with_lines, @markup) = @_;
    my %list = lists(@markup);
    my ($file, $line, $skip, @out) = ('', 1, 0);
    for my $i (0 .. $#markup) {
        ($file, $line) = ($1, 1) if $markup[$i] =~ /^\@file (.*)/;
        $line++   if $markup[$i] =~ /^\@(?:index )?nl$/;
        if ($list{$i}) {
            @{ $list{$i} } or print(STDERR "$file:$line: no chunk stands behind <<...>>\n"), exit 1;
            push @out, map { ("\@use $_\n", "\@text \n", "\@nl\n") } @{ $list{$i} };
            $skip = 1;
        }
        push @out, $markup[$i] unless $skip;
        next unless $skip && $markup[$i] =~ /^\@nl$/;
        push @out, "\@line " . ($line + 1) . "\n" if $with_lines; # noweb takes one off
        $skip = 0;
    }
    return @out;
}

1;
