/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_cw17.c: [CW17], figures 1 to 6: a mass of 1 kg meets a barrier at 1 m/s, alpha = 1. */
#include <math.h>

#include "figures/figures.h"

static struct path samples, steps;

/* The paper starts at -0.1 mm with 1 m/s at 50 kHz: it arrives on a sample. */
static struct impact hit(enum scheme scheme, double k) {
    struct impact i = {.scheme = scheme, .m = 1, .v_in = 1, .h = 1 / 50e3, .phase = 5};
    i.contact = (struct contact){.k = k, .alpha = 1};
    return i;
}

/* (14), t from the impact on */
static double trajectory(double k, double t) {
    double omega = sqrt(k), tau = figures_pi / omega;
    if (t < 0)
        return t;
    return t < tau ? sin(omega * t) / omega : -(t - tau);
}

static void write_trajectory(struct figure *f, const char *name, double k) {
    figure_data(f, name);
    for (int n = 0; n <= 1200; n++) {
        double t = -100e-6 + n * .25e-6;
        ROW(f, 1e6 * t, 1e6 * trajectory(k, t));
    }
    figure_end(f);
}

/* --- figures 3, 4, 5: trajectories ----------------------------------------------------------- */

/* Duration of the contact, samples. */
static double duration(enum scheme scheme, enum correction correction, double k) {
    struct impact i = hit(scheme, k);
    i.correction = correction;
    return impact_run(&i).exit_time / i.h;
}

static void write_all(struct figure *f, double k, enum correction correction, const char *tag) {
    static const struct {
        const char *name;
        enum scheme scheme;
    } schemes[] = {{"two", SCHEME_TWO_POINT}, {"three", SCHEME_THREE_POINT}};
    char name[32];
    snprintf(name, sizeof name, "true_%s", tag);
    write_trajectory(f, name, k);
    for (int s = 0; s < 2; s++) {
        struct impact i = hit(schemes[s].scheme, k);
        i.correction = correction;
        path_lumped(&i, 4, &samples);
        snprintf(name, sizeof name, "%s_%s", schemes[s].name, tag);
        path_write(f, name, &samples, 1e-6, 1e-6);
    }
    struct impact i = hit(SCHEME_EXACT, k);
    path_exact(&i, 4, &samples, &steps);
    snprintf(name, sizeof name, "exact_%s", tag);
    path_write(f, name, &samples, 1e-6, 1e-6);
}

static void draw_trajectories(struct figure *f, const char *tag, const char *title, double x_to,
                              double y_from, double y_to) {
    figure_draw(f,
                "set title '%s'; set xlabel 't - t_1, µs'; set ylabel 'y, µm'\n"
                "set xrange [-25:%g]; set yrange [%g:%g]; set xzeroaxis lw 1 lc rgb '#777777'\n"
                "plot $true_%s u 1:2 w l lw 2.2 lc rgb c_ref t 'closed form', "
                "$three_%s u 1:2 w lp pt 8 ps 1.3 lw 1.6 dt 2 lc rgb c_three_point t "
                "'three-point', "
                "$two_%s u 1:2 w lp pt 7 ps 1 lw 1.6 lc rgb c_two_point t 'two-point', "
                "$exact_%s u 1:2 w p pt 6 ps 1.9 lw 1.8 lc rgb c_exact t 'exact'\n",
                title, x_to, y_from, y_to, tag, tag, tag, tag);
}

static void figure_3(void) {
    struct figure f = figure_open("cw17-3", 1200, 640);
    double soft = figures_pi / sqrt(1e9) * 50e3, hard = figures_pi / sqrt(1e10) * 50e3;
    double two[2], three[2];
    write_all(&f, 1e9, CORRECT_NONE, "soft");
    write_all(&f, 1e10, CORRECT_NONE, "hard");
    for (int n = 0; n < 2; n++) {
        two[n] = duration(SCHEME_TWO_POINT, CORRECT_NONE, n ? 1e10 : 1e9) - (n ? hard : soft);
        three[n] = duration(SCHEME_THREE_POINT, CORRECT_NONE, n ? 1e10 : 1e9) - (n ? hard : soft);
    }
    figure_panels(&f, 1, 2, "A soft and a hard collision",
                  "m = 1 kg, α = 1, y(0) = -0.1 mm, v(0) = 1 m/s, f_s = 50 kHz");
    draw_trajectories(&f, "soft", "soft, k_c = 10^9 N/m", 160, -30, 40);
    draw_trajectories(&f, "hard", "hard, k_c = 10^{10} N/m", 100, -25, 18);
    figure_draw(&f, "unset multiplot\n");
    claim("three-point-lasts-longer-than-two-point", three[0] > two[0] && three[1] > two[1],
          "%+.2f and %+.2f samples of error when soft, %+.2f and %+.2f when hard", three[0], two[0],
          three[1], two[1]);
    claim("duration-error-grows-with-hardness",
          three[1] / hard > three[0] / soft && two[1] / hard > two[0] / soft,
          "three-point %+.0f %% of the duration when soft, %+.0f %% when hard; two-point %+.0f %% "
          "and %+.0f %%",
          100 * three[0] / soft, 100 * three[1] / hard, 100 * two[0] / soft, 100 * two[1] / hard);
    figure_close(&f,
                 &(struct figure_words){
                     "CW17, figure 3: trajectories",
                     "m = 1 kg, alpha = 1, k_c = 10⁹ and 10¹⁰ N/m, y(0) = -0.1 mm, v(0) = 1 "
                     "m/s, 50 kHz. Lines join the samples.",
                     "Both schemes stay too long, three-point more than two-point, and more so "
                     "when the collision is hard."},
                 "The same: at %.2f samples of true contact two-point stays %.2f too long and "
                 "three-point %.2f. The samples of <code>exact</code> lie on the closed form.",
                 hard, two[1], three[1]);
}

