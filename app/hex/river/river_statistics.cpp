// SPDX-License-Identifier: Apache-2.0
// The river in the statistics; see river_room.h.
#include "app/hex/river/river_room.h"
#include "app/hex/river/river_text.h"

namespace watchfire {

QString RiverRoom::missed(hex::MissedBy by, int cards) const {
    return by == hex::MissedBy::flood ? RiverText::tr("%n by the flood", "cards missed", cards) : QString();
}

std::optional<MomentWords> RiverRoom::moment(const hex::State&, const hex::Moment& moment) const {
    if (moment.kind != hex::Moment::Kind::flood)
        return std::nullopt;
    return MomentWords{QStringLiteral("flood"), RiverText::tr("The river floods")};
}

QStringList RiverRoom::facts(const hex::State&, const hex::Statistics& counted) const {
    return {RiverText::tr("%n flood(s)", nullptr, counted.times(hex::MomentKind::flood))};
}

} // namespace watchfire
