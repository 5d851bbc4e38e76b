#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keeps an evening as a version wrote it: a journal with games of every scenario, a board, values, settings and a PIN, all made
through the screens. Later versions have to open it (kept_test.py). Run it once for a release, and never again for that folder.

    keep.py WATCHFIRE FOLDER     writes FOLDER/journal.db.gz and FOLDER/evening.json
"""
import gzip
import json
import pathlib
import shutil
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402
from recorded import Recorded  # noqa: E402

LOGS = ["tests/end-to-end/great-wall-4", "tests/end-to-end/great-wall-river-4", "tests/end-to-end/great-river-3",
        "tests/end-to-end/world-4", "tests/end-to-end/raiders-4", "tests/end-to-end/raiders-river-5",
        "tests/golden/black-powder-three-years"]
PIN = "2468"


def touch(drive, *names):
    for name in names:
        drive.wait_for(name)
        drive.wait_idle()
        drive.tap(name)


def to_start(drive):
    touch(drive, "menu", "startPage")
    drive.until(lambda state: state["screen"] == "start")
    drive.wait_idle()


def seen(drive):
    """What has to be the same in every later version."""
    state = drive.state()
    return {"commands": state["commands"], "state": state["state"]}


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    home = pathlib.Path(tempfile.mkdtemp())
    logs = home / "Documents/Watchfire"
    logs.mkdir(parents=True)
    for log in LOGS:
        game = Recorded.read(log)  # without the commands that were refused
        lines = [game.header, *(command for command, _ in game.taken)]
        (logs / f"{pathlib.Path(log).name}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    journal = home / "journal.db"
    evening = {"pin": PIN, "games": {}}
    with Drive.launch(program, db=str(journal), env={"HOME": str(home)}) as drive:
        drive.until(lambda state: not state["loading"] and state["screen"] == "start")
        for log in LOGS:
            touch(drive, "games", "fromFile", f"log-{pathlib.Path(log).name}.jsonl")
            drive.until(lambda state: state["screen"] == "table")
            drive.wait_idle()
            evening["games"][drive.state()["game"]] = seen(drive)
            to_start(drive)
        touch(drive, "newGame", "scenario-base", "next", "next", "otherBoard", "startEmpty", "brush-terrain-hills")
        touch(drive, "saveBoard", "key-done")
        drive.until(lambda state: state["boards"] == 1)
        drive.wait_idle()
        for _ in range(6):
            if drive.state()["screen"] == "start":
                break
            touch(drive, "back")
            drive.wait_idle()
        touch(drive, "valueBook", "value-/walls/1/defense", "digit-7", "digit-done")
        drive.until(lambda state: state["book"]["known"] == 1)
        touch(drive, "back", "settingsPage", "group-screen", "setting-dark", "group-kiosk", "setPin",
              *(f"pin-{digit}" for digit in PIN + PIN))
        drive.wait_gone("newPinDialog")
        drive.wait_saved()
        state = drive.state()
        evening.update(boards=state["boards"], book=state["book"])
    folder.mkdir(parents=True, exist_ok=True)
    with journal.open("rb") as plain, gzip.GzipFile(folder / "journal.db.gz", "wb", mtime=0) as packed:
        shutil.copyfileobj(plain, packed)
    (folder / "evening.json").write_text(json.dumps(evening, separators=(",", ":")) + "\n")
    shutil.rmtree(home)


if __name__ == "__main__":
    main()
