// SPDX-License-Identifier: Apache-2.0
#include "app/journal/own_file.h"

#include <QFile>
#include <QHashFunctions>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::journal {

void OwnFile::begin(const QString& path) {
    end();
    path_ = path;
    if (locked_)
        kept_ = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    mark_ = look();
}

void OwnFile::end() {
    if (kept_ >= 0)
        ::close(kept_);
    kept_ = -1;
    path_.clear();
    mark_.reset();
    sum_.reset();
}

bool OwnFile::hold() {
    // A byte behind those that SQLite locks (0x40000000 and the 512 after it). No file is that long.
    constexpr off_t ours = 0x40000000 + 1024;
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = ours;
    lock.l_len = 1;
    return ::fcntl(kept_, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

void OwnFile::note() {
    const auto now = look();
    if (now == mark_ || (mark_ && !(now && now->sameFile(*mark_))))
        return;
    mark_ = now;
    sum_.reset();
}

bool OwnFile::changed() {
    const auto now = look();
    if (now == mark_)
        return false;
    if (!now || !mark_ || !now->sameFile(*mark_) || now->bytes != mark_->bytes || !sum_ || sum() != sum_)
        return true;
    mark_ = now;
    return false;
}

void OwnFile::remember() {
    if (sum_ || !mark_)
        return;
    const auto found = sum();
    if (look() == mark_)
        sum_ = found;
}

std::optional<OwnFile::Mark> OwnFile::look() const {
    constexpr std::int64_t second = 1'000'000'000;
    struct stat about {};
    if (path_.isEmpty() || ::stat(QFile::encodeName(path_).constData(), &about) != 0)
        return std::nullopt;
    return Mark{static_cast<std::uint64_t>(about.st_dev), static_cast<std::uint64_t>(about.st_ino),
                about.st_size, about.st_mtim.tv_sec * second + about.st_mtim.tv_nsec};
}

std::optional<std::size_t> OwnFile::sum() const {
    constexpr std::size_t pieceBytes = 1 << 16;
    const int file = locked_ ? kept_ : ::open(QFile::encodeName(path_).constData(), O_RDONLY | O_CLOEXEC);
    char piece[pieceBytes];
    std::size_t all = 0;
    off_t at = 0;
    ssize_t got = file < 0 ? -1 : 1;
    while (got > 0) {
        got = ::pread(file, piece, sizeof piece, at);
        if (got > 0)
            all = qHashBits(piece, static_cast<std::size_t>(got), all);
        at += got;
    }
    if (!locked_ && file >= 0)
        ::close(file);
    return got == 0 ? std::optional(all) : std::nullopt;
}

} // namespace watchfire::journal
