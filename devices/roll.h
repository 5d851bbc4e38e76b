// SPDX-License-Identifier: Apache-2.0
// What a dice source reports. Standard C++ only, so that the inbox (app/journal) can be tested without Qt.
// A roll's identity is what makes "every roll exactly once" possible: a tower never uses a boot id twice
// and counts its rolls, so two reports with one identity are one roll.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace watchfire::devices {

struct RollId {
    std::string tower;          // serial number from HELLO; "plain:<port>" for a home-made tower
    std::uint32_t boot = 0;     // never repeats for one tower
    std::uint32_t sequence = 0; // counts up within one boot

    bool operator==(const RollId&) const = default;
};

enum class RollSource {
    tower, // checked line of a tower that waits for its acknowledgement
    plain, // line of a home-made tower: no check, so the table confirms it by a tap
    hand,  // entered on the screen; carries no identity
};

struct Roll {
    RollId id;
    std::vector<int> dice; // the faces that lie up, 1 to 8 of them, in the tower's order
    RollSource source = RollSource::tower;

    bool operator==(const Roll&) const = default;
};

} // namespace watchfire::devices

template <> struct std::hash<watchfire::devices::RollId> {
    std::size_t operator()(const watchfire::devices::RollId& id) const noexcept {
        const std::uint64_t numbers = (std::uint64_t{id.boot} << 32U) | id.sequence;
        return std::hash<std::string>{}(id.tower) ^
               (std::hash<std::uint64_t>{}(numbers * 0x9e3779b97f4a7c15U));
    }
};
