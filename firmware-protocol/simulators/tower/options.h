// SPDX-License-Identifier: Apache-2.0
// The command line of watchfire-tower; it is read and checked completely before anything is opened.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::tower_simulator {

struct Options {
    std::string link;                  // path of the symlink to the pseudo-terminal
    std::optional<std::uint64_t> seed; // none: from the system's entropy
    std::string list;                  // file of rolls; empty: random ones
    bool keys = false;
    std::string serial = "SIM-0001";
    std::string state; // file with the boot count; empty: not stored
    std::optional<std::chrono::milliseconds> interval;
    std::vector<std::uint8_t> dice{6, 6}; // faces of each die
    std::uint64_t fault_seed = 1;
    bool reset_on_open = false;
    bool exit_with_parent = false;
};

struct HelpWanted {};
struct VersionWanted {};
struct BadUsage {
    std::string message; // for people, without the program's name
};

std::variant<Options, HelpWanted, VersionWanted, BadUsage>
read_options(const std::vector<std::string>& arguments);

const char* help_text();

// "d6,d6" to {6, 6}; empty if it is not 1 to 8 dice of 2 to 20 faces.
std::vector<std::uint8_t> read_dice(const std::string& text);

} // namespace watchfire::tower_simulator
