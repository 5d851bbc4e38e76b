// SPDX-License-Identifier: Apache-2.0
#include "app/models/book_walk_rows.h"

#include "app/models/value_book_rows.h"
#include "app/stores/value_book.h"
#include "app/text/powder/goods.h"
#include "app/text/powder/names.h"
#include "rules/powder/log/json.h"
#include "rules/powder/value_limits.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace watchfire::bookwalk {

namespace {

struct BookWalk {
    Q_DECLARE_TR_FUNCTIONS(BookWalk)
};

using Field = powder::ValueKey::Field;
using Place = powder::ValuePlace;

QString idOf(const powder::BookValue& value) {
    return QString::fromStdString(powder::toJson(value).dump());
}

BookFieldRow headingRow(const QString& id, const QString& title) {
    BookFieldRow row;
    row.id = id;
    row.title = title;
    row.heading = true;
    return row;
}

BookFieldRow fieldRow(const powder::Book& book, const powder::ValueKey& key, const powder::ValueKey& stop) {
    BookFieldRow row;
    row.id = QString::fromStdString(powder::pathOf(key));
    row.title = fieldName(key.field);
    row.now = key == stop;
    const auto value = book.find(key);
    if (value) {
        const auto* cost = std::get_if<powder::Cost>(&*value);
        // Which resources it may be is as easily mistaken as how many.
        row.text = cost != nullptr ? BookWalk::tr("%1: %2", "a number, the resources that it may be")
                                         .arg(cost->amount)
                                         .arg(text::goodsText(*cost))
                                   : text::capital(text::valueText(*value));
    }
    row.spoken = BookWalk::tr("%1: %2", "a value of the book, its content")
                     .arg(text::capital(text::valueName(key)),
                          value ? text::valueText(*value) : BookWalk::tr("missing"));
    return row;
}

ChoiceRow answerRow(const powder::BookValue& value, const QString& title, const QString& detail = {}) {
    ChoiceRow row;
    row.id = idOf(value);
    row.title = title;
    row.detail = detail;
    return row;
}

ChoiceRow moreRow(const QString& title, const QString& detail = {}) {
    ChoiceRow row;
    row.id = moreKey;
    row.title = title;
    row.detail = detail;
    return row;
}

/// Those that are likely have a key of their own; larger ones are typed.
QList<ChoiceRow> numbers(Field field) {
    QList<ChoiceRow> rows;
    for (int n = 0; n <= powder::largestLikely(field); ++n)
        rows.append(answerRow(n, QString::number(n)));
    rows.append(moreRow(QStringLiteral("…"), BookWalk::tr("A larger number")));
    return rows;
}

/// What the level costs by the rules; which resources they may be is printed.
QList<ChoiceRow> prices(const powder::Book& book, int level) {
    const auto known = book.walls[static_cast<std::size_t>(level)].cost;
    const int amount = known ? known->amount : powder::costOfLevel(level);
    QList<ChoiceRow> rows;
    for (const std::vector<std::string>& kinds :
         std::vector<std::vector<std::string>>{{"wood", "stone", "gold"},
                                               {"wood", "stone"},
                                               {"wood", "gold"},
                                               {"stone", "gold"},
                                               {"wood"},
                                               {"stone"},
                                               {"gold"}}) {
        const powder::Cost cost{amount, kinds};
        // How many is said above: with it in each of them, narrow buttons would end in the same words.
        rows.append(answerRow(cost, text::capital(text::goodsText(cost)), text::costText(cost)));
    }
    rows.append(moreRow(BookWalk::tr("Another price")));
    return rows;
}

QList<ChoiceRow> abilities() {
    using Kind = powder::Ability::Kind;
    const std::string words = BookWalk::tr("Read it on the card.").toStdString();
    return {answerRow(powder::Ability{Kind::none, {}}, BookWalk::tr("No ability")),
            answerRow(powder::Ability{Kind::text, words}, BookWalk::tr("Words: we read them on the card")),
            moreRow(BookWalk::tr("Type the words"))};
}

} // namespace

QString placeOf(const powder::ValueKey& stop) {
    static constexpr std::array names{"wall", "time", "card", "shot"}; // by ValuePlace
    return QString::fromLatin1(names[static_cast<std::size_t>(powder::factsOf(stop.field).place)]);
}

