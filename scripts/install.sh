#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing on Debian 12: `install.sh run` to build and start the program, `install.sh test` to build
# and run the tests as well. Does nothing, and needs no rights, when everything is there.
set -euo pipefail

run=(
  ca-certificates ccache cmake g++ git ninja-build python3
  libboost-dev libfmt-dev nlohmann-json3-dev libgl-dev
  qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-serialport-dev qt6-tools-dev qt6-tools-dev-tools
  qt6-l10n-tools libqt6sql6-sqlite qt6-qpa-plugins qt6-wayland
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-templates
  qml6-module-qtquick-window
  qt6-speech-dev qt6-speech-flite-plugin qt6-speech-speechd-plugin
  speech-dispatcher speech-dispatcher-espeak-ng espeak-ng alsa-utils
)
test=(
  libgtest-dev libgmock-dev libbenchmark-dev qml6-module-qttest valgrind
  clang-format-14 python3-jsonschema gcc-avr avr-libc arduino-core-avr libsimavr-dev xvfb xauth util-linux
  pioneers-console-data cage xwayland xdotool at-spi2-core dbus-daemon python3-gi
)

case "${1:-}" in
  run) wanted=("${run[@]}") ;;
  test) wanted=("${run[@]}" "${test[@]}") ;;
  *)
    echo "usage: $0 run|test" >&2
    exit 2
    ;;
esac

missing=()
for package in "${wanted[@]}"; do
  [ "$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null)" = "install ok installed" ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "These packages are missing, and installing them needs root: ${missing[*]}" >&2
    echo "Run as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
