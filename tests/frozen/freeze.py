#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Freezes what this version answers: logs of every scenario and combination, with their answers to the byte (frozen_test.py).
Run it once for a release or a new number of the rules, and never again for that folder.

    freeze.py WATCHFIRE FOLDER [NAME...]     writes FOLDER/NAME.log.gz and FOLDER/NAME.answers.gz for each game, or for these

A log is a game that `watchfire simulate` has played, with every kind of correction, undo and redo after its end; or one of the
recorded games (tests/end-to-end, tests/golden) with what only people enter; or what a later number of the rules answers
otherwise, once for each number. Boards and value books go into the headers, so nothing that ships is needed to read it. Commands
that are refused are left out: the wording of a refusal may change.
"""
import gzip
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
# The rules' version that the program has now (decisions 18).
RULES = int(re.search(r"rulesVersion = (\d+);", (SOURCE / "rules/core/rules_version.h").read_text(encoding="utf-8"))[1])
RECORDED = ["end-to-end/great-wall-4", "end-to-end/great-wall-river-4", "end-to-end/great-river-3", "end-to-end/world-4",
            "end-to-end/raiders-4", "end-to-end/raiders-river-5", "golden/black-powder-three-years",
            "golden/black-powder-two-players", "golden/black-powder-asked-values"]
RIVER, VOLCANO = "great-river", "volcano-jungle"
# Name: scenario, board, players, additions, options. A board with "+" gets a volcano and a jungle.
SIMULATED = {
    "base": ("base", "base-island", 4, [], {}),
    "base-ships": ("base", "base-islands", 3, [], {"friendly-robber": True}),
    "base-river": ("base", "great-river", 3, [RIVER], {}),
    "base-volcano": ("base", "base-volcano", 4, [VOLCANO], {}),
    "base-river-volcano": ("base", "raiders-4", 4, [RIVER, VOLCANO], {}),
    "great-wall": ("great-wall", "great-wall-4", 4, [], {}),
    "great-wall-six": ("great-wall", "great-wall-6", 6, [],
                       {"founding-draws-riders": True, "end-on-last-penalty": False, "draw": "program"}),
    "great-wall-river": ("great-wall", "great-wall-4-river", 4, [RIVER], {}),
    "great-wall-volcano": ("great-wall", "great-wall-4+", 4, [VOLCANO], {}),
    "great-wall-river-volcano": ("great-wall", "great-wall-4-river+", 4, [RIVER, VOLCANO], {}),
    "great-river": ("great-river", "great-river", 4, [], {}),
    "great-river-ships": ("great-river", "great-river", 3, [], {"ships": True, "friendly-robber": True}),
    "great-river-volcano": ("great-river", "raiders-4", 3, [VOLCANO], {}),
    "world": ("world", "world", 4, [], {}),
    "world-other-options": ("world", "world", 3, [], {"storm-crosses-seam": True, "redraw-red-neighbours": True,
                                                      "friendly-robber": True, "goal-points": 18}),
    "world-river": ("world", "world", 4, [RIVER], {}),
    "world-volcano": ("world", "world+", 4, [VOLCANO], {}),
    "world-river-volcano": ("world", "world+", 3, [RIVER, VOLCANO], {}),
    "raiders": ("raiders", "raiders-4", 4, [], {}),
    "raiders-other-options": ("raiders", "raiders-6", 5, [], {"frontier": "raiders", "coastal-buildings-safe": True,
                                                             "any-removal-frees": True, "special-building": False}),
    "raiders-six": ("raiders", "raiders-6", 6, [], {"frontier": "deserts"}),
    "raiders-river": ("raiders", "raiders-4", 4, [RIVER], {}),
}


def board_of(name):
    """A shipped board; with "+" two inland hexes become a volcano and a jungle."""
    board = json.loads((SOURCE / f"app/boards/{name.rstrip('+')}.json").read_text(encoding="utf-8"))
    if name.endswith("+"):
        kept = {board.get("river", {}).get(part) for part in "xyz"}
        plain = [h for h in board["hexes"] if h.get("number") and h["at"] not in kept and "corners" not in h]
        plain[len(plain) // 3]["terrain"] = "volcano"
        plain[2 * len(plain) // 3]["terrain"] = "jungle"
    return board


def answers_to(program, lines):
    """The answers of `watchfire replay --state`, one a line; the last is the state."""
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    ran = subprocess.run([program, "replay", "--state", "-"], input=text.encode(), capture_output=True, check=False)
    return text.encode(), ran.stdout


def accepted(program, lines):
    """The log without the commands that are refused."""
    answers = [json.loads(line) for line in answers_to(program, lines)[1].splitlines()]
    return [lines[0], *(command for command, answer in zip(lines[1:], answers) if answer["ok"])]


def corrections(board, state):
    """What a table may correct, with places of this game; what does not belong to it is refused."""
    first, second = list(state["points"])[:2]
    hexes = [h["at"] for h in board["hexes"]]
    land = [h["at"] for h in board["hexes"] if h.get("number")]
    sea = [h["at"] for h in board["hexes"] if h["terrain"] == "sea"]
    corners, sides = list(state["buildings"]), list(state["lines"])

    def correct(what, value, **at):
        return {"do": "correct", "what": what, **at, "value": value}

    yield correct("points", 2, at=first)
    yield correct("army", 5, at=second)
    yield from (correct("largest-army", value) for value in (first, None))
    yield from (correct("longest-road", value) for value in (second, None))
    yield from (correct("number", value, at=land[0]) for value in (8, None, 3))
    yield from (correct("robber", value) for value in (land[1], None, land[2]))
    yield from (correct("pirate", value) for value in (sea[0], None, *sea[-1:]))
    yield correct("building", {"piece": "city", "player": second}, at=corners[0])
    yield correct("building", None, at=corners[1])
    yield correct("line", None, at=sides[0])
    yield correct("line", {"piece": "road", "player": first}, at=sides[1])
    for wall in state.get("walls", {}):
        yield correct("wall-level", 4, at=wall)
        yield correct("riders", 2, at=wall)
    for assembly in state.get("assembly", {}):
        yield correct("riders", [assembly], at=assembly)
    yield correct("bag", {"III": 2, "IV": 1})
    yield correct("bag", [4, 9, 10])
    yield correct("penalty", 2, at=first)
    yield correct("storm", {"at": sea[len(sea) // 2], "heading": "W"})
    yield from (correct("flood", value) for value in (True, False))
    yield from (correct("raiders", 1, at=at) for at in (land[3], board.get("deserts", hexes)[0], "supply", first))
    yield from (correct("discovered", value, at=at) for at in hexes[:40:4] for value in (True, False))
    yield from (correct("marker", value, at=at) for at in board.get("markers", [])[:2] for value in (first, None))
    yield from (correct("repair", value, at=sides[2]) for value in (first, None))
    yield correct("counters", 4, at=first)
    yield from (correct("turn", {"player": player, "phase": phase})
                for player, phase in itertools.product((first, second), ("before-roll", "after-roll")))
    yield from ({"do": do} for do in ("undo", "undo", "redo", "undo", "redo"))


def nothing(_board, _state):
    return []


def goes_on(state, phase):
    """The end is taken back, and it is the first player's turn."""
    yield from ({"do": "correct", "what": "points", "at": player, "value": -40} for player in state["points"])
    yield {"do": "correct", "what": "turn", "value": {"player": next(iter(state["points"])), "phase": phase}}


