// SPDX-License-Identifier: Apache-2.0
// What still has to happen, as plain data in the state (decisions 2): phases to run, acts that follow by
// themselves, and questions to the table. A question's legal answers are derived from the state when they are
// needed, never stored.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"
#include "rules/hex/modules/volcano/tasks.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cstdint>
#include <variant>

namespace watchfire::hex {

/// The named phases in which modules act, in their order (decisions 3). A roll runs claim, production,
/// eruption; a seven runs discard, flood, storm, thieves; every command ends with settle, cards, goal.
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

/// Run the modules of a phase, from the given index in the phase's list.
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
/// BA-21: from which player with a building at the robber's hex?
struct RobberSteals {
    PlayerId player;
    friend bool operator==(const RobberSteals&, const RobberSteals&) = default;
};
/// GW-40: from which player, if any?
struct PirateSteals {
    PlayerId player;
    friend bool operator==(const PirateSteals&, const PirateSteals&) = default;
};

/// WO-21: the storm goes on, as far as it can.
struct MoveStorm {
    PlayerId player;
    std::uint8_t left = 0; ///< steps
    friend bool operator==(const MoveStorm&, const MoveStorm&) = default;
};
/// WO-22: the storm is at the edge of the map; where does it go from here?
struct HeadStorm {
    PlayerId player;
    std::uint8_t left = 0;
    friend bool operator==(const HeadStorm&, const HeadStorm&) = default;
};
/// WO-24: in which direction does it point after its last step?
struct TurnStorm {
    PlayerId player;
    friend bool operator==(const TurnStorm&, const TurnStorm&) = default;
};
/// WO-25: which of the pieces beside the storm does this player lose?
struct LosePiece {
    PlayerId player;
    friend bool operator==(const LosePiece&, const LosePiece&) = default;
};
/// WO-30: which of the new hexes at the ends of this side is discovered next?
struct Discover {
    PlayerId player;
    SideId side;
    friend bool operator==(const Discover&, const Discover&) = default;
};
/// WO-30: which token came out of the bag?
struct DrawToken {
    PlayerId player;
    HexId hex;
    friend bool operator==(const DrawToken&, const DrawToken&) = default;
};
/// WO-40: which token on the board goes to the new hex?
struct MoveToken {
    PlayerId player;
    HexId hex;
    friend bool operator==(const MoveToken&, const MoveToken&) = default;
};
/// WO-31: the markers at the ends of this side are taken.
struct TakeMarkers {
    PlayerId player;
    SideId side;
    friend bool operator==(const TakeMarkers&, const TakeMarkers&) = default;
};
/// RA-10: on which desert does the next of these raiders stand?
struct PlaceRaiders {
    PlayerId player;
    std::uint8_t left = 0;
    friend bool operator==(const PlaceRaiders&, const PlaceRaiders&) = default;
};
/// RA-20: the due hexes are taken one after the other.
struct TakeHexes {
    PlayerId player;
    friend bool operator==(const TakeHexes&, const TakeHexes&) = default;
};
/// RA-21: which hex is taken, if there are more hexes than raiders?
struct ChooseRaiderHex {
    PlayerId player;
    friend bool operator==(const ChooseRaiderHex&, const ChooseRaiderHex&) = default;
};
/// RA-21: from which desert does the raider for this hex come?
struct ChooseRaiderDesert {
    PlayerId player;
    HexId hex;
    bool chosen = false; ///< by the roller, because there are fewer raiders than hexes
    friend bool operator==(const ChooseRaiderDesert&, const ChooseRaiderDesert&) = default;
};
/// RA-50: from whom does the roller of a seven take a card?
struct TakeCard {
    PlayerId player;
    friend bool operator==(const TakeCard&, const TakeCard&) = default;
};

} // namespace task

using Task = std::variant<task::RunPhase, task::DrawRider, task::MoveRobber, task::MovePirate,
                          task::RobberSteals, task::PirateSteals, task::MoveStorm, task::HeadStorm,
                          task::TurnStorm, task::LosePiece, task::Discover, task::DrawToken, task::MoveToken,
                          task::TakeMarkers, task::PlaceRaiders, task::TakeHexes, task::ChooseRaiderHex,
                          task::ChooseRaiderDesert, task::TakeCard, task::Eruptions, task::ThrowEruptionDie>;

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
    friend bool operator==(const TaskStack& a, const TaskStack& b) {
        return std::equal(a.m_tasks.begin(), a.m_tasks.end(), b.m_tasks.begin(), b.m_tasks.end());
    }

private:
    boost::container::static_vector<Task, 32> m_tasks;
};

} // namespace watchfire::hex
