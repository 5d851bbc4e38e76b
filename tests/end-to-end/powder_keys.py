# SPDX-License-Identifier: Apache-2.0
"""Black Powder by keyboard alone: the table of play_powder.py with Tab, arrows, Return, letters and digits in place of
taps."""
from play_game import MOST_TABS
from play_powder import PowderTable

# What lies on the board: arrows lead there, Tab only to the board as a whole.
ON_BOARD = ("horde-", "section-", "fire-", "rest-", "tower-T", "spot-S")
# The letters of the hex games, and what they begin or end here.
LETTERS = {"build": "B", "horde": "K", "end-turn": "E", "entryDoneEnd": "E", "begin": "E", "assault": "E", "undo": "U", "redo": "R", "done": "D",
           "closeLens": "Escape"}


class KeyTable(PowderTable):
    def point_at(self, name):
        letter = LETTERS.get(name.removeprefix("action-"))
        if letter:
            self.drive.key(letter)
        elif name.startswith("digit-"):
            digit = name.removeprefix("digit-")
            self.drive.key("Return" if digit == "done" else digit)
        elif name.startswith(ON_BOARD):
            self.walk_to(name)
            self.drive.key("Return")
        else:
            self.type_at(name)

    def drag(self, soldier, to):
        raise AssertionError(f"{soldier} is dragged to {to}, which no key does")

    def walk_to(self, name):
        """Arrows, from wherever the keyboard is: the first one leads to the board."""
        focus = self.state()["focus"]
        if not focus.startswith(ON_BOARD):
            focus = self.drive.key("Down")["focus"]
        pressed = {}
        for _ in range(MOST_TABS):
            if focus == name:
                return
            here, goal = self.drive.find(focus), self.drive.find(name)
            assert here and goal, f"{focus or 'nothing'} has the focus, {name} is wanted"
            dx = goal["x"] + goal["width"] / 2 - here["x"] - here["width"] / 2
            dy = goal["y"] + goal["height"] / 2 - here["y"] - here["height"] / 2
            # The direction that leads nearest; if it was tried in vain from here, the next best.
            ahead = {"Right": dx, "Left": -dx, "Down": dy, "Up": -dy}
            way = min(ahead, key=lambda w: (pressed.get((focus, w), 0), -ahead[w]))
            pressed[focus, way] = pressed.get((focus, way), 0) + 1
            focus = self.drive.key(way)["focus"]
        raise AssertionError(f"{name} is not reached by the arrow keys")
