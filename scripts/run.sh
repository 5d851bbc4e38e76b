#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds to build/release, and starts the kiosk; arguments go to the program. With no
# serial port that could be a dice tower, a simulated one is started with it.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install.sh run
[ -f build/release/build.ninja ] || cmake --preset release -DWATCHFIRE_TESTS=OFF >/dev/null
cmake --build --preset release --target watchfire watchfire-tower watchfire-voice

arguments=("$@")
ports=$(compgen -G '/dev/ttyACM*' || compgen -G '/dev/ttyUSB*' || true)
case " $* " in
  *" --port "* | *" --port="* | *" --simulate "* | *" replay "* | *" check "*) ;;
  *) [ -n "$ports" ] || arguments+=(--simulate) ;;
esac
exec build/release/app/watchfire "${arguments[@]}"
