// SPDX-License-Identifier: Apache-2.0
// New land and markers in the log's form, and the correction that no list of fields describes.
#pragma once

#include "rules/hex/log/json.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

class CommandReader;

void writeState(Json& json, const State& state, const DiscoveryPart& discovery);

void read(const CommandReader& reader, command::CorrectTokens& into);
void write(Json& json, const Setup& setup, const command::CorrectTokens& correction);

} // namespace watchfire::hex
