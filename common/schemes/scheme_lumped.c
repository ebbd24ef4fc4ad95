/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme_lumped.c: the schemes of [PAR09] (20)-(23), [CW17] (7)-(8) and [D17] (16)-(19), each in
 * the form of its paper. The papers' f accelerates; here f is the contact force, which pushes
 * apart. The time step is h, as in [PAR09]; [CW17] calls it Delta t and [D17] k, whose h is the
 * barrier. */
#include <assert.h>

#include "contact/held.h"
#include "schemes/scheme.h"

/* The power of the damping at the step's end, averaged with the previous one: the contact's loss in
 * the schemes whose algebra does not give it. */
static void book_drain(const struct lumped_system *sys, struct lumped *st) {
    double drain = contact_damping(sys->contact, st->x) * st->v * st->v;
    st->lost = sys->h / 2 * (st->drain + drain);
    st->drain = drain;
}

/* --- am1 ------------------------------------------------------------------------------------- */

/* The K method. [PAR09] (20) without f_next gives a known point (x, v), and f_next moves it to (x -
 * k_x f, v - k_v f). So f_next is the root of one scalar equation, g(f) = f - f(x(f), v(f)); this
 * returns g and its derivative. */
static struct slope k_residual(const struct k_method *k, double f) {
    double x = k->x - k->k_x * f, v = k->v - k->k_v * f;
    double side = contact_two_sided(k->contact) && x < 0 ? -1 : 1;
    double by_x = contact_stiffness(k->contact, x) * (1 + side * k->contact->mu * v);
    double by_v = contact_damping(k->contact, x);
    return (struct slope){f - contact_force(k->contact, x, v), 1 + k->k_x * by_x + k->k_v * by_v};
}

/* While 1 + mu v > 0, g is increasing and concave, and g(0) <= 0: Newton from 0 climbs to the root.
 * If the contact pulls or has two sides, only the sign of g is reliable; the steps are then kept
 * within the bracket of the signs. g(f) has the sign of f once |f| is large enough. The cap is a
 * guard: as many bisections as a double has bits, and Newton's own iterations. */
double k_method_force(const struct k_method *k) {
    struct slope g = k_residual(k, 0);
    if (g.value == 0)
        return 0;
    double inner = 0, outer = -g.value;
    while (k_residual(k, outer).value * outer < 0)
        outer *= 2;
    double f = 0;
    enum { MOST = 80 };
    for (int i = 0; i < MOST; i++) {
        double next = f - g.value / g.derivative;
        if (!((next - inner) * (next - outer) <= 0))
            next = (inner + outer) / 2;
        double moved = next - f;
        f = next;
        if (fabs(moved) <= 1e-15 * fabs(f))
            break;
        g = k_residual(k, f);
        *(g.value * outer > 0 ? &outer : &inner) = f;
    }
    return f;
}

/* [PAR09] (20) */
void lumped_step_am1(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m, v = st->v;
    double v_free = v + h * (sys->a - st->f / (2 * m));
    struct k_method k = {sys->contact, st->x + h / 2 * (v + v_free), v_free, h * h / (4 * m),
                         h / (2 * m)};
    double f_next = k_method_force(&k);
    st->f_mean = (st->f + f_next) / 2;
    st->v = v + h * (sys->a - st->f_mean / m);
    st->travel = h / 2 * (v + st->v);
    st->x += st->travel;
    st->f = f_next;
    book_drain(sys, st);
}

/* --- explicit schemes ------------------------------------------------------------------------- */

/* [PAR09] (21) */
void lumped_step_verlet(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m;
    double v_half = st->v + h / 2 * (sys->a - st->f / m); /* predictor */
    st->travel = h * v_half;
    st->x += st->travel;
    double f_next = contact_force(sys->contact, st->x, v_half);
    st->f_mean = (st->f + f_next) / 2;
    st->v = v_half + h / 2 * (sys->a - f_next / m); /* corrector */
    st->f = f_next;
    book_drain(sys, st);
}

/* [PAR09] (22) */
void lumped_step_heun(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m;
    double v_tilde = st->v + h * (sys->a - st->f / m); /* predictor */
    st->travel = h / 2 * (st->v + v_tilde);
    st->x += st->travel;
    double f_next = contact_force(sys->contact, st->x, v_tilde);
    st->f_mean = (st->f + f_next) / 2;
    st->v += h * (sys->a - st->f_mean / m); /* corrector */
    st->f = f_next;
    book_drain(sys, st);
}