/* The fewest samples inside and the worst energy error, over phases, stiffness and alpha. */
static void scan_shortest(enum scheme scheme, int *fewest, double *imbalance) {
    *fewest = 1000000;
    *imbalance = 0;
    for (double k = 1e9; k < 2e16; k *= 10) {
        for (double alpha = 1; alpha < 3.1; alpha += .5) {
            for (int n = 0; n < 64; n++) {
                struct impact i = hit(scheme, k);
                i.contact.alpha = alpha;
                i.phase = (n + .5) / 64;
                struct impact_seen seen = impact_run(&i);
                *fewest = seen.inside < *fewest ? seen.inside : *fewest;
                *imbalance = fmax(*imbalance, seen.imbalance / .5);
            }
        }
    }
}

static void figure_4(void) {
    struct figure f = figure_open("cw17-4", 1200, 640);
    int two, three;
    double drift_two, drift_three;
    scan_shortest(SCHEME_TWO_POINT, &two, &drift_two);
    scan_shortest(SCHEME_THREE_POINT, &three, &drift_three);
    write_all(&f, 1e11, CORRECT_NONE, "harder");
    figure_panels(&f, 1, 1, "A contact of half a sample",
                  "m = 1 kg, α = 1, k_c = 10^{11} N/m, y(0) = -0.1 mm, v(0) = 1 m/s, f_s = 50 kHz");
    draw_trajectories(&f, "harder", "", 90, -30, 22);
    figure_draw(&f, "unset multiplot\n");
    claim("two-point-shortest-is-one-sample", two == 1, "%d sample inside at least", two);
    claim("three-point-shortest-is-two-samples", three == 2, "%d samples inside at least", three);
    claim("schemes-conserve-energy", drift_two < 1e-10 && drift_three < 1e-10,
          "worst step %.1e and %.1e of the energy, k up to 10^16, alpha 1 to 3", drift_two,
          drift_three);
    figure_close(&f,
                 &(struct figure_words){
                     "CW17, figure 4: the contact of a single time step",
                     "m = 1 kg, alpha = 1, k_c = 10¹¹ N/m, 50 kHz; the claims scan k to 10¹⁶, "
                     "alpha 1 to 3 and 64 entry phases.",
                     "Only two-point has an impact force of a single time step."},
                 "Two-point is inside for %d sample at least, three-point for %d, whatever the "
                 "stiffness; <code>exact</code> may pass between two samples.",
                 two, three);
}

/* Mean of the exit error over the phases, in samples. */
static double exit_error(struct impact i) {
    struct impact_scan scan = impact_scan(i, 64);
    return scan_mean(scan.exit_samples);
}

static void figure_5(void) {
    struct figure f = figure_open("cw17-5", 1200, 640);
    double k = 44700. * 44700., R = figures_pi / 44700 * 50e3;
    write_all(&f, k, CORRECT_DURATION, "star");
    write_all(&f, k, CORRECT_NONE, "plain");
    double error[2][2];
    for (int scheme = 0; scheme < 2; scheme++) {
        struct impact i = hit(scheme ? SCHEME_THREE_POINT : SCHEME_TWO_POINT, k);
        error[scheme][0] = exit_error(i);
        i.correction = CORRECT_DURATION;
        error[scheme][1] = exit_error(i);
    }
    figure_panels(&f, 1, 2, "With and without β^*",
                  "m = 1 kg, α = 1, ω_c = 44700 rad/s, f_s = 50 kHz: a contact of 3.51 samples");
    draw_trajectories(&f, "star", "corrected, β_2^* and β_3^*", 110, -30, 30);
    draw_trajectories(&f, "plain", "not corrected", 110, -30, 30);
    figure_draw(&f, "unset multiplot\n");
    claim("beta-star-gives-the-duration", fabs(error[0][1]) < .01 && fabs(error[1][1]) < .01,
          "two-point %+.3f samples of error become %+.4f, three-point %+.3f become %+.4f, mean of "
          "64 phases",
          error[0][0], error[0][1], error[1][0], error[1][1]);
    figure_close(&f,
                 &(struct figure_words){
                     "CW17, figure 5: with corrected β*",
                     "m = 1 kg, alpha = 1, omega_c = 44700 rad/s, 50 kHz.",
                     "With beta* both schemes oscillate in contact exactly as they should and "
                     "leave the wall when they should."},
                 "So they do: over 64 entry phases of a contact of %.2f samples the mean error is "
                 "%.4f samples (two-point) and %.4f (three-point). Where the path bends at the "
                 "surface the samples still miss the closed form.",
                 R, error[0][1], error[1][1]);
}

