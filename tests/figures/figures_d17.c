/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_d17.c: [D17], figures 1 and 2: the three forces, and for which parameters the quadratic's
 * roots are real; also for the potentials (3b) and (3c), whose scans the paper leaves out. */
#include <math.h>

#include "figures/figures.h"

/* --- figure 1 --------------------------------------------------------------------------------- */

static void figure_1(void) {
    static const struct {
        enum contact_law law;
        double gap, shift, alpha[3];
        const char *title;
    } forces[] = {{CONTACT_POWER, 0, 0, {1, 3, 5}, "(3a) power law"},
                  {CONTACT_HUNT_CROSSLEY, 0, .2, {1, 1.7, 2.8}, "(3b) one-sided, h = 0.2"},
                  {CONTACT_TWO_SIDED, .3, 0, {1, 1.7, 2.8}, "(3c) two-sided, h = 0.3"}};
    struct figure f = figure_open("d17-1", 1200, 520);
    for (int n = 0; n < 3; n++) {
        char name[40];
        snprintf(name, sizeof name, "law%d", n);
        figure_data(&f, name);
        for (double u = -1; u < 1.0001; u += .005) {
            double row[4] = {u};
            for (int a = 0; a < 3; a++) {
                struct contact c = {.law = forces[n].law,
                                    .k = 1,
                                    .alpha = forces[n].alpha[a],
                                    .gap = forces[n].gap};
                row[a + 1] = contact_elastic_force(&c, u - forces[n].shift);
            }
            figure_row(&f, row, 4);
        }
        figure_end(&f);
    }
    figure_panels(&f, 1, 3, "Three nonlinear forces", "K = 1");
    figure_draw(&f, "set xrange [-1:1]; set yrange [-1:1]; set xlabel 'u, m'; set ylabel 'φ´, N'; "
                    "set key top left\n");
    for (int n = 0; n < 3; n++)
        figure_draw(
            &f,
            "set title '%s'\nplot $law%d u 1:2 w l lw 2.2 lc rgb c_am1 t 'α = %g', $law%d u "
            "1:3 w l lw 2.2 dt 2 lc rgb c_verlet t 'α = %g', $law%d u 1:4 w l lw 2.2 dt 4 "
            "lc rgb c_exact t 'α = %g'\n",
            forces[n].title, n, forces[n].alpha[0], n, forces[n].alpha[1], n, forces[n].alpha[2]);
    figure_draw(&f, "unset multiplot\n");
    figure_close(&f,
                 &(struct figure_words){"D17, figure 1: the three forces",
                                        "K = 1; alpha = 1, 3, 5 "
                                        "for (3a), 1, 1.7, 2.8 for (3b) with h = .2 and (3c) with "
                                        "h = .3.",
                                        "The forces of the potentials (3a), (3b), (3c)."},
                 "The same, from <code>law power</code>, <code>law hunt-crossley</code> and "
                 "<code>law two-sided</code>. Knock's (3a) is odd for every real alpha.");
}

/* --- figure 2: computability ------------------------------------------------------------------ */

/* (18), from the two positions that a step starts from. */
static double discriminant(const struct contact *c, double s, double k, double u_prev, double u) {
    double d = u - u_prev, slope = contact_elastic_force(c, u), bend = contact_stiffness(c, u);
    double here = contact_potential(c, u) + s * (-d * slope + d * d / 2 * bend);
    double before = contact_potential(c, u_prev) + s * (d * contact_elastic_force(c, u_prev) +
                                                        d * d / 2 * contact_stiffness(c, u_prev));
    double A = 1 / (k * k) + s * bend, C = 2 * here - 2 * before;
    double B = -2 / (k * k) * d + 2 * s * slope - 2 * s * d * bend;
    return B * B - 4 * A * C;
}

/* M = 1 kg from u_0 at v_0 for so many steps: the least discriminant, or NAN once it is negative by
 * more than rounding, as the core's own count of complex roots says too. */
static double least_discriminant(const struct contact *c, double s, double k, double u0, double v0,
                                 int steps) {
    struct power power = power_prepare(c->alpha);
    struct lumped_system sys = {SCHEME_QUADRATIC, CORRECT_NONE, c, &power, 1, 0, k, s};
    struct lumped st = lumped_start(&sys, u0 + k * v0, v0);
    double least = HUGE_VAL;
    for (int n = 0; n < steps; n++) {
        least = fmin(least, discriminant(c, s, k, st.x_prev, st.x));
        lumped_step(&sys, &st);
        if (st.complex_roots)
            return (double)NAN;
    }
    return least;
}

static const double K = 1e3, speeds[] = {1, 20}, esses[] = {.5, 1, 3};
enum { TIME_STEPS = 4, ALPHAS = 7, STEPS = 4000 };

static double time_step(int i) {
    return ldexp(1, i - 1) / sqrt(K);
} /* k_1 ... k_4 at i = 0 ... 3 */

