// SPDX-License-Identifier: Apache-2.0
// What still has to happen, as plain data in the state (decisions 2): phases to run, and questions to the
// table. A question's legal answers are derived from the state whenever they are wanted, never stored.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cstdint>
#include <variant>

namespace watchfire::hex {

/// The named phases in which modules act, in the order in which they come (decisions 3). A roll runs claim,
/// production, eruption; a seven runs discard, flood, storm, thieves; every command ends with settle, cards,
/// goal.
enum class Phase : std::uint8_t {
    claim,
    production,
    eruption,
    discard,
    flood,
    storm,
    thieves,
    settle,
    cards,
    goal
};
inline constexpr std::size_t phaseCount = 10;

namespace task {

/// Run the modules of a phase, from the given place in the phase's list on.
struct RunPhase {
    Phase phase = Phase::settle;
    std::uint8_t next = 0;
    friend bool operator==(const RunPhase&, const RunPhase&) = default;
};
/// GW-20: whose building drew a rider; which numeral was it?
struct DrawRider {
    PlayerId player;
    friend bool operator==(const DrawRider&, const DrawRider&) = default;
};
/// BA-21: where does the robber go?
struct MoveRobber {
    PlayerId player;
    friend bool operator==(const MoveRobber&, const MoveRobber&) = default;
};
/// GW-40: where does the pirate go, if at all?
struct MovePirate {
    PlayerId player;
    friend bool operator==(const MovePirate&, const MovePirate&) = default;
};
/// BA-21: from whom of those with a building at the robber's hex?
struct RobberSteals {
    PlayerId player;
    friend bool operator==(const RobberSteals&, const RobberSteals&) = default;
};
/// GW-40: from whom, if from anybody?
struct PirateSteals {
    PlayerId player;
    friend bool operator==(const PirateSteals&, const PirateSteals&) = default;
};

} // namespace task

using Task = std::variant<task::RunPhase, task::DrawRider, task::MoveRobber, task::MovePirate,
                          task::RobberSteals, task::PirateSteals>;

/// The tasks that wait; the next one is at the back.
class TaskStack {
public:
    [[nodiscard]] bool empty() const { return m_tasks.empty(); }
    [[nodiscard]] std::size_t size() const { return m_tasks.size(); }
    [[nodiscard]] const Task& next() const { return m_tasks.back(); }
    [[nodiscard]] Task& next() { return m_tasks.back(); }
    void push(Task task) { m_tasks.push_back(task); }
    void pop() { m_tasks.pop_back(); }
    void clear() { m_tasks.clear(); }
    friend bool operator==(const TaskStack& a, const TaskStack& b) {
        return std::equal(a.m_tasks.begin(), a.m_tasks.end(), b.m_tasks.begin(), b.m_tasks.end());
    }

private:
    boost::container::static_vector<Task, 32> m_tasks;
};

} // namespace watchfire::hex
