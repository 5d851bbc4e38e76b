// SPDX-License-Identifier: Apache-2.0
// Names of places and pieces as the log writes them, shared by the log's readers and writers.
#pragma once

#include "rules/core/named.h"
#include "rules/hex/log/json.h"

#include <string_view>

namespace watchfire::hex {

[[nodiscard]] HexId findHex(const Board& board, std::string_view name);
[[nodiscard]] CornerId findCorner(const Board& board, std::string_view name);
[[nodiscard]] SideId findSide(const Board& board, std::string_view name);
[[nodiscard]] std::string_view phaseName(TurnPhase phase);
[[nodiscard]] std::optional<MapEdge> parseEdge(std::string_view text);

/// A turn's phases.
inline constexpr Names<3> phaseNames{"founding", "before-roll", "after-roll"};
/// Development cards by `command::CardKind`.
inline constexpr Names<4> cardNames{"road-building", "year-of-plenty", "monopoly", "point"};

/// {"piece":…,"player":…}
[[nodiscard]] Json pieceJson(const Setup& setup, const Building& building);
[[nodiscard]] Json pieceJson(const Setup& setup, const Line& line);

} // namespace watchfire::hex
