#!/bin/bash
# A program of the user is linked with the library of its own precision, and
# with no other.
. tests/tap.sh
warn='-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -Ibuild/src'
posix=-D_POSIX_C_SOURCE=200809L
links() {
    local real=$1 library=$2
    gcc $warn $posix "-DREAL=$real" -Wno-pedantic build/src/examples/first.c \
        "$library" -lgsl -lgslcblas -lyaml -lflint -lgmp -lm -o "$work/first" \
        2> "$work/err"
}
double=build/libnhi.a quad=build/quad/libnhi.a long=build/ld/libnhi.a
check 'double with the library of double' 'links double $double && "$work/first"'
check 'quad with that of quad' 'links _Float128 $quad'
check 'long double with that of long double' 'links "long double" $long'
# refused REAL LIBRARY NAME: the linker says which library the program asks for.
refused() { ! links "$1" "$2" && complains "undefined.*nh_real_library_$3"; }
check 'double with that of quad: refused' 'refused double $quad double'
check 'double with that of long double: refused' 'refused double $long double'
check 'quad with that of double: refused' 'refused _Float128 $double quad'
check 'long double with that of double: refused' \
    'refused "long double" $double long_double'
check 'another type: refused' '! links float $double &&
    complains "REAL is double, long double or _Float128"'
cat > "$work/none.c" <<'END'
#include "testbed/nhi.h"
#include <stdio.h>
int main(void)
{
    char why[NH_WHY] = "";
    nh_simulation *p = nh_simulation_open(NULL, why);
    puts(why);
    return p != NULL || why[0] == '\0';
}
END
check 'no run at all is a run that lacks its keys' 'gcc $warn -Ibuild/src "$work/none.c" $double -lgsl -lgslcblas -lyaml -lflint -lgmp -lm \
    -o "$work/none" 2> "$work/err" && "$work/none" > "$work/out" && grep -q expected "$work/out" && ! grep -q null "$work/out"'
finish
