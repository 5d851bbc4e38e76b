#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Practice between two evenings of a game, with the real program: the simulated tower is for practice only, the list of games says which
game that is, and the start page goes on with the other one. `practice_test.py WATCHFIRE SOURCE_FOLDER`."""
import os
import pathlib
import sys
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import Recorded, does  # noqa: E402


class Practice(unittest.TestCase):
    def open(self, *arguments):
        drive = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 9).open(PROGRAM, *arguments)
        self.addCleanup(drive.close)
        return drive

    def leave(self, drive):
        drive.tap("menu")
        drive.wait_for("startPage")
        drive.tap("startPage")
        drive.wait_for("practice")

    def practise(self, drive, game):
        self.leave(drive)
        drive.tap("practice")
        drive.until(lambda s: s["screen"] == "table" and s["game"] != game)
        drive.until(lambda s: s["link"] == "connected")
        drive.wait_saved()
        return drive.state()["game"]

    def test_any_other_game_goes_on_with_the_real_tower(self):
        drive = self.open()
        game = drive.state()["game"]
        self.assertNotEqual(drive.state()["link"], "connected")
        practice = self.practise(drive, game)
        self.leave(drive)
        drive.tap("games")
        drive.wait_for(f"game-{practice}")
        said = [text["text"] for text in drive.ask({"do": "texts"})["texts"] if " moves" in text["text"]]
        drive.tap(f"game-{game}")
        drive.until(lambda s: s["screen"] == "table" and s["game"] == game)
        drive.until(lambda s: s["link"] != "connected")
        self.assertEqual([text.endswith(" · practice") for text in said], [True, False], said)
        self.leave(drive)
        drive.tap("games")
        drive.wait_for(f"game-{practice}")
        drive.tap(f"game-{practice}")
        drive.until(lambda s: s["screen"] == "table" and s["game"] == practice)
        drive.until(lambda s: s["link"] == "connected")
        self.leave(drive)
        drive.tap("resume")  # the latest game that is no practice
        drive.until(lambda s: s["screen"] == "table" and s["game"] == game)
        drive.until(lambda s: s["link"] != "connected")

    def test_with_a_simulated_tower_for_all_games_it_stays(self):
        drive = self.open("--simulate")
        game = drive.state()["game"]
        drive.until(lambda s: s["link"] == "connected")
        self.practise(drive, game)
        self.leave(drive)
        drive.tap("resume")
        drive.until(lambda s: s["screen"] == "table" and s["game"] == game)
        self.assertEqual(drive.state()["link"], "connected")


if __name__ == "__main__":
    unittest.main(verbosity=2)
