/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz_music.c: random music on any of the objects, with measures of its audible faults: strokes,
 * and between them other bodies, heads, places, materials, glides, hands, presets. */
#include "fuzz/fuzz.h"

#include "support/check.h"
#include "support/ledger.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum {
    OUTS = 3,
    CHORD = 4, /* notes at the same time at most */
    NOTES = FUZZ_STROKES * CHORD,
    LONGEST = 1 << 15, /* samples between two strokes at most */
    GLIDE = 8,         /* messages that a glide takes */
    LINE = 80,
    DIFFERENCES = 8 /* order of the difference that measures a click */
};

/* The object that is played, and one that gets the same words but plays every stroke alone. */
struct stage {
    struct fake *played, *alone;
    uint64_t rng;
    double rate;
    bool low; /* modes so low at a rate so high that a click has its band for itself */
    double sound[LONGEST], force[LONGEST];
    char line[LINE];         /* the last stroke, as it is played alone, */
    char again[LINE];        /* and in what changes have made of the object */
    double ceiling[NOTES];   /* peak of each stroke alone, with the greatest gain since */
    double contacts[NOTES];  /* how often it met the body, the first time counting as 1 */
    double rang[NOTES];      /* how loud it was then, with all that rang, or would be alone */
    double when[NOTES], now; /* s */
    double first;            /* m/s, of the last stroke's first contact; 0 before it */
    double gain;
    bool pressed; /* the hammer lies on the body */
    int strokes;
    struct fuzz_music *measures;
};

static int pick(struct stage *s, int n) { return (int)(check_random(&s->rng) % (unsigned)n); }
static bool sometimes(struct stage *s, double share) {
    return check_uniform(&s->rng, 0, 1) < share;
}

/* --- what is sent ----------------------------------------------------------------------------- */

static void say(struct stage *s, const char *line) {
    s->measures->refused += !fake_send(s->played, line);
    s->played->events = 0;
    if (strncmp(line, "damp", 4) != 0 && strncmp(line, "gain", 4) != 0)
        fake_send(s->alone, line);
    s->alone->events = 0;
}

/* Rows that change while it sounds, within the ranges of a performance. */
struct turn {
    const char *name;
    double least, most; /* 0, 0: one of its words */
};
static const struct turn turns[] = {
    {"body", 0, 0},           {"body", 0, 0},        {"mallet", 0, 0},
    {"material", 0, 0},       {"at", .05, .95},      {"pitch", 36, 60},
    {"freq", 60, 260},        {"size", .8, 1.25},    {"decay", .3, 3},
    {"damp", 0, 1},           {"pedal", 0, 1},       {"tension", 0, 4},
    {"support", 0, 4},        {"split", 0, 3},       {"bodymass", .2, 5},
    {"hardness", 0, 1},       {"contact", .3, 8},    {"brightness", 2e2, 4e3},
    {"k", 1e5, 1e9},          {"mu", 0, 1},          {"alpha", 1, 3},
    {"gain", -18, 6},         {"mass", .005, .1},    {"restitution", 0, .95},
    {"height", .01, .3},      {"law", 0, 0},         {"speed", .1, 4},
    {"felt_time", 1e-5, .01}, {"felt_weight", 0, 1}, {"bend", -2, 2},
    {"spread", 0, 1},         {"voices", 1, 16},     {"beads", 0, 0},
    {"barriers", 0, 0},       {"hammers", 1, 8},     {"snares", 0, 12},
    {"snare_load", 0, .2}};

/* k, mu and alpha as such are signals too: to move one does work on a contact, as is booked. */
static bool works(const struct turn *t) {
    static const char *const names[] = {"k", "mu", "alpha"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(t->name, names[i]) == 0)
            return true;
    return false;
}

/* Up to two beads of some grams, or barriers, with at most .2 mm of play. */
static void records(struct stage *s, const struct parameter *row, char line[LINE]) {
    int count = pick(s, 3), used = snprintf(line, LINE, "%s%s", row->name, count ? "" : " none");
    for (int i = 0; i < count * row->columns; i++) {
        const char *column = external_range_of(row, i)->name;
        double value = strcmp(column, "mass") == 0 ? check_log_uniform(&s->rng, 5e-4, 5e-3)
                       : strcmp(column, "gap") == 0
                           ? (sometimes(s, .3) ? 0 : check_log_uniform(&s->rng, 1e-6, 2e-4))
                           : check_uniform(&s->rng, .05, .95);
        used += snprintf(line + used, (size_t)(LINE - used), " %.6g", value);
    }
}

