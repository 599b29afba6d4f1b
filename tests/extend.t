#!/bin/bash
# A user's own document with a system, a method and a claim, added as the
# chapter "Adding a system, a method, an experiment, a claim" says.
set -eu
unset MAKEFLAGS MAKELEVEL
echo 1..20
tree=$(mktemp -d "${TMPDIR:-/tmp}/nhi test.XXXXXX"); trap 'rm -rf "$tree"' EXIT
cp -Rp Makefile paper src.nw experiments "$tree"; mkdir "$tree/build" "$tree/tests"
find build -mindepth 1 -maxdepth 1 ! -name quad ! -name ld ! -name asan ! -name coverage ! -name mutants \
    ! -name lint ! -name tests -exec cp -Rp -t "$tree/build" {} +
cp -p tests/laws.nw "$tree/tests"; mkdir -p "$tree/results" "$tree/figures"
cp tests/extend/mine.nw "$tree"; cp tests/extend/mine.yaml tests/extend/mine.gp "$tree/experiments"
cd "$tree"
n=0
ok() { n=$((n + 1)); if eval "$2"; then echo "ok $n - $1"; else echo "not ok $n - $1"; fi; }
make EXTRA=mine.nw build/nhi figures/mine.pdf > log 2>&1 || sed 's/^/# /' log
ok 'the document builds and its figure is drawn, without a warning' \
    'test -s figures/mine.pdf && ! grep -qi warning log'
grep -i warning log | sed 's/^/# /'
ok 'the system has its name' 'build/nhi list systems | grep -q "^disk "'
ok 'the C of the system is shown' 'build/nhi show disk --source | cmp - build/src/systems/disk.c'
ok 'a system in C is checked' 'build/nhi check skate | grep -q "derivative of the forms: good"'
ok 'its C is not shown, and why is said' \
    '! build/nhi show skate --source > shown 2> why && [ ! -s shown ] &&
     grep -qx "nhi: skate is written in C by hand; expected a system that is made of formulas" why'
ok 'the method has its name' 'build/nhi list methods | grep -q "^inelastic "'
ok 'they have a cell in the table of every method on every system' \
    'build/nhi matrix --only disk/inelastic | grep -q "^disk	inelastic	done	" &&
     build/nhi matrix --only skate/gni | grep -q "^skate	gni	done	"'
ok 'and the method races' 'build/nhi matrix --only disk/inelastic -o work > log &&
    [ "$(grep -c "^disk	inelastic	.*	1/50	" work/matrix-work.tsv)" -ge 1 ]'
ok 'and a row among its rows' 'build/nhi matrix --rows | grep -cx "disk\|skate" | grep -qx 2'
ok 'the claim is confirmed' 'build/nhi verify MINE-C01 | grep -q confirmed'
sed -i 's/column: energy/column: energie/' experiments/mine.yaml
ok 'a reading that its run cannot give unsettles it' \
    'build/nhi verify MINE-C01 | grep -q "no line .relative departure energie"'
sed -i 's/column: energie/colunm: energy/' experiments/mine.yaml
ok 'a misspelt reading has its line' \
    'build/nhi check experiments/mine.yaml 2>&1 | grep -q "mine.yaml:[0-9]*: unknown key colunm"'
ok 'the old names are still there' 'build/nhi list systems | grep -q "^particle "'
make build/nhi > log 2>&1 || sed 's/^/# /' log
ok 'without the document it is gone' '! build/nhi show disk > /dev/null 2>&1'

# Names that are taken are refused when the program is built.
# refused SED PATTERN: the document, changed so, does not build.
refused() {
    sed "$1" mine.nw > taken.nw
    ! make EXTRA=taken.nw build/nhi > log 2>&1 && grep -qE "$2" log
}
ok 'a system with the name of another' \
    'refused "s/^source: a doc/alias: particle\n&/" "two systems named particle" && ! test -e build/nhi'
ok 'a system with the alias of another' \
    'refused "s/^source: a doc/alias: sleigh\n&/" "two systems named sleigh" && ! test -e build/nhi'
ok 'a method with the name of another' \
    'refused "s/\"inelastic\",/\"gni\",/" "two methods named gni" && ! test -e build/nhi'
ok 'a claim with the name of another' \
    'refused s/MINE-C01/GNI08-C01/ "two claims named GNI08-C01" && ! test -e build/nhi'
ok 'a file with the name of another' \
    'refused s:systems/disk.system:systems/particle.system: "<<systems/particle.system>> is begun in another"'
ok 'a file outside the tree' \
    'refused s:systems/disk.system:../../x.c: "taken.nw:[0-9]*: file <<../../x.c>> leaves" &&
     ! test -e x.c && ! test -e ../x.c'
