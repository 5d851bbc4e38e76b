#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A table in a club's hall, with the real program and the broker of scripts/hall.sh: what it says, to whom, what waits for a
broker that is away, and that the table does not. `hall_test.py WATCHFIRE HALL_SIM HALL_PAGE SOURCE_FOLDER`."""
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock

from hall import PATH, Hall
from phone import Refused

PROGRAM, SIM, PAGE, SOURCE = (pathlib.Path(sys.argv.pop(1)).resolve() for _ in range(4))
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive  # noqa: E402
from recorded import Recorded, does, tells  # noqa: E402


class HallTest(unittest.TestCase):
    def setUp(self):
        self.hall = Hall(PAGE)
        self.addCleanup(lambda: self.hall.close())

    def open(self, *arguments, game="tests/end-to-end/great-wall-4", holds=does("roll"), times=9):
        drive = Recorded.read(game).upto(holds, times).open(str(PROGRAM), *arguments)
        self.addCleanup(drive.close)
        return drive

    def test_the_hall_sees_what_the_table_shows_and_who_is_there(self):
        with self.hall.reader() as reader:
            drive = self.open("--hall", self.hall.url("Table%201"))
            reader.until(lambda: (reader.said("Table 1", "view") or {}).get("game") == drive.state()["game"])
            self.assertEqual(reader.said("Table 1", "alive"), "1")
            view = reader.said("Table 1", "view")
            self.assertEqual(view["table"], "Table 1")
            self.assertEqual(view["headline"]["text"], drive.ask({"do": "picture"})["headline"])
            self.assertEqual(reader.results("Table 1"), [])
            self.assertEqual(reader.events, [], "what was there before is no event")
            drive.kill()
            reader.until(lambda: reader.said("Table 1", "alive") == "0", patience=60)

    def test_a_broker_that_dies_is_started_again_and_ends_with_the_script(self):
        time.sleep(4)  # one that ends at once would do so again
        first = self.hall.brokers()
        self.assertEqual(len(first), 1)
        os.kill(first[0], signal.SIGKILL)
        end = time.monotonic() + 20
        while self.hall.brokers() in ([], first) or not self.hall.answers():
            self.assertLess(time.monotonic(), end, "no broker comes back")
            time.sleep(0.05)
        with self.hall.reader() as reader:  # with the password of before
            self.assertEqual(reader.results("Table 1"), [])
        self.hall.process.terminate()
        self.assertEqual(self.hall.process.wait(20), 0)
        self.assertFalse(self.hall.answers())

    def test_no_password_is_an_argument_of_a_program_and_the_broker_knows_hashes(self):
        with tempfile.TemporaryDirectory() as folder:
            told = pathlib.Path(folder, "told")
            for name in ("mosquitto", "mosquitto_passwd", "openssl"):
                tool = pathlib.Path(folder, name)
                tool.write_text(f'#!/bin/sh\necho {name} "$@" >>{told}\nexec {shutil.which(name, path=PATH)} "$@"\n', encoding="utf-8")
                tool.chmod(0o755)
            with unittest.mock.patch("hall.PATH", f"{folder}:{PATH}"):
                hall = Hall(PAGE)
            self.addCleanup(hall.close)
            said, passwords = told.read_text(encoding="utf-8"), hall.folder / "broker" / "passwords"
            self.assertIn("mosquitto_passwd", said)
            for user in ("table", "hall"):
                self.assertNotIn(hall.secret(user), said)
                self.assertNotIn(hall.secret(user), passwords.read_text(encoding="utf-8"))
            self.assertEqual(passwords.stat().st_mode & 0o077, 0)
            with hall.reader() as reader:
                self.assertEqual(reader.results("Table 1"), [])

    def test_an_event_is_said_once_and_undo_says_none(self):
        with self.hall.reader() as reader:
            drive = self.open("--hall", self.hall.url("1"))
            reader.until(lambda: reader.said("1", "view") and reader.said("1", "view")["game"])
            drive.tap("undo")
            reader.until(lambda: reader.said("1", "view")["revision"] > 0 and
                         reader.said("1", "view")["story"][0]["number"] == drive.state()["commands"])
            self.assertEqual(reader.events, [])
            drive.tap("redo")
            reader.until(lambda: reader.events)
            topic, event = reader.events[0]
            self.assertEqual(topic, "watchfire/Club night/1/event")
            self.assertEqual(event["game"], drive.state()["game"])
            self.assertIn(event["event"], ("idle", "your-turn", "rolled", "breach", "flood", "storm", "win"))
        with self.hall.reader() as late:
            late.until(lambda: late.said("1", "view"))
            self.assertIsNone(late.said("1", "event"), "events are not kept for whoever comes later")

    def test_a_result_waits_over_restarts_of_both_and_is_said_once(self):
        self.hall.kill()
        drive = self.open("--hall", self.hall.url("1"), game="tests/end-to-end/great-river-3", holds=tells("win"), times=1)
        game = drive.state()["game"]
        # The end is undone and done again while nobody listens.
        drive.tap("undo")
        drive.wait_saved()
        drive.tap("redo")
        drive.wait_saved()
        time.sleep(0.3)
        drive.wait_saved()
        folder = drive.journal_folder
        drive.kill()
        self.hall.again()
        again = Drive.launch(str(PROGRAM), "--hall", self.hall.url("1"), db=os.path.join(folder.name, "journal.db"))
        self.addCleanup(again.close)
        with self.hall.reader() as reader:
            reader.until(lambda: reader.results("1"))
            self.assertEqual([result["game"] for result in reader.results("1")], [game])
            result = reader.results("1")[0]
            self.assertEqual(sum(player["winner"] for player in result["players"]), 1)
            self.assertTrue(result["bgstats"].startswith("https://app.bgstatsapp.com/createPlay.html?data="))
            # An end that is taken back is no result.
            again.until(lambda s: not s["loading"])
            again.tap_towards("undo", f"game-{game}", "games")
            again.tap("undo")
            reader.until(lambda: not reader.results("1"))

    @staticmethod
    def end_again(drive):
        """A game that ended before the hall saw it is no result of this evening; it ends once more."""
        drive.tap("undo")
        drive.wait_saved()
        drive.tap("redo")
        drive.wait_saved()

    def test_a_game_that_ended_long_ago_is_no_result_when_it_is_looked_at(self):
        with self.hall.reader() as reader:
            drive = self.open("--hall", self.hall.url("1"), game="tests/end-to-end/great-river-3", holds=tells("win"), times=1)
            reader.until(lambda: "end" in (reader.said("1", "view") or {}) and reader.said("1", "result"))
            drive.tap("undo")
            reader.until(lambda: "end" not in reader.said("1", "view"))
            self.assertEqual(reader.results("1"), [])
            drive.tap("redo")
            reader.until(lambda: reader.results("1"))

    def killed_right_after(self, drive, button):
        """Taps, and kills the program as soon as the tap's line is in the journal; then takes back what the journal may already say
        about results, because a kill alone hits that moment only now and then."""
        path = pathlib.Path(drive.journal_folder.name, "journal.db")

        def now():
            with tempfile.TemporaryDirectory() as folder:  # the program has its journal for itself
                for file in path.parent.glob("journal.db*"):
                    shutil.copy(file, folder)
                return self.inside(pathlib.Path(folder, path.name))

        lines, settings = now()
        drive.socket.sendall(json.dumps({"do": "tap", "name": button}).encode() + b"\n")
        end = time.monotonic() + 20
        while now()[0] == lines:
            self.assertLess(time.monotonic(), end, "nothing was written")
        drive.kill()
        self.assertEqual(self.inside(path, settings)[0], lines + 1)
        return path

    @staticmethod
    def inside(path, settings=None):
        """Lines of all games, and what the journal says about the hall; puts `settings` there if they are given."""
        with sqlite3.connect(path) as file:
            lines = file.execute("SELECT COUNT(*) FROM commands").fetchone()[0]
            if settings is not None:
                file.execute("DELETE FROM settings WHERE key IN ('hall-results', 'hall-games')")
                file.executemany("INSERT INTO settings (key, value) VALUES (?, ?)", settings)
            found = file.execute("SELECT key, value FROM settings WHERE key IN ('hall-results', 'hall-games')").fetchall()
        file.close()
        return lines, found

    def test_a_result_outlives_a_kill_in_the_moment_of_the_end(self):
        drive = self.open("--hall", self.hall.url("1"), game="tests/end-to-end/great-river-3", holds=tells("win"), times=1)
        game = drive.state()["game"]
        self.end_again(drive)
        with self.hall.reader() as reader:
            reader.until(lambda: reader.results("1"))
            drive.tap("undo")
            reader.until(lambda: not reader.results("1"))
            drive.wait_saved()
            path = self.killed_right_after(drive, "redo")
            again = Drive.launch(str(PROGRAM), "--hall", self.hall.url("1"), db=str(path))
            self.addCleanup(again.close)
            reader.until(lambda: reader.results("1"))
            self.assertEqual([result["game"] for result in reader.results("1")], [game])
            self.assertEqual(sum(player["winner"] for player in reader.results("1")[0]["players"]), 1)
            self.assertEqual(again.state()["screen"], "start", "the game need not be opened")

    def test_no_result_outlives_a_kill_in_the_moment_in_which_its_end_is_undone(self):
        drive = self.open("--hall", self.hall.url("1"), game="tests/end-to-end/great-river-3", holds=tells("win"), times=1)
        self.end_again(drive)
        with self.hall.reader() as reader:
            reader.until(lambda: reader.results("1"))
            drive.wait_saved()
            path = self.killed_right_after(drive, "undo")
            again = Drive.launch(str(PROGRAM), "--hall", self.hall.url("1"), db=str(path))
            self.addCleanup(again.close)
            reader.until(lambda: not reader.results("1"))

    def test_tls_with_the_clubs_own_authority_and_not_without_it(self):
        with self.hall.reader() as reader:
            drive = self.open("--hall", self.hall.url("1", tls=True))
            reader.until(lambda: reader.said("1", "alive") == "1")
            self.assertEqual(drive.state()["hall"]["state"], "on")
            other = self.open("--hall", self.hall.url("2", tls=True).partition("?")[0])
            time.sleep(2)
            self.assertEqual(other.state()["hall"]["state"], "connecting", "nobody vouches for that broker")
            self.assertIsNone(reader.said("2", "alive"))

    def test_only_the_tables_write_and_only_the_hall_reads(self):
        drive = self.open("--hall", self.hall.url("1", password="wrong"))
        time.sleep(1.5)
        self.assertEqual(drive.state()["hall"]["state"], "connecting")
        with self.assertRaises(Refused):
            self.hall.reader(password="wrong")
        right = self.open("--hall", self.hall.url("2"))
        with self.hall.reader() as reader, self.hall.reader() as other:
            other.until(lambda: other.said("2", "view"))
            for what in ("view", "alive", "result"):
                reader.publish(f"watchfire/Club night/2/{what}", b"{}")
            right.tap("undo")
            other.until(lambda: other.said("2", "view").get("story", [{}])[0].get("number") == right.state()["commands"])
            self.assertEqual(other.said("2", "alive"), "1")
            self.assertNotEqual(other.said("2", "result"), {})
        with self.hall.reader(user="table") as writer:
            with self.assertRaises(AssertionError):
                writer.until(lambda: writer.topics, patience=1.5)

    def test_the_settings_turn_it_on_and_it_stays_on(self):
        drive = self.open()
        with self.hall.reader() as reader:
            drive.tap("menu")
            drive.wait_for("settingsPage")
            drive.tap("settingsPage")
            drive.tap("group-hall")
            drive.tap("hallOn")
            drive.wait_for("hallTrouble")
            for field, value in (("address", f"127.0.0.1:{self.hall.port}"), ("hall", self.hall.name), ("table", "Window"),
                                 ("user", "table"), ("password", self.hall.secret("table"))):
                drive.tap(f"hall-{field}")
                drive.wait_for("hallDialog")
                drive.type(value)
                drive.key("Return")
                drive.wait_gone("hallDialog")
            drive.tap("hallOn")
            drive.until(lambda s: s["hall"]["state"] == "on")
            reader.until(lambda: reader.said("Window", "view"))
            drive.wait_saved()
            folder = drive.journal_folder
            drive.kill()
            reader.until(lambda: reader.said("Window", "alive") == "0", patience=60)
            again = Drive.launch(str(PROGRAM), db=os.path.join(folder.name, "journal.db"))
            self.addCleanup(again.close)
            reader.until(lambda: reader.said("Window", "alive") == "1")
            again.until(lambda s: not s["loading"])
            again.tap_towards("group-hall", "settingsPage")
            again.tap("group-hall")
            again.tap("hallOff")
            reader.until(lambda: reader.said("Window", "alive") == "0" and not reader.said("Window", "view"))

    def test_what_is_typed_before_the_address_is_kept(self):
        drive = self.open()
        drive.tap("menu")
        drive.wait_for("settingsPage")
        drive.tap("settingsPage")
        drive.tap("group-hall")
        drive.tap("hall-hall")
        drive.wait_for("hallDialog")
        drive.type("Club")
        drive.key("Return")
        drive.wait_gone("hallDialog")
        drive.wait_saved()
        folder = drive.journal_folder
        drive.kill()
        again = Drive.launch(str(PROGRAM), db=os.path.join(folder.name, "journal.db"))
        self.addCleanup(again.close)
        again.until(lambda s: not s["loading"])
        again.tap_towards("group-hall", "settingsPage")
        again.tap("group-hall")
        self.assertIn("Name of the hall: Club", [text["text"] for text in again.ask({"do": "texts"})["texts"]])

    def test_a_wrong_address_is_told_at_the_prompt(self):
        for url, words in (("http://x", "mqtt://"), ("mqtt://host/hall", "table has no name")):
            done = subprocess.run([PROGRAM, "--hall", url], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn(words, done.stderr)

    def test_tables_lose_and_double_no_result_while_the_broker_dies(self):
        with tempfile.TemporaryDirectory() as folder:
            ended = pathlib.Path(folder, "ended")
            sim = subprocess.Popen([SIM, "8", "--hall", self.hall.url("Table"), "--pace", "25", "--games", "1", "--ended", ended],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            try:
                for _ in range(5):
                    time.sleep(1.5)
                    self.hall.kill()
                    time.sleep(0.3)
                    self.hall.again()
                sim.wait(timeout=150)
            finally:
                sim.send_signal(signal.SIGKILL)
                sim.wait()
            over = {tuple(line.split("\t")) for line in ended.read_text().splitlines()}
            self.assertEqual(len(over), 8)
            with self.hall.reader() as reader:
                tables = sorted(table for table, _ in over)
                reader.until(lambda: all(reader.results(table) for table in tables))
                said = [(table, result["game"]) for table in tables for result in reader.results(table)]
                self.assertEqual(len(said), len(set(said)))
                self.assertEqual(set(said), over)


if __name__ == "__main__":
    assert not any(subprocess.run(["which", tool], env=os.environ | {"PATH": PATH}, capture_output=True, check=False).returncode
                   for tool in ("mosquitto", "openssl")), "mosquitto and openssl are needed"
    unittest.main(verbosity=2)
