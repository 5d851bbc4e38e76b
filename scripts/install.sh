#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing on Debian 12 and later: `install.sh run` to build and start the program, `install.sh test`
# to build and run the tests as well. Does nothing, and needs no rights, when everything is there.
set -euo pipefail

run=(
  ca-certificates ccache cmake g++ git ninja-build python3
  libboost-dev libfmt-dev nlohmann-json3-dev libgl-dev libmosquitto-dev libqrcodegencpp-dev pkg-config
  qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-serialport-dev qt6-tools-dev qt6-tools-dev-tools
  qt6-l10n-tools libqt6sql6-sqlite qt6-qpa-plugins qt6-wayland
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-templates
  qml6-module-qtquick-window
  qt6-speech-dev qt6-speech-flite-plugin qt6-speech-speechd-plugin
  speech-dispatcher speech-dispatcher-espeak-ng espeak-ng alsa-utils
)
test=(
  libgtest-dev libgmock-dev libbenchmark-dev libsqlite3-dev qml6-module-qttest valgrind iproute2
  python3-jsonschema gcc-avr avr-libc arduino-core-avr libsimavr-dev xvfb xauth util-linux
  appstream bash-completion desktop-file-utils groff-base
  pioneers-console-data cage xwayland xdotool systemd binutils at-spi2-core dbus-daemon python3-gi mosquitto openssl zbar-tools
)

# Only some systems have these: clang-format of another version formats otherwise (scripts/lint.sh), clang-tidy of
# another version knows other checks (scripts/tidy.py), Chromium comes with its driver (phones_page_test.py, hall_page_test.py),
# and mold only links faster (tests/CMakeLists.txt).
test_where_known=(clang-format-14 clang-tidy-14 chromium chromium-driver mold)

known=()
case "${1:-}" in
  run) wanted=("${run[@]}") ;;
  test)
    wanted=("${run[@]}" "${test[@]}")
    known=("${test_where_known[@]}")
    ;;
  *)
    echo "usage: $0 run|test" >&2
    exit 2
    ;;
esac

installed() {
  [ "$(dpkg-query -W -f='${Status}' "$1" 2>/dev/null)" = "install ok installed" ]
}
missing=()
for package in "${wanted[@]}"; do
  installed "$package" || missing+=("$package")
done
add_known() {
  for package in "${known[@]}"; do
    if ! installed "$package" && [ -n "$(apt-cache madison "$package" 2>/dev/null)" ]; then
      missing+=("$package")
    fi
  done
  known=()
}
# Before apt's lists are read, it may not know any of these packages, so they are checked again then.
[ ${#missing[@]} -gt 0 ] || add_known
[ ${#missing[@]} -gt 0 ] || exit 0

by_hand() {
  add_known
  {
    echo "These packages are missing, and $1. Run as root:"
    echo "  apt-get update && apt-get install --no-install-recommends ${missing[*]}"
  } >&2
  exit 1
}
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || by_hand "installing them needs root, here without sudo"
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq || by_hand "${as_root[*]:+sudo }apt-get update did not work"
add_known
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" \
  >/dev/null || by_hand "${as_root[*]:+sudo }apt-get install did not work"
