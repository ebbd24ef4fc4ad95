/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_par09_simulated.c: [PAR09], figures 4 to 8: four schemes, and exact, on a soft impact,
 * two hard ones, with corrections, and bouncing. */
#include <math.h>

#include "figures/figures.h"

static struct path path, steps;

static const struct {
    enum scheme scheme;
    const char *name;
    int mark; /* gnuplot's point type */
} four[] = {{SCHEME_AM1, "am1", 9},
            {SCHEME_VERLET, "verlet", 5},
            {SCHEME_HEUN, "heun", 13},
            {SCHEME_RK4, "rk4", 7}};

/* Columns of path_write() */
enum column { TIME = 1, X, V, FORCE, HAMILTONIAN, KINETIC, POTENTIAL };

static void write_paths(struct figure *f, struct impact i) {
    path_true(&i, 3, &path);
    path_write(f, "true", &path, i.h, 1e-6);
    for (int s = 0; s < COUNT(four); s++) {
        i.scheme = four[s].scheme;
        path_lumped(&i, 3, &path);
        path_write(f, four[s].name, &path, i.h, 1e-6);
    }
    path_exact(&i, 3, &path, &steps);
    path_write(f, "exact", &path, i.h, 1e-6);
    path_write(f, "steps", &steps, i.h, 1e-6);
}

/* exact's samples, or its steps for a force, which is a mean over the sample there. */
static void draw_paths(struct figure *f, enum column x, enum column y, int every) {
    figure_draw(f, "plot $true u %d:%d w l lw 3.5 lc rgb c_pale t 'true', ", x, y);
    for (int s = 0; s < COUNT(four); s++)
        figure_draw(f, "$%s u %d:%d w lp pt %d ps 1 pi %d lw 1.4 lc rgb c_%s t '%s', ",
                    four[s].name, x, y, four[s].mark, every, four[s].name, four[s].name);
    figure_draw(f, "$%s u %d:%d every %d w p pt 6 ps 1.6 lw 1.8 lc rgb c_exact t '%s'\n",
                y == FORCE ? "steps" : "exact", x, y, every, y == FORCE ? "exact, steps" : "exact");
}

static double v_error(struct impact i) {
    struct impact_seen seen = impact_run(&i);
    return 100 * (seen.v_out / wall_rebound(i.contact.mu, i.v_in) - 1);
}

/* --- figure 4: soft --------------------------------------------------------------------------- */

static void figure_4(void) {
    struct figure f = figure_open("par09-4", 1200, 640);
    struct impact i = {.m = .01, .v_in = .3, .h = 1 / 44100.};
    i.contact = (struct contact){.k = 1e6, .mu = .5, .alpha = 1.6};
    double R = wall_duration(i.m, &i.contact, i.v_in) / i.h, worst = 0;
    double H0 = 1e6 * i.m * i.v_in * i.v_in / 2, v_out = wall_rebound(.5, .3);
    write_paths(&f, i);
    for (int s = 0; s < COUNT(four); s++) {
        i.scheme = four[s].scheme;
        worst = fmax(worst, fabs(v_error(i)));
    }
    figure_panels(&f, 1, 2, "A soft impact",
                  "m = 10^{-2} kg, k = 10^6 N/m^{1.6}, μ = 0.5 s/m, α = 1.6, v_{in} = 0.3 m/s, "
                  "44.1 kHz");
    figure_draw(&f,
                "set title 'phase portrait'; set xlabel 'x, µm'; set ylabel 'v, m/s'; set xrange "
                "[0:*]; set yrange [-.35:.35]; set key at graph .72,.78; set arrow 1 from %g,graph "
                "0 to %g,graph 1 nohead dt 3 lc rgb c_ref; set arrow 2 from graph 0,first %g to "
                "graph 1,first %g nohead dt 3 lc rgb c_ref\n",
                1e6 * wall_depth(i.m, &i.contact, .3), 1e6 * wall_depth(i.m, &i.contact, .3), v_out,
                v_out);
    draw_paths(&f, X, V, 8);
    figure_draw(&f,
                "unset arrow; set title 'energies'; set xlabel 't/h, samples'; set ylabel 'µJ'; "
                "set xrange [0:%g]; set yrange [0:480]; set key at graph .64,.4; plot %g w l dt 3 "
                "lc rgb c_ref not, %g w l dt 3 lc rgb c_ref not, for [c=5:7] $true u 1:(1e6*column"
                "(c)) w l lw 3.5 lc rgb c_pale not, ",
                R + 4, H0, 1e6 * i.m * v_out * v_out / 2);
    for (int s = 0; s < COUNT(four); s++)
        figure_draw(&f, "for [c=5:7] $%s u 1:(1e6*column(c)) w l lw 1.2 lc rgb c_%s not, ",
                    four[s].name, four[s].name);
    figure_draw(&f,
                "$exact u 1:($5*1e6) every 6 w p pt 6 ps .8 lc rgb c_exact t 'exact: H', $exact u "
                "1:($6*1e6) every 6 w p pt 4 ps .8 lc rgb c_exact t 'T', $exact u 1:($7*1e6) every "
                "6 w p pt 8 "
                "ps .8 lc rgb c_exact t 'V'\nunset multiplot\n");
    claim("soft-impact-all-overlap", worst < .2,
          "v_out of the four within %.3f %% at %.0f samples of contact", worst, R);
    figure_close(&f,
                 &(struct figure_words){
                     "PAR09, figure 4: a soft impact",
                     "m = 10 g, k = 10⁶, mu = .5, alpha = 1.6, v_in = .3 m/s, 44.1 kHz.",
                     "All simulations overlap and touch the tangents x_max and v_out; H falls from "
                     "H_0 to H_tau."},
                 "They do: the contact lasts %.1f samples and v_out is within %.3f %%. The dotted "
                 "lines are the closed forms.",
                 R, worst);
}

