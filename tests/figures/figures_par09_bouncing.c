/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_par09_bouncing.c: [PAR09], figures 7 and 8: the effect of the corrections, and of small
 * errors on a bouncing mass. */
#include <math.h>

#include "figures/figures.h"

static struct path path;

/* --- figure 7 --------------------------------------------------------------------------------- */

/* Of the worst schemes of cases 1 and 2: H_tau in % off, and x_max in % exceeded, both corrected.
 */
struct mended {
    double energy, depth;
};

static struct mended write_corrections(struct figure *f, int number, enum scheme scheme) {
    static const char *const names[] = {"none", "", "depth", "rebound"};
    struct impact i = par09_case(number, scheme);
    struct mended worst = {0, 0};
    double v_out = wall_rebound(i.contact.mu, i.v_in), x_max = wall_depth(i.m, &i.contact, i.v_in);
    for (int c = CORRECT_NONE; c <= CORRECT_REBOUND; c++) {
        char name[32];
        if (c == CORRECT_DURATION)
            continue;
        i.correction = (enum correction)c;
        path_lumped(&i, 3, &path);
        snprintf(name, sizeof name, "%s%d", names[c], number);
        path_write(f, name, &path, i.h, 1e-6);
        struct impact_seen seen = impact_run(&i);
        if (c == CORRECT_REBOUND)
            worst.energy = 100 * (seen.v_out * seen.v_out / (v_out * v_out) - 1);
        if (c == CORRECT_DEPTH)
            worst.depth = 100 * (seen.depth / x_max - 1);
    }
    char name[32];
    i.correction = CORRECT_NONE;
    path_true(&i, 3, &path);
    snprintf(name, sizeof name, "true%d", number);
    path_write(f, name, &path, i.h, 1e-6);
    path_exact(&i, 3, &path, NULL);
    snprintf(name, sizeof name, "exact%d", number);
    path_write(f, name, &path, i.h, 1e-6);
    return worst;
}

static void draw_corrections(struct figure *f, int number, const char *name) {
    struct impact i = par09_case(number, SCHEME_EXACT);
    double H0 = i.m * i.v_in * i.v_in / 2;
    for (int panel = 0; panel < 2; panel++) {
        const char *what = panel ? "1:($5/H0)" : "2:3";
        figure_draw(f, "H0 = %g; set title '%s, case %d: %s'; set xlabel '%s'; set ylabel '%s'\n",
                    H0, name, number, panel ? "H / H_0" : "phase portrait",
                    panel ? "t/h, samples" : "x, µm", panel ? "" : "v, m/s");
        figure_draw(f, "set xrange %s; set key %s\n", panel ? "[0:10]" : "[0:*]",
                    panel         ? "off"
                    : number == 1 ? "at graph .7,.85"
                                  : "at graph .7,.85");
        figure_draw(f, "plot $true%d u %s w l lw 4 lc rgb c_pale t 'true', ", number, what);
        figure_draw(f, "$none%d u %s w lp pt 5 lw 1.4 lc rgb c_am1 t 'not corrected', ", number,
                    what);
        figure_draw(f, "$depth%d u %s w lp pt 8 ps 1.7 lw 1.4 dt 2 lc rgb c_verlet t 'depth', ",
                    number, what);
        figure_draw(f, "$rebound%d u %s w lp pt 12 ps 1.7 lw 1.4 dt 3 lc rgb c_rk4 t 'rebound', ",
                    number, what);
        figure_draw(f, "$exact%d u %s w p pt 6 ps 2 lw 1.8 lc rgb c_exact t 'exact'\n", number,
                    what);
    }
}

