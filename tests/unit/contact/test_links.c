/* SPDX-License-Identifier: BSD-3-Clause */
/* Several contacts over one step, f = F(Df - A f): alone, and at extreme values. */
#include "support/check.h"

#include "contact/links.h"

enum { POINTS = 30, BODIES = 40 };

/* M links on a body of N masses: A = G^T B G, and Df is a motion of the body. With fewer masses
 * than links A is singular. */
struct system {
    int count;
    struct link link[POINTS];
    struct contact contact[POINTS];
    struct power power[POINTS];
    double A[POINTS * POINTS], free_displacement[POINTS], guess[POINTS];
    struct links_step step;
};

static void random_body(uint64_t *rng, struct system *s, double size, double h) {
    int masses = 1 + (int)(check_random(rng) % (check_random(rng) % 3 ? BODIES : 2));
    double spread = check_random(rng) % 2 ? 1 : 1e3;
    memset(s->A, 0, sizeof s->A);
    memset(s->free_displacement, 0, sizeof s->free_displacement);
    for (int n = 0; n < masses; n++) {
        double g[POINTS], b = h * h * check_log_uniform(rng, 1 / spread, spread);
        double moves = size * check_uniform(rng, -1, 1) * check_log_uniform(rng, .01, 1);
        double alike = check_uniform(rng, -1, 1), differs = check_log_uniform(rng, 1e-6, 1);
        for (int j = 0; j < s->count; j++) {
            g[j] = alike + differs * check_uniform(rng, -1, 1);
            s->free_displacement[j] += g[j] * moves;
        }
        for (int j = 0; j < s->count; j++)
            for (int k = 0; k < s->count; k++)
                s->A[j * s->count + k] += g[j] * g[k] * b;
    }
}

/* k is chosen for a given C F' at `size`, mu for a given mu v. */
static void random_link(uint64_t *rng, struct system *s, int j, double size) {
    struct contact *c = &s->contact[j];
    *c = contact_default();
    uint64_t kind = check_random(rng) % 8;
    c->law = kind == 0   ? CONTACT_TWO_SIDED
             : kind == 1 ? CONTACT_POWER
             : kind == 2 ? CONTACT_FELT
                         : CONTACT_HUNT_CROSSLEY;
    c->alpha = check_random(rng) % 3 ? check_uniform(rng, 1, 4) : 1;
    double stiff = check_log_uniform(rng, 1e-4, 1e8), C = s->A[j * s->count + j];
    c->k = stiff / (max_of(C, 1e-30) * c->alpha * pow(size, c->alpha - 1));
    double v = size / s->step.h;
    c->mu = check_random(rng) % 3 ? check_log_uniform(rng, 1e-2, 100) / v : 0;
    c->gap = check_random(rng) % 2 ? 0 : size * check_log_uniform(rng, .01, 3);
    c->felt_weight = check_uniform(rng, 0, .95);
    c->felt_time = s->step.h * check_log_uniform(rng, .01, 1000);
    s->power[j] = power_prepare(c->alpha);
    double x = size * check_uniform(rng, -1, 1) * check_log_uniform(rng, 1e-3, 1);
    double z = check_random(rng) % 2 ? contact_power(x, c->alpha) * check_uniform(rng, 0, 2) : 0;
    s->link[j] = (struct link){
        .contact = c, .power = &s->power[j], .x = x, .z = c->law == CONTACT_FELT ? z : 0};
    s->guess[j] =
        check_random(rng) % 2 ? check_uniform(rng, 0, 2) * fabs(s->free_displacement[j]) / C : 0;
}

static void random_system(uint64_t *rng, int count, struct system *s) {
    double size = check_log_uniform(rng, 1e-9, 1e-1), h = check_log_uniform(rng, 1e-9, 1e-4);
    s->count = count;
    s->step = (struct links_step){.h = h, .newton_tolerance = 3e-7, .stride = count};
    s->step.free_displacement = s->free_displacement;
    s->step.compliance = s->A;
    random_body(rng, s, size, h);
    for (int j = 0; j < count; j++)
        random_link(rng, s, j, size);
}

