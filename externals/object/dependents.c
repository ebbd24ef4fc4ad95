/* SPDX-License-Identifier: BSD-3-Clause */
/* dependents.c: the rows that change with `body`, `mallet` and the note. */
#include <math.h>

#include "object/external_state.h"

/* --- the head --------------------------------------------------------------------------------- */

static const struct body_kind *shape_of(int body) { return body_kinds[body - STRUCK_SHAPE]; }

struct body_velocity settings_velocity(const struct settings *s) {
    return s->body >= STRUCK_SHAPE
               ? body_velocity((enum body_shape)(s->body - STRUCK_SHAPE), s->freq)
               : body_velocity_usual;
}

static enum mallet head_named(int mallet, int body) {
    return (enum mallet)(mallet == MALLET_USUAL ? mallet_named(shape_of(body)->mallet) : mallet);
}

enum mallet settings_head(const struct settings *s) { return head_named(s->mallet, s->body); }

/* A graded set has one head a note. */
static struct mallet_kind head_of(int mallet, int body, double freq) {
    if (mallet != MALLET_USUAL)
        return mallet_kinds[mallet];
    struct mallet_kind head = body_usual_mallet((enum body_shape)(body - STRUCK_SHAPE), freq);
    head.mass = value_rounded(head.mass);
    head.k = value_rounded(head.k);
    return head;
}

static void set_head_rows(struct settings *s, const struct mallet_kind *head) {
    s->mass = head->mass;
    s->k = head->k;
    s->mu = head->mu;
    s->alpha = head->alpha;
    s->keeps_stiffness = false;
}

/* True while the rows still hold the head's own values. */
static bool has_head(const struct settings *s, const struct mallet_kind *head) {
    return s->mass == head->mass && s->k == head->k && s->mu == head->mu && s->alpha == head->alpha;
}

bool settings_have_usual_head(const struct settings *s) {
    if (s->body < STRUCK_SHAPE || s->mallet != MALLET_USUAL)
        return false;
    struct mallet_kind head = head_of(MALLET_USUAL, s->body, s->freq);
    return has_head(s, &head);
}

/* A wall, a mass and a list of modes have no usual head. */
void apply_mallet_defaults(struct settings *s, double was) {
    (void)was;
    if (s->mallet == MALLET_USUAL && s->body < STRUCK_SHAPE)
        s->mallet = MALLET_BALL;
    struct mallet_kind head = head_of(s->mallet, s->body, s->freq);
    set_head_rows(s, &head);
}

void apply_note_defaults(struct settings *s, double was) {
    if (s->mallet != MALLET_USUAL)
        return;
    struct mallet_kind before = head_of(s->mallet, s->body, was);
    if (has_head(s, &before))
        apply_mallet_defaults(s, 0);
}

double stiffness_of(double k, double alpha) {
    const double depth = 1e-5; /* m */
    return k * pow(depth, alpha - 1);
}

void forget_stiffness(struct settings *s, double was) {
    (void)was;
    s->keeps_stiffness = false;
}

void keep_stiffness(struct settings *s, double was) {
    (void)was;
    if (s->keeps_stiffness)
        s->k = range_clamp(&ranges[RANGE_K],
                           value_rounded(s->stiffness / stiffness_of(1, s->alpha)), s->k);
}

/* If the rows still hold the mallet's values, a new shape sets its usual mallet. Otherwise, and on
 * a body without a shape, the mallet keeps its name. */
static void update_mallet(struct settings *s, int body_was, double freq_was) {
    struct mallet_kind before = head_of(s->mallet, body_was, freq_was);
    enum mallet head = head_named(s->mallet, body_was);
    bool usual_head = has_head(s, &before), is_shape = s->body >= STRUCK_SHAPE;
    if (is_shape && usual_head)
        s->mallet = MALLET_USUAL;
    else if (s->mallet == MALLET_USUAL && (!is_shape || head_named(s->mallet, s->body) != head))
        s->mallet = (int)head;
    if (usual_head)
        apply_mallet_defaults(s, 0);
}

/* --- a body ----------------------------------------------------------------------------------- */

/* `modes` follows the body until the user sets another number. */
static void apply_usual_count(struct settings *settings, int usual) {
    if (settings->modes == settings->modes_of_body)
        settings->modes = usual;
    settings->modes_of_body = usual;
}

/* A body sets `speed` to that of velocity 80 on the usual note. */
static void apply_usual_speed(struct settings *settings) {
    const double velocity = 80;
    double usual = value_rounded(body_speed(settings_velocity(settings), velocity));
    if (settings->speed == settings->speed_of_body)
        settings->speed = usual;
    settings->speed_of_body = usual;
}

/* A body sets `snares` to its usual number of wires. */
static void apply_usual_wires(struct settings *settings, int usual) {
    if (settings->snares == settings->snares_of_body)
        settings->snares = usual;
    settings->snares_of_body = usual;
}

/* All of them, unless they have been set apart. */
static void apply_usual_pickup(struct external_list *pickups, double along) {
    for (int i = 1; i < pickups->count; i++)
        if (pickups->value[i] != pickups->value[0])
            return;
    for (int i = 0; i < pickups->count; i++)
        pickups->value[i] = along;
}

static void apply_usual_shape(struct settings *settings) {
    const struct body_kind *kind = shape_of(settings->body);
    const struct body *usual = &kind->usual;
    settings->freq = usual->freq;
    settings->bodymass = usual->mass;
    settings->material = usual->material;
    settings->split = 100 * usual->split;
    settings->nonlinear = kind->plate ? 1 : 0;
    settings->at.count = 2;
    settings->at.value[0] = usual->at.along;
    settings->at.value[1] = usual->at.across;
    apply_usual_pickup(&settings->pickups, kind->pickup.along);
    settings->across.count = 1;
    settings->across.value[0] = kind->pickup.across;
}

void apply_body_defaults(struct settings *settings, double was) {
    double freq_was = settings->freq;
    bool is_shape = settings->body >= STRUCK_SHAPE;
    apply_usual_count(settings, is_shape ? shape_of(settings->body)->usual.modes : MODES_USUAL);
    apply_usual_wires(settings, is_shape ? shape_of(settings->body)->wires : 0);
    if (is_shape)
        apply_usual_shape(settings);
    apply_usual_speed(settings);
    update_mallet(settings, (int)was, freq_was);
}
