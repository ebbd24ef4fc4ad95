/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_cw17_drawings.c: [CW17], figures 1 and 2, which are drawings of the model. */
#include "figures/figures.h"

static void figure_1(void) {
    struct figure f = figure_open("cw17-1", 1200, 480);
    figure_panels(&f, 1, 2, "What the compression is",
                  "y - y_c > 0 counts how far the two are "
                  "pressed into one another");
    figure_draw(&f, "unset border; unset tics; unset grid; unset key; set size ratio -1\n"
                    "set xrange [-3:3]; set yrange [-2.5:1.4]\n"
                    "set obj 1 rect from -2.4,0 to 2.4,1.3 fc rgb '#DDE8F0' fs solid 1 border lc "
                    "rgb '#0072B2'\n"
                    "set obj 2 circle at 0,-.75 size 1.1 fc rgb c_exact fs transparent solid .35 "
                    "border lc rgb c_exact\n"
                    "set arrow 1 from -1.75,0 to -1.75,.35 heads size .09,25 lw 1.6\n"
                    "set label 1 'y - y_c' at -1.65,.17 left\n"
                    "set arrow 2 from 0,.35 to -1.95,.35 nohead dt 3; set arrow 3 from 0,-2.3 to "
                    "0,-2 size .12,25 lw 2\n"
                    "set label 2 'v' at .15,-2.2; set label 3 'wall at y_c' at .85,.95\n"
                    "set label 4 'mass m' at 0,-1 center\n"
                    "set title 'in the model: the point goes past the wall'; plot NaN\n"
                    "unset obj 1; unset obj 2; unset arrow 1; unset arrow 2; unset label 1\n"
                    "set obj 3 polygon from -2.4,1.3 to -2.4,0 to -1.1,0 to -.8,.13 to -.4,.2 to "
                    "0,.22 to .4,.2 to .8,.13 to 1.1,0 to 2.4,0 to 2.4,1.3 to -2.4,1.3 fc rgb "
                    "'#DDE8F0' fs solid 1 border lc rgb '#0072B2'\n"
                    "set obj 4 ellipse at 0,-.8 size 2.4,2.02 fc rgb c_exact fs transparent solid "
                    ".35 border lc rgb c_exact\n"
                    "set title 'what it stands for: both are pressed in'; plot NaN\n"
                    "unset multiplot\n");
    figure_close(&f,
                 &(struct figure_words){"CW17, figure 1: a mass meets a barrier",
                                        "A drawing; no numbers.",
                                        "The mass-wall collision with its penetration, and the "
                                        "equivalent setting with mass and wall compressed."},
                 "The same. Knock counts x = y - y_c, positive when touching.");
}

static void stencil(struct figure *f, const char *title, const char *colour, int points) {
    figure_draw(f,
                "set title '%s'\nplot $grid u 1:2 w p pt 6 ps 2.2 lw 1.2 lc rgb '#AAAAAA', "
                "$used%d u 1:2 w lp pt 7 ps 2.6 lw 2 lc rgb %s, "
                "$used%d u 1:2:3 w labels offset 0,-1.5\n",
                title, points, colour, points);
}

static void figure_2(void) {
    struct figure f = figure_open("cw17-2", 1200, 300);
    figure_draw(&f, "$grid << END\n-2 0\n-1 0\n0 0\n1 0\n2 0\nEND\n"
                    "$used3 << END\n-1 0 yⁿ⁻¹\n0 0 yⁿ\n1 0 yⁿ⁺¹\nEND\n"
                    "$used2 << END\n0 0 yⁿ,qⁿ\n1 0 yⁿ⁺¹,qⁿ⁺¹\nEND\n");
    figure_panels(
        &f, 1, 2, "Which time levels a step joins",
        "the force of (7) comes from G(yⁿ⁺¹) - G(yⁿ⁻¹), that of (8) from G(yⁿ⁺¹) - G(yⁿ)");
    figure_draw(&f, "unset border; unset tics; unset grid; unset key; set xrange [-2.4:2.4]; set "
                    "yrange [-1:1]\n");
    stencil(&f, "three-point, one variable, (7)", "c_three_point", 3);
    stencil(&f, "two-point, two variables, (8)", "c_two_point", 2);
    figure_draw(&f, "unset multiplot\n");
    figure_close(&f,
                 &(struct figure_words){"CW17, figure 2: the temporal stencils",
                                        "A drawing; no numbers.",
                                        "Three-point reaches over two steps with one variable, "
                                        "two-point over one with two."},
                 "The same; <code>scheme three-point</code> and <code>scheme two-point</code> are "
                 "these.");
}

void figures_cw17_drawings(void) {
    figure_1();
    figure_2();
}
