#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Rolls at the real program with `--trace`, and prints how long each hop took from the last byte on the serial port to the
painted steps: median, 99th percentile and most. The tower is this script behind a pseudo-terminal, because it must know the
moment of the last byte. docs/performance.md says what each hop is.

    trace_rolls.py WATCHFIRE [--rolls 200] [--keep TRACE.json]
"""
import argparse
import pathlib
import shutil
import statistics
import sys
import tempfile

from bind_screen import WireTower, p99, played
from hops import HOPS, hops_of, read, rolls


def pieces(sent, found):
    """What the way of one roll consists of: name and microseconds, without a gap; together they are the whole way."""
    at = sent
    for name in HOPS:
        hop = found[name]
        if name == "rules":  # rules, steps and models are parts of the command
            yield "the same, before the rules", hop.begin - at
        elif name != "command":
            yield f"until {name}", hop.begin - at
        else:
            yield "until command", hop.begin - at
            at = hop.begin
            continue
        yield name, hop.end - hop.begin
        at = hop.end


def table(ways):
    """Prints the pieces of all ways, one line each."""
    width = max(map(len, ways[0]))
    for name in ways[0]:
        values = sorted(way[name] / 1000 for way in ways)
        print(f"{name:{width}}  {statistics.median(values):8.3f}  {p99(values):8.3f}  {values[-1]:8.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rolls", type=int, default=200)
    parser.add_argument("--keep", help="keeps the trace as this file")
    options = parser.parse_args()
    tower = WireTower()
    tower.start()
    with tempfile.TemporaryDirectory(prefix="watchfire-trace-") as folder:
        file = pathlib.Path(folder) / "trace.json"
        moments = list(played(options.program, options.rolls, tower, "--trace", str(file)))
        events = read(file)
        if options.keep:
            shutil.copyfile(file, options.keep)
    names = rolls(events)
    if len(names) != len(moments):
        sys.exit(f"{len(moments)} rolls were sent, and the trace has {len(names)}")
    ways = []
    for name, (sent, _) in zip(names, moments):
        found = hops_of(events, name)
        way = dict(pieces(sent / 1000, found))
        ways.append(way | {"last byte to painted steps": sum(way.values())})
    print(f"{len(ways)} rolls, in ms        median, 99th percentile, most")
    table(ways)
    return 0


if __name__ == "__main__":
    sys.exit(main())
