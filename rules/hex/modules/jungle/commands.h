// SPDX-License-Identifier: Apache-2.0
// Commands for jungle counters (RA-62), and their correction (BA-60).
#pragma once

#include "rules/hex/modules/jungle/state.h"

namespace watchfire::hex::command {

/// Counters for a development card.
struct SpendCounters {
    static constexpr const char* name = "spend-counters";

    PlayerId player;
    std::uint8_t amount = 0;
    friend bool operator==(const SpendCounters&, const SpendCounters&) = default;
};
struct CorrectCounters {
    static constexpr const char* name = "counters";
    static constexpr ModuleName module = ModuleName::jungle;

    PlayerId player;
    std::uint8_t count = 0;
    friend bool operator==(const CorrectCounters&, const CorrectCounters&) = default;
};

template <class Archive> void fields(Archive& archive, SpendCounters& command) {
    archive("player", command.player);
    archive("amount", command.amount, 99, RA(62), "number of counters");
}
template <class Archive> void fields(Archive& archive, CorrectCounters& correction) {
    archive("at", correction.player);
    archive("value", correction.count, maxJungleCounters, RA(62), "number of counters");
}

} // namespace watchfire::hex::command
