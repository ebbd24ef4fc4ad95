/* SPDX-License-Identifier: BSD-3-Clause */
/* Random messages to objects in Max, as in tests/fuzz/fuzz.c: the output is finite, nothing
 * forbidden happens while audio is computed, and a saved patch restores them. `max_fuzz n` plays n
 * lives. */
#include "fuzz/fuzz.h"
#include "max/play.h"

#include <sys/stat.h>
#include <unistd.h>

enum { MESSAGES = 40, BOX = 4096, USUAL_LIVES = 60, QUICK_LIVES = 15 };

static bool sometimes(uint64_t *rng, double share) { return check_uniform(rng, 0, 1) < share; }

static int atoms_of(const struct fuzz_message *m, t_atom *atoms) {
    for (int i = 0; i < m->count; i++)
        if (m->atoms[i].word) {
            atoms[i].a_type = A_SYM;
            atoms[i].a_w.w_sym = gensym(m->atoms[i].word);
        } else {
            atoms[i].a_type = A_FLOAT;
            atoms[i].a_w.w_float = m->atoms[i].number;
        }
    return m->count;
}

/* `impact~ @k 1e7 ...`: rows with values, some of them wrong. */
static void any_box(uint64_t *rng, const struct external_kind *kind, char box[BOX]) {
    static struct fuzz_message m;
    int at = snprintf(box, BOX, "%s", play_name(kind));
    for (int i = (int)(check_random(rng) % 4); i > 0; i--) {
        const struct parameter *row = fuzz_row(rng, kind, false);
        m.count = 0;
        fuzz_value(rng, row, &m);
        at += snprintf(box + at, (size_t)(BOX - at), " @%s", row->name);
        for (int j = 0; j < m.count && j < 12; j++)
            at += m.atoms[j].word
                      ? snprintf(box + at, (size_t)(BOX - at), " %s", m.atoms[j].word)
                      : snprintf(box + at, (size_t)(BOX - at), " %.9g", m.atoms[j].number);
    }
}

static void one_message(uint64_t *rng, const struct external_kind *kind, struct play *p) {
    static const double rates[] = {8000, 44100, 48000, 96000, 192000, 384000};
    static struct fuzz_message m;
    static t_atom atoms[FUZZ_ATOMS];
    if (sometimes(rng, .03))
        max_dsp(p->x, p->rate = rates[check_random(rng) % 6], p->vector);
    fuzz_message(rng, kind, false, &m);
    max_send_atoms(p->x, sometimes(rng, .1) ? (long)(check_random(rng) % PLAY_INS) : 0, m.selector,
                   atoms_of(&m, atoms), atoms);
}

/* Signals now and then, at any inlet: from one value to another, or anything. */
static void any_signals(uint64_t *rng, struct play *p) {
    for (int i = 0; i < PLAY_INS; i++) {
        bool on = sometimes(rng, .1), wild = sometimes(rng, .2);
        double from = fuzz_near(rng, &ranges[i]), to = fuzz_near(rng, &ranges[i]);
        for (long n = 0; n < p->vector; n++)
            p->in[i][n] = !on    ? 0
                          : wild ? fuzz_near(rng, &ranges[i])
                                 : from + (to - from) * (double)n / (double)p->vector;
        if (sometimes(rng, .05))
            max_connect(p->x, i, on);
    }
}

static long not_numbers(const struct play *p) {
    long count = 0;
    for (long o = 0; o < p->outs; o++)
        for (long n = 0; n < p->vector; n++)
            count += !(fabs(p->out[o][n]) < 3e38);
    return count;
}

/* -0 is a whole number in Max, and then 0. */
static bool same_word(const char *a, size_t a_size, const char *b, size_t b_size) {
    if (a_size == 2 && strncmp(a, "-0", 2) == 0)
        a++, a_size--;
    if (b_size == 2 && strncmp(b, "-0", 2) == 0)
        b++, b_size--;
    return a_size == b_size && strncmp(a, b, a_size) == 0;
}

static bool same_text(const char *a, const char *b) {
    while (*a && *b) {
        size_t a_size = strcspn(a, " \n"), b_size = strcspn(b, " \n");
        if (!same_word(a, a_size, b, b_size) || a[a_size] != b[b_size]) {
            printf("    saved: %.40s\n    comes back: %.40s\n", a, b);
            return false;
        }
        a += a_size + 1;
        b += b_size + 1;
    }
    return *a == *b;
}

/* All attributes, frozen twice. The double keeps them as text, without words of two parts. */
static bool comes_back(t_object *x, const char *box, unsigned order) {
    char *trace = max_get(x, "trace");
    if (strchr(trace, ' '))
        CHECK(max_send(x, 0, "trace none"));
    free(trace);
    char *saved = max_freeze(x);
    t_object *twin = max_thaw(box, saved, order);
    char *again = twin ? max_freeze(twin) : NULL;
    bool same = again && same_text(saved, again);
    if (twin)
        max_delete(twin);
    free(saved), free(again);
    return same;
}

static void one_life(uint64_t seed) {
    uint64_t rng = seed * 104729;
    const struct external_kind *kind = kinds[check_random(&rng) % OBJECTS];
    char box[BOX];
    any_box(&rng, kind, box);
    t_object *x = max_new(box);
    check_case("seed %llu, %.60s", (unsigned long long)seed, box);
    if (!CHECK(x != NULL))
        return;
    struct play p = play_start(x, 48000, 1 << check_random(&rng) % 10);
    int trapped = trap_count();
    for (int i = 0; i < MESSAGES; i++) {
        one_message(&rng, kind, &p);
        any_signals(&rng, &p);
        play_run(&p, p.vector * (long)(1 + check_random(&rng) % 3), 0, NULL);
        CHECK(not_numbers(&p) == 0);
    }
    if (!CHECK(trap_count() == trapped))
        printf("    audio did what it must not: %s\n", trap_last());
    CHECK(comes_back(x, box, (unsigned)check_random(&rng)));
    play_stop(&p);
    max_forget();
}

static long lives, first = 1;

TEST("whatever Max sends: numbers come out, audio does nothing forbidden, what is frozen comes "
     "back") {
    if (!play_load())
        return;
    for (long i = 0; i < lives; i++)
        one_life((uint64_t)(first + i));
}

/* `write` may say anything: into a folder beside the program. Not 0: there is none. */
static int go_beside(const char *program) {
    char folder[1024];
    const char *name = strrchr(program, '/');
    snprintf(folder, sizeof folder, "%.*smax_fuzz_files", name ? (int)(name + 1 - program) : 0,
             program);
    mkdir(folder, 0777);
    return chdir(folder);
}

int main(int argc, char **argv) {
    lives = argc > 1 ? atol(argv[1]) : check_quick() ? QUICK_LIVES : USUAL_LIVES;
    first = argc > 2 ? atol(argv[2]) : 1;
    return go_beside(argv[0]) || check_main("");
}
