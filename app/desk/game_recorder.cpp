// SPDX-License-Identifier: Apache-2.0
#include "app/desk/game_recorder.h"

#include "app/desk/kept_positions.h"

#include <utility>

namespace watchfire {

namespace {

constexpr const char* practiceField = "practice";

} // namespace

bool isPractice(const nlohmann::ordered_json& header) {
    const auto found = header.find(practiceField);
    return found != header.end() && *found == true;
}

void GameRecorder::create(const std::string& id, const Game& game, const std::string& title, bool practice) {
    m_id = id;
    m_lines = 0;
    m_written = std::make_shared<Written>();
    m_cut = false;
    m_finished = false;
    journal::GameRecord record;
    record.id = id;
    nlohmann::ordered_json header = game.header();
    if (practice)
        header[practiceField] = true;
    record.header = header.dump();
    record.title = title;
    record.created = m_now();
    record.updated = record.created;
    m_journal.createGame(record);
}

void GameRecorder::resume(const journal::GameLog& log, int lines) {
    m_id = log.game.id;
    m_lines = lines;
    m_written = std::make_shared<Written>();
    for (const journal::Snapshot& kept : log.snapshots)
        m_written->kept = kept.n <= lines ? kept.n : m_written->kept;
    if (lines > 0)
        m_written->stateHash = log.commands[static_cast<std::size_t>(lines) - 1].stateHash;
    m_cut = static_cast<int>(log.commands.size()) > lines;
    m_finished = log.game.finished;
}

journal::NewCommand GameRecorder::lineOf(const GameFamily& family, const Request& request) {
    if (std::exchange(m_cut, false))
        m_journal.cutGame(m_id, m_lines + 1);
    journal::CommandRecord record;
    record.game = m_id;
    record.n = ++m_lines;
    record.line = family.write(request).dump();
    record.time = request.origin.time; // empty where it says something else than a time
    return {std::move(record), [state = family.stateText(), last = m_written](journal::CommandRecord& line) {
                line.before = last->stateHash;
                line.stateHash = last->stateHash = hashOf(state.whole());
                if (line.n < last->kept + journal::snapshotEvery)
                    return;
                // While a question is open there is none; then the next line has it.
                if (const auto position = state.position(); !position.is_null()) {
                    line.snapshot = position.dump();
                    last->kept = line.n;
                }
            }};
}

void GameRecorder::write(const GameFamily& family, const Request& request,
                         const std::optional<devices::RollId>& roll) {
    const journal::NewCommand line = lineOf(family, request);
    const auto withRoll = [&](const devices::RollId& id) {
        return std::holds_alternative<Undo>(request.what)   ? m_rolls.giveBack(id, line)
               : std::holds_alternative<Redo>(request.what) ? m_rolls.takeAgain(id, line)
                                                            : m_rolls.take(id, line);
    };
    // A roll that the inbox does not have, or that another game uses, stays as it is.
    if (!roll || !withRoll(*roll))
        m_journal.append(line, std::nullopt);
}

void GameRecorder::finished(bool over) {
    if (over == m_finished)
        return;
    m_finished = over;
    m_journal.setFinished(m_id, over);
}

} // namespace watchfire
