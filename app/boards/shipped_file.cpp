// SPDX-License-Identifier: Apache-2.0
#include "app/boards/shipped_file.h"

#include <fmt/format.h>

#include <QFile>
#include <QString>

#include <algorithm>

namespace watchfire::files {

namespace {

// Far above any board (500 hexes are about 30 kB) or book, far below what would hurt.
constexpr qint64 largestFile = 4 * 1024 * 1024;

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

Result<std::string> read(const Shelf& shelf, std::string_view nameOrPath) {
    const bool shipped = std::find(shelf.names.begin(), shelf.names.end(), nameOrPath) != shelf.names.end();
    const QString given = toQt(nameOrPath);
    QFile file(shipped ? QStringLiteral("%1/%2.json").arg(toQt(shelf.folder), given) : given);
    const auto refused = [&](std::string_view reason) {
        return Error{ErrorCode::header,
                     {},
                     fmt::format("{}: \"{}\" {}. Give a path, or one of the shipped {}s: {}.", shelf.field,
                                 nameOrPath, reason, shelf.what, fmt::join(shelf.names, ", ")),
                     std::string(shelf.field)};
    };
    if (!file.exists())
        return refused(fmt::format("is neither a shipped {} nor a file", shelf.what));
    if (!file.open(QIODevice::ReadOnly))
        return refused(fmt::format("cannot be read ({})", file.errorString().toStdString()));
    // A device tells no size, so what is read is limited too.
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return refused(fmt::format("is too large for a {}", shelf.what));
    return text.toStdString();
}

} // namespace watchfire::files
