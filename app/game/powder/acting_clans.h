// SPDX-License-Identifier: Apache-2.0
// Who acts in Black Powder, in its order: for whom something is entered, who has to do the current step,
// whose answer is wanted, whose turn of the fall it is, and who raises and places next in the set-up. Their
// chips are lit.
#pragma once

#include "app/models/table_model.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <QList>

#include <cstddef>
#include <optional>
#include <vector>

namespace watchfire {

using ActingClans = std::vector<powder::Clan>;

/// BP-06: who raises the next overseer of the set-up: round in tea order, one each. Somebody even where all
/// have raised theirs.
[[nodiscard]] powder::Clan nextToRaise(const powder::State& state);
/// BP-07: who places the next war machine of the set-up: round in tea order, one each.
[[nodiscard]] powder::Clan nextToPlace(const powder::State& state);

/// Where nothing is left to be done: `entering`, for whom the panel is open, before everybody else.
[[nodiscard]] ActingClans actingClans(const powder::State& state, std::optional<powder::Clan> entering);
/// Who has to carry out these steps; where they are nobody's own, whose turn it is.
[[nodiscard]] ActingClans actingClans(const powder::State& state, const powder::Steps& steps,
                                      std::size_t from, std::size_t to);

/// Lights their chips and says what is spoken of each.
void light(QList<PlayerRow>& rows, const ActingClans& acting);

} // namespace watchfire
