/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_yardsticks.h: real instruments, measured on recordings: FluidR3 (fluid-soundfont-gm), VSCO
 * 2 CE, sonic-pi-samples, FreePats (freepats), and tables of other people. Frequencies are over the
 * note; T60 in s, from the first 25 dB of a partial's own decay, 0 where the recording does not
 * say; the centroid is [AR04]'s, Hz; noise is the share of the first 28 ms that the partials listed
 * do not explain, dB, the room included. brighter is the centroid's growth from a soft strike to a
 * hard one.
 *
 * Quantities that a recording cannot give are not judged: the T60 of one that was cut short and
 * looped (beyond .5 s) or repitched, and those of less than 15 dB of decay only within a factor
 * of 1.5 more.
 */
#ifndef KNOCK_SOUND_YARDSTICKS_H
#define KNOCK_SOUND_YARDSTICKS_H

enum yardstick_figure {
    YARDSTICK_CENTS,
    YARDSTICK_T60,
    YARDSTICK_CENTROID,
    YARDSTICK_BRIGHTENING,
    YARDSTICK_FIGURES
};

enum yardstick_decay { UNKNOWN, MEASURED, ABOUT, LOOPED };

struct yardstick {
    const char *body;
    double note; /* Hz, of the recording */
    struct {
        double ratio, t60;
        enum yardstick_decay known;
    } partial[8];
    double centroid, noise;
    double brighter, decibels;          /* by so many dB at the peak; 0: not recorded */
    const char *why[YARDSTICK_FIGURES]; /* why Knock is off there; NULL: it is not */
};

