/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_guess.c: brightness of a strike without simulation: the modes' amplitudes and decays,
 * weighted by the spectrum of one contact force pulse.
 *
 * Hammer against a wall, without loss: x'' = -x^alpha, and its force x^alpha is nearly sin^a(pi t /
 * tau), a = alpha (alpha + 1) / 2 (tau / pi)^2 for the same curvature at its peak, tau in units of
 * depth over speed. The spectrum of that pulse is, at f = x / tau,
 *   Gamma(1 + a/2)^2 / (Gamma(1 + a/2 + x) Gamma(1 + a/2 - x))
 * (Gradshteyn and Ryzhik 3.631). Beyond its first zero, by the reflection formula of Gamma, its
 * envelope falls as x^-(a+1).
 *
 * The force accelerates a light body, which then reverses the hammer after the time t of m Y(t) =
 * t, where a constant force F moves the point by F t Y(t),
 *   Y(t) = sum_i phi_i^2 / m_i (1 - cos omega_i t) / (omega_i^2 t).
 * Body and contact are two springs in series: the squares of their separate times add.
 *
 * A thin plate does not return the hammer's first pulse while it lasts: modes that are slower than
 * the pulse respond as masses beside the hammer's m, which makes the pulse shorter, and its impulse
 * is that of the reduced mass m_y. The rest, 1 - m_y/m of the impulse, acts in the time above. On
 * cymbals with heads of 1/100 to 100 times the usual stiffness the brightness is then off by .15 in
 * the mean of |log|; with the slow part alone it was 1.3. Membranes return the pulse, and keep
 * the slow part alone.
 */
#include "tuning/tuning_guess.h"

#include <math.h>

#include "base/constants.h"
#include "contact/wall.h"
#include "tuning/tuning_test_strike.h"

/* Each of the lowest modes counts by itself; above, one mode represents 1 + i / LOWEST, which is
 * accurate enough here. The pulse's spectrum is tabulated up to this f tau, past its first zeros.
 */
enum { LOWEST = 48, PULSE_END = 8 };

static void pulse_fill(struct tuning_guess *g, const struct tuning *t) {
    struct contact c = t->contact;
    c.mu = 0;
    double tau =
        wall_duration(t->mass, &c, t->speed) * t->speed / wall_depth(t->mass, &c, t->speed);
    double a = c.alpha * (c.alpha + 1) / 2 * tau * tau / (PI * PI);
    double half = 1 + a / 2, whole = tgamma(half) * tgamma(half);
    g->power = a + 1;
    for (int i = 0; i < PULSE_POINTS; i++) {
        double x = PULSE_END * i / (PULSE_POINTS - 1.), over = half - x;
        double below = over > .5 ? 1 / tgamma(over) : tgamma(1 - over) / (PI * sqrt(2.));
        g->pulse[i] = whole / tgamma(half + x) * below;
    }
}

static double pulse_at(const struct tuning_guess *g, double x) {
    const int last = PULSE_POINTS - 1;
    if (x >= PULSE_END)
        return g->pulse[last] * pow(x / PULSE_END, -g->power);
    double place = x * last / PULSE_END;
    int i = (int)place;
    return g->pulse[i] + (place - i) * (g->pulse[i + 1] - g->pulse[i]);
}

/* Y falls with t, at most as 1/t, so the mean of both sides' logarithms at least halves the error:
 * five rounds bring an error of a factor of 10 within 8 %. The hammer stops after that time and
 * takes as long again to leave. */
static double body_time(const struct tuning *t) {
    enum { ROUNDS = 5 };
    double time = 3e-4; /* s, between contacts of a stick and of felt */
    for (int round = 0; round < ROUNDS; round++) {
        double moved = 0;
        for (int i = 0, step; i < t->modes; i += step) {
            double omega = 2 * PI * t->mode[i].freq;
            step = 1 + i / LOWEST;
            if (omega > 0)
                moved += step * t->at[i] * t->at[i] / t->mode[i].mass * (1 - cos(omega * time)) /
                         (omega * omega);
        }
        time = sqrt(t->mass * moved);
    }
    return 2 * time;
}

void tuning_guess_fill(struct tuning_guess *g, const struct tuning *t) {
    pulse_fill(g, t);
    g->body_time = body_time(t);
}

