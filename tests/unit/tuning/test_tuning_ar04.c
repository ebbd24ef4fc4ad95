/* SPDX-License-Identifier: BSD-3-Clause */
/* The claims of [AR04] sections 3 and 4, each on its row of figure 3. */
#include "support/check.h"

#include "support/ar04.h"

static struct ar04_point points[AR04_ROWS][AR04_POINTS];

static void measure_rows(void) {
    static bool done;
    static struct strike_bank bar;
    if (done)
        return;
    ar04_bar(&bar);
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i++)
            points[row][i] = ar04_measure(&bar, row, i);
    done = true;
}

static void say(int row, int i) {
    check_case("%s = %g, %d contacts", ar04_rows[row].name, points[row][i].value,
               points[row][i].hits);
}

TEST("against a wall the contact lasts as (12) says, along all four rows") {
    measure_rows();
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i++) {
            say(row, i);
            CHECK_REL(points[row][i].rigid, points[row][i].closed, 1e-3);
        }
}

TEST("t0 follows (m/k)^(1/(alpha+1))") {
    measure_rows();
    double power = 1 / 3.8;
    for (int i = 1; i < AR04_POINTS; i++) {
        const struct ar04_point *m = points[AR04_MASS], *k = points[AR04_K];
        say(AR04_MASS, i);
        CHECK_REL(m[i].rigid / m[0].rigid, pow(m[i].value / m[0].value, power), 1e-3);
        CHECK_REL(k[i].rigid / k[0].rigid, pow(k[i].value / k[0].value, -power), 1e-3);
    }
}

TEST("t0 hardly depends on mu for u up to 1, and on the bar not even beyond") {
    measure_rows();
    for (int i = 1; i < AR04_POINTS; i++) {
        const struct ar04_point *p = points[AR04_MU];
        say(AR04_MU, i);
        if (p[i].value <= 1)
            CHECK(p[i].rigid >= p[0].rigid && p[i].rigid < 1.17 * p[0].rigid);
        if (p[i].value <= 5)
            CHECK_REL(p[i].resonating, p[0].resonating, .02);
    }
}

TEST("a single contact lasts longer on the bar, which yields, than on the wall") {
    measure_rows();
    int seen = 0;
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i++)
            if (points[row][i].hits == 1) {
                say(row, i);
                CHECK(points[row][i].resonating > points[row][i].rigid);
                seen++;
            }
    check_case("in all");
    CHECK(seen >= 20);
}

TEST("the centroid falls with mu") {
    measure_rows();
    const struct ar04_point *p = points[AR04_MU];
    for (int i = 1; i < AR04_POINTS; i++) {
        say(AR04_MU, i);
        CHECK(p[i].centroid < p[i - 1].centroid);
    }
    CHECK(p[AR04_POINTS - 1].centroid < .8 * p[0].centroid);
}

TEST("along k and alpha the centroid falls as the contact time grows, where there is one contact") {
    measure_rows();
    for (int row = AR04_K; row <= AR04_ALPHA; row += AR04_ALPHA - AR04_K)
        for (int i = 1; i < AR04_POINTS; i++) {
            const struct ar04_point *a = &points[row][i - 1], *b = &points[row][i];
            if (a->hits > 1 || b->hits > 1)
                continue;
            say(row, i);
            CHECK((b->centroid - a->centroid) * (b->resonating - a->resonating) < 0);
        }
}

TEST("at low alpha there are several contacts, and the centroid is not monotone in contact time") {
    measure_rows();
    const struct ar04_point *p = points[AR04_ALPHA];
    int rises = 0, falls = 0;
    for (int i = 1; i < AR04_POINTS && p[i].value < 2.8; i++) {
        rises += p[i].centroid > p[i - 1].centroid;
        falls += p[i].centroid < p[i - 1].centroid;
    }
    CHECK(p[0].hits > 2 && rises > 0 && falls > 0);
    CHECK(p[AR04_POINTS - 1].hits == 1);
    CHECK(p[AR04_POINTS - 1].centroid < .7 * p[0].centroid);
}

/* Hammer and bar meet repeatedly, and brightness is not monotonic. */
TEST("a scan of the range finds what the root search misses") {
    static const struct {
        double mass, speed, alpha, brightness;
    } requests[] = {{.0086, .519, 2.08, 1439},
                    {.008252, .2441, 1.602, 1380.6},
                    {.1025, .05445, 2.554, 1424.7},
                    {.01068, .5003, 2.895, 1448.8}};
    static struct strike_bank bar;
    for (int i = 0; i < 4; i++) {
        ar04_bar(&bar);
        struct tuning t = strike_tuning(&bar);
        t.mass = requests[i].mass;
        t.speed = requests[i].speed;
        t.contact.alpha = requests[i].alpha;
        t.work = HUGE_VAL;
        struct tuning_answer a = tuning_brightness(&t, requests[i].brightness);
        check_case("%g Hz", requests[i].brightness);
        CHECK(!a.brightness_unmet);
        CHECK_REL(a.brightness, requests[i].brightness, 1e-2);
    }
}

CHECK_MAIN
