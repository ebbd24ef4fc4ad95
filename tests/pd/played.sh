# SPDX-License-Identifier: BSD-3-Clause
# played.sh: an evening with the instruments: blocks, scenes, copies, DSP on and off, several patches at
# once. Sourced by run.

# The keys in a subpatch of other blocks. Where these are longer than a tick of Pd's, messages land
# later by the difference: they are sent that much earlier.
keys_in_blocks() { # samples
    local early=$(($1 > 64 ? $1 / 64 - 1 : 0))
    patch "keys_in_$1"
    subpatch inside "#X obj 10 10 block~ $1;
#X obj 10 30 r notes;
#X obj 10 70 knock/knock-keys vibraphone;
#X obj 10 90 tabwrite~ heard;
#X obj 90 30 r go;
#X connect 1 0 2 0;
#X connect 2 0 3 0;
#X connect 4 0 3 0;"
    box heard array define heard 65536
    at_global 0 '\; go bang'
    at_global $((16 - early)) '\; notes 60 100 \; notes 64 90'
    at_global $((272 - early)) '\; notes 67 120'
    at_global $((528 - early)) '\; notes 60 0 \; notes 72 90'
    keep 1100 "keys_in_$1.wav" heard
    play 1101
}

scenes() {
    local b n=0 notes=(48 52 55 60 64 67 72 76) names=(a b c)
    patch scenes
    box keys knock/knock-keys vibraphone
    box it knock/knock-presets
    wire it 0 keys 0
    wire keys 2 it 1
    hear keys 0 sound 336000
    at 0 keys gain -9 # sixteen bars, bowls and drums ring together
    at 1 it store a
    at 2 keys body bowl
    at 2 keys pedal 1
    at 3 it store b
    at 4 keys body drum
    at 5 it store c
    for ((b = 10; b < 3600; b += 47)); do
        at "$b" keys "${notes[n % 8]} $((40 + n * 7 % 80))"
        ((n % 3)) || at "$((b + 13))" it recall "${names[n / 3 % 3]}"
        ((n % 7)) || at "$((b + 20))" it glide b 0.3
        n=$((n + 1))
    done
    at 4500 keys stop
    keep 5240 scenes.wav sound
    play 5250
}

# A patch that plays is duplicated, pasted and saved while it sounds.
copies() {
    cat >"$work/copied.pd" <<'PD'
#N canvas 0 0 400 400 12;
#X obj 10 10 r tick;
#X msg 10 70 60 100;
#X obj 10 100 knock/knock-keys bowl;
#X obj 10 140 throw~ all;
#X connect 0 0 1 0;
#X connect 1 0 2 0;
#X connect 2 0 3 0;
PD
    local b
    patch copies
    box it catch~ all
    hear it 0 sound 96000
    at_global 1 "\\; pd open copied.pd $work"
    for ((b = 10; b < 1300; b += 100)); do at_global "$b" '\; tick bang'; done
    at_global 605 '\; pd-copied.pd editmode 1 \, selectall \, duplicate'
    at_global 1305 "\\; pd-copied.pd savetofile copied-again.pd $work"
    keep 1490 copies.wav sound
    play 1500
}

switched() { # DSP off and on, and other patches that come and go while they sound
    cat >"$work/other.pd" <<'PD'
#N canvas 0 0 400 400 12;
#X obj 10 10 loadbang;
#X obj 10 40 metro 20;
#X msg 10 70 60 100;
#X obj 10 100 knock/knock-keys drum;
#X obj 10 140 outlet~;
#X obj 100 70 knock/bounce~;
#X obj 200 70 knock/knock-roll -rough 500;
#X obj 300 70 knock/knock-rattle;
#X connect 0 0 1 0;
#X connect 1 0 2 0;
#X connect 2 0 3 0;
#X connect 3 0 4 0;
#X connect 1 0 5 0;
#X connect 5 0 4 0;
#X connect 2 0 7 0;
#X connect 6 0 4 0;
#X connect 7 0 4 0;
PD
    local b
    patch "$1"
    box keys knock/knock-keys bowl
    hear keys 0 sound 96000
    for ((b = 10; b < 1300; b += 60)); do
        at "$b" keys 60 100
        [[ $1 == switched ]] || continue
        at_global "$((b + 10))" "\\; pd open other.pd $work"
        at_global "$((b + 30))" '\; pd dsp 0'
        at_global "$((b + 34))" '\; pd dsp 1'
        at_global "$((b + 45))" '\; pd-other.pd menuclose 1'
    done
    keep 1490 "$1.wav" sound
    play 1500
}

together() { # rate: three demonstrations at once
    local name
    cat >"$work/together.pd" <<'PD'
#N canvas 0 0 400 400 12;
#X obj 10 10 loadbang;
#X msg 10 40 \; pd dsp 1 \; play bang;
#X obj 100 40 del 4000;
#X msg 100 70 \; pd quit;
#X connect 0 0 1 0;
#X connect 0 0 2 0;
#X connect 2 0 3 0;
PD
    limited 120 "$pd" -nogui -noprefs -nrt -batch -noaudio -stderr -r "$1" -path "$build" \
        help-patches/pd/demo-{kit,bells,stage}.pd "$work/together.pd" 2>&1 |
        grep -vc '^realloc called with [0-9]* bytes$' # what Pd 0.55 says of itself in an fexpr~
}

evening() {
    local n
    for n in 64 1 1024; do keys_in_blocks "$n"; done
    for n in 1 1024; do
        check "keys: in blocks of $n they play the samples of 64" "$measure" same "$work/keys_in_64.wav" "$work/keys_in_$n.wav"
    done
    scenes
    check 'scenes: presets change, glide and are played over: no errors' quiet
    check 'scenes: the console stays empty' is "$(grep -vc '^scenes.wav' "$work/scenes.log")" 0
    check 'scenes: nothing is louder than it should be' "$measure" level "$work/scenes.wav" 0.02 1
    check 'scenes: in the last second of them it still sounds' more "$(loud scenes 3.8 4.8)" 1e-3
    check 'scenes: stopped, it is silent' is "$("$measure" loud "$work/scenes.wav" 6.5 6.9)" 0
    copies
    check 'copies: made and saved while they sound, without errors' quiet
    if (($(grep -c 'r tick' "$work/copied-again.pd") == 2)); then
        check 'copies: two are louder than one' more "$(loud copies 1.3 1.5)" "$(loud copies 0.5 0.7)" 1.5
        check 'copies: both are saved' is "$(grep -c 'knock/knock-keys' "$work/copied-again.pd")" 2
    else
        verdict skipped 'copies' 'without a screen this Pd duplicates nothing at all'
    fi
    switched straight_on
    switched switched
    check 'switched: others come and go, DSP too: no errors' quiet
    check 'switched: of each that cannot sound one line is said' is \
        "$(sort "$work/switched.log" | uniq -c | awk '/DSP is off/ && $1 > 22' | wc -l)" 0
    check 'switched: the bowl still rings' more "$(loud switched 1.5 1.7)" "$(loud straight_on 1.5 1.7)" 0.2
    for n in 48000 96000; do check "together: three patches at $n Hz say nothing" is "$(together "$n")" 0; done
}
