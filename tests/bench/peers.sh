#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Measures other programs beside ours, on the same machine, in the same run and on one core, in turn: rolls, longest roads, whole
# random games. Nothing of theirs is in this repository (they are under the GPL); point to your own copies:
#
#   JSETTLERS=folder GSON=gson.jar CATANATRON=folder CATANATRON_RUST=folder tests/bench/peers.sh build/release
#
# JSETTLERS is a checkout of https://github.com/jdmonin/JSettlers2 (gson.jar: Debian's libgoogle-gson-java), CATANATRON one of
# https://github.com/bcollazo/catanatron (networkx on Python's path: python3-networkx), CATANATRON_RUST one of its branch
# feature/catanatron-rust. CRATES is a folder with the crates rand and log and what they need, if Cargo is not to fetch
# them (Debian's librust-rand-dev and librust-log-dev: /usr/share/cargo/registry). What is missing is left out, and said. ROUNDS
# (5) and CORE (0) say how often and where.
#
# What users get is the release build, with the measurements in it:
#   cmake --preset release -DWATCHFIRE_TESTS=ON && ninja -C build/release rules_bench island_work island_told
set -eu
here=$(dirname "$(readlink -f "$0")")
build=$(readlink -f "${1:?the build folder, such as build/release}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
plan() {
    printf '%s\t%s\n' "$1" "$2" >>"$work/plan"
}

bench="$build/tests/bench"
for program in rules_bench island_work island_told; do
    [ -x "$bench/$program" ] || { echo "$bench/$program is missing: build it (WATCHFIRE_BENCH)." >&2; exit 1; }
done
plan Watchfire "'$bench/island_work' rolls 3000000 && '$bench/island_work' roads 500000 && '$bench/island_work' games 1000"

if ! command -v javac >/dev/null; then
    echo "JSettlers2 is left out: javac is not installed (default-jdk-headless)."
elif [ -z "${JSETTLERS:-}" ] || [ -z "${GSON:-}" ]; then
    echo "JSettlers2 is left out: JSETTLERS names no checkout of it, or GSON no gson.jar, which it is compiled with."
else
    mkdir "$work/java"
    javac -nowarn -encoding UTF-8 -cp "$GSON" -sourcepath "$JSETTLERS/src/main/java" -d "$work/java" \
        "$here/peers/JSettlersPeer.java" 2>"$work/said" || { cat "$work/said" >&2; exit 1; }
    plan JSettlers2 "java -cp '$work/java:$GSON' JSettlersPeer"
fi

if [ -z "${CATANATRON_RUST:-}" ]; then
    echo "catanatron's Rust core is left out: CATANATRON_RUST names no checkout of its branch."
elif ! command -v cargo >/dev/null; then
    echo "catanatron's Rust core is left out: cargo is not installed."
else
    mkdir -p "$work/rust"
    cp -R "$CATANATRON_RUST/catanatron_rust/src" "$work/rust/src"
    rm "$work/rust/src/lib.rs" "$work/rust/src/game.rs"
    cp "$here/peers/catanatron_peer.rs" "$work/rust/src/main.rs"
    printf '[package]\nname = "catanatron_peer"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nrand = "0.8"\nlog = "0.4"\n' \
        >"$work/rust/Cargo.toml"
    set --
    if [ -n "${CRATES:-}" ]; then
        printf '[source.crates-io]\nreplace-with = "here"\n[source.here]\ndirectory = "%s"\n' "$(readlink -f "$CRATES")" \
            >"$work/crates.toml"
        set -- --offline --config "$work/crates.toml"
    fi
    (cd "$work/rust" && cargo build --release "$@") 2>"$work/said" || { cat "$work/said" >&2; exit 1; }
    plan "catanatron, Rust" "'$work/rust/target/release/catanatron_peer' 100"
fi

if [ -z "${CATANATRON:-}" ]; then
    echo "catanatron is left out: CATANATRON names no checkout of it."
elif ! PYTHONPATH="$CATANATRON/catanatron:${PYTHONPATH:-}" python3 -c 'import catanatron' 2>/dev/null; then
    echo "catanatron is left out: Python cannot import it; it needs networkx."
else
    plan "catanatron, Python" \
        "PYTHONPATH='$CATANATRON/catanatron:${PYTHONPATH:-}' python3 '$here/peers/catanatron_peer.py' 20"
fi
plan Watchfire "'$bench/rules_bench' --benchmark_filter='yardstick|applyRoll' --benchmark_min_time=0.2 2>/dev/null"
plan Watchfire "'$bench/island_told' 100000"
python3 "$here/peers/rounds.py" "${ROUNDS:-5}" "${CORE:-0}" "$work/plan"
