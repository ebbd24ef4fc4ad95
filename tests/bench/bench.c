/* SPDX-License-Identifier: BSD-3-Clause */
/* bench: computing times, one figure a line: bench <name> <value> <unit> [<= <target>]. Each is the
 * best of several repetitions. The peak of the processor, measured in the same run, is printed
 * beside the figures that it bounds. Nothing here fails. */
#define _POSIX_C_SOURCE 200809L
#include "bench/bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double bench_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void bench_line(const char *name, double value, const char *unit) {
    printf("bench %s %.4g %s\n", name, value, unit);
    fflush(stdout);
}

void bench_target(const char *name, double value, const char *unit, const char *sense,
                  double target) {
    printf("bench %s %.4g %s %s %g\n", name, value, unit, sense, target);
    fflush(stdout);
}

struct modes *bench_bank(int n, int pickups, const struct modes_kernel *kernel) {
    enum { MOST = 4096 };
    static struct mode mode[MOST];
    static double shape[MOST];
    const double *pickup[] = {shape, shape};
    for (int i = 0; i < n; i++) {
        mode[i] = (struct mode){.freq = 200 + 18000. * i / n, .decay = 1, .mass = .5 * sqrt(n)};
        shape[i] = i % 2 ? -1 : 1;
    }
    struct modes *m = modes_new(n, 0, pickups);
    modes_design(m, 44100, mode, NULL, shape, pickup);
    m->kernel = kernel;
    return m;
}

int main(int argc, char **argv) {
    if (argc == 4) /* bench ring|contact <modes> <blocks> */
        return !bench_counted(argv[1], atoi(argv[2]), atoi(argv[3]));
    struct bench_set sets[] = {
        {.name = "sse2", .kernel = &modes_kernel_base, .op = bench_peak_base()},
#ifdef __x86_64__
        {.name = "avx2", .kernel = modes_kernel_avx2, .op = bench_peak_avx2()},
#endif
    };
    int count = modes_kernel_best() == &modes_kernel_base ? 1 : (int)(sizeof sets / sizeof *sets);
    for (int i = 0; i < count; i++) {
        char name[32];
        snprintf(name, sizeof name, "peak-%s", sets[i].name);
        bench_line(name, 1 / sets[i].op, "G/s");
        /* the design's figures: ns a mode and sample, ns a step, us a strike */
        sets[i].ring1 = i ? .13 : .28;
        bench_ring(&sets[i]);
        bench_contact(&sets[i]);
        bench_links(&sets[i]);
        bench_network(&sets[i]);
        bench_anything(&sets[i]);
    }
    bench_lumped();
    bench_schemes();
    bench_body();
    bench_drumhead();
    bench_held();
    bench_messages();
    bench_continue();
    bench_contacts();
    return 0;
}
