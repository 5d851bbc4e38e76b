// SPDX-License-Identifier: Apache-2.0
#include "app/journal/roll_desk.h"

#include <algorithm>
#include <utility>

namespace watchfire::journal {

namespace {
const char* const towerSetting = "tower";

template <class... Cases> struct Overloaded : Cases... { using Cases::operator()...; };
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

// Home-made towers have no serial number; devices/ names them so that they cannot meet a real one.
bool isPlain(const std::string& tower) {
    return tower.starts_with("plain:");
}

// A count for people: a cable that chatters for weeks stays readable.
constexpr int notKeptMax = 9999;

RollProblem problemOf(const ReleaseRoll& release) {
    switch (release.why) {
    case NotKept::full:
        return RollProblem::full;
    case NotKept::notOpen:
        return isPlain(release.id.tower) ? RollProblem::plainLost : RollProblem::notOpen;
    case NotKept::commitFailed:
        break;
    }
    return isPlain(release.id.tower) ? RollProblem::plainLost : RollProblem::notKept;
}
} // namespace

RollDesk::RollDesk(Journal& journal, std::function<std::string()> now, QObject* parent)
    : QObject(parent), journal_(journal), now_(std::move(now)) {
    connect(&journal_, &Journal::opened, this,
            [this](const JournalContents& contents) { restore(contents); });
    connect(&journal_, &Journal::rollCommitted, this, [this](const RollId& id) {
        if (problem_ != RollProblem::full)
            setProblem(RollProblem::none, {});
        committed(id);
    });
    connect(&journal_, &Journal::rollCommitFailed, this, [this](const RollId& id, const JournalError& error) {
        auto* bringer = takeBringer(id);
        carryOut(inbox_.commitFailed(id, describe(error)), bringer);
    });
}

RollDesk::~RollDesk() = default;

void RollDesk::addSource(devices::DiceSource& source, Choice first) {
    Source entry{&source, first, WF_LAMP_IDLE, {}};
    entry.connections.emplace_back(source.rolled.connect(
        [this, first, &source](const devices::Roll& roll) { received(source, roll, first); }));
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
    std::erase_if(bringers_, [&](const auto& bringer) { return bringer.second == &source; });
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
    for (const auto& tower : otherTowersWaiting())
        for (auto& roll : waitingOf(tower))
            result.push_back(std::move(roll));
    return result;
}

std::vector<OfferedRoll> RollDesk::waiting() const {
    return waitingOf(inbox_.chosen());
}

std::vector<OfferedRoll> RollDesk::waitingOf(const std::string& tower) const {
    std::vector<OfferedRoll> result;
    const auto entries = inbox_.waiting(tower);
    for (const auto& entry : entries)
        result.push_back({entry.id, entry.dice, entry.time, entry.needsConfirmation,
                          static_cast<int>(entries.size() - 1 - result.size()), entry.faces});
    return result;
}

int RollDesk::notKept() const {
    const auto count = notKept_.find(inbox_.chosen());
    return count == notKept_.end() ? 0 : count->second;
}

bool RollDesk::severalTowers() const {
    auto towers = inbox_.towersWaiting();
    for (const auto& entry : sources_)
        if (const auto link = entry.source->link(); !link.tower.empty())
            towers.push_back(link.tower);
    std::sort(towers.begin(), towers.end());
    return std::unique(towers.begin(), towers.end()) - towers.begin() > 1;
}

std::optional<OfferedRoll> RollDesk::offer() const {
    auto rolls = waiting();
    return rolls.empty() ? std::nullopt : std::optional(std::move(rolls.front()));
}

bool RollDesk::take(const RollId& id, const NewCommand& command) {
    if (!inbox_.take(id, command.record.game, command.record.n))
        return false;
    journal_.append(command, RollUse{id, RollUse::Change::take});
    roomMade();
    return true;
}

bool RollDesk::takeAgain(const RollId& id, const NewCommand& redo) {
    if (!inbox_.takeAgain(id, redo.record.game, redo.record.n))
        return false;
    journal_.append(redo, RollUse{id, RollUse::Change::take});
    roomMade();
    return true;
}

bool RollDesk::giveBack(const RollId& id, const NewCommand& undo) {
    if (!inbox_.giveBack(id, undo.record.game))
        return false;
    journal_.append(undo, RollUse{id, RollUse::Change::giveBack});
    tellOfferIfChanged();
    return true;
}

bool RollDesk::usedElsewhere(const RollId& id, const std::string& game) const {
    const auto* entry = inbox_.find(id);
    return entry != nullptr && entry->state == EntryState::used && entry->game != game;
}

bool RollDesk::discard(const RollId& id) {
    if (!inbox_.discard(id))
        return false;
    journal_.discardRoll(id);
    roomMade();
    return true;
}

void RollDesk::discardAll(const std::string& tower) {
    for (const auto& entry : inbox_.waiting(tower))
        (void)discard(entry.id);
}

void RollDesk::roomMade() {
    std::erase_if(notKept_, [&](const auto& count) { return inbox_.waitingCount(count.first) == 0; });
    if (problem_ == RollProblem::full && !inbox_.isFull(problemDetail_))
        setProblem(RollProblem::none, {});
    tellOfferIfChanged();
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

// The source sends it to the tower whenever the tower comes back.
void RollDesk::light() {
    for (auto& entry : sources_) {
        const bool plays = inbox_.chosen().empty() || entry.source->link().tower == inbox_.chosen();
        const auto effect = plays ? lamp_ : WF_LAMP_IDLE;
        if (entry.lit == effect)
            continue;
        entry.lit = effect;
        entry.source->lamp(effect);
    }
}

void RollDesk::restore(const JournalContents& contents) {
    inbox_.restore(contents.inbox);
    repeaters_.clear();
    for (const auto& entry : contents.inbox)
        if (devices::repeatsNumbers(entry.id))
            repeaters_.insert(devices::serialOf(entry.id.tower));
    // Without one it is as at the first start, also if this journal replaces another one.
    const auto tower = contents.settings.find(towerSetting);
    const bool there = tower != contents.settings.end() && tower->second.size() <= longestTower;
    remembered_ = there ? tower->second : std::string();
    inbox_.choose(remembered_);
    emit towerChosen();
    if (problem_ == RollProblem::notOpen)
        setProblem(RollProblem::none, {});
    for (const auto& entry : sources_)
        if (const auto link = entry.source->link(); link.phase == devices::LinkPhase::up)
            chooseFirst(link.tower, entry.first);
    light();
    tellOfferIfChanged();
}

void RollDesk::received(devices::DiceSource& source, const devices::Roll& roll, Choice first) {
    chooseFirst(roll.id.tower, first);
    carryOut(inbox_.received(roll, now_(), testing_), &source);
}

void RollDesk::committed(const RollId& id) {
    auto* bringer = takeBringer(id);
    const auto actions = inbox_.committed(id);
    if (devices::repeatsNumbers(id))
        repeaters_.insert(devices::serialOf(id.tower));
    if (testing_ && !actions.empty() && discard(id)) {
        testing_ = false;
        const auto* entry = inbox_.find(id);
        emit testRolled({id, entry->dice, entry->time, entry->needsConfirmation, 0, entry->faces});
    } else if (!actions.empty() && devices::serialOf(id.tower) == inbox_.chosen()) {
        emit arrived(id);
    }
    carryOut(actions, bringer);
}

devices::DiceSource* RollDesk::takeBringer(const RollId& id) {
    const auto bringer = bringers_.extract(id);
    return bringer.empty() ? nullptr : bringer.mapped();
}

void RollDesk::carryOut(const InboxActions& actions, devices::DiceSource* source) {
    for (const auto& action : actions) {
        std::visit(Overloaded{
                       [&](const CommitRoll& commit) {
                           bringers_.insert_or_assign(commit.entry.id, source);
                           journal_.commitRoll(commit.entry);
                       },
                       [&](const AcknowledgeRoll& acknowledge) {
                           if (source != nullptr)
                               source->acknowledge(acknowledge.id);
                       },
                       [&](const ReleaseRoll& release) {
                           if (source != nullptr)
                               source->release(release.id);
                           const auto problem = problemOf(release);
                           if (problem == RollProblem::full && isPlain(release.id.tower))
                               plainNotKept(release.id.tower);
                           else
                               setProblem(problem,
                                          problem == RollProblem::full ? release.id.tower : release.reason);
                       },
                   },
                   action);
    }
    tellOfferIfChanged();
}

void RollDesk::plainNotKept(const std::string& tower) {
    auto& count = notKept_[tower];
    count = std::min(count + 1, notKeptMax);
}

void RollDesk::setProblem(RollProblem problem, const std::string& detail) {
    if (problem == problem_ && detail == problemDetail_)
        return;
    problem_ = problem;
    problemDetail_ = detail;
    emit problemChanged();
}

// Before the journal is open the remembered choice is unknown, so nobody is chosen then.
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
    auto now = waiting();
    const int lost = notKept();
    if (now == told_ && lost == toldNotKept_)
        return;
    told_ = std::move(now);
    toldNotKept_ = lost;
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

#include "moc_roll_desk.cpp"
