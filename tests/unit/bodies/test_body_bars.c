/* SPDX-License-Identifier: BSD-3-Clause */
/* Bars: uniform ones against Timoshenko's equations and published values, undercut ones against the
 * differential equation of their profile. */
#include "support/check.h"
#include "support/tables/undercut.h"

#include "bodies/body_shapes.h"
#include "bodies/body_undercut.h"

/* --- a bar by shooting --------------------------------------------------------------------------
 *
 * Timoshenko's equations along the bar, lengths over L and omega over c0 h0 / (sqrt 12 L^2):
 *   y' = psi + s p V / h,  psi' = M / h^3,  M' = -s omega^2 h^3 psi - V,  V' = -omega^2 h y,
 * s = (h0/L)^2 / 12. From the left end (M = V = 0) with y = 1 and with psi = 1; free at the right
 * where the determinant of M and V of the two is 0. */
struct bar {
    double slender2, p; /* (h0/L)^2, E/(kappa G) */
    const struct body_undercut *cut;
    double plug; /* at x = 0, over the bar's mass */
};

static double height(const struct bar *b, double x) {
    double y = b->cut ? fabs(2 * x - 1) / b->cut->w : 1;
    return y < 1 ? b->cut->d + (1 - b->cut->d) * pow(y, b->cut->p) : 1;
}

static void slope(const struct bar *b, double omega, double x, const double *y, double *dy) {
    double h = height(b, x), s = b->slender2 / 12;
    dy[0] = y[1] + s * b->p * y[3] / h;
    dy[1] = y[2] / (h * h * h);
    dy[2] = -s * omega * omega * h * h * h * y[1] - y[3];
    dy[3] = -omega * omega * h * y[0];
}

static void shoot(const struct bar *b, double omega, double *y) {
    enum { STEPS = 2000 };
    const double H = 1. / STEPS;
    for (int i = 0; i < STEPS; i++) {
        double k[4][4], at[4];
        for (int stage = 0; stage < 4; stage++) {
            double part = stage == 0 ? 0 : stage == 3 ? 1 : .5;
            for (int j = 0; j < 4; j++)
                at[j] = y[j] + (stage ? part * H * k[stage - 1][j] : 0);
            slope(b, omega, (i + part) * H, at, k[stage]);
        }
        for (int j = 0; j < 4; j++)
            y[j] += H / 6 * (k[0][j] + 2 * k[1][j] + 2 * k[2][j] + k[3][j]);
    }
}

static double determinant(const struct bar *b, double omega) {
    double one[4] = {1, 0, 0, -b->plug * omega * omega}, other[4] = {0, 1, 0, 0};
    shoot(b, omega, one);
    shoot(b, omega, other);
    return one[2] * other[3] - one[3] * other[2];
}

/* The lowest frequency of a uniform bar: the thin one's is 22.37. */
static double lowest(const struct bar *b) {
    double low = 8, high = 23;
    for (int i = 0; i < 40; i++) {
        double middle = (low + high) / 2;
        if (determinant(b, low) * determinant(b, middle) < 0)
            high = middle;
        else
            low = middle;
    }
    return low;
}

/* The first `count` frequencies, to 1e-4; no two of these bars' are nearer than a step. */
static void frequencies(const struct bar *b, int count, double *omega) {
    const double step = 1.06, fine = 1e-4;
    double low = 5, before = determinant(b, low);
    for (int i = 0; i < count; low *= step) {
        double after = determinant(b, low * step);
        if (before * after < 0) {
            double share = 1; /* where between: low step^share is beyond it */
            for (double width = .5; width * (step - 1) > fine; width /= 2)
                if (determinant(b, low * pow(step, share - width)) * before < 0)
                    share -= width;
            omega[i++] = low * pow(step, share);
        }
        before = after;
    }
}

/* True if the bar has a frequency within that share of a guess. */
static bool has_mode(const struct bar *b, double guess, double within) {
    return determinant(b, guess * (1 - within)) * determinant(b, guess * (1 + within)) < 0;
}

