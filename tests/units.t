#!/bin/bash
# A motion does not depend on the units of mass, time and length in which it is written down.
# The program is $NHI, or build/nhi.
. tests/tap.sh
check 'every run in eight systems of units' 'perl tests/units.pl "$work/units.yaml" &&
    nhi run "$work/units.yaml" -o "$work/there" && [ "$status" = 0 ]'
check 'no method sees them' 'perl tests/units.pl "$work/there/units" > "$work/out" && [ "$(wc -l < "$work/out")" = 1 ] &&
    [ "$(awk "/ runs$/ { print \$1 }" "$work/out")" -ge 1000 ]'
check 'a mass that was left as it was is seen' 'sed -i "/heavy/s/ m: [0-9.e+]*/ m: 1.3/" "$work/units.yaml" &&
    gives 0 run "$work/units.yaml" -o "$work/there" --only chaplygin-sleigh-gni-heavy &&
    perl tests/units.pl "$work/there/units" | grep -q "chaplygin-sleigh-gni-heavy.tsv: [0-9]"'
cat > "$work/discrete.yaml" <<'END'
title: a start on the discrete constraint
source: none
defaults: {system: particle, method: dla, h: 1/16, steps: 40, record: [q],
    start: {rule: discrete, q0: [0.3, 0.5, 0.2], v0: [1, 0.4, 0.5]}}
runs:
  - {name: dla-plain, parameters: {mass: [1, 0.7, 1.4]}}
  - {name: dla-heavy, parameters: {mass: [1e12, 0.7e12, 1.4e12]}}
  - {name: dla-light, parameters: {mass: [1e-12, 0.7e-12, 1.4e-12]}}
  - {name: dla-slow, h: 1e6/16, parameters: {mass: [1, 0.7, 1.4]}, start: {rule: discrete, q0: [0.3, 0.5, 0.2], v0: [1e-6, 0.4e-6, 0.5e-6]}}
  - {name: dla-fast, h: 1e-6/16, parameters: {mass: [1, 0.7, 1.4]}, start: {rule: discrete, q0: [0.3, 0.5, 0.2], v0: [1e6, 0.4e6, 0.5e6]}}
END
check 'nor does a start on the discrete constraint' 'gives 0 run "$work/discrete.yaml" -o "$work/there" &&
    perl tests/units.pl "$work/there/discrete" > "$work/out" && [ "$(cat "$work/out")" = "4 runs" ]'
cat > "$work/hill.yaml" <<'END'
title: a motion long enough for an iteration that ends too early
source: none
systems:
  hill: {coordinates: [x, y, z], parameters: {m: 1, s: 1}, constraints: ["z' - y*x'"],
    lagrangian: "m*((x'^2 + y'^2 + z'^2)/2 - s^2*(x^2/2 + y^4/4 + z*x/3))"}
