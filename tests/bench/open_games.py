#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how long a table waits for what it has played before: until a game of 2000 commands is on the screen after a tap on
"resume", and until the page with 1000 games is there after a tap. The real program, offscreen, drawn by software.

    open_games.py WATCHFIRE [--commands 2000] [--games 1000] [--times 7]
"""
import argparse
import contextlib
import json
import os
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402  (the path is known only now)

WHEN = "2026-01-02T20:14:00.000Z"


def long_game(program, folder, commands):
    """The beginning of a game that the program plays by itself, and that comes to no end."""
    log = os.path.join(folder, "long.jsonl")
    subprocess.run([program, "simulate", "base-island", "--games", "1", "--option", "goal-points=60", "--most-rolls", "1000", "--log",
                    log], check=True, capture_output=True)
    with open(log, encoding="utf-8") as file:
        header, *lines = (json.loads(line) for line in file)
    if len(lines) < commands:
        sys.exit(f"the game that was played has only {len(lines)} commands")
    if isinstance(header["board"], str):
        header["board"] = json.loads((SOURCE / f"app/boards/{header['board']}.json").read_text(encoding="utf-8"))
    return header, lines[:commands]


def journal(program, path, games):
    """A journal with these games by name, the last one played last; the program makes the file."""
    Drive.launch(program, db=path).close()
    with sqlite3.connect(path) as file:
        for name, (header, lines) in games:
            file.execute("INSERT INTO games VALUES (?, ?, 'A game', ?, ?, 0)", (name, json.dumps(header), WHEN, WHEN))
            file.executemany("INSERT INTO commands VALUES (?, ?, ?, '', ?)",
                             [(name, n, json.dumps(line), WHEN) for n, line in enumerate(lines, 1)])
    file.close()


@contextlib.contextmanager
def opened(program, path, button):
    """The program at its first page, once this button rests."""
    with Drive.launch(program, db=path) as drive:
        drive.until(lambda state: not state["loading"])
        drive.wait_for(button)
        drive.wait_idle()
        yield drive


def resumed(program, path, commands):
    """Milliseconds from the tap on "resume" to the first frame that shows the game."""
    with opened(program, path, "resume") as drive:
        start = time.monotonic_ns()
        drive.tap("resume")
        drive.until(lambda state: state.get("commands") == commands)
        drive.wait_idle()
        return (first_frame_of(drive) - start) / 1e6


def first_frame_of(drive):
    painted = drive.ask({"do": "frames"})["painted"]
    if not painted:
        raise RuntimeError("the game was not painted")
    return painted


def listed(program, path, name):
    """Milliseconds from the tap on "games" to the answer that the page stands, after a frame."""
    with opened(program, path, "games") as drive:
        start = time.monotonic_ns()
        drive.tap("games")
        drive.wait_for("game-" + name)
        return (time.monotonic_ns() - start) / 1e6


def tell(what, values, goal):
    print(f"{what}: median {statistics.median(values):.0f} ms, least {min(values):.0f}, most {max(values):.0f} of {len(values)} "
          f"(goal {goal} ms)", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--commands", type=int, default=2000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--times", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="watchfire-open-") as folder:
        program = os.path.abspath(options.program)
        header, lines = long_game(program, folder, options.commands)
        path = os.path.join(folder, "one.db")
        journal(program, path, [("1", (header, lines))])
        tell(f"a game of {options.commands} commands opens",
             [resumed(program, path, options.commands) for _ in range(options.times)], 200)
        path = os.path.join(folder, "many.db")
        names = [f"g{n}" for n in range(options.games)]
        journal(program, path, [(name, (header, lines[:300])) for name in names])
        tell(f"the page with {options.games} games opens", [listed(program, path, names[-1]) for _ in range(options.times)], 300)
    return 0


if __name__ == "__main__":
    sys.exit(main())
