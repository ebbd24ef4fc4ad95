/* SPDX-License-Identifier: BSD-3-Clause */
/* The externals in a host without audio: their samples are the core's. */
#include "support/ledger.h"
#include "support/object/inside.h"
#include "support/object/take.h"

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
    const struct collision_def *c = inside_def(f->x);
    struct collision_state *state = collision_state_new(c, plan_head(&f->x->settings), 1024, 64);
    for (int from = 0; from < LENGTH; from += block) {
        const struct collision_in in = {s->in[INLET_STRIKE] + from, s->in[INLET_PUSH] + from,
                                        s->in[INLET_K] + from,      s->in[INLET_MU] + from,
                                        s->in[INLET_ALPHA] + from,  s->in[INLET_DRIVE] + from};
        double *pickup[] = {t->samples[0] + from};
        const struct collision_out out = {pickup, t->samples[1] + from, t->samples[2] + from};
        collision_run(c, state, &in, &out, block);
    }
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
            char box[128]; /* a signal on k takes back gain of `loudness equal` */
            snprintf(box, sizeof box, "%s -loudness physical", bodies[b]);
            struct fake *f = fake_new(kinds[k], box);
            struct take *want = core(f, s, 64), *got = play(f, s->in, 64);
            check_case("%s %s", kinds[k]->name, bodies[b]);
            CHECK(same(want, got));
            CHECK(peak(got, 1) > 0);
            free(want), free(got), fake_free(f);
        }
    free(s);
}

TEST("blocks of any size give the same bits") {
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

TEST("a value by message and the same value as a signal give the same samples") {
    static const char *const lines[] = {"push 3", "k 3e7", "mu 0.25", "alpha 1.75", "drive 0.5"};
    static const double values[] = {3, 3e7, 0.25, 1.75, 0.5};
    struct session *s = session_new();
    for (int k = 0; k < KINDS; k++)
        for (int i = INLET_PUSH; i < INLETS; i++) {
            const double *in[INLETS] = {NULL};
            /* a signal on k does not move the gain of `loudness equal` */
            const char *box = "-loudness physical";
            struct fake *by_message = fake_new(kinds[k], box), *by_signal = fake_new(kinds[k], box);
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

TEST("after a signal is disconnected the parameter applies again, and strike is armed again") {
    struct session *s = session_new();
    struct fake *f = fake_new(&impact_tilde, "-k 2e7 -push 0.5");
    free(play(f, s->in, 64));
    for (int i = 0; i < LENGTH; i++)
        s->signal[INLET_STRIKE][i] = 1; /* held: one strike */
    const double *strike[INLETS] = {s->signal[INLET_STRIKE]};
    free(play(f, strike, 64));
    CHECK(inside_state(f->x)->inputs.held[RANGE_K] == 2e7 &&
          inside_state(f->x)->inputs.held[RANGE_PUSH] == 0.5);
    double strikes = inside_ledger(f->x).strikes;
    free(play(f, NULL, 64));
    CHECK(inside_ledger(f->x).strikes == strikes);
    free(play(f, strike, 64));
    CHECK(inside_ledger(f->x).strikes != strikes);
    free(s), fake_free(f);
}

/* A step of one sample, and a wave, into each of k, mu, alpha during a contact. */
TEST("k, mu and alpha act at their sample, and the ledger closes") {
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
            inside_audit(f->x);
            fake_send(f, "strike 1");
            t[way] = play(f, in, 64);
            struct collision_ledger l = inside_ledger(f->x);
            check_case("%s %s, inlet %d, way %d", kind->name, box, (int)moved[j], way);
            CHECK_NEAR(ledger_imbalance(&l), 0, 1e-10 * l.largest);
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

TEST("each pickup of a body of lists has its own row of shapes; extra pickups repeat the last") {
    static const double row[] = {.5, -.25, 2, 2};
    struct fake *f = fake_new(kinds[0], "-pickups 0.1 0.2 0.3 0.4 -body modes -out velocity");
    fake_send(f, "freqs 300");
    fake_send(f, "shapes 1 0.5 -0.25 2");
    fake_send(f, "strike 1");
    static double out[6][64];
    double *to[] = {out[0], out[1], out[2], out[3], out[4], out[5]};
    const double *in[INLETS] = {NULL};
    external_process(f->x, in, to, 64);
    CHECK(out[0][63] != 0);
    for (int p = 0; p < 4; p++)
        for (int i = 0; i < 64; i++)
            CHECK_REL(out[p][i], row[p] / row[0] * out[0][i], 1e-12);
    fake_free(f);
}

/* Two smoothers in series: after n samples it is within (1 + n (1 - r)) r^n of the target, r =
 * exp(-1 / (1.5 ms rate)). */
TEST("a new gain is reached with two time constants of 1.5 ms, in blocks of any size") {
    enum { GLIDING = 1024 };
    for (int block = 1; block <= 64; block *= 8) {
        struct fake *f[2] = {fake_new(kinds[1], ""), fake_new(kinds[1], "")};
        double rate = inside_def(f[0]->x)->rate;
        static double out[2][LENGTH], unheard[2][LENGTH];
        for (int from = 0; from < GLIDING; from += block)
            for (int k = 0; k < 2; k++) {
                const double *in[INLETS] = {NULL};
                double *to[] = {out[k] + from, unheard[0], unheard[1]};
                if (from == 0)
                    fake_send(f[k], "strike 1");
                if (k && from == 64)
                    fake_send(f[k], "gain -20");
                external_process(f[k]->x, in, to, block);
            }
        for (int i = 0; i < GLIDING; i++) {
            int since = i - 63;
            double r = exp(-1 / (.0015 * rate));
            double gain = since > 0 ? .1 + .9 * (1 + since * (1 - r)) * pow(r, since) : 1;
            check_case("blocks of %d, sample %d", block, i);
            CHECK_NEAR(out[1][i], gain * out[0][i], 2e-6 * fabs(out[0][i]));
        }
        fake_free(f[0]);
        fake_free(f[1]);
    }
}

TEST("a new gain takes the same time after the rate has changed") {
    static double out[EXTERNAL_PICKUPS + 2][64];
    double *to[EXTERNAL_PICKUPS + 2];
    for (int i = 0; i < EXTERNAL_PICKUPS + 2; i++)
        to[i] = out[i];
    struct fake *f = fake_new(kinds[0], "-body wall");
    external_rate(f->x, 384000);
    fake_play(f, NULL, to, 64, 64);
    external_rate(f->x, 8000);
    fake_send(f, "gain -60");
    fake_play(f, NULL, to, 64, 64);
    double tau = -1 / (8000 * log1p(-f->x->gain_step));
    check_case("%g s", tau);
    CHECK(fabs(tau - .0015) < 1e-9);
    fake_send(f, "gain 0");
    external_rate(f->x, 96000);
    fake_play(f, NULL, to, 64, 64);
    tau = -1 / (96000 * log1p(-f->x->gain_step));
    check_case("%g s", tau);
    CHECK(fabs(tau - .0015) < 1e-9);
    fake_free(f);
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
