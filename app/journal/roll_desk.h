// SPDX-License-Identifier: Apache-2.0
// The desk between the dice and the game: joins dice sources, inbox and journal, so that the rest of the app
// sees one thing, the roll on offer. Everything happens on the GUI thread.
//
//   source --rolled--> desk --commit--> journal --rollCommitted--> desk --acknowledge--> source
//                                                                  desk --offerChanged--> app
//
// How the app uses it:
//   arrived: this roll has just been thrown; no other may be used without a tap.
//   offerChanged: look at waiting(). To use one of them, build the `roll` line from it (dice, by "tower",
//     tower, boot, seq), apply it to the session, and call take() with the same line. If the rules refuse it,
//     do nothing: the screen shows "a roll is waiting: use or discard".
//   undo of a line that took a roll: giveBack() with the undo line and the undone command's tower, boot, seq.
//   redo of such a line: takeAgain() with the redo line.
//   all other lines: Journal::append.
//
// Several towers may be connected: the chosen one plays; the rolls of the others wait in their own queues,
// and waitingElsewhere() lists them. Only the chosen one's lamp shows the game.
//
// A bounded number of rolls waits (inbox.h). Further rolls of a checked tower stay in the tower, which
// repeats them; further bare numbers are counted and lost.
#pragma once

#include "app/journal/inbox.h"
#include "app/journal/journal.h"
#include "devices/dice_source.h"

