#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Fuzzes one target with libFuzzer, ASan and UBSan, which see all that the target calls: what was found goes to OUT,
# with the corpus that grew. Comparisons are not traced: the changes know the words that count, and without that
# inputs are twice as many.
# Usage: run.sh board|book|header|log|pages|request|seat RUNS [OUT]     (OUT: build/fuzz/TARGET)
# With --merge as RUNS, the kept corpus becomes the smallest of OUT and itself that reaches as much.
# A hang is one that takes two minutes: at the lowest priority beside tests, two seconds of work took 24.
# Needs clang-16 and libclang-rt-16-dev (Debian); CLANG names another version's suffix.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${1:?board, book, header, log, pages, request or seat}
runs=${2:?how many inputs, or --merge}
out=${3:-build/fuzz/$target}
suffix=${CLANG:--16}
pack=$PWD/tests/fuzz/corpus/$target.pack
folder=build/fuzz/libfuzzer

[ -f $folder/build.ninja ] || cmake -S . -B $folder -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DCMAKE_C_COMPILER="clang$suffix" -DCMAKE_CXX_COMPILER="clang++$suffix" \
  -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 -gline-tables-only" \
  -DCMAKE_CXX_FLAGS="-fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp \
                     -fno-sanitize-recover=all -D_GLIBCXX_ASSERTIONS" \
  -DWATCHFIRE_SANITIZE=address,undefined -DWATCHFIRE_UNITY=ON -DWATCHFIRE_LIBFUZZER=ON -DWATCHFIRE_TESTS=ON > /dev/null
nice cmake --build $folder --target "fuzz_$target"
program=$PWD/$folder/tests/fuzz/fuzz_$target

tests/fuzz/pack.py unpack "$pack" "$out/kept"
options=(-max_len="${MAX_LEN:-16384}" -artifact_prefix="$out/" -print_final_stats=1 -timeout=120 -rss_limit_mb=2048)
if [ "$runs" = --merge ]; then
  merged=$(mktemp -d)
  "$program" -set_cover_merge=1 "${options[@]}" "$merged" "$out/kept" "$out/grown"
  tests/fuzz/pack.py pack "$pack" "$merged"
  rm -r "$merged"
  exit
fi
mkdir -p "$out/grown"
# In a report that can be repeated from its input, freed memory needs no line of its own.
export ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=0:quarantine_size_mb=16:allocator_release_to_os_interval_ms=-1}
exec nice -n "${NICE:-19}" "$program" -runs="$runs" "${options[@]}" "$out/grown" "$out/kept"
