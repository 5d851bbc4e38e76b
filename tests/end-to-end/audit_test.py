#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Walks the real program's screens in every situation and checks the requirements of the page of screens:
nothing is cut, nothing overlaps, targets and texts are large enough, contrasts suffice
(app/drive/screen_audit.h), and a screen reader gets a role and a name for every control, and can press it. All parts
together show every screen and every pane (panes.py).

    audit_test.py WATCHFIRE [--size 1280x800] [--language en] [--theme dark] [--only founding]
        [--pictures FOLDER]
"""
import argparse
import math
import os
import re
import sys

from panes import Panes
from situations import GAMES, PARTS, SIZES, Visit

# Only names, roles and warnings are checked here. A lens lies above the board and its towers, and its signs are those
# of the board, as on the sheet of what everybody holds; the audit takes the editor of a value for a glyph.
WITHOUT_AUDIT = {"powder-holdings", "powder-horde-near", "powder-section-near", "book-value"}

PLACE_OF_BANDS = re.compile(r"(?:horde|section|fire|rest|tower)-\S+ at .*: is a target of ([\d.]+) x ([\d.]+) mm")
CROWDED_QUESTION = re.compile(r"decisionTitle at .*: has capitals of ([\d.]+) mm")

# QAccessible::Role values of controls.
BUTTON, CHECK_BOX, RADIO, SLIDER, EDIT = 0x2B, 0x2C, 0x2D, 0x33, 0x2A


def diagonal(size):
    """The screen's diagonal in mm."""
    return math.hypot(*map(int, size.split("x"))) / SIZES[size]


def suffices(fault, size):
    """True for faults that a screen of 7 inches has no room to avoid. A place of Black Powder is as large as its board allows:
    five bands share the height, and each is at least 9 mm high; everything else has at least a finger's 12 mm there too. A
    question with many answers has letters that only a person close to the screen can read, so that all answers are in sight
    (docs/look.md)."""
    if diagonal(size) >= 200:
        return False
    small, question = PLACE_OF_BANDS.match(fault), CROWDED_QUESTION.match(fault)
    return small is not None and min(map(float, small.groups())) >= 9 or question is not None and float(question[1]) >= 2.5


def silent(drive, names):
    """Controls that a screen reader could not name or press."""
    faults = []
    controls = drive.ask({"do": "accessible"})["controls"]
    for control in controls:
        if control["role"] not in (BUTTON, CHECK_BOX, RADIO, SLIDER, EDIT):
            continue
        who = control["object"] or control["name"] or str(control["at"])
        if not control["name"]:
            faults.append(f"{who}: a control without a name")
        if control["role"] in (BUTTON, CHECK_BOX, RADIO) and not control["actions"]:
            faults.append(f"{who}: cannot be pressed by a screen reader")
    heard = {c["object"] for c in controls}
    for item in names:
        if item.get("target") and item["name"] not in heard:
            faults.append(f"{item['name']}: a screen reader does not know it")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--language", choices=["en", "de"], action="append")
    parser.add_argument("--theme", choices=["dark", "light"], default="dark")
    parser.add_argument("--only", choices=PARTS, action="append")
    parser.add_argument("--pictures", help="a folder for a picture of each situation")
    options = parser.parse_args()
    faults = {}
    afar = {}  # size: text: its smallest capitals in mm
    looked = 0
    for size in options.size or SIZES:
        for language in options.language or ["en", "de"]:
            def look(drive, name):
                nonlocal looked
                looked += 1
                names = drive.state()["names"]  # comes first: voices and files may arrive meanwhile
                panes.see(item["name"] for item in names)
                audited = drive.ask({"do": "audit", "mm": SIZES[size], "target": 15 if diagonal(size) >= 375 else 12})  # Theme.kiosk
                for text, capital in audited["afar"].items():
                    least = afar.setdefault(size, {})
                    least[text] = min(capital, least.get(text, capital))
                found = [] if name in WITHOUT_AUDIT else [f for f in audited["faults"] if not suffices(f, size)]
                for fault in found + silent(drive, names):
                    faults.setdefault(fault, []).append(f"{name} {size} {language}")
                if options.pictures:
                    os.makedirs(options.pictures, exist_ok=True)
                    drive.wait_idle()
                    drive.screenshot(os.path.join(options.pictures, f"{name}-{size}-{language}.png"))

            panes = Panes()
            visit = Visit(options.program, look, "--theme", options.theme, "--language", language, size=size, mm=SIZES[size])
            for part in options.only or PARTS:
                if part in GAMES:
                    visit.hex_game(part)
                else:
                    getattr(visit, part)()
            for pane in [] if options.only else panes.unseen():
                faults[f"{pane} was never seen"] = [f"{size} {language}"]
    for fault, where in sorted(faults.items(), key=lambda item: item[1]):
        print(f"{where[0]}{f' and {len(where) - 1} more' if len(where) > 1 else ''}: {fault}")
    for size, capitals in afar.items():
        print(f"{size}, capitals in mm: " + ", ".join(f"{text} {least:.1f}" for text, least in sorted(capitals.items())))
    print(f"{looked} looks, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
