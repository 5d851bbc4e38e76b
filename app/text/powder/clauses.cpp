// SPDX-License-Identifier: Apache-2.0
// The explanations of Black Powder's clauses, for people around a table (decisions 25).
#include "app/text/powder/clauses.h"

#include <QCoreApplication>

#include <array>

namespace watchfire::text {

namespace {

constexpr auto powderRows = std::to_array<ClauseRow>({
    {BP(0), QT_TRANSLATE_NOOP("Clauses", "Who plays"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The standard game for one to five players is here. The cooperative game and "
                       "what other boxes add are not.")},
    {BP(1), QT_TRANSLATE_NOOP("Clauses", "Sections of the wall"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The wall has three sections. Each has a wall of level 0 to 3, room for three "
                       "barricades and two machines, firing spots on the wall, a rest zone behind it, "
                       "and three rows of hordes before it. Row 1 is next to the wall. A wall of level 0 "
                       "defends nothing unless your book says otherwise.")},
    {BP(2), QT_TRANSLATE_NOOP("Clauses", "Towers"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Four towers stand between and beside the sections, so that every section has "
                       "one to its left and one to its right.")},
    {BP(3), QT_TRANSLATE_NOOP("Clauses", "Clans, and small tables"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Everybody plays a clan of his own. With one or two players the left section is "
                       "not used: nobody attacks it, its tower is empty, and cards that name it stay in "
                       "the box.")},
    {BP(4), QT_TRANSLATE_NOOP("Clauses", "The shame pool"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Ten shame tokens for each player lie in the pool at the start, also with two "
                       "players and alone.")},
    {BP(5), QT_TRANSLATE_NOOP("Clauses", "The horde deck"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Three of the eight basic kinds of horde go out by lot, and the four kinds of "
                       "Black Powder come in. There are three cards of each kind.")},
    {BP(6), QT_TRANSLATE_NOOP("Clauses", "Before the first fall"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Every section in use begins with a wall of level 1. Each player raises three "
                       "overseers in three locations for free; for each, one soldier of his choice "
                       "leaves play. An overseer is a piece in a location of the board and brings income "
                       "each summer. Then one horde more than there are players comes.")},
    {BP(7), QT_TRANSLATE_NOOP("Clauses", "The first war machines"),
     QT_TRANSLATE_NOOP("Clauses",
                       "In tea order the players place one machine each until every kind stands once. "
                       "This counts as no building: it brings no honor and no shot.")},
    {BP(8), QT_TRANSLATE_NOOP("Clauses", "The tea order"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The stack of tea markers decides every tie, the top one first. When it changes, "
                       "enter the new order.")},
    {BP(9), QT_TRANSLATE_NOOP("Clauses", "Pieces in the box"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A clan has ten spearmen, four archers, two horsemen and three soldiers of its "
                       "own kind. There are nine barricades, two machines of each kind and six snake "
                       "tokens. Wounds never run out.")},
    {BP(10), QT_TRANSLATE_NOOP("Clauses", "The year"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A year runs through spring, summer, fall and winter, but the first one begins in "
                       "fall. There are six years with up to three players, five with four and four "
                       "with five. The time token shows how many hordes come and how deadly they are.")},
    {BP(11), QT_TRANSLATE_NOOP("Clauses", "Spring"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The time token moves on. As many hordes come as its slot shows, and one more. "
                       "It also shows the lethality: how many soldiers of each player a horde kills when "
                       "it is defeated or breaks through. "
                       "The advisor track, another track on the board, moves on too; the program keeps "
                       "nothing of your advisors.")},
    {BP(12), QT_TRANSLATE_NOOP("Clauses", "Summer"),
     QT_TRANSLATE_NOOP("Clauses",
                       "First income from the overseers, the pieces in locations of the board; then shame "
                       "may be given back for 2 chi, a resource like wood, a token; then the command track, "
                       "which shows the order of turns on the board, is cleared, and in tea order everybody "
                       "takes his command "
                       "cards back or discards them for 2 honor each.")},
    {BP(13), QT_TRANSLATE_NOOP("Clauses", "Fall"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The players take turns in the order of the command track, a track on the board. "
                       "A turn is a command, then an activation, then its end: the program looks which "
                       "hordes are defeated.")},
    {BP(14), QT_TRANSLATE_NOOP("Clauses", "Winter"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Archers, bombers and crossbowmen on the wall fire first, each at a free spot of "
                       "any card of its section. Defeated hordes are settled, then the rest attack, and "
                       "then it shows whether the game ends.")},
    {BP(20), QT_TRANSLATE_NOOP("Clauses", "Where a horde goes"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The first section from the left without any card gets the new one. If every "
                       "section has a card, the first one from the left whose row 1 is free gets it. If "
                       "row 1 is taken everywhere, the back of the deck's next card shows the section, "
                       "and the new card goes into the free row nearest the wall. Only a Trebuchet "
                       "always goes into row 3.")},
    {BP(21), QT_TRANSLATE_NOOP("Clauses", "Raid"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A card that finds no row is discarded, and one shame token a player leaves the "
                       "pool for good. If fewer are there, all of them go.")},
    {BP(22), QT_TRANSLATE_NOOP("Clauses", "Vital spots and wounds"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A card has spots in two lines of six, with gaps. A spot is covered by a soldier, "
                       "a snake token or a wound. Where a soldier is taken off, a wound stays behind.")},
    {BP(23), QT_TRANSLATE_NOOP("Clauses", "The new hordes"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Ram, Trebuchet and Ladders come with a model; Veterans have none. A Trebuchet "
                       "always stands in row 3 and never moves; if that row is taken it is a raid.")},
    {BP(24), QT_TRANSLATE_NOOP("Clauses", "Rewards on spots"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever puts a soldier on a fresh spot gets at once what is printed there. "
                       "Wounds and tokens bring nothing.")},
    {BP(26), QT_TRANSLATE_NOOP("Clauses", "The deck runs out"),
     QT_TRANSLATE_NOOP("Clauses",
                       "An empty horde deck is made again from the discarded cards. If there are none, "
                       "no card comes.")},
    {BP(27), QT_TRANSLATE_NOOP("Clauses", "Printed abilities"),
     QT_TRANSLATE_NOOP("Clauses",
                       "What a card can do is printed on it. The program shows it again before the "
                       "assault, and the table may change the power or defense of a section for this "
                       "winter.")},
    {BP(30), QT_TRANSLATE_NOOP("Clauses", "Spearman, horseman, archer"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A spearman takes one spot of the card in row 1, for 2 stone and 1 wood. A "
                       "horseman takes two neighbouring spots of any card, for 3 gold and 1 wood. An "
                       "archer stands on the wall and wounds a spot when he attacks and every winter, "
                       "for 2 chi and 1 wood.")},
    {BP(31), QT_TRANSLATE_NOOP("Clauses", "Warrior monk"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The Monkey's monk costs 2 wood and 1 chi and takes one spot of any card of the "
                       "section.")},
    {BP(32), QT_TRANSLATE_NOOP("Clauses", "Bomber"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The Panda's bomber costs 1 wood, 1 gold and 1 chi. He fires from the wall like "
                       "an archer. Right after his shot he may step onto a spot of the card in row 1 and "
                       "takes the reward of that spot. A bomber who stays on the wall fires again in "
                       "winter.")},
    {BP(33), QT_TRANSLATE_NOOP("Clauses", "Flamethrower"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The Dragon's flamethrower costs 3 wood and 1 chi. It takes one spot in row 1 and "
                       "wounds every empty spot beside it, not diagonally.")},
    {BP(34), QT_TRANSLATE_NOOP("Clauses", "Crossbowman"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The Snake's crossbowman costs 2 gold and 2 chi and fires from the wall. Where he "
                       "hits, he lays a snake token. The token counts as a soldier for claims, honor "
                       "and shame, and nothing kills it. When no token is left, he makes a plain wound.")},
    {BP(35), QT_TRANSLATE_NOOP("Clauses", "Tank"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The Turtle's tank costs 2 wood, 2 stone and 2 gold. It lies on a square of four "
                       "spots of the card in row 1. Wounds may lie under the tank, soldiers may not. "
                       "Spots with a wound bring no reward, and machines do not harm a tank.")},
    {BP(36), QT_TRANSLATE_NOOP("Clauses", "On the wall when a horde is defeated"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Only archers on the wall earn honor when a horde of their section is defeated, "
                       "bombers and crossbowmen do not. In a breach all of them die.")},
    {BP(37), QT_TRANSLATE_NOOP("Clauses", "Recruiting and attacking"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Recruits come from the pool into any section or rest zone. From a rest zone one "
                       "attacks the own section only, and who stands on a card stays there. All soldiers "
                       "of an order are placed first, then rewards and wounds follow.")},
    {BP(38), QT_TRANSLATE_NOOP("Clauses", "Logistics"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Own soldiers move to another section: from rest zone to rest zone, or from the "
                       "wall to the wall or a rest zone. Nobody climbs from a rest zone onto the wall "
                       "this way.")},
    {BP(40), QT_TRANSLATE_NOOP("Clauses", "Defeating a horde"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A card whose spots are all covered is defeated. Whoever has a soldier on it earns "
                       "2 honor, and 2 for each own archer on that wall. The horde still kills as many "
                       "soldiers of each player as this year's lethality, the number beside the "
                       "skull. Whoever covered most spots "
                       "takes the card, and the cards behind it move up.")},
    {BP(41), QT_TRANSLATE_NOOP("Clauses", "Saving soldiers"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A killed soldier goes back to his owner's pool. For 2 chi he is saved and goes "
                       "to the rest zone instead. After a defeat the living soldiers of that card go to "
                       "the rest zone as well; after a breach they stay on the card.")},
    {BP(50), QT_TRANSLATE_NOOP("Clauses", "Power against defense"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The power of all hordes of a section stands against its wall and 2 for each "
                       "barricade. Each Leader halves the defense. Only more power than defense is a "
                       "breach.")},
    {BP(51), QT_TRANSLATE_NOOP("Clauses", "Breach"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Each player takes one shame for every horde there without a soldier of his. Each "
                       "horde kills as many soldiers of each player as the lethality, and everybody on "
                       "that wall dies. The rest zone is safe, the wall keeps its level, the hordes "
                       "stay.")},
    {BP(52), QT_TRANSLATE_NOOP("Clauses", "Ladders"),
     QT_TRANSLATE_NOOP("Clauses",
                       "With Ladders in row 1 the section is breached, however strong its wall is: all "
                       "soldiers there die, those in the rest zone too, and its machines are lost. As "
                       "first printed, Ladders only make the defense 0. Which rule counts was chosen in "
                       "the options of the new game.")},
    {BP(53), QT_TRANSLATE_NOOP("Clauses", "Rams"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After the assault each Ram changes places with the card before it, unless that "
                       "card is a Ram too. A Ram that is in row 1 then destroys one wall level. A "
                       "section loses only one level to Rams.")},
    {BP(54), QT_TRANSLATE_NOOP("Clauses", "Trebuchets"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After the assault each Trebuchet destroys one wall level of its section.")},
    {BP(55), QT_TRANSLATE_NOOP("Clauses", "A level is lost"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Soldiers in the firing spots of a destroyed level go to the rest zone. The level "
                       "may be built again, for its price and its honor. A wall without a level cannot "
                       "lose one.")},
    {BP(56), QT_TRANSLATE_NOOP("Clauses", "The wall is gone"),
     QT_TRANSLATE_NOOP("Clauses",
                       "When the last wall level is destroyed everybody loses at once. The table may have "
                       "agreed that one section is enough for that.")},
    {BP(57), QT_TRANSLATE_NOOP("Clauses", "How winter runs"),
     QT_TRANSLATE_NOOP("Clauses",
                       "All sections are attacked, then the towers are paid, barricades come off, Rams and "
                       "Trebuchets work from the left to the right, and then it shows whether the game "
                       "ends.")},
    {BP(60), QT_TRANSLATE_NOOP("Clauses", "Manning a tower"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever raises a wall or claims a horde may put a spearman from the own pool "
                       "into a tower beside that section. A spearman who is in that tower already goes "
                       "back to his owner's pool.")},
    {BP(61), QT_TRANSLATE_NOOP("Clauses", "A shot from the tower"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Manning a tower allows one shot with one machine in a section beside it. Without "
                       "a spearman there is no shot.")},
    {BP(62), QT_TRANSLATE_NOOP("Clauses", "Payment of the towers"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After the assault each spearman who was in a tower when the assault began brings "
                       "his owner 2 honor for each section beside the tower that held, and 1 shame for "
                       "each that broke. Whether a spearman who was driven out still brings honor is an "
                       "option of the new game.")},
    {BP(63), QT_TRANSLATE_NOOP("Clauses", "Towers beside a breach"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The spearmen in both towers beside a breached section go back to their pools at "
                       "once. They are not killed.")},
    {BP(70), QT_TRANSLATE_NOOP("Clauses", "Ballista"),
     QT_TRANSLATE_NOOP("Clauses",
                       "It costs 4 wood and shoots for free. Its shot card gives two wounds on one horde "
                       "of the section.")},
    {BP(71), QT_TRANSLATE_NOOP("Clauses", "Cannon"),
     QT_TRANSLATE_NOOP("Clauses",
                       "It costs 2 stone and 2 wood. A shot costs 2 stone, brings 1 honor and wounds one "
                       "horde of the section by the cannon's card.")},
    {BP(72), QT_TRANSLATE_NOOP("Clauses", "Rocket launcher"),
     QT_TRANSLATE_NOOP("Clauses",
                       "It costs 4 gold. A shot costs 1 resource of any kind and brings 2 honor. The "
                       "target is chosen first, then a rocket card says where the wounds go. An empty "
                       "rocket deck is shuffled again.")},
    {BP(73), QT_TRANSLATE_NOOP("Clauses", "Building machines"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A machine is built in the camp of the builders, brings 4 honor and may shoot at "
                       "once. A section holds two of them.")},
    {BP(74), QT_TRANSLATE_NOOP("Clauses", "What a shot hits"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Wounds on gaps and on wounds are lost. A soldier who is hit dies and leaves wounds; "
                       "whoever hits soldiers of others takes 1 shame, one in all. Tanks and snake tokens "
                       "come to no harm.")},
    {BP(80), QT_TRANSLATE_NOOP("Clauses", "Barricades and walls"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A barricade costs 2 of wood, stone or gold and brings 2 honor; three fit before a "
                       "section. A wall of level 1, 2 or 3 costs 5, 10 or 15 resources and brings as much "
                       "honor. The common store is used up first.")},
    {BP(81), QT_TRANSLATE_NOOP("Clauses", "Shame and honor"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Shame goes under a soldier of the pool, who cannot be used and costs 5 honor at "
                       "the end, or on a claimed horde, which brings nothing then. Where there is no "
                       "place or no token it costs 5 honor at once. Honor never falls below 0.")},
    {BP(82), QT_TRANSLATE_NOOP("Clauses", "The first overseer"),
     QT_TRANSLATE_NOOP("Clauses",
                       "For a player's first overseer in a location one soldier of his pool leaves play. "
                       "Raising it further costs no more soldiers.")},
    {BP(90), QT_TRANSLATE_NOOP("Clauses", "When the game ends"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After a winter the game ends if all walls stand at level 3, two of them with three "
                       "players, or if the shame pool is empty, or if the time token lies on its last "
                       "slot.")},
    {BP(91), QT_TRANSLATE_NOOP("Clauses", "Who wins"),
     QT_TRANSLATE_NOOP("Clauses",
                       "From the honor 5 go off for each shame under a soldier. Claimed hordes without "
                       "shame are added, and artifacts, which the table counts. Most honor wins, the tea "
                       "order breaks a tie.")},
    {BP(92), QT_TRANSLATE_NOOP("Clauses", "Reed"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "With one or two players a third clan takes part with ten spearmen and one turn each fall. "
         "It pays nothing and has no honor, no shame, no rest zone and no tower. A card "
         "that it wins is discarded, and it lies last in the tea order.")},
    {BP(93), QT_TRANSLATE_NOOP("Clauses", "Alone against Qin"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Alone you play with Reed and against Qin, who earns 2 honor for each wound and 20 for each "
         "artifact. You win only with more honor than Qin, and lose if the shame pool is empty.")},
});

} // namespace

std::span<const ClauseRow> powderClauses() {
    return powderRows;
}

} // namespace watchfire::text
