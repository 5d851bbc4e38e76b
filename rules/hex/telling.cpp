// SPDX-License-Identifier: Apache-2.0
// How a piece is put, taken or moved is shared with the rules (acts.h, placement.h, modules/), so that the
// story always matches what happens.
#include "rules/hex/telling.h"

#include "rules/hex/acts.h"
#include "rules/hex/apply.h"
#include "rules/hex/correct.h"
#include "rules/hex/modules/discovery.h"
#include "rules/hex/modules/modules.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/modules/riders.h"
#include "rules/hex/modules/storm.h"
#include "rules/hex/placement.h"

#include <algorithm>
#include <utility>

namespace watchfire::hex {

namespace {

// ---- the command's own act

struct ActTeller {
    State& state;

    template <class C> void operator()(const C& command) const { act(state, command); }

    void operator()(const command::PlacePiece& command) const {
        act(state, command);
        dropLapsed(state);
    }
    void operator()(const command::Answer& command) const {
        // WO-30: the hex is no longer new, even if no token comes to it. Everything else that an answer moves
        // has its steps.
        if (const auto* hex = std::get_if<HexId>(&command.value);
            hex != nullptr && command.decision == DecisionKind::tokenHex)
            state.discovery.known.set(hex->index());
    }
    void operator()(const command::Correct& command) const {
        // An end that no longer holds is taken back without a step (game-log, "Commands"). Whether it holds
        // follows from the correction, so the engine is asked.
        const auto judged = state.ending.over ? apply(state, command) : Result<Outcome>(Error{});
        Steps unheard; // not used: they are among the outcome's steps
        Context context(state, unheard);
        correct(context, command);
        dropLapsed(state);
        if (judged && !judged->state.ending.over)
            state.ending = {};
    }
};

// ---- the steps

struct StepTeller {
    State& state;

    /// A module's step.
    template <class S> void operator()(const S& s) const { show(state, s); }

    void operator()(const step::MoveRobber& s) const { state.thieves.robber = s.at; }
    void operator()(const step::MovePirate& s) const { state.thieves.pirate = s.at; }

    void operator()(const step::PlacePiece& s) const {
        putPiece(state, {s.piece, s.player, s.at});
        dropLapsed(state);
    }
    void operator()(const step::MoveShip& s) const {
        state.lines[s.from] = {};
        putPiece(state, {Piece::ship, s.player, s.to});
        dropLapsed(state);
    }
    void operator()(const step::GainCard& s) const { holderOf(s.card) = s.player; }
    void operator()(const step::LoseCard& s) const { holderOf(s.card) = {}; }

    void operator()(const step::PlaceRider& s) const {
        --state.greatWall.bag[s.at.index()];
        putRider(state, state.board()[s.at].at, s.at);
    }
    void operator()(const step::MoveRider& s) const {
        const auto* wall = std::get_if<WallId>(&s.to);
        moveRider(state.board()[s.from].at, wall != nullptr ? state.board()[*wall].attack
                                                            : state.board()[std::get<AssemblyId>(s.to)].at);
    }
    void operator()(const step::RiderBehindWall& s) const { moveRider(state.board()[s.wall].attack, s.hex); }
    void operator()(const step::RiderToBag& s) const {
        takeRider(state, s.hex);
        ++state.greatWall.bag[s.numeral.index()];
    }
    void operator()(const step::LowerWall& s) const { state.greatWall.level[s.wall.index()] = s.to; }
    void operator()(const step::RaiseWall& s) const { state.greatWall.level[s.wall.index()] = s.to; }
    void operator()(const step::Penalty& s) const { ++state.greatWall.chips[s.player.index()]; }

    void operator()(const step::MoveStorm& s) const {
        state.storm.at = s.to;
        state.storm.half = s.half;
    }
    void operator()(const step::TurnStorm& s) const { state.storm.heading = s.heading; }
    void operator()(const step::LosePiece& s) const { state.lines[s.at] = {}; }
    void operator()(const step::RepairFirst& s) const {
        state.storm.repairs.push_back({s.at, s.player, lineOf(s.piece)});
    }
    void operator()(const step::Repaired& s) const { endRepair(state, s.at); }

    void operator()(const step::PlaceToken& s) const { putToken(state, s.hex, s.number); }
    void operator()(const step::MoveToken& s) const { moveToken(state, s.from, s.to); }
    void operator()(const step::TakeMarker& s) const { takeMarker(state, s.player, s.at); }

