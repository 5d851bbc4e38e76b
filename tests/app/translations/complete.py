# SPDX-License-Identifier: Apache-2.0
"""Checks that every text of the sources exists in German, and every plural form in English and German.

lupdate reads the sources into a copy of each file of translations; nothing may then be missing, unfinished or
vanished, and a translation must use the same arguments (%1, %n, %L1) as its source.

    complete.py SOURCES LUPDATE
"""
import functools
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

SOURCES = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
LUPDATE = sys.argv[2] if len(sys.argv) > 2 else "lupdate"
FOLDER = SOURCES / "app" / "text" / "translations"
PLAIN = ["-locations", "none", "-source-language", "en"]
# Words that are the same in both languages are not missing translations.
ALIKE = {
    "%1 in %2", "%1 ms", "Chi", "Clan", "Export", "Firmware", "Gold", "Horde: %1", "Import", "NW", "Name", "Orange",
    "Panda", "Pause", "Qin", "SW", "Version %1", "Watchfire", "Winter", "Winter?", "normal",
}

# The person at the screen is "du". All players together are "ihr": in the text of the rules, in what all of
# them do, and in Black Powder's common steps.
OF_ALL = {"Clauses", "NewGame", "PowderGuide", "PowderNames", "PowderNew", "PowderNews", "PowderSteps", "PowderText", "VoiceDeskText"}
TO_SEVERAL = re.compile(
    r"\b([Ii]hr (dürft|habt|könnt|müsst|seid|tippt|wollt)\b|[Ee]uch\b|[Ee]uer\b|[Ee]ure[mnrs]?\b)"
    r"|(^|[.:!?] |oder )(Gebt|Korrigiert(?!:)|Lasst|Meldet|Nennt|Prüft|Seht|Setzt|Steckt (?!das)|Stellt|Tippt|Versucht|Wählt|Zieht)\b")


@functools.cache
def without_guessing():
    """lupdate must not guess, because a guessed text is one that nobody has written. Its help lists this
    version's ways to guess; an unknown one is an error."""
    told = subprocess.run([LUPDATE, "-help"], check=False, capture_output=True, text=True)
    named = re.search(r"-disable-heuristic \{([\w|]+)\}", told.stdout + told.stderr)
    if not named:
        raise AssertionError(f"{LUPDATE} -help names no heuristics that can be disabled")
    return [word for name in named.group(1).split("|") for word in ("-disable-heuristic", name)]


@functools.cache
def updated(language, *options):
    """The messages of the sources with this language's translations, as (context, message)."""
    shipped = (FOLDER / f"watchfire_{language}.ts").read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / f"watchfire_{language}.ts"
        copy.write_bytes(shipped)
        subprocess.run([LUPDATE, *PLAIN, *without_guessing(), *options, "app", "qml", "-target-language", language, "-ts", str(copy)],
                       cwd=SOURCES, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        root = xml.parse(copy).getroot()
    return [(context.findtext("name"), message)
            for context in root.iter("context") for message in context.iter("message")]


def told(context, message):
    return f"{context}: {message.findtext('source')!r}"


def forms(message):
    """The translation's forms: one, or as many as the language has plural forms."""
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def arguments(text):
    return set(re.findall(r"%L?\d+|%n", text))


def edges(text):
    """White space at both ends, and lines, which matter when texts are joined."""
    return (text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):], text.count("\n"))


class Complete(unittest.TestCase):
    maxDiff = None

    def left(self, messages):
        """Marked as unfinished or vanished, or empty."""
        return [f"{message.find('translation').get('type', 'empty')}: {told(context, message)}"
                for context, message in messages
                if message.find("translation").get("type") or not all(forms(message))]

    def test_german_has_every_text(self):
        messages = updated("de")
        self.assertGreater(len(messages), 1000, "lupdate has read the sources")
        self.assertEqual(self.left(messages), [])

    def test_english_has_every_plural_form(self):
        messages = updated("en", "-pluralonly")
        self.assertGreater(len(messages), 50)
        self.assertEqual(self.left(messages), [])
        self.assertEqual([told(*one) for one in messages if len(forms(one[1])) != 2], [])

    def test_german_has_every_plural_form(self):
        messages = [one for one in updated("de") if one[1].get("numerus") == "yes"]
        self.assertGreater(len(messages), 50)
        self.assertEqual([told(*one) for one in messages if len(forms(one[1])) != 2], [])

    def test_every_text_is_found_by_its_context(self):
        """tr() of a class in a namespace asks for another name than the one lupdate writes, so texts in C++
        are in structs that name their context."""
        named = {path.stem for path in (SOURCES / "qml").rglob("*.qml")}
        for path in [*(SOURCES / "app").rglob("*.cpp"), *(SOURCES / "app").rglob("*.h")]:
            source = path.read_text(encoding="utf-8")
            named.update(re.findall(r"Q_DECLARE_TR_FUNCTIONS\((\w+)\)", source))
            named.update(re.findall(r'QCoreApplication::translate\("(\w+)"', source))
        self.assertEqual({context for context, _ in updated("de")} - named, set())

    def test_translations_put_in_the_same_arguments(self):
        wrong = []
        for language, options in (("de", ()), ("en", ("-pluralonly",))):
            for context, message in updated(language, *options):
                source = message.findtext("source")
                one, *more = forms(message)
                # "a rider" needs no number, "3 riders" does.
                allowed = {frozenset(arguments(source))}
                if more:
                    allowed.add(frozenset(arguments(source) - {"%n"}))
                if arguments(one) not in allowed or any(arguments(form) != arguments(source) for form in more):
                    wrong.append(f"{language} {told(context, message)} -> {forms(message)}")
        self.assertEqual(wrong, [])

    def test_german_keeps_spaces_and_lines(self):
        self.assertEqual([f"{told(context, message)} -> {form!r}" for context, message in updated("de")
                          for form in forms(message) if edges(form) != edges(message.findtext("source"))], [])

    def test_german_is_german(self):
        """A text that is the same in both languages is a mark, an argument or a word known to be alike."""
        same = set()
        for _, message in updated("de"):
            source = message.findtext("source")
            if forms(message)[0] == source and re.search(r"[A-Za-z]{2}", re.sub(r"%L?\d+|%n", "", source)):
                same.add(source)
        self.assertEqual(sorted(same - ALIKE), [])

    def test_german_writes_german_marks(self):
        """„…“ around what is quoted, no space before a stop, no double space."""
        wrong = [f"{told(context, message)} -> {form!r}" for context, message in updated("de") for form in forms(message)
                 if re.search(r'"|“[^“„”]*”|[^ %\d] [.,:;!?](\s|$)|\S  \S|\bSie\b(?<=[^.:!?…0-9] Sie)', form)]
        self.assertEqual(wrong, [])

    def test_german_addresses_one_person_in_one_way(self):
        wrong = [f"{told(context, message)} -> {form!r}" for context, message in updated("de") for form in forms(message)
                 if context not in OF_ALL and TO_SEVERAL.search(form) and form != "Was spielt ihr?"]
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
