// SPDX-License-Identifier: Apache-2.0
#include "app/files/drives.h"

#include "app/files/untrusted_file.h"
#include "app/folders/own_folder.h"
#include "rules/core/error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStorageInfo>

#include <fcntl.h>
#include <unistd.h>

namespace watchfire::drives {

namespace {

struct Drives {
    Q_DECLARE_TR_FUNCTIONS(Drives)
};

/// Where desktops and automounters mount removable drives; people mount them right under /mnt.
bool isRemovable(const QString& root) {
    const QString byHand = QStringLiteral("/mnt/");
    return root.startsWith(QLatin1String("/media/")) || root.startsWith(QLatin1String("/run/media/")) ||
           (root.startsWith(byHand) && !root.mid(byHand.size()).contains(QLatin1Char('/')));
}

/// Waits until the file's name is on the drive too, not only its bytes: people pull drives out as soon as the
/// program says it is done.
void settle(const QString& folder) {
    const int opened = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return;
    ::fsync(opened); // not every file system can; the bytes are safe anyway
    ::close(opened);
}

} // namespace

QList<Place> places() {
    QList<Place> found;
    found.append(
        {QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Watchfire"),
         Drives::tr("Documents"), false});
    for (const QStorageInfo& drive : QStorageInfo::mountedVolumes()) {
        if (drive.isValid() && drive.isReady() && isRemovable(drive.rootPath()))
            found.append({drive.rootPath(), Drives::tr("Drive %1").arg(drive.displayName()), true});
    }
    return found;
}

QStringList names(const QString& folder, const QStringList& patterns) {
    if (folder.isEmpty())
        return {};
    return QDir(folder).entryList(patterns, QDir::Files | QDir::Readable, QDir::Name);
}

Result<QByteArray> read(const QString& path, qint64 largest) {
    const QString name = QFileInfo(path).fileName();
    const auto refused = [](const QString& message) {
        return Error{ErrorCode::header, {}, message.toStdString()};
    };
    auto got = files::readWhole(path, largest);
    if (auto* bytes = std::get_if<QByteArray>(&got))
        return std::move(*bytes);
    const auto& fault = std::get<files::FileFault>(got);
    switch (fault.kind) {
    case files::FileFault::Kind::noFile:
        return refused(
            Drives::tr("%1 cannot be read: it is a folder or a device, and no file. Choose another one.")
                .arg(name));
    case files::FileFault::Kind::tooLarge:
        return refused(Drives::tr("%1 is too large to be such a file. Choose another one.").arg(name));
    case files::FileFault::Kind::missing:
    case files::FileFault::Kind::unreadable:
        break;
    }
    return refused(
        Drives::tr("%1 cannot be read: %2. Is the drive still plugged in?").arg(name, fault.reason));
}

std::optional<QString> write(const QString& path, const QByteArray& data) {
    const QFileInfo info(path);
    const auto failed = [&](const QString& reason) {
        return Drives::tr("%1 cannot be written: %2. Choose another place.").arg(info.fileName(), reason);
    };
    if (!folders::make(info.absolutePath()))
        return failed(Drives::tr("the folder %1 cannot be made").arg(info.absolutePath()));
    QSaveFile file(path);
    // Unbuffered, so that a full drive is noticed here. Qt does not report a write that stops half way as an
    // error.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return failed(file.errorString());
    if (file.write(data) != data.size())
        return failed(file.error() == QFileDevice::NoError ? Drives::tr("the drive is full")
                                                           : file.errorString());
    if (!file.commit())
        return failed(file.errorString());
    settle(info.absolutePath());
    return std::nullopt;
}

} // namespace watchfire::drives
