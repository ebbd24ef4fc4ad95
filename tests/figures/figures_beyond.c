/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_beyond.c: beyond the papers: every scheme's accuracy on one page, on a wall and on modes,
 * and the ledger of a contact whose parameters move. */
#include <math.h>
#include <stdlib.h>

#include "figures/figures.h"

#include "engine/collision/collision_state.h"
#include "support/ledger.h"

/* --- every scheme against the duration -------------------------------------------------------- */

static const enum scheme schemes[] = {SCHEME_AM1,       SCHEME_VERLET,    SCHEME_HEUN,
                                      SCHEME_RK4,       SCHEME_TWO_POINT, SCHEME_THREE_POINT,
                                      SCHEME_QUADRATIC, SCHEME_EXACT};
static const char *const colours[] = {"c_am1",       "c_verlet",      "c_heun",      "c_rk4",
                                      "c_two_point", "c_three_point", "c_quadratic", "c_exact"};
enum { QUANTITIES = 3 };

/* Worst over 64 phases: v_out in %, exit in samples, rise of H in a step in % of H_0. */
static void scan_duration(enum scheme scheme, double R, double worst[QUANTITIES]) {
    struct impact i = impact_of(scheme, R, 1.5, .5);
    bool exact = scheme == SCHEME_EXACT;
    struct impact_scan scan = exact ? exact_scan(i, 64) : impact_scan(i, 64);
    worst[0] = fabs(scan.v_percent.worst);
    worst[1] = fabs(scan.exit_samples.worst);
    worst[2] = exact ? 0 : 100 * scan.rise.worst;
}

static void draw_schemes(struct figure *f, int column, int count, const enum scheme *which) {
    figure_draw(f, "plot ");
    for (int s = 0; s < count; s++) {
        int at = 0;
        while (schemes[at] != which[s])
            at++;
        figure_draw(f, "$%s%d u 1:%d w lp pt %d ps 1 lw %g lc rgb %s t '%s'%s", "scheme", at,
                    column, 4 + at, which[s] == SCHEME_EXACT ? 2.6 : 1.6, colours[at],
                    scheme_name(which[s]), s + 1 < count ? ", " : "\n");
    }
}

static void figure_accuracy(void) {
    struct figure f = figure_open("beyond-1", 1200, 820);
    double worst_v = 0, worst_tau = 0, at_4[COUNT(schemes)];
    for (int s = 0; s < COUNT(schemes); s++) {
        char name[40];
        snprintf(name, sizeof name, "scheme%d", s);
        figure_data(&f, name);
        for (double R = .25; R < 129; R *= sqrt(2)) {
            double worst[QUANTITIES];
            scan_duration(schemes[s], R, worst);
            at_4[s] = fabs(R - 4) < 1e-6 ? worst[0] : at_4[s];
            bool away = !(worst[0] < 999); /* it has run away */
            ROW(&f, R, away ? 999 : fmax(worst[0], 1e-13), away ? (double)NAN : worst[1],
                worst[2] > 1e-10 ? fmin(worst[2], 999) : (double)NAN);
            if (schemes[s] == SCHEME_EXACT) {
                worst_v = fmax(worst_v, worst[0] / 100);
                worst_tau = fmax(worst_tau, worst[1] / R);
            }
        }
        figure_end(&f);
    }
    figure_panels(&f, 1, 3, "Accuracy against the duration of the contact",
                  "a mass against a wall, α = 1.5, u = μ v_{in} = 0.5; worst of 64 entry phases");
    figure_draw(&f, "set logscale xy; set xtics 1,4,64 add (.25 .25); set xrange [.25:128]; set "
                    "format y '10^{%%T}'; set xlabel 'τ/h, samples'\nset key at graph .98,.62\n"
                    "set title 'v_{out}, %%'; set yrange [1e-14:1e3]\n");
    draw_schemes(&f, 2, COUNT(schemes), schemes);
    figure_draw(&f, "set title 'exit, samples'; set yrange [1e-7:1e2]; set key off\n");
    draw_schemes(&f, 3, COUNT(schemes), schemes);
    figure_draw(&f,
                "set title 'rise of H in a step, %% of H_0'; set yrange [1e-7:1e3]; set label 1 "
                "\"two-point, three-point,\\nquadratic, exact: none\" at .32,1e-6 left\n");
    draw_schemes(&f, 4, 4, schemes);
    figure_draw(&f, "unset multiplot\n");
    claim("exact-rebound", worst_v < 1e-6, "worst %.0e from .25 to 128 samples", worst_v);
    claim("exact-duration", worst_tau < 1e-3, "worst %.1e of the duration", worst_tau);
    figure_close(&f,
                 &(struct figure_words){
                     "Every scheme against the contact's duration",
                     "m = 10 g, v_in = 1 m/s, alpha = 1.5, u = .5, 44.1 kHz; values above the "
                     "frame are runaways.",
                     "They look at single phases and durations of 3 to 160 samples."},
                 "At 4 samples the worst errors of v_out are %.1f %% (am1), %.1f %% (verlet), %.1f "
                 "%% (rk4), %.1f %% (two-point) and %.0e %% (<code>exact</code>, whose steps "
                 "follow the contact, not the sample rate).",
                 at_4[0], at_4[1], at_4[3], at_4[4], at_4[7]);
}

