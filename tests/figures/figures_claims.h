/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_claims.h: the table of claims: CLAIM(paper, what, figure, expected, sentence). */
CLAIM("CW17", "three-point-lasts-longer-than-two-point", "cw17-3", HOLDS,
      "The two schemes differ in the contact duration, soft or hard.")
CLAIM("CW17", "duration-error-grows-with-hardness", "cw17-3", HOLDS,
      "The difference is particularly significant for hard impacts.")
CLAIM("CW17", "two-point-shortest-is-one-sample", "cw17-4", HOLDS,
      "Two-point can leave after one sample inside.")
CLAIM("CW17", "three-point-shortest-is-two-samples", "cw17-4", HOLDS,
      "Three-point can never confine a contact to a single time step.")
CLAIM("CW17", "schemes-conserve-energy", "cw17-4", HOLDS,
      "Both schemes conserve energy, unconditionally.")
CLAIM("CW17", "beta-star-gives-the-duration", "cw17-5", HOLDS,
      "With beta* both schemes are exact in the duration at alpha = 1.")
CLAIM("CW17", "two-point-exact-down-to-one-step", "cw17-6", HOLDS,
      "Two-point with beta* has the right duration down to one time step.")
CLAIM("CW17", "three-point-exact-down-to-two-steps", "cw17-6", HOLDS,
      "Three-point with beta* has the right duration down to two time steps.")
CLAIM("CW17", "three-point-error-larger-below", "cw17-6", HOLDS,
      "When shorter contacts are needed, the error of three-point is significantly larger.")
CLAIM("CW17", "second-order-above-alpha-1", "cw17-7", HOLDS,
      "Both schemes are second order accurate for alpha > 1.")
CLAIM("CW17", "open-correction-above-alpha-1", "cw17-7", HOLDS,
      "Open question: parameters could be set to better approximate durations for alpha > 1.")
CLAIM("CW17", "open-moving-parameters-favour-two-point", "cw17-8", HOLDS,
      "Open question: the schemes differ for time-variant parameters.")

CLAIM("PAR09", "rebound-slower-than-impact", "par09-1", HOLDS,
      "v_out is always smaller in magnitude than v_in, and tends to v_lim = -1/mu.")
CLAIM("PAR09", "loss-is-the-loop-area", "par09-2", HOLDS,
      "The energy lost is the area that the compression-force loop encloses, (17).")
CLAIM("PAR09", "fit-of-v-out-is-close", "par09-3", HOLDS,
      "The fit (7)-(8) follows the root of (6) within a few percent everywhere (figure 3).")
CLAIM("PAR09", "num-res-column", "par09-table-1", FAILS,
      "Table 1's column num. res.: the fit is off by about -1e-2 % in case 1, -1e-4 % in case 2.")
CLAIM("PAR09", "table-1-case-1", "par09-table-1", HOLDS,
      "Table 1 (a), to one unit of the last printed digit.")
CLAIM("PAR09", "table-1-case-2", "par09-table-1", HOLDS,
      "Table 1 (b), to one unit of the last digit, if measured against the fit (7)-(8).")
CLAIM("PAR09", "table-1-case-2-against-the-truth", "par09-table-1", FAILS,
      "Table 1 (b) gives the errors against the true v_out, the root of (6).")
CLAIM("PAR09", "errors-grow-below-4-samples", "par09-conditions", HOLDS,
      "When the contact lasts 4 samples or less the errors quickly increase.")
CLAIM("PAR09", "rk4-is-the-most-accurate", "par09-conditions", HOLDS,
      "RK4 generally behaves quite consistently: its errors are the smallest of the four.")
CLAIM("PAR09", "condition-24-case-1", "par09-conditions", HOLDS,
      "Case 1: the energy of Verlet and Heun is prone to oscillations, against (24).")
CLAIM("PAR09", "condition-24-case-2", "par09-conditions", HOLDS,
      "Case 2: condition (24) is generally satisfied, except for the end of the interaction.")
