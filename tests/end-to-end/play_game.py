#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays a recorded game with the real program: taps its real controls, rolls with `watchfire-tower` behind a
pseudo-terminal, and compares every step with the recorded answers. At seeded points the program is killed
with SIGKILL, started again and resumed; a command that had not reached the disk is repeated, a roll never is.

    play_game.py WATCHFIRE WATCHFIRE_TOWER GAME.jsonl GAME.out.jsonl [--kills 20] [--seed 1]
                 [--pointer touch|tap|keys] [--language en|de] [--size 800x1280] [--user nobody] [--kiosk]
                 [--still] [--each] [--firmware TOWER.elf --simavr WATCHFIRE_SIMAVR]

With --kiosk the table is locked with a PIN that nobody at it knows. With --still nothing moves or sounds. With --each
only what is the first of its kind is played by hand: each kind of command, of step and of question, with what leads there. The
rest is written into the journal while the program is dead. With --firmware the rolls come from the tower's firmware as
compiled for the chip, run by simavr.
"""
import argparse
import json
import os
import pathlib
import pwd
import queue
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import PATIENCE, SIZES, Drive, Refused  # noqa: E402  (the path is known only now)
from recorded import STILL, read_lines, says, write_journal  # noqa: E402

OWNERS_PIN = "2580"
MOST_TABS = 200  # more than any screen has controls
NEAR = 4  # pixels
AROUND = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
# BA-02 and BA-03: the neighbour through which a corner or side is named, and its name there.
CORNERS = {"NE": ("NE", "S"), "SE": ("SE", "N"), "SW": ("SW", "N"), "NW": ("NW", "S")}
SIDES = {"W": ("W", "E"), "NW": ("NW", "SE"), "SW": ("SW", "NE")}


# Questions that are answered on the board: what is tapped.
PLACES = {"robber": "hex", "pirate": "hex", "token-hex": "hex", "token-from": "hex", "raider-place": "hex",
          "raider-hex": "hex", "raider-desert": "hex", "lose-piece": "side"}
COLOURS = ["red", "blue", "white", "orange", "green", "brown"]


def canonical(at, table):
    hex_, name = at.split(":")
    if name not in table:
        return at
    q, r = map(int, hex_.split(","))
    towards, there = table[name]
    dq, dr = AROUND[towards]
    return f"{q + dq},{r + dr}:{there}"


def same_set(decision):
    """Options are a set. Their order may follow the seats, and the recorded game may have started with
    another order."""
    return decision | {"options": sorted(decision["options"], key=str)}


class Tower:
    """`watchfire-tower`, or `watchfire-simavr` with its firmware, told what to roll on its standard input."""

    def __init__(self, program, folder, serial="E2E-1"):
        self.link = os.path.join(folder, "tower")
        command = [program] if isinstance(program, str) else program
        self.process = subprocess.Popen(
            [*command, "--link", self.link, "--serial", serial, "--state", os.path.join(folder, "eeprom"),
             "--exit-with-parent"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.wait_for("ready ")

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, beginning):
        end = time.monotonic() + PATIENCE
        while True:
            line = self.lines.get(timeout=max(0.1, end - time.monotonic()))
            if line.startswith(beginning):
                return line

    def roll(self, dice):
        self.say(f"roll {dice[0]} {dice[1]}")
        self.wait_for("rolled ")

    def stats(self):
        self.say("stats")
        return dict(field.split("=", 1) for field in self.wait_for("stats ").split()[1:])

    def shows(self, effect):
        """Waits for this effect of the lamp; returns what it shows instead if patience runs out."""
        end = time.monotonic() + PATIENCE
        while (lamp := self.stats()["lamp"]) != effect and time.monotonic() < end:
            time.sleep(0.02)
        return lamp

    def replug(self):
        """A terminal that a killed program held open is a different one afterwards."""
        self.say("unplug")
        self.say("replug")

    def quit(self):
        self.say("quit")
        self.process.wait(PATIENCE)


class Table:
    """People at the table: they know the next command of the recorded game, and tap it."""

    def __init__(self, program, tower, folder, header, theme="dark", pointer="touch", language="en", kiosk=False, **launch):
        self.program = program
        self.header = header
        self.language = language
        board = SOURCE / f"app/boards/{header['board']}.json"
        self.around = json.loads(board.read_text(encoding="utf-8")).get("circumference", 0)
        self.theme = theme
        self.pointer = pointer
        self.launch = {"mm": SIZES[launch.get("size", "1280x800")], **launch}
        self.kiosk = kiosk
        self.db = os.path.join(folder, "journal.db")
        self.tower = Tower(tower, folder)
        self.drive = None
        self.kills = 0
        self.lost = 0

    # ---- the program ----

    def start(self):
        self.drive = Drive.launch(self.program, "--port", self.tower.link, "--theme", self.theme, "--language",
                                  self.language, *self.mode(), db=self.db, **self.launch)
        self.drive.until(lambda s: s["screen"] == "start" and not s["loading"], timeout=PATIENCE)
        self.lock()

    def mode(self):
        return ["--kiosk"] if self.kiosk else []

    def lock(self):
        """The owner chooses a PIN at the first start, and leaves."""
        if not self.kiosk or self.kills:
            return
        self.drive.wait_for("newPinDialog")
        for digit in OWNERS_PIN * 2:
            self.drive.tap(f"pin-{digit}")
        self.drive.wait_gone("newPinDialog")
        self.drive.wait_saved()

    def expect_lock(self):
        """Whoever has played to the end without the PIN still cannot leave."""
        if not self.kiosk:
            return
        self.drive.kill()
        self.kills += 1
        self.start()
        self.kills -= 1
        self.drive.tap("settingsPage")
        self.drive.wait_for("pinDialog")
        self.drive.tap("cancelPin")
        self.drive.wait_gone("pinDialog")

    def kill(self, meanwhile=lambda: None):
        self.drive.kill()
        self.kills += 1
        meanwhile()
        self.tower.replug()
        self.start()
        self.tap("resume")
        self.until(lambda s: "commands" in s, "the game is open again")

    def state(self):
        return self.drive.state()

    def until(self, holds, what):
        try:
            return self.drive.until(holds, timeout=PATIENCE)
        except TimeoutError:
            state = self.state()
            state["names"] = [n["name"] for n in state["names"]]
            raise AssertionError(f"waited in vain until {what}: {json.dumps(state)}") from None

    def point_at(self, name):
        if self.pointer == "keys":
            self.type_at(name)
        else:
            self.drive.ask({"do": self.pointer, "name": name})

    # ---- by keyboard alone ----

    def type_at(self, name):
        """Tab to the control, Return; on the board arrows to the place."""
        goal = "board" if name.startswith("place-") else name
        focus = self.state()["focus"]
        for _ in range(MOST_TABS):
            if focus == goal:
                break
            focus = self.drive.key("Tab")["focus"]
        assert focus == goal, f"{name} is not reached by Tab"
        if goal == "board":
            self.walk_to(name)
        self.drive.key("Return")

    def walk_to(self, name):
        def centre(item):
            return item["x"] + item["width"] / 2, item["y"] + item["height"] / 2

        pressed = {}
        for _ in range(MOST_TABS):
            (x, y), (goal_x, goal_y) = centre(self.drive.find("boardFocus")), centre(self.drive.find(name))
            dx, dy = goal_x - x, goal_y - y
            if abs(dx) < NEAR and abs(dy) < NEAR:
                return
            # The direction that leads nearest; if it was tried in vain from here, the next best.
            ahead = {"Right": dx, "Left": -dx, "Down": dy, "Up": -dy}
            here = round(x), round(y)
            way = min(ahead, key=lambda w: (pressed.get((here, w), 0), -ahead[w]))
            pressed[here, way] = pressed.get((here, way), 0) + 1
            self.drive.key(way)
        raise AssertionError(f"{name} is not reached by the arrow keys")

    def tap(self, name):
        self.drive.wait_for(name, timeout=int(PATIENCE * 1000))
        self.point_at(name)

    def resting(self, names):
        """The first of `names` that is there, once it moves no longer."""
        end = time.monotonic() + PATIENCE
        seen = None
        while True:
            now = next((found for n in names if (found := self.drive.find(n))), None)
            if now and now == seen:
                return now
            if time.monotonic() > end:
                raise AssertionError(f"{names[0]} is not offered, or never rests")
            seen = now
            time.sleep(0.04)

    def tap_place(self, kind, at):
        """A corner, side or hex by the name that the program gives it; on a cylinder each has several."""
        hex_, *part = at.split(":")
        q, r = map(int, hex_.split(","))
        names = [":".join([f"place-{kind}-{q + turn},{r}", *part])
                 for turn in ((0, self.around, -self.around) if self.around else (0,))]
        now = self.resting(names)
        before = self.state()
        names = {n["name"] for n in before["names"]}
        self.point_at(now["name"])
        # A tap is carried out at once, opens a further choice, or needs a confirmation if places are close
        # together.
        self.until(lambda s: s["commands"] != before["commands"] or s["refusal"] or {n["name"] for n in s["names"]} != names,
                   f"the tap at {now['name']} is seen")
        if self.drive.find("confirmPlace"):
            self.point_at("confirmPlace")

    # ---- the game ----

    def new_game(self, first):
        scenario = self.header["scenario"]
        base, additions = (scenario["base"], scenario["with"]) if isinstance(scenario, dict) else (scenario, [])
        self.tap("newGame")
        self.tap(f"scenario-{base}")
        self.tap(f"count-{len(self.header['players'])}")
        self.tap("next")
        if first:
            self.tap(f"player-{first}")
            self.drive.wait_idle()
            self.tap(f"first-{first}")
            self.drive.wait_idle()
            self.point_at("closeEditor")
        self.drive.wait_idle()
        while not self.drive.find("start"):
            self.tap("next")
            self.drive.wait_idle()
        self.tap(f"board-{self.header['board']}")
        if additions:
            self.tap("unfoldOptions")
        for addition in additions:
            self.tap(f"option-with-{addition}")
        self.tap("start")
        self.until(lambda s: s.get("commands") == 0, "the founding begins")

    def clear_steps(self):
        """Ticks the cards that are still on the panel."""
        while self.drive.find("done"):
            self.point_at("doneAll" if self.drive.find("doneAll") else "done")

    def do(self, command):
        getattr(self, "do_" + command["do"].replace("-", "_"))(command)

    def do_place(self, command):
        if command["piece"] in ("road", "ship") and command.get("founding"):
            self.drive.wait_idle()
            if self.drive.find(f"piece-{command['piece']}"):
                self.tap(f"piece-{command['piece']}")
        self.tap_at(command["piece"], command["at"])

    def tap_at(self, piece, at):
        corner = piece in ("settlement", "city")
        self.tap_place("corner" if corner else "side", canonical(at, CORNERS if corner else SIDES))

    def do_begin(self, _):
        self.tap("begin")

    def do_roll(self, command):
        self.clear_steps()
        self.tower.roll(command["dice"])

    def take_roll(self, n):
        """After a restart: a roll from the inbox waits to be used; a new one plays by itself."""
        state = self.until(lambda s: s["commands"] > n or s["inbox"], f"the roll of line {n + 2} is there")
        if state["commands"] == n:
            self.drive.wait_idle()
            if self.drive.find("usePending"):
                self.point_at("usePending")

    def do_answer(self, command):
        decision = self.state()["state"]["decision"]
        if decision["id"].startswith("storm-"):
            self.tap(f"heading-{command['value']}")
        elif command["value"] is not None and decision["id"] in PLACES:
            kind = PLACES[decision["id"]]
            self.tap_place(kind, canonical(command["value"], SIDES) if kind == "side" else command["value"])
        else:
            # A question comes with the news of a roll, which moves it while it is being laid out.
            self.point_at(self.resting([f"option-{decision['options'].index(command['value'])}"])["name"])

    def do_build(self, command):
        self.clear_steps()
        self.tap("build")
        self.tap(f"piece-{command['piece']}")
        if command["piece"] != "wall":  # a player has one wall, so the piece is enough
            self.tap_at(command["piece"], command["at"])

    def do_move_ship(self, command):
        self.clear_steps()
        self.tap("build")
        self.tap("piece-move-ship")
        self.tap_at("ship", command["from"])
        self.tap_at("ship", command["to"])

    def do_spend_counters(self, command):
        self.clear_steps()
        self.tap("build")
        for _ in range(command["amount"] - 1):
            self.tap("counters-more")
        self.tap("spendCounters")

    def do_knight(self, command):
        self.clear_steps()
        self.tap("card")
        self.tap("knight-knight")
        for action in command.get("actions", []):
            self.tap("knight-drive-off")
            self.tap_place("hex", action["drive-off"])
        for field in ("to", "at"):
            if command.get(field):
                self.tap_place("hex", command[field])
        if command.get("from"):
            self.tap(f"knight-{command['from']}")
        self.tap("knightPlay")

    def do_end_turn(self, _):
        self.clear_steps()
        self.tap("endTurn")

    # ---- the whole game ----

    def play(self, commands, answers, kills=(), skipped=(), seen=lambda n, state: None):
        """`kills`: positions before (False) or amid (True) which the program is killed. `skipped`: positions of commands
        that are not played by hand. `seen` is called after each command with its position and the program's state."""
        self.start()
        first = next(c["player"] for c in commands if c["do"] == "begin")
        self.new_game(COLOURS.index(first))
        for n, (command, answer) in enumerate(zip(commands, answers)):
            if n in skipped:
                continue
            if n - 1 in skipped:
                self.skip(commands[:n])
            elif (n, False) in kills:
                # Between two commands means that the last one is on disk; the other kills test losing what
                # came before.
                self.drive.wait_saved(timeout=int(PATIENCE * 1000))
                self.kill()
                self.expect_position(n)
            roll_is_out = False
            amid = (n, True) in kills
            if amid:
                # At stake is this command alone: without the one before it, it could not be repeated.
                self.drive.wait_saved(timeout=int(PATIENCE * 1000))
            while True:
                if not roll_is_out:
                    try:
                        self.do(command)
                    except Refused as refused:
                        raise AssertionError(f"line {n + 2}, {command}: {refused}") from refused
                    roll_is_out = command["do"] == "roll"
                if not amid:
                    break
                amid = False
                self.kill()
                if roll_is_out:
                    self.take_roll(n)  # the tower holds it, or the inbox does
                    break
                if self.state()["commands"] == n + 1:
                    break
                self.expect_position(n)
                self.lost += 1
            state = self.until(lambda s: s["commands"] > n or s["refusal"], f"line {n + 2} is carried out: {command}")
            assert state["commands"] == n + 1 and not state["refusal"], (n + 2, command, state["refusal"])
            assert says(state["steps"], answer["steps"]), (
                f"line {n + 2}, {command}:\n  told   {json.dumps(state['steps'])}\n  golden {json.dumps(answer['steps'])}")
            decision = state["state"]["decision"]
            told = [same_set(decision)] if decision else []
            assert told == [same_set(d) for d in answer["decisions"]], (n + 2, decision, answer["decisions"])
            seen(n, state)
        self.drive.wait_saved(timeout=int(PATIENCE * 1000))
        return self.state()["state"]

    def skip(self, commands):
        """Kills the program, writes those of the commands that it has not seen into its journal, and starts it again."""
        def write():
            with sqlite3.connect(self.db) as file:
                (game, n), = file.execute("SELECT game, max(n) FROM commands").fetchall()
                file.executemany("INSERT INTO commands VALUES (?, ?, ?, '', '2026-01-02T20:14:00.000Z')",
                                 [(game, n, json.dumps(command)) for n, command in enumerate(commands[n:], n + 1)])
            file.close()
        self.drive.wait_saved(timeout=int(PATIENCE * 1000))
        self.kill(write)
        self.expect_position(len(commands))

    def expect_position(self, n):
        position = self.state()["commands"]
        assert position == n, f"resumed at {position} commands, {n} were told"

    def end(self):
        self.drive.close()
        self.tower.quit()


