// SPDX-License-Identifier: Apache-2.0
// The command line of watchfire-simavr; it is read and checked completely before anything is opened.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::simavr {

struct Options {
    std::string elf;
    std::string link;   // path of the symlink to the pseudo-terminal
    std::string serial; // written to the EEPROM; empty: its content stays
    std::string state;  // file that holds the EEPROM; empty: it is new at each start of this program
    std::uint64_t seed = 1;
    std::uint64_t faultSeed = 1;
    bool resetOnOpen = false;
    bool exitWithParent = false;
};

struct HelpWanted {};
struct BadUsage {
    std::string message; // for people, without the program's name
};

std::variant<Options, HelpWanted, BadUsage> readOptions(const std::vector<std::string>& arguments);

const char* helpText();

} // namespace watchfire::simavr
