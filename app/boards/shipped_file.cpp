// SPDX-License-Identifier: Apache-2.0
#include "app/boards/shipped_file.h"

#include "app/boards/filled.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QFile>
#include <QString>

#include <algorithm>

namespace watchfire::files {

namespace {

struct ShippedFiles {
    Q_DECLARE_TR_FUNCTIONS(ShippedFiles)
};

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
    const auto refused = [&](const QString& sentence, const auto&... more) {
        const std::string names = fmt::format("{}", fmt::join(shelf.names, ", "));
        return Error{ErrorCode::header,
                     {},
                     boards::filled(sentence, shelf.field, nameOrPath, names, more...),
                     std::string(shelf.field)};
    };
    const bool board = shelf.kind == Shelf::Kind::board;
    if (!file.exists())
        return refused(
            board
                ? ShippedFiles::tr("%1: \"%2\" is neither a shipped board nor a file. Give a path, or one of "
                                   "the shipped boards: %3.")
                : ShippedFiles::tr("%1: \"%2\" is neither a shipped value book nor a file. Give a path, or "
                                   "one of the shipped value books: %3."));
    if (!file.open(QIODevice::ReadOnly))
        return refused(board ? ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                                "shipped boards: %3.")
                             : ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                                "shipped value books: %3."),
                       file.errorString());
    // A device tells no size, so what is read is limited too.
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return refused(
            board
                ? ShippedFiles::tr("%1: \"%2\" is too large for a board. Give a path, or one of the shipped "
                                   "boards: %3.")
                : ShippedFiles::tr("%1: \"%2\" is too large for a value book. Give a path, or one of the "
                                   "shipped value books: %3."));
    return text.toStdString();
}

} // namespace watchfire::files
