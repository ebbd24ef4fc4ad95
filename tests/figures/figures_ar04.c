/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_ar04.c: [AR04], figures 1 and 2: a hammer on a massive surface. */
#include <math.h>

#include "figures/figures.h"

static struct path steps;

static struct impact hammer(double v_in) {
    struct impact i = {.scheme = SCHEME_EXACT, .m = .01, .v_in = v_in, .h = 1 / 44100.};
    i.contact = (struct contact){.k = 1.5e11, .mu = .6, .alpha = 2.8};
    return i;
}

static void figure_1(void) {
    struct figure f = figure_open("ar04-1", 1200, 640);
    for (int v = 1; v <= 4; v++) {
        struct impact i = hammer(v);
        double v_out = wall_rebound(.6, v);
        char name[40];
        snprintf(name, sizeof name, "phase%d", v);
        figure_data(&f, name);
        for (int n = 0; n <= 400; n++) {
            double part = figures_dense(n / 400.), now = v_out + (v - v_out) * part,
                   x = wall_compression(i.m, &i.contact, v, now);
            ROW(&f, 1e6 * x, now, contact_force(&i.contact, x, now));
        }
        figure_end(&f);
        path_exact(&i, 1, NULL, &steps);
        snprintf(name, sizeof name, "exact%d", v);
        figure_data(&f, name);
        for (int n = 0; n < steps.n; n += 4)
            ROW(&f, 1e6 * steps.at[n].x, steps.at[n].v, steps.at[n].f);
        figure_end(&f);
    }
    figure_panels(&f, 1, 2, "A hammer on a massive surface",
                  "m^{(h)} = 10^{-2} kg, k = 1.5·10^{11} N/m^{2.8}, μ = 0.6 s/m, α = 2.8, v_{in} = "
                  "1 … 4 m/s");
    for (int panel = 0; panel < 2; panel++) {
        int y = panel ? 3 : 2;
        figure_draw(&f,
                    "set title '%s'; set xlabel 'compression x, µm'; set ylabel '%s'; set xrange "
                    "[0:*]; set yrange %s; set key %s\nplot for [n=1:4] sprintf('$phase%%d', n) u "
                    "1:%d w l lw 2.2 lc rgb c_ref t (n == 1 ? 'closed form (7)' : ''), for "
                    "[n=1:4] sprintf('$exact%%d', n) u 1:%d w p pt 6 ps .9 lc rgb c_exact t (n "
                    "== 1 ? 'exact, every 4th step' : '')%s\n",
                    panel ? "(b) force against compression" : "(a) phase portrait",
                    panel ? "contact force f, N" : "velocity v, m/s",
                    panel ? "[0:*]" : "[-2.5:5.5]", panel ? "top left" : "top right", y, y,
                    panel ? "" : ", -1/.6 w l dt 3 lw 2 lc rgb c_am1 t 'v_{lim} = -1/μ' enhanced");
    }
    figure_draw(&f, "unset multiplot\n");
    double slow = wall_rebound(.6, 1), fast = wall_rebound(.6, 4), faster = wall_rebound(.6, 40);
    claim("v-out-tends-to-v-lim", slow > -1 && fast > -4 && fabs(faster * .6 + 1) < 1e-6,
          "v_out = %.3f, %.3f, %.6f m/s for v_in = 1, 4, 40 m/s; v_lim = %.6f", slow, fast, faster,
          -1 / .6);
    figure_close(&f,
                 &(struct figure_words){"AR04, figure 1: phase portrait and hysteresis",
                                        "m = 10 g, k = 1.5e11, mu = .6, alpha = 2.8, v_in = 1 ... "
                                        "4 m/s.",
                                        "Trajectories of the hammer against a massive surface, and "
                                        "the hysteresis of the force."},
                 "The same; the steps of <code>exact</code> at 44.1 kHz lie on the closed form.");
}

