// SPDX-License-Identifier: Apache-2.0
// What moved from one picture of a board to the next, found by comparing their rows: a rider that is gone at
// one hex and there at another has travelled. So an undo automatically travels back, and nobody has to
// declare what moves. Knows no rule, no pixel and no time; the picture plays the result.
#pragma once

#include "spots.h"

#include <QList>
#include <QPointF>

#include <optional>

namespace watchfire::ui {

/// The journey of one piece.
struct Journey {
    enum class Kind {
        travel, ///< from one place to another
        come,   ///< from the stock, the bag or a hand onto the board
        go,     ///< off the board
        turn    ///< in its place: a road turned, a building laid down, the storm's heading
    };
    Kind kind = Kind::travel;
    Mover mover = Mover::rider;
    MoverRow from, to; ///< its row before and after; no `from` of one that comes, no `to` of one that goes
    /// For a rider: its index among the row's riders.
    int fromRider = 0, toRider = 0;
    QList<QPointF> over; ///< what it passes on its way, in board units
    double angle = 0;    ///< for a turn: degrees clockwise
};

/// All journeys between two pictures, and the board meanwhile: everything except the travelling pieces.
struct Passage {
    QList<Journey> journeys;
    BoardRows rest;
};

/// As many pieces as people can follow; more mean another game, or a long undo.
inline constexpr int MostJourneys = 8;

/// `nullopt` if the boards differ, nothing moves, or too much does. `litBefore` and `litAfter` are the lit
/// rows before and now: they contain the hexes that a storm passes. `period` is a cylinder's circumference
/// (WO-10), otherwise 0.
std::optional<Passage> passage(const BoardRows& before, const BoardRows& after,
                               const QList<LitRow>& litBefore, const QList<LitRow>& litAfter, double period);

} // namespace watchfire::ui
