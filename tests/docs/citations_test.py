#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that everything cited by code and pages exists: decisions by number, pages and their sections,
clauses of the rule catalogue, links between pages.

A citation in the code looks like this: decisions 9 to 12 (docs/decisions.md); screens.md 3, or screens page, 3
(docs/screens.md, its third section); game-log, "Refusals" (docs/game-log.md); GW-21, GW(21) or GW_21_ (docs/rules).
"""
import functools
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["rules", "app", "qml", "devices", "firmware-protocol", "tests", "scripts", "packaging", "cmake", "docs", ".ci"]
KINDS = {".cpp", ".h", ".c", ".ino", ".qml", ".py", ".sh", ".md", ".txt", ".cmake"}
NOT_OURS = {"corpus", "vectors"}  # inputs, not text about the program

# The names by which the code cites a page, and that page. The first match counts.
CALLED = [
    (r"game-log of Black Powder", "docs/game-log-black-powder.md"),
    (r"game-log(?!-black|\.schema)(?:\.md)?", "docs/game-log.md"),
    (r"screens(?:\.md| page)", "docs/screens.md"),
    (r"architecture(?:\.md|(?=, \"))", "docs/architecture.md"),
    (r"PROTOCOL\.md", "firmware-protocol/PROTOCOL.md"),
]
SECTIONS = r"(?:,? (?P<number>\d)\b(?!\.\d))?(?P<titles>(?:,? (?:and )?\"[^\"]+\")*)"
DECISIONS = re.compile(r"\bdecisions?(?:\.md)?,? (\d+(?:(?:, | and | to )\d+)*)", re.IGNORECASE)
# The letters of the clauses: BA, GW …
BOOKS = "|".join(re.findall(r"constexpr Clause ([A-Z]{2})\(", (ROOT / "rules/core/clause.h").read_text(encoding="utf-8")))
CLAUSE = re.compile(rf"(?<![A-Za-z0-9_])({BOOKS})(?:-|_|\()(\d{{1,2}})(?!\d)")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def joined(text):
    """A comment that is broken into lines, as one line."""
    return re.sub(r"\s*\n\s*(?://+<?|#+|\*)?[ \t]*", " ", text)


def slug(heading):
    """The anchor of a heading on the project's pages."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Page:
    def __init__(self, text):
        text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        self.headings = [heading.strip() for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]
        self.anchors = {slug(heading) for heading in self.headings}
        self.titles = {re.sub(r"^\d+\. ", "", heading).lower() for heading in self.headings}
        # An item of a list has its name in bold; a command of the log is in backticks.
        self.titles |= {name.strip(":., ").lower() for name in re.findall(r"\*\*([^*]+)\*\*", text)}
        self.titles |= {name.lower() for name in re.findall(r"`\"?([\w-]+)\"?`", text)}
        self.numbers = {int(number) for number in re.findall(r"^## (\d+)\. ", text, re.MULTILINE)}
        self.decisions = {int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)}
        self.clauses = re.findall(rf"^\| ((?:{BOOKS})-\d\d) \|", text, re.MULTILINE)


class Checker:
    def __init__(self, root):
        self.root = root

    @functools.cache
    def page(self, path):
        file = self.root / path
        return Page(file.read_text(encoding="utf-8")) if file.is_file() else None

    @functools.cached_property
    def clauses(self):
        return {clause for file in sorted((self.root / "docs/rules").glob("*.md"))
                for clause in self.page(file.relative_to(self.root).as_posix()).clauses}

    def faults(self, path, text):
        """Sentences about the citations in this file that lead nowhere."""
        found = []
        path = pathlib.PurePosixPath(path)
        if path.suffix == ".md":
            found += self._links(path, text)
        text = joined(text)
        decisions = self.page("docs/decisions.md")
        for match in DECISIONS.finditer(text):
            for number in map(int, re.findall(r"\d+", match[1])):
                if decisions is None or number not in decisions.decisions:
                    found.append(f"{path}: no decision {number} in docs/decisions.md")
        for match in CLAUSE.finditer(text):
            clause = f"{match[1]}-{int(match[2]):02}"
            if clause not in self.clauses:
                found.append(f"{path}: no clause {clause} in docs/rules")
        for called, page in CALLED:
            for match in re.finditer(r"(?<![\w/-])" + called + SECTIONS, text):
                found += self._section(path, page, match)
        for name in re.findall(r"(?<![\w./-])/?([\w./-]*\w\.md)\b", re.sub(r"\[[^\]]*\]\([^)]*\)", " ", text)):
            if not any((base / name).is_file() for base in
                       (self.root, self.root / path.parent, self.root / "docs", self.root / "firmware-protocol")):
                found.append(f"{path}: there is no page {name}")
        return found

    def _section(self, path, page, match):
        where = self.page(page)
        if where is None:
            return [f"{path}: there is no page {page}"]
        found = []
        if match["number"] and where.numbers and int(match["number"]) not in where.numbers:
            found.append(f"{path}: {page} has no section {match['number']}")
        for title in re.findall(r"\"([^\"]+)\"", match["titles"]):
            if title.strip(".,").lower() not in where.titles:
                found.append(f"{path}: {page} has no section \"{title}\"")
        return found

    def _links(self, path, text):
        found = []
        for link in LINK.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
            if "://" in link or link.startswith("mailto:"):
                continue
            name, _, anchor = link.partition("#")
            target = (self.root / path.parent / name).resolve() if name else self.root / path
            if not target.exists():
                found.append(f"{path}: the link {link} leads nowhere")
            elif anchor and target.suffix == ".md" and anchor not in self.page(target.relative_to(self.root.resolve()).as_posix()).anchors:
                found.append(f"{path}: the link {link} names no heading")
        return found


