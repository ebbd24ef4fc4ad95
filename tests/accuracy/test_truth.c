/* SPDX-License-Identifier: BSD-3-Clause */
/* The reference that accuracy is measured against, held to what is known in closed form. */
#include <float.h>

#include "accuracy/truth.h"
#include "contact/wall.h"
#include "support/check.h"
#include "support/reference.h"

/* wall.h is good to 1e-12. */
static const double closed = 2e-12;
/* The accuracy of the integrator itself. */
static const double own = LDBL_MANT_DIG == 64 ? 1e-14 : 1e-12;

static struct truth *struck(const struct truth_mode *mode, int modes, double m, double v,
                            const struct contact *c) {
    struct truth *r = truth_new(mode, modes);
    r->m = m;
    r->v = (truth_real)v;
    r->k = c->k;
    r->mu = c->mu;
    r->alpha = c->alpha;
    return r;
}

TEST("against a wall speed, duration and depth are those of the closed forms") {
    static const double alphas[] = {1, 1.1, 1.5, 2, 2.3, 3, 4, 10}, us[] = {0, .1, .5, 2, 10};
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 5; j++) {
            double v = .3, m = .02;
            struct contact c = {.k = 1e7, .mu = us[j] / v, .alpha = alphas[i]};
            double tau = wall_duration(m, &c, v), depth = wall_depth(m, &c, v);
            struct truth *r = struck(NULL, 0, m, v, &c);
            truth_until(r, 2 * tau);
            check_case("alpha %g u %g", alphas[i], us[j]);
            CHECK(r->contacts == 1 && r->side == 0);
            CHECK_REL(r->contact[0].v_out, wall_rebound(c.mu, v), closed);
            CHECK_REL(r->contact[0].end, tau, closed);
            CHECK_REL(r->contact[0].depth, depth, closed);
            CHECK_REL(r->v, r->contact[0].v_out, 1e-15);
            truth_free(r);
        }
}

TEST("two free masses meet as one with the reduced mass, and keep their momentum") {
    struct contact c = {.k = 1e8, .mu = .4, .alpha = 1.5};
    double m = .01, M = .03, v = 1, reduced = wall_reduced_mass(m, M);
    struct truth_mode mass = {.c = 1 / sqrt(M)};
    struct truth *r = struck(&mass, 1, m, v, &c);
    truth_until(r, 1);
    CHECK(r->contacts == 1);
    CHECK_REL(r->contact[0].v_out, wall_rebound(c.mu, v), closed);
    CHECK_REL(r->contact[0].end, wall_duration(reduced, &c, v), closed);
    CHECK_REL(m * (double)r->v + M * mass.c * (double)r->p[0], m * v, own);
    truth_free(r);
}

/* x(t) of a hammer on one undamped mode; alpha = 1, mu = 0. */
static double on_one_mode(double w, double k, double m, double M, double v, double t) {
    double S = w * w + k / m + k / M, P = k * w * w / m, root = sqrt(S * S - 4 * P);
    double W1 = sqrt(2 * P / (S + root)), W2 = sqrt((S + root) / 2), d = W2 * W2 - W1 * W1;
    return v * ((w * w - W1 * W1) * sin(W1 * t) / (W1 * d) +
                (w * w - W2 * W2) * sin(W2 * t) / (W2 * -d));
}

TEST("the first contact with one undamped mode is the closed form's, whatever the mode") {
    static const double freqs[] = {50, 400, 3000, 40000};
    for (int i = 0; i < 4; i++) {
        double w = 2 * acos(-1) * freqs[i], m = .01, M = .05, v = .7;
        struct contact c = {.k = 1e6, .alpha = 1};
        struct truth_mode mode = {.omega = w, .c = 1 / sqrt(M)};
        struct truth *r = struck(&mode, 1, m, v, &c);
        check_case("%g Hz", freqs[i]);
        double scale = v / sqrt(c.k / m);
        for (double t = 5e-5; r->side || !r->contacts; t += 5e-5) {
            bool apart = truth_until_apart(r, t);
            CHECK_NEAR(truth_x(r), on_one_mode(w, c.k, m, M, v, (double)r->t), 1e-13 * scale);
            if (apart)
                break;
        }
        CHECK(r->contact[0].end > 1e-5);
        CHECK_NEAR(on_one_mode(w, c.k, m, M, v, r->contact[0].end), 0, 1e-13 * scale);
        CHECK_REL(truth_energy(r), m * v * v / 2, own);
        truth_free(r);
    }
}

