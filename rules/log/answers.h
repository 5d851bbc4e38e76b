// SPDX-License-Identifier: Apache-2.0
// The envelope of answers, the same for every game (game-log, "Answers").
#pragma once

#include "rules/core/error.h"

#include <nlohmann/json_fwd.hpp>

namespace watchfire {

/// {"ok":false,"error":{"code":…,"rule":…,"message":…}}, without "rule" if no clause stands behind the
/// refusal.
[[nodiscard]] nlohmann::ordered_json refusalJson(const Error& error);

} // namespace watchfire
