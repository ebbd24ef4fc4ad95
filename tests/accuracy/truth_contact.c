/* SPDX-License-Identifier: BSD-3-Clause */
/* truth_contact.c: hammer and body in contact, by power series. */
#include <float.h>
#include <tgmath.h>

#include "accuracy/truth.h"

/* Share of a strike's change of velocity that its leading term may give; where it hardly has a
 * speed of its own, of this share of what moves. */
static const double slight = 1e-13, slow = 1e-6;

/* --- the series ------------------------------------------------------------------------------ */

/* P = d^alpha: d P' = alpha d' P, term by term. */
static truth_real power_term(const struct truth *r, const truth_real *d, int n) {
    if (n == 0)
        return d[0] > 0 ? pow(d[0], r->alpha) : 0;
    truth_real sum = 0;
    for (int j = 1; j <= n; j++)
        sum += (r->alpha * j - (n - j)) * d[j] * r->P[n - j];
    return d[0] > 0 ? sum / (n * d[0]) : 0;
}

/* The term n of f, where x is known up to n + 1 and P up to n. */
static truth_real force_term(struct truth *r, int n) {
    if (r->law == TRUTH_FELT) {
        if (n + 1 < TRUTH_TERMS)
            r->Z[n + 1] = (r->P[n] - r->Z[n]) / (r->felt_time * (n + 1));
        return r->k * (r->P[n] - r->felt_weight * r->Z[n]);
    }
    truth_real sum = r->P[n], mu = r->mu * r->side;
    for (int j = 0; j <= n; j++)
        sum += r->P[n - j] * mu * (j + 1) * r->X[j + 1];
    return r->withdrew ? 0 : r->side * r->k * sum;
}

static void series(struct truth *r) {
    truth_real d[TRUTH_TERMS];
    r->Y[0] = r->y;
    r->Y[1] = r->v;
    r->Z[0] = r->z;
    for (int i = 0; i < r->modes; i++) {
        r->row[0][i] = r->q[i];
        r->row[1][i] = r->p[i];
    }
    r->X[0] = truth_x(r);
    r->X[1] = truth_v(r);
    d[0] = truth_depth(r, r->side, r->X[0]);
    for (int n = 0; n + 2 < TRUTH_TERMS; n++) {
        if (n)
            d[n] = r->side * r->X[n];
        r->P[n] = power_term(r, d, n);
        truth_real f = r->F[n] = force_term(r, n), share = 1 / (truth_real)((n + 1) * (n + 2));
        const truth_real *q0 = r->row[n], *q1 = r->row[n + 1];
        truth_real *q2 = r->row[n + 2], x = 0;
        for (int i = 0; i < r->modes; i++) {
            truth_real w = r->mode[i].omega, c = r->mode[i].c;
            q2[i] = share * (c * f - w * w * q0[i] - 2 * (n + 1) * r->mode[i].sigma * q1[i]);
            x += c * q2[i];
        }
        r->Y[n + 2] = share * ((n ? 0 : r->a) - f / r->m);
        r->X[n + 2] = r->Y[n + 2] - x;
    }
}

static truth_real value(const truth_real *term, int terms, truth_real h) {
    truth_real sum = term[terms - 1];
    for (int n = terms - 2; n >= 0; n--)
        sum = sum * h + term[n];
    return sum;
}

static truth_real slope(const truth_real *term, int terms, truth_real h) {
    truth_real sum = (terms - 1) * term[terms - 1];
    for (int n = terms - 2; n >= 1; n--)
        sum = sum * h + n * term[n];
    return sum;
}

/* --- how far --------------------------------------------------------------------------------- */

/* At least the root of the energy of the velocities of term n, whose squares may be too large. */
static truth_real size_of_term(const struct truth *r, int n) {
    truth_real sum = sqrt((truth_real)r->m) * fabs(r->Y[n]);
    for (int i = 0; i < r->modes; i++)
        sum += fabs(r->row[n][i]);
    return n * sum;
}

