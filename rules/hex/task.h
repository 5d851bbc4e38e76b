// SPDX-License-Identifier: Apache-2.0
// What still has to happen, as plain data in the state (decisions 2): phases that run, acts that follow by
// themselves, and questions to the table. A question's legal answers are derived from the state when they are
// needed, never stored.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/data.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <boost/container/static_vector.hpp>

#include <cstdint>
#include <variant>

namespace watchfire::hex {

namespace task {

/// Run the modules of a sequence, from the given index in its list (Setup::modulesIn).
struct RunSequence {
    Sequence sequence = Sequence::closing;
    std::uint8_t next = 0;
    friend bool operator==(const RunSequence&, const RunSequence&) = default;
};
/// BA-21: where does the robber go?
struct MoveRobber : OfPlayer {};
/// BA-21: from which player with a building at the robber's hex?
struct RobberSteals : OfPlayer {};

} // namespace task

// The robber's questions (robber.cpp), as in modules/engine.h.
[[nodiscard]] Decision question(const State& state, const task::MoveRobber& task);
[[nodiscard]] Decision question(const State& state, const task::RobberSteals& task);
void answer(Context& context, const task::MoveRobber& task, const Value& value);
void answer(Context& context, const task::RobberSteals& task, const Value& value);

using TaskKinds = Joined<TypeList<task::RunSequence, task::MoveRobber, task::RobberSteals>, ModuleTasks>;

template <class List> struct VariantOf;
template <class... Kinds> struct VariantOf<TypeList<Kinds...>> { using Type = std::variant<Kinds...>; };
using Task = VariantOf<TaskKinds>::Type;

/// The waiting tasks; the next one is at the back.
class TaskStack {
public:
    [[nodiscard]] bool empty() const { return m_tasks.empty(); }
    [[nodiscard]] std::size_t size() const { return m_tasks.size(); }
    [[nodiscard]] const Task& next() const { return m_tasks.back(); }
    [[nodiscard]] Task& next() { return m_tasks.back(); }
    void push(Task task) { m_tasks.push_back(task); }
    void pop() { m_tasks.pop_back(); }
    void clear() { m_tasks.clear(); }
    friend bool operator==(const TaskStack&, const TaskStack&) = default;

private:
    boost::container::static_vector<Task, 32> m_tasks;
};

} // namespace watchfire::hex
