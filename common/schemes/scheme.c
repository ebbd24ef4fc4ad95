/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme.c: the schemes by name, the bodies and laws that each can run, and their corrections. */
#include "schemes/scheme.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/constants.h"
#include "contact/wall.h"

/* The step that conserves the invariant of wall.h is one-sided; other laws use the held force. */
static void step_exact(const struct lumped_system *sys, struct lumped *st) {
    contact_law(sys->contact)->has_invariant ? lumped_step_poisson(sys, st)
                                             : lumped_step_two_point(sys, st);
}

enum { ALL_BODIES = 1 << SCHEME_WALL | 1 << SCHEME_MASS | 1 << SCHEME_MODES };
enum { LUMPED = 1 << SCHEME_WALL | 1 << SCHEME_MASS };
enum { BARE = 1 << CORRECT_NONE, TIMED = 1 << CORRECT_DURATION };
enum { BOUNDED = 1 << CORRECT_DEPTH | 1 << CORRECT_REBOUND };

static const struct {
    const char *name;
    void (*step)(const struct lumped_system *, struct lumped *);
    int bodies, corrections;
} schemes[SCHEMES] = {
    [SCHEME_EXACT] = {"exact", step_exact, ALL_BODIES, BARE},
    [SCHEME_AM1] = {"am1", lumped_step_am1, ALL_BODIES, BARE | TIMED | BOUNDED},
    [SCHEME_VERLET] = {"verlet", lumped_step_verlet, LUMPED, BARE | BOUNDED},
    [SCHEME_HEUN] = {"heun", lumped_step_heun, LUMPED, BARE | BOUNDED},
    [SCHEME_RK4] = {"rk4", lumped_step_rk4, LUMPED, BARE | BOUNDED},
    [SCHEME_TWO_POINT] = {"two-point", lumped_step_two_point, ALL_BODIES, BARE | TIMED | BOUNDED},
    [SCHEME_THREE_POINT] = {"three-point", lumped_step_three_point, LUMPED, BARE | TIMED},
    [SCHEME_QUADRATIC] = {"quadratic", lumped_step_quadratic, ALL_BODIES, BARE},
};

static const char *const corrections[CORRECTIONS] = {
    [CORRECT_NONE] = "none",
    [CORRECT_DURATION] = "duration",
    [CORRECT_DEPTH] = "depth",
    [CORRECT_REBOUND] = "rebound",
};

const char *scheme_name(enum scheme scheme) { return schemes[scheme].name; }

const char *correction_name(enum correction correction) { return corrections[correction]; }

/* The corrections need the invariant of wall.h, of one mass; only exact advances a memory. */
bool scheme_serves(enum scheme scheme, enum scheme_body body, enum contact_law law,
                   enum correction correction) {
    struct contact contact = {.law = law};
    if (contact_remembers(&contact) && scheme != SCHEME_EXACT)
        return false;
    if (correction != CORRECT_NONE &&
        (body == SCHEME_MODES || !contact_law(&contact)->has_invariant))
        return false;
    return schemes[scheme].bodies >> body & schemes[scheme].corrections >> correction & 1;
}

const char *scheme_list_serving(enum scheme_body body, enum contact_law law,
                                enum correction correction, char *text, size_t size) {
    int left = 0;
    for (int i = 0; i < SCHEMES; i++)
        left += scheme_serves((enum scheme)i, body, law, correction);
    snprintf(text, size, left ? "" : "no scheme");
    for (int i = 0; i < SCHEMES; i++) {
        if (!scheme_serves((enum scheme)i, body, law, correction))
            continue;
        size_t used = strlen(text);
        left--;
        const char *then = left > 1 ? ", " : left == 1 ? " or " : "";
        snprintf(text + used, size - used, "%s%s", schemes[i].name, then);
    }
    return text;
}

/* --- corrections -------------------------------------------------------------------------------
 */

/* [CW17] (15)-(16). In contact and with alpha = 1, two-point and the trapezoidal rule have the
 * frequency omega with tan(omega h / 2) = sqrt(k/m) h / 2, and three-point the one with (1 -
 * cos(omega h)) / cos(omega h) = k h^2 / (2m). beta* puts omega = pi / tau there: k is multiplied
 * by beta* / beta.
 *
 * For alpha > 1, without damping: to leading order in h, two-point follows the true orbit with its
 * clock at the rate 1 - h^2 V''/(12 m), and three-point does so in the potential V - h^2 V'^2 / (8
 * m). Both lengthen the contact by g times their effect at alpha = 1,
 *   g = <V''> tau^2 / (pi^2 m) = 2 alpha/(alpha+1) tan(pi d)/(pi d),  d = (alpha-1) / (2(alpha+1)),
 * and tau is proportional to k^(-1/(alpha+1)), so the exponent of the factor is g (alpha+1)/2.
 * Damping moves g towards 1; its rate is a fit, within 10 % of g - 1 at u = .5, rough beyond u =
 * 1. */
