#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how long a question and a roll take with the tower's firmware as compiled for the chip, run by
simavr in real time behind a pseudo-terminal: the round trip of a PING through the program's own serial tower,
compared with a bare echo, and the delay from a roll's last byte to its painted steps, compared with a tower
without a chip. All in one run.

Nine tenths of the round trip is the wire: simavr takes 93.5 us a byte. The limits are loose, because a busy
machine adds to everything; the figures are meant to be read."""
import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "end-to-end"))
from bind_screen import PAINTED_P99_MS, WireTower, painted_delays  # noqa: E402  (the path is known only now)
from play_game import Tower  # noqa: E402

ROUND_TRIP_MS = 20.0  # over the echo's, at the median


class ChipTower(Tower):
    """The firmware in simavr, as painted_delays wants a tower."""

    @property
    def path(self):
        return self.link

    def roll(self, *dice):
        self.say(f"roll {dice[0]} {dice[1]}")
        return int(self.wait_for("rolled ").split()[-1])

    def taken(self):
        pass  # it asks again by itself


def round_trip(program, port, count):
    run = subprocess.run([program, port, str(count)], capture_output=True, text=True, check=False, timeout=280)
    if run.returncode != 0:
        raise RuntimeError(f"{program}: {run.stdout}{run.stderr}")
    medians = {}
    for line in run.stdout.splitlines():
        name, _, median, _, p95, _, most, _, number = line.split()
        medians[name] = float(median)
        print(f"round trip, {name}: median {median} ms, 95th percentile {p95} ms, most {most} ms of {number}")
    return medians["tower"] - medians["echo"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("simavr")
    parser.add_argument("firmware", help="with dice on pins")
    parser.add_argument("round_trip")
    parser.add_argument("--pings", type=int, default=500)
    parser.add_argument("--rolls", type=int, default=40)
    parser.add_argument("--slack", type=float, default=1.0, help="how many times the goals are allowed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="watchfire-bench-") as folder:
        chip = ChipTower([options.simavr, "--elf", options.firmware], folder)
        try:
            good = round_trip(options.round_trip, chip.link, options.pings) <= ROUND_TRIP_MS * options.slack
            chip.replug()
            delays = painted_delays(options.program, options.rolls, chip, " with the firmware")
            good &= statistics.median(delays) <= PAINTED_P99_MS * options.slack
        finally:
            chip.quit()
    wire = WireTower()
    wire.start()
    painted_delays(options.program, options.rolls, wire, " without a chip")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
