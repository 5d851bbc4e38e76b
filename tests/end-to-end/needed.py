# SPDX-License-Identifier: Apache-2.0
"""How a test that needs further programs ends: where they are missing, it says so and fails. Nothing is green by skipping."""
import sys
import unittest


def run_with(missing, argv=None):
    """Runs the tests of the program, or names what is missing; `argv`: for unittest."""
    if missing:
        sys.exit(f"{', '.join(missing)} is missing: scripts/install.sh test")
    unittest.main(argv=argv, verbosity=2)
