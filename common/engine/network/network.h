/* SPDX-License-Identifier: BSD-3-Clause */
/* network.h: further contacts on the body of a voice: hammers, beads, barriers and wires.
 *
 * A link j joins one or two lumps, or a fixed point, to a point of the body:
 *   x_j = y_lump - y_against - sum_i row_ji q_i - gap_j
 * row_j is the shape of the modes at the link's point over sqrt(m), signed so that the force of the
 * link pushes along it (modes_points). All forces are held over the step and solved together
 * (links.h). Link 0 is the hammer struck last; its state is the motion's (motion.h). Push and
 * gravity act on it alone. Links 1 to hammers - 1 are the other hammers, with the same k, mu and
 * alpha.
 *
 * A link under a static load F0 (a bead's weight, a wire's tension) has the displacements of its
 * bodies counted from the static equilibrium. The force f - F0 then moves lump and body, and the
 * link stores
 *   W(x) = V(x) - V(x0) - F0 (x - x0) >= 0,    F0 = V'(x0),
 * so that a network at rest has no energy.
 *
 * While no other link can touch, hammer and body are played alone and the lumps move in closed
 * form. |sum_i row_i q_i| <= sqrt(2 E sum row^2/omega^2) bounds the displacement of each point, as
 * in window.h. Only network*.c write a struct network.
 */
#ifndef KNOCK_NETWORK_H
#define KNOCK_NETWORK_H

#include "contact/links.h"
#include "engine/step/record.h"

enum { NETWORK_HAMMERS = 8, NETWORK_LINKS = 60, NETWORK_LEVELS = MODES_FINEST + 1 };

enum network_kind { NETWORK_HAMMER, NETWORK_BEAD, NETWORK_BARRIER, NETWORK_WIRE };

/* One link of a definition. Lump l has the mass mass[l]; lump 0 is the hammer struck last. */
struct network_link {
    enum network_kind kind;
    struct contact contact; /* unused by hammers */
    bool has_lump, has_against;
    int lump, against; /* the lump that presses, and the one that it presses in place of the body */
    double gap;        /* m, one-sided: free distance at rest */
    double load;       /* F0, N */
    double drag;       /* 1/s, of the lump's velocity, by whatever holds it */
};

/* The shape of each mode of the bank at the link's point, signed; NULL: the link does not touch the
 * body. The modes of the hammer section, as wires, follow those of the body. */
struct network_place {
    const double *body, *hammer;
};

/* Constant once made; owned by the bank of its voices. */
struct network_def {
    int hammers, count, lumps;
    struct network_link link[NETWORK_LINKS];
    struct power power[NETWORK_LINKS];
    double depth[NETWORK_LINKS]; /* x0, m */
    double mass[NETWORK_LINKS];  /* of the lumps, kg */
    struct modes_points *points; /* one row a link, and one for a force on the body alone */
    /* A of the bank at the subdivisions 0 to MODES_FINEST, [count + 1]^2 each */
    double *compliance[NETWORK_LEVELS];
    double *statics[2]; /* static compliance of body and hammer section, [count]^2 each */
    bool has_loads;
};

/* On the message side. `link` lists links from 1 on: hammers first; `mass` their lumps, of which
 * hammers need none. Link 0 and the rows of the hammers are those of the bank's contact point.
 * NULL: no memory. */
struct network_def *network_def_new(const struct modes *m, int hammers, double hammer_mass,
                                    const struct network_link *link,
                                    const struct network_place *place, int count,
                                    const double *mass, int lumps);
void network_def_free(struct network_def *d);
size_t network_def_bytes(const struct network_def *d); /* 0: NULL */
bool network_def_equal(const struct network_def *a, const struct network_def *b);

