#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The JSON Schema of the game log says what the program does: recorded games, their answers and the shipped boards
fit it; broken ones do not."""
import copy
import json
import pathlib
import sys

import jsonschema

SOURCE = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((SOURCE / "docs/game-log.schema.json").read_text(encoding="utf-8"))


def validator(part):
    return jsonschema.Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{part}"})


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def main():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    faults = []

    def fits(part, value, where):
        for error in validator(part).iter_errors(value):
            faults.append(f"{where}: {error.message[:200]}")

    def fits_not(part, value, where):
        if validator(part).is_valid(value):
            faults.append(f"{where}: should not fit")

    logs = sorted([*SOURCE.glob("tests/golden/*.jsonl"), *SOURCE.glob("tests/end-to-end/*.jsonl")])
    checked = 0
    for path in logs:
        answers = path.name.endswith(".out.jsonl")
        for n, line in enumerate(lines(path)):
            # A golden answer may leave the message out; the program never does.
            if answers and not line.get("ok", True):
                line["error"].setdefault("message", "-")
            fits("answer" if answers else "header" if n == 0 else "command", line, f"{path.name}:{n + 1}")
            checked += 1
    board = None
    for path in sorted(SOURCE.glob("app/boards/*.json")):
        board = json.loads(path.read_text(encoding="utf-8"))
        fits("board", board, path.name)
        checked += 1
    if checked < 300:
        faults.append(f"only {checked} lines were checked")

    fits_not("command", {"do": "roll", "dice": [0, 7]}, "dice of 0 and 7")
    fits_not("command", {"do": "correct", "what": "wall-level", "at": "W3", "value": 6}, "level 6")
    fits_not("header", {"watchfire": 2, "scenario": "base", "board": "x", "players": []}, "version 2")
    broken = copy.deepcopy(board)
    broken["hexes"][0]["terrain"] = "lava"
    fits_not("board", broken, "terrain lava")

    print("\n".join(faults) or f"{checked} lines and boards fit the schema")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
