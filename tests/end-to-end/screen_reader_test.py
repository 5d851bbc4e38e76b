#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks what a screen reader reads out while a table plays, by listening on the accessibility bus. Orca
reads every item with the role of a notification as soon as it is shown, wherever its focus is.

    screen_reader_test.py WATCHFIRE

Restarts itself under its own session bus and virtual screen: Qt's other platforms have no such bus.
"""
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import PATIENCE  # noqa: E402  (the path is known only now)
from recorded import Recorded, asks, clear_steps, does  # noqa: E402  (the path is known only now)

DEBIANS_PYTHON = "/usr/bin/python3"  # has the bindings

try:
    from gi.repository import Gio, GLib
except ImportError:
    Gio = GLib = None

ATSPI = "org.a11y.atspi"
NOTIFICATION = "notification"
# Bits of an item's state.
FOCUSABLE, SHOWING = 11, 25
# Roles of what can be pressed or changed.
PRESSED = {"button", "push button", "toggle button", "check box", "radio button"}
# Names of the log, which nobody at a table knows.
INNER = re.compile(r"\bS[1-4]\b|(?<!\()\bT[1-4]\b|[a-z]+-[a-z]+@|\bBP-\d")


class Reader:
    """Listens on the accessibility bus, in a thread of its own."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        (address,) = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1,
                                       None).unpack()
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.call_sync(ATSPI + ".Registry", "/org/a11y/atspi/registry", ATSPI + ".Registry", "RegisterEvent",
                           GLib.Variant("(sass)", ("object:state-changed", [], "")), None, 0, -1, None)
        self.heard = []
        self.news = threading.Condition()
        self.bus.signal_subscribe(None, ATSPI + ".Event.Object", "StateChanged", None, None, 0, self.changed)
        self.loop = GLib.MainLoop()
        threading.Thread(target=self.loop.run, daemon=True).start()

    def programs(self):
        """The bus names of the programs that report to the bus."""
        (children,) = self.bus.call_sync(ATSPI + ".Registry", "/org/a11y/atspi/accessible/root", ATSPI + ".Accessible",
                                         "GetChildren", None, None, 0, -1, None).unpack()
        return {name for name, _path in children}

    def everything(self, program):
        """All that a program shows now, as (role, name, can be chosen)."""
        return [item for _path, item in self.walk(program)]

    def walk(self, program):
        """The same with its path on the bus: a reader walks through it like this."""
        todo = ["/org/a11y/atspi/accessible/root"]
        while todo:
            path = todo.pop()
            (children,) = self.call(program, path, "GetChildren")
            todo.extend(child for owner, child in children if owner == program)
            (low, _high), = self.call(program, path, "GetState")
            if not low & 1 << SHOWING:
                continue
            (role,) = self.call(program, path, "GetRoleName")
            (name,) = self.bus.call_sync(program, path, "org.freedesktop.DBus.Properties", "Get",
                                         GLib.Variant("(ss)", (ATSPI + ".Accessible", "Name")), None, 0, -1, None).unpack()
            yield path, (role, name, bool(low & 1 << FOCUSABLE))

    def activate(self, program, name):
        """What a reader does with the first item of this name: its first action."""
        path = next(path for path, (_role, words, _) in self.walk(program) if words == name)
        self.bus.call_sync(program, path, ATSPI + ".Action", "DoAction", GLib.Variant("(i)", (0,)), None, 0, -1, None)

    def call(self, program, path, method):
        return self.bus.call_sync(program, path, ATSPI + ".Accessible", method, None, None, 0, -1, None).unpack()

    def changed(self, _bus, sender, path, _interface, _signal, what):
        state, on, *_ = what.unpack()
        if state == "showing" and on:
            self.ask(sender, path, "GetRoleName", lambda role: role == NOTIFICATION and self.read(sender, path))

    def ask(self, sender, path, method, then):
        def answered(bus, result):
            try:
                then(bus.call_finish(result).unpack()[0])
            except GLib.Error:
                pass  # it is gone already

        self.bus.call(sender, path, ATSPI + ".Accessible", method, None, None, 0, -1, None, answered)

    def read(self, sender, path):
        def answered(bus, result):
            try:
                (name,) = bus.call_finish(result).unpack()
            except GLib.Error:
                return
            with self.news:
                self.heard.append(name)
                self.news.notify_all()

        self.bus.call(sender, path, "org.freedesktop.DBus.Properties", "Get",
                      GLib.Variant("(ss)", (ATSPI + ".Accessible", "Name")), None, 0, -1, None, answered)

    def hears(self, text):
        with self.news:
            self.news.wait_for(lambda: any(text in name for name in self.heard), PATIENCE)
            return any(text in name for name in self.heard)


class Reading(unittest.TestCase):
    GAME = "tests/end-to-end/great-wall-4"

    def setUp(self):
        self.game = Recorded.read(self.GAME)
        self.reader = Reader()

    def opened(self, moment):
        absent = os.path.join(os.environ["XDG_RUNTIME_DIR"], "no-tower")
        known = self.reader.programs()

        # What is announced before the program has found the bus is never said.
        def found():
            end = time.monotonic() + PATIENCE
            while not self.reader.programs() - known:
                self.assertLess(time.monotonic(), end, "the program never reports to the bus")
                time.sleep(0.05)
            (self.program,) = self.reader.programs() - known

        drive = moment.open(PROGRAM, "--port", absent, mm=5.9, offscreen=False, before=found)
        self.addCleanup(drive.close)
        return drive

    def hears(self, text):
        self.assertTrue(self.reader.hears(text), self.reader.heard)


