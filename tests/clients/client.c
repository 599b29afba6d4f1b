/* client.c - a run by the library, as a table that the test compares */
#include <nhi.h>

#include <stdio.h>
#include <stdlib.h>

static int print(const char *run)
{
    char why[NH_WHY] = "";
    nh_simulation *p = nh_simulation_open(run, why);
    if (p == NULL) {
        fprintf(stderr, "client: %s\n", why);
        return 2;
    }
    long rows = nh_simulation_rows(p);
    int columns = nh_simulation_columns(p);
    double *table = calloc((size_t)(rows * columns), sizeof *table);
    if (table == NULL) {
        nh_simulation_close(p);
        return 4;
    }
    long filled = nh_trajectory(p, table, why);
    for (long i = 0; i < filled; i++)
        for (int j = 0; j < columns; j++)
            printf("%.17g%c", table[i * columns + j],
                   j + 1 < columns ? '\t' : '\n');
    fputs(nh_simulation_warnings(p), stderr);
    if (filled < rows)
        fprintf(stderr, "client: %s\n", why);
    free(table);
    nh_simulation_close(p);
    return filled < rows ? 3 : 0;
}

int main(int count, char *argument[])
{
    if (count != 2) {
        fprintf(stderr, "usage: client RUN\n");
        return 2;
    }
    return print(argument[1]);
}
