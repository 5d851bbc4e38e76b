// SPDX-License-Identifier: Apache-2.0
// Black Powder at the desk: joins game in memory, presenter and entry by touch.
#pragma once

#include "app/game/powder/powder_acting.h"
#include "app/game/powder/powder_game.h"
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_presenter.h"
#include "app/game/running_family.h"
#include "app/models/table_model.h"

#include <map>
#include <optional>

namespace watchfire {

class PowderFamily : public RunningFamily<PowderPlay> {
public:
    PowderFamily(TableModel& table, Submit submit, tracing::Trace* trace);
    /// Whether a game with this header is of this family.
    [[nodiscard]] static bool plays(const Json& header);

    std::optional<Error> open(const Json& header) override;
    void close() override {
        m_shown.reset();
        m_acting.forget();
        m_running.close();
    }
    std::optional<Error> carryOut(const Request& request) override;

    [[nodiscard]] devices::LampEffect lamp(const CardsInHand& cards) const override;
    [[nodiscard]] std::optional<GameCommand> drawn(const Random& random) const override;
    [[nodiscard]] std::optional<Request> wanted() override { return m_acting.wanted(); }

    [[nodiscard]] StatisticsModel::Facts statistics(const QString& from) const override;

    [[nodiscard]] RollUse rollUse() const override;
    Result<std::optional<GameCommand>> commandOf(const std::vector<int>& dice) override;

    /// What is built is an act, which asks more than a place.
    [[nodiscard]] std::vector<BuildOffer> builds(const QString&) const override { return {}; }
    [[nodiscard]] std::vector<ActOffer> acts(const QString& player) const override;
    [[nodiscard]] ActReply enter(const QString& player, const QString& act,
                                 const ActTouches& touches) const override;

    void showProposed(const GameCommand& command) const override;
    void show(const CardsInHand& cards, bool practice) override;
    void closePanels() override { m_acting.close(); }

private:
    /// The rolls of a draw so far, which the next one continues.
    struct Drawing {
        PowderDraw::What what;
        powder::Lot lot;
    };
    /// The draw that dice decide now, between several choices.
    [[nodiscard]] std::optional<PowderDraw> diceDecide() const;

    TableModel& m_table;
    PowderPresenter m_presenter;
    PowderActing m_acting;
    std::optional<CardsInHand> m_shown; ///< the cards when the table was last shown
    bool m_practice = false;
    std::optional<Drawing> m_drawing;
    /// For each command of a draw of several rolls, by its position: the draw before its last roll.
    std::map<std::size_t, Drawing> m_before;
};

} // namespace watchfire
