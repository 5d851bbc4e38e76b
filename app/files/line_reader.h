// SPDX-License-Identifier: Apache-2.0
// Reads lines, in bounded memory, from a source that may never end a line.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace watchfire::files {

class LineReader {
public:
    /// Reads up to `size` more bytes of the source; 0 at its end. It may wait, and may return fewer bytes
    /// than the source has.
    using Source = std::function<std::size_t(char* into, std::size_t size)>;
    enum class Got { line, tooLong, end };

    LineReader(Source source, std::size_t longest);

    /// Reads the next line into `line`, without its line feed; the last line of a file needs none. If a line
    /// is longer than `longest` bytes, `line` gets its first `longest` + 1 bytes and reading ends there,
    /// because the rest may never end.
    Got next(std::string& line);

private:
    Source m_source;
    std::size_t m_longest;
    std::string m_held;
    std::size_t m_at = 0;
    bool m_atEnd = false;
};

} // namespace watchfire::files
