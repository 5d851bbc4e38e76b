// SPDX-License-Identifier: Apache-2.0
// What a player may do now besides rolling, answering and building, asked by the same questions as at the
// table's screen. For players who cannot touch that screen, such as those with a phone: the touches so far
// come in, and the next question, or the complete command, goes out. Nothing is kept in between.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QLatin1String>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include "app/game/request.h"
#include "app/models/acting_models.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire {

/// An act that a player may begin now: "Move a ship".
struct ActOffer {
    QString id, title, detail;
    bool opens = false; ///< it is what the game waits for, so its first question comes unasked
};

/// A place that answers a question.
struct ActPlace {
    QString id; ///< the touch
    QString label;
    std::optional<QPointF> at{}; ///< on a board of hexes
    bool chosen = false;
};

/// A question on the way to a command. Any of its choices, places and numbers answers it, and "done" if that
/// has a label.
struct ActStage {
    struct Range {
        int least = 0, most = 0;
    };
    QString title, hint, done;
    QStringList planned; ///< what was entered so far, one line each
    QList<ChoiceRow> choices;
    QList<ActPlace> places;
    std::optional<Range> number;
};

/// The touch that "done" stands for.
inline constexpr QLatin1String doneAct("done");

struct ActCommand {
    Request request;
    QString words; ///< "Move a ship: side of sea and hills 5, side of sea and forest 4"
};

/// `monostate`: the act is not offered, or one of the touches answers none of its questions.
using ActReply = std::variant<std::monostate, ActStage, ActCommand>;
using ActTouches = std::vector<std::string>;

/// False for a question without an answer: an act that begins with it is not worth offering.
[[nodiscard]] bool leadsOn(const ActReply& reply);
/// The words of an act with what was touched.
[[nodiscard]] QString actWords(const QString& title, const QStringList& touched);
/// What a touch means: the label of a choice or a place; a number as it is.
[[nodiscard]] QString touchWords(const ActStage& stage, const QString& touch);

} // namespace watchfire
