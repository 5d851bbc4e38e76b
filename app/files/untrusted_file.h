// SPDX-License-Identifier: Apache-2.0
// The only way to open a file whose name or content somebody else chose: a file on a drive, a board named in
// a log, a path on the command line. Such a name may lead to a device, to a pipe without a writer, or to more
// bytes than there is memory; opening waits for none of them. Plain functions without Qt's event loop. A slow
// drive can make them wait, so a program with a screen calls them outside the GUI thread.
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
        noFile, ///< a folder, a device, a socket, or a pipe if none is wanted
        unreadable,
        tooLarge,
    };
    Kind kind = Kind::unreadable;
    QString reason{}; ///< the system's text, if there is one

    friend bool operator==(const FileFault&, const FileFault&) = default;
};

/// A file that is open for reading, and is known to be a regular one.
class UntrustedFile {
public:
    enum class Accept : std::uint8_t { files, filesAndPipes };

    /// Follows links. Waits for nothing, except for a pipe's writer if pipes are wanted.
    static std::variant<UntrustedFile, FileFault> open(const QString& path, Accept accept = Accept::files);
    UntrustedFile(UntrustedFile&& other) noexcept;
    UntrustedFile& operator=(UntrustedFile&& other) noexcept;
    ~UntrustedFile();

    /// Reads up to `size` bytes; 0 at the end. `nullopt` if reading fails: see `reason()`.
    std::optional<std::size_t> read(char* into, std::size_t size);
    [[nodiscard]] const QString& reason() const { return m_reason; }

private:
    explicit UntrustedFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor = -1;
    QString m_reason;
};

/// The bytes of a file with at most `largest` of them. Counts the real bytes, because some files (as in
/// /proc) report another size.
std::variant<QByteArray, FileFault> readWhole(const QString& path, qint64 largest,
                                              UntrustedFile::Accept accept = UntrustedFile::Accept::files);

} // namespace watchfire::files
