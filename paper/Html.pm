# paper/Html.pm - the woven LaTeX of the documents as HTML.
#
# Html::document(STEM, TEXT, PREFIX) gives a list of pages, each
#   { file, title, number, parts: the headings on it, body }
# Formulas, references and links stay as marks until all documents have been
# read: a formula is "\x01f<number>\x01", a reference "\x01r<kind>:<label>\x01".
# Html::formulas() sets all formulas by one call of pandoc, Html::finish(TEXT,
# ROOT) fills the marks, ROOT being the way to the top directory.
# What is not known stops the build: a command, an environment, a label, a
# formula that pandoc cannot set.
package Html;
use strict;
use warnings;
use utf8;
use Encode qw(decode_utf8 encode_utf8);

our (%defined, $at, %figures_of, %value, %label, %chunk, %claim, %cited, %figure_at, @errors, @found);
our (%handler, %environment);
my (@formula, %formula, %display);
my ($stem, $page, @pages, $prefix, $appendix);
my ($letter, $chapter, $section, $subsection, $equation, $theorem, $figure, $table, $exercise);
my ($number, $anchor, $anonymous) = ('', '', 0);
my @code;

sub contents {
    my ($file) = @_;
    open my $in, '<:utf8', $file or die "$file: $!\n";
    local $/;
    return <$in> // '';
}
sub escape {
    my ($text) = @_;
    $text =~ s/&/&amp;/g; $text =~ s/</&lt;/g; $text =~ s/>/&gt;/g;
    $text =~ s/"/&quot;/g;
    return $text;
}
sub bad { push @errors, "$_[0] (in $stem, near $page->{file})"; return '' }

# ---- Arguments -------------------------------------------------------------
# The balanced {...} or the token at the place of $_[0].
sub argument {
    for ($_[0]) {
        /\G\s*/gc;
        if (/\G\{/gc) {
            my ($from, $depth) = (pos, 1);
            while ($depth) {
                if    (/\G[^{}\\]+/gc) { }
                elsif (/\G\\./sgc)     { }
                elsif (/\G\{/gc)       { $depth++ }
                elsif (/\G\}/gc)       { $depth-- }
                else { bad('a brace is not closed'); return substr $_, $from }
            }
            return substr $_, $from, pos() - 1 - $from;
        }
        return $1 if /\G(\\[A-Za-z]+|\\.|.)/sgc;
    }
    return '';
}
sub arguments { my $n = $_[1]; return map { argument($_[0]) } 1 .. $n }
sub option {
    for ($_[0]) { return $1 if /\G\s*\[((?:[^\[\]{}]|\{(?:[^{}]|\{[^{}]*\})*\}|\[[^\]]*\])*)\]/gc }
    return undef;
}

