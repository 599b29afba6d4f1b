#!/bin/bash
# A motion does not depend on the units of mass and time in which it is written down.
# The program is $NHI, or build/nhi.
. tests/tap.sh
check 'every run in five systems of units' 'perl tests/units.pl "$work/units.yaml" &&
    nhi run "$work/units.yaml" -o "$work/there" && [ "$status" = 0 ]'
check 'no method sees them' 'perl tests/units.pl "$work/there/units" > "$work/out" && [ "$(wc -l < "$work/out")" = 1 ] &&
    [ "$(awk "/ runs$/ { print \$1 }" "$work/out")" -ge 500 ]'
check 'a mass that was left as it was is seen' 'sed -i "/heavy/s/ m: [0-9.e+]*/ m: 1.3/" "$work/units.yaml" &&
    nhi run "$work/units.yaml" -o "$work/there" && perl tests/units.pl "$work/there/units" | grep -q "sleigh-gni-heavy.tsv: [0-9]"'
finish
