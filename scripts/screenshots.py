#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes pictures of the screens (the best are kept in docs/screenshots): plays the recorded games with the
real program and takes a picture of every screen and situation on the way, at 1280x800, 1920x1080 and
800x1280.

    scripts/screenshots.py [--build build/release] [--out build/pictures] [--size 1280x800] [--theme dark] [--game world-4]
    scripts/screenshots.py --situations tower      the dice tower's page, connected, lost, refused and so on
    scripts/screenshots.py --situations black-powder    its table from set-up to the end, and five players at once
    scripts/screenshots.py --situations pages --language de     every page and panel once, as tests/end-to-end/audit_test.py walks them
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import tty
import zlib

SOURCE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SOURCE / "tests/end-to-end"))
from play_game import Table, Tower, read_lines  # noqa: E402  (the path is known only now)
from situations import GAMES as PLAYED, PARTS, SIZES, Visit  # noqa: E402
from drive import Drive  # noqa: E402
from recorded import Recorded, asks, clear_steps, does, tells  # noqa: E402


# The other games show what is new in them: every kind of question, and these steps.
GAMES = ["great-wall-4", "world-4", "great-river-3", "raiders-4", "great-wall-river-4", "raiders-river-5"]
STEPS = {"move-storm", "repair-first", "draw-token", "move-token", "take-marker", "flood", "ebb", "robber-drowns",
         "robber-returns", "storm-begins", "raider-takes", "turn-road", "building-falls", "harbour-shut", "raider-leaves",
         "building-rises", "erupt", "destroy", "reduce", "jungle-counter"}


def take(drive, out, name, theme):
    drive.wait_idle()  # no light pulses, and nothing travels
    path = os.path.join(out, name + ("-light" if theme == "light" else "") + ".png")
    drive.screenshot(path)
    if shutil.which("pngquant"):  # a third of the size, without a visible difference
        subprocess.run(["pngquant", "--force", "--ext", ".png", path], check=True)


class Line:
    """A port with something other than watchfire-tower at its end: it answers each question with these lines.
    """

    def __init__(self, path, lines):
        self.master, slave = os.openpty()
        tty.setraw(slave)
        os.symlink(os.ttyname(slave), path)
        self.slave = slave  # kept open, or reading ends with an error while nobody listens
        self.lines = lines
        self.path = path
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self):
        while data := os.read(self.master, 4096):
            if b"HELLO?" in data:
                for words in self.lines:
                    check = f"*{zlib.crc32(words.encode()):08x}" if words.startswith("HELLO") else ""
                    os.write(self.master, f"{words}{check}\n".encode())


