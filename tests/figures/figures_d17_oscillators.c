/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_d17_oscillators.c: [D17], figures 3 and 6: the quadratic scheme on the harmonic and on
 * the cubic oscillator, against their benchmarks. */
#include <complex.h>
#include <math.h>

#include "figures/figures.h"

enum { SAMPLES = 1 << 14 };

static const double esses[] = {.5, 1, 3};

/* --- spectra ---------------------------------------------------------------------------------- */

/* dB below the largest line; a Blackman-Harris window, whose side lobes stay below -92 dB. */
static void spectrum(const double *u, double *level) {
    static complex double in[SAMPLES], out[SAMPLES];
    double most = 0;
    for (int n = 0; n < SAMPLES; n++) {
        double a = 2 * figures_pi * n / SAMPLES;
        in[n] = u[n] * (.35875 - .48829 * cos(a) + .14128 * cos(2 * a) - .01168 * cos(3 * a));
    }
    transform(in, SAMPLES, 1, out);
    for (int k = 0; k < SAMPLES / 2; k++)
        most = fmax(most, cabs(out[k]));
    for (int k = 0; k < SAMPLES / 2; k++)
        level[k] = 20 * log10(fmax(cabs(out[k]) / most, 1e-8));
}

/* The frequency of the largest line, in lines, by its parabola in dB. */
static double fundamental(const double *level) {
    int k = 1;
    for (int n = 2; n < SAMPLES / 2 - 1; n++)
        k = level[n] > level[k] ? n : k;
    double a = level[k - 1], b = level[k], c = level[k + 1];
    return k + (a - c) / (2 * (a - 2 * b + c));
}

/* The highest line above twice the fundamental, dB. */
static double second_peak(const double *level) {
    double most = -HUGE_VAL;
    for (int k = (int)(2 * fundamental(level)); k < SAMPLES / 2; k++)
        most = fmax(most, level[k]);
    return most;
}

/* --- oscillators ------------------------------------------------------------------------------ */

struct oscillator {
    struct contact contact;
    double m, u0, v0, h;
};

static void run(const struct oscillator *o, enum scheme scheme, double s, double *u) {
    struct power power = power_prepare(o->contact.alpha);
    struct lumped_system sys = {scheme, CORRECT_NONE, &o->contact, &power, o->m, 0, o->h, s};
    struct lumped st = lumped_start(&sys, o->u0, o->v0);
    for (int n = 0; n < SAMPLES; n++, lumped_step(&sys, &st))
        u[n] = st.x;
}

/* (22) and (25): the paper's benchmarks for alpha = 1 and alpha = 3. */
static void run_benchmark(const struct oscillator *o, double *u) {
    double k2 = o->h * o->h * o->contact.k / o->m;
    u[0] = o->u0;
    u[1] = o->u0 + o->h * o->v0;
    for (int n = 1; n + 1 < SAMPLES; n++) {
        double swing = o->contact.alpha == 1 ? 2 - k2 : 2 / (1 + k2 / 2 * u[n] * u[n]);
        u[n + 1] = swing * u[n] - u[n - 1];
    }
}

struct lines {
    double frequency[5], peak[5]; /* s = 1/2, 1, 3, the benchmark, exact; Hz, dB */
};

static struct lines write_oscillator(struct figure *f, const struct oscillator *o) {
    static double u[5][SAMPLES], level[5][SAMPLES / 2];
    struct lines l;
    for (int n = 0; n < 5; n++) {
        if (n == 3)
            run_benchmark(o, u[n]);
        else
            run(o, n < 3 ? SCHEME_QUADRATIC : SCHEME_EXACT, n < 3 ? esses[n] : .5, u[n]);
        spectrum(u[n], level[n]);
        l.frequency[n] = fundamental(level[n]) / (SAMPLES * o->h);
        l.peak[n] = second_peak(level[n]);
    }
    if (!f)
        return l;
    figure_data(f, "u");
    for (int n = 0; n < SAMPLES; n++)
        ROW(f, n * o->h, u[0][n], u[1][n], u[2][n], u[3][n], u[4][n]);
    figure_end(f);
    figure_data(f, "level");
    for (int k = 0; k < SAMPLES / 2; k++)
        ROW(f, k / (SAMPLES * o->h), level[0][k], level[1][k], level[2][k], level[3][k],
            level[4][k]);
    figure_end(f);
    return l;
}

static void draw_oscillator(struct figure *f, double unit, const char *time, double t0, double t1,
                            double u_unit, const char *displacement, double top, double hz,
                            const char *benchmark) {
    for (int row = 0; row < 2; row++) {
        for (int s = 0; s < 3; s++) {
            figure_draw(f, "set xtics autofreq; set title 's = %g'; set key %s\n", esses[s],
                        s     ? "off"
                        : row ? "top right"
                              : "top right");
            if (row == 0)
                figure_draw(f,
                            "set xlabel 't, %s'; set ylabel 'u, %s'; set xrange [%g:%g]; set "
                            "yrange [%g:%g]\nplot $u u ($1*%g):($%d*%g) w l lw 2.6 lc rgb "
                            "c_pale t 'quadratic', ",
                            time, displacement, t0, t1, -1.2 * top, 2 * top, unit, s + 2, u_unit);
            else
                figure_draw(f,
                            "set xlabel 'f, Hz'; set ylabel 'dB'; set xrange [0:%g]; set xtics %g; "
                            "set yrange "
                            "[-150:12]\nplot $level u 1:%d w l lw 2 lc rgb c_quadratic t "
                            "'quadratic', ",
                            hz, hz / 4, s + 2);
            const char *block = row ? "level" : "u";
            figure_draw(f,
                        "$%s u ($1*%g):($5*%g) w l lw 1.5 dt 2 lc rgb c_am1 t '%s', $%s u "
                        "($1*%g):($6*%g) w l lw 2.4 dt 3 lc rgb c_exact t 'exact'\n",
                        block, row ? 1 : unit, row ? 1 : u_unit, benchmark, block, row ? 1 : unit,
                        row ? 1 : u_unit);
        }
    }
    figure_draw(f, "unset multiplot\n");
}

