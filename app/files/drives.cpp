// SPDX-License-Identifier: Apache-2.0
#include "app/files/drives.h"

#include "app/files/untrusted_file.h"
#include "app/folders/own_folder.h"
#include "rules/core/error.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QStorageInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <set>
#include <utility>

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

QString reasonOf(int error) {
    // A quota and the largest file that a drive can hold are as good as a full drive to whoever reads this.
    const bool full = error == ENOSPC || error == EDQUOT || error == EFBIG;
    return full ? Drives::tr("the drive is full") : qt_error_string(error);
}

bool writeAll(int file, const QByteArray& data) {
    for (qsizetype done = 0; done < data.size();) {
        const ssize_t more =
            ::write(file, data.constData() + done, static_cast<std::size_t>(data.size() - done));
        if (more < 0 && errno != EINTR)
            return false;
        done += std::max<ssize_t>(more, 0);
    }
    return ::fsync(file) == 0;
}

/// Makes a new file beside `name` and opens it; `part` becomes its name. Returns -1 and leaves errno if it
/// cannot. It has its rights from the beginning, less the umask: drives with FAT refuse fchmod, and asking
/// for the umask would change it for all threads.
int openBeside(const QByteArray& name, mode_t rights, QByteArray& part) {
    constexpr int attempts = 100;
    constexpr int base = 36;
    int file = -1;
    for (int n = 0; n < attempts && file < 0; ++n) {
        part = name + '.' + QByteArray::number(QRandomGenerator::system()->generate(), base);
        file = ::open(part.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, rights);
        if (file < 0 && errno != EEXIST)
            break;
    }
    return file;
}

/// Returns why it could not be written. QSaveFile is not used: it writes where a link leads, and a stranger's
/// drive may hold a link to any file of this machine. What it makes has the rights of the file that was
/// there.
std::optional<QString> replace(const QString& path, const QByteArray& data, Readers readers) {
    constexpr mode_t owner = S_IRUSR | S_IWUSR;
    constexpr mode_t all = owner | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    const QFileInfo there(path);
    if (there.exists() && !there.isFile()) // root could put a file in a device's place
        return Drives::tr("it is a folder or a device");
    const QByteArray name = QFile::encodeName(path);
    QByteArray part;
    const int file = openBeside(name, readers == Readers::owner ? owner : all, part);
    if (file < 0)
        return reasonOf(errno);
    bool good = writeAll(file, data);
    int error = errno;
    ::close(file);
    if (good) {
        good = ::rename(part.constData(), name.constData()) == 0; // replaces a link, too
        error = errno;
    }
    if (good)
        return std::nullopt;
    ::unlink(part.constData());
    return reasonOf(error);
}

} // namespace

QList<Place> places() {
    QList<Place> found;
    found.append(
        {QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Watchfire"),
         Drives::tr("Documents")});
    for (const QStorageInfo& drive : QStorageInfo::mountedVolumes()) {
        if (drive.isValid() && drive.isReady() && isRemovable(drive.rootPath()))
            found.append({drive.rootPath(), Drives::tr("Drive %1").arg(drive.displayName())});
    }
    return found;
}

Names names(const QString& folder, const QStringList& patterns) {
    Names found;
    if (folder.isEmpty())
        return found;
    std::set<std::pair<qint64, QString>> latest; // the oldest of them first
    QDirIterator files(folder, patterns, QDir::Files | QDir::Readable);
    while (files.hasNext()) {
        files.next();
        latest.emplace(files.fileInfo().lastModified().toMSecsSinceEpoch(), files.fileName());
        if (latest.size() > mostNames) {
            latest.erase(latest.begin());
            ++found.older;
        }
    }
    for (const auto& [changed, name] : latest)
        found.names.append(name);
    found.names.sort();
    return found;
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

bool isThere(const QString& path) {
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

std::optional<QString> write(const QString& path, const QByteArray& data, Readers readers) {
    const QFileInfo info(path);
    const auto failed = [&](const QString& reason) {
        return Drives::tr("%1 cannot be written: %2. Choose another place.").arg(info.fileName(), reason);
    };
    if (!folders::make(info.absolutePath()))
        return failed(Drives::tr("the folder %1 cannot be made").arg(info.absolutePath()));
    if (const auto wrong = replace(path, data, readers))
        return failed(*wrong);
    settle(info.absolutePath());
    return std::nullopt;
}

} // namespace watchfire::drives
