// SPDX-License-Identifier: Apache-2.0
// The river's rows in the panels; see river_room.h.
#include "app/hex/river/river_room.h"

#include "app/hex/river/river_text.h"
#include "app/models/strip_model.h"

namespace watchfire {

namespace {

StripRow rowOf(const QString& kind, const QString& title, const QString& value, const QString& detail) {
    StripRow row;
    row.kind = kind;
    row.id = kind;
    row.title = title;
    row.value = value;
    row.detail = detail;
    return row;
}

} // namespace

hex::ModuleName RiverRoom::module() const {
    return hex::ModuleName::river;
}

QList<StripRow> RiverRoom::strip(const hex::State& state) const {
    // Titles are short: title and value stand in one line.
    const bool flooded = state.river.flooded;
    StripRow plain =
        rowOf(QStringLiteral("flood"), RiverText::tr("Plain"),
              flooded ? RiverText::tr("flooded") : RiverText::tr("dry"),
              flooded ? RiverText::tr("It yields nothing.") : RiverText::tr("It also yields on 6 and 8."));
    if (flooded)
        plain.danger = QStringLiteral("warn");
    QList<StripRow> rows{plain};
    if (state.setup->has(hex::ModuleName::robber) && !state.thieves.robber.valid())
        rows.append(rowOf(QStringLiteral("robber"), RiverText::tr("Robber"), RiverText::tr("drowned"),
                          RiverText::tr("Back with the next seven.")));
    return rows;
}

} // namespace watchfire
