/* SPDX-License-Identifier: BSD-3-Clause */
/* The voices of an object: chords, rolls, strikes in impacts, stealing, silence, blocks. */
#include "support/bars.h"

enum { SECOND = 44100, HALF = 22050 };

static double peak_of(const double *x, int n) {
    double peak = 0;
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(x[i]));
    return peak;
}

/* The notes with their samples and speeds, all on one object, or each on its own. */
struct note {
    int at;
    double key, speed;
};

static struct bars_bar bar_of(double key, bool render) {
    struct bars_bar b = bars_bar(440 * exp2((key - 69) / 12));
    b.render = render;
    return b;
}

static void play_notes(const struct note *notes, int count, bool render, struct contact_inputs head,
                       double *sound, int n, int block) {
    struct bars e = bars_new(bar_of(60, render), head);
    int played = 0;
    for (int i = 0; i < count; i++) {
        bars_play(&e, sound + played, notes[i].at - played, block);
        played = notes[i].at;
        bars_note(&e, bar_of(notes[i].key, render), notes[i].key, notes[i].speed);
    }
    bars_play(&e, sound + played, n - played, block);
    bars_free(&e);
}

/* The largest difference relative to the peak. */
static double difference(const struct note *notes, int count, bool render,
                         struct contact_inputs head) {
    static double together[SECOND], apart[SECOND];
    memset(together, 0, sizeof together);
    memset(apart, 0, sizeof apart);
    play_notes(notes, count, render, head, together, SECOND, 64);
    for (int i = 0; i < count; i++)
        for (int first = 0; first <= i; first++) {
            if (notes[first].key != notes[i].key)
                continue;
            struct note of_key[16];
            int its = 0;
            if (first < i)
                break; /* played with the first of its key */
            for (int j = i; j < count; j++)
                if (notes[j].key == notes[i].key)
                    of_key[its++] = notes[j];
            play_notes(of_key, its, render, head, apart, SECOND, 64);
            break;
        }
    double peak = peak_of(apart, SECOND);
    for (int i = 0; i < SECOND; i++)
        together[i] -= apart[i];
    return peak_of(together, SECOND) / peak;
}

static const struct note chord[] = {{100, 60, 1}, {100, 64, 1.5}, {100, 67, .7}, {100, 72, 2}},
                         scale[] = {{0, 60, 1},    {2000, 62, 1}, {4100, 64, 1},
                                    {6000, 65, 1}, {8111, 67, 1}, {10000, 69, 1}},
                         trill[] = {{0, 60, 1},    {2205, 62, 1}, {4410, 60, 1},
                                    {6615, 62, 1}, {8820, 60, 2}, {11025, 62, 1}},
                         ff_pp[] = {{0, 60, 5}, {4410, 64, .05}};

TEST("chords, scales and trills are the sum of as many objects, in render") {
    const struct contact_inputs heads[] = {bars_yarn, bars_hard};
    for (int h = 0; h < 2; h++) {
        check_case("head %d", h);
        CHECK(difference(chord, 4, true, heads[h]) < 1e-12);
        CHECK(difference(scale, 6, true, heads[h]) < 1e-12);
        CHECK(difference(trill, 6, true, heads[h]) < 1e-12);
        CHECK(difference(ff_pp, 2, true, heads[h]) < 1e-12);
    }
}

TEST("live they equal that sum better than -60 dB") {
    const struct contact_inputs heads[] = {bars_yarn, bars_hard};
    for (int h = 0; h < 2; h++) {
        double worst = fmax(
            difference(chord, 4, false, heads[h]),
            fmax(difference(scale, 6, false, heads[h]), difference(trill, 6, false, heads[h])));
        check_case("head %d: %g %g %g", h, difference(chord, 4, false, heads[h]),
                   difference(scale, 6, false, heads[h]), difference(trill, 6, false, heads[h]));
        CHECK(worst < 1e-3);
    }
}

/* Peak of one note alone, or of two so many samples apart. */
static double peak_of_two(double first, double second, int gap, struct contact_inputs head) {
    static double sound[HALF];
    struct bars e = bars_new(bars_bar(200), head);
    memset(sound, 0, sizeof sound);
    if (first > 0)
        bars_strike(&e, first);
    bars_play(&e, sound, gap, 64);
    if (second > 0)
        bars_strike(&e, second);
    bars_play(&e, sound + gap, HALF - gap, 64);
    bars_free(&e);
    return peak_of(sound, HALF);
}