class TowerAlbum:
    """The page of the dice tower in each situation."""

    def __init__(self, build, folder, out, size, theme):
        self.program, self.simulator = build / "app/watchfire", build / "firmware-protocol/watchfire-tower"
        self.folder, self.out, self.size, self.theme = folder, out, size, theme
        os.chdir(folder)  # so that the pictures show short names of ports
        self.count = 0

    def tower(self, serial):
        os.mkdir(serial)
        return Tower(str(self.simulator), f"./{serial}", serial)

    def shot(self, name, *arguments, link=None, act=None):
        """`act`: what happens once `link` is reached."""
        drive = Drive.launch(str(self.program), *arguments, "--theme", self.theme, size=self.size, mm=SIZES[self.size])
        with drive:
            drive.until(lambda s: not s["loading"] and s["screen"] == "start")
            drive.tap("towerPage")
            drive.wait_for("towerState")
            if link:
                drive.until(lambda s: s["link"] == link, timeout=30)
                if link == "connected":
                    drive.wait_for("lastLines")
            if act:
                act(drive)
            drive.wait_for("port-auto")
            take(drive, self.out, f"{self.size}-tower-{name}", self.theme)
            self.count += 1

    def as_nobody(self, name, port):
        shutil.chown(port, "root", "dialout")
        os.chmod(port, 0o660)
        os.chmod(self.folder, 0o755)
        out = os.path.join(self.folder, "nobody")
        os.mkdir(out)
        shutil.chown(out, "nobody")
        child = os.fork()
        if child == 0:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)
            os.environ["HOME"] = self.out = out
            self.shot(name, "--port", port, link="trouble")
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        for picture in os.listdir(out):
            if picture.endswith(".png"):
                shutil.copy(os.path.join(out, picture), self.out)
        self.count += 1

    def all(self):
        self.shot("simulated", "--simulate", link="connected", act=lambda d: d.wait_for("rollSimulated"))
        self.shot("searching", link="searching")
        one, two = self.tower("WF-000117"), self.tower("WF-000204")

        def busy(drive):
            for rates in ("corrupt 0.01", "drop 0.01"):
                one.say(rates)
            for roll in ((5, 3), (6, 6), (1, 4), (2, 2)):
                one.roll(roll)
            drive.until(lambda s: s["inbox"] == 4, timeout=30)
            one.say("reset")
            for figure in ("error", "round-trip"):
                drive.wait_for(f"value-{figure}", timeout=30000)
            one.say("corrupt 0")
            one.say("drop 0")

        self.shot("connected", "--port", one.link, link="connected", act=busy)

        def waiting(drive):
            drive.wait_for("tower-WF-000204")
            drive.tap("tower-WF-000117")
            if drive.find("playWith"):
                drive.tap("playWith")
            two.roll((6, 1))
            drive.tap("tower-WF-000204")
            drive.wait_for("discardWaiting")

        self.shot("two", "--port", one.link, "--port", two.link, link="connected", act=waiting)

        def pull(drive):
            drive.until(lambda s: s["link"] == "connected")
            one.say("unplug")
            drive.until(lambda s: s["link"] == "lost")

        self.shot("unplugged", "--port", one.link, act=pull)
        other = Line("./ttyUSB0", ["HELLO 0001a3f2 1 2.0 Tower 5 WF-000300 - 0 0 -"])
        self.shot("other-version", "--port", other.path, link="trouble")
        plain = Line("./ttyUSB1", ["5 3"])
        self.shot("plain", "--port", plain.path, link="connected")
        if os.geteuid() == 0:  # only root can make a port that the program may not open
            self.as_nobody("no-access", plain.path)
        for tower in (one, two):
            tower.quit()


