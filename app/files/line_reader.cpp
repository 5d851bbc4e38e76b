// SPDX-License-Identifier: Apache-2.0
#include "app/files/line_reader.h"

#include <array>
#include <utility>

namespace watchfire::files {

LineReader::LineReader(Source source, std::size_t longest)
    : m_source(std::move(source)), m_longest(longest) {}

LineReader::Got LineReader::next(std::string& line) {
    line.clear();
    for (;;) {
        const std::size_t end = m_held.find('\n', m_at);
        const bool ended = end != std::string::npos;
        line.append(m_held, m_at, ended ? end - m_at : std::string::npos);
        m_at = ended ? end + 1 : m_held.size();
        if (line.size() > m_longest) {
            line.resize(m_longest + 1);
            m_held.clear();
            m_at = 0;
            m_atEnd = true;
            return Got::tooLong;
        }
        if (ended)
            return Got::line;
        if (m_atEnd)
            return line.empty() ? Got::end : Got::line;
        std::array<char, 65536> piece;
        m_held.assign(piece.data(), m_source(piece.data(), piece.size()));
        m_at = 0;
        m_atEnd = m_held.empty();
    }
}

} // namespace watchfire::files
