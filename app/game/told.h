// SPDX-License-Identifier: Apache-2.0
// What one command told the table, kept beside the session's entries: the cards with its steps, its title for
// undo and history, and the roll of the inbox that it used. Made once, when the command is carried out, and
// reused by undo and redo. The same for every game; each family fills it in its own way.
#pragma once

#include "app/text/card_text.h"
#include "devices/roll.h"
#include "rules/core/session.h"
#include "rules/hex/outcome.h"
#include "rules/powder/outcome.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <variant>
#include <vector>

namespace watchfire {

struct ToldCard : text::CardText {
    QStringList places;                ///< as the picture of the board names them
    std::vector<hex::Place> onBoard{}; ///< the same places of a hex game
    int steps = 1;                     ///< how many of the command's steps it tells
    bool byHand = true;       ///< somebody has something to do; else it is done as soon as it is told
    QVariantList shares = {}; ///< the items as a picture (app/text/step_text.h); may be empty
    QVariantList chips = {};  ///< places with a short name (app/game/hex/place_chips.h)
    /// What an undo asks of the table once this is done, beside the pieces: "Ann, take 2 chi back." Empty:
    /// nothing.
    QString back = {};
};

struct Told {
    QString title;
    QString brief; ///< where the button of undo has no room for the title; empty: the title
    QString how;
    QString time;                   ///< "20:14"
    QString player, colour, symbol; ///< the player concerned; may be empty
    QString playerName;
    bool isRoll = false;
    bool isAnswer = false;
    bool isBuild = false; ///< a piece came, went or moved by the table's own decision
    bool isCorrection = false;
    /// A roll, the end of a turn, the beginning: cards of earlier commands are done.
    bool clearsCards = false;
    /// The icon of an earlier card that this command carries out. If it was entered beside others
    /// (Request::joined), its own cards come right after that one. Empty: after all cards.
    QString follows;
    QList<ToldCard> cards;
    text::Headline headline;
    QString quiet;     ///< for a roll that moves nothing
    QStringList lines; ///< for the history
    /// What went on after it by itself, and is none of its consequences: a row of its own in the history. No
    /// lines: nothing did.
    QString laterTitle{};
    QStringList laterLines{};
    std::optional<devices::RollId> roll; ///< the inbox's entry that it used
    std::variant<hex::Steps, powder::Steps> steps;

    [[nodiscard]] const hex::Steps& hexSteps() const { return std::get<hex::Steps>(steps); }
    [[nodiscard]] const powder::Steps& powderSteps() const { return std::get<powder::Steps>(steps); }
};

/// Fills `lines`, without a line that equals the title; equal lines become one with their count. Set the
/// title first.
void fillLines(Told& told, const QStringList& lines);
/// Fills what went on after it.
void fillLater(Told& told, const QString& title, const QStringList& lines);
/// Fills the time, and the roll if a tower rolled.
void fillOrigin(Told& told, const Origin& origin);

} // namespace watchfire
