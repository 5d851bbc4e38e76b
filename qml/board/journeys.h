// SPDX-License-Identifier: Apache-2.0
// What moved from one picture of a board to the next, found by comparing their rows: a rider that is gone at
// one hex and there at another has travelled. So an undo automatically travels back, and nobody has to
// declare what moves. Knows no rule, no pixel and no time; the picture plays the result.
#pragma once

#include "picture_rows.h"

#include <QList>
#include <QPointF>
#include <QString>
#include <QVariantMap>

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
    QString piece;        ///< as Painting::spot names it
    QVariantMap from, to; ///< its row before and after; `from` is empty for come, `to` for go
    /// For a rider: its index among the row's riders.
    int fromRider = 0, toRider = 0;
    QList<QPointF> over; ///< what it passes on its way, in board units
    double angle = 0;    ///< for a turn: degrees clockwise
};

/// All journeys between two pictures, and the board meanwhile: everything except the travelling pieces.
struct Passage {
    QList<Journey> journeys;
    PictureRows rest;
};

/// As many pieces as people can follow; more mean another game, or a long undo.
inline constexpr int MostJourneys = 8;

/// `nullopt` if the boards differ, nothing moves, or too much does. `litBefore` and `litAfter` are the lit
/// rows before and now: they contain the hexes that a storm passes. `period` is a cylinder's circumference
/// (WO-10), otherwise 0.
std::optional<Passage> passage(const PictureRows& before, const PictureRows& after, const Rows& litBefore,
                               const Rows& litAfter, double period);

} // namespace watchfire::ui
