/* SPDX-License-Identifier: BSD-3-Clause */
/* contacts.h: further contacts of a body, from the settings: hammers, beads, barriers, wires.
 * [message thread] */
#ifndef KNOCK_CONTACTS_H
#define KNOCK_CONTACTS_H

#include "engine/network/network.h"
#include "object/external.h"

enum {
    CONTACTS_BEADS = 8,     /* records, at most */
    CONTACTS_BARRIERS = 30, /* records, at most */
    CONTACTS_WIRES = 30,
    CONTACTS_WIRE_MODES = 4,
    CONTACTS_BEAD = 3,   /* numbers in a record: mass, gap, at */
    CONTACTS_BARRIER = 2 /* at, gap */
};

/* Links beyond the first hammer, in the order of their places on the body. */
struct contacts {
    int hammers, wires, count, lumps;
    struct network_link link[NETWORK_LINKS];
    double mass[NETWORK_LINKS];  /* of the lumps of the beads, kg */
    double along[NETWORK_LINKS]; /* place of each link that is not a hammer */
    double sign[NETWORK_LINKS];  /* 1: it presses like a hammer; -1: from the other side */
};

enum { CONTACTS_MOST = NETWORK_LINKS - 2 }; /* with all hammers but the first */
/* The first link that has a place of its own. */
static inline int contacts_first_place(const struct contacts *c) { return c->hammers - 1; }
/* Number of contacts beyond that, which are left out: the last wires, then barriers. */
int contacts_left_out(const struct settings *s);
void contacts_make(struct contacts *c, const struct settings *s);
/* The modes of all wires: their frequencies, decays and masses, [wires * CONTACTS_WIRE_MODES]. */
void contacts_wire_modes(const struct contacts *c, struct mode *modes);
/* The definition of the network on a bank whose hammer section ends with the wires' modes; shape[j]
 * are the shapes of the body at each link but the hammers. NULL: no memory. */
struct network_def *contacts_network(const struct contacts *c, const struct modes *m,
                                     double *const *shape, double hammer_mass);

#endif
