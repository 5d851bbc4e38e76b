#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A journal's settings may have been damaged, or written by somebody else. Whatever they hold, the program starts, answers
and ends: in each start one value of each setting is of another kind, or missing.

    odd_settings_test.py WATCHFIRE SOURCE_FOLDER [--starts N]
"""
import argparse
import json
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest

options = argparse.ArgumentParser()
options.add_argument("program")
options.add_argument("source", type=pathlib.Path)
options.add_argument("--starts", type=int, default=50)
options, rest = options.parse_known_args()
sys.path.insert(0, str(options.source / "scripts"))
from drive import Drive, Refused, Warned  # noqa: E402
from recorded import Recorded  # noqa: E402

ODD = [None, True, 5, -1.5, "odd", [], {}, [5], {"odd": 5}]
GONE = object()


def shipped(path):
    return json.loads((options.source / path).read_text(encoding="utf-8"))


def sound(game):
    """Settings as the program writes them."""
    result = {"watchfire-result": 1, "game": game, "revision": 3, "table": "one", "scenario": "base", "title": "The plain game",
              "ended": "2999-01-02T20:14:00.000Z", "bgstats": "https://app.bgstatsapp.com/", "code": {"size": 21, "rows": ["ff"]},
              "players": [{"name": "Ann", "rank": 1, "points": 10, "winner": True, "colour": "#d55e00", "symbol": "circle"}]}
    board = {"board": shipped("app/boards/base-island.json"), "scenario": "base", "open": ["0,0"], "tiles": {"forest": 1},
             "tokens": {"11": 1}, "open-harbours": [], "harbours": {"any": 1}, "id": "own-1", "title": "Ours"}
    return {
        "settings": {"language": "en", "theme": "dark", "speech": "all", "voice": "", "speech-rate": 0.5, "speech-volume": 1,
                     "sounds": True, "board-turn": 90, "panel-turn": 0, "panel-follows-turn": True, "kiosk-mode": False},
        "hall": {"on": True, "encrypted": False, "address": "127.0.0.1:9", "hall": "club", "table": "one", "user": "",
                 "password": ""},
        "hall-results": [result],
        "hall-games": [game],
        "ports": ["/dev/watchfire-none"],
        "names": ["Ann", "Bo"],
        "pin": {"salt": "00" * 16, "hash": "00" * 32, "rounds": 100, "wrong": 0},
        "boards": {"version": 1, "boards": [board]},
        "board-unsaved": {**board, "walking": True, "imported": {"file": "a.game", "taken": ["land"], "left": ["sea"]}},
        "book": shipped("app/books/sample.json"),
        "books": [{"watchfire-book": 1, "name": "others"}],
    }


def places(value, path=()):
    """The paths of all values in a value."""
    yield path
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(below, (*path, key))


def with_odd(value, path, odd):
    if not path:
        return odd
    changed = json.loads(json.dumps(value))
    at = changed
    for key in path[:-1]:
        at = at[key]
    if odd is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = odd
    return changed


def odd_forms(value):
    return [with_odd(value, path, odd) for path in places(value) for odd in (*ODD, *([GONE] if path else []))]


class OddSettings(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.made = self.folder / "made.db"
        Recorded.read("tests/golden/black-powder-two-players").write(options.program, str(self.made))
        with sqlite3.connect(self.made) as journal:
            (self.game,) = journal.execute("SELECT id FROM games").fetchone()

    def starts(self, settings):
        """What went wrong at a start with these settings; "" for nothing."""
        db = self.folder / "journal.db"
        for left in self.folder.glob("journal.db*"):
            left.unlink()
        shutil.copy(self.made, db)
        journal = sqlite3.connect(db)
        journal.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", [(k, json.dumps(v)) for k, v in settings.items()])
        journal.commit()
        journal.close()
        drive = None
        try:
            drive = Drive.launch(options.program, db=str(db), size="800x480")
            drive.until(lambda s: not s["loading"])
            drive.wait_idle()
            drive.wait_saved()
            self.threads = len(list(pathlib.Path(f"/proc/{drive.process.pid}/task").iterdir()))
            drive.ask({"do": "quit"})
            ended = drive.process.wait(20)
            drive.close()
            return "" if ended == 0 else f"it ended with {ended}"
        except (OSError, ValueError, RuntimeError, Refused, Warned, subprocess.TimeoutExpired) as error:
            if drive is not None:
                drive.kill()
            return f"{type(error).__name__}: {error}"

    def test_whatever_a_setting_holds_the_program_starts(self):
        good = sound(self.game)
        self.assertEqual(self.starts(good), "")
        chance = random.Random(1)
        forms = {key: odd_forms(value) for key, value in good.items()}
        for odd in forms.values():
            chance.shuffle(odd)
        for n in range(options.starts):
            odd = {key: all_[n % len(all_)] for key, all_ in forms.items()}
            if n % 2:
                odd["hall"] = good["hall"]  # only a table in a hall looks at its results
            if wrong := self.starts(odd):
                # Which of them is it?
                for key, value in odd.items():
                    if alone := self.starts({**good, key: value}):
                        self.fail(f"start {n}, {key} = {json.dumps(value)[:300]}: {alone}")
                self.fail(f"start {n}, several together: {wrong}")

    def test_of_a_thousand_ports_only_some_get_a_thread(self):
        ports = [f"/dev/watchfire-none-{n}" for n in range(1000)]
        self.assertEqual(self.starts({**sound(self.game), "ports": ports}), "")
        self.assertLess(self.threads, 64)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *rest])
