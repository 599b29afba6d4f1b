#!/bin/bash
# A signal ends the program within two seconds, by the signal, after one line;
# the old result stays and no other file. The program is $NHI, or build/nhi.
. tests/tap.sh
experiment "$work/key.yaml"
into=$work/results
result=$into/key/r.tsv
run() { gives 0 run "$work/key.yaml" -o "$into" "$@"; }
sed '/h: /d; /steps: /d; /record: /d
     s/method: gni/&\n    kind: order\n    T: 1\n    reference: exact/
     s/momentum/reaction/' "$work/key.yaml" > "$work/order.yaml"
check 'two results' 'run && gives 0 run "$work/order.yaml" -o "$into" \
    --set runs.0.steps=[20,40,80]'

long="--set runs.0.steps=1000000000000000 --set runs.0.every=1000000000000000"
before=$(files "$into")
# started PROGRAM ARGUMENT...: runs it in the background until it writes a file,
# with the signals that bash takes from background jobs and those that whoever
# started the tests ignores.
heard=INT,QUIT,HUP,TERM,PIPE,XFSZ
started() {
    env --default-signal=$heard "$@" > "$work/out" 2> "$work/err" &
    job=$!
    for _ in {1..200}
    do [ "$(files "$into")" -gt "$before" ] && break; sleep 0.02; done
    sleep 0.05
}
# ended SIGNAL: the job dies of it, within 1.9 seconds.
ended() {
    local start; start=$(date +%s%N)
    kill -"$1" $job; wait $job 2> /dev/null; status=$?
    [ $status = $((128 + $(kill -l "$1"))) ] &&
        [ $(($(date +%s%N) - start)) -lt 1900000000 ]
}
# interrupted SIGNAL KEY ARGUMENT...: a run of KEY that the signal stops dies of
# it after one line and leaves the old result alone.
interrupted() {
    local signal=$1 key=$2; shift 2
    cp "$into/$key/r.tsv" "$work/first"
    started "$program" run "$work/$key.yaml" -o "$into" "$@"
    ended "$signal" && cmp "$into/$key/r.tsv" "$work/first" &&
        [ "$(files "$into")" = "$before" ]
}
for signal in HUP INT QUIT TERM
do  check "SIG$signal: one line, the old result, nothing else" \
        "interrupted $signal key $long && complains ': interrupted' &&
         [ \$(wc -l < '$work/err') = 1 ]"
done
check 'SIGPIPE: the old result, nothing else' "interrupted PIPE key $long"
check 'a file as long as allowed: status 4, one line, the old result' '
    cp "$result" "$work/first"
    (limit 1; exec env --default-signal=XFSZ "$program" run "$work/key.yaml" \
        -o "$into" --set runs.0.steps=100000 2> "$work/err"); status=$?
    [ $status = 4 ] && complains "writing .*: File too large" &&
    [ $(wc -l < "$work/err") = 1 ] && cmp "$result" "$work/first" &&
    [ "$(files "$into")" = "$before" ]'
check 'SIGINT on a ladder' 'interrupted INT order \
    --set runs.0.steps=[10,1000000000000] && complains ": interrupted"'
# Who does not look at the signal: a program that is never asked, stopped while
# the second signal arrives.
check 'two signals at once' 'started "$program" run "$work/key.yaml" -o "$into" \
    $long && kill -STOP $job && kill -TERM $job && kill -INT $job &&
    kill -CONT $job; wait $job 2> /dev/null; status=$?
    [ $status -gt 128 ] && [ "$(files "$into")" = "$before" ]'
check 'the same signal twice, as timeout sends it: one line each time' '
    for _ in {1..20}
    do  started "$program" run "$work/key.yaml" -o "$into" $long
        kill -TERM $job; kill -TERM $job 2> /dev/null
        wait $job 2> /dev/null; status=$?
        [ $status = 143 ] && complains ": interrupted" || return
    done'
check 'SIGKILL: the old result' 'cp "$result" "$work/first"
    started "$program" run "$work/key.yaml" -o "$into" $long
    ended KILL; cmp "$result" "$work/first"'
left=$into/key/r.tsv.$job.part
# cleared: a run removes what a process left that is no more, and nothing else.
cleared() {
    local good
    sleep 30 & alive=$!
    : > "$into/key/r.tsv.$alive.part"; : > "$into/key/rr.tsv.$job.part"
    : > "$into/key/r.tsv.$job.partial"; : > "$into/key/r.tsv.0.part"
    for format in csv json meta.json npy; do : > "$into/key/r.$format.$job.part"; done
    [ -e "$left" ] && run && [ "$(cd "$into/key"; echo r.*."$job".part)" = "r.*.$job.part" ] &&
        [ -e "$into/key/r.tsv.$alive.part" ] && [ -e "$into/key/rr.tsv.$job.part" ] &&
        [ -e "$into/key/r.tsv.$job.partial" ] && [ -e "$into/key/r.tsv.0.part" ]
    good=$?
    kill $alive; rm -f "$into"/key/*.part "$into"/key/*.partial
    return $good
}
check 'the next run removes what the killed one left' cleared
check 'a signal that was ignored stays ignored' \
    '(trap "" HUP; heard=INT,QUIT,TERM; started "$program" run "$work/key.yaml" -o "$into" $long
      kill -HUP $job; sleep 0.3; kill -0 $job && ended TERM)'
cat > "$work/slow.yaml" <<'END'
title: a test
source: none
runs:
  - {name: r, kind: surface, system: particle, surface: exact-ends,
     u: [0, 1, 1000], v: [0, 1, 1000]}
  - {name: o, system: particle, parameters: {ky: 1}, method: ode, h: 1000,
     steps: 100000, every: 100000, record: [q],
     start: {rule: velocity, q0: [0, 0, 0], v0: [1, 1, 0]}}
END
for run in r o
do  check "SIGTERM: run $run, which asks GSL, ends within two seconds" \
        'started "$program" run "$work/slow.yaml" -o "$into" --only '$run'
         ended TERM && [ "$(files "$into")" = "$before" ]'
done
# Under timeout, because bash makes its background jobs ignore SIGINT.
check 'a verb without files ends at once' \
    'timeout --preserve-status -k 3 -s TERM 0.5 "$program" verify > /dev/null; [ $? = 143 ]'
cat > "$work/far.yaml" <<'END'
title: a test
source: none
defaults: {kind: order, system: snakeboard, method: [gni, dla], T: 4e6,
    name: "{method}", steps: [2, 4], reference: ode,
    start: {rule: points, q0: [0, 0, 0, 0, 0.1], q1: [1, 0, 0, 0, 0.1]}}
runs: [{}]
END
check 'check of a motion that is far is bounded' \
    'timeout 20 "$program" check "$work/far.yaml" 2> /dev/null; [ $? -lt 124 ]'

finish
