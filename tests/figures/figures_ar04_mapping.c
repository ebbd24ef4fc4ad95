/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_ar04_mapping.c: [AR04], figures 4 and 5: transients, the linear regressions, and the
 * mapping (k, mu) -> (t0, c_av) with its inverse, (13). */
#include <math.h>

#include "figures/figures.h"
#include "support/both.h"

#include "figures/figures_ar04.h"

/* --- figure 4 --------------------------------------------------------------------------------- */

enum { SHOWN = 1024 };

static double sound[2 * CENTROID_FRAME];

static void write_sound(struct figure *f, const char *name, const struct ar04_point *p) {
    strike_render(&p->tuning, 44100, MODES_VELOCITY, sound, SHOWN);
    figure_data(f, name);
    for (int n = 0; n < SHOWN / 2; n++)
        ROW(f, 1e3 * n / 44100., sound[n]);
    figure_end(f);
}

static void write_spectrum(struct figure *f, const char *name, const struct ar04_point *p) {
    static complex double in[CENTROID_FRAME], out[CENTROID_FRAME];
    strike_render(&p->tuning, 44100, MODES_VELOCITY, sound, SHOWN);
    for (int n = 0; n < CENTROID_FRAME; n++)
        in[n] = sound[n] * (.5 - .5 * cos(2 * figures_pi * n / CENTROID_FRAME));
    transform(in, CENTROID_FRAME, 1, out);
    figure_data(f, name);
    for (int k = 1; k < 140; k++)
        ROW(f, k * 44.1 / CENTROID_FRAME, 20 * log10(cabs(out[k])));
    figure_end(f);
}

/* The contact's force over time, at four times the rate. */
static void write_force(struct figure *f, const char *name, const struct ar04_point *p,
                        const struct strike_bank *bar) {
    struct modes *bank = modes_new(bar->modes, 0, 1);
    struct collision_def c = collision_default();
    c.rate = 4 * 44100;
    const double *at = bar->pickup;
    modes_design(bank, c.rate, bar->mode, NULL, bar->at, &at);
    c.body = SCHEME_MODES;
    c.modes = bank;
    c.pickups = 1;
    c.mass = p->tuning.mass;
    c.contact = contact_definition(&p->tuning.contact);
    struct collision_state *s =
        collision_state_new(&c, contact_head(&p->tuning.contact), bar->modes, 0);
    collision_strike(s, p->tuning.speed);
    figure_data(f, name);
    for (int n = 0; n < 1200; n++) {
        double force, output, *pickup = &output;
        collision_run(&c, s, &(struct collision_in){0},
                      &(struct collision_out){.pickup = &pickup, .force = &force}, 1);
        ROW(f, 1e3 * n / c.rate, force);
    }
    figure_end(f);
    collision_state_free(s);
    modes_free(bank);
}

