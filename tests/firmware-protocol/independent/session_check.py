#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays the session of PROTOCOL.md with the independent tower, in virtual time: it must send exactly those
lines at exactly those times. Usage: session_check.py PROTOCOL.md"""
import re
import sys

from reference_tower import Tower
from watchfire_link import Decoder


def session(page):
    """(milliseconds, mark, text) of each line of the page's session."""
    found = re.findall(r"^ *([0-9]+)\.([0-9]{3}) (--|T>|H>) ?(.*)$", page, re.MULTILINE)
    return [(1000 * int(seconds) + int(millis), mark, text) for seconds, millis, mark, text in found]


class Player:
    def __init__(self, lines):
        hello = next(text for _, mark, text in lines if mark == "T>" and text)
        first = Decoder("tower").feed(hello.encode() + b"\n")[0].fields
        self.who = {name: first[name] for name in ("name", "firmware", "serial", "caps")}
        self.boot = int(first["boot"], 16)
        self.sent = []  # (milliseconds, text)
        self.half = b""
        self.now = 0
        self.tower = None

    def hear(self, data):
        *lines, self.half = (self.half + data).split(b"\n")
        self.sent += [(self.now, line.decode()) for line in lines]

    def happen(self, mark, text):
        dice = re.fullmatch(r"rolls (.*)", text)
        askew = re.fullmatch(r"([0-9]+) die lies askew", text)
        if mark == "H>":
            self.tower.receive(text.encode() + b"\n", self.now)
        elif text == "start":
            self.tower = Tower(self.hear, self.boot, self.now, self.who)
        elif dice:
            assert self.tower.roll([tuple(map(int, die[1:].split(":"))) for die in dice[1].split(",")], self.now)
        elif askew:
            self.tower.cocked(int(askew[1]))
        else:
            assert text == "end", text

    def play(self, lines):
        events = [line for line in lines if line[1] != "T>"]
        for self.now in range(events[-1][0] + 1):
            for at, mark, text in events:
                if at == self.now:
                    self.happen(mark, text)
            self.tower.poll(self.now)
        return self.sent


def main(path):
    lines = session(open(path, encoding="utf-8").read())
    wanted = [(at, text) for at, mark, text in lines if mark == "T>"]
    got = Player(lines).play(lines)
    print(f"{len(got)} lines sent, {len(wanted)} in the page")
    for at, text in sorted(set(got) ^ set(wanted)):
        print(f"{at:6} ms", "only in the page:" if (at, text) in wanted else "only sent:       ", text)
    return 0 if got == wanted and len(wanted) >= 15 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
