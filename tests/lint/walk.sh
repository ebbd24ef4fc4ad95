#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The walk of one strike: the functions that a step in contact calls, in order, and the number of
# changes of file. The core is compiled so that it records every function that is entered, except for
# inline functions of headers.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sources=$(find common -name '*.c')
${CC:-cc} -std=c11 -O1 -g -no-pie -DKNOCK_LANES=1 -finstrument-functions \
    -finstrument-functions-exclude-file-list=.h -Icommon -Itests -o "$work/walk" \
    tests/lint/walk.c $sources -lm
"$work/walk" >"$work/entered"
sort -u "$work/entered" >"$work/places"
addr2line -f -s -e "$work/walk" <"$work/places" | paste - - | sed 's/:[^:]*$//' |
    paste "$work/places" - >"$work/names"

awk -v every="${1-}" '
    NR == FNR { name[$1] = $2; file[$1] = $3; next }
    name[$1] == "enter" { inside = 1 }
    !inside { next }
    { functions++; changes += file[$1] != last; last = file[$1] }
    name[$1] ~ /^motion_step(_pair)?$/ { steps++; pairs += name[$1] ~ /_pair$/ }
    every && functions < every { print file[$1], name[$1] }
    name[$1] == "leave" { exit }
    END { printf "%d steps in contact, %d of them pairs of halves: %.0f functions and %.0f changes of file each\n",
        steps, pairs, functions / steps, changes / steps }' "$work/names" "$work/entered"
