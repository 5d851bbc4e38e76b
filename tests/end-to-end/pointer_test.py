#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A real pointer on a real X screen without a window manager, as xinit starts the program: the window fills
the screen, and a double tap presses nothing that the first tap opened.

    pointer_test.py WATCHFIRE
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402  (the path is known only now)

PROGRAM = os.path.abspath(sys.argv.pop(1))


class Screen:
    """A virtual screen, the program alone on it, and somebody at its pointer."""

    def __init__(self, size, *arguments):
        self.folder = tempfile.TemporaryDirectory(prefix="watchfire-pointer-")
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24"], pass_fds=[write],
                                       stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = ":" + told.readline().strip()
        socket = os.path.join(self.folder.name, "drive")
        self.program = subprocess.Popen(
            [PROGRAM, "--drive", socket, "--db", os.path.join(self.folder.name, "journal.db"),
             "--port", os.path.join(self.folder.name, "no-tower"), *arguments],
            env={**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
                 "HOME": self.folder.name, "LC_ALL": "C.UTF-8"})
        self.drive = Drive(socket, self.program)
        self.drive.until(lambda s: not s["loading"])

    def close(self):
        self.drive.socket.close()
        for process in (self.program, self.server):
            process.kill()
            process.wait()
        self.folder.cleanup()

    def do(self, *what):
        subprocess.run(["xdotool", *map(str, what)], env={**os.environ, "DISPLAY": self.display}, check=True)

    def click(self, name, *how):
        item = self.drive.wait_for(name)
        self.do("mousemove", int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2), "click", *how, 1)

    def found(self):
        """Plays to the first roll through the program's own screens."""
        drive = self.drive
        drive.tap("newGame")
        while not drive.find("start"):
            drive.tap("next")
        drive.tap("start")
        drive.wait_for("tableScreen")
        while True:
            state = drive.state()
            if state["mode"] != "founding":
                return
            names = [item["name"] for item in state["names"]]
            places = [name for name in names if name.startswith("place-")]
            drive.tap(places[0] if places else "begin")
            if drive.find("confirmPlace"):
                drive.tap("confirmPlace")
            drive.until(lambda s: s["commands"] > state["commands"] or s["mode"] != "founding")


class Pointer(unittest.TestCase):
    def start(self, size, *arguments):
        screen = Screen(size, *arguments)
        self.addCleanup(screen.close)
        return screen

    def test_the_window_takes_the_screen_it_has(self):
        for size in ("1920x1080", "1024x600", "800x480"):
            for arguments in ((), ("--fullscreen",)):
                with self.subTest(size=size, arguments=arguments):
                    screen = self.start(size, *arguments)
                    window = screen.drive.until(lambda s: "window" in s)["window"]
                    self.assertEqual(f"{window['width']}x{window['height']}", size)
                    # The window reaches into the last corner: it reacts to taps there.
                    quit_ = screen.drive.wait_for("quit")
                    self.assertLessEqual(quit_["x"] + quit_["width"], window["width"])
                    self.assertLessEqual(quit_["y"] + quit_["height"], window["height"])

    def test_a_double_tap_on_the_second_die_ends_no_turn(self):
        screen = self.start("1280x800", "--mm", "5.9", "--language", "en")
        drive = screen.drive
        screen.found()
        quiet = 0
        for first, second in ((1, 1), (1, 2), (6, 6), (5, 6), (2, 2)):
            before = drive.state()["commands"]
            screen.click(f"die-1-{first}")
            drive.wait_idle()
            screen.click(f"die-2-{second}", "--repeat", 2, "--delay", 180)
            drive.until(lambda s: s["commands"] > before)
            time.sleep(0.8)
            after = drive.state()
            self.assertEqual(after["commands"], before + 1, f"{first} and {second}: only the roll")
            if drive.find("endTurn"):
                quiet += 1
            drive.tap("undo")
            drive.until(lambda s: s["commands"] == before)
            # A game that is rolled with care tells as many steps.
            drive.tap(f"die-1-{first}")
            drive.tap(f"die-2-{second}")
            calm = drive.until(lambda s: s["commands"] == before + 1)
            self.assertEqual(after["steps-left"], calm["steps-left"], f"{first} and {second}: nothing is ticked")
            drive.tap("undo")
            drive.until(lambda s: s["commands"] == before)
        self.assertGreater(quiet, 0, "a roll after which End turn lies there at once")

    def test_a_script_and_the_keyboard_wait_for_nothing(self):
        screen = self.start("1280x800", "--mm", "5.9")
        drive = screen.drive
        screen.found()
        before = drive.state()["commands"]
        screen.do("key", "1", "key", "1")
        drive.until(lambda s: s["commands"] > before)
        while drive.state()["steps-left"] > 0:
            left = drive.state()["steps-left"]
            screen.do("key", "d")
            drive.until(lambda s: s["steps-left"] < left)


if __name__ == "__main__":
    for wanted in ("Xvfb", "xdotool"):
        if not shutil.which(wanted):
            print(f"{wanted} is missing")
            sys.exit(77)
    unittest.main(verbosity=2)
