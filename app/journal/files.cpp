// SPDX-License-Identifier: Apache-2.0
#include "app/journal/files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace watchfire::journal::files {

namespace {

constexpr mode_t owners = S_IRUSR | S_IWUSR;
constexpr const char* databaseSuffixes[] = {"", "-wal", "-shm", "-journal"};

/// Closes an open descriptor, however a function ends.
class Descriptor {
public:
    Descriptor(const QString& path, int flags)
        : m_number(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, owners)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        const int reason = errno;
        if (m_number >= 0)
            ::close(m_number);
        errno = reason;
    }
    [[nodiscard]] bool open() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

bool writeAll(int file, const char* bytes, ssize_t size) {
    while (size > 0) {
        const ssize_t done = ::write(file, bytes, static_cast<std::size_t>(size));
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return false;
        bytes += done;
        size -= done;
    }
    return true;
}

} // namespace

JournalErrorKind kindOf(int error) {
    switch (error) {
    case EROFS:
        return JournalErrorKind::readOnly;
    case EACCES:
    case EPERM:
        return JournalErrorKind::noRight;
    case ENOSPC:
    case EDQUOT:
        return JournalErrorKind::full;
    case EINVAL:
    case ENOENT:
    case EIO:
    case ENODEV:
    case ENXIO:
        return JournalErrorKind::cannotOpen;
    default:
        return JournalErrorKind::failed;
    }
}

QString reasonOf(int error) {
    return QString::fromLocal8Bit(std::strerror(error));
}

bool synchronize(const QString& path) {
    const Descriptor file(path, O_RDONLY);
    return file.open() && ::fsync(file.number()) == 0;
}

bool rename(const QString& from, const QString& to) {
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return false;
    (void)synchronize(QFileInfo(to).absolutePath()); // some drives cannot; the file itself is safe
    return true;
}

bool beginAs(const QString& from, const QString& to) {
    if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        QFile::remove(from);
    else if (errno == EEXIST || !rename(from, to)) // not every drive supports links
        return false;
    // A log without its file would be replayed into the new one.
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        QFile::remove(to + QLatin1String(suffix));
    (void)synchronize(QFileInfo(to).absolutePath());
    return true;
}

bool inUse(const QString& path) {
    constexpr off_t sqliteLocks = 0x40000000; // documented in its file format
    constexpr off_t lockBytes = 512;
    const Descriptor file(path, O_RDONLY);
    struct flock asked {};
    asked.l_type = F_WRLCK;
    asked.l_whence = SEEK_SET;
    asked.l_start = sqliteLocks;
    asked.l_len = lockBytes;
    return file.open() && ::fcntl(file.number(), F_GETLK, &asked) == 0 && asked.l_type != F_UNLCK;
}

bool removeDatabase(const QString& path) {
    bool any = false;
    for (const char* suffix : databaseSuffixes)
        any = QFile::remove(path + QLatin1String(suffix)) || any;
    return any;
}

int whyNotWritable(const QString& folder) {
    QString at = QFileInfo(folder).absoluteFilePath();
    while (!QFileInfo::exists(at) && !QDir(at).isRoot())
        at = QFileInfo(at).absolutePath();
    errno = 0;
    return ::access(QFile::encodeName(at).constData(), W_OK) == 0 ? 0 : errno;
}

std::optional<qint64> freeBytes(const QString& folder) {
    struct statvfs about {};
    if (::statvfs(QFile::encodeName(folder).constData(), &about) != 0 || about.f_blocks == 0)
        return std::nullopt;
    return static_cast<qint64>(about.f_bavail) * static_cast<qint64>(about.f_frsize);
}

bool create(const QString& path) {
    return Descriptor(path, O_WRONLY | O_CREAT | O_EXCL).open();
}

void tighten(const QString& path) {
    const auto ownersAlone = [](const QString& name) {
        struct stat about {};
        const QByteArray native = QFile::encodeName(name);
        if (::stat(native.constData(), &about) == 0 && (about.st_mode & (S_IRWXG | S_IRWXO)) != 0)
            (void)::chmod(native.constData(), owners); // somebody else's file stays as it is
    };
    const auto around = [&](const QFileInfo& file) {
        const QDir folder = file.absoluteDir();
        for (const char* suffix : databaseSuffixes)
            ownersAlone(folder.filePath(file.fileName() + QLatin1String(suffix)));
        const QStringList names = folder.entryList(QDir::Files | QDir::NoSymLinks);
        for (const QString& name : names) {
            if (name.startsWith(file.fileName() + QLatin1Char('.')))
                ownersAlone(folder.filePath(name));
        }
    };
    const QFileInfo named(path);
    around(named);
    // SQLite's files lie beside the file that a link leads to, and copies of it may, too.
    if (const QString real = named.canonicalFilePath(); !real.isEmpty() && real != named.absoluteFilePath())
        around(QFileInfo(real));
}

