#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the program answers without a display: `replay`, `check`, wrong usage, and no display at all.

cli_test.py PROGRAM SOURCE_FOLDER. Exit statuses: 0 success, 1 fault in the file, 2 wrong usage.
"""
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import threading
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from recorded import says  # noqa: E402  (the path is known only now)

BREACH = SOURCE / "tests/golden/great-wall-breach.jsonl"
GAME = SOURCE / "tests/end-to-end/great-wall-4.jsonl"
BOARD = SOURCE / "app/boards/great-wall-4.json"
BOOK = SOURCE / "app/books/sample.json"


def run(*arguments, given=""):
    environment = {k: v for k, v in os.environ.items()
                   if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    environment["LC_ALL"] = "C.UTF-8"
    return subprocess.run([PROGRAM, *map(str, arguments)], input=given, capture_output=True, text=True,
                          env=environment, timeout=60, check=False)


def answers(text):
    """The answers, without the wording of refusals: only code and rule are recorded."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        line.get("error", {}).pop("message", None)
    return lines


class Replay(unittest.TestCase):
    def golden(self, log, status, *options):
        ran = run("replay", *options, log)
        told, wanted = answers(ran.stdout), answers(log.with_suffix("").with_suffix(".out.jsonl").read_text())
        self.assertEqual(len(told), len(wanted))
        for one, other in zip(told, wanted):
            self.assertTrue(says(one, other), f"told   {json.dumps(one)}\nwanted {json.dumps(other)}")
        self.assertEqual(ran.returncode, status)

    def test_a_whole_game_is_answered_to_the_last_state(self):
        self.golden(GAME, 0, "--state")

    def test_a_refused_command_is_answered_and_the_rest_goes_on(self):
        self.golden(BREACH, 1)

    def test_black_powder_is_played_with_the_shipped_book(self):
        for game in ("three-years", "two-players"):  # a few of their commands must be refused
            self.golden(SOURCE / f"tests/golden/black-powder-{game}.jsonl", 1)

    def test_a_story_is_told_table_by_table(self):
        lines = [json.loads(line) for line in run("replay", "--told", BREACH).stdout.splitlines()]
        roll = next(n for n, line in enumerate(lines) if any(s["do"] == "breach" for s in line.get("steps", [])))
        told = lines[roll + 1]["told"]
        self.assertEqual([s["do"] for s in told["steps"]], [s["do"] for s in lines[roll]["steps"]])
        self.assertEqual(len(told["tables"]), len(told["steps"]) + 1)
        # GW-21, GW-30 to GW-33: before the wall, behind it, the level, the chip.
        self.assertEqual([(t["walls"]["W3"]["riders"], len(t["riders"]), t["walls"]["W3"]["level"], t["penalty"]["red"])
                          for t in told["tables"]],
                         [(2, 0, 2, 0), (3, 0, 2, 0), (3, 0, 2, 0), (2, 1, 2, 0), (1, 2, 2, 0), (0, 3, 2, 0), (0, 3, 1, 0),
                          (0, 3, 1, 1), (0, 3, 1, 1), (0, 3, 1, 1)])
        # A refused command has no story; every other one has its story after its answer.
        self.assertEqual([("told" in b) for a, b in zip(lines, lines[1:]) if "ok" in a], [a["ok"] for a in lines[:-1] if "ok" in a])

    def test_an_undo_leads_back_to_the_story_before_it(self):
        log = BREACH.read_text() + '{"do":"undo"}\n'
        lines = [json.loads(line) for line in run("replay", "--told", given=log).stdout.splitlines()]
        self.assertEqual(lines[-2]["steps"], [])
        self.assertEqual([s["do"] for s in lines[-1]["told"]["steps"]], ["steal"])

    def test_black_powder_is_told_table_by_table(self):
        ran = run("replay", "--told", "--state", SOURCE / "tests/golden/black-powder-two-players.jsonl")
        lines = [json.loads(line) for line in ran.stdout.splitlines()]
        last, state = lines[-2]["told"]["tables"][-1], lines[-1]["state"]
        self.assertEqual(last["sections"], state["sections"])
        self.assertNotIn("book", last)

    def test_standard_input_is_a_log_too(self):
        self.assertEqual(run("replay", "-", given=GAME.read_text()).stdout, run("replay", GAME).stdout)

    def test_a_first_line_that_is_no_header_ends_it(self):
        ran = run("replay", given="nonsense\n")
        self.assertEqual(ran.returncode, 2)
        answer = json.loads(ran.stdout)
        self.assertEqual((answer["line"], answer["ok"], answer["error"]["code"]), (1, False, "header"))
        self.assertIn("JSON", answer["error"]["message"])

    def test_a_missing_file_and_an_unknown_option_are_wrong_usage(self):
        with tempfile.TemporaryDirectory() as folder:
            ran = run("replay", os.path.join(folder, "none.jsonl"))
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertIn("cannot be read", ran.stderr)
        ran = run("replay", "--bogus")
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertIn('unknown option "--bogus"', ran.stderr)


