// SPDX-License-Identifier: Apache-2.0
#include "ways.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {
namespace {

/// A hex of the board as a lit row.
QVariantMap stopAt(const QVariantMap& hex) {
    return {{QStringLiteral("kind"), QStringLiteral("hex")},
            {QStringLiteral("place"), hex.value(QStringLiteral("place"))},
            {QStringLiteral("cx"), hex.value(QStringLiteral("cx"))},
            {QStringLiteral("cy"), hex.value(QStringLiteral("cy"))}};
}

/// Where robber or pirate stands now.
QVariantMap stands(const Rows& hexes, const char* who) {
    const auto found = std::find_if(hexes.begin(), hexes.end(), [&](const QVariantMap& hex) {
        return hex.value(QLatin1String(who)).toBool();
    });
    return found == hexes.end() ? QVariantMap() : stopAt(*found);
}

/// The attack hex from which riders went through: of those with more riders than their wall has towers
/// (GW-20) the one beside which they go down.
QVariantMap breached(const PictureRows& board, const QVariantMap& behind) {
    QVariantMap best;
    double least = 0;
    for (const QVariantMap& hex : board.hexes) {
        const QVariantMap* const wall = wallBefore(hex, board.walls);
        if (!wall ||
            hex.value(QStringLiteral("riders")).toInt() <= wall->value(QStringLiteral("level")).toInt())
            continue;
        const QPointF way = pointOf(hex) - pointOf(behind);
        const double away = std::hypot(way.x(), way.y());
        if (!best.isEmpty() && away >= least)
            continue;
        least = away;
        best = stopAt(hex);
    }
    return best;
}

} // namespace

bool isLeg(const QVariantMap& lit) {
    return word(lit, "kind") == QLatin1String("hex") && word(lit, "act") == QLatin1String("move-storm");
}

QList<Rows> waysOf(const Rows& lit, const PictureRows& board) {
    static const QStringList FromTo{QStringLiteral("move-storm"), QStringLiteral("move-rider"),
                                    QStringLiteral("move-ship"), QStringLiteral("move-token"),
                                    QStringLiteral("raider-takes")};
    if (lit.isEmpty())
        return {};
    const QString act = word(lit.last(), "act");
    QVariantMap from;
    if (FromTo.contains(act)) {
        return lit.size() < 2 ? QList<Rows>() : QList<Rows>{lit};
    }
    if (act == QLatin1String("move-robber"))
        from = stands(board.hexes, "robber");
    else if (act == QLatin1String("move-pirate"))
        from = stands(board.hexes, "pirate");
    else if (act == QLatin1String("rider-behind-wall"))
        from = breached(board, lit.first());
    QList<Rows> ways;
    if (!from.isEmpty())
        for (const QVariantMap& to : lit)
            if (word(to, "place") != word(from, "place"))
                ways << Rows{from, to};
    return ways;
}

} // namespace watchfire::ui
