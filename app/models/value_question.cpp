// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_question.h"

#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace watchfire {

namespace {

struct ValueQuestion {
    Q_DECLARE_TR_FUNCTIONS(ValueQuestion)
};

using Field = powder::ValueKey::Field;

constexpr int cardsInDeck = 27; // BP-05: five basic kinds and four of Black Powder, three cards each
constexpr int places = static_cast<int>(powder::sectionCount * powder::rowCount);

/// Everybody who may ever stand in a firing spot (BP-09).
int soldiersWhoFire() {
    using powder::Clan;
    int sum = 0;
    for (const Clan clan : {Clan::monkey, Clan::panda, Clan::dragon, Clan::snake, Clan::turtle}) { // BP-03
        for (std::size_t type = 0; type < powder::soldierTypeCount; ++type) {
            const auto kind = static_cast<powder::SoldierType>(type);
            if (powder::firesFromWall(kind))
                sum += powder::piecesOf(clan, kind);
        }
    }
    return sum;
}

void limit(QVariantMap& question, int most, const QString& why) {
    question[QStringLiteral("most")] = most;
    question[QStringLiteral("mostWhy")] = why;
}

/// What cannot be printed, as the pieces say.
void limitTo(QVariantMap& question, Field field) {
    switch (field) {
    case Field::wallFiring:
        limit(question, soldiersWhoFire(),
              ValueQuestion::tr("At most %1: the box has no more soldiers who fire from a wall.")
                  .arg(soldiersWhoFire()));
        break;
    case Field::timeHordes:
        limit(question, cardsInDeck,
              ValueQuestion::tr("At most %1: the deck has no more cards.").arg(cardsInDeck));
        break;
    case Field::timeLethality:
        limit(question, static_cast<int>(powder::cellCount),
              ValueQuestion::tr("At most %1: a card has room for no more soldiers.").arg(powder::cellCount));
        break;
    default:
        break;
    }
}

} // namespace

int likelyMost(Field field) {
    constexpr int likelyFew = 8;   // firing spots, lethality
    constexpr int likelyMany = 18; // defense, power, honor
    switch (field) {
    case Field::timeHordes:
        return places - 1; // one horde more comes than is printed
    case Field::wallFiring:
    case Field::timeLethality:
        return likelyFew;
    default:
        return likelyMany;
    }
}

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
        limitTo(question, key.field);
        question[QStringLiteral("likely")] = likelyMost(key.field);
        if (key.field == Field::timeHordes)
            question[QStringLiteral("likelyWhy")] =
                ValueQuestion::tr("The board has %1 places for hordes, and one more comes than is printed.")
                    .arg(places);
    }
    if (key.field == Field::wallCost) {
        const int expected = costPerLevel * key.index;
        question[QStringLiteral("expected")] = expected;
        question[QStringLiteral("expectedWhy")] =
            ValueQuestion::tr("By the rules level %1 costs %2.").arg(key.index).arg(expected);
    }
    if (known)
        question[QStringLiteral("value")] = QString::fromStdString(powder::toJson(*known).dump());
    return question;
}

} // namespace watchfire
