#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds the rules' speed to what binds: ratios to the yardstick of the same run, and instruction counts."""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

# Ratios to one yardstick iteration, which takes 131 to 135 ns where these were measured: 3.0 for a roll are 2.5 million
# rolls a second there. A replay: what 35 000 was before builds were hardened, whose yardstick is that much faster than
# the former one.
GAMES = ["great-wall-6", "world-4", "great-river-3", "raiders-4"]
RATIOS = {"replay300": 40_500.0} | {f"applyRoll/{g}": 3.0 for g in GAMES} | {f"copyState/{g}": 2.0 for g in GAMES}
# One roll on the mid-game board, averaged over all 36, with the heap of steady_heap.cpp. The counts of today are just
# below (docs/performance.md).
INSTRUCTIONS_PER_ROLL = {"great-wall-6": 2_500, "world-4": 2_240, "great-river-3": 1_640, "raiders-4": 2_280}


# The longest roads of all four players of the base island, averaged over 50 positions (tests/bench/island.h).
INSTRUCTIONS_PER_ROADS = 8_800

# One whole game of The Great Wall of four, played by the program itself (docs/simulate.md).
INSTRUCTIONS_PER_GAME = 3_090_000

# Other programs slow memory down, but not the yardstick, which uses none. So the least of several runs counts, and
# another run is made only while a bound is not kept.
MOST_RUNS = 4


def measure(program, best):
    """Puts the least nanoseconds of each benchmark into `best`."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "bench.json")
        subprocess.run([program, "--benchmark_repetitions=5", "--benchmark_min_time=0.2",
                        "--benchmark_enable_random_interleaving=true", f"--benchmark_out={out}",
                        "--benchmark_out_format=json", "--benchmark_filter=yardstick|applyRoll|copyState|replay300"],
                       check=True, stdout=subprocess.DEVNULL)
        with open(out, encoding="utf-8") as file:
            runs = json.load(file)["benchmarks"]
    nanoseconds = {"ns": 1, "us": 1e3, "ms": 1e6}
    for run in runs:
        if run.get("run_type") == "iteration":
            time = run["cpu_time"] * nanoseconds[run["time_unit"]]
            best[run["run_name"]] = min(time, best.get(run["run_name"], time))


def ratios(program, slack):
    best = {}
    for attempt in range(MOST_RUNS):
        measure(program, best)
        failed = any(best[name] / best["yardstick"] > bound * slack for name, bound in RATIOS.items())
        if not failed:
            break
    for name, bound in RATIOS.items():
        print(f"{name}: {best[name]:.0f} ns, {best[name] / best['yardstick']:.1f} yardsticks of "
              f"{best['yardstick']:.0f} ns (bound {bound:g}, {slack:g} times here), {attempt + 1} runs")
    return 1 if failed else 0


def count(program, valgrind, *arguments):
    """How many instructions the program executes."""
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run([valgrind, "--tool=callgrind", f"--callgrind-out-file={folder}/out", program,
                                 *(str(argument) for argument in arguments)], check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def instructions(program, valgrind, slack):
    failed = False
    for game in GAMES:
        each = (count(program, valgrind, 3600, game) - count(program, valgrind, 0, game)) / 3600
        failed |= each > INSTRUCTIONS_PER_ROLL[game] * slack
        print(f"one roll of {game}: {each:.0f} instructions (bound {INSTRUCTIONS_PER_ROLL[game]}, {slack:g} times here)")
    return 1 if failed else 0


def roads(program, valgrind, slack):
    each = (count(program, valgrind, "roads", 5000) - count(program, valgrind, "roads", 0)) / 5000
    print(f"longest roads of all four: {each:.0f} instructions (bound {INSTRUCTIONS_PER_ROADS}, {slack:g} times here)")
    return 1 if each > INSTRUCTIONS_PER_ROADS * slack else 0


def games(program, valgrind, slack):
    """A simulated game of The Great Wall, averaged over thirty."""
    work = ("great-wall", "great-wall-4", "4")
    each = (count(program, valgrind, 30, *work) - count(program, valgrind, 0, *work)) / 30
    print(f"one simulated game: {each:.0f} instructions (bound {INSTRUCTIONS_PER_GAME}, {slack:g} times here)")
    return 1 if each > INSTRUCTIONS_PER_GAME * slack else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["ratios", "instructions", "roads", "games"])
    parser.add_argument("program")
    parser.add_argument("--valgrind", default="valgrind")
    parser.add_argument("--slack", type=float, default=1.0, help="how many times a bound is allowed")
    options = parser.parse_args()
    if options.what == "ratios":
        return ratios(options.program, options.slack)
    counted = {"instructions": instructions, "roads": roads, "games": games}[options.what]
    return counted(options.program, options.valgrind, options.slack)


if __name__ == "__main__":
    sys.exit(main())
