// SPDX-License-Identifier: Apache-2.0
// The jungle's part of a state in the log's form.
#pragma once

#include "rules/hex/log/written.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

inline void writeState(Json& json, const State& state, const JunglePart& jungle) {
    json["counters"] = byPlayer(*state.setup, [&](std::size_t i) { return jungle.counters[i]; });
}

} // namespace watchfire::hex
