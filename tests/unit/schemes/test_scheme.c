/* SPDX-License-Identifier: BSD-3-Clause */
/* The schemes of [PAR09] against its table 1, its figure 4, its conditions (24)-(26), and scans
 * over the phase of the entry within a sample, which determines much of these errors. */
#include "support/check.h"

#include "support/impact.h"
#include "support/par09.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* [PAR09] table 1: case 1 and case 2. */
static struct impact printed_case(int which, enum scheme scheme) {
    struct impact i = {.scheme = scheme, .m = .01, .h = 1 / 44100., .s = .5};
    i.contact = which == 1 ? (struct contact){.k = 1e7, .mu = .1, .alpha = 1.1}
                           : (struct contact){.k = 1e9, .mu = .5, .alpha = 1.5};
    i.v_in = which == 1 ? .3 : 1;
    return i;
}

/* Percent as printed; "n.e.", not exceeded, is a depth below 0. The last column is the error of
 * v_out against the root of (6) where the paper compares with its fit. The paper truncates AM1's
 * 2.6037. */
TEST("table 1 of [PAR09] is reproduced digit for digit") {
    static const struct {
        int which;
        enum scheme scheme;
        double depth, v_out, energy, v_true;
    } table[] = {
        {1, SCHEME_AM1, -1, 1.293, 2.6035, 1.293},
        {1, SCHEME_VERLET, 1.122, 1.660, 3.348, 1.660},
        {1, SCHEME_HEUN, 1.254, 1.467, 2.955, 1.467},
        {1, SCHEME_RK4, -1, -.125, -.250, -.125},
        {2, SCHEME_AM1, -1, 2.551, 5.166, 2.563},
        {2, SCHEME_VERLET, -1, .839, 1.685, .852},
        {2, SCHEME_HEUN, -1, -4.692, -9.164, -4.680},
        {2, SCHEME_RK4, -1, -.105, -.211, -.093},
    };
    for (int n = 0; n < COUNT(table); n++) {
        struct impact i = printed_case(table[n].which, table[n].scheme);
        struct impact_seen seen = impact_run(&i);
        double fit = par09_rebound_fit(i.contact.mu, i.v_in), v = seen.v_out / fit;
        double depth = 100 * (seen.depth / wall_depth(i.m, &i.contact, i.v_in) - 1);
        check_case("case %d, %s", table[n].which, scheme_name(table[n].scheme));
        CHECK_NEAR(100 * (v - 1), table[n].v_out, 5e-4);
        CHECK_NEAR(100 * (v * v - 1), table[n].energy, 5e-4);
        CHECK_NEAR(100 * (seen.v_out / wall_rebound(i.contact.mu, i.v_in) - 1), table[n].v_true,
                   5e-4);
        if (table[n].depth < 0)
            CHECK(depth < 0);
        else
            CHECK_NEAR(depth, table[n].depth, 5e-4);
    }
}

TEST("Verlet and Heun keep their force from step to step: a new evaluation would change table 1") {
    struct impact i = printed_case(1, SCHEME_HEUN);
    struct power power = power_prepare(i.contact.alpha);
    struct lumped_system sys = {SCHEME_HEUN, CORRECT_NONE, &i.contact, &power, i.m, 0, i.h, 0};
    struct lumped st = lumped_start(&sys, 0, i.v_in);
    do {
        st.f = contact_force(&i.contact, st.x, st.v);
        lumped_step(&sys, &st);
    } while (st.x > 0);
    CHECK_NEAR(100 * (st.v / wall_rebound(i.contact.mu, i.v_in) - 1), 1.555, 5e-4);
}

TEST("the entry phase moves case 1 from one sign of error to the other") {
    static const struct {
        enum scheme scheme;
        double least, most;
    } table[] = {{SCHEME_AM1, -1.07, 1.30}, {SCHEME_VERLET, -1.60, 1.66}, {SCHEME_RK4, -.72, .69}};
    for (int n = 0; n < COUNT(table); n++) {
        struct impact i = printed_case(1, table[n].scheme);
        double least = HUGE_VAL, most = -HUGE_VAL;
        for (int phase = 0; phase < 256; phase++) {
            i.phase = phase / 256.;
            double off = 100 * (impact_run(&i).v_out / wall_rebound(i.contact.mu, i.v_in) - 1);
            least = fmin(least, off);
            most = fmax(most, off);
        }
        check_case("%s", scheme_name(table[n].scheme));
        CHECK_NEAR(least, table[n].least, .011);
        CHECK_NEAR(most, table[n].most, .011);
    }
}

