// SPDX-License-Identifier: Apache-2.0
// Words the towers' links and counters for the device model (screens.md 4), with advice if something is
// wrong, and the trouble with rolls that could not be kept. Pure: facts in, texts out.
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

/// Everything that the texts depend on.
struct TowerFacts {
    std::vector<Towers::Tower> towers;           ///< the playing one first
    std::string chosen;                          ///< serial number of the tower that plays; empty: any
    std::vector<journal::OfferedRoll> elsewhere; ///< rolls of towers that do not play
    std::vector<journal::OfferedRoll> here;      ///< rolls of the tower that plays
    std::set<std::string> repeaters;             ///< towers that used old numbers for other dice
    QString looked;                              ///< the tower that the page shows, as TowerRow::id
    bool simulation = false;                     ///< the program's own simulated tower is in use
    bool canRoll = false;                        ///< the simulated tower's button can be pressed
    bool testing = false;
    std::optional<journal::OfferedRoll> tested; ///< the last test roll
};

DeviceModel::Facts chipFacts(const TowerFacts& facts);
DeviceModel::Page pageFacts(const TowerFacts& facts);
QList<TowerRow> towerRows(const TowerFacts& facts);
/// The tower that the page shows; null if there is none.
const Towers::Tower* lookedTower(const TowerFacts& facts);

QList<FactRow> linkRows(const devices::LinkState& link, const devices::LinkStatistics& statistics);

QList<ChoiceRow> effectRows();
/// `nullopt` for an id that effectRows() does not have.
std::optional<devices::LampEffect> effectOf(const QString& id);

/// A roll has arrived from a tower that does not play: the notice for the table.
QString elsewhereText(const journal::OfferedRoll& roll);

/// Empty if there is no problem.
QString rollProblemText(journal::RollProblem problem);

} // namespace watchfire::kiosk
