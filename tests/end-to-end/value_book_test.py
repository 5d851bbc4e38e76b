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
import unittest

sys.path.insert(0, os.path.join(os.environ["WATCHFIRE_SOURCE"], "scripts"))
from drive import Drive  # noqa: E402

PROGRAM = os.environ["WATCHFIRE"]


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
    for name in ("action-horde", "entry-leader", "entry-not-known", "done", "action-begin", "doneAll", "entryBack", "moreActions",
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


class Values(unittest.TestCase):
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
            drive.until(lambda s: s["book"]["known"] == 2)
            drive.wait_saved()
            drive.kill()
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                self.assertEqual(drive.state()["book"]["known"], 2)
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
            taken = book("import", file, db=there)
            self.assertEqual(taken.returncode, 0, taken.stderr)
            with Drive.launch(PROGRAM, db=there) as drive:
                drive.until(lambda s: not s["loading"])
                self.assertEqual(drive.state()["book"]["known"], 1)
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
