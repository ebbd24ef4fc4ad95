#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Rules that keep common/ a core, tested in all its folders:
#   order.sh includes [folder]   every file includes only C's own headers and files above it in the order
#   order.sh hosts               only externals/pd and externals/max include a host's header
#   order.sh state <library>     its objects hold no data that can be written
#   order.sh calls <library>     no object needs one that comes after it, and none needs each other
#   order.sh owners [folder]     each struct of a collision's state is written by its own file alone
#   order.sh numbers             no file but decimal.c reads or writes a number in the locale's way
#   order.sh threads <library>   the audio side of an object calls no function of the message side, by the tags
#                                of externals/object and voices.h (see external.h); and the other way
#   order.sh callers             each function of a header has a caller, in the product or in a test
#   order.sh laws                no file but the one with their rows asks which law a contact has
#
# It does not see: calls through pointers (kernels, laws, schemes); writes through a cast, through memcpy()
# or into arrays behind a pointer member; circles between functions of one module, or of headers alone;
# state that a library of the system keeps; and the structs of externals/object.
set -eu
cd "$(dirname "$0")/../.."

# Folder by folder, and file by file in each: a folder includes only folders above it.
order='base/names base/compiler base/constants base/extremes base/ranges base/denormals base/processor base/lanes base/decimal
    contact/contact contact/quotient contact/felt contact/law contact/held contact/links contact/wall
    modes/modes modes/potential modes/stretch modes/plates/plate
    schemes/scheme
    engine/step/definition engine/step/signals engine/step/log engine/step/motion engine/step/stepper engine/step/solve
    engine/step/inputs engine/step/record
    engine/network/network
    engine/collision/window engine/collision/collision
    engine/voices/fade engine/voices/voice engine/voices/voices
    bodies/mallet bodies/body
    tuning/tuning
    learn/learn'
standard='assert complex cpuid emmintrin fenv float immintrin intrin inttypes limits math smmintrin stdalign
    stdatomic stdbool stddef stdint stdio stdlib string tgmath xmmintrin arm_neon'

# The place of a module in the order, 1 at the top; nothing for one that the order does not name.
# contact/links.c, contact/links.h and contact/links_newton.c all belong to contact/links.
place() { # folder/file
    module=$(echo "$1" | sed 's|\([^/]*\)$|\n\1|; s|\n\([^_.]*\).*|\1|')
    echo "$order" | tr -s ' ' '\n' | grep -v '^$' | grep -nxF "$module" | cut -d: -f1
}

# Of an object in a library only the file's name is known.
place_of_object() {
    echo "$order" | tr -s ' ' '\n' | grep -v '^$' | sed 's|.*/||' | grep -nxF "${1%%[_.]*}" | cut -d: -f1
}

# Reads "file line kind name" and prints what is wrong with it; files are named from the folder on.
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
    files=$(cd "$folder" && find . -name '*.[ch]' | sed 's|^\./||' | sort)
    [ -n "$files" ] || { echo "no files in $folder"; return 1; }
    wrong=$(
        for file in $files; do
            [ -n "$(place "$file")" ] || echo "$file: not in the order ($order)"
        done
        for file in $files; do
            [ -z "$(place "$file")" ] ||
                sed -n '/^[ \t]*#[ \t]*include/{=;p;}' "$folder/$file" | paste - - |
                sed -E "s|^([0-9]+)[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]*).*|$file \1 \2 \3|"
        done | wrong_includes)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
    echo "$(echo "$files" | wc -l) files in order"
}

hosts() {
    wrong=$(
        grep -nE '#[ \t]*include[ \t]*[<"](pd/|max/|package/|m_pd|g_|s_stuff|ext|z_dsp|jit|max_|buffer)' \
            externals/*.c $(find externals/object -name '*.[ch]') | grep -v '"object/' || true
        grep -nE '#[ \t]*include[ \t]*"(max/|package/|ext|z_dsp)' externals/pd/*.[ch] || true
        grep -nE '#[ \t]*include[ \t]*[<"](pd/|package/|m_pd)' externals/max/*.[ch] || true)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
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
        [ "$(place_of_object "$used")" -le "$(place_of_object "$user")" ] || echo "$user needs $used, which comes after it"
    done)
    circle=$(echo "$edges" | tsort 2>&1 >/dev/null | grep -v 'input contains a loop' || true)
    [ -z "$wrong$circle" ] || { echo "$wrong"; echo "$circle"; return 1; }
    echo "$(echo "$edges" | wc -l) calls between objects, and no circle"
}

# The compiler proves it: with the members of a struct const, everything but its owner compiles. A
# struct, and the module that it belongs to.
owned='motion=motion stepper=stepper solve_memory=solve inputs=inputs window=window record=record fade=fade log=log network=network
    modes_state=modes+stretch+plate stretch_state=stretch plate_state=plate collision_state=collision voice=voice voices=voices'
owner() { # struct=owner, folder
    struct=${1%=*}
    owner=${1#*=}
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    cp -R "$2"/. "$work"
    header=$(grep -rl --include='*.h' "^struct $struct {" "$work") || { echo "no struct $struct"; return 1; }
    sed -i "/^struct $struct {/,/^};/ { /^struct\|^};\|^ *\/\*\|^ *\*\|^ *$/!s/^ */    const /; }" "$header"
    sed -n "/^struct $struct {/,/^};/p" "$header" | grep -q '^    const ' ||
        { echo "struct $struct has no members"; return 1; }
    for file in $(find "$work" -name '*.c'); do
        basename "$file" | grep -qE "^($(echo "$owner" | tr + '|'))(_.*)?\.c\$|_avx2\.c\$" ||
            ${CC:-cc} -std=c11 -fsyntax-only -Wno-incompatible-pointer-types -I"$work" "$file" 2>"$work/said" || {
            echo "struct $struct is written outside $owner*.c:"; cat "$work/said"; return 1; }
    done
    echo "struct $struct: $owner*.c alone"
}

