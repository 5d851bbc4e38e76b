// SPDX-License-Identifier: Apache-2.0
// What the table screen shows, list by list, for the drive socket: what lies on the picture of the board,
// what the strip, the chips and the panel say, and which of the told steps stand on which card.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace watchfire {
class GameFamily;
class TableModel;
} // namespace watchfire

namespace watchfire::kiosk {

/// The lists by name, as the screen has them. "beats": the cards since the last roll or end of a turn, with
/// the command that told them (1 is the first) and how many of its steps each stands for. "log": the last
/// commands.
[[nodiscard]] nlohmann::ordered_json drivePicture(TableModel& table, const GameFamily& family);

} // namespace watchfire::kiosk
