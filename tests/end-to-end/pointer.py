# SPDX-License-Identifier: Apache-2.0
"""A real pointer on a real X screen without a window manager, as xinit starts the program."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "scripts"))
from drive import Drive  # noqa: E402  (the path is known only now)


def missing():
    """The programs that a pointer needs and that are not installed."""
    return [wanted for wanted in ("Xvfb", "xdotool") if not shutil.which(wanted)]


class Screen:
    """A virtual screen, the program alone on it, and somebody at its pointer."""

    def __init__(self, program, size, *arguments, game=None):
        """`game`: of recorded.py; it can be resumed."""
        self.folder = tempfile.TemporaryDirectory(prefix="watchfire-pointer-")
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24"], pass_fds=[write],
                                       stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = ":" + told.readline().strip()
        socket = os.path.join(self.folder.name, "drive")
        self.db = os.path.join(self.folder.name, "journal.db")
        if game:
            game.write(program, self.db)
        self.program = subprocess.Popen(
            [program, "--drive", socket, "--db", self.db, "--port", os.path.join(self.folder.name, "no-tower"), *arguments],
            env={**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
                 "HOME": self.folder.name, "LC_ALL": "C.UTF-8"})
        self.drive = Drive(socket, self.program)
        self.drive.until(lambda s: not s["loading"])

    def close(self):
        self.drive.socket.close()
        for process in (self.program, self.server):
            process.kill()
            process.wait()
        self.folder.cleanup()

    def do(self, *what):
        subprocess.run(["xdotool", *map(str, what)], env={**os.environ, "DISPLAY": self.display}, check=True)

    def centre(self, name):
        """Where a hand reaches for: what is there, but still being laid out, is somewhere else a moment later."""
        seen = None
        while (item := self.drive.wait_for(name)) != seen:
            seen = item
            time.sleep(0.03)
        return int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2)

    def drag(self, name, onto):
        """Presses there, moves as a hand does, and lets go on what may appear only meanwhile."""
        # A hand takes hold of what it sees: what is still being laid out has no place yet.
        self.drive.wait_idle()
        x, y = self.centre(name)
        self.do("mousemove", x, y, "mousedown", 1)
        self.do("mousemove", x - 15, y - 15, "mousemove", x - 40, y - 30)
        x, y = self.centre(onto)
        self.do("mousemove", x - 6, y + 6, "mousemove", x, y)
        self.drive.wait_idle()
        self.do("mouseup", 1)
        # Whoever let go looks where it fell; buttons come and go by it.
        self.drive.wait_idle()

    def click(self, name, *how):
        self.do("mousemove", *self.centre(name), "click", *how, 1)
