/* accuracy_ledger.c: whatever the parameters are and however they move, the ledger closes and
 * nothing is gained. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "accuracy.h"
#include "check.h"
#include "rig.h"

enum { LONGEST = 160, MOST_BODY = 12, MOST_HAMMER = 3 };

static bool sometimes(uint64_t *rng, double share) { return check_uniform(rng, 0, 1) < share; }

static int pick(uint64_t *rng, int n) { return (int)(check_random(rng) % (unsigned)n); }

/* --- random things --------------------------------------------------------------------------- */

static struct mode random_mode(uint64_t *rng) {
    return (struct mode){.freq = sometimes(rng, .05) ? 0 : check_log_uniform(rng, 1, 1e6),
                         .decay =
                             sometimes(rng, .05) ? HUGE_VAL : check_log_uniform(rng, 1e-4, 100),
                         .mass = check_log_uniform(rng, 1e-4, 100)};
}

static struct modes *random_modes(uint64_t *rng, double rate, bool ringing_hammer) {
    struct mode body[MOST_BODY], hammer[MOST_HAMMER];
    double at[MOST_BODY + MOST_HAMMER], heard[MOST_BODY];
    const double *pickup = heard;
    int n = 1 + pick(rng, MOST_BODY), own = ringing_hammer ? 1 + pick(rng, MOST_HAMMER) : 0;
    for (int i = 0; i < n; i++) {
        body[i] = random_mode(rng);
        heard[i] = check_uniform(rng, -1, 1);
    }
    for (int i = 0; i < own; i++)
        hammer[i] = random_mode(rng);
    for (int i = 0; i < n + own; i++)
        at[i] = check_uniform(rng, -2, 2);
    struct modes *m = modes_new(n, own, 1);
    modes_design(m, rate, body, hammer, at, &pickup);
    modes_audit(m);
    return m;
}

static struct collision random_collision(uint64_t *rng) {
    struct collision c = collision_default();
    c.rate = check_log_uniform(rng, 8e3, 384e3);
    c.mass = check_log_uniform(rng, 1e-4, 10);
    c.body_mass = check_log_uniform(rng, 1e-3, 100);
    c.body = (enum scheme_body)pick(rng, SCHEME_BODIES);
    bool ringing_hammer = sometimes(rng, .2);
    if (ringing_hammer)
        c.body = SCHEME_MODES;
    if (c.body == SCHEME_MODES) {
        c.modes = random_modes(rng, c.rate, ringing_hammer);
        c.pickups = 1;
    }
    static const double usual[] = {1, 1.5, 2, 2.5, 3, 10};
    c.contact = (struct contact){
        .law = sometimes(rng, .5) ? CONTACT_HUNT_CROSSLEY : (enum contact_law)pick(rng, 4),
        .k = check_log_uniform(rng, 1, 1e14),
        .mu = sometimes(rng, .2) ? 0 : check_log_uniform(rng, 1e-3, 100),
        .alpha = sometimes(rng, .5) ? usual[pick(rng, 6)] : check_uniform(rng, 1, 10),
        .gap = check_log_uniform(rng, 1e-6, 1e-2),
        .felt_time = check_log_uniform(rng, 1e-5, 1),
        .felt_weight = check_uniform(rng, 0, .99)};
    c.gravity = sometimes(rng, .5) ? 0 : check_log_uniform(rng, .1, 1000);
    c.audit = true;
    return c;
}

enum { SINE, STEP, NOISE, MOVES };

/* A signal between least and most, in the logarithm where both are positive. */
static void random_signal(uint64_t *rng, double least, double most, double *signal, int n) {
    int move = pick(rng, MOVES), at = pick(rng, n);
    double a = least > 0 ? log(least) : least, b = least > 0 ? log(most) : most;
    double from = check_uniform(rng, a, b), to = check_uniform(rng, a, b);
    double turn = check_log_uniform(rng, .01, 3);
    for (int i = 0; i < n; i++) {
        double y = move == SINE   ? from + (to - from) * (1 + sin(turn * i)) / 2
                   : move == STEP ? (i < at ? from : to)
                                  : check_uniform(rng, fmin(from, to), fmax(from, to));
        signal[i] = least > 0 ? exp(y) : y;
    }
}

