// SPDX-License-Identifier: Apache-2.0
// A board's JSON without the checks that make it a board for a game: for one that is still being put
// together.
#pragma once

#include "rules/hex/log/json.h"

namespace watchfire::hex {

/// The board as a file says it: fields and types checked, but nothing against anything else.
/// Errors: `header` with the JSON path of the field and the reason.
Result<BoardDescription> boardDescriptionFromJson(const Json& json);

} // namespace watchfire::hex