#include <boost/signals2/connection.hpp>

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace watchfire::journal {

struct OfferedRoll {
    RollId id;
    std::vector<int> dice;
    std::string time;               // ISO 8601, when it was received
    bool needsConfirmation = false; // bare numbers, or repeated numbers: only a tap may take it
    int queued = 0;                 // further rolls of this tower that wait after it
    std::vector<int> faces = {};    // of each die; empty if unknown

    bool operator==(const OfferedRoll&) const = default;
};

enum class RollProblem {
    none,
    notKept,   // a roll could not be written and was not acknowledged; the tower holds and repeats it
    plainLost, // a home-made tower's roll could not be written: enter it by hand
    notOpen,   // the journal is not open: rolls stay in the tower
    full,      // too many wait: the tower holds and repeats further rolls
};

class RollDesk : public QObject {
    Q_OBJECT
public:
    // `now`: the present time as ISO 8601; called once per roll. The journal must outlive the desk. Make the
    // desk before Journal::open(), because it takes the inbox from opened().
    RollDesk(Journal& journal, std::function<std::string()> now, QObject* parent = nullptr);
    ~RollDesk() override;

    // The source must outlive the desk or be removed first. Start sources after Journal::opened: earlier
    // rolls are not acknowledged, and a home-made tower's roll would be lost. `first`: how the source's tower
    // is chosen if none is.
    enum class Choice {
        remembered, // for this table, also after a restart
        passing,    // until another choice; restoreChoice() returns to the remembered one
    };
    void addSource(devices::DiceSource& source, Choice first = Choice::remembered);
    void removeSource(devices::DiceSource& source);

    // Chooses the tower whose rolls are on offer. The choice is stored in the journal (setting "tower") and
    // restored when it opens; if nothing was ever chosen, the first tower that reports a roll or says hello
    // is.
    void chooseTower(const std::string& tower, Choice choice = Choice::remembered);
    void restoreChoice();
    [[nodiscard]] const std::string& chosenTower() const { return inbox_.chosen(); }
    // Other towers whose rolls wait in their own queues, and those rolls, oldest first for each tower.
    [[nodiscard]] std::vector<std::string> otherTowersWaiting() const;
    [[nodiscard]] std::vector<OfferedRoll> waitingElsewhere() const;
    // All waiting rolls of the chosen tower that are safely on disk, oldest first.
    [[nodiscard]] std::vector<OfferedRoll> waiting() const;
    // Bare numbers of the chosen home-made tower that found no room since its queue was last empty.
    [[nodiscard]] int notKept() const;
    // True if this tower has used the same numbers for different dice, in this journal's time.
    [[nodiscard]] bool repeatsNumbers(const std::string& tower) const { return repeaters_.contains(tower); }
    // True if more than one tower is connected or has waiting rolls, so that it matters who rolled.
    [[nodiscard]] bool severalTowers() const;

    // The oldest of waiting().
    [[nodiscard]] std::optional<OfferedRoll> offer() const;

    // The command used this roll: both are written in one transaction. False, and nothing is written, if the
    // roll is not waiting (any more). `command.n` becomes the entry's command.
    [[nodiscard]] bool take(const RollId& id, const NewCommand& command);
    // A redo line that uses a roll once more, also one that was discarded after the undo.
    [[nodiscard]] bool takeAgain(const RollId& id, const NewCommand& redo);
    // An undo line that takes a use back; the roll is offered first again. False if the line's game does not
    // use the roll.
    [[nodiscard]] bool giveBack(const RollId& id, const NewCommand& undo);
    // True if another game uses the roll: a redo in this one would use it twice.
    [[nodiscard]] bool usedElsewhere(const RollId& id, const std::string& game) const;
    // Discards a roll that the table does not want. It stays in the journal as discarded.
    [[nodiscard]] bool discard(const RollId& id);
    // Discards all waiting rolls of this tower.
    void discardAll(const std::string& tower);

    [[nodiscard]] RollProblem problem() const { return problem_; }
    [[nodiscard]] const std::string& problemDetail() const { return problemDetail_; } // English

    // Tries a tower: the next roll from any tower is stored as discarded and reported by testRolled; it is
    // never on offer.
    void testNextRoll(bool wanted) { testing_ = wanted; }
    [[nodiscard]] bool testing() const { return testing_; }

    // Sets the lamp of the chosen tower; the others are idle.
    void lamp(devices::LampEffect effect);
    // Sets it again, after a source was given another effect.
    void lampAgain();

signals:
    // A roll of the chosen tower has just come in, and is on disk; offerChanged follows.
    void arrived(const watchfire::devices::RollId& id);
    // Never emitted during one of your calls. Its slot may call take() and the like, and finishes its work on
    // the session before the next roll is offered. Several changes at once cause one signal.
    void offerChanged();
    // Another tower plays from now on, or another journal is open; emitted before its rolls are offered.
    void towerChosen();
    // waitingElsewhere() has changed. Never emitted during one of your calls.
    void elsewhereChanged();
    void testRolled(const watchfire::journal::OfferedRoll& roll);
    void cocked(const std::string& tower);
    // Also emitted when the problem is over: problem() is none then.
    void problemChanged();

private:
    struct Source {
        devices::DiceSource* source;
        Choice first;
        std::optional<devices::LampEffect> lit;
        std::vector<boost::signals2::scoped_connection> connections;
    };

    void restore(const JournalContents& contents);
    void received(devices::DiceSource& source, const devices::Roll& roll, Choice first);
    void committed(const RollId& id);
    // `source`: the source of the roll; null if it has been removed since.
    void carryOut(const InboxActions& actions, devices::DiceSource* source);
    [[nodiscard]] devices::DiceSource* takeBringer(const RollId& id);
    void plainNotKept(const std::string& tower);
    void roomMade();
    [[nodiscard]] std::vector<OfferedRoll> waitingOf(const std::string& tower) const;
    void setProblem(RollProblem problem, const std::string& detail);
    void chooseFirst(const std::string& tower, Choice choice);
    void light();
    void tellOfferIfChanged();

    Journal& journal_;
    std::function<std::string()> now_;
    Inbox inbox_;
    std::vector<Source> sources_;
    std::string remembered_;                                    // the chosen tower, without passing choices
    std::unordered_map<RollId, devices::DiceSource*> bringers_; // sources of the rolls that are being written
    std::set<std::string> repeaters_;
    std::map<std::string, int> notKept_; // by tower
    int toldNotKept_ = 0;
    std::vector<OfferedRoll> told_;
    std::vector<OfferedRoll> toldElsewhere_;
    bool telling_ = false;          // an offerChanged is on its way
    bool tellingElsewhere_ = false; // an elsewhereChanged is
    bool testing_ = false;
    devices::LampEffect lamp_ = WF_LAMP_IDLE;
    RollProblem problem_ = RollProblem::none;
    std::string problemDetail_;
};

} // namespace watchfire::journal