def new_land(board, state):
    """All land is new again, so a line reaches several new hexes at once: `token-hex`."""
    first = next(iter(state["points"]))
    land = [h["at"] for h in board["hexes"] if h["terrain"] not in ("sea", "desert")]
    yield from goes_on(state, "after-roll")
    for at in land:
        yield {"do": "correct", "what": "number", "at": at, "value": None}
        yield {"do": "correct", "what": "discovered", "at": at, "value": False}
    yield {"do": "correct", "what": "bag", "value": [4, 9, 10]}
    for at, line in [(at, line) for at, line in state["lines"].items() if line["player"] == first][:12]:
        yield {"do": "correct", "what": "line", "at": at, "value": None}
        yield {"do": "build", "piece": line["piece"], "player": first, "at": at}
        for hex_, number in itertools.product(land, (4, 9, 10)):
            yield {"do": "answer", "decision": "token-hex", "value": hex_}
            yield {"do": "answer", "decision": "token", "value": number}
        yield {"do": "undo"}


def few_raiders(board, state):
    """One raider is left for several hexes: `raider-hex`."""
    land = [h["at"] for h in board["hexes"] if h["terrain"] != "sea"]
    yield from goes_on(state, "before-roll")
    yield from ({"do": "correct", "what": "raiders", "at": at, "value": 0} for at in [*land, "supply"])
    yield {"do": "correct", "what": "raiders", "at": board["deserts"][0], "value": 1}
    yield from ({"do": "correct", "what": "number", "at": at, "value": 4} for at in land)
    yield {"do": "roll", "dice": [1, 3]}
    yield from ({"do": "answer", "decision": "raider-hex", "value": at} for at in land)


