#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The real program, offscreen: its command line, the drive socket, two towers, and a resume after SIGKILL.

Run by ctest with WATCHFIRE (the program), WATCHFIRE_TOWER and WATCHFIRE_SOURCE (the source folder) set.
"""
import contextlib
import json
import os
import pathlib
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.environ["WATCHFIRE_SOURCE"], "scripts"))
from drive import Drive, Refused  # noqa: E402
sys.path.insert(0, os.path.join(os.environ["WATCHFIRE_SOURCE"], "tests", "end-to-end"))
from play_game import Tower  # noqa: E402

PROGRAM = os.environ["WATCHFIRE"]


def run(*arguments, env=None):
    environment = {k: v for k, v in os.environ.items() if not k.startswith("QT_")}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"):
        environment.pop(name, None)
    environment.update(env or {})
    return subprocess.run([PROGRAM, *arguments], env=environment, capture_output=True, text=True, timeout=60)


OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


class CommandLine(unittest.TestCase):
    def test_unknown_option_is_named_and_ends_with_2(self):
        done = run("--nonsense", env=OFFSCREEN)
        self.assertEqual(done.returncode, 2)
        self.assertIn('unknown option "--nonsense"', done.stderr)

    def test_a_text_that_is_not_a_board_ends_with_2(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "board.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write('{"watchfire-board":1,"name":"x","hexes":[{"at":"0,0","terrain":"cheese"}]}')
            done = run("--board", path, "--db", os.path.join(folder, "j.db"), env=OFFSCREEN)
            self.assertEqual(done.returncode, 2)
            self.assertIn("$.hexes[0].terrain", done.stderr)

    def test_help_and_version(self):
        self.assertIn("--simulate", run("--help").stdout)
        self.assertRegex(run("--version").stdout, r"^watchfire \d+\.\d+\.\d+\n$")

    def test_without_a_display_it_says_so_and_ends_with_1(self):
        done = run()
        self.assertEqual(done.returncode, 1)
        self.assertIn("no display", done.stderr)
        self.assertIn("cage", done.stderr)
        self.assertNotIn("plugin", done.stderr)

    def test_a_plain_locale_needs_no_words(self):
        """Qt 6.5 and later warn if the environment's character set is not UTF-8, or its language is not
        installed."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "precious")
            with open(path, "w", encoding="utf-8") as file:
                file.write("keep")
            for locale in ({"LC_ALL": "C"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": "C"},
                           {"LC_ALL": "POSIX"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": "tlh_XX.UTF-8"}):
                # It ends right after Qt has been started.
                done = run("--drive", path, "--db", os.path.join(folder, "j.db"),
                           env={**OFFSCREEN, "XDG_RUNTIME_DIR": folder, **locale})
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertEqual(len(done.stderr.splitlines()), 1, f"{locale}: {done.stderr}")

    def test_a_platform_without_its_device_says_the_same(self):
        for platform in ("eglfs", "linuxfb", "minimalegl"):
            with self.subTest(platform=platform), tempfile.TemporaryDirectory() as folder:
                done = run("--db", os.path.join(folder, "j.db"), env={"QT_QPA_PLATFORM": platform})
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn("no display", done.stderr)

    def test_a_drive_path_that_is_a_file_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "precious")
            with open(path, "w", encoding="utf-8") as file:
                file.write("keep")
            done = run("--drive", path, "--db", os.path.join(folder, "j.db"), env=OFFSCREEN)
            self.assertEqual(done.returncode, 1)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), "keep")


def to_table(drive):
    """From the start screen to the founding, by the screens' own buttons."""
    drive.until(lambda s: not s["loading"])
    drive.tap_towards("tableScreen", "start", "next", "newGame")


def dismiss(drive):
    """Closes the problem's dialog; it is gone before the next tap."""
    drive.tap("dismissProblem")
    drive.wait_gone("problemDialog")


def place_first(drive):
    """Puts the due founding piece on the first lit place."""
    def lit(state):
        return [n["name"] for n in state["names"] if n["name"].startswith("place-")]

    before = drive.until(lit)
    drive.tap(lit(before)[0])
    drive.wait_still()
    if drive.find("confirmPlace"):
        drive.tap("confirmPlace")
    return drive.until(lambda s: s["commands"] == before["commands"] + 1)


