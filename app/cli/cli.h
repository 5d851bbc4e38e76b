// SPDX-License-Identifier: Apache-2.0
// `watchfire replay`, `watchfire check` and `watchfire convert`: the rules on files, without a display
// (game-log). The other subcommands: book_command.h, report_command.h, simulate_command.h.
#pragma once

#include <iosfwd>
#include <optional>
#include <span>
#include <string_view>

namespace watchfire::cli {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Runs the subcommand that the arguments (without the program's name) ask for; `nullopt` if there is none.
/// Returns the exit status: 0 success, 1 a line was refused or a file has a fault, 2 wrong arguments, or file
/// or header unreadable.
std::optional<int> run(std::span<const std::string_view> arguments, Streams streams);

/// One line per subcommand, for the program's help.
[[nodiscard]] std::string_view help();

} // namespace watchfire::cli
