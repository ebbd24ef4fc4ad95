/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz.c: [fuzz~ seed messages]: a guest in the real Pd that makes patches of Knock's objects in
 * the canvas `fuzzed` and sends them anything: boxes with any flags, every selector, lists, any
 * float and signal at every inlet, block~ and switch~, clones, copies, arrays that change their
 * size, cords that come and go, objects that are deleted while they sound, also by what they say
 * themselves. [fuzz-check~] checks the samples of an outlet. Quits when all is sent and prints what
 * it has counted.
 */
#include <m_pd.h>

#include "fuzz/fuzz.h"
#include "support/check.h"

enum { LIFE = 60, INLETS_USED = 5, COPIES = 3 };

static t_class *fuzz_class, *checker_class;

struct fuzz {
    t_object object;
    t_clock *clock, *end;
    uint64_t rng;
    long wanted, sent, lives, deaths;
    int boxes, left, copies;
    const struct external_kind *kind;
    struct fuzz_message message;
};

struct checker {
    t_object object;
    t_float unused;
};

static long samples, not_numbers; /* of all checkers */

static int pick(struct fuzz *x, int n) { return (int)(check_random(&x->rng) % (unsigned)n); }
static bool sometimes(struct fuzz *x, double share) { return check_uniform(&x->rng, 0, 1) < share; }

/* --- a checker ------------------------------------------------------------------------------- */

static t_int *checker_perform(t_int *w) {
    const t_sample *in = (const t_sample *)w[1]; /* NOLINT(performance-no-int-to-ptr) */
    int n = (int)w[2];
    samples += n;
    for (int i = 0; i < n; i++)
        not_numbers += !isfinite(in[i]);
    return w + 3;
}

static void checker_dsp(struct checker *x, t_signal **signals) {
    (void)x;
    dsp_add(checker_perform, 2, signals[0]->s_vec, (t_int)signals[0]->s_n);
}

static void checker_anything(struct checker *x, t_symbol *s, int argc, t_atom *argv) {
    (void)x, (void)s, (void)argc, (void)argv;
}

static void *checker_new(void) { return pd_new(checker_class); }

/* --- what is sent ----------------------------------------------------------------------------- */

/* To whatever has that name; nothing to nobody. */
static void tell(const char *to, const char *selector, int argc, t_atom *argv) {
    t_symbol *s = gensym(to);
    if (s->s_thing)
        pd_typedmess(s->s_thing, gensym(selector), argc, argv);
}

static void tell_words(const char *to, const char *text) {
    t_binbuf *words = binbuf_new();
    binbuf_text(words, text, strlen(text));
    int argc = binbuf_getnatom(words);
    t_atom *argv = binbuf_getvec(words);
    if (argc)
        tell(to, atom_getsymbol(argv)->s_name, argc - 1, argv + 1);
    binbuf_free(words);
}

__attribute__((format(printf, 1, 2))) static void edit(const char *format, ...) {
    char text[MAXPDSTRING];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    tell_words("pd-fuzzed", text);
}

__attribute__((format(printf, 2, 3))) static int box(struct fuzz *x, const char *format, ...) {
    char text[MAXPDSTRING];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    edit("obj 10 %d %s", 20 * x->boxes, text);
    return x->boxes++;
}

static void put(t_atom *to, const struct external_atom *from) {
    if (from->word)
        SETSYMBOL(to, gensym(from->word));
    else
        SETFLOAT(to, (t_float)from->number);
}

static void tell_message(struct fuzz *x, const char *to, int voice) {
    static t_atom argv[FUZZ_ATOMS + 2];
    int argc = 0;
    fuzz_message(&x->rng, x->kind, false, &x->message);
    if (voice > 0) { /* [clone] takes its number first */
        SETFLOAT(argv, (t_float)voice);
        SETSYMBOL(argv + 1, gensym(x->message.selector));
        argc = 2;
    }
    for (int i = 0; i < x->message.count; i++)
        put(argv + argc++, x->message.atoms + i);
    tell(to, voice > 0 ? "list" : x->message.selector, argc, argv);
}

