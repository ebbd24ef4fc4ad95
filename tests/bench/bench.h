/* SPDX-License-Identifier: BSD-3-Clause */
/* bench.h: declarations shared by the parts of `bench`. */
#ifndef KNOCK_BENCH_H
#define KNOCK_BENCH_H

#include <stdbool.h>

#include "engine/collision/collision.h"
#include "modes/modes_table.h"

struct bench_set {
    const char *name; /* sse2 or avx2 */
    const struct modes_kernel *kernel;
    double op;    /* ns of one multiply-add on one double, at the peak that this run measures */
    double ring1; /* the target of ringing with one output, ns */
};

double bench_seconds(void);
/* bench <name> <value> <unit>, and its target where there is one */
void bench_line(const char *name, double value, const char *unit);
void bench_target(const char *name, double value, const char *unit, const char *sense,
                  double target);

/* ns of one multiply-add on one double when nothing waits for anything. */
double bench_peak_base(void);
double bench_peak_avx2(void);

/* Harmonic modes with a body's mass; equal shapes at the contact and at every pickup. */
struct modes *bench_bank(int n, int pickups, const struct modes_kernel *kernel);

void bench_ring(const struct bench_set *set);
void bench_contact(const struct bench_set *set);
void bench_links(const struct bench_set *set);
void bench_network(const struct bench_set *set);
void bench_anything(const struct bench_set *set);
void bench_lumped(void);
void bench_schemes(void);
void bench_body(void);
void bench_drumhead(void);
void bench_held(void);
void bench_messages(void);
void bench_continue(void);
void bench_contacts(void);
/* Plays so many blocks of a "ring" or a "contact" and measures nothing; false for another word. */
bool bench_counted(const char *what, int modes, int blocks);

#endif
