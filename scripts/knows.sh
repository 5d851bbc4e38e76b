#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Counts the source files that know a rule module, folder by folder: `knows.sh [-l] WORD…`, for example
# `knows.sh river storm`. A file knows a module if its code names it; comments and data files do not count.
# `-l` lists the files. The count says how far a module has spread: a new one should touch its own two rooms
# and little else. Only words are compared, so `storm` counts the raiders' storm (RA-11) along with The
# World's.
set -euo pipefail
cd "$(dirname "$0")/.."

# A module has several names in the code. A word that is not in this table stands for itself.
kin() {
  case "$1" in
    river) echo "river|flood|bridge|ebb|drown" ;;
    volcano) echo "volcano|erupt" ;;
    jungle) echo "jungle" ;;
    raiders) echo "raider" ;;
    riders) echo "rider" ;;
    robber) echo "robber" ;;
    discovery) echo "discover|marker" ;;
    continents) echo "continent" ;;
    powder) echo "powder" ;;
    *) echo "$1" ;;
  esac
}

list=
[ "${1:-}" != -l ] || { list=1 && shift; }
if [ $# -eq 0 ]; then
  echo "usage: $0 [-l] WORD…   for example: $0 river storm jungle" >&2
  exit 2
fi

# Prints the names of the files whose code contains one of the words; the files are read from standard input
# as a zero-separated list. A word counts at the start of a word or of a camel-case hump: river and isRiver,
# but not driver.
naming() {
  # shellcheck disable=SC2016  # the dollars are perl's
  xargs -0 perl -0777 -ne '
    BEGIN { $words = shift @ARGV; @each = split /\|/, $words; $humps = join "|", map { ucfirst } @each; }
    # Strings stay, because a name in a string counts too; they are matched so that a // inside starts no
    # comment.
    s{("(?:\\.|[^"\\\n])*")|//[^\n]*|/\*.*?\*/}{$1 // " "}gse;
    print "$ARGV\n" if /(?<![A-Za-z])(?:$words)/i || /(?:$humps)/;
  ' "$1"
}

for word in "$@"; do
  case "$word" in
    *[!a-z]* | "")
      echo "$0: a word has small letters only: $word" >&2
      exit 2
      ;;
  esac
  names=$(kin "$word")
  files=$(git ls-files -z 'rules/*.cpp' 'rules/*.h' 'app/*.cpp' 'app/*.h' 'qml/*.cpp' 'qml/*.h' 'qml/*.qml' 'devices/*.cpp' \
    'devices/*.h' 'firmware-protocol/*.c' 'firmware-protocol/*.h' 'firmware-protocol/*.cpp' 'firmware-protocol/*.ino' |
    naming "$names" | sort)
  echo "$word (${names//|/, }): $(grep -c . <<<"$files" || true) files"
  [ -n "$files" ] || continue
  if [ -n "$list" ]; then
    awk '{ print "  " $0 }' <<<"$files"
  else
    awk '{ sub("/[^/]*$", ""); n[$0]++ } END { for (folder in n) printf "  %-32s %3d\n", folder, n[folder] }' <<<"$files" | sort
  fi
done
