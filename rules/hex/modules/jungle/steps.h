// SPDX-License-Identifier: Apache-2.0
// The jungle's steps for the table (RA-62).
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"

#include <cstdint>

namespace watchfire::hex::step {

struct JungleCounter {
    static constexpr const char* name = "jungle-counter";
    PlayerId player;
    std::uint8_t amount = 0;
    HexId hex;
    Clause rule;
};

template <class Archive> void fields(Archive& archive, const JungleCounter& step) {
    archive("player", step.player);
    archive("amount", step.amount);
    archive("hex", step.hex);
}

} // namespace watchfire::hex::step
