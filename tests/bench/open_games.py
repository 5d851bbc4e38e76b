#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how long a table waits for what it has played before: until a game of 2000 commands is on the screen after a tap on
"resume", and until the page with 1000 games is there after a tap. The real program, offscreen, drawn by software. With
another program beside it both take turns, and a median of the pairs' ratios is printed: on a busy machine that says more
than either time. "Processor" is what the program itself computed meanwhile, on all its threads.

    open_games.py WATCHFIRE [--beside OTHER_WATCHFIRE] [--commands 2000] [--games 1000] [--times 7] [--rest 0]

The tap comes as soon as nothing moves on the start page, or --rest seconds later, as from a person who looks for the button.
"""
import argparse
import contextlib
import datetime
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
sys.path.insert(0, str(SOURCE / "tests/end-to-end"))
from bind_idle import processor_seconds  # noqa: E402  (the path is known only now)
from drive import Drive  # noqa: E402



def when(number):
    """A moment for each game, later for a later one."""
    return (datetime.datetime(2026, 1, 2, 20, 14) + datetime.timedelta(hours=number)).isoformat() + ".000Z"


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
        for number, (name, (header, lines)) in enumerate(games):
            then = when(number)
            file.execute("INSERT INTO games VALUES (?, ?, 'A game', ?, ?, 0)", (name, json.dumps(header), then, then))
            file.executemany("INSERT INTO commands VALUES (?, ?, ?, '', ?)",
                             [(name, n, json.dumps(line), then) for n, line in enumerate(lines, 1)])
    file.close()


@contextlib.contextmanager
def opened(program, path, button, rest):
    """The program at its first page, so many seconds after this button rests."""
    with Drive.launch(program, db=path) as drive:
        drive.until(lambda state: not state["loading"])
        drive.wait_for(button)
        drive.wait_idle()
        time.sleep(rest)
        yield drive


def resumed(program, path, commands, rest):
    """Milliseconds from the tap on "resume" to the first frame that shows the game, and those of the processor."""
    with opened(program, path, "resume", rest) as drive:
        spent = processor_seconds(drive.process.pid)
        start = time.monotonic_ns()
        drive.tap("resume")
        drive.until(lambda state: state.get("commands") == commands)
        drive.wait_idle()
        spent = processor_seconds(drive.process.pid) - spent
        return (first_frame_of(drive) - start) / 1e6, spent * 1e3


def first_frame_of(drive):
    painted = drive.ask({"do": "frames"})["painted"]
    if not painted:
        raise RuntimeError("the game was not painted")
    return painted


def listed(program, path, name, rest):
    """Milliseconds from the tap on "games" until the page shows its first game, `name`, and those of the processor."""
    with opened(program, path, "games", rest) as drive:
        spent = processor_seconds(drive.process.pid)
        start = time.monotonic_ns()
        drive.tap("games")
        drive.wait_for("game-" + name)
        took = (time.monotonic_ns() - start) / 1e6
        return took, (processor_seconds(drive.process.pid) - spent) * 1e3


def compare(what, measure, programs, times, goal):
    """Measures the programs in turn and prints what each took."""
    runs = [[measure(program) for program in programs] for _ in range(times)]
    for number, program in enumerate(programs):
        took, spent = zip(*(run[number] for run in runs))
        print(f"{what}{', ' + program if number else ''}: median {statistics.median(took):.0f} ms, least {min(took):.0f}, "
              f"most {max(took):.0f} of {times} (goal {goal} ms); processor {statistics.median(spent):.0f} ms", flush=True)
    if len(programs) > 1:
        ratio = statistics.median(run[0][0] / run[1][0] for run in runs)
        print(f"    the first takes {ratio:.2f} times as long, median of {times} pairs", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--beside", help="another build, to be measured in turn")
    parser.add_argument("--commands", type=int, default=2000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--rest", type=float, default=0, help="seconds between the start page's rest and the tap")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="watchfire-open-") as folder:
        program = os.path.abspath(options.program)
        programs = [program] + ([os.path.abspath(options.beside)] if options.beside else [])
        header, lines = long_game(program, folder, options.commands)
        path = os.path.join(folder, "one.db")
        journal(program, path, [("1", (header, lines))])
        compare(f"a game of {options.commands} commands opens",
                lambda each: resumed(each, path, options.commands, options.rest), programs, options.times, 200)
        path = os.path.join(folder, "many.db")
        names = [f"g{n}" for n in range(options.games)]
        journal(program, path, [(name, (header, lines[:300])) for name in names])
        compare(f"the page with {options.games} games opens",
                lambda each: listed(each, path, names[-1], options.rest), programs, options.times, 300)
    return 0


if __name__ == "__main__":
    sys.exit(main())
