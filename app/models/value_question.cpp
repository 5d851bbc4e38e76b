// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_question.h"

#include "rules/powder/log/json.h"
#include "rules/powder/value_limits.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace watchfire {

namespace {

struct ValueQuestion {
    Q_DECLARE_TR_FUNCTIONS(ValueQuestion)
};

using Field = powder::ValueKey::Field;

QString reasonText(const powder::ValueLimit& limit) {
    switch (limit.why) {
    case powder::LimitReason::soldiersWhoFire:
        return ValueQuestion::tr("At most %1: the box has no more soldiers who fire from a wall.")
            .arg(limit.most);
    case powder::LimitReason::cardsInDeck:
        return ValueQuestion::tr("At most %1: the deck has no more cards.").arg(limit.most);
    case powder::LimitReason::spotsOfCard:
        return ValueQuestion::tr("At most %1: a card has room for no more soldiers.").arg(limit.most);
    }
    return {};
}

} // namespace

QVariantMap numberQuestion(const QString& title) {
    return {{QStringLiteral("kind"), QStringLiteral("number")},
            {QStringLiteral("title"), title},
            {QStringLiteral("low"), 0},
            {QStringLiteral("high"), powder::largestValue}};
}

QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known) {
    QVariantMap question = numberQuestion(title);
    const nlohmann::ordered_json range = powder::rangeOf(key);
    if (range.is_string()) {
        question[QStringLiteral("kind")] = QString::fromStdString(range.get<std::string>());
    } else {
        if (const auto limit = powder::largestPossible(key.field)) {
            question[QStringLiteral("most")] = limit->most;
            question[QStringLiteral("mostWhy")] = reasonText(*limit);
        }
        question[QStringLiteral("likely")] = powder::largestLikely(key.field);
        if (key.field == Field::timeHordes)
            question[QStringLiteral("likelyWhy")] =
                ValueQuestion::tr("The board has %1 places for hordes, and one more comes than is printed.")
                    .arg(powder::hordePlaces);
    }
    if (key.field == Field::wallCost) {
        const int expected = powder::costOfLevel(key.index);
        question[QStringLiteral("expected")] = expected;
        question[QStringLiteral("expectedWhy")] =
            ValueQuestion::tr("By the rules level %1 costs %2.").arg(key.index).arg(expected);
    }
    if (known)
        question[QStringLiteral("value")] = QString::fromStdString(powder::toJson(*known).dump());
    return question;
}

} // namespace watchfire
