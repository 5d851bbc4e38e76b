#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that each kind of roll is told in the order in which the table acts: what the real program shows,
beat by beat, follows the order of the clauses. Each test opens a prepared game, enters the roll by two
touches, and reads at every beat the texts of the panel and the positions of the pieces on the picture; a tick
or an answer leads to the next beat.

    telling_test.py WATCHFIRE [TEST…]

At every beat, besides the checks of each test: every told step can be read, in order, each below the one
before it, and the current one is in view; the question is below all of them; and the picture shows the table
as `replay --told` gives it up to there.

The program as it was before the beats (it asked the open question instead of the steps before it, and showed the end of
the command from the first step on) breaks all of these tests but the quiet ones: it shows no step while a question is open
(seven in all four hex games, storm, eruption, draw, discovery and depletion: "nobody reads …"), and pirate, robber, storm,
riders, levels, chips, points, flood, raiders, fallen buildings and tokens lie where they go to before the step that moves
them (breach, flood, raid, storm, depletion, assault)."""
import json
import os
import sys
import unittest

from play_powder import single_answers
from story import Recorded, Story, first, prepared, steps_of, table_told

PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 and os.path.exists(sys.argv[1]) else None

WALL = "tests/end-to-end/great-wall-4"
WORLD = "tests/end-to-end/world-4"
RIVER = "tests/end-to-end/great-river-3"
RAIDERS = "tests/end-to-end/raiders-4"
STORM = "tests/golden/world-storm"
CAPTURE = "tests/golden/raiders-capture"
POWDER = "tests/golden/black-powder-three-years"


class Walk:
    """A story walked beat by beat: each call says what must come next, and fails if something else does."""

    def __init__(self, test, story):
        self.test, self.story, self.hand = test, story, story.hand
        self.seen = []  # what was told and asked so far, by name

    def look(self):
        self.beat, faults = self.story.look()
        self.test.assertEqual(faults, [], f"after {self.seen}")
        return self.beat

    def table(self):
        return self.look().table

    def sees(self, **wanted):
        """Checks what the picture shows, by name: robber="2,0"; `points`, `chips`, `knights` by player."""
        table = self.beat.table
        for name, value in wanted.items():
            if name in ("points", "chips", "knights"):
                there = {player: table["players"][player][name] for player in value}
            else:
                there = table[name.replace("_", " ")]
                if isinstance(value, dict):
                    there = {key: there.get(key) for key in value}
            self.test.assertEqual(there, value, f"{name} after {self.seen}")

    def step(self, icon, clause, lit=(), **wanted):
        """Checks that this step, with this clause, is to be done now, and that the picture shows the table
        before it. `lit`: what the step is about."""
        beat = self.look()
        self.test.assertIsNotNone(beat.current, f"{icon} is to come after {self.seen}")
        self.test.assertEqual((beat.current["icon"], beat.current["clause"]), (icon, clause), f"after {self.seen}")
        self.sees(**wanted)
        there = {row["place"] for row in beat.lit}
        self.test.assertLessEqual(set(lit), there, f"what is lit at {icon}, after {self.seen}")
        self.seen.append(icon)
        return beat

    def news(self, icon, clause):
        """Checks that this was told before the current step; nobody has to do anything for it."""
        told = [(s["icon"], s["clause"]) for s in self.look().steps if s["state"] == "told"]
        self.test.assertIn((icon, clause), told, f"after {self.seen}")
        self.seen.append(icon)

    def tick(self):
        self.hand.tick()

    def does(self, icon, clause, **wanted):
        """Checks a step, and ticks it."""
        self.step(icon, clause, **wanted)
        self.tick()

    def asks(self, question, **wanted):
        """Checks that everything before is done, and that this question is open."""
        beat = self.look()
        self.test.assertIsNone(beat.current, f"{question} is asked after {self.seen}")
        self.test.assertEqual(beat.question, question, f"after {self.seen}")
        self.sees(**wanted)
        self.seen.append("?" + question)

    def answer(self, value):
        self.hand.answer(value)

    def ends(self, **wanted):
        """Nothing is left to be done or answered."""
        beat = self.look()
        self.test.assertIsNone(beat.current, f"after {self.seen}")
        self.test.assertIsNone(beat.question, f"after {self.seen}")
        self.sees(**wanted)


class Telling(unittest.TestCase):
    def walk(self, game):
        """Opens the game and ticks the cards that are still on the panel."""
        story = Story(PROGRAM, game)
        self.addCleanup(story.close)
        while story.drive.find("done"):
            story.hand.tick_all()
        return Walk(self, story)

    def seven(self, path, *kinds):
        """The first seven that leads to these steps."""
        return first(path, lambda command, steps: command["do"] == "roll" and sum(command["dice"]) == 7
                         and all(any(s["do"] == kind for s in steps) for kind in kinds))

    # ---- seven ----

    def test_seven_in_the_great_wall(self):
        """BA-20 before GW-40: cards go first, then the pirate moves, then one card is taken."""
        game, roll, (to, victim) = prepared(WALL, self.seven(WALL, "move-pirate", "steal"))
        walk = self.walk(game)
        before = walk.table()["pirate"]
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", pirate=before)
        walk.asks("pirate", pirate=before)
        walk.answer(to)
        walk.does("move-pirate", "GW-40", pirate=before, lit=[to])
        walk.asks("steal-from", pirate=to)
        walk.answer(victim)
        walk.does("steal", "GW-40", pirate=to)
        walk.ends(pirate=to)

    def test_pirate_shuts_a_harbour_when_he_is_there(self):
        """GW-41: the harbour's trade ends with the pirate's move, not before it."""
        game, roll, (to, victim) = prepared(WALL, self.seven(WALL, "move-pirate", "steal", "harbour-shut"))
        walk = self.walk(game)
        before = walk.table()["pirate"]
        shut = self.shut(walk.beat)
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20")
        walk.asks("pirate", pirate=before)
        self.assertEqual(self.shut(walk.beat), shut)
        walk.answer(to)
        walk.step("move-pirate", "GW-40", pirate=before)
        self.assertEqual(self.shut(walk.beat), shut)
        walk.tick()
        walk.asks("steal-from", pirate=to)
        walk.answer(victim)
        walk.does("steal", "GW-40")
        walk.step("harbour-shut", "GW-41", pirate=to)
        self.assertNotEqual(self.shut(walk.beat), shut)

    def shut(self, beat):
        return {row["place"] for row in beat.picture["harbours"] if row["shut"]}

    def test_seven_in_the_world(self):
        """BA-20, then the storm (WO-20 to WO-24), then the robber (BA-21)."""
        number = self.seven(WORLD, "move-storm", "turn-storm", "move-robber")
        game, roll, answers = prepared(WORLD, number)
        walk = self.walk(game)
        start = walk.table()
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", storm=start["storm"], robber=start["robber"])
        order = self.rest(walk, answers)
        robber = order.index("?robber")
        self.assertLess(max(n for n, what in enumerate(order) if "storm" in what), robber, order)
        self.assertGreater(order.index("move-robber"), robber, order)
        self.assertTrue(all(robber_at == start["robber"] for what, robber_at in zip(order, self.robbers)
                            if order.index(what) <= order.index("move-robber")), self.robbers)

    def rest(self, walk, answers):
        """Walks to the end and returns what came; `robbers`: where he was at each beat."""
        order, self.robbers = [], []
        answers = list(answers)
        while True:
            beat = walk.look()
            if beat.current is None and beat.question is None:
                return order
            order.append(beat.current["icon"] if beat.current else "?" + beat.question)
            self.robbers.append(beat.table.get("robber"))
            walk.seen.append(order[-1])
            if beat.current:
                walk.tick()
            else:
                walk.answer(answers.pop(0))

    def test_seven_at_the_great_river(self):
        """BA-20, then the plain floods (GR-13), then the robber moves and takes a card (BA-21)."""
        game, roll, answers = prepared(RIVER, self.seven(RIVER, "flood", "move-robber", "steal"))
        walk = self.walk(game)
        robber = walk.table()["robber"]
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", flooded=False, robber=robber)
        walk.does("flood", "GR-13", flooded=False, robber=robber)
        walk.asks("robber", flooded=True, robber=robber)
        walk.answer(answers[0])
        walk.does("move-robber", "BA-21", flooded=True, robber=robber, lit=[answers[0]])
        for victim in answers[1:]:
            walk.asks("steal-from", robber=answers[0])
            walk.answer(victim)
        walk.does("steal", "BA-21", robber=answers[0])
        walk.ends(robber=answers[0], flooded=True)

    def test_seven_in_the_raiders(self):
        """BA-20, then one card (RA-50); nothing spreads."""
        game, roll, (victim,) = prepared(RAIDERS, self.seven(RAIDERS, "steal"))
        walk = self.walk(game)
        raiders = walk.table()["raiders"]
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", raiders=raiders)
        walk.asks("steal-from", raiders=raiders)
        walk.answer(victim)
        walk.does("steal", "RA-50")
        walk.ends(raiders=raiders)

    def test_assault_in_black_powder(self):
        """In place of the seven: section by section from the left (BP-50), then the towers are paid (BP-62), then the
        barricades go, then Rams take walls down (BP-53, BP-57)."""
        game, command, _ = prepared(POWDER, first(POWDER, lambda c, steps: c["do"] == "assault"))
        walk = self.walk(game)
        start = walk.table()
        self.enter_powder(walk, command)
        wall = start["walls"]["S1"]
        honor = start["honor"]
        order, honors, barricades, walls = [], [], [], []
        while (beat := walk.look()).current:
            order.append((beat.current["icon"], beat.current["clause"]))
            honors.append(beat.table["honor"])
            barricades.append(beat.table["barricades"])
            walls.append(beat.table["walls"]["S1"])
            walk.seen.append(beat.current["icon"])
            walk.tick()
        rules = [rule for icon, rule in order if icon in ("honor", "remove-barricades", "lower-wall")]
        self.assertEqual(rules, ["BP-62"] * rules.count("BP-62") + ["BP-57"] * rules.count("BP-57") + ["BP-53"], order)
        first_honor = next(n for n, (icon, _) in enumerate(order) if icon == "honor")
        self.assertEqual(honors[first_honor], honor, "paid before it was told")
        for n, (icon, _) in enumerate(order):
            if icon == "honor":
                self.assertEqual(barricades[n], start["barricades"], "barricades stand until the towers are paid")
            self.assertEqual(walls[n], wall, "the wall stands until its step is done")
        self.assertEqual(walk.look().table["walls"]["S1"], wall - 1)
        sections = [s["sentence"] for s in beat.steps if s["clause"] == "BP-50"]
        self.assertEqual(len(sections), 3, beat.steps)

    def enter_powder(self, walk, command):
        """An act of Black Powder as the panel takes it."""
        drive = walk.story.drive
        walk.hand.advance(lambda: self.press_powder(drive, walk.hand, command["do"]))

    def press_powder(self, drive, hand, action):
        drive.wait_idle()
        if not drive.find(f"action-{action}"):
            hand.touch("moreActions")
        hand.touch(f"action-{action}")

    # ---- The Great Wall ----

    def test_draw_of_a_rider(self):
        """BA-31, GW-20: the settlement is laid down, a rider drawn, its numeral told, and only then it stands there."""
        number = first(WALL, lambda c, steps: c["do"] == "build" and any(s["do"] == "draw-rider" for s in steps))
        game, build, (numeral,) = prepared(WALL, number)
        placed = steps_of(WALL, number)[0]
        walk = self.walk(game)
        start = walk.table()
        self.build(walk, build["piece"], placed["at"])
        before = start["buildings"].get(placed["at"])
        walk.does("place-piece", "BA-31", buildings={placed["at"]: before}, riders=start["riders"],
                  points={build["player"]: start["players"][build["player"]]["points"]})
        built = (placed["piece"], build["player"], False)
        walk.does("draw-rider", "GW-20", buildings={placed["at"]: built}, riders=start["riders"])
        walk.asks("rider-numeral", riders=start["riders"])
        walk.answer(numeral)
        walk.step("place-rider", "GW-20", riders=start["riders"])
        walk.tick()
        walk.look()
        self.assertEqual(sum(map(len, walk.beat.table["riders"].values())), sum(map(len, start["riders"].values())) + 1)

    def build(self, walk, piece, at):
        drive, hand = walk.story.drive, walk.hand
        kind = "corner" if piece in ("settlement", "city") else "side"

        def act():
            hand.touch("build")
            hand.touch(f"piece-{piece}")
            hand.place(kind, at)
        drive.wait_idle()
        hand.advance(act)

    def test_breach(self):
        """GW-21, GW-30 to GW-33, then production (GW-23, BA-10): the rider first comes to the wall, all go behind it, the
        level falls, the chip is taken; who collects comes last."""
        number = first(WALL, lambda c, steps: c["do"] == "roll" and sum(s["do"] == "rider-behind-wall" for s in steps) == 3)
        answer = steps_of(WALL, number)
        move, breach = answer[0], answer[1]
        behind = [s["hex"] for s in answer if s["do"] == "rider-behind-wall"]
        owner = next(s["player"] for s in answer if s["do"] == "penalty")
        game, roll, _ = prepared(WALL, number)
        walk = self.walk(game)
        start = walk.table()
        level, waiting = start["levels"][breach["wall"]], start["before walls"][breach["wall"]]
        chips, points = start["players"][owner]["chips"], start["players"][owner]["points"]
        empty = {at: start["riders"].get(at) for at in behind}
        before = {"levels": {breach["wall"]: level}, "chips": {owner: chips}, "points": {owner: points}}
        walk.hand.roll(roll["dice"])
        walk.step("move-rider", "GW-21", before_walls={breach["wall"]: waiting}, riders=empty, **before)
        self.assertEqual(len(walk.beat.lit), 2, "whence and where to")
        walk.tick()
        walk.news("breach", "GW-30")
        walk.does("rider-behind-wall", "GW-31", before_walls={breach["wall"]: waiting + 1}, riders=empty, lit=behind, **before)
        walk.step("lower-wall", "GW-32", before_walls={breach["wall"]: 0}, **before)
        self.assertEqual({at: len(walk.beat.table["riders"][at]) for at in behind},
                         {at: len(empty[at] or []) + 1 for at in behind})
        walk.tick()
        walk.does("penalty", "GW-33", levels={breach["wall"]: level - 1}, chips={owner: chips}, points={owner: points})
        walk.news("blocked", "GW-23")
        walk.does("collect", "BA-10", chips={owner: chips + 1}, points={owner: points - 1})
        walk.ends(levels={breach["wall"]: level - 1}, chips={owner: chips + 1})
        self.assertEqual(table_told(walk.story.tables.stories[-1]["tables"][-1]), walk.beat.table)

    # ---- The World ----

    def golden_storm(self, number):
        game, command, answers = prepared(STORM, number)
        return self.walk(game), command, answers

    def test_storm_with_a_heading(self):
        """WO-21, WO-22, WO-24: it moves to the edge, is asked which way, turns, goes on, and may be turned; then the
        robber."""
        walk, roll, (heading, turn, robber) = self.golden_storm(7)
        start = walk.table()
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", storm=start["storm"])
        walk.does("move-storm", "WO-21", storm=("4,1", "SW"), lit=["4,1", "3,2", "2,3", "1,4"])
        walk.asks("storm-heading", storm=("1,4", "SW"))
        walk.answer(heading)
        walk.does("turn-storm", "WO-22", storm=("1,4", "SW"))
        walk.does("move-storm", "WO-21", storm=("1,4", "NE"), lit=["1,4", "2,3", "3,2"])
        walk.asks("storm-turn", storm=("3,2", "NE"))
        walk.answer(turn)
        walk.does("turn-storm", "WO-24", storm=("3,2", "NE"), robber=start["robber"])
        walk.asks("robber", storm=("3,2", "W"), robber=start["robber"])
        walk.answer(robber)
        walk.does("move-robber", "BA-21", robber=start["robber"], lit=[robber])
        walk.ends(robber=robber)

    def test_storm_with_a_loss(self):
        """WO-25, WO-27: who loses which piece is asked where the storm stopped; the piece lies there until it is taken,
        and the gap is told after it."""
        walk, roll, (turn, lost) = self.golden_storm(13)
        start = walk.table()
        ship = start["lines"][lost]
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", storm=("6,1", "W"))
        walk.does("move-storm", "WO-21", storm=("6,1", "W"), lines={lost: ship})
        walk.asks("storm-turn", storm=("2,1", "W"))
        walk.answer(turn)
        walk.does("turn-storm", "WO-24", storm=("2,1", "W"), lines={lost: ship})
        walk.asks("lose-piece", storm=("2,1", turn), lines={lost: ship})
        walk.answer(lost)
        walk.does("lose-piece", "WO-25", lines={lost: ship}, repairs={}, lit=[lost])
        walk.does("repair-first", "WO-27", lines={lost: None}, repairs={lost: None})
        walk.asks("robber", repairs={lost: "blue"}, robber=start["robber"])

    def test_discovery(self):
        """WO-30: the ship is laid down, a token drawn, its number told, and then it lies on the new hex."""
        number = first(WORLD, lambda c, steps: c["do"] == "build" and any(s["do"] == "draw-token" for s in steps))
        game, build, (token,) = prepared(WORLD, number)
        placed, draw = steps_of(WORLD, number)
        walk = self.walk(game)
        start = walk.table()
        self.build(walk, build["piece"], placed["at"])
        walk.does("place-piece", "BA-31", lines={placed["at"]: None}, tokens=start["tokens"])
        walk.does("draw-token", "WO-30", lines={placed["at"]: (build["piece"], build["player"], False)},
                  numbers={draw["hex"]: None})
        walk.asks("token", numbers={draw["hex"]: None})
        walk.answer(token)
        walk.does("place-token", "WO-30", numbers={draw["hex"]: None}, lit=[draw["hex"]])
        walk.ends(numbers={draw["hex"]: token}, tokens=start["tokens"] - 1)

    def test_discovery_with_depletion(self):
        """WO-40: the bag is empty, so a token is taken off Eurasia: it lies there until it has moved."""
        number = first(WORLD, lambda c, steps: any(s["do"] == "move-token" for s in steps))
        game, ship, (taken,) = prepared(WORLD, number)
        step = steps_of(WORLD, number)[0]
        token = steps_of(WORLD, number + 1)[0]
        walk = self.walk(game)
        mine = ("ship", ship["player"], False)

        def act():
            walk.hand.touch("build")
            walk.hand.touch("piece-move-ship")
            walk.hand.place("side", step["from"])
            walk.hand.place("side", step["to"])
        walk.hand.advance(act)
        old = {token["from"]: token["number"], token["to"]: None}
        walk.does("move-ship", "BA-36", lines={step["from"]: mine, step["to"]: None}, numbers=old, lit=[step["from"], step["to"]])
        walk.asks("token-from", lines={step["from"]: None, step["to"]: mine}, numbers=old)
        walk.answer(taken)
        walk.does("move-token", "WO-40", numbers=old, lit=[token["from"], token["to"]])
        walk.ends(numbers={token["from"]: None, token["to"]: token["number"]})

    # ---- The Great River ----

    def test_flood_with_a_drowned_robber(self):
        """GR-13, GR-21: the water comes, then the robber goes; nobody is asked where he moves, and no card is taken."""
        number = self.seven(RIVER, "robber-drowns")
        game, roll, _ = prepared(RIVER, number)
        walk = self.walk(game)
        plain = steps_of(RIVER, number)[1]["hex"]
        walk.look()
        walk.sees(robber=plain, flooded=False)
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", robber=plain, flooded=False)
        walk.does("flood", "GR-13", robber=plain, flooded=False, lit=[plain])
        walk.does("robber-drowns", "GR-21", robber=plain, flooded=True)
        walk.ends(robber=None, flooded=True)

    def test_the_robber_returns(self):
        """GR-13, GR-22: the water goes, then he comes back to his starting hex; then a card is taken (BA-21)."""
        number = self.seven(RIVER, "robber-returns")
        game, roll, answers = prepared(RIVER, number)
        home = next(s["hex"] for s in steps_of(RIVER, number) if s["do"] == "robber-returns")
        walk = self.walk(game)
        walk.look()
        walk.hand.roll(roll["dice"])
        walk.does("discard", "BA-20", robber=None, flooded=True)
        walk.does("ebb", "GR-13", robber=None, flooded=True)
        walk.does("robber-returns", "GR-22", robber=None, flooded=False, lit=[home])
        for victim in answers:
            walk.asks("steal-from", robber=home)
            walk.answer(victim)
        walk.does("steal", "BA-21", robber=home)
        walk.ends(robber=home)

    # ---- The Raiders ----

    def test_raid_with_a_fall(self):
        """RA-24: raiders are placed, people collect once more, then roads turn, buildings fall and harbours shut (RA-30 to
        RA-32). The points go when the building falls."""
        number = 5
        game, roll, _ = prepared(CAPTURE, number)
        steps = steps_of(CAPTURE, number)
        taken = [s["hex"] for s in steps if s["do"] == "raider-takes"]
        road = next(s["at"] for s in steps if s["do"] == "turn-road")
        house = next(s["at"] for s in steps if s["do"] == "building-falls")
        walk = self.walk(game)
        start = walk.table()
        points = {"red": start["players"]["red"]["points"]}
        upright = {"lines": {road: ("road", "red", False)}, "buildings": {house: ("settlement", "red", False)}, "points": points}
        walk.hand.roll(roll["dice"])
        walk.does("raider-takes", "RA-20", raiders={at: None for at in taken}, lit=[taken[0], steps[0]["from"]], **upright)
        walk.does("raider-takes", "RA-20", raiders={taken[0]: 1, taken[1]: None}, lit=[taken[1], steps[1]["from"]], **upright)
        walk.does("collect", "BA-10", raiders={at: 1 for at in taken}, **upright)
        walk.does("turn-road", "RA-30", lit=[road], **upright)
        walk.does("building-falls", "RA-31", lines={road: ("road", "red", True)}, buildings=upright["buildings"], points=points,
                  lit=[house])
        walk.step("harbour-shut", "RA-32", buildings={house: ("settlement", "red", True)}, points={"red": points["red"] - 1})
        walk.tick()
        walk.ends()

    def test_eruption(self):
        """RA-24, RA-60: people collect, then the volcano erupts: one die is asked for, its corner told, and what stood
        there goes."""
        number = first(RAIDERS, lambda c, steps: any(s["do"] == "erupt" for s in steps))
        game, roll, _ = prepared(RAIDERS, number)
        walk = self.walk(game)
        start = walk.table()
        walk.hand.roll(roll["dice"])
        walk.look()
        die, steps = self.hitting_die(walk.story)
        erupts, hit = steps[0], steps[1]
        house = start["buildings"][hit["at"]]
        walk.news("blocked", "RA-22")
        walk.does("collect", "RA-60", buildings={hit["at"]: house})
        walk.asks("eruption-die", buildings={hit["at"]: house})
        walk.answer(die)
        walk.look()
        walk.news("erupt", "RA-60")
        walk.does(hit["do"], "RA-60", buildings={hit["at"]: house}, lit=[hit["at"]])
        walk.ends()
        after = walk.beat.table["buildings"].get(hit["at"])
        self.assertEqual(after, None if hit["do"] == "destroy" else ("settlement", house[1], house[2]))
        self.assertEqual(erupts["corner"], hit["at"])

    def hitting_die(self, story):
        """A face whose corner has a building, and the consequences."""
        for die in range(1, 7):
            answer = story.tables.take({"do": "answer", "decision": "eruption-die", "value": die})
            story.tables.take({"do": "undo"})
            if len(answer["steps"]) > 1:
                return die, answer["steps"]
        raise ValueError("no building stands at this volcano")

    # ---- Black Powder ----

    def test_winter_of_black_powder(self):
        """BP-14: firing phase, defeat check, assault; within a breach (BP-51) shame, then who is killed and saved, then
        wounds; after all sections the towers (BP-62), barricades and machines (BP-57)."""
        taken = Recorded.read(POWDER).taken
        number = next(n for n, (command, answer) in enumerate(taken) if command["do"] == "season" and command["to"] == "winter"
                      and any(d["id"] == "fire" for d in answer["decisions"]))
        end = next(n for n in range(number + 1, len(taken)) if taken[n][0]["do"] == "season")
        game, _, _ = prepared(POWDER, number)
        walk = self.walk(game)
        told, sections = [], []
        for command, answer in taken[number:end]:
            self.carry_out(walk, command)
            wanted = [(s["do"], s["rule"]) for s in answer["steps"] if s["do"] != "remind"]
            seen = self.tick_powder(walk, told)
            told += seen
            sections += [s["section"] for s in answer["steps"] if s["do"] in ("holds", "breach")]
            self.assertEqual({rule for _, rule in wanted} - {rule for _, rule in told}, set(), "never told")
        self.assertEqual(sections, sorted(sections), "section by section from the left")
        names = [name for name, _ in told]

        for before, after in (("?fire", "holds"), ("?fire", "breach"), ("breach", "remove-barricades"),
                              ("holds", "remove-barricades"), ("remove-barricades", "lower-wall")):
            self.assertIn(before, names)
            self.assertIn(after, names)
            self.assertLess(len(names) - names[::-1].index(before), names.index(after) + 1, f"{before} before {after}: {names}")

    def test_advisors_after_the_last_horde(self):
        """BP-11: the track moves on when the last card has come, once."""
        number = first(POWDER, lambda c, steps: c["do"] == "season" and c["to"] == "summer")
        game, summer, _ = prepared(POWDER, number)
        walk = Walk(self, Story(PROGRAM, game))  # as the program finds it: nobody has ticked anything
        self.addCleanup(walk.story.close)
        walk.does("season", "BP-10")
        for rule in ("BP-23", "BP-20", "BP-23"):
            walk.does("place-horde", rule)
        walk.does("remind", "BP-11", hordes_to_come=0)
        walk.ends()
        self.carry_out(walk, summer)
        self.summer_of_black_powder(walk, False)

    def test_advisors_that_spring_still_owes(self):
        """BP-11: the table leaves spring before the last card has come. The advisor track still moves on: first of all, while
        the table looks as in spring, and once."""
        number = first(POWDER, lambda c, steps: c["do"] == "season" and c["to"] == "spring")
        for drawn in range(3):
            with self.subTest(drawn=drawn):
                game, _, _ = prepared(POWDER, number + 1 + drawn)
                game.taken.append(({"do": "season", "to": "summer", "anyway": True}, None))
                walk = Walk(self, Story(PROGRAM, game))
                self.addCleanup(walk.story.close)
                walk.does("remind", "BP-11", hordes_to_come=3 - drawn)
                self.summer_of_black_powder(walk, False, hordes_to_come=3 - drawn)
                walk.hand.advance(lambda: self.press_powder(walk.story.drive, walk.hand, "season"))
                walk.does("season", "BP-10")

    def test_summer_with_shame(self):
        """BP-12: income, shame, command track, command cards."""
        number = first(POWDER, lambda c, steps: c["do"] == "shame-back")
        walk = Walk(self, Story(PROGRAM, prepared(POWDER, number)[0]))
        self.addCleanup(walk.story.close)
        self.summer_of_black_powder(walk, True)

    def summer_of_black_powder(self, walk, shame, **at_first):
        walk.does("season", "BP-10", **at_first)
        walk.does("remind", "BP-12", hordes_to_come=0)
        if shame:
            walk.does("shame-back", "BP-12")
        walk.does("remind", "BP-12")
        walk.does("honor", "BP-12")
        walk.ends()

    def carry_out(self, walk, command):
        drive, hand = walk.story.drive, walk.hand
        if command["do"] != "answer":
            self.enter_powder(walk, command)
            return
        decision = drive.state()["state"]["decision"]
        options, value = list(decision["options"]), command["value"]
        if decision["id"] == "fire":
            hand.advance(lambda: self.spot(drive, hand, value))
        elif isinstance(value, list):
            rows = single_answers(decision)
            if rows is not None:
                hand.advance(lambda: hand.touch(f"option-{rows.index(value)}"))
                return

            def choose():
                for soldier in value:
                    index = options.index(soldier)
                    options[index] = None
                    hand.touch(f"option-{index}")
                hand.touch("confirmList")
            hand.advance(choose)
        else:
            hand.advance(lambda: hand.touch(f"option-{options.index(value)}"))

    def spot(self, drive, hand, at):
        slot, _, cell = at.partition(":")
        if not drive.find(f"spot-{slot}:{cell[:2]}"):
            hand.touch(f"horde-{slot}")
        hand.touch(f"spot-{slot}:{cell}")

    def tick_powder(self, walk, before):
        """Ticks the current card; returns (icon, clause) of what was told and asked since."""
        seen = []
        while True:
            beat = walk.look()
            rows = [(s["icon"], s["clause"]) for s in beat.steps]
            seen = rows if len(rows) >= len(seen) else seen
            if beat.current is None:
                return seen + ([("?" + beat.question, "")] if beat.question else [])
            walk.seen.append(beat.current["icon"])
            walk.tick()


if __name__ == "__main__":
    if PROGRAM is None:
        print(__doc__.strip())
        sys.exit(2)
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]], verbosity=2)