def of_new_kind(commands, answers, near=8):
    """Positions of commands that are the first of their kind, or tell or ask something for the first time, and of the last
    one; with those in between where a few are faster than another start of the program."""
    known, new = set(), []
    for n, (command, answer) in enumerate(zip(commands, answers)):
        kinds = {("do", command["do"], command.get("piece"), command.get("decision"), bool(command.get("actions")))}
        kinds |= {("tells", step["do"]) for step in answer["steps"]} | {("asks", d["id"]) for d in answer["decisions"]}
        if kinds - known or n == len(commands) - 1:
            new.append(n)
        known |= kinds
    return set(new).union(*(range(a, b) for a, b in zip(new, new[1:]) if b - a <= near))


def check_journal(db, commands, options, golden_state):
    """Checks the journal itself: every roll of `commands`, which were played by hand, once, and the same state again."""
    connection = sqlite3.connect(f"file:{db}?mode=ro", uri=True)
    inbox = connection.execute("SELECT tower, boot, sequence, dice, state, command FROM inbox ORDER BY arrival").fetchall()
    (header,), = connection.execute("SELECT header FROM games").fetchall()
    lines = [line for (line,) in connection.execute("SELECT line FROM commands ORDER BY n")]
    connection.close()

    rolls = [c for c in commands if c["do"] == "roll"]
    assert len(inbox) == len(rolls), f"{len(inbox)} rolls in the inbox, {len(rolls)} were rolled"
    assert all(entry[4] == "used" for entry in inbox), [e for e in inbox if e[4] != "used"]
    assert len({entry[5] for entry in inbox}) == len(rolls), "a command used two rolls"
    assert len({entry[:3] for entry in inbox}) == len(rolls), "two rolls with one identity"
    kept = [json.loads(line) for line in lines]
    used = [(c["tower"], c["boot"], c["seq"], c["dice"]) for c in kept if "tower" in c]
    assert [u[3] for u in used] == [r["dice"] for r in rolls], "other dice than were rolled"
    assert [(e[0], e[1], e[2]) for e in inbox] == [u[:3] for u in used], "rolls in another order"

    log = "\n".join([header, *lines]) + "\n"
    replay = subprocess.run([options.program, "replay", "--state"], input=log, capture_output=True, text=True, check=False)
    assert replay.returncode == 0, replay.stdout[-2000:]
    assert json.loads(replay.stdout.splitlines()[-1])["state"] == golden_state, "the journal replays to another state"


