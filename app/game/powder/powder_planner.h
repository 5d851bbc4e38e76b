// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder enters by touch: an action, then one question after the other, until one
// command of the log is complete. Knows no screen; the scripts of the actions are in powder_planner_*.cpp.
#pragma once

#include "app/game/powder/powder_planner_entry.h"

#include <optional>

namespace watchfire {

class PowderPlanner {
public:
    /// The actions of the season, the next one and then the likeliest first; only corrections while a
    /// question is open and after the end.
    static QList<ChoiceRow> actions(const powder::State& state);

    /// Those that a table often enters while the season's steps are left: what summer pays for, and what
    /// adjusts a section before the assault.
    static QStringList beside(const powder::State& state);

    /// Prefix of the action that enters a printed value; its path follows, or the card that it is on.
    static constexpr QLatin1String valueAction{"value:"};

    /// True if this action can be started now: one of the above, `entry::hereAction`, or
    /// "value:/cards/leader/power"; "value:card:leader" asks which value of the card.
    static bool offers(const powder::State& state, const QString& action);

    /// Starts an action; returns false if there is no such action now.
    bool start(const powder::State& state, const QString& action);
    void stop();
    [[nodiscard]] bool running() const { return m_run.running(); }
    [[nodiscard]] const QString& action() const { return m_action; }
    /// True if nothing was answered yet.
    [[nodiscard]] bool untouched() const { return m_run.untouched(); }
    [[nodiscard]] std::size_t touched() const { return m_run.touched(); }

    /// Takes a choice, a lit place, a number or a name; returns false if that was not asked for.
    bool touch(const powder::State& state, const std::string& touch) { return m_run.touch(state, touch); }
    bool done(const powder::State& state) { return touch(state, std::string(doneTouch)); }
    /// The command that "done" would make now, if it ends an act of a turn (recruit, attack, move).
    [[nodiscard]] std::optional<powder::Command> act(const powder::State& state) const;
    /// The player whose command is being entered; empty if unknown, or if nothing is entered.
    [[nodiscard]] std::optional<powder::Clan> entering(const powder::State& state) {
        return running() ? plan(state).stage.clan : std::nullopt;
    }
    /// Takes one question back; returns false at the first one.
    bool back() { return m_run.back(); }

    using Run = ScriptRun<PowderEntry, powder::Command>;
    /// The current question of a running planner.
    const Run::Plan& plan(const powder::State& state) { return m_run.plan(state); }

private:
    QString m_action;
    Run m_run;
};

} // namespace watchfire
