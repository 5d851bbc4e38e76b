// SPDX-License-Identifier: Apache-2.0
// What the game in memory answers alone, the same for every family of games.
#pragma once

#include "app/game/game_family.h"
#include "app/game/running_game.h"

namespace watchfire {

/// `Play` as in RunningGame.
template <class Play> class RunningFamily : public GameFamily {
public:
    [[nodiscard]] const Game* game() const override { return m_running.game(); }
    [[nodiscard]] std::size_t position() const override { return m_running.position(); }
    [[nodiscard]] const std::vector<Told>& told() const override { return m_running.told(); }
    [[nodiscard]] const Told* last() const override { return m_running.last(); }
    std::optional<Error> undo() override { return m_running.undo(); }
    void tellAgain() override { m_running.tellAgain(); }
    [[nodiscard]] bool over() const override { return m_running.state().ending.over; }

protected:
    RunningGame<Play> m_running;
};

} // namespace watchfire
