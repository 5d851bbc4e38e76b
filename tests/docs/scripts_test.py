#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the scripts that look at the sources, each in a small tree of its own: what they count, draw and refuse."""
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else
                       pathlib.Path(__file__).resolve().parents[2] / "scripts")


class Tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="watchfire-scripts-")
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for script in ("knows.sh", "diagram.py", "arrows.py", "long_functions.py", "duplicates.py", "tidy.py",
                       "alone.py", "compilations.py"):
            (self.root / "scripts").mkdir(exist_ok=True)
            shutil.copy(SCRIPTS / script, self.root / "scripts")

    def git(self, *command):
        subprocess.run(["git", "-C", str(self.root), "-c", "user.name=a", "-c", "user.email=a@b", *command], check=True,
                       capture_output=True)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_script(self, *arguments):
        return subprocess.run([str(self.root / "scripts" / arguments[0]), *arguments[1:]], check=False, capture_output=True,
                              text=True)


class Knows(Tree):
    def count(self, *arguments):
        for command in (["init", "-q"], ["add", "-A"]):
            subprocess.run(["git", "-C", str(self.root), *command], check=True)
        done = self.run_script("knows.sh", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.splitlines()

    def test_code_counts_and_comments_do_not(self):
        self.write("rules/hex/a.cpp", "int riverBed; // nothing else\n")
        self.write("rules/hex/b.cpp", "// the river\nint x; /* a flood\n of bridges */\n")
        self.write("app/c.h", "auto path = \"http://x\"; bool isFlooded;\n")
        self.write("qml/d.qml", "Item { property bool bridge }\n")
        self.write("app/e.cpp", "Driver driver; // no river: a driver\n")
        self.write("app/f.json", "{\"river\": 1}\n")
        self.write("tests/g.cpp", "int river;\n")
        self.assertEqual(self.count("river"), ["river (river, flood, bridge, ebb, drown): 3 files",
                                               f"  {'app':32}   1", f"  {'qml':32}   1", f"  {'rules/hex':32}   1"])
        self.assertEqual(self.count("-l", "river")[1:], ["  app/c.h", "  qml/d.qml", "  rules/hex/a.cpp"])

    def test_a_word_of_its_own_and_one_that_nobody_knows(self):
        self.write("rules/a.cpp", "struct Hedgehog {};\n")
        self.assertEqual(self.count("hedgehog", "unicorn"),
                         ["hedgehog (hedgehog): 1 files", f"  {'rules':32}   1", "unicorn (unicorn): 0 files"])

    def test_wrong_usage_ends_with_2(self):
        self.assertEqual(self.run_script("knows.sh").returncode, 2)
        self.assertEqual(self.run_script("knows.sh", "a|b").returncode, 2)


class Diagram(Tree):
    PAGE = "# Page\n\n<!-- diagram: made by scripts/diagram.py -->\n<!-- end of diagram -->\n\nAfter.\n"

    def setUp(self):
        super().setUp()
        self.write("docs/architecture.md", self.PAGE)
        self.write("rules/CMakeLists.txt", "add_library(watchfire_rules STATIC a.cpp) # add_library(no)\n")
        self.write("devices/CMakeLists.txt", "add_library(watchfire_wire a.c)\nadd_library(watchfire_devices b.cpp)\n"
                   "foreach(part watchfire_wire watchfire_devices)\n"
                   "  target_link_libraries(${part} PUBLIC watchfire_rules Qt6::Core)\nendforeach()\n")
        self.write("app/CMakeLists.txt", "qt_add_library(watchfire_app STATIC)\n"
                   "target_link_libraries(watchfire_app\n  PUBLIC watchfire_house watchfire_devices watchfire_rules)\n"
                   "add_executable(watchfire main.cpp)\n"
                   "target_link_libraries(watchfire PRIVATE watchfire_app watchfire_appplugin)\n"
                   "add_dependencies(watchfire watchfire-tower)\n")
        self.write("firmware-protocol/CMakeLists.txt", "add_executable(watchfire-tower main.cpp)\n")

    def test_the_library_of_a_qml_module(self):
        self.write("qml/CMakeLists.txt", "watchfire_qml_library(watchfire_screens)\n")
        self.assertIn('    watchfire_screens_["screens"]', self.run_script("diagram.py", "--print").stdout.splitlines())

    def test_targets_and_links(self):
        drawn = self.run_script("diagram.py", "--print").stdout.splitlines()
        self.assertIn('    watchfire_rules_["rules"]', drawn)
        self.assertIn('    watchfire_(["watchfire"])', drawn)
        self.assertIn("  watchfire_devices_ --> watchfire_rules_", drawn)
        self.assertIn("  watchfire_wire_ --> watchfire_rules_", drawn)
        self.assertIn("  watchfire_app_ --> watchfire_devices_", drawn)
        self.assertIn("  watchfire_ -.-> watchfire__tower_", drawn)
        # Comes with the devices, so it is only in the table.
        self.assertNotIn("  watchfire_app_ --> watchfire_rules_", drawn)
        self.assertIn("| app | `app` | devices, rules |  |", drawn)
        self.assertIn("| devices | `devices` | rules | Qt6::Core |", drawn)
        self.assertIn("| watchfire (program) | `app` | app |  |", drawn)

    def test_check_notices_a_new_link(self):
        self.assertEqual(self.run_script("diagram.py", "--check").returncode, 1)
        self.assertEqual(self.run_script("diagram.py").returncode, 0)
        self.assertEqual(self.run_script("diagram.py", "--check").returncode, 0)
        page = (self.root / "docs/architecture.md").read_text(encoding="utf-8")
        self.assertTrue(page.startswith("# Page\n") and page.endswith("-->\n\nAfter.\n"))
        self.write("rules/CMakeLists.txt", "add_library(watchfire_rules STATIC a.cpp)\n"
                   "target_link_libraries(watchfire_rules PRIVATE fmt::fmt)\n")
        checked = self.run_script("diagram.py", "--check")
        self.assertEqual(checked.returncode, 1)
        self.assertIn("fmt::fmt", checked.stderr)
        self.assertEqual(page, (self.root / "docs/architecture.md").read_text(encoding="utf-8"))

    def test_a_list_is_read_and_a_name_that_is_computed_is_told(self):
        self.write("qml/CMakeLists.txt", "set(parts one two)\nforeach(part IN LISTS parts)\n  add_library(watchfire_${part} a.cpp)\n"
                   "endforeach()\n")
        drawn = self.run_script("diagram.py", "--print").stdout.splitlines()
        self.assertIn('    watchfire_one_["one"]', drawn)
        self.assertIn('    watchfire_two_["two"]', drawn)
        self.write("qml/CMakeLists.txt", "function(part name)\n  add_library(${name} a.cpp)\nendfunction()\n")
        done = self.run_script("diagram.py", "--check")
        self.assertEqual(done.returncode, 1)
        self.assertIn("qml/CMakeLists.txt", done.stderr)

    def test_a_page_without_markers_is_told(self):
        self.write("docs/architecture.md", "# Page\n")
        done = self.run_script("diagram.py")
        self.assertEqual(done.returncode, 1)
        self.assertIn("markers", done.stderr)


class Arrows(Tree):
    def setUp(self):
        super().setUp()
        self.write("rules/CMakeLists.txt", "add_library(watchfire_rules STATIC dice.cpp)\n")
        self.write("rules/dice.h", "")
        self.write("app/text/CMakeLists.txt", "add_library(watchfire_text STATIC names.cpp)\n"
                   "target_link_libraries(watchfire_text PUBLIC watchfire_rules)\n")
        self.write("app/text/names.h", '#include "rules/dice.h"\n')
        self.write("app/desk/CMakeLists.txt", "add_library(watchfire_desk STATIC desk.cpp)\n"
                   "target_link_libraries(watchfire_desk PUBLIC watchfire_text)\n")
        self.write("app/desk/desk.cpp", '#include "app/text/names.h"\n')

    def faults(self):
        for command in (["init", "-q"], ["add", "-A"]):
            subprocess.run(["git", "-C", str(self.root), *command], check=True)
        done = self.run_script("arrows.py")
        self.assertEqual(done.returncode, 1 if done.stderr else 0, done.stderr)
        return done.stderr.splitlines()

    def test_what_the_build_files_allow_is_allowed(self):
        self.assertEqual(self.faults(), [])

    def test_an_arrow_against_the_picture(self):
        self.write("rules/dice.h", '// dice\n#include "app/text/names.h"\n')
        self.assertEqual(self.faults(), ["rules/dice.h:2: rules/ may not use app/ (app/text/names.h)"])

    def test_a_folder_that_the_build_file_does_not_link(self):
        self.write("app/text/names.h", '#include "rules/dice.h"\n#include "app/desk/desk.h"\n')
        self.assertEqual(self.faults(), ["app/text/names.h:2: app/text/CMakeLists.txt links no target of app/desk/ (app/desk/desk.h)"])

    def test_a_link_that_nothing_uses(self):
        self.write("app/desk/desk.cpp", "int desk;\n#include \"app/desk/desk.h\"\n")
        self.assertEqual(self.faults(), ["app/desk/CMakeLists.txt links watchfire_text and includes nothing of it"])

    def test_targets_that_link_each_other(self):
        self.write("app/text/CMakeLists.txt", "add_library(watchfire_text STATIC names.cpp)\n"
                   "target_link_libraries(watchfire_text PUBLIC watchfire_rules watchfire_desk)\n")
        self.write("app/text/names.h", '#include "rules/dice.h"\n#include "app/desk/desk.h"\n')
        self.assertEqual(self.faults(), ["app/desk/CMakeLists.txt: watchfire_desk links itself by way of watchfire_text",
                                         "app/text/CMakeLists.txt: watchfire_text links itself by way of watchfire_rules, watchfire_desk"])

    def test_headers_of_the_system_and_of_qt(self):
        self.write("rules/dice.h", "#include <QString>\n#include <random>\n#include <array>\n")
        self.assertEqual(self.faults(), ["rules/dice.h:1: files of rules/ may not include QString",
                                         "rules/dice.h:2: files of rules/ may not include random"])


class LongFunctions(Tree):
    def faults(self, *names):
        done = self.run_script("long_functions.py", *(str(self.root / name) for name in names))
        self.assertEqual(done.returncode, 1 if done.stderr else 0, done.stderr)
        return done.stderr.replace(f"{self.root}/", "").splitlines()

    @staticmethod
    def body(lines):
        return "".join(f"    step({i});\n" for i in range(lines))

    def test_79_lines_are_allowed_and_80_are_not(self):
        self.write("rules/a.cpp", "// {\nvoid fits() {\n" + self.body(77) + "}\n\n"
                   "template <class T = int>\nstd::vector<T> Reader<T>::take(int x = f({1}))\n    const noexcept {\n"
                   + self.body(76) + "}\n")
        self.assertEqual(self.faults("rules/a.cpp"),
                         ["rules/a.cpp:82: take has 80 lines and complexity 1; at most 79 and 25"])

    def test_a_constructor_a_method_and_what_holds_them(self):
        self.write("rules/a.h", "namespace a {\nclass Row : public MODEL(Row) {\n    Q_OBJECT\n    Q_ENUM(Kind)\npublic:\n"
                   "    Row() : m_a{1}, m_b(2) {\n" + self.body(78) + "    }\n    bool operator==(const Row&) const = default;\n"
                   "    int m_a{1};\n    bool operator<(Row o) const {\n" + self.body(78) + "    }\n};\n"
                   "constexpr int table[] = {\n" + "    1,\n" * 90 + "};\n}\n")
        self.assertEqual(self.faults("rules/a.h"),
                         ["rules/a.h:6: Row has 80 lines and complexity 1; at most 79 and 25",
                          "rules/a.h:88: operator has 80 lines and complexity 1; at most 79 and 25"])

    def test_branches_count_and_cases_do_not(self):
        many = "    if (a && b)\n        [](auto&& c) { x(\"if (a && b)\"); }; // if (a)\n" * 13
        plain = "    switch (a) {\n" + "    case 1: break;\n" * 40 + "    }\n"
        self.write("rules/a.cpp", "void branches() {\n" + many + "}\nvoid plain() {\n" + plain + "}\n")
        self.assertEqual(self.faults("rules/a.cpp"),
                         ["rules/a.cpp:1: branches has 28 lines and complexity 27; at most 79 and 25"])

    def test_without_names_it_looks_at_the_production_code(self):
        self.write("rules/a.cpp", "void a() {\n" + self.body(80) + "}\n")
        self.write("tests/a.cpp", "void a() {\n" + self.body(80) + "}\n")
        for command in (["init", "-q"], ["add", "-A"]):
            subprocess.run(["git", "-C", str(self.root), *command], check=True)
        done = subprocess.run([str(self.root / "scripts/long_functions.py")], check=False, capture_output=True, text=True,
                              cwd=self.root)
        self.assertEqual((done.returncode, done.stderr.splitlines()),
                         (1, ["rules/a.cpp:1: a has 82 lines and complexity 1; at most 79 and 25"]))


class Duplicates(Tree):
    def found(self):
        for command in (["init", "-q"], ["add", "-A"]):
            subprocess.run(["git", "-C", str(self.root), *command], check=True)
        done = self.run_script("duplicates.py")
        self.assertEqual(done.returncode, 1 if done.stdout else 0, done.stderr)
        return done.stdout.splitlines()

    @staticmethod
    def lines(count, indent=0):
        return "".join(" " * indent + f"step({i});\n" for i in range(count))

    def test_eight_lines_may_stand_twice_and_nine_may_not(self):
        self.write("rules/a.cpp", "a();\n" + self.lines(8) + "b();\n")
        self.write("qml/b.qml", "c();\n" + self.lines(8) + "d();\n")
        self.assertEqual(self.found(), [])
        self.write("qml/b.qml", "c();\n\n// said again\n{\n" + self.lines(9, indent=4) + "}\n")
        self.write("rules/a.cpp", "a();\n" + self.lines(12))
        self.assertEqual(self.found(), ["over 8 lines in qml/b.qml:5 and rules/a.cpp:2"])

    def test_brackets_comments_includes_and_enumerators_do_not_count(self):
        for line in ("#include <a>", "// a comment", "/// a docstring", " * more of it", "red,", "{", "});"):
            self.write("rules/a.h", "a();\n" + f"{line}\n" * 9)
            self.write("rules/b.h", "b();\n" + f"{line}\n" * 9)
            self.assertEqual(self.found(), [], line)
        for line in ("red(),", "*there = result;"):
            self.write("rules/a.h", "a();\n" + f"{line}\n" * 9)
            self.write("rules/b.h", "b();\n" + f"{line}\n" * 9)
            self.assertEqual(self.found(), ["over 8 lines in rules/a.h:2 and rules/b.h:2"], line)


DEBIAN_12 = platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm"


@unittest.skipUnless(DEBIAN_12 or shutil.which("clang-tidy-14"), "only Debian 12 has clang-tidy-14")
class Tidy(Tree):
    def look(self, *sources, options=()):
        shutil.copy(SCRIPTS.parent / ".clang-tidy", self.root)
        build, output = self.root / "build", "rules/CMakeFiles/unity.cxx.o"
        unity = self.root / "build/unity.cxx"
        self.write("build/unity.cxx", "".join(f'#include "{self.root / source}"\n' for source in sources))
        command = f"c++ -std=c++20 -MD -MF {output}.d -o {output} -c {unity}"
        self.write("build/build.ninja", f"rule cxx\n  command = {command}\n  deps = gcc\n  depfile = {output}.d\n"
                   f"build {output}: cxx {unity}\n")
        (build / "rules/CMakeFiles").mkdir(parents=True, exist_ok=True)
        self.write("build/compile_commands.json", json.dumps([{"directory": str(build), "file": str(unity), "command": command}]))
        subprocess.run(["ninja", "-C", str(build)], check=True, capture_output=True)
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.root / "cache")}
        return subprocess.run([str(self.root / "scripts/tidy.py"), str(build), *options], check=False, capture_output=True,
                              text=True, env=environment)

    def test_a_finding_fails_until_it_is_mended(self):
        self.write("rules/good.cpp", "int three() { return 3; }\n")
        self.write("rules/bad.cpp", "int other(int unused) { return 3; }\n")
        done = self.look("rules/good.cpp", "rules/bad.cpp")
        self.assertEqual(done.returncode, 1)
        self.assertIn("misc-unused-parameters", done.stderr)
        self.assertEqual(self.look("rules/good.cpp", "rules/bad.cpp").returncode, 1, "what failed is looked at again")
        self.write("rules/bad.cpp", "int other() { return 3; }\n")
        self.assertEqual(self.look("rules/good.cpp", "rules/bad.cpp").returncode, 0)
        self.assertEqual(len(list((self.root / "cache/watchfire/tidy").iterdir())), 1)

    def test_what_time_does_not_allow_is_said_and_left_to_the_next_run(self):
        self.write("rules/bad.cpp", "int other(int unused) { return 3; }\n")
        done = self.look("rules/bad.cpp", options=("--seconds", "-1"))
        self.assertEqual(done.returncode, 0)
        self.assertIn("1 of 1 are left to the next run", done.stderr)
        self.assertEqual(self.look("rules/bad.cpp", options=("--seconds", "60")).returncode, 1)

    def test_what_the_latest_commits_changed_comes_first(self):
        order = ("import sys; sys.path.insert(0, sys.argv[1]); import compilations, pathlib, tidy\n"
                 "units = [compilations.Compilation(path, path, '') for path in sys.argv[2:]]\n"
                 "made_from = {each.output: [pathlib.Path(each.source)] for each in units}\n"
                 "for each in sorted(units, key=lambda each: tidy.first_in_order(each, made_from, compilations.ages())):\n"
                 "    print(pathlib.Path(each.source).stem)")
        self.git("init", "-q")
        for name in ("old", "new", "newest"):
            self.write(f"rules/{name}.cpp", "int three();\n")
            self.git("add", f"rules/{name}.cpp")
            self.git("commit", "-q", "-m", name)
        files = [str(self.root.resolve() / "rules" / f"{name}.cpp") for name in ("old", "newest", "new")]
        ordered = subprocess.run([sys.executable, "-c", order, str(self.root / "scripts"), *files], check=True,
                                 capture_output=True, text=True).stdout.split()
        self.assertEqual(ordered, ["newest", "new", "old"])

    def test_generated_sources_are_not_ours(self):
        self.write("rules/good.cpp", "int three() { return 3; }\n")
        self.write("rules/qmlcache/page.cpp", "int other(int unused) { return 3; }\n")
        self.assertEqual(self.look("rules/good.cpp", "rules/qmlcache/page.cpp").returncode, 0)


