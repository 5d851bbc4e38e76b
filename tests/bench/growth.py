#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts how the work of a roll grows with the board and with the players: instructions of one roll on islands of 19 to 500
hexes with 3 to 6 players, who have all their settlements and cities on it where there is room. Instructions, because other programs on the machine change them by
nothing. Prints a table and draws it.

    growth.py RULES_WORK [--picture docs/growth.svg] [--valgrind valgrind]

RULES_WORK is build/ci/tests/bench/rules_work.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

PLAYERS = ["red", "blue", "white", "orange", "green", "brown"]
TERRAINS = ["forest", "pasture", "fields", "hills", "mountains"]
NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
SIZES = [19, 37, 61, 91, 127, 169, 217, 271, 331, 397, 469, 500]
ROLLS = 3600
COLOURS = {3: "#c0392b", 4: "#2471a3", 5: "#7d6608", 6: "#1e8449"}


def spiral(count):
    """So many hexes around a middle, ring by ring."""
    at, ring = [(0, 0)], 0
    while len(at) < count:
        ring += 1
        q, r = -ring, ring
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            for _ in range(ring):
                at.append((q, r))
                q, r = q + dq, r + dr
    return at[:count]


def island(count):
    rng = random.Random(count)
    at = spiral(count)
    hexes = [{"at": f"{q},{r}", "terrain": rng.choice(TERRAINS), "number": NUMBERS[i % len(NUMBERS)]}
             for i, (q, r) in enumerate(at)]
    hexes[0] = {"at": "0,0", "terrain": "desert"}
    return {"watchfire-board": 1, "name": f"island-{count}", "hexes": hexes, "robber": "0,0"}, at


def game(count, players):
    """A log that ends before a roll: every player has as many buildings as the pieces and the island allow."""
    board, at = island(count)
    yield {"watchfire": 1, "scenario": "base", "board": board, "players": [{"id": p} for p in PLAYERS[:players]],
           "options": {"goal-points": 60}}
    # Northern corners of hexes are never neighbours, so everybody may build there.
    spots = [f"{q},{r}:N" for q, r in at]
    random.Random(players).shuffle(spots)
    spots = spots[:9 * players]
    for i, spot in enumerate(spots):
        player = PLAYERS[i % players]
        yield {"do": "place", "piece": "city" if i // players < 4 else "settlement", "player": player, "at": spot}
    yield {"do": "begin", "player": PLAYERS[0]}


def instructions(valgrind, program, log, rolls):
    run = subprocess.run([valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", program, str(rolls), log],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(run.stdout + run.stderr)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def measure(program, valgrind):
    found = {}
    with tempfile.TemporaryDirectory(prefix="watchfire-growth-") as folder:
        for count in SIZES:
            for players in COLOURS:
                log = pathlib.Path(folder) / "game.jsonl"
                log.write_text("".join(json.dumps(line) + "\n" for line in game(count, players)), encoding="utf-8")
                each = (instructions(valgrind, program, str(log), ROLLS) - instructions(valgrind, program, str(log), 0)) / ROLLS
                found[count, players] = each
                print(f"{count} hexes, {players} players: {each:.0f} instructions a roll", flush=True)
    return found


def picture(found):
    """The table as a picture: hexes to the right, instructions upwards, a line for each number of players."""
    width, height, left, bottom = 720, 400, 70, 50
    most = -(-max(found.values()) // 1000) * 1000

    def x(count):
        return left + count / 500 * (width - left - 90)

    def y(value):
        return height - bottom - value / most * (height - bottom - 30)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
           f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
           '<text x="70" y="20" font-size="15">Instructions of one roll by the size of the board</text>']
    step = 1000 if most <= 8000 else 5000
    for value in range(0, int(most) + 1, step):
        out.append(f'<path d="M{left} {y(value):.1f}H{x(500):.1f}" stroke="#dddddd"/>'
                   f'<text x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    for count in (19, 100, 200, 300, 400, 500):
        out.append(f'<text x="{x(count):.1f}" y="{height - bottom + 20}" text-anchor="middle">{count}</text>')
    out.append(f'<text x="{x(250):.1f}" y="{height - 8}" text-anchor="middle">hexes</text>')
    for players, colour in COLOURS.items():
        line = " ".join(f"{x(count):.1f},{y(found[count, players]):.1f}" for count in SIZES)
        out.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
    # The names beside the ends of the lines, apart where these lie close together.
    below = 0.0
    for players in sorted(COLOURS, key=lambda p: -found[SIZES[-1], p]):
        at = max(y(found[SIZES[-1], players]) + 4, below + 15)
        out.append(f'<text x="{x(500) + 8:.1f}" y="{at:.1f}" fill="{COLOURS[players]}">{players} players</text>')
        below = at
    return "\n".join([*out, "</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--picture")
    parser.add_argument("--valgrind", default="valgrind")
    options = parser.parse_args()
    found = measure(options.program, options.valgrind)
    if options.picture:
        pathlib.Path(options.picture).write_text("<!-- SPDX-License-Identifier: Apache-2.0 -->\n" + picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
