/* SPDX-License-Identifier: BSD-3-Clause */
/* Von Karman's plate: its modes and coefficients against the literature and against differences,
 * and its held step against the energy. test_plate_played.c has the sound of gongs and cymbals. */
#include "support/check.h"

#include "modes/modes_table.h"
#include "modes/plates/plate_draft.h"
#include "modes/plates/plate_known.h"
#include "modes/plates/plate_shapes.h"
#include "support/bank.h"

/* --- the disc -------------------------------------------------------------------------------- */

TEST("Gauss and Legendre's nodes integrate polynomials exactly") {
    double r[20], weight[20];
    disc_nodes(20, r, weight);
    for (int power = 0; power < 40; power++) {
        double sum = 0;
        for (int i = 0; i < 20; i++)
            sum += weight[i] * pow(r[i], power);
        CHECK_REL(sum, 1. / (power + 1), 1e-13);
    }
}

TEST("a free disc has the frequencies of the literature") {
    struct disc_mode mode[60];
    static const double xi2[] = {5.262, 9.069, 12.244, 20.513};
    static const int n[] = {2, 0, 3, 1}, m[] = {0, 1, 0, 1};
    disc_modes(DISC_FREE, .33, 60, mode);
    for (int i = 0; i < 4; i++) {
        CHECK_NEAR(mode[i].xi * mode[i].xi, xi2[i], 6e-4);
        CHECK(mode[i].n == n[i] && mode[i].m == m[i]);
    }
    disc_modes(DISC_CLAMPED, .33, 3, mode); /* Leissa: 10.2158, 21.26, 34.88 */
    CHECK_NEAR(mode[0].xi * mode[0].xi, 10.2158, 1e-4);
    CHECK_NEAR(mode[1].xi * mode[1].xi, 21.26, 5e-3);
    CHECK_NEAR(mode[2].xi * mode[2].xi, 34.88, 5e-3);
}

TEST("a, b and c agree with differences of R") {
    struct disc_mode mode[60];
    disc_modes(DISC_FREE, .33, 60, mode);
    for (int i = 0; i < 60; i += 7) {
        const double r = .63, h = 1e-4;
        double R = disc_at(&mode[i], r).R, up = disc_at(&mode[i], r + h).R;
        double down = disc_at(&mode[i], r - h).R, slope = (up - down) / (2 * h);
        double n = mode[i].n, xi = mode[i].xi, bend = (up - 2 * R + down) / (h * h);
        struct disc_values v = disc_at(&mode[i], r);
        check_case("(%d, %d)", mode[i].n, mode[i].m);
        CHECK_NEAR(v.a, bend, 1e-6 * pow(xi, 3));
        CHECK_NEAR(v.b, slope / r - n * n * R / (r * r), 1e-6 * pow(xi, 3));
        CHECK_NEAR(v.c, n * (slope / r - R / (r * r)), 1e-6 * pow(xi, 3));
    }
}

TEST("the modes found are the lowest: a finer search finds no others") {
    struct disc_mode few[100], many[400];
    disc_modes(DISC_FREE, .3, 100, few);
    disc_modes(DISC_FREE, .3, 400, many);
    for (int i = 0; i < 100; i++)
        CHECK(few[i].n == many[i].n && few[i].m == many[i].m);
    for (int i = 0; i < 400; i++) { /* circles are counted without a gap */
        int below = 0;
        for (int j = 0; j < i; j++)
            below += many[j].n == many[i].n;
        CHECK(many[i].m == below + (many[i].n < 2));
    }
}

/* --- coefficients ---------------------------------------------------------------------------- */

/* Gamma = 1/2 sum w P^2 of one mode, q = 1 */
static double gamma_of(const struct plate *p, int n, int lowest) {
    struct plate_force f = {.plate = p, .K = 1, .L = 0};
    struct plate_state *z = plate_state_new(p);
    struct modes *m = modes_new(p->kind.modes, 0, 0);
    struct modes_state *s = modes_state_new(p->kind.modes, 0);
    for (int i = 0; i < p->kind.modes; i++)
        if (p->mode[i].n == n && lowest-- == 0)
            s->q[i] = 1;
    double V = plate_potential(&f, m, s, z);
    modes_free(m), modes_state_free(s), plate_state_free(z);
    return V;
}

