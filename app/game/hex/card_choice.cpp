// SPDX-License-Identifier: Apache-2.0
// See card_choice.h.
#include "app/game/hex/card_choice.h"

#include "rules/hex/apply.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct CardChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CardChoiceText)
};
using Kind = hex::command::CardKind;

struct Offer {
    const char* id; ///< as the log names it
    Kind kind;
    const char* title;
    const char* detail;
};
constexpr Offer offers[] = {
    {"road-building", Kind::roadBuilding, QT_TRANSLATE_NOOP("CardChoiceText", "Road building"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Two roads or ships are free.")},
    {"year-of-plenty", Kind::yearOfPlenty, QT_TRANSLATE_NOOP("CardChoiceText", "Year of plenty"),
     QT_TRANSLATE_NOOP("CardChoiceText", "Take any two resources.")},
    {"monopoly", Kind::monopoly, QT_TRANSLATE_NOOP("CardChoiceText", "Monopoly"),
     QT_TRANSLATE_NOOP("CardChoiceText", "All others hand over one resource.")},
    {"point", Kind::point, QT_TRANSLATE_NOOP("CardChoiceText", "Victory point"),
     QT_TRANSLATE_NOOP("CardChoiceText", "It is shown and counts one point.")},
};

} // namespace

QList<ChoiceRow> cardChoices(const hex::State& state) {
    const QString spent = CardChoiceText::tr("A card was played this turn already");
    ChoiceRow knight;
    knight.id = QLatin1String(knightCard);
    knight.title = CardChoiceText::tr("Knight");
    knight.enabled = !state.turn.cardPlayed;
    knight.why = knight.enabled ? QString() : spent;
    QList<ChoiceRow> rows{knight};
    for (const Offer& offer : offers) {
        ChoiceRow row;
        row.id = QLatin1String(offer.id);
        row.title = QCoreApplication::translate("CardChoiceText", offer.title);
        row.detail = QCoreApplication::translate("CardChoiceText", offer.detail);
        row.enabled = hex::apply(state, hex::command::PlayCard{state.turn.player, offer.kind}).ok();
        row.why = row.enabled ? QString() : spent;
        rows.append(row);
    }
    return rows;
}

std::optional<nlohmann::ordered_json> cardCommand(const hex::State& state, const QString& id) {
    for (const Offer& offer : offers) {
        if (id == QLatin1String(offer.id))
            return nlohmann::ordered_json{
                {"do", "card"}, {"player", (*state.setup)[state.turn.player].id}, {"card", offer.id}};
    }
    return std::nullopt;
}

} // namespace watchfire
