/* SPDX-License-Identifier: BSD-3-Clause */
#undef assert
#define assert(holds) ((void)(holds))
#define static_assert _Static_assert
