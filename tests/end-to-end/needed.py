# SPDX-License-Identifier: Apache-2.0
"""How a test that needs further programs ends: where they are missing, it says so and is skipped (ctest, exit 77)."""
import sys
import unittest


def run_with(missing, argv=None):
    """Runs the tests of the program, or names what is missing; `argv`: for unittest."""
    if missing:
        print(", ".join(missing), "is missing")
        sys.exit(77)
    unittest.main(argv=argv, verbosity=2)