class PowderAlbum:
    """The table of Black Powder, from the set-up to the end, and five players at once."""

    def __init__(self, build, out, size, theme):
        self.program, self.out, self.size, self.theme = str(build / "app/watchfire"), out, size, theme
        self.count = 0

    def crowd(self):
        """Five players and nine hordes, in the fall of the first year."""
        clans = ["dragon", "turtle", "snake", "monkey", "panda"]
        header = Recorded.read("tests/golden/black-powder-three-years").header
        header["players"] = [{"id": c, "name": n} for c, n in zip(clans, ["Ann", "Ben", "Cleo", "Dora", "Emil"])]
        commands = [{"do": "tea", "order": clans}]

        def place(piece, player, at, **more):
            commands.append({"do": "place", "piece": piece, "player": player, "at": at, **more})

        def correct(what, at, value):
            commands.append({"do": "correct", "what": what, "at": at, "value": value})

        cards = ["champions", "pikemen", "trebuchet", "battering-ram", "leader", "veterans", "ladders", "bowmen", "shamans"]
        for i, card in enumerate(cards):
            correct("horde", f"S{i // 3 + 1}.{i % 3 + 1}", card)
        for section, level in (("S1", 2), ("S2", 3), ("S3", 1)):
            correct("wall-level", section, level)
            correct("barricades", section, level)
        for section, machine in (("S1", "ballista"), ("S2", "cannon"), ("S3", "rocket-launcher")):
            place(machine, "dragon", section)
        for at, soldiers in {"S1.1": [("dragon", "flamethrower", "a1"), ("turtle", "tank", "a2"), ("snake", "spearman", "a4"), ("panda", "horseman", "a5+a6")],
                             "S1.2": [("monkey", "warrior-monk", "a3"), ("dragon", "horseman", "b3+b4")],
                             "S2.1": [("monkey", "spearman", "a3"), ("panda", "spearman", "b2"), ("turtle", "tank", "a4")],
                             "S2.3": [("snake", "horseman", "a1+a2"), ("monkey", "warrior-monk", "b3")],
                             "S3.1": [("snake", "spearman", "a1"), ("turtle", "horseman", "a3+a4")]}.items():
            for clan, kind, spot in soldiers:
                place(kind, clan, f"{at}:{spot}")
        for at, mark in (("S1.2:a4", "wound"), ("S2.2:a1", "snake-token"), ("S2.2:a2", "wound"), ("S3.2:b2", "wound"), ("S3.3:a2", "snake-token")):
            correct("spot", at, mark)
        for section, shooters in {"S1": ["dragon:archer", "snake:crossbowman"], "S2": ["panda:bomber", "monkey:archer", "turtle:archer"],
                                  "S3": ["snake:archer"]}.items():
            for clan, kind in (shooter.split(":") for shooter in shooters):
                place(kind, clan, f"{section}.fire")
        for i, clan in enumerate(clans):
            for kind in ["spearman", "archer"][:1 + i % 2]:
                for section in ("S1", "S2", "S3"):
                    place(kind, clan, f"{section}.rest")
        correct("tower", "T2", "dragon")
        correct("tower", "T3", "panda")
        for clan, honor in zip(clans, (24, 19, 31, 8, 12)):
            correct("honor", clan, honor)
        commands.append({"do": "begin"})
        commands.append({"do": "order", "players": clans})
        return Recorded(header, [(command, {}) for command in commands])

    def shot(self, name, game, act=None):
        with game.open(self.program, "--theme", self.theme, size=self.size, mm=SIZES[self.size]) as drive:
            drive.wait_for("powderBoard")
            if act:
                act(drive)
            take(drive, self.out, f"{self.size}-black-powder-{name}", self.theme)
        self.count += 1

    def all(self):
        game = Recorded.read("tests/golden/black-powder-three-years")

        def lens(drive):
            clear_steps(drive)  # then the cards of the section come up by themselves
            drive.wait_for("aimLens")

        self.shot("set-up", game.upto(does("overseer"), 2), clear_steps)
        self.shot("fall", game.upto(does("end-turn"), 10), clear_steps)
        self.shot("winter", game.upto(does("assault")))
        self.shot("breach", game.upto(tells("breach"), 3))
        self.shot("decision", game.upto(asks("fire")))
        self.shot("spots", game.upto(asks("fire")), lens)
        self.shot("end", game, clear_steps)
        two = Recorded.read("tests/golden/black-powder-two-players")
        self.shot("two-players", two.upto(does("end-turn"), 4), clear_steps)
        self.shot("five-players", self.crowd(), clear_steps)


class Camera(Table):
    """A table at which pictures are taken, each situation once."""

    def __init__(self, build, folder, out, size, theme, header, album=""):
        super().__init__(str(build / "app/watchfire"), str(build / "firmware-protocol/watchfire-tower"), folder, header,
                         size=size, mm=SIZES[size], theme=theme)
        self.out, self.size, self.album = out, size, album
        self.taken = set()

    def start(self):
        super().start()
        if self.taken:
            self.shot("resume")
            return
        self.shot("start")
        self.panel("settingsPage", "settingsPage", "back")

    def shot(self, name):
        if name in self.taken:
            return
        self.taken.add(name)
        take(self.drive, self.out, f"{self.size}-{self.album}{name}", self.theme)

    def panel(self, name, button, *close):
        """Opens something, takes it, closes it."""
        if name in self.taken or not self.drive.find(button):
            return
        self.tap(button)
        self.shot(name)
        for closing in close:
            if self.drive.find(closing):
                self.tap(closing)
                return

    def tap(self, name):
        if name == "next":
            self.shot("players" if "new-game" in self.taken else "new-game")
        if name == "start":
            self.shot("board")
        super().tap(name)

    def look(self, n, state):
        """Called after each command."""
        steps = [step["do"] for step in state["steps"]]
        decision = state["state"]["decision"]
        phase = state["state"]["turn"]["phase"]
        if phase == "founding" and n == 9:
            self.shot("founding")
        if decision:
            self.shot(f"decision-{decision['id']}")
        elif "breach" in steps and n > 200:
            self.tap("done")
            self.shot("breach")
            self.panel("why", "why", "why")
        elif phase == "after-roll" and not steps and n > 60:
            self.shot("nothing-moves")
        elif phase == "before-roll" and n > 150:
            self.shot("before-roll")
            self.panel("risk", "risk", "risk")
            self.panel("card", "card", "knightBack")
            self.panel("history", "history", "closeSheet")
            self.panel("menu", "menu", "closeSheet")
        elif phase == "after-roll" and n > 100 and "build" not in self.taken:
            self.clear_steps()
            self.tap("build")
            self.shot("build")
            self.tap("piece-road")
            self.shot("build-places")
            self.tap("pieceBack")
        if n == 200:
            self.kill()  # to see what a restart offers
        if state["state"]["over"]:
            self.clear_steps()
            self.shot("end")


