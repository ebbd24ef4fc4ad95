/* SPDX-License-Identifier: BSD-3-Clause */
/* Rows that write other rows: in a box the last of two wins; and requests that cannot be met. */
#include "bodies/body.h"
#include "bodies/mallet.h"
#include "support/object/take.h"

/* Compares the box with its flags as messages, in their order. */
static void check_as_messages(const struct external_kind *kind, const char *box) {
    struct fake *made = fake_new(kind, box), *messages = fake_new(kind, "");
    char flags[128];
    snprintf(flags, sizeof flags, "%s", box);
    for (char *flag = strtok(flags, "-"); flag; flag = strtok(NULL, "-"))
        CHECK(fake_send(messages, flag));
    const struct settings *a = external_settings(made->x), *b = external_settings(messages->x);
    check_case("%s %s: freq %g, k %g, mu %g", kind->name, box, a->freq, a->k, a->mu);
    CHECK(made->errors == 0 && messages->errors == 0);
    CHECK(a->freq == b->freq && a->k == b->k && a->mu == b->mu);
    fake_free(made), fake_free(messages);
}

TEST("of two flags that write the same row, the last wins, as with messages") {
    static const char *const mallet[] = {
        "-pitch 60 -freq 100",      "-freq 100 -pitch 60",       "-hardness 0.5 -k 1e6",
        "-k 1e6 -hardness 0.5",     "-hardness 0.5 -mu 0.1",     "-contact 2 -k 1e6",
        "-contact 2 -hardness 0.5", "-hardness 0.5 -contact 2",  "-brightness 900 -k 2e6",
        "-k 2e6 -brightness 900",   "-freq 100 -k 1e6 -pitch 60"};
    static const char *const bounce[] = {"-restitution 0.5 -mu 0.1", "-mu 0.1 -restitution 0.5"};
    for (size_t i = 0; i < sizeof mallet / sizeof *mallet; i++)
        check_as_messages(&mallet_tilde, mallet[i]);
    for (size_t i = 0; i < sizeof bounce / sizeof *bounce; i++)
        check_as_messages(&bounce_tilde, bounce[i]);
}

TEST("a view among the flags is computed with all other flags applied, in any order") {
    static const char *const boxes[][2] = {
        {"-contact 2 -mu 0.2 -alpha 2 -mass 0.03", "-mu 0.2 -alpha 2 -mass 0.03 -contact 2"},
        {"-contact 2 -pitch 40", "-pitch 40 -contact 2"},
        {"-contact 2 -freq 100 -body bar", "-body bar -freq 100 -contact 2"}};
    for (int i = 0; i < 3; i++) {
        struct fake *a = fake_new(&mallet_tilde, boxes[i][0]),
                    *b = fake_new(&mallet_tilde, boxes[i][1]);
        const struct settings *one = external_settings(a->x), *other = external_settings(b->x);
        check_case("%s", boxes[i][0]);
        CHECK(one->k == other->k && one->mu == other->mu && one->freq == other->freq);
        fake_free(a), fake_free(b);
    }
}

TEST("a flag's wrong value is reported once, and values written by a view stay") {
    static const char *const boxes[] = {"-contact 2 -k soft", "-contact 2 -mu -1",
                                        "-pitch 60 -freq 0"};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&mallet_tilde, boxes[i]);
        check_case("%s", boxes[i]);
        CHECK(f->errors == 1);
        CHECK(external_settings(f->x)->k != mallet_kinds[MALLET_YARN].k ||
              external_settings(f->x)->freq > 261);
        fake_free(f);
    }
}

