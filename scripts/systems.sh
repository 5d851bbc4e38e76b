# SPDX-License-Identifier: Apache-2.0
# Minimal systems for trying things out, for scripts that source this: made with debootstrap, entered with their own mounts and
# processes. The caller sets base, system, root, logs, kept and fresh, and needs root.
# shellcheck shell=bash disable=SC2154  # here, base, system, root, logs, kept, fresh are set by the caller

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

# The mirror that this machine itself uses.
mirror=$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Created-By: Packages' | awk '$2 == "main" && /\/debian\/? / {print $1; exit}')
[ -n "$mirror" ] || {
  echo "apt on this machine knows no Debian mirror." >&2
  exit 1
}

# make_system: a minimal system at $root, once; with $fresh anew.
make_system() {
  local begun
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