static void turn(struct stage *s) {
    const struct turn *t = &turns[pick(s, sizeof turns / sizeof *turns)];
    if (s->pressed && works(t))
        return;
    const struct parameter *row = external_find(s->played->x->kind, t->name);
    char line[LINE];
    if (!row)
        return;
    if (row->columns) {
        records(s, row, line);
    } else if (t->most == 0) {
        int words = 0, first = strcmp(t->name, "body") == 0 ? STRUCK_SHAPE : 0;
        while (row->word(words))
            words++;
        snprintf(line, sizeof line, "%s %s", t->name, row->word(first + pick(s, words - first)));
    } else if (row->type == PARAMETER_COUNT)
        snprintf(line, sizeof line, "%s %d", t->name,
                 (int)check_uniform(&s->rng, t->least, t->most + 1));
    else
        snprintf(line, sizeof line, "%s %.9g", t->name, check_uniform(&s->rng, t->least, t->most));
    say(s, line);
    if (strcmp(t->name, "gain") == 0) {
        double gain = pow(10, external_settings(s->played->x)->gain / 20);
        for (int i = 0; i < s->strokes && gain > s->gain; i++)
            s->ceiling[i] *= gain / s->gain, s->rang[i] *= gain / s->gain;
        s->gain = gain;
    }
}

/* A ball that is dropped arrives later: alone it is struck with the speed that it will have. */
static void stroke_line(struct stage *s, char line[LINE]) {
    unsigned object = s->played->x->kind->object;
    double v = check_log_uniform(&s->rng, .05, 5), g = external_settings(s->played->x)->gravity;
    snprintf(line, LINE, "strike %.6g", v);
    int velocity = 20 + pick(s, 108);
    if (object == MALLET)
        snprintf(line, LINE, "list %d %d", 36 + pick(s, 25), velocity);
    snprintf(s->line, LINE, "%s", line);
    snprintf(s->again, LINE, "%s", line);
    if (object == MALLET)
        snprintf(s->again, LINE, "velocity %d", velocity);
    if (object == BOUNCE && sometimes(s, .5))
        snprintf(line, LINE, "drop %.6g", v * v / (2 * g));
}

/* --- listening -------------------------------------------------------------------------------- */

static double peak_of(const double *sound, int n) {
    double peak = 0;
    for (int i = 0; i < n; i++)
        peak = sound[i] <= peak && sound[i] >= -peak ? peak : fabs(sound[i]);
    return peak;
}

/* The greatest eighth difference, where a step of 1 has 1, and a mode of 20 kHz at 192 kHz 8e-4. */
static double sharpness(const double *sound, int n) {
    static const double binomial[] = {1, -8, 28, -56, 70, -56, 28, -8, 1};
    double most = 0;
    for (int i = 0; i + DIFFERENCES < n; i++) {
        double sum = 0;
        for (int j = 0; j <= DIFFERENCES; j++)
            sum += binomial[j] * sound[i + j];
        most = fmax(most, fabs(sum) / 35);
    }
    return most;
}

static void keep(struct stage *s, const double *sound, int n) {
    struct fuzz_music *measures = s->measures;
    measures->samples += n;
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, &sound[i], sizeof bits);
        measures->hash = (measures->hash ^ bits) * 0x100000001b3u; /* FNV-1a */
    }
    struct collision_ledger l;
    struct external *x = s->played->x;
    if (x->settings.quality != QUALITY_RENDER)
        return;
    l = inside_ledger(x);
    if (l.largest > 0)
        measures->imbalance = fmax(measures->imbalance, fabs(ledger_imbalance(&l)) / l.largest);
}

static void count_contacts(struct stage *s) {
    for (int i = 0; s->strokes && i < s->played->events; i++) {
        const struct fake_event *e = &s->played->event[i];
        if (strcmp(e->selector, "hit") != 0)
            continue;
        double v = e->atoms[0].number;
        s->first = s->first > 0 ? s->first : v;
        s->contacts[s->strokes - 1] += v / s->first;
    }
    s->played->events = 0;
}

/* Voices are retuned after the message, at the end of whatever block: so that comes first. Plays n
 * samples from `from` on; returns their peak. */
