// SPDX-License-Identifier: Apache-2.0
// Who acts in Black Powder, in this order: the player for whom something is entered, who must do the current
// step, who is asked, whose turn of the fall it is, and who raises and places next in the set-up. Their chips
// are lit.
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

/// BP-06: who raises the next overseer of the set-up, one each, round in tea order. Names a player even if
/// all have raised theirs.
[[nodiscard]] powder::Clan nextToRaise(const powder::State& state);
/// BP-07: who places the next war machine of the set-up, one each, round in tea order.
[[nodiscard]] powder::Clan nextToPlace(const powder::State& state);

/// When nothing is left to do: `entering`, the player for whom the panel is open, comes before everybody
/// else.
[[nodiscard]] ActingClans actingClans(const powder::State& state, std::optional<powder::Clan> entering);
/// Who carries out these steps of a command; if they are nobody's own, the player whose turn it was before
/// it.
[[nodiscard]] ActingClans actingClans(const powder::State& before, const powder::Steps& steps,
                                      std::size_t from, std::size_t to);

/// Lights their chips and sets their spoken texts.
void light(QList<PlayerRow>& rows, const ActingClans& acting);

} // namespace watchfire
