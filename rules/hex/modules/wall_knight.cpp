// SPDX-License-Identifier: Apache-2.0
// The knight of The Great Wall: up to two actions of moving a rider, driving one off, or moving the pirate
// (GW-50 to GW-52).
#include "rules/hex/module.h"
#include "rules/hex/modules/pirate/pirate.h"
#include "rules/hex/modules/riders/riders.h"

namespace watchfire::hex {

namespace {

Error refused(std::string message) {
    return {ErrorCode::knightActions, GW(50), std::move(message)};
}

/// Carries out one action, or returns why it cannot be done.
struct Actor {
    Context& context;
    PlayerId player;

    std::optional<Error> operator()(const command::MoveRider& action) const {
        State& state = context.state;
        const Board& board = context.board();
        if (action.from == action.to)
            return refused("A rider moves to another assembly hex.");
        const auto numeral = takeRider(state, board[action.from].at);
        if (!numeral)
            return refused("No rider waits on assembly hex " + board[action.from].id + ".");
        putRider(state, board[action.to].at, *numeral); // GW-51: its place now decides when it attacks
        context.tell(step::MoveRider{action.from, action.to, GW(50)});
        return std::nullopt;
    }

    std::optional<Error> operator()(const command::DriveOff& action) const {
        State& state = context.state;
        if (!isBehindWall(state, action.hex))
            return refused("A rider is driven off a hex behind the wall.");
        const auto numeral = takeRider(state, action.hex);
        if (!numeral)
            return refused("No rider stands on " + context.board().nameOf(action.hex) + ".");
        ++state.greatWall.bag[numeral->index()];
        context.tell(step::RiderToBag{action.hex, *numeral, GW(50)});
        return std::nullopt;
    }

    std::optional<Error> operator()(const command::MovePirate& action) const {
        State& state = context.state;
        if (!pirateMayGo(state, action.to))
            return refused("The pirate moves to another sea hex.");
        if (action.from == player)
            return refused("The card is taken from another player.");
        state.thieves.pirate = action.to;
        context.tell(step::MovePirate{player, action.to, GW(50)});
        if (action.from.valid())
            context.tell(step::Steal{player, action.from, GW(50)});
        return std::nullopt;
    }

    std::optional<Error> operator()(const command::UnknownAction&) const {
        return refused(
            "An action is one of {\"move-rider\":[from,to]}, {\"drive-off\":hex} and "
            "{\"pirate\":hex,\"from\":player}, and nothing beside; \"actions\" is a list of them.");
    }
};

class WallKnight final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::wallKnight; }
    [[nodiscard]] std::optional<Error> playKnight(Context& context,
                                                  const command::Knight& knight) const override {
        if (knight.to.valid() || knight.from.valid() || knight.at.valid())
            return refused("At the wall a knight names its acts in \"actions\", and nothing beside.");
        if (knight.actions.size() > 2)
            return refused("A knight takes at most two actions.");
        int pirates = 0;
        for (const auto& action : knight.actions)
            pirates += std::holds_alternative<command::MovePirate>(action) ? 1 : 0;
        if (pirates > 1)
            return refused("The pirate may be moved only once.");
        for (const auto& action : knight.actions)
            if (auto error = std::visit(Actor{context, knight.player}, action))
                return error;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::pair<int, Clause>> largestArmyWorth() const override {
        return std::pair{1, GW(52)};
    }
};

} // namespace

const RuleModule& wallKnightModule() {
    static const WallKnight module;
    return module;
}

} // namespace watchfire::hex
