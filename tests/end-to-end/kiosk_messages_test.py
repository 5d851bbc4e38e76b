#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What comes from outside to a locked screen, with the real program: players' phones that propose whatever there is to propose,
a hall's broker that says what it likes, the drive socket. After each the screen is locked, and of what belongs to the owner
nothing has changed (owner.py). `kiosk_messages_test.py WATCHFIRE SOURCE_FOLDER`."""
import contextlib
import json
import os
import pathlib
import random
import socket
import sqlite3
import struct
import sys
import tempfile
import threading
import time
import unittest

from owner import Owner
from phone import ASK, Phone, packet, text

PROGRAM = os.path.abspath(sys.argv.pop(1))
SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive, Refused  # noqa: E402
from phones_on import listening, broker_of, right, seat_links  # noqa: E402
from recorded import Recorded, asks, clear_steps, does, read_lines  # noqa: E402

PIN = "2580"
SAMPLE = json.loads((SOURCE / "app/books/sample.json").read_text(encoding="utf-8"))


def book(name):
    return SAMPLE | {"name": name, "sample": False}


def with_gaps():
    """A game whose values are asked for while it goes on, up to the first question; it began with the book `half`."""
    path = SOURCE / "tests/golden/black-powder-asked-values"
    header, *commands = read_lines(f"{path}.jsonl")
    return Recorded(header, list(zip(commands, read_lines(f"{path}.out.jsonl")))).upto(asks("value"))


def enter(drive, pin):
    for digit in pin:
        drive.tap(f"pin-{digit}")


class Locked(unittest.TestCase):
    maxDiff = 4000

    def open(self, game, *arguments):
        """A locked screen with this game on the table, and an owner who has a board, three books and files."""
        folder = tempfile.TemporaryDirectory(prefix="watchfire-locked-")
        self.addCleanup(folder.cleanup)
        documents = pathlib.Path(folder.name, "Documents", "Watchfire")
        documents.mkdir(parents=True)
        (documents / "sunday.jsonl").write_text("{}\n", encoding="utf-8")
        self.db = os.path.join(folder.name, "journal.db")
        game.write(PROGRAM, self.db)
        boards = {"version": 1, "boards": [{"id": "own-1", "title": "Ours", "scenario": "base",
                                            "board": json.loads((SOURCE / "app/boards/base-island.json").read_text(encoding="utf-8"))}]}
        half = with_gaps().header["book"]
        with contextlib.closing(sqlite3.connect(self.db)) as journal:
            journal.executemany("REPLACE INTO settings VALUES (?, ?)",
                                [("boards", json.dumps(boards)), ("book", json.dumps(book("Box 1"))), ("books", json.dumps([book("Box 2"), half]))])
            journal.commit()
        self.drive = Drive.launch(PROGRAM, "--kiosk", *arguments, db=self.db, env={"HOME": folder.name})
        self.addCleanup(self.drive.close)
        self.drive.wait_for("newPinDialog")
        enter(self.drive, PIN + PIN)
        self.drive.wait_gone("newPinDialog")
        self.drive.wait_saved()
        self.owner = Owner(folder.name)
        self.owner.look()
        self.game = game

    def resume(self):
        self.drive.tap("resume")
        self.drive.until(lambda s: s.get("commands") == len(self.game.taken))

    def is_locked_and_whole(self):
        """With the table in front; the settings ask for the PIN."""
        self.assertEqual(self.drive.state()["screen"], "table")
        self.drive.tap("menu")
        self.drive.tap("settingsPage")
        self.drive.wait_for("pinDialog")
        self.drive.tap("cancelPin")
        self.drive.wait_gone("pinDialog")
        self.assertEqual(self.drive.state()["screen"], "table")
        if self.drive.find("closeSheet"):
            self.drive.tap("closeSheet")
        self.drive.wait_saved()
        self.owner.has_lost_nothing(self)


class Table(Locked):
    def test_whoever_goes_on_with_a_game_of_another_book_leaves_the_owners_book_open(self):
        self.open(with_gaps())
        self.resume()
        self.is_locked_and_whole()
        self.drive.tap("undo")
        self.drive.tap("redo")
        self.is_locked_and_whole()


class Phones(Locked):
    def let_in(self):
        """The owner lets phones in and goes; somebody lets the table accept at once."""
        drive = self.drive
        drive.tap("menu")
        drive.tap("phonesPage")
        drive.tap("turnOn")
        drive.wait_for("pinDialog")
        enter(drive, PIN)
        drive.until(lambda s: s["phones"]["state"] in ("on", "alone"))
        drive.wait_for("atOnce")
        drive.tap("atOnce")
        links = seat_links(drive, f"http://127.0.0.1:{listening(broker_of(drive))[0]}/#")
        self.phones = {}
        for player, link in links.items():
            phone = self.phones[player] = Phone(link)
            self.addCleanup(phone.socket.close)

    def any_proposal(self, phone, chance):
        """One of the proposals that the table offers this phone, as fields for `propose`; None if there is none."""
        offer = phone.offer
        ways = [{"do": "roll", "dice": [chance.randint(1, 6), chance.randint(1, 6)]}] if offer.get("roll") else []
        if "tick" in offer:
            ways.append({"do": "tick", "step": offer["tick"]})
        if offer.get("answer"):
            open_rows = [n for n, answer in enumerate(phone.view["question"]["answers"]) if not answer.get("forbidden")]
            if open_rows:
                ways.append({"do": "answer", "rows": sorted(chance.sample(open_rows, min(len(open_rows), offer.get("several") or 1)))})
        ways += [{"do": "build", "piece": piece["piece"], "place": chance.choice(piece["places"])["place"]}
                 for piece in offer.get("build", []) if piece["places"]]
        ways += [{"do": "act", "act": act["act"], "touches": []} for act in offer.get("acts", [])]
        return chance.choice(ways) if ways else None

    def proposes(self, phone, chance):
        """Proposes something, and answers what the table asks about it. Returns how it ended."""
        proposed = self.any_proposal(phone, chance)
        for _ in range(12):
            if proposed is None:
                return None
            answer = phone.propose(**proposed)
            if answer["state"] != "asks":
                return answer["state"]
            asked = answer["ask"]
            touches = [choice["touch"] for choice in asked.get("choices", []) if not choice.get("forbidden")]
            touches += [place["touch"] for place in asked.get("places", [])]
            touches += ["done"] * 3 if "done" in asked else []
            if "number" in asked:
                touches.append(str(chance.randint(asked["number"]["least"], asked["number"]["most"])))
            if not touches:
                return "asks"
            proposed["touches"].append(chance.choice(touches))
        return "asks"

    def all_propose(self, seconds, seed):
        """Everybody proposes what is offered, for so many seconds. Returns how many proposals were taken."""
        chance, taken, end = random.Random(seed), 0, time.monotonic() + seconds
        while time.monotonic() < end:
            for phone in self.phones.values():
                with contextlib.suppress(AssertionError):
                    phone.until(lambda phone=phone: right(phone.view, self.drive), patience=2)
                    taken += self.proposes(phone, chance) == "taken"
        return taken

    def forged(self, phone):
        """What a phone may not even say: pages, settings, names, files, values, the begin and the end of a game."""
        common = phone.proposal()
        words = [{"do": "settings"}, {"do": "open", "game": common["game"]}, {"do": "start"}, {"do": "undo"}, {"do": "name", "name": "Ann"},
                 {"do": "answer", "value": {"kind": "none"}}, {"do": "value", "path": "/cards/raiders/ability", "value": {"kind": "none"}},
                 {"do": "answer", "rows": []}, {"do": "answer", "rows": [0]}, {"do": "tick", "step": "settings"}]
        words += [{"do": "act", "act": act, "touches": touches} for act in ("value:/cards/raiders/ability", "correct", "horde", "deck")
                  for touches in ([], ["none", "done"])]
        for each in words:  # no faster than the table reads them
            made = common | {"id": os.urandom(6).hex()} | each
            phone.publish(ASK + phone.seat, json.dumps(made).encode(), retain=False)
            answer = phone.answer(made["id"])
            self.assertEqual(answer["state"], "refused", made)
            self.assertNotEqual(answer["why"], "too-often")
            time.sleep(1)

    def test_what_they_propose_is_play_and_nothing_else(self):
        for game, seed in ((Recorded.read("tests/end-to-end/great-wall-4").upto(does("end-turn"), 9), 1),
                           (Recorded.read("tests/golden/black-powder-three-years").before(does("recruit")), 2)):
            with self.subTest(seed):
                self.open(game)
                self.resume()
                self.let_in()
                self.drive.tap("back")
                clear_steps(self.drive)
                taken = self.all_propose(8, seed)
                print(f"{taken} proposals taken")
                self.assertGreater(taken, 3)
                self.is_locked_and_whole()
                self.drive.close()

    def test_they_teach_the_owners_book_nothing_while_the_lock_is_open(self):
        """The owner has just let them in and looks at the codes; the game asks for a printed value."""
        self.open(with_gaps())
        self.resume()
        self.let_in()
        before = self.drive.state()["state"]
        self.owner.look()  # the game's book is open now
        asked = self.phones[self.drive.ask({"do": "picture"})["question"]["player"]]
        asked.until(lambda: right(asked.view, self.drive))
        self.forged(asked)
        self.assertEqual(self.drive.state()["state"], before)
        self.assertEqual(self.drive.state()["screen"], "phones")
        self.drive.tap("back")
        self.is_locked_and_whole()

    def test_seats_are_handed_out_and_taken_back_without_the_owner_and_let_in_by_the_owner_only(self):
        self.open(Recorded.read("tests/end-to-end/great-wall-4").upto(does("end-turn"), 9))
        self.resume()
        self.let_in()
        drive = self.drive
        for phone in self.phones.values():
            phone.until(lambda phone=phone: phone.view)
        drive.tap("back")
        drive.tap("menu")
        drive.tap("phonesPage")
        for player in self.phones:
            drive.tap(f"seat-{player}")
        drive.tap("everybodysCode")
        drive.tap("wifiName")
        drive.wait_for("pinDialog")
        drive.tap("cancelPin")
        drive.wait_gone("pinDialog")
        self.assertFalse(drive.find("wifiField"), "what was typed before can be read there")
        drive.tap("turnOff")
        drive.wait_for("turnOn")
        for phone in self.phones.values():
            with self.assertRaises((OSError, AssertionError)):
                phone.propose(do="roll", dice=[1, 2])
        drive.tap("turnOn")
        drive.wait_for("pinDialog")
        drive.tap("cancelPin")
        drive.wait_gone("pinDialog")
        self.assertIsNone(broker_of(drive))
        drive.tap("back")
        self.is_locked_and_whole()


class Broker(threading.Thread):
    """A hall's broker that lets everybody in, and then says what `says` returns."""

    def __init__(self, says):
        super().__init__(daemon=True)
        self.says, self.open, self.said = says, [], 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.start()

    def run(self):
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                self.open.append(connection)
                threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        with connection, contextlib.suppress(OSError):
            connection.recv(65536)
            connection.sendall(b"\x20\x02\0\0")  # CONNACK
            for each in self.says():
                connection.sendall(each)
                self.said += 1
            while connection.recv(65536):
                pass

    def hang_up(self):
        while self.open:
            with contextlib.suppress(OSError):
                self.open.pop().shutdown(socket.SHUT_RDWR)

    def close(self):
        self.listener.close()
        self.hang_up()


