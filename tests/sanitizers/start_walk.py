#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets the threads of a program that was built with TSan meet: starts it, walks over the pages before a game, goes on with a
recorded game, and quits at random moments of the start. `start_walk.py WATCHFIRE [--seed N] [--quits N]`. Fails if a report was
written or a program did not end with status 0. scripts/sanitized.sh runs it."""
import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SOURCE / "scripts"), str(SOURCE / "tests/end-to-end")]
from drive import Drive  # noqa: E402  (the path is known only now)
from recorded import Recorded, clear_steps, does  # noqa: E402
from situations import Visit  # noqa: E402


def quit_at_once(program, moments):
    """How many seconds after the drive's socket is there the program quits; the pages are still being read then."""
    with tempfile.TemporaryDirectory() as folder:
        for n, moment in enumerate(moments):
            # Every other start opens the journal of the one before.
            drive = Drive.launch(program, db=os.path.join(folder, f"journal-{n // 2}.db"))
            time.sleep(moment)
            drive.close()
            if drive.process.returncode != 0:
                sys.exit(f"a program that quit after {moment:.3f} s ended with status {drive.process.returncode}")


def play_on(program):
    game = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 9)
    with game.open(program) as drive:
        clear_steps(drive)
        drive.tap("undo")
        drive.until(lambda state: state["commands"] < len(game.taken))
        drive.tap("redo")
        drive.until(lambda state: state["commands"] == len(game.taken))
        drive.wait_saved()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quits", type=int, default=12)
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.program)
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        reports = os.path.join(folder, "tsan")
        # Helpers are forked by a program that has threads, and at once replaced.
        ours = f"log_path={reports}:exitcode=0:halt_on_error=0:die_after_fork=0"
        os.environ["TSAN_OPTIONS"] = f"{os.environ.get('TSAN_OPTIONS', '')}:{ours}"
        quit_at_once(program, [chance.random() * 2 for _ in range(arguments.quits)])
        play_on(program)
        Visit(program, lambda drive, name: None).start()
        written = sorted(pathlib.Path(folder).iterdir())
        for report in written:
            print(report.read_text(errors="replace"))
        if written:
            sys.exit(f"{len(written)} programs of this walk have reports")


if __name__ == "__main__":
    main()
