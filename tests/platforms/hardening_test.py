#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the hardening of our programs, read from their ELF files with readelf (binutils, which every
compiler here needs). A program built without any of it is read as well, and each part must be missed there.

    hardening_test.py --compiler CXX [--fortified] --unhardened PROGRAM PROGRAM...
"""
import argparse
import pathlib
import platform
import re
import subprocess
import sys

# Functions of the C library that write into a caller's buffer or read a format: fortified code calls their
# checked variants. (memcpy and its like keep their names if the compiler knows that the size is right.)
CHECKED = {"printf", "fprintf", "vprintf", "vfprintf", "snprintf", "vsnprintf", "sprintf", "vsprintf"}
ENDBR64 = b"\xf3\x0f\x1e\xfa"


def readelf(program, *what):
    return subprocess.run(["readelf", "--wide", *what, program], check=True, capture_output=True, text=True,
                          env={"LC_ALL": "C", "PATH": "/usr/local/bin:/usr/bin:/bin"}).stdout


def marked(path):
    """True if an object or a program is marked as keeping the processor's rules for jumps and returns."""
    return bool(re.search(r"x86 feature:.*IBT.*SHSTK", readelf(path, "--notes")))


def platform_is_marked(compiler):
    """A program is marked only if everything linked into it is, so the start files of every program decide.
    """
    begins = ("Scrt1.o", "crti.o", "crtbeginS.o", "crtendS.o", "crtn.o")
    paths = [subprocess.run([compiler, f"-print-file-name={name}"], check=True, capture_output=True,
                            text=True).stdout.strip() for name in begins]
    return all(marked(path) for path in paths)


def jump_targets(program):
    """The number of marked jump targets in the program's code."""
    section = re.search(r"\s\.text\s+PROGBITS\s+[0-9a-f]+\s+([0-9a-f]+)\s+([0-9a-f]+)", readelf(program, "--sections"))
    start, size = (int(text, 16) for text in section.groups())
    return pathlib.Path(program).read_bytes()[start:start + size].count(ENDBR64)


def missing(program, compiler, fortified):
    """What the program lacks: a name, and what was found instead."""
    head = readelf(program, "--file-header")
    segments = readelf(program, "--segments")
    dynamic = readelf(program, "--dynamic")
    imported = set(re.findall(r"UND (\w+)(?:@|$)", readelf(program, "--dyn-syms"), re.MULTILINE))
    found = {}
    if "DYN (" not in head or not re.search(r"\(FLAGS_1\).*\bPIE\b", dynamic):
        found["PIE"] = "it lies at a fixed address"
    if "GNU_RELRO" not in segments:
        found["RELRO"] = "no part becomes read-only after the start"
    if not re.search(r"\(FLAGS\).*BIND_NOW|\(BIND_NOW\)|\(FLAGS_1\).*\bNOW\b", dynamic):
        found["BIND_NOW"] = "imported functions are looked up later, in a table that stays writable"
    stack = re.search(r"GNU_STACK\s+(?:0x[0-9a-f]+\s+){5}([RWE ]{3})", segments)
    if not stack or "E" in stack.group(1):
        found["NX stack"] = "its stack can be run as code"
    both = [line.split()[0] for line in segments.splitlines()
            if re.match(r"\s+LOAD\s+(?:0x[0-9a-f]+\s+){5}RWE", line)]
    if both:
        found["W^X"] = "a part can be written and run"
    if "__stack_chk_fail" not in imported:
        found["stack protector"] = "no function asks whether its stack was written over"
    if fortified:
        plain = sorted(imported & CHECKED)
        checked = sorted(name for name in imported if name.endswith("_chk"))
        if plain or not checked:
            found["FORTIFY"] = f"calls {', '.join(plain) or 'no checked function'}"
    if platform.machine() in ("x86_64", "AMD64"):
        # Every program contains the few of the C library.
        if jump_targets(program) < 20:
            found["CET"] = f"{jump_targets(program)} targets of jumps are marked"
        elif platform_is_marked(compiler) and not marked(program):
            found["CET"] = "it is not marked, though this system's own parts are"
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--fortified", action="store_true")
    parser.add_argument("--unhardened", required=True)
    parser.add_argument("programs", nargs="+")
    given = parser.parse_args()
    faults = []
    for program in given.programs:
        for part, why in missing(program, given.compiler, given.fortified).items():
            faults.append(f"{program} has no {part}: {why}")
    wanted = {"PIE", "RELRO", "BIND_NOW", "NX stack", "stack protector"}
    wanted |= {"FORTIFY"} if given.fortified else set()
    wanted |= {"CET"} if platform.machine() in ("x86_64", "AMD64") else set()
    unseen = wanted - set(missing(given.unhardened, given.compiler, given.fortified))
    if unseen:
        faults.append(f"{given.unhardened} was built without {', '.join(sorted(unseen))}, and it was not noticed")
    print("\n".join(faults) or f"{len(given.programs)} programs have {', '.join(sorted(wanted))}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