/* --- conditions on a solution ----------------------------------------------------------------- */

static struct mean_force law(const struct system *s, int j, double z, double d) {
    const struct contact *c = &s->contact[j];
    double x = s->link[j].x;
    if (contact_law(c)->mean_force)
        return contact_law(c)->mean_force(c, &s->power[j], z, contact_surface(c, z), x, x + d, d);
    return contact_mean_force(c, &s->power[j], x, x + d, d, s->step.h);
}

/* The memory while the force is held. */
static double memory(const struct system *s, int j) {
    double z = s->link[j].z;
    if (contact_remembers(&s->contact[j]))
        contact_law(&s->contact[j])
            ->advance_memory(&s->contact[j], s->link[j].x, s->step.h / 2, &z);
    return z;
}

/* J, of the potentials and of the possible work. */
static double energy_in_play(const struct system *s, const struct step_result *r) {
    double all = 0;
    for (int j = 0; j < s->count; j++) {
        const struct link *l = &s->link[j];
        all += contact_stored(l->contact, l->z, l->x) + contact_stored(l->contact, l->z, r[j].x) +
               fabs(r[j].force * s->free_displacement[j]);
        for (int k = 0; k < s->count; k++)
            all += fabs(r[j].force * s->A[j * s->count + k] * r[k].force);
    }
    return all;
}

/* Deviation from the law: at most the rounding of D = Df - A f, and 1e-12 of the forces. */
static double off_the_law(const struct system *s, const struct step_result *r) {
    double worst = 0, forces = 0;
    for (int j = 0; j < s->count; j++)
        forces = fmax(forces, fabs(r[j].force));
    for (int j = 0; j < s->count; j++) {
        double exact = s->free_displacement[j],
               rounding = fabs(s->free_displacement[j]) + fabs(s->link[j].x);
        for (int k = 0; k < s->count; k++) {
            exact -= s->A[j * s->count + k] * r[k].force;
            rounding += fabs(s->A[j * s->count + k] * r[k].force);
        }
        double depths = fabs(s->link[j].x) + fabs(exact), wide = 1e-14 * rounding + 1e-12 * depths;
        struct mean_force low = law(s, j, memory(s, j), exact - wide),
                          high = law(s, j, memory(s, j), exact + wide);
        double off = fmax(low.total - r[j].force, r[j].force - high.total);
        if (r[j].force == 0 && contact_outside(&s->contact[j], s->link[j].z, s->link[j].x) >= 0 &&
            contact_outside(&s->contact[j], s->link[j].z, s->link[j].x + exact) >= 0)
            off = 0; /* a separated felt may touch again in the next step */
        worst = fmax(worst, off / fmax(fmax(fabs(high.total), fabs(low.total)), 1e-6 * forces));
        worst = fmax(worst, fabs(r[j].d - exact) / rounding * 1e-3);
    }
    return worst;
}

