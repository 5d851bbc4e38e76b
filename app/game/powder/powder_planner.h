// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder enters by touch: an action, then one question after the other, until one
// command of the log is complete. Knows no screen; the scripts of the actions are in powder_planner_*.cpp.
#pragma once

#include "app/game/powder/powder_planner_entry.h"

#include <optional>

namespace watchfire {

class PowderPlanner {
public:
    /// The actions of the season, the likeliest first; while a question is open and after the end only
    /// corrections.
    static QList<ChoiceRow> actions(const powder::State& state);

    /// Begins an action anew; false where there is no such action now.
    bool start(const powder::State& state, const QString& action);
    void stop();
    [[nodiscard]] bool running() const { return m_run.running(); }
    [[nodiscard]] const QString& action() const { return m_action; }
    /// Nothing was answered yet.
    [[nodiscard]] bool untouched() const { return m_run.untouched(); }

    /// A choice, a lit place, a number or a name; false where that is not asked.
    bool touch(const powder::State& state, const std::string& touch) { return m_run.touch(state, touch); }
    bool done(const powder::State& state) { return touch(state, std::string(doneTouch)); }
    /// The player whose command is being entered; none while that is not known, or nothing is entered.
    [[nodiscard]] std::optional<powder::Clan> entering(const powder::State& state) {
        return running() ? plan(state).stage.clan : std::nullopt;
    }
    /// One question back; false where this is the first one.
    bool back() { return m_run.back(); }

    using Run = ScriptRun<PowderEntry, powder::Command>;
    /// What is asked now, of a running planner.
    const Run::Plan& plan(const powder::State& state) { return m_run.plan(state); }

private:
    QString m_action;
    Run m_run;
};

} // namespace watchfire
