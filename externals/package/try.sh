# SPDX-License-Identifier: BSD-3-Clause
# try.sh: tries what release has built, where that can be done from here. Sourced by it.

passed=0
failed=0
skipped=0

holds() { # sentence, command ...
    local sentence=$1 text
    shift
    if text=$("$@" 2>&1 </dev/null); then
        passed=$((passed + 1))
        echo "ok      $sentence${text:+: $(tail -n 1 <<<"$text")}"
    else
        failed=$((failed + 1))
        echo "FAILED  $sentence"
        tail -n 5 <<<"$text" | sed 's/^/        /'
    fi
}

skip() {
    skipped=$((skipped + 1))
    echo "skipped $1"
}

is() { [[ $1 == "$2" ]] || { echo "is '$1', wanted '$2'"; return 1; }; }

# --- Linux: in Debian's Pd, for other processors under qemu --------------------------------------

# A patch that strikes all three, beside the folder knock/ of Linux; it writes struck.wav.
write_strikes() {
    local object box=10
    {
        printf '%s;\n' '#N canvas 0 0 450 300 12' '#X obj 10 10 loadbang' '#X msg 90 40 \; pd dsp 1' \
            '#X obj 10 40 del 10' '#X obj 10 70 del 400' \
            '#X msg 10 100 write -wave -bytes 4 struck.wav struck' '#X obj 10 130 soundfiler' \
            '#X obj 90 70 del 450' '#X msg 90 100 \; pd quit' '#X obj 10 190 tabwrite~ struck' \
            '#X obj 10 220 array define struck 17640'
        for object in $objects; do echo "#X obj 10 160 knock/$object;"; done
        printf '#X connect %s;\n' '0 0 1 0' '0 0 2 0' '0 0 3 0' '3 0 4 0' '4 0 5 0' '0 0 6 0' \
            '6 0 7 0' '2 0 8 0'
        for object in $objects; do
            printf '#X connect %s;\n' "2 0 $box 0" "$box 0 8 0"
            box=$((box + 1))
        done
    } >"$1"
}

try_linux() { # processor as Debian names it, its qemu, the processor as file names it
    local debian=$1 qemu=$2 folder=$work/pd-$1 object play=()
    for object in $objects; do
        holds "knock/$object.l_$3 exports its setup function alone" is \
            "$("$nm" -D --defined-only "$work/Linux/knock/$object.l_$3" | awk '{ print $3 }')" "${object%\~}_tilde_setup"
    done
    if [[ $debian == amd64 ]]; then
        play=(pd)
    elif unpack "build/release/pd-$debian" bookworm "$debian" install puredata-core >"$work/pd-$debian.log" 2>&1; then
        play=("$qemu" -L "$folder" "$folder/usr/bin/puredata")
    else
        skip "Pd for $debian was not to be had"
        return
    fi
    rm -f "$work/Linux/struck.wav"
    holds "Pd for $debian plays all three" pd_plays "${play[@]}"
    [[ -s $work/Linux/struck.wav ]] && mv "$work/Linux/struck.wav" "$work/struck-$debian.wav"
}

pd_plays() { # the command that is Pd
    local log=$work/strikes.log
    timeout 300 "$@" -nogui -noprefs -nrt -batch -noaudio -stderr -r 44100 -path "$work/Linux" \
        "$work/Linux/strikes.pd" >"$log" 2>&1
    ! grep -E "couldn't create|connection failed|error" "$log" && build/bin/measure level "$work/Linux/struck.wav" .05 4
}

# --- macOS: looked at ------------------------------------------------------------------------------

# Imports are the host's, from the header that declares them, and the system's.
imports_known() { # file, headers ...
    local file=$1 wrong name
    shift
    wrong=$("$nm" -u "$file" | awk '{ print $NF }' | sort -u | while read -r name; do
        grep -qsE "[ *]${name#_} ?[(;]" "$@" || grep -qE "[ ']${name//\$/\\$}(,|'| |\$)" "$work"/x86_64-macos.11.0/tbd/libm.tbd || echo "$name"
    done | grep -vE '^(.*:|dyld_stub_binder)$')
    [[ -z $wrong ]] || { echo "$wrong"; return 1; }
}

try_mach() { # file, what it exports, headers ...
    local file=$1 exports=$2 name=${1##*/}
    shift 2
    holds "$name is for x86_64 and arm64" is "$("$lipo" -archs "$file" | tr ' ' '\n' | sort | tr '\n' ' ' | sed 's/^ *//')" 'arm64 x86_64 '
    holds "$name exports $exports alone" is \
        "$("$nm" -g --defined-only "$file" | awk 'NF == 3 { print $3 }' | sort -u)" "$exports"
    holds "$name imports its host's functions and the system's alone" imports_known "$file" "$@"
    holds "$name is signed, and every page has its hash" node tests/max/macho.js "$file"
}

try_macos() {
    local object bundle
    for object in $objects; do
        bundle=$work/Max/Knock/externals/knock.$object.mxo/Contents
        try_mach "$bundle/MacOS/knock.$object" _ext_main tests/max/sdk/ext.h
        holds "knock.$object.mxo has its Info.plist and PkgInfo" grep -q "<string>knock.$object</string>" "$bundle/Info.plist"
        holds "knock.$object.mxo says version $version" grep -q "<string>$version</string>" "$bundle/Info.plist"
        try_mach "$work/Darwin/knock/$object.pd_darwin" "_${object%\~}_tilde_setup" \
            "$pd_include/m_pd.h" externals/pd/host_pd*.c
    done
}

# --- Windows: looked at; `tests/run windows` plays it under Wine ----------------------------------

exports_of() { "$readobj" --coff-exports "$1" | awk '/Name:/ && $2 ~ /setup|ext_main/ { print $2 }'; }

try_windows() {
    local object
    for object in $objects; do
        holds "knock.$object.mxe64 exports ext_main" is "$(exports_of "$work/Max/Knock/externals/knock.$object.mxe64")" ext_main
        holds "$object.m_amd64 exports its setup function" is \
            "$(exports_of "$work/Windows/knock/$object.m_amd64")" "${object%\~}_tilde_setup"
    done
}

# --- the archives ------------------------------------------------------------------------------------

sources_build() {
    local root=$work/from-sources
    rm -rf "$root"
    mkdir -p "$root"
    (cd "$root" && unzip -q "$out/knock[v$version](Sources).dek") || return
    cmake -S "$root/knock" -B "$root/build" -G Ninja && cmake --build "$root/build" &&
        KNOCK_QUICK=1 ctest --test-dir "$root/build" -j "$(nproc)" | grep 'tests passed'
}

names_no_place() {
    local found
    found=$(grep -rlaF "$PWD" "$work"/{Linux,Darwin,Windows,Max,Sources}/[kK]nock || true)
    [[ -z $found ]] || { echo "$found"; return 1; }
}

try_all() {
    holds 'no file of any package names the folder it was built in' names_no_place
    write_strikes "$work/Linux/strikes.pd"
    try_linux amd64 - amd64
    try_linux arm64 qemu-aarch64-static arm64
    try_linux armhf qemu-arm-static arm
    try_macos
    try_windows
    holds 'the source archive builds, and passes its tests' sources_build
}
