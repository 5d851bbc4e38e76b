// SPDX-License-Identifier: Apache-2.0
// Leads through the founding, one placement after the other (BA-34, GW-10, WO-01, RA-02). Who founds what
// next is the rules' word; the highest roller sits first.
#pragma once

#include "app/models/acting_models.h"
#include "rules/hex/founding.h"
#include "rules/hex/state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace watchfire {

class FoundingGuide {
public:
    using Json = nlohmann::ordered_json;

    [[nodiscard]] FoundingModel::Facts facts(const hex::State& state) const;
    /// Where a ship may stand for the road: the two to choose from.
    [[nodiscard]] QList<ChoiceRow> pieces(const hex::State& state) const;
    void choosePiece(const QString& piece);
    [[nodiscard]] std::vector<hex::Place> places(const hex::State& state) const;
    /// Why a piece does not go where the finger is, near these places; empty where nothing is to be said.
    [[nodiscard]] QString whyNot(const hex::State& state, const std::vector<hex::Place>& touched) const;
    /// The placement at one of places(); nothing when the founding is complete.
    std::optional<Json> pick(const hex::State& state, const hex::Place& place);
    /// Ends the founding; the highest roller has the first turn.
    [[nodiscard]] Json begin(const hex::State& state) const;

private:
    [[nodiscard]] hex::Piece pieceOf(const hex::FoundingTurn& turn) const;

    hex::Piece m_line = hex::Piece::road;
};

} // namespace watchfire
