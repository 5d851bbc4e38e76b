// SPDX-License-Identifier: Apache-2.0
// Plans what is built: the piece, then its place; a ship's way is two places (BA-31, BA-36, GW-60, GR-31). In
// the special building phase also who builds (BA-51). What may be chosen is asked of the rules.
#pragma once

#include "app/models/acting_models.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace watchfire {

class BuildPlanner {
public:
    using Json = nlohmann::ordered_json;

    void start();
    void choosePlayer(const hex::State& state, const QString& player);
    /// Builds nothing before the next roll (BA-51); an empty id: nobody does.
    void skip(const hex::State& state, const QString& player);
    /// Who may still build before the next roll: from the next but one on, whose own turn comes last.
    [[nodiscard]] hex::PlayerList waiting(const hex::State& state) const;
    /// An id out of pieces(). The finished command where there is nothing more to choose.
    std::optional<Json> choose(const hex::State& state, const QString& id);
    /// A place out of places(). The finished command, or nothing while more is to be chosen.
    std::optional<Json> pick(const hex::State& state, const hex::Place& place);

    [[nodiscard]] QList<ChoiceRow> pieces(const hex::State& state) const;
    [[nodiscard]] QList<ChoiceRow> players(const hex::State& state) const;
    /// `anywhere`: all places, not only the legal ones (BA-33).
    [[nodiscard]] std::vector<hex::Place> places(const hex::State& state, bool anywhere) const;
    /// How many jungle counters may stand for a development card's resources now (RA-62); 0: none.
    [[nodiscard]] int spendable(const hex::State& state) const;
    [[nodiscard]] Json spend(const hex::State& state, int amount) const;
    [[nodiscard]] bool choosesPlace() const { return m_moveShip || m_piece.has_value(); }
    [[nodiscard]] QString piece() const; ///< id of the chosen one, or empty
    [[nodiscard]] QString hint(const hex::State& state, bool anywhere) const;
    /// Why the piece does not go where the finger is, near these places; empty where nothing is to be said.
    [[nodiscard]] QString whyNot(const hex::State& state, const std::vector<hex::Place>& touched) const;

private:
    [[nodiscard]] hex::PlayerId builder(const hex::State& state) const;
    [[nodiscard]] Json build(const hex::State& state, const hex::Place& place) const;
    [[nodiscard]] ChoiceRow pieceRow(const hex::State& state, hex::Piece piece) const;
    [[nodiscard]] QString wallCost(const hex::State& state) const;

    std::optional<hex::Piece> m_piece;
    bool m_moveShip = false;
    hex::SideId m_shipFrom{}; ///< valid while the ship's new place is asked
    hex::PlayerId m_player{};
    hex::PlayerList m_skipped;      ///< of the special building phase
    hex::PlayerId m_skippedAfter{}; ///< after whose turn that was
};

} // namespace watchfire
