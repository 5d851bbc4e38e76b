// SPDX-License-Identifier: Apache-2.0
// What the modules themselves read and write in boards and states: one header for each.
#pragma once

#include "rules/hex/modules/jungle/json.h"
#include "rules/hex/modules/river/json.h"

#include <tuple>

namespace watchfire::hex {

/// The modules' parts of a board, in the order in which a file has them.
template <class Description> [[nodiscard]] constexpr auto boardPartsOf(Description& board) {
    return std::tie(board.river);
}

} // namespace watchfire::hex
