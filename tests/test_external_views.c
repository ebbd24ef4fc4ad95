/* Rows that write other rows: in a box, the last of two wins; and what they cannot do. */
#include "check.h"
#include "fake_host.h"

/* The same as the box with its flags as messages, in their order. */
static void check_as_messages(const struct external_kind *kind, const char *box) {
    struct fake *made = fake_new(kind, box), *told = fake_new(kind, "");
    char flags[128];
    snprintf(flags, sizeof flags, "%s", box);
    for (char *flag = strtok(flags, "-"); flag; flag = strtok(NULL, "-"))
        CHECK(fake_send(told, flag));
    const struct settings *a = external_settings(made->x), *b = external_settings(told->x);
    check_case("%s %s: freq %g, k %g, mu %g", kind->name, box, a->freq, a->k, a->mu);
    CHECK(made->errors == 0 && told->errors == 0);
    CHECK(a->freq == b->freq && a->k == b->k && a->mu == b->mu);
    fake_free(made), fake_free(told);
}

TEST("of two flags that write the same, the last wins, as it does with messages") {
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

TEST("what a flag writes is found with all the other flags in place, wherever they stand") {
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

TEST("a flag's wrong value is told once, and what a view has written stays") {
    static const char *const boxes[] = {"-contact 2 -k soft", "-contact 2 -mu -1",
                                        "-pitch 60 -freq 0"};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&mallet_tilde, boxes[i]);
        check_case("%s", boxes[i]);
        CHECK(f->errors == 1);
        CHECK(external_settings(f->x)->k != 1e7 || external_settings(f->x)->freq > 261);
        fake_free(f);
    }
}

TEST("no contact time is promised of a law by which hammer and body never part") {
    struct fake *f = fake_new(&mallet_tilde, "-law power");
    CHECK(!fake_send(f, "contact 5"));
    CHECK(f->errors == 1 && strstr(f->line, "takes a law") && strstr(f->line, "power"));
    external_collect(f->x);
    CHECK(f->events == 0 && external_settings(f->x)->k == 1e7);
    CHECK(fake_send(f, "law felt") && fake_send(f, "contact 5") && f->errors == 1);
    fake_free(f);
    f = fake_new(&mallet_tilde, "-law power -contact 5");
    CHECK(f->errors == 1 && external_settings(f->x)->k == 1e7);
    fake_free(f);
}

TEST("a ball that does not fall has restitution 1, and its mu is left alone") {
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

CHECK_MAIN
