#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What keeps common/ a core, tested:
#   order.sh includes [folder]   every file includes only C's own headers and files above it in the order
#   order.sh state <library>     its objects hold no data that can be written
#   order.sh calls <library>     no object needs one that comes after it, and none needs each other
#   order.sh owners [folder]     each struct of a collision's state is written by its own file alone
#   order.sh laws                no file but the one with their rows asks which law a contact has
set -eu
cd "$(dirname "$0")/.."

order='ranges denormals lanes contact quotient felt law held wall modes tension scheme setup told motion stepper solve inputs record window fade withdraw collision mallet body touch learn'
standard='assert complex emmintrin fenv float immintrin inttypes limits math smmintrin stdalign
    stdatomic stdbool stddef stdint stdio stdlib string tgmath xmmintrin arm_neon'

# The place of a file in the order, 1 at the top; nothing for a file the order does not name.
# wall.c, wall.h and wall_series.c all belong to wall.
place() {
    module=$(basename "$1" | sed 's/[_.].*//')
    echo "$order" | tr ' ' '\n' | grep -nx "$module" | cut -d: -f1
}

# Reads "file line kind name" and prints what is wrong with it.
wrong_includes() {
    while read -r file line kind name; do
        if [ "$kind" = '<' ]; then
            echo "$standard" | grep -qw "${name%.h}" ||
                echo "$file:$line: <$name> is not a header of C's own"
        elif [ -z "$(place "$name")" ]; then
            echo "$file:$line: \"$name\" is not a file of the core (its order: $order)"
        elif [ "$(place "$name")" -gt "$(place "$file")" ]; then
            echo "$file:$line: \"$name\" comes after it (the order: $order)"
        fi
    done
}

includes() {
    folder=${1:-common}
    files=$(find "$folder" -name '*.[ch]' | sort)
    [ -n "$files" ] || { echo "no files in $folder"; return 1; }
    wrong=$(
        for file in $files; do
            [ -n "$(place "$file")" ] || echo "$file: not in the order ($order)"
        done
        for file in $files; do
            [ -z "$(place "$file")" ] ||
                sed -n '/^[ \t]*#[ \t]*include/{=;p;}' "$file" | paste - - |
                sed -E "s|^([0-9]+)[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]*).*|$file \1 \2 \3|"
        done | wrong_includes)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
    echo "$(echo "$files" | wc -l) files in order"
}

# Constant tables of pointers live in .data.rel.ro, which the loader closes to writing.
state() {
    symbols=$(objdump -t "$1")
    echo "$symbols" | grep -q ' F \.text' || { echo "no functions in $1"; return 1; }
    wrong=$(echo "$symbols" | awk -F '\t' '
        /:     file format/ { object = $1; sub(/:.*/, "", object) }
        NF == 2 && $1 !~ / d / {
            n = split($1, left, " "); split($2, right, " "); section = left[n]
            if (section ~ /^(\.data|\.bss|\.tdata|\.tbss|\*COM\*|\.lbss|\.ldata)/ && section !~ /^\.data\.rel\.ro/)
                print object ": " right[2] " can be written (" section ")"
        }')
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
}

# "user used" for each symbol that one object takes from another.
needs() {
    nm "$1" | awk '
        /^[^ ]+\.o:$/ { object = $1; sub(/\.c\.o:$/, "", object); sub(/\.o:$/, "", object); next }
        $2 ~ /^[TRDB]$/ { home[$3] = object }
        $1 == "U" { users[++n] = object; wanted[n] = $2 }
        END { for (i = 1; i <= n; i++) if (wanted[i] in home && home[wanted[i]] != users[i])
            print users[i], home[wanted[i]] }' | sort -u
}

calls() {
    edges=$(needs "$1")
    [ -n "$edges" ] || { echo "no calls in $1"; return 1; }
    wrong=$(echo "$edges" | while read -r user used; do
        [ "$(place "$used")" -le "$(place "$user")" ] || echo "$user needs $used, which comes after it"
    done)
    circle=$(echo "$edges" | tsort 2>&1 >/dev/null | grep -v 'input contains a loop' || true)
    [ -z "$wrong$circle" ] || { echo "$wrong"; echo "$circle"; return 1; }
    echo "$(echo "$edges" | wc -l) calls between objects, and no circle"
}

# The compiler proves it: with the members of a struct const, everything but its owner compiles. A
# struct, and the module that it belongs to.
owned='motion=motion stepper=stepper solve_memory=solve inputs=inputs window=window record=record fade=fade withdraw=withdraw
    modes_state=modes tension=tension collision_state=collision'
owners() {
    folder=${1:-common}
    for pair in $owned; do
        struct=${pair%=*}
        owner=${pair#*=}
        work=$(mktemp -d)
        cp "$folder"/*.[ch] "$work"
        header=$(grep -l "^struct $struct {" "$work"/*.h) || { echo "no struct $struct"; return 1; }
        sed -i "/^struct $struct {/,/^};/ { /^struct\|^};\|^ *\/\*\|^ *\*\|^ *$/!s/^ */    const /; }" "$header"
        sed -n "/^struct $struct {/,/^};/p" "$header" | grep -q '^    const ' ||
            { echo "struct $struct has no members"; return 1; }
        for file in "$work"/*.c; do
            case $(basename "$file") in
            "$owner.c" | "${owner}_"*.c | *_avx2.c) ;;
            *) ${CC:-cc} -std=c11 -fsyntax-only "$file" 2>"$work/said" || {
                echo "struct $struct is written outside $owner*.c:"; cat "$work/said"; return 1; } ;;
            esac
        done
        echo "struct $struct: $owner*.c alone"
        rm -rf "$work"
    done
}

laws() {
    asked=$(grep -nE 'CONTACT_(HUNT_CROSSLEY|TWO_SIDED|POWER|FELT)\>|(\.|>)law *[=!]=|switch.*law\>' \
        common/*.[ch] externals/*.[ch] | grep -vE '^common/(contact\.h|law\.c):' || true)
    [ -z "$asked" ] || { echo "$asked"; return 1; }
}

case ${1-} in
laws) laws ;;
calls) calls "$2" ;;
owners) owners "${2-}" ;;
includes) includes "${2-}" ;;
state) state "$2" ;;
*) echo "order.sh includes [folder] | state <library> | calls <library> | owners [folder] | laws" >&2; exit 2 ;;
esac
