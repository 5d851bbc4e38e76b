// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_library.h"

#include <fmt/format.h>

#include <QFile>
#include <QString>

#include <algorithm>

// Resources of a static library are linked in only if somebody asks for them; the macro wants the global
// namespace.
static void initialiseBoardFiles() {
    Q_INIT_RESOURCE(watchfire_board_files);
}

namespace watchfire::boards {

namespace {

// Far above any board (500 hexes are about 30 kB), far below what would hurt.
constexpr qint64 largestBoardFile = 4 * 1024 * 1024;

} // namespace

std::vector<std::string> shippedNames() {
    return {"great-wall-4", "great-wall-6", "great-wall-4-river", "base-island",
            "base-islands", "base-volcano", "great-river",        "world",
            "raiders-4",    "raiders-6"};
}

Result<std::string> read(std::string_view nameOrPath) {
    initialiseBoardFiles();
    const auto names = shippedNames();
    const bool shipped = std::find(names.begin(), names.end(), nameOrPath) != names.end();
    const QString given = QString::fromUtf8(nameOrPath.data(), static_cast<qsizetype>(nameOrPath.size()));
    QFile file(shipped ? QStringLiteral(":/boards/%1.json").arg(given) : given);
    const auto refused = [&](std::string_view reason) {
        return Error{ErrorCode::header,
                     {},
                     fmt::format("$.board: \"{}\" {}. Give a path, or one of the shipped boards: {}.",
                                 nameOrPath, reason, fmt::join(names, ", ")),
                     "$.board"};
    };
    if (!file.exists())
        return refused("is neither a shipped board nor a file");
    if (!file.open(QIODevice::ReadOnly))
        return refused(fmt::format("cannot be read ({})", file.errorString().toStdString()));
    if (file.size() > largestBoardFile)
        return refused("is too large for a board");
    return file.readAll().toStdString();
}

} // namespace watchfire::boards
