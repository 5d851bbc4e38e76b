#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that nothing is drawn while nothing changes: counts the real program's frames and processor time
while it is left alone for some seconds, at the start, at the table with a step or a question open, in a
name's field, with and without a tower. The limits are no frames and less than a hundredth of a core. All
programs are left alone at the same time; one of them searches the machine's ports, the others have a port of
their own, because a port that another program releases is a change, which is drawn.

    bind_idle.py WATCHFIRE WATCHFIRE_TOWER [--seconds 10]
"""
import argparse
import contextlib
import os
import pathlib
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SOURCE / "scripts"), str(SOURCE / "tests/end-to-end")]
from drive import Drive  # noqa: E402  (the path is known only now)
from play_game import Tower  # noqa: E402
from recorded import Recorded, asks, clear_steps, does, tells  # noqa: E402

MOST_PROCESSOR = 0.01


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rests(drive, what, seconds):
    """True if the program rests; prints what was seen."""
    # Waits until what was begun has ended: a write, a pulse of lights, the first search for a tower on a busy machine.
    # What never ends is found below.
    patience = time.monotonic() + 30
    seen = None
    while seen != (seen := drive.frames()) and time.monotonic() < patience:
        time.sleep(3)
    frames, spent = drive.frames(), processor_seconds(drive.process.pid)
    time.sleep(seconds)
    frames, spent = drive.frames() - frames, (processor_seconds(drive.process.pid) - spent) / seconds
    good = frames == 0 and spent < MOST_PROCESSOR
    seen = "" if good else "  <- more than it may be"
    sys.stdout.write(f"{what}: {frames} frames, {spent:.2%} of a core in {seconds} s{seen}\n")
    return good


def at_name(drive):
    for name in ("newGame", "next", "player-1", "name-1"):
        drive.wait_for(name)
        drive.wait_idle()
        drive.tap(name)
    drive.wait_for("keyboard")


def at_start_and_name(drive, seconds):
    drive.until(lambda s: not s["loading"])
    rested = rests(drive, "start", seconds)
    at_name(drive)
    return rests(drive, "a name's field", seconds) and rested


def before_roll(drive, seconds):
    drive.until(lambda s: s["link"] == "connected")
    clear_steps(drive)
    return rests(drive, "before a roll, with a tower", seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("tower")
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    game = Recorded.read("tests/end-to-end/great-wall-4")
    powder = Recorded.read("tests/golden/black-powder-three-years")
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="watchfire-idle-"))
        tower = Tower(options.tower, folder)
        stack.callback(tower.quit)
        absent = os.path.join(folder, "no-tower")

        def opened(moment, port):
            return stack.enter_context(moment.open(options.program, "--port", port, mm=5.9))

        start = stack.enter_context(Drive.launch(options.program, mm=5.9))
        step = opened(game.upto(tells("breach")), absent)
        question = opened(game.upto(asks("steal-from")), absent)
        fire = opened(powder.upto(asks("fire")), absent)
        roll = opened(game.before(does("roll"), 10), tower.link)
        with ThreadPoolExecutor() as threads:
            rested = [threads.submit(*work, options.seconds) for work in (
                (at_start_and_name, start), (rests, step, "a step is open"), (rests, question, "a question is open"),
                (rests, fire, "Black Powder, a question is open"), (before_roll, roll))]
        good = all([each.result() for each in rested])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
