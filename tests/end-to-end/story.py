# SPDX-License-Identifier: Apache-2.0
"""Compares what people see of a story with the rules: the texts of the panel in their order and the picture
of the board, read through --drive at each beat, and the table from `watchfire replay --told`. Both are
converted to one form, a `table`, which contains only what lies on the table.

A beat is the next thing that the table has to do: the step to tick, or the question when all steps are
done."""
import json
import pathlib
import subprocess
import sys
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import PATIENCE  # noqa: E402  (the path is known only now)
from recorded import Recorded  # noqa: E402  (the path is known only now)

ORIGIN = ("time", "by", "tower", "boot", "seq")  # a command's origin is not part of its content
REST = 0.04  # seconds: a place that has not moved for this long stays there
HEADINGS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
ROOT_OF_3 = 3 ** 0.5


class Tables:
    """`watchfire replay --told` at the other end of a pipe: the story of each command in force."""

    def __init__(self, program, header):
        self.process = subprocess.Popen([program, "replay", "--told"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.header = header
        self.stories = []
        self.process.stdin.write(json.dumps(header) + "\n")

    def take(self, command):
        """Returns the answer. A refused command leaves no story."""
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["ok"]:
            told = json.loads(self.process.stdout.readline())["told"]
            told["asks"] = [decision["id"] for decision in answer["decisions"]]
            if command["do"] == "undo":
                self.stories.pop()
            else:
                self.stories.append(told)
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


# ---- one form for both sides: hex games ----

def heading_of(mark):
    """The direction in which the storm's mark points."""
    dx, dy = mark["x1"] - mark["cx"], mark["y1"] - mark["cy"]
    return min(HEADINGS, key=lambda name: abs(ROOT_OF_3 * (HEADINGS[name][0] + HEADINGS[name][1] / 2) - dx)
               + abs(1.5 * HEADINGS[name][1] - dy))


def fact(picture, kind):
    return next((row for row in picture["strip"] if row["kind"] == kind), None)


def hex_table_seen(picture):
    """What the board's picture, the chips and the strip show."""
    hexes = {row["place"]: row for row in picture["hexes"]}
    marks = picture["marks"]
    storm = next((m for m in marks if m["kind"] == "storm"), None)
    table = {
        "buildings": {r["place"]: (r["piece"], r["player"], r["fallen"]) for r in picture["buildings"]},
        "lines": {r["place"]: (r["piece"], r["player"], r["turned"]) for r in picture["lines"]},
        "robber": next((at for at, r in hexes.items() if r["robber"]), None),
        "pirate": next((at for at, r in hexes.items() if r["pirate"]), None),
        "numbers": {at: r["number"] for at, r in hexes.items() if r["number"]},
        "riders": {at: r["numerals"] for at, r in hexes.items() if r["riders"]},
        "levels": {r["wall"]: r["level"] for r in picture["walls"]},
        "before walls": {r["wall"]: r["riders"] for r in picture["walls"]},
        "raiders": {at: r["raiders"] for at, r in hexes.items() if r["raiders"]},
        "flooded": any(r["flooded"] for r in hexes.values()),
        "storm": (storm["place"], heading_of(storm)) if storm else None,
        "repairs": {m["place"]: m["player"] for m in marks if m["kind"] == "repair"},
        "markers": sorted(m["place"] for m in marks if m["kind"] == "marker"),
        "players": {r["player"]: {"points": r["points"], "knights": r["knights"], "chips": r["penalty"],
                                  "raiders": r["raiders"], "counters": r["counters"], "longest road": r["longestRoad"],
                                  "largest army": r["largestArmy"]} for r in picture["players"]},
    }
    tokens, raiders = fact(picture, "tokens"), fact(picture, "raiders")
    if tokens:
        table["tokens"] = int(tokens["value"])
    if raiders:
        supply = raiders["value"].split()[0]
        table["supply"] = int(supply) if supply.isdigit() else 0
    return table


def hex_table_told(state):
    """The same from a state as `replay` prints it."""
    none = dict.fromkeys(state["points"], 0)
    storm = state.get("storm")
    table = {
        "buildings": {at: (b["piece"], b["player"], b["fallen"]) for at, b in state["buildings"].items()},
        "lines": {at: (p["piece"], p["player"], p["turned"]) for at, p in state["lines"].items()},
        "robber": state["robber"],
        "pirate": state["pirate"],
        "numbers": state["numbers"],
        "riders": state.get("numerals", {}),
        "levels": {wall: w["level"] for wall, w in state.get("walls", {}).items()},
        "before walls": {wall: w["riders"] for wall, w in state.get("walls", {}).items()},
        "raiders": {at: n for at, n in state.get("raiders", {}).items() if at != "supply"},
        "flooded": state.get("flood", False),
        "storm": (storm["at"], storm["heading"]) if storm else None,
        "repairs": state.get("repairs", {}),
        "markers": sorted(at for at, holder in state.get("markers", {}).items() if holder is None),
        "players": {p: {"points": points, "knights": state["army"][p], "chips": state.get("penalty", none)[p],
                        "raiders": state.get("raiders-taken", none)[p], "counters": state.get("counters", none)[p],
                        "longest road": state["longest-road"] == p, "largest army": state["largest-army"] == p}
                    for p, points in state["points"].items()},
    }
    if "markers" in state:
        table["tokens"] = len(state["bag"])
    if "raiders" in state:
        table["supply"] = state["raiders"]["supply"]
    return table


# ---- one form for both sides: Black Powder ----

def powder_table_seen(picture):
    clans = {(h["colour"], h["symbol"]): h["player"] for h in picture["holdings"]}

    def clan(look):
        return clans.get((look.get("colour", ""), look.get("symbol", "")))

    def companies(soldiers):
        count = {}
        for one in soldiers:
            if one.get("ghost"):  # pale: still to be put there
                continue
            key = f"{clan(one)}:{one['type']}"
            count[key] = count.get(key, 0) + one.get("count", 1)
        return count

    def marks(cells):
        seen = {}
        for cell in cells:
            if cell.get("ghost"):
                continue
            if cell["mark"] == "soldier":
                seen[cell["place"].split(":")[1]] = f"{clan(cell)}:{cell['type']}"
            elif cell["mark"] != "free":
                seen[cell["place"].split(":")[1]] = cell["mark"]
        return seen

    return {
        "walls": {s["section"]: s["level"] for s in picture["sections"] if s["inPlay"]},
        "barricades": {s["section"]: s["barricades"] for s in picture["sections"] if s["inPlay"]},
        "machines": {s["section"]: sorted(s["machines"]) for s in picture["sections"] if s["inPlay"]},
        "firing": {s["section"]: companies(s["fire"]) for s in picture["sections"] if s["inPlay"]},
        "resting": {s["section"]: companies(s["rest"]) for s in picture["sections"] if s["inPlay"]},
        "hordes": {h["slot"]: (h["card"], marks(h["cells"])) for h in picture["hordes"] if h["filled"] and h["change"] != "comes"},
        "towers": {t["tower"]: clan(t) if t["change"] != "comes" else None for t in picture["towers"] if t["usable"]},
        "honor": {h["player"]: h["honor"] for h in picture["holdings"] if h["hasHonor"]},
        "shame": {h["player"]: h["shame"] for h in picture["holdings"]},
        "claimed": {h["player"]: len(h["claimed"]) for h in picture["holdings"]},
        "shame left": int(fact(picture, "shame")["value"]),
        "hordes to come": int((fact(picture, "draws") or {"value": "0"})["value"]),
    }


def shame(holdings):
    return sum(holdings["shame"].values()) + sum(c.get("shame", 0) for c in holdings["claimed"])


def powder_table_told(state):
    sections = state["sections"]

    def companies(zone):
        return {f"{clan}:{kind}": n for clan, kinds in zone.items() for kind, n in kinds.items() if n}

    return {
        "walls": {name: s["level"] for name, s in sections.items()},
        "barricades": {name: s["barricades"] for name, s in sections.items()},
        "machines": {name: sorted(s["machines"]) for name, s in sections.items()},
        "firing": {name: companies(s["fire"]) for name, s in sections.items()},
        "resting": {name: companies(s["rest"]) for name, s in sections.items()},
        "hordes": {f"{name}.{n}": (card["card"], card["spots"]) for name, s in sections.items()
                   for n, card in enumerate(s["rows"], 1) if card},
        "towers": state["towers"],
        "honor": {clan: h["honor"] for clan, h in state["players"].items() if clan != "reed"},
        "shame": {clan: shame(h) for clan, h in state["players"].items()},
        "claimed": {clan: len(h["claimed"]) for clan, h in state["players"].items()},
        "shame left": state["shame-pool"],
        "hordes to come": state["draws"],
    }


def table_seen(picture):
    return powder_table_seen(picture) if "hordes" in picture else hex_table_seen(picture)


def table_told(state):
    return powder_table_told(state) if "season" in state else hex_table_told(state)


def differences(seen, told):
    """The differences, as lines: where, what the picture shows, what is told."""
    lines = []
    for name in sorted(set(seen) | set(told)):
        one, other = seen.get(name), told.get(name)
        if isinstance(one, dict) and isinstance(other, dict):
            lines += [f"{name} {key}: seen {one.get(key)}, told {other.get(key)}"
                      for key in sorted(set(one) | set(other)) if one.get(key) != other.get(key)]
        elif one != other:
            lines.append(f"{name}: seen {one}, told {other}")
    return lines


# ---- what the table does besides the steps ----

def duties(commands, stories):
    """For each command, what the table does besides its steps: how many of the steps come before it, and its icon. A duty is
    told exactly once, here. Only Black Powder has such duties:
    - BP-11: the advisor track moves on after the spring's last horde. The log names it together with the draws; while hordes
      are still to come, the table owes it. If the table leaves the spring without them, it comes before everything of the
      next season.
    - BP-12: in summer shame is given back before the command track is cleared, if anybody has any, and command cards are
      taken back or discarded after it."""
    owed = False
    all_due = []
    for command, story in zip(commands, stories):
        due, after = [], story["tables"][-1]
        if any(s["do"] == "remind" and s.get("what") == "advisors" for s in story["steps"]):
            owed = after["draws"] > 0  # with none to come, the step has its own card
        elif owed and after["season"] != "spring":
            due.append((0, "remind"))
            owed = False
        elif owed and after["draws"] == 0 and "indicator" not in story["asks"]:
            due.append((len(story["steps"]), "remind"))
            owed = False
        if command["do"] == "season" and command["to"] == "summer":
            if any(shame(holdings) for holdings in after["players"].values()):
                due.append((len(story["steps"]) - 1, "shame-back"))
            due.append((len(story["steps"]), "honor"))
        all_due.append(due)
    return all_due


# ---- what people see ----

class Beat:
    """One look at the program."""

    def __init__(self, drive):
        self.picture = drive.ask({"do": "picture"})
        self.texts = drive.ask({"do": "texts"})["texts"]
        self.table = table_seen(self.picture)
        self.steps = self.picture["steps"]
        self.current = next((s for s in self.steps if s["state"] == "current"), None)
        question = self.picture["question"]
        self.question = question["decision"] if question["open"] else None
        self.question_title = question["title"]
        self.lit = self.picture.get("lit", [])
        self.done, self.panel = drive.find("done"), drive.find("nowPanel")

    def card(self):
        """The current step's card, with how many of its command's steps it contains; None when all are done."""
        if self.current is None:
            return None
        command, card = map(int, self.current["id"].split(":"))
        return next(b for b in self.picture["beats"] if (b["command"], b["card"]) == (command, card))

    def tell(self):
        """(command, how many of its steps are told) before the current step; None when all are done. Commands
        count from 1."""
        current = self.card()
        if current is None:
            return None
        command = current["command"]
        return command, sum(b["steps"] for b in self.picture["beats"]
                            if b["command"] == command and b["card"] < current["card"])

    def y_of(self, text, around=None):
        """Where this text is on the panel; None if it is not visible."""
        found = [t["y"] for t in self.texts if t["text"] == text and (around is None or t["in"] == around)]
        return found[0] if found else None

    def in_sight(self, text, around):
        return any(t["in-sight"] for t in self.texts if t["text"] == text and t["in"] == around)

    def title(self):
        """The text of the question; where the steps before it need the room, on the button that opens it."""
        return next((t for t in self.texts if t["name"] == "decisionTitle" or t["in"] == "decisionWaits"), None)

    def order_faults(self):
        """The panel's order: every step as a text, one below the other as they are told, the current one in sight; the
        question below them all. Older done ones may be one line, "3 done", but none that only an answer has ticked. Where a
        low panel has all of them in one line, that line and the question are in sight."""
        faults = []
        tucked = next((t for t in self.texts if t["in"] == "tuckSteps"), None)
        if tucked and self.question and not any(t["in"].startswith("step-") for t in self.texts):
            title = self.title()
            if not title or not title["in-sight"] or not tucked["in-sight"] or tucked["y"] >= title["y"]:
                faults.append(f"the question \"{self.question_title}\" and the line of steps above it are not in sight")
            return faults
        folded = next((int(t["text"].split()[0]) for t in self.texts
                       if t["in"] == "foldSteps" and t["text"][:1].isdigit()), 0)
        hidden = [s for s in self.steps if not s["shares"] and not s["presumed"]][:folded]
        if any(s["state"] not in ("done", "told") for s in hidden):
            faults.append(f"the {folded} first steps are not all done")
        last = seen = float("-inf")
        # When everything is done and answered, the panel may go on to the next thing.
        for step in [s for s in self.steps if s not in hidden] if self.current or self.question else []:
            y = self.y_of(step["sentence"], "step-" + step["id"])
            if y is None:
                faults.append(f"nobody reads \"{step['sentence']}\"")
            elif y <= last:
                faults.append(f"\"{step['sentence']}\" stands above what comes before it")
            else:
                last = y
                if self.in_sight(step["sentence"], "step-" + step["id"]):
                    seen = y
        if self.question:
            y = (self.title() or {}).get("y")
            if y is None:
                faults.append(f"nobody reads the question \"{self.question_title}\"")
            elif y <= seen:  # steps that do not fit scroll in the place above it
                faults.append(f"the question \"{self.question_title}\" stands above the steps before it")
        if self.current and not any(t["name"] == "currentSentence" and t["in-sight"] for t in self.texts):
            faults.append(f"\"{self.current['sentence']}\" is to be done now and out of sight")
        if self.current and self.done and self.done["y"] + self.done["height"] > self.panel["y"] + self.panel["height"]:
            faults.append(f"the button for \"{self.current['sentence']}\" is cut off")
        states = [s["state"] for s in self.steps]
        if "current" in states and any(s in ("done", "told") for s in states[states.index("current"):]):
            faults.append(f"a step behind the current one is done: {states}")
        return faults


class Hand:
    """A finger at the program: touches what a person would touch. A `hasty` one does not wait until the
    screen rests."""

    def __init__(self, drive, pointer="touch"):
        self.drive = drive
        self.pointer = pointer
        self.hasty = False
        self.touches = 0

    def rest(self):
        if not self.hasty:
            self.drive.wait_still()

    def touch(self, name):
        self.drive.wait_for(name, timeout=int(PATIENCE * 1000))
        self.rest()
        self.drive.ask({"do": self.pointer, "name": name})
        self.touches += 1

    def look(self):
        self.close_next()
        return Beat(self.drive)

    def close_next(self):
        """A question that opened by itself beside the last card is closed first: while it is open, the board shows that
        card as done."""
        self.rest()
        if self.drive.find("entryBack") and self.drive.state()["steps-left"] > 0:
            self.touch("entryBack")
            self.drive.wait_gone("entryBack")
            self.rest()

    def roll(self, dice):
        self.advance(lambda: [self.touch(f"die-{n}-{face}") for n, face in enumerate(dice, 1)])

    def open_steps(self):
        """In a low panel they are one line above a question. A panel that is being laid out can look like that, too."""
        def closed():
            return self.drive.find("tuckSteps") and not self.drive.find("done")

        self.rest()
        if closed():
            self.drive.wait_idle()
            if closed():
                self.touch("tuckSteps")

    def tick(self):
        left = self.drive.state()["steps-left"]
        self.open_steps()
        self.touch("done")
        self.drive.until(lambda s: s["steps-left"] < left, timeout=PATIENCE)

    def tick_all(self):
        while (left := self.drive.state()["steps-left"]) > 0:
            self.close_next()
            self.open_steps()
            # In a low panel the button that goes on may have its place; then they are ticked one by one.
            self.touch("doneAll" if self.drive.find("doneAll") else "done")
            self.drive.until(lambda s, left=left: s["steps-left"] < left, timeout=PATIENCE)
        # The picture passes the steps one by one, half a second each.
        passed = None
        while not self.hasty and (now := self.drive.ask({"do": "picture"})) != passed:
            passed = now
            time.sleep(0.7)

    def place(self, kind, at):
        """A place on the board, or a direction of the compass: where it has come to rest."""
        name = f"heading-{at}" if kind == "heading" else f"place-{kind}-{at}"
        end = time.monotonic() + PATIENCE
        seen = None
        while (now := self.drive.find(name)) is None or now != seen:
            assert time.monotonic() < end, f"{name} is not offered, or never rests"
            seen = now
            time.sleep(REST)
        def offered(state):
            return {n["name"] for n in state["names"] if n["name"].startswith(("place-", "heading-"))}

        before = self.drive.state()
        self.drive.ask({"do": self.pointer, "name": name})
        self.touches += 1
        # A touch is carried out at once, leads to a further choice, or must be confirmed if places are close
        # together.
        while (now := self.drive.state())["commands"] == before["commands"] and not now["refusal"]:
            assert time.monotonic() < end, f"the touch at {name} leads to nothing"
            if any(n["name"] == "confirmPlace" for n in now["names"]):
                self.drive.wait_idle()
                if self.drive.find("confirmPlace"):
                    self.drive.ask({"do": self.pointer, "name": "confirmPlace"})
                    self.touches += 1
            elif offered(now) != offered(before):
                break
            time.sleep(REST)

    def answer(self, value):
        """The answer to the open question, on the board where it is a place."""
        options = self.drive.ask({"do": "picture"})["question"]["options"]
        index, option = next((i, o) for i, o in enumerate(options) if json.loads(o["id"]) == value)
        kind, _, at = option["place"].partition(" ")
        self.advance(lambda: self.place(kind, at) if kind else self.touch(f"option-{index}"))

    def advance(self, act):
        """Runs `act` and waits until the game has taken one command more."""
        before = self.drive.state()["commands"]
        act()
        state = self.drive.until(lambda s: s["commands"] != before or s["refusal"], timeout=PATIENCE)
        assert not state["refusal"], state["refusal"]


def prepared(path, number):
    """A recorded game before its command of this number (0 is the first), the command, and the answers that followed."""
    game = Recorded.read(path)
    answers = []
    for command, _ in game.taken[number + 1:]:
        if command["do"] != "answer":
            break
        answers.append(command["value"])
    return type(game)(game.header, game.taken[:number]), game.taken[number][0], answers


def steps_of(path, number):
    """What the command of this number told, without its answers."""
    return Recorded.read(path).taken[number][1]["steps"]


def first(path, holds):
    """The number of the first command that, with the answers to its questions, makes holds(command, steps) true."""
    taken = Recorded.read(path).taken
    for number, (command, answer) in enumerate(taken):
        if command["do"] == "answer":
            continue
        steps = list(answer["steps"])
        for later, its in taken[number + 1:]:
            if later["do"] != "answer":
                break
            steps += its["steps"]
        if holds(command, steps):
            return number
    raise ValueError("that never happens")


class Story:
    """A prepared game in the running program, and beside it the same game as `replay` tells it. What a hand does at the
    program is read back from its log."""

    def __init__(self, program, game, pointer="touch", *arguments, **launch):
        self.drive = game.open(program, *arguments, **{"mm": 5.9, **launch})
        self.hand = Hand(self.drive, pointer)
        self.tables = Tables(program, game.header)
        self.taken = []
        picture = self.drive.ask({"do": "picture"})
        # As the program writes them: a recorded line may say the same in another form.
        for command, _ in game.taken[:picture["log"]["from"]]:
            self.take(command)
        self.follow(picture)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.drive.close()
        self.drive.journal_folder.cleanup()
        self.tables.close()

    def take(self, command):
        answer = self.tables.take(command)
        assert answer["ok"], (command, answer)
        if command["do"] == "undo":
            self.taken.pop()
        else:
            self.taken.append(command)

    def follow(self, picture):
        """Brings `replay` to the program's position."""
        log = picture["log"]
        lines = self.taken[:log["from"]] + [{k: v for k, v in line.items() if k not in ORIGIN} for line in log["lines"]]
        while self.taken != lines[:len(self.taken)]:
            self.take({"do": "undo"})
        for command in lines[len(self.taken):]:
            self.take(command)

    def told(self, beat):
        """The table as it is told up to this beat."""
        at = beat.tell()
        if not self.tables.stories:  # nothing has been done yet
            return self.drive.state()["state"]
        if at is None:
            return self.tables.stories[-1]["tables"][-1]
        command, steps = at
        return self.tables.stories[command - 1]["tables"][steps]

    def card_faults(self, beat):
        """What is wrong with the cards of the commands on the panel: every step is on one card, in order, and the card begins
        with that step; the duties that are due here are told as well, and nothing else that a hand has to do."""
        faults = []
        all_due = duties(self.taken, self.tables.stories)
        for command in sorted({card["command"] for card in beat.picture["beats"]}):
            steps, due = self.tables.stories[command - 1]["steps"], all_due[command - 1]
            told, done = 0, []
            for card in (c for c in beat.picture["beats"] if c["command"] == command):
                if card["steps"]:
                    there = steps[told]["do"] if told < len(steps) else "nothing"
                    if card["icon"] != there:
                        faults.append(f"the card {card['icon']} is told where {there} comes")
                elif card["by-hand"]:
                    done.append((told, card["icon"]))
                told += card["steps"]
            if told != len(steps):
                faults.append(f"the cards of command {command} contain {told} steps of {len(steps)}")
            if done != due:
                faults.append(f"besides the steps of command {command} {done} is told, and {due} is due")
        return faults

    def look(self):
        """The beat, with what is wrong with it: the panel's order, the picture against what is told."""
        beat = self.hand.look()
        self.follow(beat.picture)
        faults = beat.order_faults() + self.card_faults(beat) + differences(beat.table, table_told(self.told(beat)))
        current = beat.card()
        if current and current["icon"] != beat.current["icon"]:
            faults.append(f"the step {beat.current['icon']} is shown for the card {current['icon']}")
        return beat, faults
