// SPDX-License-Identifier: Apache-2.0
// What a dice source reports. Standard C++ only, so that the inbox (app/journal) can be tested without Qt. A
// roll's identity makes "every roll exactly once" possible: a tower never uses a boot id twice and counts its
// rolls, so two reports with one identity are the same roll.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace watchfire::devices {

struct RollId {
    // Serial number from HELLO; "plain:<port>" for a home-made tower, and for it alone. The inbox writes
    // WF-1*2 for the second roll that tower WF-1 sent under the same numbers (a serial number contains no
    // star); see serialOf().
    std::string tower;
    std::uint32_t boot = 0;     // never repeats for one tower
    std::uint32_t sequence = 0; // counts up within one boot

    bool operator==(const RollId&) const = default;
};

enum class RollSource {
    tower, // checked line of a tower that waits for its acknowledgement
    plain, // line of a home-made tower: it has no check, so the table confirms it by a tap
};

struct Roll {
    RollId id;
    std::vector<int> dice; // the faces on top, 1 to 8 of them, in the tower's order
    RollSource source = RollSource::tower;
    std::vector<int> faces = {}; // how many faces each die has; empty if unknown

    bool operator==(const Roll&) const = default;
};

// True if the dice are the same; compares faces only if both sides know them.
[[nodiscard]] inline bool sameDice(const std::vector<int>& dice, const std::vector<int>& faces,
                                   const std::vector<int>& otherDice, const std::vector<int>& otherFaces) {
    return dice == otherDice && (faces.empty() || otherFaces.empty() || faces == otherFaces);
}

// Returns the tower's own name: WF-1 for WF-1*2.
[[nodiscard]] inline std::string serialOf(const std::string& tower) {
    return tower.starts_with("plain:") ? tower : tower.substr(0, tower.find('*'));
}
// True if these numbers had already come with other dice: the tower repeats them.
[[nodiscard]] inline bool repeatsNumbers(const RollId& id) {
    return serialOf(id.tower) != id.tower;
}

} // namespace watchfire::devices

template <> struct std::hash<watchfire::devices::RollId> {
    std::size_t operator()(const watchfire::devices::RollId& id) const noexcept {
        const std::uint64_t numbers = (std::uint64_t{id.boot} << 32U) | id.sequence;
        return std::hash<std::string>{}(id.tower) ^
               (std::hash<std::uint64_t>{}(numbers * 0x9e3779b97f4a7c15U));
    }
};
