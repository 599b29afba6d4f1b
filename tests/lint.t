#!/bin/bash
# The lint passes a good document and catches each kind of bad one.
set -u
shopt -s lastpipe
work=$(mktemp -d "${TMPDIR:-/tmp}/nhi test.XXXXXX")
trap 'rm -rf "$work"' EXIT
lint=$PWD/paper/lint

# A good document; the cases below spoil one thing each.
good() {
    cat <<'EOF'
A document.
<<floors.txt>>=
0 base
1 upper
@
<<base.h>>=
int nh_base_one(void);
@ %def nh_base_one
<<base.c>>=
#include "base.h"
<<return one>>
@
<<return one>>=
int nh_base_one(void)
{
    return 1;
}
@
<<upper.c>>=
#include "base.h"
static int two(void) { return 2 * nh_base_one(); }
@
EOF
}

number=0
# check NAME PATTERN: the document on standard input gives a complaint that
# matches PATTERN, or none at all if PATTERN is empty.
check() {
    local name=$1 pattern=$2 complaint status
    cat > "$work/bad.nw"
    complaint=$(cd "$work" && "$lint" bad.nw ${figure:-} 2>&1)
    status=$?
    number=$((number + 1))
    if [ -z "$pattern" ]; then [ "$status$complaint" = 0 ]
    else [ $status = 1 ] && grep -q "^${figure:-bad.nw}:[0-9]*: .*$pattern" <<< "$complaint"
    fi
    if [ $? = 0 ]
    then echo "ok $number - $name"
    else
        echo "not ok $number - $name"
        sed 's/^/# /' <<< "status $status: $complaint"
    fi
}
lines() { for ((i = 0; i < $1; i++)); do echo "$2"; done; }

echo 1..34
good | check 'a good document passes' ''
theorem() { printf '\\begin{theorem}\\label{%s}\nOne is one.\n\\end{theorem}\n' "$1"; }
{ good; theorem t:one; printf '\\begin{proof}\nYes.\n\\end{proof}\n\nverdict: confirmed, proved t:one\n'; } |
    check 'a claim that is proved by a theorem' ''
{ good; theorem t:two; printf '\nverdict: confirmed, proved t:one\n'; } |
    check 'a proof of another name' 'no theorem has the label t:one'
{ good; theorem t:one; printf '\nverdict: confirmed, proved t:one\n'; } |
    check 'a theorem without a proof' 'no proof follows theorem t:one'
good | sed 's/^<<return one>>$/<<return oen>>/' |
    check 'a misspelt chunk' '<<return oen>> is used but not defined'
{ good; printf '<<an orphan>>=\nint x;\n@\n'; } |
    check 'an orphan' '<<an orphan>> is defined but not used'
good | sed '/^<<base.c>>=/,/^@/s/^<<return one>>$/<<...>>/' |
    check 'a file of the chunks behind it' ''
{ printf '<<an orphan>>=\nint x;\n@\n'
  good | sed '/^<<base.c>>=/,/^@/s/^<<return one>>$/<<...>>/'; } |
    check 'an orphan before them' '<<an orphan>> is defined but not used'
{ good; printf '<<upper.c>>=\n<<...>>\n@\n'; } | sed '/^static int two/,/^@/d' |
    check 'no chunk behind it' 'no chunk stands behind'
{ good; printf '<<upper.c>>=\nint x;\n@\n'; } |
    check 'a file defined twice' 'already defined'
{ good; printf '<<return one>>=\n'; lines 41 'f();'; echo @; } |
    check 'a chunk of 41 lines' 'more than 40'
{ good; printf '<<return one>>=\nint table[] = {\n'; lines 60 '    1, 2,'
  printf '};\n@\n'; } |
    check 'a table may be long' ''
{ good; printf '<<return one>>=\n'; lines 26 'f();'; echo @; } |
    check 'too many chunks of more than 25 lines' 'more than one in ten'
good | sed 's/%def nh_base_one/%def nh_two/' |
    check 'an identifier that is not there' 'nh_two'
good | sed 's/return 1;/return 1; \/* ≤ *\//' |
    check 'code that is not ASCII' 'not ASCII'
good | sed 's/    return 1;/\treturn 1;/' |
    check 'a tab' 'tab'
good | sed "s/return 1;/return 1; $(printf '%072d' 0 | tr 0 x)/" |
    check 'code of more than 80 columns' 'columns'
{ good; printf '<<return one>>=\nstatic int f(int a, nh_lane_four b)\n@\n'; } |
    check 'a vector that is passed by value' 'not WITHIN'
good | sed 's/^A document/See \/home\/someone/' |
    check 'a path of one machine' 'machine'
{ good; for ((k = 0; k < 20; k++)); do printf '<<part %d>>=\nf();\n@\n' $k; done
  printf '<<return one>>=\nvoid g(void)\n{\n'
  for ((k = 0; k < 3; k++)); do printf '<<twenty calls>>\n'; done
  for ((k = 0; k < 20; k++)); do printf '<<part %d>>\n' $k; done; printf '}\n@\n'
  printf '<<twenty calls>>=\n'; lines 20 'f();'; echo @; } |
    check 'a function of more than 60 lines' 'function of'
good | sed 's/^int nh_base_one(void);/#include "upper.h"/; s/ %def nh_base_one//' |
    { cat; printf '<<upper.h>>=\nint x;\n@\n'; } |
    check 'an include that goes up the floors' 'includes upper.h'
good | sed 's/^1 upper/1 other/' |
    check 'a file on no floor' 'no floor'
good | sed 's/^1 upper/1 high\/ upper/; s/<<upper\.c>>/<<high\/upper.c>>/' | check 'a room' ''
good | sed 's/"base.h"/"bas.h"/' |
    check 'an include of no file' 'no file "bas.h"'
good | sed 's/^0 base/0 base upper/; /^1 upper/d' |
    check 'an include to the left on a floor' ''
good | sed 's/^0 base/0 upper base/; /^1 upper/d' |
    check 'an include to the right on a floor' 'includes base.h'
good | sed 's/^1 upper/10 upper/' | check 'an eleventh floor' 'not among 0 to 9'
good | sed 's/2 \* nh_base_one()/2/' |
    check 'a name that no other file uses' 'nh_base_one, which no other file uses'
good | sed 's/nh_base_one/nh_one/' |
    check 'a name without the noun of its header' 'expected nh_ and one of: base'
{ good; printf '<<return one>>=\nvoid g(void)\n{\n'
  printf '<<first rows>>\n<<more rows>>\n}\n@\n'
  for k in first more; do printf "<<$k rows>>=\n{1, 2},\n"; lines 33 '{3, 4},'
  echo @; done; } |
    check 'a long function with a nested chunk' 'function of'

# draws LINE...: a script of these lines beside the good document.
draws() { printf '%s\n' "$@" > "$work/bad.gp"; good; }
figure=bad.gp
draws 'first(f) = system("head -n 1 ".f)' 'a = first(f)' \
    'plot f using 2:(column(3) - a) every 2, f u 1:first(f)' |
    check 'a script that asks the shell once a curve' ''
draws 'plot f using 2:(column(3) - real(system("date")))' |
    check 'system at every point' 'system starts a shell at every point'
draws 'first(f) = system("head -n 1 ".f)' 'e0(f) = real(first(f))' \
    'plot f every 2 \' '    using 2:($3 - e0(f)) with lines' |
    check 'a function that starts a shell at every point' 'e0 starts a shell'
draws 'plot f u (`date`):2' | check 'backquotes at every point' 'a backquote starts'
