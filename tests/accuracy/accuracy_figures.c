/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_figures.c: see accuracy_figures.h. */
#include "accuracy/accuracy_figures.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "accuracy/accuracy.h"

void figures_put(struct figures *f, double value, double condition) {
    if (f->n < FIGURES_MOST)
        f->value[f->n++] = value == value ? value : HUGE_VAL;
    accuracy_worse(&f->over_condition, value / fmax(condition, 1));
    accuracy_worse(&f->condition, condition);
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double figures_at(struct figures *f, double share) {
    if (!f->n)
        return HUGE_VAL;
    qsort(f->value, (size_t)f->n, sizeof *f->value, ascending);
    int i = (int)ceil(share * f->n) - 1;
    return f->value[i < 0 ? 0 : i];
}

static void line(const char *set, const char *figure, double value, double target) {
    char name[96];
    snprintf(name, sizeof name, "%s-%s", set, figure);
    if (target > 0)
        accuracy_line(name, value, target);
    else
        accuracy_note(name, value);
}

void figures_shares(const char *set, struct figures *f, struct figures_targets targets) {
    line(set, "50", figures_at(f, .5), targets.half);
    line(set, "95", figures_at(f, .95), targets.most);
    line(set, "99", figures_at(f, .99), targets.nearly_all);
    line(set, "worst", figures_at(f, 1), targets.all);
}

void figures_lines(const char *set, struct figures *f, struct figures_targets targets) {
    figures_shares(set, f, targets);
    line(set, "worst-over-condition", f->over_condition, 0);
    line(set, "condition", f->condition, 0);
    line(set, "count", f->n, 0);
}

static void nearly_all(const char *set, const char *with, struct figures *f) {
    char name[64];
    snprintf(name, sizeof name, "%s-%s", set, with);
    line(name, "95", figures_at(f, .95), 0);
    line(name, "99", figures_at(f, .99), 0);
}

void figures_reasons(const char *set, struct reasons *r) {
    if (!r->at_4_budgets.n)
        return;
    nearly_all(set, "at-4-budgets", &r->at_4_budgets);
    nearly_all(set, "in-render", &r->in_render);
    line(set, "beyond", r->magnify.n, 0);
    if (r->magnify.n)
        line(set, "beyond-magnify-50", figures_at(&r->magnify, .5), 0);
}
