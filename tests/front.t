#!/bin/bash
# What a reader sees first: README.md says what the program says, the version is
# the same everywhere, commands can be copied from the documents, and what is
# released stays and says of which text it is.
. tests/tap.sh
# Some scripts are only run by goals that no test makes.
compile() {
    local script n=0
    for script in $(grep -lE '^#!/usr/bin/perl' paper/* tests/* 2> /dev/null); do
        perl -Ipaper -c "$script" 2> "$work/said" || { cat "$work/said" >> "$work/err"; return 1; }
        n=$((n + 1))
    done
    [ $n -gt 10 ]
}
check 'every script in Perl compiles' compile
if [ -f results/claims.tsv ]
then
    check 'README: its output and its numbers' 'paper/readme README.md'
    check 'README: its verdicts' 'paper/counts results/claims.tsv README.md'
else skip 'README' 'no results/claims.tsv'
fi
printf '<!-- $ echo six -->\n```\nfive\n```\n1.5<!-- none/such/name -->\n' > "$work/r.md"
check 'README: output that differs and a number that is not there are complaints' \
    '! paper/readme "$work/r.md" > "$work/out" && prints "^six" && prints "no number none/such"'
check 'README: what it links to is there or is made' '
    n=0; for f in $(grep -oE "\]\([a-zA-Z][^):]*\)" README.md | tr -d "]()")
    do n=$((n + 1)); [ -e "$f" ] || LOCKED=$PWD make -n "$f" > /dev/null || return; done; [ $n -gt 0 ]'
check 'the version of the citation is that of the program' '
    gives 0 --version && prints "^nhi $(sed -n "s/^version: //p" CITATION.cff) "'
check 'claims in plain text have no TeX' 'gives 0 list claims &&
    ! prints "\\\\[A-Za-z]|eqref|texttt|textit"'
check 'labels and quoted words in plain text' '[ "$(perl -Ipaper -MRecords -e "
    print Records::plain(q(by \eqref{eq:a}, \texttt{mp} and {key:2}))")" = \
    "by (eq:a), mp and {key:2}" ]'
check 'the argument of a function in plain text is the whole fraction' '
    [ "$(perl -Ipaper -MRecords -e "
    print Records::plain(q(\$2\sin\frac{a+b}2, \frac12\sin x, v\cos\frac x2/3\$))")" = \
    "2sin((a+b)/2), 1/2sinx, vcos(x/2)/3" ]'

# ---- Commands can be copied -------------------------------------------------------
cat > "$work/copy.tex" <<'END'
\documentclass{book}
\edef\nhstem{\detokenize{copy}}
\input{paper/preamble}
\begin{document}
\begin{verbatim}
nhi verify 'A*'
\end{verbatim}
or \verb|nhi verify 'B*'| or \texttt{nhi verify \textquotesingle{}C*\textquotesingle{}}
\end{document}
END
printf 'or \\texttt{nhi verify '"'D*'"'}\n<<a.c>>=\nint a;\n@\n' > "$work/d.nw"
if command -v pdflatex > /dev/null && command -v pdftotext > /dev/null
then
    check 'quotes are straight in what is copied' '
        pdflatex -interaction=batchmode -output-directory="$work" "$work/copy.tex" > /dev/null &&
        pdftotext "$work/copy.pdf" "$work/out" && prints "nhi verify .A\*" &&
        for x in A B C; do prints "nhi verify '"'"'$x\*'"'"'" || return; done'
else skip 'quotes' 'no pdflatex or no pdftotext'
fi
check 'paper/weave makes them so' 'mkdir "$work/woven" &&
    (here=$PWD; cd "$work" && "$here/paper/weave" woven d.nw) &&
    grep -qF "{nhi verify \textquotesingle{}D*\textquotesingle{}}" "$work/woven/d.tex"'
# A line <<...>> is the chunks behind it that nothing names, up to the next one.
for list in '<<one>>'$'\n''<<two>>' '<<...>>'
do
    printf '<<a.c>>=\nint a;\n%s\nint b;\n@\n<<one>>=\n<<three>>\n@\n<<b.c>>=\n<<three>>\n@
<<three>>=\nint c;\n@\nText.\n<<two>>=\nint d;\n@\n<<c.c>>=\n%s\n@\n<<four>>=\nint e;\n@\n' \
        "$list" "${list/<<one*/<<four>>}" > "$work/l.nw"
    (here=$PWD; cd "$work" && mkdir "w${#list}" && "$here/paper/weave" "w${#list}" l.nw &&
     "$here/paper/tangle" "t${#list}" l.nw && sed -i '/^#line/d' "t${#list}"/*.c)
done
check 'a list of the chunks behind it is tangled and woven as their names are' '
    tr -d "\n" < "$work/t7/a.c" | grep -qx "int a;int c;int d;int b;" &&
    diff -r "$work/t7" "$work/t15" && grep -qx "int e;" "$work/t7/c.c" &&
    cmp "$work/w7/l.tex" "$work/w15/l.tex"'
# A draft is one document; what leads to another is text.
printf 'See \\chunk{a.c}.\n<<b.c>>=\nint b;\n@\n' > "$work/e.nw"
check 'a draft is woven alone' 'mkdir "$work/draft" &&
    (here=$PWD; cd "$work" && "$here/paper/weave" --draft e draft d.nw e.nw &&
     ! "$here/paper/weave" draft e.nw 2> /dev/null) && [ ! -e "$work/draft/d.tex" ] &&
    grep -qF "See \textit{a.c}." "$work/draft/e.tex" &&
    [ "$(grep -c nhdocument "$work/draft/documents.tex")" = 2 ]'

# ---- What is released ---------------------------------------------------------------
check 'make clean leaves the released documents' '
    LOCKED=$PWD make -n clean > "$work/clean" && grep -q "rm " "$work/clean" && ! grep -E "rm.*paper/(report|nonholonomic-integrators)\.pdf" "$work/clean"'
if git rev-parse --is-inside-work-tree > "$work/inside" 2>&1
then check 'no generated file is tracked but what is released' \
    '[ -z "$(git ls-files --cached --ignored --exclude-standard)" ]'
else skip 'no generated file is tracked but what is released' 'no repository'
fi
for pdf in report nonholonomic-integrators
do
    if [ -f "paper/$pdf.pdf" ]
    then check "$pdf.pdf says of which text it is" \
        'grep -aqE "/Text ?\([0-9a-f]{12}\)" "paper/$pdf.pdf"'
    else skip "$pdf.pdf" 'not made'
    fi
done
finish