class ValueBook(unittest.TestCase):
    """A header of Black Powder names its book, gives a path, or holds the book itself."""

    @staticmethod
    def game(book):
        header = {"watchfire": 1, "scenario": "black-powder", "book": book,
                  "players": [{"id": "dragon"}, {"id": "turtle"}, {"id": "snake"}]}
        return json.dumps(header) + '\n{"do":"begin"}\n'

    def refused(self, book):
        ran = run("replay", given=self.game(book))
        self.assertEqual(ran.returncode, 2, ran.stdout)
        answer = json.loads(ran.stdout)
        self.assertEqual((answer["line"], answer["error"]["code"]), (1, "header"))
        return answer["error"]["message"]

    def test_by_name_by_path_and_inline_it_is_the_same_book(self):
        books = [json.loads(run("replay", "--state", given=self.game(book)).stdout.splitlines()[-1])["state"]["book"]
                 for book in ("sample", str(BOOK), json.loads(BOOK.read_text()))]
        self.assertEqual(books[0]["cards"]["veterans"]["power"], 7)
        self.assertEqual(books[0], books[1])
        self.assertEqual(books[0], books[2])

    def test_a_book_that_is_not_there_is_named_with_those_that_are(self):
        message = self.refused("no-such-book")
        for word in ("$.book", "no-such-book", "sample", "path"):
            self.assertIn(word, message)
        self.assertIn("cannot be read", self.refused(str(BOOK.parent)))

    def test_a_file_too_large_or_too_deep_is_not_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "book.json")
            path.write_text(" " * (4 * 1024 * 1024) + "{}")
            self.assertIn("too large", self.refused(str(path)))
            path.write_text("[" * 100000)
            message = self.refused(str(path))
            self.assertIn("deep", message)
            self.assertIn("book.json", message)
        for device in ("/dev/zero", "/dev/ptmx"):
            self.assertIn("device", self.refused(device))

    def test_a_fault_in_it_is_told_with_its_path(self):
        book = json.loads(BOOK.read_text())
        book["cards"]["leader"]["power"] = 100
        self.assertIn("$.book/cards/leader/power", self.refused(book))
        self.assertTrue(self.refused(5).startswith("$.book: "))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "book.json")
            path.write_text(json.dumps(book))
            self.assertIn("$.book/cards/leader/power", self.refused(str(path)))
            ran = run("check", path)
            self.assertEqual(ran.returncode, 1)
            self.assertIn("book.json: /cards/leader/power", ran.stdout)
            path.write_text(self.game(book))
            ran = run("check", path)
            self.assertEqual(ran.returncode, 2)
            self.assertIn("$.book/cards/leader/power", ran.stdout)

    def test_the_shipped_book_is_in_order(self):
        ran = run("check", BOOK)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        self.assertIn("12 horde cards", ran.stdout)


class Check(unittest.TestCase):
    def test_shipped_boards_are_in_order(self):
        boards = sorted((SOURCE / "app/boards").glob("*.json"))
        self.assertTrue(boards)
        ran = run("check", *boards)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)

    def test_broken_boards_are_refused_with_their_name(self):
        board = json.loads(BOARD.read_text())
        twice = dict(board, hexes=board["hexes"] + board["hexes"][:1])
        terrain = dict(board, hexes=[dict(board["hexes"][0], terrain="lava")] + board["hexes"][1:])
        for text, word in (("{", "JSON"), (json.dumps(twice), "1,-2"), (json.dumps(terrain), "lava")):
            with self.subTest(word), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "broken.json")
                path.write_text(text)
                ran = run("check", path)
                self.assertEqual(ran.returncode, 1, ran.stdout)
                self.assertIn("broken.json", ran.stdout + ran.stderr)
                self.assertIn(word, ran.stdout + ran.stderr)

    def test_a_log_with_a_refused_line_names_the_line(self):
        ran = run("check", BREACH)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("line 13", ran.stdout + ran.stderr)

    def test_no_file_is_wrong_usage(self):
        self.assertEqual(run("check").returncode, 2)


