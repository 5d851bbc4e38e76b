#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes a recorded game: plays a scenario at random, but legally, through `watchfire replay`, and writes its log.

The program itself decides what is legal (a refused command changes nothing), so this script knows hardly any
rules. It tries seeds, from the given one on, until a game meets the conditions:

    make_game.py --replay "build/release/watchfire replay" --board great-wall-4 --board-file app/boards/great-wall-4.json \
        --players 4 --rolls 60 --breaches 3 --repeat-with-gap --out great-wall-4.jsonl
    make_game.py --replay "build/release/watchfire replay" --scenario raiders --with great-river --board raiders-6 \
        --board-file app/boards/raiders-6.json --players 5 --rolls 60 --told storm-begins=1 flood=2 --out raiders-river-5.jsonl
"""
import argparse
import collections
import json
import random
import subprocess
import sys

COLOURS = ["red", "blue", "white", "orange", "green", "brown"]
# BA-02: a corner is named through the hex for which it is N or S; this maps the other names to that one.
CORNERS = {"N": (0, 0, "N"), "S": (0, 0, "S"), "NE": (1, -1, "S"), "SE": (0, 1, "N"), "SW": (-1, 1, "N"), "NW": (0, -1, "S")}
ENDS = {"E": ("NE", "SE"), "NE": ("N", "NE"), "NW": ("NW", "N"), "W": ("SW", "NW"), "SW": ("S", "SW"), "SE": ("SE", "S")}
DIRECTIONS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}


class Replay:
    """`watchfire replay` at the other end of a pipe: one command, one answer."""

    def __init__(self, command, header):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, shell=True)
        self.lines = [header]
        self.answers = []
        self.process.stdin.write(json.dumps(header) + "\n")

    def ask(self, command):
        """Returns the answer; a refused command is not kept."""
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["ok"]:
            self.lines.append(command)
            self.answers.append(answer)
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Player:
    """Plays all sides at random."""

    def __init__(self, replay, board, ids, rng, scenario, with_river):
        self.replay, self.board, self.ids, self.rng = replay, board, ids, rng
        self.corners, self.sides = self.places()
        self.behind = {}  # hex -> riders behind the wall
        self.columns = {w["id"]: w["column"] for w in board.get("walls", [])}
        self.breached = []
        self.gap_repeat = False
        self.told = collections.Counter()  # steps by kind
        self.raiders = collections.Counter()  # raiders by hex
        self.robber_is_off = False
        self.counters = collections.Counter()  # jungle counters by player
        self.land = [h["at"] for h in board["hexes"] if h["terrain"] != "sea"]
        self.reach = {i: set() for i in ids}
        self.unknown = {h["at"] for h in board["hexes"] if h["terrain"] not in ("sea", "desert")
                        and "number" not in h} if scenario == "world" else set()
        self.has_walls = bool(board.get("walls"))
        self.has_raiders = scenario == "raiders"
        self.has_ships = scenario in ("world", "raiders")
        self.has_bridges = with_river
        self.rolls = 0
        self.over = False
        self.won = False
        self.turn = 0
        self.builds = {"world": 2, "raiders": 2}.get(scenario, 1)

    def places(self):
        corners, sides = set(), set()
        for hex_ in self.board["hexes"]:
            if hex_["terrain"] == "steppe":
                continue
            sides |= {f"{hex_['at']}:{d}" for d in DIRECTIONS}
            if hex_["terrain"] != "sea":
                corners |= {f"{hex_['at']}:{c}" for c in ("N", "NE", "SE", "S", "SW", "NW")}
        return sorted(corners), sorted(sides)

    def corner(self, name):
        """The canonical name of a corner, also across the seam."""
        hex_, direction = name.split(":")
        q, r = map(int, hex_.split(","))
        dq, dr, there = CORNERS[direction]
        around = self.board.get("circumference")
        q += dq
        return (q % around if around else q, r + dr, there)

    def corners_of(self, side):
        hex_, direction = side.split(":")
        return {self.corner(f"{hex_}:{end}") for end in ENDS[direction]}

    def note(self, command):
        """The player's places, so that building is tried beside them first."""
        at = command.get("to") if command["do"] == "move-ship" else command.get("at")
        if command["do"] in ("place", "build", "move-ship") and command.get("piece") != "wall":
            places = {self.corner(at)} if command.get("piece") in ("settlement", "city") else self.corners_of(at)
            self.reach[command["player"]] |= places

    def near(self, player, places):
        """The corners or sides that the player's pieces touch."""
        reach = self.reach[player]
        is_side = places is self.sides
        return [at for at in places if (self.corners_of(at) & reach if is_side else self.corner(at) in reach)]

    def do(self, **command):
        answer = self.replay.ask(command)
        if answer["ok"]:
            self.told[f"{command['do']}-{command['piece']}" if "piece" in command else command["do"]] += 1
            self.note(command)
            self.watch(answer["steps"])
            for decision in answer["decisions"]:
                self.decide(decision)
        return answer["ok"]

    def watch(self, steps):
        for step in steps:
            self.told[step["do"]] += 1
            if step["do"] == "raider-takes":
                self.raiders[step["hex"]] += 1
                self.raiders[step["from"]] -= 1
            elif step["do"] == "place-raider":
                self.raiders[step["at"]] += 1
            elif step["do"] == "raider-leaves":
                self.raiders[step["hex"]] -= 1
            elif step["do"] == "robber-drowns":
                self.robber_is_off = True
            elif step["do"] == "robber-returns":
                self.robber_is_off = False
            elif step["do"] in ("place-token", "move-token"):
                self.unknown.discard(step["hex"] if "hex" in step else step["to"])
            elif step["do"] == "jungle-counter":
                self.counters[step["player"]] += step["amount"]
            if step["do"] == "breach":
                column = self.columns[step["wall"]]
                held = [self.behind.get(h, 0) for h in column]
                if step["wall"] in self.breached and any(h > 0 for h in held) and 0 in held[:1 + max(
                        i for i, h in enumerate(held) if h > 0)]:
                    self.gap_repeat = True
                self.breached.append(step["wall"])
            elif step["do"] == "rider-behind-wall":
                self.behind[step["hex"]] = self.behind.get(step["hex"], 0) + 1
            elif step["do"] == "rider-to-bag":
                self.behind[step["hex"]] -= 1
            elif step["do"] == "win":
                self.won = True
            elif step["do"] == "game-over":
                self.over = True

    def decide(self, decision):
        self.do(do="answer", decision=decision["id"], value=self.rng.choice(decision["options"]))

    def try_any(self, places, **command):
        places = list(places)
        self.rng.shuffle(places)
        return any(self.do(at=at, **command) for at in places)

    def found(self):
        forts = [w["fort"] for w in self.board.get("walls", [])]
        order = list(range(len(self.ids)))
        first = self.rng.randrange(len(self.ids))
        order = order[first:] + order[:first]
        if forts:
            self.rng.shuffle(forts)
            for player, fort in zip(order, forts):
                assert self.do(do="place", piece="settlement", player=self.ids[player], at=fort, founding=True)
            order = order[-1:] + order[:-1]
        for player in order + order[::-1]:
            assert self.try_any(self.corners, do="place", piece="settlement", player=self.ids[player], founding=True)
            lines = ["ship", "road"] if self.has_ships and self.rng.random() < 0.6 else ["road", "ship"]
            assert any(self.try_any(self.sides, do="place", piece=line, player=self.ids[player], founding=True)
                       for line in lines)
        assert self.do(do="begin", player=self.ids[first])
        self.turn = first

    def knight(self, me):
        if self.has_raiders:
            self.try_any([h for h, n in self.raiders.items() if n > 0], do="knight", player=me)
            return
        if not self.has_walls:
            self.knight_and_robber(me)
            return
        actions = []
        hexes = [h for h, n in self.behind.items() if n > 0]
        self.rng.shuffle(hexes)
        if hexes and self.rng.random() < 0.8:
            actions = [{"drive-off": h} for h in hexes[:self.rng.randint(1, 2)]]
        self.do(do="knight", player=me, actions=actions)

    def knight_and_robber(self, me):
        if self.robber_is_off:
            self.do(do="knight", player=me, to=None)
            return
        others = [None, *(i for i in self.ids if i != me)]
        for to in self.rng.sample(self.land, len(self.land)):
            for victim in self.rng.sample(others, len(others)):
                if self.do(do="knight", player=me, to=to, **{"from": victim}):
                    return

    def sides_towards_the_unknown(self, me):
        """Sides at the player's pieces; if land is still to be discovered, mostly the nearest to it first."""
        sides = self.near(me, self.sides)
        self.rng.shuffle(sides)
        if self.unknown and self.rng.random() < 0.8:
            around = self.board["circumference"]
            unknown = [tuple(map(int, at.split(","))) for at in self.unknown]

            def distance(side):
                q, r = map(int, side.split(":")[0].split(","))
                return min(max(abs(q + w - a), abs(r - b), abs(q + w - a + r - b))
                           for a, b in unknown for w in (-around, 0, around))
            sides.sort(key=distance)
        return sides

    def build(self, me):
        if self.has_bridges and self.rng.random() < 0.15:
            self.try_any(self.near(me, self.sides), do="build", piece="bridge", player=me)
            return
        chance = self.rng.random()
        if chance < 0.18 and self.has_ships or chance < 0.35 and not self.has_ships:
            self.try_any(self.near(me, self.sides), do="build", piece="road", player=me)
        elif chance < 0.42 and self.has_ships:
            any(self.do(at=at, do="build", piece="ship", player=me) for at in self.sides_towards_the_unknown(me))
        elif chance < 0.58:
            self.try_any(self.near(me, self.corners), do="build", piece="settlement", player=me)
        elif chance < 0.70:
            self.try_any(self.near(me, self.corners), do="build", piece="city", player=me)
        elif chance < 0.88 and self.has_walls:
            self.try_any(self.columns, do="build", piece="wall", player=me)
        elif chance < 0.84 and self.has_ships:
            near = self.near(me, self.sides)
            any(self.do(do="move-ship", player=me, **{"from": ship}, to=self.rng.choice(near))
                for ship in self.rng.sample(near, len(near)))
        elif chance < 0.90 and self.counters[me] > 0:
            amount = min(3, self.counters[me])
            if self.do(do="spend-counters", player=me, amount=amount):
                self.counters[me] -= amount

    def play_turn(self):
        me = self.ids[self.turn]
        if self.rng.random() < 0.12:
            self.knight(me)
        a, b = self.rng.randint(1, 6), self.rng.randint(1, 6)
        self.do(do="roll", dice=[a, b], by="tower")
        self.rolls += 1
        if self.over:
            return
        for _ in range(self.builds):
            self.build(me)
            if self.over:
                return
        self.do(do="end-turn")
        self.turn = (self.turn + 1) % len(self.ids)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--replay", required=True, help="the command that answers a log on its standard input")
    parser.add_argument("--board", required=True)
    parser.add_argument("--board-file", required=True)
    parser.add_argument("--scenario", default="great-wall")
    parser.add_argument("--with", dest="additions", action="append", default=[])
    parser.add_argument("--told", nargs="*", default=[], help="steps that occur at least so often: flood=2")
    parser.add_argument("--option", action="append", default=[], help="an option of the header: name=JSON")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rolls", type=int, default=60)
    parser.add_argument("--breaches", type=int, default=0)
    parser.add_argument("--repeat-with-gap", action="store_true")
    parser.add_argument("--won", action="store_true", help="somebody reaches the goal")
    parser.add_argument("--commands", type=int, default=0, help="stop after so many commands instead of at the end")
    parser.add_argument("--most", type=int, default=1000, help="no longer than so many lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()

    with open(options.board_file, encoding="utf-8") as file:
        board = json.load(file)
    ids = COLOURS[:options.players]
    scenario = {"base": options.scenario, "with": options.additions} if options.additions else options.scenario
    header = {"watchfire": 1, "scenario": scenario, "board": options.board, "players": [{"id": i} for i in ids]}
    if options.option:
        header["options"] = {name: json.loads(value) for name, value in (o.split("=") for o in options.option)}
    wanted = {kind: int(count) for kind, count in (t.split("=") for t in options.told)}
    with_river = "great-river" in (options.scenario, *options.additions)
    for seed in range(options.seed, options.seed + 500):
        replay = Replay(options.replay, header)
        player = Player(replay, board, ids, random.Random(seed), options.scenario, with_river)
        try:
            player.found()
            while not player.over and player.rolls < 400:
                player.play_turn()
                if options.commands and len(replay.lines) > options.commands:
                    break
        finally:
            replay.close()
        done = len(replay.lines) > options.commands if options.commands else player.over
        if done and player.rolls >= options.rolls and len(player.breached) >= options.breaches and (
                len(replay.lines) <= options.most) and (player.gap_repeat or not options.repeat_with_gap) and (player.won or not options.won) and all(
                    player.told[kind] >= count for kind, count in wanted.items()):
            with open(options.out, "w", encoding="utf-8") as file:
                for line in replay.lines:
                    file.write(json.dumps(line) + "\n")
            print(f"seed {seed}: {player.rolls} rolls, breaches of {', '.join(player.breached) or 'no wall'}, "
                  f"{len(replay.lines)} lines, over: {player.over}, told: {dict(player.told)}")
            return 0
    print("no seed fulfilled this", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
