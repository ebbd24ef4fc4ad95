/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_ar04_sound.c: [AR04], figure 3: contact time and centroid as functions of mass, k, mu and
 * alpha, on a bar of three modes; ar04.h has the experiments. */
#include <math.h>

#include "figures/figures.h"

#include "figures/figures_ar04.h"

static struct strike_bank bar;
static struct ar04_point points[AR04_ROWS][AR04_POINTS];

enum { SOUND = 4410 + CENTROID_FRAME, HOP = 128, CURVES = 4 };

/* The centroid over the first 100 ms, of frames that begin at t. */
static void write_centroid(struct figure *f, const struct ar04_point *p, const char *name) {
    static double sound[SOUND];
    strike_render(&p->tuning, 44100, MODES_VELOCITY, sound, SOUND);
    figure_data(f, name);
    for (int n = 0; n < 4410; n += HOP)
        ROW(f, 1e3 * n / 44100., centroid(sound + n, 44100));
    figure_end(f);
}

static void write_row(struct figure *f, int row) {
    char name[40];
    snprintf(name, sizeof name, "row%d", row);
    figure_data(f, name);
    for (int i = 0; i < AR04_POINTS; i++) {
        const struct ar04_point *p = &points[row][i];
        ROW(f, p->value, 1e3 * p->closed, 1e3 * p->rigid, 1e3 * p->resonating, p->centroid,
            p->hits > 1 ? p->centroid : (double)NAN);
    }
    figure_end(f);
    for (int n = 0; n < CURVES; n++) {
        snprintf(name, sizeof name, "curve%d%d", row, n);
        write_centroid(f, &points[row][n * (AR04_POINTS - 1) / (CURVES - 1)], name);
    }
}

static void draw_row(struct figure *f, int row) {
    static const char *const label[] = {"m^{(h)}, kg", "k, N/m^{2.8}", "μ, s/m", "α"};
    static const char *const colour[] = {"c_two_point", "c_am1", "c_heun", "c_exact"};
    figure_draw(f,
                "set xtics autofreq; set title '%s'; set xlabel '%s'; set ylabel 't_0, ms'; %s; "
                "set format x '%s'; set "
                "xrange [%g:%g]; set yrange [*:*]; set key %s\nplot $row%d u 1:2 w l lw 2 lc rgb "
                "c_ref t '(12)', '' u 1:3 w p pt 2 lc rgb c_ref t 'wall', '' u 1:4 w lp pt 6 lc "
                "rgb c_exact t 'bar'\n",
                row ? "" : "contact time", label[row],
                row == AR04_ALPHA ? "unset logscale" : "set logscale x",
                row == AR04_ALPHA ? "%g" : "10^{%T}", ar04_rows[row].lo, ar04_rows[row].hi,
                row ? "off" : "top left", row);
    figure_draw(f,
                "unset logscale; set xtics autofreq; set format x '%%g'; set title '%s'; set "
                "xlabel 't, ms'; set "
                "ylabel 'centroid, Hz'; set xrange [0:140]; set key top right\nplot ",
                row ? "" : "centroid against time");
    for (int n = 0; n < CURVES; n++)
        figure_draw(f, "$curve%d%d u 1:2 w l lw 2 lc rgb %s t '%.2g'%s", row, n, colour[n],
                    points[row][n * (AR04_POINTS - 1) / (CURVES - 1)].value,
                    n + 1 < CURVES ? ", " : "\n");
    figure_draw(f,
                "set title '%s'; set xlabel 't_0 on the bar, ms'; set ylabel 'mean centroid, Hz'; "
                "set xrange [0:*]; set xtics %g; set key %s\nplot $row%d u 4:5 w lp pt 7 lc rgb "
                "c_exact t 'one "
                "contact', '' u 4:6 w p pt 6 ps 1.8 lc rgb c_am1 t 'several contacts'\n",
                row ? "" : "mean centroid", row == AR04_MU ? .25 : 1,
                row == AR04_MU ? "center left" : "off", row);
}

/* --- the claims of figure 3 ------------------------------------------------------------------- */

/* Kendall's tau of centroid against contact time, -1 if every longer one is duller, over the pairs
 * of one row whose contacts are single: of several the first one alone says little. */
static double order(int first, int last) {
    double sum = 0, pairs = 0;
    for (int row = first; row <= last; row++)
        for (int i = 0; i < AR04_POINTS; i++)
            for (int j = 0; j < i; j++) {
                const struct ar04_point *a = &points[row][i], *b = &points[row][j];
                if (a->hits > 1 || b->hits > 1)
                    continue;
                double both = (a->centroid - b->centroid) * (a->resonating - b->resonating);
                sum += both > 0 ? 1 : -1;
                pairs++;
            }
    return pairs > 0 ? sum / pairs : 0;
}

