#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Finds code that stands in two places by the letter: more than eight lines in a row that differ in nothing but their
indentation. Blank lines, comments, includes, and lines of brackets or of one enumerator do not count.

    scripts/duplicates.py         names the places, and fails if there are any
"""
import collections
import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("app", "devices", "firmware-protocol", "qml", "rules")
MOST = 8
EMPTY = re.compile(r"[\s{}()\[\];,]*|\w+,|(//|/\*|#include|import ).*|\*( .*|/)?")


def lines_of(path):
    """The lines that count, each with its number in the file."""
    text = (SOURCE / path).read_text(encoding="utf-8")
    return [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if not EMPTY.fullmatch(line.strip())]


def main():
    listed = subprocess.run(["git", "-C", SOURCE, "ls-files", *FOLDERS], capture_output=True, text=True, check=True)
    files = [f for f in listed.stdout.split() if f.endswith((".cpp", ".h", ".c", ".qml"))]
    places = collections.defaultdict(list)
    for file in files:
        lines = lines_of(file)
        for i in range(len(lines) - MOST):
            places["\n".join(line for _, line in lines[i:i + MOST + 1])].append((file, lines[i][0]))
    # Where a longer stretch stands twice, its first lines are enough.
    seen = set()
    found = 0
    for stretch in (p for p in places.values() if len(p) > 1):
        known = any((file, n) in seen for file, n in stretch)
        seen.update((file, n + k) for file, n in stretch for k in range(1, 4))
        if not known:
            found += 1
            print(f"over {MOST} lines in " + " and ".join(f"{file}:{n}" for file, n in stretch))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
