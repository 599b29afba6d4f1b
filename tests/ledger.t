#!/bin/bash
# A sample of the ledger has the verdicts on record, in every format.
# The program is $NHI, or build/nhi.
. tests/tap.sh
sample='*[05]'
count=$("$program" list claims | grep -c '^[^ ]*[05] ')
check 'the sample: as on record' 'gives 0 verify "$sample" && ! prints DIFFERS &&
    [ "$(grep -c "^[A-Z]*[0-9]*-[CQ]" "$work/out")" = $count ]'
check 'the sample as tsv' 'gives 0 verify "*0" --format tsv &&
    [ "$(awk -F"\t" "NR > 1 && \$4 != \$5" "$work/out" | wc -l)" = 0 ]'
check 'the sample as json' 'gives 0 verify "*5" --format json && perl -MJSON::PP -0777 \
    -ne "\$c = decode_json(\$_); exit !(@\$c > 9 && !grep { \$\$_{verdict} ne \$\$_{expected} } @\$c)" \
    "$work/out"'

check 'a claim that rests on no finding' 'gives 0 verify GNI08-C58 &&
    prints "^GNI08-C58 +not checkable +- +- "'

# A verdict that differs from the one on record says so, with all it rests on. In
# a directory of its own the ledger reads the experiments that it finds there.
here=$PWD; case $program in /*) ;; *) program=$here/$program ;; esac
mkdir -p "$work/own/experiments"
read_in() { (cd "$work/own" && nhi "$@"; echo "$status" > "$work/status"
    [ "$(wc -l < "$work/err")" = 0 ]) && status=$(cat "$work/status"); }
check 'without its experiment a claim is unsettled' 'read_in verify GNI08-C43 &&
    [ "$status" = 1 ] && prints "DIFFERS: on record is confirmed; .*gni08-fig2.yaml" &&
    prints "as printed: .* is <= 0 .terms left.*control"'
check 'a verdict that differs ends a run of kind verdict' '
    printf "title: t\nsource: s\nruns:\n  - {name: r, kind: verdict, claims: GNI08-C43}\n" \
        > "$work/own/v.yaml" &&
    (cd "$work/own" && gives 1 run v.yaml && complains "v.yaml:4: .*differ")'
# reads SUBSTITUTION PATTERN: with the entry of GNI08-C44 changed so, the verdict
# differs, for that reason.
reads() {
    perl -0pe '/(.*)(  - claim: GNI08-C44.*)/s; my ($head, $last) = ($1, $2);
        for ($last) { '"$1"' } $_ = $head . $last' "$here/experiments/gni08-fig2.yaml" \
        > "$work/own/experiments/gni08-fig2.yaml"
    read_in verify GNI08-C44 && [ "$status" = 1 ] && prints "DIFFERS.*$2"
}
while IFS='|' read -r name change pattern
do check "a reading with $name" "reads '$change' '$pattern'"
done << 'END'
an unknown run|s/run. gni\n/run: gmi\n/|names no run
no measure|s/ *measure.*\n//|names no run or no measure
an unknown claim|s/GNI08-C44/GNI08-C43/|no complete entry
an unknown key|s/key. constant/key: constent/|no complete entry
no sentence|s/ *what. dep.*\n//|no complete entry
no reason|s/ *reason.*\n//|no complete entry
no relation|s/ *relation.*\n//|no complete entry
no bound|s/ *bound.*\n//|no complete entry
a bound that is a word|s/16 eps/many/|no complete entry
the wrong relation|s/<=/>=/|
an unknown role|s/as printed/as painted/|
the role of a report|s/as printed/reported/|
a quotient|s/(column. energy)/$1\n    over: {run: gni}/|
a goal that is a word|s/(column. energy)/$1\n    near: here/|not finite
a goal far off|s/(column. energy)/$1\n    near: 1/|
a control that holds|s/run. dla, what/run: gni, what/|the control of constant
no control|s/ *control.*\n//|the control of constant
an unknown column|s/column. energy/column: energie/|has no line .relative departure energie
END
check 'tsv of a verdict that differs' 'read_in verify GNI08-C44 --format tsv &&
    [ "$status" = 1 ] &&
    awk -F"\t" "NR == 2 && (\$4 == \$5 || NF != 12) { exit 1 }" "$work/out"'
check 'json of a verdict that differs' 'read_in verify GNI08-C44 --format json &&
    [ "$status" = 1 ] && perl -MJSON::PP -0777 -ne "\$c = decode_json(\$_);
        exit \$\$c[0]{verdict} eq \$\$c[0]{expected}" "$work/out"'
cp experiments/gni08-fig2.yaml "$work/own/experiments"
check 'two claims that read one experiment, as on record' \
    'read_in verify "GNI08-C4[34]" && [ "$status" = 0 ] && prints "^2 confirmed"'
check 'a reading whose run fails' 'sed "s/name: gni, method: gni, h: 0.2/name: gni, method: gni, h: 1e200/" \
        experiments/gni08-fig2.yaml > "$work/own/experiments/gni08-fig2.yaml" &&
    read_in verify GNI08-C44 && [ "$status" = 1 ] && prints DIFFERS'

# What is known of a claim without and with the table of the ledger.
check 'a claim: its remark and where its numbers are' \
    'read_in show GNI08-C44 && prints "^numbers: nhi verify GNI08-C44"'
mkdir -p "$work/own/results" "$work/own/build/paper"
printf 'GNI08-C4\tx\nGNI08-C44\ta\tb\tc\td\te\t1e-9\t2e-9\tinf\tf\tits remark\n' \
    > "$work/own/results/claims.tsv"
printf 'GNI08-C44\tthe volume\t17\n' > "$work/own/build/paper/pages"
check 'a claim: its numbers and its page' 'read_in show GNI08-C44 &&
    prints "measured 1e-9. bound 2e-9. its remark" && prints "^the volume, page 17"'
printf 'GNI08-C44\ta\n' > "$work/own/results/claims.tsv"
check 'a claim: a table cut short' 'read_in show GNI08-C44 && prints "measured \. bound"'
finish