owners() { # as many at a time as there are processors
    for pair in $owned; do echo "$pair"; done |
        xargs -P "$(nproc)" -I {} tests/lint/order.sh owner {} "${1:-common}"
}

# Words of all sources: a name that stands once in a header and at most once elsewhere has no caller.
callers() {
    words() { # of code, without comments
        find common externals tests -name "$1" ! -name names.h -exec cat {} + |
            sed -E 's|/\*.*\*/||; s|/\*.*||; /^ ?\*/d; /^ +\* /d; s|//.*||' | grep -owE '[a-z_][a-z0-9_]*' | sort | uniq -c
    }
    headers=$(mktemp) sources=$(mktemp)
    words '*.h' >"$headers"
    words '*.c' >"$sources"
    idle=$(sed -n 's/^#define \([a-z0-9_]*\) .*/\1/p' common/base/names.h |
        awk -v h="$headers" -v c="$sources" 'BEGIN {
            while ((getline line <h) > 0) { split(line, w, " "); in_h[w[2]] = w[1] }
            while ((getline line <c) > 0) { split(line, w, " "); in_c[w[2]] = w[1] } }
            in_h[$1] == 1 && in_c[$1] <= 1 { print $1 " has no caller" }')
    rm -f "$headers" "$sources"
    [ -z "$idle" ] || { echo "$idle"; return 1; }
}

laws() {
    asked=$(grep -nE 'CONTACT_(HUNT_CROSSLEY|TWO_SIDED|POWER|FELT)\>|(\.|>)law *[=!]=|switch.*law\>' \
        $(find common externals -name '*.[ch]') | grep -vE '^common/contact/(contact\.h|law\.c):' || true)
    [ -z "$asked" ] || { echo "$asked"; return 1; }
}

# "tag function" of each function that a header declares after a tag.
tagged() { # header ...
    awk '{ while (match($0, /\[(message thread|audio thread|any)\]/)) {
               tag = substr($0, RSTART + 1, RLENGTH - 2); sub(/ .*/, "", tag); $0 = substr($0, RSTART + RLENGTH) } }
        FNR == 1 { tag = "" }
        tag != "" && /^[a-z].*[a-z0-9_]\(/ && !/^static|^struct [a-z_]* \{/ {
            name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name); print tag, name }' "$@"
}

# The audio side is audio.c and, of an object's voices, what it plays. An object is made and freed while
# no audio runs; where both sides share a thread, a report is written at once.
threads() { # library of the externals
    tags=$(tagged $(find externals/object -name "*.h") common/engine/voices/voices.h)
    wrong=$(nm "$1" | awk '/^[^ ]+\.o:$/ { object = $1; sub(/\.c\.o:$/, "", object); next }
        $1 == "U" { sub(/^knock_/, "", $2); print object, $2 }' | while read -r object name; do
        tag=$(echo "$tags" | sed -n "s/ $name\$//p")
        case "$tag $object" in
        "message audio") echo "audio.c calls $name, which is of the message side" ;;
        "audio external" | "audio audio") ;;
        "audio "*) [ "$name" = audio_write_report ] || echo "$object.c calls $name, which is of the audio side" ;;
        esac
    done)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
    [ "$(echo "$tags" | grep -c '^audio')" -gt 9 ] || { echo "the tags of the audio side are gone"; return 1; }
    echo "$(echo "$tags" | wc -l) functions with a tag"
}

# Without a fraction a number has no radix: %.0f is allowed. What is in externals/package is no host's.
numbers() {
    asked=$(find common externals -path externals/package -prune -o -name '*.[ch]' -print |
        grep -v '/decimal\.[ch]$' | xargs grep -nE \
        '\<(strto(d|f|ld)|atof|[a-z]*scanf) *\(|"[^"]*%[-+#0-9*]*(\.[1-9*][0-9]*)?[gGeEfFaA]' || true)
    [ -z "$asked" ] || { echo "$asked"; return 1; }
}

case ${1-} in
callers) callers ;;
laws) laws ;;
hosts) hosts ;;
numbers) numbers ;;
threads) threads "$2" ;;
calls) calls "$2" ;;
owner) owner "$2" "$3" ;;
owners) owners "${2-}" ;;
includes) includes "${2-}" ;;
state) state "$2" ;;
*) echo "order.sh includes [folder] | hosts | callers | state <library> | calls <library> | threads <library> | owners [folder] | laws | numbers" >&2; exit 2 ;;
esac
