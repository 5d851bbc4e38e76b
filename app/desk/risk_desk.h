// SPDX-License-Identifier: Apache-2.0
// Computes the risk until a player's next turn for the table, on its own thread, because a whole round of
// rolls takes longer than a picture may wait; only while the table asks for it. A first look is shown at
// once; if it passed positions over, a better answer replaces it.
#pragma once

#include "app/desk/game_desk.h"
#include "app/models/risk_model.h"
#include "rules/hex/risk.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace watchfire {

class RiskDesk : public QObject {
    Q_OBJECT
public:
    RiskDesk(RiskModel& risk, GameDesk& desk, QObject* parent = nullptr);
    ~RiskDesk() override;

private:
    /// Call after every change of the game.
    void show();
    /// The open hex game, or null.
    [[nodiscard]] const hex::State* open() const;
    void compute(const hex::State& state, hex::PlayerId player);
    /// `whole`: no better answer follows.
    void show(const hex::State& state, hex::PlayerId player, const hex::Risk& risk, bool whole);
    void giveUp();
    [[nodiscard]] hex::PlayerId chosen(const hex::State& state) const;

    RiskModel& m_risk;
    GameDesk& m_desk;
    QString m_player; ///< id of the player chosen by the table; empty: the player whose turn it is
    std::optional<hex::State> m_state; ///< the one shown or being computed
    hex::PlayerId m_for{};
    std::shared_ptr<std::atomic<unsigned>> m_asked = std::make_shared<std::atomic<unsigned>>(0);
    QThreadPool m_worker;
};

} // namespace watchfire
