// SPDX-License-Identifier: Apache-2.0
#include "app/text/decision_text.h"

#include "app/hex/rooms.h"
#include "app/text/clause_text.h"
#include "app/text/step_words.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {
struct Decisions {
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

QString stealReason(const hex::State& state, const QString& name) {
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        if (QString own = room->stealReason(name); !own.isEmpty())
            return own;
    }
    return Decisions::tr("The robber has come to a new hex.");
}

DecisionText wordsOf(const hex::State& state, const hex::Decision& decision) {
    if (auto own = askRooms([&](const ModuleRoom& room) { return room.question(state, decision); }))
        return *std::move(own);
    const QString name = playerName(*state.setup, decision.player);
    switch (decision.id) {
    case hex::DecisionKind::robber:
        return {.title = Decisions::tr("%1, where does the robber go?").arg(name),
                .detail = Decisions::tr("Tap a hex."),
                .reason = Decisions::tr("%1 rolled a seven.").arg(name),
                .tap = QString()};
    case hex::DecisionKind::stealFrom:
        return {Decisions::tr("%1, from whom do you take a card?").arg(name), {}, stealReason(state, name)};
    default:
        return {};
    }
}

} // namespace

DecisionText decisionText(const hex::State& state, const hex::Decision& decision) {
    DecisionText words = wordsOf(state, decision);
    if (!words.tap)
        words.tap = Decisions::tr("Tap a lit place on the board.");
    return words;
}

QString tapLitHex() {
    return Decisions::tr("Tap a lit hex.");
}

OptionText optionText(const hex::State& state, hex::DecisionKind kind, const hex::Value& value) {
    if (auto own = askRooms([&](const ModuleRoom& room) { return room.answer(state, kind, value); }))
        return *std::move(own);
    if (std::holds_alternative<std::monostate>(value)) {
        return {kind == hex::DecisionKind::stealFrom ? Decisions::tr("Take no card")
                                                     : Decisions::tr("Leave him where he is"),
                {}};
    }
    if (const auto* player = std::get_if<hex::PlayerId>(&value)) {
        return {playerName(*state.setup, *player),
                Decisions::tr("%n point(s)", nullptr, hex::pointsOf(state, *player))};
    }
    return {capital(placeName(state, placeOf(value))), {}};
}

QList<OptionText> optionTexts(const hex::State& state, hex::DecisionKind kind,
                              std::span<const hex::Value> values) {
    QList<OptionText> texts;
    for (const hex::Value& value : values)
        texts.append(optionText(state, kind, value));
    const auto addToThoseAlike = [&](const auto& more) {
        const QList<OptionText> before = texts;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto* at = std::get_if<hex::HexId>(&values[static_cast<std::size_t>(i)]);
            if (at != nullptr && before.count(before[i]) > 1)
                texts[i].detail = more(before[i].detail, *at);
        }
    };
    addToThoseAlike([&](const QString& detail, hex::HexId at) {
        return detail.isEmpty() ? besideName(state, at) : detail;
    });
    addToThoseAlike([&](const QString& detail, hex::HexId at) {
        return QStringLiteral("%1 (%2)")
            .arg(detail, QString::fromStdString(state.board().nameOf(at)))
            .trimmed();
    });
    return texts;
}

hex::Place placeOf(const hex::Value& value) {
    return std::visit(
        [](const auto& v) -> hex::Place {
            if constexpr (std::is_constructible_v<hex::Place, decltype(v)>)
                return v;
            else
                return {};
        },
        value);
}

QString forbiddenText(const hex::State& state, const hex::Decision& decision,
                      const hex::Decision::Forbidden& forbidden) {
    if (QString own =
            askRooms([&](const ModuleRoom& room) { return room.forbidden(state, decision, forbidden); });
        !own.isEmpty())
        return own;
    const QString clause = QString::fromStdString(toString(forbidden.rule));
    const QString title = clauseText(forbidden.rule).title;
    return title.isEmpty() ? clause : title;
}

} // namespace watchfire::text
