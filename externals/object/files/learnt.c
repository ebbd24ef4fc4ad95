/* SPDX-License-Identifier: BSD-3-Clause */
/* learnt.c: learn, read and write: bodies from recordings and files, and to files.
 *
 *   learn a [b] [modes n] [rate hz]    arrays or buffer~s with one struck sound each
 *   read file [width], write file [width]    lines of index, frequency, amplitude, width
 */
#include <math.h>

#include "object/external_state.h"
#include "object/files/regular_file.h"

static const double ask_again_ms = 20;

/* --- the result becomes the body -------------------------------------------------------------- */

static void take_list(struct external_list *list, const double *values, int count) {
    list->count = count;
    for (int i = 0; i < count; i++)
        list->value[i] = value_rounded(values[i]);
}

static void take_body(struct settings *s, const struct learn_body *b) {
    const int was = s->body;
    s->body = STRUCK_MODES;
    apply_body_defaults(s, was);
    take_list(&s->freqs, b->freq, b->count);
    take_list(&s->decays, b->decay, b->count);
    take_list(&s->masses, &b->mass, 1);
    take_list(&s->shapes, b->strike, b->count);
    for (int i = 0; i < b->count; i++)
        s->shapes.value[b->count + i] = value_rounded(b->pickup[i]);
    s->shapes.count = 2 * b->count;
    take_list(&s->shapes2, b->other, b->two_places ? b->count : 0);
    if (b->two_places)
        s->at.value[0] = 0;
    s->root = s->freq = value_rounded(b->root);
    s->bodies++;
}

/* --- the job ---------------------------------------------------------------------------------- */

static void print_failure(struct external *x, const struct learn_job *job) {
    const struct external_atom what = {job->places ? "learn" : "read", 0};
    if (*job->why) {
        external_refuse(x, "read %.300s: %s", job->path, job->why);
        external_say(x, true, x->why);
    }
    x->host->event(x->object, "unmet", &what, 1);
}

static void deliver(struct external *x, const struct learn_job *job) {
    x->before = x->settings;
    if (job->outcome != LEARN_FOUND) {
        print_failure(x, job);
        return;
    }
    take_body(&x->settings, &job->body);
    bool planned = external_arrive(x, ARRIVAL_FRESH);
    if (planned) {
        external_set_changed_inputs(x);
    } else {
        external_drop_command(x);
        x->settings = x->before;
    }
    external_post(x);
    if (!planned) {
        external_say(x, true, x->why);
        return;
    }
    const struct external_atom found = {NULL, job->places ? job->found : job->body.count};
    const struct external_atom atoms[] = {found, {NULL, job->error}};
    if (job->places)
        x->host->event(x->object, "learned", atoms, 2);
    else
        x->host->event(x->object, "read", atoms, 1);
}

void learnt_collect(struct external *x) {
    struct learn_job *job = x->job;
    if (!job)
        return;
    if (atomic_load(&job->done)) {
        x->job = NULL;
        deliver(x, job);
        learn_job_discard(job);
        return;
    }
    int percent = atomic_load(&job->percent);
    if (percent != x->job_percent) {
        const struct external_atom atom = {NULL, percent};
        x->job_percent = percent;
        x->host->event(x->object, "learning", &atom, 1);
    }
    x->host->later(x->object, ask_again_ms);
}

/* Replaces the running job. In quality render it finishes before the message returns. */
static void start(struct external *x, struct learn_job *job) {
    learn_job_discard(x->job);
    x->job = job;
    x->job_percent = -1;
    learn_job_start(job, x->settings.quality == QUALITY_RENDER);
    learnt_collect(x);
}

/* --- learn ------------------------------------------------------------------------------------ */

const char learnt_takes[] = "the name of one array or of two; optional: modes and their number, "
                            "1 to 256, rate and that of the recording, 8000 to 384000 Hz";

static const char *const option_words[] = {"modes", "rate", NULL};

static const char *word_of(const void *words, int index) {
    return ((const char *const *)words)[index];
}

/* Writes the refusal: those received, and the nearest of `words`. */
static bool wrong(struct external *x, const char *what, const char *takes,
                  const struct external_atom *atoms, int count, const char *const *words) {
    char sent[EXTERNAL_LINE / 2] = "";
    const char *meant = NULL;
    suggest_sent(sent, sizeof sent, atoms, count);
    for (int i = 1; i < count && !meant; i++)
        if (atoms[i].word)
            meant = suggest_nearest(atoms[i].word, word_of, words);
    external_refuse(x, "%s takes %s%s%s%s%s see `help %s`", what, takes, sent,
                    meant ? ": do you mean " : "", meant ? meant : "", meant ? "?" : ";", what);
    return false;
}

static bool is_option(const struct external_atom *atom) {
    return strcmp(atom->word, option_words[0]) == 0 || strcmp(atom->word, option_words[1]) == 0;
}

