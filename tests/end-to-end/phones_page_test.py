#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page for phones in a real browser (Chromium, without a window): what it draws and says at the sizes of a phone, a tablet and
a television, in both languages; that it is right again after its connection, its sleep or the broker ended; that it loads
nothing foreign; and that a camera reads the codes on the screen. `phones_page_test.py WATCHFIRE SOURCE_FOLDER`."""
import contextlib
import os
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest

from browser import FOREIGN, Browser, missing
from needed import run_with
from phones_test import PROGRAM, STILL, Recorded, asks, broker_of, does, open_page, tells, turn_on

SIZES = [(360, 740), (768, 1024), (1920, 1080)]
WALL = ("tests/end-to-end/great-wall-4", tells("breach"), 1)
GAMES = {"great-wall": WALL, "world": ("tests/end-to-end/world-4", asks("storm-turn"), 1),
         "black-powder": ("tests/golden/black-powder-three-years", does("assault"), 1)}
DRAWN = "return view !== null && view.revision === arguments[0] && document.getElementById('stale').hidden"
# Chromium itself says that a connection failed; nothing else may be in the console.
NO_FAULT = re.compile(r"WebSocket connection to 'ws://127\.0\.0\.1:[0-9]+/mqtt' failed")


def send_away(place):
    """Closes each connection to this socket at once, until the socket is closed."""
    with contextlib.suppress(OSError):
        while True:
            place.accept()[0].close()


class Wire:
    """A wire between phone and broker that can be cut, and that can go dead without a word, as a sleeping phone's Wi-Fi does."""

    def __init__(self, port):
        self.port, self.dead, self.pairs = port, False, []
        self.server = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.server.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self.port))
                except OSError:
                    near.close()
                    continue
                pair = {"dead": False, "ends": (near, far)}
                self.pairs.append(pair)
                for a, b in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(pair, a, b), daemon=True).start()

    def carry(self, pair, source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not pair["dead"]:
                    target.sendall(data)
        if not pair["dead"]:
            for end in pair["ends"]:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def deaden(self):
        for pair in self.pairs:
            pair["dead"] = True

    def cut(self):
        for pair in self.pairs:
            for end in pair["ends"]:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.server.close()
        self.cut()
        for pair in self.pairs:
            for end in pair["ends"]:
                end.close()


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, game=WALL, *arguments):
        path, holds, times = game
        drive = Recorded.read(path).upto(holds, times).open(PROGRAM, *arguments, settings=STILL)
        self.addCleanup(drive.close)
        self.link = turn_on(drive)
        return drive

    def drawn(self, drive, patience=20):
        self.browser.until(DRAWN, drive.state()["revision"], patience=patience)

    def change(self, drive):
        """Another revision at the table."""
        before = drive.state()["revision"]
        drive.tap("redo" if self.undone else "undo")
        self.undone = not self.undone
        drive.until(lambda s: s["revision"] > before)
        drive.wait_saved()

    def setUp(self):
        self.undone = False
        self.leave()
        self.browser.size(*SIZES[0])

    def leave(self):
        """The last game's page tries to reach it for ever."""
        self.browser.ask("POST", "/url", {"url": "about:blank"})
        self.browser.console()

    def text(self, of):
        return self.browser.run("return document.querySelector(arguments[0]).innerText", of)

    def test_it_shows_the_table_at_every_size_in_both_languages(self):
        for language in ("en", "de"):
            for name, game in GAMES.items():
                drive = self.open(game, "--language", language)
                self.browser.open(self.link)
                self.drawn(drive)
                picture = drive.ask({"do": "picture"})
                for size in SIZES:
                    with self.subTest(language=language, game=name, size=size):
                        self.browser.size(*size)
                        self.assertEqual(self.browser.run("return document.documentElement.lang"), language)
                        self.assertIn(picture["headline"], self.text("#headline"))
                        current = [step for step in picture["steps"] if step["state"] == "current"]
                        self.assertEqual(len(current), 1)
                        self.assertIn(current[0]["sentence"], self.text("#now"))
                        for player in picture["players"]:
                            self.assertIn(player["name"], self.text("#players"))
                        self.assertEqual(self.browser.run("return view.language"), language)
                        for words in ("To do now", "Jetzt zu tun"):
                            self.assertEqual(words in self.text("#now"), (words == "To do now") == (language == "en"))
                        self.assertEqual(self.text("#voice"), "Read aloud" if language == "en" else "Vorlesen")
                        self.check_drawing(name)
                        # Nothing is wider than the screen, nothing is cut off, letters are large enough.
                        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), size[0])
                        self.assertEqual(self.browser.run(
                            "return [...document.querySelectorAll('section:not([hidden]) *')].filter(e => e.scrollWidth > e.clientWidth + 1 && "
                            "getComputedStyle(e).display !== 'inline' && !(e instanceof SVGElement)).map(e => e.className + ': ' + e.innerText)"), [])
                        self.assertGreaterEqual(self.browser.run(
                            "return Math.min(...[...document.querySelectorAll('section:not([hidden]) *')].filter(e => e.children.length === 0 && "
                            "e.textContent && !(e instanceof SVGElement)).map(e => parseFloat(getComputedStyle(e).fontSize)))"), 13)
                self.assertEqual(self.browser.console(), [])
                self.leave()
                drive.close()

    def test_german_words_are_divided_where_germans_divide_them(self):
        # Three sections beside each other, with the longest names of hordes and machines.
        drive = self.open(("tests/golden/black-powder-three-years", lambda *_: True, 25), "--language", "de")
        self.browser.open(self.link)
        self.drawn(drive)
        for width in (320, 360, 414):
            self.browser.size(width, 740)
            # Neighbours in a word that are on different lines, where no soft hyphen allows it.
            self.assertEqual(self.browser.run("""
                const broken = [], walk = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
                const top = (node, at) => {
                  const range = document.createRange();
                  range.setStart(node, at);
                  range.setEnd(node, at + 1);
                  return [...range.getClientRects()].pop().top; // a hyphen before it is on the line above
                };
                while (walk.nextNode()) {
                  const node = walk.currentNode;
                  if (!node.parentElement.checkVisibility() || node.parentElement.closest("svg, .sr")) continue;
                  for (const word of node.textContent.matchAll(/\\p{L}{2,}/gu))
                    for (let at = word.index + 1; at < word.index + word[0].length; ++at)
                      if (top(node, at) !== top(node, at - 1)) broken.push(word[0]);
                }
                return broken;"""), [], width)

    def check_drawing(self, name):
        run = self.browser.run
        if name == "black-powder":
            self.assertEqual(run("return document.querySelectorAll('#board .sections > li').length"), 3)
            self.assertEqual(run("return document.querySelectorAll('#board .towers > li').length"), 4)
            hordes = run("return view.yard.items.filter(i => i.is === 'horde').map(i => i.title)")
            self.assertGreater(len(hordes), 0)
            self.assertEqual(run("return [...document.querySelectorAll('#board .hordes b')].map(e => e.innerText)"), hordes)
            return
        # What the SVG shows, by what it draws on the screen: each number, each wall's level, each building's colour.
        shown = sorted(run("return [...document.querySelectorAll('#board text')].map(e => e.textContent)"))
        items = run("return view.board.items")
        wanted = [str(item[field]) for item in items for field in ("number", "label", "left", "right")
                  if item["is"] == "hex" and item.get(field)]
        self.assertGreater(len(wanted), 10)
        self.assertEqual([text for text in wanted if text not in shown], [])
        buildings = sum(item["is"] == "building" for item in items)
        self.assertGreater(buildings, 0)
        self.assertEqual(run("return document.querySelectorAll('#board path[stroke-width=\"1.6\"]').length"), buildings)
        forest = run("const f = view.board.items.find(i => i.is === 'hex' && i.terrain === 'forest' && !i.undiscovered); const c = "
                     "document.querySelector('#board svg').createSVGPoint(); c.x = f.x + .6; c.y = f.y; const p = c.matrixTransform("
                     "document.querySelector('#board svg').getScreenCTM()); window.scrollTo(0, window.scrollY + p.y - 300); const q = "
                     "c.matrixTransform(document.querySelector('#board svg').getScreenCTM()); const hit = document.elementFromPoint(q.x, q.y);"
                     "const says = hit && hit.getAttribute('fill'); window.scrollTo(0, 0); return says")
        self.assertIn(forest, ("#487f6d", "#306c57"))
        box = run("const b = document.querySelector('#board svg').getBoundingClientRect(); return [b.width, b.height]")
        self.assertGreater(min(box), 150)

    def test_a_screen_reader_meets_the_live_list(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        headline = drive.ask({"do": "picture"})["headline"]
        lists = [node for node in self.browser.accessible() if node["role"]["value"] == "log"]
        self.assertEqual(len(lists), 1)
        properties = {p["name"]: p["value"].get("value") for p in lists[0]["properties"]}
        self.assertEqual(properties["live"], "polite")
        self.assertIn("additions", properties["relevant"])
        self.change(drive)
        self.drawn(drive)
        news = self.browser.run("return [...document.querySelectorAll('#news li')].map(e => e.textContent)")
        self.assertEqual(len(news), 2)
        self.assertIn(headline, news[0])
        nodes = self.browser.accessible()
        self.assertTrue(any(node["role"]["value"] == "image" and node["name"]["value"] == "Board" for node in nodes))
        names = [node["name"]["value"] for node in nodes if node["role"]["value"] == "listitem"]
        self.assertTrue(any("6 points" in name for name in names), names)

    def test_it_reads_aloud_only_when_asked(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        self.browser.run("window.told = []; speechSynthesis.speak = words => told.push([words.lang, words.text])")
        self.change(drive)
        self.drawn(drive)
        self.assertEqual(self.browser.run("return told"), [])
        self.browser.run("document.getElementById('voice').click()")
        self.change(drive)
        self.drawn(drive)
        told = [words for words in self.browser.run("return told") if words[1].strip()]
        self.assertEqual([words[0] for words in told], ["en"])
        self.assertIn(drive.ask({"do": "picture"})["headline"], told[0][1])

    def test_it_is_right_again_after_its_connection_was_cut(self):
        drive = self.open()
        port = int(re.search(":([0-9]+)/", self.link)[1])
        wire = Wire(port)
        self.addCleanup(wire.close)
        self.browser.open(self.link.replace(f":{port}/", f":{wire.server.getsockname()[1]}/"))
        self.drawn(drive)
        for _ in range(3):
            wire.cut()
            self.change(drive)
            self.drawn(drive)
        self.check_console()

    def test_it_is_right_again_when_the_phone_wakes_up(self):
        drive = self.open()
        port = int(re.search(":([0-9]+)/", self.link)[1])
        wire = Wire(port)
        self.addCleanup(wire.close)
        self.browser.open(self.link.replace(f":{port}/", f":{wire.server.getsockname()[1]}/"))
        self.drawn(drive)
        page, other = self.browser.tab()
        wire.deaden()  # the phone sleeps: its connection ends, and nobody tells the page
        self.change(drive)
        self.browser.show(page)
        self.browser.until("return document.visibilityState === 'visible'")
        begun = time.monotonic()
        self.drawn(drive, patience=8)  # without asking it would take 20 seconds to notice
        print(f"right {time.monotonic() - begun:.1f} s after it woke up")
        self.browser.show(other)
        self.browser.ask("DELETE", "/window")
        self.browser.show(page)
        # The page is kept and comes back, as it does on a phone with "back".
        self.browser.ask("POST", "/url", {"url": "about:blank"})
        self.change(drive)
        self.browser.ask("POST", "/back")
        self.drawn(drive, patience=8)

    def test_it_is_right_again_after_the_broker_was_killed_and_says_how_old_it_is(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        old = broker_of(drive)
        os.kill(old, signal.SIGSTOP)  # until it is killed nothing answers
        os.kill(old, signal.SIGKILL)
        self.browser.until("return /Not connected\\. What you see is \\d+ s old/.test(document.getElementById('stale').textContent)")
        self.change(drive)
        self.drawn(drive)
        # Never again: the table's program has ended. Its port stays taken, and whoever comes is sent away: another test's
        # table would say that the code is not valid. A port that nobody listens to can be taken a second time.
        drive.close()
        with socket.socket() as place:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            place.bind(("", int(re.search(":([0-9]+)/", self.link)[1])))
            place.listen()
            threading.Thread(target=send_away, args=(place,), daemon=True).start()
            shown = self.browser.until("return !document.getElementById('stale').hidden && document.getElementById('stale').textContent")
            self.assertIn("old", shown)
            self.browser.until("return / [3-9] s old/.test(document.getElementById('stale').textContent)")
        self.assertTrue(self.browser.run("return !document.getElementById('board').hidden"))
        self.check_console()

    def test_a_wrong_code_is_named(self):
        self.open()
        self.browser.open(self.link.partition("#")[0])
        self.browser.until("return document.getElementById('stale').textContent.includes('Scan the code')")
        self.browser.open(self.link + "X")
        self.browser.until("return document.getElementById('stale').textContent.includes('no longer valid')")

    def test_nothing_foreign_is_loaded_or_reached(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        address = self.link.partition("#")[0]
        self.assertEqual({entry for entry in self.browser.run("return performance.getEntriesByType('resource').map(e => e.name)")
                          if not entry.startswith(address)}, set())
        self.assertEqual(self.browser.console(), [])
        self.assertEqual(self.browser.blocked(), FOREIGN)

    def test_a_tail_of_an_older_longer_snapshot_ends_no_connection(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        # As a broker tells them to a page that comes later, and 6 seconds after that.
        told = self.browser.run("""
            window.begun = 0; window.looks = 0;
            window.now = Date.now;
            const begin = connect, look = show, bytes = text => new TextEncoder().encode(text);
            connect = () => { begun += 1; begin(); };
            show = () => { looks += 1; look(); };
            const text = JSON.stringify(view), part = (name, i, head, said) => join("watchfire/" + name, "watchfire/" + name + "/" + i, bytes(head + "\\n" + said));
            part("view", 0, "8 2", text.slice(0, 100));
            part("view", 1, "8 2", text.slice(100));
            join("watchfire/view", "watchfire/view/3", bytes(""));
            part("view", 2, "7 3", "the tail");
            part("view", 5, "9000000000000 6", "and one of a clock that was wrong");
            Date.now = () => now() + 6000;
            return looks;""")
        self.browser.until("return looks > arguments[0] + 2", told)
        self.assertEqual(self.browser.run("return begun"), 0)
        # What lacks a part is still asked for.
        self.browser.run("join('watchfire/view', 'watchfire/view/0', new TextEncoder().encode('9 2\\nhalf')); Date.now = () => now() + 12000")
        self.browser.until("return begun > 0")
        self.browser.run("Date.now = now")
        self.drawn(drive)

    def test_names_and_figures_are_shown_as_they_are(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        for name in ("Ke$$ha", "$'", "A$&B"):
            self.browser.run("const next = JSON.parse(JSON.stringify(view)); next.players.forEach(p => { if (p.turn) p.name = arguments[0]; }); "
                             "got('watchfire/view', JSON.stringify(next))", name)
            self.assertIn(f"{name}'s turn", self.text("#who"))
        self.browser.run("const next = JSON.parse(JSON.stringify(view)); next.end = {text: 'Ann wins', ranking: [{name: 'Ann', rank: 1, points: 10}, "
                         "{name: 'Bo', rank: 2, points: 0}]}; got('watchfire/view', JSON.stringify(next))")
        self.assertEqual(self.browser.run("return [...document.querySelectorAll('#now .player b')].map(b => b.textContent)"), ["10", "0"])

    def test_names_are_text_and_never_markup(self):
        drive = self.open()
        self.browser.open(self.link)
        self.drawn(drive)
        self.browser.run("const next = JSON.parse(JSON.stringify(view)); next.players[0].name = next.headline.text = "
                         "'<img src=x onerror=window.broken=1>'; got('watchfire/view', JSON.stringify(next))")
        self.assertIn("<img", self.text("#players"))
        self.assertFalse(self.browser.run("return Boolean(window.broken || document.querySelector('#players img'))"))

    def check_console(self):
        self.assertEqual([line for line in self.browser.console() if not NO_FAULT.search(line)], [])


class Codes(unittest.TestCase):
    """The codes on the table's screen, as a camera sees them."""

    def read(self, drive):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "screen.png")
            drive.screenshot(path)
            return sorted(subprocess.run(["zbarimg", "--quiet", "--raw", path], capture_output=True, text=True, check=False).stdout.split("\n")[:-1])

    def test_a_camera_reads_both_codes(self):
        for size in ("1280x800", "800x480", "600x1024"):
            for theme in ("light", "dark"):
                with self.subTest(size=size, theme=theme):
                    drive = Recorded.read(WALL[0]).upto(does("roll"), 9).open(PROGRAM, "--theme", theme, size=size)
                    self.addCleanup(drive.close)
                    link = turn_on(drive)
                    open_page(drive)
                    token = link.partition("#")[2]
                    read = self.read(drive)
                    self.assertEqual(len(read), 1)
                    self.assertRegex(read[0], rf"^http://[0-9.]+:[0-9]+/#{token}$")
                    for field, keys in (("wifiName", ("1", "8", "0")), ("wifiPassword", ("5", "accents", ";", "\\", "accents", "2"))):
                        drive.tap(field)
                        for key in keys:
                            drive.tap(f"key-{key}")
                        drive.tap("key-done")
                    drive.wait_for("wifiCode")
                    self.assertEqual(self.read(drive), sorted(read + [r"WIFI:T:WPA;S:180;P:5\;\\2;;"]))
                    drive.close()


if __name__ == "__main__":
    run_with(missing())