defaults: {system: hill, method: [discrete-gradient, gauss, spark, mp, midpoint], h: 1/10, steps: 2000, every: 20, record: [q],
    start: {rule: momentum, q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
runs:
  - {name: "{method}-plain"}
  - {name: "{method}-light", parameters: {m: 1/1099511627776}}
  - {name: "{method}-slow", h: 1e9/10, parameters: {s: 1e-9}, start: {rule: momentum, q0: [0.5, 0.3, 0.2], v0: [0.7e-9, -0.4e-9, 0.21e-9]}}
END
check 'nor does a step of a long run' 'gives 0 run "$work/hill.yaml" -o "$work/there" &&
    perl tests/units.pl "$work/there/hill" > "$work/out" && [ "$(cat "$work/out")" = "10 runs" ]'
# The solver takes wide steps, so its tolerance must know how small a length is.
cat > "$work/small.yaml" <<'END'
title: a hill in metres and in units of about a terametre
source: none
systems:
  hill: {coordinates: [x, y, z], parameters: {l: 1, s: 1}, constraints: ["z' - y*x'/l"],
    lagrangian: "(x'^2 + y'^2 + z'^2)/2 - s^2*(x^2/2 + y^4/(4*l^2) + z*x/3)"}
defaults: {system: hill, method: ode, h: 10, steps: 10, record: [q], start: {rule: momentum, q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
runs:
  - {name: plain}
  - {name: small, parameters: {l: 1e-12}, start: {rule: momentum, q0: [0.5e-12, 0.3e-12, 0.2e-12], v0: [0.7e-12, -0.4e-12, 0.21e-12]}}
  - {name: slow, parameters: {s: 1e-12}, h: 1e13, start: {rule: momentum, q0: [0.5, 0.3, 0.2], v0: [0.7e-12, -0.4e-12, 0.21e-12]}}
END
# far RUN UNIT: the largest difference of its last row from that of plain.
far() { paste <(grep -v '^#' "$work/there/small/plain.tsv" | tail -n 1) <(grep -v '^#' "$work/there/small/$1.tsv" | tail -n 1) |
    awk -v u="$2" '{ for (i = 3; i <= 5; i++) { d = $i - $(i + 5) / u; if (d < 0) d = -d; if (d > m) m = d }; print NF == 10 ? m : 1 }'; }
check 'nor does the solver with a tolerance' 'gives 0 run "$work/small.yaml" -o "$work/there" &&
    far small 1e-12 | awk "{ exit !(\$1 < 1e-9) }" && far slow 1 | awk "{ exit !(\$1 < 1e-9) }" && far small 1.1e-12 | awk "{ exit !(\$1 > 1e-2) }"'
# What is said about a system.
cat > "$work/said.yaml" <<'END'
systems:
  plain: {coordinates: [x, y, z], constraints: ["z' - y*x'"], momenta: {P: p_x}, lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^2/2 - y^2/2 - z*x/3",
    start: {q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
  heavy: {coordinates: [x, y, z], constraints: ["z' - y*x'"], momenta: {P: p_x}, lagrangian: "1e12*((x'^2 + y'^2 + z'^2 - x^2 - y^2)/2 - z*x/3)",
    start: {q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
  light: {coordinates: [x, y, z], constraints: ["z' - y*x'"], momenta: {P: p_x}, lagrangian: "((x'^2 + y'^2 + z'^2 - x^2 - y^2)/2 - z*x/3)/1e12",
    start: {q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
  faint: {coordinates: [x, y, z], constraints: ["(z' - y*x')/1e14"], momenta: {P: p_x}, lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^2/2 - y^2/2 - z*x/3",
    start: {q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
  other: {coordinates: [x, y, z], constraints: ["z' - y*x'"], momenta: {P: p_x}, lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^2/2 - y^2/2 - z/3",
    start: {q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.21]}}
  pair: {coordinates: [x, y, z, w], constraints: ["z' - y*x'", "(w' - x*y')/1e12"], lagrangian: "(x'^2 + y'^2 + z'^2 + w'^2)/2"}
END
# said SYSTEM: the answers of its judgement that have no unit.
said() { gives 0 judge "$work/said.yaml:$1" --time 5 && sed -n "s/^$1: //; /rank of\|constraint .*integr\|measure of\|^transverse\|keeps\|^momentum\|^reversal/ { s/; d mu.*//; s/, rate.*//; p }" "$work/out"; }
check 'a judgement does not see units' 'said plain > "$work/plain" && [ "$(grep -c . "$work/plain")" -ge 6 ] &&
    for u in heavy light faint other; do ! said $u | cmp -s - "$work/plain" || echo $u; done > "$work/same" && [ "$(paste -sd " " "$work/same")" = "heavy light faint" ]'
check 'forms of very different lengths are independent' 'said pair | grep -q "2 of 2 forms"'
# Multipliers that vanish are rounding in every unit of a form.
cat > "$work/free.yaml" <<'END'
title: a free motion begun on the slow manifold
source: none
systems:
  free: {coordinates: [x, y, z], parameters: {f: 1}, constraints: ["f*(z' - y*x' + x*y')"], lagrangian: "(x'^2 + y'^2 + z'^2)/2"}
defaults: {system: free, method: gni-slow, h: 1/16, steps: 40, record: [q], start: {rule: momentum, q0: [0.5, 0.3, 0.2], v0: [0.7, -0.4, 0.41]}}
runs: [{name: slow-plain}, {name: slow-long, parameters: {f: 7}}, {name: slow-short, parameters: {f: 1/3}}]
END
check 'nor does a start on the slow manifold' 'gives 0 run "$work/free.yaml" -o "$work/there" &&
    perl tests/units.pl "$work/there/free" > "$work/out" && [ "$(cat "$work/out")" = "2 runs" ]'
# The residual of a constraint has the size of the forms, and that of the quadratic map the size of the masses.
cat > "$work/forms.yaml" <<'END'
title: forms of any size, and masses
source: none
systems:
  field: {coordinates: [x, y, z], parameters: {c: 1}, constraints: ["c*(z' - (y + sin(z)/4)*x')"], lagrangian: "(x'^2 + y'^2 + z'^2)/2 - x^2/8"}
defaults: {h: 1/10, steps: 400, every: 20, record: [q], start: {rule: momentum, q0: [0, -1, 0], v0: [1, 1, -1]}}
runs:
  - {name: "{method}-plain", system: field, method: [dla, mla, gni, gni-projected, mp, newmark, lobatto, discrete-gradient]}
  - {name: "{method}-short", system: field, parameters: {c: 1e-16}, method: [dla, mla, gni, gni-projected, mp, newmark, lobatto, discrete-gradient]}
  - {name: "{method}-long", system: field, parameters: {c: 1e16}, method: [dla, mla, gni, gni-projected, mp, newmark, lobatto, discrete-gradient]}
  - {name: nearest-plain, system: field, method: dla, start: {rule: discrete, q0: [0, -1, 0], v0: [1, 1, -1]}}
  - {name: nearest-short, system: field, parameters: {c: 1e-16}, method: dla, start: {rule: discrete, q0: [0, -1, 0], v0: [1, 1, -1]}}
END
cat > "$work/masses.yaml" <<'END'
title: masses of any size
source: none
defaults: {h: 1/10, steps: 400, every: 20, record: [R]}
runs:
  - {name: eps-plain, system: sleigh-se2, method: eps, parameters: {m: 1, J: 1}, start: {rule: momentum, v0: [1, 1, 0]}}
  - {name: eps-light, system: sleigh-se2, method: eps, parameters: {m: 1e-17, J: 1e-17}, start: {rule: momentum, v0: [1, 1, 0]}}
  - {name: eps-heavy, system: sleigh-se2, method: eps, parameters: {m: 1e17, J: 1e17}, start: {rule: momentum, v0: [1, 1, 0]}}
END
check 'nor does a step see the size of forms or of masses' 'for f in forms masses
    do  gives 0 run "$work/$f.yaml" -o "$work/there" && perl tests/units.pl "$work/there/$f"; done > "$work/seen"
    [ "$(paste -sd " " "$work/seen")" = "17 runs 2 runs" ]'
cat > "$work/rest.yaml" <<'END'
title: a system at rest
source: none
runs: [{name: "{method}", system: particle, parameters: {kx: 1}, method: [gni, dla], h: 1/10, steps: 4, record: [q, violation], start: {rule: momentum, q0: [1, 0, 0], v0: [0, 0, 0]}}]
END
check 'a momentum that is zero is admissible' 'gives 0 run "$work/rest.yaml" -o "$work/there" &&
    [ "$(grep -vh "^#" "$work"/there/rest/*.tsv | awk "\$2 == 0 && \$6 == 0" | wc -l)" = 2 ]'
finish
