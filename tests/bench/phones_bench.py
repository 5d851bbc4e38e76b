#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What phones cost and how soon they show what happened, with the real program, broker and browser; for the figures in
docs/performance.md, no test.

    phones_bench.py WATCHFIRE [--phones 50] [--changes 200] [--kills 200] [--taps]

1. Commands with PHONES phones, one of them Chromium: from tap and from commit to the page's changed document.
2. Taps at a table with PHONES phones and at one without, in pairs, until the table has answered, and what the screen's
   thread computes until then and until the snapshot is out; --taps does only this.
3. The broker killed KILLS times: each time the page has to be right again.
"""
import argparse
import contextlib
import datetime
import os
import pathlib
import selectors
import signal
import statistics
import subprocess
import sys
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
    """Phones that take everything and look at nothing, in their own process, so that nothing here waits for them."""

    def __init__(self, link, count):
        self.process = subprocess.Popen([sys.executable, __file__, PROGRAM, "--crowd", link, "--phones", str(count)],
                                        stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "here\n"

    def leave(self):
        """Ends the phones; returns how many megabytes came."""
        return int(self.process.communicate("leave\n")[0]) / 1e6


def be_a_crowd(link, count):
    os.nice(10)  # phones have their own processors
    selector = selectors.DefaultSelector()
    selector.register(sys.stdin, selectors.EVENT_READ)
    phones = [Phone(link) for _ in range(count)]
    for phone in phones:
        phone.socket.setblocking(False)
        selector.register(phone.socket, selectors.EVENT_READ)
    print("here", flush=True)
    came, asked = 0, time.monotonic()
    while True:
        for key, _ in selector.select(5):
            if key.fileobj is sys.stdin:
                print(came)
                return
            try:
                data = key.fileobj.recv(1 << 20)
            except BlockingIOError:
                continue
            came += len(data)
            if not data:
                selector.unregister(key.fileobj)
        if time.monotonic() - asked > 10:
            asked = time.monotonic()
            for phone in phones:
                with contextlib.suppress(OSError):
                    phone.send(b"\xc0\0")  # still here


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


def computed(drive):
    """Milliseconds that the screen's thread has computed: neighbours on the machine do not count."""
    pid = drive.process.pid
    return int(pathlib.Path(f"/proc/{pid}/task/{pid}/schedstat").read_text(encoding="ascii").split()[0]) / 1e6


def compared(name, with_phones, without):
    told(f"{name} with phones", with_phones)
    told(f"{name} without", without)
    differences = sorted(a - b for a, b in zip(with_phones, without))
    told("the difference in a pair", differences)
    hundredth = statistics.median(without) / 100
    # The bounds between which the median lies with a probability of 95 %.
    spread = int(len(differences) ** 0.5)
    low, middle, high = (differences[min(len(differences) - 1, max(0, len(differences) // 2 + side * spread))] for side in (-1, 0, 1))
    print(f"that is {middle / hundredth:+.1f} % ({low / hundredth:+.1f} to {high / hundredth:+.1f} %)", flush=True)


def pairs(crowded, alone, changes):
    """Every other pair begins with the other table, and each table begins with an undo as often as with a redo."""
    tables = {"with": crowded, "without": alone}
    waited, answering, whole = ({name: [] for name in tables} for _ in range(3))
    for n in range(changes):
        for name in sorted(tables, reverse=n // 2 % 2 == 0):
            drive = tables[name]
            before = computed(drive)
            waited[name].append(tap(drive, n))
            answering[name].append(computed(drive) - before)
            drive.wait_saved()
            time.sleep(0.05)
            whole[name].append(computed(drive) - before)
    for what, values in (("a tap", waited), ("a tap, processor time of the screen's thread", answering),
                         ("the same until its snapshot is out", whole)):
        compared(what, values["with"], values["without"])


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
    parser.add_argument("--taps", action="store_true")
    parser.add_argument("--crowd", metavar="LINK", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.crowd:
        be_a_crowd(options.crowd, options.phones)
        return
    print(datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"), "load", os.getloadavg()[0], flush=True)
    with table() as drive, table() as alone:
        link = turn_on(drive)
        if not options.taps:
            with Browser() as browser:
                browser.open(link)
                browser.until("return view !== null")
                browser.run(WATCH)
                crowd = Crowd(link, options.phones - 1)
                latency(drive, browser, options.changes)
                print(f"{crowd.leave():.1f} MB went to the other phones")
                kills(drive, browser, options.kills)
        crowd = Crowd(link, options.phones)
        pairs(drive, alone, options.changes)
        print(f"{crowd.leave():.1f} MB went to the phones")
        until_let_in(None, link).socket.close()


if __name__ == "__main__":
    main()
