// SPDX-License-Identifier: Apache-2.0
// The table of clause explanations; see clause_text.h. Written for people who stand around a table, one or
// two sentences each, so that it can be reviewed on its own (decisions 25).
#include "app/text/clause_text.h"

#include <QCoreApplication>

#include <array>

namespace watchfire::text {

namespace {

struct Row {
    Clause clause;
    const char* title;
    const char* explanation;
};

constexpr auto rows = std::to_array<Row>({
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
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A hex on which a robber or a rider stands gives nothing, even if its number is rolled.")},
    {BA(12), QT_TRANSLATE_NOOP("Clauses", "The bank"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The program says what is due. Whether the bank has enough cards, the table sees.")},
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
     QT_TRANSLATE_NOOP("Clauses", "Everyone has 15 roads, 5 settlements, 4 cities and 15 ships. What is not "
                                  "in the box cannot be built.")},
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
     QT_TRANSLATE_NOOP("Clauses",
                       "A harbour lies on a coast side. Buildings at its two corners trade there.")},
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
     QT_TRANSLATE_NOOP("Clauses", "Every command can be taken back, as far as the start, also after a "
                                  "restart. A roll that fell stays the "
                                  "roll that fell.")},
    {GW(0), QT_TRANSLATE_NOOP("Clauses", "The Great Wall"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Four or six players. There is no robber but a pirate, and there are roads but "
                       "no ships.")},
    {GW(1), QT_TRANSLATE_NOOP("Clauses", "Sections of the wall"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Each player guards one section of the wall. Before it lies an attack hex, behind it a border fort. "
         "Nothing may be built at corners that touch only steppe or sea.")},
    {GW(2), QT_TRANSLATE_NOOP("Clauses", "Attack numbers"),
     QT_TRANSLATE_NOOP("Clauses", "Each assembly hex carries two numbers, each with an arrow to one of the "
                                  "two attack hexes beside it.")},
    {GW(3), QT_TRANSLATE_NOOP("Clauses", "Example numbers"),
     QT_TRANSLATE_NOOP("Clauses", "The attack numbers on this board are examples until the table enters the "
                                  "printed ones. A number that is "
                                  "there twice moves one rider each, from west to east.")},
    {GW(4), QT_TRANSLATE_NOOP("Clauses", "The column behind a section"),
     QT_TRANSLATE_NOOP("Clauses", "Behind each section the hexes with a number form a column down to the "
                                  "coast. Sea and desert are passed "
                                  "over; the easternmost column makes a detour over the sea.")},
    {GW(5), QT_TRANSLATE_NOOP("Clauses", "Riders and chips"),
     QT_TRANSLATE_NOOP("Clauses", "The bag holds seven riders for each numeral. Before the wall the first to "
                                  "come is the first to go; behind "
                                  "it the last to come is the first to go. There are five wall pieces a "
                                  "player and seven penalty chips.")},
    {GW(6), QT_TRANSLATE_NOOP("Clauses", "Wall levels"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A section begins at level 0, without watchtowers, and can be raised up to level 5.")},
    {GW(7), QT_TRANSLATE_NOOP("Clauses", "Set-up"),
     QT_TRANSLATE_NOOP("Clauses", "Some cards leave the development deck, the pirate starts on his marked "
                                  "hex, and a wall costs more the "
                                  "higher it is.")},
    {GW(10), QT_TRANSLATE_NOOP("Clauses", "Founding at the wall"),
     QT_TRANSLATE_NOOP("Clauses", "The highest roller begins: each player founds a settlement on a border "
                                  "fort, without a road, and guards "
                                  "the section beside it. Then everyone founds two settlements with roads, "
                                  "beginning with the last who chose "
                                  "a fort, round and back.")},
    {GW(11), QT_TRANSLATE_NOOP("Clauses", "No riders at the founding"),
     QT_TRANSLATE_NOOP(
         "Clauses", "Settlements of the founding phase draw no riders, unless that option is switched on.")},
    {GW(20), QT_TRANSLATE_NOOP("Clauses", "A new rider"),
     QT_TRANSLATE_NOOP("Clauses", "Whoever founds a settlement or improves one to a city draws a rider from "
                                  "the bag and puts it on the "
                                  "assembly hex with its numeral. An empty bag gives none.")},
    {GW(21), QT_TRANSLATE_NOOP("Clauses", "Riders attack"),
     QT_TRANSLATE_NOOP("Clauses", "When an attack number is rolled, one rider goes from that assembly hex "
                                  "along the arrow to the attack hex, "
                                  "before anything is produced. If none is there, nobody goes.")},
    {GW(22), QT_TRANSLATE_NOOP("Clauses", "Five riders at most"),
     QT_TRANSLATE_NOOP("Clauses",
                       "An attack hex holds five riders. While it is full its numbers move nobody.")},
    {GW(23), QT_TRANSLATE_NOOP("Clauses", "Riders block"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A hex with a rider on it gives nothing, already on the roll that brought him.")},
    {GW(30), QT_TRANSLATE_NOOP("Clauses", "Breach"),
     QT_TRANSLATE_NOOP("Clauses", "As soon as more riders stand before a section than it has watchtowers, "
                                  "the wall is breached. Level 5 "
                                  "never is.")},
    {GW(31), QT_TRANSLATE_NOOP("Clauses", "Riders break in"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "After a breach all riders go behind the wall, one on each hex, from the wall towards the coast.")},
    {GW(32), QT_TRANSLATE_NOOP("Clauses", "The wall loses a level"),
     QT_TRANSLATE_NOOP("Clauses", "A breached section loses one level; at level 0 it stays as it is.")},
    {GW(33), QT_TRANSLATE_NOOP("Clauses", "Penalty chip"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The owner of the breached section takes a penalty chip: one point less, for good.")},
    {GW(34), QT_TRANSLATE_NOOP("Clauses", "Filling the column"),
     QT_TRANSLATE_NOOP("Clauses", "Each rider goes to the hex of the column with the fewest riders; of "
                                  "several to the one nearest the wall. "
                                  "So gaps fill first, then the free hexes, then second riders.")},
    {GW(35), QT_TRANSLATE_NOOP("Clauses", "More riders than hexes"),
     QT_TRANSLATE_NOOP("Clauses", "If there are more riders than hexes in the column, they go round again. A "
                                  "hex with two riders is blocked "
                                  "until both are gone.")},
    {GW(36), QT_TRANSLATE_NOOP("Clauses", "An example"),
     QT_TRANSLATE_NOOP("Clauses", "Level 2 and two riders waiting; a third arrives: the wall is breached, "
                                  "three riders stand on the three "
                                  "hexes behind it, the level sinks to 1 and the owner takes a chip.")},
    {GW(40), QT_TRANSLATE_NOOP("Clauses", "Seven: the pirate"),
     QT_TRANSLATE_NOOP("Clauses", "On a seven everyone with more than seven cards discards half. The roller "
                                  "may then move the pirate to "
                                  "another sea hex, and if he does he may take one card from any player.")},
    {GW(41), QT_TRANSLATE_NOOP("Clauses", "The pirate shuts harbours"),
     QT_TRANSLATE_NOOP("Clauses", "While the pirate stands on a hex with a harbour, nobody trades there.")},
    {GW(50), QT_TRANSLATE_NOOP("Clauses", "Knight card"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A knight allows up to two actions: move a rider from one assembly hex to another; "
                       "drive a rider behind "
                       "the wall back into the bag; move the pirate and take a card, this one only once.")},
    {GW(51), QT_TRANSLATE_NOOP("Clauses", "Moved riders"),
     QT_TRANSLATE_NOOP("Clauses", "A rider that a knight has moved attacks when a number of the hex where he "
                                  "now stands is rolled, whatever "
                                  "his numeral.")},
    {GW(52), QT_TRANSLATE_NOOP("Clauses", "Largest army at the wall"),
     QT_TRANSLATE_NOOP("Clauses", "Here the largest army is worth one point. The longest road is worth "
                                  "two as usual.")},
    {GW(60), QT_TRANSLATE_NOOP("Clauses", "Raising the wall"),
     QT_TRANSLATE_NOOP("Clauses", "On your turn you may raise your own section, one level after the other.")},
    {GW(61), QT_TRANSLATE_NOOP("Clauses", "What a wall costs"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Level 3 costs ore, wood, brick and grain. The other costs are printed on the wall pieces.")},
    {GW(70), QT_TRANSLATE_NOOP("Clauses", "Ten points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 10 points on his own turn wins, or as many as the table agreed.")},
    {GW(71), QT_TRANSLATE_NOOP("Clauses", "The last chip"),
     QT_TRANSLATE_NOOP("Clauses", "When the last penalty chip is taken the game ends at once. Most points "
                                  "win, chips subtracted; of several "
                                  "the one with fewest chips.")},
});

} // namespace

ClauseText clauseText(Clause clause) {
    for (const Row& row : rows) {
        if (row.clause == clause) {
            return {QCoreApplication::translate("Clauses", row.title),
                    QCoreApplication::translate("Clauses", row.explanation)};
        }
    }
    return {};
}

std::vector<Clause> explainedClauses() {
    std::vector<Clause> all;
    for (const Row& row : rows)
        all.push_back(row.clause);
    return all;
}

Clause clauseFromText(const QString& text) {
    for (const Row& row : rows) {
        if (text == QString::fromStdString(toString(row.clause)))
            return row.clause;
    }
    return {};
}

} // namespace watchfire::text
