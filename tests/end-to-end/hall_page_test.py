#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page of a club's hall in a real browser (Chromium, without a window), with simulated tables: all tables, one of them large, the
results, standings, a name that is looked for, CSV, BG Stats, another formula; right again after its broker died; on a phone, a
tablet and a television, in both languages. `hall_page_test.py HALL_SIM HALL_PAGE [--pictures FOLDER]`."""
import argparse
import csv
import io
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

from browser import FOREIGN, Browser, missing
from hall import Hall
from needed import run_with

SIZES = [(360, 740), (768, 1024), (1920, 1080)]
# Chromium itself says that a connection failed; nothing else may be in the console.
NO_FAULT = re.compile(r"WebSocket connection to 'ws://127\.0\.0\.1:[0-9]+/mqtt' failed")
TABLES = 6
# Every table plays, and every result of the first games is there; tables that go on may add some.
READY = ("return names().filter(playing).length === arguments[0] && byId('stale').hidden && "
         "arguments[1].every(game => allResults().some(result => result.game === game))")
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # WebDriver's name for a reference


def press(browser, selector):
    """A real click where the element is, once it is there: a list is made anew with each message."""
    browser.until("return document.querySelector(arguments[0]) !== null", selector)
    found = browser.ask("POST", "/element", {"using": "css selector", "value": selector})
    browser.ask("POST", f"/element/{found[ELEMENT]}/click")


def write(browser, selector, text):
    found = browser.ask("POST", "/element", {"using": "css selector", "value": selector})
    browser.ask("POST", f"/element/{found[ELEMENT]}/clear")
    browser.ask("POST", f"/element/{found[ELEMENT]}/value", {"text": text})


class HallPageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browsers = {}
        cls.hall = Hall(OPTIONS.page)
        cls.kept = tempfile.TemporaryDirectory()
        cls.ended = pathlib.Path(cls.kept.name, "ended")
        # One game each, quickly, and then slow ones that go on while the page is looked at.
        quick = subprocess.run([OPTIONS.sim, str(TABLES), "--hall", cls.hall.url("Table"), "--pace", "6", "--games", "1", "--ended", cls.ended],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, check=False)
        assert quick.returncode == 0
        cls.over = {line.split("\t")[1] for line in cls.ended.read_text().splitlines()}
        assert len(cls.over) == TABLES
        cls.slow = subprocess.Popen([OPTIONS.sim, str(TABLES), "--hall", cls.hall.url("Now"), "--pace", "1000", "--seed", "5"],
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        cls.slow.send_signal(signal.SIGKILL)
        cls.slow.wait()
        cls.hall.close()
        cls.kept.cleanup()

    def browser(self, width, height, dark=False, language="en"):
        """The browser of this language as if it were new, because starting one takes two seconds of processor time."""
        if language not in self.browsers:
            self.browsers[language] = Browser(language=language)
            self.addClassCleanup(self.browsers[language].close)
        for each in self.browsers.values():
            each.ask("POST", "/url", {"url": "about:blank"})  # an open page goes on drawing
        browser = self.browsers[language]
        # The page keeps what is entered as its settings.
        browser.devtools("Storage.clearDataForOrigin", origin=f"http://127.0.0.1:{self.hall.page_port}", storageTypes="all")
        browser.console()
        browser.size(width, height)
        browser.theme(dark)
        return browser

    def open(self, width, height):
        browser = self.browser(width, height)
        browser.open(self.hall.page())
        browser.until(READY, TABLES, sorted(self.over))
        browser.until("return document.querySelectorAll('.tile .people').length === arguments[0]", TABLES)
        return browser

    def clean(self, browser):
        self.assertEqual([line for line in browser.console() if not NO_FAULT.search(line)], [])

    def test_tables_results_and_one_of_them_large_at_every_size(self):
        for language in ("en", "de"):
            for width, height in SIZES:
                with self.subTest(f"{width}x{height} {language}"):
                    dark = language == "en"
                    browser = self.browser(width, height, dark, language)
                    browser.open(self.hall.page())
                    browser.until(READY, TABLES, sorted(self.over))
                    browser.until("return document.querySelector('#large .people') !== null")
                    self.assertEqual(browser.run("return document.documentElement.lang"), language)
                    # The results come a moment after the tables.
                    browser.until("return document.body.innerText.includes(arguments[0])", {"en": "Standings", "de": "Tabelle"}[language])
                    text = browser.run("return document.body.innerText")
                    self.assertIn("Now 1", text)
                    # Nothing is wider than the page.
                    self.assertLessEqual(browser.run("return document.documentElement.scrollWidth"), width)
                    # A finger hits every button.
                    small = browser.run("return Array.from(document.querySelectorAll('button')).filter(b => b.offsetHeight && "
                                        "(b.offsetHeight < 40 || b.offsetWidth < 40)).map(b => b.textContent)")
                    self.assertEqual(small, [])
                    # Another table is large when its tile is touched, and stays so.
                    press(browser, "[data-table='Now 3']")
                    browser.until("return document.querySelector('#large h2').textContent.startsWith('Now 3 ')")
                    self.assertEqual(browser.run("return document.querySelector(\"[data-table='Now 3']\").getAttribute('aria-pressed')"), "true")
                    if OPTIONS.pictures:
                        browser.picture(os.path.join(OPTIONS.pictures, f"hall-{width}x{height}-{language}.png"), whole=True)
                    tree = browser.accessible()
                    named = {node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "button" and node.get("name", {}).get("value")}
                    self.assertTrue(any(name.startswith("Now 3") for name in named), named)
                    self.clean(browser)

    def test_every_result_once_with_standings_by_the_clubs_own_formula(self):
        browser = self.open(1920, 1080)
        browser.run("link.refused = true; drop(); link.refused = false")  # nothing new comes while the figures are compared
        games = browser.run("return allResults().map(r => r.game)")
        self.assertEqual(len(games), len(set(games)))
        rows = list(csv.DictReader(io.StringIO(urllib.parse.unquote(browser.run("return byId('csv').href").partition(",")[2]))))
        self.assertLessEqual(self.over, {row["game"] for row in rows})
        places = [10, 6, 4, 3, 2, 1]

        def scores(each, places):
            sums = {}
            for row in rows:
                key = row["player"]
                place = int(row["place"]) - 1
                sums[key] = sums.get(key, 0) + (places[place] if place < len(places) else 0) + each * float(row["points"] or 0)
            return sums

        def shown():
            return {cells[0]: float(cells[3]) for cells in browser.run(
                "return Array.from(document.querySelectorAll('#standings tbody tr')).map(r => Array.from(r.children).map(c => c.textContent))")}

        self.assertEqual(shown(), scores(0, places))
        press(browser, "#settings")
        write(browser, "#places", "5 x")
        press(browser, "#saveSettings")
        self.assertIn("Numbers only", browser.run("return byId('sheet').innerText"))
        write(browser, "#places", "5 3")
        write(browser, "#each", "0.5")
        press(browser, "#saveSettings")
        browser.until("return !byId('sheet').open")
        self.assertEqual(shown(), scores(0.5, [5, 3]))
        self.clean(browser)

    def test_somebody_finds_a_name(self):
        browser = self.open(360, 740)
        name = browser.run("return tables['Now 2'].view.players[0].name")
        write(browser, "#find", name[:-1].upper())
        browser.until("return document.querySelector(\"[data-table='Now 2']\").classList.contains('found')")
        for tile, people in browser.run("return names().map(n => [tables[n].tile.className, (tables[n].view && tables[n].view.players || []).map(p => p.name)])"):
            self.assertEqual("hidden" in tile, not any(name[:-1].lower() in person.lower() for person in people), (tile, people))
        self.clean(browser)

    def test_bg_stats_gets_each_game_by_a_code_that_a_camera_reads(self):
        browser = self.open(768, 1024)
        press(browser, ".bgstats")
        browser.until("return byId('sheet').open")
        with tempfile.TemporaryDirectory() as folder:
            picture = os.path.join(folder, "code.png")
            browser.picture(picture)
            read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True).stdout.strip()
        self.assertEqual(read, browser.run("return document.querySelector('#sheet a').href"))
        play = json.loads(urllib.parse.unquote(read.partition("data=")[2]))
        self.assertEqual(play["sourceName"], "Watchfire")
        press(browser, "#closeSheet")
        browser.until("return !byId('sheet').open")
        self.clean(browser)

    def test_it_is_right_again_after_its_broker_died_and_says_so_meanwhile(self):
        browser = self.open(1920, 1080)
        self.hall.kill()
        browser.until("return byId('stale').textContent.startsWith('Not connected')")
        self.hall.again()
        browser.until("return byId('stale').hidden")
        heard = browser.run("return Math.max(...names().map(n => tables[n].heard))")
        browser.until("return Math.max(...names().map(n => tables[n].heard)) > arguments[0]", heard)
        browser.until(READY, TABLES, sorted(self.over))
        self.clean(browser)

    def test_a_table_that_says_nothing_any_more_is_gone(self):
        with self.hall.reader(user="table") as ghost:  # a broker that was down when it ended still says that it is there
            ghost.publish(f"watchfire/{self.hall.name}/Ghost/alive", b"1")
            browser = self.open(1920, 1080)
            browser.until("return tables['Ghost'] && tables['Ghost'].alive")
            browser.run("GONE_AFTER = 20000")
            browser.until("return !tables['Ghost'].alive", patience=40)
            self.assertEqual(browser.run("return names().filter(playing).length"), TABLES)
            ghost.publish(f"watchfire/{self.hall.name}/Ghost/alive", b"")

    def test_a_broker_that_gives_nobody_all_retained_topics_is_asked_for_each(self):
        browser = self.open(1920, 1080)
        results = browser.run("return allResults().length")
        # As if only the signs of life had come.
        browser.run("for (const name of names()) Object.assign(tables[name], {told: false, asked: false, view: null, results: [], since: 0})")
        browser.until(READY.replace("arguments[1].every(game => allResults().some(result => result.game === game))",
                                    "allResults().length >= arguments[1]"), TABLES, results)

    def test_results_and_tables_of_another_evening_are_not_shown(self):
        browser = self.open(1920, 1080)
        before = browser.run("return [allResults().length, names().length]")
        hours = "new Date(Date.now() - arguments[0] * 3600000).toISOString()"
        browser.run("window.say = (table, hours, alive) => { const time = " + hours.replace("arguments[0]", "hours") + "; "
                    "got(prefix() + table + '/alive', alive ? '1' : '0'); "
                    "got(prefix() + table + '/view', JSON.stringify({'watchfire-view': 1, game: 'g', made: time, title: 'Old', players: []})); "
                    "got(prefix() + table + '/result', JSON.stringify({'watchfire-results': 1, results: [{game: table + hours, table: table, title: 'Old', ended: time, "
                    "players: [{name: 'Old', rank: 1, winner: true}]}]})); }")
        browser.run("say('Cellar', 25, false)")
        browser.run("drawResults(); drawTables(true)")
        self.assertEqual(browser.run("return [allResults().length, names().length]"), before)
        self.assertNotIn("Cellar", browser.run("return document.body.innerText"))
        browser.run("say('Cellar', 23, false); drawResults(); drawTables(true)")
        self.assertEqual(browser.run("return [allResults().length, names().length]"), [each + 1 for each in before])
        browser.run("say('Cellar', 25, true)")  # its clock may be wrong; it forgets by that clock
        self.assertEqual(browser.run("return [allResults().length, names().length]"), [each + 1 for each in before])

    def test_any_name_is_a_name(self):
        browser = self.open(1920, 1080)
        for name in ("constructor", "__proto__", "Ke$$ha"):
            browser.run("got(prefix() + arguments[0] + '/alive', '1'); got(prefix() + arguments[0] + '/result', JSON.stringify({'watchfire-results': 1, results: ["
                        "{game: arguments[0], table: arguments[0], title: 'A game', ended: new Date().toISOString(), players: [{name: arguments[0], rank: 1, points: 0, winner: true}]}]}))", name)
        browser.until("return document.querySelectorAll('#results strong').length >= 3 + arguments[0]", TABLES)
        self.assertEqual(browser.run("return names().filter(name => ['constructor', '__proto__', 'Ke$$ha'].includes(name)).sort()"), ["Ke$$ha", "__proto__", "constructor"])
        rows = browser.run("return Array.from(document.querySelectorAll('#standings tbody tr')).map(r => Array.from(r.children).map(c => c.textContent))")
        self.assertEqual(sorted(row for row in rows if row[0] in ("constructor", "__proto__", "Ke$$ha")),
                         sorted([name, "1", "1", "10"] for name in ("constructor", "__proto__", "Ke$$ha")))
        self.assertIn("Ke$$ha won", browser.run("return document.getElementById('results').innerText"))
        self.clean(browser)

    def test_no_name_is_a_formula_wherever_a_spreadsheet_divides(self):
        browser = self.open(1920, 1080)
        names = [";=cmd|'/c calc'!A1;", "=1+1", ' "=1+1', 'x; "=1+1', "a\t@SUM(1)", "b, +1", "c\n-1+1;", "\n@1", "d\r\n=1;", "e;", ';"', "Ann-Marie; Bo"]
        browser.run("got(prefix() + 'Sums/result', JSON.stringify({'watchfire-results': 1, results: [{game: 'sums', table: 'Sums', title: 'A game', "
                    "ended: new Date().toISOString(), players: arguments[0].map((name, i) => ({name: name, rank: i + 1, points: -1, winner: !i}))}]}))", names)
        text = browser.run("return csv(allResults())")
        for delimiter in ";\t":
            for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
                for cell in row:
                    self.assertFalse(cell.lstrip().startswith(("=", "+", "-", "@")), (delimiter, cell))
        rows = [row for row in csv.DictReader(io.StringIO(text, newline="")) if row["game"] == "sums"]
        self.assertEqual([row["player"].replace("'", "") for row in rows], [name.replace("'", "") for name in names])
        self.assertEqual([row["player"] for row in rows if row["player"][:1] in set(" =+-@")], [])
        self.assertEqual({row["points"] for row in rows}, {"-1"}, "a number stays one")
        self.assertEqual(rows[-1]["player"], names[-1])
        self.clean(browser)

    def test_one_table_that_says_nonsense_takes_no_other_from_the_page(self):
        browser = self.open(1920, 1080)
        games = browser.run("return allResults().length")
        now = browser.run("return new Date().toISOString()")
        whole = {"game": "whole", "table": "Odd", "title": "A game", "ended": now, "players": [{"name": "Ann", "rank": 1, "winner": True}],
                 "bgstats": "https://192.0.2.1/"}
        # {"toString": 1} throws where it becomes a text or a number.
        no_text = {"toString": 1}
        odd = [None, 5, {}, dict(whole, game=None), dict(whole, ended="odd"), dict(whole, players=5), dict(whole, players=[{}]), dict(whole, players=[None])]
        odd += [dict(whole, game="odd", **{field: no_text}) for field in ("table", "title", "ended")]
        odd += [dict(whole, game="odd", players=[{"name": "Odd", field: no_text}]) for field in ("rank", "points")]
        say = "got(prefix() + 'Odd/' + arguments[0], arguments[1])"
        browser.run(say, "alive", "1")
        for text in ("null", "5", "{", json.dumps({"watchfire-results": no_text}), json.dumps({"watchfire-results": 1, "results": 5}), json.dumps({"watchfire-results": 1, "results": odd + [whole]})):
            browser.run(say, "result", text)
        view = {"watchfire-view": 1, "game": "g", "made": now, "title": "A game", "players": []}
        for text in ("null", "5", json.dumps(dict(view, **{"watchfire-view": no_text})), json.dumps(dict(view, made=no_text)),
                     json.dumps(dict(view, title=no_text)), json.dumps(dict(view, players=5)), json.dumps(dict(view, board={}))):
            browser.run(say, "view", text)
            browser.run("large = 'Odd'; chosen = true; drawTables(true)")
        browser.until("return allResults().length === arguments[0] && byId('standings').innerText.includes('Ann')", games + 1)
        self.assertTrue(browser.run("return link.up"))
        self.assertEqual(browser.run("return names().filter(playing).length"), TABLES)
        browser.run("showCode(allResults().find(result => result.game === 'whole'))")
        self.assertEqual(browser.run("return document.querySelectorAll('#sheet a').length"), 0, "its link leads elsewhere")
        self.clean(browser)

    def test_nothing_foreign_is_loaded_or_reached(self):
        browser = self.open(1920, 1080)
        self.clean(browser)
        self.assertEqual(browser.blocked(), FOREIGN)

    def test_without_a_password_it_asks_for_hall_and_password(self):
        browser = self.browser(360, 740)
        browser.open(self.hall.page().partition("#")[0])
        write(browser, "#enterHall", self.hall.name)
        write(browser, "#enterPassword", "wrong")
        press(browser, "#enterOpen")
        browser.until("return byId('stale').textContent.includes('does not know')")
        write(browser, "#enterPassword", self.hall.secret("hall"))
        press(browser, "#enterOpen")
        browser.until("return names().filter(playing).length === arguments[0]", TABLES)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sim", type=pathlib.Path)
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--pictures")
    OPTIONS, left = parser.parse_known_args()
    run_with(missing(), [sys.argv[0], *left])
