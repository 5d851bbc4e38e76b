// SPDX-License-Identifier: Apache-2.0
// Walls and riders in the log's form, and the corrections that no list of fields describes.
#pragma once

#include "rules/hex/log/json.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

class CommandReader;

void writeState(Json& json, const State& state, const GreatWallPart& wall);

void read(const CommandReader& reader, command::CorrectRiders& into);
void write(Json& json, const Setup& setup, const command::CorrectRiders& correction);
void read(const CommandReader& reader, command::CorrectBag& into);
void write(Json& json, const Setup& setup, const command::CorrectBag& correction);

} // namespace watchfire::hex