static void figure_2(void) {
    struct figure f = figure_open("ar04-2", 1200, 640);
    double mu = .6, worst = 0;
    figure_data(&f, "g");
    for (double v = -1.62; v < 4.6; v += .01)
        ROW(&f, v, exp(mu * v) / (1 + mu * v), exp(mu * v));
    figure_end(&f);
    for (int v = 1; v <= 4; v++) {
        double a = exp(mu * v) / (1 + mu * v), v_out = wall_rebound(mu, v);
        char name[40];
        snprintf(name, sizeof name, "v%d", v);
        figure_data(&f, name);
        ROW(&f, v_out, a, a * (1 + mu * v_out), v, exp(mu * v_out));
        figure_end(&f);
        snprintf(name, sizeof name, "line%d", v);
        figure_data(&f, name);
        ROW(&f, -1.8, a * (1 - mu * 1.8));
        ROW(&f, 4.6, a * (1 + mu * 4.6));
        figure_end(&f);
        worst = fmax(worst, fabs(exp(mu * v_out) / (a * (1 + mu * v_out)) - 1));
    }
    double differ = 0;
    for (int n = 0; n < 8; n++) { /* other m, k and alpha, same mu and v_in */
        struct impact i = hammer(2);
        i.m *= exp2(n - 4);
        i.contact.k *= exp2(3 * n - 9);
        i.contact.alpha = 1 + .4 * n;
        differ = fmax(differ, fabs(path_exact(&i, 1, NULL, NULL).v_out / wall_rebound(.6, 2) - 1));
    }
    figure_panels(&f, 1, 2, "Graphic study of v_{out}", "μ = 0.6 s/m, v_{in} = 1 … 4 m/s");
    figure_draw(&f,
                "set xlabel 'v, m/s'; set xrange [-1.8:4.6]; set yrange [.8:5.5]; set title '(a) "
                "e^{μv} / (1 + μv)'; set key at graph .75,.98\nplot $g u 1:2 w l lw 2.4 lc rgb "
                "c_ref not, for [n=1:4] sprintf('$v%%d', n) u 1:2:($4-$1):(0) w vectors nohead dt "
                "2 lw 1.5 lc rgb c_am1 not, for [n=1:4] sprintf('$v%%d', n) u 4:2 w p pt 5 ps 1.2 "
                "lc rgb c_am1 t (n==1 ? 'v_{in}' : '') enhanced, for [n=1:4] sprintf('$v%%d', n) u "
                "1:2 w p pt 7 ps 1.4 lc rgb c_exact t (n==1 ? 'v_{out}' : '') enhanced\n"
                "set yrange [0:12]; set title '(b) e^{μv} and the lines a(1 + μv)'; set key at "
                "graph .45,.98\nplot $g u 1:3 w l lw 2.4 lc rgb c_ref t 'e^{μv}' enhanced, for "
                "[n=1:4] sprintf('$line%%d', n) u 1:2 w l lw 1.5 dt 2 lc rgb c_am1 t (n==1 ? 'a(1 "
                "+ μv)' : ''), for [n=1:4] sprintf('$v%%d', n) u 1:5 w p pt 7 ps 1.4 lc rgb "
                "c_exact t (n==1 ? 'v_{out}' : '') enhanced\nunset multiplot\n");
    claim("v-out-depends-on-mu-and-v-in-only", worst < 1e-12 && differ < 1e-9,
          "(10) is met within %.0e; simulated with 8 other sets of m, k, alpha v_out differs by "
          "%.0e",
          worst, differ);
    figure_close(&f,
                 &(struct figure_words){"AR04, figure 2: graphic study of v_out", "mu = .6 s/m.",
                                        "v_out is the other velocity with the same e^(mu v)/(1 + "
                                        "mu v), or where the exponential meets the line."},
                 "The same; the points are Knock's closed form, which is there to rounding.");
}

void figures_ar04(void) {
    page_section("ar04", "Contact time and brightness: Avanzini and Rocchesso, SMC 2004",
                 "Physical Modeling of Impacts: Theory and Experiments on Contact Time and "
                 "Spectral Centroid. The text at hand does not give the resonator's pitch, q and "
                 "mass nor the ranges: ours are a bar of 500 Hz, q = 500 and 20 g, struck at 1 "
                 "m/s around k = 1e13, mu = .6, alpha = 2.8, m = 10 g.");
    figure_1();
    figure_2();
}
