// SPDX-License-Identifier: Apache-2.0
// Jungles: they yield discovery counters instead of cards; counters pay for development cards (RA-62).
#include "rules/hex/modules/jungle/jungle.h"

#include "rules/hex/log/written.h"
#include "rules/hex/module.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::hex {

namespace {

/// The most counters that one development card takes (RA-62).
constexpr std::uint8_t mostPerCard = 3;

void addCounters(State& state, PlayerId player, std::uint8_t amount) {
    std::uint8_t& held = state.jungle.counters[player.index()];
    held = static_cast<std::uint8_t>(std::min(held + amount, maxJungleCounters));
}

class Jungle final : public RuleModule, public YieldRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::jungle; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }

    [[nodiscard]] std::optional<Harvest> harvest(const State& state, HexId hex) const override {
        if (state.board()[hex].terrain != Terrain::jungle)
            return std::nullopt;
        return Harvest{Resource::none, RA(62), this};
    }
    void handOut(Context& context, PlayerId player, std::uint8_t amount, HexId hex) const override {
        addCounters(context.state, player, amount);
        context.tell(step::JungleCounter{player, amount, hex, RA(62)});
    }
    [[nodiscard]] std::uint8_t countersForCard(const State& state, PlayerId player) const override {
        return std::min(state.jungle.counters[player.index()], mostPerCard);
    }
    [[nodiscard]] std::optional<Lack> lackOf(const Board& board) const override {
        return board.hasTerrain(Terrain::jungle) ? std::nullopt : std::optional(Lack{RA(60), "jungles"});
    }
};

} // namespace

std::optional<Error> refusalOf(const State& state, const command::SpendCounters& command) {
    // RA-62: up to three for one development card, and no more than the player holds.
    const int held = state.jungle.counters[command.player.index()];
    if (command.amount >= 1 && command.amount <= mostPerCard && command.amount <= held)
        return std::nullopt;
    return Error{ErrorCode::badValue, RA(62),
                 fmt::format("{} counters: a development card takes 1 to {} of them, and {} are held.",
                             command.amount, mostPerCard, held)};
}

void act(State& state, const command::SpendCounters& command) {
    auto& held = state.jungle.counters[command.player.index()];
    held = static_cast<std::uint8_t>(held - command.amount);
}

std::optional<Error> correct(Context& context, const command::CorrectCounters& correction) {
    context.state.jungle.counters[correction.player.index()] = correction.count;
    return std::nullopt;
}

void show(State& state, const step::JungleCounter& step) {
    addCounters(state, step.player, step.amount);
}

void writeState(Json& json, const State& state, const JunglePart& jungle) {
    json["counters"] = byPlayer(*state.setup, [&](std::size_t i) { return jungle.counters[i]; });
}

const RuleModule& jungleModule() {
    static const Jungle module;
    return module;
}

} // namespace watchfire::hex
