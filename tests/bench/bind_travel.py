#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how smoothly a piece travels: the real program, drawn by software at 1280x800, with a step open
that moves something; its tick, and the times of the frames until the piece is there. The limits are at least
30 frames per second while it travels, and none once it has arrived and the lights are still.

    bind_travel.py WATCHFIRE [--least 30] [--still 3]
"""
import argparse
import pathlib
import sys
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import Recorded, tells  # noqa: E402  (the path is known only now)

MOST_ROUNDS = 6  # a busy machine takes frames away: only what is below the bound in all of them fails
GAMES = [("tests/end-to-end/great-wall-4", "move-rider", "a rider to a wall"),
         ("tests/end-to-end/great-wall-4", "breach", "riders over the wall"),
         ("tests/end-to-end/world-4", "move-storm", "the storm around the world"),
         ("tests/end-to-end/raiders-4", "building-falls", "a building that falls")]


def travelled(drive):
    """Ticks until something travels. Returns the times of the frames from the tick until it has arrived."""
    while drive.find("done"):
        drive.wait_idle()
        start = time.monotonic_ns()
        drive.tap("done")
        if not drive.find("boardTravel"):
            continue
        drive.wait_gone("boardTravel")
        end = time.monotonic_ns()
        return [t for t in drive.ask({"do": "frames"})["times"] if start < t <= end]
    return []  # it had arrived before anybody could look, or nothing travels


def moves(program, path, step, what, least, still):
    for _ in range(MOST_ROUNDS):
        with Recorded.read(path).upto(tells(step)).open(program, mm=5.9) as drive:
            times = travelled(drive)
            if len(times) < 2:
                print(f"{what}: nothing was seen to travel", flush=True)
                continue
            seconds = (times[-1] - times[0]) / 1e9
            rate = (len(times) - 1) / seconds
            longest = max(b - a for a, b in zip(times, times[1:])) / 1e6
            drive.wait_idle()
            rested = drive.frames()
            time.sleep(still)
            rested = drive.frames() - rested
        good = rate >= least and rested == 0
        print(f"{what}: {len(times)} frames in {seconds * 1000:.0f} ms, {rate:.0f} a second, longest gap "
              f"{longest:.0f} ms; {rested} in {still:g} s after{'' if good else '  <- out of bounds'}", flush=True)
        if good:
            return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--least", type=float, default=30)
    parser.add_argument("--still", type=float, default=3)
    options = parser.parse_args()
    good = [moves(options.program, *game, options.least, options.still) for game in GAMES]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