bool copy(const QString& from, const QString& to, const std::function<bool()>& goOn) {
    constexpr std::size_t pieceBytes = 1 << 16;
    // A pipe or device that somebody named like a backup is not waited for.
    const Descriptor source(from, O_RDONLY | O_NONBLOCK);
    struct stat about {};
    if (!source.open() || ::fstat(source.number(), &about) != 0)
        return false;
    if (!S_ISREG(about.st_mode)) {
        errno = EINVAL;
        return false;
    }
    QFile::remove(to);
    const Descriptor target(to, O_WRONLY | O_CREAT | O_EXCL);
    if (!target.open())
        return false;
    char piece[pieceBytes];
    for (;;) {
        if (goOn && !goOn()) {
            errno = ECANCELED;
            return false;
        }
        const ssize_t got = ::read(source.number(), piece, sizeof piece);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return false;
        if (got == 0)
            return ::fsync(target.number()) == 0;
        if (!writeAll(target.number(), piece, got))
            return false;
    }
}

bool copyReadable(const QString& from, const QString& to, std::vector<qint64>& holes) {
    constexpr std::size_t sectorBytes = 512;
    const Descriptor source(from, O_RDONLY | O_NONBLOCK);
    struct stat about {};
    if (!source.open() || ::fstat(source.number(), &about) != 0 || !S_ISREG(about.st_mode))
        return false;
    QFile::remove(to);
    const Descriptor target(to, O_WRONLY | O_CREAT | O_EXCL);
    if (!target.open())
        return false;
    for (off_t at = 0; at < about.st_size;) {
        char piece[sectorBytes] = {};
        const auto wanted = std::min<off_t>(sectorBytes, about.st_size - at);
        if (::lseek(source.number(), at, SEEK_SET) != at)
            return false;
        const ssize_t got = ::read(source.number(), piece, static_cast<std::size_t>(wanted));
        if (got < 0 && errno == EINTR)
            continue;
        if (got == 0)
            break;
        if (got < 0)
            holes.push_back(at);
        const ssize_t size = got < 0 ? wanted : got;
        if (!writeAll(target.number(), piece, size))
            return false;
        at += size;
    }
    return ::fsync(target.number()) == 0;
}

bool readable(const QString& path) {
    constexpr std::size_t pieceBytes = 1 << 16;
    const Descriptor source(path, O_RDONLY | O_NONBLOCK);
    struct stat about {};
    if (source.open() && ::fstat(source.number(), &about) == 0 && !S_ISREG(about.st_mode))
        return true; // a device has no end
    char piece[pieceBytes];
    ssize_t got = source.open() ? 1 : -1;
    while (got > 0)
        got = ::read(source.number(), piece, sizeof piece);
    return got == 0;
}

Extent extentOf(const QString& database) {
    constexpr qint64 headBytes = 100;
    QFile file(database);
    const QByteArray head = file.open(QIODevice::ReadOnly) ? file.read(headBytes) : QByteArray();
    if (head.size() < headBytes)
        return {file.size(), 0};
    const auto number = [&](qsizetype at, qsizetype bytes) {
        qint64 value = 0;
        for (qsizetype i = at; i < at + bytes; ++i)
            value = value << 8 | static_cast<quint8>(head[i]);
        return value;
    };
    constexpr qsizetype pageSizeAt = 16;
    constexpr qsizetype pagesAt = 28;
    constexpr qint64 largestPage = 65536; // two bytes are not enough for it, so the header says 1
    const qint64 page = number(pageSizeAt, 2);
    return {file.size(), (page == 1 ? largestPage : page) * number(pagesAt, 4)};
}

bool fillUp(const QString& database) {
    constexpr qint64 usualPage = 4096;
    constexpr qint64 mostBytes = qint64{1} << 34;
    const Extent extent = extentOf(database);
    QFile file(database);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    if (extent.bytes == 0)
        return file.resize(usualPage);
    return extent.wanted <= extent.bytes || extent.wanted > mostBytes || file.resize(extent.wanted);
}

QString freeName(const QString& base, const QString& ending) {
    const QString stem = base + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString name = stem + ending;
    for (int attempt = 2; QFile::exists(name); ++attempt)
        name = stem + QStringLiteral("-%1").arg(attempt) + ending;
    return name;
}

} // namespace watchfire::journal::files
