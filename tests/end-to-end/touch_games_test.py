#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Random games by touch with the real program: touches anything that is lit or offered, and checks at every
beat that the picture shows the table as the rules tell it up to there (`replay --told`), and that the panel
has the steps in order.

    touch_games_test.py WATCHFIRE GAME [--beats 200] [--seed 7] [--size 800x480] [--pointer touch|tap] [--picture FAULT.png]

GAME is a recorded game without its endings, of tests/end-to-end or tests/golden: play starts from its header
and a position in it. Half of the beats are played from the beginning (Black Powder: from its first fall),
half from a random point of the game, where there are riders, raiders and repairs. The seed that is printed
repeats the game.
"""
import argparse
import json
import random
import sys
import time

from play_powder import single_answers
from situations import SIZES
from story import Recorded, Story

# A roll of the table's choice: sevens and what moves something come more often than by dice.
ROLLS = [(a, b) for a in range(1, 7) for b in range(1, 7)]
AT_REST = 5.0  # seconds: everything that travels has arrived by then, even on a busy machine
MOST_TOUCHES = 12  # for one command: after that, the table gives up choosing


class NothingLit(Exception):
    """The choices lead nowhere."""


class Player:
    """Plays one game at random; `beat` is one look, and what a table might do then."""

    def __init__(self, story, rng):
        self.story, self.hand, self.drive, self.rng = story, story.hand, story.drive, rng
        self.beats = 0
        self.steps = 0
        self.questions = 0
        self.kinds = set()
        self.over = False
        self.hand.hasty = True

    def names(self, prefix):
        return [n["name"] for n in self.state["names"] if n["name"].startswith(prefix) and n["enabled"]]

    def play(self, beats):
        while self.beats < beats and not self.over:
            self.beat()

    def beat(self):
        end = time.monotonic() + AT_REST
        look, faults = self.story.look()
        while faults and time.monotonic() < end:  # something may be on its way still
            self.drive.wait_idle()
            look, faults = self.story.look()
        self.beats += 1
        assert not faults, f"beat {self.beats}, after {json.dumps(self.story.taken[-1:])}:\n  " + "\n  ".join(faults)
        self.state = self.drive.state()
        if look.current:
            self.steps += 1
            self.kinds.add(look.current["icon"])
            self.tick_or_go_on(look)
        elif look.question:
            self.questions += 1
            self.kinds.add("?" + look.question)
            self.answer(look)
        elif self.state["mode"] == "over":
            self.over = True
        else:
            self.act(look)

    def tick_or_go_on(self, look):
        chance = self.rng.random()
        if look.question and chance < 0.1:
            self.answer(look)  # early: the cards before it are done together with it
        elif chance < 0.2:
            self.hand.tick_all()
        else:
            self.hand.tick()

    def undo(self):
        before = self.state["commands"]
        self.hand.touch("undo")
        self.drive.until(lambda s: s["commands"] == before - 1)

    def commands(self):
        return self.drive.state()["commands"]

    def leave(self, back):
        """Goes back until what was opened is closed."""
        self.drive.wait_still()
        while self.drive.find(back):
            self.hand.touch(back)
            self.drive.wait_still()


class HexPlayer(Player):
    def answer(self, look):
        options = [o for o in look.picture["question"]["options"] if not o["forbidden"]]
        self.hand.answer(json.loads(self.rng.choice(options)["id"]))

    def place_any(self, look, kinds=("hex", "corner", "side")):
        """Touches one of the lit places."""
        places = [p for p in look.picture["places"] if p["kind"] in kinds and not p["forbidden"]]
        if not places:
            raise NothingLit
        place = self.rng.choice(places)
        self.hand.place(place["kind"], place["place"])

    def act(self, look):
        mode = self.state["mode"]
        if self.rng.random() < 0.04 and self.drive.find("undo") and self.commands() > 0:
            self.undo()
        elif mode == "founding":
            self.found(look)
        elif mode == "roll":
            if self.rng.random() < 0.1 and self.knight():
                return
            self.hand.roll(self.rng.choice(ROLLS + [(3, 4), (5, 2), (6, 1)]))
        elif self.rng.random() < 0.6 and self.build():
            return
        else:
            self.hand.advance(lambda: self.hand.touch("endTurn"))

    def found(self, look):
        if self.drive.find("begin"):
            self.hand.advance(lambda: self.hand.touch("begin"))
            return
        pieces = self.names("piece-")
        self.rng.shuffle(pieces)
        if pieces and self.rng.random() < 0.4:
            self.hand.touch(pieces.pop())
        # A ship needs a coast; without one, the other piece is chosen.
        while not self.hand.look().picture["places"] and pieces:
            self.hand.touch(pieces.pop())
        self.hand.advance(lambda: self.place_any(self.hand.look()))

    def build(self):
        self.hand.touch("build")
        self.drive.wait_still()
        self.state = self.drive.state()
        pieces = [name for name in self.names("piece-") if name != "piece-move-ship" or self.rng.random() < 0.3]
        if not pieces:
            self.leave("pieceBack")
            return False
        # Settlements and cities trigger the most.
        loud = [name for name in pieces if name in ("piece-settlement", "piece-city")]
        piece = self.rng.choice(loud if loud and self.rng.random() < 0.6 else pieces)
        before = self.commands()
        self.hand.touch(piece)
        for _ in range(3):
            self.drive.wait_still()
            if self.commands() != before:
                return True
            try:
                self.place_any(self.hand.look())
            except NothingLit:
                break
        self.drive.wait_still()
        if self.commands() != before:
            return True
        self.leave("pieceBack")
        return False

    def knight(self):
        if not self.drive.find("card"):
            return False
        self.hand.touch("card")
        self.drive.wait_still()
        knight = self.drive.find("knight-knight")
        if not knight or not knight["enabled"]:
            self.leave("knightBack")
            return False
        before = self.commands()
        self.hand.touch("knight-knight")
        for _ in range(MOST_TOUCHES):
            self.drive.wait_still()
            if self.commands() != before:
                return True
            self.state = self.drive.state()
            choices = [name for name in self.names("knight-") if name != "knight-knight"]
            play = self.drive.find("knightPlay")
            if play and play["enabled"] and self.rng.random() < 0.7:
                self.hand.touch("knightPlay")
                continue
            look = self.hand.look()
            if look.picture["places"]:
                self.place_any(look)
            elif choices:
                self.hand.touch(self.rng.choice(choices))
            elif not play:
                break
        if self.commands() == before:
            self.leave("knightBack")
            return False
        return True


class PowderPlayer(Player):
    # What the table may always do, and what brings the year on.
    ACTS = ("recruit", "attack", "move", "build", "shot", "shame-back")
    ON = ("begin", "end-turn", "order", "horde", "assault", "season")

    def answer(self, look):
        decision = self.state["state"]["decision"]
        if self.drive.find("decisionWaits"):  # where there is little room, several steps come first
            self.hand.touch("doneAll" if self.drive.find("doneAll") else "done")
        if decision["id"] == "fire":
            self.hand.advance(lambda: self.touch_place(self.rng.choice(decision["options"])))
        elif decision["id"] in ("save", "kill"):
            self.hand.advance(lambda: self.choose_several(decision))
        elif not decision["options"]:
            self.hand.advance(self.enter_one)
        else:
            self.hand.advance(lambda: self.hand.touch(f"option-{self.rng.randrange(len(decision['options']))}"))

    def enter_one(self):
        if self.drive.find("number-1"):
            self.hand.touch("number-1")
            return
        self.hand.touch("digit-1")
        self.hand.touch("digit-done")

    def choose_several(self, decision):
        count = decision.get("count")
        options = list(range(len(decision["options"])))
        rows = single_answers(decision)
        if rows is not None:
            self.hand.touch(f"option-{self.rng.randrange(len(rows))}")
            return
        for index in self.rng.sample(options, count or self.rng.randint(0, len(options))):
            self.hand.touch(f"option-{index}")
        self.hand.touch("confirmList")

    def touch_place(self, place):
        """A place of the board: spots lie on a card that is opened first."""
        slot, _, cells = place.partition(":")
        if not cells and self.drive.find("closeLens"):
            self.hand.touch("closeLens")
            self.drive.wait_gone("closeLens")
        if not cells:
            kind = {"fire": "fire", "rest": "rest", "": "section"}.get(slot[3:], "horde") if slot[0] == "S" else "tower"
            self.hand.touch(f"{kind}-{slot if kind in ('horde', 'tower') else slot[:2]}")
            return
        first, *second = cells.split("+")
        if not self.drive.find(f"spot-{slot}:{first}"):
            if self.drive.find("closeLens"):
                self.hand.touch("closeLens")
                self.drive.wait_gone("closeLens")
            self.hand.touch(f"horde-{slot}")
        self.hand.touch(f"spot-{slot}:{first}")
        self.drive.wait_still()
        if second and self.drive.find(f"spot-{slot}:{second[0]}") and not self.drive.find("entryDone"):
            self.hand.touch(f"spot-{slot}:{second[0]}")

    def act(self, look):
        if self.rng.random() < 0.04 and self.drive.find("undo"):
            self.undo()
            return
        before = self.commands()
        if not self.drive.find("entryBack"):  # what the season asks for opens by itself
            self.begin(look)
        for _ in range(MOST_TOUCHES):
            self.drive.wait_still()
            self.state = self.drive.state()
            if self.commands() != before or self.state["refusal"]:
                break
            if not self.enter():
                break
        if self.drive.find("dismissRefusal"):
            self.hand.touch("dismissRefusal")
        if self.commands() == before:
            self.leave("closeLens")
            self.leave("entryBack")

    def begin(self, look):
        """A touch on the board, where something may begin, or one of the actions."""
        ready = [p["place"] for p in look.picture["places"] if p["quiet"]]
        if ready and self.rng.random() < 0.4:
            self.touch_place(self.rng.choice(ready))
            return
        acts = [name for name in self.names("action-") if name.removeprefix("action-") in self.ACTS]
        on = [name for name in self.names("action-") if name.removeprefix("action-") in self.ON]
        self.hand.touch(self.rng.choice(acts if acts and (not on or self.rng.random() < 0.6) else on or ["moreActions"]))

    def enter(self):
        """One touch of an entry; False where nothing can be touched."""
        if self.drive.find("entryDone") and self.rng.random() < 0.7:
            self.hand.touch("entryDone")
            return True
        if self.drive.find("digit-done"):
            self.hand.touch("digit-1")
            self.hand.touch("digit-done")
            return True
        places = [p["place"] for p in self.drive.ask({"do": "picture"})["places"] if not p["forbidden"]]
        if places:
            self.touch_place(self.rng.choice(places))
            return True
        choices = [name for name in self.names("entry-") + self.names("action-")]
        if not choices:
            return False
        self.hand.touch(self.rng.choice(choices))
        return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("game")
    parser.add_argument("--beats", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--pointer", choices=["touch", "tap"], default="touch")
    parser.add_argument("--picture", help="where a picture of the screen is saved when it fails")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1_000_000)
    print(f"seed {seed}", flush=True)
    rng = random.Random(seed)
    game = Recorded.read(options.game)
    powder = game.header["scenario"] == "black-powder"
    begun = next(n for n, (command, _) in enumerate(game.taken) if command["do"] == "begin") + 1
    total, kinds, begin = 0, set(), time.monotonic()
    while total < options.beats:
        # From the beginning, later from anywhere after it.
        start = (begun if powder else 0) if total == 0 else rng.randrange(begun, len(game.taken) - 1)
        with Story(options.program, type(game)(game.header, game.taken[:start]), options.pointer, size=options.size,
                   mm=SIZES[options.size]) as story:
            player = (PowderPlayer if powder else HexPlayer)(story, rng)
            try:
                player.play(options.beats // 2 if total == 0 else min(options.beats // 4, options.beats - total))
            except BaseException:
                if options.picture:
                    story.drive.screenshot(options.picture)
                print(f"seed {seed}, from command {start}, beat {player.beats}: "
                      f"{json.dumps({k: v for k, v in story.drive.state().items() if k not in ('names', 'state', 'steps')})}")
                raise
        total += player.beats
        kinds |= player.kinds
        if player.beats <= 1 and player.over and total > 1:
            total += 1  # a game that is over has no more beats
    print(f"{total} beats in {time.monotonic() - begin:.0f} s, seed {seed}: {', '.join(sorted(kinds))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
