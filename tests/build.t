#!/bin/bash
# What is done again after an edit: of prose nothing, of code what depends on
# it, of an experiment or a plot that one alone.
. tests/tap.sh
unset MAKEFLAGS MAKELEVEL
# The other precisions and what only tests and lint make are left behind.
cp -Rp Makefile paper src.nw "$work"; mkdir "$work/build" "$work/tests"; cp -p tests/laws.nw "$work/tests"
find build -mindepth 1 -maxdepth 1 ! -name quad ! -name ld ! -name asan ! -name coverage ! -name mutants \
    ! -name lint ! -name tests -exec cp -Rp -t "$work/build" {} +
mkdir "$work/experiments" "$work/results" "$work/figures"
cp experiments/style.gp experiments/wheelset.yaml "$work/experiments" # a claim has its formulas
rm -f "$work/build/times"
cd "$work" || exit 1
experiment experiments/small.yaml
cat > experiments/small.gp <<'END'
load 'experiments/style.gp'
set xlabel 't'; set ylabel 'x'
plot results.'/r.tsv' using 2:3 with lines @gni title 'x'
END

# makes GOAL PATTERN...: make says exactly these things, in any order; each
# pattern is a whole line.
makes() {
    local goal=$1; shift
    make --silent "$goal" > out 2> err; status=$?
    [ "$status" = 0 ] && [ "$(grep -c . out)" = $# ] || return
    for pattern in "$@"
    do grep -qxE "$pattern" out || return
    done
}
# edits FILE SED: changes a file, and its time.
edits() { sed -i "$2" "$1"; }
figure=figures/small.svg
drawn="draw $figure"
ran='run experiments/small.yaml'
particle='gcc build/double/systems/particle.o'
built="'archive build/libnhi.a' 'link build/nhi'"

check 'a first figure' "makes $figure '$ran' '$drawn'"
check 'then nothing' "makes $figure"
check 'an edit of prose near the top: nothing' \
    "edits src.nw '3s/^/A sentence that was not there.\n/' && makes $figure"
check 'an edit of prose at the end: nothing' \
    "echo 'The end.' >> src.nw && makes $figure"
check 'an edit of code: compiled, run again, not redrawn' \
    "edits src.nw 's:^  a. {default. 0, meaning. coupling a x z:  # a comment\n&:' &&
     makes $figure '$particle' $built '$ran'"
check 'then nothing again' "makes $figure"
check 'a comment in a low header: compiled, archived, linked, nothing is run' \
    "edits src.nw 's:^/. gslode.h - .*:&\n/* a comment */:' &&
     makes $figure $(printf "'gcc build/double/%s.o' " base/gslode mechanics/reference stepping/exponential) $built"
mkdir slow; printf '#!/bin/sh\nsleep 1; PATH="%s" exec gcc "$@"\n' "$PATH" > slow/gcc; chmod +x slow/gcc
check 'on a terminal: how many of the targets are made, and the seconds left' \
    "rm -rf build/double/testbed/{describe,enclose,ensemble,measure,reading,result}.o results/small && PATH='$PWD/slow:$PATH' script -qfec 'make -j1 $figure' said < /dev/null > /dev/null &&
     grep -qE '[0-9] of [0-9]+, [0-9]+ s left' said && ! grep -q s.left out"
check 'an edit of code that changes the result: redrawn' \
    "edits src.nw 's:^\(constraints. .\)\(z. - y.x..\)\$:\12*\2:' &&
     makes $figure '$particle' 'gcc build/double/records/mla20.o' 'gcc build/double/records/near.o' $built '$ran' '$drawn'"
check 'an edit of a claim: linked, nothing is run' \
    "edits paper/zen06.nw 's:^<<claims/zen06.c>>=:&\n/* a claim */:' &&
     makes $figure 'gcc build/double/claims/zen06.o' 'link build/nhi'"
check 'an edit of the plot: drawn, not run' \
    "edits experiments/small.gp 's/lines/points/' && makes $figure '$drawn'"
check 'an edit of the experiment that changes nothing: run, not drawn' \
    "edits experiments/small.yaml 's/steps: 10/steps:   10/' &&
     makes $figure '$ran'"
check 'results that were removed: made again, and drawn' \
    "rm -rf results/small && makes $figure '$ran' '$drawn'"
check 'a deleted table: run again, not redrawn' \
    "rm results/small/r.tsv && makes $figure '$ran' && [ -s results/small/r.tsv ]"
check 'what each target took is known' "make times > out && grep -qx ' .* figures: 1' out &&
    grep -qE '^ +[0-9.]+ +experiments: 1$' out"
check 'two makes at once: one works, the other waits' '
    rm -rf results/small $figure
    { make --silent $figure > first 2>&1 & make --silent $figure > second 2>&1 & wait; }
    [ -s $figure ] && sort first second | grep -vx "make: another make works.*" > out &&
    [ "$(grep -c . out)" = 2 ] && grep -qx "$ran" out && grep -qx "$drawn" out'
# ---- Figures are whole ---------------------------------------------------------
cp $figure before.svg
mkdir home; echo 'set title "of the user"; set samples 3' > home/.gnuplot
check 'the settings of the user change nothing' \
    "touch experiments/small.gp && HOME='$work/home' makes $figure '$drawn' &&
     cmp $figure before.svg"
check 'a full disk: make says so, the old figure stays, and is old' '
    touch experiments/small.gp
    (trap "" XFSZ; ulimit -f 4; ! makes $figure && [ $status = 2 ] &&
        grep -q "$figure: gnuplot has not finished" err) && cmp $figure before.svg &&
    makes $figure "$drawn" && [ -z "$(ls build/draw)" ]'
check 'a warning of gnuplot: make says so, the old figure stays, and is old' '
    cp experiments/small.gp kept.gp; echo "plot 1, \"< echo\"" >> experiments/small.gp
    ! makes $figure && grep -q "gnuplot complains" err && cmp $figure before.svg &&
    mv kept.gp experiments/small.gp && makes $figure "$drawn"'
mkdir bin; cat > bin/gnuplot <<'END'
#!/bin/bash
out=${*#*output=\'}; out=${out%%\'*}
printf '<svg>half' > "$out"
kill -KILL 0
END
chmod +x bin/gnuplot
check 'SIGKILL of everything: the old figure stays, and is old' '
    touch experiments/small.gp
    ! PATH=$PWD/bin:$PATH setsid --wait make --silent $figure > /dev/null 2>&1
    cmp $figure before.svg && makes $figure "$drawn" && cmp $figure before.svg'
check 'a run that fails stops the figure' "
    edits experiments/small.yaml 's/h: 0.1/h: 1e300/; s/v0: .1,/v0: [1e200,/' &&
    ! makes $figure && grep -q 'no longer finite' err && cmp $figure before.svg &&
    edits experiments/small.yaml 's/h: 1e300/h: 0.1/; s/v0: .1e200,/v0: [1,/' &&
    makes $figure '$ran'"
# titles PRECISIONS: what the documents say of their text, without its hash.
titles() { make --silent "$@" build/paper/text.tex && sed 's/.*{[0-9a-f]*//' build/paper/text.tex; }
check 'documents without the ledger in quad say so, and no others' '
    [ "$(titles; titles PRECISIONS=double; titles)" = "$(printf "}\n, ledger in double only}\n}")" ]'
check 'the ledger in quad alone is refused' \
    '! make --silent PRECISIONS=quad build/paper/text.tex 2> err && grep -q "expected double" err'
check 'a misspelt chunk stops the build with its line' \
    "edits src.nw 's/^<<solve the free particle\(.*=\)\$/<<sollve the free particle\1/' &&
     ! makes $figure && grep -qE '^src.nw:[0-9]+: .*<<solve the free' err"
check 'the first comment of the Makefile lists its targets' '
    sed -n "s/^\.PHONY: *//p" Makefile | tr " " "\n" | grep -x "[a-z-]*" | grep -vx locked |
        sort -u > targets
    sed -n "/^[^#]/q; s/^# *make \([a-z-][a-z-]*\) .*/\1/p" Makefile | sort -u |
        diff targets - > out'
finish
