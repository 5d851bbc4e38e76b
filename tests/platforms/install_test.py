#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/install.sh with an apt, a dpkg and a sudo of this test's own: what it asks of them, and what it
says to a user who may not install. `install_test.py INSTALL_SH`."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

INSTALL = pathlib.Path(sys.argv[1]).resolve()
BASH = shutil.which("bash")


class Machine:
    """The only programs that the script finds; they record everything that is asked of them."""

    def __init__(self, folder, installed=(), known=(), user=1000, sudo="works", update="works"):
        self.folder = pathlib.Path(folder)
        self.calls_file = self.folder / "calls"
        self.calls_file.touch()
        self.program("id", f"echo {user}")
        installed = " ".join(installed)
        self.program("dpkg-query", f'case " {installed} " in *" ${{!#}} "*) printf "install ok installed";; *) exit 1;; esac'
                     if installed != "*" else 'printf "install ok installed"')
        known = " ".join(known)
        self.program("apt-cache", f'case " {known} " in *" $2 "*) echo "$2 | 1";; esac')
        self.program("apt-get", 'echo "apt-get $*" >>"$CALLS"' + ("" if update == "works" else "; exit 100"))
        self.program("env", 'while case "$1" in *=*) true;; *) false;; esac; do shift; done; "$@"')
        if sudo == "works":
            self.program("sudo", '"$@"')
        elif sudo == "refused":
            self.program("sudo", 'echo "player is not in the sudoers file." >&2; exit 1')

    def program(self, name, text):
        path = self.folder / name
        path.write_text(f"#!{BASH}\n{text}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, what="test"):
        done = subprocess.run([BASH, str(INSTALL), what], check=False, capture_output=True, text=True,
                              env={"PATH": str(self.folder), "CALLS": str(self.calls_file)})
        self.calls = self.calls_file.read_text(encoding="utf-8").splitlines()
        return done


class Install(unittest.TestCase):
    def machine(self, **given):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return Machine(folder.name, **given)

    def asked(self, machine):
        """The packages of the one installation."""
        lines = [line for line in machine.calls if " install " in line]
        self.assertEqual(len(lines), 1, machine.calls)
        return [word for word in lines[0].split()[2:] if not word.startswith("-")]

    def test_with_everything_there_nothing_is_asked(self):
        machine = self.machine(installed=["*"], sudo=None)
        self.assertEqual(machine.run().returncode, 0)
        self.assertEqual(machine.calls, [])

    def test_missing_packages_are_installed_without_recommendations(self):
        machine = self.machine(installed=["git", "cmake"], known=["clang-format-14"])
        self.assertEqual(machine.run("run").returncode, 0)
        asked = self.asked(machine)
        self.assertIn("ninja-build", asked)
        self.assertNotIn("git", asked)
        self.assertNotIn("clang-format-14", asked, "the tests alone want it")
        self.assertIn("--no-install-recommends", machine.calls[-1])

    def test_a_package_that_the_system_does_not_know_is_not_asked_for(self):
        with_it = self.machine(known=["clang-format-14"])
        self.assertEqual(with_it.run().returncode, 0)
        self.assertIn("clang-format-14", self.asked(with_it))
        without = self.machine()
        self.assertEqual(without.run().returncode, 0)
        self.assertNotIn("clang-format-14", self.asked(without))
        self.assertIn("libgtest-dev", self.asked(without))

    def told(self, machine, reason):
        done = machine.run("run")
        self.assertEqual(done.returncode, 1)
        self.assertIn(reason, done.stderr)
        line = done.stderr.splitlines()[-1]
        self.assertIn("apt-get update && apt-get install --no-install-recommends ", line)
        self.assertIn(" ninja-build ", line)

    def test_without_sudo_the_line_for_root_is_told(self):
        self.told(self.machine(sudo=None), "without sudo")

    def test_a_user_who_may_not_use_sudo_is_told_the_line_too(self):
        self.told(self.machine(sudo="refused"), "sudo apt-get update did not work")

    def test_root_is_told_it_where_apt_does_not_work(self):
        self.told(self.machine(user=0, sudo=None, update="fails"), "and apt-get update did not work")


if __name__ == "__main__":
    os.umask(0o022)
    unittest.main(argv=sys.argv[:1], verbosity=2)