class Alone(Tree):
    """A unity build of two sources, of which the second uses what the first includes."""

    def setUp(self):
        super().setUp()
        self.write("rules/three.h", "inline int three() { return 3; }\n")
        self.write("rules/first.cpp", '#include "rules/three.h"\nint first() { return three(); }\n')
        self.write("rules/second.cpp", "int second() { return three(); }\n")
        build, output = self.root / "build", "rules/CMakeFiles/unity.cxx.o"
        unity = build / "unity.cxx"
        self.write("build/unity.cxx", "".join(f'#include "{self.root}/rules/{each}.cpp"\n' for each in ("first", "second")))
        command = f"c++ -std=c++20 -I{self.root} -o {output} -c {unity}"
        subprocess.run([*command.split()[:3], "-fsyntax-only", str(unity)], check=True)
        self.write("build/compile_commands.json", json.dumps([{"directory": str(build), "file": str(unity), "command": command}]))

    def look(self, *arguments):
        return subprocess.run([str(self.root / "scripts/alone.py"), str(self.root / "build"), *arguments], check=False,
                              capture_output=True, text=True, env={**os.environ, "XDG_CACHE_HOME": str(self.root / "cache")})

    def passed(self):
        return len(list((self.root / "cache/watchfire/alone").iterdir()))

    def test_a_missing_include_that_unity_hides_is_found(self):
        done = self.look("--seconds", "60")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("second.cpp", done.stderr)
        self.assertEqual(self.passed(), 1, "the first one has its include")
        self.write("rules/second.cpp", '#include "rules/three.h"\nint second() { return three(); }\n')
        self.assertEqual(self.look("--seconds", "60").returncode, 0)
        self.assertEqual(self.passed(), 2)

    def test_what_time_does_not_allow_is_said_and_left_to_the_next_run(self):
        done = self.look("--seconds", "-1")
        self.assertEqual((done.returncode, self.passed()), (0, 0))
        self.assertIn("2 of 2 are left to the next run", done.stderr)
        self.assertEqual(self.look().returncode, 1)

    def test_what_the_latest_commits_changed_comes_first(self):
        self.git("init", "-q")
        self.git("add", "rules/second.cpp")
        self.git("commit", "-q", "-m", "Old")
        order = ("import sys; sys.path.insert(0, sys.argv[1]); import alone, pathlib; includes = alone.Includes()\n"
                 "print([path.name for path in sorted(map(pathlib.Path, sys.argv[2:]), key=alone.latest_first(includes))])")
        files = [str(self.root.resolve() / "rules" / f"{name}.cpp") for name in ("first", "second")]

        def ordered():
            return subprocess.run([sys.executable, "-c", order, str(self.root / "scripts"), *files], check=True,
                                  capture_output=True, text=True).stdout.strip()

        self.assertEqual(ordered(), "['second.cpp', 'first.cpp']")
        self.git("add", "rules/three.h")
        self.git("commit", "-q", "-m", "A header of the first one")
        self.assertEqual(ordered(), "['second.cpp', 'first.cpp']", "a file's own change comes before that of its include")
        self.git("add", "rules/first.cpp")
        self.git("commit", "-q", "-m", "New")
        self.assertEqual(ordered(), "['first.cpp', 'second.cpp']")


if __name__ == "__main__":
    unittest.main()
