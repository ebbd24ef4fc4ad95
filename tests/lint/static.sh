#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# static.sh <compiler> <libknock_pd.a> <the libraries it is made of ...>
# Knock for hosts that link statically: knock_setup is the only name that leaves it, so a program
# links it that has for itself every other name of Knock's files, and all that Knock calls in Pd.
set -eu
cc=$1
whole=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

defined() { nm -g --defined-only "$@" | awk 'NF == 3 { print $3 }' | sort -u; }
undefined() { nm -gu "$@" | awk '$1 == "U" { print $2 }' | sort -u; }

leaves=$(defined "$whole")
[ "$leaves" = knock_setup ] || { echo "names that leave: $leaves"; exit 1; }

defined "$@" | grep '^[A-Za-z_]' | grep -v '^__' >"$work/ours"
grep -qx value_get "$work/ours" || { echo 'value_get, a name of Pd and of Knock, is not tried'; exit 1; }
# What a C program has anyway is not to be defined again.
echo 'int main(void) { return 0; }' >"$work/main.c"
undefined "$whole" >"$work/wanted"
while read -r name; do
    printf 'char %s(); int main() { return %s(); }\n' "$name" "$name" |
        "$cc" -w -fno-builtin -x c - -lm -o "$work/try" 2>/dev/null || echo "$name"
done <"$work/wanted" >"$work/of_pd"
grep -qx class_new "$work/of_pd" || { echo 'Knock calls no class_new'; exit 1; }
{
    echo 'extern void knock_setup(void);'
    sort -u "$work/ours" "$work/of_pd" | sed 's/.*/int &;/'
    echo 'int main(int count, char **words) { (void)words; if (count > 1) knock_setup(); return 0; }'
} >"$work/host.c"
"$cc" -w -fno-builtin "$work/host.c" "$whole" -lm -o "$work/host"
"$work/host"
echo "linked beside $(wc -l <"$work/ours") names of the same files"
