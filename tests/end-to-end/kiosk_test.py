#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kiosk mode in its intended place: under cage, with real pointer and key events. Only the PIN leads out of
it, and when the program quits, so does cage (packaging/cage starts it again).

    kiosk_test.py WATCHFIRE

What else a stranger may try: kiosk_ways_out_test.py.
"""
import os
import sys
import tempfile
import unittest

from cage_screen import Screen, missing
from needed import run_with

PROGRAM = os.path.abspath(sys.argv.pop(1))
PIN = "2468"


class Kiosk(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="watchfire-kiosk-")
        self.addCleanup(self.folder.cleanup)
        self.screen = Screen(PROGRAM, self.folder.name)
        self.addCleanup(self.screen.close)
        self.drive = self.screen.drive
        self.screen.set_pin(PIN)

    def test_only_the_pin_leads_out(self):
        screen = self.screen
        window = self.drive.state()["window"]
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
    run_with(missing())
