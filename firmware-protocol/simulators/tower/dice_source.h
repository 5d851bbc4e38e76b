// SPDX-License-Identifier: Apache-2.0
// Where the simulated tower's numbers come from: a seeded generator or a list.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "firmware-protocol/codec/message.h"

namespace watchfire::tower_simulator {

// Reads values from text such as "5 3" or "5,3". The dice have these faces if the values fit and their count
// is the same; otherwise they are six-sided, or else twenty-sided. `nullopt` if the text is no roll.
std::optional<wf_dice> dice_of(const std::string& text, const std::vector<std::uint8_t>& faces);

class DiceSource {
public:
    virtual ~DiceSource() = default;
    virtual std::optional<wf_dice> next() = 0; // none: the source is at its end
};

class RandomDice : public DiceSource {
public:
    RandomDice(std::uint64_t seed, std::vector<std::uint8_t> faces);
    std::optional<wf_dice> next() override;

private:
    std::mt19937_64 random_;
    std::vector<std::uint8_t> faces_;
};

class ListedDice : public DiceSource {
public:
    explicit ListedDice(std::deque<wf_dice> rolls) : rolls_(std::move(rolls)) {}
    std::optional<wf_dice> next() override;

private:
    std::deque<wf_dice> rolls_;
};

// Reads a list of rolls; returns an error text if the file cannot be read or a line is no roll.
std::variant<std::deque<wf_dice>, std::string> read_list(const std::string& path,
                                                         const std::vector<std::uint8_t>& faces);

} // namespace watchfire::tower_simulator
