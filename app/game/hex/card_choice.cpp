// SPDX-License-Identifier: Apache-2.0
// See card_choice.h.
#include "app/game/hex/card_choice.h"

#include "app/text/refusal_text.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct CardChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CardChoiceText)
};
using hex::command::CardKind;

struct Offer {
    const char* id; ///< as the log names it
    CardKind kind;
    const char* title;
    const char* detail;
};
constexpr Offer offers[] = {
    {"road-building", CardKind::roadBuilding, QT_TRANSLATE_NOOP("CardChoiceText", "Road building"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Two roads or ships are free.")},
    {"year-of-plenty", CardKind::yearOfPlenty, QT_TRANSLATE_NOOP("CardChoiceText", "Year of plenty"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Take any two resources.")},
    {"monopoly", CardKind::monopoly, QT_TRANSLATE_NOOP("CardChoiceText", "Monopoly"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Everyone gives you all their cards of one resource.")},
    {"point", CardKind::point, QT_TRANSLATE_NOOP("CardChoiceText", "Victory point"),
     QT_TRANSLATE_NOOP("CardChoiceText", "It is shown and counts one point.")},
};

} // namespace

QList<ChoiceRow> cardChoices(const hex::State& state) {
    ChoiceRow knight;
    knight.id = QLatin1String(knightCard);
    knight.title = CardChoiceText::tr("Knight");
    knight.enabled = !state.turn.cardPlayed;
    if (!knight.enabled)
        knight.why = text::plainRefusal({.code = ErrorCode::oneCardATurn, .rule = BA(6), .message = {}});
    QList<ChoiceRow> rows{knight};
    for (const Offer& offer : offers) {
        ChoiceRow row;
        row.id = QLatin1String(offer.id);
        row.title = QCoreApplication::translate("CardChoiceText", offer.title);
        row.detail = offer.kind == CardKind::roadBuilding && !state.setup->ships()
                         ? CardChoiceText::tr("Two roads are free.")
                         : QCoreApplication::translate("CardChoiceText", offer.detail);
        const auto played = hex::apply(state, hex::command::PlayCard{state.turn.player, offer.kind});
        row.enabled = played.ok();
        if (!row.enabled)
            row.why = text::refusalText(state, played.error());
        rows.append(row);
    }
    return rows;
}

std::optional<nlohmann::ordered_json> cardCommand(const hex::State& state, const QString& id) {
    for (const Offer& offer : offers) {
        if (id == QLatin1String(offer.id)) {
            nlohmann::ordered_json command{
                {"do", "card"}, {"player", (*state.setup)[state.turn.player].id}, {"card", offer.id}};
            // In place: nlohmann-json 3.12 makes an optional of a Json in two ways.
            return std::optional<nlohmann::ordered_json>(std::in_place, std::move(command));
        }
    }
    return std::nullopt;
}

} // namespace watchfire
