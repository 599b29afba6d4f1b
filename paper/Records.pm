# paper/Records.pm - reads the records of claims, and says TeX in plain text.
#
# A file of records is a list of fields "name: text".  A line that begins with
# blanks goes on with the text before it, or is a field of the finding or
# identity above it:
#
#   claim: GNI08-C01, place   begins a claim, and says where in the paper it stands
#   says: TeX                 the statement, complete in itself
#   verdict: refuted formula, proved LABEL
#                             on record, with its weight (glyph, formula, proof,
#                             theorem) if refuted or qualified; and how it is
#                             known: proved (by expansion of the general statement),
#                             proved LABEL (by the proof of that theorem),
#                             instance CASE (expanded for the case named),
#                             enclosed TEXT, sampled TEXT (what and how many)
#   ours: yes                 a statement of this project, as one is whose place
#                             begins with "our own", and not of the paper
#   start: momentum           the start rule on which the verdict depends
#   printed: TeX              of what is refuted: as printed,
#   correct: [key] TeX        the form that holds,
#   consequence: [key] TeX    and what happens to who uses the printed one
#   condition: [key] TeX      of what is qualified: under which it holds; the row
#                             outside that is named fails without it,
#   counterexample: [key] TeX and what fails without it
#   remark: [key, key] TeX    clauses, each carried by judged findings; or
#                             [comment] TeX, without a number, carried by none
#
#   finding: key, role: TeX   a number that the procedure in C measures, which is
#                             called nh_gni08_c01 after the claim, and what it
#                             is; its role is as printed, corrected, within,
#                             outside, fact (unless said otherwise) or reported
#     bound: <= 4 eps, TeX    or >= ..., or <= computed, and where it comes from;
#                             after "empirical:" the sample on which it was seen
#     control: TeX            what is wrong in the control
#
#   identity: key, role: TeX  expressions that vanish, expanded exactly
#     reason: TeX             of the bound, which is zero
#     use: name               the shared definitions of that name
#     over: x y c s           variables, each used in a row that has the list
#     where: c^2 = 1 - s^2    relations; ...
#     let: A = x + y; ...     definitions, likewise
#     zero: A^2 - ...; ...    what vanishes
#     control: A = x - y; ... changed definitions
#
#   bound, control            may stand in the claim, before its rows, for all its
#                             judged findings that have no other; and
#   use, over, where, let     for its identities
#
#   reading: key key from NAME
#                             numbers that experiments/NAME.yaml says how to read
#
#   definitions: name         over, where, let that identities share; a row has
#                             them by use: name, and by use: system NAME the
#                             metric M11, the forms mu11, the potential V that
#                             systems/NAME.system says, or experiments/NAME.yaml
package Records;
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Glob qw(bsd_glob);

my %top = map { $_ => 1 } qw(says verdict ours start printed
    correct consequence condition counterexample remark use over where let
    bound control);
my %sub = (
    finding     => [qw(bound control)],
    identity    => [qw(reason use over where let zero control)],
    reading     => [],
    definitions => [qw(use over where let)],
);
$_ = { map { $_ => 1 } @$_ } for values %sub;
my @roles = ('as printed', 'corrected', 'within', 'outside', 'fact',
    'reported');
our @verdicts = qw(confirmed mended refuted qualified answered);
our @weights = qw(glyph formula proof theorem);
our @knowns = qw(proved instance enclosed sampled);
# The fields that are clauses.
our @carried = qw(remark correct consequence counterexample);

# The rows that decide a verdict.
my %decides = (
    confirmed => ['as printed'], refuted => ['as printed', 'corrected'],
    qualified => ['within', 'outside'], mended => ['corrected'],
    answered => ['fact'],
);

