/* SPDX-License-Identifier: BSD-3-Clause */
/* Bodies: their partials against the literature, their shapes against orthogonality, their
 * materials against the law of loss. */
#include "support/check.h"

#include "bodies/body_shapes.h"
#include "bodies/body_zeros.h"
#include "support/bessel.h"

enum { MANY = BODY_MODES_MOST };

/* Output of body_modes(), for one pickup. */
struct bank {
    struct mode modes[MANY];
    double at[MANY], pickup[MANY];
};

static void fill(struct bank *bank, const struct body *b, struct body_place pickup) {
    body_modes(b, &pickup, 1, bank->modes, bank->at, (double *const[]){bank->pickup});
}

/* Ringing frequency in Hz, from the undamped one in struct mode. */
static double rings_at(const struct mode *m) {
    double sigma = log(1000) / m->decay, omega = 2 * PI * m->freq;
    return sqrt(omega * omega - sigma * sigma) / (2 * PI);
}

static struct body sized(enum body_shape shape, int modes) {
    struct body b = body_default(shape);
    b.modes = modes;
    b.split = 0;
    return b;
}

/* Drums have an air load: see test_body_air.c. */
static bool is_drum(int shape) { return shape >= BODY_DRUM && shape <= BODY_SNARE; }

TEST("partials are those of the literature") {
    static const struct {
        enum body_shape shape;
        double ratio[9];
    } cases[] = {
        {BODY_BAR, {1, 2.7565, 5.4039, 8.9330, 13.344}},
        {BODY_CLAMPED, {1, 6.267, 17.547, 34.386}},
        {BODY_MEMBRANE, {1, 1.5933, 2.1355, 2.2954, 2.6531, 2.9173, 3.1555, 3.5001, 3.5985}},
        {BODY_RING, {1, 2.828, 5.423, 8.771, 12.866}},
        {BODY_BOWL, {1, 2.778, 5.181, 8.163, 11.66}},
        {BODY_GLASS, {1, 2.32, 4.25, 6.63, 9.38}},
        {BODY_BELL, {1, 2, 2.366, 3.012, 4, 5.028, 5.324, 6.022, 8.332}},
    };
    static struct bank bank;
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct body b = sized(cases[c].shape, 9);
        fill(&bank, &b, body_kinds[b.shape]->pickup);
        for (int i = 0; i < 9 && cases[c].ratio[i] > 0; i++) {
            check_case("%s %d", body_kinds[b.shape]->name, i + 1);
            CHECK_REL(rings_at(&bank.modes[i]) / rings_at(bank.modes), cases[c].ratio[i], 2e-4);
        }
    }
}

TEST("a stiff string is n sqrt(1 + B n^2) and a plate m^2 + (n/.7)^2") {
    static struct bank bank;
    struct body b = sized(BODY_STRING, 40);
    fill(&bank, &b, b.at);
    for (int i = 0; i < 40; i++) {
        double n = i + 1, B = 4e-4;
        CHECK_REL(rings_at(&bank.modes[i]) / b.freq, n * sqrt((1 + B * n * n) / (1 + B)), 1e-9);
    }
    b = sized(BODY_PLATE, 3);
    fill(&bank, &b, b.at);
    double first = 1 + 1 / .49;
    CHECK_REL(rings_at(&bank.modes[1]) / b.freq, (4 + 1 / .49) / first, 1e-9);
    CHECK_REL(rings_at(&bank.modes[2]) / b.freq, (1 + 4 / .49) / first, 1e-9);
}

