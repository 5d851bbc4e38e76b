// SPDX-License-Identifier: Apache-2.0
// Tasks that wait while volcanoes erupt (RA-60).
#pragma once

#include "rules/hex/ids.h"

#include <cstdint>

namespace watchfire::hex::task {

/// The volcanoes with the roll's number erupt, starting with this hex of the board.
struct Eruptions {
    PlayerId player;
    std::uint16_t from = 0;
    friend bool operator==(const Eruptions&, const Eruptions&) = default;
};
/// Which corner does the die name?
struct ThrowEruptionDie {
    PlayerId player;
    HexId hex;
    friend bool operator==(const ThrowEruptionDie&, const ThrowEruptionDie&) = default;
};

} // namespace watchfire::hex::task