CLAIM("PAR09", "exact-meets-conditions", "par09-conditions", HOLDS,
      "What is asked of a scheme, (24)-(26): exact meets all three.")
CLAIM("PAR09", "soft-impact-all-overlap", "par09-4", HOLDS,
      "In a soft impact the plots of all simulations substantially overlap.")
CLAIM("PAR09", "explicit-schemes-gain-case-1", "par09-5", FAILS,
      "Case 1: Verlet and Heun typically end with too much energy.")
CLAIM("PAR09", "am1-gains-case-1", "par09-5", FAILS,
      "Case 1: AM1 generally ends with too much energy.")
CLAIM("PAR09", "am1-loses-first", "par09-5", HOLDS,
      "Case 1: AM1 dissipates too much in compression and gains in decompression.")
CLAIM("PAR09", "depth-exceeded-case-1", "par09-5", HOLDS, "Case 1: Verlet and Heun exceed x_max.")
CLAIM("PAR09", "explicit-schemes-gain-case-2", "par09-6", FAILS,
      "Case 2: Verlet and Heun typically introduce spurious energy.")
CLAIM("PAR09", "error-not-set-by-duration", "par09-6", HOLDS,
      "The error is not strictly correlated to the duration in samples.")
CLAIM("PAR09", "corrections-restore-energy", "par09-7", HOLDS,
      "Forcing v_out restores the energy at the exit, clipping x keeps it below x_max.")
CLAIM("PAR09", "small-errors-add-up-in-bouncing", "par09-8", HOLDS,
      "Even small errors accumulate at each impact of a bouncing mass.")

CLAIM("D17", "half-is-real-at-alpha-1", "d17-2", HOLDS,
      "For s = 1/2 and alpha = 1 the roots are always real.")
CLAIM("D17", "half-fails-at-high-alpha", "d17-2", HOLDS,
      "For s = 1/2 the scheme is poorly behaved for higher alpha.")
CLAIM("D17", "one-is-real-at-1-m-s", "d17-2", HOLDS,
      "For s = 1 the roots are always real at v_0 = 1 m/s.")
CLAIM("D17", "one-is-real-at-20-m-s-for-alpha-1-and-3", "d17-2", FAILS,
      "For s = 1 and v_0 = 20 m/s the roots are real for alpha = 1, 3 and k_1, k_2, k_3.")
CLAIM("D17", "three-is-always-real", "d17-2", HOLDS,
      "For s = 3 the roots are always real, at 1 and at 20 m/s.")
CLAIM("D17", "same-for-one-sided", "d17-2b", HOLDS,
      "The same conclusions apply to potential (3b): no complex root for s > 2.")
CLAIM("D17", "same-for-two-sided", "d17-2b", FAILS,
      "The same conclusions apply to potential (3c): no complex root for s > 2.")
CLAIM("D17", "computability-grows-with-s", "d17-2b", HOLDS,
      "Computability is increased as s is increased.")
CLAIM("D17", "fundamental-rises-with-s", "d17-3", HOLDS,
      "For s = 1, 3 the fundamental is higher than that of the classic scheme.")
CLAIM("D17", "half-has-no-harmonics", "d17-3", HOLDS,
      "For s = 1/2 the simulated oscillator is linear; for s = 1, 3 odd harmonics appear.")
CLAIM("D17", "harmonic-below-60-db", "d17-3", FAILS,
      "For s = 1 the second peak is lower than -60 dB, and grows with s.")
CLAIM("D17", "peaks-insensitive-to-amplitude", "d17-3", HOLDS,
      "The peaks do not grow when higher velocities or displacements are used.")
CLAIM("D17", "half-like-the-benchmark", "d17-4", HOLDS,
      "For s = 1/2 the collision is virtually indistinguishable from the benchmark (23).")
