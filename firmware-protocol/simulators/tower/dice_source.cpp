// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/dice_source.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace watchfire::tower_simulator {

namespace {

std::optional<wf_dice> on_faces(const std::vector<int>& values, const std::vector<std::uint8_t>& faces) {
    wf_dice dice{};
    if (values.size() != faces.size() || values.size() > WF_DICE_MAX)
        return std::nullopt;
    for (std::size_t i = 0; i < values.size(); ++i)
        dice.die[i] = {faces[i], static_cast<std::uint8_t>(std::clamp(values[i], 0, 255))};
    dice.count = static_cast<std::uint8_t>(values.size());
    return wf_dice_valid(&dice) ? std::optional(dice) : std::nullopt;
}

} // namespace

std::optional<wf_dice> dice_of(const std::string& text, const std::vector<std::uint8_t>& faces) {
    std::string blanks = text;
    std::replace(blanks.begin(), blanks.end(), ',', ' ');
    std::istringstream in(blanks);
    std::vector<int> values;
    int value = 0;
    while (in >> value)
        values.push_back(value);
    if (!in.eof())
        return std::nullopt;
    if (auto dice = on_faces(values, faces))
        return dice;
    if (auto dice = on_faces(values, std::vector<std::uint8_t>(values.size(), 6)))
        return dice;
    return on_faces(values, std::vector<std::uint8_t>(values.size(), WF_FACES_MAX));
}

RandomDice::RandomDice(std::uint64_t seed, std::vector<std::uint8_t> faces)
    : random_(seed), faces_(std::move(faces)) {}

std::optional<wf_dice> RandomDice::next() {
    wf_dice dice{};
    for (const std::uint8_t faces : faces_) {
        // Draws beyond the last whole multiple of `faces` would favour the low ones.
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % faces;
        std::uint64_t draw = random_();
        while (draw >= limit)
            draw = random_();
        dice.die[dice.count++] = {faces, static_cast<std::uint8_t>(1 + draw % faces)};
    }
    return dice;
}

std::optional<wf_dice> ListedDice::next() {
    if (rolls_.empty())
        return std::nullopt;
    const wf_dice dice = rolls_.front();
    rolls_.pop_front();
    return dice;
}

std::variant<std::deque<wf_dice>, std::string> read_list(const std::string& path,
                                                         const std::vector<std::uint8_t>& faces) {
    std::ifstream in(path);
    if (!in)
        return "cannot read the list " + path;
    std::deque<wf_dice> rolls;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        line = line.substr(0, line.find('#'));
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const auto dice = dice_of(line, faces);
        if (!dice)
            return path + ", line " + std::to_string(number) + ": '" + line + "' is no roll";
        rolls.push_back(*dice);
    }
    if (rolls.empty())
        return path + " holds no rolls";
    return rolls;
}

} // namespace watchfire::tower_simulator
