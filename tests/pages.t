#!/bin/bash
# The pages of make html: no broken link, no TeX left over, and in a browser, if
# there is one, no message, and nothing wider than a screen of 400 or 1400.
. tests/tap.sh
pages=paper/html
if [ ! -e "$pages/index.html" ]
then skip 'the pages' 'no pages: run "make html"'; finish; exit
fi

check 'every link has a target, every formula is set' \
  'tests/links "$pages" > "$work/out"'
cp -R "$pages" "$work/spoilt"
rm "$work/spoilt/bibliography.html"
sed -i '0,/<math/s//\\frac <math/' "$work/spoilt/book-1.html"
check 'a page that is missing and TeX that is left are seen' \
  '! tests/links "$work/spoilt" > "$work/out" && grep -q "no file" "$work/out" &&
   grep -q "TeX is left" "$work/out"'
check 'claims.json holds a row for each claim, and each has its page' \
  'perl -MJSON::PP -0ne "for (@{ decode_json(\$_)->{claims} }) {
     -e qq($pages/\$_->{url}) or die; print qq(\$_->{id}\n) }" \
     "$pages/claims.json" | sort > "$work/json" &&
   cut -f1 results/claims.tsv | sed 1d | sort | cmp - "$work/json"'
check 'a claim that another names knows it' \
  'perl -MJSON::PP -0ne "my %c = map { \$_->{id}, \$_ } @{ decode_json(\$_)->{claims} };
     for my \$c (values %c) { for (@{ \$c->{rests_on} }) {
       grep { \$_ eq \$c->{id} } @{ \$c{\$_}{named_by} } or die } }" \
     "$pages/claims.json"'
check 'a claim shows its record, and the numbers of claims.json are those of the ledger, sign by sign' \
  'for page in $(cut -f1 results/claims.tsv | sed 1d)
   do [ ! -e build/paper/claims/$page.tex ] || grep -q "as the program reads it" "$pages/claims/$page.html" || return; done &&
   numbers() { grep -oE "\"(measured|least|most|bound|control_measured)\" *: *-?[0-9][^,} ]*" | tr -d " " | sort; } &&
   numbers < results/claims.tsv > "$work/ledger" && numbers < "$pages/claims.json" | cmp - "$work/ledger"'
check 'a run is drawn over its whole range' \
  'range=$(grep -v "^#" results/long-energy/gearbox-gni-short.tsv | cut -f3 | sort -g |
     awk "NR == 1 { a = \$1 } { b = \$1 } END { printf \"energy-projected from %.6g to %.6g\", a, b }") &&
   grep -q "$range" "$pages/data/long-energy.html"'
check 'a bracket beside a matrix is as high as it' \
  '! grep -lE "<mo[^>]*stretchy=\"false\"[^>]*>[^<]*</mo>(<mrow>)?<mtable" "$pages"/*.html &&
   grep -qE "<mo stretchy=\"true\"[^>]*>[^<]*</mo><mtable" "$pages/book-3.html"'
check 'a letter is no operator, and a minus after a relation no difference' \
  '! grep -lE "<mo>(ℓ|[=≤→,]</mo><mo>−)" "$pages"/*.html && grep -q "<mi>ℓ" "$pages"/gni08-A3.html'
