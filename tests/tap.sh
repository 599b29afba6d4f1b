# tests/tap.sh  what the shell tests share; source it.
#
# The program under test is $NHI or build/nhi. Each check is a shell command,
# evaluated here; its trace of the program is shown if it fails.
set -u
program=${NHI:-build/nhi}
work=$(mktemp -d "${TMPDIR:-/tmp}/nhi test.XXXXXX")
trap 'rm -rf "$work"' EXIT
number=0

# check NAME COMMAND: one line of TAP. The command may return, as from a loop, whose status after
# break would be that of success.
evaluate() { eval "$1"; }
check() {
    number=$((number + 1))
    : > "$work/out"; : > "$work/err"; status=
    if evaluate "$2"
    then echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        echo "# $2"
        echo "# status ${status:-none}"
        sed 's/^/# /' "$work/err"
        head -n 5 "$work/out" | sed 's/^/# /'
    fi
}
skip() { number=$((number + 1)); echo "ok $number - $1 # SKIP $2"; }
finish() { echo "1..$number"; }

# cheap [WHO]: what comes before finds most mistakes in a small part of the time. With
# $CHEAP the test ends here, where there is a WHO only if $CHEAP is that.
cheap() { [ -z "${CHEAP-}" ] || [ "${1-$CHEAP}" != "$CHEAP" ] || { finish; exit; }; }

# nhi ARGUMENT...: runs the program, leaves $status, $work/out, $work/err.
nhi() { "$program" "$@" > "$work/out" 2> "$work/err"; status=$?; }

# gives STATUS ARGUMENT...: the program ends so; it says nothing on stderr if
# all is well and exactly one line otherwise.
gives() {
    local expected=$1; shift
    nhi "$@"
    mapfile complaint < "$work/err"
    [ "$status" = "$expected" ] && [ ${#complaint[@]} = $((expected > 0)) ] &&
        [[ ${complaint-} = *$'\n' || $expected = 0 ]]
}
prints() { grep -qE -- "$1" "$work/out"; }
# One line is matched by the shell, which saves a process.
complains() {
    mapfile -t complaint < "$work/err"
    [ ${#complaint[@]} = 1 ] && [[ $complaint =~ $1 ]] 2> /dev/null || grep -qE -- "$1" "$work/err"
}

# apart: here a profile that cannot be written whole spoils no other; any user
# may write that of this check.
apart() {
    export GCOV_PREFIX="$work/profile$number" GCOV_ERROR_FILE=/dev/null
    mkdir -p "$GCOV_PREFIX" && chmod 777 "$GCOV_PREFIX"
}
# limit N: here no file grows beyond N blocks of 1024 bytes.
limit() { apart; ulimit -f "$1"; }

# seconds N COMMAND...: it takes no more.
seconds() { local SECONDS=0; "${@:2}" && [ "$SECONDS" -le "$1" ]; }

# files DIRECTORY: how many there are below it.
files() { if [ -e "$1" ]; then find "$1" -type f | wc -l; else echo 0; fi; }

# experiment FILE [LINE]...: a small run of the particle named r, into FILE.
experiment() {
    local file=$1; shift
    cat > "$file" <<'END'
title: a test
source: none
runs:
  - name: r
    system: particle
    method: gni
    h: 0.1
    steps: 10
    start: {rule: momentum, q0: [0, 0, 0], v0: [1, 1, 0]}
    record: [q, energy]
END
    [ $# = 0 ] || printf '    %s\n' "$@" >> "$file"
}
