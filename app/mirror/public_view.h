// SPDX-License-Identifier: Apache-2.0
// What everybody at the table may see, as one JSON snapshot: the players and their points, the board, the
// current step, the open question, the story so far, the forecast. It is made from the models of the table
// screen, so it shows no more than that screen does, and less: nothing that belongs to a value book enters
// it. A reader that gets a new snapshot throws the old one away. docs/mirror.md describes every field.
#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace watchfire {
class TableModel;
}

namespace watchfire::mirror {

/// What a snapshot says besides the table's models.
struct ViewFacts {
    std::string game; ///< the game's id
    /// Lines of the game's log, undo and redo included: it grows with every command and never falls, so it
    /// names the state that a proposal was made for.
    int revision = 0;
    QString table;    ///< the table's name in a hall; may be empty
    QString language; ///< of all texts in it: "en", "de"
    std::string made; ///< ISO 8601, UTC
};

/// The version of the format; a reader shows nothing of a newer one.
inline constexpr int viewVersion = 1;

/// A game has to be open.
[[nodiscard]] nlohmann::ordered_json publicView(TableModel& table, const ViewFacts& facts);

/// As it is published: in one line, UTF-8.
[[nodiscard]] QByteArray oneLine(const nlohmann::ordered_json& json);

/// The snapshot between two games: no game, no players.
[[nodiscard]] nlohmann::ordered_json emptyView(const ViewFacts& facts);

} // namespace watchfire::mirror
