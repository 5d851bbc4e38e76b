// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_sources.h"

#include "app/boards/board_check.h"
#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/problem_words.h"
#include "app/text/titles.h"
#include "rules/hex/log/board_reader.h"
#include "rules/log/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire {

BoardSources::BoardSources(const OwnBoards& own, QList<ShippedBoard> examples)
    : m_own(own), m_examples(std::move(examples)) {}

QList<ChoiceRow> BoardSources::rows(hex::Scenario scenario, const QString& chosen) const {
    QList<ChoiceRow> rows;
    for (const OwnBoards::Board& board : m_own.all()) {
        if (board.draft.scenario != scenario && board.id != chosen)
            continue;
        ChoiceRow row;
        row.id = board.id;
        row.title = board.title;
        row.detail =
            editor::verdict(board.draft, boards::playerCounts(board.draft), boards::check(board.draft));
        rows.append(row);
    }
    const QString name =
        QString::fromLatin1(hex::toString(scenario).data(), qsizetype(hex::toString(scenario).size()));
    for (const ShippedBoard& board : m_examples) {
        if (!board.scenarios.contains(name))
            continue;
        ChoiceRow row;
        row.id = board.name;
        row.title = text::titleOf(board.titles, board.name.toStdString());
        row.detail = BoardEditor::tr("Example board");
        rows.append(row);
    }
    const auto it =
        std::find_if(rows.begin(), rows.end(), [&](const ChoiceRow& row) { return row.id == chosen; });
    if (it != rows.end())
        it->chosen = true;
    else if (!rows.isEmpty())
        rows.first().chosen = true;
    return rows;
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
