# SPDX-License-Identifier: Apache-2.0
"""The tower's link in Python: decoder and encoder, written from firmware-protocol/PROTOCOL.md and nothing else.

It exists to show that the page is enough, and to check the C codec against a reading that shares no line with it.
Messages are plain dictionaries of text, so that a test can print and compare them; `KINDS` says which fields there are.
"""
import re
import string
import zlib
from collections import namedtuple

VERSION = "1.0"
MAJOR = 1
LINE_MAX = {"tower": 255, "host": 64}
CAPABILITIES = ("lamp", "cocked", "battery", "electronic", "simulated")
EFFECTS = ("idle", "your-turn", "rolled", "breach", "flood", "storm", "win")

# word: the kind (or PLAIN, UNKNOWN); fields: name -> text, in the page's order.
Message = namedtuple("Message", "word fields")
# name: one of too-long, byte, no-crc, crc, field.
Error = namedtuple("Error", "name")


def text(outcome):
    """How the test vectors write an outcome: `WORD name=value ...` or `error name`."""
    if isinstance(outcome, Error):
        return "error " + outcome.name
    return " ".join([outcome.word] + [f"{name}={value}" for name, value in outcome.fields.items()])


def seal(body):
    """The line for a body: star, CRC and newline added. Takes and returns bytes."""
    return body + b"*%08x\n" % zlib.crc32(body)


# ---- Fields: each reader returns the field's text as a vector shows it, or None if it is malformed.

def number(low, high):
    def read(field):
        if not re.fullmatch(r"0|[1-9][0-9]*", field) or not low <= int(field) <= high:
            return None
        return field
    return read


def name_of(longest):
    return lambda field: field if 1 <= len(field) <= longest else None


def boot_id(field):
    return field if re.fullmatch(r"[0-9a-f]{8}", field) and int(field, 16) != 0 else None


def version(field):
    parts = field.split(".")
    byte = number(0, 255)
    return field if len(parts) == 2 and byte(parts[0]) and byte(parts[1]) else None


def dice(field):
    thrown = field.split(",")
    if len(thrown) > 8:
        return None
    for die in thrown:
        found = re.fullmatch(r"d([1-9][0-9]*):([1-9][0-9]*)", die)
        if not found or not 2 <= int(found[1]) <= 20 or int(found[2]) > int(found[1]):
            return None
    return field


def capabilities(field):
    if field == "":
        return None
    names = field.split(",")
    return ",".join(known for known in CAPABILITIES if known in names) or "-"


def dash_or(read):
    return lambda field: field if field == "-" else read(field)


def effect(field):
    return (field if field in EFFECTS else "unknown") if field else None


any_number = number(0, 0xFFFFFFFF)
nonzero = number(1, 0xFFFFFFFF)

KINDS = {
    "tower": {
        "HELLO": (("boot", boot_id), ("seq", nonzero), ("version", version), ("name", name_of(24)),
                  ("firmware", name_of(16)), ("serial", name_of(24)), ("caps", capabilities),
                  ("held", number(0, 255)), ("last-seq", any_number), ("last", dash_or(dice))),
        "ROLL": (("boot", boot_id), ("seq", nonzero), ("dice", dice)),
        "COCKED": (("boot", boot_id), ("seq", nonzero), ("count", number(0, 8))),
        "STATUS": (("boot", boot_id), ("seq", nonzero), ("battery", dash_or(number(0, 100))),
                   ("uptime", any_number), ("rolls", any_number), ("resends", any_number),
                   ("refused", any_number), ("bad", any_number)),
        "PONG": (("boot", boot_id), ("seq", nonzero), ("token", any_number)),
    },
    "host": {
        "HELLO?": (),
        "ACK": (("boot", boot_id), ("seq", nonzero)),
        "LAMP": (("effect", effect),),
        "PING": (("token", any_number),),
    },
}


def encode(message):
    """The line that says this message, newline included, as bytes."""
    return seal(" ".join([message.word, *message.fields.values()]).encode("ascii"))


def parse(side, body):
    """The message in a body (the text before the star) of a line with a right CRC."""
    word, *fields = body.split(" ")
    if word == "":
        return Error("field")
    if word not in KINDS[side]:
        return Message("UNKNOWN", {"word": word})
    kind = KINDS[side][word]
    read = {}
    for place, (name, reader) in enumerate(kind):
        value = reader(fields[place]) if place < len(fields) else None
        if value is None:
            return Error("field")
        read[name] = value
        if name == "version" and int(value.split(".")[0]) != MAJOR:
            return Message(word, read)
    if word == "HELLO" and (read["last-seq"] == "0") != (read["last"] == "-"):
        return Error("field")
    return Message(word, read)


PLAIN = re.compile(r"[ \t]*(?:roll:[ \t]*)?([0-9]+(?:(?:[ \t]*,[ \t]*|[ \t]+)[0-9]+)*)[ \t]*", re.IGNORECASE)


def plain_roll(line):
    """The values of a plain roll, or None if the line is not one."""
    found = PLAIN.fullmatch(line)
    if not found:
        return None
    values = re.findall("[0-9]+", found[1])
    good = all(number(1, 20)(value) for value in values)
    return values if good and len(values) <= 8 else None


class Decoder:
    """Takes bytes one by one; `side` says who is speaking, "tower" or "host"."""

    def __init__(self, side):
        self.side = side
        self.good = self.bad = 0
        self._line = bytearray()
        self._sealed = False  # a line with a right CRC has come
        self._broken = False  # the previous line broke off within its CRC

    def feed(self, data):
        """The outcomes of these bytes, in order: Messages and Errors."""
        outcomes = []
        for byte in data:
            if byte not in b"\r\n":
                self._line.append(byte)
                continue
            line, self._line = bytes(self._line), bytearray()
            if line:
                outcome = self._read(line)
                self.bad += isinstance(outcome, Error)
                self.good += isinstance(outcome, Message)
                outcomes.append(outcome)
        return outcomes

    def _read(self, raw):
        if len(raw) > LINE_MAX[self.side]:
            return Error("too-long")
        line = raw.decode("latin-1")
        if any(not " " <= c <= "~" and c != "\t" for c in line):
            return Error("byte")
        after_broken, self._broken = self._broken, False
        body, star, crc = line.partition("*")
        if not star:
            plain = not self._sealed and not after_broken and self.side == "tower" and plain_roll(line)
            return Message("PLAIN", {"values": ",".join(plain)}) if plain else Error("no-crc")
        self._broken = len(crc) < 8 and all(c in string.digits + "abcdef" for c in crc)
        if crc != "%08x" % zlib.crc32(body.encode("ascii")):
            return Error("crc")
        if "\t" in body:
            return Error("byte")
        self._sealed = True
        return parse(self.side, body)
