// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder calls things: players, soldiers, machines, cards, places, prices, values of
// the book. Whole names only; the sentences around them are made by the other files here.
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
#include <vector>

namespace watchfire::text {

/// The game's own name.
QString powderTitle();

/// The player's name as entered; his clan's name where none was.
QString playerName(const powder::Setup& setup, powder::Clan clan);
QString playerList(const powder::Setup& setup, const std::vector<powder::Clan>& clans);
QString clanName(powder::Clan clan);

/// "warrior monk"
QString soldierName(powder::SoldierType type);
/// Whether the words are the subject of their sentence or stand alone, or something is done to them: other
/// languages than English decline them.
enum class Role { who, whom };

/// "2 warrior monks"
QString soldierCount(powder::SoldierType type, int n, Role role = Role::who);
/// "2 spearmen and 1 archer"; "nobody" where there are none.
QString soldierList(const powder::Soldiers& soldiers, Role role = Role::who);
/// "rocket launcher"
QString machineName(powder::Machine machine);
/// A card's name in the book as a title: "Battering Ram".
QString hordeName(const std::string& card);
/// "rocket card R1"
QString rocketName(const std::string& card);
/// "Ram", "Trebuchet", "Ladders": of the models, and of a card's ability.
QString abilityName(powder::Ability::Kind kind);
/// "fall"
QString seasonName(powder::Season season);

/// "the left section": S1 lies left, whether it is in play or not (BP-01).
QString sectionPlace(powder::SectionIndex section);
/// "the tower between the left and the middle section" (BP-02)
QString towerPlace(powder::TowerIndex tower);
/// "row 1 of the middle section"
QString placeName(powder::Slot slot);
/// "spot a3 in row 1 of the middle section"
QString placeName(powder::Spot spot);
/// "the rest zone of the middle section", "spots a3 and a4 in row 2 of the middle section"
QString placeName(const powder::Post& post);
/// "into the rest zone of the middle section": where a soldier goes who goes into a zone, a tower, the pool
/// or the box. A spot has no inside: its name alone.
QString placeInto(const powder::Post& post);
/// "a1, b4 and b5"; "no spot" where there is none.
QString cellList(const powder::CellSet& cells);
/// The place as the log writes it, for the picture to find it: "S2.1:a3".
QString placeId(powder::Slot slot);
QString placeId(powder::Spot spot);
QString placeId(const powder::Post& post);
QString sectionId(powder::SectionIndex section);
QString towerId(powder::TowerIndex tower);
/// What the log calls a place, section or tower, in the table's words; empty where it names none of them.
QString placeWords(const std::string& logName);

/// "2 stone and 1 wood", "5 of wood, stone or gold"; "nothing" where there is none. Prices and rewards.
QString amountList(const std::map<std::string, int>& amounts);
/// The same of a wall level.
QString costText(const powder::Cost& cost);

/// A value of the book: "the defense of wall level 2".
QString valueName(const powder::ValueKey& key);
/// What it is: "7", "a1, b4 and b5", "1 honor", "Leader".
QString valueText(const powder::BookValue& value);

/// Why somebody takes honor, as a sentence: "For each barricade there is honor." What the table entered
/// itself comes with its hyphens as spaces; empty where nothing was said.
QString honorReason(const std::string& why);

/// "one or two": as `listOf`, of which one is meant.
QString choiceOf(const QStringList& items);

} // namespace watchfire::text