static int by_size(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void check_systems(int count, int systems, uint64_t seed) {
    struct links_work *w = links_work_new();
    struct system *s = malloc(sizeof *s);
    int *iterations = malloc((size_t)systems * sizeof *iterations), failed = 0, touching = 0;
    double off = 0, least = 0, mean = 0;
    for (int i = 0; i < systems; i++) {
        struct step_result r[POINTS];
        random_system(&seed, count, s);
        struct links_cost cost = links_solve(w, s->link, count, &s->step, s->guess, r);
        failed += !cost.solved;
        iterations[i] = cost.iterations;
        mean += cost.iterations;
        touching += cost.links;
        check_case("%d links, system %d, %d iterations", count, i, cost.iterations);
        double this = cost.iterations ? off_the_law(s, r) : 0; /* test_held.c has one alone */
        double all = energy_in_play(s, r), lost = 0;
        CHECK(this <= 1e-11);
        off = fmax(off, this);
        for (int j = 0; j < count; j++) {
            double z = s->link[j].z, before = contact_stored(s->link[j].contact, z, s->link[j].x);
            double after = contact_stored(s->link[j].contact, r[j].z, r[j].x);
            lost += r[j].force * r[j].d + before - after;
        }
        least = fmin(least, lost / fmax(all, 1e-300));
        CHECK(lost >= -2e-12 * all);
    }
    qsort(iterations, (size_t)systems, sizeof *iterations, by_size);
    printf("[%d links, %.1f touch: %.1f / %d / %d iterations, off %.1e, least loss %.1e] ", count,
           (double)touching / systems, mean / systems, iterations[systems - 1 - systems / 1000],
           iterations[systems - 1], off, least);
    check_case("%d links", count);
    CHECK(failed == 0);
    CHECK(iterations[systems - 1] < 250);
    free(iterations);
    free(s);
    links_work_free(w);
}

TEST("extreme systems are solved: the law holds, and no loss is negative") {
    static const int counts[] = {2, 3, 8, 30}, share[] = {30000, 20000, 14000, 4000};
    for (int i = 0; i < 4; i++)
        check_systems(counts[i], check_quick() ? share[i] / 50 : share[i], 1 + (uint64_t)i);
}

/* --- one link, and order ---------------------------------------------------------------------- */

static bool same(const struct step_result *a, const struct step_result *b) {
    return a->force == b->force && a->d == b->d && a->x == b->x && a->lost == b->lost &&
           a->z == b->z && a->mean_correction == b->mean_correction;
}

/* Eight links, seven of them a metre away; stride and neighbours change nothing. */
TEST("a single touching link among eight has the bits of a single contact") {
    struct links_work *w = links_work_new();
    struct system *s = malloc(sizeof *s);
    uint64_t rng = 5;
    int touched = 0, paired = 0;
    for (int i = 0; i < 2000; i++) {
        struct step_result r[2][POINTS], one[2];
        random_system(&rng, 8, s);
        int j = i % 8;
        for (int k = 0; k < 8; k++)
            if (k != j) {
                s->contact[k].law = CONTACT_HUNT_CROSSLEY;
                s->link[k] = (struct link){&s->contact[k], &s->power[k], -1e30, 0};
            }
        struct link alone = s->link[j];
        struct links_cost cost = links_solve(w, s->link, 8, &s->step, s->guess, r[0]);
        if (cost.links != 1)
            continue;
        touched++;
        struct held_step held = {.contact = alone.contact,
                                 .power = alone.power,
                                 .z = memory(s, j),
                                 .x0 = alone.x,
                                 .h = s->step.h,
                                 .free_displacement = s->free_displacement[j],
                                 .compliance = s->A[j * 8 + j],
                                 .newton_tolerance = s->step.newton_tolerance};
        struct step_result f =
            held_force(&held, held.free_displacement - held.compliance * s->guess[j]);
        check_case("system %d", i);
        CHECK(r[0][j].force == f.force && r[0][j].d == f.d && r[0][j].x == f.x);
        CHECK(cost.tries == f.tries && cost.iterations == 0);
        double free[POINTS], A[POINTS * POINTS], guess[POINTS];
        for (int k = 0; k < 8; k++) {
            free[k] = 2.01 * s->free_displacement[k];
            guess[k] = s->guess[k] * .99;
        }
        for (int k = 0; k < 64; k++)
            A[k] = 3.98 * s->A[k];
        struct links_step whole = s->step, whole1 = s->step, half1 = s->step;
        whole.free_displacement = free, whole.compliance = A, whole.h *= 2;
        whole1.free_displacement = &free[j], whole1.compliance = &A[j * 9], whole1.h *= 2;
        half1.free_displacement = &s->free_displacement[j], half1.compliance = &s->A[j * 9];
        const double *const guesses[2] = {s->guess, guess}, *const guesses1[2] = {&s->guess[j],
                                                                                  &guess[j]};
        struct step_result *const to[2] = {r[0], r[1]}, *const to1[2] = {&one[0], &one[1]};
        links_solve_pair(w, s->link, 8, &whole, &s->step, guesses, to);
        links_solve_pair(w, &alone, 1, &whole1, &half1, guesses1, to1);
        paired += one[0].mean_correction != 0;
        CHECK(same(&r[0][j], &one[0]) && same(&r[1][j], &one[1]));
    }
    CHECK(touched > 500 && paired > 10);
    free(s);
    links_work_free(w);
}

/* Two parallel contacts of half the stiffness equal one: the vector form against the scalar, both
 * to the last Newton step in a pair. */
TEST("two parallel contacts move as one, in pairs of half steps too") {
    struct links_work *w = links_work_new();
    uint64_t rng = 9;
    int paired = 0;
    double off = 0;
    for (int i = 0; i < 1000; i++) {
        struct contact c[2] = {contact_default(), contact_default()};
        c[0].alpha = c[1].alpha = check_uniform(&rng, 1, 3);
        c[0].mu = c[1].mu = check_uniform(&rng, 0, .5);
        struct power power = power_prepare(c[0].alpha);
        double x = check_log_uniform(&rng, 1e-6, 1e-4), h = 1e-6;
        double v = check_uniform(&rng, -.05, .05) * x / h;
        double C = h * h * check_log_uniform(&rng, 1, 1e3);
        c[1].k = check_log_uniform(&rng, 1e-5, .01) / (C * c[0].alpha * pow(x, c[0].alpha - 1));
        c[0].k = c[1].k / 2;
        struct link two[2] = {{&c[0], &power, x, 0}, {&c[0], &power, x, 0}},
                    one = {&c[1], &power, x, 0};
        double free[2] = {h * v, h * v}, free2[2] = {2 * h * v, 2 * h * v}, A[4], A2[4], f[2][2],
               ahead[2];
        for (int k = 0; k < 4; k++) {
            A[k] = C;
            A2[k] = 4 * C;
        }
        double force = c[1].k * pow(x, c[0].alpha);
        for (int k = 0; k < 2; k++) {
            ahead[k] = force;
            f[k][0] = f[k][1] = force / 2;
        }
        struct links_step half = {h, free, A, 2, 3e-7, false},
                          whole = {2 * h, free2, A2, 2, 3e-7, false};
        struct step_result r[2][2], s[2];
        struct step_result *const to[2] = {r[0], r[1]}, *const to1[2] = {&s[0], &s[1]};
        const double *const guess[2] = {f[0], f[1]}, *const guess1[2] = {&ahead[0], &ahead[1]};
        for (int pass = 0; pass < 3; pass++) { /* starting from the result of the pass before */
            links_solve_pair(w, two, 2, &whole, &half, guess, to);
            links_solve_pair(w, &one, 1, &whole, &half, guess1, to1);
            for (int k = 0; k < 2; k++) {
                ahead[k] = s[k].force;
                f[k][0] = f[k][1] = s[k].force / 2;
            }
        }
        if (s[0].mean_correction == 0 || r[0][0].mean_correction == 0)
            continue;
        paired++;
        check_case("contact %d", i);
        for (int k = 0; k < 2; k++) {
            double apart = fabs(r[k][0].force + r[k][1].force - s[k].force) / fabs(s[k].force);
            off = fmax(off, apart);
            CHECK(apart < 1e-6);
            CHECK_NEAR(r[k][0].x, s[k].x, 1e-8 * x);
        }
    }
    printf("[%d pairs, off %.1e] ", paired, off);
    CHECK(paired > 500);
    links_work_free(w);
}

CHECK_MAIN
