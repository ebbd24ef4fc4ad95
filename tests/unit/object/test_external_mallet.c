/* SPDX-License-Identifier: BSD-3-Clause */
/* Mallets by name in the externals: the rows that a head sets, and those that it keeps. */
#include "support/check.h"
#include "support/object/fake_host.h"

#include "bodies/body.h"
#include "bodies/mallet.h"

static const struct external_kind *const kinds[] = {&impact_tilde, &mallet_tilde, &bounce_tilde};

static bool has_rows(const struct settings *s, const struct mallet_kind *head) {
    return fabs(s->mass / head->mass - 1) < 5e-6 && fabs(s->k / head->k - 1) < 5e-6 &&
           s->mu == head->mu && s->alpha == head->alpha; /* six digits */
}

static bool is_head(const struct fake *f, enum mallet which) {
    const struct settings *s = external_settings(f->x);
    return s->mallet == (int)which && has_rows(s, &mallet_kinds[which]);
}

static bool is_of_set(const struct fake *f, enum body_shape shape) {
    const struct settings *s = external_settings(f->x);
    struct mallet_kind head = body_usual_mallet(shape, s->freq);
    return s->mallet == MALLETS && has_rows(s, &head);
}

TEST("every object accepts every head, which sets mass, k, mu and alpha, also in its inlets") {
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        struct fake *f = fake_new(kinds[k], "-mallet piano");
        for (int i = 0; i < MALLETS; i++) {
            char line[64];
            snprintf(line, sizeof line, "mallet %s", mallet_kinds[i].name);
            check_case("%s: %s", kinds[k]->name, line);
            CHECK(fake_send(f, line) && is_head(f, i));
            CHECK(f->show[INLET_K] == mallet_kinds[i].k && f->show[INLET_MU] == mallet_kinds[i].mu);
            CHECK(f->show[INLET_ALPHA] == mallet_kinds[i].alpha);
        }
        CHECK(!fake_send(f, "mallet feather") && f->errors == 1 &&
              strstr(f->line, "no mallet is called feather; `help mallet` lists all"));
        fake_free(f);
    }
}

TEST("the last message wins, row by row; among creation flags the head is applied first") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "k 1e6") && fake_send(f, "mallet brass") && is_head(f, MALLET_BRASS));
    CHECK(fake_send(f, "mu 0.7") && external_settings(f->x)->mu == .7);
    CHECK(external_settings(f->x)->mallet == MALLET_BRASS);
    CHECK(external_settings(f->x)->k == mallet_kinds[MALLET_BRASS].k);
    fake_free(f);
    static const char *const boxes[] = {"-mallet cord -mass 0.05", "-mass 0.05 -mallet cord"};
    for (int i = 0; i < 2; i++) {
        f = fake_new(&mallet_tilde, boxes[i]);
        const struct settings *s = external_settings(f->x);
        check_case("%s", boxes[i]);
        CHECK(s->mass == .05 && s->k == mallet_kinds[MALLET_CORD].k && s->mallet == MALLET_CORD);
        fake_free(f);
    }
}

TEST("a body sets its usual mallet until mass, k, mu or alpha differs from the mallet's") {
    for (int i = 0; i < BODY_SHAPES; i++) {
        struct fake *f = fake_new(&impact_tilde, "-body wall");
        int usual = mallet_named(body_kinds[i]->mallet);
        char line[64];
        snprintf(line, sizeof line, "body %s", body_kinds[i]->name);
        check_case("%s with %s", line, body_kinds[i]->mallet);
        CHECK(usual >= 0 && fake_send(f, line) && is_of_set(f, (enum body_shape)i));
        CHECK(f->show[INLET_K] == mallet_kinds[usual].k || usual == MALLET_BALL);
        fake_free(f);
    }
    static const char *const own[] = {"mass 0.02", "k 3e6", "mu 0.11", "alpha 1.7", "hardness 0.4"};
    for (int i = 0; i < 5; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        CHECK(fake_send(f, own[i]));
        struct settings *before = malloc(sizeof *before);
        *before = *external_settings(f->x);
        const struct settings *now = external_settings(f->x);
        check_case("%s", own[i]);
        CHECK(fake_send(f, "body xylophone") && now->mallet == MALLET_YARN);
        CHECK(now->k == before->k && now->mass == before->mass && now->alpha == before->alpha);
        free(before), fake_free(f);
    }
}

