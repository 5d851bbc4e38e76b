#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays a recorded game of Black Powder with the real program: taps its real controls and compares every step
with the recorded answers. At seeded points the program is killed with SIGKILL, started again and resumed.

    play_powder.py WATCHFIRE GAME.jsonl GAME.out.jsonl [--kills 3] [--seed 1] [--pointer touch|tap|keys] [--language en|de]
                   [--size 800x1280] [--kiosk] [--still] [--years 1] [--most 300] [--most-played 280]

The table acts as the guide says: a soldier is put down by a tap on his spot, a building by a tap on its wall. It
counts its taps; --most fails if they are more, --most-played if those after the pages for a new game are more, --most-years
if those of a year are.

Every step is compared with the recorded answer: each command's when it is carried out, and all of them again by a replay
of the journal. In three places the table does at once what the log has in several commands:
- An act that is followed by the end of its turn: "Done, end turn" enters both commands. The first unticked card must
  then be the act's.
- The overseers of the set-up, recorded one by one around the table: a player names all his soldiers with one tap, so nine
  commands become three. These commands commute: what each player puts back into the box concerns nobody else. Here the
  steps are not compared; the state after the last overseer must be that of the recorded commands. (If the program is
  killed among them, they are entered one by one as recorded.)
- A card whose back was told only when it was asked for: the panel asks for both, and enters one command.

