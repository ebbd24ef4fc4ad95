/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_cost.c: the cost of a sample, against the number of modes, for each scheme. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <time.h>

#include "figures/figures.h"

#include "base/ranges.h"

enum { MOST = 512, PLAYED = 4096, GOES = 7 };

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static struct modes *plain_bar(int n) {
    struct mode mode[MOST];
    double at[MOST];
    const double *pickup = at;
    for (int i = 0; i < n; i++) {
        mode[i] = (struct mode){110 * pow(1 + i, 1.03), 2, .05 * n};
        at[i] = i % 2 ? -1 : 1;
    }
    struct modes *m = modes_new(n, 0, 1);
    modes_design(m, 44100, mode, NULL, at, &pickup);
    return m;
}

/* ns a sample, the best of several goes: ringing after a strike, or pressed on by 50 N, soft. */
static double cost(int n, enum scheme scheme, bool pressed) {
    static double output[PLAYED];
    double *pickup[] = {output}, least = HUGE_VAL;
    struct modes *modes = n ? plain_bar(n) : NULL;
    struct collision_def c = collision_default();
    c.scheme = scheme;
    c.modes = modes;
    c.body = n ? SCHEME_MODES : SCHEME_WALL;
    c.pickups = n ? 1 : 0;
    struct contact_inputs head = {.k = 1e5, .mu = .5, .alpha = 1.5};
    struct collision_state *s = collision_state_new(&c, head, n, 0);
    for (int go = 0; go < GOES; go++) {
        collision_reset(&c, s);
        collision_set_input(s, RANGE_PUSH, pressed ? 50 : 0);
        collision_strike(s, 1);
        struct collision_in in = {0};
        struct collision_out out = {.pickup = pickup};
        collision_run(&c, s, &in, &out, 1024);
        double start = seconds();
        collision_run(&c, s, &in, &out, PLAYED);
        least = fmin(least, (seconds() - start) / PLAYED);
    }
    collision_state_free(s);
    modes_free(modes);
    return 1e9 * least;
}

static double written(struct figure *f, const char *name, enum scheme scheme, bool pressed,
                      int at) {
    double there = 0;
    figure_data(f, name);
    for (int n = 1; n <= MOST; n *= 2) {
        double ns = cost(n, scheme, pressed);
        ROW(f, n, ns);
        there = n == at ? ns : there;
    }
    figure_end(f);
    return there;
}

void figures_cost(void) {
    static const enum scheme lumped[] = {SCHEME_EXACT,       SCHEME_AM1,      SCHEME_VERLET,
                                         SCHEME_HEUN,        SCHEME_RK4,      SCHEME_TWO_POINT,
                                         SCHEME_THREE_POINT, SCHEME_QUADRATIC};
    struct figure f = figure_open("beyond-4", 1200, 620);
    double ring = written(&f, "ring", SCHEME_EXACT, false, 256);
    double one = cost(1, SCHEME_EXACT, true);
    double exact = written(&f, "exact", SCHEME_EXACT, true, 256);
    written(&f, "am1", SCHEME_AM1, true, 256);
    written(&f, "two", SCHEME_TWO_POINT, true, 256);
    figure_data(&f, "lumped");
    for (int s = 0; s < COUNT(lumped); s++)
        figure_draw(&f, "%d %.4g %s\n", s, cost(0, lumped[s], true), scheme_name(lumped[s]));
    figure_end(&f);
    figure_panels(&f, 1, 2, "What a sample costs",
                  "on this machine, best of 7 goes of 4096 samples; a hammer pressed on with 50 N, "
                  "k = 10^5, α = 1.5, one step a sample");
    figure_draw(&f,
                "set logscale xy; set xtics (1,2,4,8,16,32,64,128,256,512); set xrange [.9:570]; "
                "set format y '%%g'; set xlabel 'modes'; set ylabel 'ns a sample'; set yrange "
                "[1:6000]; set key top "
                "left; set title 'on modes'\nplot $am1 u 1:2 w lp pt 4 lw 1.8 lc rgb c_am1 t 'am1 "
                "in contact', $two u 1:2 w lp pt 8 lw 1.8 lc rgb c_two_point t 'two-point in "
                "contact', $exact u 1:2 w lp pt 7 lw 2.4 lc rgb c_exact t 'exact in contact', "
                "$ring u 1:2 w lp pt 6 dt 2 lw 2 lc rgb c_exact t 'ringing'\n"
                "unset logscale; set title 'against a wall'; set key off; set style fill solid .8; "
                "set boxwidth .6; set yrange [0:*]; set xrange [-.6:7.6]; set xlabel ''; unset "
                "grid; set grid y lt 1 lw .7 lc rgb '#DDDDDD'; set xtics rotate by 30 right\nplot "
                "$lumped u 1:2:xtic(3) w boxes lc rgb c_two_point\nunset multiplot\n");
    claim("cost-hardly-grows-in-contact", exact < 4 * one,
          "%.0f ns a sample on 256 modes, %.0f on one; ringing %.0f ns", exact, one, ring);
    figure_close(&f,
                 &(struct figure_words){
                     "Cost against the number of modes, and per scheme",
                     "ns a sample of one collision with one pickup, on a machine that does other "
                     "things too.",
                     "They count evaluations: four forces for RK4, a root for AM1, a square root "
                     "for the quadratic."},
                 "In contact 256 modes cost %.0f ns a sample, ringing %.0f ns. <code>tests/run "
                 "bench</code> has the figures with the machine's peak beside them.",
                 exact, ring);
}
