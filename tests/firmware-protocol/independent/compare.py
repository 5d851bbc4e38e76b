#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the independent codec with the C one on random lines: whole messages, messages with odd fields and a
right CRC, plain rolls and what looks like them, and all of these damaged by the wire.

Usage: compare.py EXCHANGE_PROGRAM [--inputs N] [--seed N]; without a seed, a new one each run, which is printed.
"""
import argparse
import collections
import random
import subprocess
import sys
import time

from watchfire_link import CAPABILITIES, EFFECTS, KINDS, Decoder, Error, Message, encode, seal, text

PRINTABLE = "".join(chr(c) for c in range(0x21, 0x7F) if chr(c) != "*")


class Speaker:
    """Makes up lines. One random source, so that a seed repeats a run."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, low, high):
        edge = self.random.choice((low, high, min(low + 1, high), self.random.randint(low, high)))
        return str(edge if self.random.random() < 0.5 else self.random.randint(low, min(high, low + 300)))

    def word(self, longest):
        length = self.random.choice((1, longest, self.random.randint(1, longest)))
        return "".join(self.random.choice(PRINTABLE) for _ in range(length))

    def dice(self):
        thrown = []
        for _ in range(self.random.choice((1, 2, 2, 8, self.random.randint(1, 8)))):
            faces = self.random.choice((2, 6, 6, 20, self.random.randint(2, 20)))
            thrown.append(f"d{faces}:{self.random.choice((1, faces, self.random.randint(1, faces)))}")
        return ",".join(thrown)

    def field(self, name):
        """A valid value for the field of that name."""
        big = 0xFFFFFFFF
        if name in ("name", "serial"):
            return self.word(24)
        if name == "caps":
            return ",".join(c for c in CAPABILITIES if self.random.random() < 0.5) or "-"
        if name == "battery" and self.random.random() < 0.3:
            return "-"
        return {
            "boot": lambda: "%08x" % int(self.number(1, big)), "seq": lambda: self.number(1, big),
            "version": lambda: f"1.{self.number(0, 255)}", "firmware": lambda: self.word(16),
            "held": lambda: self.number(0, 255), "last-seq": lambda: self.number(1, big), "last": self.dice,
            "dice": self.dice, "count": lambda: self.number(0, 8), "battery": lambda: self.number(0, 100),
            "effect": lambda: self.random.choice(EFFECTS),
        }.get(name, lambda: self.number(0, big))()

    def message(self, side):
        """A message that may be sent, every field in its limits."""
        word = self.random.choice(list(KINDS[side]))
        fields = {name: self.field(name) for name, _ in KINDS[side][word]}
        if word == "HELLO" and self.random.random() < 0.3:
            fields["last-seq"], fields["last"] = "0", "-"
        return Message(word, fields)

    def odd_body(self, side):
        """A message with a detail that a receiver must refuse or ignore."""
        parts = encode(self.message(self.random.choice((side, side, side, "tower", "host")))).decode()
        parts = parts[:-10].split(" ")
        for _ in range(self.random.randint(1, 2)):
            at = self.random.randrange(len(parts))
            old = parts[at]
            choices = ("", "-", "0", "00", "0" + old, old + "0", old + ",", "," + old, old + "," + old, old.upper(),
                       "4294967295", "4294967296", "99999999999999999999", "256", "255.0", "2.0", "1.256", "01.0", "1.",
                       "d6:7", "d6", "d6:", "d2:0", "d21:1", "d1:1", "d06:1", "d6:1,", "lamp,lamp", "tail,", "101", "9",
                       "x" * 24, "x" * 25, "-1", "+1", self.word(26), self.random.choice(list(KINDS[side])))
            parts[at] = self.random.choice(choices)
            if self.random.random() < 0.3:
                parts.insert(self.random.randrange(len(parts) + 1), self.random.choice(choices))
            if len(parts) > 1 and self.random.random() < 0.2:
                del parts[self.random.randrange(len(parts))]
        return " ".join(parts).replace("*", "")

    def plain(self):
        """A plain roll, or nearly one."""
        prefix = self.random.choice(("", "", "roll:", "ROLL: ", "Roll:\t", "roll :", "roll", "\t", " "))
        between = ("  ", " ", ",", ", ", " ,", "\t", " , ", ",,", ";", ", ,", "")
        values = [self.random.choice(("1", "20", "21", "0", "05", "6", "100")) if self.random.random() < 0.15
                  else str(self.random.randint(1, 20)) for _ in range(self.random.choice((1, 2, 2, 8, 9)))]
        usual = self.random.choice(between[:7])
        line = prefix + values[0]
        for value in values[1:]:
            line += (self.random.choice(between) if self.random.random() < 0.1 else usual) + value
        return line + self.random.choice(("", "", "", " ", "\t", ",", " ok", "\t."))

    def damage(self, data):
        """The bytes after a bad wire."""
        out = bytearray()
        for byte in data:
            chance = self.random.random()
            if chance < 0.01:
                byte ^= 1 << self.random.randrange(8)
            elif chance < 0.02:
                continue
            elif chance < 0.025:
                out.append(byte)
            elif chance < 0.03:
                out += self.random.choice((b"\t", b"\n", b"\r", b"*", b"\0", b"\x80", b" "))
            out.append(byte)
        return bytes(out)

    def line(self, side):
        kind = self.random.random()
        if kind < 0.35:
            return encode(self.message(side))
        if kind < 0.7:
            return seal(self.odd_body(side).encode())
        if kind < 0.9:
            return self.plain().encode() + self.random.choice((b"\n", b"\r\n"))
        if kind < 0.95:  # around the limits of a line
            return seal(b"X" * (self.random.choice((64, 255)) - 9 + self.random.randint(-2, 2)))
        return self.word(30).encode() + self.random.choice((b"*", b"*0", b"*cbf4392", b"")) + b"\n"

    def input(self):
        side = self.random.choice(("tower", "host"))
        data = b"".join(self.line(side) for _ in range(self.random.choice((1, 1, 2, 5))))
        return side, self.damage(data) if self.random.random() < 0.5 else data