/* A bar that comes back several times to a heavy hammer. */
enum { BAR = 6 };
static struct truth_mode bar[BAR];

static struct truth *on_bar(double alpha, double mu, double sigma) {
    static const double ratio[BAR] = {1, 2.7565, 5.4039, 8.9330, 13.344, 18.64},
                        shape[BAR] = {2, -1.3, .4, 1.1, -1.9, 1.5};
    for (int i = 0; i < BAR; i++)
        bar[i] = (struct truth_mode){2 * acos(-1) * 400 * ratio[i], sigma, shape[i] / sqrt(.02)};
    struct contact c = {.mu = mu, .alpha = alpha};
    c.k = wall_stiffness_for_duration(.002, &c, 1, 1e-4);
    return struck(bar, BAR, .05, 1, &c);
}

static double apart(const struct truth *a, const struct truth *b) {
    truth_real off = 0, all = 0;
    for (int i = 0; i < a->modes; i++) {
        truth_real w = (truth_real)a->mode[i].omega, p = a->p[i] - b->p[i],
                   q = w * (a->q[i] - b->q[i]);
        off += p * p + q * q;
        all += a->p[i] * a->p[i] + w * w * a->q[i] * a->q[i];
    }
    return sqrt((double)(off / all));
}

TEST("without losses the energy stays, over several contacts") {
    for (double alpha = 1; alpha < 4; alpha += .4) {
        struct truth *r = on_bar(alpha, 0, 0);
        truth_until(r, .02);
        check_case("alpha %g", alpha);
        CHECK(r->contacts > 1 && !r->side);
        CHECK_REL(truth_energy(r), .025, own);
        truth_free(r);
    }
}

TEST("what steps may leave out does not matter any more") {
    for (double alpha = 1; alpha < 4; alpha += .4) {
        struct truth *fine = on_bar(alpha, .4, 3), *coarse = on_bar(alpha, .4, 3);
        coarse->tolerance = 1e-16;
        truth_until(fine, .02);
        truth_until(coarse, .02);
        check_case("alpha %g", alpha);
        CHECK(fine->contacts > 1 && coarse->contacts == fine->contacts);
        CHECK_NEAR(apart(coarse, fine), 0, 30 * own);
        CHECK(LDBL_MANT_DIG != 64 || coarse->steps < fine->steps);
        truth_free(fine);
        truth_free(coarse);
    }
}

/* reference.h goes by thousands of kicks; its error falls with the square of their distance. */
TEST("kicks come the nearer the shorter their steps are") {
    struct truth *r = on_bar(1.5, .4, 30);
    struct reference kicks[2] = {
        {.m = .05, .k = r->k, .mu = .4, .alpha = 1.5, .modes = BAR, .v = 1}};
    for (int i = 0; i < BAR; i++)
        kicks[0].mode[i] = (struct reference_mode){bar[i].omega, bar[i].sigma, bar[i].c};
    kicks[1] = kicks[0];
    double until = 1.5e-3, off[2];
    truth_until(r, until);
    CHECK(r->contacts > 1);
    for (int i = 0; i < 2; i++) {
        int steps = 20000 << i;
        reference_step_length(&kicks[i], until / steps);
        for (int n = 0; n < steps; n++)
            reference_step(&kicks[i]);
        double q[BAR], p[BAR];
        for (int n = 0; n < BAR; n++) {
            q[n] = (double)r->q[n];
            p[n] = (double)r->p[n];
        }
        off[i] = reference_distance(&kicks[i], q, p, HUGE_VAL);
    }
    CHECK_NEAR(off[1], 0, 1e-6);
    CHECK_NEAR(off[0] / off[1], 4, .5);
    truth_free(r);
}