/* --- figures 5 and 6: hard -------------------------------------------------------------------- */

/* In how many of 64 phases the scheme ends with more energy than it should. */
static int gains(struct impact i) {
    int gained = 0;
    for (int n = 0; n < 64; n++) {
        i.phase = (n + .5) / 64;
        gained += v_error(i) > 0;
    }
    return gained;
}

/* H of AM1 against the true H, in % of H_0: at its worst in compression, and at the end. */
static void am1_drift(struct impact i, double *lowest, double *last) {
    static struct path true_path;
    path_true(&i, 3, &true_path);
    i.scheme = SCHEME_AM1;
    path_lumped(&i, 3, &path);
    *lowest = *last = 0;
    for (int n = 0; n < path.n; n++) {
        int near = (int)lround(path.at[n].t / i.h * 16);
        if (near < 0 || near >= true_path.n)
            continue;
        *last = 100 * (path.at[n].H - true_path.at[near].H) / path.at[0].H;
        if (path.at[n].v > 0)
            *lowest = fmin(*lowest, *last);
    }
}

static void hard_figure(int number, const char *name, const char *title, const char *parameters,
                        const struct figure_words *words) {
    struct figure f = figure_open(name, 1200, 640);
    struct impact i = par09_case(number, SCHEME_AM1);
    double H0 = i.m * i.v_in * i.v_in / 2, v_out = wall_rebound(i.contact.mu, i.v_in);
    double H_end = v_out * v_out / (i.v_in * i.v_in),
           R = wall_duration(i.m, &i.contact, i.v_in) / i.h;
    double x_max = 1e6 * wall_depth(i.m, &i.contact, i.v_in);
    write_paths(&f, i);
    figure_panels(&f, 1, 2, title, parameters);
    if (number == 1) {
        figure_draw(&f,
                    "set title 'phase portrait'; set xlabel 'x, µm'; set ylabel 'v, m/s'; set "
                    "xrange [0:18.5]; set yrange [-.33:.33]; set key at graph .62,.8; set arrow 1 "
                    "from %g,graph 0 to %g,graph 1 nohead dt 3 lc rgb c_ref; set arrow 2 from "
                    "graph 0,first %g to graph 1,first %g nohead dt 3 lc rgb c_ref\n",
                    x_max, x_max, v_out, v_out);
        draw_paths(&f, X, V, 1);
    } else {
        figure_draw(&f, "set title 'impact force'; set xlabel 't/h, samples'; set ylabel 'f, N'; "
                        "set xrange [0:8]; set yrange [0:330]\n");
        draw_paths(&f, TIME, FORCE, 4);
    }
    figure_draw(&f,
                "unset arrow; set title 'H / H_0'; set xlabel 't/h, samples'; set ylabel ''; set "
                "xrange [0:%g]; set yrange %s; set key %s\nplot %g w l dt 3 lc rgb c_ref not, 1 "
                "w l dt 3 lc rgb c_ref not, $true u 1:($5/%g) w l lw 3.5 lc rgb c_pale t 'true', ",
                R + 2, number == 1 ? "[.95:1.04]" : "[*:*]",
                number == 1 ? "at graph .98,.98" : "at graph .98,.9", H_end, H0);
    for (int s = 0; s < COUNT(four); s++)
        figure_draw(&f, "$%s u 1:($5/%g) w lp pt %d ps 1 lw 1.4 lc rgb c_%s t '%s', ", four[s].name,
                    H0, four[s].mark, four[s].name, four[s].name);
    figure_draw(&f,
                "$exact u 1:($5/%g) w p pt 6 ps 2 lw 1.8 lc rgb c_exact t 'exact'\nunset "
                "multiplot\n",
                H0);
    int gained[4];
    for (int s = 0; s < COUNT(four); s++)
        gained[s] = gains(par09_case(number, four[s].scheme));
    if (number == 1) {
        double lowest, last;
        am1_drift(i, &lowest, &last);
        struct impact verlet = par09_case(1, SCHEME_VERLET), heun = par09_case(1, SCHEME_HEUN);
        double deep[2] = {1e6 * impact_run(&verlet).depth, 1e6 * impact_run(&heun).depth};
        claim("explicit-schemes-gain-case-1", gained[1] > 48 && gained[2] > 48,
              "Verlet in %d and Heun in %d of 64 entry phases", gained[1], gained[2]);
        claim("am1-gains-case-1", gained[0] > 48, "in %d of 64 entry phases", gained[0]);
        claim("am1-loses-first", lowest < 0 && last > 0,
              "%.1f %% of H_0 in compression, %+.1f %% at the end, sample 0 at the surface", lowest,
              last);
        claim("depth-exceeded-case-1", deep[0] > x_max && deep[1] > x_max,
              "%.2f and %.2f µm, x_max = %.2f µm, sample 0 at the surface", deep[0], deep[1],
              x_max);
    } else {
        double error[2] = {fabs(v_error(par09_case(1, SCHEME_VERLET))),
                           fabs(v_error(par09_case(2, SCHEME_VERLET)))};
        claim("explicit-schemes-gain-case-2", gained[1] > 48 && gained[2] > 48,
              "Verlet in %d and Heun in %d of 64 entry phases", gained[1], gained[2]);
        claim("error-not-set-by-duration", error[1] < error[0],
              "Verlet errs by %.2f %% at 7.7 samples (case 1) and %.2f %% at 5.9 (case 2)",
              error[0], error[1]);
    }
    figure_close(&f, words,
                 "The same at the paper's phase, sample 0 at the surface. But the phase decides: "
                 "over 64 of them AM1 ends too high in %d, Verlet in %d, Heun in %d, RK4 in %d. "
                 "The samples of <code>exact</code> lie on the true curve.",
                 gained[0], gained[1], gained[2], gained[3]);
}

