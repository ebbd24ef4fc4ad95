# SPDX-License-Identifier: BSD-3-Clause
# patch.sh: writes Pd patches, box by box, and plays them without a screen. Sourced by run.
#
#   patch name            begins name.pd: DSP goes on, and 16 blocks later time 0 comes. A message
#                         lands on the sample of its logical time: these on the first of a block
#   box id text...        an object; its id is for wire
#   subpatch name lines   a patch inside, as the file has it
#   wire a out b in       a cord
#   at block id text...   a message to the box id, before that block of 64 samples; id:1 is
#                         its second inlet
#   hear id out name n    an array `name` that records n samples of an outlet from time 0 on
#   keep block file names...   writes arrays to a WAV file beside the patch
#   play block            ends the patch, plays it until that block; console in $work/name.log

# Text as a patch file wants it.
escape() { sed -e 's/\([;,$]\)/\\\1/g' <<<"$*"; }

patch() {
    patch_name=$1
    patch_boxes=0
    patch_at=
    declare -gA patch_id=()
    patch_lines=()
    patch_wires=()
    box start_dsp r start_dsp
    message go_dsp '\; pd dsp 1'
    box begin loadbang
    box now del 16 64 samp
    wire begin 0 now 0
    wire begin 0 go_dsp 0
}

raw() { # id, what stands between #X and the semicolon
    patch_id[$1]=$patch_boxes
    patch_boxes=$((patch_boxes + 1))
    patch_lines+=("#X $2;")
}

box() {
    local id=$1
    shift
    raw "$id" "obj 10 10 $(escape "$@")"
}

subpatch() { # name, its lines as the file has them
    patch_id[$1]=$patch_boxes
    patch_boxes=$((patch_boxes + 1))
    patch_lines+=("#N canvas 0 0 400 400 $1 0;" "$2" "#X restore 10 10 pd $1;")
}

message() { # the text as the file has it
    raw "$1" "msg 10 10 $2"
}

wire() {
    [[ -n ${patch_id[$1]-} && -n ${patch_id[$3]-} ]] || { echo "wire: $*" >&2; exit 1; }
    patch_wires+=("#X connect ${patch_id[$1]} $2 ${patch_id[$3]} $4;")
}

# One delay for every block that something happens at; what happens there happens in this order.
moment() {
    local id=moment_${1//./_}
    if [[ -z ${patch_id[$id]-} ]]; then
        box "$id" del "$1" 64 samp
        wire now 0 "$id" 0
    fi
    moment=$id
}

at() {
    local block=$1 id=${2%:*} inlet=0 label=at_$patch_boxes
    [[ $2 != *:* ]] || inlet=${2#*:}
    shift 2
    moment "$block"
    message "$label" "$(escape "$@")"
    wire "$moment" 0 "$label" 0
    wire "$label" 0 "$id" "$inlet"
}

at_global() { # block, text as the file has it, beginning with \;
    local label=at_$patch_boxes
    moment "$1"
    message "$label" "$2"
    wire "$moment" 0 "$label" 0
}

hear() {
    box "tab_$3" tabwrite~ "$3"
    box "array_$3" array define "$3" "$4"
    wire "$1" "$2" "tab_$3" 0
    at 0 "tab_$3" bang
}

keep() {
    local block=$1 file=$2 label=keep_$patch_boxes
    shift 2
    box "$label" soundfiler
    at "$block" "$label" write -wave -bytes "$bytes" "$file" "$@"
}

play() {
    at_global "$1" '\; pd quit 0'
    {
        echo '#N canvas 0 0 400 400 12;'
        printf '%s\n' "${patch_lines[@]}" "${patch_wires[@]}"
    } >"$work/$patch_name.pd"
    limited 60 "$pd" -nogui -noprefs -nrt -batch -noaudio -stderr -r "${rate:-48000}" \
        -path "$build" -path "$work" "$work/$patch_name.pd" >"$work/$patch_name.log" 2>&1
}

# What a box `print name` has said.
said() { sed -n "s/^$1: //p" "$work/$patch_name.log"; }
errors() { grep -c '^error\|couldn.t create\|connection failed\|verbose(1)' "$work/$patch_name.log"; }