TEST("no contact time is offered for a law under which hammer and body never part") {
    struct fake *f = fake_new(&mallet_tilde, "-law power");
    CHECK(!fake_send(f, "contact 5"));
    CHECK(f->errors == 1 && strstr(f->line, "no contact time") && strstr(f->line, "power"));
    external_collect(f->x);
    CHECK(f->events == 0 && external_settings(f->x)->k == mallet_kinds[MALLET_YARN].k);
    CHECK(fake_send(f, "law felt") && fake_send(f, "contact 5") && f->errors == 1);
    fake_free(f);
    f = fake_new(&mallet_tilde, "-law power -contact 5");
    CHECK(f->errors == 1 && external_settings(f->x)->k == mallet_kinds[MALLET_YARN].k);
    fake_free(f);
}

TEST("a ball that does not fall has restitution 1, and its mu is unchanged") {
    struct fake *f = fake_new(&bounce_tilde, "-gravity 0 -mu 0.3");
    CHECK(fake_send(f, "restitution 0.5"));
    external_collect(f->x);
    if (CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0))
        CHECK(f->event[0].atoms[1].number == 1);
    CHECK(fake_send(f, "restitution 1"));
    external_collect(f->x);
    CHECK(f->events == 1 && external_settings(f->x)->mu == 0.3 && f->shown[INLET_MU] == 0);
    fake_free(f);
}

/* --- what they write, measured -------------------------------------------------------------------
 */

TEST("pitch writes freq, in MIDI") {
    struct fake *f = fake_new(&mallet_tilde, "");
    fake_send(f, "pitch 69");
    CHECK(external_settings(f->x)->freq == 440);
    fake_send(f, "60 100");
    CHECK_REL(external_settings(f->x)->freq, 261.626, 1e-6);
    check_accepted(f, "damp 1");
    check_accepted(f, "72 0");
    CHECK(external_settings(f->x)->damp == 1);
    CHECK_REL(external_settings(f->x)->freq, 261.626, 1e-6);
    fake_free(f);
}

static double first_number(struct fake *f, const char *selector, int index) {
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, selector) == 0)
            return f->event[i].atoms[index].number;
    return (double)NAN;
}

static void play_silently(struct fake *f, int n) {
    double *samples = malloc((size_t)n * sizeof *samples), *out[3] = {samples, NULL, NULL};
    fake_play(f, NULL, out, n, 64);
    free(samples);
}

TEST("contact is the duration of the hit that follows, within 2 %") {
    static const double wanted[] = {0.7, 1.5, 3};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        char line[64];
        snprintf(line, sizeof line, "contact %g", wanted[i]);
        check_accepted(f, line);
        fake_send(f, "bang");
        play_silently(f, 4410);
        CHECK_REL(first_number(f, "hit", 2), wanted[i], 0.02);
        fake_free(f);
    }
}

TEST("an unmet request is reported, with the nearest value") {
    struct fake *f = fake_new(&mallet_tilde, "");
    check_accepted(f, "brightness 20000");
    CHECK(f->wakes > 0);
    external_collect(f->x);
    if (CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0)) {
        CHECK(strcmp(f->event[0].atoms[0].word, "brightness") == 0);
        CHECK_NEAR(f->event[0].atoms[1].number, 10000, 9700); /* 300 Hz is what it was */
    }
    fake_free(f);
}

TEST("an unmet request at creation is reported as soon as outlets work") {
    struct fake *f = fake_new(&mallet_tilde, "-brightness 20000");
    CHECK(f->wakes == 1 && f->events == 0);
    external_collect(f->x);
    CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0);
    fake_free(f);
}

TEST("restitution is that of a ball that falls from height onto a wall") {
    static const double wanted[] = {0.9, 0.5, 0.2};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&bounce_tilde, "-body wall -height 0.2");
        char line[64];
        snprintf(line, sizeof line, "restitution %g", wanted[i]);
        check_accepted(f, line);
        CHECK_REL(
            external_get(f->x, external_find(&bounce_tilde, "restitution"), f->event[0].atoms, 1) *
                f->event[0].atoms[0].number,
            wanted[i], 1e-5);
        fake_send(f, "bang");
        play_silently(f, 22050);
        CHECK_NEAR(-first_number(f, "hit", 1) / first_number(f, "hit", 0), wanted[i], 2e-3);
        fake_free(f);
    }
}

