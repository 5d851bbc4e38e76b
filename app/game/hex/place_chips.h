// SPDX-License-Identifier: Apache-2.0
// Places of a step as chips: a touchable short name in the colour of its terrain, or with its owner.
#pragma once

#include "rules/hex/state.h"

#include <QVariantList>

#include <vector>

namespace watchfire {

/// Maps with `place` ("hex 1,3"), `text` ("4", "IV", "W5"), `name` as spoken ("mountains 4"), `terrain`
/// ("mountains"; "attack" before a wall), and for a wall with an owner `colour` and `symbol`. Land, assembly
/// hexes and walls have chips, each once; a point of the compass tells those of the same name apart ("6,
/// north"). Empty if there are more than four, which would not fit below a sentence.
QVariantList placeChips(const hex::State& state, const std::vector<hex::Place>& places);

} // namespace watchfire
