#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Nothing is drawn while nothing changes: the real program's frames and processor time are counted while it is left alone
for some seconds, at the start, at the table with a step or a question open, in a name's field, with and without a tower.
Binds the frames at none and the processor below a hundredth of a core.

    bind_idle.py WATCHFIRE WATCHFIRE_TOWER [--seconds 10]
"""
import argparse
import os
import pathlib
import sys
import tempfile
import time

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
    """Whether it does, saying what was seen."""
    # What was begun ends first: a write, a pulse of lights, the first search for a tower on a busy machine. What never
    # ends is found below.
    patience = time.monotonic() + 30
    seen = None
    while seen != (seen := drive.frames()) and time.monotonic() < patience:
        time.sleep(3)
    frames, spent = drive.frames(), processor_seconds(drive.process.pid)
    time.sleep(seconds)
    frames, spent = drive.frames() - frames, (processor_seconds(drive.process.pid) - spent) / seconds
    good = frames == 0 and spent < MOST_PROCESSOR
    print(f"{what}: {frames} frames, {spent:.2%} of a core in {seconds} s" + ("" if good else "  <- more than it may be"))
    return good


def at_name(drive):
    for name in ("newGame", "next", "player-1", "name-1"):
        drive.wait_for(name)
        drive.wait_idle()
        drive.tap(name)
    drive.wait_for("keyboard")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("tower")
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    game = Recorded.read("tests/end-to-end/great-wall-4")
    powder = Recorded.read("tests/golden/black-powder-three-years")
    good = True
    with Drive.launch(options.program, mm=5.9) as drive:
        drive.until(lambda s: not s["loading"])
        good &= rests(drive, "start", options.seconds)
        at_name(drive)
        good &= rests(drive, "a name's field", options.seconds)
    for what, moment in (("a step is open", game.upto(tells("breach"))), ("a question is open", game.upto(asks("steal-from"))),
                         ("Black Powder, a question is open", powder.upto(asks("fire")))):
        with moment.open(options.program, mm=5.9) as drive:
            good &= rests(drive, what, options.seconds)
    with tempfile.TemporaryDirectory(prefix="watchfire-idle-") as folder:
        tower = Tower(options.tower, folder)
        with game.before(does("roll"), 10).open(options.program, "--port", tower.link, mm=5.9) as drive:
            drive.until(lambda s: s["link"] == "connected")
            clear_steps(drive)
            good &= rests(drive, "before a roll, with a tower", options.seconds)
        tower.quit()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
