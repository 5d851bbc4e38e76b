#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A picture of Xvfb's screen (its -fbdir file, an XWD of 24 or 32 bits) as PNG, with nothing but Python.

    xwd_to_png.py FILE OUT.png [--least-colours N]   ends with 1 if the screen shows fewer colours than N
"""
import argparse
import pathlib
import struct
import sys
import zlib


def rows(data):
    """Width, height and the screen's rows as bytes of red, green, blue."""
    head = struct.unpack(">25I", data[:100])
    size, width, height, order, bits, line = head[0], head[4], head[5], head[7], head[11], head[12]
    colours = head[19]
    if bits != 32:
        sys.exit(f"{bits} bits a pixel: only 32 are read")
    start = size + colours * 12
    picture = []
    for y in range(height):
        row = data[start + y * line:start + y * line + width * 4]
        # A pixel is 0x00RRGGBB, its least significant byte first where the order is 0.
        red, green, blue = (2, 1, 0) if order == 0 else (1, 2, 3)
        out = bytearray(width * 3)
        out[0::3], out[1::3], out[2::3] = row[red::4], row[green::4], row[blue::4]
        picture.append(bytes(out))
    return width, height, picture


def png(width, height, picture):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    packed = zlib.compress(b"".join(b"\0" + row for row in picture))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", packed) + chunk(b"IEND", b""))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--least-colours", type=int, default=0)
    given = parser.parse_args()
    width, height, picture = rows(given.file.read_bytes())
    colours = {row[i:i + 3] for row in picture for i in range(0, len(row), 3)}
    if len(colours) < given.least_colours:
        sys.exit(1)
    given.out.write_bytes(png(width, height, picture))
    return 0


if __name__ == "__main__":
    sys.exit(main())
