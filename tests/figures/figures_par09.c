/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_par09.c: [PAR09], figures 1 to 3: the closed forms. */
#include <math.h>

#include "figures/figures.h"
#include "support/par09.h"

static struct path samples, steps;

static struct impact impact_at(double v_in) {
    struct impact i = {.scheme = SCHEME_EXACT, .m = .01, .v_in = v_in, .h = 1 / 44100., .s = .5};
    i.contact = (struct contact){.k = 1e9, .mu = .5, .alpha = 1.5};
    return i;
}

/* --- figures 1 and 2 -------------------------------------------------------------------------- */

/* (3), for any v0, also below v_lim, where mass and contact part at v0. */
static double compression(const struct impact *i, double v0, double v) {
    const struct contact *c = &i->contact;
    double p = -c->mu * (v - v0) + log(fabs((1 + c->mu * v) / (1 + c->mu * v0)));
    return pow(fmax(p, 0) * i->m * (c->alpha + 1) / (c->k * c->mu * c->mu), 1 / (c->alpha + 1));
}

static void write_phase_curves(struct figure *f, const struct impact *i, int n) {
    double v_out = wall_rebound(i->contact.mu, i->v_in);
    char name[40];
    snprintf(name, sizeof name, "phase%d", n);
    figure_data(f, name);
    for (int p = 0; p <= 400; p++) {
        double v = v_out + (i->v_in - v_out) * figures_dense(p / 400.);
        double x = wall_compression(i->m, &i->contact, i->v_in, v);
        ROW(f, 1e6 * x, v, contact_force(&i->contact, x, v), contact_elastic_force(&i->contact, x));
    }
    figure_end(f);
    snprintf(name, sizeof name, "free%d", n);
    figure_data(f, name);
    ROW(f, -50, i->v_in);
    ROW(f, 0, i->v_in);
    figure_break(f);
    ROW(f, -50, v_out);
    ROW(f, 0, v_out);
    figure_end(f);
    snprintf(name, sizeof name, "exact%d", n);
    path_exact(i, 1, &samples, &steps);
    figure_data(f, name);
    for (int p = 0; p < steps.n; p += 4)
        ROW(f, 1e6 * steps.at[p].x, steps.at[p].v, steps.at[p].f);
    figure_end(f);
}

static void write_lower_curves(struct figure *f, const struct impact *i) {
    figure_data(f, "lower");
    for (double v0 = -2.2; v0 > -4; v0 -= .6) {
        for (double v = v0; v > -4.6; v -= .01)
            ROW(f, 1e6 * compression(i, v0, v), v);
        figure_break(f);
    }
    figure_end(f);
}

