// SPDX-License-Identifier: Apache-2.0
// The hex games at the desk: joins game in memory, presenter and acting panel.
#pragma once

#include "app/game/hex/acting_panel.h"
#include "app/game/hex/hex_game.h"
#include "app/game/hex/table_presenter.h"
#include "app/game/running_family.h"
#include "app/models/table_model.h"

namespace watchfire {

class HexFamily : public RunningFamily<HexPlay> {
public:
    HexFamily(TableModel& table, Submit submit, tracing::Trace* trace);

    std::optional<Error> open(const Json& header) override {
        m_presenter.forget();
        return m_running.open(header);
    }
    void close() override {
        m_presenter.forget();
        m_running.close();
    }

    // ---- the game that is likely to be opened next, played beside the open one ----

    std::optional<Error> openAhead(const Json& header) { return m_ahead.open(header); }
    /// One line of its log.
    std::optional<Error> carryOutAhead(const Json& line);
    /// Null without one.
    [[nodiscard]] const HexGame* ahead() const { return m_ahead.game(); }
    void closeAhead() { m_ahead.close(); }
    /// Fills the table's models with it, as it is once every step is done, so that its page can be made in
    /// advance. Only while no game is open.
    void showAhead();
    /// Makes it the open game.
    void takeAhead() {
        m_presenter.forget();
        m_running.take(m_ahead);
    }

    [[nodiscard]] devices::LampEffect lamp(const CardsInHand& cards) const override;
    [[nodiscard]] std::optional<GameCommand> drawn(const Random& random) const override;

    [[nodiscard]] StatisticsModel::Facts statistics(const QString& from) const override;

    [[nodiscard]] RollUse rollUse() const override;
    Result<std::optional<GameCommand>> commandOf(const std::vector<int>& dice) override;

    [[nodiscard]] std::vector<BuildOffer> builds(const QString& player) const override;
    [[nodiscard]] std::vector<ActOffer> acts(const QString& player) const override;
    [[nodiscard]] ActReply enter(const QString& player, const QString& act,
                                 const ActTouches& touches) const override;

    void showProposed(const GameCommand& command) const override;
    void show(const CardsInHand& cards, bool practice) override;
    void closePanels() override { m_acting.close(); }

private:
    /// The open question, if the first die of a roll answers it (RA-60).
    [[nodiscard]] std::optional<hex::Decision> askedOfDie() const;
    /// True if this player may build: on the own turn, or before the next roll while others may build
    /// (BA-51).
    [[nodiscard]] bool mayBuild(const QString& player) const;

    TableModel& m_table;
    RunningGame<HexPlay> m_ahead;
    TablePresenter m_presenter;
    ActingPanel m_acting;
};

/// "Ann 5", one for each player.
QStringList standings(const hex::State& state);

} // namespace watchfire