class ScreenReader(Reading):
    def test_a_roll_and_the_question_that_follows_are_read_out_together(self):
        drive = self.opened(self.game.before(does("roll"), 10))
        clear_steps(drive)
        drive.wait_idle()
        for face in ("die-1-3", "die-2-4"):
            drive.tap(face)
        self.hears("Discard half of more than 7 cards\nBlue, where does the pirate go?")

    def test_what_is_on_or_off_acts_when_a_reader_toggles_it(self):
        """The first action of a check box is to toggle it; by itself Qt would only change what is drawn."""
        drive = self.opened(self.game.before(does("roll"), 10))
        clear_steps(drive)
        drive.wait_idle()
        self.reader.activate(self.program, drive.wait_for("risk")["text"])
        drive.wait_for("riskTitle")
        drive.wait_idle()
        player = drive.ask({"do": "find", "name": "risk-blue"})["text"]
        self.reader.activate(self.program, player)
        drive.until(lambda s: player in drive.find("riskTitle")["text"])

    def test_a_newcomer_hears_everything_that_is_open(self):
        self.opened(self.game.upto(asks("steal-from")))
        self.hears("Discard half of more than 7 cards")


class BlackPowderYear(Reading):
    """A year of Black Powder's screens: what is told, and that all that can be touched has a role and words."""
    GAME = "tests/golden/black-powder-three-years"

    def understood(self, drive, *expected):
        """Everything that can be pressed has words, and among them are these beginnings."""
        drive.wait_idle()
        shown = self.reader.everything(self.program)
        pressed = [name for role, name, _ in shown if role in PRESSED]
        self.assertGreater(len(pressed), 5, shown)
        self.assertEqual([one for one in shown if one[0] in PRESSED and len(one[1].strip()) < 2 and not one[1].isdigit()], [])
        self.assertEqual([one for one in shown if INNER.search(one[1])], [])
        for words in expected:
            self.assertTrue(any(words in name for _, name, _ in shown), f"{words!r} is not among {pressed}")
        return shown

    def fall(self):
        drive = self.opened(self.game.before(does("recruit")))
        clear_steps(drive)
        drive.wait_idle()
        return drive

    def test_fall(self):
        drive = self.fall()
        shown = self.understood(drive, "The wall and the hordes before it", "Lethality", "Shame left", "Left section, wall level",
                                "Middle, Firing spots", "Right, Rest zone", "Recruit", "Build")
        # Wall, firing spots and rest zone of each section, and every row before it that has a horde.
        places = [name for role, name, focusable in shown
                  if role in PRESSED and focusable and re.search("section|Firing spots|Rest zone", name)]
        self.assertGreaterEqual(len(places), 9 + 4, shown)
        self.assertEqual(len(set(places)), len(places), "no two places sound alike")
        drive.tap("holdings")
        drive.wait_for("holdingsSheet")
        self.understood(drive, "loses that many of his soldiers", "Shame tokens in the pool")

    def test_a_horde_card_and_its_spots(self):
        drive = self.fall()
        drive.tap("horde-S1.1")
        drive.wait_for("hordeLens")
        self.understood(drive, "a4, free", "a1, gap", "Close")

    def test_an_entry(self):
        drive = self.fall()
        drive.tap("action-recruit")
        drive.wait_for("entryTitle")
        self.understood(drive, "pearm", "Back")

    def test_the_assault_of_the_second_winter(self):
        drive = self.opened(self.game.before(does("assault"), 2))
        clear_steps(drive)
        drive.wait_idle()
        drive.tap("action-assault")
        drive.wait_for("decisionTitle")
        self.understood(drive, "breach")
        self.hears("The middle section is breached\nAnn, shame token 1 of 2: where to?")

    def test_spring(self):
        drive = self.opened(self.game.upto(lambda command, _: command.get("to") == "spring"))
        clear_steps(drive)
        self.understood(drive, "Then draw the next horde card", "Ladders")

    def test_statistics(self):
        drive = self.opened(self.game)
        drive.tap("menu")
        drive.tap("statistics")
        drive.wait_for("statisticsScreen")
        self.understood(drive, "Breaches: year 1: none", "Shame taken: year 1: none")


@contextlib.contextmanager
def virtual_screen():
    """A screen's name. The server takes a free number itself, and tells it when it is ready. It must not reset when its only
    client leaves: whoever comes at that moment, such as the bus's registry behind its launcher, finds no screen and ends."""
    told, tells = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
                               "-noreset"],
                              pass_fds=[tells], stderr=subprocess.DEVNULL)
    os.close(tells)
    try:
        with os.fdopen(told) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb gives no screen")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv[1])
    if Gio is None or "WATCHFIRE_READER_BUS" not in os.environ:
        missing = [name for name in ("Xvfb", "dbus-run-session") if not shutil.which(name)]
        bindings = subprocess.run([DEBIANS_PYTHON, "-c", "import gi"], check=False, capture_output=True).returncode == 0
        if missing or not bindings or "WATCHFIRE_READER_BUS" in os.environ:
            sys.exit(f"missing: {' '.join(missing)} {'' if bindings else 'python3-gi'}: scripts/install.sh test")
        with tempfile.TemporaryDirectory(prefix="watchfire-reader-") as folder, virtual_screen() as display:
            sys.exit(subprocess.run(
                ["dbus-run-session", "--", DEBIANS_PYTHON, __file__, PROGRAM],
                env={**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": folder, "QT_QPA_PLATFORM": "xcb",
                     "QT_QUICK_BACKEND": "software", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                     "WATCHFIRE_READER_BUS": "1", "LC_ALL": "C.UTF-8"},
                check=False).returncode)
    unittest.main(argv=sys.argv[:1], verbosity=2)
