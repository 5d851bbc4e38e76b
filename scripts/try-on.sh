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
table=$logs/table.txt
: >"$table"
failed=0
# row WHAT TIME RESULT: one line of the table, shown at once.
row() {
  printf '%-10s  %-22s  %8s  %s\n' "$system" "$1" "$2" "$3" | tee -a "$table"
}
minutes() {
  printf '%d:%02d' $(($1 / 60)) $(($1 % 60))
}

# The mirror that this machine itself uses.
mirror=$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Created-By: Packages' | awk '$2 == "main" && /\/debian\/? / {print $1; exit}')
[ -n "$mirror" ] || {
  echo "apt on this machine knows no Debian mirror." >&2
  exit 1
}

if [ -n "$fresh" ] && [ -d "$root" ]; then
  rm -rf --one-file-system "$root"
fi
if [ ! -f "$root/etc/watchfire-made" ]; then
  begun=$SECONDS
  rm -rf --one-file-system "$root"
  if ! debootstrap --variant=minbase --cache-dir="$base/debs" "$system" "$root" "$mirror" >"$logs/debootstrap.log" 2>&1; then
    row "minimal system" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/debootstrap.log"
    exit 1
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # No service may start in there.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  echo "127.0.0.1 localhost $(hostname)" >"$root/etc/hosts"
  # A mirror that is a little out of date is good enough for a try.
  echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/99mirror"
  touch "$root/etc/watchfire-made"
  row "minimal system" "$(minutes $((SECONDS - begun)))" "$(du -shx "$root" | cut -f1)"
fi

# inside USER COMMAND…: runs it with the system's own mounts and processes, which all end with the command.
# NET=no: without a network and without this machine's abstract sockets. STAND_IN=exec: replaces the calling
# shell.
inside() {
  local user=$1 namespaces=(--mount --pid --fork --kill-child --ipc --uts)
  shift
  [ "${NET:-yes}" = yes ] || namespaces+=(--net)
  # shellcheck disable=SC2016  # expanded in there
  ${STAND_IN:-} env ROOT="$root" KEPT="$kept" SCREEN="${SCREEN:-}" RUN_AS="$user" unshare "${namespaces[@]}" --propagation private bash -c '
    set -euo pipefail
    mount --bind "$ROOT" "$ROOT"
    cd "$ROOT"
    mount -t proc proc proc
    mount -t sysfs -o ro sysfs sys
    mount -t tmpfs -o mode=755,nosuid tmpfs dev
    for node in "null 1 3" "zero 1 5" "full 1 7" "random 1 8" "urandom 1 9" "tty 5 0"; do
      set -- $node "${@}"
      mknod -m 666 "dev/$1" c "$2" "$3"
      shift 3
    done
    mkdir dev/pts dev/shm
    mount -t devpts -o newinstance,gid=5,mode=620,ptmxmode=666 devpts dev/pts
    ln -s pts/ptmx dev/ptmx
    mount -t tmpfs -o mode=1777 tmpfs dev/shm
    ln -s /proc/self/fd dev/fd
    ln -s /proc/self/fd/0 dev/stdin
    ln -s /proc/self/fd/1 dev/stdout
    ln -s /proc/self/fd/2 dev/stderr
    mount -t tmpfs -o mode=1777 tmpfs tmp
    mkdir -p var/cache/apt/archives
    mount --bind "$KEPT/debs" var/cache/apt/archives
    if [ -d home/player ]; then
      mkdir -p home/player/.cache/ccache
      mount --bind "$KEPT/ccache" home/player/.cache/ccache
    fi
    if [ -n "$SCREEN" ]; then
      mkdir -p tmp/.X11-unix
      touch "tmp/.X11-unix/X$SCREEN"
      mount --bind "/tmp/.X11-unix/X$SCREEN" "tmp/.X11-unix/X$SCREEN"
    fi
    ip link set lo up 2>/dev/null || true
    mkdir -p .outside
    pivot_root . .outside
    umount -l /.outside
    hash -r
    [ ! -d /home/player ] || chown player: /home/player/.cache /home/player/.cache/ccache
    exec env -i TERM="${TERM:-dumb}" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      runuser -l "$RUN_AS" -c "$*"' _ "$@"
}

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
  # A screen of this machine: nothing for it is installed in there.
  shots=$(mktemp -d)
  Xvfb -displayfd 3 -ac -nolisten tcp -nolisten local -screen 0 1280x800x24 -fbdir "$shots" 3>"$shots/number" 2>/dev/null &
  screen=$!
  trap 'kill "$screen" 2>/dev/null || true; rm -rf "$shots"' EXIT
  for _ in $(seq 100); do [ -s "$shots/number" ] && break; sleep 0.1; done
  SCREEN=$(cat "$shots/number")
  begun=$SECONDS
  STAND_IN=exec SCREEN=$SCREEN inside player "cd watchfire && export DISPLAY=:$SCREEN && scripts/run.sh" >"$logs/run.log" 2>&1 &
  running=$!
  drawn=no
  while kill -0 "$running" 2>/dev/null; do
    if python3 "$here/scripts/xwd_to_png.py" "$shots/Xvfb_screen0" "$logs/run.png" --least-colours 40 2>/dev/null; then
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
      python3 "$here/scripts/xwd_to_png.py" "$shots/Xvfb_screen0" "$logs/run.png" --least-colours 40 || true
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
  kill "$screen" 2>/dev/null || true
  trap - EXIT
  rm -rf "$shots"
  SCREEN= # the tests need none, and this one is gone
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