/* [PAR09] figure 4: 159 samples of contact. */
TEST("in the soft impact all schemes agree with the closed forms") {
    for (int s = 0; s < SCHEMES; s++) {
        struct impact i = {
            .scheme = (enum scheme)s, .m = .01, .v_in = .3, .h = 1 / 44100., .s = .5};
        i.contact = (struct contact){.k = 1e6, .mu = .5, .alpha = 1.6};
        struct impact_scan scan = impact_scan(i, 16);
        check_case("%s", scheme_name(i.scheme));
        CHECK(fabs(scan.v_percent.worst) < .003);
        CHECK(fabs(scan.depth_percent.worst) < .05);
        CHECK(scan.rise.worst < 6e-6);
        CHECK(fabs(scan.exit_samples.worst) < .4);
    }
}

/* alpha = 1.5, u = .5; percent and samples. 0 means less than half of the last digit. */
TEST("over 64 phases the errors of v_out and exit are the known ones of each scheme") {
    static const struct {
        enum scheme scheme;
        double R, mean, deviation, exit, within;
    } table[] = {
        {SCHEME_AM1, 1, 53, 50, .60, .02},
        {SCHEME_AM1, 2, 13, 8, .38, .02},
        {SCHEME_AM1, 4, 4.3, .8, .22, .02},
        {SCHEME_AM1, 8, 1.2, .2, .11, .03},
        {SCHEME_AM1, 16, .31, .04, .06, .03},
        {SCHEME_TWO_POINT, 1, 13, 4.4, .60, .02},
        {SCHEME_TWO_POINT, 2, 7.2, .7, .40, .03},
        {SCHEME_TWO_POINT, 4, 2.74, 0, .22, .01},
        {SCHEME_TWO_POINT, 8, .79, 0, .11, .01},
        {SCHEME_TWO_POINT, 16, .21, 0, .06, .03},
        {SCHEME_THREE_POINT, 1, 2.6, .13, 1.26, .02},
        {SCHEME_THREE_POINT, 2, 2.6, .06, .92, .03},
        {SCHEME_THREE_POINT, 4, 1.8, 0, .56, .02},
        {SCHEME_THREE_POINT, 8, .70, 0, .30, .01},
        {SCHEME_THREE_POINT, 16, .20, 0, .15, .02},
        {SCHEME_EXACT, .25, 0, 0, .88, 0},
        {SCHEME_EXACT, 1, 0, 0, .60, 0},
        {SCHEME_EXACT, 4, 0, 0, .22, 0},
        {SCHEME_EXACT, 16, 0, 0, .12 / 2, 0},
    };
    for (int n = 0; n < COUNT(table); n++) {
        struct impact_scan scan = impact_scan(impact_of(table[n].scheme, table[n].R, 1.5, .5), 64);
        double mean = table[n].mean;
        bool exact = table[n].scheme == SCHEME_EXACT;
        check_case("%s, R = %g", scheme_name(table[n].scheme), table[n].R);
        CHECK_NEAR(scan_mean(scan.v_percent), mean, table[n].within * mean + 1e-11);
        CHECK_NEAR(scan_deviation(scan.v_percent), table[n].deviation,
                   exact ? 1e-11 : .05 * table[n].deviation + .005);
        CHECK_NEAR(scan_mean(scan.exit_samples), table[n].exit, .006);
    }
}

/* Over alpha 1, 1.5, 2.5, u = 0, .03, .5, 2 and 32 phases: the greatest rise of H in a step, in
 * percent of the initial energy, and the excess of x_max and v_out in percent. */
static void worst_of(enum scheme scheme, double R, double worst[3]) {
    static const double alpha[] = {1, 1.5, 2.5}, u[] = {0, .03, .5, 2};
    worst[0] = worst[1] = worst[2] = 0;
    for (int n = 0; n < 3 * 4 * 32; n++) {
        struct impact i = impact_of(scheme, R, alpha[n % 3], u[n / 3 % 4]);
        i.phase = (n / 12 + .5) / 32;
        struct impact_seen seen = impact_run(&i);
        worst[0] = fmax(worst[0], 100 * seen.rise / (i.m / 2));
        worst[1] = fmax(worst[1], 100 * (seen.depth / wall_depth(i.m, &i.contact, 1) - 1));
        worst[2] = fmax(worst[2], 100 * (seen.v_out / wall_rebound(i.contact.mu, 1) - 1));
    }
}

