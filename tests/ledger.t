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
finish