static void judge_wall(void) {
    double worst = 0, slope[2];
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i++)
            worst = fmax(worst, fabs(points[row][i].rigid / points[row][i].closed - 1));
    for (int row = AR04_MASS; row <= AR04_K; row++) {
        const struct ar04_point *a = &points[row][0], *b = &points[row][AR04_POINTS - 1];
        slope[row] = log(b->rigid / a->rigid) / log(b->value / a->value);
    }
    const struct ar04_point *mu = points[AR04_MU];
    double below_1 = 0, at_10 = mu[AR04_POINTS - 1].closed / mu[0].closed;
    for (int i = 0; i < AR04_POINTS && mu[i].value <= 1; i++)
        below_1 = fmax(below_1, mu[i].closed / mu[0].closed - 1);
    claim("contact-time-of-12", worst < 1e-3, "within %.1e in all 64 experiments", worst);
    claim("power-law-of-m-over-k",
          fabs(slope[0] - 1 / 3.8) < 1e-3 && fabs(slope[1] + 1 / 3.8) < 1e-3,
          "exponents %+.4f for m and %+.4f for k, 1/(alpha+1) = %.4f", slope[0], slope[1], 1 / 3.8);
    claim("contact-time-almost-independent-of-mu", at_10 < 1.2,
          "against a wall t_0 at u = 10 is %.2f times that at u = .01", at_10);
    claim("contact-time-hardly-moves-below-u-1", below_1 < .2,
          "%.1f %% longer at most, u up to 1, alpha = 2.8", 100 * below_1);
}

static void judge_bar(void) {
    int longer = 0, single = 0, single_longer = 0;
    struct tuning soft = points[AR04_K][0].tuning;
    soft.contact.k = 1e8;
    struct tuning_answer below = tuning_measure(&soft);
    for (int row = 0; row < AR04_ROWS; row++) {
        for (int i = 0; i < AR04_POINTS; i++) {
            const struct ar04_point *p = &points[row][i];
            longer += p->resonating > p->closed;
            single += p->hits == 1;
            single_longer += p->hits == 1 && p->resonating > p->closed;
        }
    }
    claim("resonator-makes-contact-longer", longer == AR04_ROWS * AR04_POINTS,
          "longer in %d of 64 experiments; where there is a single contact in %d of %d", longer,
          single_longer, single);
    claim("centroid-falls-with-contact-time", order(AR04_MASS, AR04_ALPHA) < -.5,
          "rank correlation (Kendall) of single contacts %.2f, along m %.2f, k %.2f, alpha %.2f",
          order(AR04_MASS, AR04_ALPHA), order(AR04_MASS, AR04_MASS), order(AR04_K, AR04_K),
          order(AR04_ALPHA, AR04_ALPHA));
    claim("centroid-below-pitch-for-long-contacts", below.brightness < 500,
          "%.0f Hz at %.1f ms (k = 1e8), %.0f Hz at %.1f ms (k = 1e10), the pitch is 500 Hz",
          below.brightness, 1e3 * below.contact, points[AR04_K][0].centroid,
          1e3 * points[AR04_K][0].resonating);
}

static void figure_3(void) {
    struct figure f = figure_open("ar04-3", 1300, 1500);
    for (int row = 0; row < AR04_ROWS; row++)
        write_row(&f, row);
    figure_panels(&f, AR04_ROWS, 3, "Contact time and spectral centroid",
                  "bar of 3 modes, 500 Hz, q = 500, 20 g; one parameter at a time moves from m = "
                  "10 g, k = 10^{13}, μ = 0.6, α = 2.8; v_{in} = 1 m/s");
    for (int row = 0; row < AR04_ROWS; row++)
        draw_row(&f, row);
    figure_draw(&f, "unset multiplot\n");
    judge_wall();
    judge_bar();
    const struct ar04_point *mu = points[AR04_MU];
    figure_close(&f,
                 &(struct figure_words){
                     "AR04, figure 3: contact time, centroid, and how they go together",
                     "Rows: m, k, mu, alpha. Centroid of the bar's velocity, magnitude-weighted, "
                     "frames of 1024 samples at 44.1 kHz under a Hann window.",
                     "Contact time hardly depends on mu; the centroid falls as the contact gets "
                     "longer, and moves with mu all the same."},
                 "Against a wall t_0 follows (12). It doubles towards large mu: at u = 10 it is "
                 "%.2f times as long. On the bar the centroid falls from %.0f to %.0f Hz along mu "
                 "while t_0 goes from %.2f to %.2f ms.",
                 mu[AR04_POINTS - 1].closed / mu[0].closed, mu[0].centroid,
                 mu[AR04_POINTS - 1].centroid, 1e3 * mu[0].resonating,
                 1e3 * mu[AR04_POINTS - 1].resonating);
}

void figures_ar04_sound(void) {
    ar04_bar(&bar);
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i++)
            points[row][i] = ar04_measure(&bar, (enum ar04_row)row, i);
    figure_3();
    figures_ar04_mapping(&bar, points);
}
