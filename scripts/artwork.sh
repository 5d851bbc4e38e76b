#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Draws the icon (packaging/icons) and the head of README.md (docs/banner.png) again. `artwork.sh BUILD_FOLDER`.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:?usage: artwork.sh BUILD_FOLDER}
cmake --build "$build" --target watchfire-artwork
"$build/qml/watchfire-artwork" packaging/icons docs/banner.png