/* --- the other laws -------------------------------------------------------------------------- */

TEST("between two surfaces each side's strike is a wall's") {
    struct contact c = {.k = 1e8, .mu = .4, .alpha = 1.7};
    double m = .01, v = 1, gap = 2e-3;
    struct truth *r = struck(NULL, 0, m, v, &c);
    r->law = TRUTH_TWO_SIDED;
    r->gap = gap;
    truth_until(r, .05);
    CHECK(r->contacts > 5);
    double t = gap / v;
    for (int i = 0; i < 5; i++) {
        check_case("strike %d", i);
        CHECK_REL(r->contact[i].begin, t, closed);
        CHECK_REL(r->contact[i].v_in, v, closed);
        t += wall_duration(m, &c, v);
        CHECK_REL(r->contact[i].end, t, closed);
        v = -wall_rebound(c.mu, v);
        t += 2 * gap / v;
    }
    truth_free(r);
}

TEST("a power spring swings without a pause, each half a wall's contact") {
    struct contact c = {.k = 1e5, .alpha = 2.5};
    double tau = wall_duration(.01, &c, 1);
    struct truth *r = struck(NULL, 0, .01, 1, &c);
    r->law = TRUTH_POWER;
    truth_until(r, 20.5 * tau);
    CHECK(r->contacts == 21);
    CHECK_NEAR(r->v, 0, closed * 20);
    CHECK_REL(truth_x(r), wall_depth(.01, &c, 1), closed);
    truth_free(r);
}

/* A felt that does not relax while it is pressed is a spring k; one that has relaxed long before
 * is a spring k (1 - eps). */
TEST("a felt is stiff to what is fast and soft to what is slow") {
    static const double times[] = {1e4, 1e-6}, share[] = {1, .6};
    for (int i = 0; i < 2; i++) {
        struct contact c = {.k = 1e6, .alpha = 1.8};
        struct truth *r = struck(NULL, 0, .01, 1, &c);
        r->law = TRUTH_FELT;
        r->felt_time = times[i];
        r->felt_weight = .4;
        c.k *= share[i];
        double tau = wall_duration(.01, &c, 1);
        truth_until_apart(r, 2 * tau);
        check_case("%g s", times[i]);
        CHECK_REL(r->contact[0].end, tau, 1e-3);
        CHECK_REL(r->v, -1, 1e-3);
        truth_free(r);
    }
}

/* W = k [G(x) - eps z x + eps G*(z)] stores, and loses k eps (x - x_z) (x^alpha - z) / T. */
TEST("a felt loses what its memory takes") {
    struct contact c = {.k = 1e6, .alpha = 1.8};
    struct truth *r = struck(NULL, 0, .01, 1, &c);
    r->law = TRUTH_FELT;
    r->felt_time = 1e-3;
    r->felt_weight = .4;
    double tau = wall_duration(.01, &c, 1), lost = 0, before = 0;
    enum { STEPS = 20000 };
    for (int i = 0; i <= STEPS && !(r->contacts && !r->side); i++) {
        truth_until(r, .8 * tau * i / STEPS);
        double x = fmax(0, (double)truth_x(r)), z = (double)r->z, a = c.alpha;
        double loss = c.k * .4 * (x - pow(z, 1 / a)) * (pow(x, a) - z) / r->felt_time;
        lost += i ? (loss + before) / 2 * .8 * tau / STEPS : 0;
        before = loss;
        double stored =
            c.k * (pow(x, a + 1) / (a + 1) - .4 * z * x + .4 * a / (a + 1) * pow(z, 1 + 1 / a));
        if (i % 1000 == 0)
            CHECK_NEAR((double)truth_energy(r) + stored + lost, .005, 1e-8 * .005);
    }
    truth_free(r);
}

CHECK_MAIN
