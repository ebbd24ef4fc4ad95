# SPDX-License-Identifier: BSD-3-Clause
# demos.sh: the demonstrations as they are heard: how loud, how bright; and whether all that
# plays stops. Sourced by run.

source help-patches/conductor.sh

loud_enough() { # wav: its peak in dBFS, between -6 and -1
    "$measure" level "$1" "$(awk 'BEGIN { print 10 ^ (-6 / 20) }')" "$(awk 'BEGIN { print 10 ^ (-1 / 20) }')"
}

peak_of() { "$measure" level "$1" 0 10 | sed 's/peak //'; }

# What chance moves is louder in one play than in another: the middle one of five counts, and the
# last of them stays for the other checks.
rolling_is_loud_enough() {
    local i
    for i in 1 2 3 4 5; do
        wait=$((200 + 30 * i)) conduct demo-rolling && peak_of "$work/demo-rolling.wav"
    done | sort -g | awk '{ peak[NR] = $1 } END { print "peaks " peak[1] " " peak[3] " " peak[NR]
        exit !(NR == 5 && peak[3] >= 10 ^ (-6 / 20) && peak[3] <= 10 ^ (-1 / 20)) }'
}

demos() {
    local rate=48000 patches=help-patches/pd out=$work name patch
    for patch in "$patches"/demo-*.pd; do
        name=$(basename "$patch" .pd)
        conduct "$name" || { check "$name is rendered" false; continue; }
        if [[ $name == demo-rolling ]]; then
            check "$name peaks between -6 and -1 dBFS as a rule" rolling_is_loud_enough
        else
            check "$name peaks between -6 and -1 dBFS" loud_enough "$work/$name.wav"
        fi
        check "$name has something above 500 Hz" more "$("$measure" treble "$work/$name.wav" 500)" 1e-4
    done
    for patch in "$patches"/*.pd; do
        ! plays_itself "$patch" || [[ $patch == */knock-play.pd ]] || stops "$(basename "$patch" .pd)"
    done
}

# Its stop, pressed after three seconds: 0.3 s later nothing sounds, though the level is up again.
stops() { # demo
    awk -f tests/pd/records.awk "help-patches/pd/$1.pd" | sed 's/\\$0-stop;/stop-all;/' >"$work/stopped-$1.pd"
    cat >"$work/stopper.pd" <<'PD'
#N canvas 0 0 400 400 12;
#X obj 10 10 loadbang;
#X msg 10 40 \; knock-render symbol heard \; pd dsp 1 \; play bang;
#X obj 10 70 del 3000;
#X msg 10 100 \; stop-all stop;
#X obj 10 130 del 300;
#X msg 10 160 bang;
#X obj 10 190 del 600;
#X msg 10 220 write -wave -bytes 4 stopped.wav heard \, quit;
#X obj 10 250 route write;
#X obj 10 280 list prepend write;
#X obj 10 310 list trim;
#X obj 10 340 soundfiler;
#X obj 100 310 t b;
#X msg 100 340 \; pd quit;
#X obj 200 10 array define heard 24000;
#X obj 200 130 catch~ heard-left;
#X obj 200 160 tabwrite~ heard;
#X connect 0 0 1 0;
#X connect 0 0 2 0;
#X connect 2 0 3 0;
#X connect 2 0 4 0;
#X connect 4 0 5 0;
#X connect 4 0 6 0;
#X connect 5 0 16 0;
#X connect 6 0 7 0;
#X connect 7 0 8 0;
#X connect 8 0 9 0;
#X connect 8 1 12 0;
#X connect 9 0 10 0;
#X connect 10 0 11 0;
#X connect 12 0 13 0;
#X connect 15 0 16 0;
PD
    rm -f "$work/stopped.wav"
    limited 120 "$pd" -nogui -noprefs -nrt -batch -noaudio -stderr -r 48000 -path "$build" -path help-patches/pd \
        "$work/stopped-$1.pd" "$work/stopper.pd" >"$work/stopped-$1.log" 2>&1
    check "$1: stop stops all" "$measure" level "$work/stopped.wav" 0 1e-3
}
