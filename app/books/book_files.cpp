// SPDX-License-Identifier: Apache-2.0
// See book_files.h.
#include "app/books/book_files.h"

#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStorageInfo>

#include <nlohmann/json.hpp>

namespace watchfire::bookfiles {

namespace {

struct BookFiles {
    Q_DECLARE_TR_FUNCTIONS(BookFiles)
};

constexpr qint64 largestFile = 4 << 20; // as of other files; a full book has some ten thousand bytes

/// Where desktops and automounters put what is plugged in.
bool isRemovable(const QString& root) {
    return root.startsWith(QLatin1String("/media/")) || root.startsWith(QLatin1String("/run/media/")) ||
           root.startsWith(QLatin1String("/mnt/"));
}

} // namespace

QList<Place> places() {
    QList<Place> found;
    found.append(
        {QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Watchfire"),
         BookFiles::tr("Documents"), false});
    for (const QStorageInfo& drive : QStorageInfo::mountedVolumes()) {
        if (drive.isValid() && drive.isReady() && isRemovable(drive.rootPath()))
            found.append({drive.rootPath(), BookFiles::tr("Drive %1").arg(drive.displayName()), true});
    }
    return found;
}

QStringList files(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name);
}

Result<powder::Book> read(const QString& path) {
    const auto refused = [&](const QString& message, std::string subject = {}) {
        return Error{ErrorCode::header, {}, message.toStdString(), std::move(subject)};
    };
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(BookFiles::tr("%1 cannot be read: %2. Is the drive still plugged in?")
                           .arg(name, file.errorString()));
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return refused(BookFiles::tr("%1 is too large for a value book. Choose another file.").arg(name));
    const auto json = parseLine(text.toStdString(), 1);
    if (!json)
        return refused(
            BookFiles::tr("%1 is no JSON: %2 Choose another file, or export it again from the program it "
                          "comes from.")
                .arg(name, QString::fromStdString(json.error().message)),
            json.error().subject);
    if (!json->is_object() || !json->contains("watchfire-book"))
        return refused(BookFiles::tr("%1 is no value book: it lacks the field \"watchfire-book\". Choose "
                                     "another file.")
                           .arg(name),
                       "/watchfire-book");
    auto book = powder::bookFromJson(*json);
    if (!book)
        return refused(BookFiles::tr("%1 is refused at %2 Put this right in a text editor and import it "
                                     "again; nothing was taken over.")
                           .arg(name, QString::fromStdString(book.error().message)),
                       book.error().subject);
    return book;
}

std::optional<QString> write(const QString& path, const powder::Book& book) {
    const QFileInfo info(path);
    const auto failed = [&](const QString& reason) {
        return BookFiles::tr("%1 cannot be written: %2. Choose another place.").arg(info.fileName(), reason);
    };
    if (!QDir().mkpath(info.absolutePath()))
        return failed(BookFiles::tr("the folder %1 cannot be made").arg(info.absolutePath()));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failed(file.errorString());
    constexpr int indent = 2;
    const std::string text = powder::toJson(book).dump(indent) + "\n";
    file.write(text.data(), static_cast<qint64>(text.size()));
    if (!file.commit())
        return failed(file.errorString());
    return std::nullopt;
}

} // namespace watchfire::bookfiles
