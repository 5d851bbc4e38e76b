// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/storm_walk.h"

#include "rules/hex/module.h"

namespace watchfire::hex {

const std::vector<StormWalk::Stop>& StormWalk::stopsFrom(const State& state, bool headsAny) {
    const StormPart& storm = state.storm;
    const Start start{storm.at, storm.half, headsAny ? std::nullopt : std::optional(storm.heading)};
    const auto [found, fresh] = m_stops.try_emplace(start);
    if (!fresh)
        return found->second;
    m_chances.assign(state.board().hexes().size(), 0.0);
    // The storm goes as far as the larger die says, which is 4, 5 or 6 equally often.
    for (std::uint8_t larger = 4; larger <= 6; ++larger) {
        if (headsAny) {
            m_state.storm = storm;
            turn(storm, question(m_state, task::TurnStorm{state.turn.player}), larger, 1.0 / 3);
        } else {
            move(storm, larger, 1.0 / 3);
        }
    }
    for (std::size_t i = 0; i < m_chances.size(); ++i)
        if (m_chances[i] > 0)
            found->second.push_back({HexId(i), m_chances[i]});
    return found->second;
}

void StormWalk::turn(const StormPart& at, const Decision& asked, std::uint8_t left, double chance) {
    m_chosen = m_chosen || asked.options.size() > 1;
    StormPart storm = at;
    for (const Value& heading : asked.options) {
        storm.heading = std::get<Direction>(heading);
        move(storm, left, chance / static_cast<double>(asked.options.size()));
    }
    if (asked.options.empty()) // nowhere to go: it stays as it is (WO-22)
        m_chances[at.at.index()] += chance;
}

void StormWalk::move(const StormPart& from, std::uint8_t left, double chance) {
    m_state.storm = from;
    m_state.tasks.clear();
    Steps steps;
    Context context(m_state, steps);
    perform(context, task::MoveStorm{m_state.turn.player, left});
    context.settleTasks();
    const StormPart stopped = m_state.storm;
    if (m_state.tasks.empty()) {
        m_chances[stopped.at.index()] += chance;
        return;
    }
    const auto edge = std::get<task::HeadStorm>(m_state.tasks.next());
    turn(stopped, question(m_state, edge), edge.left, chance);
}

} // namespace watchfire::hex