static void figure_4(const struct strike_bank *bar,
                     struct ar04_point points[AR04_ROWS][AR04_POINTS]) {
    struct figure f = figure_open("ar04-4", 1200, 540);
    const struct ar04_point *k = points[AR04_K], *mu = points[AR04_MU], *alpha = points[AR04_ALPHA];
    int last = AR04_POINTS - 1, rises = 0, falls = 0, most = 0;
    for (int i = 0; i < AR04_POINTS; i++)
        most = alpha[i].hits > alpha[most].hits ? i : most;
    write_sound(&f, "soft", &k[0]);
    write_sound(&f, "hard", &k[last]);
    write_spectrum(&f, "low", &mu[0]);
    write_spectrum(&f, "high", &mu[last]);
    write_force(&f, "few", &alpha[last], bar);
    write_force(&f, "many", &alpha[most], bar);
    figure_panels(&f, 1, 3, "Transients", "the bar of figure 3, v_{in} = 1 m/s");
    figure_draw(
        &f,
        "set title '(a) short and long contact'; set xlabel 't, ms'; set ylabel 'velocity, "
        "m/s'; set xrange [0:11]; plot $hard u 1:2 w l lw 1.2 lc rgb c_am1 t 'k = %.0e', "
        "$soft u 1:2 w l lw 2.2 lc rgb c_exact t 'k = %.0e'\n"
        "set title '(b) first 23 ms'; set xlabel 'f, kHz'; set ylabel 'dB'; set xrange "
        "[0:6]; set yrange [-70:65]; plot $low u 1:2 w l lw 2 lc rgb c_am1 t 'μ = %g', $high u 1:2 "
        "w l lw 2 dt "
        "2 lc rgb c_exact t 'μ = %g'\n"
        "set title '(c) force'; set xlabel 't, ms'; set ylabel 'f, N'; set xrange [0:3]; set "
        "yrange [1:1000]; set logscale y; plot $many u 1:2 w l lw 1.6 lc rgb c_am1 t 'α = %g', "
        "$few u 1:2 w l lw 2.2 "
        "lc rgb "
        "c_exact t 'α = %g'\nunset multiplot\n",
        k[last].value, k[0].value, mu[0].value, mu[last].value, alpha[most].value,
        alpha[last].value);
    for (int i = 1; i < AR04_POINTS; i++) {
        rises += alpha[i].centroid > alpha[i - 1].centroid;
        falls += alpha[i].centroid < alpha[i - 1].centroid;
    }
    claim("centroid-depends-on-mu", mu[0].centroid > 1.1 * mu[last].centroid,
          "%.0f Hz at mu = %g, %.0f Hz at mu = %g; t_0 on the bar %.2f and %.2f ms", mu[0].centroid,
          mu[0].value, mu[last].centroid, mu[last].value, 1e3 * mu[0].resonating,
          1e3 * mu[last].resonating);
    claim("low-alpha-bounces", alpha[most].hits > 1 && alpha[last].hits == 1 && rises && falls,
          "%d contacts at alpha = %g, %d at %g", alpha[most].hits, alpha[most].value,
          alpha[last].hits, alpha[last].value);
    figure_close(&f,
                 &(struct figure_words){
                     "AR04, figure 4: transients", "The bar of figure 3.",
                     "Short and long contacts; more energy in high partials as mu is lowered; "
                     "several bounces at low alpha."},
                 "The same. At alpha = %g the hammer touches %d times.", alpha[most].value,
                 alpha[most].hits);
}

/* --- figure 5 --------------------------------------------------------------------------------- */

/* log10 y = a + b log10 x over the points from ... to, with the coefficient of determination. */
struct line {
    double a, b, r2;
};

static struct line regress(const double *x, const double *y, int n) {
    double sx = 0, sy = 0, xx = 0, xy = 0, yy = 0;
    for (int i = 0; i < n; i++) {
        double X = log10(x[i]), Y = log10(y[i]);
        sx += X, sy += Y, xx += X * X, xy += X * Y, yy += Y * Y;
    }
    double vx = xx - sx * sx / n, vy = yy - sy * sy / n, vxy = xy - sx * sy / n;
    return (struct line){(sy - vxy / vx * sx) / n, vxy / vx, vxy * vxy / (vx * vy)};
}

/* (13): log t0 = a1 + b1 log k; log c = a2 + b2 log k + b3 log (mu / .6). */
struct mapping {
    struct line t0_k, c_k, c_mu;
};

static void map_back(const struct mapping *m, double t0, double c, double *k, double *mu) {
    double log_k = (log10(t0) - m->t0_k.a) / m->t0_k.b;
    double log_mu = (log10(c) - m->c_k.a - m->c_k.b * log_k) / m->c_mu.b;
    *k = pow(10, log_k);
    *mu = .6 * pow(10, log_mu);
}

/* Asks for what 5 x 5 pairs of k and mu give; how far the answers of the mapping, and of
 * the search, are from that: the worst of both quantities, and the median, in percent. */
static void try_mapping(const struct mapping *m, const struct tuning *from, struct scan *mapped,
                        struct scan *touched) {
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
            struct tuning t = *from;
            t.contact.k = pow(10, 11 + i);
            t.contact.mu = .1 * pow(3, j);
            struct tuning_answer want = tuning_measure(&t);
            map_back(m, want.contact, want.brightness, &t.contact.k, &t.contact.mu);
            t.contact.k = fmin(fmax(t.contact.k, 1), 1e15);
            t.contact.mu = fmin(fmax(t.contact.mu, 0), 1000);
            struct tuning_answer got = tuning_measure(&t);
            scan_put(mapped, 100 * fmax(fabs(got.contact / want.contact - 1),
                                        fabs(got.brightness / want.brightness - 1)));
            struct tuning_answer ours = tuning_both(from, want.contact, want.brightness);
            scan_put(touched, 100 * fmax(fabs(ours.contact / want.contact - 1),
                                         fabs(ours.brightness / want.brightness - 1)));
        }
    }
}

