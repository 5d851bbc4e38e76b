#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What a compiler does not see: formatting, SPDX heads, who includes whom, QML. `lint.sh BUILD_FOLDER`.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:?usage: lint.sh BUILD_FOLDER}
failed=0
complain() {
  echo "lint: $*" >&2
  failed=1
}

sources=$(git ls-files '*.cpp' '*.h' '*.c')
if command -v clang-format-14 >/dev/null; then
  # shellcheck disable=SC2086  # file names of this repository have no spaces
  clang-format-14 --dry-run --Werror $sources || complain "run clang-format-14 -i on the files named above"
elif [ "$(. /etc/os-release && echo "$ID-${VERSION_ID:-}")" = debian-12 ]; then
  complain "clang-format-14 is missing: scripts/install.sh test"
else
  # Another version formats otherwise; formatting is decided on Debian 12, where CI runs.
  echo "lint: formatting is not looked at: this system has no clang-format-14" >&2
fi

while read -r file; do
  head -n 3 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' || complain "$file has no SPDX head"
done < <(git ls-files '*.cpp' '*.h' '*.c' '*.qml' '*.py' '*.sh' '*CMakeLists.txt')

# The arrows of the architecture: qml -> app -> {devices, rules}; devices -> firmware-protocol.
forbid() {
  local hits
  hits=$(git grep -nE "#include [<\"]($2)" -- "$1" || true)
  [ -z "$hits" ] || complain "$1 must not include this:"$'\n'"$hits"
}
forbid rules 'Q[A-Z]|app/|devices/|firmware-protocol/|chrono|random|fstream|thread'
forbid devices 'rules/|app/|QtQuick|QtQml'
forbid firmware-protocol 'Q[A-Z]|rules/|app/|devices/'
forbid 'firmware-protocol/codec' 'stdlib|stdio|math'
forbid 'firmware-protocol/core' 'stdlib|stdio|math'

python3 scripts/diagram.py --check || complain "docs/architecture.md shows other targets than the build files"

cmake --build "$build" --target all_qmllint >"$build/qmllint.log" 2>&1 || complain "qmllint, see $build/qmllint.log"
if grep -q 'Warning:' "$build/qmllint.log"; then
  cat "$build/qmllint.log" >&2
  complain "qmllint warns"
fi
exit $failed