static void figure_3(void) {
    double omega = 2 * figures_pi * 11;
    struct oscillator o = {
        {.law = CONTACT_POWER, .k = omega * omega, .alpha = 1}, 1, -.1, .5, 1 / 2300.};
    struct figure f = figure_open("d17-3", 1200, 860);
    struct lines l = write_oscillator(&f, &o);
    figure_panels(&f, 2, 3, "Harmonic oscillator",
                  "f_0 = 11 Hz, f_s = 2300 Hz, v_0 = 0.5 m/s, u_0 = -0.1 m, α = 1");
    draw_oscillator(&f, 1, "s", 0, 1, 1, "m", .1, 200, "(22)");
    struct oscillator loud = o;
    loud.u0 *= 10;
    loud.v0 *= 10;
    struct lines high = write_oscillator(NULL, &loud);
    claim("fundamental-rises-with-s",
          l.frequency[1] > l.frequency[3] && l.frequency[2] > l.frequency[1],
          "%.3f, %.3f, %.3f Hz for s = 1/2, 1, 3, against %.3f Hz of (22)", l.frequency[0],
          l.frequency[1], l.frequency[2], l.frequency[3]);
    claim("half-has-no-harmonics", l.peak[0] < -100 && l.peak[1] > -90 && l.peak[2] > -90,
          "highest partial %.0f, %.0f, %.0f dB for s = 1/2, 1, 3", l.peak[0], l.peak[1], l.peak[2]);
    claim("harmonic-below-60-db", l.peak[1] < -60 && l.peak[2] > l.peak[1],
          "%.1f dB for s = 1, %.1f dB for s = 3", l.peak[1], l.peak[2]);
    claim("peaks-insensitive-to-amplitude",
          fabs(high.peak[1] - l.peak[1]) < .1 && fabs(high.peak[2] - l.peak[2]) < .1,
          "%+.2e and %+.2e dB at ten times the amplitude, s = 1, 3", high.peak[1] - l.peak[1],
          high.peak[2] - l.peak[2]);
    figure_close(&f,
                 &(struct figure_words){"D17, figure 3: harmonic oscillator",
                                        "f_0 = 11 Hz, f_s = 2300 Hz, v_0 = .5 m/s, u_0 = -.1 m.",
                                        "s = 1/2 follows the classic scheme (22); s = 1, 3 run "
                                        "faster and add odd harmonics."},
                 "The same: s = 1 is %.2f %% fast, s = 3 %.2f %%, with partials at %.0f and %.0f "
                 "dB. <code>exact</code>, one step a sample, is linear: highest partial %.0f dB.",
                 100 * (l.frequency[1] / 11 - 1), 100 * (l.frequency[2] / 11 - 1), l.peak[1],
                 l.peak[2], l.peak[4]);
}

static void figure_6(void) {
    struct oscillator o = {{.law = CONTACT_POWER, .k = 1e10, .alpha = 3}, 1, 0, 5, 1 / 44100.};
    struct figure f = figure_open("d17-6", 1200, 860);
    struct lines l = write_oscillator(&f, &o);
    figure_panels(&f, 2, 3, "Cubic oscillator",
                  "K = 10^{10} N/m^3, M = 1 kg, f_s = 44.1 kHz, v_0 = 5 m/s, u_0 = 0, α = 3");
    draw_oscillator(&f, 1e3, "ms", 0, 40, 1e3, "mm", 8.4, 4000, "(25)");
    claim("cubic-half-like-the-benchmark",
          fabs(l.frequency[0] / l.frequency[3] - 1) < 1e-3 && l.frequency[1] > l.frequency[3] &&
              l.frequency[2] > l.frequency[1],
          "%.3f, %.3f, %.3f Hz for s = 1/2, 1, 3, against %.3f Hz of (25) and %.3f of exact",
          l.frequency[0], l.frequency[1], l.frequency[2], l.frequency[3], l.frequency[4]);
    static double u[SAMPLES], level[3][SAMPLES / 2];
    double above[3];
    for (int s = 0; s < 3; s++) {
        run(&o, SCHEME_QUADRATIC, esses[s], u);
        spectrum(u, level[s]);
        above[s] = -HUGE_VAL;
        for (int k = (int)(5000 * SAMPLES * o.h); k < SAMPLES / 2; k++)
            above[s] = fmax(above[s], level[s][k]);
    }
    claim("cubic-spurious-peaks", above[1] > above[0] + 10 && above[2] > above[0] + 10,
          "highest line above 5 kHz: %.0f dB for s = 1/2, %.0f dB for s = 1, %.0f dB for s = 3",
          above[0], above[1], above[2]);
    figure_close(
        &f,
        &(struct figure_words){
            "D17, figure 6: cubic oscillator",
            "K = 10¹⁰, M = 1 kg, f_s = 44.1 kHz, v_0 = 5 m/s, u_0 = 0.",
            "s = 1/2 cannot be distinguished from the benchmark (25); s = 1, 3 are a little faster "
            "and have spurious high partials."},
        "The same: %.2f Hz (s = 1/2), %.2f (s = 1), %.2f (s = 3), %.2f (25), %.2f "
        "(<code>exact</code>).",
        l.frequency[0], l.frequency[1], l.frequency[2], l.frequency[3], l.frequency[4]);
}

void figures_d17_oscillators(void) {
    figure_3();
    figure_6();
}
