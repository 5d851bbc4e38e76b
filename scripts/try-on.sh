#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tries a fresh clone on another system: makes the smallest Debian of that name with debootstrap, a plain user with
# sudo in it and a clone of this repository's HEAD, runs scripts/run.sh under Xvfb until the table's screen is drawn (and
# takes a picture), then scripts/test.sh, and prints a table of times, versions, warnings and failures. Ends with 1 if
# anything failed. It needs root, and debootstrap and xvfb on this machine.
#
#   scripts/try-on.sh bookworm|trixie|testing [options]
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
  sed -n 's/^# \{0,1\}//; 3,17p' "$0" >&2
  exit 2
}

system=${1:-}
case "$system" in bookworm | trixie | testing) shift ;; *) usage ;; esac
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

# What every machine has on which somebody clones a repository: git, sudo and a user who may use it.
if [ ! -d "$root/home/player" ]; then
  begun=$SECONDS
  if ! inside root '
    set -e
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends ca-certificates git sudo
    useradd --create-home --shell /bin/bash --groups sudo player
    echo "player ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/player' >"$logs/user.log" 2>&1; then
    row "user with sudo" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/user.log"
    exit 1
  fi
  row "user with sudo" "$(minutes $((SECONDS - begun)))" "git, sudo"
fi

git -C "$here" bundle create "$root/home/player/watchfire.bundle" HEAD >/dev/null 2>&1
if [ -n "$again" ] && [ -d "$root/home/player/watchfire" ]; then
  inside player 'cd watchfire && git fetch -q ../watchfire.bundle HEAD && git reset -q --hard FETCH_HEAD'
else
  inside player 'rm -rf watchfire && git -c init.defaultBranch=main -c advice.detachedHead=false clone -q watchfire.bundle watchfire'
fi
row "clone" "" "$(git -C "$here" log -1 --format='%h %s')"

if [ "$stages" = shell ]; then
  if [ $# -gt 0 ]; then
    inside player "cd watchfire && $*"
  else
    inside player 'cd watchfire && exec bash -i' || true
  fi
  exit
fi

# warnings LOG: how many warnings of compilers and CMake a log has.
warnings() {
  grep -cE 'warning:|CMake (Deprecation )?Warning|^Warning:' "$1" || true
}

case ",$stages," in *,run,*)
  open_screen
  begun=$SECONDS
  STAND_IN=exec SCREEN=$SCREEN inside player "cd watchfire && export DISPLAY=:$SCREEN && scripts/run.sh" >"$logs/run.log" 2>&1 &
  running=$!
  drawn=no
  while kill -0 "$running" 2>/dev/null; do
    if picture "$logs/run.png" 2>/dev/null; then
      drawn=yes
      break
    fi
    sleep 3 # reading the picture costs the compilers their time
  done
  took=$((SECONDS - begun))
  if [ $drawn = yes ]; then
    # It must stay.
    sleep 10
    if kill -0 "$running" 2>/dev/null; then
      picture "$logs/run.png" || true
    else
      drawn="ended after its first picture"
    fi
  else
    drawn="ended without a picture"
  fi
  # unshare itself does not listen to less; all that runs in there ends with it.
  kill -KILL "$running" 2>/dev/null || true
  wait "$running" 2>/dev/null || true
  if [ "$drawn" = yes ]; then
    row "scripts/run.sh" "$(minutes $took)" "screen drawn: $logs/run.png; $(warnings "$logs/run.log") warnings"
  else
    row "scripts/run.sh" "$(minutes $took)" "FAILED: $drawn, see $logs/run.log"
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
  NET=no inside player "cd watchfire && ${preset:+WATCHFIRE_PRESET=$preset }scripts/test.sh $*" >"$logs/test.log" 2>&1 || status=$?
  counted=$(grep -E 'tests passed, .* tests failed out of' "$logs/test.log" | tail -n 1)
  skipped=$(grep -cE '\*\*\*Skipped' "$logs/test.log" || true)
  row "scripts/test.sh" "$(minutes $((SECONDS - begun)))" \
    "${counted:-no test was run}; $skipped skipped; $(warnings "$logs/test.log") warnings; status $status"
  [ $status -eq 0 ] || failed=1
  grep -E '^[[:space:]]*[0-9]+ - .*\((Failed|Timeout|SEGFAULT|Subprocess aborted|Not Run|Skipped|Disabled|ILLEGAL|Exit code.*)\)' "$logs/test.log" | tee -a "$table" || true
  ;;
esac

versions=$(inside player 'for p in g++ cmake qt6-base-dev nlohmann-json3-dev libboost-dev libfmt-dev; do
    dpkg-query -W -f="\${Package} \${Version}, " $p 2>/dev/null || true
  done')
row "versions" "" "${versions%, }"
echo "The table: $table"
exit $failed
