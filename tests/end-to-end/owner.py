# SPDX-License-Identifier: Apache-2.0
"""What belongs to the owner of a locked screen: by the hash of every file and of every part of the journal.

What may change, because play itself writes it, and nothing else:
- in the journal: further games; lines at the end of a game that was gone on with, with its time and whether it is over;
  which game was used last; a game's ticks; the names offered for the next game; rolls; of the settings how the panel is
  turned and whether it turns by itself (a button at the table); of the PIN the number of wrong tries
- in the file beside it that keeps the lock: that number, too
- the log file, which is for whoever looks after the machine
- what a club's hall has been told, where the table is shown in one
"""
import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import sqlite3
import tempfile
import time

PLAY = {"panel-turn", "panel-follows-turn"}  # settings that the table itself has buttons for
HALL = {"hall-results", "hall-games"}


def without_tries(pin):
    pin = json.loads(pin)
    pin.pop("wrong", None)
    return pin


class Owner:
    """What belongs to the owner, hashed."""

    def __init__(self, home):
        self.home = pathlib.Path(home)
        (self.db,) = self.home.rglob("journal.db")

    def look(self):
        """What there is now, to be compared later."""
        self.wait_written()
        self.before = self.files(), self.journal()

    def has_lost_nothing(self, test):
        files, journal = self.before
        self.wait_written()
        test.assertEqual(self.files(), files)
        now = self.journal()
        for part in ("settings", "schema"):
            test.assertEqual(now[part], journal[part])
        for game, about in journal["games"].items():
            test.assertEqual(now["games"].get(game), about)
            lines = journal["lines"][game]
            test.assertEqual(now["lines"][game][:len(lines)], lines)

    def wait_written(self, timeout=30):
        """Until the file beside the journal holds the journal's PIN, too: it is written a little later, by another thread."""
        end = time.monotonic() + timeout
        while True:
            if self.db.with_name("journal.db.lock.json.part").exists():
                seen = "it is being written"
            else:
                lock = json.loads(self.db.with_name("journal.db.lock.json").read_bytes())
                if lock["pin"] == json.loads(self.settings()["pin"]):
                    return
                seen = "it holds another PIN than the journal, or other wrong tries"
            if time.monotonic() > end:
                raise AssertionError(f"{self.db}.lock.json after {timeout} s: {seen}")
            time.sleep(0.02)

    @contextlib.contextmanager
    def copied(self):
        """A copy of the journal, which the program has locked."""
        with tempfile.TemporaryDirectory() as folder:
            for suffix in ("", "-wal"):
                if os.path.exists(f"{self.db}{suffix}"):
                    shutil.copy(f"{self.db}{suffix}", os.path.join(folder, "copy" + suffix))
            with contextlib.closing(sqlite3.connect(os.path.join(folder, "copy"))) as copy:
                yield copy

    def settings(self):
        with self.copied() as copy:
            return dict(copy.execute("SELECT key, value FROM settings"))

    def journal(self):
        """The journal's content."""
        with self.copied() as copy:
            settings = dict(copy.execute("SELECT key, value FROM settings"))
            games = {game: (header, title, created) for game, header, title, created
                     in copy.execute("SELECT id, header, title, created FROM games")}
            lines = {game: [line for (line,) in copy.execute("SELECT line FROM commands WHERE game = ? ORDER BY n", (game,))]
                     for game in games}
            schema = sorted(sql for (sql,) in copy.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))
        kept = {key: value for key, value in settings.items() if key not in HALL | {"names"} and not key.startswith("ticks:")}
        if "settings" in kept:
            kept["settings"] = {key: value for key, value in json.loads(kept["settings"]).items() if key not in PLAY}
        kept["pin"] = without_tries(kept["pin"])
        return {"settings": kept, "games": games, "lines": lines, "schema": schema}

    def files(self):
        """The hash of every file but those that the journal and the log consist of."""
        hashes = {}
        for path in sorted(self.home.rglob("*")):
            name = str(path.relative_to(self.home))
            if path.is_file() and not re.search(r"/journal\.db(-wal|-shm)?$|/watchfire\.log(\.\d+|\.old)?$", "/" + name):
                content = path.read_bytes()
                if name.endswith(".lock.json"):
                    lock = json.loads(content)
                    lock["pin"].pop("wrong", None)
                    content = json.dumps(lock, sort_keys=True).encode()
                hashes[name] = hashlib.sha256(content).hexdigest()
        return hashes
