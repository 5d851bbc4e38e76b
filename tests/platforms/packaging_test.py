#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What lies beside the programs in an installed system says what the programs say: manual pages, completion, the rule for
towers, what desktops read. `packaging_test.py SOURCE BUILD_FOLDER WATCHFIRE`."""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

SOURCE, BUILD, WATCHFIRE = map(pathlib.Path, sys.argv[1:4])
PACKAGING = SOURCE / "packaging"
PROGRAMS = ["watchfire", "watchfire-tower", "watchfire-voice"]


def told(*command, **more):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True, **more).stdout


def completed(*words):
    """What bash offers for the last of the words."""
    script = f"""
        source /usr/share/bash-completion/bash_completion
        source {PACKAGING / "shell/watchfire.bash"}
        COMP_WORDS=({" ".join(f"'{word}'" for word in (WATCHFIRE, *words))})
        COMP_CWORD={len(words)}
        COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}; COMP_TYPE=9
        _watchfire "{WATCHFIRE}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return told("bash", "--norc", "-c", script).split()


class ManualPages(unittest.TestCase):
    def page(self, name):
        path = BUILD / "packaging" / f"{name}.1"
        self.assertEqual(subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8", str(path)], check=True, capture_output=True,
                                        text=True).stderr, "")
        return re.sub(r"\s+", " ", told("groff", "-man", "-Tutf8", "-P-cbou", path)).replace("‐ ", "").replace("‐", "-").replace(
            "−", "-").replace("’", "'")

    def test_every_option_that_the_program_knows_is_there(self):
        for name in PROGRAMS:
            program = next(path for path in (WATCHFIRE.parent, BUILD / "app/voice", BUILD / "firmware-protocol")
                           if (path / name).is_file()) / name
            options = set(re.findall(r"--[a-z][a-z-]+", told(program, "--help")))
            self.assertGreater(len(options), 2)
            page = self.page(name)
            self.assertEqual({option for option in options if option not in page}, set())

    def test_subcommands_have_their_words(self):
        self.assertIn("check FILE... check boards, value books, game logs", self.page("watchfire"))


class Completion(unittest.TestCase):
    def test_subcommands_and_options(self):
        self.assertEqual(completed("rep"), ["replay", "report"])
        self.assertEqual(completed("--full"), ["--fullscreen"])
        self.assertIn("--windowed", completed("--"))

    def test_values_that_the_help_names(self):
        self.assertEqual(completed("--theme", ""), ["dark", "light"])
        self.assertEqual(completed("book", ""), ["export", "import"])
        self.assertEqual(completed("replay", "--st"), ["--state"])
        self.assertEqual(completed("simulate", "--m"), ["--most-rolls"])
        self.assertEqual(completed("simulate", "--s"), ["--scenario", "--seed"])

    def test_files_where_files_are_wanted(self):
        self.assertIn("README.md", told("bash", "--norc", "-c", f"cd {SOURCE}; echo README*").split())
        self.assertEqual(completed("--db", str(SOURCE / "READ")), [str(SOURCE / "README.md")])


class TowerRule(unittest.TestCase):
    def test_it_names_the_boards_that_the_program_looks_for_first(self):
        known = re.findall(r"^    \{0x(\w{4}), (0|0x\w{4})\},", (SOURCE / "devices/port_finder.cpp").read_text(), re.MULTILINE)
        self.assertGreater(len(known), 5)
        rule = (PACKAGING / "udev/70-watchfire-tower.rules").read_text()
        named = re.findall(r'idVendor}=="(\w+)"(?:, ATTRS{idProduct}=="(\w+)")?, GOTO="watchfire_tower"', rule)
        self.assertEqual(named, [(vendor, "" if product == "0" else product[2:]) for vendor, product in known])
        self.assertIn('TAG+="uaccess"', rule)
        self.assertIn('ENV{ID_MM_DEVICE_IGNORE}="1"', rule)


class Desktops(unittest.TestCase):
    def test_the_desktop_file_is_valid(self):
        if shutil.which("desktop-file-validate") is None:
            self.fail("desktop-file-validate is missing: scripts/install.sh test")
        self.assertEqual(told("desktop-file-validate", PACKAGING / "desktop/watchfire.desktop"), "")

    def test_the_metainfo_is_valid(self):
        run = subprocess.run(["appstreamcli", "validate", "--no-net", BUILD / "packaging/watchfire.metainfo.xml"], check=False,
                             capture_output=True, text=True)
        faults = [line for line in run.stdout.splitlines() if re.match(r"[EWI]: ", line)]
        # The project has no domain, after which the component would be named, and no site to link to. Debian 12's AppStream
        # does not know yet what newer ones want instead of <developer_name>.
        known = ("cid-desktopapp-is-not-rdns", "url-homepage-missing", "unknown-tag developer", "developer-id-missing")
        self.assertEqual([fault for fault in faults if not any(one in fault for one in known)], [])
        version = re.search(r"project\(watchfire VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text()).group(1)
        self.assertIn(f'<release version="{version}"', (BUILD / "packaging/watchfire.metainfo.xml").read_text())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
