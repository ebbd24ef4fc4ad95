/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_runs.c: contacts with a wall, recorded from before their entry until after their exit. */
#include "figures/figures.h"

#include "engine/collision/collision_state.h"
#include "support/lumped_energy.h"

static void path_put(struct path *path, const struct impact *i, const struct path_point *p) {
    if (path->n == PATH_MOST)
        return;
    path->at[path->n] = *p;
    path->at[path->n].T = i->m * p->v * p->v / 2;
    path->at[path->n].V = contact_potential(&i->contact, p->x);
    path->n++;
}

void path_lumped(const struct impact *i, int tail, struct path *path) {
    struct power power = power_prepare(i->contact.alpha);
    struct lumped_system sys = {i->scheme, i->correction, &i->contact, &power,
                                i->m,      i->a,          i->h,        i->s};
    struct lumped st = lumped_start(&sys, -i->phase * i->v_in * i->h, i->v_in);
    path->n = 0;
    for (int n = 0; n < PATH_MOST && tail > 0; n++) {
        struct path_point now = {.t = (n - i->phase) * i->h,
                                 .x = st.x,
                                 .v = st.v,
                                 .f = contact_force(&i->contact, st.x, st.v),
                                 .H = lumped_energy(&sys, &st)};
        path_put(path, i, &now);
        lumped_step(&sys, &st);
        tail -= n > 0 && st.x <= 0 && st.v < 0;
    }
}

/* Thinned to 16 points a step; every step is computed. */
void path_true(const struct impact *i, double tail, struct path *path) {
    struct power power = power_prepare(i->contact.alpha);
    struct lumped_system sys = {SCHEME_RK4, CORRECT_NONE, &i->contact, &power,
                                i->m,       i->a,         i->h / 256,  i->s};
    struct lumped st = lumped_start(&sys, 0, i->v_in);
    double left = tail * i->h;
    path->n = 0;
    for (int n = 0; path->n < PATH_MOST && left > 0; n++) {
        struct path_point now = {.t = n * sys.h,
                                 .x = st.x,
                                 .v = st.v,
                                 .f = contact_force(&i->contact, st.x, st.v),
                                 .H = lumped_energy(&sys, &st)};
        if (n % 16 == 0)
            path_put(path, i, &now);
        lumped_step(&sys, &st);
        left -= st.x <= 0 && st.v < 0 ? sys.h : 0;
    }
}

/* The hammer comes with v_in, and sample 0 stands where the phase wants it. */
struct collision_event path_exact(const struct impact *i, int tail, struct path *samples,
                                  struct path *steps) {
    static struct collision_point points[COLLISION_TRACE];
    struct collision_def c = collision_default();
    c.rate = 1 / i->h;
    c.mass = i->m;
    c.contact = contact_definition(&i->contact);
    c.scheme = SCHEME_EXACT;
    struct collision_state *s = collision_state_new(&c, contact_head(&i->contact), 0, 0);
    struct collision_event hit = {0};
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -i->phase * i->v_in * i->h;
    s->motion.v = i->v_in;
    if (samples)
        samples->n = 0;
    double force = 0;
    for (int n = 0; n < 100000 && tail > 0; n++) {
        struct collision_ledger l = collision_ledger_now(&c, s);
        struct path_point now = {.t = (n - i->phase) * i->h,
                                 .x = s->motion.x,
                                 .v = s->motion.v,
                                 .f = force,
                                 .H = l.kinetic + l.contact};
        if (samples)
            path_put(samples, i, &now);
        collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.force = &force},
                      1);
        collision_catch_up(&c, s); /* so that the state is where the clock is */
        while (collision_take_event(s, &hit)) {
        }
        tail -= hit.duration > 0;
    }
    if (steps) {
        steps->n = 0;
        int count = collision_trace(s, points);
        for (int n = 0; n < count; n++) {
            struct path_point now = {
                .t = points[n].t, .x = points[n].x, .v = points[n].v, .f = points[n].f};
            path_put(steps, i, &now);
            struct path_point *kept = &steps->at[steps->n - 1];
            kept->H = kept->T + kept->V;
        }
    }
    hit.time -= i->phase * i->h; /* its clock starts at sample 0 */
    collision_state_free(s);
    return hit;
}

void path_write(struct figure *f, const char *name, const struct path *path, double unit,
                double x_unit) {
    figure_data(f, name);
    for (int n = 0; n < path->n; n++) {
        const struct path_point *p = &path->at[n];
        ROW(f, p->t / unit, p->x / x_unit, p->v, p->f, p->H, p->T, p->V);
    }
    figure_end(f);
}

struct impact_scan exact_scan(struct impact i, int phases) {
    struct impact_scan all = {0};
    double v_out = wall_rebound(i.contact.mu, i.v_in), tau = wall_duration(i.m, &i.contact, i.v_in);
    double depth = wall_depth(i.m, &i.contact, i.v_in);
    for (int n = 0; n < phases; n++) {
        i.phase = (n + .5) / phases;
        struct collision_event hit = path_exact(&i, 2, NULL, NULL);
        scan_put(&all.v_percent, 100 * (hit.v_out / v_out - 1));
        scan_put(&all.exit_samples, (hit.time + hit.duration - tau) / i.h);
        scan_put(&all.depth_percent, 100 * (hit.depth / depth - 1));
    }
    return all;
}

struct modes *free_bar(double rate, int count) {
    static const double ratio[FREE_BAR] = {1,     2.7565, 5.4039, 8.9330, 13.344, 18.64, 24.82,
                                           31.87, 39.81,  48.62,  58.32,  68.89,  80.35};
    static const double shape[FREE_BAR] = {2,   -1.3, .4,  1.1, -1.9, 1.5, -.3,
                                           1.2, -1.8, 1.7, .5,  -1.4, 1};
    struct mode mode[FREE_BAR];
    for (int i = 0; i < count; i++)
        mode[i] = (struct mode){220 * ratio[i], 1 / sqrt(ratio[i]), .1};
    const double *pickup = shape;
    struct modes *m = modes_new(count, 0, 1);
    modes_design(m, rate, mode, NULL, shape, &pickup);
    return m;
}
