#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the taps for what a table of Black Powder enters most often, with the real program lying, upright and
on two panels of 7 inches: no more than the guide promises. Counting begins where a table would begin, and ends when the game
has accepted the command. All values are known.

    powder_taps_test.py WATCHFIRE [--size 1024x600]
"""
import argparse
import pathlib
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import Recorded, does  # noqa: E402  (the path is known only now)
from situations import SIZES  # noqa: E402
from taps_test import advances, counted  # noqa: E402

GAME = "tests/golden/black-powder-three-years"
LAYOUTS = ("1280x800", "800x1280", "1024x600", "800x480")


def taps(*names):
    def act(hand):
        for name in names:
            what, _, onto = name.partition(" > ")
            if onto:
                hand.drag(what, f"landing-{onto}")
            else:
                hand.tap(what)
    return act


def recruits(kind, at):
    """The recruit of one soldier of this kind to this place."""
    return lambda command, _: command["do"] == "recruit" and [(s["type"], s["at"]) for s in command["soldiers"]][:1] == [(kind, at)]


def builds(piece, at):
    return lambda command, _: command["do"] == "build" and (command["piece"], command["at"]) == (piece, at)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--size", choices=LAYOUTS, help="this layout alone")
    options = parser.parse_args()
    game = Recorded.read(GAME)
    acts = [
        ("recruit a spearman", 3, game.before(recruits("spearman", "S3.1:a5")), ("horde-S3.1", "spot-S3.1:a5", "entryDone")),
        ("recruit three spearmen on one card", 5, game.before(recruits("spearman", "S3.1:a5")),
         ("horde-S3.1", "spot-S3.1:a5", "spot-S3.1:a6", "spot-S3.1:b3", "entryDone")),
        ("recruit a spearman and end the turn", 3, game.before(recruits("spearman", "S3.1:a5")),
         ("horde-S3.1", "spot-S3.1:a5", "entryDoneEnd")),
        ("attack and end the turn", 3, game.before(does("attack")), ("rest-S3", "spot-S3.1:b2", "entryDoneEnd")),
        ("recruit an archer", 3, game.before(recruits("archer", "S1.fire")), ("fire-S1", "spot-S1.1:b5", "entryDone")),
        ("attack from a rest zone", 3, game.before(does("attack")), ("rest-S3", "spot-S3.1:b2", "entryDone")),
        ("drag a spearman onto a card", 2, game.before(recruits("spearman", "S3.1:a5")), ("tray-spearman > S3.1:a5", "entryDone")),
        ("drag three spearmen onto one card", 4, game.before(recruits("spearman", "S3.1:a5")),
         ("tray-spearman > S3.1:a5", "tray-spearman > S3.1:a6", "tray-spearman > S3.1:b3", "entryDone")),
        ("drag an archer onto what he hits", 2, game.before(recruits("archer", "S1.fire")), ("tray-archer > S1.1:b5", "entryDone")),
        ("drag somebody who rests onto a card", 2, game.before(does("attack")),
         ("standing-spearman@S3.rest > S3.1:b2", "entryDone")),
        ("an archer whose target is asked afterwards", 2, game.before(recruits("archer", "S2.fire")),
         ("tray-archer > S2.fire", "entryDone")),
        ("adjust a section", 3, game.before(does("adjust")), ("action-adjust", "section-S3", "entry-defense+1")),
        ("a shot by a command card", 4, game.before(does("shot")),
         ("moreActions", "action-shot", "entry-rocket-launcher>S3.1", "entry-r1")),
        ("build a barricade", 2, game.before(builds("barricade", "S2")), ("section-S2", "entry-barricade")),
        ("build a wall level", 2, game.before(builds("wall", "S1")), ("section-S1", "entry-wall")),
        ("enter a horde card", 1, game.before(does("horde"), 6), ("entry-ladders",)),
        ("a horde card and the next one", 3, game.before(does("horde"), 6),
         ("entry-ladders", "entry-veterans", "entry-S3")),
        ("a horde card that goes where the back of the next one says", 2, game.before(does("horde"), 4),
         ("entry-battering-ram", "entry-S1")),
        ("enter the order of three players, two turns each", 1, game.before(does("order"), 2),
         ("entry-round-turtle+snake+dragon",)),
        ("give a shame token back", 2, game.before(does("shame-back")), ("action-shame-back", "entry-dragon:archer")),
        ("honor for a discarded command card", 2, game.before(does("honor")), ("action-honor", "entry-snake+2")),
        ("end the turn", 1, game.before(does("end-turn"), 5), ("action-end-turn",)),
    ]
    faults = []
    for size in [options.size] if options.size else LAYOUTS:
        for what, promised, before, names in acts:
            by = 2 if "entryDoneEnd" in names or names.count("entry-veterans") else 1
            counting = counted(options.program, before, advances(taps(*names), by), size=size, mm=SIZES[size])
            print(f"{size}: {what}: {counting} (promised {promised})", flush=True)
            if counting > promised:
                faults.append(what)
    if faults:
        print("too many taps: " + ", ".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