CLAIM("D17", "departs-as-s-grows", "d17-4", HOLDS,
      "The scheme departs more and more from the benchmark as s is increased.")
CLAIM("D17", "same-limit-of-infinite-rate", "d17-4", HOLDS,
      "The differences are reduced when the sampling rate is increased.")
CLAIM("D17", "energy-is-conserved", "d17-5", HOLDS, "The scheme conserves energy.")
CLAIM("D17", "potential-negative-for-s-3", "d17-5", HOLDS,
      "For s = 3 the potential energy gets negative, and tends to zero with the sampling rate; for "
      "s = 1 it does not get negative.")
CLAIM("D17", "cubic-half-like-the-benchmark", "d17-6", HOLDS,
      "Cubic oscillator: s = 1/2 is virtually indistinguishable from (25), others are faster.")
CLAIM("D17", "cubic-spurious-peaks", "d17-6", HOLDS,
      "Cubic oscillator: spurious high partials appear for s other than 1/2.")

CLAIM("AR04", "v-out-tends-to-v-lim", "ar04-1", HOLDS,
      "v_out is smaller in magnitude than v_in and converges to v_lim = -1/mu for growing v_in.")
CLAIM("AR04", "v-out-depends-on-mu-and-v-in-only", "ar04-2", HOLDS,
      "v_out depends on mu and v_in only: it is where exponential and line meet.")
CLAIM("AR04", "contact-time-of-12", "ar04-3", HOLDS,
      "Simulations against a rigid surface validate the contact time (12).")
CLAIM("AR04", "power-law-of-m-over-k", "ar04-3", HOLDS, "t_0 follows (m/k)^(1/(alpha+1)).")
CLAIM("AR04", "contact-time-almost-independent-of-mu", "ar04-3", FAILS,
      "The contact time is almost independent of mu.")
CLAIM("AR04", "contact-time-hardly-moves-below-u-1", "ar04-3", HOLDS,
      "The same, but for u = mu v_in up to 1 only.")
CLAIM("AR04", "resonator-makes-contact-longer", "ar04-3", FAILS,
      "With a resonating object t_0 is always higher than (12) says, for it yields.")
CLAIM("AR04", "centroid-falls-with-contact-time", "ar04-3", HOLDS,
      "The centroid is strongly correlated to the contact time: longer is lower.")
CLAIM("AR04", "centroid-below-pitch-for-long-contacts", "ar04-3", HOLDS,
      "For sufficiently long contact times the centroid becomes lower than the pitch.")
CLAIM("AR04", "centroid-depends-on-mu", "ar04-4", HOLDS,
      "As mu is lowered the centroid increases, though the contact time remains about the same.")
CLAIM("AR04", "low-alpha-bounces", "ar04-4", HOLDS,
      "Low alpha makes high forces and several contacts: centroid against time is not monotone.")
CLAIM("AR04", "linear-regressions", "ar04-5", HOLDS,
      "t_0(k), c_av(k) and c_av(mu) are fitted by lines in logarithmic scales.")
CLAIM("AR04", "mapping-inverts", "ar04-5", FAILS,
      "The inverted regressions map (t_0, c_av) to (k, mu); judged at 10 % of both.")

CLAIM("Knock", "exact-rebound", "beyond-1", HOLDS,
      "exact has the rebound from a wall at any duration: within 1e-6.")
CLAIM("Knock", "exact-duration", "beyond-1", HOLDS, "exact has the duration within 1e-3 of it.")
CLAIM("Knock", "exact-modes", "beyond-2", HOLDS,
      "exact leaves the right amplitudes in a body's modes: within 1e-3.")
CLAIM("Knock", "ledger-closes", "beyond-3", HOLDS,
      "The ledger of a modulated contact closes to 1e-10 of the energy in play.")
CLAIM("Knock", "cost-hardly-grows-in-contact", "beyond-4", HOLDS,
      "A long contact on 256 modes costs less than four times one on a single mode.")