static void tell_number(struct fuzz *x, int inlet) {
    char to[24];
    t_atom number;
    SETFLOAT(&number, (t_float)fuzz_near(&x->rng, &ranges[inlet]));
    snprintf(to, sizeof to, "fuzz-%d", inlet);
    tell(to, "float", 1, &number);
}

/* --- a patch ---------------------------------------------------------------------------------- */

/* Connects a float, a signal, or nothing to a signal inlet. */
static void feed(struct fuzz *x, int to, int inlet) {
    const struct range *r = &ranges[inlet];
    int from;
    switch (pick(x, 6)) {
    case 0:
        from = box(x, "sig~ %g", fuzz_near(&x->rng, r));
        break;
    case 1:
        from = box(x, "osc~ %g", check_log_uniform(&x->rng, .1, 2e4));
        break;
    case 2:
        from = box(x, "noise~");
        edit("connect %d 0 %d 0", from, box(x, "*~ %g", fuzz_near(&x->rng, r)));
        from = x->boxes - 1;
        break;
    case 3:
        return;
    default:
        from = box(x, "r fuzz-%d", inlet);
    }
    edit("connect %d 0 %d %d", from, to, inlet);
}

static int object(struct fuzz *x) {
    t_atom argv[64];
    char name[EXTERNAL_NAME];
    int argc = 3, flags = pick(x, 4);
    x->kind = external_kinds[pick(x, EXTERNAL_KINDS)];
    snprintf(name, sizeof name, "knock/%s", x->kind->name);
    SETFLOAT(argv, 200), SETFLOAT(argv + 1, 10), SETSYMBOL(argv + 2, gensym(name));
    for (int i = 0; i < flags; i++) {
        const struct parameter *row = fuzz_row(&x->rng, x->kind, false);
        x->message.count = 0;
        fuzz_value(&x->rng, row, &x->message);
        snprintf(name, sizeof name, "-%s", row->name);
        SETSYMBOL(argv + argc, gensym(name));
        argc++;
        for (int j = 0; j < x->message.count && j < 12 && argc < 63; j++)
            put(argv + argc++, x->message.atoms + j);
    }
    tell("pd-fuzzed", "obj", argc, argv);
    return x->boxes++;
}

/* An object whose message deletes the object itself. Our clock is the [del 0], which must not be in
 * the cleared canvas. */
static void let_it_die(struct fuzz *x, int it) {
    int bang = box(x, "t b");
    edit("connect %d 1 %d 0", it, bang);
    edit("connect %d 0 %d 0", bang, box(x, "s fuzz-die"));
}

static void surroundings(struct fuzz *x) {
    static const char *const ups[] = {"0.125", "0.25", "0.5", "1", "1", "1", "2", "4", "8"};
    if (sometimes(x, .4))
        box(x, "block~ %d %d %s", 1 << pick(x, 13), 1 << pick(x, 3), ups[pick(x, 9)]);
    if (sometimes(x, .2))
        edit("connect %d 0 %d 0", box(x, "r fuzz-switch"), box(x, "switch~"));
    if (sometimes(x, .3))
        edit("connect %d 0 %d 0", box(x, "r fuzz-voices"),
             box(x, "clone fuzz-voice %d %s", 1 + pick(x, 8), x->kind->name));
    box(x, "array define hit-x %d", 1 + pick(x, 100));
    box(x, "array define hit-f 10");
    box(x, "array define four 4");
    box(x, "array define thousands 5000");
}

static void new_life(struct fuzz *x) {
    edit("clear");
    x->boxes = x->copies = 0;
    x->left = LIFE;
    x->lives++;
    int it = object(x), in = box(x, "r fuzz-in");
    edit("connect %d 0 %d 0", in, it);
    for (int i = 1; i <= INLETS_USED; i++)
        feed(x, it, i);
    for (int outlet = 0; outlet < 4; outlet++)
        edit("connect %d %d %d 0", it, outlet, box(x, "fuzz-check~"));
    if (sometimes(x, .2))
        let_it_die(x, it);
    surroundings(x);
}

/* --- what happens to it ----------------------------------------------------------------------- */

