// SPDX-License-Identifier: Apache-2.0
// The river in the forecast: every seven floods the plain or drains it (GR-13); see river_room.h.
#include "app/hex/river/river_room.h"
#include "app/hex/river/river_text.h"

#include <algorithm>

namespace watchfire {

SevenWords RiverRoom::onSeven(const hex::State& state, const hex::Steps& steps) const {
    SevenWords seven;
    QStringList returns;
    bool drowns = false;
    for (const hex::Step& step : steps) {
        if (std::holds_alternative<hex::step::RobberReturns>(step))
            returns.append(line(state, step));
        else
            seven.first += line(state, step);
        drowns = drowns || std::holds_alternative<hex::step::RobberDrowns>(step);
    }
    seven.first.removeAll(QString());
    if (drowns || !returns.isEmpty())
        seven.robber = returns;
    else if (state.river.flooded && !state.thieves.robber.valid() &&
             state.setup->has(hex::ModuleName::robber))
        seven.robber = QStringList{RiverText::tr("the robber moves")}; // the board names no hex to return to
    return seven;
}

QString RiverRoom::sevenLevel(const hex::State&, const hex::Steps& steps) const {
    const bool floods = std::any_of(steps.begin(), steps.end(), [](const hex::Step& step) {
        return std::holds_alternative<hex::step::Flood>(step);
    });
    return floods ? QStringLiteral("flood") : QString();
}

QString RiverRoom::headline(const hex::State& state, int sevens) const {
    return state.river.flooded ? RiverText::tr("%n of 36 roll(s) drain the plain (%1%)", nullptr, sevens)
                               : RiverText::tr("%n of 36 roll(s) flood the plain (%1%)", nullptr, sevens);
}

} // namespace watchfire
