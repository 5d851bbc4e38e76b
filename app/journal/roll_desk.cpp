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
        committed(id);
    });
    connect(&journal_, &Journal::rollCommitFailed, this, [this](const RollId& id, const JournalError& error) {
        carryOut(inbox_.commitFailed(id, describe(error)));
    });
}

RollDesk::~RollDesk() = default;

void RollDesk::addSource(devices::DiceSource& source, Choice first) {
    Source entry{&source, first, devices::LampEffect::idle, {}};
    entry.connections.emplace_back(
        source.rolled.connect([this, first](const devices::Roll& roll) { received(roll, first); }));
    entry.connections.emplace_back(
        source.cocked.connect([this](const std::string& tower) { emit cocked(tower); }));
    entry.connections.emplace_back(source.linkChanged.connect([this, first](const devices::LinkState& link) {
        if (link.phase == devices::LinkPhase::up)
            chooseFirst(link.tower, first);
        light();
    }));
    sources_.push_back(std::move(entry));
    light();
}

void RollDesk::removeSource(devices::DiceSource& source) {
    std::erase_if(sources_, [&](const Source& entry) { return entry.source == &source; });
}

void RollDesk::chooseTower(const std::string& tower, Choice choice) {
    if (choice == Choice::remembered && tower != remembered_) {
        remembered_ = tower;
        journal_.setSetting(towerSetting, tower);
    }
    if (tower == inbox_.chosen())
        return;
    inbox_.choose(tower);
    emit towerChosen();
    light();
    tellOfferIfChanged();
}

void RollDesk::restoreChoice() {
    chooseTower(remembered_);
}

std::vector<std::string> RollDesk::otherTowersWaiting() const {
    auto towers = inbox_.towersWaiting();
    std::erase(towers, inbox_.chosen());
    return towers;
}

std::vector<OfferedRoll> RollDesk::waitingElsewhere() const {
    std::vector<OfferedRoll> result;
    for (const auto& tower : otherTowersWaiting()) {
        const auto entries = inbox_.waiting(tower);
        for (std::size_t i = 0; i < entries.size(); ++i)
            result.push_back(offered(entries[i], entries.size() - 1 - i));
    }
    return result;
}

std::vector<RollId> RollDesk::waitingHere() const {
    std::vector<RollId> result;
    for (const auto& entry : inbox_.waiting(inbox_.chosen()))
        result.push_back(entry.id);
    return result;
}

bool RollDesk::severalTowers() const {
    auto towers = inbox_.towersWaiting();
    for (const auto& entry : sources_)
        if (const auto link = entry.source->link(); !link.tower.empty())
            towers.push_back(link.tower);
    std::sort(towers.begin(), towers.end());
    return std::unique(towers.begin(), towers.end()) - towers.begin() > 1;
}

OfferedRoll RollDesk::offered(const InboxEntry& entry, std::size_t queued) const {
    return {entry.id, entry.dice, entry.time, entry.needsConfirmation, static_cast<int>(queued)};
}

std::optional<OfferedRoll> RollDesk::offer() const {
    const auto* entry = inbox_.offer();
    if (entry == nullptr)
        return std::nullopt;
    return offered(*entry, inbox_.waitingCount(inbox_.chosen()) - 1);
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
    lamp_ = effect;
    light();
}

void RollDesk::lampAgain() {
    for (auto& entry : sources_)
        entry.lit.reset();
    light();
}

// The source says it to the tower whenever that one comes back.
void RollDesk::light() {
    for (auto& entry : sources_) {
        const bool plays = inbox_.chosen().empty() || entry.source->link().tower == inbox_.chosen();
        const auto effect = plays ? lamp_ : devices::LampEffect::idle;
        if (entry.lit == effect)
            continue;
        entry.lit = effect;
        entry.source->lamp(effect);
    }
}

void RollDesk::restore(const JournalContents& contents) {
    inbox_.restore(contents.inbox);
    if (const auto tower = contents.settings.find(towerSetting); tower != contents.settings.end()) {
        remembered_ = tower->second;
        inbox_.choose(remembered_);
    }
    if (problem_ == RollProblem::notOpen)
        setProblem(RollProblem::none, {});
    for (const auto& entry : sources_)
        if (const auto link = entry.source->link(); link.phase == devices::LinkPhase::up)
            chooseFirst(link.tower, entry.first);
    light();
    tellOfferIfChanged();
}

void RollDesk::received(const devices::Roll& roll, Choice first) {
    if (roll.source == devices::RollSource::hand) {
        emit handRolled(roll.dice);
        return;
    }
    chooseFirst(roll.id.tower, first);
    carryOut(inbox_.received(roll, now_()));
}

void RollDesk::committed(const RollId& id) {
    const auto actions = inbox_.committed(id);
    if (testing_ && !actions.empty() && discard(id)) {
        testing_ = false;
        emit testRolled(id, inbox_.find(id)->dice);
    }
    carryOut(actions);
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
void RollDesk::chooseFirst(const std::string& tower, Choice choice) {
    if (inbox_.isOpen() && inbox_.chosen().empty() && !tower.empty())
        chooseTower(tower, choice);
}

void RollDesk::tellOfferIfChanged() {
    if (auto elsewhere = waitingElsewhere(); elsewhere != toldElsewhere_) {
        toldElsewhere_ = std::move(elsewhere);
        if (!std::exchange(tellingElsewhere_, true))
            QMetaObject::invokeMethod(
                this,
                [this] {
                    tellingElsewhere_ = false;
                    emit elsewhereChanged();
                },
                Qt::QueuedConnection);
    }
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
