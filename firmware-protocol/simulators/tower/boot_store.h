// SPDX-License-Identifier: Apache-2.0
// The simulated EEPROM: how often the tower has started, in a file that survives the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace watchfire::tower_simulator {

class BootStore {
public:
    // With an empty path the count is not stored: each start draws it at random, so that ids still differ
    // between programs.
    explicit BootStore(std::string path) : path_(std::move(path)) {}

    // Counts one start and stores it before it returns. On failure the count is drawn at random and problem()
    // says what is wrong.
    std::uint16_t count();
    const std::string& problem() const { return problem_; }

private:
    std::optional<std::uint16_t> read();
    bool write(std::uint16_t count);

    std::string path_;
    std::string problem_;
};

std::uint16_t random_16_bits();

} // namespace watchfire::tower_simulator
