// SPDX-License-Identifier: Apache-2.0
// What moved from one picture of a board to the next, found by comparing their rows: a rider that is gone at
// one hex and there at another has travelled. So an undo goes the way back by itself, and nobody has to say
// what moves. Knows no rule, no pixel and no time; the picture plays what is found here.
#pragma once

#include "picture_rows.h"

#include <QList>
#include <QPointF>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace watchfire::ui {

/// One piece's way.
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
    /// Of a rider: which of its row's it is.
    int fromRider = 0, toRider = 0;
    QList<QPointF> over; ///< what it passes on its way, in board units
    double angle = 0;    ///< of a turn, in degrees clockwise
};

/// All ways between two pictures, and what lies on the board meanwhile: all but the pieces on their way.
struct Passage {
    QList<Journey> journeys;
    PictureRows rest;
};

/// As many pieces as people can follow; more are another game, or an undo from far.
inline constexpr int MostJourneys = 8;

/// Nothing where the boards differ, nothing moves, or too much does. `litBefore` and `litAfter` are what was
/// and is lit: they know the hexes that a storm passes. `period` is a cylinder's circumference (WO-10), else
/// 0.
std::optional<Passage> passage(const PictureRows& before, const PictureRows& after, const Rows& litBefore,
                               const Rows& litAfter, double period);

} // namespace watchfire::ui