static void figure_5(struct ar04_point points[AR04_ROWS][AR04_POINTS]) {
    struct figure f = figure_open("ar04-5", 1200, 540);
    double x[2][AR04_POINTS], t0[AR04_POINTS], c[2][AR04_POINTS];
    int n = 0;
    for (; n < AR04_POINTS && points[AR04_K][n].value < 1.1e14; n++) {
        x[0][n] = points[AR04_K][n].value;
        t0[n] = points[AR04_K][n].resonating;
        c[0][n] = points[AR04_K][n].centroid;
    }
    for (int i = 0; i < AR04_POINTS; i++) {
        x[1][i] = points[AR04_MU][i].value / .6;
        c[1][i] = points[AR04_MU][i].centroid;
    }
    struct mapping m = {regress(x[0], t0, n), regress(x[0], c[0], n),
                        regress(x[1], c[1], AR04_POINTS)};
    figure_data(&f, "k");
    for (int i = 0; i < n; i++)
        ROW(&f, x[0][i], 1e3 * t0[i], c[0][i]);
    figure_end(&f);
    figure_data(&f, "mu");
    for (int i = 0; i < AR04_POINTS; i++)
        ROW(&f, .6 * x[1][i], c[1][i]);
    figure_end(&f);
    figure_panels(&f, 1, 3, "Linear regressions",
                  "logarithmic scales; the bar of figure 3, k up to 10^{14}");
    figure_draw(&f,
                "set logscale xy; set format x '10^{%%T}'; set key off; set xlabel 'k, N/m^{2.8}'; "
                "set title 't_0(k), r^2 = %.3f'; set ylabel 'ms'; set yrange [.4:4]; set ytics "
                "(.5,1,2,4)\nplot $k u 1:2 w p pt 7 lc rgb "
                "c_am1, 1e3*10**(%g)*x**(%g) w l lw 2 lc rgb c_exact\n"
                "set title 'c_{av}(k), r^2 = %.3f'; set ylabel 'Hz'; set yrange [400:2000]; set "
                "ytics (500,1000,1500,2000)\nplot $k u 1:3 w p pt 7 lc "
                "rgb c_am1, 10**(%g)*x**(%g) w l lw 2 lc rgb c_exact\n"
                "set title 'c_{av}(μ), r^2 = %.3f'; set xlabel 'μ, s/m'; set yrange [800:2000]; "
                "set ytics (800,1000,1200,1500,2000)\nplot $mu u 1:2 w p pt 7 "
                "lc rgb c_am1, 10**(%g)*(x/.6)**(%g) w l lw 2 lc rgb c_exact\nunset multiplot\n",
                m.t0_k.r2, m.t0_k.a, m.t0_k.b, m.c_k.r2, m.c_k.a, m.c_k.b, m.c_mu.r2, m.c_mu.a,
                m.c_mu.b);
    struct scan mapped = {0}, touched = {0};
    try_mapping(&m, &points[AR04_K][0].tuning, &mapped, &touched);
    claim("linear-regressions", m.t0_k.r2 > .8 && m.c_k.r2 > .8 && m.c_mu.r2 > .8,
          "r^2 = %.3f, %.3f, %.3f", m.t0_k.r2, m.c_k.r2, m.c_mu.r2);
    claim(
        "mapping-inverts", mapped.worst < 10,
        "asked for what 16 pairs (k, mu) give, it is off by %.0f %% on average, %.0f %% at worst; "
        "the search by %.1f and %.1f %%",
        scan_mean(mapped), mapped.worst, scan_mean(touched), touched.worst);
    figure_close(&f,
                 &(struct figure_words){
                     "AR04, figure 5 and (13): regressions and mapping",
                     "The bar of figure 3; mapping tried on k = 10¹¹ ... 10¹⁴, mu = .1 ... 2.7.",
                     "As a first approximation lines in logarithmic scales, whose inversion maps "
                     "(t0, c_av) to (k, mu)."},
                 "The lines fit with r² of %.3f, %.3f and %.3f; inverted they miss by %.0f %% on "
                 "average. Knock measures on the collision itself and searches: %.2f %% on "
                 "average.",
                 m.t0_k.r2, m.c_k.r2, m.c_mu.r2, scan_mean(mapped), scan_mean(touched));
}

void figures_ar04_mapping(const struct strike_bank *bar,
                          struct ar04_point points[AR04_ROWS][AR04_POINTS]) {
    figure_4(bar, points);
    figure_5(points);
}
