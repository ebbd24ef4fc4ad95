# SPDX-License-Identifier: BSD-3-Clause
# learn.sh: what is learnt from an array, in the real Pd. Sourced by run.

# A bar of Knock's own is heard into an array, and another object learns it from there.
recorded() { # name, flags of the learner
    patch "$1"
    box bar knock/mallet~ -body modes -freqs 300 777 1500 -decays 1.2 0.8 0.5 -shapes 1 -out velocity
    hear bar 0 heard $((48 * 1500))
    at 0 bar 2
    box it "knock/mallet~ $2"
    box told print told
    wire it 1 told 0
}

learnt_hz() { said told | awk '$1 == "freqs" { print $2, $3, $4 }'; }

learns() {
    recorded learns '-quality render'
    at 1130 it learn heard
    at 1131 it dump
    at 1132 it write "$work/learnt.txt"
    play 1200
    check 'a body is learnt from an array' quiet
    check '... and events says so' grep -q '^told: learned 3 ' "$work/$patch_name.log"
    local hz
    read -r -a hz <<<"$(learnt_hz)"
    check '... it has the frequencies of what was heard' near "${hz[0]:-0}" 300 1e-5
    check '... all of them' near "${hz[2]:-0}" 1500 1e-5
    check '... it can be written as text' is "$(wc -l <"$work/learnt.txt")" 3

    patch reads
    box it 'knock/impact~ -quality render'
    box told print told
    wire it 1 told 0
    at 0 it read "$work/learnt.txt"
    at 1 it dump
    play 10
    check '... and read again' near "$(learnt_hz | cut -d ' ' -f 1)" 300 1e-5
}

# All three learn it and strike it; a ball shall not come back.
learns_in_all() {
    local object
    recorded learns_in_all '-quality render'
    for object in $objects; do
        box "the_$object" "knock/$object" -quality render -pickups 0.5
        box "told_$object" print "$object"
        wire "the_$object" 1 "told_$object" 0
        hear "the_$object" 0 "struck_$object" 48000
        at 1130 "the_$object" learn heard
        [[ $object != bounce~ ]] || at 1130 "the_$object" gravity 0
        at 1131 "the_$object" strike 1
        at 1131 "tab_struck_$object" bang
    done
    for object in $objects; do keep 1950 "$work/struck-$object.wav" "struck_$object"; done
    play 2000
    for object in $objects; do
        check "$object learns from an array" grep -q "^$object: learned 3 " "$work/$patch_name.log"
        check '... and strikes what it has learnt' \
            "$measure" early "$work/struck-$object.wav" 0.3 0.5 300 777 1500
    done
}

# With audio going on, in a thread: Pd runs faster than the world, so it waits for the answer.
learns_beside() {
    recorded learns_beside ''
    box answer route learned unmet
    message quit '\; pd quit 0'
    wire it 1 answer 0
    wire answer 0 quit 0
    wire answer 1 quit 0
    at 1130 it learn heard
    play 20000000
    check 'a thread learns while Pd plays' grep -q '^told: learned 3 ' "$work/$patch_name.log"
    recorded learns_nothing ''
    box answer route unmet
    message quit '\; pd quit 0'
    wire it 1 answer 0
    wire answer 0 quit 0
    box empty array define empty 48000
    at 1 it learn empty
    play 20000000
    check 'of silence nothing is learnt' grep -q '^told: unmet learn' "$work/$patch_name.log"
}

# The lowest mode of one recording against that of another.
louder() {
    awk -v a="$("$measure" strength "$work/place-$1.wav" 300)" \
        -v b="$("$measure" strength "$work/place-$2.wav" 300)" 'BEGIN { print a / b }'
}