double scheme_duration_factor(enum scheme scheme, double alpha, double u, double samples) {
    bool three = scheme == SCHEME_THREE_POINT;
    if (!(schemes[scheme].corrections & TIMED))
        return 1;
    double angle = PI / fmax(samples, three ? 2.02 : 1.01); /* omega h */
    double beta = (1 - cos(angle)) / (three ? cos(angle) : 1 + cos(angle));
    double plain = angle * angle / (three ? 2 : 4);
    double d = PI * (alpha - 1) / (2 * (alpha + 1));
    double g = 2 * alpha / (alpha + 1) * (d > 0 ? tan(d) / d : 1);
    double damped = 1 + (g - 1) / (1 + (three ? 0.35 : 2) * u);
    return pow(beta / plain, damped * (alpha + 1) / 2);
}

/* Stores the data of a correction when a step first reaches the surface, with its speed there. */
static void note_entry(const struct lumped_system *sys, struct lumped *st) {
    const struct contact *c = sys->contact;
    double v_in = sqrt(fmax(st->v * st->v - 2 * sys->a * st->x, 0));
    st->disturbed = !(v_in > 0 && c->k > 0);
    st->k_factor = 1;
    if (st->disturbed)
        return;
    if (sys->correction == CORRECT_DURATION)
        st->k_factor = scheme_duration_factor(sys->scheme, c->alpha, c->mu * v_in,
                                              wall_duration(sys->m, c, v_in) / sys->h);
    st->depth = wall_depth(sys->m, c, v_in);
    st->v_out = wall_rebound(c->mu, v_in);
}

/* `depth`: x <= x_max, [PAR09] (26), with st->depth = x_max; `rebound`: [PAR09] section 4.2. */
static void correct(const struct lumped_system *sys, struct lumped *st, bool was_inside) {
    double most = contact_elastic_force(sys->contact, st->depth);
    st->disturbed = st->disturbed || sys->m * fabs(sys->a) > most;
    if (st->disturbed)
        return;
    if (sys->correction == CORRECT_DEPTH && st->x > st->depth) {
        st->x = st->depth;
        st->f = contact_force(sys->contact, st->x, st->v);
    }
    if (sys->correction == CORRECT_REBOUND && was_inside && st->x <= 0) {
        st->f_mean -= sys->m * (st->v_out - st->v) / sys->h;
        st->v = st->v_out;
    }
}

/* --- one lumped contact ------------------------------------------------------------------------
 */

struct lumped lumped_start(const struct lumped_system *sys, double x, double v) {
    double mu = sys->contact->mu;
    struct lumped st = {.x = x, .v = v, .x_prev = x - sys->h * v, .k_factor = 1, .disturbed = true};
    st.p = 1 + mu * v;
    st.p_mu = mu;
    st.f = contact_force(sys->contact, x, v);
    st.drain = contact_damping(sys->contact, x) * v * v;
    return st;
}

/* Written so that a NaN counts as divergence. */
static void step(const struct lumped_system *sys, struct lumped *st) {
    struct lumped before = *st;
    schemes[sys->scheme].step(sys, st);
    if (fabs(st->v) < LUMPED_SPEED_LIMIT)
        return;
    *st = lumped_start(sys, 0, 0);
    st->f_mean = sys->m * (sys->a + before.v / sys->h);
    st->complex_roots = before.complex_roots;
    st->diverged = before.diverged + 1;
}

void lumped_step(const struct lumped_system *sys, struct lumped *st) {
    assert(!contact_remembers(sys->contact));
    assert(sys->power->alpha == sys->contact->alpha);
    if (sys->correction == CORRECT_NONE) {
        step(sys, st);
        return;
    }
    bool was_inside = st->x > 0;
    if (!was_inside && st->x + sys->h * (st->v + sys->h * sys->a) > 0)
        note_entry(sys, st);
    struct contact corrected = *sys->contact;
    corrected.k *= st->k_factor;
    struct lumped_system now = *sys;
    now.contact = &corrected;
    step(&now, st);
    correct(sys, st, was_inside);
}