TEST("a strike during an impact is at most 1.05 times the sum of both") {
    const struct contact_inputs heads[] = {
        {7e7, .3, 2}, {3e6, 1, 2}, {1.6e8, .1, 2.54}, {3e4, .2, 1.5}};
    const double speeds[][2] = {{1, 1}, {3, .1}, {.1, 3}};
    double worst = 0;
    for (int h = 0; h < 4; h++)
        for (int s = 0; s < 3; s++)
            for (int gap = 44; gap < 1400; gap += 100) {
                double sum = peak_of_two(speeds[s][0], 0, gap, heads[h]) +
                             peak_of_two(0, speeds[s][1], gap, heads[h]);
                double ratio = peak_of_two(speeds[s][0], speeds[s][1], gap, heads[h]) / sum;
                check_case("head %d, speeds %d, gap %d: %g", h, s, gap, ratio);
                CHECK(ratio < 1.05);
                worst = fmax(worst, ratio);
            }
}

/* A random performance, from a seed. */
static void play_life(uint64_t seed, bool render, double *sound, int n, int block,
                      struct collision_ledger *ledger) {
    uint64_t rng = seed;
    struct bars e = bars_new(bar_of(60, render), bars_yarn);
    struct voices_live live = voices_live_usual;
    double pushed = 0;
    int body_id = 0;
    live.voices = 5;
    bars_live(&e, live);
    for (int played = 0; played < n;) {
        int next = (int)check_uniform(&rng, 1, 1500);
        double key = 48 + 12 * check_uniform(&rng, 0, 2), speed = check_uniform(&rng, .05, 3);
        struct bars_bar b = bar_of(floor(key), render);
        b.body_id = (unsigned)body_id;
        b.gravity = seed % 3 == 0 ? 9.81 : 0;
        switch ((int)check_uniform(&rng, 0, 11)) {
        case 0:
        case 1:
        case 2:
            bars_note(&e, b, floor(key), speed);
            break;
        case 3:
        case 4:
            bars_strike(&e, speed);
            break;
        case 5:
        case 6:
            bars_arrive(&e, ARRIVAL_CONTINUES, b);
            break;
        case 7:
            b.body_id = (unsigned)++body_id;
            bars_arrive(&e, ARRIVAL_FRESH, b);
            break;
        case 8:
            pushed = pushed > 0 ? 0 : check_uniform(&rng, 0, 20);
            bars_push(&e, pushed);
            break;
        case 9: {
            struct command c = {.sets_inputs = 1u << RANGE_K | 1u << RANGE_ALPHA, .head = true};
            c.input[RANGE_K] = pow(10, check_uniform(&rng, 5, 9));
            c.input[RANGE_ALPHA] = check_uniform(&rng, 1, 3);
            voices_carry_out(e.vs, &c);
            break;
        }
        default: {
            struct command c = {.releases = true, .has_key = true, .key = floor(key)};
            live.release_rate = 150;
            live.damp_rate = check_uniform(&rng, 0, 20);
            bars_live(&e, live);
            voices_carry_out(e.vs, &c);
        }
        }
        next = next < n - played ? next : n - played;
        bars_play(&e, sound + played, next, block);
        played += next;
    }
    if (ledger)
        *ledger = voices_ledger(e.vs);
    bars_free(&e);
}

TEST("blocks of any size give the same samples") {
    static double a[HALF], b[HALF];
    static const int blocks[] = {1, 7, 33};
    for (uint64_t seed = 1; seed <= (check_quick() ? 10 : 60); seed++)
        for (int k = 0; k < 3; k++) {
            memset(a, 0, sizeof a);
            memset(b, 0, sizeof b);
            play_life(seed, false, a, HALF, 64, NULL);
            play_life(seed, false, b, HALF, blocks[k], NULL);
            check_case("seed %d, blocks of %d", (int)seed, blocks[k]);
            CHECK(memcmp(a, b, sizeof a) == 0);
        }
}

