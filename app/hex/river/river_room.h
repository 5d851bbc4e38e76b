// SPDX-License-Identifier: Apache-2.0
// The Great River in the app (GR): flood and ebb, bridges, the drowned robber.
#pragma once

#include "app/hex/room.h"

namespace watchfire {

class RiverRoom final : public ModuleRoom {
public:
    /// Its own steps and corrections.
    template <class Kind>
    static constexpr bool words = isOneOf<Kind, hex::step::Flood, hex::step::Ebb, hex::step::RobberDrowns,
                                          hex::step::RobberReturns, hex::command::CorrectFlood>;

    [[nodiscard]] hex::ModuleName module() const override;

    [[nodiscard]] std::optional<text::StepCard> card(const hex::State& state,
                                                     const hex::Step& step) const override;
    [[nodiscard]] QString line(const hex::State& state, const hex::Step& step) const override;
    [[nodiscard]] QString corrected(const hex::State& before,
                                    const hex::command::Correction& correction) const override;
    [[nodiscard]] std::optional<BlockWords> blocked(hex::Blocker by, const QString& players,
                                                    int sum) const override;
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override;
    [[nodiscard]] SevenWords onSeven(const hex::State& state, const hex::Steps& steps) const override;
    [[nodiscard]] QString sevenLevel(const hex::State& state, const hex::Steps& steps) const override;
    [[nodiscard]] QString headline(const hex::State& state, int sevens) const override;
    [[nodiscard]] QString piece(hex::Piece piece, PieceSaying saying) const override;
    [[nodiscard]] std::span<const hex::Piece> lines() const override;
    [[nodiscard]] std::optional<hex::Piece> onlyLineAt(const hex::Board& board,
                                                       hex::SideId side) const override;
    [[nodiscard]] QString barred(const hex::State& state, const hex::Placement& placement,
                                 Clause rule) const override;

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override;
    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString& id,
                                                                const hex::Place& at,
                                                                hex::PlayerId player) const override;
    [[nodiscard]] QList<MarkRow> marks(const hex::Board& board) const override;
    [[nodiscard]] QList<MarkRow> marks(const hex::BoardDescription& draft) const override;
    void onHex(const hex::State& state, hex::HexId id, HexRow& row) const override;
    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id, const QString& name) const override;
    [[nodiscard]] QString missed(hex::MissedBy by, int cards) const override;
    [[nodiscard]] std::optional<MomentWords> moment(const hex::State& state,
                                                    const hex::Moment& moment) const override;
    [[nodiscard]] QStringList facts(const hex::State& state, const hex::Statistics& counted) const override;
    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override;

    [[nodiscard]] std::optional<ScenarioWords> scenario(hex::Scenario scenario) const override;
    [[nodiscard]] QList<SwitchWords> switches(hex::Scenario scenario) const override;
    [[nodiscard]] std::optional<OptionWords> addition(hex::Addition addition) const override;
    [[nodiscard]] const TileWords* tile() const override;
    [[nodiscard]] QString tileLies(hex::TileLie lie) const override;
    [[nodiscard]] QString robberKeptOff(const hex::State& state) const override;
};

} // namespace watchfire
