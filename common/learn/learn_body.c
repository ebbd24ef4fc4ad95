/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_body.c: shapes and masses from amplitudes; see learn_body.h. */
#include "learn/learn_body.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bodies/body.h"
#include "learn/learn_parts.h"
#include "tuning/tuning.h"

static const double mode_mass = .1, mallet_hardness = .8;

/* The test mallet's strike peaks at this output at gain 0: about 14 dB below a strike of 5 m/s,
 * whose peak stays below full scale. */
static const double bang_peak = .12;

/* --- the test mallet's strike ----------------------------------------------------------------- */

/* Four times 48 kHz, so that the mean force over a sample is close to the instantaneous force; and
 * long enough for the mallet to leave. */
static const double rig_rate = 192000;
enum { RIG_SAMPLES = 12288, RIG_BLOCK = 64 };

struct rig {
    struct modes *bank;
    struct collision_def collision;
    struct collision_state *state;
    struct mode mode[LEARN_MODES];
    double force[RIG_SAMPLES], sound[RIG_SAMPLES];
};

static bool rig_new(struct rig *r, const struct learn_body *b) {
    for (int i = 0; i < b->count; i++)
        r->mode[i] = (struct mode){body_undamped(b->freq[i], b->decay[i]), b->decay[i], b->mass};
    struct tuning mallet = tuning_default();
    tuning_hardness(&mallet, mallet_hardness, &mallet.contact.k, &mallet.contact.mu);
    r->collision = collision_default();
    r->collision.rate = rig_rate;
    r->collision.body = SCHEME_MODES;
    r->collision.mass = mallet.mass;
    r->collision.contact = contact_definition(&mallet.contact);
    r->collision.gravity = 0;
    r->collision.pickups = 1;
    r->collision.out = MODES_VELOCITY;
    r->bank = modes_new(b->count, 0, 1);
    if (!r->bank)
        return false;
    const double *pickup = b->pickup;
    modes_design(r->bank, rig_rate, r->mode, NULL, b->strike, &pickup);
    r->collision.modes = r->bank;
    r->state = collision_state_new(&r->collision, contact_head(&mallet.contact), b->count, 0);
    return r->state != NULL;
}

static void rig_free(struct rig *r) {
    if (r && r->state)
        collision_state_free(r->state);
    if (r)
        modes_free(r->bank);
    free(r);
}

/* Strikes at 1 m/s and records force and pickup; NULL: out of memory. */
static struct rig *struck(const struct learn_body *b) {
    struct rig *r = calloc(1, sizeof *r);
    if (!r || !rig_new(r, b)) {
        rig_free(r);
        return NULL;
    }
    collision_strike(r->state, tuning_default().speed);
    for (int n = 0; n < RIG_SAMPLES; n += RIG_BLOCK) {
        double *sound = r->sound + n;
        const struct collision_out out = {.pickup = &sound, .force = r->force + n};
        collision_run(&r->collision, r->state, &(struct collision_in){.strike = NULL}, &out,
                      RIG_BLOCK);
    }
    return r;
}

/* |sum F e^((sigma - i omega) t)|, relative to that of other modes */
static double reaches(const struct rig *r, double freq, double decay) {
    const struct phasor log_z = {LN_1000 / decay / rig_rate, -2 * PI * freq / rig_rate};
    const struct phasor turn = phasor_exp(log_z);
    struct phasor sum = {0, 0}, now = {1, 0};
    int last = RIG_SAMPLES;
    while (last > 0 && r->force[last - 1] == 0)
        last--;
    for (int n = 0; n < last; n++) {
        sum = phasor_add(sum, phasor_scale(now, r->force[n]));
        now = phasor_mul(now, turn);
    }
    return sqrt(phasor_norm(sum));
}

/* --- shapes from amplitudes ------------------------------------------------------------------- */

static int strongest(const struct learned *learned) {
    int best = 0;
    for (int i = 1; i < learned->count; i++)
        if (learned->mode[i].amplitude > learned->mode[best].amplitude)
            best = i;
    return best;
}

