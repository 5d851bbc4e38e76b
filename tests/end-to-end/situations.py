# SPDX-License-Identifier: Apache-2.0
"""The situations for tests of the screens, in both languages and at every size, and for pictures. Each brings
the real program there by taps, if necessary from a recorded game."""
import contextlib
import json
import pathlib
import sqlite3
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import SIZES, Drive  # noqa: E402  (the path is known only now)
from recorded import STILL, Recorded, asks, clear_steps, does, tells  # noqa: E402

from phone import Phone  # noqa: E402
from phones_on import right, seat_links, turn_on  # noqa: E402

SCENARIOS = ["base", "great-wall", "world", "great-river", "raiders", "black-powder"]
GAMES = {
    "great-wall": ("tests/end-to-end/great-wall-4", ["steal-from", "rider-numeral", "pirate"], ["breach", "move-rider"]),
    "world": ("tests/end-to-end/world-4", ["storm-heading", "storm-turn", "token-from", "token", "robber"],
              ["move-storm", "draw-token"]),
    "great-river": ("tests/end-to-end/great-river-3", ["robber"], ["flood", "ebb"]),
    "raiders": ("tests/end-to-end/raiders-4", ["eruption-die", "raider-desert", "raider-place"],
                ["building-falls", "turn-road", "erupt"]),
}
# Parts that can be visited separately.
PARTS = ["start", "new_game", "editor", "founding", *GAMES, "powder", "powder_entries", "powder_value", "from_files", "phones",
         "above"]
POWDER = "tests/golden/black-powder-three-years"
# A map of Pioneers: some of what is in it has no place on a board here.
MAP = """title Our lake
desc a map that we drew
victory-points 10
num-roads 15
num-ships 15
chits 6,9,12,5
map
-,s?5,s0,so1
s,t2,d1,s
sb0,h3,m4+,d5
.
nosetup 1 1 2
"""


