// SPDX-License-Identifier: Apache-2.0
// What one command told the table, kept beside the session's entries: the cards with its steps, its title for
// undo and history, and the roll of the inbox that it used. Made once, when the command is carried out; undo
// and redo find it again.
#pragma once

#include "app/text/step_text.h"
#include "devices/roll.h"
#include "rules/game.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace watchfire {

struct Told {
    QString title;
    QString how;
    QString time; ///< "20:14"
    hex::PlayerId player{};
    bool isRoll = false;
    bool isAnswer = false;
    /// A roll, the end of a turn, the beginning: cards of earlier commands are done with.
    bool clearsCards = false;
    hex::Steps steps;
    QList<text::StepCard> cards;
    text::Headline headline;
    QString quiet;                       ///< of a roll that moves nothing
    QStringList lines;                   ///< for the history
    std::optional<devices::RollId> roll; ///< the inbox's entry that it used
};

/// `before`: the state in which the command was given.
Told tell(const hex::State& before, const HexSession::Entry& entry, const hex::Outcome& outcome);

} // namespace watchfire