TEST("Bessel functions equal their integral, computed together or one by one") {
    enum { XS = 77, PLACES = 5 };
    static const struct body_place here[PLACES] = {{1, 0}, {.5, 0}, {1 / 3., 0}, {.9, 0}, {0, 0}};
    static struct body_partial partials[XS];
    static double J[PLACES][XS], next[XS], worst;
    double *const to[PLACES] = {J[0], J[1], J[2], J[3], J[4]};
    for (int m = 0; m < 90; m += 3) {
        for (int i = 0; i < XS; i++)
            partials[i] = (struct body_partial){.m = m, .root = 1.3 * i};
        body_bessel(partials, XS, 0, here, PLACES, to);
        body_bessel(partials, XS, 1, here, 1, (double *const[]){next});
        for (int i = 0; i < XS; i++) {
            double x = partials[i].root;
            for (int p = 0; p < PLACES; p++)
                worst = fmax(worst, fabs(J[p][i] - bessel_integral(m, x * here[p].along)));
            worst = fmax(worst, fabs(next[i] - bessel_integral(m + 1, x)));
        }
    }
    CHECK_NEAR(worst, 0, 1e-9);
}

/* Number of zeros of J_m below x, by changes of sign: neighbouring zeros lie at least pi apart. */
static int zeros_below(int m, double x) {
    const double step = .5;
    int zeros = 0;
    for (double y = m + 1; y < x; y += step)
        zeros += bessel_integral(m, y) * bessel_integral(m, fmin(y + step, x)) < 0;
    return zeros;
}

TEST("the table of zeros is complete, in order, and right within one unit of its last digit") {
    static int along[BODY_ZEROS_ORDERS];
    for (int i = 0; i < BODY_ZEROS; i++) {
        double x = body_zeros[i].root, slope;
        int m = body_zeros[i].m;
        check_case("%d: J_%d", i, m);
        slope = (bessel_integral(m - 1, x) - bessel_integral(m + 1, x)) / 2;
        CHECK_NEAR(bessel_integral(m, x) / slope, 0, 1e-13);
        CHECK(i == 0 || x > body_zeros[i - 1].root);
        along[m]++;
    }
    const double end = body_zeros[BODY_ZEROS - 1].root + 1e-6;
    for (int m = 0; m < BODY_ZEROS_ORDERS; m++)
        CHECK(along[m] == zeros_below(m, end));
    CHECK(zeros_below(BODY_ZEROS_ORDERS, end) == 0);
}

TEST("a membrane's rim never moves") {
    static struct bank bank;
    struct body b = sized(BODY_MEMBRANE, MANY);
    fill(&bank, &b, (struct body_place){1, .05});
    for (int i = 0; i < MANY; i++) {
        check_case("mode %d", i);
        CHECK_NEAR(bank.pickup[i], 0, 2e-8); /* 1e-9 over a slope of .09 at least, sqrt 2 */
    }
}

/* Mean of phi_i phi_j over the body, by the midpoint rule over places. */
static void check_orthonormal(enum body_shape shape, int modes, int along, int across, bool disc) {
    static struct bank bank;
    static double gram[12][12];
    memset(gram, 0, sizeof gram);
    struct body b = sized(shape, modes);
    b.at = (struct body_place){.5, 0};
    double weight = 0;
    for (int u = 0; u < along; u++)
        for (int v = 0; v < across; v++) {
            struct body_place here = {(u + .5) / along, (v + .5) / across};
            fill(&bank, &b, here);
            double area = disc ? here.along : 1;
            weight += area;
            for (int i = 0; i < modes; i++)
                for (int j = 0; j < modes; j++)
                    gram[i][j] += area * bank.pickup[i] * bank.pickup[j];
        }
    for (int i = 0; i < modes; i++)
        for (int j = 0; j < modes; j++) {
            check_case("%s %d, %d", body_kinds[shape]->name, i + 1, j + 1);
            CHECK_NEAR(gram[i][j] / weight, i == j, 2e-3);
        }
}

TEST("shapes are orthogonal, and their mean square is 1") {
    check_orthonormal(BODY_BAR, 12, 1000, 1, false);
    check_orthonormal(BODY_CLAMPED, 12, 1000, 1, false);
    check_orthonormal(BODY_STRING, 12, 400, 1, false);
    check_orthonormal(BODY_PLATE, 12, 40, 40, false);
    check_orthonormal(BODY_MEMBRANE, 12, 100, 32, true);
    check_orthonormal(BODY_OPERA_GONG, 12, 100, 32, true);
    check_orthonormal(BODY_OPERA_GONG_SMALL, 12, 100, 32, true);
    check_orthonormal(BODY_CYMBAL, 12, 100, 32, true);
}

