#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# `relative_unity.sh ROOT COMMAND…`: names the parts of a unity source from the project's folder, then runs the command.
# Before 4.0, CMake writes their absolute paths into that source, so for the compiler's cache the same sources in
# another folder would be others, and a fresh clone would compile everything again. Where a command does not look
# for includes in the project's folder, the paths stay.
root=$1
shift
unity= looks=
for word; do
  case $word in
    */Unity/unity_*_cxx.cxx) unity=$word ;;
    "-I$root") looks=yes ;;
  esac
done
if [ -n "$unity" ] && [ -n "$looks" ] && grep -qF "\"$root/" "$unity"; then
  # With its old time: what was built from it is not out of date.
  sed "s|\"$root/|\"|" "$unity" >"$unity.$$" && touch -r "$unity" "$unity.$$" && mv "$unity.$$" "$unity"
fi
exec "$@"
