#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds everything, runs all tests. Arguments go to ctest, for example -R GW_21.
# In CI also runs clang-tidy and the sanitizers.
# The preset is `ci` (warnings are errors) where CI is set, else `release`; WATCHFIRE_PRESET chooses another.
set -euo pipefail
cd "$(dirname "$0")/.."

preset=${WATCHFIRE_PRESET:-$([ -n "${CI:-}" ] && echo ci || echo release)}
scripts/install.sh test
# Qt's own tools warn about a locale without UTF-8, four lines each time.
[ "$(locale charmap 2>/dev/null)" = UTF-8 ] || export LC_ALL=C.UTF-8
cmake --preset "$preset" -DWATCHFIRE_TESTS=ON >/dev/null
cmake --build --preset "$preset"
scripts/lint.sh "build/$preset"
if [ -n "${CI:-}" ]; then
  scripts/tidy.py "build/$preset"
  scripts/sanitized.sh thread
  scripts/sanitized.sh address
fi
# Games played with the real program mostly wait, so more run at a time than there are cores.
exec ctest --preset "$preset" -j "$(($(nproc) * 2 + 2))" "$@"
