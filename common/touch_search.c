/* touch_search.c: the inverse of [AR04]'s mapping, (t0, c_av) -> (k, mu).
 *
 * Contact time falls with k as k^(-1/(alpha+1)) against a wall, and nearly so against a body;
 * brightness rises with k. With mu it falls while k stays; while the contact time stays it mostly
 * rises, for the force then comes in more steeply. Neither is always even, because hammer and body
 * may meet several times. So each search is a bracketed secant in logarithms, and where that does
 * not find the request, a scan decides what is nearest.
 */
#include <math.h>

#include "ranges.h"
#include "touch_rig.h"
#include "wall.h"

/* --- one unknown ------------------------------------------------------------------------------ */

/* log(what is measured / what is wanted) as a function of y, the logarithm of k or mu. */
struct aim {
    double (*error)(struct aim *aim, double y);
    struct touch_rig *rig;
    double wanted;         /* what error() compares with */
    double contact, yield; /* the contact time to be kept, see contact_stiffness_for() */
    double k, mu;          /* of the last try */
    double lo, hi;         /* limits of y */
    double slope;          /* about d error / dy */
    double tolerance;
    int points; /* of the scan, if nothing else helps */
};

struct found {
    double y, error;
};

static struct found aim_try(struct aim *aim, double y, struct found *nearest) {
    struct found here = {y, aim->error(aim, y)};
    if (fabs(here.error) < fabs(nearest->error))
        *nearest = here;
    return here;
}

/* Between a and b, whose errors have opposite signs: Illinois' rule, each of whose steps keeps the
 * bracket, so the cap only matters where the measured quantity jumps. */
static void aim_close_in(struct aim *aim, struct found a, struct found b, struct found *nearest) {
    enum { MOST = 16 };
    for (int i = 0; i < MOST && fabs(nearest->error) > aim->tolerance; i++) {
        double y = a.y - a.error * (b.y - a.y) / (b.error - a.error);
        struct found c = aim_try(aim, y, nearest);
        if ((c.error > 0) != (b.error > 0))
            a = b;
        else
            a.error /= 2;
        b = c;
    }
}

/* Every so far along the whole range; closes in on the first crossing. */
static void aim_scan(struct aim *aim, struct found *nearest) {
    struct found last = aim_try(aim, aim->lo, nearest);
    for (int i = 1; i <= aim->points && fabs(nearest->error) > aim->tolerance; i++) {
        struct found next = aim_try(aim, aim->lo + (aim->hi - aim->lo) * i / aim->points, nearest);
        if ((next.error > 0) != (last.error > 0))
            aim_close_in(aim, last, next, nearest);
        last = next;
    }
}

/* From y on by the slope known beforehand, with ever longer strides, until the error changes sign.
 */
static struct found aim_search(struct aim *aim, double y) {
    enum { STRIDES = 8 };
    struct found nearest = {y, HUGE_VAL};
    struct found last = aim_try(aim, fmin(fmax(y, aim->lo), aim->hi), &nearest);
    double stride = 1.1;
    for (int i = 0; i < STRIDES && fabs(nearest.error) > aim->tolerance; i++) {
        double to = fmin(fmax(last.y - stride * last.error / aim->slope, aim->lo), aim->hi);
        if (to == last.y)
            break;
        struct found next = aim_try(aim, to, &nearest);
        if ((next.error > 0) != (last.error > 0)) {
            aim_close_in(aim, last, next, &nearest);
            break;
        }
        last = next;
        stride *= 1.5;
    }
    if (fabs(nearest.error) > aim->tolerance && aim->points)
        aim_scan(aim, &nearest);
    return nearest;
}

static const double longest_contact = 1; /* s; what is longer is told as HUGE_VAL */

/* --- contact ---------------------------------------------------------------------------------- */

/* The mass that meets the hammer within the time tau: modes slower than that do not answer with
 * their springs yet; the others hardly move. */
static double yielding_mass(const struct touch *t, double tau) {
    double mobility = 1 / t->mass;
    if (t->body == SCHEME_MASS)
        mobility += 1 / t->body_mass;
    for (int i = 0; t->body == SCHEME_MODES && i < t->modes; i++)
        if (t->mode[i].freq * tau < .5)
            mobility += t->at[i] * t->at[i] / t->mode[i].mass;
    return 1 / mobility;
}

static double contact_error(struct aim *aim, double y) {
    const double far = 4; /* beyond this ratio it does not matter how far */
    aim->k = exp(y);
    double contact = touch_rig_contact(aim->rig, aim->k, aim->mu, far * aim->wanted);
    return log(fmin(contact / aim->wanted, far));
}

/* k for this contact time with this mu. *error is the logarithm of what it gives over what is
 * wanted; *yield that of k over what a wall would take, a good start for the next search. */