static double sign_of(const struct learned *learned, int i, int against) {
    return cos(learned->mode[i].phase - learned->mode[against].phase) < 0 ? -1 : 1;
}

/* divided[i]: factor that compensates the mallet's spectrum at mode i. The pickup's shape has the
 * size of the larger of the two places'. */
static void set_shapes(const struct learned *learned, int places, const double *divided,
                       struct learn_body *b) {
    const struct learned *one = learned, *two = learned + places - 1;
    double share[2][LEARN_MODES], most = 0;
    /* Signs are relative to the mode that is strongest in both. */
    int against = strongest(one), other = strongest(two);
    if (two->mode[other].amplitude > one->mode[against].amplitude)
        against = other;
    for (int i = 0; i < b->count; i++) {
        share[0][i] = divided[i] * one->mode[i].amplitude;
        share[1][i] = divided[i] * two->mode[i].amplitude;
        most = fmax(most, fmax(share[0][i], share[1][i]));
    }
    for (int i = 0; i < b->count; i++) {
        double size = sqrt(fmax(share[0][i], share[1][i]) / most);
        double sign = sign_of(one, i, against);
        b->pickup[i] = sign * size;
        b->strike[i] = share[0][i] / most / size;
        b->other[i] = sign * sign_of(two, i, against) * share[1][i] / most / size;
    }
}

/* Output level: the test strike peaks at bang_peak. */
static bool set_level(struct learn_body *b) {
    double peak = 0;
    struct rig *r = struck(b);
    for (int n = 0; r && n < RIG_SAMPLES; n++)
        peak = fmax(peak, fabs(r->sound[n]));
    rig_free(r);
    for (int i = 0; r && i < b->count && peak > 0; i++)
        b->pickup[i] *= bang_peak / body_reference_gain(BODY_VELOCITY) / peak;
    return r != NULL;
}

/* The lowest mode whose energy over half a second is at least a sixteenth of the strongest's. */
static double root_of(const struct learned *learned) {
    const double span_s = .5, share = 1. / 16;
    double most = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < learned->count; i++) {
            const struct learn_mode *m = learned->mode + i;
            if (m->is_filler)
                continue;
            double energy = m->amplitude * m->amplitude * fmin(m->decay, span_s);
            if (pass == 0)
                most = fmax(most, energy);
            else if (energy >= share * most)
                return m->freq;
        }
    return learned->mode[0].freq;
}

static void begin_body(const struct learned *learned, int places, struct learn_body *b) {
    memset(b, 0, sizeof *b);
    b->count = learned->count;
    b->two_places = places > 1;
    b->mass = mode_mass;
    b->root = root_of(learned);
    for (int i = 0; i < b->count; i++) {
        b->freq[i] = learned->mode[i].freq;
        b->decay[i] = learned->mode[i].decay;
    }
}

bool learn_body_of_impulse(const struct learned *learned, struct learn_body *body) {
    double divided[LEARN_MODES];
    begin_body(learned, 1, body);
    for (int i = 0; i < body->count; i++)
        divided[i] = 1;
    set_shapes(learned, 1, divided, body);
    return set_level(body);
}

/* The contact force depends on the shapes, through the body's compliance: three rounds converge. */
bool learn_body(const struct learned *learned, int places, struct learn_body *body) {
    enum { ROUNDS = 3 };
    const double most = 10; /* 20 dB */
    double divided[LEARN_MODES];
    begin_body(learned, places, body);
    for (int i = 0; i < body->count; i++)
        divided[i] = 1;
    set_shapes(learned, places, divided, body);
    for (int round = 0; round < ROUNDS; round++) {
        int against = strongest(learned);
        struct rig *r = struck(body);
        if (!r)
            return false;
        double its = reaches(r, body->freq[against], body->decay[against]);
        for (int i = 0; i < body->count; i++) {
            double gets = reaches(r, body->freq[i], body->decay[i]);
            divided[i] = fmax(1 / most, fmin(most, its / fmax(gets, its * 1e-9)));
        }
        rig_free(r);
        set_shapes(learned, places, divided, body);
    }
    return set_level(body);
}
