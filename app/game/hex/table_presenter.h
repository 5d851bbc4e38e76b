// SPDX-License-Identifier: Apache-2.0
// Shows a game in the table's models: players, turn, dice, steps, forecast, walls, history, end. It decides
// nothing; what may be done next it asks of the rules. The models tell the screen only what changed.
#pragma once

#include "app/game/cards_in_hand.h"
#include "app/models/table_model.h"
#include "rules/game.h"

#include <QString>

namespace watchfire {

/// A game as the desk holds it.
struct TableView {
    const HexGame& game;
    const CardsInHand& cards;
    bool practice = false;
};

class TablePresenter {
public:
    explicit TablePresenter(TableModel& table) : m_table(table) {}

    void show(const TableView& view);

private:
    void showTurn(const TableView& view);
    void showSteps(const TableView& view);
    void showDecision(const TableView& view);
    void showForecastAndWalls(const TableView& view, const hex::State& shown);
    void showEnd(const TableView& view);
    void showModeAndHeadline(const TableView& view);

    TableModel& m_table;
};

/// What is played: "The Raiders, with the Great River".
QString gameTitle(const hex::Setup& setup);
/// Whether a roll may come now: the rules would take one.
bool mayRoll(const hex::State& state);

} // namespace watchfire
