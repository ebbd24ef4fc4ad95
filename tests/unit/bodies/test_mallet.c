/* SPDX-License-Identifier: BSD-3-Clause */
/* Heads by name: contact times, their order, and flexible mallets. */
#include "support/check.h"

#include "base/ranges.h"
#include "bodies/body.h"
#include "bodies/mallet.h"
#include "contact/wall.h"

/* Contact time in s of the head at v against a free mass. */
static double head_stays(const struct mallet_kind *head, double mass, double v) {
    struct contact c = contact_default();
    c.k = head->k;
    c.mu = head->mu;
    c.alpha = head->alpha;
    return wall_duration(wall_reduced_mass(head->mass, mass), &c, v);
}

static double stays(enum mallet which, double mass, double v) {
    return head_stays(&mallet_kinds[which], mass, v);
}

TEST("contact times of bar mallets are within published ranges, and match a full simulation") {
    static const struct {
        enum mallet which;
        double bar;         /* kg, effective mass of the bar it is for */
        double soft, loud;  /* ms, at .7 and 3.5 m/s, in that simulation */
        double least, most; /* ms, published for its kind */
    } cases[] = {
        {MALLET_YARN_SOFT, .2, 4.1, 2.2, 2, 4.2},     {MALLET_YARN, .2, 2.1, 1.2, 1, 4},
        {MALLET_YARN_HARD, .2, 1.4, .8, .5, 2},       {MALLET_CORD, .2, .48, .30, .3, 1},
        {MALLET_RUBBER, .2, 1.7, 1.3, .7, 2},         {MALLET_RUBBER_HARD, .2, .8, .6, .5, 2},
        {MALLET_ROSEWOOD, .1, .31, .23, .2, .5},      {MALLET_PLASTIC, .1, .24, .17, .15, .5},
        {MALLET_PLASTIC_HARD, .1, .18, .125, .1, .5}, {MALLET_BRASS, .1, .09, .065, .05, .2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double soft = 1e3 * stays(cases[i].which, cases[i].bar, .7);
        double loud = 1e3 * stays(cases[i].which, cases[i].bar, 3.5);
        check_case("%s", mallet_kinds[cases[i].which].name);
        CHECK_REL(soft, cases[i].soft, .13);
        CHECK_REL(loud, cases[i].loud, .13);
        CHECK(soft < cases[i].most && loud > cases[i].least);
    }
}

TEST("harder heads have shorter contacts; wound heads shorten more with speed than solid ones") {
    static const enum mallet order[] = {MALLET_YARN_SOFT, MALLET_YARN,         MALLET_YARN_HARD,
                                        MALLET_CORD,      MALLET_CORD_HARD,    MALLET_ROSEWOOD,
                                        MALLET_PLASTIC,   MALLET_PLASTIC_HARD, MALLET_BRASS};
    for (size_t i = 1; i < sizeof order / sizeof *order; i++) {
        check_case("%s after %s", mallet_kinds[order[i]].name, mallet_kinds[order[i - 1]].name);
        CHECK(stays(order[i], .2, 1) < .9 * stays(order[i - 1], .2, 1));
    }
    CHECK(stays(MALLET_FELT, 1, 2) < stays(MALLET_FELT_SOFT, 1, 2));
    CHECK(stays(MALLET_FELT_HARD, 1, 2) < stays(MALLET_FELT, 1, 2));
    CHECK(stays(MALLET_RUBBER_HARD, 1, 2) < stays(MALLET_RUBBER, 1, 2));
    CHECK(stays(MALLET_RUBBER, 1, 2) < stays(MALLET_RUBBER_SOFT, 1, 2));
    double wound = stays(MALLET_YARN, .2, .7) / stays(MALLET_YARN, .2, 3.5);
    double solid = stays(MALLET_PLASTIC, .2, .7) / stays(MALLET_PLASTIC, .2, 3.5);
    CHECK(wound > 1.7 && wound < 2.1 && solid > 1.3 && solid < 1.5);
}

TEST("round heads of one material are Hertz's spheres") {
    static const struct {
        enum mallet which;
        double diameter, modulus, poisson, on; /* m, Pa, -, Pa of the surface */
    } cases[] = {
        {MALLET_BALL, .027, 5e8, .45, 2.1e11},       {MALLET_BEAD, .022, 5e8, .45, 2.1e11},
        {MALLET_RUBBER_SOFT, .024, 4e6, .5, 1e10},   {MALLET_RUBBER, .024, 2e7, .5, 1e10},
        {MALLET_RUBBER_HARD, .024, 1.3e8, .5, 1e10}, {MALLET_ROSEWOOD, .025, 1.7e9, .3, 1e10},
        {MALLET_PLASTIC, .025, 3e9, .4, 2.1e11},     {MALLET_PLASTIC_HARD, .025, 7e9, .35, 2.1e11},
        {MALLET_BRASS, .019, 1e11, .34, 2e11},       {MALLET_STEEL, .008, 2.1e11, .3, 2.1e11},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double nu2 = cases[i].poisson * cases[i].poisson;
        double modulus = 1 / ((1 - nu2) / cases[i].modulus + (1 - .3 * .3) / cases[i].on);
        double k = 4. / 3 * modulus * sqrt(cases[i].diameter / 2);
        const struct mallet_kind *kind = &mallet_kinds[cases[i].which];
        check_case("%s", kind->name);
        CHECK(kind->alpha == 1.5);
        CHECK_REL(kind->k, k, .25);
    }
}

static const double wall = 1e12; /* kg */

TEST("contact times and masses of a graded set follow its laws from note to note") {
    for (int i = 0; i < BODY_SHAPES; i++) {
        const struct body_kind *kind = body_kinds[i];
        double usual = kind->usual.freq, up = kind->high / usual;
        struct mallet_kind at = body_usual_mallet((enum body_shape)i, usual),
                           top = body_usual_mallet((enum body_shape)i, kind->high),
                           beyond = body_usual_mallet((enum body_shape)i, 2 * kind->high);
        const struct mallet_kind *named = &mallet_kinds[mallet_named(kind->mallet)];
        check_case("%s", kind->name);
        CHECK(at.k == named->k && at.mass == named->mass && beyond.k == top.k);
        CHECK_REL(head_stays(&top, wall, 1) / head_stays(&at, wall, 1),
                  pow(up, -kind->grading.contact_exponent), 1e-11);
        CHECK_REL(top.mass / at.mass, pow(up, -kind->grading.mass_exponent), 1e-14);
        CHECK(top.mu == at.mu && top.alpha == at.alpha && range_holds(&ranges[RANGE_K], top.k));
    }
}

TEST("a string's heads are graded as a piano's: Chaigne and Askenfelt's C2, C4 and C7") {
    struct mallet_kind C2 = {.mass = .0049, .k = 4e8, .mu = .1, .alpha = 2.3},
                       C4 = {.mass = .00297, .k = 4.5e9, .mu = .1, .alpha = 2.5},
                       C7 = {.mass = .0022, .k = 1e12, .mu = .1, .alpha = 3};
    const struct body_grading *set = &body_kinds[BODY_STRING]->grading;
    CHECK_REL(log2(C2.mass / C7.mass) / 5, set->mass_exponent, .05);
    CHECK_REL(log2(head_stays(&C2, wall, 1) / head_stays(&C7, wall, 1)) / 5, set->contact_exponent,
              .2);
    CHECK_REL(log2(head_stays(&C2, wall, 1) / head_stays(&C4, wall, 1)) / 2, set->contact_exponent,
              .2);
}

TEST("names are single words, each finds its head, and all values are in range") {
    for (int i = 0; i < MALLETS; i++) {
        const struct mallet_kind *kind = &mallet_kinds[i];
        check_case("%s", kind->name);
        CHECK(mallet_named(kind->name) == i && !strpbrk(kind->name, " ,;_"));
        CHECK(range_holds(&ranges[RANGE_K], kind->k) && range_holds(&ranges[RANGE_MU], kind->mu));
        CHECK(range_holds(&ranges[RANGE_MASS], kind->mass));
        CHECK(range_holds(&ranges[RANGE_ALPHA], kind->alpha));
        CHECK(strlen(kind->what) > 5 && strlen(kind->source) > 5);
    }
    CHECK(mallet_named("") == -1 && mallet_named("feather") == -1);
}

TEST("a drumstick has the modes and end mass of a free rod") {
    struct mode modes[MALLET_MODES_MOST];
    double at[MALLET_MODES_MOST], ratio[] = {1, 2.7565, 5.4039, 8.9330};
    mallet_modes(MALLET_STICK, modes, at);
    for (int i = 0; i < MALLET_MODES_MOST; i++) {
        CHECK_REL(modes[i].freq / modes[0].freq, ratio[i], 1e-4);
        CHECK(at[i] == 2 && modes[i].decay > 0);
        CHECK_REL(modes[i].mass, 4 * mallet_kinds[MALLET_STICK].mass, 1e-15);
    }
    double whole = 660 * 3.14159 / 4 * .014 * .014 * .406; /* kg, of hickory, without its taper */
    CHECK_REL(4 * mallet_kinds[MALLET_STICK].mass, whole, .2);
    CHECK(modes[0].freq > 250 && modes[0].freq < 450);
}

CHECK_MAIN
