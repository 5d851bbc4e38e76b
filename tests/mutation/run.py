#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Breaks the rules on purpose and checks that the tests notice.

Each entry of mutants.py is written into a scratch copy of rules/ and its tests, built there and tested. A breakage
that no test notices ("survives") is an error, and so is one that does not compile or whose text is no longer there.

    run.py --check                 only look whether every text still stands once in its file, and all that is included is copied
    run.py --random 20 --seed 7    twenty of them, drawn with this seed
    run.py --clause GW-34          those of one clause, or of all that begin so: --clause BP
    run.py --only 3,17             these numbers
    run.py --filter "Powder*"      with these tests alone (as GoogleTest's filter)
    run.py                         all of them

Exit status: 0 all noticed, 1 something survived, 2 the list or the build is broken.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from mutants import MUTANTS

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIED = ["rules", "tests/rules", "tests/golden", "tests/end-to-end", "tests/mutation", "tests/support", "app/boards", "app/books", "docs"]


def pattern(text):
    """A pattern that matches the text with any line breaks."""
    return re.compile(r"\s+".join(re.escape(word) for word in text.split()))


def stale(tree):
    """The entries whose text does not occur exactly once in its file."""
    found = []
    for number, (clause, name, text, _) in enumerate(MUTANTS):
        path = tree / "rules" / name
        times = len(pattern(text).findall(path.read_text(encoding="utf-8"))) if path.exists() else 0
        if times != 1 or path.suffix != ".cpp":
            found.append(f"mutant {number} ({clause}, rules/{name}): its text stands there {times} times: {text}")
    return found


def left_behind(tree):
    """The includes of the rules and their tests that the copy would lack."""
    sources = [path for part in ("rules", "tests/rules") for path in (tree / part).rglob("*") if path.suffix in (".h", ".cpp")]
    return [f"{path.relative_to(tree)} includes {name}, which is not among what is copied"
            for path in sorted(sources) for name in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
            if not any(name.startswith(f"{part}/") for part in COPIED)]


def chosen(arguments):
    numbers = list(range(len(MUTANTS)))
    if arguments.only:
        numbers = [int(n) for n in arguments.only.split(",")]
    if arguments.clause:
        numbers = [n for n in numbers if MUTANTS[n][0].startswith(arguments.clause)]
    if arguments.random:
        numbers = sorted(random.Random(arguments.seed).sample(numbers, min(arguments.random, len(numbers))))
    return numbers


class Scratch:
    """A copy of the sources with its own build folder."""

    def __init__(self, folder):
        self.tree = folder / "tree"
        self.build = folder / "build"
        for part in COPIED:
            shutil.copytree(ROOT / part, self.tree / part)
        self.environment = dict(os.environ, CCACHE_NOHASHDIR="1", CCACHE_BASEDIR=str(folder))
        self.run(["cmake", "-S", str(self.tree / "tests/mutation"), "-B", str(self.build), "-G", "Ninja",
                  f"-DWATCHFIRE_TREE={self.tree}", "-DCMAKE_CXX_FLAGS=-O1"], check=True)

    def run(self, command, check=False, timeout=3600):
        result = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, timeout=timeout)
        if check and result.returncode:
            sys.stderr.write(result.stdout)
            sys.exit(2)
        return result

    def make(self):
        return self.run(["ninja", "-C", str(self.build), "rules_test"])

    def test(self, wanted):
        """Names of the tests that fail; a crash or a hang counts as one."""
        program = str(self.build / "tests/rules/rules_test")
        try:
            result = self.run([program, "--gtest_brief=1", f"--gtest_filter={wanted}"], timeout=120)
        except subprocess.TimeoutExpired:
            return ["(hangs)"]
        failed = sorted(set(re.findall(r"^\[  FAILED  \] (\S+?),? (?:where|\()", result.stdout, re.M)))
        if result.returncode and not failed:
            failed = ["(crashes)"]
        return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clause")
    parser.add_argument("--only", metavar="N,N")
    parser.add_argument("--filter", default="*")
    parser.add_argument("--report", type=pathlib.Path, help="append one Markdown table row per mutant to this file")
    arguments = parser.parse_args()

    broken = stale(ROOT) + left_behind(ROOT)
    for line in broken:
        print(line)
    if broken or arguments.check:
        return 2 if broken else 0

    survived = 0
    unbuilt = 0
    with tempfile.TemporaryDirectory(prefix="watchfire-mutation-") as folder:
        scratch = Scratch(pathlib.Path(folder))
        built = scratch.make()
        if built.returncode:
            print(built.stdout[-4000:], "The rules as they are do not build.", sep="\n")
            return 2
        if failed := scratch.test(arguments.filter):
            print("The rules as they are do not pass their tests:", *failed)
            return 2
        for number in chosen(arguments):
            clause, name, text, instead = MUTANTS[number]
            path = scratch.tree / "rules" / name
            original = path.read_text(encoding="utf-8")
            path.write_text(pattern(text).sub(lambda _: instead, original), encoding="utf-8")
            if scratch.make().returncode:
                outcome, failed = "does not compile", []
                unbuilt += 1
            else:
                failed = scratch.test(arguments.filter)
                outcome = f"{len(failed)} fail" if failed else "SURVIVES"
                survived += not failed
            path.write_text(original, encoding="utf-8")
            print(f"{number:3} {clause} rules/{name}: {outcome}")
            for test in failed[:6]:
                print(f"      {test}")
            sys.stdout.flush()
            if arguments.report:
                told = next((t for t in failed if clause.replace("-", "_") in t), failed[0] if failed else "")
                change = " ".join(text.split()).replace("|", "\\|")
                broke = " ".join(instead.split()).replace("|", "\\|") or "(nothing)"
                with arguments.report.open("a", encoding="utf-8") as report:
                    report.write(f"| {clause} | `{name}` | `{change}` | `{broke}` | {outcome} | {told} |\n")
    print(f"{survived} survived, {unbuilt} did not compile")
    return 2 if unbuilt else 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
