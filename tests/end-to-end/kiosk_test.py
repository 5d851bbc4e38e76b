#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kiosk mode in its intended place: under cage, with real pointer and key events. Only the PIN leads out of
it, and when the program quits, so does cage (packaging/cage starts it again).

    kiosk_test.py WATCHFIRE

cage runs in a window of a virtual screen. It refuses to run as root; root plays as nobody.
"""
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402  (the path is known only now)

PROGRAM = os.path.abspath(sys.argv.pop(1))
PIN = "2468"
# Key combinations that leave a program, or switch to another one, on most desktops.
WAYS_OUT = ("alt+F4", "ctrl+q", "ctrl+w", "alt+Tab", "alt+Escape", "ctrl+alt+BackSpace", "ctrl+alt+F2", "super", "F11")


class Screen:
    """A virtual screen with cage on it, and somebody at its pointer and keys."""

    def __init__(self, folder):
        self.folder = folder
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], pass_fds=[write],
                                       stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = ":" + told.readline().strip()
        # A program that runs as another user may not be able to read the build folder.
        program = shutil.copy(PROGRAM, folder)
        owner = {}
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            owner = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "XDG_RUNTIME_DIR": folder, "DISPLAY": self.display,
                       "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "XDG_SESSION_TYPE": "wayland",
                       "QT_QPA_PLATFORM": "wayland", "QT_QUICK_BACKEND": "software", "LC_ALL": "C.UTF-8"}
        drive = os.path.join(folder, "drive")
        with open(os.path.join(folder, "cage.log"), "wb") as log:
            self.cage = subprocess.Popen(
                ["cage", "--", program, "--kiosk", "--fullscreen", "--mm", "5.9", "--port", os.path.join(folder, "no-tower"),
                 "--drive", drive, "--db", os.path.join(folder, "journal.db")],
                env=environment, cwd=folder, stdout=log, stderr=log, **owner)
        self.drive = Drive(drive, self.cage)
        self.drive.until(lambda s: not s["loading"])

    def close(self):
        self.drive.socket.close()
        for process in (self.cage, self.server):
            process.kill()
            process.wait()

    def told(self):
        return pathlib.Path(self.folder, "cage.log").read_text(errors="replace")

    def do(self, *what):
        subprocess.run(["xdotool", *map(str, what)], env={**os.environ, "DISPLAY": self.display}, check=True)

    def press(self, name):
        self.drive.wait_for(name)
        self.drive.wait_idle()
        item = next(item for item in self.drive.state()["names"] if item["name"] == name)
        self.do("mousemove", int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2), "click", 1)

    def enter(self, pin):
        for digit in pin:
            self.press(f"pin-{digit}")


class Kiosk(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="watchfire-kiosk-")
        self.addCleanup(self.folder.cleanup)
        self.screen = Screen(self.folder.name)
        self.addCleanup(self.screen.close)
        self.drive = self.screen.drive
        # --kiosk asks for a PIN before anything else.
        self.drive.wait_for("newPinDialog")
        self.screen.enter(PIN)
        self.screen.enter(PIN)
        self.drive.wait_gone("newPinDialog")
        self.drive.wait_saved()

    def test_only_the_pin_leads_out(self):
        screen = self.screen
        window = self.drive.state()["window"]
        for keys in WAYS_OUT:
            screen.do("key", keys)
        screen.press("settingsPage")
        screen.enter("1111")
        self.drive.wait_for("pinDialog")
        self.assertEqual(self.drive.state()["screen"], "start")
        screen.press("cancelPin")
        self.drive.wait_gone("pinDialog")
        # The table could not leave, so it plays on.
        screen.press("newGame")
        self.drive.until(lambda s: s["screen"] != "start")
        self.assertEqual(self.drive.state()["window"], window)
        self.assertIsNone(screen.cage.poll(), screen.told())

    def test_with_the_pin_it_quits_and_cage_with_it(self):
        screen = self.screen
        screen.press("quit")
        self.drive.wait_for("pinDialog")
        self.assertIsNone(screen.cage.poll(), screen.told())
        screen.enter(PIN)
        self.assertEqual(screen.cage.wait(30), 0, screen.told())


if __name__ == "__main__":
    for wanted in ("cage", "Xvfb", "Xwayland", "xdotool"):
        if not shutil.which(wanted):
            print(f"{wanted} is missing")
            sys.exit(77)
    unittest.main(verbosity=2)
