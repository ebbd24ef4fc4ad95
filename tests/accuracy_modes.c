/* accuracy_modes.c: the amplitudes that one contact leaves in a body's modes. */
#include <math.h>

#include "accuracy.h"
#include "check.h"
#include "collision_state.h"
#include "rig.h"

/* One blow, described twice. */
struct one_blow {
    const struct rig_body *body;
    double m, v, R, alpha, u;
};

static struct collision blow_collision(const struct one_blow *b) {
    struct collision c = collision_default();
    c.mass = b->m;
    c.contact.alpha = b->alpha;
    c.contact.mu = b->u / b->v;
    c.contact.k =
        wall_stiffness_for_duration(rig_mass(b->body, b->m), &c.contact, b->v, b->R / c.rate);
    return c;
}

/* The reference from the moment of entry to the first sample when the two are apart; its time, or
 * -1 if it was not a single contact. */
static double blow_reference(const struct collision *c, const struct one_blow *b,
                             struct reference *r) {
    *r = rig_reference(b->body, c);
    r->v = b->v;
    reference_step_length(r, fmin(b->R / 8000, 1 / 800.) / c->rate);
    double t = reference_contact(r, (20 * b->R + 20) / c->rate);
    if (t < 0)
        return -1;
    struct reference after = *r;
    double until = t + (4 * b->R + 16) / c->rate;
    reference_step_length(&after, .125 / c->rate);
    for (double on = t; on < until; on += after.h) {
        reference_fly(&after, after.h);
        if (reference_x(&after) > 0)
            return -1;
    }
    return t;
}

/* The same by the core, entering `phase` of a sample late; the distance of the amplitudes. */
static double blow_error(const struct collision *c, struct collision_state *s,
                         const struct one_blow *b, const struct reference *r, double t,
                         double phase) {
    int n = (int)ceil(phase + t * c->rate) + 2;
    collision_reset(c, s);
    rig_approach(s, phase / c->rate, b->v);
    rig_play(c, s, n);
    struct reference now = *r;
    reference_fly(&now, (n - phase) / c->rate - t);
    double off = reference_distance(&now, s->motion.bank->q, s->motion.bank->p, acos(-1) * c->rate);
    return s->stepper.touching || now.y > s->motion.x + 1 ? (double)HUGE_VAL : off;
}

/* A blow that lasts much longer than its masses would have it is many in one: the body comes back
 * again and again to a hammer heavier than itself that has not left. Each of them takes its own 72
 * steps or more, as far as the budget goes, and errors grow from one to the next. */
struct blows {
    double once, drawn_out; /* the worst of each kind */
    int count;
};

static void blow_scan(const struct one_blow *b, int phases, struct blows *blows) {
    struct collision c = blow_collision(b);
    struct reference r;
    double t = blow_reference(&c, b, &r);
    if (t < 0)
        return;
    blows->count++;
    struct modes *modes = rig_modes(b->body, c.rate);
    c.modes = modes;
    c.body = SCHEME_MODES;
    c.pickups = 1;
    struct collision_state *s = collision_state_new(&c, RIG_MODES, 0);
    double here = 0;
    for (int i = 0; i < phases; i++)
        accuracy_worse(&here, blow_error(&c, s, b, &r, t, (i + .37) / phases));
    accuracy_worse(t * c.rate > 2 * b->R ? &blows->drawn_out : &blows->once, here);
    collision_state_free(s);
    modes_free(modes);
}

/* Any body: modes anywhere, some of them in the far tail of the pulse's spectrum. */
static struct rig_body random_body(uint64_t *rng) {
    struct rig_body b = {.name = "any",
                         .modes = 1 + (int)(check_random(rng) % RIG_MODES),
                         .freq = check_log_uniform(rng, 40, 2000),
                         .mass = check_log_uniform(rng, .01, 2),
                         .decay = check_log_uniform(rng, .02, 10)};
    double ratio = 1;
    for (int i = 0; i < b.modes; i++) {
        b.ratio[i] = ratio;
        b.shape[i] = check_uniform(rng, -2, 2);
        ratio *= check_uniform(rng, 1.05, 2);
    }
    return b;
}

static double any_body(double shortest, double longest) {
    struct blows blows = {0};
    uint64_t rng = (uint64_t)accuracy_count(3, 4);
    for (int i = 0; i < accuracy_count(600, 60); i++) {
        struct rig_body body = random_body(&rng);
        struct one_blow b = {.body = &body,
                             .m = check_log_uniform(&rng, 5e-4, .1),
                             .v = check_log_uniform(&rng, .05, 5),
                             .R = check_log_uniform(&rng, shortest, longest),
                             .alpha = check_uniform(&rng, 1, 4),
                             .u = check_random(&rng) % 3 ? check_uniform(&rng, 0, 3) : 0};
        struct collision c = blow_collision(&b);
        if (c.contact.k <= ranges[RANGE_K].most && c.contact.mu <= ranges[RANGE_MU].most)
            blow_scan(&b, accuracy_count(8, 2), &blows);
    }
    return blows.count > accuracy_count(200, 20) ? blows.once : HUGE_VAL;
}

/* In contacts of 20 samples and more there is one step a sample or a few, and a mode of kHz is left
 * with a thousandth of what a blow of that strength could give it: most of that is the step's. */
static void any_bodies(void) {
    if (accuracy_wants("modal-amplitudes-any-body"))
        accuracy_line("modal-amplitudes-any-body", any_body(.1, 20), 1e-3);
    if (accuracy_wants("modal-amplitudes-any-body-long"))
        accuracy_line("modal-amplitudes-any-body-long", any_body(20, 100), 1e-3);
}

void accuracy_modes(void) {
    static const double Rs[] = {.1, .2, .5, 1, 1.7, 2.8, 5, 10, 20, 50, 100};
    static const double alphas[] = {1, 1.3, 1.5, 2, 2.5, 3, 4};
    static const double us[] = {0, .5, 3};
    struct blows blows = {0};
    int skip = accuracy_count(1, 2);
    for (int body = 0; body < RIG_BODIES; body++)
        for (int i = 0; i < 11; i += skip)
            for (int j = 0; j < 7; j += skip)
                for (int k = 0; k < 3; k++)
                    for (double m = 1e-3; m < .1; m *= 7) {
                        struct one_blow b = {.body = &rig_bodies[body],
                                             .m = m,
                                             .v = .5,
                                             .R = Rs[i],
                                             .alpha = alphas[j],
                                             .u = us[k]};
                        blow_scan(&b, accuracy_count(64, 5), &blows);
                    }
    accuracy_line("modal-amplitudes", blows.count > 100 ? blows.once : HUGE_VAL, 1e-3);
    accuracy_line("modal-amplitudes-drawn-out", blows.drawn_out, 1e-3);
    any_bodies();
}
