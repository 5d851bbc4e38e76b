// SPDX-License-Identifier: Apache-2.0
// What the list of games shows of each game: its name, the players, when it was played, how many moves it
// has, and whether it is for practice or came from a file: two of one evening look different. And which of
// them the start page goes on with. A journal can hold anything under these names (a repaired file, a damaged
// page), so wrong parts of a header are ignored, long texts are clipped, and the game is still listed.
#pragma once

#include "app/journal/journal_records.h"
#include "app/kiosk/models/kiosk.h"

#include <QDate>
#include <QDeadlineTimer>
#include <QHash>
#include <QString>

#include <string>
#include <vector>

namespace watchfire::kiosk {

/// The players, from the game's header; a player without a name is called by colour or clan in this language.
QString playersOf(const std::string& header);
/// The game's name in this language, from its header; if the header names none, the title stored with the
/// game.
QString titleOf(const journal::GameRecord& game);

SavedGameRow savedGameRow(const journal::GameRecord& game);

/// The game that the start page goes on with: of those that are not over, which stand in their order, the
/// first that is no practice, else the first; none is looked at after `until`. Null if all are over.
const journal::GameRecord* toGoOnWith(const std::vector<journal::GameRecord>& games,
                                      QDeadlineTimer until = QDeadlineTimer(journal::listPatience));
/// True if the game is for practice.
bool isPractice(const journal::GameRecord& game);

/// The rows of the list. A header is read once, not at every look at the list: it holds a board, and a
/// thousand of them take a tenth of a second.
class SavedGames {
public:
    /// Of a game whose header is not read by `until` the row says what the journal says beside it.
    QList<SavedGameRow> rows(const std::vector<journal::GameRecord>& games,
                             QDeadlineTimer until = QDeadlineTimer(journal::listPatience));
    /// Call after a change of language.
    void forget() { m_known.clear(); }

private:
    struct Known {
        std::string header, title, updated; ///< of the record from which the row was made
        SavedGameRow row;
    };
    QHash<QString, Known> m_known; ///< by game
    QDate m_today;                 ///< of the rows, which say "today"
};

} // namespace watchfire::kiosk
