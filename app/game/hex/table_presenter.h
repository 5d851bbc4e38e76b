// SPDX-License-Identifier: Apache-2.0
// Shows a game in the table's models: players, turn, dice, steps, forecast, walls, history, end. It decides
// nothing; it asks the rules what may be done next. The models tell the screen only what changed.
#pragma once

#include "app/game/cards_in_hand.h"
#include "app/game/hex/beat_pictures.h"
#include "app/models/table_model.h"
#include "rules/game.h"

#include <QString>

#include <compare>
#include <cstddef>
#include <vector>

namespace watchfire {

/// A game as the desk holds it.
struct TableView {
    const HexGame& game;
    const CardsInHand& cards;
    bool practice = false;
};

class TablePresenter {
public:
    explicit TablePresenter(TableModel& table);

    void show(const TableView& view);
    /// Call before another game, or none, is shown.
    void forget();

private:
    /// A point of the story: this many steps of the session's entry are done.
    struct Point {
        std::size_t entry = 0;
        std::size_t steps = 0;
        friend auto operator<=>(const Point&, const Point&) = default;
    };

    void showPicture(const TableView& view, const hex::State& shown, bool acts);
    [[nodiscard]] std::vector<hex::State> passedAtOnce(const TableView& view, Point to) const;
    void showTurn(const TableView& view);
    void showSteps(const TableView& view);
    void showDecision(const TableView& view);
    void showForecastAndWalls(const TableView& view, const hex::State& shown);
    void showEnd(const TableView& view);
    void showModeAndHeadline(const TableView& view);

    TableModel& m_table;
    BeatPictures m_pictures;
    hex::PlayerList m_acting; ///< whose chips are lit
    Point m_at;               ///< the table's point when it was last shown
    std::size_t m_position = 0;
};

/// What is played: "The Raiders, with the Great River".
QString gameTitle(const hex::Combination& combination);
/// What the rows of the decision stand for, in their order: what may be answered, then what is forbidden.
std::vector<hex::Value> valuesOf(const hex::Decision& decision);
/// Whether a roll may come now: the rules would take one.
bool mayRoll(const hex::State& state);

} // namespace watchfire