static void copies(struct fuzz *x) {
    static const char *const words[] = {"copy", "paste", "duplicate", "cut"};
    edit("vis 1");
    edit("editmode 1");
    edit("selectall");
    for (int i = 1 + pick(x, 3); i > 0; i--) {
        int word = pick(x, 4);
        edit("%s", words[word]);
        if (word == 3)
            x->boxes = 0; /* and 0.53 falls over a cord between boxes that are none */
    }
    edit("vis 0");
}

static void resize(struct fuzz *x) {
    static const char *const names[] = {"hit-x", "hit-f", "four", "thousands"};
    char text[64];
    snprintf(text, sizeof text, "resize %d", 1 + pick(x, 5000));
    tell_words(names[pick(x, 4)], text);
}

static void edits(struct fuzz *x) {
    int what = pick(x, 8);
    if (what == 0 && x->copies++ < COPIES)
        copies(x);
    else if (what < 4 && x->boxes > 0)
        edit("%s %d %d %d %d", what == 1 ? "disconnect" : "connect", pick(x, x->boxes), pick(x, 4),
             pick(x, 2), pick(x, 6));
    else if (what == 4)
        tell_words("pd", sometimes(x, .5) ? "dsp 0" : "dsp 1");
    else if (what == 5)
        tell_words("fuzz-switch", sometimes(x, .4) ? "float 0" : "float 1");
    else
        resize(x);
}

static void fuzz_tick(struct fuzz *x) {
    for (int i = pick(x, 4); i > 0; i--, x->sent++, x->left--) {
        if (x->left <= 0)
            new_life(x);
        if (sometimes(x, .1))
            edits(x);
        else if (sometimes(x, .2))
            tell_number(x, 1 + pick(x, INLETS_USED));
        else if (sometimes(x, .1))
            tell_message(x, "fuzz-voices", 1 + pick(x, 8));
        else
            tell_message(x, "fuzz-in", 0);
    }
    if (sometimes(x, .02))
        tell_words("pd", "dsp 1");
    if (x->sent < x->wanted) {
        clock_delay(x->clock, check_log_uniform(&x->rng, .5, 50));
        return;
    }
    edit("clear");
    post(
        "fuzz: %ld messages to %ld patches, %ld deleted by themselves, %ld samples checked, %ld of "
        "them no "
        "number",
        x->sent, x->lives, x->deaths, samples, not_numbers);
    tell_words("pd", "quit 0");
}

static void fuzz_bang(struct fuzz *x) { clock_delay(x->end, 0); }

static void fuzz_end(struct fuzz *x) {
    edit("clear");
    x->left = 0;
    x->deaths++;
}

static void *fuzz_new(t_floatarg seed, t_floatarg messages) {
    struct fuzz *x = (struct fuzz *)pd_new(fuzz_class);
    x->rng = (uint64_t)seed;
    x->wanted = (long)messages;
    x->kind = external_kinds[0];
    x->clock = clock_new(x, (t_method)fuzz_tick);
    x->end = clock_new(x, (t_method)fuzz_end);
    pd_bind(&x->object.ob_pd, gensym("fuzz-die"));
    clock_delay(x->clock, 10);
    return x;
}

static void fuzz_free(struct fuzz *x) {
    pd_unbind(&x->object.ob_pd, gensym("fuzz-die"));
    clock_free(x->clock);
    clock_free(x->end);
}

__attribute__((visibility("default"))) void fuzz_tilde_setup(void);

void fuzz_tilde_setup(void) {
    fuzz_class = class_new(gensym("fuzz~"), (t_newmethod)(void (*)(void))fuzz_new,
                           (t_method)fuzz_free, sizeof(struct fuzz), 0, A_FLOAT, A_FLOAT, A_NULL);
    class_addbang(fuzz_class, fuzz_bang);
    checker_class = class_new(gensym("fuzz-check~"), (t_newmethod)(void (*)(void))checker_new, NULL,
                              sizeof(struct checker), 0, A_NULL);
    class_domainsignalin(checker_class, -1);
    class_addmethod(checker_class, (t_method)checker_dsp, gensym("dsp"), A_CANT, A_NULL);
    class_addanything(checker_class, checker_anything);
}