TEST("hardness reads back as it was written") {
    struct fake *f = fake_new(&mallet_tilde, "");
    for (int i = 0; i <= 10; i++) {
        char line[64];
        struct external_atom atom;
        snprintf(line, sizeof line, "hardness %g", i / 10.0);
        check_accepted(f, line);
        external_get(f->x, external_find(&mallet_tilde, "hardness"), &atom, 1);
        CHECK_NEAR(atom.number, i / 10.0, 1e-4);
    }
    fake_free(f);
}

TEST("the range of hardness covers every body's usual head, and the present one") {
    static const char *const set[] = {"", "mallet brass", "mallet steel", "mallet rosewood"};
    struct external_atom atom;
    for (int i = 0; i < BODY_SHAPES; i++)
        for (int m = 0; m < 4; m++) {
            char box[64];
            snprintf(box, sizeof box, "-body %s", body_kinds[i]->name);
            struct fake *f = fake_new(&mallet_tilde, box);
            CHECK(!*set[m] || fake_send(f, set[m]));
            external_get(f->x, external_find(&mallet_tilde, "hardness"), &atom, 1);
            check_case("%s %s: %g", body_kinds[i]->name, set[m], atom.number);
            CHECK(atom.number > 0 && atom.number < .99);
            fake_free(f);
        }
}

TEST("views reports each view's present value and its range on this body") {
    struct fake *f = fake_new(&mallet_tilde, "-body vibraphone -quality render");
    CHECK(fake_send(f, "views") && f->events == 6);
    for (int i = 0; i < 5; i++) {
        const struct external_atom *messages = f->event[i].atoms;
        check_case("%s", messages[0].word);
        struct external_atom is;
        CHECK(strcmp(f->event[i].selector, "view") == 0 && f->event[i].count == 4);
        external_get(f->x, external_find(&mallet_tilde, messages[0].word), &is, 1);
        CHECK(messages[1].number == is.number);
        CHECK(messages[2].number <= messages[1].number && messages[1].number <= messages[3].number);
    }
    double ends[2] = {f->event[3].atoms[2].number, f->event[3].atoms[3].number};
    CHECK(strcmp(f->event[3].atoms[0].word, "brightness") == 0);
    f->events = 0;
    CHECK(fake_send(f, "body glass") && fake_send(f, "views"));
    CHECK(f->event[3].atoms[2].number != ends[0] && f->event[3].atoms[3].number != ends[1]);
    fake_free(f);
}

TEST("drive_gain is the level at the first outlet while white noise of 1 N drives the body") {
    enum { NOISE = 1 << 20, SETTLED = 1 << 17 };
    static const char *const boxes[] = {"-body tom -tension 0", "-body marimba -out acceleration",
                                        "-body wood-block -out displacement", "-body conga"};
    const double newton = 1e-3; /* far below full scale */
    static double noise[NOISE], output[NOISE];
    srand(1);
    for (int i = 0; i < NOISE; i++)
        noise[i] = newton * sqrt(12) * (rand() / (RAND_MAX + 1.) - .5);
    for (int b = 0; b < 4; b++) {
        struct fake *f = fake_new(&mallet_tilde, boxes[b]);
        const double *in[INLETS] = {[INLET_DRIVE] = noise};
        double sum = 0;
        CHECK(fake_send(f, "views"));
        const struct fake_event *last = &f->event[f->events - 1];
        CHECK(last->count == 2 && strcmp(last->words[0], "drive_gain") == 0);
        fake_play(f, in, (double *[3]){output, NULL, NULL}, NOISE, EXTERNAL_CHUNK);
        for (int i = SETTLED; i < NOISE; i++)
            sum += output[i] * output[i];
        check_case("%s", boxes[b]);
        CHECK_NEAR(last->atoms[1].number, 20 * log10(sqrt(sum / (NOISE - SETTLED)) / newton), .3);
        fake_free(f);
    }
}

