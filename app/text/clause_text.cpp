// SPDX-License-Identifier: Apache-2.0
// The table of clause explanations of the hex games, and the lookup of all explanations, including those in
// the room of a module (app/hex); see clause_text.h. Written for people around a table, one or two sentences
// each, so that they can be reviewed separately (decisions 25).
#include "app/text/clause_text.h"

#include "app/hex/rooms.h"
#include "app/text/powder/clauses.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace watchfire::text {

namespace {

constexpr auto hexRows = std::to_array<ClauseRow>({
    {BA(1), QT_TRANSLATE_NOOP("Clauses", "Hexes"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Hexes stand on a point and are counted along two axes. The program uses these "
                       "names in its log; at the table you only ever tap the picture.")},
    {BA(2), QT_TRANSLATE_NOOP("Clauses", "Corners"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A corner is where up to three hexes meet. However it is named, it is one place.")},
    {BA(3), QT_TRANSLATE_NOOP("Clauses", "Sides"),
     QT_TRANSLATE_NOOP("Clauses", "A side is where two hexes meet. Roads, ships and harbours lie on sides, "
                                  "settlements and cities stand on corners.")},
    {BA(4), QT_TRANSLATE_NOOP("Clauses", "Edge of the map"),
     QT_TRANSLATE_NOOP("Clauses", "A board is flat, or its left and right edges are joined so that one can "
                                  "go around it.")},
    {BA(5), QT_TRANSLATE_NOOP("Clauses", "Beyond the board"),
     QT_TRANSLATE_NOOP("Clauses", "What lies outside the board counts as sea for coasts, but no robber and "
                                  "no pirate may stand there.")},
    {BA(6), QT_TRANSLATE_NOOP("Clauses", "The order of a turn"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A turn begins with exactly one roll; trading and building come after it. Before the roll only a "
         "development card may be played, and only one card a turn.")},
    {BA(10), QT_TRANSLATE_NOOP("Clauses", "Production"),
     QT_TRANSLATE_NOOP("Clauses", "Every hex with the number that was rolled gives its resource: one card to "
                                  "each settlement and two to "
                                  "each city at its corners. Gold gives a resource of your choice; desert, "
                                  "steppe and sea give nothing.")},
    {BA(11), QT_TRANSLATE_NOOP("Clauses", "Blocked hexes"),
     QT_TRANSLATE_NOOP("Clauses", "A hex on which a robber, a rider or a raider stands, or that is flooded, "
                                  "gives nothing, even if its number is rolled.")},
    {BA(12), QT_TRANSLATE_NOOP("Clauses", "The bank"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The program says what is due. Whether the bank has enough cards is for you to see.")},
    {BA(20), QT_TRANSLATE_NOOP("Clauses", "Seven: too many cards"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "On a seven, everyone who holds more than seven cards gives back half of them, rounded down.")},
    {BA(21), QT_TRANSLATE_NOOP("Clauses", "The robber"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever rolls a seven, or plays a knight, moves the robber to another land hex and "
                       "draws one card from "
                       "one player who has a building at that hex. Nobody has to discard for a knight.")},
    {BA(22), QT_TRANSLATE_NOOP("Clauses", "The pirate"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Only scenarios that say so have a pirate. Here he follows the rules of The "
                       "Great Wall.")},
    {BA(30), QT_TRANSLATE_NOOP("Clauses", "Costs"),
     QT_TRANSLATE_NOOP("Clauses", "A road costs wood and brick, a ship wood and wool, a settlement wood, "
                                  "brick, wool and grain, a city "
                                  "three ore and two grain, a development card wool, grain and ore. The "
                                  "program only reminds you; cards in "
                                  "hand are secret.")},
    {BA(31), QT_TRANSLATE_NOOP("Clauses", "Where pieces may stand"),
     QT_TRANSLATE_NOOP("Clauses", "A settlement needs a free corner on land with no building on the "
                                  "neighbouring corners, at the end of "
                                  "your own road or ship. A city takes the place of your own settlement. "
                                  "Roads lie on free sides that touch "
                                  "land, ships on free sides that touch sea, each joined to your own pieces; "
                                  "road and ship join only at "
                                  "your own building. A foreign building interrupts.")},
    {BA(32), QT_TRANSLATE_NOOP("Clauses", "Pieces in stock"),
     QT_TRANSLATE_NOOP("Clauses", "Everyone has 15 roads, 5 settlements, 4 cities and 15 ships, unless the "
                                  "scenario says otherwise. What is not in the box cannot be built.")},
    {BA(33), QT_TRANSLATE_NOOP("Clauses", "The table decides"),
     QT_TRANSLATE_NOOP("Clauses", "When a clause forbids a place, the program says which and why. The table "
                                  "may place the piece anyway; "
                                  "the history remembers that it did.")},
    {BA(34), QT_TRANSLATE_NOOP("Clauses", "Founding"),
     QT_TRANSLATE_NOOP("Clauses", "Each player in order places a settlement with a road, then a second one "
                                  "in reverse order. On a coast a "
                                  "ship may stand for the road. The second settlement brings the first cards "
                                  "from the hexes around it.")},
    {BA(35), QT_TRANSLATE_NOOP("Clauses", "Harbours"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A harbour lies on a coastal side. Whoever has a building at one of its two corners trades there.")},
    {BA(36), QT_TRANSLATE_NOOP("Clauses", "Moving ships"),
     QT_TRANSLATE_NOOP("Clauses", "Once a turn, after the roll, you may move the open end of a ship line "
                                  "that does not join two of your "
                                  "buildings, to another place where you may build a ship. Not a ship built "
                                  "this turn, and not one beside "
                                  "the pirate.")},
    {BA(40), QT_TRANSLATE_NOOP("Clauses", "Longest road"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The first line of at least five roads and ships in one piece earns two points; "
                       "whoever has a longer one "
                       "takes the card. A tie leaves it with its holder. Foreign buildings cut the line.")},
    {BA(41), QT_TRANSLATE_NOOP("Clauses", "Largest army"),
     QT_TRANSLATE_NOOP("Clauses", "The first to have played three knights takes the card; whoever has played "
                                  "more takes it over. A tie "
                                  "leaves it with its holder.")},
    {BA(42), QT_TRANSLATE_NOOP("Clauses", "Points"),
     QT_TRANSLATE_NOOP("Clauses", "A settlement is one point, a city two, and cards add theirs. Hidden "
                                  "victory points are entered when they "
                                  "are shown.")},
    {BA(43), QT_TRANSLATE_NOOP("Clauses", "Victory"),
     QT_TRANSLATE_NOOP("Clauses", "A player wins on his own turn as soon as he has the points for it, also "
                                  "right when his turn begins. "
                                  "After the end only corrections and undo are left.")},
    {BA(50), QT_TRANSLATE_NOOP("Clauses", "Players"),
     QT_TRANSLATE_NOOP("Clauses",
                       "As many players as the scenario allows; turns go clockwise from the first.")},
    {BA(51), QT_TRANSLATE_NOOP("Clauses", "Special building"),
     QT_TRANSLATE_NOOP("Clauses", "With five or six players everyone else may build after each turn, without "
                                  "trading, until the next roll.")},
    {BA(60), QT_TRANSLATE_NOOP("Clauses", "Corrections"),
     QT_TRANSLATE_NOOP("Clauses", "Whatever the program holds can be corrected by hand. A correction sets "
                                  "nothing off, but longest road, "
                                  "harbours and points are judged anew.")},
    {BA(61), QT_TRANSLATE_NOOP("Clauses", "Undo and redo"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Every move can be undone, back to the start, even after a restart. A roll stays as it fell.")},
    {WO(0), QT_TRANSLATE_NOOP("Clauses", "The World"),
     QT_TRANSLATE_NOOP("Clauses", "Three or four players with ships and a robber, no pirate. Everyone has 15 "
                                  "roads, 5 settlements, 6 cities and 15 ships.")},
    {WO(1), QT_TRANSLATE_NOOP("Clauses", "Four continents"),
     QT_TRANSLATE_NOOP(
         "Clauses", "Only Eurasia has numbers at the start, and only there may anybody found, at no corner "
                    "of the two desert hexes of the Sahara. On a coast a ship may stand for the road.")},
    {WO(2), QT_TRANSLATE_NOOP("Clauses", "What lies ready"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Ten one-point markers lie on corners, one 3:1 harbour at the top of Eurasia and others at random, "
         "number tokens wait in a bag, and the storm stands on its sea hex with its arrow.")},
    {WO(3), QT_TRANSLATE_NOOP("Clauses", "New continents"),
     QT_TRANSLATE_NOOP("Clauses", "The first settlement on a new continent earns no extra point.")},
    {WO(10), QT_TRANSLATE_NOOP("Clauses", "Around the world"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The left and right edges of the map are joined: ships sail across, and a hex printed "
                       "half on either edge is one hex. Nothing passes the upper or the lower edge.")},
    {WO(50), QT_TRANSLATE_NOOP("Clauses", "Fifteen points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 15 points on his own turn wins, or as many as the table agreed.")},
});

/// In the catalogue's order.
const std::vector<ClauseRow>& allRows() {
    static const std::vector<ClauseRow> sorted = [] {
        std::vector<ClauseRow> rows(hexRows.begin(), hexRows.end());
        const auto add = [&](std::span<const ClauseRow> more) {
            rows.insert(rows.end(), more.begin(), more.end());
        };
        for (const ModuleRoom* room : rooms())
            add(room->clauses());
        add(powderClauses());
        std::stable_sort(rows.begin(), rows.end(), [](const ClauseRow& one, const ClauseRow& other) {
            return one.clause < other.clause;
        });
        return rows;
    }();
    return sorted;
}

} // namespace

ClauseText clauseText(Clause clause) {
    for (const ClauseRow& row : allRows()) {
        if (row.clause == clause) {
            return {QCoreApplication::translate("Clauses", row.title),
                    QCoreApplication::translate("Clauses", row.explanation)};
        }
    }
    return {};
}

std::vector<Clause> explainedClauses() {
    std::vector<Clause> all;
    for (const ClauseRow& row : allRows())
        all.push_back(row.clause);
    return all;
}

} // namespace watchfire::text
