#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Saves a picture of each beat of a breach, a storm and a raid, and each story as a row of its beats (montage of
ImageMagick, where it is installed): for people who look at them.

    beat_pictures.py WATCHFIRE FOLDER [--size 1280x800] [--theme light|dark] [--language en|de]
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys

from story import Story, first, prepared

WALL = "tests/end-to-end/great-wall-4"
STORM = "tests/golden/world-storm"
CAPTURE = "tests/golden/raiders-capture"


def breach():
    return prepared(WALL, first(WALL, lambda c, steps: c["do"] == "roll"
                                and sum(s["do"] == "rider-behind-wall" for s in steps) == 3))


def roll_after(path, step):
    return prepared(path, first(path, lambda c, steps: c["do"] == "roll" and any(s["do"] == step for s in steps)))


STORIES = {"breach": breach, "storm": lambda: roll_after(STORM, "lose-piece"),
           "raid": lambda: roll_after(CAPTURE, "building-falls")}


def pictures(options, name, story_of):
    """Paths of the pictures, a beat each: before the roll, at each step and question, at the end."""
    game, roll, answers = story_of()
    paths = []
    with Story(options.program, game, "touch", "--theme", options.theme, "--language", options.language,
               size=options.size) as story:
        def save(what):
            story.drive.wait_idle()
            paths.append(str(options.folder / f"{name}-{options.size}-{options.theme}-{len(paths):02}-{what}.png"))
            story.drive.screenshot(paths[-1])
        while story.drive.find("done"):
            story.hand.tick_all()
        save("before")
        story.hand.roll(roll["dice"])
        while True:
            beat = story.hand.look()
            if beat.current:
                save(beat.current["icon"])
                story.hand.tick()
            elif beat.question and answers:
                save("asks-" + beat.question)
                story.hand.answer(answers.pop(0))
            else:
                save("end")
                return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--theme", choices=["light", "dark"], default="dark")
    parser.add_argument("--language", choices=["en", "de"], default="en")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    options.folder = options.folder.resolve()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, story_of in STORIES.items():
        paths = pictures(options, name, story_of)
        print(f"{name}: {len(paths)} beats")
        if shutil.which("montage"):
            row = str(options.folder / f"{name}-{options.size}-{options.theme}.png")
            subprocess.run(["montage", *paths, "-tile", "x1", "-geometry", "640x+4+4", row], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