/* --- on modes --------------------------------------------------------------------------------- */

enum { BAR = FREE_BAR };

/* The amplitudes p + i omega q that a hammer of 2 g leaves. */
struct left {
    double omega_q[BAR], p[BAR];
};

/* The hammer comes at 1 m/s, reaches the bar after so many samples, and n are played. False if that
 * was not just one contact. */
static bool strike(enum scheme scheme, double rate, double duration, double late, int n,
                   struct left *left) {
    struct modes *modes = free_bar(rate, BAR);
    struct collision_def c = collision_default();
    c.rate = rate;
    c.mass = .002;
    c.scheme = scheme;
    c.modes = modes;
    c.body = SCHEME_MODES;
    c.pickups = 1;
    struct contact contact = {.k = 1, .mu = .5, .alpha = 1.5};
    double m = 1 / (1 / c.mass + modes->mobility);
    contact.k = wall_stiffness_for_duration(m, &contact, 1, duration);
    struct collision_state *s = collision_state_new(&c, contact_head(&contact), BAR, 0);
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -late / rate;
    s->motion.v = 1;
    double *output = malloc((size_t)n * sizeof *output);
    collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.pickup = &output}, n);
    free(output);
    collision_catch_up(&c, s);
    for (int i = 0; i < BAR; i++) {
        left->omega_q[i] = sqrt(modes->omega2[i]) * s->motion.bank->q[i];
        left->p[i] = s->motion.bank->p[i];
    }
    struct collision_event hit;
    int hits = 0;
    while (collision_take_event(s, &hit))
        hits++;
    bool once = hits == 1 && !s->stepper.touching;
    collision_state_free(s);
    modes_free(modes);
    return once;
}

/* ||A - B|| / ||B||, worst of 16 phases. The reference is two-point at some 4000 steps a contact.
 * NAN if there is more than one contact. */
static double modal_error(enum scheme scheme, double R) {
    double rate = 44100, worst = 0;
    int finer = 1 << (int)ceil(log2(4000 / R)), n = (int)ceil(2 * R) + 3;
    for (int phase = 0; phase < 16; phase++) {
        struct left ours, theirs;
        double late = (phase + .5) / 16, apart = 0, all = 0;
        if (!strike(SCHEME_TWO_POINT, rate * finer, R / rate, late * finer, n * finer, &theirs))
            return (double)NAN;
        strike(scheme, rate, R / rate, late, n, &ours);
        for (int i = 0; i < BAR; i++) {
            apart += pow(ours.p[i] - theirs.p[i], 2) + pow(ours.omega_q[i] - theirs.omega_q[i], 2);
            all += pow(theirs.p[i], 2) + pow(theirs.omega_q[i], 2);
        }
        worst = fmax(worst, sqrt(apart / all));
    }
    return worst;
}

static void figure_modes(void) {
    static const enum scheme on_modes[] = {SCHEME_AM1, SCHEME_TWO_POINT, SCHEME_EXACT};
    struct figure f = figure_open("beyond-2", 1200, 620);
    double worst = 0, at_4[3] = {0};
    figure_data(&f, "modes");
    for (double R = .25; R < 33; R *= sqrt(2)) {
        double error[3];
        for (int s = 0; s < 3; s++) {
            error[s] = modal_error(on_modes[s], R);
            at_4[s] = fabs(R - 4) < 1e-6 ? error[s] : at_4[s];
        }
        worst = fmax(worst, error[2]); /* a NAN does not count */
        ROW(&f, R, error[0], error[1], error[2]);
    }
    figure_end(&f);
    figure_panels(&f, 1, 1, "What a contact leaves in a body's modes",
                  "hammer of 2 g on a bar of 13 modes (220 Hz, 0.1 kg), α = 1.5, μ = 0.5 s/m, 1 "
                  "m/s, 44.1 kHz; worst of 16 phases");
    figure_draw(&f, "set logscale xy; set xtics (.25,.5,1,2,4,8,16,32); set xrange [.25:32]; set "
                    "format y '10^{%%T}'; set xlabel 'contact duration, by the mass of all modes, "
                    "samples'; set ylabel '|δA| / |A|'; set yrange [1e-6:10]\n"
                    "plot $modes u 1:2 w lp pt 4 lw 1.8 lc rgb c_am1 t 'am1', '' u 1:3 w lp pt 8 "
                    "lw 1.8 lc rgb c_two_point t 'two-point', '' u 1:4 w lp pt 7 lw 2.6 lc rgb "
                    "c_exact t 'exact', 1e-3 w l dt 3 lc rgb c_ref t 'target of exact'\nunset "
                    "multiplot\n");
    claim("exact-modes", worst < 1e-3, "worst %.1e", worst);
    figure_close(&f,
                 &(struct figure_words){
                     "Modal amplitudes after one contact",
                     "sqrt(sum |dA|² / sum |A|²) over the audible modes, against two-point "
                     "at 4000 steps a contact.",
                     "No paper measures this."},
                 "At 4 samples am1 errs by %.0f %%, two-point by %.0f %%, <code>exact</code> by "
                 "%.3f %%.",
                 100 * at_4[0], 100 * at_4[1], 100 * at_4[2]);
}

