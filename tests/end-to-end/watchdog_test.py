#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""With --kiosk a program whose screen hangs ends, and started again it goes on with the same game; one that is only busy,
or was stopped as a whole, plays on. `watchdog_test.py WATCHFIRE SOURCE_FOLDER`; it takes a minute, because nothing is
shortened for it."""
import json
import os
import pathlib
import signal
import sys
import tempfile
import threading
import time
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402
from recorded import Recorded, does  # noqa: E402

PIN = "2468"
HUNG = 70
PATIENCE = 30


class Watchdog(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def launch(self, name, *arguments):
        drive = Drive.launch(PROGRAM, *arguments, db=str(self.folder / f"{name}.db"))
        drive.until(lambda state: not state["loading"])
        return drive

    def hang(self, drive, name):
        """The GUI thread writes a picture into a pipe that nobody reads."""
        pipe = self.folder / name
        os.mkfifo(pipe)
        drive.socket.sendall((json.dumps({"do": "screenshot", "path": str(pipe)}) + "\n").encode())
        return pipe

    def test_a_hung_screen_ends_and_the_game_goes_on(self):
        game = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 3)
        game.write(PROGRAM, str(self.folder / "hung.db"))
        kiosk = self.launch("hung", "--kiosk")
        for digit in PIN + PIN:
            kiosk.wait_for(f"pin-{digit}")
            kiosk.tap(f"pin-{digit}")
        kiosk.wait_gone("newPinDialog")
        kiosk.tap("resume")
        kiosk.until(lambda state: state.get("commands") == len(game.taken))
        kiosk.wait_saved()
        desk = self.launch("desk")  # without --kiosk, so without a watchdog
        self.addCleanup(desk.close)
        pipe = self.hang(desk, "desk-pipe")
        self.hang(kiosk, "kiosk-pipe")
        begun = time.monotonic()
        self.assertEqual(kiosk.process.wait(4 * PATIENCE), HUNG)
        self.assertGreater(time.monotonic() - begun, PATIENCE - 4)
        self.assertIn("does not answer any more", (self.folder / "watchfire.log").read_text())
        kiosk.close()
        time.sleep(4)
        self.assertIsNone(desk.process.poll(), "nothing starts a program at a desk again")
        threading.Thread(target=pipe.read_bytes).start()  # it can go on
        json.loads(desk.reader.readline())
        again = self.launch("hung", "--kiosk")
        self.addCleanup(again.close)
        again.tap("resume")
        again.until(lambda state: state.get("commands") == len(game.taken))

    def test_what_is_busy_or_was_stopped_plays_on(self):
        drive = self.launch("busy", "--kiosk")
        self.addCleanup(drive.close)
        pipe = self.hang(drive, "short-pipe")
        time.sleep(PATIENCE / 2)
        threading.Thread(target=pipe.read_bytes).start()
        self.assertTrue(json.loads(drive.reader.readline())["ok"])
        os.kill(drive.process.pid, signal.SIGSTOP)
        time.sleep(PATIENCE + 6)
        os.kill(drive.process.pid, signal.SIGCONT)
        time.sleep(4)
        self.assertIsNone(drive.process.poll())
        drive.state()


if __name__ == "__main__":
    unittest.main(verbosity=2)
