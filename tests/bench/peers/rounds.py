#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs programs in turn, several rounds, and prints what each measured and how they compare. peers.sh starts it.

    rounds.py ROUNDS CORE FILE

Each line of FILE is a program's name, a tab, and a command of the shell. A command prints "WHAT N ns, N by the clock" for each
measurement (processor time first), or lines of Google's benchmark; lines that begin with "#" are remarks. Everything runs on
one core. Programs that share a machine with others are disturbed in the same way when they run in turn, so each round is
compared by itself, in processor time."""
import re
import statistics
import subprocess
import sys

OWN = "Watchfire"
# What is compared, and with which measurement of the others.
PAIRS = [("roll", "roll"), ("told-roll", "roll"), ("roads", "roads"), ("game", "game")]
OURS = re.compile(r"^(\S+) ([\d.]+) ns, ([\d.]+) by the clock$")
BENCHMARK = re.compile(r"^(\S+)\s+([\d.]+) ns\s+([\d.]+) ns\s+\d+")


def run(command, core):
    """The measurements of one run, (processor time, clock) by name, and the remarks."""
    done = subprocess.run(["taskset", "-c", core, "sh", "-c", command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command}\n{done.stdout}{done.stderr}")
    found = {}
    for line in done.stdout.splitlines():
        if match := OURS.match(line):
            found[match[1]] = (float(match[2]), float(match[3]))
        elif match := BENCHMARK.match(line):
            found[match[1]] = (float(match[3]), float(match[2]))
    return found, [line for line in done.stdout.splitlines() if line.startswith("#")]


def main():
    rounds, core, path = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    with open(path, encoding="utf-8") as file:
        commands = [line.rstrip("\n").split("\t", 1) for line in file]
    results = {}  # (program, what): one (processor time, clock) a round
    remarks = {}
    for n in range(rounds):
        for program, command in commands:
            found, said = run(command, core)
            remarks.setdefault(program, []).extend(line for line in said if n == 0)
            for what, times in found.items():
                results.setdefault((program, what), []).append(times)
        print(f"round {n + 1} of {rounds}", file=sys.stderr)
    print(f"{'ns of processor time':36} {'median':>13} {'least':>13} {'a second':>11} {'by the clock':>13}")
    for (program, what), times in results.items():
        spent = [time[0] for time in times]
        middle = statistics.median(spent)
        clock = statistics.median(time[1] for time in times)
        print(f"{program + ': ' + what:36} {middle:13.0f} {min(spent):13.0f} {1e9 / middle:11.0f} {clock:13.0f}")
    print()
    for ours, theirs in PAIRS:
        for program, what in results:
            if program == OWN or what != theirs or (OWN, ours) not in results:
                continue
            ratios = [b[0] / a[0] for a, b in zip(results[OWN, ours], results[program, what])]
            print(f"{ours}: {statistics.median(ratios):.2f} times as many as {program}'s ({what}), "
                  f"{min(ratios):.2f} to {max(ratios):.2f} in {len(ratios)} rounds")
    print()
    for program, said in remarks.items():
        for line in said:
            print(f"{program}: {line[2:]}")


if __name__ == "__main__":
    main()
