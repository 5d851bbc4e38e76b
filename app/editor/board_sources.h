// SPDX-License-Identifier: Apache-2.0
// The starting points for a new board: the table's own boards and the examples.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QList>
#include <QString>

#include "app/boards/board_draft.h"
#include "app/models/acting_models.h"
#include "app/models/new_game_model.h"
#include "app/stores/own_boards.h"

#include <optional>

namespace watchfire {

class BoardSources {
public:
    /// `own` must outlive this object.
    BoardSources(const OwnBoards& own, QList<ShippedBoard> examples);
    void setExamples(const QList<ShippedBoard>& examples) { m_examples = examples; }

    /// The boards for the scenario, the table's own first, plus the chosen own board whatever its scenario.
    /// If none of them is the chosen one, the first is marked. Without a scenario: the boards for every one,
    /// each with its name.
    QList<ChoiceRow> rows(std::optional<hex::Scenario> scenario, const QString& chosen) const;
    /// The scenario of that board: an own one's, or the first of an example's.
    std::optional<hex::Scenario> scenarioOf(const QString& id) const;
    /// The board as stored, or a copy of an example for the scenario. Errors: `header`, also those of its
    /// file.
    Result<boards::Draft> draft(const QString& id, hex::Scenario scenario) const;

private:
    const OwnBoards& m_own;
    QList<ShippedBoard> m_examples;
};

} // namespace watchfire
