// SPDX-License-Identifier: Apache-2.0
// Names in Black Powder: players, soldiers, machines, cards, places, prices, values of the book. Whole names
// only; the other files here make the sentences around them.
#pragma once

#include "app/text/capital.h"
#include "rules/powder/book.h"
#include "rules/powder/pieces.h"
#include "rules/powder/setup.h"
#include "rules/powder/step.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::text {

/// The game's own name.
QString powderTitle();

/// The player's name as entered; otherwise the name of the player's clan.
QString playerName(const powder::Setup& setup, powder::Clan clan);
QString playerList(const powder::Setup& setup, const std::vector<powder::Clan>& clans);
QString clanName(powder::Clan clan);

/// "warrior monk"
QString soldierName(powder::SoldierType type);
/// Whether the words are the subject or stand alone (`who`), or are the object (`whom`): languages other than
/// English decline them.
enum class Role { who, whom };

/// "2 warrior monks"
QString soldierCount(powder::SoldierType type, int n, Role role = Role::who);
/// "2 spearmen and 1 archer"; "nobody" for none.
QString soldierList(const powder::Soldiers& soldiers, Role role = Role::who);
/// "rocket launcher"
QString machineName(powder::Machine machine);
/// The name in the book of a card whose printed name nobody has typed: "card-7", up to three digits.
inline constexpr std::string_view unnamedCard{"card-"};
bool isUnnamedCard(const std::string& card);
/// A card's name in the book as a title: "Battering Ram", "Card 7".
QString hordeName(const std::string& card);
QString hordeList(const std::vector<std::string>& cards);
/// A card's name in the book's spelling, from the name that people write: "Siege Engine" becomes
/// siege-engine. May be empty. The book's page and the games use this one, so that a card is the same in
/// both.
std::string cardNameOf(const QString& words);
/// "rocket card R1"
QString rocketName(const std::string& card);
/// "Ram", "Trebuchet", "Ladders": for the models, and for a card's ability.
QString abilityName(powder::Ability::Kind kind);
/// "fall"
QString seasonName(powder::Season season);

/// "the left section": S1 is on the left, even if it is out of play (BP-01).
QString sectionPlace(powder::SectionIndex section);
/// "the tower between the left and the middle section (T2)": the board shows the sign (BP-02).
QString towerPlace(powder::TowerIndex tower);
/// "row 1 of the middle section"
QString placeName(powder::Slot slot);
/// "spot a3 in row 1 of the middle section"
QString placeName(powder::Spot spot);
/// "the rest zone of the middle section", "spots a3 and a4 in row 2 of the middle section"
QString placeName(const powder::Post& post);
/// The same for a soldier of this type: a tank lies on a square of four (BP-35), "spots a5 to b6 in row 1
/// ...".
QString placeName(powder::SoldierType type, const powder::Post& post);
QString placeName(const powder::SoldierAt& soldier);
/// "left rest zone", "left firing spots": a zone in as few words as a title has room for. Other places as
/// `placeName`.
QString placeInTitle(const powder::Post& post);
/// "into the rest zone of the middle section": the target of a soldier that goes into a zone, a tower, the
/// pool or the box. A spot has no inside, so it is only named.
QString placeInto(const powder::Post& post);
/// The same in as few words as a title has room for: "into the middle rest zone".
QString placeIntoInTitle(const powder::Post& post);
/// "a1, b4 and b5"; "no spot" for none.
QString cellList(const powder::CellSet& cells);
/// The place in the log's form, so that the picture finds it: "S2.1:a3".
QString placeId(powder::Slot slot);
QString placeId(powder::Spot spot);
QString placeId(const powder::Post& post);
/// Where a soldier of this type stands on the picture: a tank lies on four cells (BP-35), any other has one
/// place. Empty for the pool and the box.
QStringList placeIds(powder::SoldierType type, const powder::Post& post);
QString sectionId(powder::SectionIndex section);
QString towerId(powder::TowerIndex tower);
/// A place, section or tower of the log in the table's words; empty if it is none of them.
QString placeWords(const std::string& logName);

/// "2 stone and 1 wood", "5 of wood, stone or gold"; "nothing" for none. Prices and rewards.
QString amountList(const std::map<std::string, int>& amounts);
/// The same for a wall level.
QString costText(const powder::Cost& cost);

/// The text on a horde card. What is printed stays as it was written down; only the sample book's texts are
/// the program's own, and are translated.
QString abilityText(const std::string& text);
/// A value of the book: "the defense of wall level 2".
QString valueName(const powder::ValueKey& key);
/// Its content: "7", "a1, b4 and b5", "1 honor", "Leader".
QString valueText(const powder::BookValue& value);

/// Why somebody gets honor, as a sentence: "For each barricade there is honor." A reason entered by the table
/// has its hyphens replaced by spaces; empty without a reason.
QString honorReason(const std::string& why);
/// The same in a sentence about the honor: "for the defeat", "for 2 wounds". Empty if nothing short says it.
/// `times`: how often it was earned.
QString honorCause(const std::string& why, int times = 1);
/// In place of "wound", where Qin earns honor for a spot that a soldier covers (BP-93): the log has one word
/// for both.
inline constexpr std::string_view coveredByQin = "spot-covered-by-qin";

/// "one or two": like `listOf`, for a choice.
QString choiceOf(const QStringList& items);

} // namespace watchfire::text
