# What packaging/run and packaging/test share: packages, building, plain words. Sourced, not run.
# shellcheck shell=bash

root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")

# Debian and Ubuntu names; in a|b|c any one will do, and the first that apt knows is installed.
build_packages=(
    g++ cmake ninja-build ccache
    qt6-base-dev 'qt6-svg-dev|libqt6svg6-dev' qt6-tools-dev qt6-l10n-tools libgl-dev libexpected-dev
    libqt6sql6-sqlite qt6-translations-l10n dpkg-dev file
)

say() { printf 'Banmen: %s\n' "$*"; }

fail() {
    printf 'Banmen: %s\n' "$*" >&2
    exit 1
}

is_installed() {
    [[ $(dpkg-query -W -f '${db:Status-Status}' -- "$1" 2>/dev/null) == installed* ]]
}

any_installed() { # a|b|c
    local name
    for name in ${1//|/ }; do
        if is_installed "$name"; then return 0; fi
    done
    return 1
}

known_to_apt() { # a|b|c: prints the first that apt can install
    local name
    for name in ${1//|/ }; do
        if [[ -n $(apt-cache show -- "$name" 2>/dev/null) ]]; then
            printf '%s' "$name"
            return 0
        fi
    done
    return 1
}

as_root() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# Waits up to five minutes for the lock on apt's lists (a fresh system may be updating itself): apt-get itself does not.
update_lists() { # log
    local attempt
    for ((attempt = 0; attempt < 60; attempt++)); do
        if apt_get update >"$1" 2>&1; then return 0; fi
        grep -q 'lists/lock' -- "$1" || return 1
        sleep 5
    done
    return 1
}

prepare_build_folder() {
    mkdir -p -- "$root/build" 2>/dev/null || true
    [[ -d $root/build && -w $root/build ]] ||
        fail "cannot write to $root/build: clone Banmen into a folder of your own, and run it there."
}

# The packages to build with, and those named. Leaves apt alone where nothing is missing.
install_missing() { # a|b|c ...
    local wanted missing=() names=() log=$root/build/install.log
    for wanted in "${build_packages[@]}" "$@"; do
        any_installed "$wanted" || missing+=("$wanted")
    done
    ((${#missing[@]})) || return 0

    command -v apt-get >/dev/null ||
        fail "this system has no apt-get: install Qt 6 and the rest by hand, as CONTRIBUTING.md says under Build and test."
    ((EUID == 0)) || command -v sudo >/dev/null ||
        fail "packages are missing, and there is no sudo: as root, run apt-get install ${missing[*]%%|*}"
    prepare_build_folder

    say "installing ${missing[*]%%|*} (the first time takes minutes; log: build/install.log)"
    update_lists "$log" || say "apt-get update had errors; trying to install all the same"
    for wanted in "${missing[@]}"; do
        names+=("$(known_to_apt "$wanted")") ||
            fail "apt knows no package ${wanted//|/ or }: see $log, check the network and apt's sources (on Ubuntu, universe), and run this again."
    done
    apt_get install --no-install-recommends "${names[@]}" >>"$log" 2>&1 || {
        tail -n 15 -- "$log" >&2
        fail "could not install ${names[*]}: see $log, check the network and apt's sources, and run this again."
    }
}

# One compiler per processor, but no more than fit into memory at 1.5 GB each.
parallel_jobs() {
    local jobs key kilobytes
    jobs=$(nproc)
    if [[ -r /proc/meminfo ]]; then
        while read -r key kilobytes _; do
            if [[ $key == MemAvailable: ]] && ((kilobytes / 1500000 < jobs)); then
                jobs=$((kilobytes / 1500000))
            fi
        done </proc/meminfo
    fi
    printf '%d' "$((jobs > 0 ? jobs : 1))"
}

# Where ccache is installed and its folder can be written; without one it would fail every compilation.
use_ccache() {
    local cache
    cache=$(ccache --get-config cache_dir 2>/dev/null) || return 0
    mkdir -p -- "$cache" 2>/dev/null || return 0
    [[ -w $cache ]] || return 0
    export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache}
    export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
}

# Runs cmake only where the preset, its arguments or the folder have changed since it last succeeded.
configure() { # preset, cmake argument...
    local stamp_file=$root/build/$1/.configured stamp
    stamp="$(cksum <"$root/CMakePresets.json") $root ${CMAKE_CXX_COMPILER_LAUNCHER-} $*"
    if [[ -f $root/build/$1/build.ninja && -f $stamp_file && $(<"$stamp_file") == "$stamp" ]]; then
        return 0
    fi
    (cd -- "$root" && cmake --fresh --preset "$@") || return
    printf '%s\n' "$stamp" >"$stamp_file"
}

build() { # preset, cmake argument...
    local log=build/$1.log
    prepare_build_folder
    use_ccache
    say "building (preset $1; log: $log)"
    {
        configure "$@" && LC_ALL=C.UTF-8 cmake --build "$root/build/$1" --parallel "$(parallel_jobs)"
    } 2>&1 | tee -- "$root/$log" ||
        fail "could not build: the reason is above, and in $root/$log"
}
