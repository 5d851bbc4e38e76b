// SPDX-License-Identifier: Apache-2.0
// See told.h.
#include "app/game/told.h"

#include "app/text/command_text.h"

#include <QDateTime>

namespace watchfire {

Told tell(const hex::State& before, const HexSession::Entry& entry, const hex::Outcome& outcome) {
    Told told;
    told.title = text::commandTitle(before, entry.command);
    told.how = text::commandOrigin(entry.command, entry.origin);
    told.player = text::commandPlayer(before, entry.command);
    const QDateTime time =
        QDateTime::fromString(QString::fromStdString(entry.origin.time), Qt::ISODateWithMs);
    if (time.isValid())
        told.time = time.toLocalTime().toString(QStringLiteral("HH:mm"));

    told.isRoll = std::holds_alternative<hex::command::Roll>(entry.command);
    told.isAnswer = std::holds_alternative<hex::command::Answer>(entry.command);
    told.clearsCards = told.isRoll || std::holds_alternative<hex::command::EndTurn>(entry.command) ||
                       std::holds_alternative<hex::command::Begin>(entry.command);

    told.steps = outcome.steps;
    told.cards = text::cardsOf(outcome.state, outcome.steps);
    told.headline = text::headlineOf(outcome.state, outcome.steps);
    if (told.isRoll)
        told.quiet = text::quietText(outcome.state, told.cards);
    for (const hex::Step& step : outcome.steps)
        told.lines.append(text::shortLine(outcome.state, step));

    if (!entry.origin.tower.empty()) {
        told.roll = devices::RollId{entry.origin.tower, static_cast<std::uint32_t>(entry.origin.boot),
                                    static_cast<std::uint32_t>(entry.origin.seq)};
    }
    return told;
}

} // namespace watchfire
