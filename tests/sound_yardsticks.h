/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_yardsticks.h: real instruments, measured on recordings: FluidR3 (fluid-soundfont-gm), VSCO
 * 2 CE, sonic-pi-samples, and tests of other people. Frequencies are over the note; T60 in s, from
 * the first 25 dB of a partial's own decay, 0 where the recording ends too soon or does not say;
 * the centroid is [AR04]'s, Hz; noise is the share of the first 28 ms that the partials listed do
 * not explain, dB, the room included. brighter is the centroid's growth from a soft blow to a hard
 * one.
 */
#ifndef KNOCK_SOUND_YARDSTICKS_H
#define KNOCK_SOUND_YARDSTICKS_H

struct yardstick {
    const char *body;
    double note; /* Hz, of the recording */
    struct {
        double ratio, t60;
    } partial[8];
    double centroid, noise;
    double brighter, decibels; /* by so many dB at the peak; 0: not recorded */
};

static const struct yardstick yardsticks[] = {
    {"marimba", 131, {{1, 2.1}, {4, 1.16}, {9.51, .41}, {16.96, .1}}, 455, -4, 1.45, 13},
    {"marimba", 370, {{1, 1.34}, {4, .87}, {9.51, .15}}, 663, -7, 0, 0},
    {"marimba", 523, {{1, 1.13}, {4, .78}}, 742, -7, 0, 0},
    {"xylophone", 523, {{1, .43}, {3, .36}, {5.8, .23}, {8.45, .09}, {10.9, .06}}, 1698, -4, 0, 0},
    {"vibraphone",
     220,
     {{1, 0}, {4.01, .95}, {10.34, .87}, {17.2, .13}, {22.4, 0}},
     1585,
     -4,
     0,
     0},
    {"vibraphone", 370, {{1, 0}, {4, 0}, {10.21, 0}}, 2599, 0, 0, 0},
    {"vibraphone", 740, {{1, 0}, {4, 0}, {8.75, 0}}, 2042, -2, 0, 0},
    {"glockenspiel", 784, {{1, 5.9}, {5.3, .55}}, 6390, -9, 0, 0},
    {"glockenspiel",
     1050,
     {{1, 0}, {2.741, 1.22}, {5.29, .58}, {6.88, 1.38}, {8.68, .45}},
     7796,
     -9,
     0,
     0},
    {"glockenspiel", 2104, {{1, 3.2}, {2.7, 0}, {5.17, .5}}, 7315, -9, 0, 0},
    {"glockenspiel", 4213, {{1, 1.5}, {2.66, 0}}, 5727, -9, 0, 0},
    {"celesta", 262, {{1, 2.2}, {2.83, .27}, {5.3, .26}}, 1157, -4, 0, 0},
    {"celesta", 523, {{1, 3.7}, {2.75, .21}, {5.38, .18}}, 1309, -4, 0, 0},
    {"kalimba", 196, {{1, 1.4}, {6.3, .15}, {17.8, .08}}, 1437, -4, 0, 0},
    {"claves", 2163, {{1, .06}}, 3185, -11, 0, 0},
    {"woodblock", 496, {{1, .26}, {1.13, .27}, {2.47, .44}, {5.44, .3}}, 2199, -7, 1.45, 13},
    {"woodblock", 667, {{1, .29}, {1.06, .3}, {2.46, .32}, {5.4, .2}}, 2803, -7, 0, 0},
    {"log-drum", 156, {{1, 1.1}, {2, .3}, {3.3, .4}}, 305, -12, 1.37, 13},
    {"log-drum", 108, {{1, 1}, {1.69, .4}, {2, .85}, {3.4, .2}}, 404, -3, 1.54, 11},
    {"tube",
     1052,
     {{.622, 0}, {1.218, 0}, {2, 6}, {2.93, 4}, {4, 1.8}, {5.16, .4}},
     4721,
     -8,
     0,
     0},
    {"bell", 7240, {{.5, 6}, {.93, 1.06}, {1.45, .42}, {2.06, .16}}, 7456, -5, 0, 0},
    {"cowbell",
     471.4,
     {{1, .34}, {4.2, .27}, {5.3, .28}, {10.9, .07}, {13.8, .08}},
     3151,
     -4,
     0,
     0},
    {"agogo",
     1000.7,
     {{1, 1.5}, {3.73, .21}, {5.12, .34}, {6.46, .24}, {7.56, .13}, {9.43, .13}},
     5011,
     -6,
     0,
     0},
    {"triangle",
     2050,
     {{1.055, 3.8}, {1.925, 4.8}, {2.318, 2.8}, {2.903, 3.2}, {5.135, .58}, {7.6, .6}},
     10762,
     -7,
     0,
     0},
    {"steel-pan",
     367.6,
     {{1, .43}, {2.01, 1.05}, {3.04, .62}, {4, .8}, {6.03, .73}, {8.06, .48}},
     1176,
     -11,
     0,
     0},
    {"glass", 700, {{1, 0}, {2.3, 0}, {4.3, 0}, {6.7, 0}}, 0, 0, 0, 0},
    {"timpani", 99, {{1, 2.8}, {1.49, 3.8}, {1.96, 4.8}, {2.42, 4}}, 1252, -7, 1.8, 15},
    {"timpani", 73.3, {{1, 3.4}, {1.54, 7}, {2.05, 1.4}, {3.05, 1.3}}, 652, -14, 0, 0},
    {"tom", 93.9, {{1, 1.45}, {1.51, .94}, {2.49, .78}}, 1374, -7, 1.6, 5},
    {"bass-drum", 44.4, {{1, 2.7}, {1.6, 1.9}, {2.13, 1.5}, {2.84, 1}}, 740, -12, 2.5, 18},
    {"conga", 164, {{1, 1.2}, {1.6, .7}, {2.2, .5}}, 546, -20, 1, 18},
    {"snare", 218.8, {{1, .5}, {1.74, 0}, {2.57, .33}}, 550, -20, 1.55, 13},
};

#endif
