#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tries a fresh clone on another system: makes the smallest Debian or Ubuntu of that name with debootstrap, a plain user with
# sudo in it and a clone of this repository's HEAD, runs scripts/run.sh under Xvfb until the table's screen is drawn (and
# takes a picture), then scripts/test.sh, and prints a table of times, versions, warnings and failures. Ends with 1 if
# anything failed. It needs root, and debootstrap and xvfb on this machine.
#
#   scripts/try-on.sh bookworm|trixie|testing|noble|resolute [options]
#   scripts/try-on.sh bookworm|trixie|testing arm64 [options of scripts/try-arm64.sh]
#     --in DIR       where systems, packages and logs are kept (default /var/tmp/watchfire-systems); the compiler's
#                    cache and the packages are kept over tries, the system too unless --fresh
#     --fresh        makes the system anew
#     --stages LIST  of run,test (default both); `shell` opens a shell of the plain user instead, or
#                    runs the command after --
#     --again        goes on in the clone of the last try, brought to HEAD, instead of making a new one
#     --preset NAME  what test.sh builds (default release)
#     -- ARGS        for ctest, for example -- -R GW_21
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)

usage() {
  sed -n 's/^# \{0,1\}//; 3,18p' "$0" >&2
  exit 2
}

system=${1:-}
case "$system" in bookworm | trixie | testing | noble | resolute) shift ;; *) usage ;; esac
if [ "${1:-}" = arm64 ]; then
  shift
  exec "$here/scripts/try-arm64.sh" "$system" "$@"
fi
base=/var/tmp/watchfire-systems stages=run,test fresh= again= preset=
while [ $# -gt 0 ]; do
  case "$1" in
    --in) base=${2:?}; shift 2 ;;
    --stages) stages=${2:?}; shift 2 ;;
    --preset) preset=${2:?}; shift 2 ;;
    --fresh) fresh=1; shift ;;
    --again) again=1; shift ;;
    --) shift; break ;;
    *) usage ;;
  esac
done
if [ "$(id -u)" -ne 0 ]; then
  echo "try-on.sh makes a system and mounts into it: run it as root." >&2
  exit 1
fi
for tool in debootstrap Xvfb unshare python3 git; do
  command -v "$tool" >/dev/null || {
    echo "$tool is missing: apt-get install --no-install-recommends debootstrap xvfb util-linux python3 git" >&2
    exit 1
  }
done

root=$base/$system
logs=$base/logs/$system
kept=$base/kept/$system
mkdir -p "$logs" "$kept/ccache" "$kept/debs" "$base/debs"
# shellcheck source=scripts/systems.sh
. "$here/scripts/systems.sh"
: >"$table"
failed=0
make_system

make_player
clone_into "$again"

if [ "$stages" = shell ]; then
  if [ $# -gt 0 ]; then
    inside player "cd watchfire && $*"
  else
    inside player 'cd watchfire && exec bash -i' || true
  fi
  exit
fi

case ",$stages," in *,run,*)
  open_screen
  STAND_IN=exec SCREEN=$SCREEN inside player "cd watchfire && export DISPLAY=:$SCREEN && scripts/run.sh" >"$logs/run.log" 2>&1 &
  running=$!
  if wait_for_picture "$running" "$logs/run.png"; then
    row "scripts/run.sh" "$(minutes "$drawn_after")" "screen drawn: $logs/run.png; $(warnings "$logs/run.log") warnings"
  else
    row "scripts/run.sh" "$(minutes "$drawn_after")" "FAILED: $why_not, see $logs/run.log"
    failed=1
  fi
  close_screen # the tests need none
  ;;
esac

case ",$stages," in *,test,*)
  begun=$SECONDS
  if ! inside player 'cd watchfire && scripts/install.sh test' >"$logs/install.log" 2>&1; then
    row "scripts/install.sh" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/install.log"
    exit 1
  fi
  row "scripts/install.sh" "$(minutes $((SECONDS - begun)))" "packages of the tests"
  # The tests need no network.
  begun=$SECONDS
  status=0
  NET=no inside player "cd watchfire && ${preset:+WATCHFIRE_PRESET=$preset }scripts/test.sh ${*@Q}" >"$logs/test.log" 2>&1 || status=$?
  row "scripts/test.sh" "$(minutes $((SECONDS - begun)))" \
    "$(counted "$logs/test.log"); $(warnings "$logs/test.log") warnings; status $status"
  [ $status -eq 0 ] || failed=1
  unsound "$logs/test.log"
  ;;
esac

versions=$(inside player 'for p in g++ cmake qt6-base-dev nlohmann-json3-dev libboost-dev libfmt-dev; do
    dpkg-query -W -f="\${Package} \${Version}, " $p 2>/dev/null || true
  done')
row "versions" "" "${versions%, }"
echo "The table: $table"
exit $failed
