// SPDX-License-Identifier: Apache-2.0
// What the table screen shows, list by list, for the drive socket: the picture of the board, the strip, the
// chips, the panel, and which told steps each card contains.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace watchfire {
class GameFamily;
class TableModel;
} // namespace watchfire

namespace watchfire::kiosk {

/// The lists by their names on the screen. "beats": the cards since the last roll or end of a turn, with the
/// number of the command that told them (from 1) and how many of its steps each contains. "log": the last
/// commands.
[[nodiscard]] nlohmann::ordered_json drivePicture(TableModel& table, const GameFamily& family);

} // namespace watchfire::kiosk
