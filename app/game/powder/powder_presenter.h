// SPDX-License-Identifier: Apache-2.0
// Shows a game of Black Powder in the table's models. It decides nothing; it asks the rules what may be done
// next.
#pragma once

#include "app/game/cards_in_hand.h"
#include "app/game/powder/acting_clans.h"
#include "app/models/table_model.h"
#include "rules/game.h"

#include <optional>
#include <vector>

namespace watchfire {

class PowderPresenter {
public:
    struct Beat;

    explicit PowderPresenter(TableModel& table) : m_table(table) {}

    /// `entering`: the player for whom something is being entered.
    void show(const PowderGame& game, const CardsInHand& cards, bool practice,
              std::optional<powder::Clan> entering = std::nullopt);

private:
    void showPlayers(const powder::State& shown, const ActingClans& acting);
    void showBoard(const powder::State& state, const Beat& beat, const CardsInHand& cards);
    void showTurn(const powder::State& state, const CardsInHand& cards);
    void showSteps(const CardsInHand& cards, bool asks);
    void showDecision(const powder::State& state);
    void showEnd(const PowderGame& game);
    void showModeAndHeadline(const PowderGame& game, const CardsInHand& cards);

    TableModel& m_table;
};

/// True if several soldiers make the answer, chosen one by one.
bool asksForList(const powder::Decision& decision);
/// What the rows of the decision stand for, in their order.
std::vector<powder::Value> valuesOf(const powder::Decision& decision);
/// "Ann 12", one for each player with honor.
QStringList standings(const powder::State& state);

} // namespace watchfire
