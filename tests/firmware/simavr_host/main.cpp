// SPDX-License-Identifier: Apache-2.0
// watchfire-simavr: reads the command line and the EEPROM's file, puts the firmware on a chip and lets it
// run.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/firmware/simavr_host/host.h"

namespace {

using namespace watchfire::simavr;

int fail(int status, const std::string& message) {
    std::fprintf(stderr, "watchfire-simavr: %s\n", message.c_str());
    if (status == 2)
        std::fputs("Try: watchfire-simavr --help\n", stderr);
    return status;
}

} // namespace

int main(int argc, char** argv) {
    const auto read = readOptions(std::vector<std::string>(argv + 1, argv + argc));
    if (std::holds_alternative<HelpWanted>(read)) {
        std::fputs(helpText(), stdout);
        return 0;
    }
    if (const auto* bad = std::get_if<BadUsage>(&read))
        return fail(2, bad->message);
    const auto& options = std::get<Options>(read);
    Chip::Options board;
    board.seed = options.seed;
    if (!options.state.empty() && std::filesystem::exists(options.state)) {
        std::ifstream in(options.state, std::ios::binary);
        board.eeprom.assign(std::istreambuf_iterator<char>(in), {});
        if (board.eeprom.size() != eepromSize)
            return fail(1, options.state + " does not hold an EEPROM of 1024 bytes");
    }
    auto chip = Chip::make(options.elf, std::move(board));
    if (const auto* problem = std::get_if<std::string>(&chip))
        return fail(1, *problem);
    return Host(options, std::move(std::get<std::unique_ptr<Chip>>(chip))).run();
}
