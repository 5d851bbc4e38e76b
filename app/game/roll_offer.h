// SPDX-License-Identifier: Apache-2.0
// Brings the inbox's rolls to the game (decisions 9 to 12): a roll that fits when it arrives becomes a
// command at once, of the turn or, with its first die, of a volcano's eruption (RA-60); one that does not fit
// then, or that undo gave back, lies on the screen until a tap uses or discards it, also when it would fit
// later.
#pragma once

#include "app/journal/roll_desk.h"
#include "app/models/table_model.h"

#include <QObject>

#include <nlohmann/json.hpp>

#include <functional>
#include <unordered_set>

namespace watchfire {

class RunningGame;

class RollOffer : public QObject {
    Q_OBJECT
public:
    using Submit = std::function<nlohmann::ordered_json(const nlohmann::ordered_json&)>;

    RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, const RunningGame& running, Submit submit,
              QObject* parent = nullptr);

    /// A game was opened: what lies in the inbox by now came without it and waits for a tap.
    void gameOpened();
    /// To be called before the desk of rolls offers it again.
    void hold(const devices::RollId& id) { m_held.insert(id); }
    void show();

private:
    void holdWaiting();
    void consider();
    void use();
    /// Whether the first die of a roll answers the open question.
    [[nodiscard]] bool asksForDie() const;

    PendingRollModel& m_pending;
    journal::RollDesk& m_rolls;
    const RunningGame& m_running;
    Submit m_submit;
    std::unordered_set<devices::RollId> m_held; ///< only a tap uses these
};

} // namespace watchfire
