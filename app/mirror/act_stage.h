// SPDX-License-Identifier: Apache-2.0
// A question on the way to a command, as a player's own phone reads it (docs/mirror.md, "Proposals").
#pragma once

#include "app/game/player_act.h"

#include <nlohmann/json.hpp>

namespace watchfire::mirror {

[[nodiscard]] nlohmann::ordered_json stageJson(const ActStage& stage);

} // namespace watchfire::mirror
