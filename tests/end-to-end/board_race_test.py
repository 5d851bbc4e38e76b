#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A race: a whole board of The Great Wall is entered by a real pointer, with a person's pauses between two clicks, and
a game is ready on it. Terrains, numbers and harbours are drawn at random out of the box. The test counts clicks, and asks
how long a person would take who needs 1.3 seconds a click; the whole race as run, with what the test itself looks up, keeps
to the same 90 seconds.

    board_race_test.py WATCHFIRE [SIZE MM]     with WATCHFIRE_SEED=N for the board of that seed, which a failure names
"""
import contextlib
import json
import os
import random
import sqlite3
import sys
import time
import unittest

from pointer import Screen, missing
from needed import run_with

PROGRAM = os.path.abspath(sys.argv.pop(1))
SIZE, MM = (sys.argv.pop(1), sys.argv.pop(1)) if len(sys.argv) > 2 else ("1280x800", "5.9")
PERSON = 1.3  # seconds from looking at a tile to the click on its button
GOAL = 90  # seconds for the whole board
TILES = ["forest"] * 5 + ["fields"] * 5 + ["hills"] * 4 + ["mountains"] * 4 + ["pasture"] * 4
TOKENS = [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12]
HARBOURS = ["any", "any", "wood", "brick", "wool", "grain", "ore"]


class Person:
    """Clicks with pauses that nobody would call hasty. Other buttons are read first: a press at the place of the last
    one, within half a second of its change, counts as the second half of a double tap (qml/controls/tap_guard.h)."""

    def __init__(self, screen, chance):
        self.screen = screen
        self.chance = chance
        self.clicks = 0
        self.began = time.monotonic()

    def click(self, name, read=False):
        time.sleep(self.chance.uniform(0.7, 1.0) if read else self.chance.uniform(0.35, 0.6))
        self.screen.click(name)
        self.clicks += 1


class Race(unittest.TestCase):
    def test_a_board_of_the_great_wall_within_90_seconds(self):
        seed = int(os.environ.get("WATCHFIRE_SEED") or random.randrange(10**6))
        chance = random.Random(seed)
        tiles, tokens, harbours = TILES[:], TOKENS[:], HARBOURS[:]
        for pieces in (tiles, tokens, harbours):
            chance.shuffle(pieces)
        screen = Screen(PROGRAM, SIZE, "--mm", MM, "--language", "en")
        self.addCleanup(screen.close)
        drive = screen.drive
        for name in ("newGame", "scenario-great-wall", "next", "next", "otherBoard"):
            drive.tap(name)
        drive.wait_for("startEmpty")
        with self.subTest(seed=seed, size=SIZE):
            person = Person(screen, chance)
            person.click("startEmpty")
            for kind, pieces in (("terrain", tiles), ("number", tokens), ("harbour", harbours)):
                for i, piece in enumerate(pieces):
                    button = f"brush-{kind}-{piece}"
                    drive.until(lambda s: self.asked(drive, i + 1, len(pieces)))
                    self.assertTrue(self.in_sight(drive, button), f"{button} without scrolling")
                    person.click(button, read=i == 0)
            person.click("saveBoard", read=True)
            person.click("key-done", read=True)
            drive.until(lambda s: s["boards"] == 1)
            took = time.monotonic() - person.began
            hexes = len(tiles)
            print(f"{SIZE}: {hexes} hexes, {len(harbours)} harbours: {person.clicks} clicks in {took:.1f} s; "
                  f"a person: about {person.clicks * PERSON:.0f} s")
            self.assertLessEqual(person.clicks, 2 * hexes + len(harbours) + 3, "two clicks a hex, one a harbour")
            self.assertLessEqual(person.clicks * PERSON, GOAL)
            self.assertLessEqual(took, GOAL, "seconds as run")
            drive.wait_saved()
            screen.program.kill()  # it holds its journal
            screen.program.wait()
            self.is_kept(screen.db, tiles, tokens, harbours)

    def asked(self, drive, place, of):
        title = drive.find("walkTitle")
        return title is not None and title["text"].endswith(f"{place} of {of}")

    def in_sight(self, drive, name):
        """Wholly within the column of buttons, so that nobody has to scroll."""
        button, tools = drive.wait_for(name), drive.find("tools")
        return button["y"] >= tools["y"] - 1 and button["y"] + button["height"] <= tools["y"] + tools["height"] + 1

    def is_kept(self, db, tiles, tokens, harbours):
        with contextlib.closing(sqlite3.connect(db)) as journal:
            kept = dict(journal.execute("select key, value from settings"))
        draft = json.loads(kept["boards"])["boards"][0]
        self.assertEqual((draft["open"], draft["open-harbours"]), ([], []))
        land = sorted((hex_ for hex_ in draft["board"]["hexes"] if hex_["terrain"] not in ("sea", "steppe")),
                      key=lambda hex_: [int(part) for part in reversed(hex_["at"].split(","))])
        self.assertEqual([hex_["terrain"] for hex_ in land], tiles)
        self.assertEqual([hex_["number"] for hex_ in land], tokens)
        self.assertEqual(sorted(harbour["trade"] for harbour in draft["board"]["harbours"]), sorted(harbours))


if __name__ == "__main__":
    run_with(missing())
