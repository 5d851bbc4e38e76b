#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a version answered to a log, every later one answers to the byte (decisions 37). Each folder is a version's, or what
a number of the rules brought; freeze.py makes them.

    frozen_test.py WATCHFIRE
"""
import gzip
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[1]
PROGRAM = os.path.abspath(sys.argv.pop(1))
LOGS = sorted(HERE.glob("*/*.log.gz"))


def lines_of(path):
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def header_of(path):
    return json.loads(lines_of(path)[0])


def names_in(source, list_name):
    """The words of a list of names in the rules' sources."""
    text = (SOURCE / source).read_text(encoding="utf-8")
    return re.findall(r'"([a-z-]+)"', re.search(list_name + r"\{([^}]*)\}", text)[1])


class Frozen(unittest.TestCase):
    def test_every_answer_is_the_same_to_the_byte(self):
        self.assertGreater(len(LOGS), 30)
        for path in LOGS:
            with self.subTest(log=str(path.relative_to(HERE))):
                ran = subprocess.run([PROGRAM, "replay", "--state", "-"], input=gzip.decompress(path.read_bytes()),
                                     capture_output=True, check=False)
                answers = pathlib.Path(str(path).replace(".log.gz", ".answers.gz"))
                commands = lines_of(path)[1:] + ["(the state at the end)"]
                for command, told, wanted in zip(commands, ran.stdout.decode().splitlines(), lines_of(answers)):
                    self.assertEqual(told, wanted, f"\nto {command}")
                self.assertEqual(ran.stdout, gzip.decompress(answers.read_bytes()))
                self.assertEqual(ran.returncode, 0)

    def test_a_log_says_its_rules_and_needs_nothing_that_ships(self):
        known = int(re.search(r"rulesVersion = (\d+);", (SOURCE / "rules/core/rules_version.h").read_text(encoding="utf-8"))[1])
        for path in LOGS:
            header = header_of(path)
            self.assertLessEqual(header["rules"], known, path)
            self.assertIsInstance(header.get("board", header.get("book")), dict, path)

    def test_every_decision_of_the_games_with_dice_is_asked_for(self):
        kinds = (SOURCE / "rules/hex/kinds.h").read_text(encoding="utf-8")
        decisions = set(re.findall(r'\{"([a-z-]+)", Answers::', kinds))
        self.assertEqual(len(decisions), 14)
        asked = {decision["id"] for path in HERE.glob("*/*.answers.gz") for line in lines_of(path)
                 for decision in json.loads(line).get("decisions", [])}
        self.assertEqual(decisions - asked, set())

    def test_every_scenario_addition_option_and_correction_is_there(self):
        headers = [header_of(path) for path in LOGS]
        games = [header["scenario"] if isinstance(header["scenario"], dict) else {"base": header["scenario"], "with": []}
                 for header in headers]
        scenarios = names_in("rules/hex/kinds.h", "scenarioNames")
        additions = names_in("rules/hex/kinds.h", "additionNames")
        self.assertEqual(len(scenarios), 5)
        frozen = {(game["base"], *sorted(game["with"])) for game in games}
        self.assertEqual({game[0] for game in frozen}, {*scenarios, "black-powder"})
        # What a scenario contains by itself does not join it.
        contained = {"great-river": {"great-river"}, "raiders": {"volcano-jungle"}}
        for scenario in scenarios:
            joining = [addition for addition in additions if addition not in contained.get(scenario, set())]
            for with_ in ((), *((one,) for one in joining), tuple(sorted(joining))):
                self.assertIn((scenario, *with_), frozen)
        page = (SOURCE / "docs/game-log.md").read_text(encoding="utf-8")
        options = re.findall(r"^\| `([a-z-]+)` \| .*\| (?:BA|GW|WO|GR|RA|FR)-", page, re.MULTILINE)
        self.assertGreaterEqual(len(options), 11)
        self.assertEqual(set(options) - {name for header in headers for name in header.get("options", {})}, set())
        table = page[page.index("| `correct`: `what` |"):page.index("A correction triggers no event")]
        whats = {what for row in table.splitlines()[2:] if row for what in re.findall(r"`([a-z-]+)`", row.split("|")[1])}
        self.assertGreaterEqual(len(whats), 18)
        commands = [json.loads(line) for path in LOGS for line in lines_of(path)[1:]]
        self.assertEqual(whats - {command.get("what") for command in commands}, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
