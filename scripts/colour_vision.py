#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Converts pictures of the screen to what colour-blind people see; look at them after changing colours or
glyphs. Needs nothing but Python; reads the 8-bit PNG files that the program writes.

    colour_vision.py PICTURE.png… [--out FOLDER]      writes NAME-protanopia.png, -deuteranopia.png, -tritanopia.png
"""
import argparse
import math
import pathlib
import struct
import sys
import zlib

# For linear RGB. Vienot, Brettel and Mollon 1999 for the first two; Machado, Oliveira and Fernandes 2009 for the third.
MATRICES = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CHANNELS = {2: 3, 6: 4}  # of PNG's colour types: RGB, RGB with alpha


def linear(channel):
    c = channel / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def encoded(value):
    v = min(1.0, max(0.0, value))
    return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


def seen(colour, matrix):
    """An RGB triple of bytes as people with this deficiency see it."""
    rgb = [linear(c) for c in colour]
    return bytes(encoded(sum(m * c for m, c in zip(row, rgb))) for row in matrix)


def lab(colour):
    """CIE L*a*b* (white point D65) of an RGB triple of bytes."""
    r, g, b = (linear(c) for c in colour)
    xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047, 0.2126 * r + 0.7152 * g + 0.0722 * b,
           (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, other):
    """How different two RGB triples look: CIE 1976 delta E. About 2 is just seen when they lie side by side."""
    return math.dist(lab(one), lab(other))


def read(path):
    """Width, height, rows of RGB bytes."""
    data = path.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError(f"{path} is no PNG file")
    at, packed, head = 8, b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            head = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += 12 + size
    width, height, depth, colour_type, _, _, interlaced = head
    if depth != 8 or colour_type not in CHANNELS or interlaced:
        raise ValueError(f"{path}: only plain 8-bit RGB pictures are read, as the program's screenshots are")
    n = CHANNELS[colour_type]
    raw, stride = zlib.decompress(packed), width * n
    rows, before = [], bytearray(stride)
    for y in range(height):
        kind = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        unfilter(kind, row, before, n)
        rows.append(bytes(row) if n == 3 else b"".join(row[i:i + 3] for i in range(0, stride, 4)))
        before = row
    return width, height, rows


def unfilter(kind, row, before, n):
    for i in range(len(row)):
        left = row[i - n] if i >= n else 0
        corner = before[i - n] if i >= n else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + before[i]) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + before[i]) // 2) & 255
        elif kind == 4:
            p = left + before[i] - corner
            nearest = min((abs(p - left), 0, left), (abs(p - before[i]), 1, before[i]), (abs(p - corner), 2, corner))
            row[i] = (row[i] + nearest[2]) & 255


def write(path, width, height, rows):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    packed = zlib.compress(b"".join(b"\0" + row for row in rows))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) +
                     chunk(b"IDAT", packed) + chunk(b"IEND", b""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures", nargs="+", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for picture in options.pictures:
        try:
            width, height, rows = read(picture)
        except (OSError, ValueError) as wrong:
            print(wrong, file=sys.stderr)
            return 1
        for name, matrix in MATRICES.items():
            known = {}
            out = []
            for row in rows:
                line = bytearray()
                for i in range(0, len(row), 3):
                    colour = row[i:i + 3]
                    if colour not in known:
                        known[colour] = seen(colour, matrix)
                    line += known[colour]
                out.append(bytes(line))
            write(options.out / f"{picture.stem}-{name}.png", width, height, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
