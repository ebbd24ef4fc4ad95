/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_readme.c: the pictures of README.md and common/README.md that are computed: one bar under
 * four strikes, and the steps of one contact. `tests/figures/pictures` copies them. */
#include "engine/collision/collision_state.h"
#include "figures/figures.h"

enum { BAR_MODES = 6 };

static const double rate = 44100;

struct traced {
    struct collision_event hit;
    struct collision_point
        at[COLLISION_TRACE]; /* the middle of each half step; f: the held force */
    int n;
};

/* A mass meets the first modes of a free bar, half a sample after the clock has started. */
static void trace_strike(double mass, double v, double k, double budget, struct traced *to) {
    struct modes *modes = free_bar(rate, BAR_MODES);
    struct collision_def c = collision_default();
    c.rate = rate;
    c.mass = mass;
    c.scheme = SCHEME_EXACT;
    c.modes = modes;
    c.body = SCHEME_MODES;
    c.pickups = 1;
    c.budget = budget;
    struct contact contact = {.k = k, .mu = .5, .alpha = 1.5};
    struct collision_state *s = collision_state_new(&c, contact_head(&contact), BAR_MODES, 0);
    double output, *pickup = &output;
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -.5 * v / rate;
    s->motion.v = v;
    for (int n = 0; n < 44100; n++) {
        collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.pickup = &pickup},
                      1);
        collision_catch_up(&c, s);
        if (collision_take_event(s, &to->hit))
            break;
    }
    to->n = collision_trace(s, to->at);
    collision_state_free(s);
    modes_free(modes);
}

/* --- four strikes ----------------------------------------------------------------------------- */

static void figure_contact(void) {
    static const struct {
        double v, k;
        const char *title, *style;
    } strikes[] = {{.5, 1e8, ".5 m/s", "lc rgb c_two_point"},
                   {1, 1e8, "1 m/s", "lc rgb c_am1"},
                   {2, 1e8, "2 m/s", "lc rgb c_ref"},
                   {1, 1e6, "1 m/s, k = 10^6", "lc rgb c_exact dt 2"}};
    static struct traced traced;
    struct figure f = figure_open("contact", 900, 350);
    double ms[COUNT(strikes)];
    for (int i = 0; i < COUNT(strikes); i++) {
        char name[20];
        snprintf(name, sizeof name, "strike%d", i);
        trace_strike(.01, strikes[i].v, strikes[i].k, HUGE_VAL, &traced);
        ms[i] = 1e3 * traced.hit.duration;
        figure_data(&f, name);
        for (int n = 0; n < traced.n; n++) {
            const struct collision_point *p = &traced.at[n];
            ROW(&f, 1e3 * p->t, p->f, 1e3 * p->x, p->v);
        }
        figure_end(&f);
    }
    figure_draw(&f, "set multiplot layout 1,2 margins char 9,3,4,1 spacing char 12,1\n");
    for (int panel = 0; panel < 2; panel++) {
        figure_draw(&f, panel ? "set xlabel 'compression (mm)'; set ylabel 'speed of compression "
                                "(m/s)'; set xrange [-.05:*]; set key off\nplot "
                              : "set xlabel 'time (ms)'; set ylabel 'force (N)'; set xrange [0:*]; "
                                "set key enhanced\nplot ");
        for (int i = 0; i < COUNT(strikes); i++)
            figure_draw(&f, "$strike%d u %s w l lw 1.6 %s t '%s'%s", i, panel ? "3:4" : "1:2",
                        strikes[i].style, strikes[i].title, i + 1 < COUNT(strikes) ? ", " : "\n");
    }
    figure_draw(&f, "unset multiplot\n");
    figure_close(&f,
                 &(struct figure_words){"One bar, struck four times",
                                        "10 g against six modes of a free bar, k = 1e8 and 1e6, "
                                        "mu = .5, alpha = 1.5, 44.1 kHz, no budget",
                                        "(The README's picture.)"},
                 "The contacts last %.3g, %.3g and %.3g ms; the softer one %.3g ms.", ms[0], ms[1],
                 ms[2], ms[3]);
}

/* --- the steps of one contact ----------------------------------------------------------------- */

/* Length of the half step with this middle, in samples: the longest 2^-s whose multiples bound it.
 */
static double step_of(double middle) {
    for (double h = .5; h > 1. / 8192; h /= 2)
        if (fabs(remainder(middle / h - .5, 1)) < 1e-6)
            return h;
    return 1. / 8192;
}

static void figure_steps(void) {
    static struct traced live, fine;
    struct figure f = figure_open("steps", 1000, 720);
    double begun, shortest = 1, longest = 0;
    trace_strike(.02, 1, 4e9, 1, &live);
    trace_strike(.02, 1, 4e9, HUGE_VAL, &fine);
    begun = live.hit.time * rate;
    figure_data(&f, "held");
    for (int n = 0; n < live.n; n++) {
        double middle = begun + live.at[n].t * rate, h = step_of(middle);
        shortest = fmin(shortest, h);
        longest = fmax(longest, h);
        ROW(&f, middle - h / 2, live.at[n].f, live.at[n].x * 1e6);
        ROW(&f, middle + h / 2, live.at[n].f, live.at[n].x * 1e6);
    }
    figure_end(&f);
    figure_data(&f, "fine");
    for (int n = 0; n < fine.n; n++)
        ROW(&f, fine.hit.time * rate + fine.at[n].t * rate, fine.at[n].f, fine.at[n].x * 1e6);
    figure_end(&f);
    double end = ceil(begun + live.hit.duration * rate);
    figure_draw(&f,
                "set multiplot; set lmargin 10; set rmargin 3; set xrange [0:%g]; set xtics 1 "
                "format ''\n"
                "set origin 0,.42; set size 1,.58; set bmargin 1; set ylabel 'force (N)'; set key "
                "top right reverse Left\n"
                "plot $held u 1:2 w filledcurves y1=0 fc rgb '#DCE8F4' t '', $held u 1:2 w l lw .8 "
                "lc rgb c_am1 t 'force held over each half step', $fine u 1:2 w l lw 1.4 lc rgb "
                "c_exact t 'the same contact without a budget'\n"
                "set origin 0,.2; set size 1,.25; set ylabel 'x (µm)'; set yrange [0:20]; set "
                "ytics 10; set key off\n"
                "plot $fine u 1:3 w l lw 1.4 lc rgb c_ref\n"
                "set origin 0,0; set size 1,.22; set bmargin 3.5; set ylabel 'steps'; unset ytics; "
                "set yrange [0:1]; set format x '%%g'; set xlabel 'time (samples)'\n"
                "plot $held u 1:(1) w impulses lw .8 lc rgb c_am1\nunset multiplot\n",
                end);
    figure_close(&f,
                 &(struct figure_words){"The steps of one contact",
                                        "20 g against six modes of a free bar at 1 m/s, k = 4e9, "
                                        "mu = .5, alpha = 1.5, 44.1 kHz, live budget",
                                        "(The picture of How a collision is computed.)"},
                 "The contact lasts %.2f samples; half steps of 1/%.0f to 1/%.0f sample.",
                 live.hit.duration * rate, 1 / shortest, 1 / longest);
}

void figures_readme(void) {
    page_section("readme", "README", "The pictures of the front page and of the derivation.");
    figure_contact();
    figure_steps();
}
