// SPDX-License-Identifier: Apache-2.0
// Brings the inbox's rolls to the game (decisions 9 to 12): a roll that fits when it arrives becomes a
// command at once (which one, the game says); one that does not fit then, or that undo gave back, lies on the
// screen until a tap uses or discards it, also when it would fit later.
#pragma once

#include "app/journal/roll_desk.h"
#include "app/models/table_model.h"

#include <QObject>

#include <nlohmann/json.hpp>

#include <functional>
#include <unordered_set>
#include <vector>

namespace watchfire {

class GameFamily;

class RollOffer : public QObject {
    Q_OBJECT
public:
    using Submit = std::function<nlohmann::ordered_json(const nlohmann::ordered_json&)>;

    /// The family that is open, or null.
    using Family = std::function<GameFamily*()>;

    RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, Family family, Submit submit,
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
    void useHand(const std::vector<int>& dice);

    PendingRollModel& m_pending;
    journal::RollDesk& m_rolls;
    Family m_family;
    Submit m_submit;
    std::unordered_set<devices::RollId> m_held; ///< only a tap uses these
};

} // namespace watchfire
