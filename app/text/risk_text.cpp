// SPDX-License-Identifier: Apache-2.0
#include "app/text/risk_text.h"

#include "app/hex/rooms.h"
#include "app/text/names.h"

#include <QCoreApplication>

#include <cmath>
#include <utility>

namespace watchfire::text {

namespace {

struct RiskText {
    Q_DECLARE_TR_FUNCTIONS(RiskText)
};

} // namespace

HitWords riskWords(const hex::State& state, const hex::Risk::Hit& hit) {
    const QString place = placeName(state, hit.at);
    if (auto own = askRooms([&](const ModuleRoom& room) { return room.atRisk(hit.kind, place); }))
        return *std::move(own);
    switch (hit.kind) {
    case hex::HitKind::blocked:
        return {"blocked", "warn", RiskText::tr("A hex is blocked: %1").arg(place)};
    case hex::HitKind::freed:
        return {"check", "gain", RiskText::tr("A hex is free again: %1").arg(place)};
    case hex::HitKind::harbourShut:
        return {"blocked", "warn", RiskText::tr("A harbour is shut: %1").arg(place)};
    default:
        return {"warning", "warn", {}};
    }
}

QString riskChance(double chance) {
    const auto percent = static_cast<int>(std::lround(chance * 100));
    if (percent == 0)
        return RiskText::tr("<1%", "a chance");
    if (percent == 100 && chance < 1)
        return RiskText::tr(">99%", "a chance");
    return RiskText::tr("%1%", "a chance").arg(percent);
}

QString riskTitle(const hex::State& state, hex::PlayerId player, int rolls) {
    return RiskText::tr("Until %1's next turn: %n roll(s)", nullptr, rolls)
        .arg(playerName(*state.setup, player));
}

QString riskNote(const hex::Risk& risk) {
    if (risk.exact)
        return {};
    return risk.passedOver < 0.005
               ? RiskText::tr("Estimated: where somebody chooses, every answer counts alike.")
               : RiskText::tr("Estimated: where somebody chooses, every answer counts alike. Each chance may "
                              "be up to %1 points higher.")
                     .arg(static_cast<int>(std::ceil(risk.passedOver * 100)));
}

} // namespace watchfire::text
