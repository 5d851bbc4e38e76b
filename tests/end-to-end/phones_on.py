# SPDX-License-Identifier: Apache-2.0
"""The program with its phones turned on: its broker, the page with the codes, what the codes say."""
import contextlib
import os
import pathlib
import subprocess


def children(pid):
    return [int(child) for child in subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout.split()]


def broker_of(drive):
    """The process of the program's broker; None without one."""
    for child in children(drive.process.pid):
        with contextlib.suppress(OSError):
            if os.readlink(f"/proc/{child}/exe").endswith("mosquitto"):
                return child
    return None


def listening(pid):
    """TCP ports on which a process listens."""
    inodes = set()
    for fd in os.listdir(f"/proc/{pid}/fd"):
        with contextlib.suppress(OSError):
            inodes.add(os.readlink(f"/proc/{pid}/fd/{fd}"))
    found = []
    for table in ("tcp", "tcp6"):
        for line in pathlib.Path(f"/proc/net/{table}").read_text(encoding="ascii").splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
                found.append(int(fields[1].split(":")[1], 16))
    return found


def open_page(drive):
    drive.tap("menu")
    drive.wait_for("phonesPage")
    drive.tap("phonesPage")
    drive.wait_for("phonesScreen")


def turn_on(drive):
    open_page(drive)
    drive.wait_for("turnOn")
    drive.tap("turnOn")
    try:
        drive.until(lambda s: s["phones"]["state"] in ("on", "alone"))
    except TimeoutError as error:
        raise TimeoutError(f"no broker: {drive.state()['phones']}, process {broker_of(drive)}, sees {drive.names()}") from error
    port = listening(broker_of(drive))[0]
    # A machine in no network has no address for a phone; this machine reaches its own broker anyway.
    link = f"http://127.0.0.1:{port}/#{drive.state()['phones']['token']}"
    drive.tap("back")
    return link


def right(view, drive):
    """Whether a snapshot says what the table says now."""
    state = drive.state()
    return view is not None and (view["game"], view["revision"]) == (state["game"], state["revision"])


def seat_links(drive, link):
    """What the codes of the players say, by their ids; `link`: what everybody's says."""
    address = link.partition("#")[0]
    return {seat["player"]: f"{address}#{n}.{seat['token']}" for n, seat in enumerate(drive.state()["phones"]["seats"])}
