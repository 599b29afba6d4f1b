#!/bin/bash
# The ledger computes a claim again if and only if what it depends on differs.
# The program that is called here only counts its calls.
. tests/tap.sh
here=$PWD
mkdir -p "$work/build" "$work/experiments" "$work/objects"
cat > "$work/program" <<'END'
#!/bin/bash
[ "$1" = list ] && { printf '%s\n' 'A-C1 one' 'A-C2 two' 'A-C3 three'; exit; }
echo "$4" >> calls
[ ! -e dies ] || [ "$(cat dies)" != "$4" ] || exit 3
printf 'id\tplace\tstatement\tverdict\tremark\tfindings\n'
printf '%s\tsection 1\ta "word"\tconfirmed\ta remark\t[{"key": "k", "what": "a \\"word\\"", "measured": 1}]\n' "$4"
[ "$4" != A-C3 ]
END
chmod +x "$work/program"
echo library > "$work/lib.a"
echo 'title: read' > "$work/experiments/read.yaml"
object() { echo "$2" | gcc -x c -c -o "$work/objects/$1.o" -; }
object one 'int shared(void); int nh_a_c1(void) { return shared(); }'
object two 'int nh_a_c2(void) { return 2; }'
object shared 'int shared(void) { return 1; }'
cat > "$work/a.claims" <<'END'
claim: A-C1, section 1
says: One is one.
verdict: answered, sampled one
remark: [k] It is {k}.
finding: k: one
  bound: <= 1, it is one
  control: two
claim: A-C2, section 2
says: The second is as it is.
verdict: answered, sampled one
remark: [k] It is {k}.
finding: k: two
  bound: <= 2, it is two
  control: three
claim: A-C3, section 3
says: It was read.
verdict: answered, sampled one
reading: k from read
END
# computes LEDGER ID...: these claims are computed, and no other.
computes() {
    local ledger=$1; shift
    (cd "$work" && : > calls && "$here/paper/judge" ./program "$ledger.tsv" lib.a \
        objects/*.o a.claims > out 2> err && printf '%s\n' "$@" > expected &&
        sort calls | grep . | cmp - <(sort expected | grep .) 2>> err)
}
edits() { sed -i "$2" "$work/$1"; }
check 'at first all' 'computes claims A-C1 A-C2 A-C3 &&
    [ "$(cut -f 1 "$work/claims.tsv" | tr "\n" " ")" = "id A-C1 A-C2 A-C3 " ]'
check 'then none' 'cp "$work/claims.tsv" "$work/first" && computes claims &&
    cmp "$work/claims.tsv" "$work/first"'
check 'in quad all, without words' 'computes claims-quad A-C1 A-C2 A-C3 &&
    grep -q "^A-C2		.*\"what\": \"\", \"measured\": 1" "$work/claims-quad.tsv"'
check 'an edit of a remark: that claim, in quad none' '
    edits a.claims "s/It is {k}/It will be {k}/;" && computes claims A-C1 A-C2 &&
    computes claims-quad'
check 'what carries a remark: that claim, in quad too' '
    edits a.claims "0,/It will be {k}/s//It will be one/" && computes claims A-C1 &&
    computes claims-quad A-C1'
check 'how it is known: that claim, in quad none' '
    edits a.claims "0,/sampled one/s//sampled one number/" && computes claims A-C1 &&
    computes claims-quad'
check 'a bound: that claim' 'edits a.claims "s/<= 2/<= 3/" && computes claims A-C2 &&
    computes claims-quad A-C2'
check 'its procedure' 'object two "int nh_a_c2(void) { return 3; }" &&
    computes claims A-C2'
check 'what its procedure needs' 'object shared "int shared(void) { return 4; }" &&
    computes claims A-C1'
check 'the experiment that it reads' 'echo "title: other" > "$work/experiments/read.yaml" &&
    computes claims A-C3'
check 'the library: all' 'echo more >> "$work/lib.a" && computes claims A-C1 A-C2 A-C3'
check 'a failure: no new ledger, the others are kept' '
    edits a.claims "s/<= [13]/<= 4/" && echo A-C2 > "$work/dies" &&
    cp "$work/claims.tsv" "$work/first" && ! computes claims A-C1 A-C2 &&
    grep -q "A-C2: status 3" "$work/err" && cmp "$work/claims.tsv" "$work/first" &&
    rm "$work/dies" && computes claims A-C2'
finish
