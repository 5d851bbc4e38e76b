#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the taps of a set-up of Black Powder with three players, all printed values known, on a tablet, lying and
upright, and on two panels of 7 inches: from the empty table to the first fall, and of those the taps for one player's overseers. No more than promised,
every answer says that it was taken, and nobody has to tick what the table itself has put there.

    powder_setup_taps_test.py WATCHFIRE [--size 1024x600]
"""
import argparse
import pathlib
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import STILL, Recorded, does  # noqa: E402  (the path is known only now)
from powder_taps_test import LAYOUTS  # noqa: E402
from situations import SIZES  # noqa: E402
from taps_test import Hand  # noqa: E402

GAME = "tests/golden/black-powder-three-years"
PROMISED = 18
FOR_OVERSEERS = 1
# What lies on the table, as the table finds it out: each answer is one tap.
TEA = ["Done"]  # the order of the page for a new game
OUT = ["bowmen", "shamans", "riders"]
# Only the fourth card goes where the back of the next one says.
HORDES = [("raiders",), ("leader",), ("scouts",), ("battering-ram", "S1")]
OVERSEERS = {"dragon": "spearman+spearman+spearman", "snake": "spearman+spearman+archer", "turtle": "horseman+horseman+tank"}
MACHINES = [("ballista", "S1"), ("cannon", "S2"), (None, "S3")]


class SetUp:
    def __init__(self, drive):
        self.drive = drive
        self.hand = Hand(drive)

    def answer(self, action, *touches):
        """Answers the question that is open; waits for the command that comes of it."""
        self.drive.wait_for(f"entering-{action}")
        before = self.drive.state()["commands"]
        for touch in touches:
            self.hand.tap("entryDone" if touch == "Done" else f"entry-{touch}")
        state = self.drive.until(lambda s: s["commands"] == before + 1 or s["refusal"])
        assert not state["refusal"], state["refusal"]

    def seen(self, words):
        """Some text on the screen has these words: the sign that an answer was taken."""
        texts = [text["text"] for text in self.drive.ask({"do": "texts"})["texts"]]
        assert any(words in text for text in texts), (words, texts)

    def play(self):
        self.answer("tea", *TEA)
        self.answer("deck", *OUT)
        for card, *back in HORDES:
            self.answer("horde", card, *back)
            self.seen(f"{card.replace('-', ' ').title()}")
            assert self.drive.state()["steps-left"] == 1, "the next answer is the tick of this horde"
        for player, soldiers in OVERSEERS.items():
            before = self.hand.taps
            self.answer("overseer", soldiers)
            taps = self.hand.taps - before
            assert taps <= FOR_OVERSEERS, f"{taps} taps for {player}'s overseers"
            self.seen("raised 3 overseers")
            assert self.drive.state()["steps-left"] == 1, "they lie in the pool still; the next answer is the tick"
        for machine, section in MACHINES:
            self.answer("machine", *([machine] if machine else []), section)
        self.hand.tap("action-begin")
        state = self.drive.until(lambda s: s["state"]["season"] == "fall")
        for player, soldiers in OVERSEERS.items():
            gone = state["state"]["players"][player]["gone"]
            assert sum(gone.values()) == 3 and set(soldiers.split("+")) == {kind for kind, n in gone.items() if n}, gone
        return self.hand.taps


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--size", choices=LAYOUTS, help="this layout alone")
    options = parser.parse_args()
    empty = Recorded.read(GAME).before(does("tea"))
    most = 0
    for size in [options.size] if options.size else LAYOUTS:
        with empty.open(options.program, "--language", "en", settings=STILL, mm=SIZES[size], size=size) as drive:
            taps = SetUp(drive).play()
        print(f"set-up of three players at {size}: {taps} taps (promised {PROMISED})")
        most = max(most, taps)
    return 1 if most > PROMISED else 0


if __name__ == "__main__":
    sys.exit(main())
