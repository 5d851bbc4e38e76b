#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What phones cost and how soon they show what happened, with the real program, broker and browser; for the figures in
docs/performance.md, no test.

    phones_bench.py WATCHFIRE [--phones 50] [--changes 200] [--kills 200]

1. Commands with PHONES phones, one of them Chromium: from tap and from commit to the page's changed document.
2. Taps at a table with PHONES phones and at one without, in pairs, until the table has answered.
3. The broker killed KILLS times: each time the page has to be right again.
"""
import argparse
import datetime
import os
import pathlib
import selectors
import signal
import statistics
import sys
import threading
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SOURCE / "scripts"), str(SOURCE / "tests/end-to-end")]
PROGRAM = os.path.abspath(sys.argv.pop(1))
sys.argv[1:1] = [PROGRAM, str(SOURCE)]
from phones_test import Recorded, broker_of, does, serving, turn_on, until_let_in  # noqa: E402  (it takes two arguments)
from browser import Browser  # noqa: E402
from phone import Phone  # noqa: E402

GAME = "tests/end-to-end/great-wall-4"
WATCH = """
    window.seen = {};
    const before = got;
    window.got = (topic, text) => {
      const came = Date.now();
      before(topic, text);
      if (view) seen[view.revision] = [Date.now(), Date.parse(view.made), came];
    };
    """


class Crowd:
    """Phones that take whatever comes, and look at none of it."""

    def __init__(self, link, count):
        self.phones = [Phone(link) for _ in range(count)]
        self.selector = selectors.DefaultSelector()
        self.bytes = 0
        for phone in self.phones:
            phone.socket.setblocking(False)
            self.selector.register(phone.socket, selectors.EVENT_READ)
        threading.Thread(target=self.take, daemon=True).start()

    def take(self):
        while True:
            for key, _ in self.selector.select():
                data = key.fileobj.recv(1 << 20)
                self.bytes += len(data)
                if not data:
                    self.selector.unregister(key.fileobj)


def table():
    return Recorded.read(GAME).upto(does("roll"), 40).open(PROGRAM)


def told(name, values, unit="ms"):
    if not values:
        return
    values = sorted(values)
    print(f"{name}: {len(values)}, median {statistics.median(values):.1f}, p95 {values[int(len(values) * .95)]:.1f}, "
          f"p99 {values[min(len(values) - 1, int(len(values) * .99))]:.1f}, most {values[-1]:.1f} {unit}", flush=True)


def tap(drive, n):
    """Undo and redo in turns; milliseconds until the table has answered."""
    begun = time.monotonic()
    drive.tap("undo" if n % 2 == 0 else "redo")
    return (time.monotonic() - begun) * 1000


def latency(drive, browser, changes):
    from_tap, from_commit, on_the_way = [], [], []
    for n in range(changes):
        before = drive.state()["revision"]
        begun = time.time() * 1000
        tap(drive, n)
        seen = browser.until("return seen[arguments[0]]", before + 1)
        from_tap.append(seen[0] - begun)
        from_commit.append(seen[0] - seen[1])
        on_the_way.append(seen[2] - seen[1])
    told("from the tap to the document", from_tap)
    told("from the commit to the document", from_commit)
    told("of that, until the snapshot came", on_the_way)


def pairs(crowded, alone, changes):
    with_phones, without = [], []
    for n in range(changes):
        for drive, times in ((crowded, with_phones), (alone, without)) if n % 2 else ((alone, without), (crowded, with_phones)):
            times.append(tap(drive, n))
            drive.wait_saved()
            time.sleep(0.05)
    told("a tap with phones", with_phones)
    told("a tap without", without)
    told("the difference in a pair", [a - b for a, b in zip(with_phones, without)])


def kills(drive, browser, count):
    right = []
    for n in range(count):
        dying = broker_of(drive)
        os.kill(dying, signal.SIGKILL)
        begun = time.monotonic()
        tap(drive, n)
        drive.until(lambda _, dying=dying: serving(drive, dying), timeout=60)
        browser.until("return view.revision === arguments[0] && link.up", drive.state()["revision"], patience=60)
        right.append(time.monotonic() - begun)
    told("from a kill until the page is right", right, "s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--phones", type=int, default=50)
    parser.add_argument("--changes", type=int, default=200)
    parser.add_argument("--kills", type=int, default=200)
    options = parser.parse_args()
    print(datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"), "load", os.getloadavg()[0], flush=True)
    with table() as drive, table() as alone, Browser() as browser:
        link = turn_on(drive)
        browser.open(link)
        browser.until("return view !== null")
        browser.run(WATCH)
        crowd = Crowd(link, options.phones - 1)
        latency(drive, browser, options.changes)
        print(f"{crowd.bytes / 1e6:.1f} MB went to the other phones")
        pairs(drive, alone, options.changes)
        kills(drive, browser, options.kills)
        until_let_in(None, link).socket.close()


if __name__ == "__main__":
    main()