def sources(root):
    for file in sorted(root.glob("*.md")):
        yield file
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and (file.suffix in KINDS or file.name == "run") and not NOT_OURS & set(file.parts):
                yield file


class Citations(unittest.TestCase):
    def test_citations_exist(self):
        checker = Checker(ROOT)
        faults = [fault for file in sources(ROOT) if file != pathlib.Path(__file__).resolve()
                  for fault in checker.faults(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))]
        self.assertEqual(faults, [], "\n" + "\n".join(faults))

    def test_a_clause_stands_on_one_page_once(self):
        checker = Checker(ROOT)
        stated = [clause for file in sorted((ROOT / "docs/rules").glob("*.md"))
                  for clause in checker.page(file.relative_to(ROOT).as_posix()).clauses]
        self.assertEqual(sorted(stated), sorted(set(stated)))
        self.assertGreater(len(stated), 150)

    def test_a_clause_is_explained_and_has_a_test(self):
        def named(pattern, *files):
            return {f"{book}-{int(number):02}" for file in files
                    for book, number in re.findall(pattern, file.read_text(encoding="utf-8"))}

        stated = Checker(ROOT).clauses
        explained = named(rf"\{{({BOOKS})\((\d+)\),\s*QT_TRANSLATE_NOOP", *(ROOT / "app").rglob("*.cpp"))
        # A comment that names a clause proves nothing.
        names = " ".join(name for file in (ROOT / "tests").rglob("*_test.cpp") for name in re.findall(
            r"^TEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)", file.read_text(encoding="utf-8"), re.MULTILINE))
        tested = {f"{book}-{number}" for book, number in re.findall(rf"(?<![A-Za-z0-9])({BOOKS})_(\d\d)", names)}
        self.assertEqual(stated - explained, set(), "not explained in app")
        self.assertEqual(stated - tested, set(), "no test has it in its name")

    def test_what_the_security_page_calls_a_test_is_one(self):
        page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
        cells = [row.rstrip(" |").split("|")[-1] for row in re.findall(r"^\| .*\|$", page, re.MULTILINE)]
        cells += re.findall(r"^.*Tests: (.*)$", page, re.MULTILINE)
        named = {name for cell in cells for name in re.findall(r"`([\w.]+)`", cell)}
        self.assertGreater(len(named), 20)
        programs = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*_test.cpp"))
        suites = set(re.findall(r"\bTEST(?:_F|_P)?\((\w+),", programs))
        # A part of a name that a loop or function fills in may be anything.
        listed = [re.sub(r"\\\$\\\{\w+\\\}", ".*", re.escape(name)) for file in (ROOT / "tests").rglob("CMakeLists.txt")
                  for name in re.findall(r"add_test\(\s*NAME ([^\s)]+)", file.read_text(encoding="utf-8"))]
        listed = [pattern for pattern in listed if pattern != ".*"]
        missing = {name for name in named - suites if not any(
            re.fullmatch(pattern, name) or re.match(re.escape(name) + r"\b", pattern.replace("\\", "")) for pattern in listed)}
        self.assertEqual(missing, set())


class BrokenOnPurpose(unittest.TestCase):
    """Each kind of citation, broken once; otherwise nobody would notice if the check read nothing."""

    def faults(self, text, path="rules/hex/some.cpp"):
        return Checker(ROOT).faults(path, text)

    def test_decisions(self):
        self.assertEqual(self.faults("// Kept twice (decisions 9 to 12, and design decision 15).\n"), [])
        self.assertIn("no decision 99", self.faults("// Kept twice (decisions 9 and\n// 99).\n")[0])

    def test_clauses(self):
        self.assertEqual(self.faults("x = GW(21); // BA-31\nTEST(Wall, GW_21_one_rider_moves)"), [])
        for broken in ("GW(29)", "BA-99", "TEST(Wall, RA_99_nothing)"):
            self.assertEqual(len(self.faults(broken)), 1, broken)

    def test_pages_and_sections(self):
        self.assertEqual(self.faults('// As it says (screens.md 3, "Before the roll"; game-log, "Commands").\n'), [])
        for broken in ("see screens.md 9", 'see game-log, "Nothing"', 'see screens page, 3, "Nothing"', "see docs/nothing.md",
                       'see architecture, "Nothing"', "see nothing.md"):
            self.assertEqual(len(self.faults("// " + broken)), 1, broken)

    def test_links(self):
        self.assertEqual(self.faults("[log](game-log.md#boards) [up](../README.md)", "docs/some.md"), [])
        for broken in ("[log](nothing.txt)", "[log](game-log.md#nothing)"):
            self.assertEqual(len(self.faults(broken, "docs/some.md")), 1, broken)


if __name__ == "__main__":
    unittest.main()