struct signals {
    double strike[LONGEST], push[LONGEST], k[LONGEST], mu[LONGEST], alpha[LONGEST], drive[LONGEST];
};

static struct collision_in random_signals(uint64_t *rng, const struct collision *c,
                                          struct signals *s) {
    struct collision_in in = {.strike = s->strike};
    for (int i = 0; i < LONGEST; i++)
        s->strike[i] = i == 0 || sometimes(rng, .01) ? check_log_uniform(rng, .01, 10) : 0;
    if (sometimes(rng, .4)) {
        random_signal(rng, c->contact.k / 1e3, c->contact.k * 10, s->k, LONGEST);
        in.k = s->k;
    }
    if (sometimes(rng, .4)) {
        random_signal(rng, 0, check_log_uniform(rng, .01, 100), s->mu, LONGEST);
        in.mu = s->mu;
    }
    if (sometimes(rng, .4)) {
        random_signal(rng, 1, 10, s->alpha, LONGEST);
        in.alpha = s->alpha;
    }
    if (sometimes(rng, .3)) {
        double most = c->mass * check_log_uniform(rng, 1, 1e5);
        random_signal(rng, -most / 3, most, s->push, LONGEST);
        in.push = s->push;
    }
    if (sometimes(rng, .3)) {
        double most = check_log_uniform(rng, .01, 1e3);
        random_signal(rng, -most, most, s->drive, LONGEST);
        in.drive = s->drive;
    }
    return in;
}

/* --- playing one set ------------------------------------------------------------------------- */

struct ledger_worst {
    double imbalance; /* of the most energy in play */
    double gain;      /* the largest rise of what should only fall, of the same */
};

static struct collision_in later(const struct collision_in *in, int n) {
    const struct collision_in z = *in;
    return (struct collision_in){z.strike ? z.strike + n : NULL, z.push ? z.push + n : NULL,
                                 z.k ? z.k + n : NULL,           z.mu ? z.mu + n : NULL,
                                 z.alpha ? z.alpha + n : NULL,   z.drive ? z.drive + n : NULL};
}

static void play_set(uint64_t *rng, const struct collision *c, struct collision_state *s,
                     const struct collision_in *in, struct ledger_worst *worst) {
    double heard[LONGEST], *pickup = heard;
    struct collision_out out = {.pickup = &pickup};
    struct collision_ledger before = {0};
    for (int done = 0; done < LONGEST;) {
        int n = 1 + pick(rng, 16);
        n = n < LONGEST - done ? n : LONGEST - done;
        struct collision_in now = later(in, done);
        collision_run(c, s, &now, &out, n);
        done += n;
        coast_end(c, s);
        struct collision_ledger l = collision_books(c, s);
        double all = l.largest;
        if (all == 0)
            continue;
        accuracy_worse(&worst->imbalance, fabs(collision_imbalance(&l)) / all);
        accuracy_worse(&worst->gain, (before.lost_contact - l.lost_contact) / all);
        accuracy_worse(&worst->gain, (before.lost_modes - l.lost_modes) / all);
        accuracy_worse(&worst->gain, (before.lost_scheme - l.lost_scheme) / all);
        before = l;
    }
}

static void one_set(uint64_t seed, struct ledger_worst *worst) {
    uint64_t rng = seed * 7919;
    struct collision c = random_collision(&rng);
    static struct signals signals;
    struct collision_in in = random_signals(&rng, &c, &signals);
    struct collision_state *s = collision_state_new(&c, MOST_BODY, MOST_HAMMER);
    play_set(&rng, &c, s, &in, worst);
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
}

void accuracy_ledger(void) {
    struct ledger_worst worst = {0, 0};
    int sets = accuracy_count(100000, 3000);
    for (int i = 1; i <= sets; i++) {
        struct ledger_worst here = {0, 0};
        one_set((uint64_t)i, &here);
        accuracy_worse(&worst.imbalance, here.imbalance);
        accuracy_worse(&worst.gain, here.gain);
    }
    accuracy_line("ledger-imbalance", worst.imbalance, 1e-10);
    accuracy_line("ledger-gain", worst.gain, 1e-13);
}
