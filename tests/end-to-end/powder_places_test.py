#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Black Powder under quick fingers, with the real program: answers are whole and on the screen however many steps were
told before them, what is touched again and again stays where it is, two quick taps answer one question, prices are
seen before something is chosen, and the whole menu is seen at once on a small screen.

    powder_places_test.py WATCHFIRE
"""
import argparse
import contextlib
import pathlib
import sys
import time
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Refused  # noqa: E402  (the path is known only now)
from recorded import STILL, Recorded, asks, clear_steps, does  # noqa: E402
from situations import SIZES  # noqa: E402

PROGRAM = ""


def place(drive, name):
    drive.wait_for(name)
    drive.wait_still()
    item = drive.find(name)
    return item["x"], item["y"]


class Places(unittest.TestCase):
    game = Recorded.read("tests/golden/black-powder-three-years")

    def open(self, game, size, *arguments):
        return game.open(PROGRAM, *arguments, settings=STILL, size=size, mm=SIZES[size])

    def answers(self, drive):
        """Leads to the answers where several steps come before them."""
        drive.wait_still()
        if drive.find("decisionWaits"):
            drive.tap("decisionWaits")
            drive.wait_gone("decisionWaits")
            drive.wait_still()

    def test_answers_are_whole_below_the_steps_before_them(self):
        for size, kinds in {"1280x800": ["tower", "casualties", "rocket"], "800x1280": ["tower", "fire", "rocket"]}.items():
            for kind in kinds:
                with self.subTest(size=size, question=kind), self.open(self.game.upto(asks(kind)), size) as drive:
                    drive.wait_for("decisionCard")
                    if drive.find("closeLens"):
                        drive.tap("closeLens")
                    drive.wait_idle()
                    self.answers(drive)
                    height = int(size.split("x")[1])
                    seen = [n for n in drive.state()["names"] if n["name"] in ("decisionTitle", "decisionCard") or n["name"].startswith("option-")]
                    self.assertGreater(len(seen), 2)
                    for item in seen:
                        self.assertLessEqual(item["y"] + item["height"], height, item)
                    list_of = next(n for n in drive.state()["names"] if n["name"] == "asked")
                    last = max((n for n in seen if n["name"].startswith("option-")), key=lambda n: n["y"])
                    self.assertLessEqual(last["y"] + last["height"], list_of["y"] + list_of["height"] + 1, f"{last} is cut")

    def test_steps_that_are_out_of_sight_come_before_a_question(self):
        for kind in ("casualties", "rocket"):
            with self.subTest(question=kind), self.open(self.game.upto(asks(kind)), "1280x800") as drive:
                drive.wait_for("decisionWaits")
                if drive.find("closeLens"):
                    drive.tap("closeLens")
                drive.wait_idle()
                self.assertFalse(drive.find("option-0"), "its answers come after the steps")
                told, step = drive.find("toldSteps"), drive.find("currentSentence")
                self.assertLessEqual(step["y"] + step["height"], told["y"] + told["height"] + 1, "the step is whole")
                drive.tap("doneAll" if drive.find("doneAll") else "done")
                drive.wait_for("option-0")

    def test_on_a_small_screen_several_steps_come_before_a_question(self):
        for size in ("1024x600", "800x480"):
            for language in ("en", "de"):
                for kind in ("tower", "artifacts"):
                    with self.subTest(size=size, language=language, question=kind), self.open(
                            self.game.upto(asks(kind)), size, "--language", language) as drive:
                        drive.wait_for("decisionWaits")
                        drive.wait_still()
                        told = drive.find("toldSteps")
                        step = drive.find("currentSentence")
                        self.assertGreaterEqual(step["y"], told["y"] - 1)
                        self.assertLessEqual(step["y"] + step["height"], told["y"] + told["height"] + 1)
                        self.whole(drive, size, "decisionWaits")
                        # What is no place on the board stands beside the question.
                        if kind == "tower":
                            self.whole(drive, size, "option-0")
                            self.assertFalse(drive.find("doneAll"), "that answer passes the steps")
                        self.assertFalse(drive.find("option-1"))
                        self.assertFalse(drive.find("number-0"))
                        before = drive.state()["commands"]
                        drive.tap("decisionWaits" if kind == "tower" else "doneAll")
                        drive.wait_gone("decisionWaits")
                        self.assertEqual(drive.state()["commands"], before, "no answer slid below the finger")
                        drive.wait_for("number-0" if kind == "artifacts" else "option-0")

    def test_on_a_small_screen_two_steps_before_a_question_are_both_told(self):
        for size in ("1024x600", "800x480"):
            for language in ("en", "de"):
                # Two shame tokens are still to be placed when the third player answers where her token goes.
                with self.subTest(size=size, language=language), self.open(
                        Recorded(self.game.header, self.game.taken[:170]), size, "--language", language) as drive:
                    told = drive.wait_for("tuckSteps")
                    drive.wait_still()
                    steps = self.due(drive)
                    self.assertEqual(len(steps), 2)
                    for sentence in steps:
                        self.assertIn(sentence, told["text"])
                    self.whole(drive, size, "decisionTitle", "option-0")

    def due(self, drive):
        return [step["sentence"] for step in drive.ask({"do": "picture"})["steps"] if step["state"] in ("current", "coming")]

    def test_on_a_small_screen_those_who_fall_are_told_by_the_question(self):
        for size in ("1024x600", "800x480"):
            for language in ("en", "de"):
                with self.subTest(size=size, language=language), self.open(
                        self.game.upto(asks("save")), size, "--language", language) as drive:
                    told = drive.wait_for("tuckSteps")
                    drive.wait_still()
                    honor, doomed = self.due(drive)
                    self.assertIn(honor, told["text"])
                    self.assertNotIn(doomed, told["text"])
                    # So all answers have room.
                    self.whole(drive, size, "decisionTitle", "option-0", "option-1")

    def whole(self, drive, size, *names):
        """Each of them is on the screen, and inside the list that may scroll; the question may be in a card beside or above it."""
        drive.wait_still()
        asked, card = (next(n for n in drive.state()["names"] if n["name"] == name) for name in ("asked", "decisionCard"))
        self.assertLessEqual(card["y"] + card["height"], int(size.partition("x")[2]), f"{size}: the question is cut")
        for name in names:
            item = drive.find(name)
            self.assertTrue(item, f"{size}: no {name}")
            outside = item["x"] + item["width"] <= asked["x"] or card["y"] + card["height"] <= asked["y"]
            box = card if outside and name == "decisionTitle" else asked
            self.assertGreaterEqual(item["y"], box["y"] - 1, f"{size}: {name} is cut")
            self.assertLessEqual(item["y"] + item["height"], box["y"] + box["height"] + 1, f"{size}: {name} is cut")

    def test_whoever_the_panel_speaks_to_stands_out(self):
        def acting(drive):
            return {name.removeprefix("acting-") for name in drive.names() if name.startswith("acting-")}

        # One step of Ann's is a line above Ben's question.
        shame = Recorded(self.game.header, self.game.taken[:77])
        self.assertEqual([d["player"] for d in shame.taken[-1][1]["decisions"]], ["snake"])
        with self.open(shame, "800x480") as drive:
            drive.wait_for("tuckSteps")
            self.assertEqual(acting(drive), {"snake"})
            drive.tap("tuckSteps")
            drive.wait_for("currentSentence")
            self.assertEqual(acting(drive), {"dragon"})
        # Several steps of others are open before Cleo's question, which is a line.
        save = Recorded(self.game.header, self.game.taken[:30])
        with self.open(save, "800x480") as drive:
            drive.wait_for("decisionWaits")
            self.assertEqual(acting(drive), {"snake", "turtle"})
            drive.tap("decisionWaits")
            drive.wait_gone("decisionWaits")
            self.assertEqual(acting(drive), {"turtle"})

    def test_all_done_counts_what_waits_for_a_hand(self):
        for n in (24, 82, 118):
            with self.subTest(n), self.open(Recorded(self.game.header, self.game.taken[:n]), "800x480") as drive:
                # An answer beside the question may pass all of them instead.
                drive.wait_for("decisionWaits")
                every = drive.find("option-0") or drive.find("doneAll")
                self.assertIn(str(drive.state()["steps-left"]), every["text"].split())

    def test_all_answers_about_shame_are_in_sight(self):
        for size in ("1280x800", "1024x600", "800x480", "800x1280"):
            for language in ("en", "de"):
                with self.subTest(size=size, language=language), self.open(self.game.upto(asks("shame-place"), 3), size, "--language", language) as drive:
                    drive.wait_for("decisionCard")
                    self.answers(drive)
                    options = len(drive.state()["state"]["decision"]["options"])
                    self.assertEqual(options, 5)
                    self.whole(drive, size, "decisionTitle", *[f"option-{n}" for n in range(options)])

    def test_on_a_small_screen_the_step_that_is_due_is_whole(self):
        taken = self.game.taken
        for size, languages in {"1024x600": ["en"], "800x480": ["en", "de"]}.items():
            for language in languages:
                for position in (15, 20, 46):
                    with self.subTest(size=size, language=language, after=taken[position - 1][0]), self.open(
                            Recorded(self.game.header, taken[:position]), size, "--language", language) as drive:
                        drive.wait_for("currentSentence")
                        drive.wait_still()
                        step, steps = drive.find("currentSentence"), drive.find("stepList")
                        self.assertGreaterEqual(step["y"], steps["y"] - 1)
                        self.assertLessEqual(step["y"] + step["height"], steps["y"] + steps["height"] + 1, f"{step['text']} is cut")

    def test_on_a_small_screen_a_step_below_the_choices_opens_whole(self):
        for size in ("1024x600", "800x480"):
            for language in ("en", "de"):
                with self.subTest(size=size, language=language), self.open(
                        self.game.before(does("horde"), 5), size, "--language", language) as drive:
                    drive.wait_for("entryBack")
                    drive.wait_still()
                    if not drive.find("choicesWait"):  # it opens by itself if its line cannot say all of it
                        drive.tap("tuckSteps")
                    drive.wait_for("choicesWait")
                    drive.wait_still()
                    step, told = drive.find("currentSentence"), drive.find("lately")
                    self.assertGreaterEqual(step["y"], told["y"] - 1)
                    self.assertLessEqual(step["y"] + step["height"], told["y"] + told["height"] + 1, f"{step['text']} is cut")
                    self.assertFalse(drive.find("entry-battering-ram"))
                    drive.tap("choicesWait")
                    drive.wait_for("entry-battering-ram")

    def test_on_a_small_screen_a_line_that_says_all_of_its_step_does_not_open(self):
        for size in ("1024x600", "800x480"):
            for language in ("en", "de"):
                with self.subTest(size=size, language=language), self.open(
                        self.game.before(does("horde"), 2), size, "--language", language) as drive:
                    told = drive.wait_for("tuckSteps")
                    step, = self.due(drive)
                    self.assertIn(step, told["text"])
                    self.assertFalse(told["enabled"])

    def test_numbers_below_ten_and_the_pad_are_whole_on_a_small_screen(self):
        for size in ("1024x600", "800x480"):
            with self.subTest(size=size), self.open(self.game.upto(asks("artifacts")), size) as drive:
                self.answers(drive)
                drive.wait_for("number-0")
                self.whole(drive, size, "decisionTitle", *[f"number-{n}" for n in range(10)], "greaterNumber")
                drive.tap("greaterNumber")
                drive.wait_for("digit-1")
                drive.tap("digit-1")
                self.whole(drive, size, "typedNumber", *[f"digit-{n}" for n in range(10)], "digit-done")

    def test_a_horde_card_stays_where_it_is(self):
        for size in ("1280x800", "800x480"):
            with self.subTest(size=size), self.open(self.game.before(does("horde"), 6), size) as drive:
                clear_steps(drive)
                before = place(drive, "entry-battering-ram")
                drive.tap("entry-ladders")
                drive.wait_still()
                self.assertEqual(place(drive, "entry-battering-ram"), before)

    def test_two_quick_taps_enter_one_horde_card(self):
        with self.open(self.game.before(does("horde"), 6), "1280x800") as drive:
            clear_steps(drive)
            drive.wait_for("entry-ladders")
            drive.wait_still()
            commands = drive.state()["commands"]
            again = {"do": "tap", "name": "entry-ladders", "finger": True}
            drive.tap("entry-ladders", finger=True)
            # On a busy machine the steps of the first may already stand in its place.
            with contextlib.suppress(Refused):
                drive.ask(again)
            drive.wait_still()
            self.assertEqual(drive.state()["commands"], commands + 1)
            time.sleep(0.6)
            if drive.find("entry-ladders"):
                drive.tap("entry-ladders", finger=True)
            drive.wait_still()
            self.assertTrue(drive.state()["commands"] > commands + 1 or not drive.find("entry-ladders"))

    def test_two_quick_taps_let_one_soldier_die(self):
        # Ladders kill an archer of each of two players: "Save nobody" is in the same place for both.
        def archer(clan):
            return {"do": "correct", "what": "soldiers", "at": "S1.fire", "value": {"player": clan, "type": "archer", "n": 1}}

        lines = [{"do": "place", "piece": "horde", "card": "ladders", "at": "S1.1"}, {"do": "begin"},
                 {"do": "order", "players": ["dragon", "snake", "turtle"]}, archer("dragon"), archer("snake"),
                 {"do": "correct", "what": "season", "value": "winter"}, {"do": "assault"},
                 *[{"do": "answer", "decision": "shame-place", "value": "spearman"}] * 3]
        for size in ("1280x800", "800x480"):
            with self.subTest(size), self.open(Recorded(self.game.header, [(line, {}) for line in lines]), size, "--language", "en") as drive:
                clear_steps(drive)
                self.answers(drive)
                self.assertIn("do you save 1 archer from the breach?", drive.find("decisionTitle")["text"])
                item = drive.find("option-1")
                at = {"x": item["x"] + item["width"] / 2, "y": item["y"] + item["height"] / 2}
                commands = drive.state()["commands"]
                # A place that has changed ignores a finger, and the clock of the drive's taps runs up to a second ahead.
                time.sleep(2.5)
                for _ in range(2):
                    drive.ask({"do": "tap", "finger": True, **at})
                drive.wait_still()
                self.assertEqual(drive.state()["commands"], commands + 1)

    def test_prices_are_seen_before_the_choice(self):
        with self.open(self.game.upto(does("end-turn"), 10), "1280x800", "--language", "en") as drive:
            clear_steps(drive)
            for action, price in (("build", "For 2 of wood, stone or gold"), ("recruit", "left, for 2 stone and 1 wood")):
                drive.tap(f"action-{action}")
                drive.wait_for("entryBack")
                drive.wait_still()
                texts = [t["text"] for t in drive.ask({"do": "texts"})["texts"]]
                self.assertTrue(any(price in t for t in texts), f"{price} is not in {texts}")
                drive.tap("entryBack")
                drive.wait_gone("entryBack")

    def test_what_a_touch_on_the_wall_builds_is_seen_with_its_price_on_a_small_screen(self):
        # One more touch builds: the two likeliest, whose price is not the same everywhere, stand side by side.
        for language in ("en", "de"):
            with self.subTest(language), self.open(self.game.before(does("build")), "800x480", "--language", language) as drive:
                clear_steps(drive)
                drive.tap("section-S2")
                drive.wait_for("entry-wall")
                drive.wait_still()
                barricade, level = drive.find("entry-barricade"), drive.find("entry-wall")
                self.assertEqual(barricade["y"], level["y"])
                end = min([n["y"] for n in drive.state()["names"] if n["name"].startswith("tray-")] + [480])
                self.assertLessEqual(level["y"] + level["height"], end, "the price is in sight")

    def test_enlarged_cards_lie_as_on_the_board(self):
        with self.open(self.game.upto(asks("fire")), "800x1280") as drive:
            clear_steps(drive)
            drive.wait_for("aimLens")
            near, far = place(drive, "spot-S2.1:a1"), place(drive, "spot-S2.3:a2")
            self.assertGreater(near[1], far[1], "the card at the wall is the lowest")
            drive.tap("closeLens")
            self.assertGreater(place(drive, "horde-S2.1")[1], place(drive, "horde-S2.3")[1])

    def test_the_strip_of_turns_is_whole_on_a_small_screen(self):
        # Three players with two turns each: five are still to come.
        for size in ("800x480", "1024x600"):
            with self.subTest(size), self.open(self.game.upto(does("order"), 2), size) as drive:
                clear_steps(drive)
                drive.wait_for("moreActions")
                drive.wait_still()
                names = drive.state()["names"]
                top = min(n["y"] for n in names if n["name"].startswith("action-"))
                turn = [n for n in names if n["name"].startswith("guide-") and n["y"] < top and n["width"] < n["height"] * 3]
                self.assertEqual(len(turn), 5, names)
                # The sign that more follows hides the last 6 mm of the list above the tiles.
                fold = drive.find("fold")
                self.assertLessEqual(max(n["y"] + n["height"] for n in turn), fold["y"] if fold else top)

    def test_on_a_small_screen_nothing_is_cut_above_the_tiles_of_the_last_turn(self):
        # Cleo has the last turn of this fall; two sections have a barricade, which the plaques hide.
        with self.open(Recorded(self.game.header, self.game.taken[:40]), "800x480") as drive:
            title, build = drive.wait_for("guideTitle"), drive.wait_for("action-build")
            self.assertEqual([name for name in drive.names() if name.startswith("guide-")], [])
            self.assertFalse(drive.find("fold"))
            self.assertLess(title["y"] + title["height"], build["y"])
            for section in ("S1", "S2"):
                sign, verdict = drive.find(f"barricades-{section}"), drive.find(f"verdict-{section}")
                self.assertLessEqual(sign["y"] + sign["height"], verdict["y"] + 4, "it lies on no word")
            self.assertIsNone(drive.find("barricades-S3"))
        # Three of them beside the widest numbers.
        with self.open(Recorded(self.game.header, self.game.taken[:172]), "800x480") as drive:
            sign, number = drive.wait_for("barricades-S2"), drive.find("clash-S2")
            self.assertLessEqual(sign["x"] + sign["width"], number["x"] + 6, "it lies on no digit; digits begin within their box")

    def test_on_a_small_screen_the_outlook_has_the_tray_s_room(self):
        with self.open(Recorded(self.game.header, self.game.taken[:27]), "800x480") as drive:
            drive.wait_for("outlook")
            tray = [name for name in drive.names() if name.startswith("tray-")]
            self.assertTrue(tray)
            foot = drive.find("action-end-turn")
            drive.tap("outlook")
            drive.wait_for("forecast-S1")
            drive.wait_gone(tray[0])
            drive.wait_still()
            self.assertEqual(drive.find("action-end-turn"), foot)
            fold = drive.find("fold")
            self.assertLess(foot["y"] - (fold["y"] + fold["height"]), 10, "down to the button")
            drive.tap("outlook")
            drive.wait_for(tray[0])

    def test_the_code_for_phones_uses_an_upright_page(self):
        with self.open(self.game.upto(does("end-turn"), 10), "800x1280") as drive:
            clear_steps(drive)
            for name in ("menu", "phonesPage", "turnOn"):
                drive.wait_for(name)
                drive.wait_still()
                drive.tap(name)
            drive.wait_for("tableCode")
            drive.wait_still()
            self.assertGreater(drive.find("tableCode")["width"], 600)

    def test_the_whole_menu_is_seen_at_once(self):
        for name, game in (("black-powder", self.game.upto(does("end-turn"), 10)),
                           ("world", Recorded.read("tests/end-to-end/world-4").upto(does("roll"), 9))):
            with self.subTest(game=name), self.open(game, "800x480", "--language", "de") as drive:
                clear_steps(drive)
                drive.tap("menu")
                drive.wait_for("startPage")
                drive.wait_still()
                entries = ("signsPage", "valueBook") if "powder" in name else ()
                for entry in ("correct", *entries, "statistics", "towerPage", "phonesPage", "turnPanelHere", "settingsPage", "startPage"):
                    item = drive.find(entry)
                    self.assertTrue(item and item["y"] + item["height"] <= 480, f"{entry}: {item}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    options, rest = parser.parse_known_args()
    PROGRAM = options.program
    unittest.main(argv=[sys.argv[0], *rest])
