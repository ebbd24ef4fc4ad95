/* SPDX-License-Identifier: BSD-3-Clause */
/* commands.c: the commands of the message side to the audio side.
 *
 * A message fills one command and posts it at its end; see mailbox.h and commands_merge.c.
 */
#include <math.h>

#include "base/constants.h"
#include "object/external_state.h"

/* --- the command of the present message ------------------------------------------------------- */

/* NULL: no memory, as x->why says. */
static struct posted_command *present_command(struct external *x) {
    if (!x->present)
        x->present = calloc(1, sizeof *x->present);
    if (!x->present)
        external_refuse(x, "out of memory");
    return x->present;
}

void posted_command_free(struct posted_command *posted) {
    if (!posted)
        return;
    voice_free(posted->command.voice);
    voice_free(posted->command.spare);
    free(posted);
}

static void list_free(struct posted_command *posted) {
    for (struct posted_command *next; posted; posted = next) {
        next = posted->next;
        posted_command_free(posted);
    }
}

void external_drop_command(struct external *x) {
    posted_command_free(x->present);
    x->present = NULL;
    loudness_restore(x);
}

/* Commands that were carried out no longer have voices. */
void external_free_returned(struct external *x) {
    struct posted_command *spent = mailbox_spent(&x->mailbox);
    x->spare_promised &= !spent;
    list_free(spent);
    for (struct voice *v = mailbox_ended(&x->mailbox), *next; v; v = next) {
        next = v->next;
        voice_free(v);
    }
}

void external_free_commands(struct external *x) {
    external_drop_command(x);
    list_free(mailbox_take_back(&x->mailbox));
    list_free(x->queue);
    external_free_returned(x);
    free(atomic_exchange(&x->mailbox.asked, NULL));
    external_free_report(atomic_exchange(&x->mailbox.answered, NULL));
}

/* --- posting ---------------------------------------------------------------------------------- */

/* Without audio a retuned voice is dropped: the voices are redesigned when audio runs. */
static bool is_idle_retuning(const struct command *c, bool silent) {
    return c->arrival == ARRIVAL_RETUNES && silent;
}

void external_post(struct external *x) {
    struct posted_command *posted = x->present;
    bool silent = x->host->silent && x->host->silent(x->object);
    loudness_commit(x);
    if (!posted)
        return;
    x->present = NULL;
    if (is_idle_retuning(&posted->command, silent)) {
        posted_command_free(posted);
        return;
    }
    posted->command.time = x->host->when ? x->host->when(x->object) : 0;
    mailbox_post(&x->mailbox, commands_append(mailbox_take_back(&x->mailbox), posted, silent));
}

/* --- commands --------------------------------------------------------------------------------- */

/* Printed once, until audio has run again. */
static void print_dsp_off(struct external *x) {
    bool waits = x->host->silent && x->host->silent(x->object);
    if (waits && !x->wait_said)
        external_say(x, false, "DSP is off: strikes sound when it is on");
    x->wait_said = waits;
}

/* A strike during an impact plays another voice. The audio side needs memory for it in advance. */
static bool provide_spare(struct external *x, struct posted_command *posted) {
    const struct modes *m = x->prepared->bank ? x->prepared->bank->modes : NULL;
    const struct collision_def *def = &x->prepared->collision;
    int body = m ? m->body : 0, hammer = m ? m->hammer : 0;
    int links = def->network ? def->network->count : 0;
    bool stretches = def->stretch != NULL;
    size_t plate = definition_plate_room(def);
    bool fits = x->spare_body >= body && x->spare_hammer >= hammer && x->spare_links >= links &&
                x->spare_plate >= plate && (x->spare_stretches || !stretches);
    if ((fits && voices_spares(x->voices) > 0 && !x->spare_promised) || posted->command.spare)
        return true;
    posted->command.spare = voice_spare(body, hammer, stretches, def, x->log);
    if (!posted->command.spare)
        return external_refuse(x, "out of memory"), false;
    x->spare_body = body;
    x->spare_hammer = hammer;
    x->spare_links = links;
    x->spare_plate = plate;
    x->spare_stretches = stretches;
    return true;
}

/* A head of another loudness strikes on a fresh voice. */
bool external_gesture(struct external *x, enum gesture gesture, double value) {
    if (loudness_take_new(x) && !external_arrive(x, ARRIVAL_FRESH))
        return false;
    struct posted_command *posted = present_command(x);
    if (!posted || !provide_spare(x, posted))
        return false;
    if (gesture == GESTURE_STRIKE && !random_strike(x, &value))
        return false;
    x->spare_promised = true;
    posted->command.gesture = gesture;
    posted->command.gesture_value = value;
    print_dsp_off(x);
    return true;
}

bool external_stop(struct external *x, bool resets) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    posted->command.stops = true;
    posted->command.resets = resets;
    return true;
}

bool external_release(struct external *x, bool has_key, double key, bool chokes) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    posted->command.has_key = has_key;
    posted->command.key = key;
    posted->command.releases = !chokes;
    posted->command.chokes = chokes;
    return true;
}

void external_free_report(struct report *report) {
    for (int i = 0; report && i < report->sounding_count; i++)
        bank_leave(report->sounding[i].bank);
    free(report);
}

