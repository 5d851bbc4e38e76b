// SPDX-License-Identifier: Apache-2.0
// Lines of a source that may never end one, in bounded memory.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace watchfire::files {

class LineReader {
public:
    /// Up to `size` more bytes of the source; 0 at its end. It may wait, and may hand over fewer than it has.
    using Source = std::function<std::size_t(char* into, std::size_t size)>;
    enum class Got { line, tooLong, end };

    LineReader(Source source, std::size_t longest);

    /// Reads the next line into `line`, without its line feed; the last line of a file needs none. Of a line
    /// that is longer than `longest` bytes, `line` holds the first `longest` + 1, and reading ends there,
    /// since the rest may never end.
    Got next(std::string& line);

private:
    Source m_source;
    std::size_t m_longest;
    std::string m_held;
    std::size_t m_at = 0;
    bool m_atEnd = false;
};

} // namespace watchfire::files
