// SPDX-License-Identifier: Apache-2.0
// The questions of the hex games' scripts (script.h): a question with its choices and lit places. A touch is
// a choice's id, a place or a player; the answer is a typed command, which is made only here.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QList>
#include <QString>
#include <QStringList>

#include "app/game/script.h"
#include "app/hex/places.h"
#include "app/models/acting_models.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace watchfire {

using HexTouch = std::variant<QString, hex::Place, hex::PlayerId>;

/// What a script has found out so far.
struct HexStageContext {
    QStringList planned{}; ///< one sentence each
};

struct HexStage : HexStageContext {
    using Context = HexStageContext;
    /// A piece that a player is about to place.
    struct Wanted {
        hex::Piece piece = hex::Piece::road;
        hex::PlayerId player;
        bool founding = false;
    };

    QString name{}; ///< the panel's name for the stage
    QString title{};
    QString hint{};
    QList<ChoiceRow> choices{};
    QList<ChoiceRow> players{}; ///< the possible players, if there is a choice
    QStringList buttons{};      ///< other answers besides the enabled choices
    std::vector<hex::Place> places{};
    std::vector<hex::Place> present{}; ///< lit because the piece to be corrected is there
    hex::PlayerId player{};            ///< for whom it is entered
    std::optional<Wanted> wanted{};    ///< the piece for the places
};

[[nodiscard]] bool answers(const HexStage& stage, const HexTouch& touch);

using HexEntry = ScriptEntry<hex::State, HexStage, HexTouch>;
using HexRun = ScriptRun<HexEntry, hex::Command>;

/// The touch on "play": the card as it is planned.
inline constexpr const char* playTouch = "play";

/// True if the rules accept this command now.
[[nodiscard]] bool isAllowed(const hex::State& state, const hex::Command& command);

/// Asks a question that only places of one kind answer; `question` is a stage, or makes one.
template <class Id, class Question> [[nodiscard]] Id askPlace(HexEntry& entry, Question&& question) {
    return std::get<Id>(std::get<hex::Place>(entry.ask(std::forward<Question>(question))));
}

} // namespace watchfire
