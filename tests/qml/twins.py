#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a twin of every view model: the same name, properties, types, enums and signals, but every property can be
set. The tests of the screens fill twins with values, so a name that the program's model does not have, or a value of
another type, is an error when the test loads, and a row with a role that the program's list does not have is a
warning, which fails the test. Nobody writes the twins by hand: they come from the list of types that the build makes
of the real models, and from the roles in their sources.

    twins.py --types QMLTYPES... --models FOLDER... --out OUT.h

Each QML module of view models has a list of types and a folder of sources.
"""
import argparse
import pathlib
import re

# ---- the list of types: nested blocks `Name { key: value; Block { ... } }`, values as in JSON

TOKEN = re.compile(r'\s*(?:(//[^\n]*)|("(?:[^"\\]|\\.)*")|([A-Za-z_][\w.]*)|(-?\d+)|([{}\[\]:;,]))')


def tokens(text):
    at = 0
    text = text[text.index("Module"):].rstrip()
    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise SystemExit(f"twins: cannot read: {text[at:at + 40]!r}")
        at = found.end()
        if not found.group(1):
            yield found.group(0).strip()


def block(kind, stream):
    """The text between the braces of a block."""
    made = {"": kind, "blocks": []}
    name = None
    for token in stream:
        if token == "}":
            return made
        if token == "{":
            made["blocks"].append(block(name, stream))
        elif token == ":":
            made[name] = value(stream)
        elif token != ";":
            name = token
    raise SystemExit("twins: the list of types ends too early")


def value(stream):
    token = next(stream)
    if token == "[":
        items = []
        for item in stream:
            if item == "]":
                return items
            if item != ",":
                items.append(item.strip('"'))
    return token.strip('"') if token[0] == '"' else token


def read(path):
    with open(path, encoding="utf-8") as file:
        stream = tokens(file.read())
    if (next(stream), next(stream)) != ("Module", "{"):
        raise SystemExit("twins: this is no list of types")
    return [one for one in block("Module", stream)["blocks"] if one["name"].startswith("watchfire::")]


# ---- the roles of lists, as the models' sources declare them

def roles(folders):
    """By class and property: "TableModel.players", or "StepsModel" if the model itself is the list."""
    sources = {path: path.read_text(encoding="utf-8") for folder in folders
               for path in sorted(pathlib.Path(folder).glob("*.[hc]*"))}
    rows = {}
    for text in sources.values():
        for row, table in re.findall(r"\nstruct (\w+) \{(?:(?!\n\};).)*?WATCHFIRE_ROLES\(([^)]*)\)", text, re.S):
            rows[row] = re.split(r",\s*", table)
    found = {}
    for text in sources.values():
        for name, base, body in re.findall(r"\nclass (\w+) : public ([\w:()]+) \{(.*?)\n\};", text, re.S):
            if base.startswith("WATCHFIRE_ROW_MODEL("):
                found[name] = rows[base[len("WATCHFIRE_ROW_MODEL("):-1]]
            members = {}
            for row, names in re.findall(r"\n    RowModel<(\w+)> ([\w, ]+);", body):
                members.update(dict.fromkeys(names.split(", "), row))
            for what, member in re.findall(r"QAbstractItemModel\*,? (\w+)(?:\(\) \{ return|,) &(\w+)[;)]", body):
                if members.get(member) in rows:
                    found[f"{name}.{what}"] = rows[members[member]]
    return found


# ---- C++

def bare(name):
    return name.removeprefix("watchfire::")


def typed(described):
    name = bare(described.get("type", "void"))
    name = "qreal" if name == "double" else name
    if described.get("isPointer") == "true":
        name += "*"
    return f"QList<{name}>" if described.get("isList") == "true" else name


PLAIN = {"bool", "int", "qreal", "QString", "QStringList", "QVariant", "QVariantList", "QVariantMap", "QPointF"}


def parameters(method):
    return [one for one in method["blocks"] if one[""] == "Parameter"]


def words(names):
    return "{" + ", ".join(f'"{one}"' for one in names) + "}"


def twin(described, rows):
    name = bare(described["name"])
    # Models of rows get theirs from the test; a board hands out its lists as values, too.
    board = any(one.get("type") == "watchfire::BoardRows" for one in described["blocks"])
    base = bare(described.get("prototype", "QObject")).replace("QAbstractListModel", "test::MockList")
    base = "test::MockScene" if board else base
    # A list counts its rows itself.
    properties = [one for one in described["blocks"] if one[""] == "Property"
                  and not (base == "test::MockList" and one["name"] == "count")
                  and not (board and one["name"] == "rows")]
    # Signals with types of the program are only for the program.
    signals = [one for one in described["blocks"] if one[""] == "Signal" and not (board and one["name"] == "rowsChanged")
               and all(typed(each) in PLAIN for each in parameters(one))]
    enums = [one for one in described["blocks"] if one[""] == "Enum"]
    # One signal per property, even where the real ones share some: so a value that depends on another causes
    # no loop.
    own = [one["name"] + "Changed" for one in properties]
    lines = [f"class {name} : public {base} {{", "    Q_OBJECT"]
    for one in properties:
        what = one["name"]
        how = f"READ {what} WRITE set_{what}" if f"{name}.{what}" in rows else f"MEMBER m_{what}"
        lines.append(f"    Q_PROPERTY({typed(one)} {what} {how} NOTIFY {what}Changed)")
    lines.append("")
    lines.append("public:")
    if name in rows:
        lines.append(f"    explicit {name}(QObject* parent = nullptr) : {base}(parent) {{ know({words(rows[name])}); }}")
    for one in properties:
        what = one["name"]
        if f"{name}.{what}" in rows:
            lines += [f"    QAbstractItemModel* {what}() {{ return m_{what}; }}",
                      f"    void set_{what}(QAbstractItemModel* list) {{",
                      f"        test::MockList::know(list, {words(rows[f'{name}.{what}'])});",
                      f"        m_{what} = list;",
                      *(["        hear(list);"] if board else []),
                      f"        emit {what}Changed();",
                      "    }"]
    for one in enums:
        lines.append(f"    enum class {one['name']} {{ {', '.join(one['values'])} }};")
        lines.append(f"    Q_ENUM({one['name']})")
    lines.append("")
    lines.append("signals:")
    for one in own:
        lines.append(f"    void {one}();")
    for one in signals:
        if one["name"] not in own:
            given = [f"{typed(each)} {each.get('name', '')}" for each in parameters(one)]
            lines.append(f"    void {one['name']}({', '.join(given)});")
    lines.append("")
    lines.append("private:")
    for one in properties:
        lines.append(f"    {typed(one)} m_{one['name']}{{}};")
    lines.append("};")
    return lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--types", nargs="+", required=True)
    parser.add_argument("--models", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    described = [one for path in options.types for one in read(path)]
    rows = roles(options.models)
    names = {one["name"]: one for one in described}

    def depth(one):
        base = one.get("prototype", "")
        return 1 + depth(names[base]) if base in names else 0

    lines = ["// Made by tests/qml/twins.py from the types of the program's view models.", "#pragma once",
             '#include "mock_list.h"', '#include "mock_scene.h"', "#include <QImage>", "#include <QPointF>", "#include <QRectF>",
             "#include <QStringList>", "#include <QVariant>", "#include <qqml.h>", "",
             "namespace watchfire {", ""]
    lines += [f"class {bare(name)};" for name in names] + [""]
    for one in sorted(described, key=depth):
        lines += twin(one, rows) + [""]
    lines.append("/// Makes them the types of the view models' modules.")
    lines.append("inline void registerTwins() {")
    for name, one in names.items():
        for exported in one.get("exports", []):
            uri, rest = exported.split("/")
            lines.append(f'    qmlRegisterType<{bare(name)}>("{uri}", 1, 0, "{rest.split()[0]}");')
        if not one.get("exports"):
            lines.append(f'    qmlRegisterAnonymousType<{bare(name)}>("Watchfire.App", 1);')
    lines.append('    qmlRegisterUncreatableType<QAbstractItemModel>("Watchfire.App", 1, 0, "Rows", "a list is handed in");')
    lines += ["}", "", "} // namespace watchfire"]
    with open(options.out, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
