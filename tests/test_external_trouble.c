/* What an object says of itself: schemes in trouble, and energies that close. */
#include "check.h"
#include "fake_host.h"
#include "parts.h"

enum { LENGTH = 4410, OUTS = 3 };

/* A signal of strikes, or none. */
static void play(struct fake *f, const double *strikes) {
    static double samples[OUTS][LENGTH];
    const double *in[INLETS] = {strikes};
    fake_play(f, in, (double *[OUTS]){samples[0], samples[1], samples[2]}, LENGTH, 64);
}

static int hits(const struct fake *f) {
    int count = 0;
    for (int i = 0; i < f->events; i++)
        count += strcmp(f->event[i].selector, "hit") == 0;
    return count;
}

/* The steps of one strike that have no real root, by the scheme itself. */
static unsigned roots_of_a_strike(const struct external_kind *kind, const char *arguments) {
    struct fake *f = fake_new(kind, arguments);
    fake_send(f, "strike 1");
    play(f, NULL);
    unsigned roots = collision_trouble(f->x->state).complex_roots;
    fake_free(f);
    return roots;
}

static const char stiff[] = "-body wall -k 1e10 -mu 0 -scheme quadratic 0.1";

TEST("steps of quadratic without a real root are told once a strike, and how many") {
    unsigned roots = roots_of_a_strike(&impact_tilde, stiff);
    struct fake *f = fake_new(&impact_tilde, stiff);
    char line[128];
    snprintf(line, sizeof line, "impact~: quadratic: %u step", roots);
    CHECK(roots > 0);
    for (int i = 1; i <= 3; i++) {
        check_case("strike %d", i);
        fake_send(f, "strike 1");
        play(f, NULL);
        CHECK(hits(f) == i && f->posts == i && f->errors == 0);
        if (!CHECK(strncmp(f->line, line, strlen(line)) == 0))
            printf("    said: %s\n    not:  %s\n", f->line, line);
    }
    fake_free(f);
}

TEST("a scheme that has no trouble says nothing") {
    static const char *const boxes[] = {"-body wall -scheme quadratic -k 1e6 -alpha 1",
                                        "-body wall -scheme verlet -k 1e6", "-body wall", ""};
    for (int i = 0; i < 4; i++) {
        struct fake *f = fake_new(&impact_tilde, boxes[i]);
        fake_send(f, "bang");
        play(f, NULL);
        check_case("%s", boxes[i]);
        CHECK(hits(f) > 0 && f->posts == 0 && f->errors == 0);
        fake_free(f);
    }
}

TEST("hits that follow without a message, by a signal or by bouncing, do not repeat it") {
    static double strikes[LENGTH];
    for (int i = 0; i < LENGTH; i += 200)
        strikes[i] = 1;
    struct fake *f = fake_new(&impact_tilde, stiff);
    play(f, strikes);
    CHECK(hits(f) > 10 && f->posts == 1);
    fake_free(f);
    f = fake_new(&bounce_tilde, stiff);
    fake_send(f, "drop 0.0001");
    play(f, NULL);
    CHECK(hits(f) > 3 && f->posts == 1);
    fake_free(f);
}

TEST("a scheme that runs away says so, with a hit that ends at rest") {
    static const char *const schemes[] = {"verlet", "heun", "rk4"};
    for (int i = 0; i < 3; i++) {
        char box[128];
        snprintf(box, sizeof box, "-body wall -k 1e15 -alpha 1 -mu 0 -scheme %s", schemes[i]);
        struct fake *f = fake_new(&impact_tilde, box);
        fake_send(f, "strike 1");
        play(f, NULL);
        check_case("%s: %s", schemes[i], f->line);
        CHECK(f->errors == 1 && f->posts == 0 && strstr(f->line, "ran away"));
        CHECK(hits(f) == 1 && f->event[0].atoms[1].number == 0);
        fake_free(f);
    }
}

CHECK_MAIN
