#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Finds functions that are too long or branch too often: 80 lines and more, or a cyclomatic complexity above 25.

`long_functions.py [FILE…]` looks at the named C++ and C files, without names at all production code. A switch counts as one
branch however many cases it has, and a lambda belongs to the function around it. It reads tokens, not a syntax tree: a
compiler would need minutes where this needs seconds.
"""
import re
import subprocess
import sys
from pathlib import Path

MOST_LINES = 79
MOST_BRANCHES = 25
FOLDERS = ["rules", "app", "qml", "devices", "firmware-protocol"]

TOKEN = re.compile(
    r"""(?P<gone>//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:\\\n|[^\n])*)
      |(?P<text>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')
      |(?P<word>[A-Za-z_~][\w']*|\d[\w'.]*)
      |(?P<sign>::|&&|\|\||->|[^\s\w])""",
    re.S | re.M | re.X,
)
BRANCHES = {"if", "for", "while", "switch", "catch", "&&", "||", "?", "and", "or"}
REFERRED = {"auto", ">"}  # stand before the && of a reference
HOLDERS = {"namespace", "class", "struct", "union", "enum", "extern"}
ACCESS = {"public", "private", "protected", "signals", "slots"}


def tokens(source):
    """Returns (token, line) without comments and directives; a string is one token."""
    found, line, at = [], 1, 0
    for match in TOKEN.finditer(source):
        line += source.count("\n", at, match.start())
        at = match.start()
        if not match["gone"]:
            found.append(('""' if match["text"] else match[0], line))
    return found


def closing(found, start):
    """Returns the index of the brace or bracket that closes the one at `start`."""
    depth = 0
    for at in range(start, len(found)):
        if found[at][0] in "({[":
            depth += 1
        elif found[at][0] in ")}]":
            depth -= 1
            if depth == 0:
                return at
    return len(found) - 1


def closed(found, start, end):
    """True if the angle bracket at `start` is closed at `end`."""
    inside = [text for text, _ in found[start : end + 1]]
    return inside.count("<") == inside.count(">")


def functions(source):
    """Returns (name, first line, lines, complexity) of each function with a body."""
    found, result = tokens(source), []
    at = 0
    while at < len(found):
        # `seen` is the declaration so far without what stands in brackets; `name` stands before its first bracket.
        begin, seen, name = at, [], ""
        while at < len(found):
            token = found[at][0]
            if token == "(":
                if not name and seen:
                    member = seen[-2:-1] == ["::"] and re.match(r"\w", seen[-3])
                    name = "operator" if "operator" in seen else "".join(seen[-3:] if member else seen[-1:])
                at = closing(found, at)
                token = ")"
                if re.fullmatch(r"[A-Z_]+", name) and found[at + 1][0] not in ("{", ":"):
                    break  # a macro that needs no semicolon
            elif token == "<" and seen[-1:] == ["template"]:
                at = next(i for i in range(at, len(found)) if closed(found, at, i))
            elif token == "{":
                if HOLDERS & set(seen) and "=" not in seen and (not name or ":" in seen[: seen.index(")")]):
                    break
                end = closing(found, at)
                if name and ("=" not in seen or "operator" in seen) and not (":" in seen and seen[-1] not in ")}"):
                    branches = sum(found[i][0] in BRANCHES and not (found[i][0] == "&&" and found[i - 1][0] in REFERRED)
                                   for i in range(at, end))
                    first = found[begin][1]
                    result.append((name, first, found[end][1] - first + 1, 1 + branches))
                    at = end
                    break
                at, token = end, "}"
            elif token in ";}" or token == ":" and seen[-1:] and seen[-1] in ACCESS:
                break
            seen.append(token)
            at += 1
        at += 1
    return result


def main():
    files = sys.argv[1:] or subprocess.run(
        ["git", "ls-files", *(f"{folder}/*.{end}" for folder in FOLDERS for end in ("cpp", "h", "c"))],
        check=True, capture_output=True, text=True).stdout.split()
    failed = False
    for file in files:
        for name, line, lines, complexity in functions(Path(file).read_text(encoding="utf-8")):
            if lines > MOST_LINES or complexity > MOST_BRANCHES:
                print(f"{file}:{line}: {name} has {lines} lines and complexity {complexity}; "
                      f"at most {MOST_LINES} and {MOST_BRANCHES}", file=sys.stderr)
                failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