def simulated(program, seed, scenario, board, players, additions, options):
    with tempfile.TemporaryDirectory() as folder:
        path, log = pathlib.Path(folder, "board.json"), pathlib.Path(folder, "game.jsonl")
        path.write_text(json.dumps(board_of(board)), encoding="utf-8")
        words = [word for addition in additions for word in ("--with", addition)]
        words += [word for name, value in options.items() for word in ("--option", f"{name}={json.dumps(value)}")]
        subprocess.run([program, "simulate", path, "--scenario", scenario, "--players", str(players), *words, "--games", "1",
                        "--seed", str(seed), "--log", log], check=True, capture_output=True)
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    state = json.loads(answers_to(program, lines)[1].splitlines()[-1])["state"]
    board = lines[0]["board"]
    return [*lines, *corrections(board, state), *({"world": new_land, "raiders": few_raiders}.get(scenario, nothing)(board, state)),
            {"do": "roll", "dice": [3, 4], "by": "hand", "time": "2026-11-25T09:30:00Z"}]


def recorded(name):
    lines = [json.loads(line) for line in (SOURCE / f"tests/{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    header = lines[0]
    if isinstance(header.get("board"), str):
        header["board"] = board_of(header["board"])
    if isinstance(header.get("book"), str):
        header["book"] = json.loads((SOURCE / f"app/books/{header['book']}.json").read_text(encoding="utf-8"))
    return lines


def powder(rules, players, book, commands):
    book = json.loads((SOURCE / "app/books/sample.json").read_text(encoding="utf-8")) if book else {}
    return [{"watchfire": 1, "rules": rules, "scenario": "black-powder", "book": book,
             "players": [{"id": player} for player in players]}, *commands]


def correct(what, value, at=None):
    return {"do": "correct", "what": what, **({"at": at} if at else {}), "value": value}


def answer(decision, value):
    return {"do": "answer", "decision": decision, "value": value}


def corrected_table(rules):
    """Three players correct turns, covered cards, soldiers, a card without a place, and the end (Rules 1 and 2)."""
    return powder(rules, ["panda", "dragon", "snake"], True, [
        *({"do": "place", "piece": "horde", "card": card, "at": at}
          for card, at in [("scouts", "S1.1"), ("scouts", "S2.1"), ("veterans", "S2.2"), ("raiders", "S3.1")]),
        {"do": "place", "piece": "spearman", "player": "dragon", "at": "S1.1:a1"},
        {"do": "place", "piece": "spearman", "player": "dragon", "at": "S1.1:a2"},
        {"do": "place", "piece": "bomber", "player": "panda", "at": "S2.1:a1"},
        {"do": "place", "piece": "spearman", "player": "snake", "at": "S2.2:a1"},
        *(correct("spot", "wound", at) for at in ["S2.1:a1", "S2.1:a2"]),
        {"do": "horde", "card": "riders", "next": None}, correct("season", "fall"),
        {"do": "begin"}, {"do": "order", "players": ["dragon", "snake", "dragon", "panda", "dragon"]},
        {"do": "end-turn", "player": "dragon"},
        # The other covered card is uncovered before its turn.
        correct("spot", None, "S2.1:a1"), answer("save", []), answer("tower", "none"),
        correct("spot", "panda:bomber", "S2.1:a1"), correct("spot", "dragon:flamethrower", "S2.2:a2"),
        *(correct("turn", clan) for clan in ["dragon", "snake", "panda", "dragon"]),
        correct("honor", 12, "dragon"), correct("shame", {"spearman": 1, "archer": 2}, "dragon"), correct("slot", 6),
        *(correct("horde", None, at) for at in ["S2.1", "S2.2", "S3.1"]),
        {"do": "season", "to": "winter", "anyway": True}, {"do": "assault"},
        answer("artifacts", 3), answer("artifacts", 0), answer("artifacts", 0), correct("honor", 9, "snake"),
        correct("season", "winter"), {"do": "season", "to": "spring"}, correct("slot", 5), {"do": "season", "to": "spring"}])


def corrected_solo(rules):
    """A player alone, with Qin and Reed and an empty book, whose values are asked for (Rules 1 and 2)."""
    return powder(rules, ["panda"], False, [
        {"do": "tea", "order": ["panda", "reed"]}, {"do": "tea", "order": ["qin", "panda"]},
        {"do": "horde", "card": "raiders", "next": None}, answer("value", {"kind": "none"}), correct("tea", ["reed", "qin", "panda"]),
        correct("tea", ["qin", "panda", "reed"]), correct("horde", "raiders", "S2.1"), correct("horde", "raiders", "S3.1"),
        {"do": "horde", "card": "raiders", "next": None}, answer("indicator", "S2"), {"do": "begin"},
        {"do": "order", "players": ["qin", "panda", "reed"]}, {"do": "order", "players": ["panda", "reed"]},
        correct("turn", "qin"), {"do": "wound", "player": "qin", "at": "S2.1:a2", "why": "card"},
        answer("value", [".###..", "......"]), {"do": "end-turn", "player": "qin"}])


def cut_off_gaps(rules):
    """A bridge lost between two foreign buildings, and gaps corrected at a crossing and at the river's mouth (Rules 1 and 2)."""
    red = {"player": "red"}
    road = {"do": "build", "piece": "road", **red, "anyway": True}
    return [{"watchfire": 1, "rules": rules, "scenario": {"base": "world", "with": [RIVER]}, "board": board_of("world"),
             "players": [{"id": player} for player in ("red", "blue", "white")]},
            {"do": "place", "piece": "settlement", **red, "at": "8,3:N"},
            *({"do": "place", "piece": "road", **red, "at": at} for at in ("11,2:NE", "11,2:SE")),
            {"do": "place", "piece": "bridge", **red, "at": "11,2:E"},
            {"do": "place", "piece": "settlement", "player": "blue", "at": "11,2:NE"},
            {"do": "place", "piece": "settlement", "player": "white", "at": "11,2:SE"},
            {"do": "begin", **red}, correct("storm", {"at": "8,2", "heading": "E"}), {"do": "roll", "dice": [3, 4]},
            answer("storm-turn", "E"), answer("lose-piece", "11,2:E"), answer("robber", "8,1"),
            {"do": "build", "piece": "road", **red, "at": "8,3:NE"}, {**road, "at": "11,2:NW"},
            correct("repair", "red", "11,2:E"), {"do": "build", "piece": "road", **red, "at": "8,3:NW"}, {**road, "at": "11,2:SW"},
            correct("building", None, "11,2:NE"), {"do": "build", "piece": "bridge", **red, "at": "11,2:E"},
            {"do": "undo"}, {"do": "undo"}]


def main():
    program, folder, wanted = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    folder.mkdir(parents=True)  # an existing folder is never frozen again
    games = {name: lambda number=number, game=game: simulated(program, 1 + number, *game)
             for number, (name, game) in enumerate(SIMULATED.items())}
    games |= {f"recorded-{pathlib.Path(name).name}": lambda name=name: recorded(name) for name in RECORDED}
    for rules in (1, 2):
        games |= {f"black-powder-corrected-rules-{rules}": lambda rules=rules: corrected_table(rules),
                  f"black-powder-corrected-alone-rules-{rules}": lambda rules=rules: corrected_solo(rules),
                  f"world-river-gaps-rules-{rules}": lambda rules=rules: cut_off_gaps(rules)}
    for name in wanted or games:
        lines = accepted(program, games[name]())
        lines[0] = {"watchfire": 1, "rules": lines[0].get("rules", RULES)} | {
            key: value for key, value in lines[0].items() if key not in ("watchfire", "rules")}
        for ending, content in zip(("log", "answers"), answers_to(program, lines)):
            with open(folder / f"{name}.{ending}.gz", "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
                packed.write(content)
        print(f"{name}: {len(lines) - 1} commands")


if __name__ == "__main__":
    main()
