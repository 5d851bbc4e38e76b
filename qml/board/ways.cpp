// SPDX-License-Identifier: Apache-2.0
#include "ways.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace watchfire::ui {
namespace {

using scene::Motion;
using scene::PlaceKind;

/// A hex of the board as a lit row.
LitRow stopAt(const HexRow& hex) {
    LitRow row;
    row.kind = PlaceKind::hex;
    row.place = hex.place;
    row.cx = hex.cx;
    row.cy = hex.cy;
    return row;
}

/// Where robber or pirate stands now.
std::optional<LitRow> stands(const QList<HexRow>& hexes, bool HexRow::*who) {
    const auto found = std::find_if(hexes.begin(), hexes.end(), [&](const HexRow& hex) { return hex.*who; });
    return found == hexes.end() ? std::nullopt : std::optional(stopAt(*found));
}

/// The attack hex from which riders went through: of those with more riders than their wall has towers
/// (GW-20) the one beside which they go down.
std::optional<LitRow> breached(const BoardRows& board, const LitRow& behind) {
    std::optional<LitRow> best;
    double least = 0;
    for (const HexRow& hex : board.hexes) {
        const BoardWallRow* const wall = wallBefore(hex, board.walls);
        if (!wall || hex.riders <= wall->level)
            continue;
        const QPointF way = pointOf(hex) - pointOf(behind);
        const double away = std::hypot(way.x(), way.y());
        if (best && away >= least)
            continue;
        least = away;
        best = stopAt(hex);
    }
    return best;
}

/// Where the piece lies that a step moves to what it lights.
std::optional<LitRow> beginning(const QList<LitRow>& lit, const BoardRows& board) {
    switch (lit.last().motion()) {
    case Motion::robber:
        return stands(board.hexes, &HexRow::robber);
    case Motion::pirate:
        return stands(board.hexes, &HexRow::pirate);
    case Motion::breach:
        return breached(board, lit.first());
    default:
        return std::nullopt;
    }
}

} // namespace

bool isLeg(const LitRow& lit) {
    return lit.kind == PlaceKind::hex && lit.motion() == Motion::legs;
}

QList<Way> waysOf(const QList<LitRow>& lit, const BoardRows& board) {
    if (lit.isEmpty())
        return {};
    const Motion motion = lit.last().motion();
    if (motion == Motion::along || motion == Motion::legs)
        return lit.size() < 2 ? QList<Way>() : QList<Way>{lit};
    QList<Way> ways;
    if (const auto from = beginning(lit, board))
        for (const LitRow& to : lit)
            if (to.place != from->place)
                ways << Way{*from, to};
    return ways;
}

} // namespace watchfire::ui
