#!/bin/bash
# make install into an empty directory, and clients of what is there.
. tests/tap.sh
if [ ! -e build/libnhi.so ]
then skip 'make install' 'no library: run "make test"'; finish; exit
fi
version=$(sed -n 's/^version: *//p' CITATION.cff)
libraries=$(sed -n 's/^LDLIBS := //p' Makefile)
to="$work/there"
check 'install' 'paper/manual "$to" "$to" "$version" "$libraries" > "$work/out"'
check 'a place that is no path is refused in one line' \
  '! paper/manual there there 1 "" 2> "$work/err" &&
   [ "$(wc -l < "$work/err")" = 1 ] && [ ! -e there ]'
check 'the version there is that of the same text' \
  'cmp <(build/nhi --version) <("$to/bin/nhi" --version) && build/nhi --version | grep -q "^text [0-9a-f]\{12\},"'
check 'the shared library exports what the header declares, no more' \
  'nm -D --defined-only "$to/lib/libnhi.so" | awk "{ print \$3 }" | sort > "$work/out" &&
   grep -o "nh_[a-z_]*(" "$to/include/nhi.h" | tr -d "(" | sort -u |
   cmp - "$work/out"'
check 'the header needs no other, in C' \
  'echo "#include <nhi.h>" | gcc -std=c99 -Wall -Wextra -Wpedantic -Werror \
     -I"$to/include" -fsyntax-only -x c -'
export PKG_CONFIG_PATH=$to/lib/pkgconfig
flags="-I'$to/include' -L'$to/lib' -lnhi"
if pkg-config --version > /dev/null 2>&1
then flags=$(pkg-config --cflags --libs nhi)
check 'pkg-config knows it' '[ "$(pkg-config --modversion nhi)" = "$version" ]'
else skip 'pkg-config knows it' 'no pkg-config'
fi
run='system: particle, method: dla, h: 1/10, steps: 50, every: 5, start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, -1]}'
cat > "$work/one.yaml" <<END
title: "One run"
source: "test"
runs:
  - {name: r, $run, record: [q, p, energy]}
END
check 'the same by the command' 'gives 0 run "$work/one.yaml" -o "$work" &&
  grep -v "^#" "$work/one/r.tsv" | cut -f2- > "$work/wanted" &&
  [ "$(wc -l < "$work/wanted")" = 11 ]'
# A start off the constraint, and steps of more than half a turn.
off='system: contact-oscillator, method: mla, h: 4, steps: 40, every: 5, start: {rule: momentum, q0: [0.2, 0.1, 0], v0: [1, 0, 1]}'
sed "s/{name.*/{name: r, $off, record: [q]}/" "$work/one.yaml" > "$work/two.yaml"
check 'the warnings of the command' '"$program" run "$work/two.yaml" -o "$work" 2> "$work/err" &&
  sed -n "s/^# warning = //p" "$work/two/r.tsv" > "$work/warned" && [ "$(wc -l < "$work/warned")" = 2 ]'
# warned CLIENT...: it tells the same, in the same order, and nothing of the other run.
warned() { "$@" "$off" 2> "$work/err" > "$work/out" && cmp "$work/warned" "$work/err" &&
    "$@" "$run" 2> "$work/err" > "$work/out" && [ ! -s "$work/err" ]; }
