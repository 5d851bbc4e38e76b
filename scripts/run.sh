#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds to build/release, and starts the kiosk; arguments go to the program. With no
# serial port that could be a dice tower, a simulated one is started with it.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install.sh run
# Qt's own tools warn about a locale without UTF-8, four lines each time; the program keeps the locale that is
# set.
utf8=()
[ "$(locale charmap 2>/dev/null)" = UTF-8 ] || utf8=(env LC_ALL=C.UTF-8)
[ -f build/release/build.ninja ] || "${utf8[@]}" cmake --preset release -DWATCHFIRE_TESTS=OFF >/dev/null
"${utf8[@]}" cmake --build --preset release --target watchfire watchfire-tower watchfire-voice watchfire_manual

arguments=("$@")
ports=$(compgen -G '/dev/ttyACM*' || compgen -G '/dev/ttyUSB*' || true)
case " $* " in
  *" --port "* | *" --port="* | *" --simulate "* | *" replay "* | *" check "*) ;;
  *) [ -n "$ports" ] || arguments+=(--simulate) ;;
esac
exec build/release/app/watchfire "${arguments[@]}"
