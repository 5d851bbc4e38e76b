#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tries the packages on a system that has nothing but them: installs a version before them in a minimal Debian, starts the program
# as its desktop file says, plays, upgrades it while a game is on, starts the kiosk's command, purges everything, and compares
# the system with what it was before. Prints a table; ends with 1 if anything failed. It needs root, and debootstrap, dpkg-dev,
# lintian and xvfb on this machine.
#
#   scripts/try-package.sh bookworm|trixie|testing PACKAGES [--in DIR] [--again]
#     PACKAGES   the folder in which scripts/package.sh put them, built on that system
#     --in DIR   where systems and logs are kept (default /var/tmp/watchfire-systems)
#     --again    takes the system of the last try instead of making a new one
#     --arch A   tries packages for another processor, for example arm64; the kernel must know how to run its programs
#                (scripts/try-arm64.sh says how)
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 2 ] || {
  sed -n 's/^# \{0,1\}//; 3,14p' "$0" >&2
  exit 2
}
suite=$1 packages=$2 base=/var/tmp/watchfire-systems fresh=1 arch=
shift 2
while [ $# -gt 0 ]; do
  case "$1" in
    --in) base=${2:?}; shift 2 ;;
    --again) fresh=; shift ;;
    --arch) arch=${2:?}; shift 2 ;;
    *) exec "$0" ;; # says how it is used
  esac
done
if [ "$(id -u)" -ne 0 ]; then
  echo "try-package.sh makes a system and mounts into it: run it as root." >&2
  exit 1
fi
system=$suite${arch:+-$arch}
root=$base/$system-bare logs=$base/logs/$system-bare kept=$base/kept/$system
mkdir -p "$logs" "$kept/debs" "$kept/ccache" "$base/debs"
# shellcheck source=scripts/systems.sh
. "$here/scripts/systems.sh"
: >"$table"
log=$logs/package.log
: >"$log"
failed=0
make_system "$suite"
offered=$root/offered # all that is carried into the system
rm -rf "$offered"
mkdir "$offered"
check "lintian: no error, warning" lintian --allow-root --fail-on error,warning "$packages"/watchfire_*.deb "$packages"/watchfire-kiosk_*.deb

# What a system consists of, without what apt, the clock and this script write.
listed() {
  inside root 'find / -xdev \( -path /proc -o -path /sys -o -path /run -o -path /tmp -o -path /.outside -o -path /var/lib/apt -o -path /var/cache \
      -o -path /var/log -o -path "/var/lib/dpkg/*-old" -o -path /home/player -o -path /offered \) -prune -o -print | sort
    cut -d: -f1 /etc/passwd /etc/group'
}
installed() {
  inside root "export DEBIAN_FRONTEND=noninteractive; apt-get install -y -qq --no-install-recommends $*"
}
# before PACKAGE: the same package with a lower version, for an upgrade from it.
before() {
  local made
  made=$(mktemp -d)
  dpkg-deb -R "$packages/$1"_*.deb "$made/tree"
  sed -i 's/^Version: .*/Version: 0.0.9/; s/\bwatchfire (>= [^)]*)/watchfire (>= 0.0.9)/' "$made/tree/DEBIAN/control"
  dpkg-deb --root-owner-group -b "$made/tree" "$offered/before-$1.deb"
  rm -rf "$made"
}
cp "$packages"/watchfire_*.deb "$packages"/watchfire-kiosk_*.deb "$here"/tests/end-to-end/great-wall-4{,.out}.jsonl "$offered"
before watchfire >/dev/null
before watchfire-kiosk >/dev/null

# What they depend on stays out of the comparison.
inside root 'apt-get update -qq; id player >/dev/null 2>&1 || useradd --create-home player' >>"$log" 2>&1
depends=$(for deb in "$packages"/watchfire_*.deb "$packages"/watchfire-kiosk_*.deb; do dpkg-deb -f "$deb" Depends; echo ,; done |
  tr '\n' ' ' | sed 's/([^)]*)//g; s/|[^,]*//g; s/\bwatchfire\b//g; s/,/ /g')
