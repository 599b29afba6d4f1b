#!/bin/bash
# A request for memory fails, each that the program makes itself and one of 23 of those its
# libraries make, in a run of its own: status 4, one line and no file but whole ones, or the results
# of always. The program is $NHI, or build/nhi.
. tests/tap.sh
cat > "$work/e.yaml" <<'END'
title: a test
source: none
defaults: {steps: 2, h: 0.1, name: "{system}-{method}", start: {rule: momentum}}
runs:
  - {system: particle, method: gni, reference: exact, record: [q, error],
     start: {q0: [0, 0, 0], v0: [1, 1, 0]}}
  - {system: sleigh-se2, method: eps, record: [R, displacement],
     start: {v0: [1, 1, 0], g0: [0, 1, 2]}}
  - {system: heisenberg, method: exact, parameters: {mass: [1, 2, 1]},
     reference: ode, record: [regularity, error],
     start: {rule: velocity, q0: [0, 0, 0], v0: [1, 1, 0]}}
END
cat > "$work/d.yaml" <<'END'
title: a test
source: none
systems:
  cart:
    coordinates: [x, y, theta]
    parameters: {m: 1, J: 1/2, a: 0.2}
    let: {"square(u)": "u^2"}
    lagrangian: "m*(square(x') + square(y'))/2 + J*theta'^2/2 - at(x, x, y)"
    constraints: ["sin(theta)*x' - cos(theta)*y' + a*theta' - 1/10"]
    momenta: {turn: "J*theta'"}
runs:
  - {name: r, system: cart, method: gni, h: 0.1, steps: 2, record: [q, momentum],
     start: {rule: momentum, q0: [0, 0, 0], v0: [1, -0.1, 0]}}
END
cat > "$work/l.yaml" <<'END'
title: a test
source: none
runs:
  - {name: o, kind: order, system: particle, method: gni, T: 1, steps: [2, 4],
     reference: ode, start: {rule: points, q0: [0, 0, 0], q1: [0.1, 0.1, 0.005]}}
  - {name: s, kind: surface, system: particle, surface: exact-ends, u: [0, 1, 2],
     v: [0, 1, 1]}
END
# Without memory for the variable the program computes with the other variant of
# the library, and says so in its results.
export GLIBC_TUNABLES=${GLIBC_TUNABLES-glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4}
# A blank separates the names in LD_PRELOAD.
step=${STEP:-23} # of the requests that are tried; 1 takes some minutes
starved() {
    GCOV_ERROR_FILE=/dev/null LD_LIBRARY_PATH=$work${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} LD_PRELOAD=starve.so STARVE=$1 "${@:2}"
}
# fails_well STEP ARGUMENT...: whatever request of this run fails, one in STEP.
fails_well() {
    local every=$1 n count; shift
    rm -rf "$work/whole"
    STARVE_COUNT=$work/count starved 0 "$program" "$@" -o "$work/whole" \
        > "$work/said" || return
    count=$(cat "$work/count")
    [ "$count" -gt 9 ] || return
    for ((n = 1 + count % every; n <= count; n += every))
    do
        rm -rf "$work/part"
        starved $n "$program" "$@" -o "$work/part" > "$work/out" 2> "$work/err"
        status=$?
        if [ $status = 0 ]
        then diff -r "$work/whole" "$work/part" && cmp "$work/said" "$work/out"
        else [ $status = 4 ] && [ "$(wc -l < "$work/err")" = 1 ] &&
            grep -qi memory "$work/err" &&
            [ -z "$(find "$work/part" -name '*.part' 2> /dev/null)" ]
        fi || { echo "# request $n of $count"; return 1; }
    done
}
# starves KEY ARGUMENT...
starves() {
    local file=$work/$1.yaml; shift
    STARVE_OWN=1 fails_well 1 run "$file" "$@" && fails_well "$step" run "$file" "$@"
}
if "${CC:-gcc}" -O1 -shared -fPIC -o "$work/starve.so" tests/starve.c &&
    [ "${program%asan/nhi}" = "$program" ]
then
    check 'trajectories' 'starves e'
    check 'a ladder and a surface' 'starves l'
    check 'a system that is described' 'starves d'
    # A request of FLINT or GMP that fails ends the program with status 4.
    check 'an exact identity' \
        'starved 0 "$program" verify MLA20-C08 > "$work/said" && ended=0
         for ((n = 1; n <= 700; n += 23))
         do starved $n "$program" verify MLA20-C08 > "$work/out" 2> "$work/err"; status=$?
            if [ $status = 4 ]
            then [ "$(wc -l < "$work/err")" = 1 ] && grep -q memory "$work/err" && ended=$((ended + 1))
            else [ "$status" != 134 ]
            fi || { ended=0; break; }
         done
         [ "$ended" -gt 9 ]'
    check 'overrides' 'starves l --only o --set runs.0.steps=[2,4] \
        --set runs.0.parameters.kx=0'
else skip 'no memory' 'a sanitizer has an allocator of its own'
fi
finish
