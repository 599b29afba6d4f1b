#!/bin/bash
# Identities of the records as theorems of Coq: a sample is accepted, and with
# the changed definitions of its controls each is refuted or does not close.
# That a false theorem is noticed is tried with a false one.
. tests/tap.sh
print() { paper/certificates "$@" "$work" build/src/claims/*.claims > "$work/out"; }
accepts() { (cd "$work" && timeout 500 coqc -q -w none sample.v > log 2> err); }

check 'a sample is printed' 'print sample=40 && prints "^sample.v: 40 hold, 0 fail"'
if ! command -v coqc > /dev/null
then
    for name in 'it is accepted' 'a false one is not' 'the controls are refuted'
    do skip "$name" 'coqc is missing: make deps-coq'
    done
else
    check 'it is accepted' accepts
    check 'with one sign changed it is not' '
        perl -0pi -e "s/(in|R,)(\n  [^\n]*) - ([^\n]* = 0(?: \/.)?\n)/\$1\$2 + \$3/ or die" \
            "$work/sample.v" && ! accepts && grep -q "not a valid" "$work/err"'
    check 'the controls are refuted' 'print sample=40 control &&
        prints "^sample.v: 0 hold" && accepts'
fi
finish