/* --- the ledger ------------------------------------------------------------------------------- */

enum { PLAYED = 4410, BLOCK = 10 };

static void figure_ledger(void) {
    struct figure f = figure_open("beyond-3", 1200, 860);
    struct modes *modes = free_bar(44100, BAR);
    modes_audit(modes);
    struct collision_def c = collision_default();
    c.modes = modes;
    c.body = SCHEME_MODES;
    c.pickups = 1;
    c.audit = true;
    struct contact_inputs head = {.k = 1e7, .mu = .5, .alpha = 1.5};
    struct collision_state *s = collision_state_new(&c, head, BAR, 0);
    collision_strike(s, 1);
    double worst = 0, changes = 0;
    figure_data(&f, "ledger");
    for (int n = 0; n < PLAYED; n += BLOCK) {
        double push[BLOCK], k[BLOCK], mu[BLOCK], alpha[BLOCK], output[BLOCK], force[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            double t = (n + i) / c.rate;
            push[i] = 40;
            k[i] = 1e7 * pow(10, .5 * sin(2 * figures_pi * 170 * t));
            mu[i] = .5 + .5 * sin(2 * figures_pi * 90 * t);
            alpha[i] = 1.5 + .05 * sin(2 * figures_pi * 31 * t);
        }
        double *pickup = output;
        collision_run(&c, s, &(struct collision_in){.push = push, .k = k, .mu = mu, .alpha = alpha},
                      &(struct collision_out){.pickup = &pickup, .force = force}, BLOCK);
        struct collision_ledger l = collision_ledger_now(&c, s);
        double off = fabs(ledger_imbalance(&l)) / l.largest;
        worst = fmax(worst, off);
        changes = l.changes;
        ROW(&f, 1e3 * (n + BLOCK) / c.rate, k[BLOCK - 1] / 1e7, force[BLOCK - 1],
            1e3 * (l.kinetic + l.modal + l.contact), 1e3 * (l.strikes + l.push), 1e3 * l.changes,
            1e3 * l.lost_contact, 1e3 * (l.lost_modes + l.lost_scheme), fmax(off, 1e-18));
    }
    figure_end(&f);
    figure_stack(&f, 3, "The ledger of a contact that is played",
                 "10 g at 1 m/s on the bar, then pressed with 40 N; k = 10^7 ·10^{±0.5} at 170 "
                 "Hz, μ = 0.5 ± 0.5 at 90 Hz, α = 1.5 ± 0.05 at 31 Hz");
    figure_draw(&f, "set xrange [0:125]; set format x ''; set ylabel 'force, N'; set xtics "
                    "0,20,100; set key top "
                    "right\nplot $ledger u 1:3 w l lw 1.4 lc rgb c_ref not\n"
                    "set ylabel 'energy, mJ'\nplot $ledger u 1:5 w l lw 2 lc rgb c_am1 t 'put in', "
                    "'' u 1:6 w l lw 2 lc rgb c_rk4 t 'changes', '' u 1:4 w l lw 2 lc rgb c_exact "
                    "t 'stored', '' u 1:7 w l lw 2 dt 2 lc rgb c_verlet t 'contact', '' u 1:8 "
                    "w l lw 2 dt 4 lc rgb c_heun t 'modes'\n"
                    "set format x '%%g'; set xlabel 't, ms'; set logscale y; set format y "
                    "'10^{%%T}'; set yrange [1e-18:1e-8]; set ylabel '|imbalance|'\nplot $ledger u "
                    "1:9 w p pt 7 ps .4 lc rgb c_exact not, 1e-10 w l dt 3 lc rgb c_ref t "
                    "'target'\nunset multiplot\n");
    claim("ledger-closes", worst < 1e-10, "%.0e of the energy in play", worst);
    figure_close(&f,
                 &(struct figure_words){
                     "The energy ledger of a modulated contact",
                     "stored = put in (strike, push) + changes (work of moving parameters) - lost "
                     "in the contact - lost in the modes.",
                     "No paper has parameters that move."},
                 "The parameters alone put %.0f mJ in, and every term is booked: the sum closes "
                 "within %.0e of the energy in play.",
                 1e3 * changes, worst);
    collision_state_free(s);
    modes_free(modes);
}

void figures_beyond(void) {
    page_section("beyond", "Beyond the papers",
                 "What the papers do not measure, for every scheme and for <code>exact</code>.");
    figure_accuracy();
    figure_modes();
    figure_ledger();
}
