#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Measures other programs beside ours, on the same machine and in the same run: rolls, longest roads, whole games that a program
# plays by itself. Nothing of theirs is in this repository (both are under the GPL); point to your own copies:
#
#   JSETTLERS=folder GSON=gson.jar CATANATRON=folder tests/bench/peers.sh build/ci
#
# JSETTLERS is a checkout of https://github.com/jdmonin/JSettlers2, CATANATRON one of https://github.com/bcollazo/catanatron
# (with networkx on Python's path). What is missing is left out, and said. Without benchmarks in the build only games are measured.
set -eu
here=$(dirname "$(readlink -f "$0")")
build=${1:?the build folder, such as build/ci}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -x "$build/tests/bench/rules_bench" ]; then
    "$build/tests/bench/rules_bench" --benchmark_filter='applyRoll|longestRoad' --benchmark_min_time=0.5 2>/dev/null |
        awk '/^(applyRoll|longestRoad)/ { printf "Watchfire: %s %s %s\n", $1, $2, $3 }'
else
    echo "Watchfire's rolls are left out: the build has no tests/bench/rules_bench (WATCHFIRE_BENCH)."
fi
"$build/app/watchfire" simulate base-island --games 2000 --threads 1 2>&1 >/dev/null | tr '\r' '\n' | tail -n 1 |
    sed 's/^/Watchfire, base island of four: /'
echo

if ! command -v javac >/dev/null; then
    echo "JSettlers2 is left out: javac is not installed (default-jdk-headless)."
elif [ -z "${JSETTLERS:-}" ] || [ -z "${GSON:-}" ]; then
    echo "JSettlers2 is left out: JSETTLERS names no checkout of it, or GSON no gson.jar, which it is compiled with."
else
    javac -nowarn -encoding UTF-8 -cp "$GSON" -sourcepath "$JSETTLERS/src/main/java" -d "$work" "$here/peers/JSettlersPeer.java" \
        2>"$work/said" || { cat "$work/said" >&2; exit 1; }
    java -cp "$work:$GSON" JSettlersPeer
fi

if [ -z "${CATANATRON:-}" ]; then
    echo "catanatron is left out: CATANATRON names no checkout of it."
elif ! PYTHONPATH="$CATANATRON/catanatron:${PYTHONPATH:-}" python3 -c 'import catanatron' 2>/dev/null; then
    echo "catanatron is left out: Python cannot import it; it needs networkx."
else
    PYTHONPATH="$CATANATRON/catanatron:${PYTHONPATH:-}" python3 "$here/peers/catanatron_peer.py" 100
fi
