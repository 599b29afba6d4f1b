#!/bin/bash
# Bad input: one line FILE:LINE: what; expected, the right status, no file.
#
# Each tests/bad/*.yaml says in its first line what to expect:
#   # expect STATUS LINE: PATTERN     (LINE 0: the file as a whole)
# The program is $NHI, or build/nhi.
. tests/tap.sh
out=$work/results

# refuses FILE: as its first line says.
refuses() {
    local expected line pattern place
    read -r _ _ expected line pattern < "$1"
    place=$1:${line/#0:/}
    [ ! -e "$out" ] || rm -rf "$out"
    gives "$expected" run "$1" -o "$out" && complains "$pattern" &&
        [[ $complaint = "$place"* ]] &&
        { [ "$expected" = 3 ] || complains '; expected '; } &&
        left "$expected" && [ ! -s "$work/out" ]
}
# left STATUS: of bad input there is nothing, of a run that failed on its way
# RUN.failed alone, which says why.
left() {
    local file
    [ ! -e "$out" ] && [[ $complaint != *'stopped at'* ]] && return
    [ "$(files "$out")" = 0 ] && ! complains 'stopped at' && return
    file=$(find "$out" -type f)
    [ "$1" = 3 ] && [ "${file%.failed}" != "$file" ] &&
        grep -q '^# failed = ' "$file" && grep -q '^# failed residual = ' "$file"
}
for file in tests/bad/*.yaml
do name=${file##*/}; check "${name%.yaml}" "refuses $file"
done
check 'the file of a start that fails has the numbers of its message' '
    "$program" run tests/bad/start-does-not-converge.yaml -o "$work/hindered" 2> "$work/err"; n=$(sed -n "s/.* after \([0-9]*\) iter.*/\1/p" "$work/err")
    [ "$n" -gt 0 ] && grep -qx "# failed iterations = $n" "$work"/hindered/*/r.failed'

# What is wrong with the file itself.
: > "$work/empty.yaml"
head -c 300 /dev/zero > "$work/zeros.yaml"
printf 'title: \xff\xfe\n' > "$work/bytes.yaml"
experiment "$work/good.yaml"
ln -s "$work/loop.yaml" "$work/loop.yaml"
for what in empty:empty missing:'No such file' loop:symbolic zeros:'not YAML' \
            bytes:'not YAML'
do check "file: ${what%%:*}" "gives 2 run '$work/${what%%:*}.yaml' -o '$out' &&
    complains '${what#*:}.*; expected ' && [ \$(files '$out') = 0 ]"
done
printf 'title: "a\\x7fb"\nsource: none\nruns: []\n' > "$work/del.yaml"
cat > "$work/kinds.yaml" <<'END'
title: kinds
source: none
defaults: {steps: 5}
runs:
  - {name: r, system: particle, method: gni, h: 1/10, record: [q], start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}
END
check 'the nearest kind, the first of them too' 'gives 2 check "$work/kinds.yaml" --set runs.0.kind=trajectri &&
    complains "unknown kind trajectri; expected trajectory or another"'
check 'of two settings the one that has no effect' 'gives 2 check "$work/kinds.yaml" --set title=x --set defaults.h=1/5 &&
    complains "kinds.yaml:3: --set defaults.h=1/5: each run has its own h; expected runs.N.h"'
check 'file: a control character by its number' \
    'gives 2 check "$work/del.yaml" && complains "del.yaml:1: .*control characters; expected one line"'
check 'a setting of what is no number of a list' \
    'gives 2 check "$work/good.yaml" --set runs.0x.h=1 && complains "no such place"'
check 'file: a directory' "gives 2 run '$work' -o '$out' && complains directory"
check 'file: a name of 300 letters' "gives 2 run $(printf '%0300d' 0) -o '$out'"
for name in '' .r $(printf '%070d' 0) $'r\007'
do
    cp "$work/good.yaml" "$work/$name.yaml"
    check "file: no results under the name '$name'" \
        "gives 2 run '$work/$name.yaml' -o '$out' && complains 'KEY of 1 to 63'"
done
cp "$work/good.yaml" "$work/two words.yaml"
check 'file: a name with a blank is no fault' \
    "gives 0 run '$work/two words.yaml' -o '$work/fine' &&
     [ -s '$work/fine/two words/r.tsv' ]"
printf '%s' "$(cat "$work/good.yaml")" > "$work/no-end.yaml"
sed 's/$/\r/' "$work/good.yaml" > "$work/dos.yaml"
check 'file: no new line at the end is no fault' \
    "gives 0 run '$work/no-end.yaml' -o '$work/fine'"
check 'file: DOS line ends are no fault' "gives 0 run '$work/dos.yaml' -o '$work/fine'"

# slip SED PATTERN: what is no YAML any more, with the line of the slip.
slip() { sed "$1" "$work/good.yaml" > "$work/slip.yaml" && gives 2 check "$work/slip.yaml" && complains "slip.yaml$2"; }
check 'a key without a colon: its line' 'slip "6s/:.*//" ":6: .*; expected a colon and a blank behind a key$"'
check 'a key without a blank: its line' 'slip "6s/: /:/" ":6: .*; expected a colon and a blank"'
check 'the first key without a colon' 'slip "4s/:.*//" ":5: .*; expected one key: value, and a colon in the line before"'
check 'a tab before a key' 'slip "6s/ /\t/" ":6: .*tab.*; expected blanks"'
check 'Latin-1' 'slip "1s/a test/\xe4 x/" ":1: .*UTF-8.*; expected UTF-8"'
check 'behind the document' 'slip "\$ s/.*/&\\n---\\n]/" ":[0-9]*: .*expected node content"'

