// SPDX-License-Identifier: Apache-2.0
// The river's rows in the panels; see river_room.h.
#include "app/hex/river/river_room.h"

#include "app/hex/river/river_text.h"
#include "app/rows/strip_row.h"

#include <algorithm>
#include <array>

namespace watchfire {

namespace {

constexpr std::array riverLines{hex::Piece::bridge};

constexpr std::array riverCorrections{
    CorrectionKind{"flood", QT_TRANSLATE_NOOP("RiverText", "The flood"), CorrectionKind::Where::nowhere,
                   withModule<hex::ModuleName::river>, "RiverText"},
};

} // namespace

hex::ModuleName RiverRoom::module() const {
    return hex::ModuleName::river;
}

std::span<const hex::Piece> RiverRoom::lines() const {
    return riverLines;
}

std::optional<hex::Piece> RiverRoom::onlyLineAt(const hex::Board& board, hex::SideId side) const {
    const auto& crossings = board.river()->crossings;
    const bool crosses = std::find(crossings.begin(), crossings.end(), side) != crossings.end();
    return crosses ? std::optional(hex::Piece::bridge) : std::nullopt;
}

std::span<const CorrectionKind> RiverRoom::corrections() const {
    return riverCorrections;
}

std::vector<CorrectionValue> RiverRoom::correctionValues(const hex::State& state, const QString&,
                                                         const hex::Place&, hex::PlayerId) const {
    return {{QStringLiteral("true"), RiverText::tr("Flooded"), state.river.flooded,
             hex::command::CorrectFlood{true}},
            {QStringLiteral("false"), RiverText::tr("Dry"), !state.river.flooded,
             hex::command::CorrectFlood{false}}};
}

QList<StripRow> RiverRoom::strip(const hex::State& state) const {
    // Titles are short: title and value share one line.
    const bool flooded = state.river.flooded;
    StripRow plain =
        stripRow("flood", RiverText::tr("Plain"), flooded ? RiverText::tr("flooded") : RiverText::tr("dry"),
                 flooded ? RiverText::tr("It yields nothing.") : RiverText::tr("It also yields on 6 and 8."));
    if (flooded)
        plain.danger = QStringLiteral("warn");
    QList<StripRow> rows{plain};
    if (state.setup->has(hex::ModuleName::robber) && !state.thieves.robber.valid())
        rows.append(stripRow("robber", RiverText::tr("Robber"), RiverText::tr("drowned"),
                             RiverText::tr("Back with the next seven.")));
    return rows;
}

} // namespace watchfire