static const struct yardstick yardsticks[] = {
    {.body = "marimba",
     .note = 131,
     .partial =
         {{1, 2.1, MEASURED}, {4, 1.16, MEASURED}, {9.51, .41, MEASURED}, {16.96, .1, ABOUT}},
     .centroid = 455,
     .noise = -4,
     .brighter = 1.45,
     .decibels = 13,
     .why = {[YARDSTICK_CENTS] =
                 "the fourth partial is 47 cents flat: a maker tunes the first two, or three"}},
    {.body = "marimba",
     .note = 370,
     .partial = {{1, 1.34, MEASURED}, {4, .87, MEASURED}, {9.51, .15, MEASURED}},
     .centroid = 663,
     .noise = -7,
     .why = {[YARDSTICK_T60] = "its second rings for .87 s where rosewood's published loss, T60 = "
                               "490 / f, leaves .33 s"}},
    {.body = "marimba",
     .note = 523,
     .partial = {{1, 1.13, LOOPED}, {4, .78, LOOPED}},
     .centroid = 742,
     .noise = -7},
    {.body = "xylophone",
     .note = 523,
     .partial = {{1, .43, MEASURED},
                 {3, .36, MEASURED},
                 {5.8, .23, MEASURED},
                 {8.45, .09, MEASURED},
                 {10.9, .06, MEASURED}},
     .centroid = 1698,
     .noise = -4,
     .why = {[YARDSTICK_CENTS] = "a maker tunes two partials; those above follow the shape of the "
                                 "cut, which is not known"}},
    {.body = "vibraphone",
     .note = 220,
     .partial = {{1, 0, UNKNOWN},
                 {4.01, .95, LOOPED},
                 {10.34, .87, LOOPED},
                 {17.2, .133, MEASURED},
                 {22.4, 0, UNKNOWN}},
     .centroid = 1585,
     .noise = -4,
     .why = {[YARDSTICK_CENTS] = "the fourth and fifth follow the shape of the cut; the first "
                                 "three are within 12 cents"}},
    {.body = "vibraphone",
     .note = 311,
     .partial =
         {{1, 0, UNKNOWN}, {4.02, .9, LOOPED}, {10.21, .25, MEASURED}, {16.4, .127, MEASURED}},
     .centroid = 1775,
     .noise = -1,
     .why = {[YARDSTICK_CENTS] = "its third partial is as high as that of a bar half an octave "
                                 "below; its neighbours in the set are not"}},
    {.body = "vibraphone",
     .note = 370,
     .partial =
         {{1, 0, UNKNOWN}, {3.99, 1, LOOPED}, {9.64, .28, MEASURED}, {15.04, .133, MEASURED}},
     .centroid = 2599,
     .noise = 0},
    {.body = "vibraphone",
     .note = 494,
     .partial =
         {{1, 0, UNKNOWN}, {3.99, .65, LOOPED}, {9.37, .235, MEASURED}, {14.38, .167, MEASURED}},
     .centroid = 1878,
     .noise = -1,
     .why = {[YARDSTICK_CENTS] =
                 "its fourth partial is 34 cents flat: it follows the shape of the cut"}},
    {.body = "vibraphone",
     .note = 740,
     .partial = {{1, 0, UNKNOWN}, {4, 0, UNKNOWN}, {8.75, .189, MEASURED}, {13.32, .118, MEASURED}},
     .centroid = 2042,
     .noise = -2,
     .why = {[YARDSTICK_CENTS] = "beside its third, which is 6 cents off, a torsional mode is "
                                 "stronger after 50 ms; its fourth follows the shape of the cut",
             [YARDSTICK_T60] =
                 "the torsional mode beside its third rings for .4 s, the third itself for .16 s"}},
    {.body = "glockenspiel",
     .note = 784,
     .partial = {{1, 5.9, LOOPED}, {5.3, .55, MEASURED}},
     .centroid = 6390,
     .noise = -9},
    {.body = "glockenspiel",
     .note = 1050,
     .partial = {{1, 0, UNKNOWN},
                 {2.741, 1.22, LOOPED},
                 {5.29, .58, MEASURED},
                 {6.88, 1.38, LOOPED},
                 {8.68, .45, MEASURED}},
     .centroid = 7796,
     .noise = -9},
    {.body = "glockenspiel",
     .note = 2104,
     .partial = {{1, 3.2, LOOPED}, {2.7, 0, UNKNOWN}, {5.17, .5, MEASURED}},
     .centroid = 7315,
     .noise = -9},
    {.body = "glockenspiel",
     .note = 4213,
     .partial = {{1, 1.5, LOOPED}, {2.66, 0, UNKNOWN}},
     .centroid = 5727,
     .noise = -9},
    {.body = "glockenspiel", /* FreePats, Glockenspiel: .7 to 2 s before the loop */
     .note = 1046.6,
     .partial = {{1, 8, ABOUT}, {2.76, 1.03, MEASURED}, {5.23, .82, ABOUT}}},
    {.body = "glockenspiel",
     .note = 1760,
     .partial = {{1, 5.4, MEASURED},
                 {2.715, .78, MEASURED},
                 {5.152, .36, MEASURED},
                 {8.308, .232, MEASURED}}},
    {.body = "glockenspiel",
     .note = 2636,
     .partial = {{1, 2.8, ABOUT}, {2.658, .35, MEASURED}, {5.014, .22, MEASURED}},
     .why = {[YARDSTICK_CENTS] = "its bars are thicker than those of FluidR3, whose third partial "
                                 "is 5.17 at 2104 Hz"}},
    {.body = "glockenspiel",
     .note = 3950,
     .partial = {{1, 1.96, MEASURED}, {2.616, .37, MEASURED}},
     .why = {[YARDSTICK_CENTS] = "its bars are thicker than those of FluidR3, whose second partial "
                                 "is 2.66 at 4213 Hz"}},
    {.body = "celesta",
     .note = 262,
     .partial = {{1, 2.2, LOOPED}, {2.83, .27, MEASURED}, {5.3, .26, MEASURED}},
     .centroid = 1157,
     .noise = -4,
     .why = {[YARDSTICK_CENTS] =
                 "2.83 is above the 2.756 that any uniform bar has: its bar is not one"}},
    {.body = "celesta",
     .note = 523,
     .partial = {{1, 3.7, LOOPED}, {2.75, .21, MEASURED}, {5.38, .18, MEASURED}},
     .centroid = 1309,
     .noise = -4},
    {.body = "celesta", /* FreePats, Celesta: 2.2 s */
     .note = 554.2,
     .partial = {{1, 3.74, MEASURED}, {2.789, .35, MEASURED}, {5.4, .327, MEASURED}}},
    {.body = "celesta", .note = 1760, .partial = {{1, 1.56, MEASURED}, {2.735, .38, MEASURED}}},
    {.body = "celesta", .note = 3156, .partial = {{1, 1.6, MEASURED}}},
    {.body = "kalimba",
     .note = 196,
     .partial = {{1, 1.4, LOOPED}, {6.3, .15, ABOUT}, {17.8, .08, MEASURED}},
     .centroid = 1437,
     .noise = -4},
    {.body = "claves",
     .note = 2163,
     .partial = {{1, .06, MEASURED}},
     .centroid = 3185,
     .noise = -11},
    {.body = "woodblock",
     .note = 496,
     .partial =
         {{1, .26, MEASURED}, {1.13, .27, ABOUT}, {2.47, .44, MEASURED}, {5.44, .3, MEASURED}},
     .centroid = 2199,
     .noise = -7,
     .brighter = 1.45,
     .decibels = 13,
     .why = {[YARDSTICK_CENTS] = "its two lowest lie twice as far apart as the other block's; "
                                 "temple-block has such a tie"}},
    {.body = "woodblock",
     .note = 667,
     .partial = {{1, .29, MEASURED}, {1.06, .3, ABOUT}, {2.46, .32, MEASURED}, {5.4, .2, MEASURED}},
     .centroid = 2803,
     .noise = -7},
    {.body = "log-drum",
     .note = 156,
     .partial = {{1, 1.1, MEASURED}, {2, .3, MEASURED}, {3.3, .4, MEASURED}},
     .centroid = 305,
     .noise = -12,
     .brighter = 1.37,
     .decibels = 13,
     .why = {[YARDSTICK_CENTS] = "the third partial is the middle of the two recorded ones'"}},
    {.body = "log-drum",
     .note = 108,
     .partial = {{1, 1, MEASURED}, {1.69, .4, ABOUT}, {2, .85, MEASURED}, {3.4, .2, MEASURED}},
     .centroid = 404,
     .noise = -3,
     .brighter = 1.54,
     .decibels = 11,
     .why = {[YARDSTICK_CENTS] =
                 "1.69 lies where no tongue has a partial and the other log drum has none: the air "
                 "in the box or its second tongue, which are left out",
             [YARDSTICK_T60] = "its third dies twice as soon as that of the other log drum: "
                               "Knock's lies between them",
             [YARDSTICK_CENTROID] =
                 "as much as the fundamental sounds at 1.69, which is left out"}},
    {.body = "tube", /* FreePats, Tubular Bells: 8.6 s, its loop is the last 1.5 ms */
     .note = 698,
     .partial = {{.634, 27, ABOUT},
                 {1.236, 22, MEASURED},
                 {2.008, 8.8, MEASURED},
                 {2.926, 3.6, MEASURED},
                 {3.963, 1.72, MEASURED},
                 {5.097, .9, MEASURED},
                 {6.306, .62, MEASURED}},
     .centroid = 2542,
     .why = {[YARDSTICK_CENTROID] = "struck by a softer hammer: the next recording has 4721 Hz"}},
    {.body = "tube",
     .note = 1052,
     .partial = {{.622, 0, UNKNOWN},
                 {1.218, 0, UNKNOWN},
                 {2, 6, LOOPED},
                 {2.93, 4, LOOPED},
                 {4, 1.8, LOOPED},
                 {5.16, .4, LOOPED}},
     .centroid = 4721,
     .noise = -8},
    {.body = "bell",
     .note = 7240,
     .partial =
         {{.5, 6, MEASURED}, {.93, 1.06, MEASURED}, {1.45, .42, MEASURED}, {2.06, .16, MEASURED}},
     .centroid = 7456,
     .noise = -5,
     .why = {[YARDSTICK_CENTS] =
                 "a toy bell, two octaves above the set: not a church bell's profile"}},
    {.body = "bell", /* published: a church bell, D5, 70 cm wide; Fletcher and Rossing, 21 */
     .note = 585.5,
     .partial =
         {{.5, 52, ABOUT}, {1, 16, ABOUT}, {1.182, 16, ABOUT}, {1.507, 6, ABOUT}, {2, 3, ABOUT}}},
    {.body = "bowl", /* sonic-pi-samples, perc_bell: its partials are a Tibetan bowl's */
     .note = 1309,
     .partial = {{1, 19.4, MEASURED},
                 {2.766, 5.8, MEASURED},
                 {5.147, 1.09, MEASURED},
                 {8.054, .4, MEASURED}},
     .why = {[YARDSTICK_CENTS] = "another bowl than the one whose partials Knock has: its fourth "
                                 "lies 25 cents lower"}},
    {.body = "string", /* FluidR3, Steel D4; it beats: two polarizations */
     .note = 146.7,
     .partial = {{1, 22, ABOUT}, {2, 15.9, ABOUT}, {3, 3.9, ABOUT}, {4, 4.5, ABOUT}},
     .why = {[YARDSTICK_T60] = "guitars differ by string more than by pitch: near 440 Hz the "
                               "partials of its strings E, A, D and B ring for 7.9, 3.1, 3.6 and "
                               "8.5 s; Knock has no body under the bridge"}},
    {.body = "string", /* FluidR3, Steel A5 */
     .note = 440,
     .partial = {{1, 3.1, MEASURED}, {2, 3.7, MEASURED}, {4, 3.5, ABOUT}}},
    {.body = "agogo", /* hydrogen-drumkits, ForzeeStereo, AgogoLow */
     .note = 1013,
     .partial = {{1, 3.5, MEASURED}}},
    {.body = "cowbell",
     .note = 471.4,
     .partial = {{1, .34, MEASURED},
                 {4.2, .27, MEASURED},
                 {5.3, .28, MEASURED},
                 {10.9, .07, MEASURED},
                 {13.8, .08, MEASURED}},
     .centroid = 3151,
     .noise = -4},
    {.body = "agogo",
     .note = 1000.7,
     .partial = {{1, 1.5, ABOUT},
                 {3.73, .21, MEASURED},
                 {5.12, .34, MEASURED},
                 {6.46, .24, MEASURED},
                 {7.56, .13, MEASURED},
                 {9.43, .13, MEASURED}},
     .centroid = 5011,
     .noise = -6},
    {.body = "triangle",
     .note = 2050,
     .partial = {{1.055, 3.8, ABOUT},
                 {1.925, 4.8, ABOUT},
                 {2.318, 2.8, MEASURED},
                 {2.903, 3.2, MEASURED},
                 {5.135, .58, MEASURED},
                 {7.6, .6, MEASURED}},
     .centroid = 10762,
     .noise = -7,
     .why = {[YARDSTICK_CENTS] = "its bends are ignored, which moves partials by up to 8 %",
             [YARDSTICK_T60] =
                 "its partial at 10526 Hz dies in .58 s, those at 9757 and 11212 Hz in 1.0 s: rods "
                 "of one section lose alike, Knock's .97 s lies between them"}},
    {.body = "steel-pan",
     .note = 367.6,
     .partial = {{1, .43, ABOUT},
                 {2.01, 1.05, ABOUT},
                 {3.04, .62, MEASURED},
                 {4, .8, MEASURED},
                 {6.03, .73, MEASURED},
                 {8.06, .48, MEASURED}},
     .centroid = 1176,
     .noise = -11},
    {.body = "glass",
     .note = 700,
     .partial = {{1, 0, UNKNOWN}, {2.3, 0, UNKNOWN}, {4.3, 0, UNKNOWN}, {6.7, 0, UNKNOWN}}},
    {.body = "timpani",
     .note = 99,
     .partial = {{1, 2.8, ABOUT}, {1.49, 3.8, ABOUT}, {1.96, 4.8, MEASURED}, {2.42, 4, MEASURED}},
     .centroid = 1252,
     .noise = -7,
     .brighter = 1.8,
     .decibels = 15,
     .why = {[YARDSTICK_CENTS] = "25 to 37 cents above that recording; published kettles are "
                                 "within 15, see the next but one"}},
    {.body = "timpani",
     .note = 73.3,
     .partial = {{1, 3.4, MEASURED}, {1.54, 7, ABOUT}, {2.05, 1.4, ABOUT}, {3.05, 1.3, MEASURED}},
     .centroid = 652,
     .noise = -14,
     .why = {[YARDSTICK_CENTS] =
                 "that head is stretched: its fifth partial lies sharp of every published kettle",
             [YARDSTICK_T60] = "air, as published, takes less from high orders; the recording's "
                               "die within 1.4 s, the other timpano's after 4.8"}},
    {.body = "timpani", /* published: Christian et al. 1984, a kettle at C3 */
     .note = 131,
     .partial = {{1, 0, UNKNOWN},
                 {1.5, 0, UNKNOWN},
                 {1.985, 0, UNKNOWN},
                 {2.44, 0, UNKNOWN},
                 {2.9, 0, UNKNOWN}}},
    {.body = "timpani", /* FreePats, Timpani: .86 s, without a loop */
     .note = 131,
     .partial = {{1, 1.7, MEASURED}, {1.486, 1.49, MEASURED}},
     .centroid = 837,
     .why = {[YARDSTICK_T60] = "its second dies as soon as its first; that of the other recordings "
                               "rings as long or twice as long, as Knock's does"}},
    {.body = "tom",
     .note = 93.9,
     .partial = {{1, 1.45, MEASURED}, {1.51, .94, MEASURED}, {2.49, .78, MEASURED}},
     .centroid = 1374,
     .noise = -7,
     .brighter = 1.6,
     .decibels = 5,
     .why = {[YARDSTICK_CENTS] =
                 "its heads are tuned apart; between two alike (1,1) is 1.7 to 1.9, see the bass "
                 "drum. "
                 "With the other head a fourth higher it is 1 cent off, but 2.49 then 155",
             [YARDSTICK_CENTROID] =
                 "768 modes give 941 Hz, 1024 give 1013: it has more above 3.3 kHz, where "
                 "512 end",
             [YARDSTICK_BRIGHTENING] =
                 "x1.6 in 5 dB is no linear head's: modes do not exchange energy "
                 "(von Karman), and shell and stick's rattle are left out"}},
    {.body = "bass-drum",
     .note = 44.4,
     .partial = {{1, 2.7, MEASURED}, {1.6, 1.9, ABOUT}, {2.13, 1.5, ABOUT}, {2.84, 1, MEASURED}},
     .centroid = 740,
     .noise = -12,
     .brighter = 2.5,
     .decibels = 18,
     .why =
         {[YARDSTICK_CENTS] =
              "its heads are tuned apart, which doubles partials; see the published one",
          [YARDSTICK_T60] = "two partials near 2.84, of which the recording kept the longer",
          [YARDSTICK_BRIGHTENING] =
              "x1.93 in 31 dB, not x2.5 in 18: at 5 m/s the head ends the contact of any beater, "
              "at 600 Hz, and a softer one, with x5 in 39 dB, has .36 of this recorded centroid at "
              "1.5 m/s. The layers that brighten (VSCO 2) have 197 to 490 Hz, this recording 740"}},
    {.body = "bass-drum", /* published: both heads at one tension; Reid 2002, Synth Secrets, Sound
                             on Sound */
     .note = 50,
     .partial = {{1, 0, UNKNOWN},
                 {1.86, 0, UNKNOWN},
                 {2.72, 0, UNKNOWN},
                 {3.64, 0, UNKNOWN},
                 {4.5, 0, UNKNOWN},
                 {5.46, 0, UNKNOWN}},
     .why = {[YARDSTICK_CENTS] = "orders from 2 on lie 30 to 90 cents higher than air alone leaves "
                                 "them: a heavy head is stiff, too"}},
    {.body = "conga",
     .note = 164,
     .partial = {{1, 1.2, MEASURED}, {1.6, .7, MEASURED}, {2.2, .5, MEASURED}},
     .centroid = 546,
     .noise = -20,
     .brighter = 1,
     .decibels = 18},
    {.body = "conga", /* FreePats, Conga Low: .18 s */
     .note = 197.8,
     .partial = {{1, .51, MEASURED}, {1.65, .67, MEASURED}},
     .centroid = 463,
     .why = {[YARDSTICK_CENTS] = "1.65 is higher than in the other conga, 1.60, and in any open "
                                 "drum by the formula, 1.50 ... 1.59"}},
    {.body = "snare",
     .note = 218.8,
     .partial = {{1, .5, MEASURED}, {1.74, 0, UNKNOWN}, {2.57, .33, MEASURED}},
     .centroid = 550,
     .noise = -20,
     .brighter = 1.55,
     .decibels = 13,
     .why =
         {[YARDSTICK_CENTS] = "26 cents, of a drum whose other head is tuned apart",
          [YARDSTICK_T60] =
              "(2,1) radiates from two heads alike in Knock; the recorded drum's are tuned apart"}},
};

#endif
