/* The externals in a host without audio: what they play is what the core plays. */
#include "check.h"
#include "fake_host.h"
#include "parts.h"

static const struct external_kind *const kinds[] = {&impact_tilde, &mallet_tilde, &bounce_tilde};
enum { KINDS = sizeof kinds / sizeof *kinds, LENGTH = 8192, OUTS = 3 };

struct take {
    double samples[OUTS][LENGTH];
};

static struct take *play(struct fake *f, const double *const signals[INLETS], int block) {
    struct take *t = calloc(1, sizeof *t);
    double *out[OUTS] = {t->samples[0], t->samples[1], t->samples[2]};
    fake_play(f, signals, out, LENGTH, block);
    return t;
}

static bool same(const struct take *a, const struct take *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

static double peak(const struct take *t, int out) {
    double most = 0;
    for (int i = 0; i < LENGTH; i++)
        most = fmax(most, fabs(t->samples[out][i]));
    return most;
}

/* Two strikes, a push, and everything about the contact in motion. */
struct session {
    double signal[INLETS][LENGTH];
    const double *in[INLETS];
};

static double wave(int i, double period) { return sin(6.283185307179586 * i / period); }

static struct session *session_new(void) {
    struct session *s = calloc(1, sizeof *s);
    for (int i = 0; i < LENGTH; i++) {
        s->signal[INLET_STRIKE][i] = i == 100 ? 1 : i == 3001 ? -0.4 : 0;
        s->signal[INLET_PUSH][i] = i > 2000 ? 20 : 0;
        s->signal[INLET_K][i] = i < 1500 ? 1e8 : 1e8 * exp(wave(i, 37));
        s->signal[INLET_MU][i] = 0.5 + 0.4 * wave(i, 91);
        s->signal[INLET_ALPHA][i] = i < 2500 ? 1.5 : 2 + 0.7 * wave(i, 53);
        s->signal[INLET_DRIVE][i] = i > 5000 && i < 5040 ? 3 : 0;
    }
    for (int i = 0; i < INLETS; i++)
        s->in[i] = s->signal[i];
    return s;
}

/* The same by the core alone. */
static struct take *core(struct fake *f, const struct session *s, int block) {
    struct take *t = calloc(1, sizeof *t);
    const struct collision *c = &f->x->plan->collision;
    struct collision_state *state = collision_state_new(c, 1024, 64);
    for (int from = 0; from < LENGTH; from += block) {
        const struct collision_in in = {s->in[INLET_STRIKE] + from, s->in[INLET_PUSH] + from,
                                        s->in[INLET_K] + from,      s->in[INLET_MU] + from,
                                        s->in[INLET_ALPHA] + from,  s->in[INLET_DRIVE] + from};
        double *pickup[] = {t->samples[0] + from};
        const struct collision_out out = {pickup, t->samples[1] + from, t->samples[2] + from};
        collision_run(c, state, &in, &out, block);
    }
    for (int i = 0; i < LENGTH; i++)
        t->samples[0][i] *= f->x->plan->level;
    collision_state_free(state);
    return t;
}

static const char *const bodies[] = {
    "",         "-body wall",  "-body mass", "-body bowl",
    "-modes 1", "-body modes", "-law felt",  "-body wall -scheme am1"};
enum { BODIES = sizeof bodies / sizeof *bodies };

TEST("an external plays what the core plays, bit for bit") {
    struct session *s = session_new();
    for (int k = 0; k < KINDS; k++)
        for (int b = 0; b < BODIES; b++) {
            struct fake *f = fake_new(kinds[k], bodies[b]);
            struct take *want = core(f, s, 64), *got = play(f, s->in, 64);
            check_case("%s %s", kinds[k]->name, bodies[b]);
            CHECK(same(want, got));
            CHECK(peak(got, 1) > 0);
            free(want), free(got), fake_free(f);
        }
    free(s);
}

TEST("any cutting into blocks gives the same bits") {
    static const int blocks[] = {1, 2, 32, 64};
    struct session *s = session_new();
    for (int k = 0; k < KINDS; k++)
        for (int b = 0; b < BODIES; b++) {
            struct take *want = NULL;
            for (int i = 0; i < 4; i++) {
                struct fake *f = fake_new(kinds[k], bodies[b]);
                fake_send(f, "bang");
                struct take *got = play(f, s->in, blocks[i]);
                check_case("%s %s, blocks of %d", kinds[k]->name, bodies[b], blocks[i]);
                if (!want)
                    want = got;
                CHECK(same(want, got));
                if (got != want)
                    free(got);
                fake_free(f);
            }
            free(want);
        }
    free(s);
}

TEST("a value by message, and the same value as a signal, are the same") {
    static const char *const lines[] = {"push 3", "k 3e7", "mu 0.25", "alpha 1.75", "drive 0.5"};
    static const double values[] = {3, 3e7, 0.25, 1.75, 0.5};
    struct session *s = session_new();
    for (int k = 0; k < KINDS; k++)
        for (int i = INLET_PUSH; i < INLETS; i++) {
            const double *in[INLETS] = {NULL};
            struct fake *by_message = fake_new(kinds[k], ""), *by_signal = fake_new(kinds[k], "");
            for (int j = 0; j < LENGTH; j++)
                s->signal[i][j] = values[i - 1];
            in[i] = s->signal[i];
            fake_send(by_message, lines[i - 1]);
            fake_send(by_message, "bang");
            fake_send(by_signal, "bang");
            struct take *a = play(by_message, NULL, 64), *b = play(by_signal, in, 64);
            check_case("%s %s", kinds[k]->name, lines[i - 1]);
            CHECK(same(a, b));
            free(a), free(b), fake_free(by_message), fake_free(by_signal);
        }
    free(s);
}

TEST("when a signal is taken away the parameter serves again, and strike strikes anew") {
    struct session *s = session_new();
    struct fake *f = fake_new(&impact_tilde, "-k 2e7 -push 0.5");
    free(play(f, s->in, 64));
    for (int i = 0; i < LENGTH; i++)
        s->signal[INLET_STRIKE][i] = 1; /* held: one strike */
    const double *strike[INLETS] = {s->signal[INLET_STRIKE]};
    free(play(f, strike, 64));
    CHECK(f->x->state->held[RANGE_K] == 2e7 && f->x->state->held[RANGE_PUSH] == 0.5);
    double strikes = collision_books(&f->x->plan->collision, f->x->state).strikes;
    free(play(f, NULL, 64));
    CHECK(collision_books(&f->x->plan->collision, f->x->state).strikes == strikes);
    free(play(f, strike, 64));
    CHECK(collision_books(&f->x->plan->collision, f->x->state).strikes != strikes);
    free(s), fake_free(f);
}

/* A step of one sample, and a wave, into each of k, mu, alpha during a contact. */
TEST("k, mu and alpha act at the very sample, and the ledger closes") {
    static const enum external_inlets moved[] = {INLET_K, INLET_MU, INLET_ALPHA};
    static const double usual[] = {1e6, 0.5, 1.5}, other[] = {3e6, 0.9, 1.3};
    static const char *const arguments[] = {"-body mass -mass 0.05", "-body bar -mass 0.05",
                                            "-body modes -mass 0.05"};
    double *signal = malloc(LENGTH * sizeof *signal);
    for (int test = 0; test < KINDS * 3 * 3; test++) {
        const struct external_kind *kind = kinds[test % KINDS];
        int j = test / KINDS % 3;
        char box[128];
        snprintf(box, sizeof box, "%s -k %g", arguments[test / KINDS / 3], usual[0]);
        enum { STEP = 37 };
        const double *in[INLETS] = {NULL};
        in[moved[j]] = signal;
        struct take *t[3];
        for (int way = 0; way < 3; way++) {
            for (int i = 0; i < LENGTH; i++)
                signal[i] = way == 1 && i == STEP ? other[j]
                            : way == 2 ? usual[j] + (other[j] - usual[j]) * wave(i, 40) / 2
                                       : usual[j];
            struct fake *f = fake_new(kind, box);
            if (f->x->plan->collision.modes)
                modes_audit((struct modes *)f->x->plan->collision.modes);
            f->x->plan->collision.audit = true;
            fake_send(f, "strike 1");
            t[way] = play(f, in, 64);
            struct collision_ledger l = collision_books(&f->x->plan->collision, f->x->state);
            check_case("%s %s, inlet %d, way %d", kind->name, box, (int)moved[j], way);
            CHECK_NEAR(collision_imbalance(&l), 0, 1e-10 * l.largest);
            CHECK(l.strikes > 0);
            fake_free(f);
        }
        CHECK(t[0]->samples[1][STEP] != 0); /* in contact */
        CHECK(memcmp(t[0]->samples[1], t[1]->samples[1], STEP * sizeof(double)) == 0);
        CHECK(t[0]->samples[1][STEP] != t[1]->samples[1][STEP]);
        CHECK(!same(t[0], t[2]));
        for (int way = 0; way < 3; way++)
            free(t[way]);
    }
    free(signal);
}

TEST("signals are clamped to the table, and a NaN holds the last good value") {
    double *signal = malloc(LENGTH * sizeof *signal);
    const double *in[INLETS] = {[INLET_ALPHA] = signal};
    struct take *t[2];
    for (int way = 0; way < 2; way++) {
        for (int i = 0; i < LENGTH; i++)
            signal[i] = way == 0 ? (i < 10 ? 1 : 10) : i < 10 ? -5 : i % 3 ? 1e9 : (double)NAN;
        signal[10] = 10;
        struct fake *f = fake_new(&impact_tilde, "-k 1e12");
        fake_send(f, "bang");
        t[way] = play(f, in, 64);
        fake_free(f);
    }
    CHECK(same(t[0], t[1]) && peak(t[0], 0) > 0);
    free(t[0]), free(t[1]), free(signal);
}

/* --- messages and audio ------------------------------------------------------------------------
 */

static int count_events(const struct fake *f, const char *selector) {
    int count = 0;
    for (int i = 0; i < f->events; i++)
        count += strcmp(f->event[i].selector, selector) == 0;
    return count;
}

TEST("the same float twice is two strikes, and a held signal is one") {
    struct fake *f = fake_new(&impact_tilde, "-body wall");
    for (int i = 0; i < 2; i++) {
        fake_send(f, "0.5");
        free(play(f, NULL, 64));
    }
    CHECK(count_events(f, "hit") == 2);
    fake_free(f);
    double *signal = malloc(LENGTH * sizeof *signal);
    for (int i = 0; i < LENGTH; i++)
        signal[i] = i >= 10;
    const double *in[INLETS] = {signal};
    f = fake_new(&impact_tilde, "-body wall");
    free(play(f, in, 64));
    CHECK(count_events(f, "hit") == 1);
    free(signal), fake_free(f);
}

static const char *const changes[] = {"body bowl",
                                      "freq 313",
                                      "material glass",
                                      "size 1.25",
                                      "modes 23",
                                      "decay 0.75",
                                      "at 0.25 0.125",
                                      "pickups 0.625",
                                      "across 0.5",
                                      "out displacement",
                                      "gain -6",
                                      "mass 0.02",
                                      "k 1.5e+07",
                                      "mu 0.125",
                                      "alpha 1.75",
                                      "push 0.5",
                                      "speed 2",
                                      "law two-sided",
                                      "gap 0.0005",
                                      "freqs 100 230.5 470.25",
                                      "decays 0.5 0.25",
                                      "masses 0.2",
                                      "shapes 1 -0.5 0.25 1",
                                      "trace hit",
                                      "body modes",
                                      "drive 0.25",
                                      "bodymass 0.75",
                                      "scheme two-point"};

TEST("a dump restores the object exactly, into a new one and into any other") {
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
            check_case("%s %s: %s", kinds[k]->name, changes[i], f->line);
            CHECK(fake_send(f, changes[i]));
            if (i % 9 != 8)
                continue;
            f->events = 0;
            fake_send(f, "dump");
            struct fake *other[] = {fake_new(kinds[k], ""),
                                    fake_new(kinds[k], "-body wall -scheme verlet -correct depth")};
            for (int o = 0; o < 2; o++) {
                for (int e = 0; e < f->events; e++)
                    CHECK(external_message(other[o]->x, f->event[e].selector, f->event[e].atoms,
                                           f->event[e].count));
                CHECK(other[o]->errors == 0);
                CHECK(memcmp(external_settings(f->x), external_settings(other[o]->x),
                             offsetof(struct settings, freqs)) == 0);
            }
            struct take *t[2];
            for (int o = 0; o < 2; o++) {
                fake_send(other[o], "reset");
                fake_send(other[o], "bang");
                t[o] = play(other[o], NULL, 64);
                fake_free(other[o]);
            }
            CHECK(same(t[0], t[1]) && peak(t[0], 1) > 0);
            free(t[0]), free(t[1]);
        }
        fake_free(f);
    }
}

