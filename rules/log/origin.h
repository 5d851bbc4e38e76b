// SPDX-License-Identifier: Apache-2.0
// Where a command came from, as the log writes it: the same fields for every game (decisions 12).
#pragma once

#include "rules/core/session.h"

#include <nlohmann/json_fwd.hpp>

namespace watchfire {

/// Reads `time`, `by`, `tower`, `boot` and `seq`; skips a field that is missing or of another type.
[[nodiscard]] Origin originFromJson(const nlohmann::ordered_json& command);
void addOrigin(nlohmann::ordered_json& command, const Origin& origin);

} // namespace watchfire
