// SPDX-License-Identifier: Apache-2.0
// Reads a board's JSON without the checks that a game needs: for a board that is still being edited.
#pragma once

#include "rules/hex/log/json.h"

namespace watchfire::hex {

/// Reads the board as its file describes it: checks fields and types, but not whether they fit together.
/// Errors: `header` with the JSON path of the field and the reason.
Result<BoardDescription> boardDescriptionFromJson(const Json& json);

} // namespace watchfire::hex
