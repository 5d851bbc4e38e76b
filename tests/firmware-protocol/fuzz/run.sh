#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the fuzz targets with clang, libFuzzer, ASan and UBSan, and runs one: what was found goes to OUT, with the
# corpus that grew. Usage: run.sh decoder|link|tower RUNS [OUT]     (OUT: build/fuzz/TARGET)
# With --merge as RUNS, the kept corpus is replaced by a minimized one of OUT and itself.
# Needs clang-16 and libclang-rt-16-dev (Debian); CLANG names another version's suffix.
set -euo pipefail
cd "$(dirname "$0")/../../.."

target=${1:?decoder, link or tower}
runs=${2:?how many inputs, or --merge}
out=${3:-build/fuzz/$target}
suffix=${CLANG:--16}
here=tests/firmware-protocol/fuzz
pack=$here/corpus/$target.pack

sanitize=(-fsanitize=address,undefined -fno-sanitize-recover=all)
flags=(-O2 -gline-tables-only -I. "${sanitize[@]}")
objects=build/fuzz/objects-$target
mkdir -p "$objects" "$out"

# Coverage is counted only in the tested code: counting {fmt} too made fuzzing five times slower.
compile() { # object, coverage or none, compiler and sources
  local object=$objects/$1 coverage=$2
  shift 2
  local more=()
  [ "$coverage" = coverage ] && more=(-fsanitize=fuzzer-no-link)
  "$@" "${flags[@]}" "${more[@]}" -c -o "$object"
}
rm -f "$objects"/*.o
for part in crc32 decoder encoder message parse; do
  compile "$part.o" coverage "clang$suffix" -std=c11 "firmware-protocol/codec/$part.c"
done
libraries=()
case $target in
  decoder)
    compile message_text.o none "clang++$suffix" -std=c++20 tests/firmware-protocol/message_text.cpp
    libraries=(-lfmt)
    ;;
  link) compile tower_link.o coverage "clang++$suffix" -std=c++20 devices/tower_link.cpp ;;
  tower) compile tower.o coverage "clang$suffix" -std=c11 firmware-protocol/core/tower.c ;;
  *)
    echo "no such target: $target" >&2
    exit 2
    ;;
esac
compile target.o coverage "clang++$suffix" -std=c++20 "$here/${target}_fuzz.cpp"
"clang++$suffix" -fsanitize=fuzzer "${sanitize[@]}" "$objects"/*.o "${libraries[@]}" -o "build/fuzz/$target.exe"

program=$PWD/build/fuzz/$target.exe
kept=build/fuzz/kept-$target
rm -rf "$kept"
tests/fuzz/pack.py unpack "$pack" "$kept"
if [ "$runs" = --merge ]; then
  merged=$(mktemp -d)
  "$program" -set_cover_merge=1 -max_len=1024 "$merged" "$kept" "$out"
  tests/fuzz/pack.py pack "$pack" "$merged"
  rm -r "$merged"
  exit
fi
exec nice -n 19 "$program" -runs="$runs" -max_len="${MAX_LEN:-256}" -artifact_prefix="$out/" -print_final_stats=1 \
  "$out" "$kept"
