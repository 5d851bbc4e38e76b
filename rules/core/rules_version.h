// SPDX-License-Identifier: Apache-2.0
// Which answers a log gets (decisions 18 and 37).
#pragma once

namespace watchfire {

/// The newest version of the rules; a new game's header carries it as "rules". A log with an older number is
/// answered as that version answered it. Version 2 mends Black Powder and the gaps of The World's storm (both
/// game-log pages, "Rules 1 and 2").
inline constexpr int rulesVersion = 2;

} // namespace watchfire
