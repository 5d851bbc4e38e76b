#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tries the kiosk's service under a systemd that runs: boots a minimal Debian with the packages in a container of
# systemd-nspawn, waits until the service asks for a PIN, begins a game, kills the program, looks whether the next one is
# locked and goes on with that game, and reads from the kernel what the program may do. Prints a table; ends with 1 if anything
# failed.
# It needs root, debootstrap, systemd-container and xvfb on this machine.
#
#   scripts/try-kiosk.sh bookworm|trixie|testing PACKAGES [--in DIR] [--again]
#     PACKAGES   the folder in which scripts/package.sh put them, built on that system
#     --in DIR   where systems and logs are kept (default /var/tmp/watchfire-systems)
#     --again    takes the system of the last try instead of making a new one
# A container has no seat, so a drop-in leaves out the console and lets cage draw without a screen; the rest of the unit is the
# installed one.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 2 ] || {
  sed -n 's/^# \{0,1\}//; 3,14p' "$0" >&2
  exit 2
}
suite=$1 packages=$2 base=/var/tmp/watchfire-systems fresh=1
shift 2
while [ $# -gt 0 ]; do
  case "$1" in
    --in) base=${2:?}; shift 2 ;;
    --again) fresh=; shift ;;
    *) exec "$0" ;; # says how it is used
  esac
done
if [ "$(id -u)" -ne 0 ]; then
  echo "try-kiosk.sh makes a system and boots it: run it as root." >&2
  exit 1
fi
command -v systemd-nspawn >/dev/null || {
  echo "systemd-nspawn is missing: apt-get install --no-install-recommends systemd-container" >&2
  exit 1
}
system=$suite-booted
root=$base/$system logs=$base/logs/$system kept=$base/kept/$suite
mkdir -p "$logs" "$kept/debs" "$kept/ccache" "$base/debs"
# shellcheck source=scripts/systems.sh
. "$here/scripts/systems.sh"
: >"$table"
log=$logs/kiosk.log
: >"$log"
failed=0
make_system "$suite"
mkdir -p "$root/offered"
cp "$packages"/watchfire_*.deb "$packages"/watchfire-kiosk_*.deb "$root/offered"
prepare() {
  inside root 'set -e
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends systemd-sysv dbus libpam-systemd procps
    apt-get purge -y -qq watchfire watchfire-kiosk 2>/dev/null || true
    rm -rf /var/lib/watchfire
    apt-get install -y -qq --no-install-recommends /offered/watchfire_*.deb /offered/watchfire-kiosk_*.deb
    rm -f /usr/sbin/policy-rc.d
    systemctl set-default graphical.target
    unit=/etc/systemd/system/watchfire-kiosk.service.d
    mkdir -p $unit
    cat >$unit/no-screen.conf <<END
[Service]
TTYPath=
TTYReset=no
TTYVHangup=no
TTYVTDisallocate=no
StandardInput=null
UtmpIdentifier=
Environment=QT_QUICK_BACKEND=software WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
ExecStart=
$(sed -n "/^ExecStart=/s|\$| --drive /var/lib/watchfire/drive|p" $(dpkg -L watchfire-kiosk | grep /watchfire-kiosk.service$))
END'
}
check "packages" prepare

# systemd wants the unified control groups, whatever this machine has; they are mounted for it alone.
unshare --mount --propagation private bash -c '
  umount -R /sys/fs/cgroup 2>/dev/null || true
  mount -t cgroup2 cgroup2 /sys/fs/cgroup
  exec systemd-nspawn --quiet --boot --register=no --keep-unit --private-network --console=pipe --directory "$0"' "$root" \
  </dev/null >"$logs/boot.log" 2>&1 &
container=$!
end() {
  kill -TERM "$container" 2>/dev/null || true
  for _ in $(seq 30); do kill -0 "$container" 2>/dev/null || break; sleep 1; done
  kill -KILL "$container" 2>/dev/null || true
  wait "$container" 2>/dev/null || true
}
trap end EXIT
first=
for _ in $(seq 50); do
  first=$(pgrep -P "$container" -x systemd || true)
  [ -z "$first" ] || break
  sleep 0.2
done
# there COMMAND…: in the booted system.
there() {
  nsenter --target "$first" --mount --pid --ipc --uts --net --cgroup --root --wd env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
booted() {
  for _ in $(seq 120); do
    there systemctl is-active --quiet graphical.target && return
    sleep 1
  done
  there systemctl --no-pager list-jobs
  return 1
}
drive=$root/var/lib/watchfire/drive
# The process of the program itself, below cage; empty if there is none.
program() {
  there pgrep -u watchfire -x watchfire || true
}
comes_back() {
  local before now begun=$SECONDS
  before=$(program)
  there kill -KILL "$before"
  for _ in $(seq 100); do
    now=$(program)
    [ -z "$now" ] || [ "$now" = "$before" ] || break
    sleep 0.1
  done
  [ -n "$now" ] && [ "$now" != "$before" ] && echo "$now after $before, $((SECONDS - begun)) s"
}
# What the kernel says of the running program.
confined() {
  local status
  status=$(there cat "/proc/$(program)/status")
  grep -E '^(NoNewPrivs|Seccomp|Cap...|Uid|Groups)' <<<"$status"
  grep -q '^NoNewPrivs:[[:space:]]1$' <<<"$status" && grep -q '^Seccomp:[[:space:]]2$' <<<"$status" &&
    ! grep -qE '^Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]' <<<"$status"
}
# In the program's own view of the files: system read-only, homes hidden, games writable.
files() {
  local pid mounts
  pid=$(program)
  mounts=$(there cat "/proc/$pid/mountinfo")
  for folder in usr etc home; do
    if nsenter --target "$first" --mount --pid --root nsenter --target "$pid" --mount touch "/$folder/mark"; then
      echo "/$folder can be written"
      return 1
    fi
  done
  grep -q ' /var/lib/watchfire ' <<<"$mounts" && echo "/var/lib/watchfire is its own"
}
check "boot" booted
check "service" there systemctl is-active watchfire-kiosk.service
check "a new kiosk asks for a PIN" driven "$drive" pin-2 --picture /var/lib/watchfire/kiosk.png
check "it gets one" driven "$drive" pin-5 pin-8 pin-0 pin-2 pin-5 pin-8 pin-0 --gone newPinDialog
check "a game begins" driven "$drive" newGame scenario-base next next start --game
check "what the program may do" confined
check "what it may write" files
check "killed, it comes back" comes_back
check "and is locked" driven "$drive" settingsPage cancelPin --gone pinDialog
check "and goes on with the game" driven "$drive" resume --game
check "the service starts anew" there systemctl restart watchfire-kiosk.service
check "and is still locked" driven "$drive" settingsPage cancelPin --gone pinDialog
check "the service ends" there systemctl stop watchfire-kiosk.service
there journalctl --no-pager -u watchfire-kiosk >"$logs/journal.log" 2>&1 || true
echo "The table: $table; what the service wrote: $logs/journal.log"
exit $failed