# Large files take the time of their size, and too large ones are refused.
{ head -n 9 "$work/good.yaml"
  perl -e 'print "    record: [", join(", ", ("q") x 1e5), "]\n"'
} > "$work/items.yaml"
{ head -n 10 "$work/good.yaml"; perl -e 'print "    k$_: $_\n" for 1 .. 1e5'
} > "$work/keys.yaml"
{ head -n 3 "$work/good.yaml"
  perl -e 'print "  - {name: r$_}\n" for 1 .. 1e5'; } > "$work/runs.yaml"
perl -e 'print "[" x 1e6' > "$work/brackets.yaml"
perl -e 'print "a: ", "x" x (1 << 24), "\n"' > "$work/bytes17.yaml"
check 'file: a list of 10^5 items' "seconds 1 gives 2 check '$work/items.yaml' &&
    complains '^$work/items.yaml:10: record is no list'"
check 'file: a map of 10^5 keys' \
    "seconds 1 gives 2 check '$work/keys.yaml' && complains 'more than 64 keys'"
check 'file: 10^5 runs' \
    "seconds 1 gives 2 check '$work/runs.yaml' && complains 'more than 4096 runs'"
check 'file: 10^6 brackets' \
    "seconds 1 gives 2 check '$work/brackets.yaml' && complains 'too deeply'"
# nested N: a list of twenty lists, in which N levels are open.
nested() { perl -e 'print "[", ("[" x ($_ - 1) . "]" x ($_ - 1) . ",") x 20, "]\n" for shift' "$1" \
    > "$work/nested.yaml"; gives 2 check "$work/nested.yaml"; }
check 'file: sixteen levels, and not one more' \
    'nested 16 && ! complains "too deeply" && nested 17 && complains "too deeply"'
check 'file: more than 2^24 bytes' \
    "seconds 1 gives 2 check '$work/bytes17.yaml' && complains 'more than 16777216'"

# check reads as strictly as run.
check 'check passes a good file' \
    "gives 0 check '$work/good.yaml' && prints 'good.yaml: 1 run, good'"
check 'check refuses a bad file' \
    'gives 2 check tests/bad/h-zero.yaml && complains :8:'
