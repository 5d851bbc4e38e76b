// SPDX-License-Identifier: Apache-2.0
// Plans a knight card in a few touches: up to two actions at the wall (GW-50), the robber's walk (BA-21)
// unless he has drowned (GR-23), or a raider driven off (RA-40). What may be chosen is asked of the rules by
// trying the card, never decided here.
#pragma once

#include "app/models/acting_models.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire {

class KnightPlanner {
public:
    enum class Stage { action, from, to, driveOff, pirate, victim, robber, raider };

    void start(const hex::State& state);
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] KnightModel::Facts facts(const hex::State& state) const;
    [[nodiscard]] QList<ChoiceRow> choices(const hex::State& state) const;
    /// Places on the board to choose from at this stage.
    [[nodiscard]] std::vector<hex::Place> places(const hex::State& state) const;

    /// An id out of choices(). Wrong ones do nothing.
    void choose(const hex::State& state, const QString& id);
    void pick(const hex::State& state, const hex::Place& place);
    /// One stage back, or the last planned action away; false where nothing is left to take back.
    bool back();
    /// The card as planned.
    [[nodiscard]] hex::command::Knight command(const hex::State& state) const;

private:
    [[nodiscard]] bool allowed(const hex::State& state, const hex::command::Knight& knight) const;
    /// The card with one more action.
    [[nodiscard]] hex::command::Knight with(const hex::State& state,
                                            const hex::command::KnightAction& action) const;
    [[nodiscard]] std::vector<hex::AssemblyId> startsOf(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::AssemblyId> targetsOf(const hex::State& state, hex::AssemblyId from) const;
    [[nodiscard]] std::vector<hex::HexId> drivable(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::HexId> seasFor(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::HexId> robberHexes(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::HexId> raiderHexes(const hex::State& state) const;
    /// No place is asked: the robber is off the board, and the card moves nobody (GR-23).
    [[nodiscard]] bool movesNobody(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::PlayerId> victims(const hex::State& state) const;
    [[nodiscard]] hex::command::Knight robberKnight(const hex::State& state, hex::HexId to,
                                                    hex::PlayerId from) const;

    Stage m_stage = Stage::action;
    std::vector<hex::command::KnightAction> m_actions;
    hex::AssemblyId m_from{};
    hex::HexId m_to{}; ///< the thief's new hex, or that of the raider who leaves
    hex::PlayerId m_victim{};
    bool m_robberGame = false;
};

} // namespace watchfire