check 'numbers counted here are those of TeX' 'perl tests/numbers.pl "$pages"'
check 'a row of a table that stands in a file is a row, not a cell' \
  'grep -q "cheaper" "$pages"/report-*.html &&
   ! grep -lE "&amp; +&amp;" "$pages"/*.html'
# The systems of the matrix, and a page for each with a row for every method.
check 'every cell of the matrix has its row on the page of its system' \
  'grep -v "^#" results/matrix.tsv | cut -f1,2 | while IFS=$(printf "\t") read -r s m
   do grep -q "<tr id=\"$m\"" "$pages/matrix-$s.html" || return; done &&
   grep -q "href=\"matrix-particle.html#gni\"" "$pages/matrix.html"'
check 'a system shows what accuracy costs on it, by the numbers of the table' \
  'point=$(awk -F"\t" "\$1 == \"particle\" && \$2 == \"dla\" && \$4 == 100 && \$5 == \"1/10\" {
     print \"dla, h = 1/10: \" \$8 \" evaluations, \" \$10 \", quartiles \" \$9 \" and \" \$11 \" of \" \$7 }" results/matrix-work.tsv) &&
   [ -n "$point" ] && grep -qF "<title>$point</title>" "$pages/matrix-particle.html"'
check 'what moves has no script' \
  '! grep -l "<script" "$pages"/figures/motion-*.svg &&
   [ "$(ls "$pages"/figures/motion-*.svg | wc -l)" -ge 5 ]'

browser=$(command -v chromium || true)
if [ -z "$browser" ]
then skip 'in a browser' 'no chromium: run "make deps-html"'; finish; exit
fi
# look WIDTH PAGE...: one page shows all others in a frame of this width and
# says which of them are wider, and where a line begins with what follows a formula.
look() {
    local width=$1; shift
    { echo '<!DOCTYPE html><meta charset="utf-8"><pre id="r"></pre><script>'
      printf 'const pages = ['; printf '"%s",' "$@"; echo '];'
      cat <<END
const f = document.createElement("iframe");
f.style = "border:0;width:${width}px;height:900px"; document.body.append(f);
const say = t => document.getElementById("r").append(t + "\\n");
(async () => { for (const p of pages) {
  await new Promise(done => { f.onload = done; f.src = p; });
  const d = f.contentDocument, e = d.documentElement;
  if (!d.querySelector("main")) say("EMPTY " + p);
  if (e.scrollWidth > $width) say("WIDE " + p + " " + e.scrollWidth);
  for (const m of d.querySelectorAll("main math")) {
    const box = m.closest(".long") || m, next = box.nextSibling, r = d.createRange();
    if (!next || next.nodeType != 3 || !/^[^\\s]/.test(next.data)) continue;
    r.setStart(next, 0); r.setEnd(next, 1);
    const a = r.getBoundingClientRect(), b = box.getBoundingClientRect();
    if (a.top > b.top && a.left < b.right - 3) say("TORN " + p + " " + next.data);
  }
} say("DONE"); })();</script>
END
    } > "$pages/look.html"
    timeout 200 "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars \
      --user-data-dir="$work/profile" --allow-file-access-from-files \
      --virtual-time-budget=100000 --window-size=1500,1000 \
      --enable-logging=stderr --log-level=0 --dump-dom \
      "file://$PWD/$pages/look.html" > "$work/out" 2> "$work/err"
    rm -f "$pages/look.html"
    grep CONSOLE "$work/err" >> "$work/out"; : > "$work/err"
    grep -q 'DONE' "$work/out" &&
    ! grep -E '^(EMPTY|WIDE|TORN)|CONSOLE|>(EMPTY|WIDE|TORN)' "$work/out"
}
some=$(cd "$pages"; ls *.html | awk 'NR % 5 == 1'; ls claims/*.html |
       awk 'NR % 20 == 1'; ls figures/*.html data/*.html | awk 'NR % 12 == 1'
       echo ledger.html matrix.html index.html figures.html scale-N5.html claims/GNI08-C74.html)
check 'at 400 pixels nothing is wider, no comma is torn off, no message' 'look 400 $some'
check 'at 1400 pixels nothing is wider, no message' 'look 1400 $some'
cat > "$pages/wide.html" <<"END"
<!DOCTYPE html><meta charset="utf-8"><main><div style="width:600px">.</div>
<p style="width:1ch"><math><mi>x</mi></math>, y</p></main>
<script>console.log("a message")</script>
END
check 'a wide page with a torn comma and a message is seen' \
  '! look 400 wide.html > /dev/null && grep -q WIDE "$work/out" && grep -q TORN "$work/out" &&
   grep -q CONSOLE "$work/out"'
rm -f "$pages/wide.html"
# whole WIDTH: the table of the matrix takes no more than its box on such a screen.
whole() {
    { echo '<!DOCTYPE html><meta charset="utf-8"><pre id="r"></pre>'
      echo "<iframe id=\"f\" style=\"border:0;width:$1px\" src=\"matrix.html\"></iframe>"
      echo '<script>f.onload = () => {
  const s = f.contentDocument.querySelector(".scroll");
  r.append("table " + s.scrollWidth + " box " + s.clientWidth); }</script>'
    } > "$pages/look.html"
    timeout 100 "$browser" --headless --no-sandbox --disable-gpu \
      --user-data-dir="$work/profile" --allow-file-access-from-files \
      --virtual-time-budget=10000 --window-size=1500,1000 --dump-dom \
      "file://$PWD/$pages/look.html" > "$work/out" 2> /dev/null
    rm -f "$pages/look.html"
    grep -q 'table [0-9]' "$work/out" && grep -qE 'table ([0-9]+) box \1<' "$work/out"
}
check 'at 1200 pixels the whole matrix is seen, at 400 not' \
  'whole 1200 && ! whole 400 && grep -q "table [0-9]" "$work/out"'
finish
