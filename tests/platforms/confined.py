#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a command under the system calls and sockets that a unit allows, where no systemd runs.

    confined.py UNIT COMMAND…

systemd-analyze says which calls the unit's sets are, libseccomp makes the filter, as systemd does. Only `SystemCallFilter=`,
`SystemCallErrorNumber=` and `RestrictAddressFamilies=` are followed.
"""
import ctypes
import ctypes.util
import errno
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys

ALLOW, ERRNO, EQUAL, NO_SUCH = 0x7FFF0000, 0x00050000, 4, -1
MOST_FAMILIES = 64  # AF_MAX is below


class Comparison(ctypes.Structure):
    _fields_ = [("argument", ctypes.c_uint), ("how", ctypes.c_int), ("value", ctypes.c_uint64), ("other", ctypes.c_uint64)]


def missing():
    """What this machine lacks for it."""
    lacks = [] if shutil.which("systemd-analyze") else ["systemd-analyze"]
    return lacks if ctypes.util.find_library("seccomp") else [*lacks, "libseccomp"]


def calls_of(name):
    """The calls of a set, including those of the sets in it; a call gives itself."""
    if not name.startswith("@"):
        return {name}
    told = subprocess.run(["systemd-analyze", "--no-pager", "syscall-filter", name], check=True, capture_output=True, text=True).stdout
    words = [line.split("#")[0].strip() for line in told.splitlines()[1:]]
    return set().union(*(calls_of(word) for word in words if word))


def settings(unit, name):
    return re.findall(rf"^{name}=(.*)$", pathlib.Path(unit).read_text(encoding="utf-8"), re.MULTILINE)


def allowed(unit):
    """The calls that the unit allows: its first line names them, later ones add to them or, with ~, take away."""
    calls = set()
    for line in settings(unit, "SystemCallFilter"):
        named = set().union(*(calls_of(word) for word in line.lstrip("~").split()))
        calls = calls - named if line.startswith("~") else calls | named
    return calls


def confine(unit):
    """Confines this process and all that it starts, from now on."""
    (error,) = settings(unit, "SystemCallErrorNumber")
    families = [getattr(socket, name) for line in settings(unit, "RestrictAddressFamilies") for name in line.split()]
    library = ctypes.CDLL(ctypes.util.find_library("seccomp"), use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    filters = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(ERRNO | getattr(errno, error))))
    for name in sorted(allowed(unit)):
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number != NO_SUCH and name != "socket":
            library.seccomp_rule_add_exact(filters, ctypes.c_uint32(ALLOW), ctypes.c_int(number), ctypes.c_uint(0))
    call = library.seccomp_syscall_resolve_name(b"socket")
    for family in range(MOST_FAMILIES):
        action = ALLOW if family in families else ERRNO | errno.EAFNOSUPPORT
        library.seccomp_rule_add_array(filters, ctypes.c_uint32(action), ctypes.c_int(call), ctypes.c_uint(1),
                                       ctypes.byref(Comparison(0, EQUAL, family, 0)))
    if wrong := library.seccomp_load(filters):
        raise OSError(-wrong, os.strerror(-wrong))


if __name__ == "__main__":
    if lacks := missing():
        sys.exit(f"{', '.join(lacks)} is missing; scripts/install.sh test installs it")
    confine(sys.argv[1])
    os.execvp(sys.argv[2], sys.argv[2:])
