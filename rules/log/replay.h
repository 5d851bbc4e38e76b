// SPDX-License-Identifier: Apache-2.0
// `watchfire replay` without the files: log lines in, answer lines out (game-log, "Answers"), for every game.
#pragma once

#include "rules/game.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace watchfire {

/// The longest line, in bytes. A header with its board and its value book has some ten thousand bytes. A
/// program that reads from a pipe need not buffer more to know that a line is not valid.
inline constexpr std::size_t longestLine = 1 << 20;

class Replay {
public:
    explicit Replay(BoardSource boards, BookSource books = {});
    ~Replay();

    /// Reads one line of the log; the first is the header. Returns the answer to print, or "" for the
    /// accepted header and for empty lines.
    std::string feed(std::string_view line);
    /// Adds a second line to each answer of a command that was carried out, undo included: {"told":…}, the
    /// story of the last command in force (told_tables.h).
    void tellTables() { m_tables = true; }

    /// The whole state as one line {"state":…}; "" without a game.
    [[nodiscard]] std::string stateLine() const;
    [[nodiscard]] const Game* game() const { return m_game.get(); }
    [[nodiscard]] int linesRead() const { return m_line; }
    /// 0: every line understood and legal; 1: a line was refused; 2: the header could not be read.
    [[nodiscard]] int exitStatus() const;

private:
    BoardSource m_boards;
    BookSource m_books;
    std::unique_ptr<Game> m_game;
    int m_line = 0;
    bool m_tables = false;
    bool m_refusedLine = false;
    bool m_refusedHeader = false;
};

/// `readJsonText` (rules/core/json_text.h) as a result; errors: `syntax` with line and column.
Result<nlohmann::ordered_json> parseLine(std::string_view text, int line);

} // namespace watchfire
