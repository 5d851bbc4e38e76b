#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The real program takes its rolls from a tower that was written from PROTOCOL.md alone, over a pseudo-terminal: with
noise on the line, the cable out, the program killed and the tower restarted. At the end its journal must hold each
roll once, in order, with the dice that fell.

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
        """Whether a host has the port open; what is sent to nobody is lost."""
        if self.master is None:
            return False
        poll = select.poll()
        poll.register(self.master, select.POLLIN)
        return not any(events & select.POLLHUP for _, events in poll.poll(0))

    def write(self, data):
        if self._is_open():
            os.write(self.master, self._wire(data))

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
    """A tower that lives on a thread of its own, and what it rolled."""

    def __init__(self, folder, seed):
        self.random = random.Random(seed)
        self.port = Port(os.path.join(folder, "tower"), random.Random(seed + 1))
        self.lock = threading.Lock()
        self.rolled = []  # values of each roll taken, in order
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

    def roll(self, count=1):
        for _ in range(count):
            dice = [(6, self.random.randint(1, 6)) for _ in range(2)]
            with self.lock:
                assert self.tower.roll(dice, now()), "the tower's queue is full"
            self.rolled.append([value for _, value in dice])

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
        "SELECT tower, boot, sequence, dice FROM inbox ORDER BY arrival").fetchall()
    return [(tower, boot, sequence, [int(value) for value in dice.split()]) for tower, boot, sequence, dice in rows]


def play(program, bench, folder):
    db = os.path.join(folder, "journal.db")

    def launch():
        return Drive.launch(program, "--port", bench.port.link, db=db)

    drive = launch()
    try:
        bench.roll(3)
        bench.wait_taken("after the program's start")

        bench.port.noisy = True
        for _ in range(6):
            bench.roll(3)
            bench.wait_taken("over a noisy line")
        bench.port.noisy = False
        assert bench.port.damaged > 20, "the noise did no harm"

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
        bench.wait_taken("after the program was killed")

        bench.restart()
        bench.roll(2)
        bench.wait_taken("after the tower's restart")
        effect = bench.tower.effect
    finally:
        bench.end()
        drive.close()

    kept = inbox(db)
    assert [dice for _, _, _, dice in kept] == bench.rolled, f"rolled {bench.rolled}\nkept {kept}"
    assert {tower for tower, _, _, _ in kept} == {WHO["serial"]}
    assert len({(boot, sequence) for _, boot, sequence, _ in kept}) == len(kept)
    print(f"{len(kept)} rolls, each once; {bench.port.damaged} bytes damaged; the lamp shows {effect}")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="watchfire-tower-") as folder:
        play(os.path.abspath(chosen.program), Bench(folder, chosen.seed), folder)


if __name__ == "__main__":
    main()
