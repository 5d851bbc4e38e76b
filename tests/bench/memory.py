#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures whether the program grows while it is used: its own memory after so many rolls and all pages, compared with that
after a warm-up of the same kind. The rolls are those of a long game, which the running program opens, carries out and shows
again and again; pages are those of the start, the settings and the table. Limit: 1 MiB.

    memory.py WATCHFIRE [--rolls 100000] [--warm-up 10000] [--commands 2000]
"""
import argparse
import os
import pathlib
import sys
import tempfile

from open_games import journal, long_game

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from drive import Drive  # noqa: E402  (the path is known only now)

MOST_GROWTH_KIB = 1024
GAMES = ("a", "b")


def own_kib(pid):
    """What belongs to this program alone, in KiB: not the pages of files, which the system takes back as it likes."""
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1])
    raise RuntimeError("the system does not tell")


def tap(drive, *names):
    """Taps each when it has come to rest: a sheet moves while it opens."""
    for name in names:
        drive.wait_for(name)
        drive.wait_still()
        drive.tap(name)


def home(drive):
    """To the start page: "back" leads to the table while a game is open."""
    while (screen := drive.state()["screen"]) != "start":
        tap(drive, *(("menu", "startPage") if screen == "table" else ("back",)))
        drive.until(lambda state, left=screen: state["screen"] != left)
    drive.wait_for("resume")


def named(drive, prefix):
    return [item["name"] for item in drive.state()["names"] if item["name"].startswith(prefix)]


def pages(drive):
    """Every page once; begins and ends on the start page."""
    for page, part in (("settingsPage", "group-"), ("valueBook", "page-"), ("towerPage", None), ("games", None), ("newGame", None)):
        tap(drive, page)
        drive.until(lambda state: state["screen"] != "start")
        drive.wait_still()
        tap(drive, *(named(drive, part) if part else ()))
        home(drive)
    tap(drive, "resume", "history", "closeSheet", "menu", "statistics", "back")
    home(drive)


def play(drive, opens):
    """Opens the games in turn: one that is open already is only shown."""
    for number in range(opens):
        game = GAMES[number % len(GAMES)]
        tap(drive, "games", f"game-{game}")
        drive.until(lambda state: state.get("game") == game)
        home(drive)


def rested(drive):
    drive.wait_idle()
    return own_kib(drive.process.pid)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rolls", type=int, default=100_000)
    parser.add_argument("--warm-up", type=int, default=10_000, help="rolls before the first measure")
    parser.add_argument("--commands", type=int, default=2000)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    with tempfile.TemporaryDirectory(prefix="watchfire-memory-") as folder:
        header, lines = long_game(program, folder, options.commands)
        each = sum(line["do"] == "roll" for line in lines)
        path = os.path.join(folder, "one.db")
        journal(program, path, [(game, (header, lines)) for game in GAMES])
        with Drive.launch(program, db=path) as drive:
            drive.until(lambda state: not state["loading"])
            pages(drive)
            play(drive, -(-options.warm_up // each))
            pages(drive)
            before = rested(drive)
            done = 0
            while done < options.rolls:
                opens = min(10, -(-(options.rolls - done) // each))
                play(drive, opens)
                done += opens * each
                print(f"after {done} rolls: {own_kib(drive.process.pid) - before:+} KiB", flush=True)
            pages(drive)
            growth = rested(drive) - before
    print(f"own memory after the warm-up {before} KiB; {done} rolls and all pages later {growth:+} KiB (limit {MOST_GROWTH_KIB})")
    return 0 if growth <= MOST_GROWTH_KIB else 1


if __name__ == "__main__":
    sys.exit(main())