/* For how long the last two terms stay below what may be left out. */
static truth_real series_lasts(const struct truth *r) {
    truth_real all = sqrt(2 * truth_energy(r)) * fmax(r->tolerance, TRUTH_EPSILON);
    truth_real h = HUGE_VAL;
    for (int n = TRUTH_TERMS - 2; n < TRUTH_TERMS; n++) {
        truth_real size = size_of_term(r, n);
        if (size > 0)
            h = fmin(h, pow(all / size, 1 / (truth_real)(n - 1)));
    }
    return h;
}

/* --- what ends a step ------------------------------------------------------------------------ */

enum { F_TERMS = TRUTH_TERMS - 2 };

/* Positive as long as the two touch: d, or the felt's force. */
static truth_real touches(const struct truth *r, truth_real h) {
    if (r->law == TRUTH_FELT && r->felt_weight > 0)
        return value(r->F, F_TERMS, h);
    return truth_depth(r, r->side, value(r->X, TRUTH_TERMS, h));
}

/* Positive as long as it pushes. */
static truth_real pushes(const struct truth *r, truth_real h) {
    return r->law == TRUTH_FELT ? 1 : 1 + r->mu * r->side * slope(r->X, TRUTH_TERMS, h);
}

static truth_real not_pushes(const struct truth *r, truth_real h) { return -pushes(r, h); }
static truth_real force_slope(const struct truth *r, truth_real h) {
    return r->side * slope(r->F, F_TERMS, h);
}
static truth_real depth_slope(const struct truth *r, truth_real h) {
    return r->side * slope(r->X, TRUTH_TERMS, h);
}

typedef truth_real (*quantity)(const struct truth *, truth_real);

/* The first of the times in (0, h] at which it is not positive any more; h if it is all the time.
 * A root that comes back within an eighth of a step is not seen. */
static truth_real falls(const struct truth *r, quantity positive, truth_real h) {
    enum { LOOKS = 8, HALVINGS = 72 };
    for (int i = 1; i <= LOOKS; i++) {
        truth_real from = h * (i - 1) / LOOKS, to = i == LOOKS ? h : h * i / LOOKS;
        if (positive(r, to) > 0)
            continue;
        for (int halving = 0; halving < HALVINGS; halving++) {
            truth_real middle = (from + to) / 2;
            if (positive(r, middle) > 0)
                from = middle;
            else
                to = middle;
        }
        return to;
    }
    return h;
}

/* The largest force and depth up to h. */
static void note(struct truth *r, truth_real h) {
    if (r->contacts > TRUTH_CONTACTS)
        return;
    struct truth_contact *c = &r->contact[r->contacts - 1];
    truth_real peak = force_slope(r, 0) > 0 ? falls(r, force_slope, h) : h;
    truth_real deep = depth_slope(r, 0) > 0 ? falls(r, depth_slope, h) : h;
    c->peak = fmax(c->peak, (double)(r->side * value(r->F, F_TERMS, peak)));
    c->depth = fmax(c->depth, (double)truth_depth(r, r->side, value(r->X, TRUTH_TERMS, deep)));
}

static void end_contact(struct truth *r) {
    if (r->contacts <= TRUTH_CONTACTS) {
        struct truth_contact *c = &r->contact[r->contacts - 1];
        c->end = (double)r->t;
        c->v_out = (double)(r->side * truth_v(r));
    }
    r->side = 0;
}

/* --- where d^alpha is no power series --------------------------------------------------------- */

/* The velocity that the force at the depth d takes within the time h. */
static truth_real taken(const struct truth *r, truth_real d, truth_real h) {
    truth_real push = r->law == TRUTH_FELT ? 1 : 1 + r->mu * r->side * truth_v(r);
    return d > 0 && push > 0 ? r->k * pow(d, (truth_real)r->alpha) * push * h * truth_mobility(r)
                             : 0;
}