same() { perl -e 'my ($a, $b) = map { open my $f, "<", $_ or die; [map { split } <$f>] } @ARGV;
    exit 1 if @$a != @$b || !@$a; $a->[$_] == $b->[$_] or exit 1 for 0 .. $#$a' "$@"; }
export LD_LIBRARY_PATH="$to/lib"
check 'a client in C, shared' \
  'eval gcc -std=c11 -Wall -Wextra -Werror tests/clients/client.c \
     "-o \"\$work/c\" $flags" &&
   "$work/c" "$run" > "$work/table" && same "$work/wanted" "$work/table" && warned "$work/c"'
check 'a client in C, static' \
  'gcc -std=c11 tests/clients/client.c -o "$work/s" -I"$to/include" \
     "$to/lib/libnhi.a" $libraries && "$work/s" "$run" > "$work/table" &&
   same "$work/wanted" "$work/table"'
if g++ --version > /dev/null 2>&1
then check 'a client in C++' \
  'eval g++ -std=c++17 -Wall -Wextra -Werror tests/clients/client.cc \
     "-o \"\$work/cc\" $flags" &&
   "$work/cc" "$run" > "$work/table" && same "$work/wanted" "$work/table" && warned "$work/cc"'
else skip 'a client in C++' 'no g++'
fi
if python3 --version > /dev/null 2>&1
then check 'a client in Python' \
  'python3 tests/clients/client.py "$to/lib/libnhi.so" "$run" > "$work/table" &&
   same "$work/wanted" "$work/table" && warned python3 tests/clients/client.py "$to/lib/libnhi.so"'
else skip 'a client in Python' 'no python3'
fi
check 'another step gives another table' \
  '"$work/c" "${run/1\/10/1\/11}" > "$work/table" && ! same "$work/wanted" "$work/table"'
check 'a mistake is one line and status 2' \
  '"$work/c" "system: partikel, method: dla" > "$work/out" 2> "$work/err"; [ $? = 2 ] &&
   [ "$(wc -l < "$work/err")" = 1 ] && grep -q particle "$work/err" && [ ! -s "$work/out" ]'
cat > "$work/guest.c" <<'END'
#include <nhi.h>
#include <locale.h>
#include <stdio.h>
int main(int count, char *argument[])
{
    char why[NH_WHY] = "left";
    double table[6 * 8];
    nh_simulation *p;
    if (nh_simulation_rows(NULL) + nh_simulation_columns(NULL) + nh_simulation_point(NULL) +
        nh_simulation_momentum(NULL) + nh_trajectory(NULL, table, why) != 0 || *nh_simulation_warnings(NULL) != 0)
        return 1;
    if (count == 3 && setlocale(LC_ALL, argument[2]) == NULL)
        return 77;
    p = nh_simulation_open(argument[1], why);
    puts(why);
    long rows = nh_trajectory(p, table, why);
    fputs(nh_simulation_warnings(p), stdout);
    printf("%ld\n", p != NULL ? rows : -1);
    nh_simulation_close(p);
    return 0;
}
END
eval gcc -std=c11 '"$work/guest.c" -o "$work/guest"' "$flags"
# guest WHY ROWS RUN [LOCALE]: what a program is told that opens a run, and its rows.
guest() { "$work/guest" "${@:3}" > "$work/out" && [ "$(head -n 1 "$work/out" | cut -c-27)" = "$1" ] && [ "$(tail -n 1 "$work/out")" = "$2" ]; }
start='system: particle, h: 0.1, steps: 5, start: {rule: momentum, q0: [0, -1, 0]'
check 'a run that has nothing to tell empties why' 'guest "" 6 "$start, v0: [1, 1, -1]}, method: gni"'
check 'a start off the constraint is told, of a method and of the motion' \
  'guest "v0 misses the constraint by" 6 "$start, v0: [1, 1, 5]}, method: gni" &&
   guest "v0 misses the constraint by" 6 "$start, v0: [1, 1, 5]}, method: ode"'
check 'a row that is not finite is no row' 'guest "" 0 "$start, v0: [1e155, 0, -1e155]}, method: gni"'
check 'a key twice is named' 'guest "cannot read h: 0.2, system:" -1 "h: 0.2, $start}, method: gni" && grep -q "key h twice" "$work/out"'
check 'a run too long is no broken YAML' 'guest "cannot read system: particl" -1 "$start$(printf "%5000d" 0)" && grep -q "letters" "$work/out"'
if localedef -i de_DE -f UTF-8 "$work/de_DE.UTF-8" > "$work/out" 2>&1
then check 'a program whose numbers have a comma' \
  'LOCPATH=$work guest "" 6 "$start, v0: [1, 1, -1]}, method: gni" de_DE.UTF-8 &&
   LOCPATH=$work guest "v0 misses the constraint by" 6 "${off/steps: 40, every: 5/steps: 5}" de_DE.UTF-8 && grep -q "the most is [0-9.]* radians" "$work/out"'
else skip 'a program whose numbers have a comma' 'no such locale'
fi
check 'man reads its page' '! grep "^[.]" "$to/share/man/man1/nhi.1" |
   grep -v "^[.]\(TH\|SH\|B\|nf\|fi\)" &&
  grep -q "nh_trajectory" "$to/share/man/man1/nhi.1"'
check 'the completion names the verbs' \
  'bash -c "source \"$to/share/bash-completion/completions/nhi\"; COMP_WORDS=(nhi ver);
     COMP_CWORD=1; _nhi; echo \${COMPREPLY[*]}" > "$work/out" && grep -q "^verify$" "$work/out"'
# completes WORD...: what stands for the last one.
completes() { PATH="$to/bin:$PATH" bash -c 'source "$0/share/bash-completion/completions/nhi"; COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1)); _nhi; printf "%s\n" "${COMPREPLY[@]}"' "$to" "$@" > "$work/out"; }
check 'options of the verb, and systems where one is meant' 'completes nhi run --s && grep -qx -- --set "$work/out" &&
    ! grep -qx -- --shard "$work/out" && completes nhi check part && grep -qx particle "$work/out"'
check 'and no dash' 'bash -c "source \"$to/share/bash-completion/completions/nhi\"; COMP_WORDS=(nhi \"\");
     COMP_CWORD=1; _nhi; printf \"%s\\n\" \${COMPREPLY[*]}" > "$work/out" && grep -qx run "$work/out" && ! grep -qx -- - "$work/out"'
check 'make uninstall from no folder' 'for from in "" "$to/none" share
    do ! LOCKED=$PWD make -s uninstall PREFIX="$from" 2> "$work/err" && grep -q "PREFIX is $from; expected" "$work/err" || return; done'
touch "$to/lib/other"
check 'make uninstall takes away what is installed, no more' 'LOCKED=$PWD make -s uninstall PREFIX="$to" &&
  [ "$(find "$to" ! -type d)" = "$to/lib/other" ] && [ ! -e "$to/share/nhi" ]'
finish