/* --- figure 6 -------------------------------------------------------------------------------- */

static void figure_6(void) {
    struct figure f = figure_open("cw17-6", 1200, 900);
    double tau = figures_pi / 1e5, worst_two = 0, worst_three = 0, below_two = 0, below_three = 0;
    double exact_worst = 0;
    figure_data(&f, "rates");
    for (double rate = 10e3; rate < 201e3; rate *= pow(2, .125)) {
        double error[3], R = tau * rate;
        for (int s = 0; s < 3; s++) {
            struct impact i = hit(s == 1 ? SCHEME_THREE_POINT : SCHEME_TWO_POINT, 1e10);
            i.h = 1 / rate;
            i.correction = CORRECT_DURATION;
            struct impact_scan scan = s == 2 ? exact_scan(i, 16) : impact_scan(i, 64);
            error[s] = scan_mean(scan.exit_samples);
        }
        ROW(&f, rate / 1e3, 1e6 / rate, 2e6 / rate, error[0] * 1e6 / rate, error[1] * 1e6 / rate,
            error[2] * 1e6 / rate, 1e6 * fmax(1 / rate - tau, 0), 1e6 * fmax(2 / rate - tau, 0));
        worst_two = R > 1.02 ? fmax(worst_two, fabs(error[0])) : worst_two;
        worst_three = R > 2.04 ? fmax(worst_three, fabs(error[1])) : worst_three;
        exact_worst = fmax(exact_worst, fabs(error[2]));
        if (below_two == 0 && R > .6)
            below_two = error[0], below_three = error[1];
    }
    figure_end(&f);
    figure_panels(&f, 2, 1, "How short a contact can be",
                  "m = 1 kg, α = 1, k_c = 10^{10} N/m, v(0) = 1 m/s; the contact lasts 31.4 µs");
    figure_draw(&f,
                "set logscale x; set xtics (10,20,30,50,70,100,150,200); set xrange [10:200]\n"
                "set ylabel 'shortest τ_c, µs'; set yrange [0:205]; set title 'with the right "
                "duration'\n"
                "plot $rates u 1:3 w l lw 2.4 dt 2 lc rgb c_three_point t 'three-point, 2Δt', "
                "$rates u 1:2 w l lw 2.4 lc rgb c_two_point t 'two-point, Δt', %g w l lw 1.6 dt 4 "
                "lc rgb c_ref t 'target, 31.4 µs'\n"
                "set ylabel 'error of τ_c, µs'; set xlabel 'f_s, kHz'; set yrange [-5:175]\n"
                "set title 'what is left below that: bounds as lines, measured as points'\n"
                "plot $rates u 1:8 w l lw 2 dt 2 lc rgb c_three_point not, "
                "$rates u 1:7 w l lw 2 lc rgb c_two_point not, "
                "$rates u 1:5 w p pt 8 ps 1.5 lc rgb c_three_point t 'three-point', "
                "$rates u 1:4 w p pt 7 ps 1.2 lc rgb c_two_point t 'two-point', "
                "$rates u 1:6 w lp pt 6 ps 1.4 lw 1.5 lc rgb c_exact t 'exact'\nunset multiplot\n",
                1e6 * tau);
    claim("two-point-exact-down-to-one-step", worst_two < .1,
          "%.3f samples of error at most above 1.02 samples", worst_two);
    claim("three-point-exact-down-to-two-steps", worst_three < .1,
          "%.3f samples of error at most above 2.04 samples", worst_three);
    claim("three-point-error-larger-below", below_three > 1.5 * below_two,
          "at about .6 samples of contact three-point stays %.2f samples too long, two-point %.2f",
          below_three, below_two);
    figure_close(&f,
                 &(struct figure_words){
                     "CW17, figure 6: shortest durations against the sampling rate",
                     "m = 1 kg, alpha = 1, k_c = 10¹⁰ N/m: 31.4 µs of contact; mean of 64 phases.",
                     "Two-point is exact down to one time step, three-point down to two; below, "
                     "three-point errs much more."},
                 "The same bounds, measured. <code>exact</code> has no bound: its duration is "
                 "within %.1e samples at every rate.",
                 exact_worst);
}

void figures_cw17(void) {
    page_section("cw17", "Contact duration: Chatziioannou and van Walstijn, ISMA 2017",
                 "On the Contact Duration Accuracy of Discrete-Time Collision Models.");
    figures_cw17_drawings();
    figure_3();
    figure_4();
    figure_5();
    figure_6();
}