static void figures_1_and_2(void) {
    const char *parameters = "m = 10^{-2} kg, k = 10^9 N/m^{1.5}, μ = 0.5 s/m, α = 1.5, v_{in} = 1 "
                             "… 4 m/s";
    struct figure phase = figure_open("par09-1", 1200, 760),
                  loop = figure_open("par09-2", 1200, 700);
    double worst_area = 0, slowest = 0, margin = 1;
    for (int v = 1; v <= 4; v++) {
        struct impact i = impact_at(v);
        write_phase_curves(&phase, &i, v);
        write_phase_curves(&loop, &i, v);
        double area = 0;
        for (int p = 0; p + 1 < steps.n; p++)
            area += (steps.at[p].f + steps.at[p + 1].f) / 2 * (steps.at[p + 1].x - steps.at[p].x);
        worst_area = fmax(worst_area, fabs(area / par09_energy_lost(.01, .5, v) - 1));
        slowest = fmax(slowest, wall_restitution(.5, v));
        margin = fmin(margin, 1 + .5 * wall_rebound(.5, v));
    }
    struct impact i = impact_at(1);
    write_lower_curves(&phase, &i);
    figure_panels(&phase, 1, 1, "Phase portrait of an impact", parameters);
    figure_draw(&phase,
                "set xrange [-50:185]; set yrange [-4.6:4.6]; set xlabel 'x, µm'; set ylabel 'v, "
                "m/s'\nset label 'v_{lim} = -1/μ' at 182,-1.75 right; set arrow from 0,-4.6 to "
                "0,4.6 nohead lw 1 lc rgb '#777777'\n"
                "plot -2 w l dt 3 lw 2 lc rgb c_ref not, $lower u 1:2 w l lw 1.5 lc rgb c_pale t "
                "'below v_{lim}: never entered from above' enhanced, for [n=1:4] "
                "sprintf('$phase%%d', n) u 1:2 w l lw 2 lc rgb c_ref t (n == 1 ? 'closed form (3)' "
                ": ''), for [n=1:4] sprintf('$free%%d', n) u 1:2 w l dt 2 lw 1.6 lc rgb c_am1 t "
                "(n == 1 ? 'free motion' : ''), for [n=1:4] sprintf('$exact%%d', n) u 1:2 w p pt 6 "
                "ps .9 lw 1.2 lc rgb c_exact t (n == 1 ? 'exact, every 4th step' : '')\nunset "
                "multiplot\n");
    claim("rebound-slower-than-impact", slowest < 1 && margin > 0,
          "E = %.3f at v_in = 1 m/s, %.3f at 4; 1 + mu v_out = %.3f at 4", wall_restitution(.5, 1),
          wall_restitution(.5, 4), margin);
    figure_close(&phase,
                 &(struct figure_words){"PAR09, figure 1: phase portrait",
                                        "m = 10 g, k = 10⁹, mu = .5 s/m, alpha = 1.5, v_in = 1 ... "
                                        "4 m/s.",
                                        "Solid lines in contact, dashed lines free; v_out is "
                                        "always smaller than v_in and tends to v_lim."},
                 "The same from the closed form, and the steps of <code>exact</code> at 44.1 kHz "
                 "lie on it. Below v_lim the contact pulls; no impact gets there.");
    figure_panels(&loop, 1, 1, "Compression and force", parameters);
    figure_draw(&loop,
                "set xrange [0:110]; set yrange [0:*]; set xlabel 'x, µm'; set ylabel 'f, kN'; set "
                "key top left\nplot for [n=1:4] sprintf('$phase%%d', n) u 1:($3/1e3) w l lw 2 lc "
                "rgb c_ref t (n == 1 ? 'closed form (3) in (1)' : ''), $phase4 u 1:($4/1e3) w l dt "
                "2 lw 2 lc rgb c_am1 t 'k x^{α}, no dissipation' enhanced, for [n=1:4] "
                "sprintf('$exact%%d', n) u 1:($3/1e3) w p pt 6 ps .9 lw 1.2 lc rgb c_exact t (n == "
                "1 ? 'exact, every 4th step' : '')\nunset multiplot\n");
    claim("loss-is-the-loop-area", worst_area < 1e-3,
          "the area within the steps of exact is the closed form's loss within %.1e", worst_area);
    figure_close(&loop,
                 &(struct figure_words){"PAR09, figure 2: hysteresis", "As figure 1.",
                                        "The dissipative term opens a loop around k x^alpha; its "
                                        "area is the energy lost."},
                 "The same; over the steps of <code>exact</code> the area is the loss within %.0e.",
                 worst_area);
}

/* --- figure 3 --------------------------------------------------------------------------------- */

static double fit_error(double u) {
    return 100 * (par09_rebound_fit(1, u) / wall_rebound(1, u) - 1);
}

static void figure_3(void) {
    struct figure f = figure_open("par09-3", 1200, 560);
    double worst = 0, at = 0;
    figure_data(&f, "fit");
    for (double u = .01; u < 101; u *= 1.02) {
        ROW(&f, u, fit_error(u));
        if (fabs(fit_error(u)) > fabs(worst)) {
            worst = fit_error(u);
            at = u;
        }
    }
    figure_end(&f);
    figure_panels(&f, 1, 1, "Error of the fit of v_{out}", "(7) with the coefficients (8), n = 4");
    figure_draw(&f, "set logscale x; set xlabel 'u = μ v_{in}'; set ylabel 'error of v_{out}, %%'; "
                    "set xzeroaxis lt 1 lc rgb '#777777'; set key off\nplot $fit u 1:2 w l lw 2.4 "
                    "lc rgb c_ref\nunset multiplot\n");
    claim("fit-of-v-out-is-close", fabs(worst) < 3, "%+.2f %% at most, at u = %.1f", worst, at);
    figure_close(&f,
                 &(struct figure_words){"PAR09, figure 3: the error of the fit",
                                        "v_out by (7)-(8) against the root of (6).",
                                        "A percentage error that vanishes at both ends."},
                 "%.4f %% at u = .5, %.2f %% at 1, %.2f %% at 2, %.2f %% at most (u = %.1f). "
                 "Knock uses the root itself: its rebound correction needs no fit.",
                 fit_error(.5), fit_error(1), fit_error(2), worst, at);
}

void figures_par09(void) {
    page_section("par09", "Energy and accuracy: Papetti, Avanzini and Rocchesso, DAFx 2009",
                 "Energy and Accuracy Issues in Numerical Simulations of a Non-linear Impact "
                 "Model.");
    figures_1_and_2();
    figure_3();
    figures_par09_tables();
}
