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
     reference: ode, start: {rule: velocity, q0: [0, 0, 0], v0: [1, 1, 0]}}
  - {name: s, kind: surface, system: particle, surface: exact-ends, u: [0, 1, 2],
     v: [0, 1, 1]}
END
cat > "$work/n.yaml" <<'END'
title: a test
source: none
defaults:
  kind: ensemble
  system: particle
  method: gni
  h: 1/10
  steps: 2
  record: [violation, error]
  reduce: [last]
  grid: {start.v0.0: [1, 2]}
  start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}
runs:
  - {name: lanes, reference: ode}
  - {name: alone, reference: exact, lanes: no}
END
# Without memory for the variable the program computes with the other variant of
# the library, and says so in its results.
export GLIBC_TUNABLES=${GLIBC_TUNABLES-glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4}
# A blank separates the names in LD_PRELOAD.
step=${STEP:-23} # of the requests that are tried
starved() {
    GCOV_ERROR_FILE=/dev/null LD_LIBRARY_PATH=$work${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} LD_PRELOAD=starve.so "$@"
}
# each FIRST STEP LAST ARGUMENT...: the program once for each of these requests, in $work/each.
each() {
    rm -rf "$work/each"; mkdir "$work/each"
    STARVE_INTO=$work/each STARVE_FROM=$1 STARVE_STEP=$2 STARVE_TO=$3 starved "$program" "${@:4}"
}
# What each run said, its status and its files.
cat > "$work/ends.pl" <<'END'
use File::Find;
my ($work) = @ARGV;
sub text { local (@ARGV, $/) = shift; <> // '' }
sub files {
    my ($top) = @_; my %text;
    find({no_chdir => 1, wanted => sub { $text{substr $_, length $top} = text($_) if -f }}, $top) if -d $top;
    return join "\0", map { $_, $text{$_} } sort keys %text;
}
# within(FILES, FILES): each of the former is whole, or says with .failed why there is none.
sub within {
    my %part = split /\0/, $_[0], -1; my %whole = split /\0/, $_[1], -1;
    return !grep { !/\.failed\z/ && $part{$_} ne ($whole{$_} // '') } keys %part;
}
my @out = split /^# (\d+) (\d+)\n/m, text("$work/each/out");
my @err = split /^# (\d+) (\d+)\n/m, text("$work/each/err");
my ($said, $whole) = (text("$work/said"), files("$work/whole"));
print "# nothing ran\n" and exit 1 if @err < 3;
while (my ($out, $n, $status) = splice @out, 0, 3) {
    my ($err) = splice @err, 0, 3;
    my $part = files("$work/each/$n/part");
    next if $status == 0 ? $part eq $whole && $out eq $said :
        $status == 4 && $err =~ /^[^\n]*memory[^\n]*\n\z/i && within($part, $whole);
    print "# request $n: status $status, $err";
    exit 1;
}
END
# fails_well STEP ARGUMENT...: whatever request of this run fails, one in STEP.
fails_well() {
    local every=$1 count; shift
    rm -rf "$work/whole"
    STARVE_COUNT=$work/count starved "$program" "$@" -o "$work/whole" \
        > "$work/said" || return
    count=$(cat "$work/count")
    [ "$count" -gt 9 ] && each $((1 + count % every)) "$every" "$count" "$@" -o part &&
        perl "$work/ends.pl" "$work"
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
    export NHI_THREADS=1
    check 'rows of an ensemble and their true motions' 'starves n --only alone'
    check 'the true motions of sixteen rows' \
        'rm -rf "$work/whole" && STARVE_OWN=1 STARVE_COUNT=$work/count \
             starved "$program" run "$work/n.yaml" --only lanes -o "$work/whole" &&
         STARVE_OWN=1 each $(($(cat "$work/count") - 1)) 1 "$(cat "$work/count")" \
             run "$work/n.yaml" --only lanes -o part &&
         [ "$(grep -c "^# [0-9]* 4$" "$work/each/err")" = 2 ]'
    unset NHI_THREADS
    # A request of FLINT or GMP that fails ends the program with status 4; no
    # claim takes another one for a verdict.
    claim=(verify MLA20-C08)
    check 'a claim, its exact identity and its row' \
        'rm -rf "$work/whole" && starved "$program" "${claim[@]}" > "$work/said" &&
         each 667 1 672 "${claim[@]}" && perl "$work/ends.pl" "$work" &&
         each 6 21 660 "${claim[@]}" && perl "$work/ends.pl" "$work" &&
         [ "$(grep -c "^# [0-9]* 4$" "$work/each/err")" -gt 9 ]'
    # A judgement opens a run for each method; one that lacks memory is no method that refuses.
    judgement=(judge particle --time 5)
    check 'a judgement' \
        'rm -rf "$work/whole" && export STARVE_OWN=1 &&
         STARVE_COUNT=$work/count starved "$program" "${judgement[@]}" > "$work/said" &&
         each 13 31 600 "${judgement[@]}" && perl "$work/ends.pl" "$work" &&
         each 700 397 "$(cat "$work/count")" "${judgement[@]}" && perl "$work/ends.pl" "$work"'
    check 'a system that is checked' \
        'rm -rf "$work/whole" && STARVE_COUNT=$work/count starved "$program" check particle > "$work/said" &&
         each 1 1 "$(cat "$work/count")" check particle && perl "$work/ends.pl" "$work"'
    unset STARVE_OWN
    check 'overrides' 'starves l --only o --set runs.0.steps=[2,4] \
        --set runs.0.parameters.kx=0'
else skip 'no memory' 'a sanitizer has an allocator of its own'
fi
finish
