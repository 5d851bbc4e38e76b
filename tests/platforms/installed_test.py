#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`cmake --install` installs everything of ours that the program needs in one folder: the program plays with
the simulated tower from there. `installed_test.py CMAKE BUILD_FOLDER`."""
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

    def test_three_programs_lie_there_and_nothing_else(self):
        self.assertEqual(sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()),
                         ["bin/watchfire", "bin/watchfire-tower", "bin/watchfire-voice"])
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
