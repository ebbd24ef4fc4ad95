# SPDX-License-Identifier: BSD-3-Clause
# life.sh: blocks, rates, graphs in motion, inlets, dumps, traces, channels. Sourced by run.

# --- 4: blocks, rates, graphs in motion --------------------------------------------------------------

# An object under other blocks, struck by a sample of a signal while k moves.
in_blocks() { # name, block~ arguments, samples
    patch "$1"
    subpatch inside "#X obj 10 10 block~ $2;
#X obj 10 30 r go;
#X obj 10 50 tabplay~ blow;
#X obj 10 70 knock/impact~ -body bar -mass 0.05;
#X obj 10 90 tabwrite~ heard;
#X obj 90 50 tabplay~ stiff;
#X obj 90 90 print hit;
#X connect 1 0 2 0;
#X connect 1 0 4 0;
#X connect 1 0 5 0;
#X connect 2 0 3 0;
#X connect 3 0 4 0;
#X connect 5 0 3 2;
#X connect 3 1 6 0;"
    box blow array define blow 16384
    box stiff array define stiff 16384
    box heard array define heard "$3"
    at_global 0 '\; blow 1000 1'
    at_global 0 '\; stiff sinesum 16384 0 0 5e+06 3e+06'
    at_global 64 '\; go bang'
    keep 1000 "$1.wav" heard
    play 1001
}

blocks() {
    local name
    in_blocks block_64 64 16384
    for name in 1 16 4096; do
        in_blocks "block_$name" "$name" 16384
        check "blocks of $name: the samples are those of 64" "$measure" same "$work/block_$name.wav" \
            "$work/block_64.wav"
    done
}

pitch_at_rates() {
    local pair up
    for pair in '2 96000' '0.5 24000'; do
        read -r up n <<<"$pair"
        patch "rate_$up"
        subpatch inside "#X obj 10 10 block~ 64 1 $up;
#X obj 10 30 r go;
#X obj 10 70 knock/impact~;
#X obj 10 90 tabwrite~ heard;
#X connect 1 0 2 0;
#X connect 1 0 3 0;
#X connect 2 0 3 0;"
        box heard array define heard "$n"
        at_global 1 '\; go bang'
        box write soundfiler
        at 1000 write write -wave -bytes "$bytes" -rate "$n" "rate_$up.wav" heard
        play 1001
        check "a subpatch at $up times the rate keeps the partials" "$measure" partials \
            "$work/rate_$up.wav" 2 440 1212.86 2377.72
    done
}

# A long contact, with DSP off for a while or not.
pause() { # name, whether
    patch "$1"
    box it knock/impact~ -mass 1 -k 1e4 -alpha 1.5
    hear it 0 pickup 8192
    hear it 2 force 8192
    at 0 it strike 1
    if [[ $2 == yes ]]; then
        at_global 10 '\; pd dsp 0'
        at_global 40 '\; pd dsp 1'
    fi
    keep 300 "$1.wav" pickup force
    play 301
}

interruptions() {
    pause straight no
    pause paused yes
    check 'DSP off and on in mid-contact goes on where it was' "$measure" same "$work/straight.wav" \
        "$work/paused.wav"

    patch still
    still
    keep 200 still.wav pickup
    play 210
    patch busy
    still
    local i
    subpatch other '#X text 10 10 others come and go;'
    for i in {1..20}; do
        at_global "$((i * 8))" '\; pd-other obj 10 10 knock/impact~ -body bowl \, obj 10 50 knock/mallet~ \, obj 10 90 throw~ x \, connect 1 0 2 2 \, connect 1 0 3 0 \, connect 2 0 3 0'
        at_global "$((i * 8 + 2))" '\; pd-other obj 10 120 r others \, connect 4 0 1 0 \, connect 4 0 2 0 \; others 1'
        at_global "$((i * 8 + 3))" '\; pd-other disconnect 1 0 2 2'
        at_global "$((i * 8 + 6))" '\; pd-other clear \; pd-other text 10 10 none'
    done
    keep 200 busy.wav pickup
    play 210
    check 'others made, wired and deleted do not disturb what sounds' "$measure" same \
        "$work/still.wav" "$work/busy.wav"
    check 'others made, wired and deleted: no errors' quiet
}

still() {
    box it knock/bounce~ -body wall -body bar
    hear it 0 pickup 12800
    at 0 it bang
}

# One of three objects and what it plays.
one_of_three() { # which
    case $1 in
    1) box one knock/mallet~ -body tom
        at 0 one 50 120
        at 30 one body vibraphone
        at 31 one 62 90
        at 60 one 70 110 ;;
    2) box two knock/bounce~ -body bar
        at 0 two drop 0.05
        at 50 two pitch 60
        at 90 two law felt ;;
    3) box three knock/impact~ -body plate -mallet steel
        at 10 three strike 2
        at 40 three mallet cord
        at 41 three strike 1
        at 80 three at 0.7 ;;
    esac
}

