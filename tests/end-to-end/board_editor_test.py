#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The board editor in the real program: the board on the table is entered in at most 45 taps, kept over
SIGKILL, and a game begins on it. An unfinished board is kept, but no game can begin on it.

Run by ctest with WATCHFIRE (the program) and WATCHFIRE_SOURCE (the source folder) set.
"""
import contextlib
import json
import os
import random
import sqlite3
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.environ["WATCHFIRE_SOURCE"], "scripts"))
from drive import Drive  # noqa: E402

PROGRAM = os.environ["WATCHFIRE"]
TILES = ["forest"] * 4 + ["pasture"] * 4 + ["fields"] * 4 + ["hills"] * 3 + ["mountains"] * 3 + ["desert"]
TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


class Finger:
    """Taps on buttons by name, and counts."""

    def __init__(self, drive):
        self.drive = drive
        self.taps = 0

    def tap(self, *names):
        for name in names:
            self.drive.wait_for(name)
            self.drive.tap(name)
            self.taps += 1


def to_boards(drive, scenario):
    """From the start to the page on which a board is chosen."""
    drive.until(lambda s: not s["loading"])
    finger = Finger(drive)
    finger.tap("newGame", f"scenario-{scenario}", "next", "next")
    drive.wait_for("otherBoard")


def header_of(db):
    with contextlib.closing(sqlite3.connect(db)) as journal:
        return json.loads(journal.execute("select header from games").fetchone()[0])


class Editor(unittest.TestCase):
    def test_the_board_on_the_table_in_at_most_45_taps(self):
        seed = random.randrange(10**6)
        chance = random.Random(seed)
        tiles, tokens = TILES[:], TOKENS[:]
        chance.shuffle(tiles)
        chance.shuffle(tokens)
        with self.subTest(seed=seed), tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            to_boards(drive, "base")
            finger = Finger(drive)
            finger.tap("otherBoard", "startEmpty")
            for terrain in tiles:
                finger.tap(f"brush-terrain-{terrain}")
            for number in tokens:
                finger.tap(f"brush-number-{number}")
            finger.tap("brush-harbours-begun", "saveBoard", "key-done")
            drive.until(lambda s: s["boards"] == 1)
            drive.wait_saved()
            print(f"taps: {finger.taps}")
            self.assertLessEqual(finger.taps, 45)
            drive.kill()

            drive = Drive.launch(PROGRAM, db=db)
            to_boards(drive, "base")
            Finger(drive).tap("board-own-1", "start")
            drive.until(lambda s: s["screen"] == "table" and s.get("game"))
            drive.wait_saved()
            drive.kill()
            board = header_of(db)["board"]
            rows = sorted((hex_ for hex_ in board["hexes"] if hex_["terrain"] != "sea"),
                          key=lambda hex_: [int(part) for part in reversed(hex_["at"].split(","))])
            self.assertEqual([hex_["terrain"] for hex_ in rows], tiles)
            self.assertEqual([hex_["number"] for hex_ in rows if hex_["terrain"] != "desert"], tokens)

    def test_an_unfinished_board_is_kept_and_not_played_on(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            to_boards(drive, "base")
            finger = Finger(drive)
            finger.tap("otherBoard", "startEmpty", "brush-terrain-hills", "saveBoard", "key-done")
            drive.until(lambda s: s["boards"] == 1)
            drive.wait_saved()
            drive.kill()
            with Drive.launch(PROGRAM, db=db) as drive:
                to_boards(drive, "base")
                drive.wait_for("board-own-1")
                finger = Finger(drive)
                finger.tap("otherBoard", "source-own-1", "deleteBoard", "editorYes")
                drive.until(lambda s: s["boards"] == 0)

    def test_what_nobody_saved_is_there_after_a_kill(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            to_boards(drive, "base")
            Finger(drive).tap("otherBoard", "startEmpty", "brush-terrain-hills", "brush-terrain-forest")
            drive.wait_saved()
            drive.kill()

            drive = Drive.launch(PROGRAM, db=db)
            to_boards(drive, "base")
            finger = Finger(drive)
            finger.tap("otherBoard", "resumeBoard")
            drive.wait_for("walkTitle")
            self.assertEqual(drive.find("walkTitle")["text"], "Which terrain? Hex 3 of 19")
            # A stroke of the finger, then no wait except for the disk.
            finger.tap("walk", "brush-terrain-gold")
            spot = drive.find("hex-0,0")
            drive.tap_at(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
            drive.wait_saved()
            drive.kill()

            with Drive.launch(PROGRAM, db=db) as drive:
                to_boards(drive, "base")
                finger = Finger(drive)
                finger.tap("otherBoard", "resumeBoard", "saveBoard", "key-done")
                drive.until(lambda s: s["boards"] == 1)
                drive.wait_saved()
            with contextlib.closing(sqlite3.connect(db)) as journal:
                kept = dict(journal.execute("select key, value from settings"))
            board = json.loads(kept["boards"])["boards"][0]["board"]
            laid = {hex_["at"]: hex_["terrain"] for hex_ in board["hexes"]}
            self.assertEqual([laid["0,-2"], laid["1,-2"], laid["0,0"]], ["hills", "forest", "gold"])
            self.assertEqual(kept["board-unsaved"], "")

    def test_a_fault_is_mended_by_the_button_beside_it(self):
        with tempfile.TemporaryDirectory() as folder:
            with Drive.launch(PROGRAM, db=os.path.join(folder, "journal.db")) as drive:
                to_boards(drive, "base")
                finger = Finger(drive)
                finger.tap("otherBoard", "startCopy", "group-pieces", "brush-robber")

                def tap_hex(place):
                    spot = drive.find(f"hex-{place}")
                    drive.tap_at(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)

                self.assertIsNone(drive.find("whyNothing"))
                tap_hex("3,0")
                self.assertEqual(drive.wait_for("whyNothing")["text"], "The robber stands on land only.")
                tap_hex("0,0")
                drive.wait_gone("whyNothing")
                finger.tap("mend-problem-0")
                drive.wait_gone("mend-problem-0")
                finger.tap("editorUndo")
                drive.wait_for("mend-problem-0")

    def test_painted_by_finger_on_the_board(self):
        with tempfile.TemporaryDirectory() as folder:
            with Drive.launch(PROGRAM, db=os.path.join(folder, "journal.db")) as drive:
                to_boards(drive, "base")
                finger = Finger(drive)
                finger.tap("otherBoard", "startCopy", "brush-terrain-sea")
                spot = drive.find("hex-0,0")
                drive.tap_at(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
                finger.tap("group-harbour", "brush-harbour-wool")
                drive.wait_for("saveBoard")


if __name__ == "__main__":
    unittest.main(verbosity=2)
