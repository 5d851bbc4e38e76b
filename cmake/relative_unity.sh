#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# `relative_unity.sh ROOT COMMAND…`: names the parts of a unity source from the project's folder, then runs the command.
# Before 4.0, CMake writes their absolute paths into that source, so for the compiler's cache the same sources in
# another folder would be others, and a fresh clone would compile everything again. What includes finds them,
# because every target has the project's folder among its own.
root=$1
shift
for word; do
  case $word in
    */Unity/unity_*_cxx.cxx)
      if grep -qF "\"$root/" "$word"; then
        # With its old time: what was built from it is not out of date.
        sed "s|\"$root/|\"|" "$word" >"$word.$$" && touch -r "$word" "$word.$$" && mv "$word.$$" "$word"
      fi
      ;;
  esac
done
exec "$@"
