// SPDX-License-Identifier: Apache-2.0
// The table's picture while an order of soldiers is being entered: each soldier entered so far already stands
// where it goes, and what it hits is struck, so that nobody enters the same spot twice or takes a chosen spot
// for an empty one.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <cstddef>
#include <vector>

namespace watchfire {

/// The state with these soldiers of a clan where they go, and with the wounds that they deal. A card whose
/// printed spots are not known shows them on every cell that they cover.
[[nodiscard]] powder::State withPresumed(powder::State state, powder::Clan clan,
                                         const std::vector<powder::Deployed>& soldiers);
/// The spots that one soldier of an order wounds around him, once all of them stand in their places.
[[nodiscard]] std::vector<powder::Spot> flamesOf(powder::State state, powder::Clan clan,
                                                 const std::vector<powder::Deployed>& soldiers,
                                                 std::size_t which);

} // namespace watchfire
