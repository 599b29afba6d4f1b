#!/bin/bash
# What accuracy costs, as the half pages of the book draw it: each system of the table
# has one, with the numbers of the table.
. tests/tap.sh
command -v gnuplot > /dev/null || { skip 'half pages' 'no gnuplot: run "make deps"'; finish; exit; }

columns='# columns: system method state T h tolerance starts evaluations error-low error error-high energy-low energy energy-high slip-low slip slip-high'
# rows T < "method state h tolerance evaluations error energy": with quartiles.
rows() {
    while read -r system method state h tolerance n error energy
    do  printf '%s\t%s\t%s\t%s\t%s\t%s\t' "$system" "$method" "$state" "$1" "$h" "$tolerance"
        awk -v s="$state" -v n="$n" -v a="$error" -v b="$energy" 'BEGIN { OFS = "\t"
            if (s == "failed") { for (i = 0; i < 10; i++) printf "failed\t"; print "failed" }
            else print 4, n, a / 2, a, a * 3, b / 2, b, b * 3, 0, 0, 0 }'
    done
}
{ echo '# ordinary = ode'; echo "$columns"; rows 100 <<END
one gni done 1/2 - 201 0.3 2e-3
one gni done 1/5 - 501 4e-2 3e-4
one gni done 1/10 - 1001 1e-2 8e-5
one mla failed 1/2 - failed failed failed
one mla done 1/5 - 1503 20 2e-5
one mla done 1/10 - 3003 2e-3 5e-6
one ode done 10 0.0001 598 5e-4 3e-4
one ode done 10 1e-06 754 6e-6 2e-6
one compose-dla done 1/2 - 3019 7e-5 3e-6
one compose-dla failed 1/5 - failed failed failed
two gni done 1/2 - 300 0.4 2e-3
two ode done 10 1e-06 9000 2e-6 4e-6
two rk4 failed 1/2 - failed failed failed
two dla done 1/2 - 700 30 5e-3
two dla failed 1/5 - failed failed failed
END
} > "$work/matrix-work.tsv"
{ echo "$columns"; rows 10000 <<END
one gni done 1/2 - 8000 3 2e-3
one gni done 1/5 - 50100 0.3 3e-4
one ode done 1000 1e-06 80000 2 1e-2
two ode done 1000 1e-06 90000 2 2e-2
two gni done 1/2 - 3000 2 3e-3
END
} > "$work/matrix-later.tsv"
{ echo '# columns: system T asked accuracy method method-h method-tolerance method-evaluations geometric geometric-h geometric-tolerance geometric-evaluations ordinary ordinary-h ordinary-tolerance ordinary-evaluations ratio crossing'
  printf '%s\t' one 100 error 1e-6 ode 10 1e-08 990 compose-dla 1/2 - 301900 ode 10 1e-08 990 305; echo none
  printf '%s\t' one 10000 energy 1e-6 beyond beyond beyond beyond beyond beyond beyond beyond beyond beyond beyond beyond none; echo none
} > "$work/matrix-choice.tsv"
{ echo '# columns: system method state'; printf 'two\tode\tdone\ntwo\tgni\tdone\ntwo\tmla\trefused\n'; } > "$work/matrix.tsv"

draws() { paper/draw "$work" paper/costs.gp "$work/cost-$1" svg; }
check 'each system has a half page, which names what is cheapest, what refuses and what failed' \
  'paper/costs "$work" > "$work/out" && cmp "$work/out" - <<"END"
\nhcost{one}{one}{Point: \texttt{ode} $10^{-8}$ (990), \texttt{compose-dla} 1/2 ($3.02\cdot10^{5}$). Energy: \emph{beyond}, \emph{beyond}.}
\nhcost{two}{two}{Refused: \texttt{mla}. Failed: \texttt{rk4}.}
END'
check 'points, bars and marks are those of the table, the energy up to the longest time with two geometric runs' \
  'draws one && draws two && grep -q "T = 10⁴" "$work/cost-one.svg" && ! grep -q "T = 10⁴" "$work/cost-two.svg" &&
   [ "$(perl tests/costs.pl "$work" one "$work/cost-one.svg")" = 23 ] &&
   [ "$(perl tests/costs.pl "$work" two "$work/cost-two.svg")" = 11 ]'
# other SED: the table after such an edit is not what is drawn.
other() {
    mkdir -p "$work/other"; sed "$1" "$work/matrix-work.tsv" > "$work/other/matrix-work.tsv"
    cp "$work/matrix-later.tsv" "$work/other"
    ! cmp -s "$work/matrix-work.tsv" "$work/other/matrix-work.tsv" &&
    ! perl tests/costs.pl "$work/other" one "$work/cost-one.svg" 2> "$work/err" && grep -q "$2" "$work/err"; status=$?
    : > "$work/err"; return $status
}
check 'another point, bar, cost, failure or method is seen' \
  'other "s/\t4e-2\t/\t5e-2\t/" "nothing is drawn" && other "s/\t0.12\t/\t0.13\t/" "no bar" &&
   other "s/\t501\t/\t530\t/" "nothing is drawn\|no bar" && other "s/\t20\t/\t9\t/" "drawn, " &&
   other "/failed/d" "other runs failed" && other "s/compose-dla/dla/" "no dla"'
check 'a system that is not in the table' \
  '! paper/costs "$work" three error > "$work/out" 2> "$work/err" && complains "no system three" && ! draws three 2> "$work/err" &&
   grep -q "no system three" "$work/err"; s=$?; : > "$work/err"; [ $s = 0 ]'

# What the documents were set with.
if [ ! -e build/paper/costs.tex ] || [ ! -e results/matrix-later.tsv ]
then skip 'the half pages of the book' 'no documents: run "make"'; finish; exit
fi
check 'every system of the table has its half page in the book' \
  'for system in $(grep -v "^#" results/matrix-work.tsv | cut -f1 | sort -u)
   do grep -q "^.nhcost{$system}" build/paper/costs.tex && [ -s "build/figures/cost-$system.pdf" ] || return; done'
check 'with the numbers of the table' \
  'for system in heisenberg ball-in-cylinder
   do paper/draw "$work" paper/costs.gp "results/cost-$system" svg && perl tests/costs.pl results "$system" "$work/cost-$system.svg" > /dev/null || return; done'
finish