static void figure_2(void) {
    struct figure f = figure_open("d17-2", 1200, 860);
    int complex_at[3][2][TIME_STEPS][ALPHAS] = {{{{0}}}};
    for (int s = 0; s < 3; s++) {
        for (int v = 0; v < 2; v++) {
            char name[40];
            snprintf(name, sizeof name, "scan%d%d", s, v);
            figure_data(&f, name);
            for (int a = 0; a < ALPHAS; a++) {
                struct contact c = {.law = CONTACT_POWER, .k = K, .alpha = 1 + 2 * a};
                double row[TIME_STEPS + 1] = {c.alpha};
                for (int i = 0; i < TIME_STEPS; i++) {
                    row[i + 1] =
                        least_discriminant(&c, esses[s], time_step(i), -1e-3, speeds[v], STEPS);
                    complex_at[s][v][i][a] = isnan(row[i + 1]);
                    if (row[i + 1] < 1)
                        row[i + 1] = 1; /* drawn at the floor */
                }
                figure_row(&f, row, TIME_STEPS + 1);
            }
            figure_end(&f);
        }
    }
    figure_panels(&f, 2, 3, "Computability: the least discriminant",
                  "potential (3a), M = 1 kg, K = 10^3, u_0 = -1 mm, 4000 steps; missing points: "
                  "complex roots");
    figure_draw(&f, "set logscale y; set format y '10^{%%T}'; set xrange [0:14]; set xtics 1,2,13; "
                    "set yrange [.3:1e10]; set xlabel 'α'; set ylabel 'min Δ'\n");
    for (int v = 0; v < 2; v++) {
        for (int s = 0; s < 3; s++) {
            figure_draw(&f, "set title 's = %g, v_0 = %g m/s'; set key %s\nplot ", esses[s],
                        speeds[v], v == 0 && s == 0 ? "top right" : "off");
            static const char *const colour[] = {"c_am1", "c_verlet", "c_exact", "c_two_point"};
            for (int i = 0; i < TIME_STEPS; i++)
                figure_draw(&f, "$scan%d%d u 1:%d w lp pt %d ps 1.3 lc rgb %s t 'k%d'%s", s, v,
                            i + 2, 5 + 2 * i, colour[i], i + 1, i < 3 ? ", " : "\n");
        }
    }
    figure_draw(&f, "unset multiplot\n");
    int sum[3][2] = {{0}}, half_linear = 0, half_high = 0, one_low = 0;
    for (int s = 0; s < 3; s++)
        for (int v = 0; v < 2; v++)
            for (int i = 0; i < TIME_STEPS; i++)
                for (int a = 0; a < ALPHAS; a++) {
                    int bad = complex_at[s][v][i][a];
                    sum[s][v] += bad;
                    half_linear += s == 0 && a == 0 && bad;
                    half_high += s == 0 && a >= 2 && bad;
                    one_low += s == 1 && v == 1 && a < 2 && i < 3 && bad;
                }
    claim("half-is-real-at-alpha-1", half_linear == 0, "%d of 8 runs with complex roots",
          half_linear);
    claim("half-fails-at-high-alpha", half_high > 10, "%d of 40 runs at alpha >= 5 have them",
          half_high);
    claim("one-is-real-at-1-m-s", sum[1][0] == 0, "%d of 28 runs with complex roots", sum[1][0]);
    claim("one-is-real-at-20-m-s-for-alpha-1-and-3", one_low == 0,
          "%d of 6 runs with complex roots (alpha = 3, k_3)", one_low);
    claim("three-is-always-real", sum[2][0] + sum[2][1] == 0, "%d of 56 runs with complex roots",
          sum[2][0] + sum[2][1]);
    figure_close(&f,
                 &(struct figure_words){
                     "D17, figure 2: computability",
                     "M = 1 kg, K = 10³, u_0 = -1 mm, v_0 = 1 and 20 m/s, time steps k_i = 2^(i-2) "
                     "/ sqrt(K); k_3 is the limit of the classic scheme.",
                     "s = 1/2 fails for higher alpha, s = 1 hardly, s = 3 never."},
                 "Runs with complex roots at 1 and at 20 m/s, of 28 each: s = 1/2 %d and %d, s = 1 "
                 "%d and %d, s = 3 %d and %d.",
                 sum[0][0], sum[0][1], sum[1][0], sum[1][1], sum[2][0], sum[2][1]);
}

/* --- what the paper leaves out ---------------------------------------------------------------- */

enum { PHASES = 24 };

/* The share of entry phases that meet a complex root, in percent. Against (3b) the mass meets the
 * barrier once; in (3c) it rattles through the gap. */