def play(options):
    header, *commands = read_lines(options.game)
    *answers, last = read_lines(options.golden)
    rng = random.Random(options.seed)
    by_hand = of_new_kind(commands, answers) if options.each else set(range(len(commands)))
    skipped = set(range(len(commands))) - by_hand
    rolls = [n for n in sorted(by_hand) if commands[n]["do"] == "roll"]
    decided = [n for n in sorted(by_hand) if commands[n]["do"] == "answer"]
    others = [n for n in sorted(by_hand) if n >= 30 and n not in rolls and n not in decided]
    # A third of the kills right after the tower rolled, some with a decision open, some right after a tap, the rest
    # between two commands.
    third = options.kills // 3
    kills = {(n, True) for n in rng.sample(rolls, third)}
    kills |= {(n, False) for n in rng.sample(decided, third // 2)}
    kills |= {(n, True) for n in rng.sample(others, third // 2)}
    while len(kills) < options.kills:
        kills.add((rng.choice(sorted(by_hand - {0})), False))
    kills -= {(n, False) for n in by_hand if n - 1 in skipped}  # there it is killed anyway

    with tempfile.TemporaryDirectory(prefix="watchfire-e2e-") as folder:
        tower = [options.simavr, "--elf", options.firmware] if options.firmware else options.tower
        table = Table(options.program, tower, folder, header, pointer=options.pointer,
                      language=options.language, size=options.size, kiosk=options.kiosk)
        if options.still:
            write_journal(options.program, table.db, STILL)
        try:
            state = table.play(commands, answers, kills, skipped)
            table.expect_lock()
        finally:
            table.end()
        starts = sum(n - 1 in skipped for n in by_hand)
        assert table.kills == len(kills) + starts
        assert state == last["state"], f"another state at the end:\n{json.dumps(state)}\n{json.dumps(last['state'])}"
        check_journal(table.db, [commands[n] for n in sorted(by_hand)], options, state)
    print(f"{len(by_hand)} of {len(commands)} commands by hand, {len(rolls)} rolls, {table.kills} kills ({table.lost} taps that "
          f"had not reached the disk were repeated): every step as recorded, every roll once, the same end")


def play_as(options):
    """The same as another user, who cannot read the build folder."""
    user = pwd.getpwnam(options.user)
    with tempfile.TemporaryDirectory(prefix="watchfire-e2e-") as folder:
        board = read_lines(options.game)[0]["board"]
        for name in ("scripts/drive.py", "scripts/recorded.py", "tests/end-to-end/play_game.py", f"app/boards/{board}.json"):
            target = pathlib.Path(folder, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, target)
        files = [shutil.copy(f, folder) for f in (options.program, options.tower, options.game, options.golden)]
        home = os.path.join(folder, "home")
        os.mkdir(home)
        for where, folders, names in os.walk(folder):
            for entry in [where, *(os.path.join(where, n) for n in folders + names)]:
                os.chown(entry, user.pw_uid, user.pw_gid)
        script = os.path.join(folder, "tests/end-to-end/play_game.py")
        environment = {"HOME": home, "TMPDIR": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
        return subprocess.run(["/usr/bin/python3", script, *files, "--kills", str(options.kills), "--seed", str(options.seed),
                               *(["--each"] if options.each else [])],
                              env=environment, cwd=home, check=False, user=user.pw_uid, group=user.pw_gid,
                              extra_groups=[]).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("tower")
    parser.add_argument("game")
    parser.add_argument("golden")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pointer", choices=["touch", "tap", "keys"], default="touch",
                        help="a finger, a mouse, or the keyboard alone")
    parser.add_argument("--language", choices=["en", "de"], default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--kiosk", action="store_true", help="at a locked kiosk, without its PIN")
    parser.add_argument("--each", action="store_true", help="by hand only what is the first of its kind")
    parser.add_argument("--still", action="store_true", help="without motion and sounds")
    parser.add_argument("--firmware", help="the rolls come out of this firmware (dice on pins)")
    parser.add_argument("--simavr", help="watchfire-simavr; needed by --firmware")
    parser.add_argument("--user", help="play as this user where root starts the test; everybody else plays as himself")
    options = parser.parse_args()
    if options.user and os.geteuid() == 0:
        return play_as(options)
    play(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