/* Compares each number as printed: with seven digits, with four, and with six behind the point. */
static void check_table(const struct undercut *u, int torsion, int count,
                        const struct body_undercut_mode *table) {
    struct undercut_mode modes[BODY_UNDERCUT_BENDING];
    undercut_modes(u, torsion, count, modes);
    for (int i = 0; i < count; i++) {
        check_case("cut %g, torsion %d, mode %d", u->d, torsion, i);
        CHECK_REL(table[i].number, modes[i].number, 5.1e-7);
        CHECK_REL(table[i].rotary, modes[i].rotary, 6e-4);
        CHECK_REL(table[i].shear, modes[i].shear, 6e-4);
        CHECK(table[i].odd == modes[i].odd);
        for (int k = 0; k < BODY_UNDERCUT_BASIS; k++)
            CHECK_NEAR(table[i].coefficient[k], modes[i].coefficient[k], 2e-6);
    }
}

TEST("the tables of undercut bars follow from their profiles, to every printed digit") {
    for (int b = 0; b < BODY_UNDERCUT_BARS; b++) {
        const struct body_undercut *cut = &body_undercuts[b];
        struct undercut u = {cut->p, cut->w, cut->d};
        check_table(&u, 0, BODY_UNDERCUT_BENDING, cut->bending);
        check_table(&u, 1, BODY_UNDERCUT_TORSION, cut->torsion);
    }
}

TEST("the tables of undercut bars are modes of their profiles within 1.5 cents") {
    for (int c = 0; c < BODY_UNDERCUT_BARS; c++) {
        struct bar bar = {1e-9, 3, &body_undercuts[c], 0};
        for (int i = 0; i < 5; i++) {
            check_case("bar %d, partial %d", c, i + 1);
            CHECK(has_mode(&bar, body_undercuts[c].bending[i].number, 9e-4));
        }
        for (int i = 5; i < BODY_UNDERCUT_BENDING; i++)
            CHECK(has_mode(&bar, body_undercuts[c].bending[i].number, 6e-3));
    }
}

TEST("the effect of thickness on an undercut bar is first order in (h/L)^2, within 1.5 % at h = "
     "L/15") {
    for (int c = 0; c < BODY_UNDERCUT_BARS; c++) {
        struct bar bar = {1 / 225., 3.1, &body_undercuts[c], 0};
        for (int i = 0; i < 4; i++) {
            const struct body_undercut_mode *m = &body_undercuts[c].bending[i];
            check_case("bar %d, partial %d", c, i + 1);
            double thick = sqrt(1 + bar.slender2 * (m->rotary + bar.p * m->shear));
            CHECK(has_mode(&bar, m->number / thick, .015) && thick > 1.005);
        }
    }
}

TEST("a short bar cut deeper to correct its second partial has the others right, too") {
    static const double tuned[BODY_UNDERCUT_BARS] = {4, 3, 4, 4, 4};
    for (int c = 0; c < BODY_UNDERCUT_BARS; c++) {
        struct body_undercut cut = body_undercuts[c];
        struct bar bar = {.slender2 = 1 / 256., .p = 3.1, .cut = &cut};
        double omega[3], low = cut.d * .9, high = cut.d * 1.01, shallow[3];
        for (int bit = 0; bit < 9; bit++) {
            cut.d = (low + high) / 2;
            frequencies(&bar, 2, omega);
            *(omega[1] / omega[0] > tuned[c] ? &low : &high) = cut.d;
        }
        frequencies(&bar, 3, omega);
        for (int i = 0; i < 3; i++) {
            const struct body_undercut_mode *m = &cut.bending[i];
            shallow[i] = m->number / sqrt(1 + bar.slender2 * (m->rotary + bar.p * m->shear));
        }
        double deeper = tuned[c] * shallow[0] / shallow[1];
        check_case("bar %d: %g times", c, deeper);
        CHECK(deeper > 1.005);
        CHECK_REL(shallow[2] / shallow[0] * pow(deeper, cut.retuned[2]), omega[2] / omega[0], 5e-3);
    }
}

enum { MANY = 64 };
static struct mode modes[MANY];
static double at[MANY], pickup[MANY];

static void fill(struct body *b, double freq, int count) {
    b->freq = freq;
    b->modes = count;
    body_modes(b, &b->at, 1, modes, at, (double *const[]){pickup});
}

