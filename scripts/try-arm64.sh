#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tries arm64 without a machine of that kind; scripts/try-on.sh SYSTEM arm64 calls it. Makes the smallest Debian of that name
# with debootstrap, cross-builds a clone of this repository's HEAD in it with Debian's compiler and libraries for arm64, runs
# the built programs with qemu-user (the start screen under Xvfb, then tests), builds the packages and prints a table. Ends
# with 1 if anything failed. It needs root, debootstrap and xvfb, and qemu-user 8 or later (Debian 13) registered with the
# kernel: in older ones Qt cannot start another program.
#
#   scripts/try-arm64.sh bookworm|trixie|testing [options]
#     --in DIR       where systems, packages and logs are kept (default /var/tmp/watchfire-systems)
#     --fresh        makes the system anew
#     --again        goes on in the clone of the last try, brought to HEAD, instead of making a new one
#     --stages LIST  of build,start,test,package (default all)
#     --targets LIST what is built (default everything)
#     -- REGEX       which test programs run (default: the rules, the journal and its kills, the link); each runs once
#                    with all its tests, because every start is slow there
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)

usage() {
  sed -n 's/^# \{0,1\}//; 3,18p' "$0" >&2
  exit 2
}

suite=${1:-}
case "$suite" in bookworm | trixie | testing) shift ;; *) usage ;; esac
base=/var/tmp/watchfire-systems stages=build,start,test,package fresh= again= targets=all
while [ $# -gt 0 ]; do
  case "$1" in
    --in) base=${2:?}; shift 2 ;;
    --stages) stages=${2:?}; shift 2 ;;
    --targets) targets=${2//,/ }; shift 2 ;;
    --fresh) fresh=1; shift ;;
    --again) again=1; shift ;;
    --) shift; break ;;
    *) usage ;;
  esac
done
[ $# -gt 0 ] || set -- 'rules|journal|inbox|firmware|codec|session|tower|link'
if [ "$(id -u)" -ne 0 ]; then
  echo "try-arm64.sh makes a system and mounts into it: run it as root." >&2
  exit 1
fi
# Registered with the flag F, the emulator also works where it is not installed.
if ! grep -qs '^flags:.*F' /proc/sys/fs/binfmt_misc/qemu-aarch64; then
  echo "The kernel does not know how to run programs for arm64: apt-get install qemu-user binfmt-support" >&2
  exit 1
fi

system=$suite-arm64
root=$base/$system
logs=$base/logs/$system
kept=$base/kept/$system
mkdir -p "$logs" "$kept/ccache" "$kept/debs" "$base/debs"
# shellcheck source=scripts/systems.sh
. "$here/scripts/systems.sh"
: >"$table"
failed=0
make_system "$suite"
make_player
clone_into "$again"

# The libraries for arm64 that stand beside the tools of this machine.
libraries=(
  libboost-dev libfmt-dev libgl-dev libgtest-dev libgmock-dev libbenchmark-dev
  qt6-base-dev qt6-declarative-dev qt6-serialport-dev qt6-speech-dev qt6-tools-dev libqt6sql6-sqlite qt6-qpa-plugins
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-layouts
  qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qttest
)
begun=$SECONDS
if ! inside player 'cd watchfire && scripts/install.sh test' >"$logs/install.log" 2>&1 || ! inside root "
  set -e
  export DEBIAN_FRONTEND=noninteractive
  dpkg --add-architecture arm64
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends crossbuild-essential-arm64 ${libraries[*]/%/:arm64}" >>"$logs/install.log" 2>&1; then
  row "packages" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/install.log"
  exit 1
fi
row "packages" "$(minutes $((SECONDS - begun)))" "tools of this machine, libraries for arm64"

# Each source alone, unlike the presets, which compile several together: so a missing #include is found here.
case ",$stages," in *,build,*)
  begun=$SECONDS
  if inside player 'cd watchfire && cmake -S . -B build/arm64 -G Ninja -DCMAKE_BUILD_TYPE=Release -DWATCHFIRE_TESTS=ON \
    -DCMAKE_TOOLCHAIN_FILE=$PWD/scripts/arm64.cmake && cmake --build build/arm64 --target '"$targets" >"$logs/build.log" 2>&1; then
    row "cross-build" "$(minutes $((SECONDS - begun)))" "$(warnings "$logs/build.log") warnings; $(file -b "$root/home/player/watchfire/build/arm64/app/watchfire" | cut -d, -f2)"
  else
    row "cross-build" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/build.log"
    exit 1
  fi
  ;;
esac

case ",$stages," in *,start,*)
  open_screen
  STAND_IN=exec SCREEN=$SCREEN inside player "cd watchfire && export DISPLAY=:$SCREEN && build/arm64/app/watchfire" >"$logs/start.log" 2>&1 &
  running=$!
  if wait_for_picture "$running" "$logs/start.png"; then
    row "the start screen" "$(minutes "$drawn_after")" "drawn: $logs/start.png"
  else
    row "the start screen" "$(minutes "$drawn_after")" "FAILED: $why_not, see $logs/start.log"
    failed=1
  fi
  close_screen
  ;;
esac

case ",$stages," in *,test,*)
  begun=$SECONDS
  status=0
  NET=no inside player "cd watchfire && scripts/whole.py build/arm64 '$*'" >"$logs/test.log" 2>&1 || status=$?
  row "test programs, emulated" "$(minutes $((SECONDS - begun)))" "$(tail -n 1 "$logs/test.log"); status $status"
  [ $status -eq 0 ] || failed=1
  ;;
esac

case ",$stages," in *,package,*)
  begun=$SECONDS
  if inside player 'cd watchfire && scripts/package.sh build/packages -- -aarm64 -d' >"$logs/package.log" 2>&1; then
    row "packages" "$(minutes $((SECONDS - begun)))" "$root/home/player/watchfire/build/packages"
  else
    row "packages" "$(minutes $((SECONDS - begun)))" "FAILED, see $logs/package.log"
    failed=1
  fi
  ;;
esac
row "versions" "" "$(inside player 'dpkg-query -W -f="\${Package} \${Version}, " g++-aarch64-linux-gnu qt6-base-dev:arm64'), qemu $("$(sed -n 's/^interpreter //p' /proc/sys/fs/binfmt_misc/qemu-aarch64)" --version | sed -n 's/.*version \([0-9.]*\).*/\1/p')"
echo "The table: $table"
exit $failed
