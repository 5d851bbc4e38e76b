#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the architecture's arrows: which folder may include which. Exit status 1 if a file includes
something forbidden.

    scripts/arrows.py            checks every #include of the program
    scripts/arrows.py --list     prints which folder uses which

ARROWS below contains the picture in the README. Inside a top folder the build files decide: a folder may
include the folders of the targets that its own CMakeLists.txt links, and no two targets may link each other.
FORBIDDEN lists what no link shows: headers of the system, of Qt, and folders within one target.
"""
import argparse
import pathlib
import re
import subprocess
import sys

from diagram import FOLDERS, ROOT, inner_links, reached, read_targets

ARROWS = {
    "rules": set(),
    "firmware-protocol": set(),
    "devices": {"firmware-protocol"},
    "app": {"devices", "rules"},
    "qml": {"app"},
}
# A folder, and what no file below it may include.
FORBIDDEN = [
    ("rules", r"Q[A-Z]|chrono>|random>|fstream>|thread>"),
    ("rules/core", r"rules/(hex|powder|log|game)"),
    ("rules/hex", r"rules/powder"),
    ("rules/powder", r"rules/hex"),
    ("devices", r"QtQuick|QtQml|QQuick|QQml"),
    ("firmware-protocol", r"Q[A-Z]"),
    ("firmware-protocol/codec", r"(stdlib|stdio|math)\.h"),
    ("firmware-protocol/core", r"(stdlib|stdio|math)\.h"),
    ("app/play", r"Q[A-Z]"),
    ("app/hex", r"QtQml|QtQuick|QQml|QQuick"),
    ("app/text", r"QtQml|QtQuick|QQml|QQuick"),
    ("app/stores", r"QtQml|QtQuick|QQml|QQuick"),
]


def holder(path, folders):
    """The nearest folder above a file that has a CMakeLists.txt."""
    for parent in pathlib.PurePosixPath(path).parents:
        if parent.as_posix() in folders:
            return parent.as_posix()
    return None


def folders_of(targets):
    """Folder: the names of its targets. A folder whose sources join another folder's target belongs to that target."""
    found = {}
    for target in targets.values():
        found.setdefault(target.folder, set()).add(target.name)
    for path in sorted(ROOT.glob("app/**/CMakeLists.txt")):
        for name in re.findall(r"target_sources\((\w+)", path.read_text(encoding="utf-8")):
            folder = path.parent.relative_to(ROOT).as_posix()
            if name in targets and folder not in found:
                found[folder] = {name}
    return found


def circles(targets):
    return sorted(name for name in targets if name in reached(name, targets))


def faults(files, targets):
    folders = folders_of(targets)
    of_target = {}
    for folder, names in folders.items():
        for name in names:
            of_target.setdefault(name, set()).add(folder)
    may = {folder: {folder}.union(*(of_target[link] | of_target[name] for name in names
                                    for link in [name, *inner_links(targets[name], targets)]))
           for folder, names in folders.items()}
    used = {}
    for name in circles(targets):
        yield f"{targets[name].folder}/CMakeLists.txt: {name} links itself by way of {', '.join(inner_links(targets[name], targets))}"
    for path in files:
        text = (ROOT / path).read_text(encoding="utf-8", errors="replace")
        top = path.split("/")[0]
        folder = holder(path, folders)
        for number, line in enumerate(text.splitlines(), 1):
            match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
            if not match:
                continue
            name = match[2]
            for below, pattern in FORBIDDEN:
                if path.startswith(below + "/") and re.match(pattern, name + (">" if match[1] == "<" else "")):
                    yield f"{path}:{number}: files of {below}/ may not include {name}"
            to = name.split("/")[0]
            if to not in FOLDERS or "/" not in name:
                continue
            if to != top and to not in ARROWS[top]:
                yield f"{path}:{number}: {top}/ may not use {to}/ ({name})"
                continue
            other = holder(name, folders)
            used.setdefault(folder, set()).add(other)
            if to == top == "app" and folder and other and other not in may[folder]:
                yield f"{path}:{number}: {folder}/CMakeLists.txt links no target of {other}/ ({name})"


    for folder, names in sorted(folders.items()):
        if folder not in used or not folder.startswith("app/"):
            continue
        # A target that is spread over two folders links for both.
        together = set().union(*(of_target[name] for name in names))
        included = set().union(*(used.get(each, set()) for each in together)) | together
        for link in sorted({link for name in names for link in inner_links(targets[name], targets)}):
            if not of_target[link] & included:
                yield f"{folder}/CMakeLists.txt links {link} and includes nothing of it"


def listed(files, targets):
    folders = folders_of(targets)
    uses = {}
    for path in files:
        folder = holder(path, folders)
        for name in re.findall(r'#include "([^"]+/[^"]+)"', (ROOT / path).read_text(encoding="utf-8", errors="replace")):
            other = holder(name, folders)
            if folder and other and other != folder:
                uses.setdefault(folder, {}).setdefault(other, 0)
                uses[folder][other] += 1
    for folder in sorted(uses):
        print(f"{folder}: " + ", ".join(f"{other} {count}" for other, count in sorted(uses[folder].items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    found = subprocess.run(["git", "ls-files", *FOLDERS], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [path for path in found.split() if path.endswith((".cpp", ".h", ".c"))]
    targets = read_targets(ROOT)
    if arguments.list:
        listed(files, targets)
        return 0
    wrong = list(faults(files, targets))
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
