#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`watchfire --trace`: where a roll of a real tower spends its time until its steps are painted, as a file in Chrome's format.

    trace_test.py WATCHFIRE WATCHFIRE_TOWER
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
TOWER = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SOURCE / "scripts"), str(SOURCE / "tests/bench"), str(SOURCE / "tests/end-to-end")]
import hops  # noqa: E402  (the path is known only now)
from play_game import Tower  # noqa: E402
from recorded import Recorded, clear_steps, does  # noqa: E402

ROLL = [3, 5]
SCREEN = {"command", "rules", "steps told", "models", "frame"}


class Trace(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "trace.json"

    def opened(self):
        """The program before a roll, with a tower."""
        self.tower = Tower(TOWER, str(self.folder))
        self.addCleanup(self.tower.quit)
        game = Recorded.read("tests/end-to-end/great-wall-4").before(does("roll"), 10)
        drive = game.open(PROGRAM, "--port", self.tower.link, "--trace", str(self.file))
        self.addCleanup(drive.close)
        drive.until(lambda state: state["link"] == "connected")
        clear_steps(drive)
        return drive

    def rolled(self, drive):
        before = drive.state()["commands"]
        self.tower.roll(ROLL)
        drive.until(lambda state: state["commands"] > before)
        drive.wait_idle()

    def test_a_roll_takes_the_hops_in_their_order(self):
        drive = self.opened()
        self.rolled(drive)
        drive.close()
        events = json.loads(self.file.read_text())  # whole, because the program ended by itself
        [roll] = hops.rolls(events)
        found = hops.hops_of(events, roll)
        begins = [found[name].begin for name in hops.HOPS]
        self.assertEqual(begins, sorted(begins), found)
        self.assertTrue(all(hop.begin <= hop.end for hop in found.values()), found)
        # No roll is acted on before it is on disk.
        self.assertLessEqual(found["journal commit"].end, found["command"].begin)
        self.assertEqual({found[name].thread for name in SCREEN}, {"screen"})
        self.assertEqual(found["bytes read"].thread, "dice tower")
        self.assertEqual(found["line decoded"].thread, "dice tower")
        self.assertEqual(found["journal commit"].thread, "journal")

    def test_a_killed_program_leaves_whole_events(self):
        drive = self.opened()
        self.rolled(drive)
        drive.kill()
        events = json.loads(self.file.read_text() + "]")
        [roll] = hops.rolls(events)
        self.assertEqual(list(hops.hops_of(events, roll)), hops.HOPS)

    def test_every_hop_is_explained(self):
        page = (SOURCE / "docs/performance.md").read_text(encoding="utf-8")
        for name in hops.HOPS:
            self.assertIn(f"| `{name}` |", page)

    def test_a_file_that_cannot_be_made_is_named(self):
        kept = self.folder / "kept.json"
        kept.write_text("mine")
        for path, reason in ((kept, "name a new file"), (self.folder, "name a new file"),
                             (self.folder / "nowhere/trace.json", "cannot be made")):
            ran = subprocess.run([PROGRAM, "--trace", path], capture_output=True, text=True, timeout=60, check=False,
                                 env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"})
            self.assertEqual(ran.returncode, 2, path)
            self.assertIn(f"--trace {path}: ", ran.stderr)
            self.assertIn(reason, ran.stderr)
        self.assertEqual(kept.read_text(), "mine")


if __name__ == "__main__":
    unittest.main()
