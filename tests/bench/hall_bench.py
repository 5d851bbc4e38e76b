#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a hall costs its broker and its tables: messages, bytes, processor, memory; for the figures in docs/club-night.md, no test.

    hall_bench.py HALL_SIM HALL_PAGE [--tables 400] [--pace 10000] [--seconds 60] [--readers 3]

The broker of scripts/hall.sh counts messages and bytes itself; READERS take whatever comes over plain MQTT, as pages do.
"""
import argparse
import datetime
import os
import pathlib
import re
import selectors
import subprocess
import sys
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SOURCE / "scripts"), str(SOURCE / "tests/end-to-end")]
from hall import Hall, PlainReader  # noqa: E402

COUNTED = {"messages": "messages/received", "bytes": "bytes/received", "sent": "bytes/sent", "heap": "heap/current"}
PATIENCE = 120.0
TOLD = re.compile(r"(\d+) tables, (\d+) connected, (\d+) commands")


def seconds_of(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_of(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text(encoding="ascii"))[1]) / 1024


class Broker(Hall):
    """A broker that publishes its own counts each second."""

    def start(self):
        super().start()
        self.process.terminate()
        self.process.wait()
        for file, more in (("access", "\nuser hall\ntopic read $SYS/#\n"), ("mosquitto.conf", "sys_interval 1\n")):
            with open(self.folder / "broker" / file, "a", encoding="utf-8") as to:
                to.write(more)
        self.again()


class Counts(PlainReader):
    """Reads the broker's counts and nothing else."""

    def __init__(self, hall):
        super().__init__(hall, "$SYS/broker/#")

    def now(self):
        self.listen(1.5)
        return {name: int(self.topics[f"$SYS/broker/{topic}"]) for name, topic in COUNTED.items()}


def read_all(hall, readers):
    """A process that takes everything, in as many connections."""
    pid = os.fork()
    if pid:
        return pid
    os.nice(10)
    selector = selectors.DefaultSelector()
    for _ in range(readers):
        selector.register(PlainReader(hall).socket, selectors.EVENT_READ)
    while True:
        for key, _ in selector.select():
            if not key.fileobj.recv(1 << 20):
                os._exit(1)


class Tables:
    """So many simulated tables, in as many processes as they need."""

    EACH = 100

    def __init__(self, options, hall):
        self.processes = [subprocess.Popen(
            [options.sim, str(min(self.EACH, options.tables - first)), "--hall", hall.url("Table"), "--pace", str(options.pace), "--first",
             str(first + 1)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) for first in range(0, options.tables, self.EACH)]

    def next(self):
        """Tables, how many are connected, and commands so far; told every 5 s."""
        sums = [0, 0, 0]
        for process in self.processes:
            found = next(found for line in process.stdout if (found := TOLD.search(line)))
            sums = [total + int(each) for total, each in zip(sums, found.groups())]
        return sums

    def seconds(self):
        return sum(seconds_of(process.pid) for process in self.processes)

    def megabytes(self):
        return sum(megabytes_of(process.pid) for process in self.processes)

    def kill(self):
        for process in self.processes:
            process.kill()
            process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sim", type=pathlib.Path)
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--pace", type=int, default=10000, help="milliseconds between two commands of a table")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--readers", type=int, default=3)
    options = parser.parse_args()
    print(datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"), "load", os.getloadavg()[0], flush=True)
    hall = Broker(options.page)
    print(f"broker without tables: {megabytes_of(hall.process.pid):.1f} MB", flush=True)
    readers = read_all(hall, options.readers) if options.readers else 0
    tables = Tables(options, hall)
    try:
        begun = time.monotonic()
        while (said := tables.next())[1] < options.tables:
            assert time.monotonic() < begun + PATIENCE, said
        print(f"all {said[1]} connected after {time.monotonic() - begun:.0f} s", flush=True)
        counts = Counts(hall)
        for _ in range(3):  # the beginning is no measure
            tables.next()
        broker = hall.process.pid
        before = tables.next()[2], counts.now(), seconds_of(broker), tables.seconds(), time.monotonic()
        while time.monotonic() < before[4] + options.seconds:
            said = tables.next()
        after = said[2], counts.now(), seconds_of(broker), tables.seconds(), time.monotonic()
        commands, time_taken = after[0] - before[0], after[4] - before[4]
        count = {name: after[1][name] - before[1][name] for name in COUNTED}
        print(f"{commands} commands of {options.tables} tables in {time_taken:.0f} s with {options.readers} readers, {said[1]} connected")
        print(f"a command: {count['messages'] / commands:.1f} messages, {count['bytes'] / commands / 1000:.1f} kB in, "
              f"{count['sent'] / commands / 1000:.1f} kB out; broker {1000 * (after[2] - before[2]) / commands:.2f} ms, table "
              f"{1000 * (after[3] - before[3]) / commands:.2f} ms of processor")
        print(f"a second: {count['messages'] / time_taken:.0f} messages, {count['bytes'] / time_taken / 1e6:.2f} MB in, "
              f"{count['sent'] / time_taken / 1e6:.2f} MB out; broker {100 * (after[2] - before[2]) / time_taken:.1f} % of a processor, tables "
              f"{100 * (after[3] - before[3]) / time_taken:.1f} %")
        print(f"broker {megabytes_of(broker):.1f} MB ({after[1]['heap'] / 1e6:.1f} MB of it texts and the like), tables {tables.megabytes():.0f} MB, "
              f"{tables.megabytes() / options.tables:.2f} MB each; on disk {(hall.folder / 'broker/mosquitto.db').stat().st_size / 1e6:.1f} MB", flush=True)
    finally:
        tables.kill()
        if readers:
            os.kill(readers, 9)
            os.waitpid(readers, 0)
        hall.close()


if __name__ == "__main__":
    main()
