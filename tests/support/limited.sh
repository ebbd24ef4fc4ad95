# SPDX-License-Identifier: BSD-3-Clause
# limited.sh: sourced by what runs programs that may never end.

# limited <seconds> <command...>: ends it after so many seconds of a processor, or ten times as many of
# the clock, which pass on a busy machine, too.
limited() { (ulimit -t "$1" && exec timeout $((10 * $1)) "${@:2}"); }
