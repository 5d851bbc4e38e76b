#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the kiosk's service: systemd understands all of it, never gives it up, and confines what it starts.
`kiosk_service_test.py UNIT`; systemd-analyze reads the file, no systemd has to run."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import confined

UNIT = pathlib.Path(sys.argv[1])
# systemd's own measure, from 0 (nothing more could be taken away) to 10; 9.2 without any of these settings.
MOST_EXPOSED = 2.0


def analyze(*arguments):
    with tempfile.TemporaryDirectory() as home:
        return subprocess.run(["systemd-analyze", "--no-pager", *arguments], check=False, capture_output=True, text=True,
                              env={"HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"})


def exposure(unit):
    told = analyze("security", "--offline=true", str(unit))
    found = re.search(r"Overall exposure level for \S+: (\d+\.\d+)", told.stdout)
    if not found:
        raise AssertionError(told.stdout + told.stderr)
    return float(found.group(1))


def settings(text):
    """Every setting of the unit with its values, in order; an empty value clears it, as in systemd."""
    values = {}
    for line in text.splitlines():
        if match := re.match(r"(\w+)=(.*)$", line):
            values.setdefault(match.group(1), []).append(match.group(2))
    return values


class KioskService(unittest.TestCase):
    def test_systemd_knows_every_setting(self):
        told = analyze("verify", str(UNIT))
        self.assertEqual([line for line in told.stderr.splitlines() if UNIT.name + ":" in line], [])

    def test_an_unknown_setting_would_be_told(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder) / UNIT.name
            wrong.write_text(UNIT.read_text(encoding="utf-8").replace("ProtectSystem=", "ProtectSstem="), encoding="utf-8")
            self.assertIn("ProtectSstem", analyze("verify", str(wrong)).stderr)

    def test_it_is_started_again_for_ever(self):
        """By default systemd gives up after five starts in ten seconds, and the screen stays black."""
        found = settings(UNIT.read_text(encoding="utf-8"))
        self.assertEqual(found["Restart"], ["always"])
        self.assertEqual(found["StartLimitIntervalSec"], ["0"])

    def test_what_it_starts_is_shut_in(self):
        self.assertLessEqual(exposure(UNIT), MOST_EXPOSED)

    def test_without_the_sandbox_it_is_not(self):
        text = UNIT.read_text(encoding="utf-8")
        open_lines = re.sub(r"^(Protect|Restrict|SystemCall|Capability|NoNew|Private|Inaccessible|Temporary).*\n", "", text,
                            flags=re.MULTILINE)
        with tempfile.TemporaryDirectory() as folder:
            bare = pathlib.Path(folder) / UNIT.name
            bare.write_text(open_lines, encoding="utf-8")
            self.assertGreater(exposure(bare), MOST_EXPOSED)

    def test_its_calls_and_sockets_can_be_tried_without_systemd(self):
        tried = "import os, socket; print(os.getpriority(0, 0), socket.socket(socket.AF_UNIX).family.name); {}"
        for call, said in (("os.nice(1)", "PermissionError"), ("socket.socket(socket.AF_INET)", "OSError: [Errno 97]"), ("os.getpid()", "")):
            ran = subprocess.run([sys.executable, confined.__file__, str(UNIT), sys.executable, "-c", tried.format(call)], check=False,
                                 capture_output=True, text=True)
            self.assertEqual(ran.stdout, f"{os.getpriority(os.PRIO_PROCESS, 0)} AF_UNIX\n", ran.stderr)
            self.assertEqual(ran.returncode, 1 if said else 0, ran.stderr)
            self.assertIn(said, ran.stderr)

    def test_what_the_table_needs_is_left(self):
        """Games, the session's sockets and drives must stay writable; the tower's port, sound and screen must
        not become private devices; Qt Quick and Mesa compile code while they run; netlink reports devices
        that come and go."""
        found = settings(UNIT.read_text(encoding="utf-8"))
        writable = {path.lstrip("-") for line in found["ReadWritePaths"] for path in line.split()}
        self.assertLessEqual({"/run/user", "/media", "/run/media", "/mnt"}, writable)
        self.assertEqual(found["StateDirectory"], ["watchfire"])  # the home of its user, where the games are
        self.assertFalse({"PrivateDevices", "MemoryDenyWriteExecute", "PrivateNetwork", "ProtectHome"} & set(found))
        self.assertEqual(set(found["RestrictAddressFamilies"][0].split()), {"AF_UNIX", "AF_NETLINK"})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