def published(topic, payload, retain):
    return packet(0x31 if retain else 0x30, text(topic) + payload)


class Hall(Locked):
    def test_what_the_broker_says_is_not_heard(self):
        chance, now = random.Random(4), {}

        def says():
            if not now:
                return
            good = {"watchfire-ask": 1, "id": "a", **now}
            texts = [json.dumps(good | what).encode() for what in ({"do": "roll", "dice": [3, 4]}, {"do": "tick", "step": "1:0"}, {"do": "undo"})]
            texts += [b"", b"{", b"\xff", json.dumps({"pin": {}, "kiosk": False, "language": "de"}).encode(), json.dumps(self.game.header).encode()]
            topics = [f"{ASK}seat-{n}" for n in range(4)] + ["watchfire/ask/#", "watchfire/told/seat-0", "watchfire/view/0", "watchfire/alive"]
            topics += [f"watchfire/Hall/Table/{what}" for what in ("view", "view/0", "alive", "event", "result", "settings", "ask", "command")]
            yield from (published(topic, payload, retain) for topic in topics for payload in texts for retain in (True, False))
            yield packet(0x32, text(topics[0]) + struct.pack("!H", 7) + texts[0])  # wants to be confirmed
            yield packet(0x34, text(topics[0]) + struct.pack("!H", 8) + texts[0]) + packet(0x62, struct.pack("!H", 8))
            yield b"".join(packet(kind, struct.pack("!H", n)) for kind in (0x40, 0x50, 0x70, 0xB0) for n in range(300))  # confirms what was not sent
            yield packet(0x90, struct.pack("!H", 1) + bytes(200)) + b"\xd0\0"
            yield published("watchfire/Hall/Table/view", b"x" * 4_000_000, False)
            yield packet(0x30, b"")[:1] + b"\xff\xff\xff\x7f" + text(topics[0])  # a quarter of a gigabyte that never comes

        def noise():
            return [bytes(chance.randrange(256) for _ in range(5000))]

        broker = Broker(says)
        self.addCleanup(broker.close)
        self.open(Recorded.read("tests/end-to-end/great-wall-4").upto(does("end-turn"), 9), "--hall",
                  f"mqtt://table:secret@127.0.0.1:{broker.port}/Hall/Table")
        self.resume()
        before = self.drive.state()
        now.update(game=before["game"], revision=before["revision"])
        for what in (says, noise):
            broker.says, broker.said = what, 0
            all_of_it = len(list(what()))
            broker.hang_up()
            end = time.monotonic() + 60
            while broker.said < all_of_it:
                self.assertLess(time.monotonic(), end)
                time.sleep(0.1)
            time.sleep(0.5)
            self.assertEqual(self.drive.state()["state"], before["state"])
            self.is_locked_and_whole()


