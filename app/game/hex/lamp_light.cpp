// SPDX-License-Identifier: Apache-2.0
// See lamp_light.h.
#include "app/game/hex/lamp_light.h"

#include <optional>

namespace watchfire {

namespace {

using devices::LampEffect;

struct EffectOf {
    std::optional<LampEffect> operator()(const hex::step::Breach&) const { return LampEffect::breach; }
    std::optional<LampEffect> operator()(const hex::step::Flood&) const { return LampEffect::flood; }
    std::optional<LampEffect> operator()(const hex::step::MoveStorm&) const { return LampEffect::storm; }
    std::optional<LampEffect> operator()(const hex::step::StormBegins&) const { return LampEffect::storm; }
    template <class Other> std::optional<LampEffect> operator()(const Other&) const { return std::nullopt; }
};

/// Lower is graver: one roll may breach a wall, flood the fields and move the storm.
constexpr int gravity(LampEffect effect) {
    return effect == LampEffect::breach ? 0 : effect == LampEffect::flood ? 1 : 2;
}

/// The gravest since the turn's roll, or since the turn began.
std::optional<LampEffect> effectOfTurn(std::span<const Told> told) {
    std::optional<LampEffect> gravest;
    for (auto last = told.rbegin(); last != told.rend(); ++last) {
        for (const hex::Step& step : last->hexSteps()) {
            const auto effect = std::visit(EffectOf{}, step);
            if (effect && (!gravest || gravity(*effect) < gravity(*gravest)))
                gravest = effect;
        }
        if (last->clearsCards)
            break;
    }
    return gravest;
}

} // namespace

LampEffect lampFor(const hex::State& state, std::span<const Told> told) {
    if (state.ending.over)
        return LampEffect::win;
    if (const auto effect = effectOfTurn(told))
        return *effect;
    switch (state.turn.phase) {
    case hex::TurnPhase::founding:
        return LampEffect::idle;
    case hex::TurnPhase::beforeRoll:
        return LampEffect::yourTurn;
    case hex::TurnPhase::afterRoll:
        return LampEffect::rolled;
    }
    return LampEffect::idle;
}

} // namespace watchfire
