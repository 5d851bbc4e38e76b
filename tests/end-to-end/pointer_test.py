#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A real pointer on a real X screen without a window manager, as xinit starts the program: the window fills
the screen, and a double tap presses nothing that the first tap opened.

    pointer_test.py WATCHFIRE
"""
import os
import sys
import time
import unittest

from pointer import Screen, missing
from needed import run_with
from recorded import Recorded, clear_steps, does

PROGRAM = os.path.abspath(sys.argv.pop(1))


class Table(Screen):
    """Somebody who also plays."""

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
    def start(self, size, *arguments, game=None):
        screen = Table(PROGRAM, size, *arguments, game=game)
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

    def test_soldiers_are_dragged_onto_the_board(self):
        for size, mm in (("1280x800", "5.9"), ("1024x600", "6.67"), ("800x480", "5.25")):
            with self.subTest(size=size):
                game = Recorded.read("tests/golden/black-powder-three-years").before(does("move"))
                screen = self.start(size, "--mm", mm, "--language", "en", game=game)
                screen.drive.tap("resume")
                screen.drive.until(lambda s: s.get("commands") == len(game.taken))
                clear_steps(screen.drive)
                before = screen.drive.state()["commands"]
                def foot(name):
                    box = screen.drive.wait_for(name)
                    return round(box["y"] + box["height"])
                # What ends a turn, an entry and a step has one place, whoever can be recruited above it.
                ends = foot("action-end-turn")
                # While something else is entered, its choices have their room.
                screen.click("action-build")
                screen.drive.wait_gone("tray-archer")
                screen.click("entryBack")
                # Let go on nothing, he goes back.
                screen.drag("tray-spearman", "menu")
                self.assertFalse(screen.drive.find("entryTitle"))
                screen.drag("tray-archer", "landing-S1.1:a3")
                screen.drag("tray-archer", "landing-S3.1:a4")
                self.assertEqual(foot("entryDone"), ends)
                screen.click("entryDone")
                state = screen.drive.until(lambda s: s["commands"] == before + 1)
                self.assertEqual(foot("done"), ends)
                self.assertEqual(state["state"]["sections"]["S1"]["fire"]["snake"], {"archer": 1})
                self.assertEqual(state["state"]["sections"]["S3"]["fire"]["snake"], {"archer": 1})

    def test_who_is_dropped_on_an_enlarged_card_stands_there(self):
        for size, mm in (("1280x800", "5.9"), ("1024x600", "6.67"), ("800x480", "5.25")):
            with self.subTest(size=size):
                whole = Recorded.read("tests/golden/black-powder-three-years")
                game = Recorded(whole.header, whole.taken[:27])
                screen = self.start(size, "--mm", mm, "--language", "en", game=game)
                screen.drive.tap("resume")
                screen.drive.until(lambda s: s.get("commands") == len(game.taken))
                clear_steps(screen.drive)
                # The enlarged card covers the others, and its spots lie over theirs.
                screen.click("horde-S1.1")
                screen.drive.wait_for("spot-S1.1:b4")
                screen.drive.wait_still()
                screen.drag("tray-spearman", "spot-S1.1:b4")
                self.assertTrue(screen.drive.find("hordeLens"), "the next one may stand there too")
                screen.click("entryDone")
                screen.drive.until(lambda s: s["commands"] == len(game.taken) + 1)
                line = screen.drive.ask({"do": "picture"})["log"]["lines"][-1]
                self.assertEqual([one["at"] for one in line["soldiers"]], ["S1.1:b4"])

    def test_a_second_tap_out_of_habit_answers_no_question(self):
        """Where "End turn" was, "Save nobody" lies next."""
        game = Recorded.read("tests/golden/black-powder-three-years").before(does("end-turn"))
        for _ in range(8):
            screen = self.start("1024x600", "--mm", "6.67", "--language", "en", game=game)
            drive = screen.drive
            drive.tap("resume")
            drive.until(lambda s: s.get("commands") == len(game.taken))
            clear_steps(drive)
            before = drive.state()["commands"]
            screen.click("action-end-turn")
            pressed = time.monotonic()
            drive.wait_for("option-1")
            time.sleep(max(0, 0.7 - (time.monotonic() - pressed)))
            late = time.monotonic() - pressed
            screen.do("click", 1)
            # On a busy machine the second tap comes so late that it is meant.
            if late < 1:
                drive.wait_idle()
                time.sleep(0.3)
                self.assertEqual(drive.state()["commands"], before + 1, f"{late:.2f} s after the first tap")
                time.sleep(1.2)
                screen.do("click", 1)
                drive.until(lambda s, before=before: s["commands"] == before + 2)
                return
        self.fail("no second tap came soon enough")

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

    def test_a_key_that_is_held_down_acts_once(self):
        """The X server repeats it, after half a second some 25 times a second."""
        game = Recorded.read("tests/end-to-end/great-wall-4").before(does("roll"), 10)
        screen = self.start("1280x800", "--mm", "5.9", game=game)
        drive = screen.drive
        drive.tap("resume")
        drive.until(lambda s: s.get("commands") == len(game.taken))
        clear_steps(drive)
        before = drive.state()["commands"]

        def hold(key):
            screen.do("keydown", key)
            time.sleep(1.5)
            screen.do("keyup", key)
            drive.wait_idle()

        hold("3")
        self.assertEqual(drive.state()["commands"], before, "one die, not both")
        screen.do("key", "1")
        steps = drive.until(lambda s: s["commands"] == before + 1)["steps-left"]
        self.assertEqual(steps, 2)
        hold("d")
        self.assertEqual(drive.state()["steps-left"], steps - 1)
        hold("u")
        self.assertEqual(drive.state()["commands"], before)


if __name__ == "__main__":
    run_with(missing())
