// SPDX-License-Identifier: Apache-2.0
#include "app/models/book_walk_model.h"

#include "app/models/value_question.h"
#include "app/rows/row_model_members.h"
#include "app/text/powder/names.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"
#include "rules/powder/value_limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

namespace watchfire {

template class RowModel<BookFieldRow>;

namespace {

struct BookWalk {
    Q_DECLARE_TR_FUNCTIONS(BookWalk)
};

using Field = powder::ValueKey::Field;

bool isGrid(const powder::ValueKey& stop) {
    return stop.field == Field::cardSpots || stop.field == Field::shot || stop.field == Field::rocketCells;
}

/// True for the stops on that page of the book.
bool isOnPage(const powder::ValueKey& stop, const QString& page) {
    const QString place = bookwalk::placeOf(stop);
    if (place == QLatin1String("time"))
        return page ==
               (stop.side == powder::TimeSide::few ? QLatin1String("time-few") : QLatin1String("time-many"));
    return page == place + QLatin1Char('s'); // "walls", "cards", "shots"
}

} // namespace

BookWalkModel::BookWalkModel(ValueBook& own, Gate gate, QObject* parent)
    : QObject(parent), m_own(own), m_gate(std::move(gate)) {
    connect(&m_own, &ValueBook::changed, this, &BookWalkModel::show);
}

// ---- what is shown ----

QString BookWalkModel::title() const {
    return m_stop ? text::capital(text::valueName(*m_stop)) : BookWalk::tr("Every value is entered");
}

QString BookWalkModel::hint() const {
    if (!m_stop)
        return BookWalk::tr("No game has to stop for a printed value any more.");
    switch (m_stop->field) {
    case Field::cardSpots:
        return BookWalk::tr(
            "Choose a reward, then tap the vital spots that pay it. The other cells are gaps.");
    case Field::shot:
    case Field::rocketCells:
        return BookWalk::tr("Tap every cell that the card wounds.");
    case Field::wallCost:
        if (const auto known = book().walls[static_cast<std::size_t>(m_stop->index)].cost;
            known && known->amount != powder::costOfLevel(m_stop->index))
            return BookWalk::tr("%1 resources. Which ones may they be?").arg(known->amount);
        return BookWalk::tr("%1 resources by the rules. Which ones may they be?")
            .arg(powder::costOfLevel(m_stop->index));
    case Field::cardPower:
        return book().cards.contains(m_stop->name)
                   ? QString()
                   : BookWalk::tr("Take a kind of card that is not entered yet.");
    default:
        return {};
    }
}

QString BookWalkModel::kind() const {
    if (!m_stop)
        return QStringLiteral("end");
    const nlohmann::ordered_json range = powder::rangeOf(*m_stop);
    return range.is_string() ? QString::fromStdString(range.get<std::string>()) : QStringLiteral("number");
}

double BookWalkModel::part() const {
    const BookCount count = countAll(book());
    return count.wanted > 0 ? static_cast<double>(count.known) / count.wanted : 0;
}

QStringList BookWalkModel::cells() const {
    if (onGrid())
        return cellNames(m_grid.cells);
    if (!m_stop)
        return {};
    const auto card = book().cards.find(m_stop->name);
    return card == book().cards.end() || !card->second.spots ? QStringList()
                                                             : cellNames(card->second.spots->cells);
}

QVariantMap BookWalkModel::notes() const {
    powder::CardValues card;
    if (onGrid() && m_stop->field == Field::cardSpots) {
        card.spots = powder::SpotMask{m_grid.cells};
        card.rewards = m_grid.rewards;
    } else if (const auto found = m_stop ? book().cards.find(m_stop->name) : book().cards.end();
               found != book().cards.end()) {
        card = found->second;
    }
    return rewardNotes(card);
}

bool BookWalkModel::canName() const {
    return m_stop && place() == QLatin1String("card") && text::isUnnamedCard(m_stop->name);
}

bool BookWalkModel::onGrid() const {
    return m_stop && isGrid(*m_stop);
}

void BookWalkModel::show() {
    QList<ChoiceRow> keys;
    if (m_stop && m_stop->field == Field::cardSpots) {
        keys = bookwalk::likelyPayments(book(), m_payments);
        for (ChoiceRow& key : keys)
            key.chosen =
                key.id == QString::fromStdString(powder::toJson(powder::BookValue(m_payment)).dump());
    } else if (m_stop) {
        keys = bookwalk::likelyAnswers(book(), *m_stop);
    }
    m_keys.setRows(keys);
    m_fields.setRows(m_stop ? bookwalk::fieldRows(book(), *m_stop) : QList<BookFieldRow>());
    emit shown();
}

// ---- the way ----

BookWalkModel::Grid BookWalkModel::known() const {
    const auto value = book().find(*m_stop);
    if (!value)
        return {};
    if (const auto* spots = std::get_if<powder::SpotMask>(&*value))
        return {spots->cells, book().cards.at(m_stop->name).rewards};
    return {std::get<powder::CellSet>(*value), {}};
}

void BookWalkModel::visit(std::optional<powder::ValueKey> stop) {
    m_stop = std::move(stop);
    m_payment = {};
    m_question.clear();
    m_grid = {};
    if (onGrid()) {
        const auto draft = m_drafts.find(powder::pathOf(*m_stop));
        m_grid = draft != m_drafts.end() ? draft->second : known();
    }
    show();
}

void BookWalkModel::leaveFor(std::optional<powder::ValueKey> stop) {
    if (m_stop && stop != m_stop)
        m_visited.push_back(*m_stop);
    visit(std::move(stop));
}

void BookWalkModel::goOn() {
    auto next = bookwalk::nextMissing(book(), m_stop);
    if (!next)
        next =
            bookwalk::nextMissing(book(), std::nullopt); // this stop, if it is the only one that is missing
    leaveFor(std::move(next));
}

void BookWalkModel::begin(const QString& page) {
    m_gate.pass([this, page] {
        const auto all = bookwalk::stops(book());
        const auto first = std::find_if(all.begin(), all.end(),
                                        [&](const powder::ValueKey& stop) { return isOnPage(stop, page); });
        const bool later = first != all.begin() && first != all.end();
        auto stop = bookwalk::nextMissing(book(), later ? std::optional(*(first - 1)) : std::nullopt);
        if (!stop)
            stop = bookwalk::nextMissing(book(), std::nullopt);
        m_walking = true;
        m_visited.clear();
        visit(std::move(stop));
    });
}

void BookWalkModel::pause() {
    m_walking = false;
    m_question.clear();
    emit shown();
}

void BookWalkModel::skip() {
    goOn();
}

void BookWalkModel::back() {
    if (m_visited.empty())
        return;
    const powder::ValueKey stop = m_visited.back();
    m_visited.pop_back();
    visit(stop);
}

void BookWalkModel::go(const QString& id) {
    if (const auto key = powder::parsePath(id.toStdString()))
        leaveFor(*key);
}

// ---- answers ----

void BookWalkModel::keep(const powder::BookValue& value) {
    m_gate.pass([this, value] {
        m_own.set(*m_stop, value);
        goOn();
    });
}

void BookWalkModel::choose(const QString& key) {
    if (!m_stop)
        return;
    const bool spots = m_stop->field == Field::cardSpots;
    if (key == bookwalk::moreKey) {
        ask();
        return;
    }
    const auto parsed = parseLine(key.toStdString(), 1);
    if (!parsed)
        return;
    // A reward belongs to a spot, so the key is one of the card's spots.
    const auto value =
        powder::valueFromJson(spots ? powder::ValueKey{Field::spotReward, m_stop->name} : *m_stop, *parsed);
    if (!value)
        return;
    if (!spots) {
        keep(*value);
        return;
    }
    m_payment = std::get<powder::Reward>(*value);
    show();
}

void BookWalkModel::touchCell(const QString& name) {
    const auto cell = powder::parseCell(name.toStdString());
    if (!cell || !m_stop)
        return;
    if (!onGrid()) {
        go(QString::fromStdString(powder::pathOf({Field::cardSpots, m_stop->name})));
        return;
    }
    const auto paid = m_grid.rewards.find(*cell);
    const bool same =
        m_stop->field != Field::cardSpots || (paid != m_grid.rewards.end() && paid->second == m_payment);
    if (m_grid.cells.test(*cell) && same) {
        m_grid.cells.reset(*cell);
        m_grid.rewards.erase(*cell);
    } else {
        m_grid.cells.set(*cell);
        if (m_stop->field == Field::cardSpots)
            m_grid.rewards[*cell] = m_payment;
    }
    m_drafts[powder::pathOf(*m_stop)] = m_grid;
    show();
}

void BookWalkModel::keepGrid() {
    m_drafts.erase(powder::pathOf(*m_stop));
    if (m_stop->field == Field::cardSpots)
        m_own.setSpots(m_stop->name, m_grid.cells, m_grid.rewards);
    else
        m_own.set(*m_stop, m_grid.cells);
}

void BookWalkModel::next() {
    if (!ready()) {
        goOn();
        return;
    }
    m_gate.pass([this] {
        keepGrid();
        if (!rocket()) {
            goOn();
            return;
        }
        m_own.setMoreRockets(true); // until somebody says that there are no more
        leaveFor(powder::ValueKey{Field::rocketCells, bookwalk::freeRocketName(book())});
    });
}

void BookWalkModel::lastRocket() {
    m_gate.pass([this] {
        if (ready())
            keepGrid();
        m_own.setMoreRockets(false);
        goOn();
    });
}

void BookWalkModel::ask() {
    if (m_stop->field == Field::cardSpots)
        m_question =
            valueQuestion({Field::spotReward, m_stop->name}, BookWalk::tr("What does the spot pay?"));
    else
        m_question = valueQuestion(*m_stop, title(), book().find(*m_stop));
    emit shown();
}

void BookWalkModel::enter(const QString& json) {
    if (m_question.isEmpty() || !m_stop)
        return;
    m_question.clear();
    if (m_stop->field == Field::cardSpots) {
        choose(json);
        if (!m_payment.empty())
            m_payments.push_back(m_payment);
        show();
    } else {
        choose(json);
    }
}

void BookWalkModel::cancel() {
    m_question.clear();
    emit shown();
}

bool BookWalkModel::nameIsFree(const QString& words) const {
    const std::string name = text::cardNameOf(words);
    return !name.empty() && !isRuledCard(name) && !book().cards.contains(name);
}

void BookWalkModel::name(const QString& words) {
    if (!canName() || !nameIsFree(words))
        return;
    m_gate.pass([this, was = m_stop->name, name = text::cardNameOf(words)] {
        if (!m_own.renameCard(was, name))
            m_own.addCard(name); // nothing of it was entered yet
        const auto rename = [&](powder::ValueKey& key) {
            if (key.name == was)
                key.name = name;
        };
        if (const auto draft = m_drafts.extract(powder::pathOf({Field::cardSpots, was})))
            m_drafts[powder::pathOf({Field::cardSpots, name})] = draft.mapped();
        for (powder::ValueKey& key : m_visited)
            rename(key);
        rename(*m_stop);
        show();
    });
}

} // namespace watchfire

#include "moc_book_walk_model.cpp"
