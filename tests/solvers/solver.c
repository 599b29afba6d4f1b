/* solver.c - a solver of one's own on a problem of the test set.
   cc -Iresults/problems tests/solvers/solver.c -lm; the problem:
   nhi show gearbox-turns */
#include "problems.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* x' + sin(y) z' = 0 with V = (x^2 + z^2)/2 - cos(y); u = (x, y, z, v). */
static void field(const double u[6], double du[6])
{
    double s = sin(u[1]), c = cos(u[1]);
    double lambda = (u[0] + s * u[2] - c * u[4] * u[5]) / (1 + s * s);
    memcpy(du, u + 3, 3 * sizeof *u);
    du[3] = -u[0] + lambda, du[4] = -s, du[5] = -u[2] + s * lambda;
}

static void step(double h, double u[6])
{
    static const double part[] = {0, 0.5, 0.5, 1}, weight[] = {1, 2, 2, 1};
    double k[6] = {0}, sum[6] = {0}, at[6];
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < 6; i++)
            at[i] = u[i] + part[stage] * h * k[i];
        field(at, k);
        for (int i = 0; i < 6; i++)
            sum[i] += weight[stage] * k[i];
    }
    for (int i = 0; i < 6; i++)
        u[i] += h / 6 * sum[i];
}

int main(void)
{
    static const char *const name[] = {"x", "y", "z", "v_x", "v_y", "v_z"};
    double u[6] = {1, 0, 0, 0, 2.5, 1}, worst = 0;
    int seen = 0;
    for (int k = 0; k < 10000; k++)
        step(1e-3, u);
    for (size_t r = 0; r < sizeof nh_references / sizeof *nh_references; r++)
        for (int i = 0; i < 6; i++)
            if (strcmp(nh_references[r].problem, "gearbox-turns") == 0 &&
                nh_references[r].t == 10 &&
                strcmp(nh_references[r].state, name[i]) == 0) {
                worst = fmax(worst, fabs(u[i] - nh_references[r].value));
                seen++;
            }
    if (seen < 6)
        return fputs("no reference of gearbox-turns at t = 10\n", stderr), 1;
    printf("gearbox-turns at t = 10: RK4 errs by %.2e\n", worst);
    return !(worst < 1e-9 && worst > 0);
}