three_at_once() {
    local names=(one two three) n
    patch three_at_once
    for n in 1 2 3; do one_of_three "$n"; done
    for n in "${names[@]}"; do hear "$n" 0 "sound_$n" 12800; done
    for n in "${names[@]}"; do keep 200 "three_$n.wav" "sound_$n"; done
    play 210
    for n in 1 2 3; do
        patch "one_alone_$n"
        one_of_three "$n"
        hear "${names[n - 1]}" 0 sound 12800
        keep 200 "alone_$n.wav" sound
        play 210
        check "three at once: the ${names[n - 1]} sounds as it does alone" "$measure" same "$work/three_${names[n - 1]}.wav" \
            "$work/alone_$n.wav"
    done
}

differ() { ! "$measure" same "$@"; }

# Copied while it sounds, or not; then struck again, with its copy.
copied() { # name, whether
    patch "$1"
    subpatch inside '#X obj 10 10 r struck;
#X obj 10 50 knock/mallet~ -body bowl;
#X obj 10 90 throw~ heard;
#X connect 0 0 1 0;
#X connect 1 0 2 0;'
    box heard catch~ heard
    hear heard 0 before 6400
    hear heard 0 all 12800
    at_global 0 '\; struck 60 100'
    [[ $2 == no ]] || at_global 30 '\; pd-inside vis 1 \, editmode 1 \, selectall \, copy \, paste \, vis 0'
    at_global 110 '\; struck 60 100'
    keep 201 "$1.wav" before
    keep 202 "$1_all.wav" all
    play 210
}

copies() {
    copied uncopied no
    copied copied yes
    check 'copied while it sounds, an object sounds on' "$measure" same "$work/uncopied.wav" "$work/copied.wav"
    check 'and its copy can be struck' differ "$work/uncopied_all.wav" "$work/copied_all.wav"
}

many() {
    cat >"$work/voice.pd" <<-'END'
	#N canvas 0 0 400 400 12;
	#X obj 10 10 inlet;
	#X obj 10 50 knock/mallet~;
	#X obj 10 90 outlet~;
	#X connect 0 0 1 0;
	#X connect 1 0 2 0;
	END
    patch one_of_64
    box it clone voice 64
    hear it 0 sound 12800
    at 0 it 5 60 100
    keep 200 one_of_64.wav sound
    play 210
    patch alone
    box it knock/mallet~
    hear it 0 sound 12800
    at 0 it 60 100
    keep 200 alone.wav sound
    play 210
    check 'one voice of clone 64 sounds as one alone' "$measure" same "$work/one_of_64.wav" \
        "$work/alone.wav"

    patch twice_the_same
    box it knock/impact~ -body wall
    box hit print hit
    wire it 1 hit 0
    at 0 it 0.25
    at 20 it 0.25
    play 40
    check 'the same float twice is two strikes' is "$(said hit | grep -c '^hit 0.25')" 2
}

# --- inlets, dump, trace, channels ------------------------------------------------------------------

# An object, a float for its inlet k, and what it says.
with_k_inlet() {
    box it knock/impact~
    box k f 2e+07
    wire k 0 it 2
    box told print told
    wire it 1 told 0
    hear it 0 sound 12800
}

inlets() {
    local name
    patch by_inlet
    with_k_inlet
    at 0 k bang
    at 0 it bang
    at 10 it dump
    keep 200 by_inlet.wav sound
    play 210
    check 'a float into an inlet is what a dump tells' is "$(said told | grep '^k ')" 'k 2e+07'
    patch by_message
    box it knock/impact~
    hear it 0 sound 12800
    at 0 it k 2e+07
    at 0 it bang
    keep 200 by_message.wav sound
    play 210
    check 'a float into an inlet is its message' "$measure" same "$work/by_inlet.wav" \
        "$work/by_message.wav"
    patch by_early_float
    with_k_inlet
    at_global 0 '\; pd dsp 0 \; pd dsp 1' # a new graph, and what comes before its first block
    at 0 it dump
    at 0 k bang
    at 0 it bang
    at 0 it dump
    at 10 it dump
    keep 200 by_early_float.wav sound
    play 210
    check 'a float into an inlet of a new graph is what dumps tell' is \
        "$(said told | grep '^k ' | tr '\n' ' ')" 'k 1e+08 k 2e+07 k 2e+07 '
    check 'it is its message there too' "$measure" same "$work/by_early_float.wav" \
        "$work/by_message.wav"
    # A k that came by a float, or by its message; in the blow another head, which waits.
    for name in float message; do
        patch "head_after_$name"
        box it knock/impact~ -body tom -mallet steel
        box k f 10000
        wire k 0 it 2
        hear it 2 force 6400
        if [[ $name == float ]]; then at 1 k bang; else at 1 it k 10000; fi
        at 10 it strike 2
        at 12 it mallet yarn
        keep 100 "head_after_$name.wav" force
        play 105
    done
    check 'a float for k is not forgotten while another head waits' "$measure" same \
        "$work/head_after_float.wav" "$work/head_after_message.wav"
    patch by_signal
    box it knock/impact~
    box k sig~ 2e+07
    wire k 0 it 2
    hear it 0 sound 12800
    at 0 it k 1e+06
    at 0 it bang
    keep 200 by_signal.wav sound
    play 210
    check 'a connected signal wins over a message' "$measure" same "$work/by_signal.wav" \
        "$work/by_message.wav"
}

