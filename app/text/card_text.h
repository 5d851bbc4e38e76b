// SPDX-License-Identifier: Apache-2.0
// A card for the table, in any game: one imperative sentence, a detail, its tone, and the rule behind it.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QString>
#include <QStringList>

#include "rules/core/clause.h"

namespace watchfire::text {

struct CardText {
    QString icon;     ///< the log's name of the step: "move-rider"
    QString glyph{};  ///< its picture; empty: the one called like the icon
    QString sentence; ///< imperative, one line
    QString detail{}; ///< a second line, may be empty
    QStringList items{};
    QString tone{}; ///< "plain", "gain", "danger", "good"
    Clause clause{};
    QString reason{};   ///< why it applies now, may be empty
    bool asked = false; ///< the question that follows offers it as its answers
};

/// The headline beside the dice, and its tone: "Breach!" ("danger").
struct Headline {
    QString text;
    QString tone;
    bool quiet = false; ///< it says that nothing happens
};

} // namespace watchfire::text
