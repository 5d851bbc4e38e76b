// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/lamp_light.h"

#include <optional>
#include <variant>

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

/// Lower is more serious: one roll may breach a wall, flood the fields and move the storm.
constexpr int gravity(LampEffect effect) {
    return effect == LampEffect::breach ? 0 : effect == LampEffect::flood ? 1 : 2;
}

/// The most serious effect since the turn's roll, or since the turn began.
std::optional<LampEffect> effectOfTurn(const CardsInHand& cards, const ShownCards& shown) {
    std::optional<LampEffect> gravest;
    for (std::size_t n = cards.position; n > 0; --n) {
        const Told& told = cards.told[n - 1];
        const std::size_t heard = stepsTold(cards, shown, n - 1);
        for (std::size_t i = 0; i < heard; ++i) {
            const auto effect = std::visit(EffectOf{}, told.hexSteps()[i]);
            if (effect && (!gravest || gravity(*effect) < gravity(*gravest)))
                gravest = effect;
        }
        if (told.clearsCards)
            break;
    }
    return gravest;
}

} // namespace

LampEffect lampFor(const hex::State& state, const CardsInHand& cards) {
    const ShownCards shown = shownCards(cards);
    if (state.ending.over && shown.current == nullptr)
        return LampEffect::win;
    if (const auto effect = effectOfTurn(cards, shown))
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
