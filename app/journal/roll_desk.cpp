// SPDX-License-Identifier: Apache-2.0
// See roll_desk.h.
#include "app/journal/roll_desk.h"

#include <algorithm>
#include <utility>

namespace watchfire::journal {

namespace {
const char* const towerSetting = "tower";

template <class... Cases> struct Overloaded : Cases... { using Cases::operator()...; };
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

// Home-made towers have no serial number; devices/ names them so that they cannot meet a real one.
bool isPlain(const RollId& id) {
    return id.tower.starts_with("plain:");
}
} // namespace

RollDesk::RollDesk(Journal& journal, std::function<std::string()> now, QObject* parent)
    : QObject(parent), journal_(journal), now_(std::move(now)) {
    connect(&journal_, &Journal::opened, this,
            [this](const JournalContents& contents) { restore(contents); });
    connect(&journal_, &Journal::rollCommitted, this, [this](const RollId& id) {
        if (problem_ != RollProblem::clash)
            setProblem(RollProblem::none, {});
        carryOut(inbox_.committed(id));
    });
    connect(&journal_, &Journal::rollCommitFailed, this, [this](const RollId& id, const JournalError& error) {
        carryOut(inbox_.commitFailed(id, describe(error)));
    });
}

RollDesk::~RollDesk() = default;

void RollDesk::addSource(devices::DiceSource& source) {
    Source entry{&source, {}};
    entry.connections.emplace_back(
        source.rolled.connect([this](const devices::Roll& roll) { received(roll); }));
    entry.connections.emplace_back(
        source.cocked.connect([this](const std::string& tower) { emit cocked(tower); }));
    entry.connections.emplace_back(source.linkChanged.connect([this](const devices::LinkState& link) {
        if (link.phase == devices::LinkPhase::up)
            chooseFirst(link.tower);
    }));
    sources_.push_back(std::move(entry));
}

void RollDesk::removeSource(devices::DiceSource& source) {
    std::erase_if(sources_, [&](const Source& entry) { return entry.source == &source; });
}

void RollDesk::chooseTower(const std::string& tower) {
    if (tower == inbox_.chosen())
        return;
    inbox_.choose(tower);
    journal_.setSetting(towerSetting, tower);
    tellOfferIfChanged();
}

std::vector<std::string> RollDesk::otherTowersWaiting() const {
    auto towers = inbox_.towersWaiting();
    std::erase(towers, inbox_.chosen());
    return towers;
}

std::optional<OfferedRoll> RollDesk::offer() const {
    const auto* entry = inbox_.offer();
    if (entry == nullptr)
        return std::nullopt;
    const auto queued = static_cast<int>(inbox_.waitingCount(inbox_.chosen())) - 1;
    return OfferedRoll{entry->id, entry->dice, entry->time, entry->needsConfirmation, queued};
}

bool RollDesk::take(const RollId& id, const CommandRecord& command) {
    if (!inbox_.take(id, command.game, command.n))
        return false;
    journal_.append(command, RollUse{id, RollUse::Change::take});
    tellOfferIfChanged();
    return true;
}

bool RollDesk::takeAgain(const RollId& id, const CommandRecord& redo) {
    if (!inbox_.takeAgain(id, redo.game, redo.n))
        return false;
    journal_.append(redo, RollUse{id, RollUse::Change::take});
    tellOfferIfChanged();
    return true;
}

bool RollDesk::giveBack(const RollId& id, const CommandRecord& undo) {
    if (!inbox_.giveBack(id))
        return false;
    journal_.append(undo, RollUse{id, RollUse::Change::giveBack});
    tellOfferIfChanged();
    return true;
}

bool RollDesk::discard(const RollId& id) {
    if (!inbox_.discard(id))
        return false;
    journal_.discardRoll(id);
    tellOfferIfChanged();
    return true;
}

void RollDesk::lamp(devices::LampEffect effect) {
    for (auto& entry : sources_)
        entry.source->lamp(effect);
}

void RollDesk::restore(const JournalContents& contents) {
    inbox_.restore(contents.inbox);
    if (const auto tower = contents.settings.find(towerSetting); tower != contents.settings.end())
        inbox_.choose(tower->second);
    if (problem_ == RollProblem::notOpen)
        setProblem(RollProblem::none, {});
    for (const auto& entry : sources_)
        if (const auto link = entry.source->link(); link.phase == devices::LinkPhase::up)
            chooseFirst(link.tower);
    tellOfferIfChanged();
}

void RollDesk::received(const devices::Roll& roll) {
    if (roll.source == devices::RollSource::hand) {
        emit handRolled(roll.dice);
        return;
    }
    chooseFirst(roll.id.tower);
    carryOut(inbox_.received(roll, now_()));
}

void RollDesk::carryOut(const InboxActions& actions) {
    for (const auto& action : actions) {
        std::visit(Overloaded{
                       [this](const CommitRoll& commit) { journal_.commitRoll(commit.entry); },
                       [this](const AcknowledgeRoll& acknowledge) {
                           for (auto& entry : sources_)
                               entry.source->acknowledge(acknowledge.id);
                       },
                       [this](const ReleaseRoll& release) {
                           for (auto& entry : sources_)
                               entry.source->release(release.id);
                           setProblem(!inbox_.isOpen()      ? RollProblem::notOpen
                                      : isPlain(release.id) ? RollProblem::plainLost
                                                            : RollProblem::notKept,
                                      release.reason);
                       },
                       [this](const ReportClash& clash) { setProblem(RollProblem::clash, clash.id.tower); },
                   },
                   action);
    }
    tellOfferIfChanged();
}

void RollDesk::setProblem(RollProblem problem, const std::string& detail) {
    if (problem == problem_ && detail == problemDetail_)
        return;
    problem_ = problem;
    problemDetail_ = detail;
    emit problemChanged();
}

// Before the journal is open the remembered choice is not known yet, so nobody is chosen then.
void RollDesk::chooseFirst(const std::string& tower) {
    if (inbox_.isOpen() && inbox_.chosen().empty() && !tower.empty())
        chooseTower(tower);
}

void RollDesk::tellOfferIfChanged() {
    auto now = offer();
    if (now == told_)
        return;
    told_ = std::move(now);
    if (std::exchange(telling_, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            telling_ = false;
            emit offerChanged();
        },
        Qt::QueuedConnection);
}

} // namespace watchfire::journal
