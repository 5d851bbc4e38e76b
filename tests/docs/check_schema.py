#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the JSON Schema of the game log with the program: recorded games, their answers, the shipped
boards and value books match it; broken ones do not."""
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
    states = 0
    for path in logs:
        answers = path.name.endswith(".out.jsonl")
        game = lines(path.with_name(path.name.replace(".out.jsonl", ".jsonl")))
        family = "powder" if game[0]["scenario"] == "black-powder" else "hex"
        for n, line in enumerate(lines(path)):
            # A golden answer may leave the message out; the program never does.
            if answers and not line.get("ok", True):
                line["error"].setdefault("message", "-")
            part = "answer" if answers else "header" if n == 0 else "command"
            fits(part, line, f"{path.name}:{n + 1}")
            # If either game's form were allowed, a fault in one could pass as the other's.
            if part != "answer":
                fits(f"{family}-{part}", line, f"{path.name}:{n + 1}")
            for step in line.get("steps", []) + line.get("lacks", []):
                fits(f"{family}-step", step, f"{path.name}:{n + 1}")
            if answers and family == "hex" and "state" in line:
                fits("hex-state", line["state"], f"{path.name}:{n + 1}")
                states += 1
            for decision in line.get("decisions", []):
                fits(f"{family}-decision", decision, f"{path.name}:{n + 1}")
            checked += 1
    board = None
    for path in sorted(SOURCE.glob("app/boards/*.json")):
        board = json.loads(path.read_text(encoding="utf-8"))
        fits("board", board, path.name)
        checked += 1
    book = None
    for path in sorted(SOURCE.glob("app/books/*.json")):
        book = json.loads(path.read_text(encoding="utf-8"))
        fits("book", book, path.name)
        checked += 1
    if checked < 300:
        faults.append(f"only {checked} lines were checked")

    fits_not("command", {"do": "roll", "dice": [0, 7]}, "dice of 0 and 7")
    fits_not("command", {"do": "correct", "what": "wall-level", "at": "W3", "value": 6}, "level 6")
    if states < 5:
        faults.append(f"only {states} states were checked")
    fits_not("command", {"do": "knight", "player": "red", "actions": [{"drive-off": "0,0", "pirate": "4,4"}]}, "two acts")
    fits_not("command", {"do": "knight", "player": "red", "actions": [{"drive-off": "0,0", "from": "blue"}]}, "a surplus from")
    fits_not("hex-state", {"turn": {"player": "red", "phase": "tea-time"}}, "a state at tea-time")
    fits_not("header", {"watchfire": 2, "scenario": "base", "board": "x", "players": []}, "version 2")
    broken = copy.deepcopy(board)
    broken["hexes"][0]["terrain"] = "lava"
    fits_not("board", broken, "terrain lava")
    broken = copy.deepcopy(book)
    broken["cards"]["leader"]["spots"] = ["##..##", "....."]
    fits_not("book", broken, "a card of 2 lines, one of 5")
    broken = copy.deepcopy(book)
    broken["walls"][1]["defense"] = 100
    fits_not("book", broken, "a defense of 100")
    fits_not("powder-command", {"do": "recruit", "player": "dragon", "soldiers": [{"type": "tank"}]}, "a tank nowhere")
    fits("powder-command", {"do": "overseer", "player": "dragon", "soldiers": {"spearman": 2, "archer": 1}}, "three overseers")
    fits_not("powder-command", {"do": "overseer", "player": "dragon"}, "an overseer for nobody")
    fits_not("powder-command", {"do": "correct", "what": "wall-level", "at": "S1", "value": 4}, "a wall of level 4")
    fits("powder-step", {"do": "holds", "section": "S1", "power": 0, "rule": "BP-50"}, "holds, its defense not known")
    fits("powder-step", {"do": "breach", "section": "S1", "by": "ladders", "rule": "BP-52"}, "a breach by ladders alone")
    fits_not("powder-step", {"do": "holds", "power": 3, "defense": 4, "rule": "BP-50"}, "holds nowhere")
    fits_not("powder-step", {"do": "breach", "section": "S1", "power": 3, "defense": 2, "rule": "BP-50"}, "a breach by nothing")
    fits("powder-step", {"do": "remind", "what": "overseers", "player": "dragon", "amount": 2, "rule": "BP-06"}, "overseers")
    fits_not("powder-step", {"do": "remind", "what": "horses", "rule": "BP-06"}, "a reminder of horses")
    fits_not("powder-step", {"do": "kill", "player": "reed", "type": "spearman", "from": "S1.1:a7", "to": "pool",
                             "rule": "BP-51"}, "a spot a7")
    fits_not("powder-decision", {"id": "robber", "player": "dragon", "options": [], "rule": "BP-60"}, "a robber")

    print("\n".join(faults) or f"{checked} lines, boards and books fit the schema")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
