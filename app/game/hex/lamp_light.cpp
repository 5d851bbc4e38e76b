// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/lamp_light.h"

#include "app/hex/rooms.h"

#include <optional>

namespace watchfire {

namespace {

using devices::LampEffect;

/// The most serious effect, which is the first in LampEffect's order, since the turn's roll, or since the
/// turn began.
std::optional<LampEffect> effectOfTurn(const CardsInHand& cards, const ShownCards& shown) {
    std::optional<LampEffect> gravest;
    for (std::size_t n = cards.position; n > 0; --n) {
        const Told& told = cards.told[n - 1];
        const std::size_t heard = stepsTold(cards, shown, n - 1);
        for (std::size_t i = 0; i < heard; ++i) {
            const auto effect =
                askRooms([&](const ModuleRoom& room) { return room.lamp(told.hexSteps()[i]); });
            if (effect && (!gravest || *effect < *gravest))
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
        return WF_LAMP_WIN;
    if (const auto effect = effectOfTurn(cards, shown))
        return *effect;
    switch (state.turn.phase) {
    case hex::TurnPhase::founding:
        return WF_LAMP_IDLE;
    case hex::TurnPhase::beforeRoll:
        return WF_LAMP_YOUR_TURN;
    case hex::TurnPhase::afterRoll:
        return WF_LAMP_ROLLED;
    }
    return WF_LAMP_IDLE;
}

} // namespace watchfire
