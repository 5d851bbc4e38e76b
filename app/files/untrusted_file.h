// SPDX-License-Identifier: Apache-2.0
// The one way to open a file whose name or content somebody else chose: a file on a drive, a board that a log
// names, a path on the command line. Such a name may lead to a device, to a pipe that nobody writes to, or to
// more bytes than there is memory; opening waits for none of them. Plain functions without Qt's event loop; a
// slow drive can make them wait, so a program with a screen calls them beside its thread.
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

namespace watchfire::files {

struct FileFault {
    enum class Kind : std::uint8_t {
        missing,
        noFile, ///< a folder, a device, a socket, or a pipe where none is wanted
        unreadable,
        tooLarge,
    };
    Kind kind = Kind::unreadable;
    QString reason{}; ///< the system's words, where it has any

    friend bool operator==(const FileFault&, const FileFault&) = default;
};

/// A file that is open for reading, and is known to be one.
class UntrustedFile {
public:
    enum class Accept : std::uint8_t { files, filesAndPipes };

    /// Links are followed. Waits for nothing; only where pipes are wanted, for a pipe's writer.
    static std::variant<UntrustedFile, FileFault> open(const QString& path, Accept accept = Accept::files);
    UntrustedFile(UntrustedFile&& other) noexcept;
    UntrustedFile& operator=(UntrustedFile&& other) noexcept;
    ~UntrustedFile();

    /// Up to `size` bytes; 0 at the end. Nothing where reading fails: see `reason()`.
    std::optional<std::size_t> read(char* into, std::size_t size);
    [[nodiscard]] const QString& reason() const { return m_reason; }

private:
    explicit UntrustedFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor = -1;
    QString m_reason;
};

/// The bytes of a file with at most `largest` of them. What claims another size than it has (as in /proc) is
/// measured by its bytes.
std::variant<QByteArray, FileFault> readWhole(const QString& path, qint64 largest,
                                              UntrustedFile::Accept accept = UntrustedFile::Accept::files);

} // namespace watchfire::files
