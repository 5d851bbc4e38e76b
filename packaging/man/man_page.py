#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a manual page from what a program says for --help, so that the words stand in one place: the program.

    man_page.py PROGRAM VERSION > NAME.1

Understands the form of our programs' help. The first line is "NAME: what it is." An entry is a usage line of the program, or
a line that is indented by two spaces; its explanation follows after two spaces or more, and goes on in lines that are
indented further. Any other line begins a paragraph.
"""
import pathlib
import re
import subprocess
import sys


def roff(text):
    """Text that roff prints as it is."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\\&" + escaped if escaped.startswith(".") else escaped


def entries(lines, name):
    """(term, explanation) for each entry, (None, text) for each line of a paragraph and for each empty line."""
    read = []
    for line in lines:
        indent = len(line) - len(line.lstrip())
        goes_on = read and read[-1][0] and indent > 4
        if goes_on:
            term, text = read[-1]
            read[-1] = (term, f"{text} {line.strip()}".strip())
        elif indent == 2 or (indent == 0 and line.startswith(name + " ")):
            term, text = (re.split(r"\s{2,}", line.strip(), maxsplit=1) + [""])[:2]
            read.append((term, text))
        else:
            read.append((None, line.strip()))
    return read


def page(text, version):
    first, *rest = text.rstrip().splitlines()
    name, what = first.split(": ", 1)
    out = [f'.TH {name.upper()} 1 "" "Watchfire {version}" "User Commands"', ".SH NAME", f"{name} \\- {roff(what.rstrip('.'))}"]
    usage = True  # the program's own lines come first
    out.append(".SH SYNOPSIS")
    for term, words in entries(rest, name):
        if term is None:
            if words:
                if usage:
                    out.append(".SH DESCRIPTION")
                out += [".PP", roff(words)]
                usage = False
            continue
        if usage and not term.startswith(name):
            out.append(".SH OPTIONS")
            usage = False
        out += [".TP", f".B {roff(term)}", roff(words) if words else "\\&"]
    out += [".SH COPYRIGHT", "Apache License 2.0; the typeface Inter: SIL Open Font License 1.1.", ""]
    return "\n".join(out)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program = pathlib.Path(sys.argv[1])
    told = subprocess.run([program, "--help"], check=True, capture_output=True, text=True, env={"LC_ALL": "C.UTF-8"})
    sys.stdout.write(page(told.stdout, sys.argv[2]))


if __name__ == "__main__":
    main()