for file in experiments/*.yaml
do [ ! -e "$file" ] || check "check $file" \
    "nhi check $file; [ \$status = 0 ] && ! grep -v ': warning: ' '$work/err'"
done

# Overrides are read as strictly as the file.
set_to() { gives 2 run "$work/good.yaml" -o "$out" --set "$1" && complains "$2"; }
check '--set without =' "set_to runs.0.h PATH=VALUE"
check '--set to nothing' "set_to runs.0.h= 'not a value.*; expected'"
check '--set to half a list' "set_to runs.0.start.q0=[0,1 'not a value'"
check '--set of run 7' "set_to runs.7.h=1 'no such place'"
check '--set of run -0' "set_to runs.-0.h=1 'no such place'"
check '--set into a number' "set_to runs.0.h.x=1 'no such'"
check '--set where no map was' "gives 0 run '$work/good.yaml' -o '$work/fine' \
    --set runs.0.parameters.kx=1 && grep -q '^# kx = 1$' '$work/fine/good/r.tsv'"
check '--set of defaults where none were' "gives 0 run '$work/good.yaml' \
    -o '$work/fine' --set defaults.parameters.ky=2 &&
    grep -q '^# ky = 2$' '$work/fine/good/r.tsv'"
check '--set of a misspelt map' "set_to runs.0.parametres.kx=1 \
    'unknown key parametres in the run; expected parameters or another'"
check '--set of an unknown key' "set_to runs.0.x=1 'unknown key x'"
check '--set h to 0: the line that is overridden, and the override' \
    "set_to runs.0.h=0 '^$work/good.yaml:7: --set runs.0.h=0: h is 0; '"
check '--set of a default to an empty list' "sed /h:/d '$work/good.yaml' > '$work/no-h.yaml' &&
    gives 2 check '$work/no-h.yaml' --set defaults.every=9 --set defaults.h=- &&
    complains '^$work/no-h.yaml:1: --set defaults.h=-: h is empty; expected a finite'"
check '--set within a --set: the line of the file' "set_to 'runs.0.start={rule: momentum}' ':[0-9]+: --set runs.0.start=.*expected' &&
    gives 2 check '$work/good.yaml' --set 'runs.0={name: r}' --set runs.0.h=0 &&
    complains '^$work/good.yaml:$(grep -n '^ *- ' "$work/good.yaml" | head -n 1 | cut -d: -f1): --set runs.0'"
cat > "$work/attitude.yaml" <<'END'
title: a record without numbers
source: none
runs:
  - {name: r, system: suslov, method: rk4, h: 1/10, steps: 2, record: [q], start: {rule: momentum, v0: [1, 1, 0]}}
  - {name: s, system: suslov, method: rk4, h: 1/10, steps: 2, record: [R], start: {rule: momentum, v0: [1, 1, 0]}}
END
check 'a record without numbers is told' 'nhi run "$work/attitude.yaml" -o "$work"
    [ "$status $(wc -l < "$work/err")" = "0 1" ] && complains "attitude.yaml:4: warning: run r: q has no numbers on suslov" &&
    nhi check "$work/attitude.yaml"; [ "$status $(wc -l < "$work/err")" = "0 1" ]'
check '--set of a whole run: its warnings have no line' \
    "nhi run '$work/good.yaml' -o '$work/fine' --set 'runs.0={name: r, system: particle, method: gni, h: 1e3, steps: 1,
         record: [q], start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}}'
     [ \$status = 0 ] && complains '^$work/good.yaml: warning: run r: '"
check '--set of a parameter of a system alone' \
    "gives 2 check particle --set parameters.kx=x && complains '^particle: --set parameters.kx=x: kx is x; '"
for key in title name system method
do check "an empty $key" "sed 's/$key: .*/$key:/' '$work/good.yaml' > '$work/hollow.yaml' &&
    gives 2 check '$work/hollow.yaml' && complains ':[0-9]: $key is no word; expected one'"
done
check 'an h that is zero in this precision is quoted as it was written' \
    "set_to runs.0.h=1e-9999 ':7: --set runs.0.h=1e-9999: h is 1e-9999, which is zero in this precision; '"
check '--set of a list: the line of the file' \
    "set_to 'runs.0.record=[q, error]' ':$(grep -n record "$work/good.yaml" | cut -d: -f1): --set .*: error needs'"
check '--set of a line break: one line all the same' \
    "set_to $'runs.0.name=a\n\nb' 'a\?\?b: not a value'"
