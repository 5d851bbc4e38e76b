// SPDX-License-Identifier: Apache-2.0
// Puts the towers' links and counters into words for the device model (screens.md 4), with what helps where
// something is wrong, and trouble with rolls that could not be kept. Pure: facts in, texts out.
#pragma once

#include "app/journal/roll_desk.h"
#include "app/kiosk/models/device_model.h"
#include "app/kiosk/towers.h"
#include "devices/dice_source.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace watchfire::kiosk {

/// All that the texts depend on.
struct TowerFacts {
    std::vector<Towers::Tower> towers;           ///< the playing one first
    std::string chosen;                          ///< serial number of the tower that plays; empty: any
    std::vector<journal::OfferedRoll> elsewhere; ///< rolls of towers that do not play
    std::vector<journal::OfferedRoll> here;      ///< rolls of the tower that plays
    std::set<std::string> repeaters;             ///< of the towers: other dice came under old numbers
    QString looked;                              ///< the tower that the page tells of, as TowerRow::id
    bool simulation = false;                     ///< the program's own simulated tower is in use
    bool canRoll = false;                        ///< its button can be pressed
    bool testing = false;
    std::optional<journal::OfferedRoll> tested; ///< the last test roll
};

DeviceModel::Facts chipFacts(const TowerFacts& facts);
DeviceModel::Page pageFacts(const TowerFacts& facts);
QList<TowerRow> towerRows(const TowerFacts& facts);
/// The tower that the page tells of; null without any.
const Towers::Tower* lookedTower(const TowerFacts& facts);

QList<FactRow> linkRows(const devices::LinkState& link, const devices::LinkStatistics& statistics);

QList<ChoiceRow> effectRows();
/// Nothing for an id that effectRows() does not have.
std::optional<devices::LampEffect> effectOf(const QString& id);

/// Something lies in the inbox of a tower that does not play: to be said at the table when it comes.
QString elsewhereText(const journal::OfferedRoll& roll);

/// Empty where all is well.
QString rollProblemText(journal::RollProblem problem);

} // namespace watchfire::kiosk
