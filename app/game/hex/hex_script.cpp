// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/hex_script.h"

#include "rules/hex/apply.h"

#include <algorithm>

namespace watchfire {

bool answers(const HexStage& stage, const HexTouch& touch) {
    if (const auto* place = std::get_if<hex::Place>(&touch))
        return std::find(stage.places.begin(), stage.places.end(), *place) != stage.places.end();
    // Among the players each row stands for whom it names.
    if (const auto* player = std::get_if<hex::PlayerId>(&touch))
        return player->valid() && !stage.players.isEmpty();
    const QString& id = std::get<QString>(touch);
    return stage.buttons.contains(id) ||
           std::any_of(stage.choices.begin(), stage.choices.end(),
                       [&](const ChoiceRow& choice) { return choice.enabled && choice.id == id; });
}

bool isAllowed(const hex::State& state, const hex::Command& command) {
    return hex::apply(state, command).ok();
}

} // namespace watchfire