/* Duration of the first pulse against the body, from that against a wall, which is as
 * mass^(1/(alpha+1)); and the share of the impulse, m_y/m. A shorter pulse has more modes that are
 * slower than it, so that the duration falls from round to round; at last by less than 5 %. */
static double yielding_duration(const struct tuning *t, double wall, double *share) {
    enum { ROUNDS = 5 };
    double duration = wall;
    for (int round = 0; round < ROUNDS; round++) {
        double over = 1;
        for (int i = 0, step; i < t->modes; i += step) {
            step = 1 + i / LOWEST;
            if (t->mode[i].freq * duration < .5)
                over += t->mass * step * t->at[i] * t->at[i] / t->mode[i].mass;
        }
        *share = 1 / over;
        duration = wall * pow(*share, 1 / (t->contact.alpha + 1));
    }
    return duration;
}

/* Lines within the width of the window's main lobe add in power, because their phases are
 * independent; lines further apart add in magnitude. */
struct lines {
    int cell;
    double power[SPECTRUM_FRAMES], by_power[SPECTRUM_FRAMES]; /* sum a^2, sum f a^2 of this cell */
    double weighted[SPECTRUM_FRAMES], magnitude[SPECTRUM_FRAMES]; /* sums over the cells before */
};

static void lines_end_cell(struct lines *l) {
    for (int frame = 0; frame < SPECTRUM_FRAMES; frame++) {
        if (l->power[frame] > 0) {
            double a = sqrt(l->power[frame]);
            l->magnitude[frame] += a;
            l->weighted[frame] += l->by_power[frame] / a;
        }
        l->power[frame] = l->by_power[frame] = 0;
    }
}

static void lines_add(struct lines *l, double f, double a, double decay, double since) {
    const double lobe = 2 * TUNING_RATE / SPECTRUM_SIZE, hop = SPECTRUM_HOP / TUNING_RATE;
    double fade = exp(-log(1000) / decay * hop);
    if ((int)(f / lobe) != l->cell)
        lines_end_cell(l);
    l->cell = (int)(f / lobe);
    for (int frame = 0; frame < SPECTRUM_FRAMES; frame++) {
        l->power[frame] += a * a;
        l->by_power[frame] += f * a * a;
        a *= (frame + 1) * hop < since ? 1 : fade; /* constant up to `since` */
    }
}

double tuning_guess_of_lines(const struct tuning *t, double (*loudness)(const void *, int),
                             const void *of, double since, int enough) {
    struct lines lines = {.cell = 0};
    double mean = 0;
    for (int i = 0, step; i < t->modes; i += step) {
        double f = t->mode[i].freq;
        step = 1 + i / enough;
        if (f > 0 && f < TUNING_RATE / 2)
            lines_add(&lines, f, step * loudness(of, i), t->mode[i].decay, since);
    }
    lines_end_cell(&lines);
    for (int frame = 0; frame < SPECTRUM_FRAMES; frame++)
        if (lines.magnitude[frame] > 0)
            mean += lines.weighted[frame] / lines.magnitude[frame];
    return mean / SPECTRUM_FRAMES;
}

/* Factor on the brightness of cymbals, which meet the hammer several times: 1.3 to 1.7 measured on
 * cymbal and splash at three places, with heads of 1/100 to 100 times the usual stiffness. Gongs
 * have .9 to 1.1. */
static const double several_touches = 1.5;

struct one_strike {
    const struct tuning_guess *guess;
    const struct tuning *tuning;
    double fast, slow, share; /* durations, s; share of the fast part */
};

static double loudness_by_strike(const void *of, int i) {
    const struct one_strike *b = of;
    const struct tuning *t = b->tuning;
    double f = t->mode[i].freq, force = b->share * pulse_at(b->guess, f * b->fast) +
                                        (1 - b->share) * pulse_at(b->guess, f * b->slow);
    return fabs(t->at[i] * t->pickup[i]) / t->mode[i].mass * force;
}

double tuning_guess_brightness(const struct tuning_guess *g, const struct tuning *t,
                               double duration) {
    struct one_strike strike = {.guess = g, .tuning = t, .slow = hypot(duration, g->body_time)};
    strike.fast = t->plate ? yielding_duration(t, duration, &strike.share) : strike.slow;
    double once = tuning_guess_of_lines(t, loudness_by_strike, &strike, 0, LOWEST);
    return tuning_is_coarse(t) ? several_touches * once : once;
}
