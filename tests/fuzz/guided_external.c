/* SPDX-License-Identifier: BSD-3-Clause */
/* guided_external.c: boxes and messages, each a line of the fuzzer's bytes. The outputs are finite,
 * and another object accepts a dump. */
#include "object/external_state.h"
#include "support/check.h"
#include "support/object/fake_host.h"

enum { LINES = 24, WORD = 40, LENGTH = 64, OUTS = EXTERNAL_PICKUPS + 2 };

/* An object and the one that hears its dump. */
struct replies {
    struct fake fake; /* first: it is what the host is given */
    struct external *twin;
    int refused;
};

static void event(void *object, const char *selector, const struct external_atom *atoms,
                  int count) {
    struct replies *h = object;
    h->refused += h->twin && !external_message(h->twin, selector, atoms, count);
}

static bool no_path(void *object, const char *name, bool to_write, char *path, int size) {
    (void)object, (void)name, (void)to_write, (void)path, (void)size;
    return false;
}

/* A sound would be learnt in another thread, for seconds. */
static int no_sound(void *object, const char *name, double seconds, float **samples, double *rate) {
    (void)object, (void)name, (void)seconds, (void)samples, (void)rate;
    return -1;
}

/* --- the input -------------------------------------------------------------------------------- */

static const uint8_t *input;
static size_t bytes_left;

static unsigned byte(void) { return bytes_left ? bytes_left--, *input++ : 0; }

/* A row's or message's name by its number, or whatever stands there. */
static const char *any_word(const struct external_kind *kind, char word[WORD]) {
    unsigned choice = byte();
    if (choice < 128) {
        const struct parameter *row = external_row(kind, (int)choice);
        if (row)
            return row->name;
    } else if (choice < 192) {
        const struct external_message *m = external_message_row(kind, (int)choice - 128);
        if (m)
            return m->name;
    }
    size_t length = byte() % (WORD - 1);
    for (size_t i = 0; i < length; i++)
        word[i] = (char)byte();
    word[length] = '\0';
    return word;
}

static double any_number(const struct parameter *row) {
    const struct range *r = row ? row->range : NULL;
    unsigned way = byte(), two = byte() << 8 | byte();
    if (r && way < 100)
        return r->least + (r->most - r->least) * two / 65535;
    if (r && way < 160 && r->most > 0)
        return fmax(r->least, r->most * pow(10, -12. * two / 65535));
    if (way < 220)
        return (int)two - 32768;
    uint64_t bits = 0;
    double value;
    for (int i = 0; i < 8; i++)
        bits = bits << 8 | byte();
    memcpy(&value, &bits, sizeof value);
    return value;
}

static struct external_atom any_value(const struct external_kind *kind, const struct parameter *row,
                                      char word[WORD]) {
    unsigned choice = byte();
    if (choice < 128)
        return (struct external_atom){NULL, any_number(row)};
    if (row && row->word && choice < 230)
        return (struct external_atom){row->word((int)byte() % row_words(row)), 0};
    return (struct external_atom){any_word(kind, word), 0};
}

/* --- a life ----------------------------------------------------------------------------------- */

static void play(struct external *x) {
    static double sound[OUTS][LENGTH];
    const double *in[INLETS] = {NULL};
    double *out[OUTS];
    int outs = external_pickups(x) + 2;
    for (int i = 0; i < outs; i++)
        out[i] = sound[i];
    external_process(x, in, out, LENGTH);
    external_collect(x);
    for (int i = 0; i < outs; i++)
        for (int n = 0; n < LENGTH; n++)
            if (!(fabs(sound[i][n]) < 3e38))
                abort();
}

static void message(struct external *x) {
    static char selector[WORD], words[256][WORD];
    static struct external_atom atoms[256];
    const char *name = any_word(x->kind, selector);
    const struct parameter *row = external_find(x->kind, name);
    unsigned count = byte() % (row && row->type == PARAMETER_LIST ? 24 : 4);
    for (unsigned i = 0; i < count; i++)
        atoms[i] = any_value(x->kind, row, words[i]);
    external_message(x, name, atoms, (int)count);
}

static int box(const struct external_kind *kind, struct external_atom *atoms) {
    static char words[64][WORD], flags[16][WORD + 1];
    int count = 0;
    for (unsigned flag = 0, most = byte() % 8; flag < most; flag++) {
        const char *name = any_word(kind, words[count]);
        const struct parameter *row = external_find(kind, name);
        snprintf(flags[flag], sizeof flags[flag], "%c%s", byte() % 2 ? '-' : '@', name);
        atoms[count++] = (struct external_atom){flags[flag], 0};
        for (unsigned i = byte() % 5; i > 0; i--, count++)
            atoms[count] = any_value(kind, row, words[count]);
    }
    return count;
}

static void restore(struct replies *h, const struct external_host *host) {
    static struct replies twin;
    struct external_atom pickups[EXTERNAL_PICKUPS + 1] = {{"-pickups", 0}};
    twin.fake.x = external_new(h->fake.x->kind, host, &twin, h->fake.x->rate, pickups,
                               1 + external_pickups(h->fake.x));
    h->twin = twin.fake.x;
    h->refused = 0;
    external_message(h->fake.x, "dump", NULL, 0);
    if (h->refused)
        abort();
    external_free(h->twin);
    h->twin = NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct replies h;
    struct external_host host = fake_host;
    struct external_atom atoms[64];
    host.event = event;
    host.path = no_path;
    host.read_sound = no_sound;
    input = data;
    bytes_left = size;
    const struct external_kind *kind = external_kinds[byte() % EXTERNAL_KINDS];
    int count = box(kind, atoms);
    h.fake.x = external_new(kind, &host, &h, 44100, atoms, count);
    for (int i = 0; i < LINES && bytes_left; i++) {
        message(h.fake.x);
        play(h.fake.x);
    }
    restore(&h, &host);
    external_free(h.fake.x);
    return 0;
}