TEST("Gamma of (0,1) is 8.5747 and of (2,0) 1.8984 at nu = .38") {
    struct plate *p = plate_new(&(struct plate_kind){.nu = .38, .modes = 20, .stresses = 60});
    CHECK_NEAR(gamma_of(p, 0, 0), 8.5747, 1e-4);
    CHECK_NEAR(gamma_of(p, 2, 0), 1.8984, 1e-4);
    plate_free(p);
}

/* A plate's potential at some q, by one kernel or the other. */
struct rig {
    struct plate *p;
    struct plate_force f;
    struct plate_state *z;
    struct modes *m;
    struct modes_state *s;
};

static struct rig rig_new(struct plate_kind kind, double L, uint64_t seed) {
    struct rig r = {.p = plate_new(&kind)};
    r.f = (struct plate_force){.plate = r.p, .K = 1, .L = L};
    r.z = plate_state_new(r.p);
    r.m = modes_new(kind.modes, 0, 0);
    r.s = modes_state_new(kind.modes, 0);
    for (int i = 0; i < kind.modes; i++)
        r.s->q[i] = check_uniform(&seed, -1, 1) / r.p->mode[i].xi2;
    return r;
}

static void rig_free(struct rig *r) {
    modes_free(r->m), modes_state_free(r->s), plate_state_free(r->z), plate_free(r->p);
}

