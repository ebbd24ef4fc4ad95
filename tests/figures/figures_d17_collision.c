/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_d17_collision.c: [D17], figures 4 and 5: the quadratic scheme on a fast mass that meets a
 * stiff barrier, with its energies at two rates. */
#include <math.h>

#include "figures/figures.h"

static const double esses[] = {.5, 1, 3};

static struct path path;

static struct impact fast_mass(enum scheme scheme, double s, double rate) {
    struct impact i = {.scheme = scheme, .m = 1, .v_in = 20, .h = 1 / rate, .s = s};
    i.contact = (struct contact){.k = 5e9, .alpha = 1.3};
    i.phase = fmod(.6 / 20 * rate, 1); /* from -.5 m to the barrier at .1 m */
    return i;
}

/* The rms distance of two paths over the contact, in the deepest x. */
static double distance(const struct impact *a, const struct impact *b) {
    static struct path one, other;
    double sum = 0, depth = wall_depth(1, &a->contact, 20);
    path_lumped(a, 1, &one);
    path_lumped(b, 1, &other);
    int n = one.n < other.n ? one.n : other.n;
    for (int p = 0; p < n; p++)
        sum += pow((one.at[p].x - other.at[p].x) / depth, 2);
    return sqrt(sum / n);
}

static void figures_4_and_5(void) {
    static const double rates[] = {44100, 441000};
    struct figure f = figure_open("d17-4", 1200, 640), e = figure_open("d17-5", 1200, 860);
    double off[2][3], lowest[2][3], drift = 0;
    char name[32];
    for (int r = 0; r < 2; r++) {
        struct impact benchmark = fast_mass(SCHEME_THREE_POINT, 0, rates[r]);
        for (int n = 0; n < 5; n++) {
            struct impact i = fast_mass(n < 3 ? SCHEME_QUADRATIC : SCHEME_THREE_POINT,
                                        n < 3 ? esses[n] : 1, rates[r]);
            if (n == 4)
                path_exact(&i, r ? 20 : 3, &path, NULL);
            else
                path_lumped(&i, r ? 20 : 3, &path);
            snprintf(name, sizeof name, "p%d%d", r, n);
            path_write(&f, name, &path, 1e-6, 1e-3);
            figure_data(&e, name);
            double least = 0, H0 = path.at[0].H;
            for (int p = 0; p < path.n; p++) {
                double T = path.at[p].T, H = path.at[p].H;
                ROW(&e, 1e6 * path.at[p].t, H, T, H - T);
                least = fmin(least, H - T);
                if (n < 4)
                    drift = fmax(drift, fabs(H / H0 - 1));
            }
            figure_end(&e);
            if (n < 3) {
                lowest[r][n] = least;
                off[r][n] = distance(&i, &benchmark);
            }
        }
    }
    struct impact i = fast_mass(SCHEME_RK4, 0, 44100);
    path_true(&i, 3, &path);
    path_write(&f, "true", &path, 1e-6, 1e-3);
    figure_panels(&f, 1, 2, "A fast particle against a stiff barrier",
                  "M = 1 kg, u_0 = -0.5 m, v_0 = 20 m/s, h = 0.1 m, K = 5·10^9, α = 1.3; dashed: "
                  "441 kHz");
    for (int panel = 0; panel < 2; panel++) {
        int y = panel ? 3 : 2;
        figure_draw(&f,
                    "set xlabel 't, µs'; set ylabel '%s'; set xrange [-20:230]; set yrange %s; set "
                    "key %s\nplot $true u 1:%d w l lw 4 lc rgb c_pale t 'true', ",
                    panel ? "v, m/s" : "u - h, mm", panel ? "[-36:22]" : "[-.35:1.45]",
                    panel ? "off" : "top right opaque", y);
        static const char *const colour[] = {"c_verlet", "c_heun", "c_two_point", "c_am1"};
        static const char *const title[] = {"s = 1/2", "s = 1", "s = 3", "benchmark (23)"};
        for (int n = 3; n >= 0; n--)
            figure_draw(&f,
                        "$p0%d u 1:%d w lp pt %d lw 1.7 lc rgb %s t '%s', $p1%d u 1:%d w l dt 2 lw "
                        "1.2 lc rgb %s not, ",
                        n, y, n == 3 ? 9 : 5, colour[n], title[n], n, y, colour[n]);
        figure_draw(&f, "$p04 u 1:%d w p pt 6 ps 2 lw 1.8 lc rgb c_exact t 'exact'\n", y);
    }
    figure_draw(&f, "unset multiplot\n");
    claim("half-like-the-benchmark", off[0][0] < .05, "%.1e of the depth, rms, at 44.1 kHz",
          off[0][0]);
    claim("departs-as-s-grows", off[0][0] < off[0][1] && off[0][1] < off[0][2],
          "%.4f, %.4f, %.4f of the depth for s = 1/2, 1, 3", off[0][0], off[0][1], off[0][2]);
    claim("same-limit-of-infinite-rate", off[1][1] < off[0][1] / 2 && off[1][2] < off[0][2] / 2,
          "s = 1: %.3f becomes %.4f, s = 3: %.3f becomes %.4f at ten times the rate", off[0][1],
          off[1][1], off[0][2], off[1][2]);
    figure_close(
        &f,
        &(struct figure_words){
            "D17, figure 4: colliding mass",
            "M = 1 kg, u_0 = -.5 m, v_0 = 20 m/s, barrier at .1 m, K = 5e9, alpha = 1.3; "
            "44.1 and 441 kHz.",
            "s = 1/2 cannot be distinguished from the benchmark, s = 1, 3 depart; at ten times the "
            "rate they come together."},
        "The same among the schemes. But the benchmark itself is late by a good part of a "
        "sample; the samples of <code>exact</code> lie on the true path.");

    figure_panels(&e, 2, 4, "Energy of the colliding mass: 44.1 kHz above, 441 kHz below",
                  "parameters as in figure 4; the scheme's own discrete energies");
    static const char *const title[] = {"", "s = 1", "s = 3", "benchmark (23)", "exact"};
    static const int order[] = {3, 1, 2, 4};
    figure_draw(&e, "set xrange [-20:230]; set yrange [-150:215]; set xtics 0,100; set xlabel 't, "
                    "µs'; set xzeroaxis lt 1 lc rgb '#777777'\n");
    for (int r = 0; r < 2; r++)
        for (int n = 0; n < 4; n++)
            figure_draw(&e,
                        "set title '%s'; set ylabel '%s'; set key %s\nplot $p%d%d u 1:2 w l lw 2.4 "
                        "lc rgb c_exact t 'total', '' u 1:3 w l lw 2 dt 2 lc rgb c_verlet t "
                        "'kinetic', '' u 1:4 w l lw 2 dt 4 lc rgb c_am1 t 'potential'\n",
                        title[order[n]], n ? "" : "J", n || r ? "off" : "at graph .98,.3 opaque", r,
                        order[n]);
    figure_draw(&e, "unset multiplot\n");
    claim("energy-is-conserved", drift < 1e-10, "total within %.1e, s = 1/2, 1, 3 and (23)", drift);
    claim("potential-negative-for-s-3",
          lowest[0][2] < -.1 && lowest[1][2] > lowest[0][2] / 10 && lowest[0][1] > -1e-9,
          "s = 3: %.1f J at 44.1 kHz, %.2f J at 441 kHz; s = 1: %.1g J", lowest[0][2], lowest[1][2],
          lowest[0][1]);
    figure_close(&e,
                 &(struct figure_words){
                     "D17, figure 5: energy components", "As figure 4.",
                     "Total energy is constant; for s = 3 the potential part gets negative but "
                     "stays bounded, and tends to zero with the rate."},
                 "The same: the lowest potential at s = 3 is %.1f J of 200 at 44.1 kHz and %.2f J "
                 "at 441 kHz.",
                 lowest[0][2], lowest[1][2]);
}

void figures_d17_collision(void) { figures_4_and_5(); }
