# SPDX-License-Identifier: Apache-2.0
"""A virtual screen with cage and Watchfire on it, started as the kiosk's service starts them, and somebody at its
pointer and keys. cage refuses to run as root; root plays as nobody. Used by kiosk_test.py and kiosk_ways_out_test.py.
"""
import os
import pathlib
import pwd
import re
import shutil
import signal
import subprocess
import sys
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "scripts"))
from drive import Drive, screen_warnings  # noqa: E402  (the path is known only now)

UNIT = SOURCE / "packaging" / "cage" / "watchfire-kiosk.service.in"
NEEDED = ("cage", "Xvfb", "Xwayland", "xdotool")


def missing():
    """What this machine lacks for such a screen."""
    return [wanted for wanted in NEEDED if not shutil.which(wanted)]


def service_command(program):
    """The unit's own command line, with this program in the place of the installed one."""
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT.read_text(encoding="utf-8"), re.M)
    cage, *rest = line.split()
    return [os.path.basename(cage), *(program if word.endswith("/watchfire") else word for word in rest)]


def service_environment():
    words = re.findall(r"^Environment=(.*)$", UNIT.read_text(encoding="utf-8"), re.M)
    return dict(word.split("=", 1) for line in words for word in line.split())


class Screen:
    """`folder`: the home of the user that the kiosk runs as. `before`: words in front of cage's command line."""

    def __init__(self, program, folder, *arguments, before=()):
        self.folder = folder
        self.home = os.path.join(folder, "home")
        self.runtime = os.path.join(folder, "run")
        self.before = list(before)
        self.arguments = arguments
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], pass_fds=[write],
                                       stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = ":" + told.readline().strip()
        # A program that runs as another user may not be able to read the build folder.
        self.program = shutil.copy(program, folder)
        self.owner = {}
        os.chmod(folder, 0o755)
        for place in (self.home, self.runtime):
            os.makedirs(place, 0o700, exist_ok=True)
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.owner = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.own()
        self.begin()

    def own(self):
        """Gives everything in the folder to the user that the kiosk runs as."""
        for where, folders, names in os.walk(self.folder):
            for entry in [where, *(os.path.join(where, name) for name in folders + names)]:
                if self.owner:
                    os.chown(entry, self.owner["user"], self.owner["group"], follow_symlinks=False)

    def begin(self):
        """Starts cage, as the service does after each end."""
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "XDG_RUNTIME_DIR": self.runtime, "DISPLAY": self.display,
                       "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "QT_QUICK_BACKEND": "software", "LC_ALL": "C.UTF-8",
                       **service_environment()}
        socket = os.path.join(self.runtime, "drive")
        if os.path.exists(socket):
            os.remove(socket)
        with open(os.path.join(self.runtime, "cage.log"), "ab") as log:
            self.cage = subprocess.Popen(
                [*self.before, *service_command(self.program), "--mm", "5.9", "--port", os.path.join(self.folder, "no-tower"),
                 "--drive", socket, *self.arguments],
                env=environment, cwd=self.home, stdout=log, stderr=log, **({} if self.before else self.owner))
        self.drive = Drive(socket, self.cage)
        self.drive.until(lambda s: not s["loading"])

    def end(self, how=signal.SIGKILL):
        """Ends the program, and cage with it."""
        for pid in self.programs():
            os.kill(pid, how)
        self.cage.wait(60)
        self.drive.socket.close()

    def again(self, how=signal.SIGKILL):
        self.end(how)
        self.begin()

    def close(self):
        self.drive.socket.close()
        for process in (self.cage, self.server):
            process.kill()
            process.wait()

    def told(self):
        return pathlib.Path(self.runtime, "cage.log").read_text(errors="replace")

    def warnings(self):
        return screen_warnings(self.told())

    def children(self, pid=None):
        """The processes below cage: name by process id."""
        found = {}
        for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                text = stat.read_text(encoding="utf-8", errors="replace")
            except OSError:
                continue
            name, rest = text[text.index("(") + 1:text.rindex(")")], text[text.rindex(")") + 2:].split()
            if int(rest[1]) == (pid or self.cage.pid) and rest[0] != "Z":
                found[int(stat.parent.name)] = name
                found.update(self.children(int(stat.parent.name)))
        return found

    def programs(self):
        return [pid for pid, name in self.children().items() if name == "watchfire"]

    # ---- pointer and keys, as a hand moves them ----

    def do(self, *what):
        subprocess.run(["xdotool", *map(str, what)], env={**os.environ, "DISPLAY": self.display}, check=True)

    def press_at(self, item, button=1):
        self.do("mousemove", int(item["x"] + item["width"] / 2), int(item["y"] + item["height"] / 2), "click", button)

    def press(self, name):
        self.drive.wait_for(name)
        self.drive.wait_still()
        self.press_at(self.in_view(name))

    def in_view(self, name):
        """Turns the wheel until the middle of that item is on the screen; returns the item."""
        for _ in range(30):
            state = self.drive.state()
            item = next(each for each in state["names"] if each["name"] == name)
            middle, height = item["y"] + item["height"] / 2, state["window"]["height"]
            if 0 < middle < height:
                return item
            self.do("mousemove", int(item["x"] + item["width"] / 2), height // 2, "click", 5 if middle >= height else 4)
            self.settle()
        raise AssertionError(f"{name} cannot be brought into view")

    def enter(self, pin):
        for digit in pin:
            self.press(f"pin-{digit}")

    def set_pin(self, pin):
        """--kiosk asks for one before anything else."""
        self.drive.wait_for("newPinDialog")
        self.enter(pin)
        self.enter(pin)
        self.drive.wait_gone("newPinDialog")
        self.drive.wait_saved()

    def settle(self, seconds=0.1):
        """Until what was pressed has had its effect."""
        time.sleep(seconds)
        self.drive.wait_still()