/* The contact of one link. */
struct network_contact {
    bool plays; /* a hammer in play; other links play unless they wait */
    bool waits; /* it would be pressed beyond `rest`: until the body lets it, its force is `held` */
    bool touching; /* its state at the end of the last step */
    bool active;   /* it takes part in the steps of this sample */
    double x, z;   /* m; memory of a felt */
    struct contact contact;
    struct power power;
    double deepest, speed;              /* of this contact: depth, m; last dx/dt, m/s */
    int subdivision;                    /* wanted by this contact */
    uint64_t entered;                   /* sample */
    double force[3];                    /* of the last steps, the latest first, N */
    double static_compliance, mobility; /* sum row^2/omega^2; sum row^2 */
    double rest, held; /* x and force at the static equilibrium of the hammer's load, m, N */
};

struct network {
    const struct network_def *def; /* whose rows these are */
    int room_links, room_modes, room_pickups;
    struct network_contact at[NETWORK_LINKS];
    double mass[NETWORK_LINKS], y[NETWORK_LINKS], v[NETWORK_LINKS]; /* of lumps: kg, m, m/s */
    struct record hammer[NETWORK_HAMMERS]; /* reports of the other hammers' contacts */
    struct modes_points *points;           /* rows of all links, and of the drive */
    double *compliance;                    /* of the bank, [NETWORK_LEVELS][count + 1]^2 */
    double *direct;                        /* sum of pickup times row: acceleration per newton */
    /* the last network_static_load(): forces beyond the static loads, and x; of link 0 the force */
    double static_force[NETWORK_LINKS], static_x[NETWORK_LINKS];
    struct links_work *work;

    int waiting;        /* count of links that wait */
    bool asleep;        /* body, lumps and links are at rest at the static equilibrium */
    bool stale;         /* the bound below is to be computed again */
    double energy_root; /* bound on sqrt(energy that the bank may have), sqrt(J) */
    double coast_root;  /* the same at the start of a window */

    /* the links that take part in this sample, and their rows */
    int active[NETWORK_LINKS], count;
    struct modes_points *taken;
    bool rows_valid;
    double *gathered;        /* A of these links, lumps included; by level, in rows of count + 1 */
    unsigned gathered_known; /* one bit for each level */
    struct links_free_displacement { /* free displacements of the body, from the last pass over the
                                        modes */
        bool is_known;
        int subdivision; /* of the next step */
        double at[NETWORK_LINKS + 2];
    } bank_free_displacement[2];
    bool driven;                 /* these include that of the drive */
    int alike, last_subdivision; /* successive steps of the same length */
    struct {
        double alpha, limit;
    } refine; /* stepper_refine_limit() as last computed */
    struct network_prices {
        int modes, count, touching;
        double single, pair;          /* ns */
    } prices;                         /* of usual steps, as last computed */
    double body_force[NETWORK_LINKS]; /* of the last step, for acceleration at the pickups */
    unsigned failed;                  /* steps whose solver did not converge */
    long iterations, steps;
};

/* NULL: no memory. Prepared for this definition. */
struct network *network_new(const struct collision_def *c);
void network_free(struct network *n);
size_t network_bytes(const struct network *n); /* 0: NULL */
/* True if the memory is large enough for this definition. */
bool network_serves(const struct network *n, const struct collision_def *c);
/* Takes the rows of another definition. */
void network_attach(const struct collision_def *c, struct network *n);
/* The memory alone is kept. */
void network_detach(struct network *n);
/* All at rest at the static equilibrium, other hammers absent. */
void network_rest(const struct collision_def *c, struct network *n, struct log *log);

/* --- messages ----------------------------------------------------------------------------------
 */

/* True if another hammer is free to be struck. */
bool network_has_free_hammer(const struct collision_def *c, const struct network *n);
/* The hammer of the motion becomes one of the other hammers; the next strike takes a free one. */
void network_put_aside(const struct collision_def *c, struct motion *m, struct stepper *st,
                       struct record *r, struct network *n);
/* Other k, mu and alpha for all other hammers; returns the work, J. */
double network_set_head(const struct collision_def *c, struct network *n,
                        struct contact_inputs head);