/* A host with one thread gets the answer at once. */
bool external_report(struct external *x, bool print, bool trace, bool roster) {
    struct report *report = atomic_exchange(&x->mailbox.asked, NULL);
    if (!report)
        report = calloc(1, sizeof *report);
    if (!report)
        return external_refuse(x, "out of memory"), false;
    report->print |= print;
    report->trace |= trace;
    report->roster |= roster;
    if (!x->host->one_thread) {
        atomic_store(&x->mailbox.asked, report);
        return true;
    }
    audio_write_report(x, report);
    external_take_report(x, report);
    return true;
}

static void set_command_input(struct posted_command *posted, enum external_inlets inlet,
                              double value) {
    posted->command.sets_inputs |= 1u << inlet;
    posted->command.input[inlet] = value;
}

bool external_set_input(struct external *x, enum external_inlets inlet, double value, bool head) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    set_command_input(posted, inlet, value);
    posted->command.head |= head;
    x->host->show(x->object, inlet, value);
    return true;
}

bool external_draw(struct external *x, enum external_inlets inlet, double value) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    set_command_input(posted, inlet, value);
    posted->command.head = true;
    return true;
}

void external_inlet_changed(struct external *x, enum external_inlets inlet, double value) {
    struct posted_command *posted = present_command(x);
    if (posted)
        set_command_input(posted, inlet, value);
}

double external_gain(const struct external *x) { return pow(10, x->settings.gain / 20); }

double external_gain_step(const struct external *x) {
    const double time = .0015; /* s, of each of two one-pole filters */
    return 1 - exp(-1 / (time * x->rate));
}

/* The settings that act on all sounding voices. */
struct voices_live external_live(const struct external *x) {
    const double hand = LN_1000 / .04; /* 1/s: after a note-off a voice dies in 40 ms (T60) */
    const double silent = 1e-6;        /* -120 dBFS */
    const struct settings *s = &x->settings;
    double full = 1; /* full scale over the output's unit */
    if (s->out != BODY_RADIATED)
        full = 1 / body_reference_gain((enum body_out)s->out);
    return (struct voices_live){.voices = s->voices,
                                .damp_rate = LN_1000 / 8 * (pow(400, s->damp) - 1),
                                .release_rate = s->pedal ? 0 : hand,
                                .spread = s->spread,
                                .silent = silent * full / fmax(1, external_gain(x))};
}

bool external_set_live(struct external *x) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    posted->command.sets_live = true;
    posted->command.live = external_live(x);
    posted->sets_gain = true;
    posted->gain = external_gain(x);
    posted->gain_step = external_gain_step(x);
    return true;
}

bool external_set_hammer_parameters(struct external *x) {
    struct posted_command *posted = present_command(x);
    if (!posted)
        return false;
    posted->command.sets_hammer = true;
    plan_describe_hammer(x, &posted->command.hammer_def);
    return true;
}

/* Mass, gravity and gap in the settings may be newer than the prepared voice. */
static bool send_voice(struct external *x, const struct prepared_voice *prepared,
                       enum arrival arrival) {
    struct collision_def def = prepared->collision, now;
    plan_describe_hammer(x, &now);
    def.mass = now.mass;
    def.gravity = now.gravity;
    def.contact.gap = now.contact.gap;
    struct posted_command *posted = present_command(x);
    struct voice *v = posted ? voice_new(&def, prepared->bank, x->log) : NULL;
    if (!v)
        return external_refuse(x, "out of memory"), false;
    voice_free(posted->command.voice);
    posted->command.voice = v;
    posted->command.arrival = arrival;
    posted->sets_driven = true;
    posted->driven = loudness_driven(x);
    return true;
}

bool external_arrive(struct external *x, enum arrival arrival) {
    if (arrival == ARRIVAL_FRESH)
        loudness_apply(x);
    else
        loudness_continue(x);
    struct prepared_voice *prepared = prepared_voice_new(x);
    if (!prepared)
        return false;
    if (!send_voice(x, prepared, arrival)) {
        prepared_voice_free(prepared);
        return false;
    }
    prepared_voice_free(x->prepared);
    x->prepared = prepared;
    return true;
}

bool external_arrive_drawn(struct external *x, bool fresh) {
    struct prepared_voice *prepared = prepared_voice_new(x);
    enum arrival note = x->present ? x->present->command.arrival : ARRIVAL_NONE;
    enum arrival other = note == ARRIVAL_NOTE ? ARRIVAL_NOTE : ARRIVAL_CONTINUES;
    bool sent = prepared && send_voice(x, prepared, fresh ? ARRIVAL_FRESH : other);
    if (sent)
        x->present->command.keeps_key = fresh && note != ARRIVAL_NOTE;
    prepared_voice_free(prepared);
    return sent;
}

bool external_arrive_note(struct external *x, double key) {
    if (!send_voice(x, x->prepared, ARRIVAL_NOTE))
        return false;
    x->present->command.has_key = true;
    x->present->command.key = key;
    return true;
}

/* One sounding voice gets a bank for the present bend and rate. */
bool external_retune(struct external *x, const struct sounding *sounding) {
    struct posted_command *posted = present_command(x);
    struct voice *v = posted ? plan_retuned(x, sounding) : NULL;
    if (!v)
        return external_drop_command(x), false;
    posted->command.arrival = ARRIVAL_RETUNES;
    posted->command.voice = v;
    posted->command.age = sounding->age;
    posted->command.retuned = sounding->bank;
    external_post(x);
    return true;
}
