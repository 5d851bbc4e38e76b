// SPDX-License-Identifier: Apache-2.0
#include "app/rows/board_rows.h"

#include <QHash>

namespace watchfire {

scene::Motion LitRow::motion() const {
    using scene::Motion;
    static const QHash<QString, Motion> motions{
        {QStringLiteral("move-rider"), Motion::along},
        {QStringLiteral("move-ship"), Motion::along},
        {QStringLiteral("move-token"), Motion::along},
        {QStringLiteral("raider-takes"), Motion::along},
        {QStringLiteral("move-storm"), Motion::legs},
        {QStringLiteral("move-robber"), Motion::robber},
        {QStringLiteral("move-pirate"), Motion::pirate},
        {QStringLiteral("rider-behind-wall"), Motion::breach},
        {QStringLiteral("erupt"), Motion::burst},
    };
    return motions.value(act, Motion::none);
}

bool BoardRows::sameBoard(const BoardRows& other) const {
    return hexes == other.hexes && harbours == other.harbours && walls == other.walls &&
           buildings == other.buildings && lines == other.lines && marks == other.marks &&
           period == other.period && mapLeft == other.mapLeft && sea == other.sea;
}

} // namespace watchfire
