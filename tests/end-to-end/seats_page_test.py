#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A player's own phone in a real browser (Chromium, without a window): the player rolls, answers and builds on the phone, the table
accepts it or says no with a pointer, and the phone follows. `seats_page_test.py WATCHFIRE SOURCE_FOLDER`."""
import re
import unittest

from browser import Browser, missing
from needed import run_with
from phones_page_test import DRAWN, Wire
from phones_on import seat_links, turn_on
from phones_test import PROGRAM, STILL, Recorded, asks, clear_steps, does
from seats_test import accept_at_once, answer_card, lit

WALL = "tests/end-to-end/great-wall-4"
WORLD = "tests/end-to-end/world-4"
RAIDERS = "tests/end-to-end/raiders-4"
POWDER = "tests/golden/black-powder-three-years"
# Each with the player whose phone is opened; none: whose turn it is.
SITUATIONS = {
    "roll": (Recorded.read(WALL).upto(does("end-turn"), 9), None),
    "question": (Recorded.read(WALL).upto(asks("steal-from"), 1), None),
    "build": (Recorded.read(WALL).upto(does("roll"), 20), None),
    "card": (Recorded.read(WALL).upto(does("roll"), 20), None),
    "founding": (Recorded.read(WORLD).before(does("place"), 3), "red"),
    "ship": (Recorded.read(RAIDERS).before(does("move-ship"), 1), "red"),
    "overseers": (Recorded.read(POWDER).before(does("overseer"), 1), "dragon"),
    "recruit": (Recorded.read(POWDER).before(does("recruit"), 1), "dragon"),
}


class SeatPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.browser.ask("POST", "/url", {"url": "about:blank"})
        self.browser.console()
        self.browser.size(360, 740)

    def open(self, name="roll", *arguments, **launch):
        game, whose = SITUATIONS[name]
        drive = game.open(PROGRAM, *arguments, settings=STILL, **launch)
        self.addCleanup(drive.close)
        clear_steps(drive)
        self.links = seat_links(drive, turn_on(drive))
        whose = whose or drive.ask({"do": "picture"})["question"]["player"] or drive.state()["state"]["turn"]["player"]
        self.link = self.links[whose]
        self.browser.open(self.link)
        self.drawn(drive)
        return drive

    def drawn(self, drive):
        self.browser.until(DRAWN, drive.state()["revision"])

    def press(self, name):
        self.browser.until("const b = document.getElementById(arguments[0]); if (!b || b.disabled) return false; b.click(); return true", name)

    def says(self, words):
        self.browser.until("return document.getElementById('seat').innerText.includes(arguments[0])", words)

    def offers(self, name):
        return self.browser.run("return Boolean(document.getElementById(arguments[0]))", name)

    def roll(self, a, b):
        for name in (f"die-0-{a}", f"die-1-{b}", "propose-roll"):
            self.press(name)

    def test_a_roll_by_phone_is_shown_at_the_table(self):
        drive = self.open()
        self.roll(3, 2)
        self.says("Waiting for the table")
        self.assertIn("3", drive.find("proposalText")["text"])
        self.assertTrue(self.browser.run("return [...document.querySelectorAll('#seat button')].every(b => b.disabled)"))
        answer_card(drive, "acceptProposal")
        self.drawn(drive)
        self.assertEqual(self.browser.run("return view.dice"), [3, 2])
        self.browser.until("return !document.getElementById('propose-roll')")
        self.assertEqual(self.browser.console(), [])

    def test_no_and_a_table_that_goes_on_are_said(self):
        drive = self.open()
        self.roll(3, 2)
        answer_card(drive, "refuseProposal")
        self.says("The table said no")
        self.roll(3, 3)
        self.says("Waiting for the table")
        drive.tap("undo")
        self.says("the table has gone on")
        self.drawn(drive)

    def test_an_answer_by_phone_and_an_undo_at_the_table(self):
        drive = self.open("question")
        title = drive.ask({"do": "picture"})["question"]["title"]
        self.says(title)
        self.press("answer-0")
        answer_card(drive, "acceptProposal")
        self.drawn(drive)
        self.browser.until("return !document.getElementById('answer-0')")
        drive.tap("undo")
        self.drawn(drive)
        self.says(title)
        self.assertTrue(self.offers("answer-0"))

    def test_a_build_from_the_list_and_by_a_tap_on_the_board(self):
        drive = self.open("build")
        accept_at_once(drive)
        pieces, commands = len(drive.ask({"do": "picture"})["lines"]), drive.state()["commands"]
        self.press("build-road")
        self.press("place-1")
        drive.until(lambda s: s["commands"] == commands + 1)
        # The road is on the picture once it has been laid.
        self.press("propose-tick")
        self.browser.until("return view.board.items.filter(i => i.is === 'line').length === arguments[0]", pieces + 1)
        self.drawn(drive)
        self.press("build-road")
        self.tap_place(last=True)
        drive.until(lambda s: s["commands"] == commands + 2)
        self.drawn(drive)
        self.assertEqual(self.browser.console(), [])

    def tap_place(self, last=False):
        """Taps a place on the phone's board."""
        self.browser.until("return document.querySelectorAll('#board .pick').length > 0")
        at = self.browser.run("const all = [...document.querySelectorAll('#board .pick')]; const pick = arguments[0] ? all.pop() : all[0]; "
                              "pick.scrollIntoView({block: 'center'}); const b = pick.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]", last)
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.devtools("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", clickCount=1)

    def asked(self, *answers):
        """Answers the table's questions, each by a button of the page."""
        for answer in answers:
            self.browser.run("window.askedBefore = chosen.ask")
            self.press(answer)
            self.browser.until("return chosen.ask !== askedBefore || mine && mine.state !== 'sent'")

    def test_founding_opens_by_itself_and_is_tapped_on_the_board(self):
        drive = self.open("founding")
        self.says("place a settlement")
        before = lit(drive)
        self.tap_place(last=True)
        self.says("Waiting for the table")
        self.assertEqual(len(lit(drive)), len(before) + 1)
        answer_card(drive, "acceptProposal")
        self.drawn(drive)
        clear_steps(drive)
        self.says("beside it")  # a road, or a ship
        self.assertEqual(self.browser.console(), [])

    def test_a_ship_moves_by_two_taps_on_the_board_and_back_takes_one_off(self):
        drive = self.open("ship")
        accept_at_once(drive)
        commands = drive.state()["commands"]
        self.press("act-move-ship")
        self.says("Tap the ship")
        self.tap_place()
        self.says("Tap its new place")
        self.press("act-back")
        self.says("Tap the ship")
        self.tap_place()
        self.says("Tap its new place")
        self.tap_place(last=True)
        drive.until(lambda s: s["commands"] == commands + 1)
        self.drawn(drive)
        clear_steps(drive)
        self.browser.until("return !document.getElementById('act-move-ship')")
        self.press("act-end-turn")
        drive.until(lambda s: s["commands"] == commands + 2)
        self.assertEqual(self.browser.console(), [])

    def test_a_knight_is_played_by_the_tables_questions(self):
        drive = self.open("card")
        commands = drive.state()["commands"]
        self.press("act-card")
        self.says("Which card is played?")
        self.assertFalse(self.browser.run("return document.getElementById('seat').innerText.includes('Victory point')"))
        self.asked("touch-1")  # the knight
        self.says("What does the knight do?")
        self.asked("act-done")
        self.says("Waiting for the table")
        self.assertIn("Knight", drive.find("proposalText")["text"])
        answer_card(drive, "acceptProposal")
        drive.until(lambda s: s["commands"] == commands + 1)
        self.drawn(drive)

    def test_a_turn_of_black_powder(self):
        drive = self.open("recruit")
        accept_at_once(drive)
        commands = drive.state()["commands"]
        self.press("act-recruit")
        self.asked("place-1", "place-1")
        self.says("Recruit these 2")
        self.asked("act-back")
        self.says("Recruit 1 ")
        self.press("act-done")
        drive.until(lambda s: s["commands"] == commands + 1)
        self.drawn(drive)
        self.assertEqual(self.browser.console(), [])

    def test_overseers_of_the_set_up_are_asked_of_the_phone_whose_they_are(self):
        drive = self.open("overseers")
        self.says("which 3 soldiers leave for 3 overseers?")
        self.assertFalse(self.browser.run("return document.getElementById('seat').innerText.includes('Somebody else')"))
        self.press("touch-1")
        answer_card(drive, "acceptProposal")
        self.drawn(drive)
        self.browser.open(self.links["snake"])
        # Ann's soldiers come first, and any phone may say that they are in the box.
        self.says("Ann, put 3 spearmen into the box")
        self.press("propose-tick")
        answer_card(drive, "acceptProposal")
        self.says("which 3 soldiers leave for 3 overseers?")

    def test_a_screen_reader_and_keys_go_through_a_question(self):
        drive = self.open("card")
        self.browser.until("return document.getElementById('act-card') && !document.getElementById('act-card').disabled")
        self.browser.run("document.getElementById('act-card').focus()")
        for kind in ("keyDown", "keyUp"):
            self.browser.devtools("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", text="\r" if kind == "keyDown" else "", windowsVirtualKeyCode=13)
        # The focus goes to the question, which is also among the news.
        self.browser.until("return document.activeElement.id === 'act-title' && document.activeElement.textContent === 'Which card is played?'")
        self.assertIn("Which card is played?", self.browser.run("return document.getElementById('news').lastChild.textContent"))
        nodes = self.browser.accessible()
        buttons = [node["name"]["value"] for node in nodes if node["role"]["value"] == "button"]
        self.assertTrue({"Knight", "Back"} <= {name.split("\n")[0].strip() for name in buttons} | set(buttons), buttons)
        self.assertTrue(any(node["role"]["value"] == "heading" and node["name"]["value"] == "Which card is played?" for node in nodes))
        self.assertEqual([name for name in buttons if not name.strip()], [])
        for kind in ("keyDown", "keyUp"):
            self.browser.devtools("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        self.assertTrue(self.browser.run("return document.activeElement.tagName === 'BUTTON'"))
        self.drawn(drive)

    def test_a_step_is_ticked_by_phone(self):
        drive = Recorded.read(WALL).upto(does("roll"), 9).open(PROGRAM)
        self.addCleanup(drive.close)
        self.links = seat_links(drive, turn_on(drive))
        left = drive.state()["steps-left"]
        self.assertGreater(left, 0)
        self.browser.open(list(self.links.values())[-1])
        self.drawn(drive)
        self.press("propose-tick")
        answer_card(drive, "acceptProposal")
        drive.until(lambda s: s["steps-left"] == left - 1)
        self.says("The table has accepted it")

    def test_somebody_elses_phone_offers_neither_roll_nor_answer(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        self.browser.open(next(link for player, link in self.links.items() if player != turn))
        self.drawn(drive)
        self.says("nothing for you to do")
        self.assertFalse(self.offers("die-0-1"))

    def test_after_a_sleep_it_knows_what_became_of_its_proposal(self):
        drive = self.open()
        port = int(re.search(":([0-9]+)/", self.link)[1])
        wire = Wire(port)
        self.addCleanup(wire.close)
        self.browser.open(self.link.replace(f":{port}/", f":{wire.server.getsockname()[1]}/"))
        self.drawn(drive)
        self.roll(3, 2)
        self.says("Waiting for the table")
        page, other = self.browser.tab()
        wire.deaden()
        answer_card(drive, "refuseProposal")
        self.browser.show(page)
        self.says("The table said no")
        self.browser.show(other)
        self.browser.ask("DELETE", "/window")
        self.browser.show(page)
        # And a page that was loaded again knows that one waits.
        self.roll(3, 2)
        self.says("Waiting for the table")
        self.browser.open(self.link)
        self.says("Waiting for the table")
        answer_card(drive, "acceptProposal")
        self.drawn(drive)

    def test_a_proposal_that_waits_no_more_holds_up_nothing(self):
        drive = self.open()
        waits = "return document.getElementById('seat').innerText.includes('Waiting for the table')"
        says = "told(JSON.stringify(Object.assign({'watchfire-told': 1}, arguments[0])))"
        # What another phone of this seat was told while this one slept: its own answer is not there any more.
        self.roll(3, 2)
        self.says("Waiting for the table")
        answer_card(drive, "refuseProposal")
        self.says("The table said no")
        for state in ({"state": "refused", "why": "no"}, {"state": "refused", "why": "stale"}, {"state": "taken"}, {"state": "asks", "ask": {"title": "Which?"}}):
            with self.subTest(state):
                self.browser.run(says, {"id": "mine", "state": "waiting"})
                self.assertTrue(self.browser.run(waits))
                self.browser.run(says, {"id": "other", "state": "refused", "why": "busy"})
                self.assertTrue(self.browser.run(waits), "one still waits")
                self.browser.run(says, {"id": "other", **state})
                self.assertFalse(self.browser.run(waits))
                self.assertFalse(self.browser.run("return document.getElementById('die-0-1').disabled"))
                self.browser.run(says, {"id": "mine", "state": "refused", "why": "no"})  # after all
                self.says("The table said no")
        # A table that has gone on, and nobody said so.
        self.roll(3, 2)
        self.says("Waiting for the table")
        self.browser.run("const next = JSON.parse(JSON.stringify(view)); got('watchfire/view', JSON.stringify(next))")
        self.assertTrue(self.browser.run(waits))
        self.browser.run("const next = JSON.parse(JSON.stringify(view)); next.revision += 1; got('watchfire/view', JSON.stringify(next))")
        self.assertFalse(self.browser.run(waits))

    def test_a_number_that_is_typed_stays_and_none_is_no_0(self):
        drive = self.open("card")
        sent = drive.state()["commands"]
        self.browser.until("return own().acts && canAsk()")
        self.browser.run("chosen.act = own().acts[0].act; window.sent = 0; const send = propose; propose = what => { sent += 1; send(what); }; "
                         "answered({title: 'How many?', number: {least: 1, most: 90}})")
        field = self.browser.ask("POST", "/element", {"using": "css selector", "value": "#act-number"})
        field = next(iter(field.values()))
        again = "got('watchfire/view', JSON.stringify(view))"
        self.browser.ask("POST", f"/element/{field}/clear")
        self.browser.run(again)
        self.press("act-take")
        self.assertEqual(self.browser.run("return [sent, document.getElementById('act-number').value]"), [0, ""])
        self.browser.run("document.getElementById('act-number').focus()")
        for key in "41":
            for kind in ("keyDown", "keyUp"):
                self.browser.devtools("Input.dispatchKeyEvent", type=kind, key=key, code=f"Digit{key}", text=key if kind == "keyDown" else "")
            self.browser.run(again)
        self.assertEqual(self.browser.run("return [document.getElementById('act-number').value, document.activeElement.id]"), ["41", "act-number"])
        self.press("act-take")
        self.assertEqual(self.browser.run("return sent"), 1)
        self.assertEqual(drive.state()["commands"], sent)

    def test_it_fits_every_size_in_both_languages(self):
        for language, words in (("en", "your phone"), ("de", "dein Handy")):
            for name in SITUATIONS:
                drive = self.open(name, "--language", language)
                for button in {"build": ["build-road"], "card": ["act-card", "touch-1"], "ship": ["act-move-ship", "place-1"], "recruit": ["act-recruit", "place-1"]}.get(name, []):
                    (self.press if name == "build" else self.asked)(button)
                if name in ("founding", "overseers"):
                    self.browser.until("return Boolean(chosen.ask)")  # it opens by itself
                for size in ((360, 740), (768, 1024), (740, 360)):
                    with self.subTest(language=language, what=name, size=size):
                        self.browser.size(*size)
                        self.says(words)
                        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), size[0])
                        self.assertEqual(self.browser.run(
                            "return [...document.querySelectorAll('#seat *')].filter(e => e.scrollWidth > e.clientWidth + 1 && "
                            "getComputedStyle(e).display !== 'inline').map(e => e.innerText)"), [])
                        # A finger has about 9 mm: 44 of a phone's pixels.
                        sizes = self.browser.run("return [...document.querySelectorAll('#seat button')].map(b => [b.offsetWidth, b.offsetHeight])")
                        self.assertGreater(len(sizes), 1)
                        self.assertGreaterEqual(min(min(each) for each in sizes), 44)
                self.browser.size(360, 740)
                self.assertEqual(self.browser.console(), [])
                self.browser.ask("POST", "/url", {"url": "about:blank"})
                self.browser.console()
                drive.close()


if __name__ == "__main__":
    run_with(missing())
