#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A screen with nothing but an X server: no window manager, which would make the window as large as the screen, and with
QT_SCALE_FACTOR=2, as dense screens have it. And what happens when the server ends. `bare_screen_test.py WATCHFIRE SOURCE_FOLDER`."""
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402
from recorded import Recorded, does  # noqa: E402


class BareScreen(unittest.TestCase):
    def server(self, size):
        """An X server and the name of its display."""
        read, write = os.pipe()
        server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24"], pass_fds=[write],
                                  stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        os.close(write)
        with os.fdopen(read) as told:
            return server, ":" + told.readline().strip()

    def seen(self, drive):
        """The window's size; what is on it must have no fault but those of a virtual screen's density."""
        drive.wait_still()
        self.assertEqual(drive.ask({"do": "audit", "mm": 5.9, "target": 9, "text": 1})["faults"], [])
        window = drive.state()["window"]
        return f"{window['width']}x{window['height']}"

    def shows(self, screen, window, **environment):
        game = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 9)
        with tempfile.TemporaryDirectory() as folder:
            path, db = os.path.join(folder, "drive"), os.path.join(folder, "journal.db")
            game.write(PROGRAM, db)
            environment = {**os.environ, "DISPLAY": self.server(screen)[1], "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8",
                           "QT_QUICK_BACKEND": "software", **environment}
            with open(os.path.join(folder, "errors"), "w+", encoding="utf-8") as errors:
                process = subprocess.Popen([PROGRAM, "--mm", "5.9", "--drive", path, "--db", db], env=environment, stderr=errors)
                with Drive(path, process) as drive:
                    drive.until(lambda state: not state["loading"])
                    self.assertEqual(self.seen(drive), window)
                    drive.tap("resume")
                    drive.until(lambda state: state.get("commands") == len(game.taken))
                    self.assertEqual(self.seen(drive), window)
                errors.seek(0)
                self.assertEqual([line for line in errors if "XDG_RUNTIME_DIR" not in line], [])

    def test_without_a_window_manager_the_screen_is_filled(self):
        self.shows("1024x600", "1024x600")
        self.shows("1920x1080", "1920x1080")

    def test_of_twice_the_density(self):
        self.shows("2560x1600", "1280x800", QT_SCALE_FACTOR="2")
        self.shows("1600x960", "800x480", QT_SCALE_FACTOR="2")

    def test_when_the_server_ends_the_program_ends_too_and_does_not_crash(self):
        """The moments lie where the journal's thread opens the journal. There one end in eight was a crash."""
        for seed in range(10):
            server, display = self.server("1280x800")
            with tempfile.TemporaryDirectory() as folder, self.subTest(seed=seed):
                environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8",
                               "QT_QUICK_BACKEND": "software"}
                process = subprocess.Popen([PROGRAM, "--db", os.path.join(folder, "journal.db")], env=environment,
                                           stderr=subprocess.DEVNULL)
                self.addCleanup(process.kill)
                while process.poll() is None and not any(name.startswith("journal.db") for name in os.listdir(folder)):
                    time.sleep(0.0005)
                time.sleep(random.Random(seed).random() * 0.02)
                server.kill()
                self.assertEqual(process.wait(60), 1)


if __name__ == "__main__":
    unittest.main(verbosity=2)
