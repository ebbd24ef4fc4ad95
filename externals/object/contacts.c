/* SPDX-License-Identifier: BSD-3-Clause */
/* contacts.c: see contacts.h. */
#include "object/contacts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/constants.h"

/* The contacts of beads (plastic or wood of 1 g), barriers (metal) and wires (steel on a plastic
 * drumhead): N/m^1.5, s/m. Beads of 1 g touch for .2 ms at 1 m/s; a mu of 1 lets them come to rest
 * within 3 s. */
static const struct contact_inputs bead_contact = {5e7, 1, 1.5}, barrier_contact = {1e9, .2, 1.5},
                                   wire_contact = {1e7, 1, 1.5};

/* A wire of a snare drum: a string of 1 g that is held at both ends and touches the drumhead at a
 * fraction of its length; its lowest frequency, Hz, and the decay (T60) of all its modes, s. */
static const double wire_mass = 1e-3, wire_freq = 180, wire_decay = .08, wire_at = .41;

/* 1/s: a bead that is held comes to rest as fast as one that lies on the body, mu g / 3. */
static const double bead_drag = 3.3;

/* Weight of beads where the object has no gravity, m/s^2. */
static const double usual_gravity = 9.81;

static struct network_link *add(struct contacts *c, enum network_kind kind,
                                struct contact_inputs head, double along, double sign) {
    struct network_link *l = &c->link[c->count];
    struct contact_def law = contact_def_default();
    *l = (struct network_link){.kind = kind, .contact = contact_of(&law, head)};
    c->along[c->count] = along;
    c->sign[c->count++] = sign;
    return l;
}

/* The lump of this mass presses in the link. */
static void add_lump(struct contacts *c, struct network_link *l, double mass) {
    l->has_lump = true;
    l->lump = c->hammers + c->lumps;
    c->mass[c->lumps++] = mass;
}

static bool has_room(const struct contacts *c) { return c->count < CONTACTS_MOST; }

/* Records in the order of their numbers, which begin with the place: so results do not depend on
 * the order of typing. */
static int by_numbers(const void *a, const void *b) {
    const double *x = a, *y = b;
    for (int i = 0; i < CONTACTS_BEAD; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

static void add_beads(struct contacts *c, const struct settings *s) {
    double record[CONTACTS_BEADS][CONTACTS_BEAD]; /* at, mass, gap */
    int count = s->beads.count / CONTACTS_BEAD;
    for (int i = 0; i < count; i++) {
        const double *value = s->beads.value + i * CONTACTS_BEAD;
        memcpy(record[i], (double[]){value[2], value[0], value[1]}, sizeof record[i]);
    }
    qsort(record, (size_t)count, sizeof *record, by_numbers);
    for (int i = 0; i < count && has_room(c); i++) {
        double mass = record[i][1], gap = record[i][2];
        struct network_link *l = add(c, NETWORK_BEAD, bead_contact, record[i][0], 1);
        add_lump(c, l, mass);
        l->contact.gap = gap;
        l->drag = gap > 0 ? bead_drag : 0;
        if (gap > 0)
            contact_set_two_sided(&l->contact);
        else
            l->load = mass * (s->gravity > 0 ? s->gravity : usual_gravity);
    }
}

static void add_barriers(struct contacts *c, const struct settings *s) {
    double record[CONTACTS_BARRIERS][CONTACTS_BEAD] = {{0}};
    int count = s->barriers.count / CONTACTS_BARRIER;
    for (int i = 0; i < count; i++)
        memcpy(record[i], s->barriers.value + i * CONTACTS_BARRIER,
               CONTACTS_BARRIER * sizeof(double));
    qsort(record, (size_t)count, sizeof *record, by_numbers);
    for (int i = 0; i < count && has_room(c); i++)
        add(c, NETWORK_BARRIER, barrier_contact, record[i][0], -1)->gap = record[i][1];
}

/* The wires lie side by side across the drumhead. */
static void add_wires(struct contacts *c, const struct settings *s) {
    const double first = .05, last = .65;
    for (int i = 0; i < s->snares && has_room(c); i++) {
        double along = first + (last - first) * (i + .5) / s->snares;
        add(c, NETWORK_WIRE, wire_contact, along, -1)->load = s->snare_load;
        c->wires++;
    }
}

int contacts_left_out(const struct settings *s) {
    int count = s->hammers - 1 + s->beads.count / CONTACTS_BEAD +
                s->barriers.count / CONTACTS_BARRIER + (s->snare_load > 0 ? s->snares : 0);
    return count > CONTACTS_MOST ? count - CONTACTS_MOST : 0;
}

void contacts_make(struct contacts *c, const struct settings *s) {
    *c = (struct contacts){.hammers = s->hammers};
    for (int j = 1; j < s->hammers; j++) {
        struct network_link *l = add(c, NETWORK_HAMMER, head_default(), 0, 1);
        l->has_lump = true;
        l->lump = j;
    }
    add_beads(c, s);
    add_barriers(c, s);
    if (s->snare_load > 0)
        add_wires(c, s);
}

void contacts_wire_modes(const struct contacts *c, struct mode *modes) {
    for (int i = 0; i < c->wires * CONTACTS_WIRE_MODES; i++)
        modes[i] =
            (struct mode){wire_freq * (1 + i % CONTACTS_WIRE_MODES), wire_decay, wire_mass / 2};
}

struct network_def *contacts_network(const struct contacts *c, const struct modes *m,
                                     double *const *shape, double hammer_mass) {
    struct network_place place[NETWORK_LINKS] = {{NULL, NULL}};
    int of_hammer = m->hammer - c->wires * CONTACTS_WIRE_MODES, wire = 0;
    double *own = calloc((size_t)(m->hammer * c->wires) + 1, sizeof *own);
    if (!own)
        return NULL;
    for (int j = contacts_first_place(c), at_place = 0; j < c->count; j++) {
        place[j].body = shape[at_place++];
        if (c->link[j].kind != NETWORK_WIRE)
            continue;
        double *at = own + (ptrdiff_t)wire * m->hammer;
        for (int i = 0; i < CONTACTS_WIRE_MODES; i++)
            at[of_hammer + wire * CONTACTS_WIRE_MODES + i] = sin((i + 1) * PI * wire_at);
        place[j].hammer = at;
        wire++;
    }
    struct network_def *d =
        network_def_new(m, c->hammers, hammer_mass, c->link, place, c->count, c->mass, c->lumps);
    free(own);
    return d;
}
