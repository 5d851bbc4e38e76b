#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds everything, runs all tests. Arguments go to ctest, for example -R GW_21.
# In CI also runs clang-tidy, compiles sources alone and runs the sanitizers: what only compiles runs beside the tests, which mostly wait.
# The preset is `ci` (warnings are errors) where CI is set, else `release`; WATCHFIRE_PRESET chooses another.
set -euo pipefail
cd "$(dirname "$0")/.."

# Says when each stage begins, in minutes and seconds since the start.
stage() {
  printf '== %d:%02d %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*"
}

preset=${WATCHFIRE_PRESET:-$([ -n "${CI:-}" ] && echo ci || echo release)}
build=build/$preset
# Games played with the real program mostly wait, so more run at a time than there are cores.
tests=(ctest --preset "$preset" -j "$(($(nproc) * 2 + 2))")
scripts/install.sh test
# Qt's own tools warn about a locale without UTF-8, four lines each time.
[ "$(locale charmap 2>/dev/null)" = UTF-8 ] || export LC_ALL=C.UTF-8
# What tests leave behind, also those that are killed on purpose, goes with the run. Some of them are other users.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
chmod 1777 "$TMPDIR"
stage build
cmake --preset "$preset" -DWATCHFIRE_TESTS=ON >/dev/null
cmake --build --preset "$preset"
stage lint
scripts/lint.sh "$build"
if [ -z "${CI:-}" ]; then
  stage tests
  "${tests[@]}" "$@"
  exit
fi

# At the lowest priority, these take only the time that the tests leave over.
compile_checks() {
  stage build for the sanitizers
  scripts/sanitized.sh thread build
  scripts/sanitized.sh address build
  stage clang-tidy
  scripts/tidy.py "$build" --seconds 80
  stage each source alone
  scripts/alone.py "$build" --seconds 60
}
failed=0
# Keeps what the failed tests printed, without the cases that passed, for the end of the log, where it is looked for.
told=$build/failed.log
: >"$told"
fail() {
  failed=1
  awk '/^[0-9]+\/[0-9]+ Testing: / { lines = "" }
       !/^PASS   : |^\[ RUN  |^\[       OK / { lines = lines $0 "\n" }
       /^Test (Failed|Timeout|Exception|Not Run)/ { printf "%s", lines }' "$build/Testing/Temporary/LastTest.log" >>"$told" || true
}
(
  renice -n 19 "$BASHPID" >/dev/null
  set -e
  compile_checks
) >"$build/checks.log" 2>&1 &
beside=$!
stage "tests, and beside them the checks that compile"
# Memory that was freed holds nonsense at once, so that nothing is green because it was not yet used again.
MALLOC_PERTURB_=165 "${tests[@]}" -LE bench "$@" || fail
stage wait for the checks
wait "$beside" || failed=1
cat "$build/checks.log"
# What watches the clock, or is measured, runs without them.
stage "sanitizers, and beside them the measurement of what rests"
scripts/sanitized.sh address >"$build/address.log" 2>&1 &
address=$!
scripts/sanitized.sh thread >"$build/thread.log" 2>&1 &
thread=$!
# It counts what a program at rest draws and computes, which a busy machine does not change. Games beside it would: programs
# that search the machine's ports see each other's searches.
"${tests[@]}" -L '^idle$' "$@" || fail
wait "$thread" || failed=1
wait "$address" || failed=1
cat "$build/thread.log" "$build/address.log"
stage measurements
"${tests[@]}" -L bench -LE '^idle$' "$@" || fail
if [ -s "$told" ]; then
  stage what the failed tests printed
  tail -n 400 "$told"
fi
stage "$([ "$failed" = 0 ] && echo passed || echo failed)"
exit "$failed"
