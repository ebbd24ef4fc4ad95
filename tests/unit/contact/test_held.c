/* SPDX-License-Identifier: BSD-3-Clause */
/* The scalar equation of a held force, D + C F(x0, x0 + D) = free, over extreme cases. */
#include "support/check.h"

#include "contact/held.h"

/* A step of any contact, from a picometre to a metre, from soft to far too stiff for it. */
struct random_held {
    struct contact contact;
    struct power power;
    struct held_step step;
};

static void random_step(uint64_t *rng, enum contact_law law, struct random_held *r) {
    struct contact *c = &r->contact;
    *c = contact_default();
    c->law = law;
    c->alpha = check_random(rng) % 3 ? check_uniform(rng, 1, 10) : 1;
    c->k = check_log_uniform(rng, 1e-3, 1e15);
    c->mu = check_random(rng) % 3 ? check_log_uniform(rng, 1e-3, 1000) : 0;
    c->gap = check_random(rng) % 2 ? check_log_uniform(rng, 1e-6, 1) : 0;
    c->origin = contact_gap(c); /* as a collision counts it */
    r->power = power_prepare(c->alpha);
    double size = check_log_uniform(rng, 1e-12, 1), way = check_uniform(rng, -1, 1);
    r->step =
        (struct held_step){.contact = c, .power = &r->power, .x0 = size, .newton_tolerance = 3e-7};
    r->step.x0 *= check_uniform(rng, -1, 1);
    r->step.free_displacement = way * size * check_log_uniform(rng, 1e-6, 1e6);
    r->step.h = check_log_uniform(rng, 1e-9, 1e-4);
    r->step.compliance = r->step.h * r->step.h * check_log_uniform(rng, 1e-3, 1e6);
}

TEST("the equation is solved to 1e-12 of the depths, for any contact and starting value") {
    static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED,
                                            CONTACT_POWER};
    uint64_t rng = 12;
    int most = 0;
    for (int i = 0; i < (check_quick() ? 20000 : 200000); i++) {
        struct random_held r;
        random_step(&rng, laws[i % 3], &r);
        const struct held_step *s = &r.step;
        double guess =
            i % 2 ? s->free_displacement : s->free_displacement * check_uniform(&rng, -1, 1);
        struct step_result f = held_force(s, guess);
        struct mean_force mean =
            contact_mean_force(s->contact, s->power, s->x0, s->x0 + f.d, f.d, s->h);
        double C = s->compliance, excess = f.d + C * mean.total - s->free_displacement;
        double steep = 1 + C * mean.by_x1;
        check_case("%d: law %d, alpha %g, k %g, mu %g, x0 %g, free %g, D %g", i, s->contact->law,
                   s->contact->alpha, s->contact->k, s->contact->mu, s->x0, s->free_displacement,
                   f.d);
        int each = contact_two_sided(s->contact) ? 2 : 1;
        CHECK(f.tries < 119 * each); /* of 127: it converges by itself */
        most = f.tries > most ? f.tries : most;
        double origin = s->contact->origin, from = s->x0 + origin, to = f.x + origin;
        if (contact_two_sided(s->contact) && from * to <= 1e-9 * from * from)
            continue; /* at the middle the two sides' forces cancel */
        double work = fabs(f.force * f.d) + contact_potential(s->contact, f.x);
        CHECK(f.lost >= -1e-12 * work);
        bool pulls = mean.total == 0 && mean.elastic != 0; /* true next to a steep step */
        if (!pulls && (f.force != 0 || mean.total >= 0))
            CHECK_NEAR(excess / steep, 0, 1e-12 * (fabs(s->x0) + fabs(f.x)));
    }
    check_case("%d evaluations at the most", most);
    CHECK(most > 60);
}

CHECK_MAIN