/* --- a brightness for every body with its defaults ---------------------------------------------
 */

enum { ASKED = 3, LEVELS = 8, MOST_REQUESTS = BODY_SHAPES * LEVELS };

struct requests {
    int all, met[ASKED];
    double first[MOST_REQUESTS], last[MOST_REQUESTS]; /* errors, as logarithms of ratios */
    int far; /* more than a tenth from the reported value, but for plates: theirs is an estimate */
};

/* The view of brightness: present value and its range. */
static void brightness_views(struct fake *f, double view[3]) {
    f->events = 0;
    fake_send(f, "views");
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].atoms[0].word, "brightness") == 0)
            for (int n = 0; n < 3; n++)
                view[n] = f->event[i].atoms[n + 1].number;
}

/* The brightness of the same hammer on the same body, from another object without a work limit. */
static double measured_brightness(const char *box, const struct settings *s) {
    char there[160];
    double view[3] = {0};
    snprintf(there, sizeof there, "%s -quality render -k %.9g -mu %.9g", box, s->k, s->mu);
    struct fake *f = fake_new(&mallet_tilde, there);
    brightness_views(f, view);
    fake_free(f);
    return view[0];
}

static void ask(struct requests *r, const char *box, double wanted, bool estimated) {
    struct fake *f = fake_new(&mallet_tilde, box);
    char line[64];
    snprintf(line, sizeof line, "brightness %.9g", wanted);
    for (int i = 0; i < ASKED; i++) {
        f->events = 0;
        fake_send(f, line);
        external_collect(f->x);
        double output = measured_brightness(box, external_settings(f->x));
        double said = f->events ? f->event[0].atoms[1].number : wanted;
        r->met[i] += f->events == 0;
        (i ? r->last : r->first)[r->all] = fabs(log(output / wanted));
        r->far += !estimated && fabs(log(said / output)) > .1;
        check_case("%s, %.0f Hz, request %d: %.0f Hz", box, wanted, i + 1, output);
        CHECK(f->events || fabs(log(output / wanted)) < .011);
    }
    r->all++;
    fake_free(f);
}

static double median(double *values, int n) {
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && values[k] < values[k - 1]; k--) {
            double higher = values[k - 1];
            values[k - 1] = values[k], values[k] = higher;
        }
    return values[n / 2];
}

TEST("a brightness is nearly met at once, and mostly met when repeated, on every body") {
    static struct requests r;
    r = (struct requests){.all = 0};
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        char box[64];
        double view[3] = {0};
        snprintf(box, sizeof box, "-body %s", body_kinds[shape]->name);
        struct fake *f = fake_new(&mallet_tilde, box);
        brightness_views(f, view);
        fake_free(f);
        for (int level = 0; level < LEVELS; level++)
            ask(&r, box, view[1] * pow(view[2] / view[1], (level + .5) / LEVELS),
                body_kinds[shape]->plate != NULL);
    }
    double first = median(r.first, r.all), last = median(r.last, r.all);
    check_case("of %d met %d, %d, %d; off by %.3f at first, then %.4f; %d far from what was said",
               r.all, r.met[0], r.met[1], r.met[2], first, last, r.far);
    CHECK(r.met[0] > .33 * r.all && r.met[2] > .6 * r.all);
    CHECK(first < .03 && last < .01 && r.far < .03 * ASKED * r.all);
}

/* A head as heavy as the drum, and no work left for a test strike. */
TEST("an unreachable brightness takes no harder a contact than makes a difference") {
    struct fake *f = fake_new(&mallet_tilde, "-body tom -modes 1024 -mallet yarn");
    fake_send(f, "brightness 500");
    external_collect(f->x);
    CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0);
    CHECK(external_settings(f->x)->k < 1e11); /* a fault gave 1e15 */
    fake_free(f);
}

CHECK_MAIN
