#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A warning from a screen fails every test that drives the program; no other output of the program does."""
import os
import pathlib
import stat
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from drive import Drive, Warned  # noqa: E402  (the path is known only now)

PROGRAM = """#!/usr/bin/env python3
import os, socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[sys.argv.index("--drive") + 1])
server.listen()
print(os.environ["SAYS"], file=sys.stderr, flush=True)
reader = server.accept()[0].makefile("rw")
while line := reader.readline():
    reader.write('{"ok": true}\\n')
    reader.flush()
    if "quit" in line:
        break
"""
WARNING = "qrc:/qt-project.org/imports/Watchfire/Ui/RollPane.qml:12: TypeError: Cannot read property 'x' of null"


class Warnings(unittest.TestCase):
    def launch(self, says):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = os.path.join(folder.name, "program")
        with open(program, "w", encoding="utf-8") as file:
            file.write(PROGRAM)
        os.chmod(program, stat.S_IRWXU)
        return Drive.launch(program, env={"SAYS": says})

    def test_of_a_screen_is_an_error(self):
        with self.assertRaisesRegex(Warned, "RollPane.qml:12"):
            with self.launch(WARNING) as drive:
                drive.state()

    def test_is_an_error_where_the_program_is_killed(self):
        drive = self.launch(WARNING)
        drive.state()
        with self.assertRaises(Warned):
            drive.kill()

    def test_the_first_failure_is_reported(self):
        with self.assertRaises(ZeroDivisionError):
            with self.launch(WARNING):
                raise ZeroDivisionError

    def test_other_output_is_no_error(self):
        with self.launch("the journal lies in a folder for tests") as drive:
            drive.state()


if __name__ == "__main__":
    unittest.main()