static void figure_7(void) {
    struct figure f = figure_open("par09-7", 1200, 1000);
    struct mended verlet = write_corrections(&f, 1, SCHEME_VERLET);
    struct mended heun = write_corrections(&f, 2, SCHEME_HEUN);
    figure_panels(&f, 2, 2, "With and without corrections",
                  "the worst scheme of each case; m = 10^{-2} kg, 44.1 kHz, sample 0 at the "
                  "surface");
    draw_corrections(&f, 1, "Verlet");
    draw_corrections(&f, 2, "Heun");
    figure_draw(&f, "unset multiplot\n");
    claim("corrections-restore-energy",
          fabs(verlet.energy) < 1e-9 && fabs(heun.energy) < 1e-9 && verlet.depth < 1e-9 &&
              heun.depth < 1e-9,
          "H_tau off by %+.1e %% and %+.1e %%, x_max exceeded by %+.1e %% at most", verlet.energy,
          heun.energy, fmax(verlet.depth, heun.depth));
    figure_close(&f,
                 &(struct figure_words){
                     "PAR09, figure 7: corrections",
                     "Verlet in case 1, Heun in case 2; <code>correct depth</code> clips x at "
                     "x_max, <code>correct rebound</code> sets v_out at the exit.",
                     "Clipping x and forcing the output velocity restore depth and final energy; "
                     "the way there stays wrong."},
                 "The same. Knock forces the true v_out, not the fit. <code>exact</code> needs "
                 "neither, and its energy is right all the way.");
}

/* --- figure 8 --------------------------------------------------------------------------------- */

enum { BOUNCES = 16 };

/* When each bounce begins, s; the path, thinned, if f. The first contact begins at 0. */
static int bounce(enum scheme scheme, int finer, struct figure *f, double when[BOUNCES]) {
    struct impact i = par09_case(1, scheme);
    struct power power = power_prepare(i.contact.alpha);
    struct lumped_system sys = {scheme, CORRECT_NONE, &i.contact,  &power,
                                i.m,    9.81,         i.h / finer, .5};
    struct lumped st = lumped_start(&sys, 0, i.v_in);
    int bounces = 0;
    long most = lround(.98 / sys.h);
    for (long n = 0; n < most && bounces < BOUNCES; n++) {
        struct lumped before = st;
        lumped_step(&sys, &st);
        if (n && before.x <= 0 && st.x > 0)
            when[bounces++] = (double)n * sys.h - before.x / before.v;
        if (f && n % (32 * finer) == 0)
            ROW(f, 1e3 * (double)n * sys.h, -1e3 * st.x);
    }
    return bounces;
}

/* The same of the collision with its `exact`, from its events. */
static int bounce_exact(struct figure *f, double when[BOUNCES]) {
    struct impact i = par09_case(1, SCHEME_EXACT);
    struct collision_def c = collision_default();
    c.mass = i.m;
    c.contact = contact_definition(&i.contact);
    c.gravity = 9.81;
    struct collision_state *s = collision_state_new(&c, contact_head(&i.contact), 0, 0);
    struct collision_event hit;
    int bounces = -1; /* the strike's own contact does not count */
    collision_strike(s, i.v_in);
    for (int n = 0; n < 44100 && bounces < BOUNCES; n++) {
        double x;
        collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.compression = &x},
                      1);
        if (n % 32 == 0)
            ROW(f, 1e3 * n / c.rate, -1e3 * x);
        while (collision_take_event(s, &hit))
            if (bounces++ >= 0 && bounces <= BOUNCES)
                when[bounces - 1] = hit.time;
    }
    collision_state_free(s);
    return bounces < BOUNCES ? bounces : BOUNCES;
}