static double contact_stiffness_for(struct touch_rig *rig, double contact, double mu,
                                    double tolerance, int points, double *yield, double *error) {
    const struct touch *t = rig->touch;
    struct contact c = t->contact;
    c.mu = mu;
    const double span = log(1e4); /* a body's compliance moves k by less than that */
    double start =
        log(wall_stiffness_for_duration(yielding_mass(t, contact), &c, t->speed, contact));
    struct aim aim = {.error = contact_error,
                      .rig = rig,
                      .wanted = contact,
                      .mu = mu,
                      .lo = fmin(start, log(ranges[RANGE_K].most)) - span,
                      .hi = fmin(start + span, log(ranges[RANGE_K].most)),
                      .slope = -1 / (t->contact.alpha + 1),
                      .tolerance = tolerance,
                      .points = points};
    struct found found = aim_search(&aim, start + *yield);
    *error = found.error;
    *yield = found.y - start;
    return exp(found.y);
}

struct touch_answer touch_contact(const struct touch *t, double contact) {
    const double tolerance = 1e-3, met = 5e-3;
    struct touch_rig rig;
    struct touch_answer answer = {.k = t->contact.k, .mu = t->contact.mu, .contact_unmet = true};
    if (touch_rig_open(&rig, t)) {
        double error, yield = 0, mu = t->contact.mu;
        double k = contact_stiffness_for(&rig, contact, mu, tolerance, 20, &yield, &error);
        answer = touch_rig_measure(&rig, k, mu, longest_contact);
        answer.contact_unmet = fabs(error) > met;
    }
    touch_rig_close(&rig);
    return answer;
}

/* --- brightness ------------------------------------------------------------------------------- */

static const double brightness_tolerance = 5e-3, brightness_met = 1e-2;

static double brightness_error_by_k(struct aim *aim, double y) {
    aim->k = exp(y);
    double heard = touch_rig_measure(aim->rig, aim->k, aim->mu, longest_contact).brightness;
    return log(heard / aim->wanted);
}

/* y = log(u), u = mu v; the contact time is kept by k. */
static double brightness_error_by_mu(struct aim *aim, double y) {
    double missed;
    aim->mu = exp(y) / aim->rig->touch->speed;
    aim->k = contact_stiffness_for(aim->rig, aim->contact, aim->mu, 2e-3, 0, &aim->yield, &missed);
    double heard = touch_rig_measure(aim->rig, aim->k, aim->mu, longest_contact).brightness;
    return log(heard / aim->wanted);
}

/* From 30 ms against a wall down to 10 us: beyond, nothing changes that could be heard. */
static struct found search_by_k(struct touch_rig *rig, double brightness, double mu) {
    const struct touch *t = rig->touch;
    struct contact c = t->contact;
    c.mu = mu;
    double soft = wall_stiffness_for_duration(t->mass, &c, t->speed, 30e-3);
    double hard = wall_stiffness_for_duration(t->mass, &c, t->speed, 10e-6);
    struct aim aim = {.error = brightness_error_by_k,
                      .rig = rig,
                      .wanted = brightness,
                      .mu = mu,
                      .lo = log(soft),
                      .hi = log(fmin(hard, ranges[RANGE_K].most)),
                      .slope = .25,
                      .tolerance = brightness_tolerance,
                      .points = 20};
    return aim_search(&aim, (aim.lo + aim.hi) / 2);
}

struct touch_answer touch_brightness(const struct touch *t, double brightness) {
    struct touch_rig rig;
    struct touch_answer answer = {.k = t->contact.k, .mu = t->contact.mu, .brightness_unmet = true};
    if (touch_rig_open(&rig, t) && rig.bank) {
        double mu = t->contact.mu;
        struct found found = search_by_k(&rig, brightness, mu);
        if (found.error < -brightness_met) { /* too dark: without loss it is as bright as it gets */
            struct found elastic = search_by_k(&rig, brightness, 0);
            if (fabs(elastic.error) < fabs(found.error)) {
                found = elastic;
                mu = 0;
            }
        }
        answer = touch_rig_measure(&rig, exp(found.y), mu, longest_contact);
        answer.brightness_unmet = fabs(found.error) > brightness_met;
    }
    touch_rig_close(&rig);
    return answer;
}

struct touch_answer touch_both(const struct touch *t, double contact, double brightness) {
    const double least_u = 1e-2, most_u = 30;
    struct touch_rig rig;
    struct touch_answer answer = touch_contact(t, contact);
    answer.brightness_unmet = true;
    if (touch_rig_open(&rig, t) && rig.bank) {
        struct aim aim = {.error = brightness_error_by_mu,
                          .rig = &rig,
                          .wanted = brightness,
                          .contact = contact,
                          .lo = log(least_u),
                          .hi = log(fmin(most_u, t->speed * ranges[RANGE_MU].most)),
                          .slope = .2,
                          .tolerance = brightness_tolerance,
                          .points = 12};
        struct found found = aim_search(&aim, log(fmax(t->contact.mu * t->speed, .1)));
        double mu = exp(found.y) / t->speed, missed;
        double k = contact_stiffness_for(&rig, contact, mu, 1e-3, 20, &aim.yield, &missed);
        answer = touch_rig_measure(&rig, k, mu, longest_contact);
        answer.contact_unmet = fabs(missed) > 5e-3;
        answer.brightness_unmet = fabs(found.error) > brightness_met;
    }
    touch_rig_close(&rig);
    return answer;
}
