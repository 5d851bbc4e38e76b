#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Black Powder's printed values in the real program: entered by taps on the book's screen and when a game
asks for them, kept over SIGKILL, and known to the next game. Also checks that a new game takes few taps.

Run by ctest with WATCHFIRE (the program) and WATCHFIRE_SOURCE (the source folder) set.
"""
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.environ["WATCHFIRE_SOURCE"], "scripts"))
from drive import SIZES, Drive  # noqa: E402

PROGRAM = os.environ["WATCHFIRE"]
# The cards whose names and abilities the rules give.
RULED = ("leader", "battering-ram", "trebuchet", "ladders", "veterans")


def tap(drive, name):
    drive.wait_for(name)
    drive.tap(name)


def type_number(drive, number):
    for digit in str(number):
        tap(drive, f"digit-{digit}")
    tap(drive, "digit-done")


def new_game(drive, *before_start):
    """From the start screen to the set-up by the screens' own buttons; how many taps it took."""
    taps = ["newGame", "scenario-black-powder", "count-3", "next", "next", *before_start, "start"]
    drive.until(lambda s: not s["loading"])
    for name in taps:
        tap(drive, name)
    drive.until(lambda s: s["screen"] == "table" and s.get("game"))
    return len(taps)


def winter_without_values(drive):
    """A leader comes, and winter right after: its power and the wall's defense are asked for, and entered."""
    # The set-up's first question is open, each answer opens another, and one that was left comes again after its steps:
    # all of them wait.
    for name in ("entryBack", "action-horde", "entry-leader", "entryBack", "done", "entryBack", "action-begin", "doneAll", "entryBack", "moreActions",
                 "action-season", "done", "action-assault"):
        tap(drive, name)
    answers = 0
    while True:
        drive.wait_idle()
        if not drive.find("typedNumber"):
            return answers
        before = drive.state()["commands"]
        type_number(drive, 3 + answers)
        drive.until(lambda s: s["commands"] > before)
        answers += 1


def header_of_latest(db):
    with contextlib.closing(sqlite3.connect(db)) as journal:
        columns = [row[1] for row in journal.execute("pragma table_info(games)")]
        order = "created" if "created" in columns else "rowid"
        return json.loads(journal.execute(f"select header from games order by {order} desc limit 1").fetchone()[0])


def at(book, pointer):
    for part in pointer.strip("/").split("/"):
        book = next(w for w in book if w.get("level") == int(part)) if isinstance(book, list) and "level" in str(book) \
            else book[int(part)] if isinstance(book, list) else book[part]
    return book


class Stopwatch:
    """Fills the book ahead by taps, from a box with these values, and counts them."""

    def __init__(self, drive, box):
        self.drive, self.box, self.taps = drive, box, 0
        self.started = time.monotonic()
        # The cards without a name on the walk, in the order of the stack.
        self.stack = [card for card in sorted(box["cards"]) if card not in RULED]
        self.printed = {}

    def tap(self, name):
        tap(self.drive, name)
        self.taps += 1

    def answer(self, value):
        self.tap("answer-" + json.dumps(value, separators=(",", ":")))

    def spots(self, card):
        rewards = card["rewards"]
        cells = sorted(rewards)
        for reward in sorted({json.dumps(rewards[cell]) for cell in cells}, key=lambda text: (text != "{}", text)):
            if reward != "{}":
                self.answer(json.loads(reward))
            for cell in cells:
                if json.dumps(rewards[cell]) == reward:
                    self.tap(f"walkGrid-cell-{cell}")
        self.tap("walkNext")

    def value(self, stop):
        """What the box says there; None: nothing."""
        kind, *rest = stop.strip("/").split("/")
        if kind == "cards" and rest[0] not in RULED:
            rest[0] = self.printed.setdefault(rest[0], self.stack[len(self.printed)] if rest[0] not in self.printed else "")
        if kind == "walls":
            return next(wall for wall in self.box["walls"] if wall["level"] == int(rest[0]))[rest[1]]
        if kind == "time":
            return self.box["time"][rest[0]][int(rest[1])][rest[2]]
        if kind == "cards":
            card = self.box["cards"][rest[0]]
            return card if rest[1] == "spots" else card[rest[1]]
        return (self.box["shots"]["rocket"].get(rest[1], {}) if rest[0] == "rocket" else self.box["shots"][rest[0]]).get("cells")

    def step(self, stop):
        value = self.value(stop)
        if stop.endswith("/spots"):
            self.spots(value)
        elif stop.endswith("/cells"):
            for cell in value or []:
                self.tap(f"walkGrid-cell-{cell}")
            self.tap("walkNext" if value else "walkLast")
        elif stop.endswith("/ability") and value["kind"] == "text":
            self.tap('answer-{"kind":"text","text":"Read it on the card."}')
        else:
            self.answer(value)

    def fill(self):
        self.tap("fillAhead")
        while True:
            self.drive.wait_idle()
            stop = self.drive.state()["book"]["walk"]
            if not stop:
                break
            self.step(stop)
        self.tap("walkEnd")
        return time.monotonic() - self.started