class Socket(unittest.TestCase):
    def test_taps_touches_keys_pictures_and_answers(self):
        with Drive.launch(PROGRAM, size="1280x800") as drive, tempfile.TemporaryDirectory() as folder:
            path = os.path.join(drive.folder.name, "drive")
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode) & 0o077, 0, "nobody else may open it")
            drive.until(lambda s: not s["loading"])
            self.assertEqual(drive.state()["screen"], "start")
            drive.touch("settingsPage")
            drive.until(lambda s: s["screen"] == "settings")
            drive.wait_for("back")
            drive.tap("back")
            drive.until(lambda s: s["screen"] == "start")

            picture = drive.screenshot(os.path.join(folder, "start.png"))
            self.assertEqual((picture["width"], picture["height"]), (1280, 800))
            with open(os.path.join(folder, "start.png"), "rb") as file:
                self.assertEqual(file.read(8), b"\x89PNG\r\n\x1a\n")

            drive.wait_idle()
            frames = drive.frames()
            drive.ask({"do": "find", "name": "newGame"})
            self.assertEqual(drive.wait_idle()["frames"], frames, "nothing is drawn while nothing changes")

            for wrong in ({"do": "dance"}, {"do": "tap"}, {"do": "tap", "name": "nowhere"},
                          {"do": "tap", "x": -5, "y": 3}, {"do": "key", "key": ""}, [1]):
                with self.assertRaises(Refused):
                    drive.ask(wrong)
            with self.assertRaises(Refused):
                drive.wait_for("nowhere", timeout=50)
            for wrong in (b"{broken\n", b"[" * 100000 + b"\n", b'{"do":"tap","name":"newGame","fx":1e999}\n',
                          b'{"do":"tap","name":"newGame","fx":"left"}\n', b'{"do":"tap","name":5,"x":[]}\n',
                          b'{"do":"tap","x":1e308,"y":-1e308}\n', b'{"do":"audit","mm":"wide"}\n',
                          b'{"do":"audit","mm":0}\n', b'{"do":"wait-for","name":{},"timeout":"long"}\n',
                          b'{"do":"wait-for","name":"x","timeout":1e18}\n', b'{"do":["tap"]}\n',
                          b'{"do":"screenshot","path":7}\n', b'{"do":"key","key":null}\n', b'"\xff"\n'):
                drive.socket.sendall(wrong)
                self.assertIn('"ok":false', drive.reader.readline(), wrong[:60])
            self.assertEqual(drive.state()["screen"], "start")

    def test_a_line_without_end_ends_the_connection_and_many_lines_do_not(self):
        with Drive.launch(PROGRAM) as drive:
            path = os.path.join(drive.folder.name, "drive")
            drive.until(lambda s: not s["loading"])
            memory = self.memory(drive)
            with socket.socket(socket.AF_UNIX) as other:
                other.settimeout(60)
                other.connect(path)
                with self.assertRaises(OSError):
                    for _ in range(300):
                        other.sendall(b"x" * (1 << 20))
            self.assertLess(self.memory(drive), memory + 50_000, "kB")
            with socket.socket(socket.AF_UNIX) as other, other.makefile("r", encoding="utf-8") as answers:
                other.settimeout(60)
                other.connect(path)
                other.sendall(b'{"do":"frames"}\n' * 5000)
                for _ in range(5000):
                    self.assertIn('"ok":true', answers.readline())
            self.assertEqual(drive.state()["screen"], "start")

    @staticmethod
    def memory(drive):
        with open(f"/proc/{drive.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def test_a_game_goes_on_after_sigkill(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            first = Drive.launch(PROGRAM, db=db)
            to_table(first)
            for _ in range(20):
                place_first(first)
            first.tap("begin")
            first.until(lambda s: s["mode"] == "roll")
            first.tap("die-1-2")
            first.tap("die-2-3")
            first.until(lambda s: s["mode"] != "roll")
            first.wait_saved()
            before = first.state()
            self.assertEqual(before["commands"], 22)
            first.kill()

            with Drive.launch(PROGRAM, db=db) as again:
                again.until(lambda s: not s["loading"])
                again.wait_for("resume")
                again.tap("resume")
                again.wait_for("tableScreen")
                after = again.state()
                for field in ("state", "commands", "mode", "steps-left", "game"):
                    self.assertEqual(after[field], before[field], field)
                again.tap("undo")
                self.assertEqual(again.until(lambda s: s["commands"] == 21)["mode"], "roll")


def enter_pin(drive, digits):
    for digit in digits:
        drive.tap("pin-" + digit)


class Settings(unittest.TestCase):
    """Language and kiosk mode, over restarts."""

    def settings(self, drive, group):
        drive.until(lambda s: not s["loading"])
        drive.tap("settingsPage")
        drive.wait_for("settingsScreen")
        drive.tap("group-" + group)

    def menu_says(self, drive):
        drive.tap("menu")
        words = drive.wait_for("settingsPage")["text"]
        drive.tap("closeSheet")
        drive.wait_gone("menuSheet")
        return words

    def test_the_language_changes_at_once_and_stays(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, db=db) as drive:
                to_table(drive)
                place_first(drive)
                self.assertEqual(self.menu_says(drive), "Settings")
                drive.tap("menu")
                drive.tap("settingsPage")
                drive.wait_for("settingsScreen")
                drive.tap("setting-language-de")
                drive.tap("back")
                drive.wait_for("tableScreen")
                self.assertEqual(self.menu_says(drive), "Einstellungen")
                drive.wait_saved()
            for arguments, words in (((), "Einstellungen"), (("--language", "en"), "Settings")):
                with Drive.launch(PROGRAM, *arguments, db=db) as drive:
                    drive.until(lambda s: not s["loading"])
                    drive.tap("resume")
                    drive.wait_for("tableScreen")
                    self.assertEqual(self.menu_says(drive), words)

    def test_kiosk_mode_holds_until_the_pin_or_its_forgetting(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, db=db) as drive:
                self.settings(drive, "kiosk")
                drive.tap("setting-kiosk")
                drive.wait_for("newPinDialog")
                enter_pin(drive, "2580")
                enter_pin(drive, "2580")
                drive.wait_gone("newPinDialog")
                drive.tap("back")
                drive.wait_saved()
                running = run("--forget-pin", "--db", db)
                self.assertEqual(running.returncode, 1)
                self.assertIn("in use", running.stderr)
                sample = os.path.join(os.environ["WATCHFIRE_SOURCE"], "app", "books", "sample.json")
                running = run("book", "import", sample, "--db", db)
                self.assertEqual(running.returncode, 1)
                self.assertIn("in use", running.stderr)
                with Drive.launch(PROGRAM, db=db) as second:  # it cannot read the journal, but the file beside it
                    second.until(lambda s: s["problem"])
                    second.tap("dismissProblem")
                    second.wait_gone("problemDialog")
                    second.tap("settingsPage")
                    second.wait_for("pinDialog")
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                drive.tap("quit")
                drive.wait_for("pinDialog")
                enter_pin(drive, "2581")
                drive.until(lambda s: "Try again" in drive.find("pinWord")["text"])
                self.assertEqual(drive.state()["screen"], "start")
                drive.tap("cancelPin")
                drive.wait_gone("pinDialog")
                drive.tap("settingsPage")
                drive.wait_for("pinDialog")
                enter_pin(drive, "2580")
                drive.until(lambda s: s["screen"] == "settings")
                drive.wait_saved()
            done = run("--forget-pin", "--db", db)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            with Drive.launch(PROGRAM, db=db) as drive:
                self.settings(drive, "kiosk")
                drive.wait_for("noPin")
                drive.tap("back")
                try:
                    drive.tap("quit")
                except ConnectionError:
                    pass  # the program was gone before it could answer
                self.assertEqual(drive.process.wait(20), 0)
            self.assertEqual(run("--forget-pin", "--db", os.path.join(folder, "none.db")).returncode, 1)
            self.assertFalse(os.path.exists(os.path.join(folder, "none.db")))

    def test_kiosk_mode_protects_the_tables_own_data(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, "--kiosk", db=db) as drive:
                # Before anything else; there is no way round it.
                drive.wait_for("newPinDialog")
                self.assertFalse(drive.find("closePin"))
                drive.key("Escape")
                enter_pin(drive, "2580")
                enter_pin(drive, "2580")
                drive.wait_gone("newPinDialog")
                drive.until(lambda s: keeps_a_pin(db))
                drive.wait_saved()
            self.assertEqual(stat.S_IMODE(os.stat(db + ".lock.json").st_mode), 0o600)
            # It stays, even without the option.
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])

                def refused(what):
                    drive.wait_for("pinDialog")
                    enter_pin(drive, "1111")
                    drive.until(lambda s: "Try again" in (drive.find("pinWord") or {}).get("text", ""))
                    drive.tap("cancelPin")
                    drive.wait_gone("pinDialog")
                    self.assertNotIn(what, drive.names())

                drive.tap("valueBook")
                drive.wait_for("bookScreen")
                drive.tap(next(n for n in drive.names() if n.startswith("value-")))
                refused("valueDialog")
                drive.tap("back")
                drive.tap("towerPage")
                drive.wait_for("towerScreen")
                drive.tap("port-auto")
                refused("none")
                drive.tap("back")
                drive.tap("newGame")
                while not drive.find("otherBoard"):
                    drive.tap("next")
                drive.tap("otherBoard")
                refused("boardEditor")
                drive.tap("otherBoard")
                drive.wait_for("pinDialog")
                enter_pin(drive, "2580")
                drive.wait_gone("pinDialog")
                drive.wait_for("boardEditor")

    def test_the_pin_holds_without_the_journal(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, "--kiosk", db=db) as drive:
                drive.wait_for("newPinDialog")
                enter_pin(drive, "2580")
                enter_pin(drive, "2580")
                drive.wait_gone("newPinDialog")
                drive.until(lambda s: keeps_a_pin(db))
                drive.wait_saved()
            for spoil in (lambda: pathlib.Path(db).write_bytes(b""), lambda: os.remove(db),
                          lambda: pathlib.Path(db).write_bytes(b"damaged" * 2000)):
                spoil()
                with Drive.launch(PROGRAM, db=db) as drive:
                    # At once: nothing waits for the journal. On a slow machine its trouble may have been
                    # reported first.
                    drive.tap_towards("pinDialog", "dismissProblem", "settingsPage")
                    drive.until(lambda s: not s["loading"])
                    self.assertEqual(drive.state()["screen"], "start")
                    self.assertTrue(drive.find("pinDialog"))
                    drive.wait_saved()
            os.remove(db)
            done = run("--forget-pin", "--db", db)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.tap("settingsPage")
                drive.until(lambda s: s["screen"] == "settings")

    def test_a_backup_comes_back(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            home = {"HOME": folder, "XDG_DOCUMENTS_DIR": os.path.join(folder, "Documents")}
            with Drive.launch(PROGRAM, db=db, env=home) as drive:
                self.settings(drive, "backup")
                drive.until(lambda s: drive.find("backUp") and drive.find("backUp")["enabled"])
                drive.tap("backUp")
                drive.until(lambda s: any(n["name"].startswith("backup-watchfire-") for n in s["names"]))
                backup = next(n for n in drive.names() if n.startswith("backup-watchfire-"))
                drive.tap("back")
                to_table(drive)
                place_first(drive)
                drive.tap("menu")
                drive.tap("settingsPage")
                drive.wait_for("settingsScreen")
                drive.tap("group-backup")
                drive.wait_for(backup)
                drive.tap(backup)
                drive.wait_for("doIt")
                drive.tap("doIt")
                drive.wait_for("backupNotice")
                self.assertNotIn("game", drive.state())
                drive.tap("back")
                drive.until(lambda s: s["screen"] == "start" and not drive.find("resume"))
            kept = [n for n in os.listdir(folder) if ".before-restore-" in n]
            self.assertEqual(len(kept), 1)


def keeps_a_pin(db):
    """True if the lock's file beside the journal holds a PIN."""
    lock = pathlib.Path(db + ".lock.json")
    return lock.exists() and b"hash" in lock.read_bytes()


GAMES = "SELECT count(*) FROM games"


def rows(db, sql):
    with contextlib.closing(sqlite3.connect(db)) as journal:
        return journal.execute(sql).fetchall()


def within(script, folder):
    """A program that runs the script in its own mount namespace before it becomes watchfire."""
    path = os.path.join(folder, "within.sh")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\nexec unshare --map-root-user --mount sh -c '{script}; exec \"$0\" \"$@\"' '{PROGRAM}' \"$@\"\n")
    os.chmod(path, 0o755)
    return path