/* [PAR09] (23a)-(23b) */
void lumped_step_rk4(const struct lumped_system *sys, struct lumped *st) {
    const struct contact *c = sys->contact;
    double h = sys->h, m = sys->m, a = sys->a, x = st->x, v = st->v;

    double f1 = contact_force(c, x, v), k1 = h * (a - f1 / m), l1 = h * v;
    double f2 = contact_force(c, x + l1 / 2, v + k1 / 2), k2 = h * (a - f2 / m),
           l2 = h * (v + k1 / 2);
    double f3 = contact_force(c, x + l2 / 2, v + k2 / 2), k3 = h * (a - f3 / m),
           l3 = h * (v + k2 / 2);
    double f4 = contact_force(c, x + l3, v + k3), k4 = h * (a - f4 / m), l4 = h * (v + k3);

    st->travel = (l1 + 2 * l2 + 2 * l3 + l4) / 6;
    st->x += st->travel;
    st->v += (k1 + 2 * k2 + 2 * k3 + k4) / 6;
    st->f_mean = (f1 + 2 * f2 + 2 * f3 + f4) / 6;
    book_drain(sys, st);
}

/* --- the potential's quotient ----------------------------------------------------------------- */

static struct step_result held_over(const struct lumped_system *sys, double x0, double h,
                                    double free_displacement, double compliance) {
    struct held_step step = {.contact = sys->contact,
                             .power = sys->power,
                             .x0 = x0,
                             .h = h,
                             .free_displacement = free_displacement,
                             .compliance = compliance};
    return held_force(&step, free_displacement);
}

/* [CW17] (8) with q = h v/2, and with a and damping added:
 *   y1 - y0 = h (v0 + v1) / 2 (8a),   v1 - v0 = h (a - F/m) (8b),
 * where F is the mean force of quotient.h, without damping k times the quotient of (8b). */
void lumped_step_two_point(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m;
    struct step_result f = held_over(sys, st->x, h, h * (st->v + h / 2 * sys->a), h * h / (2 * m));
    st->x = f.x;
    st->v += h * (sys->a - f.force / m);
    st->f_mean = f.force;
    st->travel = f.d;
    st->lost = f.lost;
}

/* [CW17] (7): y_next - 2 y + y_prev = h^2 (a - F/m), F over the two steps from y_prev to y_next */
void lumped_step_three_point(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m;
    struct step_result f =
        held_over(sys, st->x_prev, 2 * h, h * (2 * st->v + h * sys->a), h * h / m);
    st->v += h * (sys->a - f.force / m);
    st->x_prev = st->x;
    st->x += h * st->v;
    st->f_mean = f.force;
    st->travel = f.d / 2;
    st->lost = f.lost / 2;
}

/* --- quadratic ---------------------------------------------------------------------------------
 */

/* P(u, u + d) of [D17] (6) */
static double taylor_potential(const struct contact *c, double s, double u, double d) {
    return contact_potential(c, u) +
           s * d * (contact_elastic_force(c, u) + d / 2 * contact_stiffness(c, u));
}

/* [D17] (16), A y + B + C/y = 0 with y = u_next - u_prev, as the quadratic (17); (18) is its
 * discriminant, (19) its roots and the choice between them. The damping mu |V'(u)| uses the known u
 * and the mean velocity y / (2h): its loss mu |V'(u)| y^2 / (4h) is never negative, and the
 * equation stays quadratic. If the discriminant is negative, the step goes to the vertex, where the
 * energy gained is least, -delta / (8 A). The next real root takes it back, so that a contact ends
 * with the correct energy. */
double quadratic_displacement(const struct quadratic *q, struct lumped *st) {
    const struct contact *c = q->contact;
    double s = q->s, u = st->x, d = u - st->x_prev;
    double slope = contact_elastic_force(c, u), bend = contact_stiffness(c, u);
    double damping = contact_damping(c, u);
    double before = taylor_potential(c, s, st->x_prev, d) - st->surplus;

    double A = 1 / q->compliance + s * bend + damping / (2 * q->h);
    double B = -(q->free_displacement + d) / q->compliance + 2 * s * slope - 2 * s * d * bend;
    double C = 2 * taylor_potential(c, s, u, -d) - 2 * before;

    double delta = B * B - 4 * A * C; /* (18) */
    double root = delta > 0 ? sqrt(delta) : 0;
    double y = (B >= 0 ? -B - root : -B + root) / (2 * A); /* (19) */
    st->complex_roots += delta < 0;
    st->surplus = delta < 0 ? -delta / (8 * A) : 0;
    st->lost = damping * y * y / (4 * q->h);
    return y;
}

/* The external forces do the work m a y / 2. */
void lumped_step_quadratic(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, m = sys->m;
    struct quadratic q = {.contact = sys->contact,
                          .s = sys->s,
                          .h = h,
                          .free_displacement = h * (st->v + h * sys->a),
                          .compliance = h * h / m};
    double y = quadratic_displacement(&q, st), v_next = y / h - st->v;
    st->f_mean = m * (sys->a - (v_next - st->v) / h);
    st->v = v_next;
    st->x_prev = st->x;
    st->x += h * v_next;
    st->travel = y / 2;
}
