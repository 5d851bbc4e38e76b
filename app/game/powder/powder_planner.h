// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder enters by touch: an action, then one question after the other, until one
// command of the log is complete. Knows no screen; the scripts of the actions are in powder_planner_*.cpp.
#pragma once

#include "app/game/powder/powder_planner_entry.h"

#include <nlohmann/json.hpp>

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
    [[nodiscard]] bool running() const { return m_script != nullptr; }
    [[nodiscard]] const QString& action() const { return m_action; }
    /// Nothing was answered yet.
    [[nodiscard]] bool untouched() const { return m_touches.empty(); }

    /// A choice, a lit place, a number or a name; false where that is not asked.
    bool touch(const powder::State& state, const std::string& touch);
    bool done(const powder::State& state) { return touch(state, std::string(doneTouch)); }
    /// The player whose command is being entered; none while that is not known, or nothing is entered.
    [[nodiscard]] std::optional<powder::Clan> entering(const powder::State& state) {
        return running() ? plan(state).stage.clan : std::nullopt;
    }
    /// One question back; false where this is the first one.
    bool back();

    struct Plan {
        PowderStage stage;
        std::optional<nlohmann::ordered_json> command; ///< complete: nothing is asked any more
    };
    /// What is asked now, of a running planner. Touches that the game does not offer any more fall away.
    const Plan& plan(const powder::State& state);

private:
    QString m_action;
    entry::Script m_script = nullptr;
    PowderEntry::Touches m_touches;
    std::optional<powder::State> m_seen; ///< in which `m_known` touches are known to answer
    std::size_t m_known = 0;
    std::optional<Plan> m_plan; ///< of these touches in that state
};

} // namespace watchfire
