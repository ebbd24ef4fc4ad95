#!/bin/sh
# What keeps common/ a core, tested:
#   order.sh includes [folder]   every file includes only C's own headers and files above it in the order
#   order.sh state <library>     its objects hold no data that can be written
set -eu
cd "$(dirname "$0")/.."

order='ranges denormals lanes contact quotient felt held wall modes scheme setup told motion stepper solve inputs record window collision mallet body touch learn'
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

case ${1-} in
includes) includes "${2-}" ;;
state) state "$2" ;;
*) echo "order.sh includes [folder] | state <library>" >&2; exit 2 ;;
esac
