/* SPDX-License-Identifier: BSD-3-Clause */
/* patch_route.c: the paths of a patch's cords. A straight cord that would cross other boxes gets
 * corners: down from its outlet, along a row between boxes and, if that is not enough, along a
 * column too. The path across the fewest boxes is chosen, then the shortest. */
#include "package/patch.h"

/* Distances of a cord from boxes, and the costs of a path, in pixels. */
enum {
    ASIDE = 6,
    ROWS = 4,
    ROW = 3,
    OVER = 2000, /* for each box crossed */
    STRANGER = 60,
    CORNER = 15,
    SLANTED = 60,
    SLIGHT = 20 /* a smaller deviation does not look slanted */
};

/* The saving for a pixel that overlaps another cord of the same port. */
#define JOINED .6

struct way {
    double x[CORNERS + 2], y[CORNERS + 2];
    int points;
};

static double port_x(const struct box *b, int port, int count) {
    enum { EDGE = 10 }; /* distance of the first and the last port from the corners */
    return b->x + EDGE + (count > 1 ? port * (b->width - 2 * EDGE) / (count - 1) : 0);
}

static struct way straight(const struct patch *p, const struct cord *c) {
    const struct box *from = &p->boxes[c->from], *to = &p->boxes[c->to];
    return (struct way){{port_x(from, c->outlet, from->outlets), port_x(to, c->inlet, to->inlets)},
                        {from->y + from->height, to->y},
                        2};
}

static struct way with_corners(const struct way *direct, int corners, const double *x,
                               const double *y) {
    struct way w = {.points = corners + 2};
    w.x[0] = direct->x[0], w.y[0] = direct->y[0];
    for (int i = 0; i < corners; i++)
        w.x[i + 1] = x[i], w.y[i + 1] = y[i];
    w.x[corners + 1] = direct->x[1], w.y[corners + 1] = direct->y[1];
    return w;
}

/* --- the cost of a path ----------------------------------------------------------------------- */

/* Narrows the part *t0 ... *t1 of a line to the values between least and most. */
static bool narrow(double from, double to, double least, double most, double *t0, double *t1) {
    if (fabs(to - from) < 1e-9)
        return from > least && from < most;
    double a = (least - from) / (to - from), b = (most - from) / (to - from);
    *t0 = fmax(*t0, fmin(a, b));
    *t1 = fmin(*t1, fmax(a, b));
    return *t0 < *t1;
}

static bool runs_over(const struct way *w, int i, const struct box *b) {
    double t0 = 0, t1 = 1;
    return narrow(w->x[i], w->x[i + 1], b->x + 1, b->x + b->width - 1, &t0, &t1) &&
           narrow(w->y[i], w->y[i + 1], b->y + 1, b->y + b->height - 1, &t0, &t1);
}

static int boxes_under(const struct patch *p, const struct way *w, int in) {
    int count = 0;
    for (const struct box *b = p->boxes; b < p->boxes + p->box_count; b++)
        for (int i = 0; b->in == in && !b->hidden && i < w->points - 1; i++)
            count += runs_over(w, i, b);
    return count;
}

/* The length over which two segments overlap, both horizontal or both vertical. */
static double together(const struct way *a, int i, const struct way *b, int j) {
    for (int turn = 0; turn < 2; turn++) {
        const double *ax = turn ? a->y : a->x, *bx = turn ? b->y : b->x;
        const double *ay = turn ? a->x : a->y, *by = turn ? b->x : b->y;
        if (fabs(ax[i] - ax[i + 1]) + fabs(bx[j] - bx[j + 1]) + fabs(ax[i] - bx[j]) < 1)
            return fmax(0, fmin(fmax(ay[i], ay[i + 1]), fmax(by[j], by[j + 1])) -
                               fmax(fmin(ay[i], ay[i + 1]), fmin(by[j], by[j + 1])));
    }
    return 0;
}

static struct way way_of(const struct patch *p, const struct cord *c) {
    struct way direct = straight(p, c);
    return with_corners(&direct, c->corners, c->x, c->y);
}

