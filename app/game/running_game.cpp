// SPDX-License-Identifier: Apache-2.0
// See running_game.h.
#include "app/game/running_game.h"

#include "rules/hex/log/json.h"
#include "rules/log/origin.h"

#include <utility>

namespace watchfire {

std::optional<Error> RunningGame::open(const Json& header) {
    const BoardSource inlineOnly = [](std::string_view name) -> Result<std::string> {
        return Error{ErrorCode::header,
                     {},
                     "$.board: \"" + std::string(name) + "\" is not in this game's header",
                     "$.board"};
    };
    auto made = makeGame(header, inlineOnly);
    if (!made)
        return made.error();
    auto* hexGame = dynamic_cast<HexGame*>(made->get());
    if (hexGame == nullptr)
        return Error{ErrorCode::header, {}, "$.scenario: this scenario has no screen yet", "$.scenario"};
    (void)made->release();
    m_game.reset(hexGame);
    m_told.clear();
    return std::nullopt;
}

void RunningGame::close() {
    m_game.reset();
    m_told.clear();
}

const Told* RunningGame::last() const {
    return m_game && m_game->session().canUndo() ? &m_told[position() - 1] : nullptr;
}

Result<hex::Outcome> RunningGame::carryOut(const Json& command) {
    auto parsed = hex::commandFromJson(setup(), command);
    if (!parsed)
        return parsed.error();
    HexSession& session = m_game->session();
    const hex::State before = session.state();
    auto outcome = session.submit(std::move(*parsed), originFromJson(command));
    if (!outcome)
        return outcome;
    m_told.resize(session.position() - 1);
    m_told.push_back(tell(before, session.entries()[session.position() - 1], *outcome));
    return outcome;
}

Result<hex::Outcome> RunningGame::redo() {
    HexSession& session = m_game->session();
    const hex::State before = session.state();
    auto outcome = session.redo();
    if (outcome)
        m_told[session.position() - 1] = tell(before, session.entries()[session.position() - 1], *outcome);
    return outcome;
}

std::optional<Error> RunningGame::undo() {
    return m_game->session().undo();
}

bool isNamed(const nlohmann::ordered_json& command, const char* name) {
    return command.is_object() && command.contains("do") && command["do"] == name;
}

} // namespace watchfire