TEST("a thick uniform bar has the partials of Timoshenko's equations") {
    struct body b = body_default(BODY_GLOCKENSPIEL);
    b.at = (struct body_place){0, 0}; /* torsion is zero on the middle line */
    for (double freq = 784; freq < 4200; freq *= 1.4) {
        fill(&b, freq, 12);
        double c0 = sqrt(2.1e11 / 7800), p = 3.1, L = .15;
        for (int i = 0; i < 30; i++) /* L of the bar with that note */
            L = sqrt(c0 * .007 / sqrt(12) *
                     lowest(&(struct bar){.007 * .007 / (L * L), p, NULL, 0}) / (2 * PI * freq));
        struct bar bar = {.007 * .007 / (L * L), p, NULL, 0};
        double unit = c0 * .007 / sqrt(12) / (2 * PI * L * L);
        for (int i = 0, n = 0; i < 12 && n < 4; i++)
            if (fabs(at[i]) > 0) {
                check_case("%.0f Hz, partial %d, length %g", freq, ++n, L);
                CHECK(has_mode(&bar, modes[i].freq / unit, 6e-3));
            }
    }
}

TEST("a chime is a tube with a plug of a tenth of its mass; partials 2 : 3 : 4 give its note") {
    struct body b = body_default(BODY_TUBE);
    struct bar bar = {12 * .0111 * .0111, 3.1 * 5 / 6 / .5, NULL, .1};
    double omega[7];
    fill(&b, 523, 7);
    frequencies(&bar, 7, omega);
    for (int i = 0; i < 7; i++) {
        check_case("partial %d", i + 1);
        CHECK_REL(modes[i].freq / modes[3].freq, omega[i] / omega[3], 4e-3);
    }
    CHECK_REL(modes[3].freq, 2 * 523, 1e-4);
    CHECK_REL(modes[4].freq, 3 * 523, .025);
    CHECK_REL(modes[5].freq, 4 * 523, .005);
}

TEST("a xylophone is tuned to the twelfth, marimba and vibraphone to the double octave") {
    static const struct {
        enum body_shape shape;
        double low, high, second, least, most; /* of the third partial */
    } cases[] = {{BODY_MARIMBA, 65, 1050, 4, 7.5, 10.2},
                 {BODY_XYLOPHONE, 349, 1100, 3, 5, 6.2},
                 {BODY_VIBRAPHONE, 175, 1400, 4, 8, 10.5}};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++)
        for (double freq = cases[c].low; freq < cases[c].high; freq *= 1.3) {
            struct body b = body_default(cases[c].shape);
            b.at = (struct body_place){0, 0};
            fill(&b, freq, 16);
            double ratio[3];
            for (int i = 0, n = 0; i < 16 && n < 3; i++)
                if (at[i] != 0)
                    ratio[n++] = modes[i].freq / freq;
            check_case("%s at %.0f Hz: %g", body_kinds[b.shape]->name, freq, ratio[2]);
            CHECK_REL(ratio[0], 1, 1e-4);
            CHECK_REL(ratio[1], cases[c].second, 1e-4);
            CHECK(ratio[2] > cases[c].least && ratio[2] < cases[c].most);
        }
}

TEST("supports damp all partials but the first; without them all ring longer") {
    static const enum body_shape held[] = {BODY_GLOCKENSPIEL, BODY_VIBRAPHONE, BODY_CELESTA};
    for (int s = 0; s < 3; s++) {
        struct body b = body_default(held[s]);
        b.at = (struct body_place){0, 0};
        fill(&b, b.freq, 12);
        int second = at[1] != 0 ? 1 : 2; /* torsion is not excited there */
        double with[2] = {modes[0].decay, modes[second].decay};
        b.support = 0;
        fill(&b, b.freq, 12);
        check_case("%s", body_kinds[b.shape]->name);
        double mount = body_kinds[b.shape]->mount; /* equal for all modes, and removed too */
        double without[2] = {log(1000) / (log(1000) / modes[0].decay + mount),
                             log(1000) / (log(1000) / modes[second].decay + mount)};
        CHECK(with[0] > 2 * with[1] && without[0] < 1.6 * with[0] && without[1] > 1.4 * with[1]);
    }
}

CHECK_MAIN