/* Parses modes n and rate hz, in any order. */
static bool options(const struct external_atom *atoms, int count, int *modes, double *rate) {
    for (int i = 0; i < count; i += 2) {
        if (i + 1 == count || !atoms[i].word || !is_option(atoms + i) || atoms[i + 1].word)
            return false;
        double value = atoms[i + 1].number;
        bool is_modes = *atoms[i].word == 'm';
        if (is_modes ? !(value >= 1 && value <= LEARN_MODES && value == floor(value))
                     : !(value >= LEARN_RATE_LEAST && value <= LEARN_RATE_MOST))
            return false;
        if (is_modes)
            *modes = (int)value;
        else
            *rate = value;
    }
    return true;
}

/* rate 0: the array's own rate, or the host's. */
static bool load_sound(struct external *x, struct learn_job *job, const char *name, double rate) {
    struct learn_sound *sound = job->sound + job->places;
    float **samples = job->memory + job->places;
    sound->rate = x->rate;
    sound->count = x->host->read_sound(x->object, name, LEARN_SECONDS, samples, &sound->rate);
    sound->sample = *samples;
    if (rate > 0)
        sound->rate = rate;
    if (sound->count < 0) {
        external_refuse(x, "learn: nothing here is called %.60s", name);
        return false;
    }
    job->places++;
    if (job->places == 2 && job->sound[0].rate != job->sound[1].rate) {
        external_refuse(x, "learn takes two recordings at the same rate");
        return false;
    }
    return true;
}

bool learnt_learn(struct external *x, const struct external_atom *atoms, int count) {
    int names = 0, modes = LEARN_MODES_USUAL;
    double rate = 0;
    while (names < 2 && names < count && atoms[names].word && !is_option(atoms + names))
        names++;
    if (names == 0 || !options(atoms + names, count - names, &modes, &rate))
        return wrong(x, "learn", "the names of one or two arrays", atoms, count, option_words);
    struct learn_job *job = learn_job_new();
    bool good = job != NULL;
    if (!good)
        external_refuse(x, "out of memory");
    for (int i = 0; good && i < names; i++)
        good = load_sound(x, job, atoms[i].word, rate);
    if (!good) {
        learn_job_discard(job);
        return false;
    }
    job->modes = modes;
    start(x, job);
    return true;
}

/* --- read and write --------------------------------------------------------------------------- */

const char learnt_files[] = "the name of a file; optional: the quantity at the end of its lines, "
                            "bandwidth (Hz), rate (1/s) or decay (s)";

/* Parses a path, and an optional word of learn_text.h after it. */
static bool file_of(struct external *x, const char *what, const struct external_atom *atoms,
                    int count, bool to_write, struct learn_job *job) {
    bool good = count >= 1 && count <= 2 && atoms[0].word && (count == 1 || atoms[1].word);
    int width = LEARN_TEXT_BANDWIDTH;
    if (good && count == 2)
        for (width = 0; width < LEARN_TEXT_WIDTHS; width++)
            if (strcmp(atoms[1].word, learn_text_widths[width]) == 0)
                break;
    if (!good || width == LEARN_TEXT_WIDTHS)
        return wrong(x, what, "the name of a file", atoms, count, learn_text_widths);
    job->width = (enum learn_text_width)width;
    if (x->host->path(x->object, atoms->word, to_write, job->path, JOB_PATH))
        return true;
    external_refuse(x, "%s: there is no file %.300s", what, atoms->word);
    return false;
}

bool learnt_read(struct external *x, const struct external_atom *atoms, int count) {
    struct learn_job *job = learn_job_new();
    if (!job)
        external_refuse(x, "out of memory");
    if (!job || !file_of(x, "read", atoms, count, false, job)) {
        learn_job_discard(job);
        return false;
    }
    start(x, job);
    return true;
}

/* Writes the frequencies with damping, and the amplitudes that an impulse at the strike point gives
 * at the first pickup, relative to the strongest. */
static void write_modes(FILE *file, const struct modal_data *d, enum learn_text_width width) {
    double most = 0;
    for (int i = 0; i < d->body; i++)
        most = fmax(most, fabs(d->at[i] * d->pickup[0][i] / d->modes[i].mass));
    for (int i = 0, index = 1; i < d->body; i++) {
        char line[LEARN_TEXT_LINE];
        const struct mode *m = d->modes + i;
        double ringing = body_ringing(m->freq, m->decay);
        double amplitude = d->at[i] * d->pickup[0][i] / m->mass / most;
        if (ringing > 0 && most > 0 && amplitude != 0) {
            learn_text_write(line, index++, ringing, amplitude, m->decay, width);
            fputs(line, file);
        }
    }
}

/* fclose() reports a full disk. */
static bool write_file(const struct learn_job *job, const struct modal_data *d) {
    FILE *file = regular_file_open(job->path, true);
    if (!file)
        return false;
    write_modes(file, d, job->width);
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

bool learnt_write(struct external *x, const struct external_atom *atoms, int count) {
    struct learn_job job = {.places = 0};
    struct modal_data d;
    if (!file_of(x, "write", atoms, count, true, &job))
        return false;
    if (x->settings.body < STRUCK_MODES) {
        external_refuse(x, "write takes a body that rings");
        return false;
    }
    if (!modal_data_make(&d, &x->settings, 1, NULL)) {
        external_refuse(x, "out of memory");
        return false;
    }
    bool good = write_file(&job, &d);
    free(d.memory);
    if (!good)
        external_refuse(x, "write: %.300s cannot be written", job.path);
    return good;
}
