#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds what reads other people's bytes, or what has threads, with a sanitizer, and runs its tests:
#   sanitized.sh address   ASan and UBSan: the link, devices and journal
#   sanitized.sh thread    TSan: the same
#   sanitized.sh start     TSan: the whole program starts, walks over the pages, goes on with a recorded game, and quits at
#                          random moments of its start; CI leaves it out
#   sanitized.sh rules     ASan and UBSan: the rules; compiling them takes ten minutes, so CI leaves this one out
#   sanitized.sh program   ASan and UBSan: the whole program plays a recorded game of each scenario, with two kills; CI
#                          leaves it out, too. Names of games after it play those alone.
# With `build` as second argument it only builds.
set -euo pipefail
cd "$(dirname "$0")/.."

tests=(serial_tower_test port_finder_test tower_link_test inbox_test journal_test journal_file_test journal_backup_test
  roll_desk_test)
case "${1:-} ${2:-build}" in
  "address build" | "rules build" | "program "*)
    preset=asan
    [ "$1" != rules ] || tests=(rules_test)
    [ "$1" != program ] || tests=(watchfire watchfire-tower)
    # Qt keeps some for good; a test bounds the memory that garbage on the wire may cost.
    export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=1
    export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
    ;;
  "thread build" | "start build")
    preset=tsan
    [ "$1" != start ] || tests=(watchfire)
    export TSAN_OPTIONS="halt_on_error=1:suppressions=$PWD/tests/sanitizers/tsan.supp"
    ;;
  *)
    echo "usage: $0 address|thread|start|rules|program [build]" >&2
    exit 2
    ;;
esac

cmake --preset "$preset" -DWATCHFIRE_UNITY=ON >/dev/null
cmake --build --preset "$preset" --target "${tests[@]}"
[ "${2:-}" != build ] || exit 0
if [ "$1" = start ]; then
  python3 tests/sanitizers/start_walk.py "build/$preset/app/watchfire"
  exit 0
fi
if [ "$1" = program ]; then
  games=("${@:2}")
  [ ${#games[@]} -gt 0 ] || games=(great-wall-4 world-4 great-river-3 raiders-4 great-wall-river-4 raiders-river-5 black-powder-three-years)
  for game in "${games[@]}"; do
    play=(tests/end-to-end/play_game.py "build/$preset/app/watchfire" "build/$preset/firmware-protocol/watchfire-tower" "tests/end-to-end/$game")
    [[ $game != black-powder-* ]] || play=(tests/end-to-end/play_powder.py "build/$preset/app/watchfire" "tests/golden/$game")
    echo "+ ${play[*]}"
    python3 "${play[@]:0:${#play[@]}-1}" "${play[-1]}.jsonl" "${play[-1]}.out.jsonl" --kills 2
  done
  exit 0
fi
for test in "${tests[@]}"; do
  program=$(find "build/$preset/tests" -name "$test" -type f -perm -u+x)
  echo "+ $program"
  "$program" --gtest_brief=1
done