check "what they depend on" installed "$depends"
listed >"$logs/before.txt"
check "install" installed /offered/before-watchfire.deb /offered/before-watchfire-kiosk.deb
# A recorded game must come to the states that were recorded; answers may have gained fields since.
replayed() {
  inside player 'watchfire replay --state /offered/great-wall-4.jsonl' >"$logs/replayed.jsonl"
  python3 - "$here/scripts" "$logs/replayed.jsonl" "$offered/great-wall-4.out.jsonl" <<'END'
import sys
sys.path.insert(0, sys.argv[1])
from recorded import read_lines, says
told, recorded = read_lines(sys.argv[2]), read_lines(sys.argv[3])
sys.exit(len(told) != len(recorded) or not all(map(says, told, recorded)))
END
}
check "replay of a recorded game" replayed
check "manual pages" inside root 'for p in watchfire watchfire-tower watchfire-voice; do
    dpkg -L watchfire | grep -qx /usr/share/man/man1/$p.1.gz || exit 1
  done'

# ---- on a desktop; a game is on the table while the packages are upgraded ----

# start LOG: the desktop file's command, with a socket through which this machine taps.
start() {
  rm -f "$root/home/player/drive"
  STAND_IN=exec SCREEN=$SCREEN inside player "export DISPLAY=:$SCREEN XDG_RUNTIME_DIR=/tmp/session; mkdir -m 700 /tmp/session; exec \$(sed -n 's/^Exec=//p' /usr/share/applications/watchfire.desktop) --drive /home/player/drive" >"$1" 2>&1 &
  running=$!
}
stop() {
  kill -KILL "$running" 2>/dev/null || true # unshare; all that runs in there ends with it
  wait "$running" 2>/dev/null || true
}
open_screen
start "$logs/started.log"
check "desktop file, a game begins" driven "$root/home/player/drive" newGame scenario-base next next start --game
check "its picture" picture "$logs/package.png"
check "upgrade while it plays" installed '/offered/watchfire_*.deb /offered/watchfire-kiosk_*.deb'
check "the game goes on" driven "$root/home/player/drive" menu startPage resume --game
stop
start "$logs/started-again.log"
check "the new one goes on with it" driven "$root/home/player/drive" resume --game
# Before the end, of which a program whose screen goes first says a word.
check "nothing on stderr" test ! -s "$logs/started.log" -a ! -s "$logs/started-again.log"
stop
close_screen

# ---- the kiosk, without systemd: its user, its groups, its command ----

check "kiosk's user" inside root 'for g in dialout audio video render input; do id -nG watchfire | tr " " "\n" | grep -qx $g || exit 1; done
  test "$(getent passwd watchfire | cut -d: -f6)" = /var/lib/watchfire'
check "kiosk begins at boot" inside root 'test -L /etc/systemd/system/graphical.target.wants/watchfire-kiosk.service'
check "systemd reads the unit" inside root 'unit=$(dpkg -L watchfire-kiosk | grep /watchfire-kiosk.service$)
  ! systemd-analyze verify "$unit" 2>&1 | grep watchfire-kiosk.service: &&
  systemd-analyze security --offline=true --threshold=30 "$unit"'
inside root 'install -d -o watchfire -g watchfire -m 700 /var/lib/watchfire' # StateDirectory= does it
# shellcheck disable=SC2016  # expanded in there
STAND_IN=exec inside root 'mkdir -m 1777 /tmp/.X11-unix
  command=$(sed -n "s/^ExecStart=//p" $(dpkg -L watchfire-kiosk | grep /watchfire-kiosk.service$))
  exec runuser -u watchfire -- env HOME=/var/lib/watchfire XDG_RUNTIME_DIR=/var/lib/watchfire XDG_SESSION_TYPE=wayland \
    QT_QPA_PLATFORM=wayland QT_QUICK_BACKEND=software WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
    $command --drive /var/lib/watchfire/drive' >"$logs/kiosk.log" 2>&1 &
running=$!
check "kiosk's command asks for a PIN" driven "$root/var/lib/watchfire/drive" pin-1 --picture /var/lib/watchfire/kiosk.png
cp "$root/var/lib/watchfire/kiosk.png" "$logs/kiosk.png" || failed=1
stop

check "purge" inside root 'DEBIAN_FRONTEND=noninteractive apt-get purge -y -qq watchfire watchfire-kiosk'
listed >"$logs/after.txt"
check "nothing is left" diff "$logs/before.txt" "$logs/after.txt"
row "size" "" "$(dpkg-deb -f "$packages"/watchfire_*.deb Installed-Size) kB installed"
echo "The table: $table; pictures: $logs/package.png, $logs/kiosk.png"
exit $failed
