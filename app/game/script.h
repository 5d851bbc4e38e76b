// SPDX-License-Identifier: Apache-2.0
// How a command is entered by touch, for every family of games: a script asks for one thing after the other
// and reads the table's touches so far. It runs again from its first question after each touch, so that
// "back" is one touch less, and a touch that the game no longer offers is dropped.
//
// A family provides its State, its Stage (what one question shows), its Touch (what answers), and `bool
// answers(const Stage&, const Touch&)`. `Stage` derives from `Stage::Context`: what a script has found out so
// far, shown with every following question.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace watchfire {

/// Thrown to end a script's run: the touch that answers is still to come, or there is nothing to ask now.
struct Unanswered {};

/// What a script sees: the state, the touches that answer, and its own open question.
template <class StateType, class StageType, class TouchType> class ScriptEntry {
public:
    using State = StateType;
    using Stage = StageType;
    using Touch = TouchType;
    using Context = typename Stage::Context;
    using Touches = std::vector<Touch>;

    /// The first `known` touches have already answered their questions in this same state.
    ScriptEntry(const State& state, const Touches& touches, std::size_t known = 0)
        : m_state(state), m_touches(touches), m_known(known) {}

    [[nodiscard]] const State& state() const { return m_state; }
    /// The touch that answers. Throws Unanswered if it is still missing; then the stage is the open question.
    const Touch& ask(Stage stage) {
        if (m_read < m_known || (m_read < m_touches.size() && answers(stage, m_touches[m_read])))
            return m_touches[m_read++];
        static_cast<Context&>(stage) = m_context;
        m_stage = std::move(stage);
        throw Unanswered{};
    }
    /// The same; the question is made only if it is needed.
    template <std::invocable Make> const Touch& ask(const Make& make) {
        return m_read < m_known ? m_touches[m_read++] : ask(Stage(make()));
    }
    /// What each question from now on shows besides its own content.
    [[nodiscard]] Context& context() { return m_context; }

    /// The open question; an empty one if there is none.
    [[nodiscard]] const Stage& stage() const { return m_stage; }
    /// How many touches answered; the others have no meaning (any more).
    [[nodiscard]] std::size_t read() const { return m_read; }

private:
    const State& m_state;
    const Touches& m_touches;
    std::size_t m_known;
    std::size_t m_read = 0;
    Context m_context{};
    Stage m_stage{};
};

/// A script with the touches so far. `Entry` is a ScriptEntry, or derives from one.
template <class Entry, class Command> class ScriptRun {
public:
    using State = typename Entry::State;
    using Touch = typename Entry::Touch;
    /// Returns the command once nothing is left to ask.
    using Script = std::function<Command(Entry&)>;

    struct Plan {
        typename Entry::Stage stage;
        std::optional<Command> command; ///< complete: nothing is left to ask
    };

    /// Begins a script at its first question.
    void start(Script script) {
        stop();
        m_script = std::move(script);
    }
    void stop() {
        m_script = nullptr;
        m_touches.clear();
        forget();
    }
    [[nodiscard]] bool running() const { return m_script != nullptr; }
    /// True if nothing was answered yet.
    [[nodiscard]] bool untouched() const { return m_touches.empty(); }
    /// How many answers were given.
    [[nodiscard]] std::size_t touched() const { return m_touches.size(); }

    /// Returns false if that was not asked for.
    bool touch(const State& state, const Touch& touch) {
        if (!running())
            return false;
        const Plan& now = plan(state);
        if (now.command || !answers(now.stage, touch))
            return false;
        m_touches.push_back(touch);
        changed();
        return true;
    }
    /// Removes one touch; returns false if there is none.
    bool back() {
        if (m_touches.empty())
            return false;
        m_touches.pop_back();
        changed();
        return true;
    }
    /// Something besides the state that the script reads has changed: all touches are checked again.
    void forget() {
        m_seen.reset();
        m_known = 0;
        m_plan.reset();
    }
    /// The current question of a running script. Touches that the game no longer offers are dropped.
    const Plan& plan(const State& state) {
        if (m_seen != state) {
            forget();
            m_seen = state;
        }
        if (m_plan)
            return *m_plan;
        Entry entry(state, m_touches, m_known);
        m_plan.emplace();
        try {
            m_plan->command = m_script(entry);
        } catch (const Unanswered&) {
            m_plan->stage = entry.stage();
        }
        m_touches.resize(entry.read());
        m_known = m_touches.size();
        return *m_plan;
    }

private:
    /// The remaining touches were checked in the state seen before.
    void changed() {
        m_known = m_touches.size();
        m_plan.reset();
    }

    Script m_script = nullptr;
    typename Entry::Touches m_touches;
    std::optional<State> m_seen; ///< in which the first `m_known` touches are known to answer
    std::size_t m_known = 0;
    std::optional<Plan> m_plan; ///< of these touches in that state
};

} // namespace watchfire