static double complex_share(enum contact_law law, double alpha, double s, double k, double v0) {
    struct contact c = {.law = law, .k = K, .alpha = alpha, .gap = 2 * v0 / sqrt(K)};
    double start = law == CONTACT_TWO_SIDED ? c.gap : 0;
    int bad = 0;
    for (int n = 0; n < PHASES; n++)
        bad += isnan(least_discriminant(&c, s, k, start - k * v0 * (1 + (n + .5) / PHASES), v0,
                                        law == CONTACT_TWO_SIDED ? 300 : 60));
    return 100. * bad / PHASES;
}

static void figure_2b(void) {
    static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED};
    static const double s_all[] = {.5, 1, 2, 3};
    struct figure f = figure_open("d17-2b", 1200, 900);
    double mean[2][4] = {{0}}, worst_3[2] = {0}, low_alpha[2] = {0};
    for (int l = 0; l < 2; l++) {
        for (int s = 0; s < 4; s++) {
            char name[40];
            int cells = 0;
            snprintf(name, sizeof name, "map%d%d", l, s);
            figure_data(&f, name);
            for (double alpha = 1; alpha < 13.1; alpha += .5) {
                for (double log_k = -2; log_k < 2.1; log_k += .25, cells++) {
                    double share = 0;
                    for (int v = 0; v < 2; v++)
                        share += complex_share(laws[l], alpha, s_all[s], exp2(log_k) / sqrt(K),
                                               speeds[v]) /
                                 2;
                    ROW(&f, alpha, log_k, share);
                    mean[l][s] += share;
                    if (s == 3)
                        worst_3[l] = fmax(worst_3[l], share);
                    if (s == 1 && alpha <= 3 && log_k <= 1)
                        low_alpha[l] = fmax(low_alpha[l], share);
                }
            }
            figure_end(&f);
            mean[l][s] /= cells;
        }
    }
    figure_panels(&f, 2, 4, "Computability of the one-sided (above) and the two-sided force",
                  "M = 1 kg, K = 10^3, v_0 = 1 and 20 m/s, 24 entry phases each; colour: % of runs "
                  "that meet a complex root");
    figure_draw(&f, "set palette defined (0 '#FFFFFF', 1 '#56B4E9', 50 '#0072B2', 100 '#000000'); "
                    "set cbrange [0:100]; set xrange [.75:13.25]; set yrange [-2.125:2.125]; set "
                    "xtics 1,4,13; unset key; unset grid; unset colorbox; set ytics ('1/4' -2, '1' "
                    "0, '4' 2); set xlabel 'α'\n");
    for (int l = 0; l < 2; l++)
        for (int s = 0; s < 4; s++)
            figure_draw(&f,
                        "set title '%s, s = %g'; set ylabel '%s'\nplot $map%d%d u 1:2:3 w image, 1 "
                        "w l dt 3 lw 1.5 lc rgb c_exact\n",
                        l ? "(3c)" : "(3b)", s_all[s], s ? "" : "k √K, log scale", l, s);
    figure_draw(&f, "unset multiplot\n");
    claim("same-for-one-sided", worst_3[0] == 0, "up to %.0f %% of runs at s = 3", worst_3[0]);
    claim("same-for-two-sided", worst_3[1] == 0, "up to %.0f %% of runs at s = 3", worst_3[1]);
    claim("computability-grows-with-s",
          mean[0][0] > mean[0][1] && mean[0][1] >= mean[0][3] && mean[1][0] > mean[1][1] &&
              mean[1][1] >= mean[1][3],
          "runs with complex roots for s = .5, 1, 2, 3: (3b) %.1f, %.1f, %.1f, %.1f %%; (3c) %.1f, "
          "%.1f, %.1f, %.1f %%",
          mean[0][0], mean[0][1], mean[0][2], mean[0][3], mean[1][0], mean[1][1], mean[1][2],
          mean[1][3]);
    figure_close(
        &f,
        &(struct figure_words){
            "D17, the scans of (3b) and (3c) that the paper leaves out",
            "M = 1 kg, K = 10³, v_0 = 1 and 20 m/s; time step in units of 1/sqrt(K), the "
            "dotted line is k_3. Gap of (3c): 2 v_0/sqrt(K).",
            "It reports that the same conclusions apply to (3b) and (3c)."},
        "At s = 3 up to %.0f %% (3b) and %.0f %% (3c) of the entry phases meet a complex "
        "root; at s = 1 for alpha up to 3 and k up to k_3 up to %.0f %% and %.0f %%. Knock "
        "steps to the vertex there, and the next real root takes the energy back.",
        worst_3[0], worst_3[1], low_alpha[0], low_alpha[1]);
}

void figures_d17(void) {
    page_section("d17", "A scheme without root finding: Ducceschi, DAFx 2017",
                 "A Numerical Scheme for Various Nonlinear Forces, Including Collisions, Which "
                 "Does Not Require an Iterative Root Finder.");
    figure_1();
    figure_2();
    figure_2b();
}
