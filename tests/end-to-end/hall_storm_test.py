#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A hall in a storm: simulated tables play while their broker is killed again and again and their connections are cut, stalled and
slow. When it is over, the hall has to say what every journal says, within 5 s: the game, its last line, every result, each once.

    hall_storm_test.py HALL_SIM HALL_PAGE [--tables 40] [--restarts 100] [--pace 250] [--seed N] [--late-wills]
"""
import argparse
import json
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

from hall import Hall, PlainReader
from rough_way import RoughWay

WITHIN = 5.0  # seconds
# By then a broker has given up a connection whose end nobody told it of: it waits one and a half times the tables' 15 s.
WILLS_LATE = 30.0


def journal_of(path, read={}):
    """What the hall has to say of a table: game and revision of the game that is open, results; and which games are over. The table
    has its journal for itself, so a copy is read, and again only once the file has changed."""
    path = pathlib.Path(path)
    files = [path, *path.parent.glob(f"{path.name}-*")]
    now = [(file, file.stat().st_mtime_ns, file.stat().st_size) for file in files]
    if path not in read or read[path][0] != now:
        with tempfile.TemporaryDirectory() as folder:
            for file in files:
                shutil.copy(file, folder)
            read[path] = now, read_journal(pathlib.Path(folder, path.name))
    return read[path][1]


def read_journal(path):
    file = sqlite3.connect(path)
    games = file.execute("SELECT id, finished, (SELECT COUNT(*) FROM commands WHERE game = games.id) FROM games ORDER BY rowid").fetchall()
    kept = file.execute("SELECT value FROM settings WHERE key = 'hall-results'").fetchone()
    file.close()
    return games[-1], json.loads(kept[0]) if kept else [], {game for game, over, _ in games if over}


def joined(reader, table):
    """The snapshot of a page, out of its parts; None while they are of different ones."""
    parts, n = [], 0
    while part := reader.topics.get(f"{reader.prefix}{table}/view/{n}"):
        head, _, text = part.partition(b"\n")
        parts.append((head, text))
        n += 1
        if n == int(parts[0][0].split()[1]):
            break
    return b"".join(text for _, text in parts) if parts and all(head == parts[0][0] for head, _ in parts) else None


def wrong(reader, table, path):
    """Where the hall differs from the table's journal."""
    (game, _, lines), results, over = journal_of(path)
    view = reader.said(table, "view") or {}
    said = reader.results(table)
    games = [result["game"] for result in said]
    faults = []
    if reader.said(table, "alive") != "1":
        faults.append("it is said to be gone")
    if (view.get("game"), view.get("revision")) != (game, lines):
        faults.append(f"view {view.get('game')} {view.get('revision')}, journal {game} {lines}")
    if joined(reader, table) != reader.topics.get(f"{reader.prefix}{table}/view"):
        faults.append("the parts are another snapshot")
    if said != results:
        faults.append(f"{len(said)} results, journal {len(results)}")
    if sorted(games) != sorted(over):
        faults.append(f"lost {over - set(games)}, doubled {len(games) - len(set(games))}, not over {set(games) - over}")
    return faults


class Storm:
    def __init__(self, options):
        self.options = options
        self.random = random.Random(options.seed)
        self.hall = Hall(options.page)
        self.way = RoughWay(self.hall.port, options.seed, every=8 / options.tables)
        self.kept = tempfile.TemporaryDirectory(prefix="watchfire-storm-")
        self.said = open(f"{self.kept.name}.log", "w+", encoding="utf-8")
        pathlib.Path(self.kept.name, "journals").mkdir()
        url = self.hall.url("Table").replace(f":{self.hall.port}/", f":{self.way.port}/")
        self.sim = subprocess.Popen([options.sim, str(options.tables), "--hall", url, "--pace", str(options.pace), "--seed", str(options.seed),
                                     "--journals", f"{self.kept.name}/journals"], stdout=self.said, stderr=subprocess.STDOUT, text=True)
        self.tables = {f"Table {n}": f"{self.kept.name}/journals/table-{n}.db" for n in range(1, options.tables + 1)}

    def rage(self):
        """Kills the broker again and again, while the connections are rough all along."""
        time.sleep(2)
        self.way.rough()
        for n in range(self.options.restarts):
            time.sleep(self.random.uniform(0.8, 3.2))
            self.hall.kill()
            time.sleep(self.random.uniform(0.05, 1.5))
            self.hall.again()
            assert self.sim.poll() is None, self.said.read()
            if n % 10 == 9:
                print(f"{n + 1} restarts, faults {self.way.counts}", flush=True)
        # On a busy machine the tables play more slowly: the storm lasts until a game has ended.
        patience = time.monotonic() + 60
        while self.games_over() == 0 and time.monotonic() < patience:
            time.sleep(0.5)

    def settle(self):
        """Ends all faults; seconds until the hall is right, and what is wrong with it 5 s after the faults."""
        ended = time.monotonic()
        self.way.calm()
        self.sim.send_signal(signal.SIGUSR1)
        with PlainReader(self.hall) as reader:
            right = None
            while time.monotonic() < ended + WITHIN:
                reader.listen(0.2)
                holds = not any(wrong(reader, table, path) for table, path in self.tables.items())
                right = (right or time.monotonic() - ended) if holds else None
        return right, self.faults()

    def games_over(self):
        try:
            return sum(len(journal_of(path)[2]) for path in self.tables.values())
        except sqlite3.Error:  # copied while it was written
            return 0

    def faults(self):
        """The faults that somebody sees who connects now, by table."""
        with PlainReader(self.hall) as reader:
            reader.listen(1.5)
            return {table: found for table, path in self.tables.items() if (found := wrong(reader, table, path))}

    def close(self):
        self.sim.kill()
        self.sim.wait()
        self.said.close()
        pathlib.Path(self.said.name).unlink()
        self.way.close()
        self.hall.close()
        self.kept.cleanup()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sim", type=pathlib.Path)
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--restarts", type=int, default=100)
    parser.add_argument("--pace", type=int, default=250, help="milliseconds between two commands of a table")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--late-wills", action="store_true", help="looks once more when brokers give up connections that they think they have")
    options = parser.parse_args()
    options.seed = options.seed if options.seed is not None else random.randrange(1_000_000)
    print(f"seed {options.seed}", flush=True)
    storm = Storm(options)
    try:
        storm.rage()
        right, faults = storm.settle()
        over = storm.games_over()
        lines = sum(journal_of(path)[0][2] for path in storm.tables.values())
        print(f"{options.tables} tables, {options.restarts} restarts, faults {storm.way.counts}: right after "
              f"{'never' if right is None else f'{right:.1f} s'}, {over} games over, {lines} lines in those that are open", flush=True)
        assert not faults, faults
        assert over > 0, "no game ended in this storm"
        if options.late_wills:
            time.sleep(WILLS_LATE)
            assert not (late := storm.faults()), late
    finally:
        storm.close()


if __name__ == "__main__":
    sys.exit(main())
