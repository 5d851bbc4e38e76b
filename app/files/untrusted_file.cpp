// SPDX-License-Identifier: Apache-2.0
#include "app/files/untrusted_file.h"

#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace watchfire::files {

std::variant<UntrustedFile, FileFault> UntrustedFile::open(const QString& path, Accept accept) {
    using Kind = FileFault::Kind;
    const auto refused = [](int error) {
        const bool none = error == ENOENT || error == ENOTDIR;
        // A device without hardware and a socket cannot be opened at all.
        const bool noFile = error == ENXIO || error == ENODEV;
        return FileFault{none     ? Kind::missing
                         : noFile ? Kind::noFile
                                  : Kind::unreadable,
                         qt_error_string(error)};
    };
    // Does not wait for a pipe without a writer or a line without a carrier, and does not make a terminal
    // this program's own. The path is examined first, because some devices act when they are opened.
    const QByteArray name = QFile::encodeName(path);
    const auto accepted = [accept](const struct stat& info) {
        return S_ISREG(info.st_mode) || (accept == Accept::filesAndPipes && S_ISFIFO(info.st_mode));
    };
    struct stat info {};
    if (name.contains('\0'))
        return FileFault{Kind::missing, {}};
    if (::stat(name.constData(), &info) != 0)
        return refused(errno);
    if (!accepted(info))
        return FileFault{Kind::noFile, {}};
    const int waiting = accept == Accept::files ? O_NONBLOCK : 0;
    const int descriptor = ::open(name.constData(), O_RDONLY | O_NOCTTY | O_CLOEXEC | waiting);
    if (descriptor < 0)
        return refused(errno);
    UntrustedFile file(descriptor);
    if (::fstat(descriptor, &info) != 0) // it may be another file by now
        return refused(errno);
    if (!accepted(info))
        return FileFault{Kind::noFile, {}};
    return file; // O_NONBLOCK stays on, which has no effect on a file
}

UntrustedFile::UntrustedFile(UntrustedFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_reason(std::move(other.m_reason)) {}

UntrustedFile& UntrustedFile::operator=(UntrustedFile&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_reason, other.m_reason);
    return *this;
}

UntrustedFile::~UntrustedFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::optional<std::size_t> UntrustedFile::read(char* into, std::size_t size) {
    ssize_t got = 0;
    do
        got = ::read(m_descriptor, into, size);
    while (got < 0 && errno == EINTR);
    if (got >= 0)
        return static_cast<std::size_t>(got);
    m_reason = qt_error_string(errno);
    return std::nullopt;
}

std::variant<QByteArray, FileFault> readWhole(const QString& path, qint64 largest,
                                              UntrustedFile::Accept accept) {
    auto opened = UntrustedFile::open(path, accept);
    if (const auto* fault = std::get_if<FileFault>(&opened))
        return *fault;
    auto& file = std::get<UntrustedFile>(opened);
    QByteArray bytes;
    std::array<char, 65536> piece{};
    for (;;) {
        const auto got = file.read(piece.data(), piece.size());
        if (!got)
            return FileFault{FileFault::Kind::unreadable, file.reason()};
        if (*got == 0)
            return bytes;
        bytes.append(piece.data(), static_cast<qsizetype>(*got));
        if (bytes.size() > largest)
            return FileFault{FileFault::Kind::tooLarge, {}};
    }
}

} // namespace watchfire::files
