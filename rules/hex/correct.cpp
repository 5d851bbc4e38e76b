// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/correct.h"

#include "rules/hex/founding.h"
#include "rules/hex/module.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace watchfire::hex {

namespace {

using MaybeError = std::optional<Error>;

Error bad(Clause rule, std::string message) {
    return {ErrorCode::badValue, rule, std::move(message)};
}

/// Writes one correction into the state, or returns why its value is impossible.
struct Corrector {
    Context& context;
    State& state = context.state;

    /// A module's correction.
    template <class C> MaybeError operator()(const C& c) const { return correct(context, c); }

    MaybeError operator()(const command::CorrectArmy& c) const {
        std::uint8_t& army = state.players[c.player.index()].army;
        context.armyChanged = context.armyChanged || army != c.knights;
        army = c.knights;
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectPoints& c) const {
        state.players[c.player.index()].cardPoints = c.points;
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectRobber& c) const {
        if (c.at.valid() && !isLand(state.board()[c.at].terrain))
            return bad(BA(21), "The robber stands on land.");
        if (c.at.valid())
            for (const RobberRules* rules : state.setup->robberRules())
                if (const auto bar = rules->barsRobber(state, c.at); bar && !bar->cause.empty())
                    return bad(bar->rule, fmt::format("The robber cannot stand on {}; correct {} first.",
                                                      bar->what, bar->cause));
        state.thieves.robber = c.at;
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectNumber& c) const {
        if (state.board()[c.hex].terrain == Terrain::sea)
            return bad(BA(10), "A sea hex carries no number.");
        const std::uint8_t before = state.numbers[c.hex];
        state.numbers[c.hex] = c.number;
        const auto note = [&](auto& part) {
            if constexpr (requires { noteNumber(part, c.hex); })
                noteNumber(part, c.hex);
        };
        if (c.number != 0)
            std::apply([&](auto&... part) { (note(part), ...); }, partsOf(state));
        for (const Board::Wall& wall : state.board().walls()) {
            const bool left = std::any_of(wall.column.begin(), wall.column.end(),
                                          [&](HexId hex) { return state.numbers[hex] != 0; });
            if (!left) {
                state.numbers[c.hex] = before;
                return bad(GW(4), fmt::format("It is the last number in the column behind {}.", wall.id));
            }
        }
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectBuilding& c) const {
        const Building before = state.buildings[c.at];
        state.buildings.put(c.at, {});
        Building made = c.building;
        if (made)
            made.founded = static_cast<std::uint8_t>(nextFounded(state, made.player, c.at));
        context.networkChanged = context.networkChanged || !(before == made);
        if (!made)
            return std::nullopt;
        const Piece piece = c.building.kind == BuildingKind::city ? Piece::city : Piece::settlement;
        if (auto error = checkPlacement(state, {piece, c.building.player, c.at}, Strictness::free))
            return withoutAnyway(*error);
        state.buildings.put(c.at, made);
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectLine& c) const {
        const Line before = std::exchange(state.lines[c.at], {});
        context.networkChanged = context.networkChanged || !(before == c.line);
        if (!c.line)
            return std::nullopt;
        const Piece piece = pieceOf(c.line.kind);
        if (auto error = checkPlacement(state, {piece, c.line.player, c.at}, Strictness::free))
            return withoutAnyway(*error);
        state.lines[c.at] = c.line;
        return std::nullopt;
    }
    // Sets the card as the table has it. It is judged again when roads or knights change.
    MaybeError operator()(const command::CorrectLongestRoad& c) const {
        state.longestRoad = c.player;
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectLargestArmy& c) const {
        if (largestArmyWorth(*state.setup) == 0)
            return bad(largestArmyRule(*state.setup), "The largest army is not used in this game.");
        state.largestArmy = c.player;
        return std::nullopt;
    }
    MaybeError operator()(const command::CorrectTurn& c) const {
        if (state.turn.phase == TurnPhase::founding)
            return Error{ErrorCode::notBegun, BA(6),
                         "The game has not begun: \"begin\" says whose turn it is."};
        state.turn = Turn{.player = c.player, .phase = c.phase, .dice = state.turn.dice};
        for (std::size_t i = 0; i < state.lines.size(); ++i)
            state.lines[SideId(i)].builtThisTurn = false; // BA-36: this is another turn
        return std::nullopt;
    }

    static Error withoutAnyway(Error error) {
        error.anyway = false;
        return error;
    }
};

} // namespace

std::optional<Error> correct(Context& context, const command::Correct& correction) {
    return std::visit(Corrector{context}, correction.what);
}

} // namespace watchfire::hex
