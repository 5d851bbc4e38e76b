// SPDX-License-Identifier: Apache-2.0
// Raiders in the log's form, and their correction.
#pragma once

#include "rules/hex/log/json.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

class CommandReader;

void writeState(Json& json, const State& state, const RaidersPart& raiders);

void read(const CommandReader& reader, command::CorrectRaiders& into);
void write(Json& json, const Setup& setup, const command::CorrectRaiders& correction);

} // namespace watchfire::hex