check '--set with a line break in the path' "set_to $'runs\n.0=1' 'runs\?'"
many=$(printf -- '--set runs.0.h=0.1 %.0s' $(seq 100))
check '--set a hundred times' "gives 0 check '$work/good.yaml' $many"
check '--set of a very long path' "set_to $(printf '%0300d' 0)=1 PATH=VALUE"
check '--only an unknown run' \
    "gives 2 run '$work/good.yaml' -o '$out' --only s && complains 'no run named s'"

# What asks for a driver: a good run of either kind, with one thing changed.
start='start: {rule: momentum, q0: [0, 0, 0], v0: [0, 1, 0]}'
turns="name: t, kind: turns, system: gearbox, method: dla, $start, steps: [8, 16]"
turns="$turns, speeds: [1], vary: {eps: [0], even: [0]}"
section="name: s, kind: section, system: gearbox, method: dla, $start, steps: 8"
section="$section, turns: 2, load: 1, ring: [-1/2, 1/2, 2]"
# driven RUN SED PATTERN: refused for that reason; without one, found good.
driven() {
    printf 'title: t\nsource: s\nruns:\n  - {%s}\n' "$(sed -E "$2" <<< "$1")" > "$work/driven.yaml"
    if [ -z "$3" ]; then gives 0 check "$work/driven.yaml"
    else gives 2 check "$work/driven.yaml" && complains "driven.yaml:4: .*$3.*; expected"
    fi
}
check 'turns and a section: good as they stand' 'driven "$turns" "" "" && driven "$section" "" ""'
while read -r kind change pattern
do change=${change//_/ }; check "$kind: $pattern, $change" "driven \"\$$kind\" '$change' '$pattern'"
done <<'END'
turns s/.steps:.\[8,.16\],// the run has no steps
turns s/.speeds:.\[1\],// the run has no speeds
turns s/,.vary.*// the run has no vary
turns s/\[8,.16\]/8/ steps is no ladder
turns s/\[8,.16\]/[8]/ steps is no ladder
turns s/\[8,.16\]/[8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8]/ steps is no ladder
turns s/\[8,.16\]/[3,16]/ is 3
turns s/\[8,.16\]/[8,16,8]/ two rungs of 8 steps
turns s/eps:.\[0\]/eps:_[1,0,1]/ eps has 1 twice
turns s/\[1\]/1/ speeds is no list
turns s/\[1\]/[]/ speeds is no list
turns s/\[1\]/[x]/ item is x
turns s/even/gauge/ no parameter gauge
turns s/.even:.\[0\]// vary is no pair
turns s/eps:.\[0\],// vary is no pair
turns s/eps:.\[0\]/eps:_0/ eps is no list
turns s/gearbox/contact-oscillator/ no parameter even
turns s/0,.1,.0/1,0,0/ has no driver here
turns s/0,.1,.0/0,1,1e-3/ start has a load of its own
turns s/0,.0,.0/0.5,0,0/ start has a load of its own
section s/0,.1,.0/1,1,0/ start has a load of its own
section s/0,.0,.0/0,0,0.5/ start has a load of its own
turns s/method:.dla/method:.lda/ lda
turns s/rule:.momentum/rule:.moments/ moments
turns s/turns,/turns,load:1,/ unknown key load
section s/.steps:.8,// the run has no steps
section s/.turns:.2,// the run has no turns
section s/.load:.1,// the run has no load
section s/,.ring.*// the run has no ring
section s/steps:.8/steps:_3/ is 3
section s/turns:.2/turns:_0/ is 0
section s/load:.1/load:_x/ load is x
section s/load:.1/load:_0/ load is 0
section s/-1.2,/-2,/ leaves the ring
section s/1.2,.2\]/2,2]/ leaves the ring
section s/1.2,.2\]/1]/ ring is no range
section s/1.2,.2\]/1,0]/ is 0
section s/system:.gearbox/system:_snakeboard/ another length
END
check 'turns that fail say where' 'driven "$turns" "s/.vary/ parameters: {kappa: 1.0e300},&/" "" &&
    gives 3 run "$work/driven.yaml" -o "$work/failed" &&
    complains "stopped at speed 1, eps 0, even 0, 8 steps: [^;(]*; repeat" &&
    grep -q "^# failed speed = 1$" "$work/failed/driven/t.failed"'
check 'none of these left a file' '[ "$(files "$out")" = 0 ]'
finish