static void figures_5_and_6(void) {
    hard_figure(1, "par09-5", "A hard impact, case 1",
                "m = 10^{-2} kg, k = 10^7 N/m^{1.1}, μ = 0.1 s/m, α = 1.1, v_{in} = 0.3 m/s, 44.1 "
                "kHz: 7.67 samples",
                &(struct figure_words){
                    "PAR09, figure 5: hard impact, case 1",
                    "m = 10 g, k = 10⁷, mu = .1, alpha = 1.1, v_in = .3 m/s, 44.1 kHz.",
                    "Verlet and Heun oscillate in energy and go too deep, AM1 loses and then "
                    "gains, RK4 is quite consistent."});
    hard_figure(2, "par09-6", "A hard impact, case 2",
                "m = 10^{-2} kg, k = 10^9 N/m^{1.5}, μ = 0.5 s/m, α = 1.5, v_{in} = 1 m/s, 44.1 "
                "kHz: 5.86 samples",
                &(struct figure_words){
                    "PAR09, figure 6: hard impact, case 2",
                    "m = 10 g, k = 10⁹, mu = .5, alpha = 1.5, v_in = 1 m/s, 44.1 kHz.",
                    "H falls as it should except at the end, where Verlet and Heun typically "
                    "introduce spurious energy."});
}

void figures_par09_simulated(void) {
    figure_4();
    figures_5_and_6();
}
