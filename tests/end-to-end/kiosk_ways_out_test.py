#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a stranger may try at a locked kiosk, each with real pointer and key events under a real cage, started as the
service starts it (packaging/cage). After each: the program is in front, answers, and is locked. After all: of what
belongs to the owner nothing has changed, by the hash of every file and of every part of the journal.

    kiosk_ways_out_test.py WATCHFIRE [--quick]

With --quick only the ways that take a few seconds each; all of them take six minutes.

What may change, because play itself writes it: owner.py.
"""
import contextlib
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

from cage_screen import SOURCE, Screen, missing
from needed import run_with
from owner import Owner

PROGRAM = os.path.abspath(sys.argv.pop(1))
QUICK = "--quick" in sys.argv
if QUICK:
    sys.argv.remove("--quick")
WHOLE = {"width": 1024, "height": 768}  # the screen that cage has
PIN = "2468"
STICK = "/media/STICK"  # where the machine mounts a drive
WAYS = []
# Buttons that lead back to the start page, the uppermost first.
BACK = ("closeName", "key-done", "cancelPin", "dismissProblem", "leaveIt", "keepGame", "closeEditor", "dismissRefusal", "closeLens", "historyStay", "startPage",
        "closeSheet", "back", "menu")
PAGES = ("newGame", "games", "valueBook", "towerPage")
PRESSES = 40  # of buttons, from each page


def way(what, quick=False):
    """A way out to be tried; `what`: in a word; `quick`: it takes a few seconds."""
    def keep(function):
        WAYS.append((what, function, quick))
        return function
    return keep


class WaysOut(unittest.TestCase):
    maxDiff = 4000

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="watchfire-kiosk-")
        self.addCleanup(self.folder.cleanup)
        stick = os.path.join(self.folder.name, "stick")
        os.mkdir(stick)
        # In a mount namespace of its own the machine has a drive that can be pulled out.
        inside = f"mount -t tmpfs none /media && mkdir {STICK} && mount --bind '{stick}' {STICK} && exec \"$@\""
        if os.getuid() == 0:
            before = ["unshare", "--mount", "sh", "-c", inside.replace("exec", "exec setpriv --reuid nobody --regid nogroup --clear-groups"),
                      "sh"]
        else:
            before = ["unshare", "--map-current-user", "--keep-caps", "--mount", "sh", "-c", inside, "sh"]
        self.screen = Screen(PROGRAM, self.folder.name, before=before)
        self.addCleanup(lambda: self.screen.close())
        self.screen.set_pin(PIN)
        self.stick = pathlib.Path(stick)
        self.owns()

    @property
    def drive(self):
        return self.screen.drive

    def owns(self):
        """A game, a board, a value book, a backup and other files, as an owner has them."""
        self.drive.tap_towards("tableScreen", "start", "next", "newGame")
        self.drive.wait_saved()
        self.screen.end()
        owner = Owner(self.screen.home)
        board = json.loads((SOURCE / "app/boards/base-island.json").read_text(encoding="utf-8"))
        book = (SOURCE / "app/books/sample.json").read_text(encoding="utf-8")
        boards = {"version": 1, "boards": [{"id": "own-1", "title": "Ours", "scenario": "base", "board": board}]}
        documents = pathlib.Path(self.screen.home, "Documents", "Watchfire")
        documents.mkdir(parents=True)
        with contextlib.closing(sqlite3.connect(owner.db)) as journal:
            journal.executemany("REPLACE INTO settings VALUES (?, ?)", [("boards", json.dumps(boards)), ("book", json.dumps(json.loads(book))),
                                                                        ("ports", '["/dev/ttyWF7"]')])
            journal.commit()
            for place in (documents, self.stick):
                journal.execute("VACUUM INTO ?", (str(place / "watchfire-2026-01-02-2014.db"),))
        game = (SOURCE / "tests/golden/great-wall-breach.jsonl").read_text(encoding="utf-8")
        for place in (documents, self.stick):
            (place / "sunday.jsonl").write_text(game, encoding="utf-8")
            (place / "ours.json").write_text(json.dumps(board), encoding="utf-8")
            (place / "black-powder-values.json").write_text(book, encoding="utf-8")
        # What a stranger prepares: other values, a board with a name of ten thousand letters, a log that names files of
        # the machine, a backup without a PIN.
        with contextlib.closing(sqlite3.connect(self.stick / "watchfire-2026-01-02-2014.db")) as backup:
            backup.execute("DELETE FROM settings")
            backup.execute("DELETE FROM commands")
            backup.commit()
        (self.stick / "black-powder-values.json").write_text('{"watchfire-book":1,"name":"mine"}', encoding="utf-8")
        (self.stick / "ours.json").write_text(json.dumps(board | {"name": "\x07\u202e" + "x" * 10_000}), encoding="utf-8")
        (self.stick / "passwords.jsonl").write_text('{"watchfire":1,"scenario":"base","board":"/etc/passwd","players":[]}\n', encoding="utf-8")
        os.symlink("/etc/passwd", self.stick / "passwd.json")
        self.screen.own()
        self.screen.begin()
        state = self.drive.state()
        self.assertEqual((state["boards"], state["book"]["known"] > 0), (1, True), "the owner's things are there")
        self.owner = owner
        owner.look()
        self.heard = 0  # warnings
        # The window has its size only when cage has answered it.
        self.window = self.drive.until(lambda s: s["window"] == WHOLE)["window"]

    # ---- where one is ----

    def named(self, name):
        return next((item for item in self.drive.state()["names"] if item["name"] == name), None)

    def home(self):
        """To the start page, by the pointer; a dialog or sheet without a button of its own goes by Escape."""
        for attempt in range(40):
            state = self.drive.state()
            names = {item["name"]: item for item in state["names"]}
            covered = [name for name in names if name.endswith(("Dialog", "Sheet")) or name in ("idleView", "playerEditor")]
            if state["screen"] == "start" and not covered and "settingsPage" in names:
                return
            back = next((name for name in BACK if name in names), None)
            if back is None or attempt % 8 == 7:
                self.screen.do("key", "Escape")
            else:
                self.screen.press_at(names[back])
            self.screen.settle()
        raise AssertionError(f"no way back to the start page: {sorted(names)}")

    def locked_in_front(self, others):
        """A real tap reaches the program, and the settings ask for the PIN."""
        self.assertIsNone(self.screen.cage.poll(), self.screen.told()[-2000:])
        self.home()
        self.screen.press("settingsPage")
        self.drive.wait_for("pinDialog")
        self.screen.press("cancelPin")
        self.drive.wait_gone("pinDialog")
        state = self.drive.state()
        self.assertEqual(state["screen"], "start")
        self.assertEqual(state["window"], self.window)
        self.assertEqual(sorted(self.screen.children().values()), others, "no other program runs")
        warnings = self.screen.warnings()
        new, self.heard = warnings[self.heard:], len(warnings)
        self.assertEqual(new, [])

    def nothing_of_the_owners_has_changed(self):
        self.drive.wait_saved()
        self.owner.has_lost_nothing(self)

    def test_none_leads_out(self):
        others = sorted(self.screen.children().values())
        self.assertIn("watchfire", others)
        self.locked_in_front(others)
        only = os.environ.get("WATCHFIRE_WAYS")  # by number, while a way is being written: "4,17"
        tried = 0
        for number, (what, attempt, quick) in enumerate(WAYS, 1):
            if str(number) not in only.split(",") if only else QUICK and not quick:
                continue
            tried += 1
            begun = time.monotonic()
            with self.subTest(f"{number}: {what}"):
                self.home()
                attempt(self)
                self.locked_in_front(others)
                self.nothing_of_the_owners_has_changed()
                print(f"{number:2} {what}: locked, {time.monotonic() - begun:.1f} s", flush=True)
                continue
            self.screen.again()  # a way that failed spoils no other
        print(f"{tried} of {len(WAYS)} ways tried", flush=True)
        if not only:
            self.assertGreaterEqual(tried, 17 if QUICK else 30)

    # ---- helpers of the ways ----

    def on_each_page(self, attempt):
        for page in ("", *PAGES, "resume"):
            self.home()
            if page:
                self.screen.press(page)
                self.screen.settle()
            attempt()

    def keys(self, *combinations):
        for combination in combinations:
            self.screen.do("key", combination)
        self.screen.settle()

    def asked_for_the_pin(self, *presses):
        """These presses lead to the PIN and no further."""
        self.home()
        for name in presses:
            self.screen.press(name)
            self.screen.settle()
        self.drive.wait_for("pinDialog")

    def name_field(self):
        self.home()
        for name in ("newGame", "next", "player-0", "name-0"):
            self.screen.press(name)
            self.screen.settle()
        self.drive.wait_for("typedName")

    def starts_under_this_name(self):
        """A game with the name just entered begins, and goes on after a restart. Returns the name."""
        self.keys("Return")
        self.screen.press("closeEditor")
        self.drive.wait_gone("playerEditor")
        # One button follows another at the same place: a press that comes too soon is dropped (qml/controls/tap_guard.h).
        end = time.monotonic() + 20
        while self.drive.state()["screen"] != "table" and time.monotonic() < end:
            self.screen.press("start" if self.named("start") else "next")
            self.screen.settle()
        self.drive.until(lambda s: "game" in s)
        self.drive.wait_saved()
        self.screen.again()
        self.screen.press("resume")
        game = self.drive.until(lambda s: "game" in s)["game"]
        header = json.loads(self.owner.journal()["games"][game][0])
        return header["players"][0]["name"]


# ---- keys that leave a program, or switch to another one, on most desktops

@way("close the window by keys")
def _(self):
    self.on_each_page(lambda: self.keys("alt+F4", "ctrl+w", "ctrl+q", "ctrl+shift+q", "ctrl+F4"))


@way("switch to another window", quick=True)
def _(self):
    self.keys("alt+Tab", "alt+shift+Tab", "alt+Escape", "super+Tab", "ctrl+alt+Tab", "alt+F6", "super+grave")


@way("switch to another console, or end the server", quick=True)
def _(self):
    self.keys("ctrl+alt+BackSpace", "ctrl+alt+Delete", *(f"ctrl+alt+F{n}" for n in range(1, 13)), "alt+Print", "alt+Sys_Req")


@way("the desktop's keys", quick=True)
def _(self):
    self.keys("super", "super+d", "super+l", "super+e", "super+r", "super+Return", "alt+F1", "alt+F2", "alt+space", "Menu", "shift+F10",
              "ctrl+Escape", "ctrl+alt+t", "ctrl+alt+l")


@way("function keys")
def _(self):
    self.on_each_page(lambda: self.keys(*(f"F{n}" for n in range(1, 13)), "shift+F11", "ctrl+F11"))


@way("by the keyboard alone: Tab to everything, and Return")
def _(self):
    # Fresh, so that Tab begins at the start page's first control.
    seen = set()
    for _ in range(60):
        self.screen.do("key", "Tab")
        state = self.drive.state()
        if state["focus"] in seen and len(seen) > 4:
            break
        seen.add(state["focus"])
    for goal in ("settingsPage", "quit"):
        self.home()
        for _ in range(60):
            if self.drive.state()["focus"] == goal:
                break
            self.screen.do("key", "Tab")
        self.assertEqual(self.drive.state()["focus"], goal, seen)
        self.screen.do("key", "Return")
        self.drive.wait_for("pinDialog")
        # With the PIN asked for, Tab goes on; whatever Return presses now, the lock stays.
        for _ in range(30):
            self.screen.do("key", "Tab", "key", "Return")
            self.assertNotEqual(self.drive.state()["screen"], "settings")
        self.drive.wait_still()


@way("Escape, Backspace, Back and Home everywhere")
def _(self):
    self.on_each_page(lambda: self.keys("Escape", "BackSpace", "XF86Back", "XF86HomePage", "alt+Left", "alt+Home", "Escape"))


@way("open, save, print and find")
def _(self):
    self.on_each_page(lambda: self.keys("ctrl+o", "ctrl+s", "ctrl+shift+s", "ctrl+p", "ctrl+n", "ctrl+t", "ctrl+f", "ctrl+h", "ctrl+j",
                                        "ctrl+u", "ctrl+shift+i", "ctrl+comma", "F5", "ctrl+r"))


@way("a picture of the screen", quick=True)
def _(self):
    self.keys("Print", "alt+Print", "shift+Print", "ctrl+Print", "super+Print", "super+shift+s")


@way("keys of machines: sleep, mail, browser, calculator", quick=True)
def _(self):
    self.keys("XF86Mail", "XF86WWW", "XF86Calculator", "XF86Explorer", "XF86Tools", "XF86Search", "XF86Eject", "XF86Launch1")


@way("many keys at once, held down", quick=True)
def _(self):
    held = ("ctrl", "alt", "shift", "super")
    self.screen.do(*(word for key in held for word in ("keydown", key)), "key", "q", "key", "F4", "key", "Delete",
                   *(word for key in held for word in ("keyup", key)))
    self.screen.do("key", "--repeat", "300", "--delay", "1", "q")
    self.screen.settle()


# ---- the pointer

@way("other buttons of the mouse")
def _(self):
    def click_around():
        for button in (2, 3, 8, 9):
            for x, y in ((20, 20), (500, 400), (1000, 20), (20, 750), (1000, 750)):
                self.screen.do("mousemove", x, y, "click", button)
        self.screen.settle()
    self.on_each_page(click_around)


@way("a finger that stays")
def _(self):
    def stay():
        for x, y in ((500, 400), (60, 40), (960, 40)):
            self.screen.do("mousemove", x, y, "mousedown", 1)
            time.sleep(1.2)
            self.screen.do("mousemove", 2, 400, "mouseup", 1)  # what it stayed on is not pressed
        self.screen.settle()
    self.on_each_page(stay)


@way("drag and drop, and swipes from the edges")
def _(self):
    def drag():
        for start, end in (((0, 400), (900, 400)), ((1023, 400), (300, 400)), ((500, 0), (500, 600)), ((500, 767), (500, 200)),
                           ((300, 300), (1023, 767))):
            self.screen.do("mousemove", *start, "mousedown", 1, "mousemove", (start[0] + end[0]) // 2, (start[1] + end[1]) // 2,
                           "mousemove", *end, "mouseup", 1)
        self.screen.settle()
    self.on_each_page(drag)


@way("the wheel, with and without keys")
def _(self):
    for keys in ((), ("ctrl",), ("alt",), ("super",)):
        self.screen.do("mousemove", 500, 400, *(word for key in keys for word in ("keydown", key)), "click", "--repeat", 10, 4,
                       "click", "--repeat", 20, 5, *(word for key in keys for word in ("keyup", key)))
    self.screen.settle()


@way("a hundred quick taps on quit and settings", quick=True)
def _(self):
    for name in ("quit", "settingsPage"):
        self.home()
        item = self.named(name)
        self.screen.do("mousemove", int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2),
                       "click", "--repeat", 100, "--delay", 10, 1)
        self.screen.settle()


@way("every button of every page")
def _(self):
    # From each page the least pressed first; places, and things of one kind, count as one.
    many = "board|card|cell|clan|colour|count|delete|die|entry|game|key|name|option|pin|place|player|port|recent|scenario|score|seat|spot|symbol|value|wall"

    def kind(name):
        return re.sub(rf"^({many})-.*$", r"\1", name)

    def press_the_least_pressed():
        state = self.drive.state()
        met.add(state["screen"])
        names = {item["name"]: item for item in state["names"] if item["name"] not in ("window", "tapGuard", "pinPad", "pinDots")}
        self.assertFalse({"boardEditor", "settingsScreen"} & set(names))
        if "pinDialog" in names:
            gated.add(last[-1])
            self.screen.press("cancelPin")
            self.drive.wait_gone("pinDialog")
            return
        within = [item for item in names.values() if item["width"] < 0.95 * self.window["width"]
                  and 0 <= item["y"] + item["height"] / 2 < self.window["height"]
                  and 0 <= item["x"] + item["width"] / 2 < self.window["width"] and item.get("enabled", True)]
        if not within:
            self.screen.do("key", "Escape")
            return
        what, item = min(((kind(item["name"]), item) for item in within), key=lambda pair: (pressed.get((state["screen"], pair[0]), 0), pair[0]))
        pressed[state["screen"], what] = pressed.get((state["screen"], what), 0) + 1
        last.append(what)
        self.screen.press_at(item)
        self.screen.settle()  # a question for the PIN belongs to this button

    pressed, met, gated, last = {}, set(), set(), [""]
    for page in ("", *PAGES, "resume", ""):
        self.home()
        if page:
            self.screen.press(page)
            self.screen.settle()
        for _ in range(PRESSES):
            press_the_least_pressed()
    # The walk may not come to these two.
    for name in ("settingsPage", "quit"):
        self.home()
        self.screen.press(name)
        self.drive.wait_for("pinDialog")
        gated.add(name)
        self.screen.press("cancelPin")
        self.drive.wait_gone("pinDialog")
    print("   pages:", *sorted(met), "; asked for the PIN:", *sorted(gated), f"; {len(pressed)} buttons", flush=True)
    self.assertGreaterEqual(met, {"start", "newGame", "table", "tower", "book", "games"})
    self.assertGreaterEqual(gated, {"settingsPage", "quit"})


# ---- fields for names

@way("the menus and the clipboard of a field for names")
def _(self):
    self.name_field()
    self.screen.do("type", "Ann")
    for button in (3, 2):
        self.screen.press_at(self.named("typedName"), button)
    self.keys("Menu", "shift+F10", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+v", "ctrl+x", "ctrl+z", "shift+Insert", "ctrl+shift+u", "ctrl+period")
    self.assertTrue(self.starts_under_this_name().startswith("Ann"))


@way("a name of ten thousand letters")
def _(self):
    self.name_field()
    # Not all at once: a compositor ends a program that reads its keys too slowly, and the service starts it again.
    for _ in range(10):
        self.screen.do("type", "--delay", "1", "x" * 1000)
        self.screen.settle()
    self.assertLess(len(self.starts_under_this_name()), 100)


@way("a name with control characters and marks", quick=True)
def _(self):
    self.name_field()
    self.screen.do("type", "--delay", "2", "<b>%1&'")
    self.keys("ctrl+bracketleft", "ctrl+h", "ctrl+g", "ctrl+at", "ctrl+backslash", "ctrl+l", "alt+F10", "Tab", "ISO_Left_Tab")
    if not self.named("typedName"):
        self.name_field()
        self.screen.do("type", "--delay", "2", "<b>%1&'")
    name = self.starts_under_this_name()
    self.assertTrue(name.isprintable(), repr(name))
    self.assertIn("<b>%1&'", name)


# ---- the PIN

@way("guess the PIN", quick=True)
def _(self):
    self.asked_for_the_pin("settingsPage")
    for told, pin in (("wrong", "0000"), ("wrong", "1234"), ("The next try is in", "1111")):
        self.screen.do("type", "--delay", "20", pin)
        self.drive.until(lambda _, told=told: told in self.drive.find("pinWord")["text"])
        if told == "wrong":
            self.keys("Escape")
            self.asked_for_the_pin("settingsPage")  # from the start, so that the next answer is the next PIN's


@way("guess on after a restart", quick=True)
def _(self):
    for how in (signal.SIGKILL, signal.SIGTERM):
        self.screen.again(how)
        self.asked_for_the_pin("settingsPage")
        self.assertIn("The next try is in", self.drive.wait_for("pinWord")["text"], "the pause begins again")
        self.screen.do("type", PIN)  # even the right one waits
        time.sleep(1)
        self.assertTrue(self.named("pinDialog"))


@way("guess on with another clock", quick=True)
def _(self):
    # A year later by the clock of the wall, and by that since the machine was started.
    before = self.screen.before
    self.screen.before = ["env", "TZ=UTC-14", "unshare", "--time", "--monotonic", "31536000", "--boottime", "31536000", "--fork", *before]
    try:
        self.screen.again()
        self.asked_for_the_pin("settingsPage")
        self.assertIn("The next try is in", self.drive.wait_for("pinWord")["text"])
    finally:
        self.screen.before = before
        self.screen.again()


@way("beside the number pad", quick=True)
def _(self):
    self.asked_for_the_pin("quit")
    for x, y in ((3, 3), (1020, 3), (3, 764), (1020, 764), (500, 3)):
        self.screen.do("mousemove", x, y, "click", 1, "click", 3)
    self.keys("Return", "KP_Enter", "space", "Delete", "BackSpace", "minus", "KP_0")
    self.screen.do("type", "12345678901234567890abcdef")
    time.sleep(1)
    self.assertIsNone(self.screen.cage.poll())


# ---- the machine

@way("end the program, again and again", quick=True)
def _(self):
    for how in (signal.SIGTERM, signal.SIGKILL, signal.SIGINT, signal.SIGHUP):
        self.screen.again(how)
        self.asked_for_the_pin("settingsPage")


@way("be quicker than the settings are read")
def _(self):
    # At the corner with quit and settings while the program comes up.
    places = [self.named(name) for name in ("settingsPage", "quit")]
    self.screen.end()
    clicks = subprocess.Popen(
        ["xdotool", *(str(word) for _ in range(150) for item in places
                      for word in ("mousemove", int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2), "click", 1, "sleep", 0.02))],
        env={**os.environ, "DISPLAY": self.screen.display})
    self.screen.begin()
    clicks.wait()
    self.assertNotEqual(self.drive.state()["screen"], "settings")


@way("turn the screen off and on, and give it another size", quick=True)
def _(self):
    self.screen.do("mousemove", 300, 300)
    told = subprocess.run(["xdotool", "getmouselocation", "--shell"], env={**os.environ, "DISPLAY": self.screen.display}, check=True,
                          capture_output=True, text=True).stdout
    window = dict(line.split("=") for line in told.split())["WINDOW"]
    for size in ((800, 480), (480, 800), (self.window["width"], self.window["height"])):
        self.screen.do("windowsize", window, *size)
        self.drive.until(lambda s, size=size: (s["window"]["width"], s["window"]["height"]) == size)
    self.screen.do("windowunmap", window, "windowmap", window)
    self.screen.settle()


# ---- a drive with prepared files

@way("a drive with games, boards, values and backups of a stranger", quick=True)
def _(self):
    self.asked_for_the_pin("games", "fromFile")
    self.asked_for_the_pin("newGame", "next", "next", "otherBoard")
    self.asked_for_the_pin("valueBook", "page-files")
    self.asked_for_the_pin("settingsPage")


@way("pull the drive out while the PIN is asked for", quick=True)
def _(self):
    self.asked_for_the_pin("games", "fromFile")
    inside = ["nsenter", "--target", str(self.screen.programs()[0]), "--mount"]
    if os.getuid() != 0:
        inside += ["--user", "--preserve-credentials"]
    subprocess.run([*inside, "umount", "--lazy", STICK], check=True)
    self.screen.press("cancelPin")
    self.screen.settle()
    self.asked_for_the_pin("valueBook", "page-files")


@way("a full drive, and one that comes back with another content", quick=True)
def _(self):
    (self.stick / "watchfire-2026-01-02-2014.db").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    (self.stick / "autorun.inf").write_text("[autorun]\nopen=watchfire\n", encoding="utf-8")
    self.screen.again()
    self.asked_for_the_pin("games", "fromFile")


if __name__ == "__main__":
    run_with(missing())
