#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs each GoogleTest program of a build once with all its tests, where ctest starts it once for each.

Under an emulator a start takes longer than most tests. Programs with more than 400 tests run in parts.

    scripts/whole.py BUILD [REGEX]     REGEX: which programs, by their file names

Prints a line for each part and ends with 1 if a test failed or a part did not end with its count of passed tests.
"""
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PART = 400  # tests
PATIENCE = 3600  # seconds for a part


def programs(build, wanted):
    """File name of each GoogleTest program -> (number of its tests, environment, working directory)."""
    told = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True, capture_output=True, text=True)
    found = {}
    for test in json.loads(told.stdout)["tests"]:
        command = test.get("command", [])
        if not any(word.startswith("--gtest_filter=") for word in command):
            continue
        if not re.search(wanted, os.path.basename(command[0])):
            continue
        properties = {p["name"]: p["value"] for p in test.get("properties", [])}
        count = found.get(command[0], (0, None, None))[0] + 1
        environment = dict(line.split("=", 1) for line in properties.get("ENVIRONMENT", []))
        found[command[0]] = (count, environment, properties.get("WORKING_DIRECTORY", build))
    return found


def run(part):
    """Runs one part; gives its name, the number of passed tests and what went wrong, if anything."""
    program, index, parts, environment, folder = part
    name = os.path.basename(program) + (f" {index + 1}/{parts}" if parts > 1 else "")
    environment = os.environ | environment | {"GTEST_TOTAL_SHARDS": str(parts), "GTEST_SHARD_INDEX": str(index)}
    try:
        done = subprocess.run([program], env=environment, cwd=folder, timeout=PATIENCE, capture_output=True, text=True, errors="replace")
    except subprocess.TimeoutExpired:
        return name, 0, f"not done after {PATIENCE} s"
    passed = re.search(r"\[  PASSED  \] (\d+) test", done.stdout)
    failed = re.findall(r"\[  FAILED  \] (\S+)", done.stdout)
    wrong = None
    if done.returncode != 0 or not passed:
        wrong = f"ended with {done.returncode}: " + ", ".join(dict.fromkeys(failed)) + "\n" + done.stdout[-3000:] + done.stderr[-2000:]
    return name, int(passed.group(1)) if passed else 0, wrong


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    build = os.path.abspath(sys.argv[1])
    parts = []
    for program, (count, environment, folder) in sorted(programs(build, sys.argv[2] if len(sys.argv) > 2 else "").items()):
        if os.path.exists(program):
            number = -(-count // PART)
            parts += [(program, index, number, environment, folder) for index in range(number)]
    passed, bad = 0, 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, good, wrong in pool.map(run, parts):
            print(f"{name}: {good} passed" + (f", {wrong}" if wrong else ""), flush=True)
            passed += good
            bad += wrong is not None
    print(f"{len(parts)} parts of programs, {passed} tests passed, {bad} parts failed")
    return bad > 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