class Journal(unittest.TestCase):
    """What a wrong, missing or occupied journal costs: nothing that could have been kept."""

    def played(self, db, games=1):
        """A journal with games of two commands; their names."""
        names = []
        for _ in range(games):
            with Drive.launch(PROGRAM, db=db) as drive:
                to_table(drive)
                place_first(drive)
                place_first(drive)
                drive.wait_saved()
                names.append(drive.state()["game"])
        return names

    def test_a_header_of_any_shape_is_one_bad_game(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            bad, good = self.played(db, 2)
            for header in ('{"players":[1,[],{"id":7,"name":[]}]}', "[[[", "", '{"watchfire":"x","scenario":{"base":[]}}'):
                with contextlib.closing(sqlite3.connect(db)) as journal:
                    journal.execute("UPDATE games SET header = ? WHERE id = ?", (header, bad))
                    journal.execute("UPDATE settings SET value = ? WHERE key = 'names'", (header,))
                    journal.execute("REPLACE INTO settings VALUES ('boards', ?)", ('{"version":"x","boards":7}',))
                    journal.commit()
                with Drive.launch(PROGRAM, db=db) as drive:
                    drive.until(lambda s: not s["loading"])
                    if drive.state()["problem"]:
                        dismiss(drive)
                    drive.tap("games")
                    drive.wait_for("game-" + good)
                    drive.tap("game-" + bad)
                    self.assertIn("cannot go on", drive.until(lambda s: s["problem"])["problem"])
                    dismiss(drive)
                    drive.tap("game-" + good)
                    self.assertEqual(drive.until(lambda s: s["mode"] and "game" in s)["commands"], 2)

    def test_an_emptied_journal_that_a_link_leads_to_comes_back_out_of_its_log(self):
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as elsewhere:
            db, real = os.path.join(folder, "journal.db"), os.path.join(elsewhere, "real.db")
            os.symlink(real, db)
            with Drive.launch(PROGRAM, db=db) as drive:
                to_table(drive)
                place_first(drive)
                drive.wait_saved()
                game = drive.state()["game"]
                drive.kill()
            self.assertTrue(os.path.islink(db), "the link leads there still")
            os.truncate(real, 0)
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                dismiss(drive)
                drive.tap("games")
                drive.wait_for("game-" + game)
            self.assertTrue(os.path.islink(db))
            self.assertEqual(os.listdir(folder), ["journal.db"], "everything is beside the file itself")

    def test_a_link_that_leads_nowhere_stays_and_the_journal_begins_where_it_leads(self):
        with tempfile.TemporaryDirectory() as folder:
            db, real = os.path.join(folder, "journal.db"), os.path.join(folder, "stick", "journal.db")
            os.symlink(real, db)
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
            self.assertTrue(os.path.islink(db))
            self.assertTrue(os.path.exists(real))

    def test_a_line_that_does_not_fit_ends_the_game_there(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            self.played(db)
            with contextlib.closing(sqlite3.connect(db)) as journal:
                journal.execute("UPDATE commands SET line = '{\"do\":\"dance\"}' WHERE n = 2")
                journal.commit()
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                drive.tap("resume")
                state = drive.until(lambda s: s["problem"])
                self.assertIn("Line 2", state["problem"])
                self.assertEqual(state["commands"], 1)
                dismiss(drive)
                place_first(drive)
                drive.wait_saved()
                self.assertIn("left-out", drive.until(lambda s: "left-out" in s["notice"])["notice"])
            kept = [name for name in os.listdir(folder) if ".left-out-" in name]
            self.assertEqual(len(kept), 1)
            with open(os.path.join(folder, kept[0]), encoding="utf-8") as file:
                self.assertIn("dance", file.read())

    def test_a_locked_journal_takes_the_evening_in_when_it_is_free(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            self.played(db)
            with contextlib.closing(sqlite3.connect(db)) as other:
                other.execute("BEGIN IMMEDIATE")
                drive = Drive.launch(PROGRAM, db=db)
                self.assertIn("in use", drive.until(lambda s: s["problem"])["problem"])
                dismiss(drive)
                drive.tap_towards("doubtDialog", "start", "next", "newGame")
                drive.tap("leaveIt")
                drive.wait_gone("doubtDialog")
                self.assertNotIn("game", drive.state())
                drive.tap("start")
                drive.wait_for("doubtDialog")
                drive.tap("doItAnyway")
                drive.wait_for("tableScreen")
                place_first(drive)
                # Quitting now would lose it, so the program asks.
                drive.tap("menu")
                drive.tap("startPage")
                drive.wait_for("quit")
                drive.tap("quit")
                drive.wait_for("doubtDialog")
                drive.tap("leaveIt")
                drive.wait_gone("doubtDialog")
                other.rollback()
            drive.wait_saved(30000)
            drive.kill()
            self.assertEqual(rows(db, GAMES), [(2,)])

    def test_who_quits_while_nothing_can_be_saved_is_asked_and_may(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            self.played(db)
            with contextlib.closing(sqlite3.connect(db)) as other:
                other.execute("BEGIN IMMEDIATE")
                with Drive.launch(PROGRAM, db=db) as drive:
                    drive.until(lambda s: s["problem"])
                    dismiss(drive)
                    drive.tap("practice")
                    drive.wait_for("doubtDialog")
                    drive.tap("doItAnyway")
                    drive.wait_for("tableScreen")
                    drive.tap("menu")
                    drive.tap("startPage")
                    drive.wait_for("quit")
                    drive.tap("quit")
                    drive.wait_for("doubtDialog")
                    try:
                        drive.tap("doItAnyway")
                    except ConnectionError:
                        pass  # the program was gone before it could answer
                    self.assertEqual(drive.process.wait(20), 0)
                other.rollback()
            self.assertEqual(rows(db, GAMES), [(1,)])

    def test_who_quits_while_a_deleted_journal_cannot_be_written_again_is_asked(self):
        """All of it was saved; but the file is gone, and only the program still has what was in it."""
        with tempfile.TemporaryDirectory() as folder:
            inner = os.path.join(folder, "inner")
            os.mkdir(inner)
            db = os.path.join(inner, "journal.db")
            with Drive.launch(PROGRAM, db=db) as drive:
                to_table(drive)
                place_first(drive)
                drive.wait_saved()
                shutil.rmtree(inner)
                with open(inner, "w", encoding="utf-8"):
                    pass  # no folder can be made there
                drive.until(lambda s: s["problem"])
                dismiss(drive)
                drive.tap("menu")
                drive.tap("startPage")
                drive.wait_for("quit")
                drive.tap("quit")
                drive.wait_for("doubtDialog")
                drive.tap("leaveIt")
                drive.wait_gone("doubtDialog")
                os.remove(inner)
                drive.until(lambda s: "deleted" in (s["problem"] or ""))
                dismiss(drive)
                with contextlib.suppress(ConnectionError):  # the program may be gone before it answers
                    drive.tap("quit")
                self.assertEqual(drive.process.wait(20), 0)
            self.assertEqual(rows(db, GAMES), [(1,)])

    def test_at_a_kiosk_the_pin_comes_before_the_question_whether_to_lose_it(self):
        with tempfile.TemporaryDirectory() as folder:
            inner = os.path.join(folder, "inner")
            os.mkdir(inner)
            with Drive.launch(PROGRAM, "--kiosk", db=os.path.join(inner, "journal.db")) as drive:
                drive.wait_for("newPinDialog")
                enter_pin(drive, "2580")
                enter_pin(drive, "2580")
                drive.wait_gone("newPinDialog")
                to_table(drive)
                drive.wait_saved()
                shutil.rmtree(inner)
                with open(inner, "w", encoding="utf-8"):
                    pass  # no folder can be made there
                drive.until(lambda s: s["problem"])
                dismiss(drive)
                drive.tap("menu")
                drive.tap("startPage")
                drive.wait_for("quit")
                drive.tap("quit")
                drive.wait_for("pinDialog")
                self.assertNotIn("doubtDialog", [name["name"] for name in drive.state()["names"]])
                enter_pin(drive, "2580")
                drive.wait_for("doubtDialog")
                drive.tap("leaveIt")
                drive.wait_gone("doubtDialog")
                drive.tap("quit")
                drive.wait_for("pinDialog")  # the lock has closed with the question
                enter_pin(drive, "2580")
                drive.wait_for("doubtDialog")
                with contextlib.suppress(ConnectionError):  # the program may be gone before it answers
                    drive.tap("doItAnyway")
                self.assertEqual(drive.process.wait(20), 0)

    def test_a_journal_overwritten_while_it_is_open_keeps_games_and_lock(self):
        """As by cp, from a machine with another PIN: neither its games nor its lock count here."""
        with tempfile.TemporaryDirectory() as folder:
            other = os.path.join(folder, "other.db")
            self.played(other, 2)
            with contextlib.closing(sqlite3.connect(other)) as journal:
                journal.execute("INSERT OR REPLACE INTO settings VALUES ('pin', '{}')")
                journal.commit()
            with open(other, "rb") as file:
                theirs = file.read()
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            to_table(drive)
            place_first(drive)
            drive.wait_saved()
            game = drive.state()["game"]
            with open(db, "r+b") as file:  # the same file
                file.truncate(0)
                file.write(theirs)
            began = time.monotonic()
            self.assertIn("replaced", drive.until(lambda s: s["problem"])["problem"])
            self.assertLess(time.monotonic() - began, 4)  # two seconds, and a busy machine
            dismiss(drive)
            place_first(drive)
            drive.wait_saved()
            drive.kill()
            self.assertEqual(rows(db, "SELECT game, max(n) FROM commands"), [(game, 2)])
            found = [name for name in os.listdir(folder) if ".found-" in name]
            self.assertEqual(len(found), 1)
            with open(os.path.join(folder, found[0]), "rb") as file:
                self.assertEqual(file.read(), theirs)

    def test_a_journal_deleted_while_it_is_open_is_there_again(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            drive = Drive.launch(PROGRAM, db=db)
            to_table(drive)
            place_first(drive)
            drive.wait_saved()
            os.remove(db)
            place_first(drive)
            drive.wait_saved()
            self.assertIn("deleted", drive.until(lambda s: s["problem"])["problem"])
            drive.kill()
            self.assertEqual(rows(db, "SELECT max(n) FROM commands"), [(2,)])
            self.assertEqual(stat.S_IMODE(os.stat(db).st_mode), 0o600)

    def test_the_game_used_last_goes_on_whatever_the_clock_said(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            self.played(db)
            with contextlib.closing(sqlite3.connect(db)) as journal:
                journal.execute("UPDATE games SET updated = '2099-01-01T00:00:00.000Z'")
                journal.commit()
            latest = self.played(db)[0]
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
                drive.tap("resume")
                self.assertEqual(drive.until(lambda s: "game" in s)["game"], latest)

    def test_a_game_that_was_resumed_while_open_can_be_left(self):
        """The start page looks at the last game; that must not open it."""
        with tempfile.TemporaryDirectory() as folder:
            with Drive.launch(PROGRAM, db=os.path.join(folder, "journal.db")) as drive:
                to_table(drive)
                place_first(drive)
                for again in (True, False):
                    drive.tap("menu")
                    drive.wait_still()
                    drive.tap("startPage")
                    drive.wait_for("resume")
                    drive.wait_idle()
                    self.assertEqual(drive.state()["screen"], "start")
                    if again:
                        drive.tap("resume")
                        drive.wait_for("tableScreen")

    def test_a_read_only_place_is_reported_before_a_game(self):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            home = os.path.join(folder, "home")
            os.mkdir(home, 0o555)
            program = os.path.join(folder, "nobody.sh")
            with open(program, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\nexec setpriv --reuid 65534 --regid 65534 --clear-groups '{PROGRAM}' \"$@\" 2>'{folder}/stderr'\n")
            os.chmod(program, 0o755)
            os.chmod(folder, 0o777)
            if os.geteuid() != 0:
                program = PROGRAM
            socket = os.path.join(folder, "s")
            os.mkdir(socket, 0o777)
            os.chmod(socket, 0o777)
            environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", LC_ALL="C.UTF-8",
                               HOME=home, XDG_RUNTIME_DIR=socket)
            environment.pop("XDG_DATA_HOME", None)
            with open(os.path.join(folder, "stderr"), "w", encoding="utf-8") as errors:
                process = subprocess.Popen([program, "--drive", os.path.join(socket, "drive"), "--size", "1280x800"],
                                           env=environment, stderr=errors)
            with Drive(os.path.join(socket, "drive"), process) as drive:
                self.assertIn("cannot be opened", drive.until(lambda s: s["problem"])["problem"])
                dismiss(drive)
                drive.tap_towards("doubtDialog", "start", "next", "newGame")
                drive.tap("leaveIt")
                drive.wait_gone("doubtDialog")
                self.assertNotIn("game", drive.state())
            with open(os.path.join(folder, "stderr"), encoding="utf-8") as file:
                self.assertIn("cannot be opened", file.read())

    def test_a_missing_database_driver_is_named_by_its_package(self):
        found = subprocess.run(["find", "/usr/lib", "-type", "d", "-name", "sqldrivers", "-path", "*qt6*"],
                               capture_output=True, text=True, check=False).stdout.split()
        self.assertEqual(len(found), 1)
        with tempfile.TemporaryDirectory() as folder:
            program = within(f"mount -t tmpfs none {found[0]}", folder)
            with Drive.launch(program, db=os.path.join(folder, "journal.db")) as drive:
                self.assertIn("libqt6sql6-sqlite", drive.until(lambda s: s["problem"])["problem"])

    def test_a_read_only_drive_is_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            documents = os.path.join(folder, "Documents")
            os.mkdir(documents)
            program = within(f"mount -t tmpfs -o ro none {documents}", folder)
            with Drive.launch(program, db=os.path.join(folder, "journal.db"),
                              env={"HOME": folder, "XDG_DOCUMENTS_DIR": documents}) as drive:
                self.backups(drive)
                drive.until(lambda s: drive.find("backUp") and drive.find("backUp")["enabled"])
                drive.tap("backUp")
                self.assertIn("write-protected", drive.wait_for("backupProblem")["text"])

    def backups(self, drive):
        drive.until(lambda s: not s["loading"])
        drive.tap("settingsPage")
        drive.wait_for("settingsScreen")
        drive.tap("group-backup")

    def test_nothing_of_it_is_open_to_others_not_even_while_it_is_made(self):
        with tempfile.TemporaryDirectory() as folder:
            made = os.path.join(folder, "made")
            data, documents = (os.path.join(folder, name) for name in ("share", "Documents"))
            os.mkdir(documents)
            os.chmod(documents, 0o755)
            environment = {"HOME": folder, "XDG_DOCUMENTS_DIR": documents, "RIGHTS_WHEN_MADE": made,
                           "LD_PRELOAD": os.environ["WATCHFIRE_RIGHTS_WHEN_MADE"], "ASAN_OPTIONS": "verify_asan_link_order=0"}
            db = os.path.join(data, "watchfire", "journal.db")
            before = os.umask(0)
            self.addCleanup(os.umask, before)
            with Drive.launch(PROGRAM, db=db, env=environment) as drive:
                drive.until(lambda s: not s["loading"])
                drive.tap("practice")  # with a simulated tower, which counts its starts
                drive.wait_for("tableScreen")
                boots = os.path.join(data, "watchfire", "simulated-tower.boot")
                drive.until(lambda s: os.path.exists(boots))
                drive.tap("menu")
                drive.tap("startPage")
                drive.until(lambda s: s["screen"] == "start")
                to_table(drive)
                drive.tap("menu")
                drive.tap("settingsPage")
                drive.wait_for("settingsScreen")
                drive.tap("group-about")
                drive.tap("writeReport")
                drive.wait_for("reportNotice")
                drive.tap("group-kiosk")
                drive.tap("setting-kiosk")
                drive.wait_for("newPinDialog")
                for digit in "25802580":
                    drive.tap("pin-" + digit)
                drive.wait_gone("newPinDialog")
                drive.tap("group-backup")
                drive.until(lambda s: drive.find("backUp") and drive.find("backUp")["enabled"])
                drive.tap("backUp")
                drive.until(lambda s: any(n["name"].startswith("backup-watchfire-") for n in s["names"]))
                drive.wait_saved()
                drive.until(lambda s: os.path.exists(db + ".lock.json"))
            os.umask(before)
            rights = {path: stat.S_IMODE(os.stat(path).st_mode) for top in (data, documents)
                      for path in (top, *(os.path.join(at, name) for at, folders, files in os.walk(top) for name in folders + files))}
            backups = os.path.join(documents, "Watchfire")
            self.assertTrue({data, db, db + ".lock.json", boots, backups} <= rights.keys(), rights)
            self.assertTrue(any("watchfire-report-" in path for path in rights))
            self.assertEqual(rights.pop(documents), 0o755, "what was there before stays as it was")
            self.assertEqual({path: f"{mode:o}" for path, mode in rights.items() if mode & 0o077}, {})
            with open(made, encoding="utf-8") as lines:
                noted = lines.read().splitlines()
            self.assertEqual(noted[0], "0 loaded")
            self.assertEqual([line for line in noted if f" {data}" in line or f" {documents}" in line], [],
                             "open to others until their rights were taken away")

    def test_a_backup_with_a_bad_game_asks_and_gives_back_the_others(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            bad, cut, good = self.played(db, 3)
            drives = os.path.join(folder, "Documents", "Watchfire")
            os.makedirs(drives)
            backup = os.path.join(drives, "watchfire-2026-01-02-2014.db")
            with contextlib.closing(sqlite3.connect(db)) as journal:
                journal.execute("VACUUM INTO ?", (backup,))
                journal.execute("DELETE FROM commands")
                journal.commit()
            with contextlib.closing(sqlite3.connect(backup)) as journal:
                journal.execute("UPDATE games SET header = '{\"players\":[1]}' WHERE id = ?", (bad,))
                journal.execute("UPDATE commands SET line = '[]' WHERE game = ? AND n = 2", (cut,))
                journal.commit()
            home = {"HOME": folder, "XDG_DOCUMENTS_DIR": os.path.join(folder, "Documents")}
            with Drive.launch(PROGRAM, db=db, env=home) as drive:
                self.backups(drive)
                name = "backup-" + os.path.basename(backup)
                drive.wait_for(name)
                drive.tap(name)
                drive.wait_for("doIt")
                self.assertIn("1 of 3 games can go on", [text["text"] for text in drive.ask({"do": "texts"})["texts"]])
                for game in (bad, cut, good):
                    drive.wait_for("checked-" + game)
                self.assertEqual([n for n in os.listdir(folder) if ".before-restore-" in n], [], "asked before")
                drive.tap("doIt")
                drive.wait_for("backupNotice")
                drive.tap("back")
                drive.until(lambda s: s["screen"] == "start")
                drive.tap("games")
                drive.wait_for("game-" + good)
                self.assertIsNone(drive.find("game-" + bad))
                drive.wait_for("game-" + cut)


class Towers(unittest.TestCase):
    """Two towers at the real program, each `watchfire-tower` behind its own pseudo-terminal."""

    def test_one_plays_the_other_waits_and_a_tap_changes_that(self):
        with tempfile.TemporaryDirectory() as folder:
            towers = {}
            for serial in ("WF-1", "WF-2"):
                os.mkdir(os.path.join(folder, serial))
                towers[serial] = Tower(os.environ["WATCHFIRE_TOWER"], os.path.join(folder, serial), serial)
            ports = [argument for tower in towers.values() for argument in ("--port", tower.link)]
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, *ports, db=db) as drive:
                drive.until(lambda s: s["link"] == "connected")
                drive.tap("towerPage")
                self.look_at(drive, "WF-1")
                if drive.find("playWith"):
                    drive.tap("playWith")
                drive.wait_gone("playWith")
                drive.tap("back")
                to_table(drive)
                for _ in range(20):
                    place_first(drive)
                self.assertEqual(towers["WF-1"].shows("idle"), "idle")
                drive.tap("begin")
                drive.until(lambda s: s["mode"] == "roll")
                self.assertEqual(towers["WF-1"].shows("your-turn"), "your-turn")
                self.assertEqual(towers["WF-2"].stats()["lamp"], "idle")

                towers["WF-2"].roll([6, 6])
                drive.until(lambda s: s["notice"])
                state = drive.state()
                self.assertIn("WF-2 rolled 6 and 6", state["notice"])
                self.assertEqual((state["mode"], state["inbox"]), ("roll", 0))
                drive.wait_for("towerWaiting")
                towers["WF-1"].roll([2, 3])
                state = drive.until(lambda s: s["mode"] != "roll")
                self.assertEqual(state["state"]["turn"]["dice"], [2, 3])
                self.assertEqual(towers["WF-1"].shows("rolled"), "rolled")

                # Switched on the screen: the waiting roll is offered, but does not play by itself.
                drive.tap("towerChip")
                self.look_at(drive, "WF-2")
                drive.tap("playWith")
                drive.until(lambda s: s["inbox"] == 1)
                self.assertEqual(towers["WF-2"].shows("rolled"), "rolled")
                self.assertEqual(towers["WF-1"].shows("idle"), "idle")
                drive.wait_saved()
                drive.kill()
            for tower in towers.values():
                tower.replug()
            # With the ports swapped: the choice depends on the serial number.
            with Drive.launch(PROGRAM, *ports[2:], *ports[:2], db=db) as drive:
                drive.until(lambda s: s["link"] == "connected" and s["inbox"] == 1)
                drive.wait_for("resume")
                drive.tap("resume")
                drive.wait_for("discardPending")
                drive.tap("discardPending")
                drive.until(lambda s: s["inbox"] == 0)
                towers["WF-1"].roll([1, 1])
                drive.until(lambda s: "WF-1 rolled 1 and 1" in s["notice"])
            for tower in towers.values():
                self.assertEqual(tower.stats()["held"], "0")
                tower.quit()

    @staticmethod
    def look_at(drive, serial):
        drive.wait_for(f"tower-{serial}")
        drive.tap(f"tower-{serial}")


def speak(db, **settings):
    """Sets what the settings page would set, before the program starts."""
    base = sqlite3.connect(db)
    base.execute("INSERT OR REPLACE INTO settings (key, value) VALUES ('settings', ?)", (json.dumps(settings),))
    base.commit()
    base.close()


def to_roll(drive):
    to_table(drive)
    for _ in range(20):
        place_first(drive)
    drive.tap("begin")
    drive.until(lambda s: s["mode"] == "roll")


class Attention(unittest.TestCase):
    def test_the_calm_view_comes_and_goes_without_pressing_anything(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, db=db) as drive:
                to_roll(drive)
                drive.wait_saved()
            with Drive.launch(PROGRAM, "--idle", "2", db=db) as drive:
                drive.until(lambda s: not s["loading"])
                drive.wait_for("resume")
                drive.tap("resume")
                drive.wait_for("idleView")
                frames = drive.wait_idle()["frames"]
                before = drive.state()
                self.assertEqual(drive.wait_idle()["frames"], frames, "nothing is drawn while nothing changes")
                drive.tap("undo")
                drive.wait_gone("idleView")
                drive.wait_for("idleView")
                drive.key("Return")
                drive.wait_gone("idleView")
                drive.wait_for("idleView")
                drive.touch("undo")
                drive.wait_gone("idleView")
                self.assertEqual(drive.state()["commands"], before["commands"])
                # When it is awake, the same tap counts; on a slow machine it may have dimmed again.
                for _ in range(10):
                    drive.tap("undo")
                    if drive.state()["commands"] < before["commands"]:
                        break
                self.assertLess(drive.state()["commands"], before["commands"])

    def test_a_roll_wakes_the_calm_view_and_counts(self):
        with tempfile.TemporaryDirectory() as folder:
            tower = Tower(os.environ["WATCHFIRE_TOWER"], folder, "WF-1")
            db = os.path.join(folder, "journal.db")
            with Drive.launch(PROGRAM, "--port", tower.link, "--idle", "2", db=db) as drive:
                drive.until(lambda s: s["link"] == "connected")
                to_roll(drive)
                drive.wait_for("idleView")
                tower.roll([2, 3])
                drive.wait_gone("idleView")
                state = drive.until(lambda s: s["mode"] != "roll")
                self.assertEqual(state["state"]["turn"]["dice"], [2, 3])
            tower.quit()

    def test_a_voice_that_hangs_holds_nothing_up(self):
        with tempfile.TemporaryDirectory() as folder:
            db = os.path.join(folder, "journal.db")
            log = os.path.join(folder, "log")
            with Drive.launch(PROGRAM, db=db) as drive:
                drive.until(lambda s: not s["loading"])
            speak(db, speech="all", sounds=True)
            slow = {}
            for how in ("ok", "hang"):
                env = {"WATCHFIRE_FAKE_VOICE": how, "WATCHFIRE_FAKE_LOG": log}
                with Drive.launch(PROGRAM, "--voice", os.environ["WATCHFIRE_VOICE_FAKE"], db=db, env=env) as drive:
                    to_roll(drive)
                    drive.tap("die-1-5")
                    drive.tap("die-2-6")
                    drive.until(lambda s: s["mode"] != "roll")
                    slow[how] = 0
                    for _ in range(100):
                        begin = time.monotonic()
                        drive.state()
                        slow[how] = max(slow[how], time.monotonic() - begin)
                    if how == "ok":
                        drive.wait_for("repeatSpeech")
                        drive.tap("repeatSpeech")
            print("slowest answer of the screens, s:", slow)
            self.assertLess(slow["hang"], 1.0)
            with open(log, encoding="utf-8") as file:
                lines = file.read().splitlines()
            self.assertTrue(any(line.startswith("say en Collect for 11") for line in lines), lines)


if __name__ == "__main__":
    unittest.main()
