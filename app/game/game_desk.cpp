// SPDX-License-Identifier: Apache-2.0
// See game_desk.h.
#include "app/game/game_desk.h"

#include "app/text/clause_text.h"
#include "app/text/refusal_text.h"
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/log/answers.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct DeskText {
    Q_DECLARE_TR_FUNCTIONS(DeskText)
};

} // namespace

GameDesk::GameDesk(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_recorder(m_parts.journal, m_parts.rolls, m_parts.now)
    , m_presenter(m_parts.table)
    , m_acting(m_parts.table, m_running, [this](const Json& command) { return submit(command); })
    , m_offer(*m_parts.table.pendingRoll(), m_parts.rolls, m_running,
              [this](const Json& command) { return submit(command); }) {
    connectTable();
    connectJournal();
}

GameDesk::~GameDesk() = default;

void GameDesk::connectTable() {
    TableModel& table = m_parts.table;
    connect(&table, &TableModel::rollAsked, this, [this](int a, int b) {
        submit({{"do", "roll"}, {"dice", {a, b}}, {"by", "hand"}});
    });
    connect(&table, &TableModel::endTurnAsked, this, [this] { submit({{"do", "end-turn"}}); });
    connect(&table, &TableModel::undoAsked, this, [this] { submit({{"do", "undo"}}); });
    connect(&table, &TableModel::redoAsked, this, [this] { submit({{"do", "redo"}}); });
    connect(&table, &TableModel::undoRollAsked, this, &GameDesk::undoRoll);
    connect(table.history(), &HistoryModel::jumpAsked, this, &GameDesk::jumpTo);
    connect(table.steps(), &StepsModel::ticked, this, &GameDesk::tick);
    connect(table.steps(), &StepsModel::allTicked, this, &GameDesk::tickAll);
    connect(table.decision(), &DecisionModel::drawAsked, this, &GameDesk::draw);
    connect(table.refusal(), &RefusalModel::anywayAsked, this, [this] {
        if (!m_refused)
            return;
        Json command = *m_refused;
        command["anyway"] = true;
        submit(command);
    });
}

void GameDesk::connectJournal() {
    journal::Journal& journal = m_parts.journal;
    connect(&journal, &journal::Journal::unsavedChanged, this, &GameDesk::showSaved);
    connect(&journal, &journal::Journal::writesStuck, this, [this] {
        m_saveStuck = true;
        showSaved();
    });
    connect(&journal, &journal::Journal::writesResumed, this, [this] {
        m_saveStuck = false;
        showSaved();
    });
}

std::optional<Error> GameDesk::make(const Json& header) {
    if (auto error = m_running.open(header))
        return error;
    m_ticked.clear();
    clearMessages();
    m_acting.close();
    m_offer.gameOpened();
    return std::nullopt;
}

std::optional<Error> GameDesk::begin(const Json& header, const std::string& gameId, bool practice) {
    if (auto error = make(header))
        return error;
    m_practice = practice;
    m_recorder.create(gameId, *m_running.game(), gameTitle(m_running.setup()).toStdString());
    changedNow();
    emit gameOpened();
    return std::nullopt;
}

std::optional<Error> GameDesk::resume(const journal::GameLog& log, const std::string& ticks) {
    const auto header = parseLine(log.game.header, 1);
    if (!header)
        return header.error();
    if (auto error = make(*header))
        return error;
    m_practice = false;
    m_recorder.resume(log);
    for (const journal::CommandRecord& line : log.commands) {
        const auto command = parseLine(line.line, line.n);
        auto error = command ? repeat(*command) : command.error();
        if (error) {
            error->message = "line " + std::to_string(line.n) + ": " + error->message;
            close();
            return error;
        }
    }
    if (const auto ids = parseLine(ticks, 1); ids && ids->is_array()) {
        for (const Json& id : *ids) {
            if (id.is_string())
                m_ticked.insert(QString::fromStdString(id.get<std::string>()));
        }
    }
    if (!GameRecorder::agrees(log, *m_running.game())) {
        m_parts.table.showNotice(DeskText::tr(
            "This game was played with another version of the rules. Check the position, please."));
    }
    changedNow();
    emit gameOpened();
    return std::nullopt;
}

/// A line of the journal once more, in memory only.
std::optional<Error> GameDesk::repeat(const Json& line) {
    if (isNamed(line, "undo"))
        return undoInMemory();
    const auto outcome = isNamed(line, "redo") ? m_running.redo() : m_running.carryOut(line);
    return outcome.ok() ? std::nullopt : std::optional(outcome.error());
}

void GameDesk::close() {
    if (!open())
        return;
    m_acting.close();
    m_running.close();
    m_ticked.clear();
    emit gameClosed();
}

GameDesk::Json GameDesk::state() const {
    return open() ? m_running.game()->state() : Json();
}

// ---- commands ----

GameDesk::Json GameDesk::submit(const Json& asked) {
    if (!open())
        return {{"ok", false}, {"error", {{"code", "not-begun"}, {"message", "No game is open."}}}};
    Json command = asked;
    if (command.is_object() && !command.contains("time"))
        command["time"] = m_parts.now();
    if (isNamed(command, "undo"))
        return undo(command);
    if (isNamed(command, "redo"))
        return redo(command);
    return carryOut(command);
}

GameDesk::Json GameDesk::carryOut(const Json& command) {
    auto outcome = m_running.carryOut(command);
    if (!outcome)
        return refuse(command, outcome.error());
    m_recorder.command(*m_running.game(), command, m_running.last()->roll);
    clearMessages();
    // What follows is shown at once, also where a panel was open.
    m_acting.close();
    Json answer = hex::answerJson(m_running.setup(), outcome->steps, outcome->decision);
    // Where the table said so, right when it is due.
    if (m_running.setup().options().draw == hex::Draw::program)
        draw();
    changedNow();
    return answer;
}

std::optional<Error> GameDesk::undoInMemory() {
    if (auto error = m_running.undo())
        return error;
    // Done again, it is to be shown again.
    const QString prefix = QString::number(m_running.position() + 1) + QLatin1Char(':');
    m_ticked.removeIf([&](const QString& id) { return id.startsWith(prefix); });
    return std::nullopt;
}

GameDesk::Json GameDesk::undo(const Json& command) {
    const Told* last = m_running.last();
    const auto roll = last == nullptr ? std::nullopt : last->roll;
    const QString title = last == nullptr ? QString() : last->title;
    const bool moved = last != nullptr && !last->cards.isEmpty();
    if (auto error = undoInMemory())
        return refuse(command, *error);
    if (roll)
        m_offer.hold(*roll);
    m_recorder.undo(*m_running.game(), command, roll);
    storeTicks(); // another command may take its number
    clearMessages();
    m_parts.table.showNotice(
        moved ? DeskText::tr("Taken back: %1. Put the pieces as the picture shows them.").arg(title)
              : DeskText::tr("Taken back: %1.").arg(title));
    changedNow();
    return hex::answerJson(m_running.setup(), {}, hex::openDecision(m_running.state()));
}

GameDesk::Json GameDesk::redo(const Json& command) {
    auto outcome = m_running.redo();
    if (!outcome)
        return refuse(command, outcome.error());
    m_recorder.redo(*m_running.game(), command, m_running.last()->roll);
    clearMessages();
    changedNow();
    return hex::answerJson(m_running.setup(), outcome->steps, outcome->decision);
}

GameDesk::Json GameDesk::refuse(const Json& command, const Error& error) {
    m_refused.reset();
    if (error.anyway)
        m_refused = command;
    const text::ClauseText clause = text::clauseText(error.rule);
    m_parts.table.refusal()->show(
        {QString::fromUtf8(toString(error.code).data()), text::refusalText(m_running.state(), error),
         QString::fromStdString(toString(error.rule)), clause.explanation, error.anyway});
    changedNow();
    return refusalJson(error);
}

void GameDesk::draw() {
    if (!open())
        return;
    while (auto answer = drawnAnswer(m_running.state(), m_parts.random)) {
        (*answer)["time"] = m_parts.now();
        if (!m_running.carryOut(*answer).ok())
            return;
        m_recorder.command(*m_running.game(), *answer, std::nullopt);
        changedNow();
    }
}

void GameDesk::undoRoll() {
    while (m_running.last() != nullptr) {
        const bool roll = m_running.last()->isRoll;
        if (!submit({{"do", "undo"}}).value("ok", false) || roll)
            return;
    }
}

void GameDesk::jumpTo(int number) {
    if (!open())
        return;
    const auto target = static_cast<std::size_t>(std::max(0, number));
    while (m_running.position() > target) {
        if (!submit({{"do", "undo"}}).value("ok", false))
            return;
    }
    while (m_running.position() < target) {
        if (!submit({{"do", "redo"}}).value("ok", false))
            return;
    }
}

// ---- ticks ----

void GameDesk::tick(const QString& id, bool done) {
    if (!open())
        return;
    if (done)
        m_ticked.insert(id);
    else
        m_ticked.remove(id);
    storeTicks();
    changedNow();
}

void GameDesk::tickAll() {
    if (!open())
        return;
    for (const QString& id : TablePresenter::cardIds(view()))
        m_ticked.insert(id);
    storeTicks();
    changedNow();
}

void GameDesk::storeTicks() {
    // Only what is still shown: earlier cards are done with.
    Json ids = Json::array();
    for (const QString& id : TablePresenter::cardIds(view())) {
        if (m_ticked.contains(id))
            ids.push_back(id.toStdString());
    }
    const std::string key = ticksKey(gameId());
    const std::string text = ids.dump();
    m_recorder.setting(key, text);
    emit ticksStored(QString::fromStdString(key), QString::fromStdString(text));
}

// ---- showing ----

void GameDesk::changedNow() {
    if (!open())
        return;
    m_presenter.show(view());
    m_acting.show();
    m_offer.show();
    showSaved();
    m_recorder.finished(m_running.state().ending.over);
    emit changed();
}

void GameDesk::clearMessages() {
    m_refused.reset();
    m_parts.table.refusal()->show({});
    m_parts.table.showNotice({});
}

void GameDesk::showSaved() {
    TableModel::SavedFacts facts;
    facts.failed = m_saveStuck || !m_parts.journal.isOpen();
    facts.saved = m_parts.journal.unsaved() == 0 && !facts.failed;
    facts.text = facts.failed  ? DeskText::tr("Cannot be saved now")
                 : facts.saved ? DeskText::tr("Saved")
                               : DeskText::tr("Saving");
    m_parts.table.showSaved(facts);
}

} // namespace watchfire