class OtherCamera(Camera):
    """What the games other than The Great Wall have of their own."""

    def start(self):
        Table.start(self)

    def tap(self, name):
        if name == "next":
            self.shot("new-game")
        elif name == "start":
            self.shot("board")
        Table.tap(self, name)

    def cards_left(self):
        """How many step cards wait for a tap."""
        if not self.drive.find("done"):
            return 0
        every = self.drive.find("doneAll")
        return int(every["text"].split()[-1]) if every else 1

    def look(self, n, state):
        steps = [step["do"] for step in state["steps"]]
        decision = state["state"]["decision"]
        phase = state["state"]["turn"]["phase"]
        if phase == "founding" and n == 3:
            self.shot("founding")
        for kind in (k for k in steps if k in STEPS and k not in self.taken):
            # Brings its card to the front, as the table does.
            while not decision and (left := self.cards_left()) > len(steps) - steps.index(kind):
                self.point_at("done")
                assert self.cards_left() < left
            self.shot(kind)
        if decision:
            self.shot(f"decision-{decision['id']}")
        elif phase == "before-roll" and n > 150:
            self.shot("before-roll")
            self.panel("card", "card", "knightBack")
        elif phase == "after-roll" and n > 120 and "build" not in self.taken:
            self.clear_steps()
            self.panel("build", "build", "pieceBack")
        if state["state"]["over"]:
            self.clear_steps()
            self.shot("end")


def pages(options, size):
    """How many pictures were taken."""
    taken = []

    def look(drive, name):
        german = "-de" if options.language == "de" else ""
        take(drive, str(options.out.resolve()), f"{size}-{name}{german}", options.theme)
        taken.append(name)

    visit = Visit(str(options.build.resolve() / "app/watchfire"), look, "--theme", options.theme, "--language",
                  options.language, size=size, mm=SIZES[size])
    for part in PARTS:
        visit.hex_game(part) if part in PLAYED else getattr(visit, part)()
    return len(taken)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=SOURCE / "build/release")
    parser.add_argument("--out", type=pathlib.Path, default=SOURCE / "build/pictures")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=["dark", "light"], default="dark")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--situations", choices=["tower", "black-powder", "pages"], help="these instead of games")
    parser.add_argument("--language", choices=["en", "de"], default="en", help="of the pages")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)

    if options.situations == "black-powder":
        for size in options.size or SIZES:
            album = PowderAlbum(options.build.resolve(), str(options.out.resolve()), size, options.theme)
            album.all()
            print(f"black-powder, {size}: {album.count} pictures")
        return
    if options.situations == "pages":
        for size in options.size or SIZES:
            count = pages(options, size)
            print(f"pages, {size}: {count} pictures")
        return
    for size in (options.size or SIZES) if options.situations else ():
        with tempfile.TemporaryDirectory(prefix="watchfire-pictures-") as folder:
            album = TowerAlbum(options.build.resolve(), folder, str(options.out.resolve()), size, options.theme)
            album.all()
            os.chdir(SOURCE)
            print(f"tower, {size}: {album.count} pictures")
    if options.situations:
        return

    for game in options.game or GAMES:
        header, *commands = read_lines(SOURCE / f"tests/end-to-end/{game}.jsonl")
        *answers, _ = read_lines(SOURCE / f"tests/end-to-end/{game}.out.jsonl")
        for size in options.size or SIZES:
            with tempfile.TemporaryDirectory(prefix="watchfire-pictures-") as folder:
                how = (options.build, folder, str(options.out), size, options.theme, header)
                camera = Camera(*how) if game == GAMES[0] else OtherCamera(*how, f"{game}-")
                try:
                    camera.play(commands, answers, seen=camera.look)
                    print(f"{game}, {size}: {len(camera.taken)} pictures: {', '.join(sorted(camera.taken))}")
                finally:
                    camera.end()


if __name__ == "__main__":
    main()
