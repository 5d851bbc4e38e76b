// SPDX-License-Identifier: Apache-2.0
#include "app/desk/game_recorder.h"

#include "rules/log/origin.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <utility>

namespace watchfire {

namespace {

std::string hashOf(const std::string& text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

} // namespace

void GameRecorder::create(const std::string& id, const Game& game, const std::string& title) {
    m_id = id;
    m_lines = 0;
    m_kept = 0;
    m_cut = false;
    m_finished = false;
    journal::GameRecord record;
    record.id = id;
    record.header = game.header().dump();
    record.title = title;
    record.created = m_now();
    record.updated = record.created;
    m_journal.createGame(record);
}

void GameRecorder::resume(const journal::GameLog& log, int lines) {
    m_id = log.game.id;
    m_lines = lines;
    m_kept = 0;
    for (const journal::Snapshot& kept : log.snapshots)
        m_kept = kept.n <= lines ? kept.n : m_kept;
    m_cut = static_cast<int>(log.commands.size()) > lines;
    m_finished = log.game.finished;
}

journal::CommandRecord GameRecorder::lineOf(const Game& game, const Json& command) {
    if (std::exchange(m_cut, false))
        m_journal.cutGame(m_id, m_lines + 1);
    journal::CommandRecord record;
    record.game = m_id;
    record.n = ++m_lines;
    record.line = command.dump();
    const std::string state = game.state().dump();
    record.stateHash = hashOf(state);
    record.time = originFromJson(command).time; // empty where it says something else than a time
    if (record.n >= m_kept + journal::snapshotEvery) {
        // While a question is open there is none; then the next line has it.
        if (const Json position = game.position(); !position.is_null()) {
            record.snapshot = position.dump();
            m_kept = record.n;
        }
    }
    return record;
}

void GameRecorder::command(const Game& game, const Json& line, const std::optional<devices::RollId>& used) {
    const journal::CommandRecord record = lineOf(game, line);
    if (!used || !m_rolls.take(*used, record))
        m_journal.append(record);
}

void GameRecorder::undo(const Game& game, const Json& line, const std::optional<devices::RollId>& givenBack) {
    const journal::CommandRecord record = lineOf(game, line);
    if (!givenBack || !m_rolls.giveBack(*givenBack, record))
        m_journal.append(record);
}

void GameRecorder::redo(const Game& game, const Json& line, const std::optional<devices::RollId>& used) {
    const journal::CommandRecord record = lineOf(game, line);
    if (!used || !m_rolls.takeAgain(*used, record))
        m_journal.append(record);
}

void GameRecorder::finished(bool over) {
    if (over == m_finished)
        return;
    m_finished = over;
    m_journal.setFinished(m_id, over);
}

bool GameRecorder::agrees(const journal::GameLog& log, const Game& game) {
    return log.commands.empty() || log.commands.back().stateHash.empty() ||
           log.commands.back().stateHash == hashOf(game.state().dump());
}

} // namespace watchfire
