// SPDX-License-Identifier: Apache-2.0
// The desk between the dice and the game: joins dice sources, inbox and journal, so that the rest of the app
// sees one thing, the roll on offer. Everything happens on the GUI thread.
//
//   source --rolled--> desk --commit--> journal --rollCommitted--> desk --acknowledge--> source
//                                                                  desk --offerChanged--> app
//
// How the app uses it:
//   offerChanged: look at offer(). If the game takes a roll now (and it needs no confirmation), build the
//     `roll` line from it (dice, by "tower", tower, boot, seq), apply it to the session, and call take() with
//     the same line. If the rules refuse it, leave it: the screen shows "a roll lies here: use or discard".
//   undo of a line that took a roll: giveBack() with the undo line and the undone command's tower, boot, seq.
//   redo of such a line: takeAgain() with the redo line.
//   all other lines: Journal::append.
#pragma once

#include "app/journal/inbox.h"
#include "app/journal/journal.h"
#include "devices/dice_source.h"

#include <boost/signals2/connection.hpp>

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::journal {

struct OfferedRoll {
    RollId id;
    std::vector<int> dice;
    std::string time;               // ISO 8601, when it was received
    bool needsConfirmation = false; // from a home-made tower: only a tap may take it
    int queued = 0;                 // further rolls of this tower that wait behind it

    bool operator==(const OfferedRoll&) const = default;
};

enum class RollProblem {
    none,
    notKept,   // a roll could not be written and was not acknowledged; the tower holds and repeats it
    plainLost, // a home-made tower's roll could not be written: enter it by hand
    clash,     // a tower repeats an old identity with other dice: switch it off and on
    notOpen,   // the journal is not open: rolls stay in the tower
};

class RollDesk : public QObject {
    Q_OBJECT
public:
    // `now`: the present time as ISO 8601; called once a roll. The journal must outlive the desk; make the
    // desk before Journal::open(), it takes the inbox from opened().
    RollDesk(Journal& journal, std::function<std::string()> now, QObject* parent = nullptr);
    ~RollDesk() override;

    // The source must outlive the desk or be removed first. Start sources after Journal::opened:
    // what comes before is not acknowledged, a plain tower's roll would be lost.
    void addSource(devices::DiceSource& source);
    void removeSource(devices::DiceSource& source);

    // Whose rolls are on offer. Remembered in the journal (setting "tower") and restored when it opens;
    // if nothing was ever chosen, the first tower that brings a roll or says hello is.
    void chooseTower(const std::string& tower);
    [[nodiscard]] const std::string& chosenTower() const { return inbox_.chosen(); }
    // Other towers whose rolls wait in their own queue.
    [[nodiscard]] std::vector<std::string> otherTowersWaiting() const;

    // The oldest waiting roll of the chosen tower that is safely on disk.
    [[nodiscard]] std::optional<OfferedRoll> offer() const;

    // The command used this roll: both are written in one transaction. False, and nothing is written, if the
    // roll is not waiting (any more). `command.n` becomes the entry's command.
    [[nodiscard]] bool take(const RollId& id, const CommandRecord& command);
    // A redo line that uses a roll once more, also one that was discarded after the undo.
    [[nodiscard]] bool takeAgain(const RollId& id, const CommandRecord& redo);
    // An undo line that takes a use back; the roll is offered first again. False if the roll is not in use.
    [[nodiscard]] bool giveBack(const RollId& id, const CommandRecord& undo);
    // The table does not want it. It stays in the journal as discarded.
    [[nodiscard]] bool discard(const RollId& id);

    [[nodiscard]] RollProblem problem() const { return problem_; }
    [[nodiscard]] const std::string& problemDetail() const { return problemDetail_; } // English

    // To all sources.
    void lamp(devices::LampEffect effect);

signals:
    // Never from within a call of yours: take() and the like may be called from its slot, and what the slot
    // does with the session is finished before the next roll is offered. Several changes at once are told
    // once.
    void offerChanged();
    // A roll entered by finger; it has no identity and needs no inbox: apply it and append the command.
    void handRolled(const std::vector<int>& dice);
    void cocked(const std::string& tower);
    // Also when it went away: problem() is none then.
    void problemChanged();

private:
    struct Source {
        devices::DiceSource* source;
        std::vector<boost::signals2::scoped_connection> connections;
    };

    void restore(const JournalContents& contents);
    void received(const devices::Roll& roll);
    void carryOut(const InboxActions& actions);
    void setProblem(RollProblem problem, const std::string& detail);
    void chooseFirst(const std::string& tower);
    void tellOfferIfChanged();

    Journal& journal_;
    std::function<std::string()> now_;
    Inbox inbox_;
    std::vector<Source> sources_;
    std::optional<OfferedRoll> told_;
    bool telling_ = false; // an offerChanged is on its way
    RollProblem problem_ = RollProblem::none;
    std::string problemDetail_;
};

} // namespace watchfire::journal
