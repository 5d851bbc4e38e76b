// SPDX-License-Identifier: Apache-2.0
// Brings the inbox's rolls to the game (decisions 9 to 12). A roll that has just been thrown, and fits,
// becomes a command at once (which one, the game says). Every other one is used by a tap only, also when it
// would fit later: what undo gave back, what came before the game was opened or the tower was chosen, what
// waited behind another one.
//
// A roll that the game cannot use, whenever it might come, stands in nobody's way: rolls behind it play. It
// is shown with the reason once nothing else is on offer, until a tap discards it.
#pragma once

#include "app/game/game_family.h"
#include "app/journal/roll_desk.h"
#include "app/models/table_model.h"

#include <QObject>

#include <functional>
#include <optional>
#include <unordered_set>
#include <vector>

namespace watchfire {

class RollOffer : public QObject {
    Q_OBJECT
public:
    /// The family that is open, or null.
    using Family = std::function<GameFamily*()>;

    RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, Family family, Submit submit,
              QObject* parent = nullptr);

    /// A game was opened: what lies in the inbox by now came without it and waits for a tap.
    void gameOpened() { m_fresh.clear(); }
    void show();

private:
    void arrived(const devices::RollId& id);
    void consider();
    [[nodiscard]] std::optional<journal::OfferedRoll> shown() const;
    /// False if the game did not take it.
    bool goFirst(const RollUse& use);
    bool use(const journal::OfferedRoll& roll);
    [[nodiscard]] RollUse wanted() const;

    PendingRollModel& m_pending;
    journal::RollDesk& m_rolls;
    Family m_family;
    Submit m_submit;
    std::unordered_set<devices::RollId> m_fresh; ///< just thrown: these may play by themselves, once
};

/// Hands the command that these dice make to `submit`, and returns what that says; nothing where the roll
/// decided nothing yet.
std::optional<bool> playDice(GameFamily& family, const std::vector<int>& dice, Origin origin,
                             const Submit& submit);

/// Why dice like these cannot be used where these are wanted; empty if they can.
QString misfit(const journal::OfferedRoll& roll, const RollUse& wanted);

} // namespace watchfire
