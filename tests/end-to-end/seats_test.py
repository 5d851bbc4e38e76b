#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Players' own phones, with the real program, a real broker and the connections of real phones: what they may propose, what the
table does with it, and that forged proposals change nothing. `seats_test.py WATCHFIRE SOURCE_FOLDER`."""
import contextlib
import json
import random
import time
import unittest

from phone import ALIVE, ASK, TOLD, VIEW, Phone, Refused
from phones_on import broker_of, open_page, right, seat_links, turn_on
from phones_test import PROGRAM, SCHEMA, Recorded, asks, clear_steps, does, resident

FORGED = 10_000


def accept_at_once(drive):
    open_page(drive)
    drive.wait_for("atOnce")
    drive.tap("atOnce")
    drive.tap("back")


def lit(drive):
    """The places that are lit on the table's board."""
    return [f"{row['kind']} {row['place']}" for row in drive.ask({"do": "picture"})["lit"]]


def answer_card(drive, button):
    """Taps a button of the card as soon as it can be tapped."""
    drive.wait_for(button)
    drive.until(lambda _: drive.find(button).get("enabled"))
    drive.tap(button)


class Seats(unittest.TestCase):
    def open(self, game="tests/end-to-end/great-wall-4", holds=does("end-turn"), times=9, **launch):
        drive = Recorded.read(game).upto(holds, times).open(PROGRAM, **launch)
        self.addCleanup(drive.close)
        clear_steps(drive)
        self.link = turn_on(drive)
        self.links = seat_links(drive, self.link)
        return drive

    def phone(self, drive, player):
        phone = Phone(self.links[player])
        self.addCleanup(phone.socket.close)
        return phone.until(lambda: right(phone.view, drive))

    def test_a_roll_waits_as_a_card_until_the_table_accepts_it(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        phone = self.phone(drive, turn)
        self.assertEqual([error.message for error in SCHEMA.iter_errors(phone.view)], [])
        self.assertTrue(phone.offer["roll"])
        before = drive.state()
        answer = phone.propose(do="roll", dice=[2, 3])
        self.assertEqual(answer["state"], "waiting")
        self.assertEqual(drive.state()["revision"], before["revision"])
        self.assertIn("2", drive.find("proposalText")["text"])
        answer_card(drive, "acceptProposal")
        self.assertEqual(phone.answer(answer["id"], "taken")["id"], answer["id"])
        self.assertEqual(drive.state()["revision"], before["revision"] + 1)
        self.assertFalse(drive.find("proposalCard"))
        phone.until(lambda: right(phone.view, drive))
        self.assertEqual(phone.view["dice"], [2, 3])

    def test_no_leaves_the_table_as_it_is_and_a_card_that_is_stale_goes_away(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        phone = self.phone(drive, turn)
        before = drive.state()["state"]
        answer = phone.propose(do="roll", dice=[2, 3])
        answer_card(drive, "refuseProposal")
        self.assertEqual(phone.answer(answer["id"], "refused")["why"], "no")
        self.assertEqual(drive.state()["state"], before)
        self.assertFalse(drive.find("proposalCard"))
        answer = phone.propose(do="roll", dice=[2, 3])
        self.assertTrue(drive.find("proposalCard"))
        drive.tap("undo")
        self.assertEqual(phone.answer(answer["id"], "refused")["why"], "stale")
        self.assertFalse(drive.find("proposalCard"))

    def test_the_card_covers_and_moves_nothing_that_can_be_tapped(self):
        for size in ("1280x800", "800x480", "600x1024", "800x1280"):
            with self.subTest(size):
                drive = self.open(size=size)
                phone = self.phone(drive, drive.state()["state"]["turn"]["player"])

                def targets():
                    return {each["name"]: [each[side] for side in ("x", "y", "width", "height")] for each in drive.state()["names"] if each["target"]}
                drive.wait_idle()
                before = targets()
                self.assertGreater(len(before), 4)
                phone.propose(do="roll", dice=[2, 3])
                drive.wait_for("acceptProposal")
                drive.wait_idle()
                after = targets()
                card = drive.find("proposalCard")
                own = {name: after.pop(name) for name in ("acceptProposal", "refuseProposal")}
                self.assertEqual(after, before)
                for name, (x, y, width, height) in before.items():
                    apart = x >= card["x"] + card["width"] or x + width <= card["x"] or y >= card["y"] + card["height"] or y + height <= card["y"]
                    self.assertTrue(apart, name)
                for x, _, width, _ in own.values():
                    self.assertLessEqual(x + width, card["x"] + card["width"] + 1)
                drive.close()

    def test_the_asked_player_answers_and_an_undo_is_followed(self):
        drive = self.open("tests/end-to-end/great-wall-4", asks("steal-from"), 1)
        asked = drive.ask({"do": "picture"})["question"]["player"]
        others = [player for player in self.links if player != asked]
        phone, other = self.phone(drive, asked), self.phone(drive, others[0])
        self.assertTrue(phone.offer["answer"])
        self.assertNotIn("answer", other.offer)
        self.assertEqual(other.propose(do="answer", rows=[0])["why"], "not-yours")
        self.assertEqual(phone.propose(do="answer", rows=[77])["why"], "not-now")
        answer = phone.propose(do="answer", rows=[0])
        self.assertEqual(answer["state"], "waiting")
        revision = drive.state()["revision"]
        answer_card(drive, "acceptProposal")
        phone.answer(answer["id"], "taken")
        self.assertEqual(drive.state()["revision"], revision + 1)
        phone.until(lambda: right(phone.view, drive))
        self.assertNotIn("question", phone.view)
        drive.tap("undo")
        phone.until(lambda: right(phone.view, drive))
        self.assertTrue(phone.offer["answer"])

    def test_a_question_of_black_powder_is_answered_by_its_player(self):
        drive = Recorded.read("tests/golden/black-powder-three-years").upto(asks("fire")).open(PROGRAM)
        self.addCleanup(drive.close)
        self.links = seat_links(drive, turn_on(drive))
        asked = drive.ask({"do": "picture"})["question"]["player"]
        phone, other = self.phone(drive, asked), self.phone(drive, next(player for player in self.links if player != asked))
        self.assertEqual([error.message for error in SCHEMA.iter_errors(phone.view)], [])
        self.assertTrue(phone.offer["answer"])
        self.assertEqual(other.propose(do="answer", rows=[0])["why"], "not-yours")
        self.assertEqual(phone.propose(do="roll", dice=[1, 1])["why"], "not-now")
        revision = drive.state()["revision"]
        answer = phone.propose(do="answer", rows=[0])
        answer_card(drive, "acceptProposal")
        phone.answer(answer["id"], "taken")
        self.assertEqual(drive.state()["revision"], revision + 1)

    def test_each_offered_build_is_one_that_the_table_takes(self):
        drive = self.open("tests/end-to-end/great-wall-4", does("roll"), 20)
        turn = drive.state()["state"]["turn"]["player"]
        accept_at_once(drive)
        phone = self.phone(drive, turn)
        self.assertEqual([error.message for error in SCHEMA.iter_errors(phone.view)], [])
        pieces = [piece["piece"] for piece in phone.offer["build"]]
        self.assertIn("road", pieces)
        for piece in pieces:
            offer = next(each for each in phone.offer["build"] if each["piece"] == piece)
            before = drive.state()["revision"]
            self.assertEqual(phone.propose(do="build", piece=piece, place=offer["places"][-1]["place"])["state"], "taken", piece)
            self.assertEqual(drive.state()["revision"], before + 1)
            drive.tap("undo")
            phone.until(lambda: right(phone.view, drive))
            time.sleep(1)  # as slow as somebody plays

    def test_each_founds_by_the_own_phone_and_its_place_is_lit_while_it_waits(self):
        drive = Recorded.read("tests/end-to-end/world-4").before(does("place"), 3).open(PROGRAM)
        self.addCleanup(drive.close)
        self.links = seat_links(drive, turn_on(drive))
        for piece in ("settlement", "road"):
            clear_steps(drive)
            phones = {player: self.phone(drive, player) for player in self.links}
            offers = {player: [act["act"] for act in phone.offer.get("acts", [])] for player, phone in phones.items()}
            founders = [player for player, acts in offers.items() if acts]
            self.assertEqual([offers[player] for player in founders], [["found"]])
            phone, other = phones[founders[0]], next(phones[player] for player in phones if player != founders[0])
            self.assertEqual([error.message for error in SCHEMA.iter_errors(phone.view)], [])
            self.assertEqual(other.act("found")["why"], "not-yours")
            asked = phone.act("found")
            self.assertEqual(asked["state"], "asks")
            place = asked["ask"]["places"][0]["touch"]
            self.assertNotIn(place, lit(drive))
            answer = phone.act("found", place)
            self.assertEqual(answer["state"], "waiting", piece)
            revision = drive.state()["revision"]
            self.assertIn(place, lit(drive))
            answer_card(drive, "acceptProposal")
            phone.answer(answer["id"], "taken")
            self.assertEqual(drive.state()["revision"], revision + 1)
            for each in phones.values():
                each.socket.close()

    def test_a_ship_is_moved_and_the_turn_is_ended_by_phone(self):
        drive = self.open("tests/end-to-end/raiders-4", does("move-ship"), 1)
        drive.tap("undo")
        clear_steps(drive)
        turn = drive.state()["state"]["turn"]["player"]
        accept_at_once(drive)
        phone = self.phone(drive, turn)
        from_ = phone.act("move-ship")["ask"]["places"][0]["touch"]
        to = phone.act("move-ship", from_)["ask"]["places"][-1]["touch"]
        self.assertNotEqual(from_, to)
        self.assertEqual(phone.act("move-ship", to, from_)["why"], "not-now")
        before = drive.state()["revision"]
        stale = phone.proposal(do="act", act="move-ship", touches=[from_, to])
        self.assertEqual(phone.act("move-ship", from_, to)["state"], "taken")
        self.assertEqual(drive.state()["revision"], before + 1)
        time.sleep(2)
        phone.publish(ASK + phone.seat, json.dumps(stale).encode(), retain=False)
        self.assertEqual(phone.answer(stale["id"])["why"], "stale")
        clear_steps(drive)
        phone.until(lambda: right(phone.view, drive))
        self.assertNotIn("move-ship", [act["act"] for act in phone.offer["acts"]])
        self.assertEqual(phone.act("end-turn")["state"], "taken")
        self.assertNotEqual(drive.state()["state"]["turn"]["player"], turn)

    def test_a_fall_of_black_powder_by_phone(self):
        drive = Recorded.read("tests/golden/black-powder-three-years").before(does("recruit")).open(PROGRAM)
        self.addCleanup(drive.close)
        clear_steps(drive)
        self.links = seat_links(drive, turn_on(drive))
        accept_at_once(drive)
        phone, other = self.phone(drive, "dragon"), self.phone(drive, "snake")
        self.assertEqual([error.message for error in SCHEMA.iter_errors(phone.view)], [])
        self.assertNotIn("acts", other.offer)
        acts = [act["act"] for act in phone.offer["acts"]]
        self.assertTrue({"recruit", "build", "end-turn"} <= set(acts), acts)
        self.assertFalse({"horde", "correct", "season", "order"} & set(acts), acts)
        for act in ("recruit", "build", "end-turn", "horde", "correct", "here", "value:/cards/leader/power"):
            self.assertEqual(other.act(act)["state"], "refused", act)
            time.sleep(1)
        asked = phone.act("recruit")["ask"]
        self.assertNotIn("other-player", [choice["touch"] for choice in asked["choices"]])
        self.assertEqual(phone.act("recruit", "other-player")["why"], "not-now")
        place = asked["places"][0]["touch"]
        asked = phone.act("recruit", place)["ask"]
        self.assertIn("done", asked)
        before = drive.state()["revision"]
        self.assertEqual(phone.act("recruit", place, "done")["state"], "taken")
        self.assertEqual(drive.state()["revision"], before + 1)
        while drive.find("done") or drive.ask({"do": "picture"})["question"]["player"]:
            if drive.ask({"do": "picture"})["question"]["player"]:
                break
            clear_steps(drive)
        phone.until(lambda: right(phone.view, drive))
        if "answer" not in phone.offer:
            time.sleep(2)
            self.assertEqual(phone.act("end-turn")["state"], "taken")
            phone.until(lambda: right(phone.view, drive))
            self.assertEqual(phone.view["turn"], "snake")

    def test_a_seat_may_write_its_own_topic_only(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        other = next(player for player in self.links if player != turn)
        accept_at_once(drive)
        phone, forger = self.phone(drive, turn), self.phone(drive, other)
        phone.until(lambda: ALIVE in phone.topics)
        before, seen = drive.state()["state"], len(phone.views)
        roll = json.dumps(forger.proposal(do="roll", dice=[2, 3])).encode()
        for topic in (ASK + phone.seat, f"{ASK}phone", f"{ASK}seat-9", TOLD + phone.seat, TOLD + forger.seat, f"{VIEW}/0", ALIVE):
            forger.publish(topic, roll, retain=False)
            forger.publish(topic, roll)
        with Phone(self.link) as looks:
            looks.until(lambda: looks.view)
            looks.publish(ASK + phone.seat, roll, retain=False)
        self.assertEqual(forger.propose(do="roll", dice=[2, 3])["why"], "not-yours")
        self.assertEqual(drive.state()["state"], before)
        self.assertEqual([said for said in forger.told if "watchfire-told" not in said], [])
        with contextlib.suppress(AssertionError):
            phone.until(lambda: len(phone.views) > seen or phone.told, patience=1)
        self.assertEqual((len(phone.views), phone.topics[ALIVE], phone.told), (seen, b"1", []))
        # The token of one seat opens no other, nor does the one that only looks.
        address, _, fragment = self.links[turn].partition("#")
        for wrong in (f"{int(fragment[0]) ^ 1}{fragment[1:]}", f"{fragment[0]}.{self.link.partition('#')[2]}", f"9{fragment[1:]}", f"{fragment[0]}."):
            with self.assertRaises(Refused, msg=wrong):
                Phone(f"{address}#{wrong}")

    def test_what_was_left_at_the_broker_is_not_carried_out_later(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        accept_at_once(drive)
        phone = self.phone(drive, turn)
        made = phone.proposal(do="roll", dice=[2, 3])
        phone.publish(ASK + phone.seat, json.dumps(made).encode())  # retained
        phone.answer(made["id"], "taken")
        drive.tap("undo")
        phone.until(lambda: right(phone.view, drive))
        self.assertEqual(phone.propose(do="roll", dice=[9, 9])["why"], "broken")
        again = phone.proposal(do="roll", dice=[2, 3]) | {"id": made["id"], "revision": made["revision"]}
        phone.publish(ASK + phone.seat, json.dumps(again).encode(), retain=False)  # the same once more
        self.assertEqual(phone.answer(made["id"], "refused")["why"], "stale")

    def test_forged_proposals_change_nothing_and_cost_no_memory(self):
        drive = self.open()
        turn = drive.state()["state"]["turn"]["player"]
        players = list(self.links)
        accept_at_once(drive)
        phones = {player: self.phone(drive, player) for player in players}
        with Phone(self.link) as looks:
            looks.until(lambda: looks.view)
            before = drive.state()["state"]
            revision = drive.state()["revision"]
            program, broker = drive.process.pid, broker_of(drive)

            def forged(phone):
                good = phone.proposal(do="roll", dice=[2, 3])
                wrong = [good | {"revision": revision - 1}, good | {"revision": revision + 1}, good | {"game": "0" * 36}, good | {"watchfire-ask": 2},
                         good | {"do": "build", "piece": "road", "place": "side 0,0:E"}, good | {"dice": [2, 3], "anyway": True}, good | {"dice": [0, 3]},
                         *[good | {"do": name} for name in ("undo", "redo", "correct", "end-turn", "undo-roll", "begin")],
                         *[{key: value for key, value in good.items() if key != "dice"} | {"do": "act", "act": act, "touches": touches} for act, touches in (
                             ("undo", []), ("correct", ["number"]), ("end-turn", []), ("card", ["point"]), ("card", ["knight"] * 64), ("card", "knight"),
                             ("card", ["x" * 65]), ("card", [1]), ("found", ["corner 0,0:N"]), ("move-ship", ["side 0,0:E"]), ("", []))], {}, [], 7]
                return [json.dumps(each).encode() for each in wrong] + [b"", b"{", b"\xff\xfe", b"[" * 900, b"x" * 15_000, json.dumps(good).encode()[:-1]]

            def flood(count):
                texts = {player: forged(phone) for player, phone in phones.items()}
                mine = json.dumps(looks.proposal(do="roll", dice=[2, 3])).encode()  # proper, but from somebody without a seat
                chance = random.Random(7)
                for n in range(count):
                    if n % 10 == 0:
                        looks.publish(ASK + phones[turn].seat, mine, retain=False)
                    else:
                        player = chance.choice(players)
                        other = chance.choice(players)
                        phones[player].publish(ASK + (phones[player].seat if n % 3 else phones[other].seat), chance.choice(texts[player]), retain=False)
            flood(500)  # what the program and the broker need once
            time.sleep(1)
            memory = resident(program), resident(broker)
            begun = time.monotonic()
            flood(FORGED)
            took = time.monotonic() - begun
            for player in players:
                for _ in range(3):
                    with contextlib.suppress(OSError, AssertionError), Phone(self.links[player]) as large:
                        large.publish(ASK + large.seat, b"x" * 1_000_000, retain=False)
                        large.until(lambda: False, patience=0.3)
            grown = resident(program) - memory[0], resident(broker) - memory[1]
            print(f"{FORGED} forged proposals in {took:.1f} s: program {grown[0] / 1024:+.0f} KiB, broker {grown[1] / 1024:+.0f} KiB")
            self.assertEqual(drive.state()["state"], before)
            self.assertEqual(drive.state()["revision"], revision)
            self.assertFalse(drive.find("proposalCard"))
            self.assertEqual([said for phone in phones.values() for said in phone.told if said["state"] != "refused"], [])
            self.assertLess(max(grown), 8 << 20)
        # And whoever plays on is heard.
        time.sleep(2)
        with Phone(self.links[turn]) as phone:
            phone.until(lambda: right(phone.view, drive))
            self.assertEqual(phone.propose(do="roll", dice=[2, 3])["state"], "taken")


if __name__ == "__main__":
    unittest.main(verbosity=2)
