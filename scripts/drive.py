#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Drives the real program through its --drive socket: for end-to-end tests, screenshots, and by hand.

As a module:      with Drive.launch("build/debug/app/watchfire", size="1280x800") as d: d.tap("newGame")
As a command:     drive.py SOCKET tap newGame      drive.py SOCKET screenshot /tmp/a.png
                  drive.py SOCKET state            (prints the answer as JSON; exit status 1 if refused)
"""
import getpass
import json
import os
import socket
import subprocess
import sys
import tempfile
import time


PATIENCE = 60.0  # seconds: what takes longer will never come, even on a busy machine
# The screens that are tested, with pixels of a millimetre: tablets of 10 inches, a panel of 15, and two of 7 inches.
SIZES = {"1280x800": 5.9, "1920x1080": 5.56, "800x1280": 5.9, "1024x600": 6.67, "800x480": 5.25}
TOUCHABLE = 10.0  # seconds until what is named must be there to be touched


class Refused(Exception):
    """The program answered ok: false."""


class Warned(AssertionError):
    """A screen read a name that its model does not have, or could not do what it was told."""


def screen_warnings(text):
    """Lines of output that come from a screen: Qt begins them with the file and line."""
    return [line for line in text.splitlines() if ".qml:" in line]


def runtime_folder():
    """The folder that Qt itself chooses if the session sets no XDG_RUNTIME_DIR. If it were not set, a speech service that the
    program starts would put its files into HOME, which in a test is a folder that is removed while the service still writes
    there."""
    folder = os.path.join(tempfile.gettempdir(), f"runtime-{getpass.getuser()}")
    os.makedirs(folder, mode=0o700, exist_ok=True)
    return folder


class Drive:
    def __init__(self, path, process=None, folder=None, patience=PATIENCE, errors=None):
        self.process = process
        self.folder = folder
        self.errors = errors
        end = time.monotonic() + patience
        while True:
            self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                self.socket.connect(path)
                break
            except OSError:
                self.socket.close()
                if process is not None and process.poll() is not None:
                    raise RuntimeError(f"the program ended with status {process.returncode}")
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
        self.socket.settimeout(120)
        self.reader = self.socket.makefile("r", encoding="utf-8")

    @classmethod
    def launch(cls, program, *arguments, db=None, size="1280x800", mm=None, offscreen=True, env=None):
        folder = tempfile.TemporaryDirectory(prefix="watchfire-drive-")
        path = os.path.join(folder.name, "drive")
        db = db or os.path.join(folder.name, "journal.db")
        command = [program, "--drive", path, "--db", db, "--size", size, *arguments]
        if mm is not None:
            command += ["--mm", str(mm)]
        environment = dict(os.environ)
        environment.setdefault("XDG_RUNTIME_DIR", runtime_folder())
        if offscreen:
            environment.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", LC_ALL="C.UTF-8")
        environment.update(env or {})
        errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        return cls(path, subprocess.Popen(command, env=environment, stderr=errors), folder, errors=errors)

    def __enter__(self):
        return self

    def __exit__(self, failure, *_):
        try:
            self.close()
        except Warned:
            # The first failure says more.
            if failure is None:
                raise

    def close(self):
        """Ends the program if this started it."""
        if self.process is not None and self.process.poll() is None:
            try:
                self.ask({"do": "quit"})
                self.process.wait(20)
            except (OSError, ValueError, Refused, subprocess.TimeoutExpired):
                self.process.kill()
                self.process.wait()
        self.socket.close()
        if self.folder is not None:
            self.folder.cleanup()
        self._hear()

    def _hear(self):
        """Passes on what the ended program wrote; a warning from a screen is an error."""
        if self.errors is None:
            return
        self.errors.seek(0)
        text = self.errors.read()
        self.errors.close()
        self.errors = None
        sys.stderr.write(text)
        if warnings := screen_warnings(text):
            raise Warned("\n".join(warnings))

    def kill(self):
        """Sends SIGKILL, as a power cut would end it."""
        self.process.kill()
        self.process.wait()
        self.socket.close()
        self._hear()

    def ask(self, command):
        if (isinstance(command, dict) and command.get("do") in ("tap", "touch")
                and str(command.get("name")).startswith("place-")):
            self.scroll_to(command["name"])
        return self._ask(command)

    def scroll_to(self, place):
        """On a map that is shown in part: brings a place into sight with the buttons beside the overview."""
        def middle(item):
            return item["x"] + item["width"] / 2, item["y"] + item["height"] / 2

        def rested():
            """Where the place lies when the map has stopped."""
            there, same = self.find(place), 0
            while there and same < 3:
                time.sleep(0.05)
                now = self.find(place)
                there, same = now, same + 1 if now == there else 0
            return there

        if not self.find("boardOverview"):
            return
        for _ in range(20):
            there, board = rested(), self.find("board")
            if there is None or board is None:
                return
            x, y = middle(there)
            covers = [self.find(name) for name in ("build", "card", "undo", "redo", "history", "boardOverview",
                                                   "boardSeamWest", "boardSeamEast")]
            covered = any(item and item["x"] - 9 <= x <= item["x"] + item["width"] + 9
                          and item["y"] - 9 <= y <= item["y"] + item["height"] + 9 for item in covers)
            if board["x"] + 9 <= x <= board["x"] + board["width"] - 9 and not covered:
                return
            self._ask({"do": "touch", "name": "boardSeamWest" if x < middle(board)[0] else "boardSeamEast"})

    def _ask(self, command):
        self.socket.sendall((json.dumps(command) + "\n").encode())
        line = self.reader.readline()
        if not line:
            raise ConnectionError("the program closed the socket")
        answer = json.loads(line)
        if not answer.get("ok"):
            raise Refused(f"{command}: {answer.get('error')}")
        return answer

    def _when_it_can(self, command):
        """Waits until what is to be touched is there and enabled, as a person does: lists come from other threads, and a
        dialog goes with a motion. `ask` is the way to touch at once."""
        end = time.monotonic() + TOUCHABLE
        while True:
            try:
                return self.ask(command)
            except Refused:
                if time.monotonic() > end:
                    raise
            time.sleep(0.02)

    def tap(self, name, **more):
        return self._when_it_can({"do": "tap", "name": name, **more})

    def tap_at(self, x, y):
        return self.ask({"do": "tap", "x": x, "y": y})

    def touch(self, name, **more):
        return self._when_it_can({"do": "touch", "name": name, **more})

    def drag(self, name, to, touch=False):
        """Takes up an item and lets it go on another one, which may appear only meanwhile."""
        start = self._when_it_can({"do": "press", "name": name, "touch": touch})
        for way in (20, 40):  # pixels: far enough to be no tap
            self.ask({"do": "move", "x": start["x"] - way, "y": start["y"] - way, "touch": touch})
        try:
            self.wait_for(to)
            self._when_it_can({"do": "move", "name": to, "touch": touch})
        finally:
            end = self.find(to)
            at = {"x": end["x"] + end["width"] / 2, "y": end["y"] + end["height"] / 2} if end else {"x": start["x"], "y": start["y"]}
            self.ask({"do": "release", **at, "touch": touch})

    def type(self, text):
        return self.ask({"do": "type", "text": text})

    def key(self, key):
        return self.ask({"do": "key", "key": key})

    def state(self):
        return self.ask({"do": "state"})

    def find(self, name):
        answer = self.ask({"do": "find", "name": name})
        return answer if answer["found"] else None

    def wait_for(self, name, timeout=int(PATIENCE * 1000)):
        return self.ask({"do": "wait-for", "name": name, "timeout": timeout})

    def wait_gone(self, name, timeout=int(PATIENCE * 1000)):
        return self.ask({"do": "wait-gone", "name": name, "timeout": timeout})

    def wait_still(self, timeout=30.0):
        """Until nothing that can be touched moves or changes any more; lights may still pulse."""
        end = time.monotonic() + timeout
        seen = None
        while (now := self.state()["names"]) != seen:
            if time.monotonic() > end:
                raise TimeoutError("the screen does not come to rest")
            seen = now
            time.sleep(0.05)

    def wait_saved(self, timeout=int(PATIENCE * 1000)):
        return self.ask({"do": "wait-saved", "timeout": timeout})

    def wait_idle(self, timeout=int(PATIENCE * 1000)):
        return self.ask({"do": "wait-idle", "timeout": timeout})

    def frames(self):
        return self.ask({"do": "frames"})["frames"]

    def screenshot(self, path):
        return self.ask({"do": "screenshot", "path": os.path.abspath(path)})

    def names(self):
        return [item["name"] for item in self.state()["names"]]

    def tap_towards(self, wanted, *ways):
        """Taps whichever of `ways` is available until `wanted` is there."""
        end = time.monotonic() + PATIENCE
        while not self.find(wanted):
            if time.monotonic() > end:
                raise TimeoutError(f"{wanted} never came")
            for way in ways:
                try:
                    self.ask({"do": "tap", "name": way})
                    break
                except Refused:  # it is not available, or something slides over it
                    pass
            self.wait_still()

    def until(self, holds, timeout=PATIENCE):
        """Asks for the state until holds(state); returns it. Each answer takes a busy machine milliseconds, so it asks less and
        less often."""
        end = time.monotonic() + timeout
        pause = 0.01
        while True:
            state = self.state()
            if holds(state):
                return state
            if time.monotonic() > end:
                raise TimeoutError("waited in vain")
            time.sleep(pause)
            pause = min(1.5 * pause, 0.05)


def main(arguments):
    if len(arguments) < 2:
        print(__doc__.strip())
        return 2
    path, what, *rest = arguments
    drive = Drive(path, patience=2.0)
    command = {"do": what}
    if what in ("tap", "touch") and len(rest) == 2:
        command.update(x=float(rest[0]), y=float(rest[1]))
    elif rest:
        field = {"screenshot": "path", "type": "text", "key": "key"}.get(what, "name")
        command[field] = os.path.abspath(rest[0]) if field == "path" else rest[0]
    try:
        print(json.dumps(drive.ask(command)))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
