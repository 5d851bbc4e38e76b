# SPDX-License-Identifier: Apache-2.0
"""Puts recorded games, up to a chosen point, into a journal, so that the real program resumes there: the
quick way to any situation of a game, for pictures and for tests of the screens."""
import functools
import json
import os
import pathlib
import sqlite3
import tempfile

from drive import PATIENCE, Drive

SOURCE = pathlib.Path(__file__).resolve().parents[1]


# Settings of a table where nothing moves and nothing sounds: for tests of what rests.
STILL = {"motion": False, "sounds": False}


def read_lines(path):
    return [json.loads(line) for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()]


def says(told, recorded):
    """True if an answer says everything that was recorded; fields may have been added since."""
    if isinstance(recorded, dict):
        return isinstance(told, dict) and all(key in told and says(told[key], value) for key, value in recorded.items())
    if isinstance(recorded, list):
        return isinstance(told, list) and len(told) == len(recorded) and all(map(says, told, recorded))
    return told == recorded


@functools.cache
def empty_journal(program):
    """The bytes of the journal that the program makes when it first starts: they are the same each time."""
    with tempfile.TemporaryDirectory(prefix="watchfire-recorded-") as folder:
        path = os.path.join(folder, "journal.db")
        Drive.launch(program, db=path).close()
        return pathlib.Path(path).read_bytes()


def write_journal(program, path, settings=None):
    """A new journal. `settings`: those that differ from a first start."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(empty_journal(str(program)))
    if settings:
        with sqlite3.connect(path) as file:
            file.execute("INSERT OR REPLACE INTO settings VALUES ('settings', ?)", (json.dumps(settings),))
        file.close()


class Recorded:
    """A game with the commands that it took, each with its answer."""

    def __init__(self, header, taken):
        self.header = header
        self.taken = taken

    @classmethod
    def read(cls, path):
        """A hex game of tests/end-to-end or one of Black Powder from tests/golden, by its path without the endings."""
        path = SOURCE / path
        header, *commands = read_lines(f"{path}.jsonl")
        answers = read_lines(f"{path}.out.jsonl")
        if header["scenario"] == "black-powder":
            header["book"] = json.loads((SOURCE / "app/books/sample.json").read_text())
        elif isinstance(header["board"], str):  # a journal holds the board itself
            header["board"] = json.loads((SOURCE / f"app/boards/{header['board']}.json").read_text())
        # An undo is a line of the log, but not of the journal.
        taken, undone = [], []
        for command, answer in zip(commands, answers):
            if not answer["ok"]:
                continue
            if command["do"] == "undo":
                undone.append(taken.pop())
            elif command["do"] == "redo":
                taken.append(undone.pop())
            else:
                taken.append((command, answer))
                undone.clear()
        return cls(header, taken)

    def upto(self, holds, times=1):
        """The game up to the command whose answer makes `holds(command, answer)` true for the `times`-th time."""
        for n, (command, answer) in enumerate(self.taken, 1):
            times -= bool(holds(command, answer))
            if times == 0:
                return Recorded(self.header, self.taken[:n])
        raise ValueError("that never happens")

    def before(self, holds, times=1):
        return Recorded(self.header, self.upto(holds, times).taken[:-1])

    def write(self, program, path, settings=None):
        """Puts the game into a new journal."""
        write_journal(program, path, settings)
        time = "2026-01-02T20:14:00.000Z"
        with sqlite3.connect(path) as file:
            file.execute("INSERT INTO games VALUES ('1', ?, 'A game', ?, ?, 0)", (json.dumps(self.header), time, time))
            file.executemany("INSERT INTO commands VALUES ('1', ?, ?, '', ?)",
                             [(n, json.dumps(command), time) for n, (command, _) in enumerate(self.taken, 1)])
        file.close()

    def open(self, program, *arguments, before=lambda: None, settings=None, **launch):
        """The program with this game on the table; `before` is called when it could come there. The caller closes it."""
        folder = tempfile.TemporaryDirectory(prefix="watchfire-recorded-")
        path = os.path.join(folder.name, "journal.db")
        self.write(program, path, settings)
        drive = Drive.launch(program, *arguments, db=path, **launch)
        drive.journal_folder = folder  # removed together with the drive
        try:
            drive.until(lambda s: not s["loading"] and s["screen"] == "start", timeout=PATIENCE)
            before()
            drive.tap("resume")
            drive.until(lambda s: s.get("commands") == len(self.taken), timeout=PATIENCE)
        except BaseException:
            print({k: v for k, v in drive.state().items() if k not in ("names", "state")}, len(self.taken))
            drive.close()
            raise
        return drive


def asks(kind):
    return lambda _, answer: any(d["id"] == kind for d in answer.get("decisions", []))


def tells(kind):
    return lambda _, answer: any(s["do"] == kind for s in answer.get("steps", []))


def does(kind):
    return lambda command, _: command["do"] == kind


def clear_steps(drive):
    """Ticks the cards that are still on the panel."""
    while drive.find("done"):
        drive.tap("doneAll" if drive.find("doneAll") else "done")
        drive.wait_idle()
