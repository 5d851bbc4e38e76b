// SPDX-License-Identifier: Apache-2.0
// The table of clause explanations of the hex games, and the way into all of them, also into those that stand
// in the room of their module (app/hex); see clause_text.h. Written for people who stand around a table, one
// or two sentences each, so that it can be reviewed on its own (decisions 25).
#include "app/text/clause_text.h"

#include "app/hex/rooms.h"
#include "app/text/powder/clauses.h"

#include <QCoreApplication>

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
    {WO(20), QT_TRANSLATE_NOOP("Clauses", "Seven: the storm"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "On a seven first everyone with too many cards discards, then the storm moves, then the robber.")},
    {WO(21), QT_TRANSLATE_NOOP("Clauses", "How far the storm goes"),
     QT_TRANSLATE_NOOP("Clauses", "The storm goes as many hexes as the larger die shows, in the direction in "
                                  "which it points: 4, 5 or 6.")},
    {WO(22), QT_TRANSLATE_NOOP("Clauses", "At the edge of the map"),
     QT_TRANSLATE_NOOP("Clauses", "The storm may not leave the map. Exactly when its next step would, the "
                                  "roller chooses a new direction, and the remaining steps go on that way.")},
    {WO(23), QT_TRANSLATE_NOOP("Clauses", "The storm and the seam"),
     QT_TRANSLATE_NOOP(
         "Clauses", "The left and right edges stop the storm as well, unless the table has agreed otherwise. "
                    "On a hex printed half on either edge it stays on the half by which it came.")},
    {WO(24), QT_TRANSLATE_NOOP("Clauses", "Turning the storm"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After its last step, before anybody loses a piece, the roller may turn the storm to "
                       "any direction that stays on the map. If it points off the map he has to.")},
    {WO(25), QT_TRANSLATE_NOOP("Clauses", "What the storm takes"),
     QT_TRANSLATE_NOOP("Clauses", "Only the hex where it stops is hit. Everyone with roads or ships on its "
                                  "six sides loses one of them, of his own choice, the roller too, clockwise "
                                  "from the roller. The piece goes back to his stock.")},
    {WO(26), QT_TRANSLATE_NOOP("Clauses", "Production goes on"),
     QT_TRANSLATE_NOOP("Clauses", "The storm does not touch production. It may stand on land or on sea.")},
    {WO(27), QT_TRANSLATE_NOOP("Clauses", "Repair first"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A gap arises when both ends of the lost side touch an own building or an own piece of that kind "
         "and nothing of that kind joins them any more. It has to be filled before a piece of that kind is "
         "built anywhere else. Once somebody else has built there, the duty lapses.")},
    {WO(28), QT_TRANSLATE_NOOP("Clauses", "An example"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A 5 and a 2: five steps. One to the edge, a turn to the south-east, two to the next edge, a turn "
         "to the south-west, two more. The two players beside that hex lose a ship each.")},
    {WO(30), QT_TRANSLATE_NOOP("Clauses", "New land"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Whoever reaches with a road or ship a corner of land that never carried a number, deserts aside, "
         "draws a token from the bag for it. With several such hexes the builder says which comes first.")},
    {WO(31), QT_TRANSLATE_NOOP("Clauses", "One-point markers"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever reaches a marker with a road or ship takes it and keeps it for good.")},
    {WO(32), QT_TRANSLATE_NOOP("Clauses", "Red beside red"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A drawn 6 or 8 stays even beside another 6 or 8, unless the table has agreed to draw again.")},
    {WO(40), QT_TRANSLATE_NOOP("Clauses", "The bag is empty"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "The discoverer then takes a number off Eurasia: never the last one beside a building (a), rather "
         "one beside an own building (b), and none that would put red beside red (c). If Eurasia has none to "
         "give, the whole map is searched; if there is none at all, the land stays bare.")},
    {WO(41), QT_TRANSLATE_NOOP("Clauses", "Why a number stays"),
     QT_TRANSLATE_NOOP("Clauses", "The program offers exactly the numbers that may go and says for each of "
                                  "the others what keeps it.")},
    {WO(50), QT_TRANSLATE_NOOP("Clauses", "Fifteen points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 15 points on his own turn wins, or as many as the table agreed.")},
});

/// What stands behind the clauses of the rooms.
constexpr auto raiderRows = std::to_array<ClauseRow>({
    {RA(0), QT_TRANSLATE_NOOP("Clauses", "The Raiders"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Three to six players with ships, without robber, pirate or largest army.")},
    {RA(1), QT_TRANSLATE_NOOP("Clauses", "Home and islands"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A home island with several deserts, and other islands with volcanoes and jungles.")},
    {RA(2), QT_TRANSLATE_NOOP("Clauses", "Founding at home"),
     QT_TRANSLATE_NOOP("Clauses", "Both settlements of the founding stand on the home island: the first on a "
                                  "coast and with a ship, the second with a road or, on a coast, a ship.")},
    {RA(3), QT_TRANSLATE_NOOP("Clauses", "How many raiders"),
     QT_TRANSLATE_NOOP("Clauses", "There are 18 raiders with three or four players and 24 with five or six. "
                                  "At the start they wait off the board.")},
    {RA(10), QT_TRANSLATE_NOOP("Clauses", "Raiders gather"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever builds a settlement or a city puts raiders on home deserts of his choice: 2 "
                       "with four or six players, 3 with three or five. The founding brings none.")},
    {RA(11), QT_TRANSLATE_NOOP("Clauses", "The storm begins"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "When the last raider has been placed the storm begins: roads and buildings are judged at once, and "
         "from the next roll on raiders take hexes. Before that nothing turns or falls.")},
    {RA(20), QT_TRANSLATE_NOOP("Clauses", "Raiders spread"),
     QT_TRANSLATE_NOOP(
         "Clauses", "Every free land hex with the number rolled that lies beside a home desert or beside an "
                    "occupied hex is taken by one raider, all of them at once. A seven spreads nobody.")},
    {RA(21), QT_TRANSLATE_NOOP("Clauses", "From which desert"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The roller says from which desert each raider comes. If fewer are left than hexes, "
                       "he says which hexes are taken. When none are left, nobody spreads.")},
    {RA(22), QT_TRANSLATE_NOOP("Clauses", "Occupied land"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A hex with a raider gives nothing, except in the very roll in which it is taken.")},
    {RA(23), QT_TRANSLATE_NOOP("Clauses", "One on each hex"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A land hex holds one raider, a desert any number. They never stand on water.")},
    {RA(24), QT_TRANSLATE_NOOP("Clauses", "The order of a roll"),
     QT_TRANSLATE_NOOP("Clauses", "First raiders take hexes, then everyone collects as if those were still "
                                  "free, then volcanoes erupt, and last roads turn and buildings fall.")},
    {RA(30), QT_TRANSLATE_NOOP("Clauses", "Roads are cut off"),
     QT_TRANSLATE_NOOP(
         "Clauses", "A road between two occupied hexes is turned across its side: it counts for no longest "
                    "road and leads to no new settlement until it is freed. Roads on the coast are safe.")},
    {RA(31), QT_TRANSLATE_NOOP("Clauses", "Buildings fall"),
     QT_TRANSLATE_NOOP("Clauses", "A building falls when all land around it other than desert is occupied "
                                  "and a raider stands beside it. It lies on its side and earns no points.")},
    {RA(32), QT_TRANSLATE_NOOP("Clauses", "The harbour is lost"),
     QT_TRANSLATE_NOOP("Clauses",
                       "While a building lies on its side its owner does not trade at its harbour.")},
    {RA(33), QT_TRANSLATE_NOOP("Clauses", "Ship lines live on"),
     QT_TRANSLATE_NOOP("Clauses", "Ships that set out from a building that has fallen may still be extended, "
                                  "but no new line and no road starts there.")},
    {RA(34), QT_TRANSLATE_NOOP("Clauses", "What a fallen building does"),
     QT_TRANSLATE_NOOP(
         "Clauses", "It collects nothing, joins no road to a ship and cannot become a city. It still keeps "
                    "others from its corner and the corners beside it, and a volcano can still hit it.")},
    {RA(40), QT_TRANSLATE_NOOP("Clauses", "A knight drives off"),
     QT_TRANSLATE_NOOP("Clauses", "A knight takes one raider from a land hex, deserts included, out of the "
                                  "game. He stays in front of the player.")},
    {RA(41), QT_TRANSLATE_NOOP("Clauses", "Standing up again"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "As soon as the reason is gone roads are turned back, buildings stand up and harbours open.")},
    {RA(42), QT_TRANSLATE_NOOP("Clauses", "Freed is not safe"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A freed hex can be taken again as long as raiders are left on the deserts.")},
    {RA(50), QT_TRANSLATE_NOOP("Clauses", "Seven"),
     QT_TRANSLATE_NOOP("Clauses", "Everyone with more than seven cards discards half. The roller takes one "
                                  "card, unseen, from any other player. Nobody spreads.")},
    {RA(60), QT_TRANSLATE_NOOP("Clauses", "The volcano"),
     QT_TRANSLATE_NOOP("Clauses",
                       "When its number is rolled a volcano first gives grain, one to a settlement and two "
                       "to a city. Then a die names one of its corners: a settlement there is removed, a "
                       "city becomes a settlement. Nobody founds beside a volcano.")},
    {RA(61), QT_TRANSLATE_NOOP("Clauses", "What stays"),
     QT_TRANSLATE_NOOP("Clauses", "Roads that lead to a buried building stay. Without the building a road "
                                  "and a ship are no longer joined there.")},
    {RA(62), QT_TRANSLATE_NOOP("Clauses", "The jungle"),
     QT_TRANSLATE_NOOP("Clauses",
                       "When its number is rolled a jungle gives one discovery counter to a settlement and "
                       "two to a city. Each stands for one ore, wool or grain of a development card, up to "
                       "three a card. They are no cards: nobody discards, steals or trades them.")},
    {RA(70), QT_TRANSLATE_NOOP("Clauses", "Thirteen points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 13 points on his own turn wins, or as many as the table agreed.")},
});

/// In the catalogue's order.
std::vector<std::span<const ClauseRow>> tables() {
    std::vector<std::span<const ClauseRow>> all{hexRows};
    for (const ModuleRoom* room : rooms())
        all.push_back(room->clauses());
    all.insert(all.end(), {raiderRows, powderClauses()});
    return all;
}

} // namespace

ClauseText clauseText(Clause clause) {
    for (const auto& table : tables()) {
        for (const ClauseRow& row : table) {
            if (row.clause == clause) {
                return {QCoreApplication::translate("Clauses", row.title),
                        QCoreApplication::translate("Clauses", row.explanation)};
            }
        }
    }
    return {};
}

std::vector<Clause> explainedClauses() {
    std::vector<Clause> all;
    for (const auto& table : tables()) {
        for (const ClauseRow& row : table)
            all.push_back(row.clause);
    }
    return all;
}

Clause clauseFromText(const QString& text) {
    for (const Clause clause : explainedClauses()) {
        if (text == QString::fromStdString(toString(clause)))
            return clause;
    }
    return {};
}

} // namespace watchfire::text