static const struct plate_kind kinds[] = {
    {.33, 0, 1, 1},   {.33, 0, 2, 3},   {.38, 0, 20, 60},
    {.33, 0, 53, 14}, {.33, 2, 53, 14}, {.33, 10, 120, 22},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* P_k and lambda_k . q over the disc, with R of the cap's modes and without differences: this
 * rotates the tables a, b, c of the flat modes. */
static double quadrature(const struct rig *r) {
    enum { RADII = 90, ANGLES = 160 };
    static double rr[RADII], weight[RADII], v[3][PLATE_MODES_MOST];
    const struct plate_shapes *shapes = r->p->shapes;
    int modes = r->p->kind.modes, stresses = r->p->kind.stresses;
    struct disc_mode psi[PLATE_STRESSES_MOST];
    double P[PLATE_STRESSES_MOST] = {0}, l[PLATE_STRESSES_MOST] = {0}, V = 0;
    double norm[PLATE_STRESSES_MOST] = {0};
    disc_modes(DISC_CLAMPED, .33, stresses, psi);
    disc_nodes(RADII, rr, weight);
    for (int j = 0; j < RADII; j++) {
        double R[PLATE_STRESSES_MOST];
        for (int k = 0; k < stresses; k++) {
            R[k] = disc_at(&psi[k], rr[j]).R;
            norm[k] += R[k] * R[k] * rr[j] * weight[j];
        }
        for (int i = 0; i < modes; i++) {
            const struct plate_block *block = &shapes->block[r->p->mode[i].n];
            const double *turn =
                shapes->turn + block->turn + (shapes->flat_of[i] - block->first) * block->size;
            v[0][i] = v[1][i] = v[2][i] = 0;
            for (int k = 0; k < block->size; k++) {
                struct disc_values d = disc_at(&shapes->flat[block->first + k], rr[j]);
                v[0][i] += turn[k] * d.a, v[1][i] += turn[k] * d.b, v[2][i] += turn[k] * d.c;
            }
        }
        for (int t = 0; t < ANGLES; t++) {
            double theta = 2 * BANK_PI * t / ANGLES, a = 0, b = 0, c = 0;
            for (int i = 0; i < modes; i++) {
                double cosine = cos(r->p->mode[i].n * theta) * r->s->q[i];
                a += v[0][i] * cosine, b += v[1][i] * cosine;
                c += v[2][i] * sin(r->p->mode[i].n * theta) * r->s->q[i];
            }
            for (int k = 0; k < stresses; k++) {
                double by =
                    R[k] * cos(psi[k].n * theta) * rr[j] * weight[j] * (psi[k].n ? 2 : 1) / ANGLES;
                P[k] += by * 2 * (a * b - c * c);
                l[k] += by * (a + b);
            }
        }
    }
    for (int k = 0; k < stresses; k++) {
        double w = (psi[k].n ? 1 : 2) * BANK_PI / pow(psi[k].xi, 4) / norm[k];
        V += w * P[k] * (P[k] / 2 + r->f.L * l[k]);
    }
    return V;
}

TEST("the potential is that of L(w, w) over the disc, by quadrature") {
    for (int k = 0; k < KINDS; k++) {
        struct rig r = rig_new(kinds[k], kinds[k].rise, 3);
        check_case("%d modes, %d stresses, rise %g", kinds[k].modes, kinds[k].stresses,
                   kinds[k].rise);
        CHECK_REL(plate_potential(&r.f, r.m, r.s, r.z), quadrature(&r), 3e-7); /* float */
        rig_free(&r);
    }
}

/* V is a quartic in each q: five points give its slope exactly. */
TEST("the gradient agrees with differences of the potential, on every kernel") {
    const struct modes_kernel *kernels[] = {&modes_kernel_base, modes_kernel_best()};
    for (int k = 0; k < KINDS; k++) {
        double V[2];
        for (int g = 0; g < 2; g++) {
            struct rig r = rig_new(kinds[k], kinds[k].rise, 9);
            r.m->kernel = kernels[g];
            double G[PLATE_MODES_MOST], size = 0;
            V[g] = plate_potential(&r.f, r.m, r.s, r.z);
            for (int i = 0; i < r.m->body; i++) {
                G[i] = r.z->G[r.p->at[i]];
                size = fmax(size, fabs(G[i]));
            }
            check_case("kernel %d, %d modes, rise %g", g, kinds[k].modes, kinds[k].rise);
            for (int i = 0; i < r.m->body; i += 1 + r.m->body / 20) {
                double at = r.s->q[i], h = .2 / r.p->mode[i].xi2, v[5];
                for (int j = 0; j < 5; j++) {
                    r.s->q[i] = at + (j - 2) * h;
                    v[j] = plate_potential(&r.f, r.m, r.s, r.z);
                }
                r.s->q[i] = at;
                CHECK_NEAR((v[0] - 8 * v[1] + 8 * v[3] - v[4]) / (12 * h), G[i], 1e-10 * size);
            }
            rig_free(&r);
        }
        CHECK_REL(V[0], V[1], 1e-12);
    }
}

TEST("a cap's frequencies rise as a shell's do, and have converged in the stress functions") {
    struct plate *flat = plate_new(&(struct plate_kind){.33, 0, 206, 14});
    struct plate *cap = plate_new(&(struct plate_kind){.33, 10, 206, 14});
    struct plate *more = plate_new(&(struct plate_kind){.33, 10, 300, 14});
    /* far from its edge a wave on a shallow sphere has omega^2 = flat + E/(rho R^2), R = a^2/2 H0,
     * that is xi^4 + 48 (1 - nu^2) (H0/h)^2; Soedel 1973 */
    double shell = 48 * (1 - .33 * .33) * 100;
    for (int i = 0; i < 206; i++)
        CHECK(cap->mode[i].xi2 >= flat->mode[i].xi2 * (1 - 1e-9));
    double over = pow(cap->mode[205].xi2, 2) - pow(flat->mode[205].xi2, 2);
    CHECK(over > 0 && over < 1.05 * shell);
    for (int i = 0; i < 100; i++)
        CHECK_REL(cap->mode[i].xi2, more->mode[i].xi2, 2e-3);
    plate_free(flat), plate_free(cap), plate_free(more);
}

TEST("the shapes are orthonormal over the disc") {
    enum { RADII = 60, MODES = 53 };
    struct plate *p = plate_new(&(struct plate_kind){.33, 10, MODES, 14});
    static double r[RADII], weight[RADII], Phi[RADII][MODES];
    disc_nodes(RADII, r, weight);
    for (int j = 0; j < RADII; j++)
        plate_shape(p, r[j], 0, Phi[j]);
    for (int i = 0; i < MODES; i++)
        for (int k = 0; k <= i; k++) {
            double sum = 0;
            for (int j = 0; j < RADII && p->mode[i].n == p->mode[k].n; j++)
                sum += weight[j] * r[j] * Phi[j][i] * Phi[j][k];
            CHECK_NEAR(sum * (p->mode[i].n ? BANK_PI : 2 * BANK_PI), i == k, 1e-10);
        }
    plate_free(p);
}

static const double E = 1.1e11, rho = 8600, h = 7e-4, a = .13;
static const double mass = 8600 * 7e-4 * BANK_PI * .13 * .13;

/* Of a bronze disc of .13 m, .7 mm. */
static struct plate_force cymbal_force(const struct plate *p, double nonlinear) {
    return plate_force(p, plate_omega(p, E, rho, h, a), mass, h, nonlinear);
}

TEST("the scales of the potential are those of modulus, density and lengths") {
    struct plate *p =
        plate_new(&(struct plate_kind){.nu = .33, .rise = 5, .modes = 6, .stresses = 3});
    struct plate_force f = cymbal_force(p, 1);
    CHECK_REL(f.K, E / (4 * rho * rho * h * pow(a, 6)), 1e-12);
    CHECK_REL(f.L, -4 * 5 * h * sqrt(rho * h) * a, 1e-12);
    plate_free(p);
}

TEST("the table of known plates is what the design computes") {
    static const char *const names[] = {"flat", "cap", "cymbal"};
    static const double r[] = {.001, .1, .5, .83, 1};
    double of_table[PLATE_MODES_MOST], Phi[PLATE_MODES_MOST];
    for (int i = check_quick() ? PLATE_CAP : 0; i < PLATES_KNOWN; i++) {
        const struct plate_known *known = &plates_known[i];
        struct plate *p = plate_design_new(&known->kind, NULL), *quick = plate_new(&known->kind);
        for (int k = 0; k < known->kind.modes; k++) {
            check_case("%s %d", names[i], k);
            CHECK(known->mode[k].n == p->mode[k].n && quick->mode[k].n == p->mode[k].n);
            CHECK_REL(known->mode[k].xi2, p->mode[k].xi2, 1e-9);
        }
        for (int j = 0; j < 5; j++) {
            plate_known_shape(known, r[j], .7, of_table);
            plate_shape(p, r[j], .7, Phi);
            for (int k = 0; k < known->kind.modes; k++) {
                check_case("%s %d at %g", names[i], k, r[j]);
                CHECK_NEAR(of_table[k], Phi[k], 5e-7);
            }
        }
        CHECK(p->coefficients == quick->coefficients);
        for (int k = 0; k < p->stress[0].lambdas; k++)
            CHECK_NEAR(p->stress[0].lambda[k], quick->stress[0].lambda[k], 1e-5);
        plate_free(p), plate_free(quick);
    }
}

/* --- the held step --------------------------------------------------------------------------- */

/* decay 0: undamped. */
static struct rig disc_new(struct plate_kind kind, double rate, double decay) {
    struct mode mode[PLATE_MODES_MOST];
    double at[PLATE_MODES_MOST];
    struct rig r = {.p = plate_new(&kind)};
    r.f = cymbal_force(r.p, 1);
    r.z = plate_state_new(r.p);
    r.m = modes_new(kind.modes, 0, 0);
    r.s = modes_state_new(kind.modes, 0);
    plate_shape(r.p, .4, 0, at);
    for (int i = 0; i < kind.modes; i++) {
        double omega = r.p->mode[i].xi2 * plate_omega(r.p, E, rho, h, a);
        mode[i] = (struct mode){omega / (2 * BANK_PI), decay > 0 ? decay : HUGE_VAL, mass};
        at[i] *= sqrt(BANK_PI);
    }
    modes_design(r.m, rate, mode, NULL, at, NULL);
    modes_audit(r.m);
    return r;
}

TEST("energy closes at any amplitude, rate and step, flat and cap, pushed and damped") {
    uint64_t rng = 11;
    for (int go = 0; go < 24; go++) {
        struct plate_kind kind = {.33, go % 3 * 5, 20 + go, 6};
        double decay = go % 2 ? check_log_uniform(&rng, .02, 3) : 0;
        struct rig r = disc_new(kind, check_log_uniform(&rng, 8e3, 192e3), decay);
        double impulse = check_log_uniform(&rng, 1e-3, 10), loss = 0, work = 0, force = 0;
        modes_impulse(r.m, r.s, impulse);
        plate_resync(&r.f, r.m, r.s, r.z);
        double before = modes_energy(r.m, r.s) + plate_stored(r.z), most = before;
        check_case("go %d: rate %g, rise %g, %g J", go, r.m->rate, kind.rise, before);
        for (int j = 0; j < 3000; j++) {
            int subdivision = (int)check_uniform(&rng, 0, 6.99);
            const struct modes_step *step = &r.m->step[modes_level(subdivision)];
            plate_gradient(&r.f, r.m, step, r.s, r.z);
            struct potential_step held = plate_prepare(r.m, step, r.s, r.z);
            if (j % 50 == 0)
                force = check_uniform(&rng, -1, 1) * impulse * 1000;
            double at = modes_displacement(r.m, r.s);
            plate_advance(r.m, step, r.s, r.z, &held, force, 0, &loss);
            work += force * (modes_displacement(r.m, r.s) - at);
            if (j % 16 == 0)
                plate_resync(&r.f, r.m, r.s, r.z);
            most = fmax(most, fmax(r.z->C, modes_energy(r.m, r.s) + plate_stored(r.z)));
            if (j == 2000)
                loss += plate_set_share(r.m, r.s, r.z, .5 * r.z->share);
        }
        double after = modes_energy(r.m, r.s) + plate_stored(r.z);
        CHECK_NEAR(after, before + work - loss, 2e-12 * most);
        rig_free(&r);
    }
}

TEST("the predicted compliance and displacement of a step are those it takes") {
    struct rig r = disc_new((struct plate_kind){.33, 5, 40, 10}, 44100, 1);
    const struct modes_step *step = &r.m->step[modes_level(1)];
    modes_impulse(r.m, r.s, 1);
    for (int j = 0; j < 50; j++) {
        double at = modes_displacement(r.m, r.s), F = 100 * sin(j);
        plate_gradient(&r.f, r.m, step, r.s, r.z);
        struct potential_step held = plate_prepare(r.m, step, r.s, r.z);
        double way = potential_free_displacement(&held, r.z->psi) +
                     potential_compliance(&held, step->compliance_body) * F;
        double X = 0;
        for (int i = 0; i < r.m->body; i++)
            X += step->b[i] * r.m->c[i] * r.z->g[i];
        CHECK_REL(X, held.X, 1e-12);
        plate_advance(r.m, step, r.s, r.z, &held, F, 0, NULL);
        CHECK_NEAR(modes_displacement(r.m, r.s) - at, way, 1e-12 * (fabs(at) + fabs(way)));
    }
    rig_free(&r);
}

TEST("nonlinear 0 is the linear plate, and nonlinear s acts as s times the amplitude") {
    struct rig r = disc_new((struct plate_kind){.33, 5, 40, 10}, 44100, 1);
    struct modes_state *linear = modes_state_new(40, 0);
    r.f = cymbal_force(r.p, 0);
    modes_impulse(r.m, r.s, 1), modes_impulse(r.m, linear, 1);
    const struct modes_step *step = &r.m->step[modes_level(0)];
    for (int j = 0; j < 200; j++) {
        plate_gradient(&r.f, r.m, step, r.s, r.z);
        struct potential_step held = plate_prepare(r.m, step, r.s, r.z);
        plate_advance(r.m, step, r.s, r.z, &held, 0, 0, NULL);
        modes_advance(r.m, step, linear, 0, 0, NULL);
    }
    for (int i = 0; i < 40; i++)
        CHECK_NEAR(r.s->q[i], linear->q[i], 1e-12 * fabs(linear->q[i]) + 1e-18);
    struct plate_force one = cymbal_force(r.p, 1), two = one;
    two = cymbal_force(r.p, 2);
    double V = plate_potential(&two, r.m, r.s, r.z);
    for (int i = 0; i < 40; i++)
        r.s->q[i] *= 2;
    CHECK_REL(plate_potential(&one, r.m, r.s, r.z), 4 * V, 1e-12);
    modes_state_free(linear);
    rig_free(&r);
}

CHECK_MAIN