def sendable(outcome):
    """True if a version 1 sender can send it: complete messages of this version."""
    return (isinstance(outcome, Message) and outcome.word not in ("PLAIN", "UNKNOWN")
            and outcome.fields.get("effect") != "unknown" and outcome.fields.get("version", "1.").startswith("1."))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("exchange")
    options.add_argument("--inputs", type=int, default=8000)
    options.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    chosen = options.parse_args()
    print(f"seed {chosen.seed}")

    speaker = Speaker(chosen.seed)
    inputs, said = [], []  # said: what a whole, undamaged message must be encoded to by the C side, or None
    for _ in range(chosen.inputs):
        if speaker.random.random() < 0.3:
            side = speaker.random.choice(("tower", "host"))
            message = speaker.message(side)
            inputs.append((side, encode(message)))
            said.append(message)
        else:
            inputs.append(speaker.input())
            said.append(None)
    fed = "".join(f"{side} {data.hex() or '-'}\n" for side, data in inputs)
    lines = subprocess.run([chosen.exchange], input=fed, capture_output=True, text=True, check=True).stdout.split("\n")
    assert lines.pop() == "" and len(lines) == len(inputs), f"{len(lines)} answers to {len(inputs)} inputs"

    seen, failed = collections.Counter(), 0
    for (side, data), message, line in zip(inputs, said, lines):
        theirs, _, encoded = line.rpartition("<")
        theirs = theirs.split("\t") if theirs else []
        outcomes = Decoder(side).feed(data)
        mine = [text(outcome) for outcome in outcomes]
        seen.update(text(o) if isinstance(o, Error) else o.word for o in outcomes)
        # The independent decoder reads what the C side sends as the same messages: an encoder may omit what
        # it does not know, but must not change the rest.
        again = [text(o) for o in Decoder(side).feed(bytes.fromhex(encoded)) if sendable(o)]
        wanted = [text(o) for o in outcomes if sendable(o)]
        wrong = []
        if mine != theirs:
            wrong.append(f"decoded\n    page {mine}\n    C    {theirs}")
        if again != wanted:
            wrong.append(f"encoded by C\n    wanted {wanted}\n    got    {again}")
        if message and (mine != [text(message)] or bytes.fromhex(encoded) != data):
            wrong.append(f"{text(message)} became {mine} and {encoded}")
        for complaint in wrong:
            failed += 1
            if failed <= 10:
                print(f"{side} {data!r}\n  {complaint}")
    rare = [word for words in KINDS.values() for word in words] + [
        "PLAIN", "UNKNOWN", "error too-long", "error byte", "error no-crc", "error crc", "error field"]
    missing = [what for what in rare if seen[what] < chosen.inputs // 400]
    print(f"{len(inputs)} inputs, {sum(seen.values())} outcomes, {failed} differences", dict(seen))
    if missing:
        print("hardly ever seen, so not compared:", missing)
    return 1 if failed or missing else 0


if __name__ == "__main__":
    sys.exit(main())
