#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`cmake --install` installs everything of ours that the program needs, with what desktops, shells and the system want to know of
it: the program plays with the simulated tower from there. `installed_test.py CMAKE BUILD_FOLDER`."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from drive import Drive  # noqa: E402

CMAKE, BUILD = sys.argv[1:3]


class Installed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        subprocess.run([CMAKE, "--install", BUILD, "--prefix", str(self.folder)], check=True, stdout=subprocess.DEVNULL)
        self.programs = self.folder / "bin"

    def test_this_lies_there_and_nothing_else(self):
        self.assertEqual(sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()), [
            "bin/watchfire", "bin/watchfire-tower", "bin/watchfire-voice",
            "lib/systemd/system/watchfire-kiosk.service",
            "lib/sysusers.d/watchfire-kiosk.conf",
            "lib/udev/rules.d/70-watchfire-tower.rules",
            "share/applications/watchfire.desktop",
            "share/bash-completion/completions/watchfire",
            *(f"share/icons/hicolor/{size}x{size}/apps/watchfire.png" for size in (128, 16, 32, 48, 512)),
            "share/icons/hicolor/scalable/apps/watchfire.svg",
            "share/man/man1/watchfire-tower.1", "share/man/man1/watchfire-voice.1", "share/man/man1/watchfire.1",
            "share/metainfo/watchfire.metainfo.xml",
            "share/watchfire/hall.html", "share/watchfire/hall.sh",
        ])
        told = subprocess.run([str(self.programs / "watchfire"), "--version"], check=True, capture_output=True, text=True)
        self.assertRegex(told.stdout, r"^watchfire \d")

    def started(self, name):
        """True if a process of this name runs from the installed folder."""
        wanted = os.fsencode(str(self.programs / name)) + b"\0"
        for process in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
            try:
                if process.read_bytes().startswith(wanted):
                    return True
            except OSError:
                pass  # ended meanwhile
        return False

    def test_the_program_finds_its_simulated_tower(self):
        with Drive.launch(str(self.programs / "watchfire"), "--simulate", env={"HOME": str(self.folder)}) as drive:
            drive.until(lambda state: not state["loading"] and self.started("watchfire-tower"), timeout=60)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
