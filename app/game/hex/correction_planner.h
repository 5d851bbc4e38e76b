// SPDX-License-Identifier: Apache-2.0
// Plans a correction by hand in a few touches: what, where or whose, the new value (BA-60).
#pragma once

#include "app/models/acting_models.h"
#include "rules/hex/state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace watchfire {

class CorrectionPlanner {
public:
    enum class Stage { what, place, player, token, value };

    /// `at`: only what can be put right at these places, the likeliest first; empty: anything.
    void start(std::vector<hex::Place> at = {});
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] QString stageName() const;
    [[nodiscard]] QString title(const hex::State& state) const;
    [[nodiscard]] QList<ChoiceRow> choices(const hex::State& state) const;
    [[nodiscard]] std::vector<hex::Place> places(const hex::State& state) const;
    /// The places to light: the place whose value is being entered, or where storm, robber or pirate stand.
    [[nodiscard]] std::vector<hex::Place> present(const hex::State& state) const;

    /// An id out of choices(), or a place out of places(). The finished command (game-log, "correct"), or
    /// nothing while more is to be chosen.
    std::optional<nlohmann::ordered_json> choose(const hex::State& state, const QString& id);
    std::optional<nlohmann::ordered_json> pick(const hex::State& state, const hex::Place& place);
    void back();

private:
    [[nodiscard]] std::optional<nlohmann::ordered_json> command(const nlohmann::ordered_json& value) const;
    [[nodiscard]] nlohmann::ordered_json bagWith(const hex::State& state, int count) const;
    [[nodiscard]] nlohmann::ordered_json riderBagWith(const hex::State& state, int count) const;
    [[nodiscard]] static std::vector<hex::Place> placesOf(const hex::State& state, const QString& what);
    /// The first of the touched places where this may be put right.
    [[nodiscard]] std::optional<hex::Place> touchedFor(const hex::State& state, const QString& what) const;

    Stage m_stage = Stage::what;
    QString m_what;
    std::string m_at;
    hex::Place m_place{};
    hex::PlayerId m_player{};
    int m_token = 0; ///< the number whose tokens are corrected; of riders the numeral, from 1
    std::vector<hex::Place> m_touched;
};

} // namespace watchfire
