// SPDX-License-Identifier: Apache-2.0
// What the table has to do, one physical act per step, in order (game-log, "Steps"). Each step names its
// clause and contains all that it changes (telling.h); sentences are made elsewhere. Fields that were added
// later come after the clause. A module's own steps are in its folder.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/board.h"
#include "rules/hex/command.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/data.h"
#include "rules/hex/modules/shapes.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace watchfire::hex {

enum class Card : std::uint8_t { longestRoad, largestArmy };
[[nodiscard]] std::string_view toString(Card card);

namespace step {

struct Discard {
    static constexpr const char* name = "discard";
    Clause rule;
    void fields(auto&) const {}
};
struct Blocked {
    static constexpr const char* name = "blocked";
    HexId hex;
    Blocker by = Blocker::robber;
    PlayerList players; ///< who would have collected, in turn order from the roller
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex)("by", by)("players", players); }
};
struct Collect {
    static constexpr const char* name = "collect";
    PlayerId player;
    Resource resource = Resource::none;
    std::uint8_t amount = 0;
    HexId hex;
    Clause rule;
    void fields(auto& archive) const {
        archive("player", player)("resource", resource)("amount", amount)("hex", hex);
    }
};
struct MoveRobber : PlayerAt<HexId> {
    static constexpr const char* name = "move-robber";
};
struct Steal {
    static constexpr const char* name = "steal";
    PlayerId player;
    PlayerId from;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("from", from); }
};
struct PlacePiece {
    static constexpr const char* name = "place-piece";
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at;
    Clause rule;
    PlayerId lapses{}; ///< WO-27: the player whose duty to rebuild there ends unmet
    void fields(auto& archive) const {
        archive("piece", piece)("player", player)("at", at).unlessNone("lapses", lapses);
    }
};
struct MoveShip {
    static constexpr const char* name = "move-ship";
    PlayerId player;
    SideId from;
    SideId to;
    Clause rule;
    PlayerId lapses{}; ///< as for a placed piece, at `to`
    void fields(auto& archive) const {
        archive("player", player)("from", from)("to", to).unlessNone("lapses", lapses);
    }
};
struct CardOf {
    PlayerId player;
    Card card = Card::longestRoad;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("card", card); }
};
struct GainCard : CardOf {
    static constexpr const char* name = "gain-card";
};
struct LoseCard : CardOf {
    static constexpr const char* name = "lose-card";
};
struct HarbourChange {
    HarbourId harbour;
    HarbourShutter by = HarbourShutter::pirate;
    PlayerList players; ///< the owners of the buildings concerned
    Clause rule;
    void fields(auto& archive) const { archive("at", harbour)("by", by)("players", players); }
};
struct HarbourShut : HarbourChange {
    static constexpr const char* name = "harbour-shut";
};
struct HarbourOpens : HarbourChange {
    static constexpr const char* name = "harbour-opens";
};
struct Win {
    static constexpr const char* name = "win";
    PlayerId player;
    std::int16_t points = 0;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("points", points); }
};
struct GameOver {
    std::bitset<maxPlayers> winners;
    std::array<std::int16_t, maxPlayers> points{};
    Clause rule;
};

} // namespace step

/// The steps of the base game, and those of the modules.
using StepKinds = Joined<TypeList<step::Discard, step::Blocked, step::Collect, step::MoveRobber, step::Steal,
                                  step::PlacePiece, step::MoveShip, step::GainCard, step::LoseCard,
                                  step::HarbourShut, step::HarbourOpens, step::Win, step::GameOver>,
                         ModuleSteps>;
struct Step : OneOf<StepKinds> {
    using OneOf::OneOf;
};
static_assert(std::is_trivially_copyable_v<Step>,
              "a roll makes steps, which then cost no more than their bytes");

/// The clause behind a step.
[[nodiscard]] inline Clause ruleOf(const Step& step) {
    return std::visit([](const auto& s) { return s.rule; }, step);
}

} // namespace watchfire::hex