class Values(unittest.TestCase):
    def test_a_whole_book_is_filled_ahead(self):
        for size in ("1280x800", "800x480"):
            with self.subTest(size=size):
                self.fill_a_whole_book(size)

    def fill_a_whole_book(self, size):
        with open(os.path.join(os.environ["WATCHFIRE_SOURCE"], "app", "books", "sample.json"), encoding="utf-8") as file:
            box = json.load(file)
        # Nine spots more than the sample's, so that there are 144 values.
        for card, lines, cells in (("bowmen", ["####..", ".####."], "a1 a2 a3 a4"), ("scouts", ["##....", "###..."], "b1 b2 b3"),
                                   ("riders", ["##..##", "#....#"], "a2 a5")):
            box["cards"][card]["spots"] = lines
            box["cards"][card]["rewards"].update({cell: {} for cell in cells.split()})
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, db=db, size=size, mm=SIZES[size]) as drive:
                drive.until(lambda s: not s["loading"])
                tap(drive, "valueBook")
                watch = Stopwatch(drive, box)
                seconds = watch.fill()
                book = drive.state()["book"]
                self.assertEqual((book["known"], book["wanted"]), (144, 144))
                print(f"{size}: 144 values in {watch.taps} taps and {seconds:.0f} s")
                self.assertLessEqual(watch.taps, 190)
                drive.wait_saved()
            with contextlib.closing(sqlite3.connect(db)) as journal:
                kept = json.loads(journal.execute("select value from settings where key = 'book'").fetchone()[0])
            for name, printed in watch.printed.items():
                for field in ("power", "reward", "spots", "rewards"):
                    self.assertEqual(kept["cards"][name][field], box["cards"][printed][field], printed)
            self.assertEqual(kept["time"], box["time"])
            self.assertEqual(kept["shots"], box["shots"])

    def test_a_value_is_corrected_in_a_running_game(self):
        with tempfile.TemporaryDirectory() as folder:
            with Drive.launch(PROGRAM, db=os.path.join(folder, "journal.db")) as drive:
                new_game(drive)
                for name in ("entryBack", "action-horde", "entry-leader", "entryBack", "done", "entryBack", "action-begin", "doneAll", "entryBack", "outlook",
                             "enterValue-S1"):
                    tap(drive, name)
                type_number(drive, 3)

                def power(state):
                    return state["state"].get("book", {}).get("cards", {}).get("leader", {}).get("power")

                drive.until(lambda s: power(s) == 3)  # the outlook stays open: other values are missing
                for name in ("outlook", "moreActions", "action-correct", "entry-value", "entry-card:leader", "entry-/cards/leader/power"):
                    tap(drive, name)
                type_number(drive, 8)
                drive.wait_for("entryDone")
                self.assertEqual(power(drive.state()), 3, "what it changes is told before")
                tap(drive, "entryDone")
                drive.until(lambda s: power(s) == 8)
                self.assertEqual(drive.state()["book"]["known"], 1, "the table's own book has it too")
                tap(drive, "undo")
                drive.until(lambda s: power(s) == 3)

    def test_opened_from_the_games_menu_it_leads_back_to_the_table(self):
        with tempfile.TemporaryDirectory() as folder:
            with Drive.launch(PROGRAM, db=os.path.join(folder, "journal.db")) as drive:
                new_game(drive)
                for name in ("menu", "valueBook", "value-/walls/1/defense"):
                    tap(drive, name)
                type_number(drive, 7)
                drive.until(lambda s: s["book"]["known"] == 1)
                tap(drive, "back")
                drive.until(lambda s: s["screen"] == "table")
                for name in ("menu", "startPage", "valueBook", "back"):
                    tap(drive, name)
                drive.until(lambda s: s["screen"] == "start")

    def test_entered_on_the_books_page(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            drive.until(lambda s: not s["loading"])
            tap(drive, "valueBook")
            tap(drive, "value-/walls/1/defense")
            type_number(drive, 12)
            drive.until(lambda s: s["book"]["known"] == 1)
            tap(drive, "value-/walls/1/defense")
            type_number(drive, 7)
            tap(drive, "page-cards")
            tap(drive, "card-leader")
            tap(drive, "value-/cards/leader/spots")
            for cell in ("a1", "b2"):
                tap(drive, f"valueEditor-cell-{cell}")
            tap(drive, "valueDone")
            tap(drive, "rewards-cell-b2")
            tap(drive, "reward-gold-more")
            tap(drive, "valueDone")
            drive.until(lambda s: s["book"]["known"] == 3)  # the reward is a value of its own
            drive.wait_saved()
            drive.kill()
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                self.assertEqual(drive.state()["book"]["known"], 3)
                self.assertLessEqual(new_game(drive), 8, "taps from the start to the set-up")
                drive.wait_saved()
            book = header_of_latest(db)["book"]
            self.assertEqual(at(book, "/walls/1/defense"), 7)
            self.assertEqual(book["cards"]["leader"]["spots"], ["#.....", ".#...."])
            self.assertEqual(book["cards"]["leader"]["rewards"], {"b2": {"gold": 1}})

    def test_asked_by_a_game_and_known_to_the_next(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            new_game(drive)
            self.assertGreaterEqual(winter_without_values(drive), 2)
            told = drive.state()["state"]["book"]
            self.assertEqual(told["cards"]["leader"]["power"], 3)
            drive.wait_saved()
            drive.kill()
            with Drive.launch(PROGRAM, db=db) as drive:
                new_game(drive)
                drive.wait_saved()
                self.assertEqual(drive.state()["state"]["book"], told, "nothing of it is asked again")

    def test_carried_to_another_table_on_the_command_line(self):
        with tempfile.TemporaryDirectory() as folder:
            here, there = (os.path.join(folder, name) for name in ("here.db", "there.db"))
            file = os.path.join(folder, "values.json")

            def book(*words, db):
                return subprocess.run([PROGRAM, "book", *words, "--db", db], capture_output=True, text=True, timeout=60)

            self.assertEqual(book("export", file, db=here).returncode, 1, "there is nothing yet")
            self.assertEqual(book("export", db=here).returncode, 2)
            with Drive.launch(PROGRAM, db=here) as drive:
                drive.until(lambda s: not s["loading"])
                tap(drive, "valueBook")
                tap(drive, "value-/walls/1/defense")
                type_number(drive, 12)
                drive.until(lambda s: s["book"]["known"] == 1)
                drive.wait_saved()
            self.assertEqual(book("export", file, db=here).returncode, 0)
            refused = book("export", file, db=here)
            self.assertEqual(refused.returncode, 1, "nothing is overwritten unasked")
            self.assertIn("--force", refused.stderr)
            # A stranger's drive may hold a link: it is there already, and nothing is written where it leads.
            led, link = (os.path.join(folder, name) for name in ("led.json", "link.json"))
            os.symlink(led, link)
            self.assertEqual(book("export", link, db=here).returncode, 1)
            self.assertEqual(book("export", link, "--force", db=here).returncode, 0)
            self.assertEqual((os.path.islink(link), os.path.exists(link), os.path.exists(led)), (False, True, False))
            taken = book("import", file, db=there)
            self.assertEqual(taken.returncode, 0, taken.stderr)
            with Drive.launch(PROGRAM, db=there) as drive:
                drive.until(lambda s: not s["loading"])
                self.assertEqual(drive.state()["book"]["known"], 1)
            # Its games find it by its name, so it keeps the one that it has.
            with open(file, "w", encoding="utf-8") as other:
                other.write('{"watchfire-book":1,"name":"Their box","cards":{"leader":{"power":6}}}')
            self.assertEqual(book("import", file, "--force", db=there).returncode, 0)
            self.assertEqual(book("export", file, "--force", db=there).returncode, 0)
            with open(file, encoding="utf-8") as kept:
                now = json.load(kept)
            self.assertEqual((now["name"], now["cards"]["leader"]["power"]), ("table", 6))
            with contextlib.closing(sqlite3.connect(there)) as journal, journal:
                journal.execute("UPDATE settings SET value = replace(value, '\"power\":6', '\"power\":\"six\"')")
            self.assertIn("cannot be read", book("export", file, "--force", db=there).stderr)
            now["name"] = "Their box"
            with open(file, "w", encoding="utf-8") as other:
                json.dump(now, other)
            self.assertEqual(book("import", file, "--force", db=there).returncode, 0)
            self.assertEqual(book("export", file, "--force", db=there).returncode, 0)
            with open(file, encoding="utf-8") as kept:
                self.assertEqual(json.load(kept)["name"], "table")
            with open(file, "w", encoding="utf-8") as broken:
                broken.write('{"watchfire-book":1,"cards":{"leader":{"power":"six"}}}')
            refused = book("import", file, "--force", db=there)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("/cards/leader/power", refused.stderr)
            sample = os.path.join(os.environ["WATCHFIRE_SOURCE"], "app", "books", "sample.json")
            self.assertEqual(book("import", sample, "--force", db=there).returncode, 1)

    def test_the_sample_is_never_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, db=db) as drive:
                new_game(drive, "book-sample")
                self.assertEqual(drive.state()["book"]["known"], 0)
                drive.wait_saved()
            self.assertTrue(header_of_latest(db)["book"]["sample"])
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                self.assertEqual(drive.state()["book"]["known"], 0)
                drive.wait_for("resumeClans")


if __name__ == "__main__":
    unittest.main(verbosity=2)