TEST("trace writes the last contact from its entry on") {
    struct fake *f = fake_new(&impact_tilde, "-body wall -trace hit");
    fake_send(f, "bang");
    free(play(f, NULL, 64));
    CHECK(fake_send(f, "trace"));
    CHECK(f->traced > 64 && f->traced <= COLLISION_TRACE);
    CHECK(f->first.t >= 0 && f->first.x < 1e-5);
    CHECK_REL(f->first.v, 1, 1e-2);
    CHECK_REL(f->last.t, f->event[0].atoms[2].number / 1e3, 1e-2);
    int errors = f->errors;
    fake_send(f, "trace elsewhere");
    CHECK(fake_send(f, "trace") && f->errors == errors + 1 && strstr(f->line, "elsewhere"));
    CHECK(fake_send(f, "trace none") && !fake_send(f, "trace"));
    fake_free(f);
}

TEST("orders wait for the audio, merge, and come back") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "-body wall");
    char line[64];
    for (int i = 0; i < 1000; i++) {
        snprintf(line, sizeof line, "mass %g", 0.01 + i * 1e-5);
        CHECK(fake_send(f, line) && fake_send(f, "strike 3"));
    }
    CHECK(fake_send(f, "reset") && fake_send(f, "mu 0") && fake_send(f, "strike 0.5"));
    CHECK(fake_send(f, "print"));
    CHECK(f->posts == 0);
    free(play(f, NULL, 64));
    CHECK(f->posts > 5);
    CHECK(count_events(f, "hit") == 1);
    CHECK_REL(f->event[0].atoms[0].number, 0.5, 1e-9);
    CHECK_REL(f->event[0].atoms[1].number, -0.5, 1e-6);
    CHECK_REL(f->x->plan->collision.mass, 0.01 + 999e-5, 1e-6);
    fake_free(f);
}