static double play(struct stage *s, int from, int n, int block) {
    while (s->played->x->roster)
        external_collect(s->played->x);
    fake_play(s->played, NULL, (double *[OUTS]){s->sound + from, s->force + from, NULL}, n, block);
    count_contacts(s);
    int last = n < 512 ? n : 512;
    s->pressed = external_settings(s->played->x)->law == CONTACT_POWER ||
                 external_settings(s->played->x)->law == CONTACT_TWO_SIDED ||
                 peak_of(s->force + from + n - last, last) > 0;
    keep(s, s->sound + from, n);
    return peak_of(s->sound + from, n);
}

/* Beads, barriers and wires touch at any time, and each of their contacts is as sharp as a click.
 */
static bool others_touch(const struct stage *s) {
    const struct external *x = s->played->x;
    for (int i = 0; i < voices_count(x->voices); i++) {
        const struct network_def *d = voices_at(x->voices, i)->def.network;
        if (d && d->count > d->hammers)
            return true;
    }
    return false;
}

/* A change at `at`, of n samples: how much sharper the 2 ms behind it are than those before, of the
 * peak of both; with beads and the like, than all else from the stroke on. Where the hammer touches
 * there is a sound of its own. */
static void measure_click(struct stage *s, int at, int n) {
    const double silent = 1e-6; /* below that a voice may end */
    int span = (int)(.002 * s->rate);
    if (at < span || n - at < span || peak_of(s->force + at - span, 2 * span) > 0)
        return;
    double peak = peak_of(s->sound + at - span, 2 * span);
    double before = sharpness(s->sound + at - span, span);
    if (others_touch(s))
        before = fmax(
            before, fmax(sharpness(s->sound, at), sharpness(s->sound + at + span, n - at - span)));
    double across = sharpness(s->sound + at - DIFFERENCES, span + DIFFERENCES);
    s->measures->measured_changes++;
    if (peak > silent)
        s->measures->click = fmax(s->measures->click, (across - before - silent) / peak);
}

/* --- playing ---------------------------------------------------------------------------------- */

/* The output of the last stroke alone in the present state of the object; another body, or another
 * place of it, is struck anew by what lies on it, while what was struck rings. */
static void alone(struct stage *s, const char *line, bool another) {
    static double sound[LONGEST];
    double *ceiling = &s->ceiling[s->strokes - 1];
    int n = (int)(.12 * s->rate);
    fake_send(s->alone, "reset"), fake_send(s->alone, line);
    fake_play(s->alone, NULL, (double *[OUTS]){sound, NULL, NULL}, n, EXTERNAL_CHUNK);
    s->alone->events = 0;
    double other = s->gain * peak_of(sound, n);
    *ceiling = another ? *ceiling + other : fmax(*ceiling, other);
}

static double note_ceiling(const struct stage *s, int i) {
    return s->ceiling[i] * fmax(1, s->contacts[i]);
}

/* By all strokes; and by the notes of the last one with the loudest of the second before it, which
 * is far less and may be surpassed a little: what voices have left to swing can meet later. */
static void weigh(struct stage *s, double peak, int first) {
    double all = 0, rang = 0, own = 0;
    for (int i = 0; i < s->strokes; i++) {
        all += note_ceiling(s, i);
        if (i >= first)
            own += note_ceiling(s, i);
        else if (s->now - s->when[i] < 1)
            rang = fmax(rang, s->rang[i]);
    }
    s->rang[first] = fmax(peak, own);
    if (all == 0)
        return;
    s->measures->loudness = fmax(s->measures->loudness, peak / all);
    if (rang + own > 0)
        s->measures->growth = fmax(s->measures->growth, peak / (rang + own));
}

/* True: what lies on a body strikes another one, too, or elsewhere. */
static bool change(struct stage *s) {
    int many = sometimes(s, .2) ? 2 + pick(s, 5) : 1; /* a preset */
    const struct settings *now = external_settings(s->played->x);
    int body = now->body;
    double at = now->at.value[0];
    while (many-- > 0)
        turn(s);
    return now->body != body || (s->pressed && now->at.value[0] != at);
}

static void one_note(struct stage *s) {
    char line[LINE];
    stroke_line(s, line);
    s->measures->refused += !fake_send(s->played, line);
    s->first = s->contacts[s->strokes] = s->ceiling[s->strokes] = s->rang[s->strokes] = 0;
    s->when[s->strokes] = s->now;
    s->strokes++;
    alone(s, s->line, false);
}

