#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs clang-tidy (.clang-tidy) over the production sources: tidy.py BUILD_FOLDER.

It looks at each compilation of the build, so in a unity build eight sources share the time that their headers cost. A
compilation that passed is not looked at again until its sources, their headers or the checks change; what passed stands
in ~/.cache/watchfire/tidy.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTION = ("rules/", "app/", "devices/", "qml/", "firmware-protocol/")
# Generated: moc's and rcc's output, and QML compiled to C++.
GENERATED = re.compile(r"mocs_compilation|qmlcache|\.qt/|qrc_|_autogen/|qmltyperegistrations|_init\.cpp|Plugin")
CLANG_TIDY = "clang-tidy-14"


def compilations(build):
    """The compilations of the production sources: (output, source, command), each path as the build has it."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        output = words[words.index("-o") + 1]
        if output.startswith(PRODUCTION) and not GENERATED.search(output) and entry["file"].endswith((".cpp", ".cxx")):
            yield output, entry["file"], entry["command"]


def dependencies(build):
    """The files of this repository that each output was made from, as ninja knows them after a build."""
    listed = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    found, output = {}, None
    for line in listed.splitlines():
        if line and not line.startswith(" "):
            output = line.split(":")[0]
            found[output] = []
        elif line.strip():
            path = (build / line.strip()).resolve()
            if path.is_relative_to(ROOT):
                found[output].append(path)
    return found


def key(command, files):
    """Changes with everything of ours that a finding can depend on. System headers are taken as they are."""
    digest = hashlib.sha256((ROOT / ".clang-tidy").read_bytes())
    digest.update(command.replace(str(ROOT), "").encode())
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes().replace(str(ROOT).encode(), b""))
    return digest.hexdigest()


def written_by_us(source):
    """What to look at: the source, or, where it unites sources of ours with generated ones, a copy with ours alone."""
    united = re.findall(r'^#include "(/.*)"$', pathlib.Path(source).read_text(), re.MULTILINE)
    ours = [each for each in united if not GENERATED.search(each)]
    if len(ours) == len(united):
        return source
    if not ours:
        return None
    copy = pathlib.Path(source).with_suffix(".tidy.cxx")
    copy.write_text("".join(f'#include "{each}"\n' for each in ours))
    return str(copy)


def look(source, command):
    """What clang-tidy prints about one compilation, and whether it passed."""
    looked_at = written_by_us(source)
    if looked_at is None:
        return True, ""
    words = [word for word in shlex.split(command)[1:] if not word.endswith(("/g++", "/c++", "/gcc", "/cc"))]
    at = words.index("-o")
    flags = [word for word in words[:at] + words[at + 2:] if word not in ("-c", source)]
    run = subprocess.run(
        # -w: warnings are the compiler's business
        [CLANG_TIDY, "--quiet", looked_at, "--", *flags, "-w"], capture_output=True, text=True)
    return run.returncode == 0, run.stdout + (run.stderr if run.returncode and not run.stdout else "")


def main():
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} BUILD_FOLDER")
    if not shutil.which(CLANG_TIDY):
        if platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm":
            sys.exit(f"tidy: {CLANG_TIDY} is missing: scripts/install.sh test")
        # Another version has other checks; findings are decided on Debian 12, where CI runs.
        print(f"tidy: nothing is looked at: this system has no {CLANG_TIDY}", file=sys.stderr)
        return
    build = pathlib.Path(sys.argv[1]).resolve()
    passed = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "watchfire" / "tidy"
    passed.mkdir(parents=True, exist_ok=True)
    made_from = dependencies(build)
    waiting = {}
    for output, source, command in compilations(build):
        if output not in made_from:
            sys.exit(f"tidy: {output} is not built yet: build first")
        stamp = passed / key(command, made_from[output])
        if not stamp.exists():
            waiting[source, command] = stamp
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for stamp, (good, text) in zip(waiting.values(), pool.map(lambda each: look(*each), waiting)):
            if good:
                stamp.touch()
            else:
                failed += 1
                print(text, file=sys.stderr)
    if failed:
        sys.exit(f"tidy: {failed} of {len(waiting)} compilations have findings; .clang-tidy names the checks")


if __name__ == "__main__":
    main()
