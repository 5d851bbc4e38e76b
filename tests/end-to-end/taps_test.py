#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the taps for the most frequent actions at the table with the real program: no more than the page
promises. Counting begins where a table would begin, and ends when the game has accepted the command.

    taps_test.py WATCHFIRE [--print]
"""
import argparse
import pathlib
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import STILL, Recorded, asks, clear_steps, does  # noqa: E402  (the path is known only now)

GAME = "tests/end-to-end/great-wall-4"
WHERE = {"settlement": "corner", "city": "corner", "road": "side"}


class Hand:
    """A finger that counts."""

    def __init__(self, drive):
        self.drive = drive
        self.taps = 0

    def tap(self, name):
        self.drive.wait_for(name)
        self.drive.wait_idle()
        self.drive.touch(name)
        self.taps += 1

    def drag(self, name, onto):
        """One gesture counts as one tap."""
        self.drive.wait_for(name)
        self.drive.wait_idle()
        self.drive.drag(name, onto, touch=True)
        self.taps += 1

    def place(self, kind, at):
        self.tap(f"place-{kind}-{at}")
        if self.drive.find("confirmPlace"):
            self.tap("confirmPlace")


def commands(drive):
    return drive.state()["commands"]


def counted(program, game, act, clear=True, mm=5.9, **launch):
    """The number of taps of `act(hand)`."""
    with game.open(program, settings=STILL, mm=mm, **launch) as drive:
        if clear:
            clear_steps(drive)
        drive.wait_idle()
        hand = Hand(drive)
        act(hand)
        return hand.taps


def advances(act, by=1):
    """Runs `act` and waits until the game has taken `by` commands more (fewer for an undo)."""
    def whole(hand):
        before = commands(hand.drive)
        act(hand)
        state = hand.drive.until(lambda s: s["commands"] == before + by or s["refusal"])
        assert not state["refusal"], state["refusal"]
    return whole


def build(piece):
    def act(hand):
        hand.tap("build")
        hand.tap(f"piece-{piece}")
        if piece in WHERE:
            lit = sorted(n for n in hand.drive.names() if n.startswith(f"place-{WHERE[piece]}-"))
            hand.tap(lit[0])
            if hand.drive.find("confirmPlace"):
                hand.tap("confirmPlace")
    return act


def tick(hand):
    left = hand.drive.state()["steps-left"]
    assert left > 0
    hand.tap("done")
    hand.drive.until(lambda s: s["steps-left"] < left)  # a news card is done together with the card before it


def tick_all(hand):
    assert hand.drive.state()["steps-left"] > 1
    hand.tap("doneAll")
    hand.drive.until(lambda s: s["steps-left"] == 0)


def roll(hand):
    hand.tap("die-1-3")
    hand.tap("die-2-5")


def why(hand):
    hand.tap("why")
    hand.drive.wait_for("whyText")


def go_back(hand):
    hand.tap("history")
    hand.drive.wait_for("historySheet")


def resume(program, game):
    """From the start screen to the table."""
    with game.open(program, mm=5.9) as drive:
        drive.tap("menu")
        drive.tap("startPage")
        drive.wait_for("resume")
        hand = Hand(drive)
        hand.tap("resume")
        drive.wait_for("tableScreen")
        return hand.taps


def begin(program, scenario):
    """From the start to the founding."""
    empty = Recorded.read(GAME)
    with empty.open(program, mm=5.9) as drive:
        drive.tap("menu")
        drive.tap("startPage")
        drive.wait_for("newGame")
        hand = Hand(drive)
        hand.tap("newGame")
        hand.tap(f"scenario-{scenario}")
        while not drive.find("start"):
            hand.tap("next")
        hand.tap("start")
        drive.until(lambda s: s.get("commands") == 0)
        return hand.taps


def build_command(piece):
    return lambda command, _: command["do"] == "build" and command["piece"] == piece


def many_steps(command, answer):
    return command["do"] == "roll" and len({s["do"] for s in answer["steps"]}) > 2 and not answer["decisions"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    options = parser.parse_args()
    game = Recorded.read(GAME)
    program = options.program
    before_roll = game.before(does("roll"), 10)
    after_roll = game.upto(many_steps)
    faults = []

    def check(what, promised, taps):
        print(f"{what}: {taps} (promised {promised})")
        if taps > promised:
            faults.append(what)

    check("enter a roll", 2, counted(program, before_roll, advances(roll)))
    check("tick a step", 1, counted(program, after_roll, tick, clear=False))
    check("tick all steps", 1, counted(program, after_roll, tick_all, clear=False))
    check("ask why", 1, counted(program, after_roll, why, clear=False))
    for piece, promised in (("settlement", 3), ("city", 3), ("road", 4), ("wall", 2)):
        check(f"build: {piece}", promised, counted(program, game.before(build_command(piece), 2), advances(build(piece))))
    check("undo", 1, counted(program, before_roll, advances(lambda hand: hand.tap("undo"), -1)))
    check("end the turn", 1, counted(program, game.before(does("end-turn"), 5), advances(lambda hand: hand.tap("endTurn"))))
    check("answer a question", 1, counted(program, game.upto(asks("steal-from")), advances(lambda hand: hand.tap("option-0")), clear=False))
    check("open the history", 1, counted(program, before_roll, go_back))
    check("go on with a game", 1, resume(program, before_roll))
    for scenario in ("base", "great-wall", "world", "great-river", "raiders", "black-powder"):
        check(f"from the start to the founding of {scenario}", 8, begin(program, scenario))
    if faults:
        print("too many taps: " + ", ".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