static void figure_8(void) {
    static const struct {
        enum scheme scheme;
        const char *name;
    } all[] = {
        {SCHEME_AM1, "am1"}, {SCHEME_VERLET, "verlet"},       {SCHEME_HEUN, "heun"},
        {SCHEME_RK4, "rk4"}, {SCHEME_TWO_POINT, "two_point"}, {SCHEME_THREE_POINT, "three_point"}};
    struct figure f = figure_open("par09-8", 1200, 900);
    double truth[BOUNCES], when[COUNT(all) + 1][BOUNCES];
    figure_data(&f, "true");
    int bounces = bounce(SCHEME_RK4, 256, &f, truth);
    figure_end(&f);
    for (int s = 0; s <= COUNT(all); s++) {
        figure_data(&f, s < COUNT(all) ? all[s].name : "exact");
        int n = s < COUNT(all) ? bounce(all[s].scheme, 1, &f, when[s]) : bounce_exact(&f, when[s]);
        bounces = n < bounces ? n : bounces;
        figure_end(&f);
    }
    figure_data(&f, "late");
    double last[COUNT(all) + 1] = {0}, at_10 = 0, at_1 = 0;
    for (int n = 0; n < bounces; n++) {
        double row[COUNT(all) + 2] = {n + 1};
        for (int s = 0; s <= COUNT(all); s++) {
            last[s] = 1e3 * (when[s][n] - truth[n]);
            row[s + 1] = fmax(fabs(last[s]), 1e-6);
        }
        at_1 = n == 0 ? fabs(last[0]) : at_1;
        at_10 = n == 9 ? fabs(last[0]) : at_10;
        figure_row(&f, row, COUNT(row));
    }
    figure_end(&f);
    figure_panels(&f, 2, 1, "Bouncing under gravity",
                  "case 1: m = 10^{-2} kg, k = 10^7 N/m^{1.1}, μ = 0.1 s/m, α = 1.1, thrown at 0.3 "
                  "m/s, 44.1 kHz");
    figure_draw(&f, "set xrange [600:850]; set yrange [0:4]; set xlabel 't, ms'; set ylabel "
                    "'height, mm'; set key top right horizontal opaque\nplot $true u 1:2 w l lw "
                    "4 lc rgb c_pale t 'true', $am1 u 1:2 w l lw 1.6 lc rgb c_am1 t 'am1', $rk4 u "
                    "1:2 w l lw 1.6 lc rgb c_rk4 t 'rk4', $exact u 1:2 every 8 w p pt 6 ps .9 "
                    "lw 1.6 lc rgb c_exact t 'exact'\n"
                    "set logscale y; set format y '10^{%%T}'; set xrange [.5:20.5]; set yrange "
                    "[5e-7:30]; set xlabel 'bounce'; set ylabel '|impact time error|, ms'; set key "
                    "bottom right vertical opaque\nplot ");
    for (int s = 0; s <= COUNT(all); s++) {
        const char *name = s < COUNT(all) ? all[s].name : "exact";
        figure_draw(&f, "$late u 1:%d w lp pt %d lw 1.6 lc rgb c_%s t '%s'%s", s + 2,
                    s < COUNT(all) ? 4 + s : 7, name,
                    scheme_name(s < COUNT(all) ? all[s].scheme : SCHEME_EXACT),
                    s < COUNT(all) ? ", " : "\n");
    }
    figure_draw(&f, "unset multiplot\n");
    claim("small-errors-add-up-in-bouncing", at_10 > 2 * at_1,
          "AM1 is %.2f ms off at the first bounce, %.2f ms at the tenth; RK4 %.2f ms and exact "
          "%.1e ms at the %d-th",
          at_1, at_10, fabs(last[3]), fabs(last[COUNT(all)]), bounces);
    figure_close(&f,
                 &(struct figure_words){
                     "PAR09, figure 8: bouncing",
                     "Case 1 with gravity 9.81 m/s²; only the two best schemes are drawn above, as "
                     "in the paper, all of them below. Reference: RK4 at 256 steps a sample.",
                     "Slightly wrong velocities make the rebounds happen at the wrong time, and "
                     "the errors accumulate."},
                 "They do: after %d bounces AM1 is %+.1f ms off, RK4 %+.2f ms, two-point %+.2f "
                 "ms. <code>exact</code> is off by %.1e ms.",
                 bounces, last[0], last[3], last[4], fabs(last[COUNT(all)]));
}

void figures_par09_bouncing(void) {
    figure_7();
    figure_8();
}
