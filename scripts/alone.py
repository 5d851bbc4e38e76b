#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles each source of a unity build alone, without making code: alone.py BUILD_FOLDER [--seconds N].

In a unity build a source can use what its neighbours include. This finds the include that is missing. It looks at each
source that shares a compilation, and at each header that no source includes first. A file that passed is looked at
again only when it, a header of ours that it includes, or its command changes. The files that the latest commits changed
come first, then those that include a changed one; with `--seconds`, what is not begun by then is left to the next run.
"""

import argparse
import pathlib
import re

from compilations import GENERATED, PRODUCTION, ROOT, ages, compilations, key, look_at_all, run

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', re.MULTILINE)


class Includes:
    """The files of this repository that a file includes, found by reading; each file is read once."""

    def __init__(self):
        self.direct_of = {}

    def direct(self, path):
        if path not in self.direct_of:
            named = INCLUDE.findall(path.read_text(encoding="utf-8"))
            candidates = [[path.parent / each, ROOT / each] for each in named]
            self.direct_of[path] = [file.resolve() for pair in candidates if (file := next(filter(pathlib.Path.is_file, pair), None))]
        return self.direct_of[path]

    def all(self, path):
        found, waiting = {path}, [path]
        while waiting:
            new = [each for each in self.direct(waiting.pop()) if each not in found]
            found.update(new)
            waiting += new
        return found


def files_to_check(build, includes):
    """Each file with the flags to compile it: sources that share a compilation; then headers that nobody includes first."""
    flags, first, alone = {}, set(), {}
    for each in compilations(build, (*PRODUCTION, "tests/")):
        united = [pathlib.Path(source) for source in each.united() if not GENERATED.search(source)]
        for source in united or [pathlib.Path(each.source)]:
            if len(united) > 1:
                alone.setdefault(source, each.flags())
            first.update(includes.direct(source)[:1])
            for header in includes.all(source):
                flags.setdefault(header, each.flags())
    headers = {path: words for path, words in flags.items() if path.suffix == ".h" and path not in first}
    return {path: words for path, words in {**alone, **headers}.items() if path.is_relative_to(ROOT) and not path.is_relative_to(build)}


def latest_first(includes):
    """The order of files: by the latest of the last commits that changed the file, then its includes."""
    age = ages()
    return lambda path: (age(path), min(map(age, includes.all(path))))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, metavar="BUILD_FOLDER")
    parser.add_argument("--seconds", type=int, metavar="N")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    includes = Includes()
    files = files_to_check(build, includes)
    waiting = [((path, files[path]), key(" ".join(files[path]), includes.all(path)))
               for path in sorted(files, key=latest_first(includes))]

    def look(item):
        path, flags = item
        # -w: warnings are the business of the build, and without optimizing some of them are wrong
        return run(["c++", *flags, "-O0", "-w", "-fsyntax-only", "-x", "c++", str(path)], build)

    look_at_all("alone", waiting, look, "files do not compile alone: add what they use to their includes",
                arguments.seconds)


if __name__ == "__main__":
    main()
