/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_figures.h: one figure of many cases, reported as quantiles.
 */
#ifndef KNOCK_ACCURACY_FIGURES_H
#define KNOCK_ACCURACY_FIGURES_H

enum { FIGURES_MOST = 16000 };

struct figures {
    int n;
    double value[FIGURES_MOST];
    double over_condition; /* the largest value over how much the case itself magnifies one */
    double condition;      /* the largest */
};

/* For the median, 95 %, 99 % and all; 0 where there is none. */
struct figures_targets {
    double half, most, nearly_all, all;
};

void figures_put(struct figures *f, double value, double condition);
/* The quantile: this share of them does not exceed it. */
double figures_at(struct figures *f, double share);
/* "<set>-50", "-95", "-99", "-worst" */
void figures_shares(const char *set, struct figures *f, struct figures_targets targets);
/* And what explains the worst: "-worst-over-condition", "-condition", "-count" */
void figures_lines(const char *set, struct figures *f, struct figures_targets targets);

/* Why figures are as they are: the same cases with four budgets and without one, and by how much
 * those beyond the target magnify what is off in a force. */
struct reasons {
    struct figures at_4_budgets, in_render, magnify;
};
/* "<set>-at-4-budgets-95", "-99", "<set>-in-render-95", "-99", "<set>-beyond", how many are beyond
 * a target, and "<set>-beyond-magnify-50" */
void figures_reasons(const char *set, struct reasons *r);

#endif