    void operator()(const step::PlaceRaider& s) const { gatherRaider(state, s.at); }
    void operator()(const step::RaiderTakes& s) const { spreadRaider(state, s.from, s.hex); }
    void operator()(const step::RaiderLeaves& s) const { driveRaider(state, s.player, s.hex); }
    void operator()(const step::TurnRoad& s) const { state.lines[s.at].turned = true; }
    void operator()(const step::RestoreRoad& s) const { state.lines[s.at].turned = false; }
    void operator()(const step::BuildingFalls& s) const { state.buildings[s.at].fallen = true; }
    void operator()(const step::BuildingRises& s) const { state.buildings[s.at].fallen = false; }
    void operator()(const step::HarbourShut& s) const { shutFor(s.harbour) |= bitsOf(s.players); }
    void operator()(const step::HarbourOpens& s) const {
        shutFor(s.harbour) &= static_cast<std::uint8_t>(~bitsOf(s.players));
    }

    void operator()(const step::GameOver& s) const {
        state.ending = {
            .over = true, .lastPenalty = s.rule == GW(71), .winners = s.winners, .points = s.points};
    }

    // Steps that only announce something, or concern cards that nobody counts (BA-12).
    void operator()(const step::Discard&) const {}
    void operator()(const step::Blocked&) const {}
    void operator()(const step::Collect&) const {}
    void operator()(const step::Steal&) const {}
    void operator()(const step::DrawRider&) const {}
    void operator()(const step::Breach&) const {}
    void operator()(const step::DrawToken&) const {}
    void operator()(const step::StormBegins&) const {}
    void operator()(const step::Win&) const {} // `game-over` follows

private:
    [[nodiscard]] PlayerId& holderOf(Card card) const {
        return card == Card::longestRoad ? state.longestRoad : state.largestArmy;
    }
    [[nodiscard]] std::uint8_t& shutFor(HarbourId harbour) const {
        return state.shutHarbours[harbour.index()];
    }
    void moveRider(HexId from, HexId to) const {
        if (const auto numeral = takeRider(state, from))
            putRider(state, to, *numeral);
    }
};

// ---- what the table sees

bool looksAlike(const Building& a, const Building& b) {
    return a.kind == b.kind && a.player == b.player && a.fallen == b.fallen;
}
bool looksAlike(const Line& a, const Line& b) {
    return a.kind == b.kind && a.player == b.player && a.turned == b.turned;
}
template <class Pieces> bool lookAlike(const Pieces& a, const Pieces& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& one, const auto& other) { return looksAlike(one, other); });
}

/// A module's part, which may remember more than the table sees.
template <class Part> bool looksAlike(const Part& a, const Part& b) {
    if constexpr (requires { a.looksLike(b); })
        return a.looksLike(b);
    else
        return a == b;
}
template <std::size_t... I> bool partsLookAlike(const State& a, const State& b, std::index_sequence<I...>) {
    const auto one = partsOf(a);
    const auto other = partsOf(b);
    return (looksAlike(std::get<I>(one), std::get<I>(other)) && ...);
}

/// The players for whom a harbour is shut (GW-41, RA-32). A player without a building there is left out: the
/// rules still remember what they told, until they judge the harbour again.
std::uint8_t shutFor(const State& state, HarbourId harbour) {
    unsigned users = 0;
    for (const CornerId corner : state.board()[state.board()[harbour].at].corners)
        if (const Building building = state.buildings[corner])
            users |= 1U << building.player.index();
    return static_cast<std::uint8_t>(state.shutHarbours[harbour.index()] & users);
}

bool sameHarbours(const State& a, const State& b) {
    for (std::size_t i = 0; i < a.board().harbours().size(); ++i)
        if (shutFor(a, HarbourId(i)) != shutFor(b, HarbourId(i)))
            return false;
    return true;
}

} // namespace

State tellAct(State before, const Command& command) {
    std::visit(ActTeller{before}, command);
    return before;
}

State tell(State shown, const Step& step) {
    std::visit(StepTeller{shown}, step);
    return shown;
}

State told(const State& before, const Command& command, const Outcome& outcome, std::size_t steps) {
    State shown = tellAct(before, command);
    auto answer = outcome.selfAnswers.begin();
    const std::size_t wanted = std::min(steps, outcome.steps.size());
    for (std::size_t done = 0;; ++done) {
        for (; answer != outcome.selfAnswers.end() && answer->after <= done; ++answer)
            shown = tellAct(std::move(shown), answer->answer);
        if (done == wanted)
            return shown;
        shown = tell(std::move(shown), outcome.steps[done]);
    }
}

bool looksAlike(const State& shown, const State& real) {
    return shown.setup == real.setup && lookAlike(shown.buildings, real.buildings) &&
           lookAlike(shown.lines, real.lines) && shown.numbers == real.numbers &&
           shown.players == real.players && shown.turn == real.turn &&
           shown.longestRoad == real.longestRoad && shown.largestArmy == real.largestArmy &&
           shown.thieves == real.thieves &&
           partsLookAlike(shown, real,
                          std::make_index_sequence<std::tuple_size_v<decltype(partsOf(shown))>>{}) &&
           sameHarbours(shown, real) && shown.ending == real.ending;
}

} // namespace watchfire::hex
