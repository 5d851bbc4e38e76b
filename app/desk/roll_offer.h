// SPDX-License-Identifier: Apache-2.0
// Brings the inbox's rolls to the game (decisions 9 to 12). A roll that has just been thrown and fits becomes
// a command at once; the game says which. Every other roll is used only by a tap, even if it fits later: a
// roll that undo gave back, one from before the game was opened or the tower was chosen, one that waited
// after another.
//
// A roll that the game can never use blocks nothing: rolls after it play. It is shown with the reason once
// nothing else is on offer, until a tap discards it.
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

    /// A game was opened: rolls already in the inbox are not fresh and wait for a tap.
    void gameOpened() { m_fresh.clear(); }
    void show();

private:
    void arrived(const devices::RollId& id);
    void consider();
    [[nodiscard]] std::optional<journal::OfferedRoll> shown() const;
    /// Returns false if the game refused it.
    bool goFirst(const RollUse& use);
    bool use(const journal::OfferedRoll& roll);
    [[nodiscard]] RollUse wanted() const;

    PendingRollModel& m_pending;
    journal::RollDesk& m_rolls;
    Family m_family;
    Submit m_submit;
    std::unordered_set<devices::RollId> m_fresh; ///< just thrown: these may play by themselves, once
};

/// Submits the command that these dice make, and returns the result of `submit`. Returns nothing while the
/// roll decides nothing.
std::optional<bool> playDice(GameFamily& family, const std::vector<int>& dice, Origin origin,
                             const Submit& submit);

/// Why dice like these cannot be used for what is wanted; empty if they can.
QString misfit(const journal::OfferedRoll& roll, const RollUse& wanted);

} // namespace watchfire