/* A stroke or a chord, now and then a hand or a stop before it, and in the middle of what follows a
 * change, or a glide of them. */
static void stroke(struct stage *s, int block) {
    int first = s->strokes;
    int notes = s->played->x->kind->object == MALLET && sometimes(s, .3) ? 1 + pick(s, CHORD) : 1;
    if (sometimes(s, .05))
        fake_send(s->played, sometimes(s, .5) ? "choke" : "stop");
    while (notes-- > 0)
        one_note(s);
    int n = (int)(s->rate * check_log_uniform(&s->rng, .02, .16)) / 64 * 64;
    int at = n / 128 * 64, steps = sometimes(s, .1) ? GLIDE : 1, part = (n - at) / steps / 64 * 64;
    double peak = play(s, 0, at, block), own = 0;
    for (int i = first; i < s->strokes; i++)
        own += s->ceiling[i]; /* in the settings that it has been struck with */
    for (int i = 0; i < steps; i++, at += part) {
        alone(s, s->again, change(s)); /* a ringing voice meets the changed one */
        int length = i + 1 < steps ? part : n - at;
        peak = fmax(peak, play(s, at, length, block));
        if (s->low)
            measure_click(s, at, at + length);
    }
    weigh(s, peak, first);
    if (own > 0)
        s->measures->stroke = fmax(s->measures->stroke, peak / own);
    s->now += n / s->rate;
}

/* In a voice that nobody plays any more a hammer between two surfaces rattles on until it is
 * stolen.
 */
static bool rattles(const struct stage *s) {
    const struct external *x = s->played->x;
    for (int i = 0; i < voices_count(x->voices); i++)
        if (contact_two_sided(&voices_at(x->voices, i)->state->motion.contact))
            return true;
    return false;
}

/* Nobody plays on, and what rings is damped: what is left after three seconds, of the loudest. */
static void end(struct stage *s, int block) {
    static const char *const lines[] = {"decay 0.01",    "support 1", "gravity 0",
                                        "restitution 0", "damp 1",    "law hunt-crossley",
                                        "beads none",    "snares 0"};
    double loudest = 0, peak = 0;
    for (int i = 0; i < s->strokes; i++)
        loudest = fmax(loudest, s->ceiling[i]);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fake_send(s->played, lines[i]); /* some are not for every object */
    if (rattles(s))
        fake_send(s->played, "voices 1");
    for (double t = 0; t < 3; t += .1)
        peak = play(s, 0, (int)(.1 * s->rate), block);
    s->measures->end = loudest > 0 ? peak / loudest : 0;
}

static void begin(struct stage *s, uint64_t seed, struct fuzz_music *measures) {
    static const double rates[] = {44100, 48000, 96000, 192000};
    *measures = (struct fuzz_music){.hash = 0xcbf29ce484222325u};
    *s = (struct stage){.rng = seed * 7919, .measures = measures, .gain = 1};
    s->low = sometimes(s, .5);
    s->rate = s->low ? 192000 : rates[pick(s, 4)];
    const struct external_kind *kind = external_kinds[pick(s, EXTERNAL_KINDS)];
    char box[LINE];
    bool render = sometimes(s, .4); /* drawn in this order by every compiler */
    const char *body = body_kinds[pick(s, BODY_SHAPES)]->name;
    snprintf(box, sizeof box, "-body %s%s%s", body, s->low ? " -modes 6" : "",
             render ? " -quality render" : "");
    s->played = fake_new(kind, box), s->alone = fake_new(kind, box);
    external_rate(s->played->x, s->rate), external_rate(s->alone->x, s->rate);
}

void fuzz_music_together(uint64_t seed, int strokes, int block, int count,
                         struct fuzz_music *measures) {
    static struct stage stages[FUZZ_TOGETHER];
    for (int k = 0; k < count; k++)
        begin(&stages[k], seed + (uint64_t)k, &measures[k]);
    for (int i = 0; i < strokes; i++)
        for (int k = 0; k < count; k++)
            stroke(&stages[k], block);
    for (int k = 0; k < count; k++) {
        end(&stages[k], block);
        fake_free(stages[k].played), fake_free(stages[k].alone);
    }
}

struct fuzz_music fuzz_music(uint64_t seed, int strokes, int block) {
    struct fuzz_music measures;
    fuzz_music_together(seed, strokes, block, 1, &measures);
    return measures;
}
