// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_book_rows.h"

#include "app/stores/book_walk.h"
#include "app/stores/value_book.h"
#include "app/text/powder/names.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct BookText {
    Q_DECLARE_TR_FUNCTIONS(BookText)
};

using Field = powder::ValueKey::Field;

QString pointer(const powder::ValueKey& key) {
    return QString::fromStdString(powder::pathOf(key));
}

BookRow heading(const QString& id, const QString& title) {
    BookRow row;
    row.id = id;
    row.type = QStringLiteral("heading");
    row.title = title;
    return row;
}

BookRow valueRow(const QString& id, const QString& title, const QString& text, bool known) {
    BookRow row;
    row.id = id;
    row.type = QStringLiteral("value");
    row.title = title;
    row.known = known;
    row.text = known ? text : BookText::tr("missing");
    return row;
}

BookRow rowOf(const powder::Book& book, const powder::ValueKey& key) {
    const auto value = book.find(key);
    BookRow row = valueRow(pointer(key), fieldName(key.field),
                           value ? text::capital(text::valueText(*value)) : QString(), value.has_value());
    if (value) {
        if (const auto* spots = std::get_if<powder::SpotMask>(&*value))
            row.cells = cellNames(spots->cells);
        else if (const auto* cells = std::get_if<powder::CellSet>(&*value))
            row.cells = cellNames(*cells);
    }
    return row;
}

QString backsText(const powder::CardValues& card) {
    if (!card.backs)
        return BookText::tr("%1, backs not known", "a number of copies").arg(card.copies.value_or(0));
    QStringList backs;
    for (const powder::SectionIndex section : *card.backs)
        backs.append(text::sectionId(section));
    return backs.join(BookText::tr(", ", "between the backs of a card's copies"));
}

} // namespace

QString fieldName(Field field) {
    switch (field) {
    case Field::wallDefense:
        return BookText::tr("Defense");
    case Field::wallFiring:
        return BookText::tr("Firing spots");
    case Field::wallCost:
        return BookText::tr("Price of this level");
    case Field::timeHordes:
        return BookText::tr("Hordes");
    case Field::timeLethality:
        return BookText::tr("Lethality");
    case Field::cardPower:
        return BookText::tr("Power");
    case Field::cardReward:
        return BookText::tr("Honor at the end");
    case Field::cardSpots:
        return BookText::tr("Vital spots");
    case Field::spotReward:
        return BookText::tr("Reward");
    case Field::cardAbility:
        return BookText::tr("Ability");
    case Field::shot:
    case Field::rocketCells:
        return BookText::tr("Wounds");
    }
    return {};
}

QList<BookRow> wallRows(const powder::Book& book) {
    QList<BookRow> rows;
    for (int level = 0; level <= powder::highestWall; ++level) {
        rows.append(heading(QString::number(level), BookText::tr("Wall level %1").arg(level)));
        rows.append(rowOf(book, {Field::wallDefense, {}, level}));
        rows.append(rowOf(book, {Field::wallFiring, {}, level}));
        if (level > 0)
            rows.append(rowOf(book, {Field::wallCost, {}, level}));
    }
    return rows;
}

QList<BookRow> timeRows(const powder::Book& book, powder::TimeSide side) {
    QList<BookRow> rows;
    for (int slot = 0; slot < slotsOf(side); ++slot) {
        rows.append(heading(QString::number(slot), BookText::tr("Slot %1").arg(slot + 1)));
        rows.append(rowOf(book, {Field::timeHordes, {}, slot, side}));
        rows.append(rowOf(book, {Field::timeLethality, {}, slot, side}));
    }
    return rows;
}

QList<BookRow> cardListRows(const powder::Book& book) {
    QList<BookRow> rows;
    for (const std::string& card : bookwalk::cards(book)) {
        if (!isRuledCard(card) && !book.cards.contains(card))
            continue; // not begun
        const BookCount count = countCard(book, card);
        BookRow row;
        row.id = QString::fromStdString(card);
        row.type = QStringLiteral("card");
        row.title = text::hordeName(card);
        row.known = count.known == count.wanted;
        row.text = row.known ? BookText::tr("complete") : countWords(count);
        if (const auto found = book.cards.find(card); found != book.cards.end() && found->second.spots)
            row.cells = cellNames(found->second.spots->cells);
        rows.append(row);
    }
    return rows;
}

QList<BookRow> cardRows(const powder::Book& book, const std::string& card) {
    QList<BookRow> rows;
    rows.append(rowOf(book, {Field::cardPower, card}));
    rows.append(rowOf(book, {Field::cardReward, card}));
    rows.append(rowOf(book, {Field::cardSpots, card}));
    rows.append(rowOf(book, {Field::cardAbility, card}));
    const auto found = book.cards.find(card);
    const bool copies = found != book.cards.end() && found->second.copies.has_value();
    rows.append(valueRow(QStringLiteral("/cards/%1/backs").arg(QString::fromStdString(card)),
                         BookText::tr("Copies and backs (for drawing by dice or program)"),
                         copies ? backsText(found->second) : QString(), copies));
    return rows;
}

QList<BookRow> shotRows(const powder::Book& book) {
    QList<BookRow> rows;
    for (const powder::Machine machine : {powder::Machine::ballista, powder::Machine::cannon}) {
        rows.append(rowOf(book, {Field::shot, {}, static_cast<int>(powder::indexOf(machine))}));
        rows.last().title = BookText::tr("Shot card of the %1").arg(text::machineName(machine));
    }
    for (const auto& [name, card] : book.rockets) {
        rows.append(heading(QString::fromStdString(name), text::capital(text::rocketName(name))));
        rows.append(rowOf(book, {Field::rocketCells, name}));
        rows.append(valueRow(QStringLiteral("/shots/rocket/%1/copies").arg(QString::fromStdString(name)),
                             BookText::tr("Copies"), QString::number(card.copies), true));
    }
    return rows;
}

QString countWords(const BookCount& count) {
    if (count.atLeast && count.known == 0)
        return BookText::tr("none yet, %1 or more", "values there are").arg(count.wanted);
    const QString words = count.atLeast ? BookText::tr("%1 of at least %2", "values known, values there are")
                                        : BookText::tr("%1 of %2", "values known, values there are");
    return words.arg(count.known).arg(count.wanted);
}

QStringList cellNames(const powder::CellSet& cells) {
    QStringList names;
    for (const powder::Cell cell : powder::cellsIn(cells))
        names.append(QString::fromStdString(powder::cellName(cell)));
    return names;
}

QVariantMap rewardNotes(const powder::CardValues& card) {
    QVariantMap notes;
    if (!card.spots)
        return notes;
    for (const powder::Cell cell : powder::cellsIn(card.spots->cells)) {
        const auto reward = card.rewards.find(cell);
        const QString name = QString::fromStdString(powder::cellName(cell));
        if (reward == card.rewards.end())
            notes.insert(name, QStringLiteral("?"));
        else
            notes.insert(name,
                         reward->second.empty() ? QStringLiteral("–") : text::amountList(reward->second));
    }
    return notes;
}

} // namespace watchfire
