// SPDX-License-Identifier: Apache-2.0
// The storm in the log's form, and the correction that no list of fields describes.
#pragma once

#include "rules/hex/log/json.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

class CommandReader;

void writeState(Json& json, const State& state, const StormPart& storm);

/// {"at":…,"heading":…,"half":…}: `half` only on a split hex.
void read(const CommandReader& reader, command::CorrectStorm& into);
void write(Json& json, const Setup& setup, const command::CorrectStorm& correction);

} // namespace watchfire::hex
