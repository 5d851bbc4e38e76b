#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds the names that qmllint of Qt 6.4 cannot see: what a delegate or an inline component reads through the id of
the file's root (`page.kiosk.games`), and the roles of rows (`row.model.title`). Both are compared with what the build
knows of the real models. And the other way round: a role that no screen reads is refused, unless the drive socket
shows it.

    names_test.py --types QMLTYPES... --models FOLDER... --qml FOLDER --picture DRIVE_PICTURE.CPP
"""
import argparse
import pathlib
import re
import sys

import twins

# What QML itself gives every object.
ALWAYS = {"objectName", "toString"}


class Models:
    def __init__(self, qmltypes, folders):
        self.types = {twins.bare(one["name"]): one for path in qmltypes for one in twins.read(path)}
        self.roles = twins.roles(folders)

    def member(self, name, what):
        """The type of a model's member: a model's name, None for a plain type, False if there is no such
        member."""
        while name in self.types:
            for one in self.types[name]["blocks"]:
                if one.get("name") == what:
                    kind = twins.bare(one.get("type", ""))
                    return kind if one[""] == "Property" and kind in self.types else None
                if one[""] == "Enum" and what in one["values"]:
                    return None
            name = twins.bare(self.types[name].get("prototype", ""))
        # Models of rows belong to Qt, and have more names than the list of types contains.
        return None if name == "QAbstractListModel" and what == "rowCount" else False

    def holds(self, root, chain):
        """The first name of a chain that does not exist; None if all exist."""
        kind = root
        for what in chain:
            kind = self.member(kind, what)
            if kind is False:
                return what
            if kind is None:
                return None
        return None


def without_words(text):
    """The code alone: comments and strings blanked, lines kept."""
    return re.sub(r'//[^\n]*|"(?:[^"\\\n]|\\.)*"', lambda found: " " * len(found.group(0)), text)


def declared(text, models):
    """Properties of the root that are models, by name."""
    found = re.findall(r"(?m)^ {4}(?:required |readonly )*property (\w+) (\w+)", text)
    return {name: kind for kind, name in found if kind in models.types}


def check(path, models):
    text = without_words(path.read_text(encoding="utf-8"))
    own = declared(text, models)
    root = re.search(r"(?m)^ {4}id: (\w+)$", text)
    wrong = []

    def complain(at, words):
        wrong.append(f"{path.name}:{text.count(chr(10), 0, at) + 1}: {words}")

    if root and own:
        pattern = re.compile(rf"(?<![\w.]){root.group(1)}\.({'|'.join(own)})\b((?:\??\.\w+)*)")
        for found in pattern.finditer(text):
            chain = re.findall(r"\w+", found.group(2))
            missing = models.holds(own[found.group(1)], chain)
            if missing and missing not in ALWAYS:
                complain(found.start(), f"{own[found.group(1)]} leads to no {missing}: {found.group(0)}")
    known = set().union(*models.roles.values())
    for found in re.finditer(r"(?<![\w])model\.(\w+)", text):
        if found.group(1) not in known:
            complain(found.start(), f"no list has a role {found.group(1)}")
    return wrong, len(own)


def unread(roles, qml, picture):
    """Roles that nobody reads, per list. A screen reads a list in the file that names it and in the components below;
    the drive socket shows some lists as they are. A role counts as read if one list of the same rows reads it."""
    screens = {path.stem: without_words(path.read_text(encoding="utf-8")) for path in qml}
    shown = set(re.findall(r"rowsOf\(\*\w+\.(\w+)\(\)\)", picture))
    dead = {}
    for name, own in roles.items():
        what = name.partition(".")[2]
        if not what or what in shown:  # the model itself is the list: every screen may read it
            read = set(own) if what else set(re.findall(r"\w+", "".join(screens.values())))
        else:
            reach = {file for file, text in screens.items() if re.search(rf"\.{what}\b", text)}
            for _ in range(2):
                below = {part for file in reach for part in re.findall(r"\b([A-Z]\w+)\s*\{", screens[file])}
                reach |= below & screens.keys()
            text = "".join(screens[file] for file in sorted(reach))
            read = set(re.findall(r"(?:\.\s*|required property \w+ )(\w+)", text))
        rows = tuple(own)
        dead[rows] = dead.get(rows, [[], set(own)])
        dead[rows][0].append(name)
        dead[rows][1] -= read
    return [f"nobody reads the role {role} of {', '.join(lists)}" for lists, roles in dead.values() for role in sorted(roles)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--types", nargs="+", required=True)
    parser.add_argument("--models", nargs="+", required=True)
    parser.add_argument("--qml", required=True)
    parser.add_argument("--picture", required=True)
    options = parser.parse_args()
    models = Models(options.types, options.models)
    wrong, count = [], 0
    screens = sorted(pathlib.Path(options.qml).glob("*/*.qml"))
    for path in screens:
        bad, own = check(path, models)
        wrong += bad
        count += own
    wrong += unread(models.roles, screens, pathlib.Path(options.picture).read_text(encoding="utf-8"))
    # A reader that finds nothing would check nothing.
    if count < 80 or len(models.roles) < 40:
        wrong.append(f"only {count} models in the screens and {len(models.roles)} lists were found")
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
