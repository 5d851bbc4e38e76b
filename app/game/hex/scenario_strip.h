// SPDX-License-Identifier: Apache-2.0
// The state strip of the scenarios without walls: storm and tokens, raiders (WO, RA), and what the
// modules with a room add (app/hex/rooms.h). Each rule module of the game adds its own rows, so a combination
// shows what it is made of.
#pragma once

#include "app/models/strip_model.h"
#include "rules/hex/state.h"

namespace watchfire {

QList<StripRow> scenarioStrip(const hex::State& state);

} // namespace watchfire