TEST("a ring's modal mass includes its tangential motion") {
    static struct bank bank;
    struct body b = sized(BODY_RING, 8);
    double square[8] = {0};
    for (int u = 0; u < 64; u++) {
        fill(&bank, &b, (struct body_place){u / 64., 0});
        for (int i = 0; i < 8; i++)
            square[i] += bank.pickup[i] * bank.pickup[i] / 64;
    }
    for (int i = 0; i < 8; i++) {
        double n = i + 2;
        CHECK_REL(square[i] * (1 + 1 / (n * n)), 1, 1e-12);
    }
}

TEST("a strike at a node leaves that mode out") {
    static const struct {
        enum body_shape shape;
        struct body_place at;
        int silent; /* counted from 1 */
    } cases[] = {
        {BODY_BAR, {.5, 0}, 2},
        {BODY_BAR, {.5, 0}, 4},
        {BODY_BAR, {.22415752, 0}, 1},
        {BODY_BAR, {.13211, 0}, 2},
        {BODY_CLAMPED, {0, 0}, 1},
        {BODY_CLAMPED, {.7834487, 0}, 2},
        {BODY_STRING, {1 / 3., 0}, 3},
        {BODY_STRING, {1 / 7., 0}, 14},
        {BODY_PLATE, {.5, .3}, 2},
        {BODY_PLATE, {.3, .5}, 3},
        {BODY_MEMBRANE, {0, 0}, 2},
        {BODY_MEMBRANE, {0, 0}, 3},
        {BODY_MEMBRANE, {.4356512, 0}, 4},
        {BODY_BOWL, {0, 0}, 1},
    };
    static struct bank bank;
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct body b = sized(cases[c].shape, 16);
        b.at = cases[c].at;
        fill(&bank, &b, b.at);
        double most = 0;
        for (int i = 0; i < 16; i++)
            most = fmax(most, fabs(bank.at[i]));
        check_case("%s at %g, mode %d", body_kinds[b.shape]->name, b.at.along, cases[c].silent);
        CHECK(fabs(bank.at[cases[c].silent - 1]) < 1e-4 && (most > .5 || b.at.along == 0));
    }
}

TEST("the ends of a bar are in phase in odd partials and in antiphase in even ones") {
    static struct bank bank;
    struct body b = sized(BODY_BAR, 20);
    b.at = (struct body_place){0, 0};
    fill(&bank, &b, (struct body_place){1, 0});
    for (int i = 0; i < 20; i++) {
        CHECK_NEAR(fabs(bank.at[i]), 2, 1e-9);
        CHECK_NEAR(bank.at[i] * bank.pickup[i], i % 2 ? -4 : 4, 1e-8);
    }
}

TEST("partials are in order of frequency, and none is missing") {
    static struct bank bank;
    for (int s = 0; s < BODY_SHAPES; s++) {
        struct body b = sized(s, MANY);
        fill(&bank, &b, b.at);
        /* a drum's modes keep their order without air */
        for (int i = 1; i < MANY && !is_drum(s); i++) {
            check_case("%s %d", body_kinds[s]->name, i + 1);
            /* near ties of round bodies may change places */
            CHECK(bank.modes[i].freq >
                      bank.modes[i - 1].freq * (body_kinds[s]->round ? 1 - 5e-4 : 1) ||
                  bank.modes[i].freq == bank.modes[i - 1].freq);
        }
        if (s == BODY_PLATE) {
            double highest = rings_at(&bank.modes[MANY - 1]) / b.freq * (1 + 1 / .49) * (1 - 1e-12);
            int below = 0;
            for (int m = 1; m < 200; m++)
                for (int n = 1; n < 200; n++)
                    below += m * m + n * n / .49 < highest;
            CHECK_NEAR(below, MANY - 1, 1);
        }
    }
}

