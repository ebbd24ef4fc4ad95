/* SPDX-License-Identifier: BSD-3-Clause */
/* plan.h: settings become a definition and a bank, at one sample rate. [message thread] */
#ifndef KNOCK_PLAN_H
#define KNOCK_PLAN_H

#include "bodies/body.h"
#include "engine/collision/collision.h"
#include "object/voices/mailbox.h"

struct contacts;
struct external;

/* --- plan_modes.c: modes, masses and shapes from the settings --- */

/* The lists from which a bank is designed. */
struct modal_data {
    int body, hammer, pickups, contacts;
    struct mode *modes; /* of the body, then of the hammer */
    double *at;         /* shapes at the contact, in the same order */
    double *weight;     /* [body]: output weight of a mode's velocity */
    double **pickup;    /* [pickups][body]: shapes, weights included */
    double **contact;   /* [contacts][body]: shapes at further contacts, with their signs */
    void *memory;       /* one block, freed by the caller */
};

/* For the first `pickup_count` pickups and these further contacts; NULL: none. */
bool modal_data_make(struct modal_data *d, const struct settings *s, int pickup_count,
                     const struct contacts *c);
/* Counts of the modes of body and hammer. */
int plan_body_modes(const struct settings *s);
int plan_hammer_modes(const struct settings *s);
/* The body, if it is a shape. */
struct body plan_shape(const struct settings *s);
/* The place of strikes across it. */
double plan_across(const struct settings *s);
/* The shape of mode i at a place along a body of lists, between `shapes` and `shapes2`. */
double plan_shape_between(const struct settings *s, double along, int i);

/* --- plan.c: the definition and its bank --- */

enum scheme_body plan_body(const struct settings *s);
struct contact_def plan_contact(const struct settings *s);
/* The initial k, mu and alpha. */
struct contact_inputs plan_head(const struct settings *s);
/* A gong or a cymbal; in render a drumhead by von Karman too. */
bool plan_is_plate(const struct settings *s);
/* True if the body is nonlinear but the scheme cannot run the tension. */
bool plan_tension_waits(const struct settings *s);

/* The definition and the bank of the next voice, made from the settings. */
struct prepared_voice {
    struct collision_def collision;
    struct bank *bank; /* NULL for a wall or a mass, unless the hammer has modes */
};

/* NULL: it cannot be played, x->why has the reason. */
struct prepared_voice *prepared_voice_new(struct external *x);
void prepared_voice_free(struct prepared_voice *prepared);
const struct modal_data *plan_modal_data(const struct bank *bank);
double plan_bend(const struct bank *bank); /* semitones */
/* Mass, gravity and gap, which a free hammer takes from the settings. */
void plan_describe_hammer(const struct external *x, struct collision_def *c);
/* True if the voice has the present bend and rate; plan_retuned() makes a voice that continues it
 * with these. */
bool plan_is_tuned(const struct external *x, const struct sounding *v);
struct voice *plan_retuned(const struct external *x, const struct sounding *sounding);

#endif
