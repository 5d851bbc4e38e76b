# SPDX-License-Identifier: Apache-2.0
# What scripts that try things on other systems share; they source it. Minimal systems are made with debootstrap and entered
# with their own mounts and processes. The caller sets base, system, root, logs, kept and fresh, for `check` log and failed, for
# another processor arch, and needs root.
# shellcheck shell=bash disable=SC2154,SC2034  # those are set by the caller

table=$logs/table.txt
# row WHAT TIME RESULT: one line of the table, shown at once.
row() {
  printf '%-10s  %-34s  %5s  %s\n' "$system" "$1" "$2" "$3" | tee -a "$table"
}
minutes() {
  printf '%d:%02d' $(($1 / 60)) $(($1 % 60))
}

# A screen of this machine for a program in there, where nothing is installed for it: sets SCREEN, shots and screen.
open_screen() {
  shots=$(mktemp -d)
  Xvfb -displayfd 3 -ac -nolisten tcp -nolisten local -screen 0 1280x800x24 -fbdir "$shots" 3>"$shots/number" 2>/dev/null &
  screen=$!
  trap close_screen EXIT
  for _ in $(seq 100); do [ -s "$shots/number" ] && break; sleep 0.1; done
  SCREEN=$(cat "$shots/number")
}
close_screen() {
  kill "$screen" 2>/dev/null || true
  trap - EXIT
  rm -rf "$shots"
  SCREEN=
}
# picture FILE: what that screen shows; fails while it shows nothing.
picture() {
  python3 "$here/scripts/xwd_to_png.py" "$shots/Xvfb_screen0" "$1" --least-colours 40
}

# from SUITE: sets how debootstrap gets that system: mirror, options and script.
from() {
  options=(--variant=minbase ${arch:+--arch="$arch"}) script=()
  case "$1" in
    noble | resolute)
      mirror=http://archive.ubuntu.com/ubuntu
      options+=(--components=main,universe --merged-usr)
      # Without Ubuntu's keys only this first step goes unchecked; the system's own apt has them and checks.
      if [ -f /usr/share/keyrings/ubuntu-archive-keyring.gpg ]; then
        options+=(--keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg)
      else
        options+=(--no-check-gpg)
      fi
      script=(gutsy) # the one of every later Ubuntu, also of those that debootstrap here does not know
      ;;
    *)
      # The mirror that this machine itself uses.
      mirror=$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Created-By: Packages' | awk '$2 == "main" && /\/debian\/? / {print $1; exit}')
      [ -n "$mirror" ] || {
        echo "apt on this machine knows no Debian mirror." >&2
        exit 1
      }
      ;;
  esac
}

# make_system [SUITE]: a minimal system at $root, once; with $fresh anew. SUITE is $system if nothing is said.
make_system() {
  local begun suite=${1:-$system} mirror options script
  from "$suite"
  if [ -n "$fresh" ] && [ -d "$root" ]; then
    rm -rf --one-file-system "$root"
  fi
  if [ ! -f "$root/etc/watchfire-made" ]; then
    begun=$SECONDS
    rm -rf --one-file-system "$root"
    if ! debootstrap "${options[@]}" --cache-dir="$base/debs" "$suite" "$root" "$mirror" "${script[@]}" >"$logs/debootstrap.log" 2>&1; then
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
}

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

# make_player: what every machine has on which somebody clones a repository: git, sudo and a user who may use it.
make_player() {
  local begun=$SECONDS
  [ ! -d "$root/home/player" ] || return 0
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
}

# clone_into [AGAIN]: that user's clone of this repository's HEAD; with AGAIN the clone of the last try, brought to HEAD.
clone_into() {
  git -C "$here" bundle create "$root/home/player/watchfire.bundle" HEAD >/dev/null 2>&1
  if [ -n "${1:-}" ] && [ -d "$root/home/player/watchfire" ]; then
    inside player 'cd watchfire && git fetch -q ../watchfire.bundle HEAD && git reset -q --hard FETCH_HEAD'
  else
    inside player 'rm -rf watchfire && git -c init.defaultBranch=main -c advice.detachedHead=false clone -q watchfire.bundle watchfire'
  fi
  row "clone" "" "$(git -C "$here" log -1 --format='%h %s')"
}

# wait_for_picture PID FILE: waits until that program has drawn something on the screen of open_screen and stays for ten seconds,
# keeps the picture, and ends it with all that runs in there. Sets drawn_after (seconds); if it fails, why_not.
wait_for_picture() {
  local begun=$SECONDS pid=$1 file=$2
  why_not="ended without a picture"
  while kill -0 "$pid" 2>/dev/null; do
    if picture "$file" 2>/dev/null; then
      why_not="ended after its first picture"
      break
    fi
    sleep 3 # reading the picture costs the compilers their time
  done
  drawn_after=$((SECONDS - begun))
  if kill -0 "$pid" 2>/dev/null && sleep 10 && kill -0 "$pid" 2>/dev/null; then
    why_not=
    picture "$file" || true
  fi
  # unshare itself does not listen to less.
  kill -KILL "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  [ -z "$why_not" ]
}

# warnings LOG: how many warnings of compilers and CMake a log has.
warnings() {
  grep -cE 'warning:|CMake (Deprecation )?Warning|^Warning:' "$1" || true
}
# counted LOG: what ctest says of its tests.
counted() {
  local all skipped
  all=$(grep -E 'tests passed, .* tests failed out of' "$1" | tail -n 1)
  skipped=$(grep -cE '\*\*\*Skipped' "$1" || true)
  echo "${all:-no test was run}; $skipped skipped"
}
# unsound LOG: the tests that failed or did not run, into the table.
unsound() {
  grep -E '^[[:space:]]*[0-9]+ - .*\((Failed|Timeout|SEGFAULT|Subprocess aborted|Not Run|Skipped|Disabled|ILLEGAL|Exit code.*)\)' "$1" | tee -a "$table" || true
}

# check WHAT COMMAND…: a line of the table; what COMMAND prints goes to $log. Sets failed if it fails.
check() {
  local what=$1 begun=$SECONDS
  shift
  printf '\n== %s\n' "$what" >>"$log"
  if "$@" >>"$log" 2>&1; then
    row "$what" "$(minutes $((SECONDS - begun)))" "good"
  else
    row "$what" "$(minutes $((SECONDS - begun)))" "FAILED, see $log"
    failed=1
  fi
}
# driven SOCKET [NAME…] [--game] [--gone NAME] [--picture FILE]: taps in that order; a game must be on the table and saved,
# something must go away, or a picture is taken.
driven() {
  python3 - "$here/scripts" "$@" <<'END'
import sys
sys.path.insert(0, sys.argv[1])
from drive import Drive
drive = Drive(sys.argv[2], patience=60)
drive.until(lambda state: not state["loading"])
names = iter(sys.argv[3:])
for name in names:
    if name == "--game":
        drive.until(lambda state: state.get("game"))
        drive.wait_saved()
    elif name == "--gone":
        drive.wait_gone(next(names))
        drive.wait_idle()
    elif name == "--picture":
        drive.wait_idle()
        drive.screenshot(next(names))
    else:
        drive.wait_for(name)
        drive.wait_idle()
        drive.tap(name)
END
}
