// client.cc - the same in C++, where complex numbers and math stay their own
#include <complex>
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

#include <nhi.h>

struct closer {
    void operator()(nh_simulation *p) const { nh_simulation_close(p); }
};
using problem = std::unique_ptr<nh_simulation, closer>;

int main(int count, char *argument[])
{
    if (count != 2) {
        std::fprintf(stderr, "usage: client RUN\n");
        return 2;
    }
    char why[NH_WHY] = "";
    problem p(nh_simulation_open(argument[1], why));
    if (!p) {
        std::fprintf(stderr, "client: %s\n", why);
        return 2;
    }
    const long rows = nh_simulation_rows(p.get());
    const int columns = nh_simulation_columns(p.get());
    std::vector<double> table(static_cast<std::size_t>(rows * columns));
    const long filled = nh_trajectory(p.get(), table.data(), why);
    const std::complex<double> I(0, 1);
    for (long i = 0; i < filled; i++)
        for (int j = 0; j < columns; j++)
            std::printf("%.17g%c", std::real(table[i * columns + j] * (I / I)),
                        j + 1 < columns ? '\t' : '\n');
    std::fputs(nh_simulation_warnings(p.get()), stderr);
    if (filled < rows)
        std::fprintf(stderr, "client: %s\n", why);
    return filled < rows ? 3 : 0;
}
