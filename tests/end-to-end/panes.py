# SPDX-License-Identifier: Apache-2.0
"""Which screens and panes the program has, and which of them a test has seen: each shows objects with names that stand
in no other file. So a new pane that no situation brings to the screen fails the test."""
import pathlib
import re

QML = pathlib.Path(__file__).resolve().parents[2] / "qml"
PANE = re.compile(r"(Screen|Pane|Sheet|Dialog|View|Lens|Guide|Settings|Editor|Page|Start|Files|Desk|Imported|Walk)$")
# Forms that others fill, and what stands in a window of its own.
FORMS = {"controls/Dialog", "controls/Page", "controls/Sheet", "controls/TypingPage", "screens/LastingPane"}


def marks(text):
    """The names that a file gives its objects, as patterns: `"step-" + model.id` is `step-.+`."""
    text = re.sub(r"//[^\n]*", "", text)
    found = set()
    for words in re.findall(r"objectName:\s*([^\n;}]+)", text):
        for before, name, after in re.findall(r'(\+\s*)?"([\w-]+)"(\s*\+)?', words):
            if name.strip("-"):
                found.add(f"{'.+' if before else ''}{re.escape(name)}{'.+' if after else ''}")
    # ActionPane puts its user's prefix before its own names.
    return found | {f"{prefix}Back" for prefix in re.findall(r'\bprefix: "(\w+)"', text)}


class Panes:
    def __init__(self):
        files = {path.relative_to(QML).with_suffix("").as_posix(): path for path in sorted(QML.glob("*/*.qml"))}
        self.marks = {name: marks(path.read_text(encoding="utf-8")) for name, path in files.items()}
        # Compiled once: Python keeps only 512 patterns, and there are more. A mark without a gap is a whole name.
        self.patterns = [(re.compile(mark), name) for name, own in self.marks.items() for mark in own if ".+" in mark]
        self.names = set()
        self.panes = [name for name in files if PANE.search(name) and name not in FORMS]
        # A search that finds nothing would check nothing.
        assert len(self.panes) > 40, self.panes

    def see(self, names):
        self.names.update(names)

    def owners(self, name):
        """The files with this name; a whole name is more certain than a pattern."""
        whole = {file for file, own in self.marks.items() if re.escape(name) in own or name in own}
        return whole or {file for pattern, file in self.patterns if pattern.fullmatch(name)}

    def unseen(self):
        seen = set()
        for name in self.names:
            owners = self.owners(name)
            if len(owners) == 1:
                seen |= owners
        return [pane for pane in self.panes if pane not in seen]
