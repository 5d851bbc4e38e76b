#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The table on screens of any size and density, in both languages: at random points of recorded games, and after a few random
touches, the layout comes to rest and the program answers. The other tests look at five screens; a layout that changes back and
forth without end may need the sixth.

    any_screen_test.py WATCHFIRE SOURCE_FOLDER [--looks N] [--seed S]
"""
import argparse
import pathlib
import random
import re
import sys
import unittest

options = argparse.ArgumentParser()
options.add_argument("program")
options.add_argument("source", type=pathlib.Path)
options.add_argument("--looks", type=int, default=12)
options.add_argument("--seed", type=int, default=1)
options, rest = options.parse_known_args()
sys.path.insert(0, str(options.source / "scripts"))
from drive import Refused  # noqa: E402
from recorded import Recorded, clear_steps  # noqa: E402

GAMES = ["tests/golden/black-powder-three-years", "tests/golden/black-powder-two-players", "tests/end-to-end/great-wall-4",
         "tests/end-to-end/world-4", "tests/end-to-end/great-river-3", "tests/end-to-end/raiders-river-5"]
PATIENCE = 60  # seconds for one answer: a program that stands still gives none
TOUCHES = 6
# What a table touches on its panel, and what leads back.
PANEL = re.compile(r"^(action-|entry-|option-|kept-|piece-|done|why|goOn|moreActions|outlook|tuckSteps|foldSteps|turnPanel|build|card|history"
                   r"|menu|correct|statistics|holdings|closeSheet|entryBack|\w+Back)")


class AnyScreen(unittest.TestCase):
    def test_the_layout_comes_to_rest(self):
        chance = random.Random(options.seed)
        games = [Recorded.read(path) for path in GAMES]
        for look in range(options.looks):
            game = chance.choice(games)
            game = Recorded(game.header, game.taken[:chance.randrange(1, len(game.taken) + 1)])
            width, height = chance.choice([(chance.randrange(800, 1921), chance.randrange(480, 1201)),
                                           (chance.randrange(800, 1201), chance.randrange(1000, 1921))])
            # Half of them about as large as a panel of 7 inches, where there is least room.
            mm = round(chance.choice([chance.uniform(3.5, 8), width / chance.uniform(152, 170)]), 2)
            language = chance.choice(["en", "de"])
            done = [f"look {look}: {len(game.taken)} commands of {game.header['scenario']}, {width}x{height}, {mm}, {language}"]
            with self.subTest(done[0]):
                self.look_at(game, done, chance, size=f"{width}x{height}", mm=mm, language=language)

    def test_where_it_stood_still(self):
        """The step after this card fitted beside the mark of its list, and not without it."""
        game = Recorded.read(GAMES[0])
        drive = Recorded(game.header, game.taken[:92]).open(options.program, "--language", "de", size="1024x600", mm=5.9)
        try:
            drive.socket.settimeout(PATIENCE)
            clear_steps(drive)
            drive.wait_for("entryBack")
            drive.wait_still()
            if drive.find("choicesWait"):  # the steps before the question come first
                drive.tap("choicesWait")
            drive.tap("entry-pikemen")
            drive.wait_idle()
        except TimeoutError:
            self.fail("it stands still")
        finally:
            drive.kill()

    def look_at(self, game, done, chance, size, mm, language):
        drive = game.open(options.program, "--language", language, size=size, mm=mm)
        try:
            drive.socket.settimeout(PATIENCE)
            drive.wait_idle()
            for _ in range(TOUCHES):
                names = [name for name in drive.names() if PANEL.match(name)]
                if not names:
                    break
                done.append(chance.choice(names))
                try:
                    drive.tap(done[-1])
                except Refused:  # out of sight, or covered
                    done.append("refused")
                drive.wait_idle()
        except TimeoutError:
            drive.kill()
            self.fail(f"it stands still after {done}")
        except BaseException:
            drive.kill()
            raise
        drive.close()


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *rest])