/* Hammers continue with x and v, and so do beads that both have; other beads, barriers and wires
 * return to the static equilibrium.
 * Returns the loss of energy, J. */
double network_continue(const struct collision_def *from, const struct motion *was,
                        struct network *n, const struct collision_def *to, const struct motion *m,
                        struct network *t);
/* The static equilibrium under this force of the hammer, N: the forces of barriers and wires on the
 * body, beyond their static loads, with that of the hammer. network_held_load() estimates the
 * present load, with `mean` the mean force of the contact: at most the force that the present
 * displacement implies. Valid until the next of either. */
struct modes_load network_static_load(const struct collision_def *c, const struct motion *m,
                                      struct network *n, double force);
struct modes_load network_held_load(const struct collision_def *c, const struct motion *m,
                                    struct network *n, double mean);
/* The body was moved by this load, or relieved of it (NULL): beads move along; barriers and wires
 * play on, or wait if that would press them. Returns the energy put in, J. */
double network_set_rest(const struct collision_def *c, const struct motion *m, struct network *n,
                        const struct modes_load *load);
/* The forces that move the body: those of all links less their static loads and the forces of a
 * static load that was removed (NULL: none), with `hammer` in place of that of link 0, N. They are
 * one row, for a force of 1. *lasted: how long they have lasted, weighted with each force, samples.
 * No points: there is no force. Valid until the next sample. */
struct modes_points network_forces(const struct collision_def *c, struct network *n, double hammer,
                                   double hammer_lasted, const struct modes_load *removed,
                                   uint64_t clock, double *lasted);
/* Body or hammer were moved by a message. */
void network_moved(struct network *n);

/* --- while no link but the first can touch (network_flight.c) -------------------------------- */

/* Chooses the links that may touch in this sample; true if there are any beside link 0. *put_in is
 * the energy of links that end their wait, J. */
bool network_begin_sample(const struct collision_def *c, const struct motion *m, uint64_t clock,
                          struct outer_forces o, struct network *n, double *put_in);
/* False if some link touches or may touch at any time: no window is possible. */
bool network_is_free(const struct collision_def *c, const struct network *n);
/* Before a window: true if all links are apart, for a bank of this energy, J. */
bool network_may_coast(const struct collision_def *c, const struct motion *m, struct network *n,
                       double bank_energy);
/* Count of samples, up to n after `done` ones, for which they stay apart. */
int network_apart_for(const struct collision_def *c, const struct network *n, int done, int count);
/* Moves the lumps by a free flight, s. */
void network_fly(const struct collision_def *c, struct network *n, double t);
/* Once a window: drag of lumps; ends hammers that will not return, and lets a quiet network
 * rest. Returns the loss, J. */
double network_settle(const struct collision_def *c, struct motion *m, struct network *n);

/* --- a sample with several contacts (network_step.c) ----------------------------------------- */

struct network_force {
    double mean;      /* of all hammers over the sample, N */
    double own, last; /* of link 0; in the last step, N */
};
/* *diverged: a step was out of bounds. */
struct network_force network_advance_sample(const struct collision_def *c, struct motion *m,
                                            struct stepper *st, struct record *r, struct network *n,
                                            struct outer_forces o, bool *diverged);

/* --- reading -----------------------------------------------------------------------------------
 */

/* The energies of lumps and links beside those of the motion, J. */
struct motion_energy network_energy(const struct collision_def *c, const struct network *n);
void network_add_to_ledger(const struct collision_def *c, const struct network *n,
                           struct collision_ledger *ledger_now);
/* Acceleration at the pickups from the forces of the links beside link 0. */
double network_acceleration(const struct collision_def *c, const struct network *n, int pickup);
/* True if another hammer is in play. */
bool network_hammers_play(const struct collision_def *c, const struct network *n);
bool network_hammers_touch(const struct collision_def *c, const struct network *n);
static inline bool network_asleep(const struct network *n) { return !n || n->asleep; }

#endif