# The records of a file: a list of claims, each a hash with its fields and the
# list rows; dies with FILE:LINE: message.
sub read_records {
    my ($file) = @_;
    my (@claims, %shared, $claim, $row, $text);
    open my $in, '<', $file or die "$file: $!\n";
    my ($from, $line) = ($file, 0);
    my $wrong = sub { die "$from:$line: $_[0]\n" };
    while (<$in>) {
        chomp;
        if (/^#line (\d+) "(.*)"/) { ($from, $line) = ($2, $1 - 1); next }
        $line++;
        next if /^\s*(?:#.*)?$/;
        if (/^(\w+):\s*(.*)$/) {
            my ($name, $value) = ($1, $2);
            if ($name eq 'claim') {
                my ($id, $place) = split /,\s*/, $value, 2;
                $claim = { id => $id, place => $place, rows => [], line => "$from:$line" };
                push @claims, $claim;
                ($row, $text) = (undef, \$claim->{place});
            }
            elsif ($sub{$name}) {
                my ($head, $what) = split /:(?:\s+|$)/, $value, 2;
                my ($key, $role) = split /,\s*/, $head, 2;
                $row = { kind => $name, key => $key, line => "$from:$line" };
                $wrong->("a $name has no role and no text")
                    if $name =~ /^[dr]/ && defined($role // $what);
                $row->{role} = $role if $role;
                $row->{what} = $what if defined $what;
                my @rows = $row;
                if ($name eq 'reading') {
                    my ($keys, $file) = split /\s*\bfrom /, $key, 2;
                    @rows = map { { %$row, key => $_, from => $file } }
                        $keys =~ /\S/ ? split ' ', $keys : '';
                }
                $name eq 'definitions' ? ($shared{$key} = $row)
                    : $claim ? push(@{ $claim->{rows} }, @rows)
                    : $wrong->("$name outside a claim");
                $text = defined $what ? \$row->{what} : undef;
            }
            elsif ($claim && $top{$name}) {
                $wrong->("$name twice") if exists $claim->{$name};
                $row = undef;
                $claim->{$name} = $value;
                $text = \$claim->{$name};
            }
            else { $wrong->("unknown field $name") }
        }
        elsif ($row && /^  (\w+):\s*(.*)$/ && $sub{ $row->{kind} }{$1}) {
            my ($name, $value) = ($1, $2);
            $wrong->("$name twice") if exists $row->{$name};
            $row->{$name} = $value;
            $text = \$row->{$name};
        }
        elsif (/^\s+(\S.*)$/ && $text) { $$text .= ($$text eq '' ? '' : ' ') . $1 }
        else { $wrong->("cannot read \"$_\"") }
    }
    check($_, \%shared) for @claims;
    check_over(values %shared, map { $_, @{ $_->{rows} } } @claims);
    return @claims;
}

# What a list over: or let: names is used in one of the rows that have the list.
sub check_over {
    for my $list (sort { $a->{line} cmp $b->{line} } grep { $_->{named} } @_) {
        my ($named, $used) = delete @$list{qw(named used)};
        for my $field (sort keys %$named) {
            my @names = $field eq 'over' ? split ' ', $named->{over}
                : map { /^\s*([A-Za-z]\w*)/ } split /;/, $named->{let};
            die "$list->{line}: $field: no row uses $_\n" for grep { !$used->{$_} } @names;
        }
    }
}

# What must not vanish where a row is expanded: the factors of its divisors as they
# are written, each that is defined in few letters with its definition.  The
# parameters of a function stand for what it is called with.
my $group = qr/(\((?:[^()]++|(?-1))*+\))/;
sub divisors {
    my ($row) = @_;
    my %needed = map { $_ => 1 } used_by({ %$row, control => '' });
    my (%text, %parameters, %seen, @divisors);
    for (split /;\s*/, $row->{let} // '') {
        /^\s*(\w+)\s*(?:\(([^)]*)\))?\s*=\s*(.*?)\s*$/s or next;
        ($text{$1}, $parameters{$1}) = ($3, [split /[\s,]+/, $2 // '']);
    }
    my $read;
    $read = sub {
        my ($text, $value) = @_;
        my $put = sub { $_[0] =~ s/\b([A-Za-z]\w*)\b/$value->{$1} \/\/ $1/ger };
        while ($text =~ m{/\s*(?=([A-Za-z]\w*$group?|$group))}g) {
            push @divisors, grep { !$seen{ s{ }{}gr }++ } factors($put->($1));
        }
        while ($text =~ /\b([A-Za-z]\w*)(?=$group)/g) {
            my ($name, $arguments) = ($1, substr $put->($2), 1, -1);
            next unless $parameters{$name} && @{ $parameters{$name} };
            my %bound;
            @bound{ @{ $parameters{$name} } } =
                map { /^\w+$/ ? $_ : "($_)" } map { s/^\s+|\s+$//gr } parts(',', $arguments);
            $read->($text{$name}, \%bound);
        }
    };
    $read->($_, {}) for $row->{zero}, $row->{where} // '',
        map { $text{$_} } grep { $needed{$_} && !@{ $parameters{$_} } } sort keys %text;
    return map { defined $text{$_} && length $text{$_} <= 30 ? "$_ = $text{$_}" : $_ }
        @divisors;
}

# The parts of a text between signs that stand in no parentheses.
sub parts {
    my ($sign, $text) = @_;
    my @parts = '';
    while ($text =~ /\G(?:$group|.)/gs) {
        if ($& =~ /^[$sign]$/) { push @parts, '' } else { $parts[-1] .= $& }
    }
    return @parts;
}
sub factors {
    my ($text) = @_;
    $text =~ s/^\s+|\s+$//g;
    return factors(substr $text, 1, -1) if $text =~ /^$group$/;
    return $text =~ /^\d*$/ ? () : $text if 1 < parts('-+', $text);
    my @parts = parts('*/', $text);
    return map { factors($_) } @parts if @parts > 1;
    return factors($1) if $text =~ /^(.*\S)\s*\^\s*\d+$/s;
    return $text =~ /^\d*$/ ? () : $text;
}

# The names that the expressions of a row and its control come to.
sub used_by {
    my ($row) = @_;
    my (%needed, %means);
    for (split /;/, join ';', map { $_ // '' } @$row{qw(let where)}) {
        push @{ $means{$1} }, $2 if /^\s*([A-Za-z]\w*)[^=]*=(.*)$/s;
    }
    my @todo = map { $_ // '' } @$row{qw(zero control)};
    while (@todo) {
        for (shift(@todo) =~ /([A-Za-z]\w*)/g) {
            push @todo, @{ $means{$_} // [] } unless $needed{$_}++;
        }
    }
    return keys %needed;
}

sub check {
    my ($claim, $shared) = @_;
    $claim->{ours} = "yes" if $claim->{place} =~ /^our own\b/;
    my $wrong = sub { die "$_[1]: $claim->{id}: $_[0]\n" };
    for (qw(place says verdict)) {
        $wrong->("no $_", $claim->{line}) unless $claim->{$_};
    }
    @$claim{qw(verdict known)} = split /,\s*/, $claim->{verdict}, 2;
    my ($verdict, $weight) = $claim->{verdict} eq 'not checkable'
        ? ($claim->{verdict}, undef) : split ' ', $claim->{verdict}, 2;
    $wrong->("unknown verdict $claim->{verdict}", $claim->{line})
        unless $verdict eq 'not checkable' || grep { $_ eq $verdict } @verdicts;
    my $weighty = $verdict =~ /refuted|qualified/;
    $wrong->("$verdict needs a weight: @weights", $claim->{line})
        if $weighty && !grep { $_ eq ($weight // '') } @weights;
    $wrong->("$verdict has no weight", $claim->{line}) if !$weighty && $weight;
    $wrong->('refuted needs printed, correct and consequence', $claim->{line})
        if $verdict eq 'refuted'
        && grep { !$claim->{$_} } qw(printed correct consequence);
    @$claim{qw(verdict weight)} = ($verdict, $weight);
    my %seen;
    for my $row (@{ $claim->{rows} }) {
        my $say = sub { $wrong->("$row->{key}: $_[0]", $row->{line}) };
        $say->('a key is small letters, digits and -')
            unless $row->{key} =~ /^[a-z][a-z0-9-]*$/;
        $say->('twice') if $seen{ $row->{key} }++;
        $row->{role} //= 'fact';
        $say->("unknown role $row->{role}")
            unless grep { $_ eq $row->{role} } @roles;
        my $lend = sub { $row->{$_} //= $claim->{$_} for grep { defined $claim->{$_} } @_ };
        if ($row->{kind} eq 'identity') {
            my @lists = ($row, $claim);
            for my $field (qw(over let)) {
                my ($list) = grep { defined $_->{$field} } @lists;
                $list->{named}{$field} //= $list->{$field} if $list;
            }
            $lend->(qw(use over where let));
            if (defined(my $name = $row->{use})) {
                my $base = $name =~ /^system / ? { use => $name }
                    : $shared->{$name} or $say->("no definitions $name");
                push @lists, $base;
                $base->{named}{$_} //= $base->{$_} for grep { defined $base->{$_} } qw(over let);
                my $join = sub {
                    my ($from) = @_;
                    for (qw(over where let)) {
                        my @both = grep { defined && /\S/ } $from->{$_}, $row->{$_};
                        $row->{$_} = join $_ eq 'over' ? ' ' : '; ', @both if @both;
                    }
                };
                $join->($base);
                $join->(formulas_of($1, $row) // $say->("no system $1"))
                    if ($base->{use} // '') =~ /^system (\S+)$/;
            }
            for (qw(over zero control)) { $say->("no $_") unless $row->{$_} }
            for my $name (used_by($row)) { $_->{used}{$name} = 1 for @lists }
            $row->{divisors} = join '; ', divisors($row);
            $row->{bound} = '<= 0';
            $row->{reason} //= 'terms left, expanded exactly';
            $row->{what} //= 'terms left';
        }
        elsif ($row->{kind} eq 'reading') {
            $say->('no from') unless $row->{from};
        }
        else {
            $say->('no what') unless $row->{what};
            $claim->{check} //= 'nh_' . lc $claim->{id} =~ tr/-/_/r;
            next if $row->{role} eq 'reported';
            $lend->(qw(bound control));
            $say->('no bound') unless ($row->{bound} // '') =~ /^[<>]= \S/;
            my ($bound, $sample, $why) =
                $row->{bound} =~ /^([^,]*),\s*(empirical:\s*)?(\S.*)$/
                or $say->('expected "bound: NUMBER, where it comes from"');
            @$row{'bound', defined $sample ? 'empirical' : 'reason'} = ($bound, $why);
            $say->('no control') unless $row->{control}
                || $row->{role} =~ /printed|outside/;
        }
    }
    check_known($claim, $wrong);
    check_statement($claim, $wrong);
    check_condition($claim, $wrong);
    check_clauses($claim, $_, \%seen, $wrong)
        for grep { defined $claim->{$_} } @carried;
}

# over, where, let of the formulas of a system, as far as the row needs them.
sub formulas_of {
    my ($name, $row) = @_;
    my ($file) = grep { -r } "build/src/systems/$name.system", "experiments/$name.yaml"
        or return undef;
    my %part = map { /^(\w+): *(.*)$/ ? ($1 => $2) : () }
        qx(build/tools/system $file --identity);
    die "$row->{line}: $row->{key}: cannot use $file\n" if $?;
    if (1 == (my @angles = $part{where} =~ /s_\w+\^2/g)) {
        s/\b([sc])_\w+/$1/g for values %part;
    }
    my %definition = $part{let} =~ /(\w+) = ([^;]*);/g;
    my %needed;
    my @todo = map { $row->{$_} // '' } qw(let zero control);
    while (@todo) {
        my $text = shift @todo;
        for ($text =~ /([A-Za-z]\w*)/g) {
            next if $needed{$_}++;
            push @todo, $definition{$_} if defined $definition{$_};
        }
    }
    my @let = grep { $needed{$_} } sort keys %definition;
    my %letter = map { $_ => 1 } map { $definition{$_} =~ /([A-Za-z]\w*)/g } @let;
    for (keys %letter) { @letter{"s$1", "c$1"} = (1, 1) if /^[sc](_\w+|)$/ }
    my %own = map { $_ => 1 } split ' ', $row->{over} // '';
    return {
        over  => join(' ', grep { $letter{$_} && !$own{$_} } split ' ', $part{over}),
        where => join('; ', grep { /^(\w+)/ && $letter{$1} }
            split /;\s*/, $part{where}),
        let   => join('; ', map { "$_ = $definition{$_}" } @let),
    };
}

# How a claim is known, against the rows that decide it.  What a reading decides
# stands in its experiment file, and the judge of the program looks there.
sub check_known {
    my ($claim, $say) = @_;
    my ($verdict, $known) = @$claim{qw(verdict known)};
    my $wrong = sub { $say->($_[0], $claim->{line}) };
    @$claim{qw(known by)} = split ' ', $known // '', 2;
    $claim->{$_} //= '' for qw(known by);
    my %role = map { $_ => 1 } @{ $decides{$verdict} // [] };
    my @deciding = grep { $_->{kind} ne 'reading' && $role{ $_->{role} } } @{ $claim->{rows} };
    my $expanded = grep { $_->{kind} eq 'identity' } @deciding;
    $wrong->("$verdict needs condition and counterexample")
        if $verdict eq 'qualified' && grep { !$claim->{$_} } qw(condition counterexample);
    $say->("mended needs a corrected row, and none as printed", $claim->{line})
        if $verdict eq 'mended' && (grep({ $_->{role} eq 'as printed' } @{ $claim->{rows} })
            || !grep { $_->{role} eq 'corrected' || $_->{kind} eq 'reading' }
                @{ $claim->{rows} });
    if ($verdict eq 'not checkable') {
        $wrong->('what is not checkable is not known') if $claim->{known} ne '';
        return;
    }
    if ($claim->{known} eq '') {
        $wrong->("$verdict: expected one of @knowns behind it");
        return;
    }
    my $how = $claim->{known};
    $say->("unknown: $how; expected one of @knowns", $claim->{line})
        unless grep { $_ eq $how } @knowns;
    $say->("$how needs a text", $claim->{line}) if $how ne 'proved' && $claim->{by} eq '';
    $say->("proved by \"$claim->{by}\"; expected the label of a theorem", $claim->{line})
        if $how eq 'proved' && $claim->{by} !~ /^[\w:.-]*$/;
    $say->('proved, and not all that decides is expanded; expected the label of a theorem',
        $claim->{line}) if $how eq 'proved' && $claim->{by} eq '' && $expanded < @deciding;
    $say->('an instance, and nothing that decides is expanded', $claim->{line})
        if $how eq 'instance' && !$expanded;
    $say->('sampled needs how many', $claim->{line})
        if $how eq 'sampled' && !defined typed_number($claim->{by} =~ s/[\$]//gr)
        && $claim->{by} !~ /\bone\b/;
}

sub check_clauses {
    my ($claim, $field, $seen, $say) = @_;
    return if $claim->{verdict} eq 'not checkable' && !@{ $claim->{rows} };
    my $wrong = sub { $say->("$field: $_[0]", $claim->{line}) };
    my $typed = typed_number($claim->{$field});
    $wrong->("\"$typed\" is typed; expected {key} of a finding") if defined $typed;
    my %row = map { $_->{key} => $_ } @{ $claim->{rows} };
    for (clauses($claim->{$field})) {
        my ($keys, $text) = @$_;
        if ("@$keys" eq 'comment') {
            my $number = typed_number($text) // ($text =~ /\$\s*(\d[\d.]*)\s*\$/)[0];
            $wrong->("a comment with a number: $number") if defined $number;
            $wrong->("a comment quotes {$1}") if $text =~ /\{([a-z][a-z0-9-]*(?:[.:]\w+)*)\}/ && $seen->{$1};
            next;
        }
        $wrong->('no finding before "' . substr($text, 0, 40) . '"') unless @$keys;
        $wrong->("no finding $_ in this record") for grep { !$seen->{$_} } @$keys;
        my %own = map { $_ => 1 } @$keys;
        while ($text =~ /(?<![A-Za-z_^])\{([a-z][a-z0-9-]*)(?:\.\w+)?(?::\w+)?\}/g) {
            my $row = $row{$1} or next;
            $wrong->("{$1} is reported only") if $row->{role} eq 'reported';
            $wrong->("{$1} is no key of its clause") unless $own{$1};
        }
        while ($text =~ /(?<![A-Za-z^_])\{([a-z][\w-]*)((?:[.:][\w.:-]*)?)\}/g) {
            my ($key, $rest) = ($1, $2);
            next if $rest eq '' && !$seen->{$key} && inside_formula($text, $-[0]);
            $wrong->("no finding $key for {$key$rest}") unless $seen->{$key};
            $wrong->("{$key$rest}; expected {$key}, .least, .most, .bound or .control, "
                . "then :3 or :word")
                unless $rest =~ /^(?:\.(?:least|most|bound|control))?(?::(?:\d+|word))?$/;
        }
        my $own = join ' ', map {
            my $row = $row{$_};
            map { $row->{$_} // '' } qw(what bound reason empirical zero let)
        } @$keys;
        my $rows = join ' ', $own, $field eq 'correct' ? () : ($claim->{says}, $claim->{printed} // '');
        while ($text =~ /\$\s*(\d+(?:\.\d+)?)\s*\$/g) {
            my $n = $1;
            $wrong->("\$$n\$ is in no row of its clause")
                if $rows !~ /(?<![\d.])\Q$n\E(?!\.?\d)/;
        }
        $wrong->("\"$_\" is in no row of its clause") for unbound($text, $rows, $own);
        while ($text =~ /\bat (least|most)\s+(?:\S{1,14}\s+)?\{([a-z][\w-]*)(?:\.(\w+))?/g) {
            my ($word, $key, $part, $row) = ($1, $2, $3 // '', $row{$2});
            my $way = ($word eq 'least') == ($part ne 'control') ? '>' : '<';
            $wrong->("at $word {$key}; expected .$word, or a bound $way=")
                if $part =~ /least|most/ ? $part ne $word
                : $row && ($row->{bound} // '') =~ /^[<>]/ && $row->{bound} !~ /^$way/;
        }
    }
}

# What an experiment file says of a reading, and the role that it gives it.
# Without the files of its readings nothing is known of their words.
sub unread {
    grep { $_->{kind} eq 'reading' && !-e experiment($_) } @{ $_[0]->{rows} };
}
sub experiment { dirname(__FILE__) . "/../experiments/$_[0]->{from}.yaml" }
sub reading_text {
    my ($claim, $row) = @_;
    open my $in, '<', experiment($row) or return '';
    local $/;
    return <$in> =~ /claim:\s*\Q$claim->{id}\E,\s*key:\s*\Q$row->{key}\E,(.*?)(?:\n\s*- |\z)/s ? $1 : '';
}
sub role_of {
    my ($claim, $row) = @_;
    return $row->{role} if $row->{kind} ne 'reading';
    return reading_text($claim, $row) =~ /\brole:\s*([a-z ]+?)\s*,/ ? $1 : '';
}

# A statement repeats what stands in its place in the paper.  The words in it that
# decide, formulas with a letter with a sign and numbers stand in a row, in the
# theorem by which it is known, in the sample that is named or, of what is refuted,
# in what is printed, whose own words stand there or in the statement.  A question
# decides nothing.
sub check_statement {
    my ($claim, $say) = @_;
    return if !@{ $claim->{rows} } || unread($claim);
    my $rows = join ' ', map { my $row = $_;
        $row->{kind} eq 'reading' ? reading_text($claim, $row)
            : map { $row->{$_} // '' } qw(what bound reason empirical zero let where control) }
        @{ $claim->{rows} };
    $rows .= ' ' . ($claim->{known} eq 'proved' ? theorem_text($claim->{by}) : $claim->{by});
    for (['says', $claim->{printed}], ['printed', $claim->{says}]) {
        my ($field, $other) = @$_;
        my $text = $claim->{$field} // next;
        $text =~ s/[^.?]*\?//g;
        my $all = "$rows " . ($other // '');
        $say->("$field: \"$_\" is in no row and not in what proves it", $claim->{line})
            for unbound($text, $all, $all), uncounted($text, $all), misplaced($text, $all),
                unprinted($text, $all), $text =~ /\b(never|none)\b/i && $all !~ /\b$1\b/i ? $1 : ();
    }
}

# A condition says where a statement holds.  Each of its clauses names rows outside,
# which fail without it.  Each relation in it, and each letter
# with a sign, stands in a row that holds within, or the contrary of the relation
# in one that fails outside; a word that decides stands in one of both.
my %contrary = ('<' => ['>', '\\ge'], '>' => ['<', '\\le'], '\\le' => ['>'], '\\ge' => ['<'],
    '=' => ['\\ne'], '\\ne' => ['=']);
sub check_condition {
    my ($claim, $say) = @_;
    my $whole = $claim->{condition} // return;
    return if unread($claim);
    my $wrong = sub { $say->("condition: $_[0]", $claim->{line}) };
    my %fails = map { $_->{key} => 1 } grep { role_of($claim, $_) eq 'outside' }
        @{ $claim->{rows} };
    my $text = '';
    for (clauses($whole)) {
        my ($keys, $part) = @$_;
        next if "@$keys" eq 'comment';
        $wrong->('no row outside before "' . substr($part, 0, 40) . '"') unless @$keys;
        $wrong->("$_ is no row outside") for grep { !$fails{$_} } @$keys;
        $text .= $part;
    }
    my $flat = sub { $_[0] =~ s/\\[,;!]//gr =~ s/(\\[A-Za-z]+)\s+/$1 /gr =~ s/[{}]|(?<![A-Za-z])\s|\s(?![A-Za-z])//gr };
    my %said;
    for my $row (@{ $claim->{rows} }) {
        push @{ $said{ $row->{role} } },
            map { $row->{$_} // '' } qw(what bound reason empirical zero let where);
    }
    my ($within, $outside) = map { join ' ', @{ $said{$_} // [] } } qw(within outside);
    my $all = "$claim->{says} $within $outside";
    my @missing = grep { !/[-+]$/ } unbound($text, $all, ''), unopposed($text, $all);
    while ($text =~ /\$([^\$]*)\$/g) {
        my $formula = $1;
        if ($formula !~ /(\\(?:le|ge|ne)(?![A-Za-z])|[<>=])/) {
            push @missing, "\$$formula\$" if $formula =~ /[_^]\s*\{?\s*[-+](?![\w\\])/
                && index($flat->($within), $flat->("\$$formula\$")) < 0;
            next;
        }
        my ($before, $relation, $after) = ($`, $1, $');
        push @missing, "\$$formula\$"
            unless index($flat->($within), $flat->($formula)) >= 0
            || grep { index($flat->($outside), $flat->("$before$_ $after")) >= 0
                || index($flat->($outside), $flat->("$before$_$after")) >= 0 }
                @{ $contrary{$relation} };
    }
    $wrong->("\"$_\" is in no row that decides") for @missing;
}

# Is this place of a text inside a formula?
sub inside_formula {
    my ($text, $at) = @_;
    return (substr($text, 0, $at) =~ tr/\$//) % 2;
}

# Words that decide, each with what may stand for it in a row.
my %deciding = (
    odd => '\bodd\b', even => '\beven\b', twice => '\b(?:twice|double)\b',
    double => '\b(?:twice|double)\b', thrice => '\b(?:thrice|three|3)\b',
    half => '\bhalf\b|frac12\b|frac\{1\}\{2\}|\b1/2\b',
    quarter => '\bquarters?\b|frac14\b|frac\{1\}\{4\}|\b1/4\b',
    third => '\bthirds?\b|frac13\b|frac\{1\}\{3\}|\b1/3\b',
    some => '\bsome\b', only => '\bonly\b',
    (map { $_ => '\b(?:all|every|always|each|any|largest|most)\b' } qw(all every always)),
    (map { $_ => '\b(?:never|none|no)\b' } qw(never none)),
    both => '\bboth\b', neither => '\bneither\b', either => '\beither\b',
);
my $deciding = join '|', sort keys %deciding;

# The words and directions of a clause that stand neither in its rows nor in the
# statement, and the letters with a sign that stand in none of its rows.
sub unbound {
    my ($text, $rows, $own) = @_;
    my @missing;
    $text =~ s/(?<![A-Za-z_^])\{[a-z][\w-]*(?:\.\w+)?(?::\w+)?\}//g;
    (my $words = $text) =~ s/\$[^\$]*\$|\\paper\{[^{}]*\}//g;
    while ($words =~ /\b($deciding)\b/gi) {
        push @missing, $1 unless $rows =~ /$deciding{lc $1}/i;
    }
    my $flat = sub { $_[0] =~ s/[{}\s]//gr };
    my $all = $flat->($rows);
    while ($text =~ /((?:\\[A-Za-z]+|[A-Za-z])\s*[_^]\s*(?:\{\s*[-+]\s*\}|[-+]))/g) {
        my $letter = $1;
        push @missing, $letter if index($flat->($own), $flat->($letter)) < 0;
    }
    while ($text =~ /(from\s+\$[^\$]+\$\s+to\s+\$[^\$]+\$)/g) {
        my $way = $1;
        push @missing, $way if index($all, $flat->($way)) < 0;
    }
    return @missing;
}

# Words of conditions that decide beside these, by their contraries.
our %opposed = (
    stable => 'unstable', interior => 'exterior', inside => 'outside', left => 'right',
    earlier => 'later', above => 'below', larger => 'smaller', smallest => 'largest',
    least => 'most', increases => 'decreases', opposite => 'same', positive => 'negative',
);
%opposed = (%opposed, reverse %opposed);
my $opposed = join '|', sort keys %opposed;

# Those of a text that a row does not have, where the row has not the contrary as
# well; if it has both, with the word before or behind.
sub unopposed {
    my ($text, $rows) = @_;
    my @missing;
    my $flat = sub { $_[0] =~ s/\$[^\$]*\$|\\paper\{[^{}]*\}/ \$ /gr =~ s/\s+/ /gr };
    my ($words, $all) = map { $flat->($_) } $text, $rows =~ s/terms left//gr;
    while ($words =~ /(?:(\w+|\$) )?\b($opposed)\b(?:[ -](\w+|\$))?/gi) {
        my ($before, $word, $behind) = ($1, $2, $3);
        pos($words) -= length $behind if defined $behind;
        next if $all =~ /\b$word\b/i && $all !~ /\b$opposed{lc $word}\b/i;
        next if defined $before && $all =~ /\Q$before\E $word\b/i;
        next if defined $behind && $all =~ /\b$word[ -]\Q$behind\E/i;
        push @missing, $word;
    }
    return @missing;
}

# Numbers in words and formulas of a number alone that rows do not have.
my %count = (two => 2, three => 3, four => 4, five => 5, six => 6, seven => 7,
    eight => 8, nine => 9, ten => 10, eleven => 11, twelve => 12);
my $count = join '|', sort keys %count;
sub uncounted {
    my ($text, $rows) = @_;
    my @missing;
    (my $words = $text) =~ s/\$[^\$]*\$|\\paper\{[^{}]*\}//g;
    while ($words =~ /\b($count)\b/gi) {
        push @missing, $1 unless $rows =~ /\b$1\b|(?<![\d.])$count{lc $1}(?!\.?\d)/i;
    }
    while ($text =~ /\$\s*(\d+(?:\.\d+)?)\s*\$/g) {
        my $n = $1;
        push @missing, "\$$n\$" if $rows !~ /(?<![\d.])\Q$n\E(?!\.?\d)/;
    }
    return @missing;
}

# Numbers in words that rows have beside another number, and neither with the word
# before nor with the word behind.
sub misplaced {
    my ($text, $rows) = @_;
    my @missing;
    my $flat = sub { $_[0] =~ s/\$\s*(\d+)\s*\$/$1/gr =~ s/\$[^\$]*\$|\\paper\{[^{}]*\}/ \$ /gr
        =~ s/[,.;:()]/ /gr =~ s/\s+/ /gr };
    my ($words, $all) = map { $flat->($_) } $text, $rows =~ s{\b(\d+)/10\b}{$1 tenths}gr;
    while ($words =~ /(?:(\w+|\$) )?\b($count)\b(?:[ -](\w+|\$))?/gi) {
        my ($before, $word, $behind) = ($1, lc $2, $3);
        pos($words) -= length $behind if defined $behind;
        my $number = "(?:$word|$count{$word})";
        next unless grep { $_ ne $word && $all =~ /\b$_\b|(?<![\d.\/])$count{$_}(?!\.?\d)/i } keys %count;
        next if defined $before && $all =~ /\Q$before\E $number\b/i;
        next if defined $behind && $all =~ /\b$number[ -]\Q$behind\E/i;
        push @missing, $word;
    }
    return @missing;
}

# The formulas with a letter with a sign that rows do not have whole, each with the
# formula for which it is said; of an equation to zero the other side is enough.
sub unprinted {
    my ($text, $rows) = @_;
    my @missing;
    my $flat = sub { $_[0] =~ s/\\(?:[Bb]ig[lr]|left|right|[,;!])//gr =~ s/\\T\b/T/gr =~ s/[{}\s\$]//gr };
    my $all = $flat->($rows);
    while ($text =~ /(\$[^\$]*\$)(\s+for\s+\$[^\$]*\$)?/g) {
        my ($formula, $for) = ($1, $2 // '');
        next unless $formula =~ /[_^]\s*\{?\s*[-+](?![\w\\])/;
        (my $whole = $flat->($formula)) =~ s/=0$//;
        push @missing, $formula if index($all, $whole . $flat->($for)) < 0;
    }
    return @missing;
}

# The text of the theorem with this label, in the documents beside this file.
my %said;
sub theorem_text {
    my ($label) = @_;
    return '' if $label eq '';
    my $here = dirname(__FILE__);
    for my $file (%said ? () : ("$here/../src.nw", bsd_glob("$here/*.nw"))) {
        open my $in, '<', $file or next;
        local $/;
        my $text = <$in>;
        while ($text =~ /\\begin\{(theorem|proposition|lemma|corollary)\}(.*?)\\end\{\1\}/sg) {
            my $body = $2;
            $said{$1} = $body while $body =~ /\\label\{([^{}]*)\}/g;
        }
    }
    return $said{$label} // '';
}

# The theorems of documents by their labels: [kind, place, whether a proof follows
# before the next theorem].
sub theorems {
    my (%theorem, $kind, $last);
    for my $file (@_) {
        open my $in, '<', $file or die "$file: $!\n";
        ($kind, $last) = ();
        while (<$in>) {
            if (/^\\begin\{(theorem|proposition|lemma|corollary)\}/) {
                ($kind, $last) = (ucfirst $1, undef);
            }
            if ($kind && !$last && /\\label\{([^{}]*)\}/) {
                $last = $theorem{$1} = [$kind, "$file:$.", 0];
            }
            $kind = undef if /\\end\{(?:theorem|proposition|lemma|corollary)\}/;
            $last->[2] = 1 if $last && /^\\begin\{proof\}/;
        }
    }
    return %theorem;
}

# "[a, b] text [c] text" as a list of [[keys], text].
sub clauses {
    my ($text) = @_;
    my @clauses;
    while ($text =~ /\G(?:\[([\w, -]*)\])?\s*((?:[^\[]|\[(?![a-z][\w, -]*\]))+)/g) {
        push @clauses, [[split /,\s*/, $1 // ''], $2];
    }
    return @clauses;
}

# What looks like a number that somebody has typed, or undef.  Formulas, places
# to be filled in and \paper{(7.7)} may hold numbers.
sub typed_number {
    my ($text) = @_;
    $text =~ s/\$[^\$]*\$//g;
    $text =~ s/\\(?:paper|claimref|eqref|ref|cite)\{[^{}]*\}//g;
    $text =~ s/\{[\w.:-]+\}//g;
    $text =~ s/\[[a-z][\w, -]*\]//g;
    return $1 if $text =~ /(\d[\d.]*)/;
    return $1 if $text =~ /\b(two|three|four|five|six|seven|eight|nine|ten|eleven
        |twelve|hundred|thousand|million)\b/xi;
    return undef;
}

# ---- TeX in plain text --------------------------------------------------------
my %symbol = (
    alpha => "\x{3b1}", beta => "\x{3b2}", gamma => "\x{3b3}",
    delta => "\x{3b4}", epsilon => "\x{3b5}", varepsilon => "\x{3b5}",
    zeta => "\x{3b6}", eta => "\x{3b7}", theta => "\x{3b8}",
    iota => "\x{3b9}", kappa => "\x{3ba}", lambda => "\x{3bb}",
    mu => "\x{3bc}", nu => "\x{3bd}", xi => "\x{3be}", pi => "\x{3c0}",
    rho => "\x{3c1}", varrho => "\x{3c1}", sigma => "\x{3c3}",
    tau => "\x{3c4}", phi => "\x{3c6}", varphi => "\x{3c6}",
    chi => "\x{3c7}", psi => "\x{3c8}", omega => "\x{3c9}",
    Gamma => "\x{393}", Delta => "\x{394}", Theta => "\x{398}",
    Lambda => "\x{39b}", Xi => "\x{39e}", Pi => "\x{3a0}",
    Sigma => "\x{3a3}", Phi => "\x{3a6}", Psi => "\x{3a8}",
    Omega => "\x{3a9}", le => "\x{2264}", leq => "\x{2264}",
    ge => "\x{2265}", geq => "\x{2265}", ne => "\x{2260}", neq => "\x{2260}",
    to => "\x{2192}", mapsto => "\x{21a6}", times => "\x{d7}",
    cdot => "\x{b7}", pm => "\x{b1}", mp => "\x{2213}",
    infty => "\x{221e}", partial => "\x{2202}", nabla => "\x{2207}",
    sum => "\x{2211}", int => "\x{222b}", in => "\x{2208}",
    perp => "\x{22a5}", circ => "\x{2218}", approx => "\x{2248}",
    sim => "~", equiv => "\x{2261}", prime => "'", dots => '...',
    ldots => '...', cdots => '...', langle => "\x{27e8}",
    rangle => "\x{27e9}", quad => '  ', qquad => '  ', ell => "\x{2113}",
    top => 'T', T => 'T', dd => 'd', R => "\x{211d}", SO => 'SO', SE => 'SE',
    so => 'so', se => 'se', g => 'g', D => 'D', Id => 'Id', subset => "\x{2282}",
    cup => "\x{222a}", cap => "\x{2229}", setminus => '\\', ast => '*',
    wedge => "\x{2227}", oplus => "\x{2295}", otimes => "\x{2297}", sqrt => "\x{221a}",
    propto => "\x{221d}", colon => ':', Leftrightarrow => "\x{21d4}",
    Rightarrow => "\x{21d2}", mid => '|', vert => '|', Vert => "\x{2016}",
    lvert => '|', rvert => '|', S => "\x{a7}", ae => "\x{e6}", dagger => "\x{2020}",
    forall => "\x{2200}", exists => "\x{2203}", notin => "\x{2209}",
    bullet => "\x{2022}", star => '*', flat => "\x{266d}", sharp => "\x{266f}",
);
my %superscript = ('0' => "\x{2070}", '1' => "\x{b9}", '2' => "\x{b2}",
    '3' => "\x{b3}", (map { $_ => chr(0x2070 + $_) } 4 .. 9),
    '+' => "\x{207a}", '-' => "\x{207b}", 'n' => "\x{207f}", "\x{2218}" => "\x{b0}", 'T' => "\x{1d40}");
my %subscript = ((map { $_ => chr(0x2080 + $_) } 0 .. 9), '+' => "\x{208a}",
    '-' => "\x{208b}", 'k' => "\x{2096}", 'n' => "\x{2099}",
    'i' => "\x{1d62}", 'j' => "\x{2c7c}", 'x' => "\x{2093}");

# The text after a command: a group or one token; what is left.
sub token {
    my ($t) = @_;
    $t =~ s/^\s+//;
    if ($t =~ /^\{/) {
        my ($depth, $i) = (0, 0);
        for ($i = 0; $i < length $t; $i++) {
            my $c = substr $t, $i, 1;
            next if $i && substr($t, $i - 1, 1) eq '\\';
            $depth++ if $c eq '{';
            $depth-- if $c eq '}';
            last unless $depth;
        }
        return (substr($t, 1, $i - 1), substr($t, $i + 1));
    }
    return ($1, $2) if $t =~ /^(\\[A-Za-z]+|\\.|.)(.*)$/s;
    return ('', '');
}

sub script {
    my ($sign, $body) = @_;
    my $plain = plain_math($body);
    my $map = $sign eq '^' ? \%superscript : \%subscript;
    my @letters = split //, $plain;
    return join '', map { $map->{$_} } @letters
        unless grep { !$map->{$_} } @letters;
    return $plain if $plain =~ /^['*\x{2020}]+$/ && $sign eq '^';
    return $sign . (length $plain > 1 ? "($plain)" : $plain);
}

my %accent = (dot => "\x{307}", ddot => "\x{308}", hat => "\x{302}",
    tilde => "\x{303}", bar => "\x{304}", vec => "\x{20d7}",
    widehat => "\x{302}", widetilde => "\x{303}", overline => "\x{304}",
    check => "\x{30c}");

sub plain_math {
    my ($t) = @_;
    my $out = '';
    while (length $t) {
        if ($t =~ s/^\\(frac|tfrac|dfrac)(?![A-Za-z])\s*//) {
            (my $a, $t) = token($t);
            (my $b, $t) = token($t);
            ($a, $b) = (plain_math($a), plain_math($b));
            $a = "($a)" if $a =~ /[-+ ]/;
            $b = "($b)" if length $b > 1;
            # The argument of a function is the whole fraction.
            $out .= $out =~ /(?:sin|cos|tan|sinh|cosh|tanh|exp|log)[\x{b2}\x{b3}]?\s*$/
                ? "($a/$b)" : "$a/$b";
        }
        elsif ($t =~ s/^\\(dot|ddot|hat|tilde|bar|vec|widehat|widetilde|overline|check)(?![A-Za-z])\s*//) {
            my $mark = $accent{$1};
            (my $a, $t) = token($t);
            $a = plain_math($a);
            $out .= length $a == 1 ? $a . $mark : "$a$mark";
        }
        elsif ($t =~ s/^\\(?:mathbb|mathcal|mathfrak|mathrm|mathsf|mathbf|operatorname|text|textrm|mathit|boldsymbol|textit|texttt|emph|paper|mbox)(?![A-Za-z])\*?\s*//) {
            (my $a, $t) = token($t);
            $out .= plain_math($a);
        }
        elsif ($t =~ s/^\\(abs|norm)(?![A-Za-z])\s*//) {
            my $bar = $1 eq 'abs' ? '|' : "\x{2016}";
            (my $a, $t) = token($t);
            $out .= $bar . plain_math($a) . $bar;
        }
        elsif ($t =~ s/^\\sqrt(?![A-Za-z])\s*//) {
            (my $a, $t) = token($t);
            $a = plain_math($a);
            $out .= "\x{221a}" . (length $a > 1 ? "($a)" : $a);
        }
        elsif ($t =~ s/^([_^])//) {
            my $sign = $1;
            (my $a, $t) = token($t);
            $out .= script($sign, $a);
        }
        elsif ($t =~ s/^\\(?:left|right|bigl?|bigr?|Bigl?|Bigr?|biggl?|biggr?|displaystyle|limits)(?![A-Za-z])\.?//) { }
        elsif ($t =~ s/^\\([,;:!>]|\s)//) { $out .= $1 eq '!' || $1 eq ',' ? '' : ' ' }
        elsif ($t =~ s/^\\([{}%&#_\$|])//) { $out .= $1 }
        elsif ($t =~ s/^\\\\//) { $out .= '; ' }
        elsif ($t =~ s/^\\([A-Za-z]+)\s?//) { $out .= $symbol{$1} // $1 }
        elsif ($t =~ s/^[{}]//) { }
        elsif ($t =~ s/^~//) { $out .= ' ' }
        elsif ($t =~ s/^(.)//s) { $out .= $1 }
    }
    return $out;
}

# TeX as plain text; places {key} survive, formulas lose their dollars, and what
# the documents number stands under its label: (eq:axes).
sub plain {
    my ($tex) = @_;
    return '' unless defined $tex;
    my $out = '';
    $tex =~ s/\\(?:texttt|emph|textit|textsf)\{([^{}]*)\}/$1/g;
    $tex =~ s/\\(?:eqref|ref)\{([^{}]*)\}/($1)/g;
    for (split /(\$[^\$]*\$|(?<![A-Za-z])\{[a-z][\w.:-]*\})/, $tex) {
        if    (/^\$(.*)\$$/s)             { $out .= plain_math($1) }
        elsif (/^\{[a-z][\w.:-]*\}$/)     { $out .= $_ }
        else {
            s/``|''/"/g;
            s/---?/\x{2013}/g;
            s/\\claimref\{([^{}]*)\}/$1/g;
            s/\\cite\{([^{}]*)\}/[$1]/g;
            s/\\'\{?([A-Za-z])\}?/$1\x{301}/g;
            s/\\"\{?([A-Za-z])\}?/$1\x{308}/g;
            $out .= /[\\{}~]/ ? plain_math($_) : $_;
        }
    }
    $out =~ s/\s+/ /g;
    return $out;
}

# ---- Plain text in TeX --------------------------------------------------------
my $greek = join '|', qw(alpha beta gamma delta epsilon theta kappa lambda mu nu
    xi rho sigma tau phi psi omega Gamma Delta Theta Lambda Pi Sigma Phi Psi
    Omega);

# What may follow ^ or _ in plain text.
my $script = qr/\{[^{}]*\}|[+-]?(?:\d+|[A-Za-z]{1,2})(?![A-Za-z0-9])
    |[+*-](?![A-Za-z0-9])/x;

# Plain text to TeX: specials; 1.2e-15, x^2, q_k, M^-1 and Greek as formulas.
sub tex_of_plain {
    my $text = shift;
    my %special = ('\\' => '\textbackslash{}', '~' => '\textasciitilde{}',
                   '^' => '\textasciicircum{}', '|' => '\textbar{}',
                   '<' => '\ensuremath{<}', '>' => '\ensuremath{>}');
    my @parts = split /(
        \b\d+(?:\.\d+)?e[+-]?\d+\b
      | (?<![A-Za-z_])(?:$greek)(?![A-Za-z]) 
      | (?:[\^_]$script)+
      | <=|>=|!=|->|(?<=\s)-(?=\s|\d|[a-z]\b)|(?<=\()-
    )/x, $text;
    my $out = '';
    while (@parts) {
        my $plain = shift @parts;
        $plain =~ s/([\\~^|<>])|([{}\$&#%_])/$1 ? $special{$1} : "\\$2"/ge;
        $plain =~ s/"([^"]*)"/``$1''/g;
        $out .= $plain;
        last unless @parts;
        $out .= formula(shift @parts);
    }
    return $out;
}

sub formula {
    my $x = shift;
    my %relation = ("-" => "-", "<=" => "\\le", ">=" => "\\ge", "!=" => "\\ne",
                    "->" => "\\to");
    return "\\ensuremath{$relation{$x}}" if $relation{$x};
    return "\\ensuremath{\\$x}" if $x =~ /^[A-Za-z]/;
    if ($x =~ /^(\d+(?:\.\d+)?)e\+?(-?)0*(\d+)$/) {
        return "\\ensuremath{$1\\times10^{$2$3}}";
    }
    my ($scripts, %seen) = ('');
    while ($x =~ /\G([\^_])($script)/g) {
        my ($sign, $rest) = ($1, $2);
        $rest =~ s/[{}\$&#%\\^_]//g;
        ($scripts, %seen) = ("$scripts\{\}") if $seen{$sign}++;
        $scripts .= "$sign\{$rest\}";
    }
    return "\\ensuremath{$scripts}";
}

1;
