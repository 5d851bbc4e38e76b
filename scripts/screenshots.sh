#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes the full set of pictures in a folder: every page and panel in both languages and themes, each game's situations,
# Black Powder and the dice tower's page, at 1280x800, 1920x1080 and 800x1280. Arguments: the folder (build/pictures).
set -euo pipefail
cd "$(dirname "$0")/.."

out=${1:-build/pictures}
preset=${WATCHFIRE_PRESET:-release}
scripts/install.sh run
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset" --target watchfire watchfire-tower
album=(python3 scripts/screenshots.py --build "build/$preset" --out "$out")
for language in en de; do
  "${album[@]}" --situations pages --language "$language"
done
"${album[@]}" --situations pages --theme light
"${album[@]}" --situations tower
"${album[@]}" --situations black-powder
"${album[@]}"
