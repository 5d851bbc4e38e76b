// SPDX-License-Identifier: Apache-2.0
// The pirate of The Great Wall: a seven moves him, he takes a card from any player, and shuts the harbours of
// his hex (GW-40, GW-41).
#include "rules/hex/modules/pirate/pirate.h"

#include "rules/hex/module.h"

namespace watchfire::hex {

namespace {

/// Players with a building at the harbour, in turn order (GW-41: announced only if somebody uses it).
PlayerList usersOf(const State& state, HarbourId harbour) {
    const auto& corners = state.board()[state.board()[harbour].at].corners;
    PlayerList users;
    for (const PlayerId player : playersFrom(state, state.turn.player))
        if (ownBuildingAtOneOf(state, corners, player))
            users.push_back(player);
    return users;
}

class Pirate final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::pirate; }
    static constexpr std::array actsIn{Phase::thieves, Phase::settle};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }
    void prepare(State& state) const override { state.thieves.pirate = state.board().pirate(); }

    void run(Phase phase, Context& context) const override {
        if (phase == Phase::thieves)
            context.then(task::MovePirate{context.state.turn.player});
        else
            judgeHarbours(context);
    }

    [[nodiscard]] bool keepsShipsAway(const State& state, HexId hex) const override {
        return state.thieves.pirate == hex;
    }

    static void judgeHarbours(Context& context) {
        State& state = context.state;
        const auto harbours = context.board().harbours();
        for (std::size_t i = 0; i < harbours.size(); ++i) {
            const bool pirateThere = harbours[i].sea.valid() && harbours[i].sea == state.thieves.pirate;
            std::uint8_t& told = state.shutHarbours[i];
            if (!pirateThere && told == 0)
                continue; // the usual case, without looking for its users
            const PlayerList users = usersOf(state, HarbourId(i));
            if (pirateThere) {
                const auto news = withBit(users, static_cast<std::uint8_t>(~told));
                if (!news.empty())
                    context.tell(step::HarbourShut{HarbourId(i), HarbourShutter::pirate, news, GW(41)});
            } else if (const auto free = withBit(users, told); !free.empty()) {
                context.tell(step::HarbourOpens{HarbourId(i), HarbourShutter::pirate, free, GW(41)});
            }
            told = pirateThere ? bitsOf(users) : std::uint8_t{0};
        }
    }
};

} // namespace

bool pirateMayGo(const State& state, HexId hex) {
    return hex.valid() && !isLand(state.board()[hex].terrain) && hex != state.thieves.pirate;
}

Decision question(const State& state, const task::MovePirate& task) {
    Decision decision{.id = DecisionKind::pirate, .player = task.player, .rule = GW(40)};
    for (const HexId hex : state.board().sea())
        if (pirateMayGo(state, hex))
            decision.options.emplace_back(hex);
    decision.options.emplace_back(std::monostate{});
    return decision;
}

void answer(Context& context, const task::MovePirate& task, const Value& value) {
    const auto* to = std::get_if<HexId>(&value);
    if (to == nullptr)
        return; // he stays, and no card is taken
    context.state.thieves.pirate = *to;
    context.tell(step::MovePirate{task.player, *to, GW(40)});
    context.then(task::PirateSteals{task.player});
}

Decision question(const State& state, const task::PirateSteals& task) {
    Decision decision{.id = DecisionKind::stealFrom, .player = task.player, .rule = GW(40)};
    for (const PlayerId player : playersFrom(state, PlayerId(0)))
        if (player != task.player)
            decision.options.emplace_back(player);
    decision.options.emplace_back(std::monostate{});
    return decision;
}

void answer(Context& context, const task::PirateSteals& task, const Value& value) {
    if (const auto* from = std::get_if<PlayerId>(&value))
        context.tell(step::Steal{task.player, *from, GW(40)});
}

std::optional<Error> correct(Context& context, const command::CorrectPirate& correction) {
    if (correction.at.valid() && isLand(context.board()[correction.at].terrain))
        return Error{ErrorCode::badValue, GW(40), "The pirate stands on sea."};
    context.state.thieves.pirate = correction.at;
    return std::nullopt;
}

void show(State& state, const step::MovePirate& step) {
    state.thieves.pirate = step.at;
}

const RuleModule& pirateModule() {
    static const Pirate module;
    return module;
}

} // namespace watchfire::hex
