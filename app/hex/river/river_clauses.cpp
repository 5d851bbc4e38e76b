// SPDX-License-Identifier: Apache-2.0
// The river's part of the table of clause explanations (GR); see app/text/clause_text.h.
#include "app/hex/river/river_room.h"

#include <QCoreApplication>

#include <array>

namespace watchfire {

namespace {

constexpr auto riverClauses = std::to_array<text::ClauseRow>({
    {GR(0), QT_TRANSLATE_NOOP("Clauses", "The Great River"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Three or four players and a robber, on an island of its own or on the board of another scenario.")},
    {GR(1), QT_TRANSLATE_NOOP("Clauses", "The river tile"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Three hexes in a chain take the place of others: mountains with the spring, hills, "
                       "and fields at the coast, the plain. All three carry numbers.")},
    {GR(2), QT_TRANSLATE_NOOP("Clauses", "The corners of the river"),
     QT_TRANSLATE_NOOP("Clauses", "The chain is straight and may be turned in six directions, also mirrored. "
                                  "Its corners are named in pairs from the mouth to the spring.")},
    {GR(10), QT_TRANSLATE_NOOP("Clauses", "Spring and hills"),
     QT_TRANSLATE_NOOP("Clauses", "The mountains and the hills of the river give their resource as usual.")},
    {GR(11), QT_TRANSLATE_NOOP("Clauses", "The plain gives more"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "While it is dry the plain gives grain on its own number and also on every 6 and 8, once a roll.")},
    {GR(12), QT_TRANSLATE_NOOP("Clauses", "The flooded plain"),
     QT_TRANSLATE_NOOP("Clauses", "While it is flooded the plain gives nothing at all.")},
    {GR(13), QT_TRANSLATE_NOOP("Clauses", "Flood and ebb"),
     QT_TRANSLATE_NOOP("Clauses", "On a seven a dry plain floods and a flooded one falls dry, before the "
                                  "robber moves. Nothing else does either.")},
    {GR(20), QT_TRANSLATE_NOOP("Clauses", "The robber stays ashore"),
     QT_TRANSLATE_NOOP("Clauses", "The robber may never go onto the plain while it is flooded. Onto the dry "
                                  "plain he may, also with the seven that has just drained it.")},
    {GR(21), QT_TRANSLATE_NOOP("Clauses", "The robber drowns"),
     QT_TRANSLATE_NOOP("Clauses", "If the robber stands on the plain when it floods, he leaves the board. "
                                  "Whoever rolled places nobody and takes no card.")},
    {GR(22), QT_TRANSLATE_NOOP("Clauses", "The robber returns"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The next seven puts the robber back on the hex where he began, and its roller takes "
                       "a card there if somebody has a building there. After that all is as usual.")},
    {GR(23), QT_TRANSLATE_NOOP("Clauses", "No knight brings him back"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "While the robber is drowned a knight moves nobody. It still counts for the largest army.")},
    {GR(30), QT_TRANSLATE_NOOP("Clauses", "No road at the mouth"),
     QT_TRANSLATE_NOOP("Clauses", "At the two sides of the river's mouth no road may ever lie.")},
    {GR(31), QT_TRANSLATE_NOOP("Clauses", "Bridges"),
     QT_TRANSLATE_NOOP("Clauses", "The two crossings of the river take only a bridge: wood, brick and ore, "
                                  "shown by two roads side by side. Otherwise it is placed like a road.")},
    {GR(32), QT_TRANSLATE_NOOP("Clauses", "One and a half"),
     QT_TRANSLATE_NOOP("Clauses", "A bridge is one piece that counts one and a half for the longest road, so "
                                  "six and a half beats six.")},
    {GR(33), QT_TRANSLATE_NOOP("Clauses", "Both bridges"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Whoever owns both bridges wins every tie for the longest road, whoever held it before.")},
    {GR(34), QT_TRANSLATE_NOOP("Clauses", "Bridge by a card"),
     QT_TRANSLATE_NOOP("Clauses", "One of the free roads of a road-building card may be the wood and brick "
                                  "of a bridge. The ore is paid, and two road pieces have to be left.")},
    {GR(35), QT_TRANSLATE_NOOP("Clauses", "The side at the spring"),
     QT_TRANSLATE_NOOP("Clauses", "The side at the spring is an ordinary side: a road may lie there.")},
    {GR(40), QT_TRANSLATE_NOOP("Clauses", "Close together at the banks"),
     QT_TRANSLATE_NOOP("Clauses", "Across the river from each other buildings may stand on neighbouring "
                                  "corners, at the mouth and at both crossings, not at the spring. On the "
                                  "corner in the mouth nobody builds. Elsewhere the usual distance holds.")},
    {GR(41), QT_TRANSLATE_NOOP("Clauses", "The river and ships"),
     QT_TRANSLATE_NOOP("Clauses", "Where the game has ships, they may lie at the mouth, and the corner in "
                                  "the mouth may be built on at the usual distance.")},
    {GR(50), QT_TRANSLATE_NOOP("Clauses", "Together with others"),
     QT_TRANSLATE_NOOP("Clauses", "The river lies on the board of another scenario: it floods before "
                                  "anything else happens on a seven. Its plain counts only by its own number "
                                  "there, and a storm that takes a bridge takes all of it.")},
    {GR(51), QT_TRANSLATE_NOOP("Clauses", "How many points"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Ten points win, or as many as in the scenario that the river has joined.")},
});

} // namespace

std::span<const text::ClauseRow> RiverRoom::clauses() const {
    return riverClauses;
}

} // namespace watchfire
