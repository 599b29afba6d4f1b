# solver.jl - a solver of one's own on a problem of the test set.
# julia tests/solvers/solver.jl results/problems/gearbox-turns.tsv
const NAME = ["x", "y", "z", "v_x", "v_y", "v_z"]

# x' + sin(y) z' = 0 with V = (x^2 + z^2)/2 - cos(y)
function field(u)
    x, y, z, vx, vy, vz = u
    s, c = sin(y), cos(y)
    force = (x + s * z - c * vy * vz) / (1 + s^2)
    return [vx, vy, vz, -x + force, -s, -z + s * force]
end

function step(h, u)
    k, total = zeros(6), zeros(6)
    for (part, weight) in ((0, 1), (0.5, 2), (0.5, 2), (1, 1))
        k = field(u + part * h * k)
        total += weight * k
    end
    return u + h / 6 * total
end

function solve(u)
    for _ in 1:10000
        u = step(1e-3, u)
    end
    return u
end

exact = Dict{String,Float64}()
for line in eachline(ARGS[1])
    f = split(line, '\t')
    if f[1] == "10"
        exact[f[2]] = parse(Float64, f[3])
    end
end
u = solve([1.0, 0.0, 0.0, 0.0, 2.5, 1.0])
worst = maximum(abs(a - exact[n]) for (a, n) in zip(u, NAME))
println("gearbox-turns at t = 10: RK4 errs by $worst")
exit(0 < worst < 1e-9 ? 0 : 1)
