/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_all.c: all families of targets in turn, or those named. */
#include "accuracy/accuracy.h"

static const struct {
    const char *lines; /* that it prints */
    void (*measure)(void);
} families[] = {
    {"wall-v-out wall-duration mass-v-out mass-duration", accuracy_lumped},
    {"wall-v-out-in-series mass-v-out-in-series", accuracy_series},
    {"hit-peak hit-depth hit-lost hit-time", accuracy_hit},
    {"usual any-once any-several any-drawn-out felt strikes-to-20-several "
     "strikes-20-to-400-drawn-out "
     "ar04 "
     "hit-v-out hit-duration hit-peak-on-modes hit-depth-on-modes",
     accuracy_modes},
    {"ledger-imbalance ledger-gain ledger-rise ledger-violent-imbalance ledger-violent-gain "
     "ledger-violent-rise ledger-drumheads-imbalance ledger-drumheads-gain ledger-drumheads-rise "
     "ledger-lifted",
     accuracy_ledger},
    {"plates-imbalance plates-gain plates-rise plates-not-silent", accuracy_plates},
    {"rates-dB rates-drawn-out-dB rates-several-dB blocks-that-differ", accuracy_rates},
    {"pressed-decay pressed-slower bouncing-decay bouncing-slower settling-takes",
     accuracy_pressed},
    {"bounce-wall-ms bounce-modes-ms bounce-plate-ms bounce-plate-as-height", accuracy_bouncing},
    {"signals-wall signals-mass signals-modes signals-wall-violent signals-mass-violent "
     "signals-modes-violent",
     accuracy_signals},
    {"contacts-live-50 contacts-live-95 contacts-render-50 contacts-render-95 contacts-any-render "
     "contacts-felt-render contacts-stretched-render contacts-any-live contacts-felt-live "
     "contacts-stretched-live "
     "string-on-point-200-cents string-on-point-400-cents string-on-point-400-render-cents",
     accuracy_contacts},
    {"tuning-contact tuning-brightness tuning-both-contact tuning-both-brightness "
     "body-partials-cents body-decays body-loudness-spread-dB",
     accuracy_tuning},
    {"learn-missed learn-false learn-isolated-not-in-1-cent learn-isolated-not-in-5-percent "
     "learn-loud-not-in-2-percent learn-doublets-missed",
     accuracy_learn},
};

void accuracy_all(void) {
    for (unsigned i = 0; i < sizeof families / sizeof *families; i++)
        if (accuracy_wants(families[i].lines))
            families[i].measure();
}