class Hostile(unittest.TestCase):
    """Malicious files, or paths that are not files: a message and a status, in bounded memory and at once."""

    RIVER = SOURCE / "app/boards/great-wall-4-river.json"

    @staticmethod
    def bounded(*arguments, **given):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
            resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=60,
                              check=False, preexec_fn=limit, **given)

    def test_river_corners_that_are_none_are_refused_with_their_path(self):
        for label in ("A2", "B2", "A3", "B3", "A4", "B4"):
            with self.subTest(label), tempfile.TemporaryDirectory() as folder:
                board = json.loads(self.RIVER.read_text())
                board["river"]["corners"][label] = "99,99:N"
                path = pathlib.Path(folder, "board.json")
                path.write_text(json.dumps(board))
                ran = run("check", path)
                self.assertEqual(ran.returncode, 1, ran.stderr)
                self.assertIn(f"$.river.corners.{label}: 99,99:N is no corner of this board", ran.stdout)
                path.write_text(json.dumps({"watchfire": 1, "scenario": "base", "board": board,
                                            "players": [{"id": "red"}, {"id": "blue"}]}))
                ran = run("replay", path)
                self.assertEqual(ran.returncode, 2, ran.stderr)
                self.assertIn(f"$.board.river.corners.{label}", json.loads(ran.stdout)["error"]["message"])

    def test_texts_at_the_library_s_limits_are_refused_with_their_line(self):
        board = '{"watchfire-board":1,\n"name":"x",\n"hexes":%s}'
        for text, word in ((board % "1e999", "line 3, column 9: this number is too large"),
                           (board % ("[" * 240000), "line 3, column 72 nests"),
                           (board % "[]" + "\0", "no JSON: line 3"),
                           ("{" + ",".join(f'"{i}":1' for i in range(200000)) + "}", "1024"),
                           ('"\udcff"', "no JSON: line 1, column 2")):
            with self.subTest(word), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "board.json")
                path.write_bytes(text.encode(errors="surrogateescape"))
                ran = self.bounded("check", path)
                self.assertEqual(ran.returncode, 1, ran.stderr)
                self.assertIn(word.lower(), ran.stdout.lower())

    def test_a_path_that_is_not_a_file_is_not_opened(self):
        with tempfile.TemporaryDirectory() as folder:
            link = pathlib.Path(folder, "link.json")
            link.symlink_to("/dev/zero")
            for path in ("/dev/zero", "/dev/ptmx", folder, link):
                for command in ("check", "replay", "convert"):
                    with self.subTest(path=path, command=command):
                        ran = self.bounded(command, path)
                        self.assertEqual(ran.returncode, 2, ran.stdout)
                        self.assertIn("cannot be read: it is a folder or a device", ran.stderr)
            for command in ("check", "replay", "convert"):
                ran = self.bounded(command, "/proc/self/mem")
                self.assertEqual(ran.returncode, 2, ran.stdout)
                self.assertIn("/proc/self/mem: cannot be read", ran.stderr)
            large = pathlib.Path(folder, "large.json")
            with open(large, "wb") as file:
                file.truncate(5 << 30)
            ran = self.bounded("check", large)
            self.assertEqual(ran.returncode, 2, ran.stdout)
            self.assertIn("larger than 16 MB", ran.stderr)

    def test_a_pipe_of_the_command_line_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            pipe = pathlib.Path(folder, "pipe")
            os.mkfifo(pipe)
            for command in ("replay", "check"):
                writer = threading.Thread(target=pipe.write_bytes, args=(GAME.read_bytes(),))
                writer.start()
                ran = run(command, pipe)
                writer.join()
                self.assertEqual(ran.returncode, 0, ran.stderr)

    def test_a_line_without_end_is_refused_in_bounded_memory(self):
        header = GAME.read_text().splitlines()[0]
        for begin, line, status in ((b"", 1, 2), (header.encode() + b"\n", 2, 1)):
            with self.subTest(line), tempfile.TemporaryFile() as file:
                file.write(begin)
                file.truncate(300 << 20)
                file.seek(0)
                ran = self.bounded("replay", stdin=file)
                self.assertEqual(ran.returncode, status, ran.stderr)
                answer = json.loads(ran.stdout)
                self.assertEqual(answer["line"], line)
                self.assertIn(f"Line {line} is longer than", answer["error"]["message"])
        with open("/dev/zero", "rb") as zero:
            self.assertEqual(self.bounded("replay", stdin=zero).returncode, 2)

    def test_answers_come_before_the_next_line_is_there(self):
        with subprocess.Popen([PROGRAM, "replay"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ran:
            lines = GAME.read_text().splitlines()
            ran.stdin.write(lines[0] + "\n" + lines[1] + "\n")
            ran.stdin.flush()
            self.assertTrue(json.loads(ran.stdout.readline())["ok"])
            ran.stdin.close()


class Pioneers(unittest.TestCase):
    """Maps of the program Pioneers, from Debian's package pioneers-console-data."""

    MAPS = pathlib.Path("/usr/share/games/pioneers")
    NEED = {"lobby.game": "line 4: num-players 8", "lorindol.game": "line 33: the map has 625 hexes"}

    def test_every_file_loads_or_says_what_it_needs(self):
        files = sorted(self.MAPS.glob("*.game"))
        self.assertEqual(len(files), 28, "install pioneers-console-data: scripts/install.sh test")
        ran = run("check", *files)
        self.assertEqual((ran.returncode, ran.stderr), (1, ""))
        for file in files:
            told = [line for line in ran.stdout.splitlines() if line.startswith(f"{file}: ")]
            with self.subTest(file.name):
                if file.name in self.NEED:
                    self.assertEqual(len(told), 1, told)
                    self.assertIn(self.NEED[file.name], told[0])
                else:
                    self.assertRegex(told[-1], r": a Pioneers map of \d+ hexes, in order$")
        ran = run("check", *(file for file in files if file.name not in self.NEED))
        self.assertEqual(ran.returncode, 0)

    def test_a_converted_map_is_a_board_that_a_game_is_played_on(self):
        ran = run("convert", self.MAPS / "conquest+ports.game")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertIn("line 5: victory-points 16", ran.stderr)
        self.assertIn("goal-points 16", ran.stderr)
        board = json.loads(ran.stdout)
        self.assertEqual(board["watchfire-board"], 1)
        self.assertEqual((board["name"], board["title"]), ("conquest-w-ports", {"en": "Conquest w/ Ports"}))
        self.assertEqual((len(board["hexes"]), len(board["harbours"]), len(board["founding"])), (113, 7, 35))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "conquest.json")
            path.write_text(ran.stdout)
            checked = run("check", path)
            self.assertEqual(checked.returncode, 0, checked.stdout)
            self.assertIn("a board of 113 hexes", checked.stdout)
            header = {"watchfire": 1, "scenario": "base", "board": str(path),
                      "players": [{"id": "red"}, {"id": "blue"}], "options": {"goal-points": 16}}
            log = json.dumps(header) + '\n{"do":"begin","player":"red"}\n{"do":"roll","dice":[1,2],"by":"hand"}\n'
            played = run("replay", "--state", given=log)
            self.assertEqual(played.returncode, 0, played.stdout)
            self.assertEqual(json.loads(played.stdout.splitlines()[-1])["state"]["robber"], board["robber"])

    def test_a_damaged_map_is_refused_with_file_line_and_column(self):
        text = (self.MAPS / "default.game").read_text()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "broken.game")
            for damage, words in ((text[:-4], "has no end"), (text.replace("h3,", "x3,"), 'column 7: "x3"'),
                                  ("{}", "is no word of a Pioneers game"), ("", "the file is empty"),
                                  (text + "#" * 300000, "more than 256 kB")):
                with self.subTest(words):
                    path.write_text(damage)
                    ran = run("check", path)
                    self.assertEqual(ran.returncode, 1)
                    self.assertTrue(ran.stdout.startswith(f"{path}: "), ran.stdout)
                    self.assertIn(words, ran.stdout)
                    ran = run("convert", path)
                    self.assertEqual((ran.returncode, ran.stdout), (1, ""))
                    self.assertIn(words, ran.stderr)

    def test_no_file_and_no_such_file_are_wrong_usage(self):
        for arguments in ((), ("a.game", "b.game"), ("--bogus",), (os.path.join(str(SOURCE), "none.game"),)):
            ran = run("convert", *arguments)
            self.assertEqual((ran.returncode, ran.stdout), (2, ""), arguments)
            self.assertTrue(ran.stderr)


class Table(unittest.TestCase):
    def test_an_unknown_option_is_wrong_usage(self):
        ran = run("--bogus")
        self.assertEqual(ran.returncode, 2)
        self.assertIn('unknown option "--bogus"', ran.stderr)

    def test_without_a_display_it_says_how_to_start_one(self):
        with tempfile.TemporaryDirectory() as folder:
            ran = run("--db", os.path.join(folder, "journal.db"))
        self.assertEqual(ran.returncode, 1)
        self.assertIn("no display", ran.stderr)
        self.assertIn("xinit", ran.stderr)


if __name__ == "__main__":
    unittest.main()