TEST("an object that is freed with orders waiting leaves nothing behind") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "");
    CHECK(fake_send(f, "freq 300") && fake_send(f, "print") && fake_send(f, "bang"));
    fake_free(f);
}

TEST("another rate keeps the pitch and what rings") {
    struct fake *f = fake_new(&impact_tilde, "");
    fake_send(f, "bang");
    struct take *before = play(f, NULL, 64);
    external_rate(f->x, 96000);
    CHECK(f->x->plan->collision.rate == 96000);
    struct take *after = play(f, NULL, 64);
    CHECK(peak(after, 0) > 0.2 * peak(before, 0));
    CHECK(peak(after, 0) < 1.5 * peak(before, 0));
    free(before), free(after), fake_free(f);
}

TEST("changes while it sounds stay finite, whatever they are") {
    uint64_t rng = 5;
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        double block[EXTERNAL_CHUNK], *out[OUTS] = {block, NULL, NULL};
        bool finite = true;
        for (int i = 0; i < 3000; i++) {
            const char *change = changes[check_random(&rng) % (sizeof changes / sizeof *changes)];
            fake_send(f, i % 20 ? change : "bang");
            fake_play(f, NULL, out, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
            f->events = 0;
            for (int j = 0; j < EXTERNAL_CHUNK; j++)
                finite = finite && isfinite(block[j]);
        }
        check_case("%s", kinds[k]->name);
        CHECK(finite);
        fake_free(f);
    }
}

TEST("two objects share nothing") {
    struct session *s = session_new();
    struct fake *alone = fake_new(&impact_tilde, "");
    struct take *want = play(alone, s->in, 64);
    struct fake *a = fake_new(&impact_tilde, ""), *b = fake_new(&impact_tilde, "-body bowl");
    struct take *got = calloc(1, sizeof *got);
    double other[EXTERNAL_CHUNK], *others[OUTS] = {other, NULL, NULL};
    for (int from = 0; from < LENGTH; from += EXTERNAL_CHUNK) {
        const double *in[INLETS];
        double *out[OUTS];
        for (int i = 0; i < INLETS; i++)
            in[i] = s->in[i] + from;
        for (int i = 0; i < OUTS; i++)
            out[i] = got->samples[i] + from;
        if (from % 256 == 0)
            fake_send(b, "bang"), fake_send(b, "k 1e6");
        fake_play(a, in, out, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
        fake_play(b, NULL, others, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
    }
    CHECK(same(want, got));
    free(want), free(got), free(s);
    fake_free(alone), fake_free(a), fake_free(b);
}

CHECK_MAIN
