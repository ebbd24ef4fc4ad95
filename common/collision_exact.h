/* collision_exact.h: what the files of the exact scheme share. */
#ifndef KNOCK_COLLISION_EXACT_H
#define KNOCK_COLLISION_EXACT_H

#include "collision_state.h"

/* C V'' = (omega h)^2 / 2 of an oscillation at half the sampling rate: pi^2 / 2. */
static const double exact_highest = 4.93;

/* --- collision_ahead.c ----------------------------------------------------------------------- */

/* s */
double ahead_step_length(const struct collision *c, int fineness);
/* C of a step of length h = ahead_step_length(): half its square over the mass that it moves */
double ahead_compliance(const struct collision *c, int fineness, double h);
void ahead_look(const struct collision *c, struct collision_state *s, int fineness,
                struct outside o, struct ahead *a);
/* The same for a step of the same length within the same sample. */
void ahead_look_again(const struct collision *c, struct collision_state *s, struct ahead *a,
                      struct outside o);

/* Is x beyond a surface? */
bool ahead_reaches(const struct collision_state *s, double x);
/* How far x is beyond a surface; 0 when it is not. */
double ahead_beyond(const struct collision_state *s, double x);
/* The x of that depth beyond the right-hand surface. */
double ahead_at_depth(const struct contact *c, double depth);

/* Is C V'' = `stiff` too much for a step of this fineness? */
bool ahead_too_long(const struct collision *c, const struct collision_state *s, int fineness,
                    double stiff);
/* The longest step from this fineness on that may start at this tick. */
int ahead_coarsest(int tick, int fineness);
/* How many more halvings would make the step short enough to enter a contact with. */
int ahead_halvings(const struct collision *c, const struct collision_state *s,
                   const struct ahead *a);
/* V'' of a contact in progress, at its deepest. */
double ahead_stiffness(const struct collision_state *s);
/* The fineness for a contact in progress. */
void ahead_choose(const struct collision *c, struct collision_state *s);

/* --- collision_contact.c --------------------------------------------------------------------- */

/* The contact over the step; moves the felt's memory as well, but nothing else. */
void exact_contact(const struct collision *c, struct collision_state *s, const struct ahead *a,
                   struct outside o, struct taken *t);
/* Apart, the felt's surface creeps back until it meets the hammer at x; returns what it loses. */
double exact_recover(struct collision_state *s, double x, double h);

/* --- collision_exact.c ----------------------------------------------------------------------- */

/* Is there too little left to begin a contact that needs as many steps as most do? */
bool exact_saves(const struct collision *c, const struct collision_state *s);

/* --- collision_blow.c ------------------------------------------------------------------------ */

/* Where a contact begins within this step that no budget is left to resolve: what it does. */
bool blow_ahead(const struct collision *c, struct collision_state *s, const struct ahead *a,
                struct outside o, struct taken *t);

#endif
