#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The kept inputs of a fuzz target in one file, each after a line with its size.

    pack.py unpack PACK FOLDER    writes each input into a file of its own
    pack.py pack PACK FOLDER      makes the pack of all files in the folder
"""
import pathlib
import sys


def unpack(pack, folder):
    folder.mkdir(parents=True, exist_ok=True)
    data, at, number = pack.read_bytes(), 0, 0
    while at < len(data):
        end = data.index(b"\n", at)
        size = int(data[at:end])
        if end + 1 + size > len(data):
            sys.exit(f"{pack} is cut off at byte {at}")
        (folder / f"kept-{number}").write_bytes(data[end + 1:end + 1 + size])
        at, number = end + size + 2, number + 1


def pack(pack_file, folder):
    inputs = sorted(path.read_bytes() for path in folder.iterdir())
    pack_file.write_bytes(b"".join(b"%d\n%s\n" % (len(one), one) for one in inputs))


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("pack", "unpack"):
        print(__doc__, file=sys.stderr)
        return 2
    {"pack": pack, "unpack": unpack}[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