# The same at another place: other shapes. What a note and `at` make of the learnt body is heard.
learns_two_places() {
    recorded learns_two_places '-quality render -pickups 0.5 -hardness 0.8 -mass 0.01 -alpha 1.5'
    box edge knock/mallet~ -body modes -freqs 300 777 1500 -decays 1.2 0.8 0.5 \
        -shapes 0.1 0.9 0.3 1 1 1 -out velocity
    hear edge 0 edge $((48 * 1500))
    at 0 edge 2
    at 1130 it learn heard edge
    at 1131 it strike 1
    box tab_first tabwrite~ first
    box array_first array define first 48000
    box tab_other tabwrite~ other
    box array_other array define other 48000
    box tab_note tabwrite~ note
    box array_note array define note 48000
    local name
    for name in first other note; do wire it 0 "tab_$name" 0; done
    at 1131 tab_first bang
    at 1900 it reset
    at 1901 it at 1
    at 1902 it strike 1
    at 1902 tab_other bang
    at 2700 it reset
    at 2701 it 69 100
    at 2701 tab_note bang
    for name in heard edge first other note; do keep 3600 "$work/place-$name.wav" "$name"; done
    play 3700
    check 'a body is learnt from two places' quiet
    check '... and events says so' grep -q '^told: learned 3 ' "$work/$patch_name.log"
    check '... at 0 and at 1 differ as the recordings do' near \
        "$(louder other first)" "$(louder edge heard)" 0.15
    check '... and a note is that note, with all that belongs to it' \
        "$measure" early "$work/place-note.wav" 0.8 2 440 1139.6 2200
}

# Each goes through the same object: a line of its log for each of them.
learns_anything() {
    local answers voice=$work/voice.wav
    recorded learns_anything '-quality render'
    box noise noise~
    hear noise 0 noise 48000
    box loud '*~' 4
    box clip clip~ -0.4 0.4
    wire bar 0 loud 0
    wire loud 0 clip 0
    hear clip 0 clipped 72000
    hear bar 0 short 480
    hear bar 0 long $((600 * 48000))
    box again knock/mallet~ -body modes -freqs 300 777 1500 -decays 1.2 0.8 0.5 -shapes 1 -out velocity
    hear again 0 twice 72000
    at 0 again 0.5
    at 525 again 4
    box array_empty array define empty 0
    at 1130 it learn noise
    at 1131 it learn clipped
    at 1132 it learn short
    at 1133 it learn long
    at 1134 it learn twice
    at 1135 it learn empty
    at 1136 it learn nobody
    at 1137 it learn heard rate 1e9
    if command -v espeak-ng >/dev/null && espeak-ng -w "$voice" 'one two three' 2>/dev/null; then
        box array_voice array define voice 1
        box reader soundfiler
        at 1129 reader read -resize "$voice" voice
        at 1138 it learn voice rate 22050
    fi
    play 1200
    answers=$(said told | awk '$1 == "learned" { print "learned", $2 } $1 == "unmet" { print }' | head -n 6)
    check 'noise, what is clipped, 10 ms, ten minutes, two strikes, nothing: each has its answer' is \
        "${answers//$'\n'/, }" 'unmet learn, learned 3, unmet learn, learned 3, learned 3, unmet learn'
    check '... no such array, a rate that is none: a line each' is "$(errors)" 2
    if [[ -e $voice ]]; then
        check '... and a voice is nothing, or says how little of it is explained' awk \
            '/^told: (unmet learn|learned)/ { last = $0 } END { print last; split(last, w)
                exit !(w[2] == "unmet" || w[4] > -12) }' "$work/$patch_name.log"
    else
        verdict skipped 'a voice' 'espeak-ng is not installed'
    fi
}

# Arrays that change or go, objects that go, all while threads learn; the others must answer.
learns_while() {
    local i
    recorded learns_while ''
    subpatch gone '#X obj 20 40 knock/mallet~;
#X obj 20 60 r to-gone;
#X connect 1 0 0 0;'
    message quit '\; pd quit 0'
    box counted f
    box more + 1
    box one bang
    wire one 0 counted 0
    box eight sel 8
    for i in {1..8}; do
        box "ring_$i" knock/mallet~
        box "answer_$i" route learned
        wire "ring_$i" 1 "answer_$i" 0
        wire "answer_$i" 0 one 0
        at 1120 "ring_$i" 60 100
    done
    wire counted 0 more 0
    wire more 0 counted 1
    box said print counted
    wire more 0 said 0
    wire more 0 eight 0
    wire eight 0 quit 0
    for i in {1..8}; do at 1130 "ring_$i" learn heard; done
    at_global 1130 '\; to-gone learn heard'
    at_global 1130 '\; heard resize 100'
    at_global 1130 '\; pd-gone clear'
    at 1131 it learn heard
    at 1132 it learn nobody
    play 20000000
    check 'eight objects learn at once while the array shrinks and one of them goes' is \
        "$(said counted | tail -n 1)" 8
    check '... and nothing else is amiss than what was asked for in vain' is "$(errors)" 1
}