TEST("(24)-(26): exact keeps H, x and v in bounds; the other schemes fail by known amounts") {
    static const struct {
        enum scheme scheme;
        double R, H, x, v;
    } table[] = {
        {SCHEME_EXACT, .1, 0, 0, 0},         {SCHEME_EXACT, 4, 0, 0, 0},
        {SCHEME_EXACT, 64, 0, 0, 0},         {SCHEME_AM1, 4, 14, 9.2, 16},
        {SCHEME_AM1, 16, .95, .83, 1},       {SCHEME_VERLET, 4, 970, 26, 760},
        {SCHEME_VERLET, 16, .95, .46, .4},   {SCHEME_HEUN, 4, 910, 26, 730},
        {SCHEME_HEUN, 16, .95, .46, .076},   {SCHEME_RK4, 4, 4.8, 7, 5},
        {SCHEME_RK4, 16, .28, .22, .14},     {SCHEME_TWO_POINT, 4, 0, 4, 9.5},
        {SCHEME_TWO_POINT, 16, 0, .34, .68}, {SCHEME_THREE_POINT, 4, 0, 10, 4.5},
        {SCHEME_THREE_POINT, 16, 0, 1, .63}, {SCHEME_QUADRATIC, 4, 0, 24, 59},
        {SCHEME_QUADRATIC, 16, 0, .97, .96},
    };
    for (int n = 0; n < COUNT(table); n++) {
        double worst[3];
        worst_of(table[n].scheme, table[n].R, worst);
        check_case("%s, R = %g", scheme_name(table[n].scheme), table[n].R);
        CHECK_NEAR(worst[0], table[n].H, .06 * table[n].H + 1e-12);
        CHECK_NEAR(worst[1], table[n].x, .06 * table[n].x + 1e-11);
        CHECK_NEAR(worst[2], table[n].v, .06 * table[n].v + 1e-11);
    }
}

TEST("(25): v only falls in a contact without a push, but for quadratic with s = 1 and 3") {
    static const double s_table[] = {.5, 1, 3}, rise[] = {0, .0367, .430};
    for (int s = 0; s < SCHEMES + 2; s++) {
        int which = s < SCHEMES ? 0 : s - SCHEMES + 1;
        double worst = 0;
        for (int n = 0; n < 64; n++) {
            struct impact i = impact_of(s < SCHEMES ? (enum scheme)s : SCHEME_QUADRATIC, 8,
                                        n % 2 ? 1.5 : 1.1, n / 2 % 2 ? .5 : 0);
            i.phase = n / 64.;
            i.s = s_table[which];
            worst = fmax(worst, impact_run(&i).speed_rise);
        }
        check_case("%s, s = %g", s < SCHEMES ? scheme_name((enum scheme)s) : "", s_table[which]);
        CHECK_NEAR(worst, rise[which], .02 * rise[which] + 1e-15);
    }
}

/* [PAR09] section 3.3.2: the RMS of the error of v_out over phases. */
TEST("RK4 drifts less than Verlet, and Verlet less than Heun when u is not small") {
    for (double R = 5; R < 200; R *= 2) {
        double off[SCHEMES];
        for (int s = SCHEME_AM1; s <= SCHEME_RK4; s++) {
            struct impact_scan scan = impact_scan(impact_of((enum scheme)s, R, 1.5, .5), 64);
            off[s] = hypot(scan_mean(scan.v_percent), scan_deviation(scan.v_percent));
        }
        check_case("R = %g: RK4 %g, Verlet %g, Heun %g", R, off[SCHEME_RK4], off[SCHEME_VERLET],
                   off[SCHEME_HEUN]);
        CHECK(off[SCHEME_RK4] < .75 * off[SCHEME_VERLET]);
        CHECK(off[SCHEME_VERLET] < .5 * off[SCHEME_HEUN]);
    }
}

CHECK_MAIN