QString headingOf(const powder::ValueKey& stop) {
    switch (powder::factsOf(stop.field).place) {
    case Place::wall:
        return BookWalk::tr("Wall levels");
    case Place::time:
        return stop.side == powder::TimeSide::few ? BookWalk::tr("Time track, 1 to 3 players")
                                                  : BookWalk::tr("Time track, 4 and 5 players");
    case Place::card:
        return text::hordeName(stop.name);
    case Place::shot:
        break;
    }
    return stop.field == Field::shot ? BookWalk::tr("Shot card of the %1")
                                           .arg(text::machineName(static_cast<powder::Machine>(stop.index)))
                                     : text::capital(text::rocketName(stop.name));
}

int columnsOf(const powder::ValueKey& stop) {
    const Place place = powder::factsOf(stop.field).place;
    return place == Place::wall ? 4 : place == Place::time ? 3 : 1;
}

QList<BookFieldRow> fieldRows(const powder::Book& book, const powder::ValueKey& stop) {
    QList<BookFieldRow> rows;
    const auto table = [&](const std::vector<Field>& fields) {
        rows.append(headingRow(QStringLiteral("corner"), {}));
        for (const Field field : fields)
            rows.append(headingRow(QStringLiteral("column-%1").arg(rows.size()), fieldName(field)));
    };
    const Place place = powder::factsOf(stop.field).place;
    if (place == Place::wall) {
        const std::vector<Field> fields{Field::wallDefense, Field::wallFiring, Field::wallCost};
        table(fields);
        for (int level = powder::highestWall; level > 0; --level) { // as it stands, the highest one on top
            rows.append(headingRow(QStringLiteral("row-%1").arg(level), BookWalk::tr("Level %1").arg(level)));
            for (const Field field : fields)
                rows.append(fieldRow(book, {field, {}, level}, stop));
        }
    } else if (place == Place::time) {
        const std::vector<Field> fields{Field::timeHordes, Field::timeLethality};
        table(fields);
        for (int slot = 0; slot < slotsOf(stop.side); ++slot) {
            rows.append(
                headingRow(QStringLiteral("row-%1").arg(slot), BookWalk::tr("Slot %1").arg(slot + 1)));
            for (const Field field : fields)
                rows.append(fieldRow(book, {field, {}, slot, stop.side}, stop));
        }
    } else if (place == Place::card) {
        for (const Field field : {Field::cardPower, Field::cardReward, Field::cardAbility})
            rows.append(fieldRow(book, {field, stop.name}, stop));
    }
    return rows;
}

QList<ChoiceRow> likelyAnswers(const powder::Book& book, const powder::ValueKey& stop) {
    QList<ChoiceRow> rows;
    switch (powder::factsOf(stop.field).kind) {
    case powder::ValueKind::number:
        rows = numbers(stop.field);
        break;
    case powder::ValueKind::cost:
        rows = prices(book, stop.index);
        break;
    case powder::ValueKind::ability:
        rows = abilities();
        break;
    case powder::ValueKind::cells:
    case powder::ValueKind::spots:
    case powder::ValueKind::reward:
        break;
    }
    if (const auto known = book.find(stop)) {
        for (ChoiceRow& row : rows)
            row.chosen = row.id == idOf(*known);
        if (!rows.isEmpty() &&
            std::none_of(rows.begin(), rows.end(), [](const ChoiceRow& row) { return row.chosen; }))
            rows.last().chosen = true;
    }
    return rows;
}

QList<ChoiceRow> likelyPayments(const powder::Book& book, const std::vector<powder::Reward>& typed) {
    std::vector<powder::Reward> all{{},          {{"honor", 1}}, {{"wood", 1}}, {{"stone", 1}}, {{"gold", 1}},
                                    {{"chi", 1}}};
    const auto add = [&](const powder::Reward& reward) {
        if (std::find(all.begin(), all.end(), reward) == all.end())
            all.push_back(reward);
    };
    for (const auto& [card, values] : book.cards) {
        for (const auto& [cell, reward] : values.rewards)
            add(reward);
    }
    for (const powder::Reward& reward : typed)
        add(reward);
    QList<ChoiceRow> rows;
    for (const powder::Reward& reward : all)
        rows.append(answerRow(reward, reward.empty() ? BookWalk::tr("Nothing", "a spot pays nothing")
                                                     : text::amountList(reward)));
    rows.append(moreRow(BookWalk::tr("Other …", "another reward of a spot")));
    return rows;
}

} // namespace watchfire::bookwalk
