#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the published vectors through the independent codec, both ways. Usage: vectors_check.py FOLDER"""
import codecs
import pathlib
import sys

from watchfire_link import Decoder, Message, KINDS, encode, text


def records(path):
    """Each record of a vector file: (title, {key: [values]})."""
    title, lines = None, {}
    for line in path.read_text("ascii").split("\n"):
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            if title:
                yield title, lines
            title, lines = line.strip("[]"), {}
        else:
            key, value = line.split(": ", 1)
            lines.setdefault(key, []).append(value)
    if title:
        yield title, lines


def message_from(line, side):
    """The message of an `expect:` line."""
    word, *pairs = line.split(" ")
    fields = dict(pair.split("=", 1) for pair in pairs)
    assert list(fields) == [name for name, _ in KINDS[side][word]], f"fields of {line}"
    return Message(word, fields)


def main(folder):
    files = sorted(pathlib.Path(folder).glob("*.txt"))
    decoded = encoded = failed = 0

    def complain(path, title, wanted, got):
        nonlocal failed
        failed += 1
        print(f"{path.name} [{title}]\n  wanted {wanted}\n  got    {got}")

    for path in files:
        for title, record in records(path):
            (side,) = record["from"]
            data = codecs.escape_decode(record["bytes"][0].encode("ascii"))[0]
            got = [text(outcome) for outcome in Decoder(side).feed(data)]
            decoded += 1
            if got != record.get("expect", []):
                complain(path, title, record.get("expect", []), got)
            if record.get("canonical") == ["yes"]:
                encoded += 1
                again = b"".join(encode(message_from(line, side)) for line in record.get("expect", []))
                if again != data:
                    complain(path, title, data, again)
    print(f"{decoded} records decoded, {encoded} encoded, {failed} wrong, in {len(files)} files")
    return 0 if failed == 0 and decoded >= 80 and encoded >= 20 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
