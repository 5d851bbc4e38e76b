// SPDX-License-Identifier: Apache-2.0
// How a piece is put, taken or moved is shared with the rules (acts.h, placement.h, modules/), so that the
// story always matches what happens.
#include "rules/hex/telling.h"

#include "rules/hex/acts.h"
#include "rules/hex/apply.h"
#include "rules/hex/correct.h"
#include "rules/hex/module.h"
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
        // Almost everything that an answer moves has its steps.
        const auto show = [&](auto& part) {
            if constexpr (requires { showAnswer(part, command); })
                showAnswer(part, command);
        };
        std::apply([&](auto&... part) { (show(part), ...); }, partsOf(state));
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
    void operator()(const step::Win&) const {} // `game-over` follows

private:
    [[nodiscard]] PlayerId& holderOf(Card card) const {
        return card == Card::longestRoad ? state.longestRoad : state.largestArmy;
    }
    [[nodiscard]] std::uint8_t& shutFor(HarbourId harbour) const {
        return state.shutHarbours[harbour.index()];
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
