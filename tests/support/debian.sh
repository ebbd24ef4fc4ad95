# SPDX-License-Identifier: BSD-3-Clause
# debian.sh: what our scripts have from Debian and its kin. Sourced.

# need <file or command> <package> ...: installs the packages whose file or command is not there.
need() {
    local missing=() root=()
    while (($#)); do
        [[ -e $1 ]] || command -v "$1" >/dev/null || missing+=("$2")
        shift 2
    done
    ((${#missing[@]})) || return 0
    ((EUID == 0)) || root=(sudo)
    if ! command -v apt-get >/dev/null || { ((EUID)) && ! command -v sudo >/dev/null; }; then
        echo "Please install these first (the names are Debian's): ${missing[*]}" >&2
        echo "As root: apt-get install --no-install-recommends ${missing[*]}" >&2
        return 1
    fi
    echo "installing ${missing[*]} ..." >&2
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive bash -ec '
        lock="-o DPkg::Lock::Timeout=600"
        apt-get $lock -qq update
        apt-get $lock -qq install -y --no-install-recommends "$@"' - "${missing[@]}" >build/installed 2>&1 || {
        cat build/installed >&2
        echo "That did not install: ${missing[*]}" >&2
        return 1
    }
}

# What builds Knock, and what else is given, as for need. Debian's gcc alone brings no headers of C.
need_build() {
    mkdir -p build
    need gcc gcc /usr/include/stdio.h libc6-dev cmake cmake ninja ninja-build \
        /usr/include/m_pd.h puredata-dev "$@"
}

# unpack <folder> <suite> <processor> <verb> <package> ...: packages of any of Debian's suites and
# processors, unpacked into a folder that has an apt list of its own: nothing is installed, and
# nothing of the system is changed. The verb is apt-get's: `download` takes these alone, `install`
# all that they need too, `source` what they are made from. It works once; then it is there.
unpack() {
    local folder suite=$2 processor=$3 verb=$4
    folder=$(realpath -m "$1")
    shift 4
    [[ ! -e $folder/unpacked ]] || return 0
    mkdir -p "$folder/apt"/{lists,cache/archives}/partial
    : >"$folder/apt/status"
    cat >"$folder/apt/debian.sources" <<-END
	Types: deb deb-src
	URIs: $(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' | awk '$1 !~ /-/ { print $2; exit }')
	Suites: $suite
	Components: main
	Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
	END
    (
        cd "$folder/apt/cache/archives" || exit
        private=(-o Dir::Etc::sourcelist="$folder/apt/debian.sources" -o Dir::Etc::sourceparts=/dev/null
            -o Dir::State::lists="$folder/apt/lists" -o Dir::State::status="$folder/apt/status"
            -o Dir::Cache="$folder/apt/cache" -o APT::Architecture="$processor"
            -o APT::Architectures="$processor" -o APT::Sandbox::User=root -o Acquire::Languages=none
            -o Acquire::Retries=1 -o Acquire::http::Timeout=20)
        [[ $verb == download ]] || private+=(--download-only -y --no-install-recommends)
        apt-get "${private[@]}" -qq update && apt-get "${private[@]}" -qq "$verb" "$@"
    ) || return
    local archive
    for archive in "$folder"/apt/cache/archives/*.{deb,orig.tar.*}; do
        case $archive in
        *\**) ;;
        *.deb) dpkg-deb -x "$archive" "$folder" || return ;;
        *) tar -xf "$archive" -C "$folder" || return ;;
        esac
    done
    touch "$folder/unpacked"
}

# newer_pd <folder>: Debian's backports have a newer Pd, and some releases one with 64-bit floats.
newer_pd() {
    unpack "$1" "$(. /etc/os-release && echo "$VERSION_CODENAME")-backports" "$(dpkg --print-architecture)" \
        download puredata-core puredata64-core libpd0
}

# pd_source <folder>: Pd's source of this release or, where the archive has lost it, of Debian 12.
pd_source() {
    local suite
    for suite in "$(. /etc/os-release && echo "$VERSION_CODENAME")" bookworm; do
        unpack "$1" "$suite" "$(dpkg --print-architecture)" source puredata && return
        rm -rf "$1"
    done
    return 1
}
