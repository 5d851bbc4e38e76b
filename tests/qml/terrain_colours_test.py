#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every two terrains of the board have to look different to people who see all colours, no red, no green or no blue: the
drawings on the tiles are gone at 1.5 m, the colours are not.

    terrain_colours_test.py TERRAIN_CPP
"""
import itertools
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from colour_vision import MATRICES, difference, seen  # noqa: E402

TERRAINS = {"forest", "hills", "pasture", "fields", "mountains", "desert", "gold", "volcano", "jungle"}
LEAST = 15  # delta E; side by side, 2 is just seen, and 10 at a glance


def colours(source):
    """The colour of each terrain: by night, by day."""
    found = re.findall(r"case Terrain::(\w+):\s*return dark \? QColor\((.*?)\) : QColor\((.*?)\);", source)
    return {name: [tuple(int(c, 16) for c in colour.split(",")) for colour in pair] for name, *pair in found}


def main():
    painted = colours(pathlib.Path(sys.argv[1]).read_text())
    if missing := TERRAINS - painted.keys():
        sys.exit(f"no colour was found for: {', '.join(sorted(missing))}")
    faults = []
    for one, other in itertools.combinations(sorted(TERRAINS), 2):
        for theme, (a, b) in zip(("dark", "light"), zip(painted[one], painted[other])):
            for eyes, matrix in [("all colours", None), *MATRICES.items()]:
                apart = difference(a, b) if matrix is None else difference(seen(a, matrix), seen(b, matrix))
                if apart < LEAST:
                    faults.append(f"{theme}, {eyes}: {one} and {other} differ by {apart:.1f}, less than {LEAST}")
    print("\n".join(faults) or f"{len(TERRAINS)} terrains differ by {LEAST} and more")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