TEST("the lowest mode lies below the note as its row says; size lowers it and adds mass") {
    static struct bank bank;
    for (int s = 0; s < BODY_SHAPES; s++)
        for (int k = 0; k < 3; k++) {
            struct body b = sized(s, 32);
            b.size = (const double[]){.5, 1, 3}[k];
            fill(&bank, &b, b.at);
            check_case("%s of size %g", body_kinds[s]->name, b.size);
            CHECK_REL(rings_at(&bank.modes[0]), b.freq / b.size / body_kinds[s]->note, .03);
            double mass = b.mass * b.size * b.size * b.size;
            for (int i = 0; i < 32; i++) /* with its added mass */
                CHECK(bank.modes[i].mass > mass * (1 - 1e-14) && bank.modes[i].mass < 50 * mass);
        }
}

TEST("another note is another body of the set, with its mass by the row's law") {
    static struct bank usual, high;
    for (int s = 0; s < BODY_SHAPES; s++) {
        struct body b = sized(s, 4);
        fill(&usual, &b, b.at);
        b.freq *= 4;
        fill(&high, &b, b.at);
        check_case("%s", body_kinds[s]->name);
        double law = pow(4, body_kinds[s]->mass_law);
        CHECK_REL(high.modes[0].mass / usual.modes[0].mass, law, is_drum(s) ? .4 : 1e-12);
    }
}

TEST("a split pair has two members, split apart in frequency, which share a strike") {
    static const enum body_shape pairs[] = {BODY_RING, BODY_BOWL, BODY_GLASS, BODY_BELL};
    static struct bank one, both;
    for (size_t s = 0; s < sizeof pairs / sizeof *pairs; s++) {
        struct body b = sized(pairs[s], 8);
        fill(&one, &b, b.at);
        b.modes = 16;
        b.split = .01;
        fill(&both, &b, b.at);
        for (int i = 0; i < 8; i++) {
            check_case("%s, pair %d", body_kinds[b.shape]->name, i + 1);
            double low = rings_at(&both.modes[2 * i]), high = rings_at(&both.modes[2 * i + 1]);
            CHECK_REL((high - low) / rings_at(&one.modes[i]), .01, 1e-6);
            CHECK_REL(hypot(both.at[2 * i], both.at[2 * i + 1]), fabs(one.at[i]), 1e-9);
        }
    }
}

TEST("a heavily damped partial still rings at the requested frequency") {
    for (double freq = 20; freq < 2e4; freq *= 2)
        for (double decay = 1e-3; decay < 10; decay *= 3) {
            struct mode m = {body_undamped(freq, decay), decay, 1};
            CHECK_REL(rings_at(&m), freq, 1e-9);
        }
    CHECK_REL(body_undamped(440, HUGE_VAL), 440, 1e-15);
}

TEST("T60 is ln(1000) over mount + pi f tan delta, times the decay factor") {
    static struct bank bank;
    for (int k = 0; k < BODY_MATERIALS; k++) {
        const struct body_material_kind *material = &body_materials[k];
        struct body b = sized(BODY_BAR, 16);
        b.material = k;
        b.decay = 1.7;
        fill(&bank, &b, b.at);
        for (int i = 0; i < 16; i++) {
            double f = rings_at(&bank.modes[i]);
            double tan_delta = material->loss * pow(f / 1000, material->slope);
            check_case("%s at %g Hz", material->name, f);
            CHECK_REL(bank.modes[i].decay,
                      1.7 * log(1000) / (body_kinds[BODY_BAR]->mount + PI * f * tan_delta), 1e-9);
        }
    }
    static const int order[] = {BODY_OF_RUBBER, BODY_OF_PLASTIC, BODY_OF_WOOD, BODY_OF_GLASS,
                                BODY_OF_METAL};
    for (int k = 1; k < 5; k++)
        CHECK(1.5 * body_material_loss(&body_materials[order[k]], 1000) <
              body_material_loss(&body_materials[order[k - 1]], 1000));
}

