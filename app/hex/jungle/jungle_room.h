// SPDX-License-Identifier: Apache-2.0
// The jungle in the app (RA-62): its counters.
#pragma once

#include "app/hex/room.h"

namespace watchfire {

class JungleRoom final : public ModuleRoom {
public:
    /// Its own steps and corrections.
    template <class Kind>
    static constexpr bool words = isOneOf<Kind, hex::step::JungleCounter, hex::command::CorrectCounters>;

    [[nodiscard]] hex::ModuleName module() const override;

    [[nodiscard]] std::optional<OptionWords> addition(hex::Addition addition) const override;
    [[nodiscard]] QString terrain(hex::Terrain terrain) const override;
    [[nodiscard]] std::optional<HeldWords> held(const hex::State& state, hex::PlayerId player) const override;

    [[nodiscard]] std::optional<text::StepCard> card(const hex::State& state,
                                                     const hex::Step& step) const override;
    [[nodiscard]] QString line(const hex::State& state, const hex::Step& step) const override;
    [[nodiscard]] QString corrected(const hex::State& before,
                                    const hex::command::Correction& correction) const override;
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override;
    [[nodiscard]] std::span<const CorrectionKind> corrections() const override;
    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString& id,
                                                                const hex::Place& at,
                                                                hex::PlayerId player) const override;
};

} // namespace watchfire