dumps() {
    local object=$1 line i=1
    patch "dump_${object%\~}"
    box it "knock/$object"
    box copy "knock/$object"
    box gate spigot
    box told print told
    wire it 1 gate 0
    wire gate 0 copy 0
    wire gate 0 told 0
    hear it 0 sound 12800
    hear copy 0 again 12800
    for line in 'body bowl' 'freq 301.7' 'material 2.3' 'at 0.7 0.1' 'mass 0.0333' 'k 3.3e+07' \
        'mu 0.123456' 'alpha 1.7' 'gain -3.1' 'decay 0.77' 'modes 21' 'pickups 0.9'; do
        at 1 it "$line"
    done
    at 2 gate:1 1
    at 3 it dump
    at 4 gate:1 0
    at 60 it reset # the gain has come to rest
    at 60 copy reset
    at 61 it bang
    at 61 copy bang
    keep 200 "${object%\~}.dumped.wav" sound
    keep 200 "${object%\~}.again.wav" again
    play 210
    check "[$object] restored from its dump: no errors" quiet
    check "[$object] dumps all of it" test "$(said told | wc -l)" -gt 30
    check "[$object] restored from its dump sounds the same" "$measure" same \
        "$work/${object%\~}.dumped.wav" "$work/${object%\~}.again.wav"
}

# How often Pd sorts the graph: each time a tabread~ without its array complains.
traces_again() {
    local i
    patch traced_again
    for i in t x v f; do box "array_$i" array define "hit-$i" 100; done
    box it knock/impact~ -body wall -trace hit
    box sorted tabread~ nowhere
    box said print said
    at 0 it strike 1
    for i in {20..26}; do at "$i" it trace; done
    at 10 it trace # makes them fit
    at 12 said before
    at 30 said after
    play 40
    check 'seven traces into arrays that fit leave the graph as it is' is \
        "$(awk '/^said: before/ { on = 1 } /^said: after/ { on = 0 }
            on && /nowhere/ { n++ } END { print n + 0 }' "$work/$patch_name.log")" 0
    check '... which is seen where it is sorted' grep -q nowhere "$work/$patch_name.log"
}

# Arrays that share their names with receivers: one that was there before, one that came after.
shared_names() {
    local i
    patch shared_names
    box before r mine
    box mine array define mine 3
    box after r mine
    for i in t x v f; do
        box "array_$i" array define "hit-$i" 100
        box "other_$i" r "hit-$i"
    done
    box it knock/impact~ -body modes -trace hit
    box get array size hit-f
    box size print size
    box told print told
    wire get 0 size 0
    wire it 1 told 0
    at_global 0 '\; mine const 333'
    at 1 it freqs mine
    at 2 it dump
    at 3 it strike 1
    at 100 it trace
    at 101 get bang
    play 110
    check 'an array that shares its name with receivers is read' \
        grep -q '^told: freqs 333 333 333$' "$work/$patch_name.log"
    check '... and written' test "$(said size)" -ne 100
    check '... without an error' quiet
}

traces() {
    patch traced
    local part
    box it knock/impact~ -body wall -trace hit
    for part in t x v f; do
        box "array_$part" array define "hit-$part" 10
    done
    box size array size hit-x
    box most array max hit-f
    box size_is print size
    box most_is print most
    box hit print hit
    wire size 0 size_is 0
    wire most 0 most_is 0
    wire it 1 hit 0
    at 0 it bang
    at 10 it trace
    at 20 size bang
    at 20 most bang
    play 30
    check 'trace resizes its arrays' test "$(said size)" -gt 64
    check 'trace writes the force up to its peak' near "$(said most)" "$(last_hit 5)" 2e-3
    check 'trace: no errors' quiet
}

channels() { # can this Pd do it?
    patch channels
    box it knock/impact~ -pickups 0 0.5 -mc
    if [[ $1 == no ]]; then
        at 0 it bang
        play 10
        check '-mc: refused in a line, the outlets are separate' is "$(errors)" 1
        return
    fi
    box out snake~ out 2
    wire it 0 out 0
    hear out 0 left 12800
    hear out 1 right 12800
    at 0 it bang
    keep 200 mc.wav left right
    play 210
    check '-mc: no errors' quiet
    patch separate
    box it knock/impact~ -pickups 0 0.5
    hear it 0 left 12800
    hear it 1 right 12800
    at 0 it bang
    keep 200 separate.wav left right
    play 210
    check '-mc: its channels are the separate outlets' "$measure" same "$work/mc.wav" \
        "$work/separate.wav"
}
