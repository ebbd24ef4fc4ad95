# SPDX-License-Identifier: BSD-3-Clause
# voices.sh: notes that ring together, and messages on their samples. Sourced by run.

# Three notes on one object, or each on an object of its own.
chord() { # name, boxes, flags...
    local keys=(60 64 67) i
    patch "$1"
    box sum '+~'
    for ((i = 0; i < $2; i++)); do
        box "bar_$i" knock/mallet~ -body vibraphone "${@:3}"
        wire "bar_$i" 0 sum 0
    done
    hear sum 0 sound 24000
    for i in 0 1 2; do at $((1 + 40 * i)) "bar_$((i % $2))" "${keys[i]} 100"; done
    keep 400 "$1.wav" sound
    play 410
}

chords() {
    local quality limit
    while read -r quality limit; do
        chord "one_$quality" 1 -quality "$quality"
        chord "three_$quality" 3 -quality "$quality"
        check "voices: a chord on one mallet~ is the sum of three objects, $quality" "$measure" apart \
            "$work/one_$quality.wav" "$work/three_$quality.wav" "$limit"
    done <<<$'render 1e-6\nlive 1e-3'
}

# Two strikes against a wall, 10 samples apart, the first 37 samples into a block of 64; and one
# that a delay of .1 ms brings, 4.8 samples into another. As vline~ does, a block that is longer than
# a tick of Pd's brings all of them later by the difference.
struck_within_blocks() { # block size
    patch "within_$1"
    subpatch inside "#X obj 10 10 block~ $1;
#X obj 10 30 r blow;
#X obj 10 50 knock/impact~ -body wall -mass 0.001 -k 1e+12;
#X obj 10 90 tabwrite~ heard;
#X obj 90 30 r go;
#X connect 1 0 2 0;
#X connect 2 2 3 0;
#X connect 4 0 3 0;"
    box heard array define heard 8192
    box first del 37 1 samp
    box second del 47 1 samp
    box third del 0.1
    message blow '\; blow 2'
    wire first 0 blow 0
    wire second 0 blow 0
    wire third 0 blow 0
    at_global 0 '\; go bang'
    at 32 first bang
    at 32 second bang
    at 64 third bang
    keep 200 "within_$1.wav" heard
    play 210
}

on_their_samples() {
    local n first
    for n in 64 16 1024; do
        struck_within_blocks "$n"
        first=$((32 * 64 + 37 + (n > 64 ? n - 64 : 0)))
        check "voices: in blocks of $n strikes are on their samples, 10 apart" is \
            "$("$measure" onsets "$work/within_$n.wav")" "$first $((first + 10)) $((first + 2016)) "
    done
}

# A key that is let go stops alone, with the pedal up; choke stops one key too, and stop all.
let_go_alone() {
    patch let_go_alone
    box it knock/mallet~ -body vibraphone -modes 1 -decay 4 -pedal 0
    for key in 57 62 69; do at 1 it "$key 100"; done
    at 100 it 57 0
    later 300 held 24000
    at 800 it choke 69
    later 900 choked 24000
    at 1400 it stop
    later 1410 stopped 4800
    keep 1600 held.wav held
    keep 1600 choked.wav choked
    keep 1600 stopped.wav stopped
    play 1610
    check 'voices: with the pedal up a note-off stops its key alone' sounds held 62 69
    check 'voices: ... it does stop it' is_gone held 57
    check 'voices: choke and a pitch stop that key alone' sounds choked 62
    check 'voices: ... it does stop it' is_gone choked 69
    check 'voices: stop stops all' "$measure" level "$work/stopped.wav" 0 1e-9
}

# Notes while DSP is off: how many, of which the last is 60 100.
while_off() { # name, how many before it
    patch "$1"
    box it knock/mallet~ -body vibraphone
    box many until
    box count f
    box next + 1
    box pitch expr '40 + $f1 % 37'
    box pair pack f 90
    wire many 0 count 0
    wire count 0 next 0
    wire next 0 count 1
    wire count 0 pitch 0
    wire pitch 0 pair 0
    wire pair 0 it 0
    at_global 1 '\; pd dsp 0'
    (($2 == 0)) || at 10 many "$2"
    at 10 it 60 100
    at_global 20 '\; pd dsp 1'
    box tab_sound tabwrite~ sound
    box array_sound array define sound 9600
    wire it 0 tab_sound 0
    at 20 tab_sound bang
    keep 300 "$1.wav" sound
    play 310
}

notes_while_off() {
    while_off one_note 0
    while_off many_notes 10000
    check 'voices: 10,000 notes with DSP off sound as the last one of them' "$measure" same "$work/one_note.wav" \
        "$work/many_notes.wav"
    check 'voices: ... that they wait is said once' is "$(grep -c 'DSP is off' "$work/many_notes.log")" 1
}

voices() {
    chords
    on_their_samples
    let_go_alone
    notes_while_off
}