# ---- Formulas --------------------------------------------------------------
sub mathematics {
    my ($tex, $display) = @_;
    $tex = values_in($tex);
    $tex =~ s/(?<!\\)%.*\n\s*//g;
    1 while $tex =~ s/\\(?:ensuremath|mbox\{\$|paper|textup)\{((?:[^{}]|\{[^{}]*\})*)\}/$1/;
    $tex =~ s/\\claimref\{([^{}]*)\}/\\text{$1}/g;
    $tex =~ s/\\(?:texttt|textsf|mathtt)\{/\\text{/g;
    $tex =~ s/\\mbox\{/\\text{/g;
    $tex =~ s/\\text\s+(\w)/\\text{$1}/g;
    $tex =~ s/\\label\{[^{}]*\}//g;
    $tex =~ s/\\(?:nobreak|allowbreak|displaylimits|penalty-?\d+)\b//g;
    $tex =~ s/\\ensuremath\b//g;
    $tex =~ s/\\not\\le\b/\\nleq/g; $tex =~ s/\\not\\ge\b/\\ngeq/g;
    $tex =~ s/\\Big([lr]?)(?![a-zA-Z])/\\bigg$1/g;      # pandoc does not know it
    $tex =~ s/\s+/ /g;
    $tex =~ s/^ | $//g;
    my $key = ($display ? 'd' : 'i') . $tex;
    if (!exists $formula{$key}) { push @formula, [$tex, $display]; $formula{$key} = $#formula }
    return "\x01f$formula{$key}\x01";
}
sub values_in {
    my ($tex) = @_;
    $tex =~ s{\\val(?:\[(\d+)\])?\{([^{}]*)\}}{
        my $digits = $1 // 3;
        $value{$2}{$digits} // bad("no value $2 with $digits digits") }ge;
    return $tex;
}
# A formula ends at the next $ outside of braces.
sub inline_formula {
    for ($_[0]) {
        my ($from, $depth) = (pos, 0);
        while (1) {
            if    (/\G[^\\\$\{\}]+/gc) { }
            elsif (/\G\\./sgc)         { }
            elsif (/\G\{/gc)           { $depth++ }
            elsif (/\G\}/gc)           { $depth-- }
            elsif ($depth && /\G\$/gc) { }
            elsif (/\G\$/gc)           { return substr $_, $from, pos() - 1 - $from }
            else { bad('a formula is not closed: ' . substr $_, $from, 40); pos = length; return '' }
        }
    }
}

# pandoc writes the letters of Unicode and says mathvariant besides, which
# browsers ignore; a single upright letter is text.
sub set_formula {
    my ($text) = @_;
    $text =~ s{<annotation.*?</annotation>}{}s;
    $text =~ s{</?semantics>}{}g;
    $text =~ s{ xmlns="[^"]*"}{};
    $text =~ s{ display="inline"}{};
    1 while $text =~ s{<mstyle mathvariant="normal">((?:(?!</?mstyle).)*?)</mstyle>}{
        my $inner = $1;
        $inner =~ s{</mi><mi>}{}g;
        $inner =~ s{<mi>(.)</mi>}{<mtext>$1</mtext>}g; "<mrow>$inner</mrow>" }gse;
    $text =~ s{minsize="([\d.]+)" maxsize="[\d.]+" stretchy="false"}{
        my $size = $1 > 2 ? 1.8 : $1; "minsize=\"${size}em\" maxsize=\"${size}em\"" }ge;
    $text =~ s{<mstyle mathvariant="italic">(.*?)</mstyle>}{"<mrow>$1</mrow>"}gse;
    $text =~ s{<mstyle mathvariant="[^"]*">}{<mstyle>}g;
    $text =~ s{ mathvariant="[^"]*"}{}g;
    # Brackets stand close, functions as TeX sets them, capital Greek upright.
    $text =~ s{<mo([^>]*) form="(prefix|postfix)">}{<mo$1 form="$2" lspace="0" rspace="0">}g;
    $text =~ s{<mo>(\w{2,})</mo>(?=(<mrow><mo[^>]*prefix)?)}{
        my $space = $2 ? 0 : '.167em'; "<mo lspace=\".1em\" rspace=\"$space\">$1</mo>" }ge;
    $text =~ s{(prefix"[^>]*>[^<]*</mo>)<mo lspace="\.1em"}{$1<mo lspace="0"}g;
    $text =~ s{<mo>ℓ</mo>}{<mi>ℓ</mi>}g;
    $text =~ s{((?:prefix"[^>]*>[^<]*</mo>|<mo>(?:[=≤≥≠≈∼,;→↦⟹]|&[lg]t;)</mo>|<mrow>|<mtd[^>]*>))<mo>−</mo>}{$1<mo form="prefix" lspace="0" rspace="0">−</mo>}g;
    # An accent that combines stands beside its letter here; the others do not.
    $text =~ s{(<mo accent="true">)([\x{307}\x{308}\x{302}\x{303}\x{304}])(?=</mo>)}{
        $1 . {0x307 => '˙', 0x308 => '¨', 0x302 => '^', 0x303 => '~', 0x304 => '¯'}->{ord $2} }ge;
    $text =~ s{<mi>([Γ-Ω])</mi>}{<mtext>$1</mtext>}g;
    return $text;
}
# An inline formula may break after a relation that stands in no bracket.
sub breakable {
    my ($text) = @_;
    my ($body) = $text =~ m{^<math>(?:<mrow>)?(.*?)(?:</mrow>)?</math>$}s or return $text;
    return $text if ($body =~ s/<[^>]*>//gr) !~ /.{16}/;
    return wide($text) if $text !~ m{^<math><mrow>};
    my ($depth, $open, $out, @parts) = (0, 0, '');
    for ($body) {
        while ((pos // 0) < length) {
            if (m{\G<mo([^>]*)>([^<]*)</mo>}gc) {
                my ($how, $sign) = ($1, $2);
                $out .= $&;
                $open++ if $sign =~ /^[(\[{⟨]$/;
                $open-- if $sign =~ /^[)\]}⟩]$/;
                if (!$depth && $open <= 0 && $sign =~ /^[=≤≥<>≠≈∈→↦∼,;≡⟹]$/ && $how eq '') {
                    push @parts, $out;
                    $out = '';
                }
            }
            elsif (m{\G<(/?)m\w+[^>]*?(/?)>}gc) {
                $out .= $&;
                $depth += $1 ? -1 : $2 ? 0 : 1;
            }
            elsif (m{\G([^<]+)}gc) { $out .= $1 }
            else { last }
        }
    }
    push @parts, $out if $out ne '';
    return join '<wbr>', map { wide("<math><mrow>$_</mrow></math>") } @parts;
}
# What is still wider than a small screen can be moved in its place.
sub wide {
    my ($text) = @_;
    return $text if length($text =~ s/<[^>]*>//gr) < 26;
    return "<span class=\"long\" tabindex=\"0\">$text</span>";
}
my @set;
sub formulas {
    my ($macros, $work) = @_;
    open my $out, '>:utf8', "$work/formulas.tex" or die "$work/formulas.tex: $!\n";
    print $out "$macros\n";
    for (@formula) {
        my ($tex, $display) = @$_;
        $tex =~ s{\\(?:eq)?ref\{([^{}]*)\}}{'\text{(' . ($label{$1}{number} // '??') . ')}'}ge;
        print $out $display ? "\n\$\$$tex\$\$\n" : "\n\$$tex\$\n";
    }
    close $out;
    system("pandoc -f latex -t html --mathml --wrap=none -o '$work/formulas.html'"
        . " '$work/formulas.tex' 2> '$work/formulas.log'") == 0
        or die "pandoc: see $work/formulas.log\n";
    my @lines = split /\n/, contents("$work/formulas.html");
    my $all = join "\n", @lines;
    @set = ();
    while ($all =~ m{<p>(.*?)</p>}gs) { push @set, $1 }
    @set == @formula or die 'pandoc set ' . @set . ' paragraphs of ' . @formula . " formulas\n";
    for my $n (0 .. $#set) {
        my ($math) = $set[$n] =~ m{^(<math.*</math>)$}s;
        if (!defined $math) { push @errors, "not set: $formula[$n][0]"; next }
        $math =~ s/stretchy="true"/stretchy="false"/g unless $formula[$n][0] =~ /\\left\b/;
        # The brackets of a matrix are as high as it.
        my $sized = qr/(?:minsize="[\d.]+" maxsize="[\d.]+" )?stretchy="false"/;
        $math =~ s{$sized([^>]*>[^<]*</mo>(?:<mrow>)*<mtable)}{stretchy="true"$1}g;
        $math =~ s{(</mtable>(?:</mrow>)*<mo )$sized}{$1stretchy="true"}g;
        $set[$n] = set_formula($math);
        $set[$n] = breakable($set[$n]) if !$formula[$n][1];
    }
    return scalar @set;
}
sub tex_of { return $formula[$_[0]][0] }

# ---- Marks -----------------------------------------------------------------
sub link_to {
    my ($root, $target, $text, $class) = @_;
    return $text unless defined $target;
    my $c = $class ? " class=\"$class\"" : '';
    return "<a$c href=\"$root$target\">$text</a>";
}
# What follows a formula without a space, such as a comma, begins no line.
sub placed {
    my ($text) = @_;
    return $text =~ s{\x01f(\d+)\x01([^\s<\x01]*)}{
        my ($formula, $after) = ($set[$1], $2);
        $after eq '' ? $formula : $formula =~ s{^(.*<wbr>)?(.*)$}{($1 // '') . "<span class=\"whole\">$2$after</span>"}ser }ger;
}
sub finish {
    my ($text, $root) = @_;
    $text = placed($text);
    $text =~ s{\x01r(\w+):([^\x01\x06]*)\x06?([^\x01]*)\x01}{ resolve($root, $1, $2, $3) }ge;
    $text = placed($text);
    # A display that may be moved is reached by the keyboard.
    $text =~ s{(<div class="eq"[^>]*><div class="scroll")>(<math.*?</math>)}{
        my ($box, $math) = ($1, $2);
        $box . (length($math =~ s/<[^>]*>//gr) < 40 ? '' : ' tabindex="0"') . ">$math" }gse;
    return $text;
}
sub resolve {
    my ($root, $kind, $name, $text) = @_;
    if ($kind eq 'claim') {
        return "<span class=\"id\">$name</span>" unless $claim{$name};
        return link_to($root, "claims/$name.html", $name, 'id');
    }
    if ($kind eq 'cite') {
        return '[' . link_to($root, "bibliography.html#cite.$name", $cited{$name} // $name) . ']';
    }
    if ($kind eq 'chunk') {
        my $c = $chunk{$name};
        return $text ne '' ? $text : $name unless $c;
        $text = $c->{title} // "a list" if $text eq "";
        return link_to($root, "$c->{page}#$name", $text);
    }
    my $l = $label{$name};
    if (!$l) { push @errors, "no label $name"; return '??' }
    my $shown = $kind eq 'page' ? $l->{number} : $kind eq 'eq' ? "($l->{number})" : $l->{number};
    return link_to($root, "$l->{page}#$l->{anchor}", $shown eq '' ? $l->{title} // '§' : $shown);
}
sub plain {
    my ($html) = @_;
    $html =~ s{\x01f(\d+)\x01}{ my $x = $set[$1] // ''; $x =~ s/<[^>]*>//g; $x }ge;
    $html =~ s{\x01rcite:([^\x01\x06]*)\x06?[^\x01]*\x01}{ $cited{$1} // $1 }ge;
    $html =~ s{\x01rclaim:([^\x01\x06]*)\x06?[^\x01]*\x01}{$1}g;
    $html =~ s{\x01r\w+:([^\x01\x06]*)\x06?([^\x01]*)\x01}{ $label{$1} ? $label{$1}{number} : $2 }ge;
    $html =~ s/<[^>]*>//g;
    $html =~ s/&amp;/&/g; $html =~ s/&lt;/</g; $html =~ s/&gt;/>/g; $html =~ s/&quot;/"/g;
    $html =~ s/\s+/ /g;
    return $html;
}

# ---- Prose -----------------------------------------------------------------
# Blocks are set off by \x02; a piece without \x03 is a paragraph.
sub block { return "\x02\x03$_[0]\x02" }
sub paragraphs {
    my ($text) = @_;
    my $out = '';
    for (split /\x02/, $text) {
        if    (s/^\x03//) { $out .= "$_\n" }
        elsif (/\S/)      { s/^\s+|\s+$//g; $out .= "<p>$_</p>\n" }
    }
    $out =~ s{\x03}{}g;
    return $out;
}
sub inline {
    my ($tex) = @_;
    my $out = tex($tex);
    $out =~ s/[\x02\x03]+/ /g;
    return $out;
}
sub whole { return paragraphs(tex($_[0])) }

my %accent = ("'a" => 'á', "'e" => 'é', "'i" => 'í', "'o" => 'ó', "'u" => 'ú', "'c" => 'ć',
    "'n" => 'ń', '"a' => 'ä', '"o' => 'ö', '"u' => 'ü', '`e' => 'è', '`a' => 'à', 'vs' => 'š',
    'vc' => 'č', '^o' => 'ô', '^e' => 'ê', '~n' => 'ñ', '=o' => 'ō', "'y" => 'ý', 'cc' => 'ç');
my %sign = (ldots => '…', dots => '…', textasciigrave => '`', textquotesingle => "'",
    textbackslash => '\\', textbar => '|', textasciitilde => '~', textasciicircum => '^',
    TeX => 'TeX', LaTeX => 'LaTeX', S => '§', ss => 'ß', o => 'ø', O => 'Ø', i => 'ı', l => 'ł',
    textdegree => '°', copyright => '©', checkmark => '✓', dag => '†', quad => ' ', qquad => ' ',
    enspace => ' ', space => ' ', nhyes => '<span class="good">✓</span>',
    nhno => '<span class="poor">×</span>', nhcomment => '<span class="note">Comment:</span> ',
    nhtext => '', textgreater => '&gt;', textless => '&lt;', par => "\x02", newline => '<br>',
    textendash => '–', textemdash => '—', ofbook => '');
my %silent = map { $_ => 0 } qw(noindent small footnotesize scriptsize tiny normalsize large Large LARGE
    huge Huge centering raggedright raggedleft medskip bigskip smallskip nopagebreak pagebreak nobreak
    clearpage newpage cleardoublepage suppressfloats hfill vfill relax leavevmode nhroom nhspace ignorespaces unskip upshape
    frontmatter mainmatter backmatter nwdocspar protect begingroup endgroup null sloppy allowbreak
    tableofcontents listoffigures printindex nowebindex arraybackslash normalfont hfil phantomsection
    makeatletter makeatother flushbottom columnbreak strut itshape bfseries ttfamily sffamily rmfamily
    slshape em it bf tt rm nhindent);
@silent{qw(index vspace hspace vskip nwbegindocs pagestyle thispagestyle setcounter addtocounter
    color nwenddocs hypersetup setlength renewcommand addcontentsline enlargethispage pageref
    providecommand newcommand linewidth markboth needspace vspacestar)} = (1) x 40;
@silent{qw(setcounter addtocounter setlength renewcommand providecommand newcommand markboth)} = (2) x 7;
$silent{addcontentsline} = 3;
my %wrap = (emph => 'em', textit => 'em', textbf => 'strong', texttt => 'code', textsc => 'span',
    textsf => 'span class="sans"', underline => 'u', textsl => 'em', textrm => 'span', textup => 'span',
    mbox => 'span class="whole"', paper => 'span', textnormal => 'span', text => 'span', hbox => 'span');
my %switch = (itshape => 'em', em => 'em', it => 'em', bfseries => 'strong', bf => 'strong',
    ttfamily => 'code', tt => 'code', slshape => 'em');

sub tex {
    my ($text) = @_;
    my $out = '';
    for ($text) {
        pos = 0;
        while (pos() < length) {
            if    (/\G[ \t]*\n[ \t]*\n\s*/gc)                { $out .= "\x02" }
            elsif (/\G\s+/gc)                              { $out .= ' ' }
            elsif (/\G([^\\\$\{\}~`'\-\s<>&"\x01-\x06]+)/gc) { $out .= $1 }
            elsif (/\G([\x01-\x06])/gc)                    { $out .= $1 }
            elsif (/\G\$\$(.*?)\$\$/sgc)                   { $out .= displayed($1) }
            elsif (/\G\$/gc)                               { $out .= mathematics(inline_formula($_), 0) }
            elsif (/\G\\\[(.*?)\\\]/sgc)                   { $out .= displayed($1) }
            elsif (/\G\\\((.*?)\\\)/sgc)                   { $out .= mathematics($1, 0) }
            elsif (/\G\\begin\{([a-zA-Z]+)(\*?)\}/gc)      { $out .= environment($1, $2, $_) }
            elsif (/\G\{/gc)                               { pos() = pos() - 1; $out .= group(argument($_)) }
            elsif (/\G\}/gc)                               { }
            elsif (/\G---/gc)                              { $out .= '—' }
            elsif (/\G--/gc)                               { $out .= '–' }
            elsif (/\G-/gc)                                { $out .= '-' }
            elsif (/\G``/gc)                               { $out .= '“' }
            elsif (/\G''/gc)                               { $out .= '”' }
            elsif (/\G`/gc)                                { $out .= '‘' }
            elsif (/\G'/gc)                                { $out .= '’' }
            elsif (/\G~/gc)                                { $out .= "\x{a0}" }
            elsif (/\G([<>&"])/gc)                         { $out .= escape($1) }
            elsif (/\G\\([a-zA-Z\@]+)\*?/gc)               { my $name = $1; $out .= command($name, $_) }
            elsif (/\G\\\\(?:\*)?(?:\[[^\]]*\])?/gc)       { $out .= '<br>' }
            elsif (/\G\\([,; :!\/\-])/gc)                  { $out .= {',' => "\x{202f}", ' ' => ' ', ';' => ' '}->{$1} // '' }
            elsif (/\G\\([%&_#\$\{\}])/gc)                 { $out .= escape($1) }
            elsif (/\G\\(['"`^~=.])(?:\{\\?(\w)\}|\\?(\w))/gc) {
                my ($mark, $letter) = ($1, $2 // $3);
                $out .= $accent{"$mark$letter"} // bad("accent $mark$letter");
            }
            elsif (/\G\\\s/gc)                             { $out .= ' ' }
            elsif (/\G(.)/sgc)                             { $out .= escape($1) }
        }
    }
    return $out;
}
sub group {
    my ($text) = @_;
    return '' if $text =~ /^\s*$/;
    return code_inline($1) if $text =~ /^\\Tt\{\}(.*)\\nwendquote$/s;
    while ($text =~ s/^\s*\\([a-zA-Z]+)\s*(?![a-zA-Z])//) {
        my $name = $1;
        if (my $tag = $switch{$name}) { return "<$tag>" . inline($text) . "</$tag>" }
        if ($name eq 'setlength') { argument($text) for 1; $text =~ s/^(?:\{[^{}]*\}|\\\w+)\s*\{[^{}]*\}// ; next }
        next if exists $silent{$name} && !$silent{$name};
        $text = "\\$name $text" =~ s/^(\\\w+) (?=[\[{])/$1/r;
        last;
    }
    return tex($text);
}
sub command {
    my $name = $_[0];
    if (my $does = $handler{$name})       { return $does->($_[1], $name) }
    if (exists $sign{$name})              { $_[1] =~ /\G(?:\{\}|[ \t]*\n?(?![ \t]*\n))/gc; return $sign{$name} }
    if (my $tag = $wrap{$name})           {
        my $close = $tag =~ s/ .*//r;
        my $inside = argument($_[1]);
        if ($close eq 'code') { local $handler{verbatimly} = 1; return '<code>' . teletype($inside) . '</code>' }
        return "<$tag>" . inline($inside) . "</$close>";
    }
    if (exists $silent{$name}) {
        option($_[1]);
        if ($name eq 'vskip' || $name eq 'hskip') { $_[1] =~ /\G\s*-?[\d.]*\s*(?:pt|mm|em|ex|\\\w+)?(?:\s*plus\s*[\d.]+(?:pt|mm|fil+))?/gc; return '' }
        if ($silent{$name} == 2 && $name =~ /command/) { argument($_[1]); option($_[1]); argument($_[1]); return '' }
        arguments($_[1], $silent{$name});
        $_[1] =~ /\G[ \t]+/gc unless $silent{$name};
        return '';
    }
    return bad("unknown command \\$name");
}
# Teletype keeps its dashes and straight quotes.
sub teletype {
    my ($text) = @_;
    my $out = tex($text);
    $out =~ tr/‘’/`'/;
    $out =~ s/–/--/g; $out =~ s/—/---/g; $out =~ s/“/``/g; $out =~ s/”/''/g;
    return $out;
}

# ---- Sections --------------------------------------------------------------
sub new_page {
    my ($title, $shown, $key) = @_;
    push @{ $page->{out} }, '' if 0;
    $page = { file => "$prefix-$key.html", title => $title, number => $shown, parts => [], stem => $stem };
    push @pages, $page;
    $at = $page->{file};
    return "\x04" . $#pages . "\x04";
}
sub heading {
    my ($level, $star, $shown, $title) = @_;
    # A subsection of a chapter without sections is one.
    $page->{sections} = 1 if $level == 2;
    $level-- if $level > 2 && !$page->{sections};
    $anonymous++;
    my $id = "s$anonymous";
    $number = $shown unless $star;
    $anchor = $id;
    push @{ $page->{parts} }, { level => $level, id => $id, number => $shown, title => $title };
    push @found, { kind => 'section', page => "$page->{file}#$id", title => $title, number => $shown };
    my $n = $shown ne '' ? "<span class=\"no\">$shown</span> " : '';
    return block("<h$level id=\"$id\">$n$title</h$level>");
}
my $front = 0;
$handler{part} = sub {
    argument_star($_[0]); option($_[0]);
    my $title = inline(argument($_[0]));
    my $mark = new_page($title, '', 'part-' . ++$appendix);
    $page->{part} = 1;
    ($number, $anchor) = ('', 'top');
    $number = ('', qw(I II III IV V VI VII VIII IX X))[$appendix] if $stem eq 'src';
    return "$mark\x02" . block("<h1 id=\"top\">Part $number. $title</h1>");
};
# A subject of the book's index is found where it is defined.
my $subjects = 0;
$handler{index} = sub {
    my $term = argument($_[0]);
    return '' unless $term =~ s/\|nhbold$// && $page;
    my $id = 'i' . ++$subjects;
    push @found, { kind => 'subject', page => "$page->{file}#$id", title => inline($term), number => '' };
    return "<span id=\"$id\"></span>";
};
sub argument_star { $_[0] =~ /\G\*/gc }
sub starred { return substr($_[0], (pos($_[0]) // 1) - 1, 1) eq '*' }
$handler{chapter} = sub {
    my $star = starred($_[0]);
    option($_[0]);
    my $title = inline(argument($_[0]));
    my ($shown, $key);
    ($section, $subsection, $equation, $theorem, $figure, $table, $exercise) = (0) x 7 if !$star;
    if ($star) { $key = 'x' . ++$anonymous; $shown = '' }
    else { $chapter++; $shown = $key = $letter . $chapter }
    $shown = '' if $stem eq 'report';
    my $mark = new_page($title, $shown, $key);
    ($number, $anchor) = ($shown, 'top');
    push @found, { kind => 'chapter', page => $page->{file}, title => $title, number => $shown };
    my $n = $shown ne '' ? "<span class=\"no\">$shown</span> " : '';
    return "$mark\x02" . block("<h1 id=\"top\">$n$title</h1>");
};
$handler{section} = sub {
    my $star = starred($_[0]);
    option($_[0]);
    my $title = inline(argument($_[0]));
    $section++, $subsection = 0 if !$star;
    return heading(2, $star, $star || $stem eq 'report' ? '' : chapter_number() . ".$section", $title);
};
$handler{subsection} = sub {
    my $star = starred($_[0]);
    option($_[0]);
    my $title = inline(argument($_[0]));
    $subsection++ if !$star;
    return heading(3, $star, $star || $stem eq 'report' ? '' : chapter_number() . ".$section.$subsection", $title);
};
$handler{subsubsection} = sub { option($_[0]); heading(4, 1, '', inline(argument($_[0]))) };
$handler{paragraph} = sub { option($_[0]); "\x02<strong class=\"run\">" . inline(argument($_[0])) . '</strong> ' };
sub chapter_number { return $letter . $chapter }
$handler{volume} = sub {
    ($letter, my $title, my $subtitle) = arguments($_[0], 3);
    $page->{title} = inline($title);
    return block('<h1 id="top">' . inline($title) . '</h1>') . block('<p class="subtitle">' . inline($subtitle) . '</p>');
};

# ---- Labels and links ------------------------------------------------------
sub remember_label {
    my ($name, $id, $shown) = @_;
    return if $label{$name} && $stem eq 'report';
    $label{$name} = { page => $page->{file}, anchor => $id, number => $shown, stem => $stem,
        title => $page->{title} };
}
$handler{label} = sub { remember_label(argument($_[0]), $anchor, $number); '' };
$handler{ref} = sub { "\x01rref:" . argument($_[0]) . "\x01" };
$handler{eqref} = sub { "\x01req:" . argument($_[0]) . "\x01" };
$handler{pageref} = sub { "\x01rpage:" . argument($_[0]) . "\x01" };
$handler{cite} = sub {
    my $note = option($_[0]);
    my @keys = split /\s*,\s*/, argument($_[0]);
    my $text = join ', ', map { "\x01rcite:$_\x01" } @keys;
    return defined $note ? "$text, " . inline($note) : $text;
};
$handler{claimref} = sub { "\x01rclaim:" . argument($_[0]) . "\x01" };
$handler{nhclaimat} = $handler{claimref};
$handler{verdict} = sub { my $id = argument($_[0]); "\x01rclaim:$id\x01 " . verdict($id) };
$handler{val} = sub { bad('a value was not filled in') };
$handler{ensuremath} = sub { mathematics(argument($_[0]), 0) };
$handler{texorpdfstring} = sub { my ($a) = arguments($_[0], 2); inline($a) };
$handler{textcolor} = sub { my (undef, $b) = arguments($_[0], 2); '<span class="note">' . inline($b) . '</span>' };
$handler{hyperref} = sub { option($_[0]); inline(argument($_[0])) };
$handler{url} = sub { my $u = argument($_[0]); $u =~ s/\\([%#&_])/$1/g; '<a href="' . escape($u) . '">' . escape($u) . '</a>' };
$handler{href} = sub { my ($u, $t) = arguments($_[0], 2); $u =~ s/\\([%#&_])/$1/g; '<a href="' . escape($u) . '">' . inline($t) . '</a>' };
$handler{nhlink} = sub { my (undef, $d, $t) = arguments($_[0], 3); inline($t) };
$handler{raisebox} = sub { argument($_[0]); option($_[0]); option($_[0]); inline(argument($_[0])) };
$handler{makebox} = sub { option($_[0]); option($_[0]); inline(argument($_[0])) };
$handler{parbox} = sub { option($_[0]); argument($_[0]); inline(argument($_[0])) };
$handler{resizebox} = sub { my @a = arguments($_[0], 3); tex($a[2]) };
$handler{shortstack} = sub { option($_[0]); inline(argument($_[0])) };
$handler{footnote} = sub { ' <span class="note">(' . inline(argument($_[0])) . ')</span>' };
$handler{rule} = sub { option($_[0]); arguments($_[0], 2); '' };
sub verdict {
    my ($id) = @_;
    my $c = $claim{$id} or return bad("no claim $id");
    return verdict_mark($c->{verdict}, $c->{weight});
}
my %mark = (confirmed => '✓', mended => '△', qualified => '○', refuted => '×', answered => '•',
    'not checkable' => '–');
sub verdict_mark {
    my ($verdict, $weight) = @_;
    my $text = join ', ', grep { ($_ // '') ne '' } $verdict, $weight;
    return '<span class="verdict v-' . $verdict =~ s/\W/-/gr . '">' . ($mark{$verdict} // '') . "\x{a0}$text</span>";
}

# ---- Exercises -------------------------------------------------------------
$environment{exercises} = sub { "\x02" . tex('\section*{Exercises}' . $_[0]) . "\x02" };
$handler{exercise} = sub {
    my $name = 'ex:' . argument($_[0]);
    my ($shown, $id) = (chapter_number() . '.' . ++$exercise, 'x' . ++$anonymous);
    remember_label($name, $id, $shown);
    push @found, { kind => 'exercise', page => "$page->{file}#$id", title => $name =~ s/^ex://r, number => $shown };
    my $answer = $name =~ s/^ex/answer/r;
    return "\x02<strong id=\"$id\">$shown</strong> <span class=\"note\">\x01rref:$answer\x01</span> ";
};
$handler{answer} = sub {
    my ($name, $id) = (argument($_[0]), 'x' . ++$anonymous);
    remember_label("answer:$name", $id, 'answer');
    return "\x02<strong id=\"$id\">\x01rref:ex:$name\x01</strong> ";
};

# ---- Environments ----------------------------------------------------------
sub body_of {
    my ($name, $star) = @_;
    for ($_[2]) {
        my ($from, $depth) = (pos, 1);
        while (/\G.*?\\(begin|end)\{\Q$name$star\E\}/sgc) {
            $depth += $1 eq 'begin' ? 1 : -1;
            if (!$depth) {
                my $text = substr $_, $from, $-[1] - 1 - $from;
                return $text;
            }
        }
        bad("environment $name is not closed");
        pos = length;
        return '';
    }
}
sub displayed {
    my ($tex, $shown, $id) = @_;
    $tex =~ s/^\s+|\s+$//g;
    my $punctuation = '';
    my $eq = mathematics($tex, 1);
    return block('<div class="eq"' . (defined $id ? " id=\"$id\"" : '') . '><div class="scroll">'
        . $eq . '</div>' . (defined $shown ? "<span class=\"eqno\">($shown)</span>" : '') . '</div>')
}
my %theorem = map { lc($_) => $_ } qw(Theorem Proposition Lemma Corollary Definition Example Remark);
my %list = (itemize => 'ul', enumerate => 'ol');
# A figure or a table with one caption.
sub floating {
    my ($name, $body) = @_;
    my $shown = chapter_number() . '.' . ($name eq 'figure' ? ++$figure : ++$table);
    my $id = ($name eq 'figure' ? 'f' : 'tb') . ++$anonymous;
    my @saved = ($number, $anchor);
    ($number, $anchor) = ($shown, $id);
    my @keys = $body =~ /\\figurefile\{([^{}]*)\}/g;
    my $caption = '';
    $caption = $1 if $body =~ s/\\caption(?:\[(?:[^\[\]]|\[[^\]]*\])*\])?(\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})//s;
    pos($caption) = 0;
    my $text = $caption eq '' ? '' : inline(argument($caption));
    push @{ $figures_of{$_} }, @keys for $body =~ /\\label\{([^{}]*)\}/g;
    my $inside = whole($body);
    ($number, $anchor) = @saved;
    my $word = ucfirst $name;
    for (@keys) {
        push @{ $figure_at{$_} }, { page => "$page->{file}#$id", number => $shown, caption => $text };
    }
    push @found, { kind => $name, page => "$page->{file}#$id", title => $text =~ s/\. .*//sr, number => $shown };
    return block("<figure id=\"$id\">$inside<figcaption><strong>$word $shown.</strong> $text</figcaption></figure>");
}
sub environment {
    my ($name, $star) = @_;
    my $body = body_of($name, $star, $_[2]);
    if ($name =~ /^(equation|align|gather|multline)$/) {
        return aligned($name, $body) if $name ne 'equation' && !$star;
        my @labels = $body =~ /\\label\{([^{}]*)\}/g;
        my $inner = $name eq 'equation' ? $body : "\\begin{" . ($name eq 'align' ? 'aligned' : 'gathered')
            . "}$body\\end{" . ($name eq 'align' ? 'aligned' : 'gathered') . '}';
        return displayed($inner) if $star;
        $equation++;
        my ($shown, $id) = (chapter_number() . ".$equation", 'e' . ++$anonymous);
        remember_label($_, $id, $shown) for @labels;
        return displayed($inner, $shown, $id);
    }
    if (my $kind = $theorem{$name}) {
        my $what = $body =~ /^\s*\[/ ? do { pos($body) = 0; option($body) } : undef;
        $body = substr $body, pos($body) // 0 if defined $what;
        $theorem++;
        my ($shown, $id) = (chapter_number() . ".$theorem", 't' . ++$anonymous);
        my @saved = ($number, $anchor);
        ($number, $anchor) = ($shown, $id);
        my $title = defined $what ? inline($what) : '';
        push @found, { kind => lc $kind, page => "$page->{file}#$id", title => $title, number => $shown };
        my $head = "<strong>$kind $shown</strong>" . ($title ne '' ? " ($title)" : '') . '. ';
        my $inside = whole("$body");
        $inside =~ s/^<p>/<p>$head/ or $inside = "<p>$head</p>$inside";
        ($number, $anchor) = @saved;
        return block("<div class=\"theorem\" id=\"$id\">$inside</div>");
    }
    if ($name eq 'proof') {
        my $what = $body =~ /^\s*\[/ ? do { pos($body) = 0; option($body) } : undef;
        $body = substr $body, pos($body) // 0 if defined $what;
        my $head = '<em>' . (defined $what ? inline($what) : 'Proof') . '.</em> ';
        my $inside = whole($body);
        $inside =~ s/^<p>/<p>$head/ or $inside = "<p>$head</p>$inside";
        $inside =~ s{</p>\s*$}{ <span class="qed">□</span></p>};
        return block("<div class=\"proof\">$inside</div>");
    }
    if ($list{$name}) {
        $body =~ s/^\s*\[[^\]]*\]//;
        my @items = split /\\item(?![a-zA-Z])/, $body;
        shift @items;
        return block("<$list{$name}>" . join('', map { s/^\s*\[(.*?)\]//s; '<li>' . tidy(whole($_)) . '</li>' } @items)
            . "</$list{$name}>");
    }
    if ($name eq 'description') {
        my @items = split /\\item(?![a-zA-Z])\s*/, $body;
        shift @items;
        return block('<dl>' . join('', map {
            pos = 0; my $term = option($_) // ''; $_ = substr $_, pos // 0;
            '<dt>' . inline($term) . '</dt><dd>' . tidy(whole($_)) . '</dd>' } @items) . '</dl>');
    }
    if ($name =~ /^(figure|table)$/) {
        $body =~ s/^\s*\[[^\]]*\]//;
        # Minipages with captions of their own stand side by side.
        my @parts = $body =~ /\\begin\{minipage\}(?:\[\w\])?\{[^{}]*\}(.*?)\\end\{minipage\}/gs;
        @parts = ($body) if (() = $body =~ /\\caption\b/g) < 2;
        return join '', map { floating($name, $_) } @parts;
    }
    if ($name =~ /^(?:long)?rows$/) { pos($body) = 0; option($body); return block(table(substr $body, pos $body)) }
    if ($name =~ /^(tabular|longtable|array)$/) { return block(table($body)) }
    if ($name eq 'quote')     { return block('<blockquote>' . whole($body) . '</blockquote>') }
    if ($name eq 'minipage')  { pos($body) = 0; option($body); argument($body); return "\x02" . tex(substr $body, pos $body) . "\x02" }
    if ($name =~ /^(center|flushleft|titlepage|multicols)$/) { $body =~ s/^\{\d\}//; return "\x02" . tex($body) . "\x02" }
    if ($environment{$name}) { return $environment{$name}->($body) }
    return bad("unknown environment $name");
}
sub tidy { my ($html) = @_; $html =~ s{^<p>((?:(?!<p>).)*)</p>\s*$}{$1}s; return $html }
# Each row has its number.
sub aligned {
    my ($name, $body) = @_;
    my @rows = rows_of($body);
    my (@shown, $id);
    $id = 'e' . ++$anonymous;
    for my $row (@rows) {
        if ($row =~ s/\\(?:nonumber|notag)\b//) { next }
        $equation++;
        my $shown = chapter_number() . ".$equation";
        push @shown, "($shown)";
        remember_label($_, $id, $shown) for $row =~ /\\label\{([^{}]*)\}/g;
    }
    my $kind = $name eq 'align' ? 'aligned' : 'gathered';
    my $block = displayed("\\begin{$kind}" . join("\\\\\n", @rows) . "\\end{$kind}", join('<br>', @shown), $id);
    $block =~ s/\(\((.*?)\)\)(?=<\/span>)/($1)/s;
    return $block;
}

# ---- Tables ----------------------------------------------------------------
# Split at a separator outside of braces and environments.
sub split_at {
    my ($text, $pattern) = @_;
    my ($depth, @parts) = (0, '');
    for ($text) {
        pos = 0;
        while (pos() < length) {
            if    (!$depth && /\G$pattern/gc)      { push @parts, '' }
            elsif (/\G\\begin\{\w+\*?\}/gc)        { $parts[-1] .= $&; $depth++ }
            elsif (/\G\\end\{\w+\*?\}/gc)          { $parts[-1] .= $&; $depth-- }
            elsif (/\G\\./sgc)                     { $parts[-1] .= $& }
            elsif (/\G\{/gc)                       { $parts[-1] .= '{'; $depth++ }
            elsif (/\G\}/gc)                       { $parts[-1] .= '}'; $depth-- }
            elsif (/\G([^\\{}&]+|.)/sgc)           { $parts[-1] .= $1 }
        }
    }
    return @parts;
}
sub rows_of {
    my @rows = split_at($_[0], qr/\\\\\*?(?:\s*\[[^\]]*\])?/);
    pop @rows if @rows && $rows[-1] !~ /\S/;
    return @rows;
}
sub columns {
    my ($spec) = @_;
    1 while $spec =~ s/\*\{(\d+)\}\{((?:[^{}]|\{[^{}]*\})*)\}/$2 x $1/e;
    $spec =~ s/[\@>!<]\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}//g;
    $spec =~ s/([pmb])\{[^{}]*\}/$1/g;
    return grep { /[lrcpmb]/ } split //, $spec;
}
my %align = (r => ' class="r"', c => ' class="c"');
sub table {
    my ($body) = @_;
    pos($body) = 0;
    option($body);
    my @columns = columns(argument($body));
    my $text = substr $body, pos $body;
    return table_of(\@columns, $text);
}
sub table_of {
    my ($columns, $text) = @_;
    # Rows of a file are rows like others.
    $text =~ s/\\rowsof\{([^{}]*)\}/prepare(contents("$1.tex"))/ge;
    $text =~ s/\\(?:toprule|bottomrule|addlinespace|hline)(?:\[[^\]]*\])?//g;
    $text =~ s/\\cmidrule(?:\([^)]*\))?\{[^{}]*\}//g;
    $text =~ s/\\(?:endhead|endfoot|endfirsthead|endlastfoot)\b//g;
    my ($head, $rest) = $text =~ /^(.*?)\\midrule(?:\[[^\]]*\])?(.*)$/s ? ($1, $2) : ('', $text);
    $rest =~ s/\\midrule(?:\[[^\]]*\])?//g;
    return '<div class="scroll" tabindex="0"><table>'
        . ($head =~ /\S/ ? '<thead>' . table_rows($columns, $head, 'th') . '</thead>' : '')
        . '<tbody>' . table_rows($columns, $rest, 'td') . '</tbody></table></div>';
}
sub table_rows {
    my ($columns, $text, $tag) = @_;
    my $out = '';
    for my $row (rows_of($text)) {
        next unless $row =~ /\S/;
        my ($column, $cells) = (0, '');
        for my $cell (split_at($row, qr/&/)) {
            my ($span, $align) = (1, $align{ $columns->[$column] // '' } // '');
            if ($cell =~ /^\s*\\multicolumn/) {
                pos($cell) = $+[0];
                ($span, my $spec, $cell) = arguments($cell, 3);
                $align = $align{ (columns($spec))[0] // '' } // '';
            }
            my $c = $cell =~ /^\s*\\(?:raggedright|centering)/ ? $cell : $cell;
            $cells .= "<$tag$align" . ($span > 1 ? " colspan=\"$span\"" : '') . '>'
                . inline($c) =~ s/^\s+|\s+$//gr . "</$tag>";
            $column += $span;
        }
        $out .= "<tr>$cells</tr>\n";
    }
    return $out;
}

# ---- Code ------------------------------------------------------------------
sub plain_code {
    my ($line) = @_;
    $line =~ s{\\nwlinkedident[cq]\{([^{}]*)\}\{[^{}]*\}}{$1}g;
    $line =~ s{\\nhidentifier\{[^{}]*\}\{[^{}]*\}\{([^{}]*)\}}{$1}g;
    $line =~ s{\\keyword\{([^{}]*)\}}{$1}g;
    return $line;
}
# Lines of code as noweave has marked them.
sub code_line {
    my ($line) = @_;
    my $out = '';
    for ($line) {
        pos = 0;
        while (pos() < length) {
            if    (/\G\\keyword\{/gc)     { pos() = pos() - 1; $out .= '<b>' . code_line(argument($_)) . '</b>' }
            elsif (/\G\\codecomment\{/gc) { pos() = pos() - 1; $out .= '<i>' . code_line(argument($_)) . '</i>' }
            elsif (/\G\\nwlinkedident[cq]\{/gc) {
                pos() = pos() - 1;
                my ($id, $l) = arguments($_, 2);
                $id =~ s/\{\\_\}/_/g;
                $out .= "\x01rchunk:$l\x06" . escape($id =~ s/[{}\\]//gr) . "\x01";
            }
            elsif (/\G\\nhidentifier\{/gc) {
                pos() = pos() - 1;
                my (undef, $l, $id) = arguments($_, 3);
                $out .= "\x01rchunk:$l\x06" . escape($id =~ s/[{}\\]//gr) . "\x01";
            }
            elsif (/\G\\LA\{\}(.*?)~\{\\nwtagstyle\{\}\\subpageref\{([^}]*)\}\}\\RA\{\}/gc) {
                my ($name, $l) = ($1, $2);
                $out .= "⟨\x01rchunk:$l\x06" . chunk_name($name) . "\x01⟩";
            }
            elsif (/\G\\LA\{\}(.*?)~\{\\nwtagstyle\{\}.*?\}\\RA\{\}/gc) { $out .= '⟨' . chunk_name($1) . '⟩' }
            elsif (/\G\\nhchunk\{/gc) {
                pos() = pos() - 1;
                my (undef, $l, $name) = arguments($_, 3);
                $out .= "⟨\x01rchunk:$l\x06" . chunk_name($name) . "\x01⟩";
            }
            elsif (/\G\{\\_\}/gc)         { $out .= '_' }
            elsif (/\G\\nwendquote/gc)    { }
            elsif (/\G\\([\\{}_ \$%&#])/gc) { $out .= escape($1) }
            elsif (/\G\\[a-zA-Z]+(?:\{\})?/gc) { bad("unknown in code: $&") }
            elsif (/\G[{}]/gc)            { }
            elsif (/\G([^\\{}]+)/gc)      { $out .= escape($1) }
            else { /\G./sgc }
        }
    }
    return $out;
}
sub code_inline { my $text = $_[0] =~ s/~/ /gr; return '<code>' . code_line($text) . '</code>' }
sub chunk_name {
    my ($name) = @_;
    $name =~ s/\\(code|edoc|Tt)\{\}|\\nwendquote//g;
    $name =~ s/\\nwlinkedident[cq]\{([^{}]*)\}\{[^{}]*\}/$1/g;
    $name =~ s/\{\\_\}/_/g;
    $name =~ s/[{}\\]//g;
    return escape($name);
}
$handler{nwlinkedidentq} = sub { my ($id, $l) = arguments($_[0], 2); "\x01rchunk:$l\x06" . chunk_name($id) . "\x01" };
$handler{chunkref} = sub { my ($l, $name) = arguments($_[0], 2); "⟨\x01rchunk:$l\x06<em>" . chunk_name($name) . "</em>\x01⟩" };
$handler{nhchunk} = sub { my (undef, $l, $name) = arguments($_[0], 3); "⟨\x01rchunk:$l\x06<em>" . chunk_name($name) . "</em>\x01⟩" };
$handler{nhidentifier} = sub { my (undef, $l, $id) = arguments($_[0], 3); "\x01rchunk:$l\x06" . chunk_name($id) . "\x01" };
$handler{nhanchor} = sub {
    my $l = argument($_[0]);
    $chunk{$l}{page} = $page->{file};
    return "<a id=\"$l\"></a>";
};
$handler{nhlisted} = sub {
    my ($l, $name, $lines, $place) = arguments($_[0], 4);
    @{ $chunk{$l} }{qw(page title)} = ($page->{file}, chunk_name($name));
    return block("<p class=\"listed\" id=\"$l\">⟨<em>" . chunk_name($name) . "</em>⟩ $lines lines, <code>"
        . escape($place) . '</code></p>');
};
$handler{nhcode} = sub {
    my $text = $code[argument($_[0])];
    my ($head, @lines) = split /\n/, $text, -1;
    my ($l) = $head =~ /\\sublabel\{([^}]*)\}/;
    my ($name) = $head =~ /\\moddef\{(.*?)(?:~\{\\nwtagstyle|\}\\(?:plus)?endmoddef)/;
    my $more = $head =~ /\\plusendmoddef/ ? '+' : '';
    my ($end) = grep { $lines[$_] =~
        /^\\nw(?:indexdefn|notused|used|alsodefined|identdefs|identuses|endcode)\b/ } 0 .. $#lines;
    my $tail = join " ", splice @lines, $end // scalar @lines;
    my $title = chunk_name($name);
    @{ $chunk{$l} }{qw(page title)} = ($page->{file}, $title);
    push @found, { kind => 'file', page => "$page->{file}#$l", title => $title, number => '' }
        if $title =~ m{^[\w/-]+\.[a-z]+$} && $more eq '';
    my ($also, $used) = map { my ($x) = $tail =~ /\\nw$_\{((?:\\\\\{[^{}]*\})*)\}/; $x // '' }
        qw(alsodefined used);
    # NH_TRIALS(name, ...) makes a procedure.
    my @made = map { plain_code($_) =~ /^NH_TRIALS\((\w+),/ ? $1 : () } @lines;
    for (@made, map { plain_code($_) =~ /^\w[\w \*]*?\b(\w+)\(/ ? $1 : () } @lines) { $defined{$_} //= $l }
    my @defines = $tail =~ /\\nwindexdefn\{\\nwixident\{((?:[^{}]|\{\\_\})*)\}\}/g;
    my %seen;
    for my $id (grep { !$seen{$_}++ } map({ s/\{\\_\}/_/gr } @defines), @made) {
        push @found, { kind => 'identifier', page => "$page->{file}#$l", title => escape($id), number => '' };
    }
    my $foot = join ' ', $used ne '' ? 'Used in ' . join(', ', map { "⟨\x01rchunk:$_\x01⟩" } $used =~ /\{([^{}]*)\}/g) . '.' : (),
        $also ne '' ? 'Continued ' . join(', ', map { "\x01rchunk:$_\x06here\x01" } $also =~ /\{([^{}]*)\}/g) . '.' : ();
    my $body = join "\n", map { code_line($_) } @lines;
    $body =~ s/\s+$//;
    return block("<div class=\"code\" id=\"$l\"><div class=\"name\">⟨<a href=\"#$l\">$title</a>⟩$more≡</div>"
        . "<pre tabindex=\"0\">$body</pre>" . ($foot ne '' ? "<div class=\"uses\">$foot</div>" : '') . '</div>');
};
sub listing { return block('<pre class="plain" tabindex="0">' . escape($_[0]) . '</pre>') }
$handler{nhverbatim} = sub { listing($code[argument($_[0])]) };
$handler{nhverb} = sub { '<code>' . escape($code[argument($_[0])]) . '</code>' };
sub file_listing { my ($file) = @_; my $text = contents($file); $text =~ s/\s+$//; return listing($text) }
$handler{transcript} = sub { file_listing('build/transcripts/' . argument($_[0]) . '.txt') };
$handler{experimentfile} = sub { file_listing('experiments/' . argument($_[0]) . '.yaml') };
$handler{plotfile} = sub { file_listing('experiments/' . argument($_[0]) . '.gp') };
$handler{smallfile} = $handler{verbatiminput} = sub { file_listing(argument($_[0])) };
$handler{input} = $handler{rowsof} = sub {
    my $file = argument($_[0]);
    return '' if $file =~ /bibliography$/;
    return tex(prepare(contents("$file.tex")));
};
# A drawing with the size that it says itself.
my %size;
sub image {
    my ($file, $alt) = @_;
    my $from = $file =~ s{^.*?([^/]+)$}{figures/$1}sr =~ s{figures/motion-}{build/motions/}r;
    my ($w, $h) = @{ $size{$from} //= [contents($from) =~ /<svg\b[^>]*?viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/s] };
    return "<img loading=\"lazy\" src=\"$file\" alt=\"$alt\"" . ($h ? " width=\"$w\" height=\"$h\"" : '') . '>';
}
$handler{figurefile} = sub {
    my $key = argument($_[0]);
    return block("<a href=\"\x05figures/$key.html\">" . image("\x05figures/$key.svg", "figure $key: its data, runs and script") . '</a>');
};

# ---- A document ------------------------------------------------------------
# Code, verbatim text and comments do not reach the scanner.
sub prepare {
    my ($text) = @_;
    my $keep = sub { push @code, $_[0]; $#code };
    $text =~ s/\\nwixlogsorted.*\n//g;
    $text =~ s/\\nw(?:enddocs\{\}|begindocs\{\d+\}|docspar)//g;
    $text =~ s/(\\nwbegincode\{.*?)\\nwendcode\{\}/"\n\n\\nhcode{" . $keep->($1) . "}\n\n"/gse;
    $text =~ s/\\begin\{verbatim\}\n?(.*?)\n?\\end\{verbatim\}/'\nhverbatim{' . $keep->($1) . '}'/gse;
    $text =~ s/\\verb([^a-zA-Z\s*])(.*?)\1/'\nhverb{' . $keep->($2) . '}'/ge;
    $text =~ s/(?<!\\)%.*\n[ \t]*//g;
    return values_in($text);
}
sub document {
    ($stem, my $text, $prefix) = @_;
    @pages = ();
    ($chapter, $appendix, $section, $equation, $theorem, $figure, $table) = (0) x 7;
    ($letter, $number, $anchor) = ('', '', 'top');
    $page = { file => "$prefix.html", title => '', number => '', parts => [], stem => $stem, cover => 1 };
    $at = $page->{file};
    push @pages, $page;
    my $html = tex(prepare($text));
    my @bodies = split /\x04(\d+)\x04/, $html;
    $pages[0]{body} = paragraphs(shift @bodies);
    while (@bodies) {
        my ($n, $body) = splice @bodies, 0, 2;
        $pages[$n]{body} = paragraphs($body);
    }
    return @pages;
}
# A text that stands on a page of its own.
sub text_on {
    my ($file, $tex, $mode) = @_;
    ($stem, $page) = ('', { file => $file, parts => [], title => '' });
    my $prepared = prepare($tex);
    return $mode ? inline($prepared) : whole($prepared);
}
1;
