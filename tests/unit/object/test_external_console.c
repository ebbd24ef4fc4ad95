/* SPDX-License-Identifier: BSD-3-Clause */
/* Console lines of an object: schemes with failures, and energies that add up. */
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum { LENGTH = 4410, OUTS = 3 };

/* Strikes by a signal, or none. */
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

/* Number of steps of one strike without a real root, from the scheme itself. */
static unsigned roots_of_a_strike(const struct external_kind *kind, const char *arguments) {
    struct fake *f = fake_new(kind, arguments);
    fake_send(f, "strike 1");
    play(f, NULL);
    unsigned roots = log_trouble(f->x->log).complex_roots;
    fake_free(f);
    return roots;
}

static const char stiff[] = "-body wall -k 1e10 -mu 0 -scheme quadratic 0.1";

TEST("steps of quadratic without a real root are reported once a strike, with their number") {
    unsigned roots = roots_of_a_strike(&impact_tilde, stiff);
    struct fake *f = fake_new(&impact_tilde, stiff);
    char line[128];
    snprintf(line, sizeof line, "quadratic: no real root in %u step", roots);
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

TEST("a scheme without failures reports nothing") {
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

TEST("hits by a signal or by bouncing do not repeat the report") {
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

TEST("a scheme that diverges is reported, with a hit that ends at rest") {
    static const char *const schemes[] = {"verlet", "heun", "rk4"};
    for (int i = 0; i < 3; i++) {
        char box[128];
        snprintf(box, sizeof box, "-body wall -k 1e15 -alpha 1 -mu 0 -scheme %s", schemes[i]);
        struct fake *f = fake_new(&impact_tilde, box);
        fake_send(f, "strike 1");
        play(f, NULL);
        check_case("%s: %s", schemes[i], f->line);
        CHECK(f->errors == 1 && f->posts == 0 && strstr(f->line, "diverged"));
        CHECK(hits(f) == 1 && f->event[0].atoms[1].number == 0);
        fake_free(f);
    }
}

/* --- energies --------------------------------------------------------------------------------- */

static char said[16 * EXTERNAL_LINE]; /* every line of a print */

static void keep(void *object, bool is_error, const char *line) {
    (void)object, (void)is_error;
    snprintf(said + strlen(said), sizeof said - strlen(said), "%s\n", line);
}

/* The total of that line, and its terms after the `=`; returns their number. */
static int read_line(const char *name, double *total, double terms[8]) {
    const char *line = strstr(said, name), *end = line ? strchr(line, '\n') : NULL;
    int count = 0;
    if (!line || sscanf(line + strlen(name), ", J: %lf =", total) != 1)
        return 0;
    for (const char *c = strchr(line, '='); c < end && count < 8; c++) {
        char *after;
        double number = strtod(c, &after);
        bool begins = c[-1] == ' ' && after != c && strchr(" \n", *after);
        if (!begins)
            continue;
        terms[count++] = number;
        c = after - 1;
    }
    return count;
}

static double sum(const double *terms, int count) {
    double total = 0;
    for (int i = 0; i < count; i++)
        total += terms[i];
    return total;
}

/* Checks the printed energies, to their six digits; returns the modes' loss. */
static double check_energies(struct fake *f) {
    double put_in = 0, stored = 0, lost = 0, in[8], is[8], out[8];
    said[0] = '\0';
    fake_send(f, "print");
    external_collect(f->x);
    int ins = read_line("energy put in", &put_in, in);
    int are = read_line("energy stored", &stored, is);
    int outs = read_line("energy lost", &lost, out);
    double most = fabs(put_in) + fabs(lost);
    CHECK(ins == 5 && are == 3 && outs == 3 && put_in != 0);
    CHECK_NEAR(put_in, stored + lost, 1e-5 * most);
    CHECK_NEAR(put_in, sum(in, ins), 1e-5 * most);
    CHECK_NEAR(stored, sum(is, are), 1e-5 * most);
    CHECK_NEAR(lost, sum(out, outs), 1e-5 * most);
    return out[2];
}

TEST("the energies in print add up: put in = stored + lost") {
    static const char *const boxes[] = {"",
                                        "-body wall",
                                        "-body mass",
                                        "-body wall -scheme verlet",
                                        "-law felt",
                                        "-body bowl",
                                        "-body bar -scheme am1",
                                        "-push 3 -material rubber"};
    const struct external_host host = {
        .say = keep, .event = fake_event, .show = fake_show, .wake = fake_wake, .one_thread = true};
    for (int i = 0; i < 8; i++) {
        struct fake *f = fake_new_in(&host, &impact_tilde, boxes[i]);
        for (int j = 0; j < 3; j++) {
            fake_send(f, "strike 2");
            play(f, NULL);
            check_case("%s", boxes[i]);
            check_energies(f);
        }
        fake_free(f);
    }
}

TEST("print reports the loss of the modes") {
    const struct external_host host = {
        .say = keep, .event = fake_event, .show = fake_show, .wake = fake_wake, .one_thread = true};
    struct fake *f = fake_new_in(&host, &impact_tilde, "-material rubber");
    inside_audit(f->x);
    fake_send(f, "strike 2");
    play(f, NULL);
    double measured = inside_ledger(f->x).lost_modes;
    CHECK(measured > 0);
    CHECK_REL(check_energies(f), measured, 1e-5);
    fake_free(f);
}

TEST("print begins with version, kernel, rate, voices that sound and their memory") {
    const struct external_host host = {
        .say = keep, .event = fake_event, .show = fake_show, .wake = fake_wake, .one_thread = true};
    unsigned long before = 0;
    struct fake *f = fake_new_in(&host, &mallet_tilde, "vibraphone");
    for (int n = 1; n <= 4; n++) {
        char line[32], version[32], kernel[32];
        double rate;
        unsigned long bytes;
        int voices;
        snprintf(line, sizeof line, "%d 100", 50 + n);
        fake_send(f, line);
        play(f, NULL);
        said[0] = '\0';
        fake_send(f, "print");
        check_case("%.80s", said);
        CHECK(sscanf(said, "Knock %31[^,], %31[^,], %lf Hz, %d voice%*[s ]in %lu kB", version,
                     kernel, &rate, &voices, &bytes) == 5);
        CHECK(rate == 44100 && voices == n &&
              strcmp(kernel, modes_kernel_name(modes_kernel_best())) == 0);
        CHECK(n == 1 || (bytes > before && bytes < before + 1000));
        before = bytes;
    }
    fake_free(f);
}

CHECK_MAIN
