#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws folders and CMake targets as a Mermaid diagram in docs/architecture.md, from the build files.

    scripts/diagram.py            writes diagram and table between the page's markers
    scripts/diagram.py --check    changes nothing; exit status 1 where the page is out of date
    scripts/diagram.py --print    prints what would stand there

It reads the CMakeLists.txt files as text, so it needs no configured build: targets, what they link, which programs are
started by others (add_dependencies). Loops over plain words are unrolled; conditions are not evaluated, so a target that
only some machines build is drawn, too. Tests are left out.
"""
import argparse
import difflib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/architecture.md"
BEGIN = "<!-- diagram: made by scripts/diagram.py -->"
END = "<!-- end of diagram -->"
FOLDERS = ["qml", "app", "devices", "rules", "firmware-protocol"]
HOUSE = "watchfire_house"  # compiler flags and the include root: every target links it

LIBRARY = {"add_library", "qt_add_library", "watchfire_qml_library"}
PROGRAM = {"add_executable", "qt_add_executable"}
WORDS = {"PUBLIC", "PRIVATE", "INTERFACE", "STATIC", "OBJECT", "SHARED", "MODULE", "MANUAL_FINALIZATION"}


class Target:
    def __init__(self, name, folder, program):
        self.name = name
        self.folder = folder
        self.program = program
        self.links = []   # names as the build files give them, in their order
        self.starts = []  # programs that must be present beside it


def commands(text):
    """(name, arguments) of each command of a CMake file, without quotes and comments."""
    text = re.sub(r"#[^\n]*", "", text)
    for match in re.finditer(r"(\w+)\s*\(((?:[^()\"]|\"(?:\\.|[^\"\\])*\"|\((?:[^()]|\([^()]*\))*\))*)\)", text):
        yield match[1].lower(), [word.strip('"') for word in match[2].split()]


def unrolled(commands_):
    """The same, with each foreach over plain words or over a list set before written out once per word."""
    lists = {}
    loops = []  # the open loops: (variable, words, body)
    for name, arguments in commands_:
        if name == "set" and arguments:
            lists[arguments[0]] = arguments[1:]
        if name == "foreach":
            by_name = "LISTS" in arguments
            words = [word for word in arguments[1:] if word not in ("IN", "ITEMS", "LISTS")]
            words = [each for word in words for each in lists.get(word if by_name else word.strip("${}"), [word])]
            loops.append((arguments[0], words, []))
            continue
        if name == "endforeach":
            variable, words, body = loops.pop()
            made = [(inner, [argument.replace("${%s}" % variable, word) for argument in given])
                    for word in words for inner, given in body]
        else:
            made = [(name, arguments)]
        if loops:
            loops[-1][2].extend(made)
        else:
            yield from made


def read_targets(root):
    targets = {}
    files = sorted(path for folder in FOLDERS for path in (root / folder).rglob("CMakeLists.txt"))
    found = [(path.parent.relative_to(root).as_posix(), list(unrolled(commands(path.read_text(encoding="utf-8")))))
             for path in files]
    for folder, inside in found:
        for name, arguments in inside:
            if name in LIBRARY | PROGRAM and arguments:
                if "$" in arguments[0]:
                    sys.exit(f"{folder}/CMakeLists.txt: {name}({arguments[0]}): this script cannot tell which target that is")
                if not {"ALIAS", "IMPORTED"} & set(arguments):
                    targets[arguments[0]] = Target(arguments[0], folder, name in PROGRAM)
    for _, inside in found:
        for name, arguments in inside:
            target = targets.get(arguments[0]) if arguments else None
            if target is None:
                continue
            rest = [word for word in arguments[1:] if word not in WORDS]
            if name == "target_link_libraries":
                target.links += [word for word in rest if word not in target.links]
            elif name == "target_sources":  # an object library that goes into this one
                objects = re.findall(r"\$<TARGET_OBJECTS:([\w-]+)>", " ".join(rest))
                target.links += [word for word in objects if word not in target.links]
            elif name == "add_dependencies":
                target.starts += [word for word in rest if word in targets]
    return targets


def inner_links(target, targets):
    """The project's own targets that it links. A QML module's plugin stands for the module."""
    links = []
    for link in target.links:
        name = link if link in targets else re.sub(r"plugin$", "", link)
        if name in targets and name not in (HOUSE, target.name) and name not in links:
            links.append(name)
    return links


def outer_links(target, targets):
    return [link for link in target.links
            if link != HOUSE and link not in targets and re.sub(r"plugin$", "", link) not in targets]


def label(name):
    return name.replace("watchfire_", "").replace("_", " ") if name.startswith("watchfire_") else name


def node(name):
    return name.replace("-", "__") + "_"


def reached(name, targets):
    """All that a target links, directly or not."""
    found, waiting = set(), [name]
    while waiting:
        for link in inner_links(targets[waiting.pop()], targets):
            if link not in found:
                found.add(link)
                waiting.append(link)
    return found


def drawn(targets):
    lines = ["```mermaid", "flowchart TD"]
    for folder in FOLDERS:
        inside = [target for target in targets.values() if target.folder.split("/")[0] == folder]
        if not inside:
            continue
        lines.append(f'  subgraph in_{node(folder)}["{folder}/"]')
        for target in sorted(inside, key=lambda target: target.name):
            shape = '(["{}"])' if target.program else '["{}"]'
            lines.append(f"    {node(target.name)}{shape.format(label(target.name))}")
        lines.append("  end")
    for target in sorted(targets.values(), key=lambda target: target.name):
        links = inner_links(target, targets)
        for link in sorted(links):
            # A link that comes along with another one would only be one more line to follow.
            if not any(link in reached(other, targets) for other in links if other != link):
                lines.append(f"  {node(target.name)} --> {node(link)}")
        for other in sorted(set(target.starts)):
            lines.append(f"  {node(target.name)} -.-> {node(other)}")
    return lines + ["```"]


def table(targets):
    lines = ["| target | folder | uses of ours | uses of others |", "|---|---|---|---|"]
    order = sorted(targets.values(), key=lambda target: (FOLDERS.index(target.folder.split("/")[0]), target.folder, target.name))
    for target in order:
        ours = ", ".join(label(name) for name in sorted(inner_links(target, targets)))
        others = ", ".join(sorted(outer_links(target, targets)))
        name = label(target.name) + (" (program)" if target.program else "")
        lines.append(f"| {name} | `{target.folder}` | {ours} | {others} |")
    return lines


def made(root):
    targets = read_targets(root)
    return "\n".join(["", *drawn(targets), "", "A line is a link; links that come along with another link are not drawn. "
                      "A dotted line leads to a program that the other one starts.", "", *table(targets), "", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--print", action="store_true")
    arguments = parser.parse_args()
    diagram = made(ROOT)
    if arguments.print:
        print(diagram)
        return 0
    page = PAGE.read_text(encoding="utf-8")
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        print(f"{PAGE.relative_to(ROOT)}: the markers of the diagram are gone", file=sys.stderr)
        return 1
    wanted = head + BEGIN + diagram + END + tail
    if arguments.check:
        if wanted == page:
            return 0
        sys.stderr.writelines(difflib.unified_diff(page.splitlines(True), wanted.splitlines(True), "the page", "the build files", n=0))
        print(f"{PAGE.relative_to(ROOT)} is out of date: run scripts/diagram.py", file=sys.stderr)
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
