# solver.py - a solver of one's own on a problem of the test set.
# python3 tests/solvers/solver.py results/problems/problems.json
import json
import math
import sys

NAME = ["x", "y", "z", "v_x", "v_y", "v_z"]


def field(u):
    """x' + sin(y) z' = 0 with V = (x^2 + z^2)/2 - cos(y)."""
    x, y, z, vx, vy, vz = u
    s, c = math.sin(y), math.cos(y)
    force = (x + s * z - c * vy * vz) / (1 + s * s)
    return [vx, vy, vz, -x + force, -s, -z + s * force]


def step(h, u):
    k, total = [0.0] * 6, [0.0] * 6
    for part, weight in ((0, 1), (0.5, 2), (0.5, 2), (1, 1)):
        k = field([a + part * h * b for a, b in zip(u, k)])
        total = [a + weight * b for a, b in zip(total, k)]
    return [a + h / 6 * b for a, b in zip(u, total)]


with open(sys.argv[1], encoding="utf-8") as file:
    problem = json.load(file)["gearbox-turns"]
u = [1.0, 0.0, 0.0, 0.0, 2.5, 1.0]
for _ in range(10000):
    u = step(1e-3, u)
exact = problem["reference"]["10"]
worst = max(abs(a - float(exact[n]["value"])) for a, n in zip(u, NAME))
print(f"gearbox-turns at t = 10: RK4 errs by {worst:.2e}")
sys.exit(not 0 < worst < 1e-9)