static double all_together(const struct way *a, const struct way *b) {
    double sum = 0;
    for (int i = 0; i < a->points - 1; i++)
        for (int j = 0; j < b->points - 1; j++)
            sum += together(a, i, b, j);
    return sum;
}

/* Overlap with cords of the same outlet or inlet saves cost; overlap with others adds cost. */
static double company(const struct patch *p, const struct way *w, const struct cord *c) {
    double joined = 0;
    int strangers = 0;
    for (const struct cord *other = p->cords; other < c; other++) {
        if (p->boxes[other->from].in != p->boxes[c->from].in)
            continue;
        struct way o = way_of(p, other);
        double sum = all_together(w, &o);
        if ((other->from == c->from && other->outlet == c->outlet) ||
            (other->to == c->to && other->inlet == c->inlet))
            joined = fmax(joined, sum);
        else
            strangers += sum > 1;
    }
    return STRANGER * strangers - JOINED * joined;
}

static double length(const struct way *w) {
    double sum = CORNER * (w->points - 2), dx, dy;
    for (int i = 0; i < w->points - 1; i++) {
        dx = fabs(w->x[i + 1] - w->x[i]), dy = fabs(w->y[i + 1] - w->y[i]);
        sum += hypot(dx, dy) + (dx > SLIGHT && dy > SLIGHT ? SLANTED : 0);
    }
    return sum;
}

/* --- the cheapest path ------------------------------------------------------------------------ */

struct search {
    const struct patch *p;
    const struct cord *cord;
    struct way direct, best;
    double cost;
};

static void try_way(struct search *s, struct way w) {
    double cost = (1 - JOINED) * length(&w);
    if (cost < s->cost)
        cost += OVER * boxes_under(s->p, &w, s->p->boxes[s->cord->from].in);
    if (cost < s->cost)
        cost += JOINED * length(&w) + company(s->p, &w, s->cord);
    if (cost < s->cost)
        s->best = w, s->cost = cost;
}

/* Paths down, along the row y, and down; try_column() adds a column between two rows. */
static void try_row(struct search *s, double y) {
    const struct way *d = &s->direct;
    if (y > d->y[0] && y < d->y[1])
        try_way(s, with_corners(d, 2, (double[]){d->x[0], d->x[1]}, (double[]){y, y}));
}

static void try_column(struct search *s, double x) {
    const struct way *d = &s->direct;
    for (int above = 1; x > 0 && above <= ROWS; above++)
        for (int below = 1; below <= ROWS; below++) {
            double y0 = d->y[0] + ROW * above - 1, y1 = d->y[1] - ROW * below + 1;
            try_way(s, with_corners(d, 4, (double[]){d->x[0], x, x, d->x[1]},
                                    (double[]){y0, y0, y1, y1}));
        }
}

static void route(struct patch *p, struct cord *c) {
    struct search s = {.p = p, .cord = c, .direct = straight(p, c), .cost = HUGE_VAL};
    int in = p->boxes[c->from].in;
    try_way(&s, s.direct);
    for (const struct box *b = p->boxes; b < p->boxes + p->box_count; b++)
        for (int i = 1; b->in == in && i <= ROWS; i++) {
            try_row(&s, b->y - ROW * i + 1);
            try_row(&s, b->y + b->height + ROW * i - 1);
        }
    for (const struct box *b = p->boxes; b < p->boxes + p->box_count; b++)
        for (int i = 1; b->in == in && i <= 2; i++) {
            try_column(&s, b->x - ASIDE * i);
            try_column(&s, b->x + b->width + ASIDE * i);
        }
    c->corners = s.best.points - 2;
    for (int i = 0; i < c->corners; i++)
        c->x[i] = s.best.x[i + 1], c->y[i] = s.best.y[i + 1];
}

void patch_route(struct patch *p) {
    for (struct cord *c = p->cords; c < p->cords + p->cord_count; c++)
        if (!p->boxes[c->from].hidden && !p->boxes[c->to].hidden)
            route(p, c);
}
