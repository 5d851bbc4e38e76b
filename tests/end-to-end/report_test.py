#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`watchfire report`: the file that somebody sends who wants help. It tells what the program and the system were, never the PIN,
and `watchfire replay` plays the game in it to the same state.

    report_test.py WATCHFIRE SOURCE_FOLDER
"""
import json
import os
import pathlib
import stat
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402
from recorded import Recorded, does  # noqa: E402

PIN = "2468"


def run(*arguments):
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=environment, timeout=60, check=False)


class Report(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.db = self.folder / "journal.db"
        self.file = self.folder / "report.jsonl"

    def state(self, file):
        ran = run("replay", "--state", file)
        self.assertEqual(ran.returncode, 0, ran.stdout[-500:] + ran.stderr)
        return ran.stdout

    def touch(self, drive, *names):
        for name in names:
            drive.wait_for(name)
            drive.wait_idle()
            drive.tap(name)

    def written(self, *options):
        ran = run("report", self.file, "--db", self.db, *options)
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (0, "", ""))
        return json.loads(self.file.read_text().splitlines()[0])["report"]

    def test_a_game_that_is_being_played_is_in_it_and_the_pin_is_not(self):
        game = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 3)
        log = self.folder / "game.jsonl"
        log.write_text("".join(json.dumps(line) + "\n" for line in [game.header, *(command for command, _ in game.taken)]))
        game.write(PROGRAM, str(self.db))
        with Drive.launch(PROGRAM, db=str(self.db)) as drive:
            drive.until(lambda state: not state["loading"] and state["screen"] == "start")
            self.touch(drive, "settingsPage", "group-kiosk", "setPin", *(f"pin-{digit}" for digit in PIN + PIN))
            drive.wait_gone("newPinDialog")
            self.touch(drive, "back", "resume")
            drive.until(lambda state: state.get("commands") == len(game.taken))
            drive.until(lambda state: state["saved"])
            told = self.written()  # while the program plays
        self.assertEqual(told["games"], 1)
        self.assertTrue(any("watchfire.desk: game" in line for line in told["log"]), told["log"])
        self.assertTrue(any("watchfire.screen: watchfire" in line and "Qt" in line for line in told["log"]), told["log"])
        self.assertLessEqual({"version", "system", "processor", "qt", "settings"}, told.keys())
        self.assertEqual(self.state(self.file).splitlines()[-1], self.state(log).splitlines()[-1])
        text = self.file.read_text()
        self.assertNotIn(PIN, text)
        for word in ('"pin"', "salt", "hash"):
            self.assertNotIn(word, text)

    def test_the_settings_write_the_same_while_the_game_goes_on(self):
        game = Recorded.read("tests/end-to-end/great-wall-4").upto(does("roll"), 3)
        game.write(PROGRAM, str(self.db))
        documents = self.folder / "Documents"
        documents.mkdir()
        with Drive.launch(PROGRAM, db=str(self.db), env={"HOME": str(self.folder), "XDG_DOCUMENTS_DIR": str(documents)}) as drive:
            drive.until(lambda state: not state["loading"] and state["screen"] == "start")
            self.touch(drive, "settingsPage", "group-about", "writeReport")
            notice = drive.wait_for("reportNotice")["text"]
            found = list(documents.rglob("watchfire-report-*.jsonl"))
            self.assertEqual(len(found), 1)
            self.assertIn(found[0].name, notice)
            self.assertIn(str(found[0].parent), notice)
            told = self.written()
        lines = [path.read_text().splitlines() for path in (found[0], self.file)]
        self.assertEqual(lines[0][1:], lines[1][1:])
        header = json.loads(lines[0][0])["report"]
        for answer in (header, told):  # the moment differs, and what has been noted since
            del answer["written"], answer["log"]
        self.assertEqual(header, told)
        self.assertEqual(self.state(found[0]), self.state(self.file))

    def test_without_a_journal_it_tells_of_the_system_and_says_so(self):
        ran = run("report", self.file, "--db", self.db)
        self.assertEqual(ran.returncode, 0)
        self.assertIn("there is no journal", ran.stderr)
        self.assertFalse(self.db.exists())
        self.assertIn("system", json.loads(self.file.read_text())["report"])

    def test_a_file_that_is_there_is_kept(self):
        self.file.write_text("mine")
        ran = run("report", self.file, "--db", self.db)
        self.assertEqual((ran.returncode, self.file.read_text()), (1, "mine"))
        self.assertIn("--force", ran.stderr)
        self.assertEqual(run("report", self.file, "--force", "--db", self.db).returncode, 0)

    def test_only_its_owner_reads_it(self):
        """It has the program's log and the players' names in it, and a folder may be everybody's."""
        self.addCleanup(os.umask, os.umask(0))
        self.assertEqual(run("report", self.file, "--db", self.db).returncode, 0)
        self.assertEqual(stat.S_IMODE(self.file.stat().st_mode), 0o600)
        os.chmod(self.file, 0o644)
        self.assertEqual(run("report", self.file, "--force", "--db", self.db).returncode, 0)
        self.assertEqual(stat.S_IMODE(self.file.stat().st_mode), 0o600)
        # Somebody may have put a link there, to have it written where they read it.
        other, link = self.folder / "theirs.jsonl", self.folder / "link.jsonl"
        link.symlink_to(other)
        self.assertEqual(run("report", link, "--db", self.db).returncode, 1, "it is there, wherever it leads")
        self.assertEqual(run("report", link, "--force", "--db", self.db).returncode, 0)
        self.assertFalse(other.exists())
        self.assertEqual(stat.S_IMODE(link.lstat().st_mode), 0o600)
        device = self.folder / "device.jsonl"
        device.symlink_to("/dev/null")
        ran = run("report", device, "--force", "--db", self.db)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("a device", ran.stderr)
        self.assertTrue(device.is_symlink())

    def test_wrong_usage_says_what_is_right(self):
        for arguments in ((), ("--bogus", "a"), ("a", "b"), ("--game",)):
            ran = run("report", *arguments)
            self.assertEqual(ran.returncode, 2)
            self.assertIn("watchfire report FILE", ran.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
