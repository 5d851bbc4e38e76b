#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The real program takes its rolls from a tower that was written from PROTOCOL.md alone, over a
pseudo-terminal: with noise on the line, the cable out, the program killed and the tower restarted, with dice
that no game can use, a boot id that comes again, and more rolls than the host has room for. At the end its
journal must hold each roll once, in order, with the dice that fell. A tower of another major version is asked
as rarely as the page says.

Usage: tower_test.py WATCHFIRE [--seed N]
"""
import argparse
import os
import pathlib
import random
import select
import sqlite3
import sys
import tempfile
import threading
import time
import tty

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts"))
from drive import Drive  # noqa: E402
from reference_tower import QUEUE, WHO, Tower  # noqa: E402
from watchfire_link import Decoder, Message, encode  # noqa: E402

ROOM = 32  # rolls that wait at the host, as the page's figures say


def now():
    return time.monotonic() * 1000


class Port:
    """The tower's end of a serial line: a pseudo-terminal that a symlink names, with a bad wire if wanted."""

    def __init__(self, link, chance):
        self.link, self.random = link, chance
        self.noisy = False
        self.damaged = 0
        self.plug()

    def plug(self):
        self.master, slave = os.openpty()
        tty.setraw(slave)
        os.set_blocking(self.master, False)
        os.symlink(os.ttyname(slave), self.link)
        os.close(slave)

    def unplug(self):
        os.unlink(self.link)
        os.close(self.master)
        self.master = None

    def _is_open(self):
        """True if a host has the port open; bytes sent to nobody are lost."""
        if self.master is None:
            return False
        poll = select.poll()
        poll.register(self.master, select.POLLIN)
        return not any(events & select.POLLHUP for _, events in poll.poll(0))

    def write(self, data):
        """Waits where the line is full, as it is while a busy host does not read."""
        data = self._wire(data)
        while data and self._is_open():
            if select.select([], [self.master], [], 0.1)[1]:
                data = data[os.write(self.master, data):]

    def read(self):
        if not self._is_open():
            return b""
        try:
            return self._wire(os.read(self.master, 4096))
        except OSError:  # nothing there, or the host has just gone
            return b""

    def _wire(self, data):
        if not self.noisy:
            return data
        out = bytearray()
        for byte in data:
            chance = self.random.random()
            self.damaged += chance < 0.025
            if chance < 0.01:
                continue
            if chance < 0.02:
                byte ^= 1 << self.random.randrange(8)
            out += bytes([byte] * (2 if 0.02 <= chance < 0.025 else 1))
        return bytes(out)


class Bench:
    """A tower on its own thread, and what it rolled."""

    def __init__(self, folder, seed):
        self.random = random.Random(seed)
        self.port = Port(os.path.join(folder, "tower"), random.Random(seed + 1))
        self.lock = threading.Lock()
        self.rolled = []  # (faces, value) of each die, for each roll taken, in order
        self.boot = 0
        self.restart()
        self.ending = False
        self.thread = threading.Thread(target=self._live)
        self.thread.start()

    def _live(self):
        while not self.ending:
            with self.lock:
                self.tower.receive(self.port.read(), now())
                self.tower.poll(now())
            time.sleep(0.002)  # the wire's own pace

    def end(self):
        self.ending = True
        self.thread.join()

    def restart(self):
        with self.lock:
            self.boot += 1
            self.tower = Tower(self.port.write, self.boot << 16 | self.random.getrandbits(16), now())

    def start_and_roll(self, boot, dice):
        """A start with its first roll before any question is answered, so the roll's number is 2."""
        with self.lock:
            self.tower = Tower(self.port.write, boot, now())
            assert self.tower.roll(dice, now())
        self.rolled.append(dice)

    def roll(self, count=1):
        for _ in range(count):
            self.throw([(6, self.random.randint(1, 6)) for _ in range(2)])

    def throw(self, dice):
        with self.lock:
            assert self.tower.roll(dice, now()), "the tower's queue is full"
        self.rolled.append(dice)

    def full(self):
        with self.lock:
            return not self.tower.roll([(6, 1)], now())

    def wait_taken(self, what, patience=60):
        end = time.monotonic() + patience
        while self.tower.held:
            assert time.monotonic() < end, f"{what}: the tower still holds {self.tower.held} rolls"
            time.sleep(0.005)
        print(f"{what}: {len(self.rolled)} rolls taken so far", flush=True)


def inbox(db):
    rows = sqlite3.connect(f"file:{db}?mode=ro", uri=True).execute(
        "SELECT tower, boot, sequence, dice, faces FROM inbox ORDER BY arrival").fetchall()
    return [(tower, boot, sequence, list(zip(map(int, faces.split()), map(int, dice.split()))))
            for tower, boot, sequence, dice, faces in rows]


def discard_all(drive):
    """Takes the rolls that wait at the host, by one tap on the tower's page."""
    drive.wait_for("discardWaiting")
    drive.tap("discardWaiting")


