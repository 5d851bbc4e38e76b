# SPDX-License-Identifier: Apache-2.0
"""The compilations of a build, for scripts that look at each of them and do not look again at what has passed."""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTION = ("rules/", "app/", "devices/", "qml/", "firmware-protocol/")
# Generated: moc's and rcc's output, and QML compiled to C++.
GENERATED = re.compile(r"mocs_compilation|qmlcache|\.qt/|qrc_|_autogen/|qmltyperegistrations|_init\.cpp|Plugin")


class Compilation(NamedTuple):
    """One command of the build; each path as the build has it."""
    output: str
    source: str
    command: str

    def united(self):
        """The sources that a unity source consists of; none if it is an ordinary one."""
        return re.findall(r'^#include "(/.*)"$', pathlib.Path(self.source).read_text(), re.MULTILINE)

    def flags(self):
        """The arguments of the compiler without sources and outputs."""
        words = [word for word in shlex.split(self.command)[1:] if not word.endswith(("/g++", "/c++", "/gcc", "/cc"))]
        at = words.index("-o")
        return [word for word in words[:at] + words[at + 2:] if word not in ("-c", self.source)]


def compilations(build, folders=PRODUCTION):
    """The compilations of the C++ sources in these folders that somebody wrote."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        output = words[words.index("-o") + 1]
        if output.startswith(folders) and not GENERATED.search(output) and entry["file"].endswith((".cpp", ".cxx")):
            yield Compilation(output, entry["file"], entry["command"])


def key(command, files):
    """Changes with the command and with the contents of these files. System headers are taken as they are."""
    digest = hashlib.sha256(command.replace(str(ROOT), "").encode())
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes().replace(str(ROOT).encode(), b""))
    return digest.hexdigest()


def ages():
    """Returns a function that gives a file's age: how many changed files the last 50 commits list before it."""
    named = subprocess.run(["git", "log", "-n", "50", "--name-only", "--format="], cwd=ROOT, capture_output=True, text=True)
    known = {}
    for age, name in enumerate(filter(None, named.stdout.splitlines())):
        known.setdefault(ROOT / name, age)
    never = named.stdout.count("\n") + 1
    return lambda path: known.get(path, never)


def look_at_all(name, waiting, look, hint, seconds=None):
    """Calls `look` for each item of `waiting` (an item with its key) whose key has not passed before.

    `look` returns whether the item passed, and what to print if not. What passed stands in ~/.cache/watchfire/NAME.
    Ends the program with `hint` if something failed. After so many seconds no further item is begun: the next run
    goes on with those that are left.
    """
    passed = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "watchfire" / name
    passed.mkdir(parents=True, exist_ok=True)
    waiting = [(item, passed / stamp) for item, stamp in waiting if not (passed / stamp).exists()]
    failed = left = 0
    end = None if seconds is None else time.monotonic() + seconds

    def look_in_time(item):
        return (None, "") if end is not None and time.monotonic() > end else look(item[0])

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (_, stamp), (good, text) in zip(waiting, pool.map(look_in_time, waiting)):
            if good:
                stamp.touch()
            elif good is None:
                left += 1
            else:
                failed += 1
                print(text, file=sys.stderr)
    if left:
        print(f"{name}: {left} of {len(waiting)} are left to the next run: {seconds} seconds are over", file=sys.stderr)
    if failed:
        sys.exit(f"{name}: {failed} of {len(waiting)} {hint}")


def run(command, folder=None):
    """Runs the command; returns whether it succeeded, and what it printed."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    return done.returncode == 0, done.stdout + (done.stderr if done.returncode and not done.stdout else "")
