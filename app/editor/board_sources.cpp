// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_sources.h"

#include "app/boards/board_check.h"
#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/problem_words.h"
#include "app/text/names.h"
#include "app/text/titles.h"
#include "rules/hex/log/board_reader.h"
#include "rules/log/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire {

BoardSources::BoardSources(const OwnBoards& own, QList<ShippedBoard> examples)
    : m_own(own), m_examples(std::move(examples)) {}

std::optional<hex::Scenario> BoardSources::scenarioOf(const QString& id) const {
    if (const auto* own = m_own.find(id))
        return own->draft.scenario;
    for (const ShippedBoard& board : m_examples) {
        if (board.name == id && !board.scenarios.isEmpty())
            return hex::parseScenario(board.scenarios.first().toStdString());
    }
    return std::nullopt;
}

QList<ChoiceRow> BoardSources::rows(std::optional<hex::Scenario> scenario, const QString& chosen) const {
    QList<ChoiceRow> found;
    const auto withGame = [&](const QString& id, const QString& detail) {
        const auto game = scenario ? std::nullopt : scenarioOf(id);
        return game ? text::scenarioTitle(*game) + QStringLiteral(" · ") + detail : detail;
    };
    for (const OwnBoards::Board& board : m_own.all()) {
        if (scenario && board.draft.scenario != *scenario && board.id != chosen)
            continue;
        ChoiceRow row;
        row.id = board.id;
        row.title = board.title;
        row.detail = withGame(board.id, editor::verdict(board.draft, boards::playerCounts(board.draft),
                                                        boards::check(board.draft)));
        found.append(row);
    }
    const std::string_view name = scenario ? hex::toString(*scenario) : std::string_view();
    for (const ShippedBoard& board : m_examples) {
        if (scenario && !board.scenarios.contains(QString::fromLatin1(name.data(), qsizetype(name.size()))))
            continue;
        ChoiceRow row;
        row.id = board.name;
        row.title = text::titleOf(board.titles, board.name.toStdString());
        row.detail = withGame(board.name, BoardEditor::tr("Example board"));
        found.append(row);
    }
    const auto it =
        std::find_if(found.begin(), found.end(), [&](const ChoiceRow& row) { return row.id == chosen; });
    if (it != found.end())
        it->chosen = true;
    else if (!found.isEmpty())
        found.first().chosen = true;
    return found;
}

Result<boards::Draft> BoardSources::draft(const QString& id, hex::Scenario scenario) const {
    if (const auto* own = m_own.find(id))
        return own->draft;
    for (const ShippedBoard& board : m_examples) {
        if (board.name != id)
            continue;
        const auto json = parseLine(board.json.toStdString(), 1);
        if (!json)
            return json.error();
        auto description = hex::boardDescriptionFromJson(*json);
        if (!description)
            return description.error();
        boards::Draft draft = boards::copyOf(*description, scenario);
        draft.board.title.clear();
        return draft;
    }
    return Error{ErrorCode::header, {}, "no board to start from", {}};
}

} // namespace watchfire