TEST("the ledger of all voices closes, including those that have ended") {
    static double sound[HALF];
    for (uint64_t seed = 1; seed <= (check_quick() ? 20 : 200); seed++) {
        struct collision_ledger l;
        play_life(seed, true, sound, HALF, 64, &l);
        check_case("seed %d: %g", (int)seed, bars_error(&l));
        CHECK(fabs(bars_error(&l)) < 1e-10);
        CHECK(l.lost_contact >= 0 && l.lost_modes >= 0);
    }
}

static bool has_key(const struct bars *e, double key) {
    for (int i = 0; i < voices_count(e->vs); i++)
        if (voices_at(e->vs, i)->has_key && voices_at(e->vs, i)->key == key)
            return true;
    return false;
}

TEST("beyond the number of voices the quietest fades out, and silent voices end") {
    struct bars e = bars_new(bar_of(60, false), bars_yarn);
    const int soft = 43, loud = 40;
    for (int key = loud; key < loud + 2 * VOICES_USUAL; key++) {
        bars_note(&e, bar_of(key, false), key, key == loud ? 3 : key == soft ? .01 : 1);
        bars_play(&e, NULL, 1024, 64);
        CHECK(voices_count(e.vs) <= VOICES_USUAL);
        if (key < loud + VOICES_USUAL + 1) {
            check_case("key %d", key);
            CHECK(has_key(&e, loud));
            CHECK(has_key(&e, soft) == (key >= soft && key < loud + VOICES_USUAL));
        }
    }
    CHECK(voices_count(e.vs) == VOICES_USUAL);
    struct voices_live live = voices_live_usual;
    live.damp_rate = 50;
    bars_live(&e, live);
    bars_play(&e, NULL, SECOND, 64);
    CHECK(voices_count(e.vs) == 1);
    struct collision_event event, last = {.kind = COLLISION_HIT};
    while (log_take(e.log, &event))
        last = event;
    CHECK(last.kind == COLLISION_SILENT);
    bars_free(&e);
}

TEST("a repeated note is struck on the voice of its key") {
    struct bars e = bars_new(bar_of(60, false), bars_yarn);
    for (int i = 0; i < 8; i++) {
        bars_note(&e, bar_of(i % 2 ? 64 : 60, false), i % 2 ? 64 : 60, 1);
        bars_play(&e, NULL, 4410, 64);
    }
    CHECK(voices_count(e.vs) <= 3); /* the first voice never got a key */
    struct collision_event event;
    int hits = 0;
    while (log_take(e.log, &event))
        hits +=
            event.kind == COLLISION_HIT && event.has_key && (event.key == 60 || event.key == 64);
    CHECK(hits >= 8);
    bars_free(&e);
}

static const struct voice *voice_aged(const struct bars *e, uint64_t age) {
    for (int i = 0; i < voices_count(e->vs); i++)
        if (voices_at(e->vs, i)->age == age)
            return voices_at(e->vs, i);
    return NULL;
}

TEST("a retuning reaches a voice that waits to be continued, in place of what it waits for") {
    struct bars e = bars_new(bar_of(60, false), bars_yarn);
    bars_note(&e, bar_of(60, false), 60, 1);
    bars_play(&e, NULL, 20, 64);
    bars_arrive(&e, ARRIVAL_CONTINUES, bars_bar(300));
    const struct voice *v = voices_current(e.vs);
    const uint64_t age = v->age;
    CHECK(v->successor && voice_latest(v) == v->successor);
    const struct bank *old = v->bank, *waits = voice_latest(v)->bank;
    bars_note(&e, bar_of(64, false), 64, 1);
    struct command c = {.arrival = ARRIVAL_RETUNES, .age = age, .retuned = old};
    c.voice = bars_voice(&e, bars_bar(310));
    voices_carry_out(e.vs, &c);
    CHECK(voice_latest(voice_aged(&e, age))->bank == waits);
    c = (struct command){.arrival = ARRIVAL_RETUNES, .age = age, .retuned = waits};
    c.voice = bars_voice(&e, bars_bar(330));
    const struct modes *retuned = c.voice->def.modes;
    voices_carry_out(e.vs, &c);
    bars_play(&e, NULL, HALF, 64);
    CHECK(voice_aged(&e, age)->def.modes == retuned);
    bars_free(&e);
}

CHECK_MAIN
