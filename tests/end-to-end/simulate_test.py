#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`watchfire simulate` at a prompt: the table, the figures as JSON, the picture, the log of a game, Ctrl-C, and what it says to
wrong words. `simulate_test.py PROGRAM SOURCE_FOLDER`.
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
ENVIRONMENT["LC_ALL"] = "C.UTF-8"


def run(*arguments, **more):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=ENVIRONMENT, timeout=120,
                          check=False, **more)


def figures(*arguments):
    ran = run("simulate", *arguments, "--json")
    if ran.returncode != 0:
        raise AssertionError(ran.stderr)
    return json.loads(ran.stdout)


class Simulate(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_a_table_says_seats_walls_and_lengths(self):
        ran = run("simulate", "great-wall-4", "--games", 200, "--seed", 3)
        self.assertEqual(ran.returncode, 0)
        self.assertIn("great-wall on great-wall-4: 200 games, seed 3\n", ran.stdout)
        shares = [float(share) for share in re.findall(r"^\d \w+ +[\d.]+ +([\d.]+) %   ", ran.stdout, re.MULTILINE)]
        self.assertEqual(len(shares), 4)
        self.assertAlmostEqual(sum(shares), 100, delta=0.3)
        self.assertEqual(re.findall(r"^W\d", ran.stdout, re.MULTILINE), ["W3", "W4", "W5", "W6"])
        self.assertRegex(ran.stdout, r"Half of the games take at most \d+ rolls")
        self.assertRegex(ran.stderr, r"200 games in [\d.]+ seconds on \d+ threads, \d+ a second\n$")

    def test_the_same_figures_on_one_thread_and_on_three(self):
        told = [run("simulate", "great-river", "--games", 300, "--seed", 9, "--threads", threads, "--json").stdout
                for threads in (1, 3)]
        self.assertEqual(told[0], told[1])
        self.assertNotEqual(figures("great-river", "--games", 300, "--seed", 10)["seats"], json.loads(told[0])["seats"])

    def test_wins_and_ends_add_up_to_the_games_on_every_shipped_board(self):
        for board, scenario in {"great-wall-6": "great-wall", "base-islands": "base", "base-volcano": "base",
                                "great-river": "great-river", "world": "world", "raiders-4": "raiders",
                                "raiders-6": "raiders"}.items():
            with self.subTest(board=board):
                told = figures(board, "--games", 30)
                self.assertEqual(told["scenario"], scenario)
                self.assertEqual(told["games"], 30)
                ends = told["ends"]
                self.assertEqual(ends["goal"] + ends["last-penalty"] + ends["none"], 30)
                self.assertAlmostEqual(sum(seat["wins"] for seat in told["seats"]), 30 - ends["none"])
                self.assertLessEqual(told["rolls"]["p10"], told["rolls"]["median"])
                self.assertLessEqual(told["rolls"]["median"], told["rolls"]["p90"])
                for seat in told["seats"]:
                    share, low, high = seat["share"]
                    self.assertTrue(0 <= low <= share <= high <= 1)

    def test_a_combination_with_options_and_fewer_players(self):
        told = figures("world", "--with", "great-river", "--players", 3, "--option", "goal-points=9", "--option",
                       "draw=program", "--games", 20, "--most-rolls", 500)
        self.assertEqual((told["with"], len(told["seats"]), told["most-rolls"]), (["great-river"], 3, 500))
        self.assertLess(told["rolls"]["median"], figures("world", "--games", 20)["rolls"]["median"])

    def test_a_log_is_replayed_to_the_same_end(self):
        for board, more in (("great-wall-4", []), ("raiders-6", ["--with", "great-river", "--players", 5])):
            with self.subTest(board=board):
                log = self.folder / f"{board}.jsonl"
                told = figures(board, *more, "--games", 1, "--seed", 12, "--log", log)
                replayed = run("replay", log)
                self.assertEqual(replayed.returncode, 0, replayed.stdout[-500:])
                rolls = sum('"do":"roll"' in line for line in log.read_text().splitlines())
                self.assertEqual(rolls, told["rolls"]["median"])
                end = json.loads(replayed.stdout.splitlines()[-1])["steps"][-1]
                self.assertEqual(end["do"], "game-over")
                self.assertEqual(end["players"], [seat["player"] for seat in told["seats"] if seat["wins"] > 0])

    def test_a_board_of_ones_own_from_a_file_goes_into_the_log(self):
        board = self.folder / "mine.json"
        board.write_text((SOURCE / "app/boards/base-island.json").read_text().replace('"base-island"', '"mine"'))
        log = self.folder / "mine.jsonl"
        self.assertIn("base on mine.json: 5 games", run("simulate", board, "--games", 5, "--log", log).stdout)
        self.assertEqual(json.loads(log.read_text().splitlines()[0])["board"]["name"], "mine")
        board.unlink()
        self.assertEqual(run("replay", log).returncode, 0)

    def test_the_picture_is_svg_and_is_not_overwritten(self):
        picture = self.folder / "fair.svg"
        order = ("simulate", "great-wall-4", "--games", 40, "--picture", picture)
        self.assertEqual(run(*order).returncode, 0)
        root = xml.etree.ElementTree.parse(picture).getroot()
        words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        self.assertIn("1 red", words)
        self.assertEqual(words.count("W4"), 2)
        again = run(*order)
        self.assertEqual((again.returncode, again.stdout), (1, ""))
        self.assertIn("is there already; --force overwrites it", again.stderr)
        self.assertEqual(run(*order, "--force").returncode, 0)
        nowhere = run("simulate", "great-wall-4", "--games", 1, "--picture", self.folder / "none/fair.svg")
        self.assertEqual(nowhere.returncode, 1)
        self.assertIn("cannot be written. Check the folder", nowhere.stderr)

    def test_ctrl_c_tells_what_was_played_so_far(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            with subprocess.Popen([PROGRAM, "simulate", "great-wall-4", "--games", "100000000", "--json"],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as program:
                time.sleep(1)
                program.send_signal(sign)
                out, _ = program.communicate(timeout=30)
            self.assertEqual(program.returncode, 130)
            told = json.loads(out)
            self.assertTrue(told["interrupted"])
            self.assertTrue(0 < told["games"] < 100000000)
            self.assertAlmostEqual(sum(seat["wins"] for seat in told["seats"]), told["games"] - told["ends"]["none"],
                                   places=3)

    def test_wrong_words_are_told_with_what_to_do(self):
        broken = self.folder / "broken.json"
        broken.write_text('{"watchfire-board": 1, "name": "broken"')
        empty = self.folder / "empty.json"
        empty.write_text('{"watchfire-board": 1, "name": "empty", "hexes": []}')
        island = "base-island"
        for status, words, arguments in (
                (2, "simulate wants a board: a file, or one of great-wall-4,", []),
                (2, "neither a shipped board nor a file", ["atlantis"]),
                (2, "cannot be read", [self.folder]),
                (1, "broken.json: ", [broken]),
                (1, "empty.json: ", [empty]),
                (2, "plays on one board", [island, "world"]),
                (2, '--games wants a whole number from 1 to 1000000000, not "0"', [island, "--games", "0"]),
                (2, 'not "1e3"', [island, "--games", "1e3"]),
                (2, 'not "-1"', [island, "--seed", "-1"]),
                (2, "from 1 to 256", [island, "--threads", "1000"]),
                (2, "--most-rolls wants a whole number", [island, "--most-rolls", ""]),
                (2, "--games wants a value", [island, "--games"]),
                (2, 'unknown option "--fast"', [island, "--fast"]),
                (2, "--scenario is one of base, great-wall,", [island, "--scenario", "sea"]),
                (2, "black-powder has none", [island, "--scenario", "black-powder"]),
                (2, "--with is one of great-river, volcano-jungle", [island, "--with", "robber"]),
                (2, "$.scenario", [island, "--with", "great-river"]),
                (2, "wall sections for 4 players", [island, "--scenario", "great-wall"]),
                (2, "5 players", [island, "--players", "5"]),
                (2, "--players wants a whole number from 1 to 6", [island, "--players", "7"]),
                (2, "--option wants NAME=VALUE", [island, "--option", "goal-points"]),
                (2, "$.options.goal-points", [island, "--option", "goal-points=many"]),
                (2, "$.options.wind", [island, "--option", "wind=strong"])):
            with self.subTest(arguments=arguments):
                ran = run("simulate", *arguments)
                self.assertEqual((ran.returncode, ran.stdout), (status, ""))
                self.assertTrue(ran.stderr.startswith("watchfire: "), ran.stderr)
                self.assertIn(words, ran.stderr)

    def test_a_map_of_pioneers_brings_its_goal(self):
        board = self.folder / "isle.game"
        board.write_text("title An isle\nnum-players 3\nvictory-points 5\nchits 4,9,8,5,6,10,3\nmap\ns,s,s,s\ns,f0,h1,s\n"
                         "s,m2,p3,t4,s\ns,t5,f6,s\ns,s,s,s\n.\n")
        log = self.folder / "isle.jsonl"
        told = figures(board, "--games", 10, "--log", log)
        self.assertEqual((told["scenario"], len(told["seats"])), ("base", 3))
        header = json.loads(log.read_text().splitlines()[0])
        self.assertEqual((header["board"]["name"], header["options"]["goal-points"]), ("an-isle", 5))
        self.assertEqual(run("replay", log).returncode, 0)
        figures(board, "--games", 10, "--option", "goal-points=4", "--log", log, "--force")
        self.assertEqual(json.loads(log.read_text().splitlines()[0])["options"]["goal-points"], 4)
        board.write_text("title Nothing\n")
        wrong = run("simulate", board)
        self.assertEqual((wrong.returncode, wrong.stdout), (1, ""))
        self.assertIn("isle.game: ", wrong.stderr)

    def test_a_board_without_room_has_no_end(self):
        board = self.folder / "rock.json"
        board.write_text(json.dumps({"watchfire-board": 1, "name": "rock", "hexes": [
            {"at": "0,0", "terrain": "desert"}, {"at": "1,0", "terrain": "hills", "number": 6}], "robber": "0,0"}))
        ran = run("simulate", board, "--players", 6, "--games", 5, "--most-rolls", 50)
        self.assertEqual(ran.returncode, 0)
        self.assertIn("No game ended.\n", ran.stdout)
        self.assertIn("5 reached no end within 50 rolls", ran.stdout)

    def test_the_help_names_it(self):
        self.assertTrue(run("simulate", "--help").stdout.startswith("watchfire simulate BOARD [--games N]"))
        told = run("--help").stdout
        for option in ("--games", "--seed", "--threads", "--scenario", "--with", "--players", "--option", "--most-rolls", "--json",
                       "--picture", "--log", "--force"):
            self.assertIn(option, told[told.index("watchfire simulate BOARD"):])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
