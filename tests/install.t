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
flags="-I$to/include -L$to/lib -lnhi"
if pkg-config --version > /dev/null 2>&1
then check 'pkg-config knows it' \
  '[ "$(PKG_CONFIG_PATH="$to/lib/pkgconfig" pkg-config --modversion nhi)" = "$version" ]'
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
same() { perl -e 'my ($a, $b) = map { open my $f, "<", $_ or die; [map { split } <$f>] } @ARGV;
    exit 1 if @$a != @$b || !@$a; $a->[$_] == $b->[$_] or exit 1 for 0 .. $#$a' "$@"; }
export LD_LIBRARY_PATH="$to/lib"
check 'a client in C, shared' \
  'gcc -std=c11 -Wall -Wextra -Werror tests/clients/client.c -o "$work/c" \
     -I"$to/include" -L"$to/lib" -lnhi &&
   "$work/c" "$run" > "$work/table" && same "$work/wanted" "$work/table"'
check 'a client in C, static' \
  'gcc -std=c11 tests/clients/client.c -o "$work/s" -I"$to/include" \
     "$to/lib/libnhi.a" $libraries && "$work/s" "$run" > "$work/table" &&
   same "$work/wanted" "$work/table"'
if g++ --version > /dev/null 2>&1
then check 'a client in C++' \
  'g++ -std=c++17 -Wall -Wextra -Werror tests/clients/client.cc -o "$work/cc" \
     -I"$to/include" -L"$to/lib" -lnhi &&
   "$work/cc" "$run" > "$work/table" && same "$work/wanted" "$work/table"'
else skip 'a client in C++' 'no g++'
fi
if python3 --version > /dev/null 2>&1
then check 'a client in Python' \
  'python3 tests/clients/client.py "$to/lib/libnhi.so" "$run" > "$work/table" &&
   same "$work/wanted" "$work/table"'
else skip 'a client in Python' 'no python3'
fi
check 'another step gives another table' \
  '"$work/c" "${run/1\/10/1\/11}" > "$work/table" && ! same "$work/wanted" "$work/table"'
check 'a mistake is one line and status 2' \
  '"$work/c" "system: partikel, method: dla" > "$work/out" 2> "$work/err"; [ $? = 2 ] &&
   [ "$(wc -l < "$work/err")" = 1 ] && grep -q particle "$work/err" && [ ! -s "$work/out" ]'
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
finish