TEST("the usual mallet is graded by note until a head or a row is set") {
    static const char *const notes[] = {"96 100", "pitch 30", "freq 500"};
    struct fake *f = fake_new(&mallet_tilde, "");
    const struct settings *s = external_settings(f->x);
    for (int i = 0; i < 3; i++) {
        check_case("%s", notes[i]);
        CHECK(fake_send(f, notes[i]) && is_of_set(f, BODY_MARIMBA) && f->show[INLET_K] == s->k);
        CHECK((s->k > mallet_kinds[MALLET_YARN].k) == (s->freq > 220));
    }
    CHECK(fake_send(f, "body modes") && is_head(f, MALLET_YARN));
    CHECK(fake_send(f, "body bowl") && is_of_set(f, BODY_BOWL));
    fake_free(f);
    static const char *const own[] = {"mallet yarn", "mass 0.02", "k 9e9",       "mu 0.11",
                                      "alpha 1.7",   "contact 1", "hardness 0.4"};
    for (int i = 0; i < 7; i++) {
        f = fake_new(&mallet_tilde, "-pitch 90");
        s = external_settings(f->x);
        CHECK(fake_send(f, own[i]));
        double mass = s->mass, k = s->k;
        check_case("%s", own[i]);
        CHECK(fake_send(f, "57 100") && fake_send(f, "80 100") && s->mass == mass && s->k == k);
        CHECK(fake_send(f, "mallet usual") && is_of_set(f, BODY_MARIMBA));
        fake_free(f);
    }
    static const char *const boxes[] = {"-k 9e9 -pitch 96", "-pitch 96 -k 9e9", "-freq 2e3 -k 9e9"};
    for (int i = 0; i < 3; i++) {
        f = fake_new(&mallet_tilde, boxes[i]);
        check_case("%s", boxes[i]);
        CHECK(external_settings(f->x)->k == 9e9 && external_settings(f->x)->freq > 1900);
        fake_free(f);
    }
}

TEST("bodies without a shape have no usual mallet") {
    struct fake *f = fake_new(&mallet_tilde, "-body wall");
    CHECK(is_head(f, MALLET_YARN) && fake_send(f, "mallet usual") && is_head(f, MALLET_BALL));
    CHECK(fake_send(f, "freq 1000") && is_head(f, MALLET_BALL));
    fake_free(f);
}

TEST("hardness, contact and brightness write no mass and no alpha") {
    static const char *const asked[] = {"hardness 0.3", "contact 1.5", "brightness 900"};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&mallet_tilde, "-mallet felt");
        CHECK(fake_send(f, asked[i]));
        const struct settings *s = external_settings(f->x);
        check_case("%s", asked[i]);
        CHECK(s->mass == mallet_kinds[MALLET_FELT].mass && s->alpha == 2.8);
        CHECK(s->k != mallet_kinds[MALLET_FELT].k && s->mallet == MALLET_FELT);
        fake_free(f);
    }
}

TEST("a hardness beyond the range of k is reported, with the nearest") {
    struct fake *f = fake_new(&mallet_tilde, "-mallet felt-hard -alpha 3");
    CHECK(fake_send(f, "hardness 1"));
    external_collect(f->x);
    CHECK(external_settings(f->x)->k == ranges[RANGE_K].most);
    if (CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0)) {
        CHECK(strcmp(f->event[0].atoms[0].word, "hardness") == 0);
        double nearest = f->event[0].atoms[1].number;
        CHECK(nearest > .5 && nearest < 1);
        char line[64];
        snprintf(line, sizeof line, "hardness %g", nearest - .01);
        CHECK(fake_send(f, line));
        external_collect(f->x);
        CHECK(f->events == 1);
    }
    fake_free(f);
}

/* The energy of hammer and body after the first hit shows whether the mallet's modes are present.
 */
static double first_hit(const char *box, int atom) {
    static double samples[4096];
    struct fake *f = fake_new(&impact_tilde, box);
    fake_send(f, "bang");
    fake_play(f, NULL, (double *[]){samples, NULL, NULL}, 4096, 64);
    double said = (double)NAN;
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, "hit") == 0) {
            said = f->event[i].atoms[atom].number;
            break;
        }
    fake_free(f);
    return said;
}

TEST("a drumstick has its modes at any mass, unless modes are given as lists") {
    double stiff = first_hit("-body wall -mass 0.012 -k 1e9 -mu 0.1 -alpha 2.5", 1);
    double stick = first_hit("-body wall -mallet stick", 1);
    double other = first_hit("-body wall -mallet stick -k 2e9", 1);
    double listed = first_hit("-body wall -mallet stick -hammer_freqs 1e5 -hammer_masses 1e3", 1);
    CHECK(stick > 1.1 * stiff && other > 1.1 * stiff); /* both negative: it rebounds more slowly */
    CHECK_REL(listed, stiff, 1e-3);
}

TEST("only a scheme that plays a drum as linear is reported, and once") {
    struct fake *f = fake_new(&mallet_tilde, "-body tom");
    CHECK(fake_send(f, "scheme two-point") && f->posts == 1 && strstr(f->line, "linear"));
    CHECK(fake_send(f, "pitch 50") && fake_send(f, "body bar") && fake_send(f, "scheme exact"));
    CHECK(fake_send(f, "body tom") && f->posts == 1);
    fake_free(f);
}

TEST("a hammer that a drumhead does not soon reject has no contact time to request") {
    struct fake *f = fake_new(&mallet_tilde, "-body tom -mallet hand");
    CHECK(!fake_send(f, "contact 3") && f->errors == 1 && strstr(f->line, "does not rebound"));
    fake_free(f);
}

CHECK_MAIN
