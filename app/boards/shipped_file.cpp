// SPDX-License-Identifier: Apache-2.0
#include "app/boards/shipped_file.h"

#include "app/boards/filled.h"
#include "app/files/untrusted_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <algorithm>

namespace watchfire::files {

namespace {

struct ShippedFiles {
    Q_DECLARE_TR_FUNCTIONS(ShippedFiles)
};

// Far more than any board (500 hexes are about 30 kB) or book, far less than would hurt.
constexpr qint64 largestFile = 4 * 1024 * 1024;

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The file's real path if it lies in the folder or below, whatever links and dots lead there; empty
/// otherwise.
QString pathWithin(const QString& folder, const QString& name) {
    const QString root = folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath();
    if (root.isEmpty())
        return {};
    const QString path = QFileInfo(QDir(root), name).canonicalFilePath();
    const QString inside = root.endsWith(QLatin1Char('/')) ? root : root + QLatin1Char('/');
    return path.startsWith(inside) ? path : QString();
}

} // namespace

Result<std::string> read(const Shelf& shelf, std::string_view nameOrPath, const Reach& reach) {
    const auto refused = [&](const QString& sentence, const auto&... more) {
        const std::string names = fmt::format("{}", fmt::join(shelf.names, ", "));
        return Error{ErrorCode::header,
                     {},
                     boards::filled(sentence, shelf.field, nameOrPath, names, more...),
                     std::string(shelf.field)};
    };
    const bool board = shelf.kind == Shelf::Kind::board;
    if (std::find(shelf.names.begin(), shelf.names.end(), nameOrPath) != shelf.names.end()) {
        QFile shipped(QStringLiteral("%1/%2.json").arg(toQt(shelf.folder), toQt(nameOrPath)));
        if (shipped.open(QIODevice::ReadOnly))
            return shipped.readAll().toStdString();
        return refused(board ? ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                                "shipped boards: %3.")
                             : ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                                "shipped value books: %3."),
                       shipped.errorString());
    }
    const QString path = reach.folder ? pathWithin(*reach.folder, toQt(nameOrPath)) : toQt(nameOrPath);
    if (reach.folder && path.isEmpty())
        return refused(board
                           ? ShippedFiles::tr(
                                 "%1: \"%2\" is neither a shipped board nor a file beside the log. Put the "
                                 "board's file into the log's folder, or name one of the shipped boards: %3.")
                           : ShippedFiles::tr(
                                 "%1: \"%2\" is neither a shipped value book nor a file beside the log. Put "
                                 "the book's file into the log's folder, or name one of the shipped value "
                                 "books: %3."));
    const auto got = readWhole(path, largestFile);
    if (const auto* text = std::get_if<QByteArray>(&got))
        return text->toStdString();
    const auto& fault = std::get<FileFault>(got);
    switch (fault.kind) {
    case FileFault::Kind::missing:
        return refused(
            board
                ? ShippedFiles::tr("%1: \"%2\" is neither a shipped board nor a file. Give a path, or one of "
                                   "the shipped boards: %3.")
                : ShippedFiles::tr("%1: \"%2\" is neither a shipped value book nor a file. Give a path, or "
                                   "one of the shipped value books: %3."));
    case FileFault::Kind::noFile:
        return refused(
            board ? ShippedFiles::tr(
                        "%1: \"%2\" cannot be read: it is a folder or a device. Give a path, or one of "
                        "the shipped boards: %3.")
                  : ShippedFiles::tr(
                        "%1: \"%2\" cannot be read: it is a folder or a device. Give a path, or one of "
                        "the shipped value books: %3."));
    case FileFault::Kind::tooLarge:
        return refused(
            board
                ? ShippedFiles::tr("%1: \"%2\" is too large for a board. Give a path, or one of the shipped "
                                   "boards: %3.")
                : ShippedFiles::tr("%1: \"%2\" is too large for a value book. Give a path, or one of the "
                                   "shipped value books: %3."));
    case FileFault::Kind::unreadable:
        break;
    }
    return refused(board ? ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                            "shipped boards: %3.")
                         : ShippedFiles::tr("%1: \"%2\" cannot be read (%4). Give a path, or one of the "
                                            "shipped value books: %3."),
                   fault.reason);
}

} // namespace watchfire::files