AGAIN = 0x00000001  # a boot id below all those of Bench


def ask_stranger(program, folder):
    """A tower of version 2.0 that answers each HELLO? at once, and a roll of it that waits: how often is it asked?"""
    port = Port(os.path.join(folder, "stranger"), random.Random(1))
    hello = encode(Message("HELLO", {"boot": "00000007", "seq": "1", "version": "2.0", "rest": "new"}))
    roll = encode(Message("ROLL", {"boot": "00000007", "seq": "2", "dice": "d6:1,d6:2"}))
    with Drive.launch(program, "--port", port.link, db=os.path.join(folder, "stranger.db")):
        decoder, heard = Decoder("host"), []
        end = time.monotonic() + 6
        while time.monotonic() < end:
            for outcome in decoder.feed(port.read()):
                if isinstance(outcome, Message):
                    heard.append((time.monotonic(), outcome.word))
                    if outcome.word == "HELLO?":
                        port.write(hello)
            port.write(roll)
            time.sleep(0.001)
    asked = [at for at, word in heard if word == "HELLO?"]
    pauses = [b - a for a, b in zip(asked, asked[1:])]
    print(f"another major version: asked {len(asked)} times in 6 s, pauses {[f'{pause:.2f}' for pause in pauses]}")
    assert 3 <= len(asked) <= 8 and all(pause > 0.7 for pause in pauses[1:]), "asked too often, or never again"
    assert all(word == "HELLO?" for _, word in heard), f"it was told more than a question: {heard}"


def play(program, bench, folder):
    db = os.path.join(folder, "journal.db")

    def launch():
        return Drive.launch(program, "--port", bench.port.link, db=db)

    drive = launch()
    drive.tap("towerPage")
    try:
        bench.roll(3)
        bench.wait_taken("after the program's start")

        bench.port.noisy = True
        for _ in range(6):
            bench.roll(3)
            bench.wait_taken("over a noisy line")
        bench.port.noisy = False
        assert bench.port.damaged > 20, "the noise did no harm"
        discard_all(drive)

        with bench.lock:
            bench.port.unplug()
        bench.roll(2)
        with bench.lock:
            bench.port.plug()
        bench.wait_taken("after the cable was out")

        bench.roll(2)
        drive.kill()
        with bench.lock:  # a killed program's pseudo-terminal stays locked to it
            bench.port.unplug()
            bench.port.plug()
        bench.roll(QUEUE - bench.tower.held)
        assert bench.full(), "a ninth roll was taken"
        drive = launch()
        drive.tap("towerPage")
        bench.wait_taken("after the program was killed")

        bench.restart()
        bench.roll(2)
        bench.wait_taken("after the tower's restart")
        effect = bench.tower.effect

        for dice in ([(6, 5)], [(20, 17)], [(8, 5), (8, 3)], [(6, 1), (6, 2), (6, 3)], [(6, 6)] * 8):
            bench.throw(dice)
        bench.wait_taken("with dice that no game can use")
        discard_all(drive)

        first, second = [(6, 5), (6, 3)], [(6, 1), (6, 4)]
        bench.start_and_roll(AGAIN, first)
        bench.wait_taken("under a boot id that will come again")
        for dice in (second, [(8, 1), (8, 4)]):
            bench.start_and_roll(AGAIN, dice)
            bench.wait_taken("under the same numbers")
        with bench.lock:  # the same dice, too: acknowledged as a repeat, as the page says
            bench.tower = Tower(bench.port.write, AGAIN, now())
            assert bench.tower.roll(second, now())
        bench.wait_taken("under the same numbers, with the same dice")
        discard_all(drive)

        bench.restart()
        for taken in range(ROOM):
            bench.roll()
            bench.wait_taken("until there is no room")
        bench.roll(QUEUE)
        time.sleep(2)
        assert bench.tower.held == QUEUE, f"the host took {QUEUE - bench.tower.held} rolls too many"
        discard_all(drive)
        bench.wait_taken("after one tap")
    finally:
        bench.end()
        drive.close()

    kept = inbox(db)
    assert [dice for _, _, _, dice in kept] == bench.rolled, f"rolled {bench.rolled}\nkept {kept}"
    names = [tower for tower, boot, _, _ in kept if boot == AGAIN]
    assert names == [WHO["serial"], WHO["serial"] + "*2", WHO["serial"] + "*3"], names
    assert {tower for tower, boot, _, _ in kept if boot != AGAIN} == {WHO["serial"]}
    assert len({(tower, boot, sequence) for tower, boot, sequence, _ in kept}) == len(kept)
    print(f"{len(kept)} rolls, each once; {bench.port.damaged} bytes damaged; the lamp shows {effect}")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="watchfire-tower-") as folder:
        ask_stranger(os.path.abspath(chosen.program), folder)
        play(os.path.abspath(chosen.program), Bench(folder, chosen.seed), folder)


if __name__ == "__main__":
    main()
