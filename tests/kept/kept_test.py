#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Evenings that older versions wrote open in this one: every game goes on in the state in which it was left, with the table's own
board, its values, its settings and its PIN.

    kept_test.py WATCHFIRE [FOLDER...]     without folders: all beside this file
"""
import gzip
import json
import os
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "scripts"))
from colour_vision import read  # noqa: E402
from drive import Drive  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))
EVENINGS = [pathlib.Path(name) for name in sys.argv[1:]] or sorted(path.parent for path in HERE.glob("*/evening.json"))


def touch(drive, *names):
    for name in names:
        drive.wait_for(name)
        drive.wait_idle()
        drive.tap(name)


class Kept(unittest.TestCase):
    def opened(self, evening, *arguments):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        journal = pathlib.Path(folder.name, "journal.db")
        journal.write_bytes(gzip.decompress((evening / "journal.db.gz").read_bytes()))
        drive = Drive.launch(PROGRAM, *arguments, db=str(journal))
        self.addCleanup(drive.close)
        drive.until(lambda state: not state["loading"] and state["screen"] == "start")
        self.assertEqual(drive.state()["problem"], "")
        return drive

    def test_every_game_goes_on_where_it_was(self):
        self.assertGreater(len(EVENINGS), 0)
        for evening in EVENINGS:
            wanted = json.loads((evening / "evening.json").read_text())
            self.assertGreater(len(wanted["games"]), 0, evening)
            drive = self.opened(evening)
            for game, left in wanted["games"].items():
                with self.subTest(evening=evening.name, game=game):
                    touch(drive, "games", f"game-{game}")
                    drive.until(lambda state, game=game: state.get("game") == game)
                    state = drive.state()
                    self.assertEqual((state["problem"], state["notice"]), ("", ""))
                    self.assertEqual(state["commands"], left["commands"])
                    self.assertEqual(state["state"], left["state"])
                    touch(drive, "menu", "startPage")
                    drive.until(lambda state: state["screen"] == "start")

    def test_boards_values_and_settings_are_there(self):
        self.assertGreater(len(EVENINGS), 0)
        for evening in EVENINGS:
            with self.subTest(evening=evening.name):
                wanted = json.loads((evening / "evening.json").read_text())
                drive = self.opened(evening)
                state = drive.state()
                # Later versions may say more of a book.
                book = {field: state["book"][field] for field in wanted["book"]}
                self.assertEqual((state["boards"], book), (wanted["boards"], wanted["book"]))
                self.assertGreater(self.brightness(drive), 150)  # the light theme was chosen that evening
                touch(drive, "settingsPage")
                drive.wait_for("pinDialog")  # the table was locked
                touch(drive, *(f"pin-{digit}" for digit in wanted["pin"]), "group-screen")
                self.assertEqual(drive.state()["screen"], "settings")

    def brightness(self, drive):
        """The mean of the picture's lowest row, 0 to 255: the start page's ground."""
        drive.wait_still()
        with tempfile.TemporaryDirectory() as folder:
            picture = os.path.join(folder, "start.png")
            drive.screenshot(picture)
            _, _, rows = read(pathlib.Path(picture))
        return sum(rows[-1]) / len(rows[-1])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
