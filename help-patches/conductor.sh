# SPDX-License-Identifier: BSD-3-Clause
# conductor.sh: plays a patch through Pd into a file. Sourced by play and by the tests of the demos,
# which set out, rate, patches and, where it is not Pd itself, pd.

# The patch that plays another: DSP on, 0.2 s (or `wait` ms) later play, and what knock-output plays is written.
write_conductor() { # name
    cat <<END
#N canvas 0 0 400 400 12;
#X obj 10 10 loadbang;
#X msg 10 40 \; knock-render symbol render \; pd dsp 1;
#X obj 10 80 del ${wait:-200};
#X msg 10 110 \; play bang;
#X obj 10 150 timer;
#X obj 100 150 del 8000;
#X obj 200 150 r played;
#X obj 200 180 t b b;
#X msg 200 210 stop;
#X obj 10 240 expr int(\\\$f1 * $rate / 1000);
#X msg 10 270 resize \\\$1;
#X obj 10 300 s left;
#X obj 110 300 s right;
#X msg 10 340 write -wave -bytes 4 $1.wav left right;
#X obj 10 370 soundfiler;
#X msg 200 370 \; pd quit 0;
#X obj 300 10 array define left $((30 * rate));
#X obj 300 40 array define right $((30 * rate));
#X obj 200 300 t b b b;
#X obj 300 100 r play;
#X obj 300 150 del 30000;
#X obj 300 200 catch~ render-left;
#X obj 300 230 tabwrite~ left;
#X obj 300 260 catch~ render-right;
#X obj 300 290 tabwrite~ right;
#X connect 0 0 1 0;
#X connect 0 0 2 0;
#X connect 2 0 3 0;
#X connect 19 0 4 0;
#X connect 19 0 5 0;
#X connect 19 0 20 0;
#X connect 19 0 22 0;
#X connect 19 0 24 0;
#X connect 21 0 22 0;
#X connect 23 0 24 0;
#X connect 20 0 18 0;
#X connect 6 0 7 0;
#X connect 7 0 18 0;
#X connect 7 1 8 0;
#X connect 8 0 5 0;
#X connect 8 0 20 0;
#X connect 5 0 18 0;
#X connect 18 2 4 1;
#X connect 4 0 9 0;
#X connect 9 0 10 0;
#X connect 10 0 11 0;
#X connect 10 0 12 0;
#X connect 18 1 13 0;
#X connect 13 0 14 0;
#X connect 18 0 15 0;
END
}

# Can it be played? Then a bang to `play` does so, by a [knock-play] or by itself.
plays_itself() { grep -qE '^#X obj [0-9]+ [0-9]+ (knock-play [^;]*|r play);' "$1"; } # patch

# A patch that wants to be longer than 8 s says itself when it is over.
conduct() { # name
    write_conductor "$1" >"$out/$1.conductor.pd"
    ! grep -qE '^#X obj [0-9]+ [0-9]+ (knock-play [^;]*|s played);' "$patches/$1.pd" ||
        sed -i 's/del 8000;/del 30000;/' "$out/$1.conductor.pd"
    timeout 300 "${pd:-pd}" -nogui -noprefs -nrt -batch -noaudio -stderr -r $rate -path "${build:-build}" \
        "$patches/$1.pd" "$out/$1.conductor.pd" >"$out/$1.log" 2>&1
    rm "$out/$1.conductor.pd"
    [[ -s $out/$1.wav ]]
}
