// SPDX-License-Identifier: Apache-2.0
// The river as other units need it (GR-13, GR-20).
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

/// BA-60 for the flood.
/// Errors: `bad-value` GR-20 where it would flood z under the robber.
[[nodiscard]] std::optional<Error> correctFlood(State& state, const command::CorrectFlood& correction);

} // namespace watchfire::hex
