// SPDX-License-Identifier: Apache-2.0
// What a new board can start from: the table's own boards and the examples.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QList>
#include <QString>

#include "app/boards/board_draft.h"
#include "app/models/acting_models.h"
#include "app/models/new_game_model.h"
#include "app/stores/own_boards.h"

namespace watchfire {

class BoardSources {
public:
    /// `own` lives longer.
    BoardSources(const OwnBoards& own, QList<ShippedBoard> examples);

    /// Those for the scenario, the table's own first, and the chosen one whatever it is made for. Where it is
    /// not there the first one is marked.
    QList<ChoiceRow> rows(hex::Scenario scenario, const QString& chosen) const;
    /// The board as it is kept, an example as a copy for the scenario. Errors: `header`, also as of its file.
    Result<boards::Draft> draft(const QString& id, hex::Scenario scenario) const;

private:
    const OwnBoards& m_own;
    QList<ShippedBoard> m_examples;
};

} // namespace watchfire