Commands that the rules refuse are left out: the panel does not allow them, as the desk's own test shows.
"""
import argparse
import collections
import itertools
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile

import play_game
from play_game import PATIENCE, SIZES, STILL, Drive, read_lines, write_journal

PANEL_WORD = {"command card": "command-cards"}
# The order in which the panel names the soldiers of a group.
SOLDIERS = ["spearman", "archer", "horseman", "warrior-monk", "bomber", "flamethrower", "crossbowman", "tank"]
# So many players at most have all their orders listed, each with two turns for everybody.
LISTED = 3
# The clans that the pages for a new game presume, in their order.
PRESUMED = ["dragon", "turtle", "snake", "monkey", "panda"]


class PowderTable(play_game.Table):
    """People at the table of Black Powder. Without a tower: the table draws its cards."""

    def __init__(self, program, folder, header, pointer="touch", language="en", size="1280x800", kiosk=False):
        self.program = program
        self.header = header
        self.pointer = pointer
        self.language = language
        self.size = size
        self.kiosk = kiosk
        self.db = os.path.join(folder, "journal.db")
        self.drive = None
        self.kills = 0
        self.taps = collections.Counter()
        self.years = []  # the taps of each year that has begun, without undo and redo
        self.doing = "new game"
        self.built = None

    def count(self):
        self.taps[self.doing] += 1
        if self.years and self.doing not in ("undo", "redo"):
            self.years[-1] += 1

    def point_at(self, name):
        self.count()
        super().point_at(name)

    def start(self):
        self.drive = Drive.launch(self.program, "--theme", "dark", "--language", self.language, *self.mode(), db=self.db,
                                  mm=SIZES[self.size], size=self.size)
        self.drive.until(lambda s: s["screen"] == "start" and not s["loading"], timeout=PATIENCE)
        self.lock()

    def kill(self):
        self.drive.kill()
        self.kills += 1
        self.start()
        self.doing = "resume"
        self.tap("resume")
        self.until(lambda s: "commands" in s, "the game is open again")

    def end(self):
        self.drive.close()

    # ---- the game ----

    def new_game(self, _=None):
        players = self.header["players"]
        self.tap("newGame")
        self.tap("scenario-black-powder")
        self.tap(f"count-{len(players)}")
        self.tap("next")
        presumed = PRESUMED[:len(players)]
        for slot, clan in enumerate(player["id"] for player in players):
            if presumed[slot] == clan:
                continue
            self.tap(f"player-{slot}")
            self.tap(f"clan-{slot}-{clan}")  # that player is done
            self.drive.wait_gone("playerEditor")
            if clan in presumed:  # whoever had it gets the other one
                presumed[presumed.index(clan)] = presumed[slot]
            presumed[slot] = clan
        self.tap("next")
        self.tap(f"book-{self.header['book']}")
        options = self.header.get("options", {})
        if options.get("ladders") == "printed" or options.get("removed-spearman-earns") is False:
            self.tap("unfoldOptions")
        if options.get("ladders") == "printed":
            self.tap("option-ladders-printed")
        if options.get("removed-spearman-earns") is False:
            self.tap("option-removed-spearman-earns")
        self.tap("start")
        self.until(lambda s: s.get("commands") == 0, "the set-up begins")

    def act(self, action):
        """Begins an action: it is open by itself, it goes on from the steps, or it has a button."""
        if self.drive.find("entryTitle") and self.opened() == action:
            self.past_steps()
            return
        if self.drive.find("entryBack"):
            self.tap("entryBack")
            self.drive.wait_gone("entryBack")
        if self.drive.find("goOn") and self.state_of("next") == action:
            self.tap("goOn")
            return
        if self.drive.find("goOn") and self.drive.find(f"action-{action}"):  # beside it
            self.tap(f"action-{action}")
            return
        self.clear_steps()
        self.drive.wait_idle()
        if self.drive.find("entryTitle") and self.opened() == action:
            self.past_steps()
            return
        self.until(lambda _: self.drive.find("guideTitle"), f"it is time to choose, for {action}")
        if not self.drive.find(f"action-{action}"):
            self.tap("moreActions")
        self.tap(f"action-{action}")

    def past_steps(self):
        """On to the choices, where steps that their line cannot say come first."""
        if any(step["state"] == "current" for step in self.state_of("steps")):
            self.drive.wait_idle()  # whether the line says them shows when all has its place
        if self.drive.find("choicesWait"):
            self.tap("choicesWait")
            self.drive.wait_gone("choicesWait")

    def opened(self):
        """The action that is being entered; empty if none is."""
        return self.state_of("entering")

    def state_of(self, what):
        return self.drive.ask({"do": "picture"})[what]

    def ticked(self):
        """The choices that are presumed."""
        return [c["id"] for c in self.state_of("choices") if c["chosen"]]

    def choose(self, *touches):
        for touch in touches:
            self.tap(f"entry-{touch}")

    def who(self, player, asked):
        """The player that the panel asks for or presumes: the one whose turn it is."""
        turn = self.state()["state"]["turn"]
        if asked is None:
            asked = turn
        if not asked:
            self.choose(player)
        elif asked != player:
            self.choose("other-player", player)

    def spot(self, at):
        """A place on the board: spots are on a card that must be opened first, if it has not come up by itself."""
        slot, _, cells = at.partition(":")
        self.drive.wait_idle()
        if not cells and self.drive.find("closeLens"):
            self.tap("closeLens")
            self.drive.wait_gone("closeLens")
        if not cells:
            name = {"fire": f"fire-{slot[:2]}", "rest": f"rest-{slot[:2]}", "": f"section-{slot}"}.get(slot[3:])
            self.tap(f"tower-{slot}" if slot[0] == "T" else name or f"horde-{slot}")
            return
        if not self.drive.find(f"spot-{slot}:{cells[:2]}"):
            if self.drive.find("closeLens"):
                self.tap("closeLens")
                self.drive.wait_gone("closeLens")
            self.tap(f"horde-{slot}")
        first, *second = cells.split("+")
        self.tap(f"spot-{slot}:{first}")
        self.drive.wait_idle()
        # If only one pair has the first spot, that spot is enough.
        if second and not self.drive.find("entryDone"):
            self.tap(f"spot-{slot}:{second[0]}")

    def across(self, at):
        """A tank that could lie in two ways: its lower right spot decides."""
        self.drive.wait_idle()
        if self.drive.find(f"block-{at}"):
            slot, corner = at.split(":")
            self.tap(f"spot-{slot}:b{int(corner[1]) + 1}")

    def done(self):
        self.tap("entryDone")

    def number(self, n):
        if self.drive.find("smallNumbers") and n < 10:
            self.tap(f"number-{n}")
            return
        if self.drive.find("greaterNumber"):
            self.tap("greaterNumber")
        for digit in str(n):
            self.tap(f"digit-{digit}")
        self.tap("digit-done")

    def clear_steps(self):
        doing, self.doing = self.doing, "ticks"
        super().clear_steps()
        self.doing = doing

    def do(self, command):
        if command["do"] in ("undo", "redo"):
            self.doing = command["do"]
            self.tap(command["do"])
            return
        self.doing = command["do"] + (f" {command['decision']}" if command["do"] == "answer" else "")
        super().do(command)

    def do_tea(self, command):
        self.act("tea")
        if command["order"] == [player["id"] for player in self.header["players"]]:
            self.done()
        else:
            self.choose(*command["order"][:-1])

    def do_deck(self, command):
        self.act("deck")
        self.choose(*command["out"])

    def do_horde(self, command):
        self.act("horde")
        before = self.state()["commands"]
        self.choose(command["card"])
        # The next card's back is asked for only where the rules need it; elsewhere the record may name it all the same.
        backs = ("entry-S2", "entry-S3")  # these are in play in every game
        state = self.until(lambda s: s["commands"] > before or any(map(self.drive.find, backs)), "the card comes, or a back is asked")
        if state["commands"] == before:
            self.choose(command["next"])

    def do_overseer(self, command):
        self.act("overseer")
        if "types" in command:
            self.choose("+".join(command["types"]))
            return
        if self.drive.find("entry-one"):
            self.choose("one")
        self.choose(command["type"])

    def do_place(self, command):
        self.act("machine")
        # The last machine has a tick already.
        if self.drive.find(f"entry-{command['piece']}") and command["piece"] not in self.ticked():
            self.choose(command["piece"])
        self.choose(command["at"])

    def do_begin(self, _):
        self.act("begin")

    def do_order(self, command):
        self.act("order")
        order = command["players"]
        everybody = [p["id"] for p in self.header["players"]]
        turns, rest = divmod(len(order), len(everybody))
        first = order[:len(everybody)]
        if rest == 0 and turns <= 3 and order == first * turns and sorted(first) == sorted(everybody):
            if len(everybody) <= LISTED:
                self.choose(*[f"each-{turns}"] * (turns != 2), "round-" + "+".join(first))
            else:
                self.choose(*first[:-1], f"each-{turns}")
        else:
            self.choose(*order)
            self.done()

    def do_end_turn(self, command):
        turn = self.state()["state"]["turn"]
        self.act("end-turn")
        if not turn:
            self.choose(command["player"])

    def do_season(self, command):
        self.act("season")
        if command.get("anyway"):
            self.done()

    def do_assault(self, _):
        self.act("assault")

    def on_board(self):
        """A touch on the board begins an act: whatever else was open is closed."""
        self.drive.wait_idle()
        if self.drive.find("entryBack"):
            self.tap("entryBack")
            self.drive.wait_gone("entryBack")

    def my_turn(self, command):
        return self.state()["state"]["turn"] == command["player"]

    def drag(self, soldier, to):
        """One gesture of a finger counts as one tap."""
        self.drive.wait_idle()
        if self.drive.find("closeLens"):  # it lies over the board
            self.tap("closeLens")
            self.drive.wait_gone("closeLens")
        self.count()
        self.drive.drag(soldier, f"landing-{to}", touch=self.pointer == "touch")

    def drags(self, command):
        """True if each soldier of the order can be dragged onto the board. With a mouse each place is tapped instead: both
        ways are played."""
        if self.pointer != "touch":
            return False
        self.drive.wait_idle()  # on a busy machine the tray comes late
        return (self.my_turn(command) and self.drive.find("tray-spearman") is not None
                and all("from" not in s or len(command["soldiers"]) == 1 for s in command["soldiers"]))

    @staticmethod
    def aims_later(command, soldier):
        """True for the last soldier of an order if the rules ask for his target: "done" leaves it to them."""
        return soldier is command["soldiers"][-1] and "hits" not in soldier and not command.get("last")

    def dragged(self, command):
        """Each soldier is dragged to where he goes; whoever shoots, onto the spot that he hits."""
        for soldier in command["soldiers"]:
            at = soldier.get("at", soldier.get("from"))
            who = f"tray-{soldier['type']}" if "from" not in soldier else f"standing-{soldier['type']}@{soldier['from']}"
            first, *second = at.split("+")
            aims = at.endswith(".fire") and soldier.get("hits", "none") != "none"
            self.drag(who, soldier["hits"] if aims else first)
            self.until(lambda _: self.drive.find("entryTitle"), "the panel asks")
            self.drive.wait_idle()
            if second and not self.drive.find("entryDone"):
                self.spot(f"{at.partition(':')[0]}:{second[0]}")
            if soldier["type"] == "tank" and ":" in at:
                self.across(at)
            if self.aims_later(command, soldier):
                continue
            if at.endswith(".fire") and not aims:
                self.choose(soldier.get("hits", "later"))
            if soldier["type"] == "bomber" and at.endswith(".fire"):
                if soldier.get("then", "none") == "none":
                    self.choose(soldier.get("then", "later"))
                else:
                    self.spot(soldier["then"])
        self.tap("entryDoneEnd" if command.get("last") else "entryDone")

    def deploy(self, command):
        if self.drags(command):
            self.dragged(command)
        else:
            self.pointed(command)

    def pointed(self, command):
        """Each soldier is put down where he stands; who it is is presumed."""
        self.on_board()
        for n, soldier in enumerate(command["soldiers"]):
            kind = soldier["type"] + ("@" + soldier["from"] if "from" in soldier else "")
            at = soldier.get("at", soldier.get("from"))
            first, *second = at.split("+")
            resting = soldier.get("from", "").endswith(".rest")
            self.spot(soldier["from"] if resting and n == 0 else first)
            self.until(lambda _: self.drive.find("entryTitle"), "the panel asks")
            if n == 0 and not self.my_turn(command):
                self.choose("other-player", command["player"])
            self.drive.wait_idle()
            if kind not in self.ticked():
                self.choose(kind)
                self.drive.wait_idle()
            if resting and n == 0:
                self.spot(at)
            elif second:
                self.spot(f"{at.partition(':')[0]}:{second[0]}")
            if soldier["type"] == "tank" and ":" in at:
                self.across(at)
            if at.endswith(".fire") and not self.aims_later(command, soldier):
                for field in ("hits", "then") if soldier["type"] == "bomber" else ("hits",):
                    if soldier.get(field, "none") == "none":
                        self.choose(soldier.get(field, "later"))
                    else:
                        self.spot(soldier[field])
        self.tap("entryDoneEnd" if command.get("last") else "entryDone")

    def do_recruit(self, command):
        self.deploy(command)

    def do_attack(self, command):
        self.deploy(command)

    def do_move(self, command):
        before = self.state()["commands"]
        if self.pointer == "touch" and self.my_turn(command) and sum(command["soldiers"].values()) == 1:
            kind, = command["soldiers"]
            self.drag(f"standing-{kind}@{command['from']}", command["to"])
            return
        self.act("move")
        self.who(command["player"], None)
        self.spot(command["from"])
        self.spot(command["to"])
        state = self.until(lambda s: s["commands"] > before or self.drive.find("entry-all"), "they move, or it is asked who")
        if state["commands"] == before:
            for kind, n in command["soldiers"].items():
                self.choose(*[kind] * n)
            self.done()

    def do_build(self, command):
        if command == self.built and self.drive.find("action-again"):
            self.tap("action-again")
            return
        self.built = command  # the button says what was built last
        self.on_board()
        self.spot(command["at"])
        self.until(lambda _: self.drive.find("entryTitle"), "the panel asks what is built")
        if not self.my_turn(command):
            self.choose("other-player", command["player"])
        self.choose(command["piece"])

    def do_shot(self, command):
        self.act("shot")
        self.who(command["player"], None)
        why = PANEL_WORD.get(command["why"], command["why"])
        if why not in self.ticked():
            self.choose(why)
        self.choose(f"{command['machine']}>{command['at']}")
        if command["machine"] == "rocket-launcher":
            self.choose(command.get("card", "later"))

    def do_shame_back(self, command):
        self.act("shame-back")
        place = command["from"] if "/" in command["from"] else f"{command['player']}:{command['from']}"
        turn = self.state()["state"]["turn"]
        if turn and turn != command["player"] and not self.drive.find(f"entry-{place}"):
            self.choose("other-player", command["player"])
        self.choose(place)

    def do_honor(self, command):
        self.act("honor")
        amount = command["amount"]
        self.drive.wait_idle()
        if command["why"] not in self.ticked():
            self.choose(command["why"])
        if not self.state()["state"]["turn"] and amount == 2:
            self.choose(f"{command['player']}+2")
            return
        self.who(command["player"], None)
        if amount < 0:
            self.choose("lose")
        self.amount(abs(amount), "more" if amount < 0 else "gain")

    def amount(self, n, pad):
        if n <= 4:
            self.choose(n)
        else:
            self.choose(pad)
            self.number(n)

    def do_adjust(self, command):
        self.act("adjust")
        what = "power" if "power" in command else "defense"
        change = what + ("-" if command[what] < 0 else "+")
        if abs(command[what]) <= 3:
            self.choose(command["at"], f"{change}{abs(command[what])}")
        else:
            self.choose(command["at"], "more", change)
            self.number(abs(command[what]))

    def do_answer(self, command):
        decision = self.state()["state"]["decision"]
        value = command["value"]
        if any(step["state"] == "current" for step in self.state_of("steps")):
            # Whether the steps are all in sight shows when all has its place; until then the last question may have waited.
            self.drive.wait_idle()
        if self.drive.find("decisionWaits"):  # where there is little room, several steps come first
            if self.drive.find(f"tower-{value}"):  # the board takes the answer meanwhile
                self.tap(f"tower-{value}")
                return
            if decision["id"] == "fire" and value != "none":
                self.spot(value)
                return
            machine, _, target = value.partition(">") if decision["id"] == "shoot" else ("", "", "")
            if target and sum(option.endswith(">" + target) for option in decision["options"]) == 1:
                self.tap(f"horde-{target}")
                return
            shots = [option for option in decision["options"] if option.startswith(f"{machine}>{target[:2]}")]
            if target and len(shots) == 1:
                self.tap(f"machine-{machine}@{target[:2]}.fire")
                return
            answers = single_answers(decision) if isinstance(value, list) else decision["options"]
            if answers and self.drive.find(f"option-{answers.index(value)}"):  # "nobody" is no place on the board
                self.tap(f"option-{answers.index(value)}")
                return
            # An answer beside the question may pass all steps instead of a button.
            one = self.state()["steps-left"] == 1
            self.tap("doneAll" if self.drive.find("doneAll") else "done" if one else "decisionWaits")
        if decision["id"] == "artifacts":
            self.number(value)
        elif decision["id"] == "rocket" and isinstance(value, list):
            self.tap("otherCells")
            for cell in value:
                self.tap(f"cell-{cell}")
            self.tap("cellsDone")
        elif decision["id"] == "fire":
            self.spot(value)
        elif isinstance(value, list):
            options = list(decision["options"])
            rows = single_answers(decision)
            if rows is None:
                for soldier in value:
                    index = options.index(soldier)
                    options[index] = None
                    self.tap(f"option-{index}")
                self.tap("confirmList")
            else:
                self.tap(f"option-{rows.index(value)}")
        else:
            self.tap(f"option-{decision['options'].index(value)}")

    # ---- the whole game ----

    def expect_commands(self, position, line, command):
        state = self.until(lambda s: s["commands"] == position or s["refusal"], f"line {line} is carried out: {command}")
        assert not state["refusal"], (line, command, state["refusal"])
        return state

    def overseers(self, commands, answers, n, position):
        """Enters all overseers of the set-up from line `n` on, player by player. Returns how many lines these are and how
        many commands they became."""
        taken = list(itertools.takewhile(lambda command: command["do"] == "overseer", commands[n:]))
        types = {}
        for command in taken:
            types.setdefault(command["player"], []).append(command["type"])
        for entered, (player, out) in enumerate(types.items(), 1):
            out.sort(key=SOLDIERS.index)
            self.do({"do": "overseer", "player": player, "types": out})
            self.expect_commands(position + entered, n + 2, taken)
        recorded = [command for command, answer in zip(commands[:n + len(taken)], answers) if answer["ok"]]
        state = replayed(self.program, self.header, recorded)[-1]["state"]
        assert {**self.state()["state"], "next": None} == {**state, "next": None}, "overseers do not commute"
        return len(taken), len(types)

    def play_powder(self, commands, answers, kills):
        self.start()
        self.new_game()
        self.told = []  # the recorded steps of each line that was entered; None if it was recorded otherwise
        position = 0
        steps = iter(enumerate(zip(commands, answers)))
        for n, (command, answer) in steps:
            if not answer["ok"]:
                continue
            if n in kills:
                self.drive.wait_saved(timeout=int(PATIENCE * 1000))
                self.kill()
                self.expect_position(position)
            line = n + 2
            joined = ends_with(commands, answers, n) and n + 1 not in kills and self.my_turn(command)
            try:
                if command["do"] == "overseer" and answers_group(commands, answers, n, kills):
                    lines, entered = self.overseers(commands, answers, n, position)
                    self.told += [None] * entered
                    position += entered
                    for _ in range(lines - 1):
                        next(steps)
                    continue
                self.do({**command, "last": True} if joined else command)
            except play_game.Refused as refused:
                raise AssertionError(f"line {line}, {command}: {refused}") from refused
            self.told.append(None if command["do"] == "undo" else answer["steps"])
            position += -1 if command["do"] == "undo" else 1
            if command["do"] == "begin" or command.get("to") == "fall":
                self.years.append(0)
            if joined:
                _, (command, answer) = next(steps)
                self.told.append(answer["steps"])
                position += 1
            state = self.expect_commands(position, line, command)
            if joined:
                first = self.state_of("steps")[0]
                assert first["id"].startswith(f"{position - 1}:"), f"line {line}: the act is told first, not {first}"
            if command["do"] != "undo":
                assert play_game.says(state["steps"], answer["steps"]), (
                    f"line {line}, {command}:\n  told   {json.dumps(state['steps'])}\n  golden {json.dumps(answer['steps'])}")
            decision = state["state"]["decision"]
            assert ([decision] if decision else []) == answer["decisions"], (line, decision, answer["decisions"])
        self.drive.wait_saved(timeout=int(PATIENCE * 1000))
        return self.state()["state"]


def single_answers(decision):
    """The answers that are one tap each; None if the soldiers are chosen one by one."""
    options = decision["options"]
    if decision["id"] != "save":
        return None if decision.get("count", 1) > 1 else [[soldier] for soldier in options]
    if len(options) > 2:
        return None
    each = [[soldier] for soldier in dict.fromkeys(options)]
    return each + ([list(options)] if len(options) == 2 else []) + [[]]


def ends_with(commands, answers, n):
    """True if the command is an act that ends with "done", asks nothing, and is the last one of its turn."""
    command, after = commands[n], commands[n + 1] if n + 1 < len(commands) else {}
    return (command["do"] in ("recruit", "attack") and not answers[n]["decisions"] and after.get("do") == "end-turn"
            and answers[n + 1]["ok"] and after["player"] == command["player"])


def answers_group(commands, answers, n, kills):
    """True if the overseers from here on are those of the whole set-up, each accepted, and the program lives through them."""
    last = n
    while last < len(commands) and commands[last]["do"] == "overseer":
        last += 1
    taken = commands[n:last]
    each = collections.Counter(command["player"] for command in taken)
    whole = n > 0 and commands[n - 1]["do"] != "overseer" and set(each.values()) == {3} and all("type" in c for c in taken)
    return whole and all(answers[i]["ok"] for i in range(n, last)) and not any(i in kills for i in range(n + 1, last))


def join_backs(commands, answers):
    """A card and the answer that tells the back of the next one become one command with the steps of the answer."""
    joined = []
    for command, answer in zip(commands, answers):
        if command.get("decision") == "indicator" and joined[-1][0]["do"] == "horde":
            command = {**joined.pop()[0], "next": command["value"]}
        joined.append((command, answer))
    return [command for command, _ in joined], [answer for _, answer in joined]


def years_end(commands, answers, years):
    """How many commands lead through so many years: each ends when the next fall begins."""
    falls = [n for n, (command, answer) in enumerate(zip(commands, answers), 1)
             if command["do"] == "season" and command["to"] == "fall" and answer["ok"]]
    return falls[years - 1]


def table_for(pointer):
    if pointer != "keys":
        return PowderTable
    from powder_keys import KeyTable  # it is made from this file's table
    return KeyTable


def journal_of(db):
    """Header and commands of the one game."""
    connection = sqlite3.connect(f"file:{db}?mode=ro", uri=True)
    (header,), = connection.execute("SELECT header FROM games").fetchall()
    lines = [line for (line,) in connection.execute("SELECT line FROM commands ORDER BY n")]
    connection.close()
    return json.loads(header), [json.loads(line) for line in lines]


def replayed(program, header, commands):
    """The answers to these commands, with the state after the last one."""
    log = "".join(json.dumps(line) + "\n" for line in [header, *commands])
    replay = subprocess.run([program, "replay", "--state"], input=log, capture_output=True, text=True, check=False)
    assert replay.returncode == 0, replay.stdout[-2000:]
    return [json.loads(line) for line in replay.stdout.splitlines()]


def check_journal(table, state):
    """The journal's content replays to the same end, with the recorded steps; its players are the recorded ones."""
    header, commands = journal_of(table.db)
    assert [p["id"] for p in header["players"]] == [p["id"] for p in table.header["players"]], header["players"]
    *answers, end = replayed(table.program, header, commands)
    assert end["state"] == state, "the journal replays to another state"
    assert len(answers) == len(table.told), (len(answers), len(table.told))
    for n, (answer, told) in enumerate(zip(answers, table.told), 1):
        assert told is None or play_game.says(answer["steps"], told), (n, answer["steps"], told)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("game")
    parser.add_argument("golden")
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pointer", choices=["touch", "tap", "keys"], default="touch",
                        help="a finger, a mouse, or the keyboard alone")
    parser.add_argument("--language", choices=["en", "de"], default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--kiosk", action="store_true", help="at a locked kiosk, without its PIN")
    parser.add_argument("--still", action="store_true", help="without motion and sounds")
    parser.add_argument("--most", type=int, help="this many taps at most")
    parser.add_argument("--most-played", type=int, help="this many taps at most after the pages for a new game")
    parser.add_argument("--most-years", help="so many taps at most in each year, from one fall to the next, without the set-up: 42,60")
    parser.add_argument("--years", type=int, help="only so many whole years, each to the next fall")
    options = parser.parse_args()
    header, *commands = read_lines(options.game)
    commands, answers = join_backs(commands, read_lines(options.golden))
    if options.years:
        commands = commands[:years_end(commands, answers, options.years)]
    answers = answers[:len(commands)]
    legal = [n for n, answer in enumerate(answers) if answer["ok"]]
    kills = set(random.Random(options.seed).sample(legal[1:], options.kills))
    with tempfile.TemporaryDirectory(prefix="watchfire-e2e-") as folder:
        table = table_for(options.pointer)(options.program, folder, header, options.pointer, options.language, options.size,
                                           options.kiosk)
        if options.still:
            write_journal(options.program, table.db, STILL)
        try:
            state = table.play_powder(commands, answers, kills)
            table.expect_lock()
        finally:
            table.end()
        assert table.kills == options.kills
        check_journal(table, state)
    if options.years:
        begun = table.years.pop()
        assert (len(table.years), begun) == (options.years, 0), "the last fall begins another year, without a tap"
    taps = sum(table.taps.values()) - table.taps["resume"]
    played = taps - table.taps["new game"]
    print(f"{len(legal)} commands, {table.kills} kills: every step as recorded, {taps} taps, {played} of them after the "
          "pages for a new game: " + ", ".join(f"{what} {n}" for what, n in table.taps.most_common()))
    print("taps of each year, from the first order of turns to the end of summer: " + ", ".join(map(str, table.years)))
    for year, (many, most) in enumerate(zip(table.years, map(int, filter(None, (options.most_years or "").split(",")))), 1):
        assert many <= most, f"{many} taps in year {year}, more than {most}"
    assert not options.most or taps <= options.most, f"{taps} taps, more than {options.most}"
    assert not options.most_played or played <= options.most_played, f"{played} taps, more than {options.most_played}"
    return 0


if __name__ == "__main__":
    sys.exit(main())
