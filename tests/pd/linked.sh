# SPDX-License-Identifier: BSD-3-Clause
# linked.sh: hosts that link Knock statically: a program with Debian's libpd, and one with a libpd
# that is built from Debian's source, with several instances in several threads. Sourced by run.

embedded_patch() {
    cat <<-'END'
	#N canvas 0 0 400 400 12;
	#X obj 10 10 r strike;
	#X obj 10 50 knock/impact~;
	#X obj 10 70 mallet~;
	#X obj 10 90 knock/bounce~;
	#X obj 10 110 dac~ 1;
	#X connect 0 0 1 0;
	#X connect 0 0 2 0;
	#X connect 0 0 3 0;
	#X connect 1 0 4 0;
	#X connect 2 0 4 0;
	#X connect 3 0 4 0;
	END
}

embedded() { # a host that links statically, and loads no binary at all
    flavour=libpd
    work=$build/pd-test-libpd
    rm -rf "$work"
    mkdir -p "$work"
    local library
    library=$(echo "$newer"/usr/lib/*/libpd.so.*.*)
    check 'a program with libpd links knock_setup()' cc -Iexternals -o "$work/embed" "$here/embed.c" \
        "$build"/libknock_pd.a "$library" -Wl,-rpath,"${library%/*}" -lm
    ln -sf "$library" "$work/libpd.so.0"
    embedded_patch >"$work/embedded.pd"
    check 'there it makes and plays all three' \
        env LD_LIBRARY_PATH="$work" "$work/embed" "$work" embedded.pd
}

# The sources of Pd without its devices, its preferences and its programs.
libpd_sources() {
    find "$1" -name '*.c' | grep -vE \
        '/(d_fft_fftw|s_audio_(alsa|alsamm|audiounit|esd|jack|mmio|oss|pa|paring)|s_midi.*|s_entry|s_file|s_watchdog|u_.*)\.c$'
}

build_libpd() { # folder of Pd's source, folder to build in
    local options=(-O1 -w -DPD -DPD_INTERNAL -DPDINSTANCE -DPDTHREADS -DUSEAPI_DUMMY -DHAVE_UNISTD_H
        -DHAVE_ALLOCA_H -DHAVE_LIBDL -D_GNU_SOURCE -I"$1/src")
    [[ ! -e $2/libpd.a ]] || return 0
    rm -rf "$2"
    mkdir -p "$2"
    (cd "$2" && libpd_sources "$1/src" | tr '\n' '\0' |
        xargs -0 -n 1 -P "$(nproc)" cc "${options[@]}" -c && ar rcs libpd.a ./*.o)
}

linked() {
    flavour=linked
    work=$build/pd-test-linked
    rm -rf "$work"
    mkdir -p "$work"
    local source
    need xz xz-utils || true # the source is packed with it; a bare system has none
    if ! pd_source "$build/pd-source" >"$build/pd-source.log" 2>&1; then
        verdict skipped "Pd's source was not to be had" "$(tail -n 1 "$build/pd-source.log")"
        return
    fi
    source=$(echo "$build"/pd-source/pure*)
    check 'libpd builds from its source, for several instances in threads' build_libpd "$source" "$build/libpd"
    check 'a program links it and libknock_pd.a, both statically' cc -O1 -Iexternals -o "$work/instances" \
        "$here/instances.c" "$build/libknock_pd.a" "$build/libpd/libpd.a" -lm -ldl -lpthread
    embedded_patch >"$work/embedded.pd"
    check 'there four instances in four threads play the same samples' \
        limited 120 "$work/instances" "$work" embedded.pd
}
