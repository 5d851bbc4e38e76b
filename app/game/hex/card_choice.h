// SPDX-License-Identifier: Apache-2.0
// Which development cards may be played now, as the log knows them (game-log, "knight" and "card"): cards in
// hand are secret, so every kind is offered that the rules would take.
#pragma once

#include "app/models/acting_models.h"
#include "rules/hex/state.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace watchfire {

/// Id of the row that leads to the knight's own questions.
inline constexpr const char* knightCard = "knight";

QList<ChoiceRow> cardChoices(const hex::State& state);
/// The command of a row other than the knight's; nothing for one that is not offered.
std::optional<nlohmann::ordered_json> cardCommand(const hex::State& state, const QString& id);

} // namespace watchfire
