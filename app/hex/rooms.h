// SPDX-License-Identifier: Apache-2.0
// The rooms of all rule modules that have one, in the order in which their rows follow each other on screen.
#pragma once

#include "app/hex/friendly_robber/friendly_robber_room.h"
#include "app/hex/jungle/jungle_room.h"
#include "app/hex/river/river_room.h"
#include "app/hex/room.h"

#include <span>
#include <type_traits>
#include <vector>

namespace watchfire {

[[nodiscard]] std::span<const ModuleRoom* const> rooms();
/// Those of the modules of one game.
[[nodiscard]] std::vector<const ModuleRoom*> roomsOf(const hex::Setup& setup);

/// The room of this module; null where it has none.
[[nodiscard]] const ModuleRoom* roomOf(hex::ModuleName module);

/// A kind of step or correction that a room words. The visitors in app/text leave these out, so that the
/// compiler still finds a kind that nobody words.
template <class Kind>
concept WordedInARoom = RiverRoom::words<Kind> || JungleRoom::words<Kind>;

[[nodiscard]] inline bool saysNothing(const QString& text) {
    return text.isEmpty();
}
template <class Words> [[nodiscard]] bool saysNothing(const std::optional<Words>& words) {
    return !words;
}

/// The answer of the first room that has one: `ask` is called with one room after the other.
template <class Ask> [[nodiscard]] auto askRooms(const Ask& ask) {
    using Answer = std::invoke_result_t<Ask, const ModuleRoom&>;
    for (const ModuleRoom* room : rooms()) {
        if (Answer answer = ask(*room); !saysNothing(answer))
            return answer;
    }
    return Answer{};
}

/// What is said of a piece that some module brings; empty for the pieces of the plain game and the wall.
[[nodiscard]] QString pieceOfARoom(hex::Piece piece, PieceSaying saying);

} // namespace watchfire