class Visit:
    """One start of the program; `look(name)` is called in each situation on the way."""

    def __init__(self, program, look, *arguments, **launch):
        self.program, self.look, self.arguments, self.launch = program, look, arguments, launch

    def at(self, game, *arguments):
        # Looks are for what rests: on a busy machine, dice that still fall seem to rest.
        return game.open(self.program, *self.arguments, *arguments, settings=STILL, **self.launch)

    def empty(self, **launch):
        drive = Drive.launch(self.program, *self.arguments, **self.launch, **launch)
        drive.until(lambda s: not s["loading"] and s["screen"] == "start")
        return drive

    def seen(self, drive, name):
        drive.wait_still()
        self.look(drive, name)

    def statistics(self, drive, scenario):
        self.tap(drive, "statistics")
        for chapter in self.each(drive, "chapter-"):
            self.seen(drive, f"{scenario}-statistics-{chapter}")

    def each(self, drive, prefix):
        """Taps the objects with these names one after the other, and calls `look` with the joined name."""
        drive.wait_still()
        for name in [n for n in drive.names() if n.startswith(prefix)]:
            self.tap(drive, name)
            yield name.removeprefix(prefix)

    def first(self, drive, prefix):
        return next(name for name in drive.names() if name.startswith(prefix))

    def tap(self, drive, *names):
        for name in names:
            drive.wait_for(name)
            drive.wait_still()
            drive.tap(name)
        drive.wait_still()

    # ---- before a game ----

    def start(self):
        with self.empty() as drive:
            self.seen(drive, "start")
            self.tap(drive, "settingsPage")
            for group in self.each(drive, "group-"):
                self.seen(drive, f"settings-{group}")
                if group == "screen":
                    self.tap(drive, "measure")
                    self.seen(drive, "settings-measure")
                    self.tap(drive, "closeMeasure")
            self.tap(drive, "back", "towerPage")
            self.seen(drive, "tower")
            self.tap(drive, "back", "games")
            self.seen(drive, "games-none")
            self.tap(drive, "fromFile")
            self.seen(drive, "games-files")
            self.tap(drive, "back", "back", "valueBook")
            for page in self.each(drive, "page-"):
                self.seen(drive, f"book-{page}")
            self.tap(drive, "page-cards", "card-leader", "value-/cards/leader/ability")
            self.seen(drive, "book-value")
            self.tap(drive, "closeValue", "value-/cards/leader/backs")
            self.seen(drive, "book-backs")
            self.tap(drive, "closeValue", "page-walls", "fillAhead")
            self.seen(drive, "book-walk-number")
            self.tap(drive, "answer-4", "field-/walls/1/cost")
            self.seen(drive, "book-walk-price")
            self.tap(drive, "walkPause", "page-time-few", "fillAhead")
            self.seen(drive, "book-walk-time")
            self.tap(drive, "walkPause", "page-cards", "fillAhead")
            self.seen(drive, "book-walk-card")
            self.tap(drive, "walkGrid-cell-a1", "walkGrid-cell-a2", 'answer-{"honor":1}', "walkGrid-cell-a2")
            self.seen(drive, "book-walk-spots")
            self.tap(drive, "walkPause", "page-shots", "fillAhead", "walkSkip", "walkSkip")
            self.seen(drive, "book-walk-rocket")
            self.tap(drive, "walkPause", "page-books", "beginBook")
            self.seen(drive, "book-name")
        self.restore()
        with self.at(Recorded.read(GAMES["great-wall"][0]).upto(does("roll"), 9)) as drive:
            self.tap(drive, "menu", "startPage")
            self.seen(drive, "start-resume")
            self.tap(drive, "games")
            self.seen(drive, "games-one")
            self.tap(drive, "back", "ownBoards")
            self.seen(drive, "own-boards")

    def restore(self):
        """A backup whose games were tried, one of them in vain."""
        with tempfile.TemporaryDirectory() as folder:
            game = Recorded.read(GAMES["great-wall"][0]).upto(does("roll"), 9)
            backup = pathlib.Path(folder, "Documents", "Watchfire", "watchfire-2026-01-02-2014.db")
            backup.parent.mkdir(parents=True)
            game.write(self.program, str(backup))
            with contextlib.closing(sqlite3.connect(backup)) as journal:
                journal.execute("UPDATE commands SET line = '{\"do\":\"end-turn\"' WHERE n = 9")
                journal.commit()
            with self.empty(env={"HOME": folder, "XDG_DOCUMENTS_DIR": f"{folder}/Documents"}) as drive:
                self.tap(drive, "settingsPage", "group-backup", f"backup-{backup.name}")
                drive.wait_for("doIt")
                self.seen(drive, "settings-restore")

    def new_game(self):
        with self.empty() as drive:
            for scenario in SCENARIOS:
                self.tap(drive, "newGame", f"scenario-{scenario}")
                self.seen(drive, f"new-{scenario}-what")
                self.tap(drive, "next")
                self.seen(drive, f"new-{scenario}-who")
                if scenario in ("great-wall", "black-powder"):
                    self.tap(drive, "player-1")
                    self.seen(drive, f"new-{scenario}-player")
                    self.tap(drive, "name-1")
                    self.seen(drive, f"new-{scenario}-name")
                    self.tap(drive, "key-done", "closeEditor")
                self.tap(drive, "next")
                self.seen(drive, f"new-{scenario}-where")
                self.tap(drive, "unfoldOptions")
                self.seen(drive, f"new-{scenario}-options")
                self.tap(drive, "back", "back", "back")

    def editor(self):
        with self.empty() as drive:
            self.tap(drive, "newGame", "scenario-great-wall", "next", "next", "otherBoard")
            self.seen(drive, "editor-start")
            self.tap(drive, "openFiles")
            self.seen(drive, "editor-files")
            self.tap(drive, "back", "startCopy")
            for group in self.each(drive, "group-"):
                self.seen(drive, f"editor-{group}")
            self.tap(drive, "group-cost", "brush-level-4", "brush-cost-4-ore")
            self.seen(drive, "editor-level")
            self.tap(drive, "saveBoard")
            self.seen(drive, "editor-name")
        with self.empty() as drive:
            self.tap(drive, "newGame", "scenario-base", "next", "next", "otherBoard", "startEmpty", "brush-terrain-hills")
            self.seen(drive, "editor-walk")
            # Faults with their sentences, and a button that mends one.
            self.tap(drive, "walk")
            self.seen(drive, "editor-problems")
        with self.empty() as drive:
            self.tap(drive, "newGame", "scenario-raiders", "next", "next", "otherBoard", "startCopy", "group-volcano")
            self.tap(drive, "brush-face-4")
            self.seen(drive, "editor-volcano")

    # ---- hex games ----

    def founding(self):
        with self.empty() as drive:
            self.tap(drive, "newGame", "scenario-great-wall", "next", "next", "start")
            drive.until(lambda s: s.get("commands") == 0)
            self.seen(drive, "founding")
            self.tap(drive, "begin-early")
            self.seen(drive, "founding-early")

    def hex_game(self, scenario):
        path, questions, steps = GAMES[scenario]
        game = Recorded.read(path)
        with self.at(game.before(does("roll"), 25)) as drive:
            clear_steps(drive)
            self.seen(drive, f"{scenario}-before-roll")
            if scenario == "great-wall":
                self.tap(drive, "card")
                self.seen(drive, "card")
                self.tap(drive, "menu")
                self.seen(drive, "menu")
                self.tap(drive, "correct")
                self.seen(drive, "correction")
        with self.at(game.before(does("end-turn"), 30)) as drive:
            clear_steps(drive)
            self.seen(drive, f"{scenario}-act")
            if drive.find("build"):
                self.tap(drive, "build")
                self.seen(drive, f"{scenario}-build")
            if scenario == "great-wall":
                self.tap(drive, "piece-road", "anywhere")
                self.tap(drive, self.first(drive, "place-side"))
                if drive.find("confirmPlace"):
                    self.tap(drive, "confirmPlace")
                self.seen(drive, "refusal")
                self.tap(drive, "dismissRefusal", "history")
                self.seen(drive, "history")
        for question in questions:
            with self.at(game.upto(asks(question))) as drive:
                self.seen(drive, f"{scenario}-asks-{question}")
                if question == questions[0]:
                    self.tap(drive, "why")
                    self.seen(drive, f"{scenario}-why")
        for step in steps:
            with self.at(game.upto(tells(step))) as drive:
                self.seen(drive, f"{scenario}-tells-{step}")
        with self.at(game) as drive:
            clear_steps(drive)
            self.seen(drive, f"{scenario}-end")
            self.statistics(drive, scenario)

    # ---- Black Powder ----

    @staticmethod
    def first_fire(game):
        """The section whose firing spots are recruited for first: "S1"."""
        return next(soldier["at"][:2] for command, _ in game.taken if command["do"] == "recruit"
                    for soldier in command["soldiers"] if soldier.get("at", "").endswith(".fire"))

    def powder(self):
        game = Recorded.read(POWDER)
        with self.at(game.upto(does("overseer"), 2)) as drive:
            clear_steps(drive)  # the next question opens by itself
            self.seen(drive, "powder-set-up")
        # What a step takes off is pale until it is done.
        with self.at(game.upto(tells("remove-barricades"))) as drive:
            self.tap(drive, "done")
            self.seen(drive, "powder-pale")
        with self.at(game.upto(does("end-turn"), 10)) as drive:
            clear_steps(drive)
            self.seen(drive, "powder-fall")
            if drive.find("moreActions"):
                self.tap(drive, "moreActions")
                self.seen(drive, "powder-more")
            if drive.find("panelAway"):
                self.tap(drive, "panelAway")
                self.seen(drive, "powder-away")
                self.tap(drive, "panelAway")
            self.tap(drive, "holdings")
            self.seen(drive, "powder-holdings")
            self.tap(drive, "closeSheet")
            for near in ("horde-", "section-"):
                name = self.first(drive, near)
                self.tap(drive, name)
                if drive.find("entryBack"):  # something is built there; a second touch enlarges it
                    self.seen(drive, f"powder-{near}entry")
                    self.tap(drive, name)
                self.seen(drive, f"powder-{near}near")
                self.tap(drive, "closeLens")
                if drive.find("entryBack"):
                    self.tap(drive, "entryBack")
                    drive.wait_gone("entryBack")
            self.tap(drive, self.first(drive, "action-"))
            self.seen(drive, "powder-entry")
        # Below steps a button of a small panel says what comes next, in long words.
        for name, holds, times in (("overseer", does("horde"), 5), ("assault", does("assault"), 1)):
            with self.at(game.before(holds) if name == "assault" else game.upto(holds, times)) as drive:
                self.seen(drive, f"powder-on-to-{name}")
        archers = game.before(lambda command, _: command["do"] == "recruit" and command["soldiers"][0].get("at", "").endswith(".fire"))
        with self.at(archers) as drive:
            clear_steps(drive)
            self.tap(drive, f"fire-{self.first_fire(game)}")
            drive.wait_for("aimLens")
            self.seen(drive, "powder-aim")
            self.tap(drive, self.first(drive, "spot-"))
            drive.wait_for("entryDone")
            self.seen(drive, "powder-recruit-archer")
        # A touch on a card, on a wall, on a rest zone: what can be done there, above the soldiers of the tray.
        for name, holds, touches in (("recruit", does("recruit"), ("horde-", "spot-")), ("build", does("build"), ("section-",)),
                                     ("attack", does("attack"), ("rest-", "spot-"))):
            with self.at(game.before(holds, 1 if name != "recruit" else 4)) as drive:
                clear_steps(drive)
                for touch in touches:
                    drive.wait_still()
                    if found := [n for n in drive.names() if n.startswith(touch) and drive.find(n)["enabled"]]:
                        self.tap(drive, found[0])
                self.seen(drive, f"powder-here-{name}")
        for name, holds in (("winter", does("assault")), ("breach", tells("breach")), ("fire", asks("fire"))):
            with self.at(game.upto(holds)) as drive:
                self.seen(drive, f"powder-{name}")
                if drive.find("decisionWaits"):  # on a small screen the steps come first
                    self.tap(drive, "decisionWaits")
                    self.seen(drive, f"powder-{name}-answers")
        with self.at(game) as drive:
            clear_steps(drive)
            self.seen(drive, "powder-end")
            self.statistics(drive, "powder")

    def enter(self, drive, action):
        """Opens an entry, if it has not come up by itself."""
        clear_steps(drive)
        drive.wait_idle()
        if drive.find(f"entering-{action}"):
            return
        if not drive.find(f"action-{action}"):
            self.tap(drive, "moreActions")
        self.tap(drive, f"action-{action}")
        drive.wait_for(f"entering-{action}")

    def powder_entries(self):
        """Whatever a table enters, and where it has several questions, each of them."""
        game = Recorded.read(POWDER)
        for action, recorded, further in (
                ("tea", "tea", ("snake",)), ("deck", "deck", ("bowmen", "shamans")), ("machine", "place", ("ballista",)),
                ("order", "order", ("turtle",)), ("honor", "honor", ()), ("shame-back", "shame-back", ()),
                ("shot", "shot", ("rocket-launcher>S3.1",)), ("adjust", "adjust", ("S3", "more"))):
            with self.at(game.before(does(recorded))) as drive:
                self.enter(drive, action)
                if drive.find("choicesWait"):  # steps that their line cannot say come first
                    self.seen(drive, f"powder-enter-{action}-steps")
                    self.tap(drive, "choicesWait")
                self.seen(drive, f"powder-enter-{action}")
                for n, touch in enumerate(further, 1):
                    self.tap(drive, f"entry-{touch}")
                    self.seen(drive, f"powder-enter-{action}-{n}")

    def powder_value(self):
        """A printed value is corrected while a game runs."""
        with self.at(Recorded.read(POWDER).upto(does("end-turn"), 10)) as drive:
            self.enter(drive, "correct")
            self.seen(drive, "powder-correct")
            for n, touch in enumerate(("value", "card:leader", "/cards/leader/power"), 1):
                self.tap(drive, f"entry-{touch}")
                self.seen(drive, f"powder-correct-{n}")
            self.tap(drive, "digit-8", "digit-done")
            drive.wait_for("entryDone")
            self.seen(drive, "powder-correct-told")

    # ---- files that somebody brought ----

    def from_files(self):
        with tempfile.TemporaryDirectory() as folder:
            documents = pathlib.Path(folder, "Documents", "Watchfire")
            documents.mkdir(parents=True)
            (documents / "lake.game").write_text(MAP, encoding="utf-8")
            book = json.loads((SOURCE / "app/books/sample.json").read_text(encoding="utf-8"))
            del book["sample"]
            (documents / "values.json").write_text(json.dumps(book | {"name": "theirs"}), encoding="utf-8")
            with self.empty(env={"HOME": folder, "XDG_DOCUMENTS_DIR": f"{folder}/Documents"}) as drive:
                self.tap(drive, "newGame", "scenario-base", "next", "next", "otherBoard", "openFiles", "file-lake.game")
                drive.wait_for("editorImported")
                self.seen(drive, "editor-imported")
            with self.empty(env={"HOME": folder, "XDG_DOCUMENTS_DIR": f"{folder}/Documents"}) as drive:
                self.tap(drive, "valueBook", "value-/walls/1/defense", "digit-1", "digit-8", "digit-done", "page-files", "file-values.json")
                drive.wait_for("takeMissing")
                self.seen(drive, "book-difference")
                self.tap(drive, "takeMissing")
                drive.wait_gone("bookDialog")
                self.seen(drive, "book-added")

    # ---- phones ----

    def phones(self):
        with self.at(Recorded.read(GAMES["great-wall"][0]).upto(does("roll"), 9)) as drive:
            self.tap(drive, "menu", "phonesPage")
            self.seen(drive, "phones-off")
            self.tap(drive, "turnOn")
            drive.until(lambda s: s["phones"]["state"] in ("on", "alone"))
            self.seen(drive, "phones-on")
            self.tap(drive, "wifiName", "key-c", "key-1", "key-done", "wifiPassword", "key-accents")
            self.seen(drive, "phones-wifi")
            self.tap(drive, "key-done")
            self.seen(drive, "phones-two-codes")
        with self.at(Recorded.read(GAMES["great-wall"][0]).upto(does("roll"), 20)) as drive:
            clear_steps(drive)
            link = turn_on(drive)
            turn = drive.state()["state"]["turn"]["player"]
            with Phone(seat_links(drive, link)[turn]) as phone:
                phone.until(lambda: right(phone.view, drive))
                road = next(piece for piece in phone.offer["build"] if piece["piece"] == "road")
                phone.propose(do="build", piece="road", place=road["places"][0]["place"])
                drive.until(lambda _: drive.find("acceptProposal").get("enabled"))
                self.seen(drive, "phones-proposal")
            self.tap(drive, "menu", "phonesPage", f"seat-{turn}")
            self.seen(drive, "phones-seat")

    # ---- what covers a screen ----

    def above(self):
        with self.empty() as drive:
            self.tap(drive, "settingsPage", "group-kiosk", "setPin")
            self.seen(drive, "new-pin")
            for digit in 2 * "2468":
                self.tap(drive, f"pin-{digit}")
            drive.wait_gone("newPinDialog")
            self.tap(drive, "back", "settingsPage")
            self.seen(drive, "pin")
        # A folder is no journal: nothing can be saved.
        with tempfile.TemporaryDirectory() as folder, self.empty(db=folder) as drive:
            self.seen(drive, "problem")
            self.tap(drive, "dismissProblem", "newGame", "next", "next", "start")
            self.seen(drive, "doubt")
        with self.at(Recorded.read(GAMES["great-wall"][0]).upto(does("roll"), 9), "--idle", "1") as drive:
            drive.wait_for("idleView")
            drive.wait_idle()
            self.look(drive, "idle")
