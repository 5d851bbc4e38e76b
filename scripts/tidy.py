#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs clang-tidy (.clang-tidy) over the production sources: tidy.py BUILD_FOLDER [--seconds N].

It looks at each compilation of the build, so in a unity build eight sources share the time that their headers cost. A
compilation that passed is looked at again only when its sources, their headers or the checks change. The sources that the
latest commits changed come first, then those whose headers they changed; with `--seconds`, what is not begun by then is left
to the next run.
"""

import argparse
import pathlib
import platform
import shutil
import subprocess
import sys

from compilations import GENERATED, ROOT, ages, compilations, key, look_at_all, run

CLANG_TIDY = "clang-tidy-14"


def dependencies(build):
    """The files of this repository that each output was made from, as ninja knows them after a build."""
    listed = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    found, output = {}, None
    for line in listed.splitlines():
        if line and not line.startswith(" "):
            output = line.split(":")[0]
            found[output] = [ROOT / ".clang-tidy"]
        elif line.strip():
            path = (build / line.strip()).resolve()
            if path.is_relative_to(ROOT):
                found[output].append(path)
    return found


def written_by_us(compilation):
    """What to look at: the source, or, where it unites sources of ours with generated ones, a copy with ours alone."""
    united = compilation.united()
    ours = [each for each in united if not GENERATED.search(each)]
    if len(ours) == len(united):
        return compilation.source
    if not ours:
        return None
    copy = pathlib.Path(compilation.source).with_suffix(".tidy.cxx")
    copy.write_text("".join(f'#include "{each}"\n' for each in ours))
    return str(copy)


def generated_as_system(flag):
    """The flag, with moc's folder among the system's: a source includes moc's output, whose findings are not ours."""
    return flag.replace("-I", "-isystem", 1) if flag.startswith("-I") and GENERATED.search(flag) else flag


def look(compilation):
    """Whether clang-tidy passes one compilation, and what it prints."""
    looked_at = written_by_us(compilation)
    flags = map(generated_as_system, compilation.flags())
    # -w: warnings are the compiler's business
    return run([CLANG_TIDY, "--quiet", looked_at, "--", *flags, "-w"]) if looked_at else (True, "")


def first_in_order(compilation, made_from, age):
    """The age of the latest of its sources, then of all that it is made from."""
    if compilation.output not in made_from:
        sys.exit(f"tidy: {compilation.output} is not built yet: build first")
    sources = [pathlib.Path(each) for each in [compilation.source, *compilation.united()]]
    return min(map(age, sources)), min(map(age, made_from[compilation.output]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, metavar="BUILD_FOLDER")
    parser.add_argument("--seconds", type=int, metavar="N")
    arguments = parser.parse_args()
    if not shutil.which(CLANG_TIDY):
        if platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm":
            sys.exit(f"tidy: {CLANG_TIDY} is missing: scripts/install.sh test")
        # Another version has other checks; findings are decided on Debian 12, where CI runs.
        print(f"tidy: nothing is looked at: this system has no {CLANG_TIDY}", file=sys.stderr)
        return
    build = arguments.build.resolve()
    made_from = dependencies(build)
    age = ages()
    waiting = []
    for each in sorted(compilations(build), key=lambda each: first_in_order(each, made_from, age)):
        waiting.append((each, key(each.command, made_from[each.output])))
    look_at_all("tidy", waiting, look, "compilations have findings; .clang-tidy names the checks", arguments.seconds)


if __name__ == "__main__":
    main()