class Socket(Locked):
    def test_its_requests_are_a_fingers_and_a_keyboards(self):
        self.open(Recorded.read("tests/end-to-end/great-wall-4").upto(does("end-turn"), 9))
        self.resume()
        drive = self.drive
        drive.tap("menu")
        drive.tap("settingsPage")
        drive.wait_for("pinDialog")
        # What lies below the PIN is covered for the socket, too, by name as well as by place, and for all ways to point.
        for name in [item["name"] for item in drive.state()["names"] if item["target"] and not item["name"].startswith(("pin-", "cancelPin"))]:
            for request in ({"do": "tap"}, {"do": "touch"}, {"do": "tap", "finger": True}, {"do": "press"}, {"do": "release"}):
                with contextlib.suppress(Refused):
                    drive.ask(request | {"name": name})
        for key in ("Return", "Space", "Ctrl+Q", "Alt+F4", "F11", "Tab", "Back", "Menu"):
            with contextlib.suppress(Refused):
                drive.ask({"do": "key", "key": key})
        for text_ in ("0000", "settings", "\x1b\x00\n" * 20):
            drive.ask({"do": "type", "text": text_})
        for what in ("settings", "open", "screen", "set", "property", "load", "unlock", "eval"):
            with self.assertRaises(Refused):
                drive.ask({"do": what, "screen": "settings", "name": "settingsScreen"})
        if not drive.find("cancelPin"):
            drive.tap("menu")
            drive.tap("settingsPage")
        drive.wait_for("cancelPin")
        drive.tap("cancelPin")
        drive.wait_gone("pinDialog")
        self.is_locked_and_whole()

    def test_a_picture_takes_the_place_of_pictures_only(self):
        self.open(Recorded.read("tests/end-to-end/great-wall-4").upto(does("end-turn"), 9))
        self.resume()
        home = self.owner.home
        os.symlink(home / "journal.db", home / "there.png")
        for path in (home / "journal.db", home / "journal.db.lock.json", home / "there.png", home / "Documents/Watchfire/sunday.jsonl", home):
            with self.assertRaises(Refused, msg=path):
                self.drive.ask({"do": "screenshot", "path": str(path)})
        os.remove(home / "there.png")
        self.is_locked_and_whole()
        picture = home / "a.png"
        for _ in range(2):
            self.drive.ask({"do": "screenshot", "path": str(picture)})
        self.assertEqual(picture.read_bytes()[:4], b"\x89PNG")


if __name__ == "__main__":
    unittest.main(verbosity=2)