TEST("material numbers interpolate smoothly and meet each material at its integer") {
    double worst = 0;
    for (double m = 0; m < BODY_MATERIALS - 1; m += .01) {
        struct body_material_kind a = body_material_at(m);
        struct body_material_kind b = body_material_at(fmin(m + .01, BODY_MATERIALS - 1));
        worst = fmax(worst, fabs(log(body_material_loss(&b, 1000) / body_material_loss(&a, 1000))));
        worst = fmax(worst, fabs(log(b.density / a.density)));
        worst = fmax(worst, fabs(log(b.stiffness / a.stiffness)) / 3);
    }
    CHECK(worst < .06);
    for (int k = 0; k < BODY_MATERIALS; k++) {
        struct body_material_kind m = body_material_at(k);
        check_case("%s", body_materials[k].name);
        CHECK_REL(m.stiffness, body_materials[k].stiffness, 1e-14);
        CHECK_REL(m.density, body_materials[k].density, 1e-14);
        CHECK_REL(m.loss, body_materials[k].loss, 1e-14);
    }
}

TEST(
    "the material changes the loss; partials only where stiffness counts: thick bars and strings") {
    static struct bank wood, rubber;
    for (int s = 0; s < BODY_SHAPES; s++) {
        struct body b = sized(s, 12);
        b.material = BODY_OF_WOOD;
        fill(&wood, &b, b.at);
        b.material = BODY_OF_RUBBER;
        fill(&rubber, &b, b.at);
        check_case("%s", body_kinds[s]->name);
        double high = rings_at(&rubber.modes[11]) / rings_at(&wood.modes[11]);
        if (s == BODY_STRING)
            CHECK(high < .99 && high * rings_at(&wood.modes[11]) > 12 * b.freq);
        else if (body_kinds[s]->round || s == BODY_BAR || s == BODY_CLAMPED || s == BODY_PLATE)
            CHECK_REL(high, 1, 1e-9);
        CHECK(rubber.modes[0].decay < wood.modes[0].decay);
    }
}

TEST("a small change of the strike point changes every shape by little") {
    static struct bank here, there;
    for (int s = 0; s < BODY_SHAPES; s++)
        for (double x = 0; x < 1; x += .01) {
            struct body b = sized(s, 16);
            b.at = (struct body_place){x, x};
            fill(&here, &b, (struct body_place){.3, .2});
            b.at = (struct body_place){x + 1e-6, x + 1e-6};
            fill(&there, &b, (struct body_place){.3, .2});
            check_case("%s at %g", body_kinds[s]->name, x);
            for (int i = 0; i < 16; i++) {
                CHECK_NEAR(there.at[i], here.at[i], 2e-4);
                CHECK_NEAR(there.pickup[i], here.pickup[i], 3e-4);
            }
        }
}

TEST("shapes and materials have distinct names, and each shape has a description") {
    for (int s = 0; s < BODY_SHAPES; s++) {
        for (int other = 0; other < s; other++)
            CHECK(strcmp(body_kinds[s]->name, body_kinds[other]->name));
        struct body b = body_default(s);
        CHECK((int)b.shape == s && b.modes > 2 && b.mass > 0 && b.freq > 0 && b.size == 1);
        CHECK(strlen(body_kinds[s]->what) > 5 && strlen(body_kinds[s]->source) > 5 &&
              strlen(body_kinds[s]->limits) > 5 && strlen(body_kinds[s]->mallet) > 2);
    }
    for (int k = 0; k < BODY_MATERIALS; k++)
        for (int other = 0; other < k; other++)
            CHECK(strcmp(body_materials[k].name, body_materials[other].name));
}

CHECK_MAIN