/* May what is taken be taken by its leading term? */
static bool is_slight(const struct truth *r, truth_real velocity) {
    truth_real all = sqrt(2 * truth_energy(r) * truth_mobility(r));
    return velocity <= slight * fmax((truth_real)r->v_in, slow * all);
}

/* At d = v t the force's impulse is f t / (alpha + 1). */
static void take_impulse(struct truth *r, truth_real d, truth_real h) {
    truth_impulse(r, r->side * taken(r, d, h) / truth_mobility(r) / (r->alpha + 1));
    if (r->law == TRUTH_FELT && d > 0)
        r->z += pow(d, (truth_real)r->alpha) * h / ((r->alpha + 1) * r->felt_time);
}

static bool forgets(const struct truth *r, truth_real h) {
    return r->law == TRUTH_FELT && r->felt_weight > 0 && h > slow * r->felt_time;
}

/* From the surface to where the series begin; false if they can already. */
static bool enter(struct truth *r, truth_real t) {
    truth_real d = truth_depth(r, r->side, truth_x(r)), v = r->side * truth_v(r);
    truth_real a = fmax(r->side * truth_free_acceleration(r), (truth_real)0), h = t - r->t;
    if (v < 0 || (d > 0 && v * h < d) || (d > 0 && !is_slight(r, taken(r, 2 * d, d / v))))
        return false;
    while (!is_slight(r, taken(r, d + h * (v + a * h / 2), h)) || forgets(r, h))
        h /= 2;
    if (d >= h * (v + a * h / 2))
        return false;
    bool all = h == t - r->t;
    truth_fly(r, h);
    if (all)
        r->t = t;
    take_impulse(r, truth_depth(r, r->side, truth_x(r)), h);
    return true;
}

/* From where the series are of no use any more to the surface. */
static bool leave(struct truth *r, truth_real t) {
    truth_real d = truth_depth(r, r->side, truth_x(r)), v = r->side * truth_v(r);
    if (v >= 0 || d > -v * (t - r->t) / 2 || !is_slight(r, taken(r, d, -d / v)) ||
        fabs(truth_free_acceleration(r)) * d > v * v * (truth_real).001)
        return false;
    take_impulse(r, d, -d / v);
    for (int i = 0; i < 3; i++)
        truth_fly(r, truth_depth(r, r->side, truth_x(r)) / (-r->side * truth_v(r)));
    end_contact(r);
    return true;
}

/* --- a step ---------------------------------------------------------------------------------- */

static void move(struct truth *r, truth_real h) {
    r->y = value(r->Y, TRUTH_TERMS, h);
    r->v = slope(r->Y, TRUTH_TERMS, h);
    if (r->law == TRUTH_FELT)
        r->z = value(r->Z, F_TERMS, h);
    for (int i = 0; i < r->modes; i++) {
        truth_real q = 0, p = 0;
        for (int n = TRUTH_TERMS - 1; n >= 0; n--) {
            p = p * h + q;
            q = q * h + r->row[n][i];
        }
        r->q[i] = q;
        r->p[i] = p;
    }
}

void truth_press(struct truth *r, truth_real t) {
    bool memory = r->law == TRUTH_FELT && r->felt_weight > 0 && r->z > 0;
    r->steps++;
    if (!memory && (enter(r, t) || leave(r, t)))
        return;
    r->withdrew = r->law != TRUTH_FELT && 1 + r->mu * r->side * truth_v(r) <= 0;
    series(r);
    truth_real lasts = series_lasts(r), left = t - r->t, h = fmin(lasts, left);
    truth_real to_exit = falls(r, touches, h);
    truth_real to_turn = falls(r, r->withdrew ? not_pushes : pushes, to_exit);
    bool ends = touches(r, to_turn) <= 0;
    h = fmin(fmax(to_turn, 4096 * TRUTH_EPSILON * lasts), left);
    note(r, h);
    move(r, h);
    r->t = h == left ? t : r->t + h;
    if (ends)
        end_contact(r);
}
