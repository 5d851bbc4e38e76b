#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What a compiler does not see: formatting, SPDX heads, who includes whom, long functions, QML. `lint.sh BUILD_FOLDER`.
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
  # Other versions format differently; Debian 12, where CI runs, decides.
  echo "lint: formatting is not looked at: this system has no clang-format-14" >&2
fi

while read -r file; do
  head -n 3 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' || complain "$file has no SPDX head"
done < <(git ls-files '*.cpp' '*.h' '*.c' '*.qml' '*.py' '*.sh' '*CMakeLists.txt')

python3 scripts/arrows.py || complain "the files named above include what their folder may not"
python3 scripts/long_functions.py || complain "split the functions named above"
python3 scripts/duplicates.py || complain "say once what the lines above say twice"
python3 scripts/diagram.py --check || complain "docs/architecture.md shows other targets than the build files"

cmake --build "$build" --target all_qmllint >"$build/qmllint.log" 2>&1 || complain "qmllint, see $build/qmllint.log"
if grep -q 'Warning:' "$build/qmllint.log"; then
  cat "$build/qmllint.log" >&2
  complain "qmllint warns"
fi
# The QML compiler drops a read whose value is not used, and the binding is not evaluated again when the property changes.
if grep -nE '^ *([A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)+ *; *)+([A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)+)? *$' $(git ls-files 'qml/*.qml'); then
  complain "the lines above read properties and use none of the values: pass them to a function (see BoardPicture.layout)"
fi
# A player may be called "%2", and the next arg() of a chain would fill that.
if grep -nP '\.arg(\((?:[^()]|(?1))*\))\.arg\(|^\s*\.arg\(' $(git ls-files 'qml/*.qml'); then
  complain "the lines above fill a sentence piece by piece: write Sentence.of(…, […])"
fi
# Qt 6.4 turns an object into a truth value before it compares it with null: `a ?? b` is never b.
if grep -rlE 'QJSPrimitiveNull\(\)\)\.[a-zA-Z]*quals\(QJSPrimitiveValue\(r[0-9_]+\)\)' "$build"/qml/.rcc/qmlcache 2>/dev/null; then
  complain "the QML files named above use ?? with objects: write a ? a : b"
fi
exit $failed
