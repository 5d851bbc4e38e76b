// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_book_model.h"

#include "app/books/book_files.h"
#include "app/text/powder/names.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;
using Field = powder::ValueKey::Field;

struct BookModel {
    Q_DECLARE_TR_FUNCTIONS(BookModel)
};

constexpr int mostCopies = 9;
constexpr QLatin1String exportName{"black-powder-values.json"};

/// The card of "/cards/leader/backs", "/shots/rocket/r1/copies"; empty for other ids.
std::string between(const QString& id, const QString& before, const QString& after) {
    if (!id.startsWith(before) || !id.endsWith(after))
        return {};
    return id.mid(before.size(), id.size() - before.size() - after.size()).toStdString();
}
std::string cardOfBacks(const QString& id) {
    return between(id, QStringLiteral("/cards/"), QStringLiteral("/backs"));
}
std::string rocketOfCopies(const QString& id) {
    return between(id, QStringLiteral("/shots/rocket/"), QStringLiteral("/copies"));
}

/// {"copies":3,"backs":["S1",null,"S3"]}; the usual three if nothing is known (BP-05).
Json backsJson(const powder::CardValues& card) {
    constexpr int usualCopies = 3;
    const int copies = card.copies.value_or(usualCopies);
    Json json{{"copies", copies}, {"backs", Json::array()}};
    for (int i = 0; i < copies; ++i) {
        if (card.backs)
            json["backs"].push_back(powder::sectionName((*card.backs)[static_cast<std::size_t>(i)]));
        else
            json["backs"].push_back(nullptr);
    }
    return json;
}

} // namespace

ValueBookModel::ValueBookModel(ValueBook& own, powder::Book sample, DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.json")}, parent)
    , m_own(own)
    , m_sample(std::move(sample)) {
    connect(&m_own, &ValueBook::changed, this, &ValueBookModel::show);
    show();
}

// ---- pages ----

namespace {
QString enteredWords(BookCount count) {
    return BookModel::tr("%1 of %2 entered", "values known, values there are")
        .arg(count.known)
        .arg(count.wanted);
}
} // namespace

QString ValueBookModel::countText() const {
    return enteredWords(countAll(book()));
}

QString ValueBookModel::own() const {
    return enteredWords(countAll(m_own.book()));
}

QString ValueBookModel::cardTitle() const {
    return m_card.isEmpty() ? QString() : text::hordeName(m_card.toStdString());
}

bool ValueBookModel::canRemoveCard() const {
    const auto& ruled = ruledCards();
    return !m_sampleShown && !m_card.isEmpty() &&
           std::find(ruled.begin(), ruled.end(), m_card.toStdString()) == ruled.end();
}

QStringList ValueBookModel::spots() const {
    const auto card = book().cards.find(m_card.toStdString());
    return card == book().cards.end() || !card->second.spots ? QStringList()
                                                             : cellNames(card->second.spots->cells);
}

QVariantMap ValueBookModel::spotNotes() const {
    const auto card = book().cards.find(m_card.toStdString());
    return card == book().cards.end() ? QVariantMap() : rewardNotes(card->second);
}

void ValueBookModel::setSample(bool sample) {
    if (sample == m_sampleShown)
        return;
    m_sampleShown = sample;
    m_card.clear();
    dismiss();
    show();
}

void ValueBookModel::setPage(const QString& page) {
    if (page == m_page && m_card.isEmpty())
        return;
    if (page == QLatin1String("files")) // what lies on the drives is nobody else's business
        behindGate([this, page] { reallySetPage(page); });
    else
        reallySetPage(page);
}

void ValueBookModel::reallySetPage(const QString& page) {
    m_page = page;
    m_card.clear();
    dismiss();
    if (page == QLatin1String("files"))
        refreshFiles();
    show();
}

void ValueBookModel::openCard(const QString& card) {
    m_card = card;
    show();
}

void ValueBookModel::show() {
    const powder::Book& now = book();
    QList<ChoiceRow> pages;
    const auto page = [&](const char* id, const QString& title, BookCount count) {
        ChoiceRow row;
        row.id = QString::fromLatin1(id);
        row.title = title;
        row.detail = count.wanted == 0             ? QString()
                     : count.known == count.wanted ? BookModel::tr("complete")
                                                   : countWords(count.known, count.wanted);
        row.chosen = m_page == row.id;
        pages.append(row);
    };
    page("walls", BookModel::tr("Wall levels"), countWalls(now));
    page("time-few", BookModel::tr("Time track, 1 to 3 players"), countTime(now, powder::TimeSide::few));
    page("time-many", BookModel::tr("Time track, 4 and 5 players"), countTime(now, powder::TimeSide::many));
    page("cards", BookModel::tr("Horde cards"), countCards(now));
    page("shots", BookModel::tr("Shot cards"), countShots(now));
    page("files", BookModel::tr("Import and export"), {});
    m_pages.setRows(pages);

    QList<BookRow> rows;
    if (m_page == QLatin1String("walls"))
        rows = wallRows(now);
    else if (m_page == QLatin1String("time-few"))
        rows = timeRows(now, powder::TimeSide::few);
    else if (m_page == QLatin1String("time-many"))
        rows = timeRows(now, powder::TimeSide::many);
    else if (m_page == QLatin1String("cards"))
        rows = m_card.isEmpty() ? cardListRows(now) : cardRows(now, m_card.toStdString());
    else if (m_page == QLatin1String("shots"))
        rows = shotRows(now);
    m_rows.setRows(rows);
    emit shown();
}

void ValueBookModel::addCard(const QString& words) {
    const std::string name = cardNameOf(words);
    if (m_sampleShown || name.empty())
        return;
    behindGate([this, name] {
        m_own.addCard(name);
        openCard(QString::fromStdString(name));
    });
}

void ValueBookModel::removeCard() {
    if (!canRemoveCard())
        return;
    behindGate([this, card = m_card.toStdString()] {
        m_card.clear();
        m_own.removeCard(card);
    });
}

// ---- one value ----

void ValueBookModel::askFor(const QString& id, const QString& kind, const QString& title,
                            const QString& value) {
    m_question = {{QStringLiteral("id"), id},       {QStringLiteral("kind"), kind},
                  {QStringLiteral("title"), title}, {QStringLiteral("value"), value},
                  {QStringLiteral("low"), 0},       {QStringLiteral("high"), powder::largestValue}};
    emit questionChanged();
}

void ValueBookModel::ask(const QString& id) {
    if (!m_sampleShown)
        behindGate([this, id] { reallyAsk(id); });
}

void ValueBookModel::reallyAsk(const QString& id) {
    tell({});
    if (const std::string card = cardOfBacks(id); !card.empty()) {
        const auto found = m_own.book().cards.find(card);
        askFor(
            id, QStringLiteral("backs"),
            BookModel::tr("How many copies of the card %1, and which section is on each back?")
                .arg(text::hordeName(card)),
            QString::fromStdString(
                backsJson(found == m_own.book().cards.end() ? powder::CardValues{} : found->second).dump()));
        m_question[QStringLiteral("known")] =
            found != m_own.book().cards.end() && found->second.copies.has_value();
        emit questionChanged();
        return;
    }
    if (const std::string rocket = rocketOfCopies(id); !rocket.empty()) {
        askFor(id, QStringLiteral("number"),
               BookModel::tr("How often is the %1 in the deck?").arg(text::rocketName(rocket)), {});
        m_question[QStringLiteral("low")] = 1;
        m_question[QStringLiteral("high")] = mostCopies;
        emit questionChanged();
        return;
    }
    const auto key = powder::parsePath(id.toStdString());
    if (!key)
        return;
    const auto value = m_own.book().find(*key);
    const Json range = powder::rangeOf(*key);
    askFor(id,
           range.is_string() ? QString::fromStdString(range.get<std::string>()) : QStringLiteral("number"),
           text::capital(text::valueName(*key)),
           value ? QString::fromStdString(powder::toJson(*value).dump()) : QString());
    m_question[QStringLiteral("known")] = value.has_value();
    emit questionChanged();
}

void ValueBookModel::askReward(const QString& cell) {
    if (const auto found = powder::parseCell(cell.toStdString()); found && !m_card.isEmpty())
        ask(QString::fromStdString(powder::pathOf({Field::spotReward, m_card.toStdString(), *found})));
}

void ValueBookModel::addRocket() {
    for (int n = 1;; ++n) {
        const std::string name = "r" + std::to_string(n);
        if (m_own.book().rockets.contains(name))
            continue;
        ask(QString::fromStdString(powder::pathOf({Field::rocketCells, name})));
        return;
    }
}

void ValueBookModel::enter(const QString& json) {
    const QString id = m_question.value(QStringLiteral("id")).toString();
    const auto parsed = parseLine(json.toStdString(), 1);
    if (m_sampleShown || id.isEmpty() || !parsed)
        return;
    if (const std::string card = cardOfBacks(id); !card.empty()) {
        std::vector<powder::SectionIndex> backs;
        for (const Json& back : parsed->at("backs")) {
            if (const auto section = powder::parseSection(back.is_string() ? back.get<std::string>() : ""))
                backs.push_back(*section);
        }
        const int copies = parsed->at("copies").get<int>();
        const bool all = std::ssize(backs) == copies;
        m_own.setBacks(card, copies, all ? std::optional(std::move(backs)) : std::nullopt);
    } else if (const std::string rocket = rocketOfCopies(id); !rocket.empty()) {
        if (const auto found = m_own.book().rockets.find(rocket); found != m_own.book().rockets.end())
            m_own.setRocket(rocket, found->second.cells, parsed->get<int>());
    } else if (const auto key = powder::parsePath(id.toStdString())) {
        const auto value = powder::valueFromJson(*key, *parsed);
        if (!value) {
            tell(BookModel::tr("%1 does not fit here. Enter another value.").arg(json));
            return;
        }
        m_own.set(*key, *value);
    }
    dismiss();
}

void ValueBookModel::clear() {
    const QString id = m_question.value(QStringLiteral("id")).toString();
    if (m_sampleShown || id.isEmpty())
        return;
    if (const std::string card = cardOfBacks(id); !card.empty())
        m_own.clearBacks(card);
    else if (const auto key = powder::parsePath(id.toStdString()))
        m_own.clear(*key);
    dismiss();
}

void ValueBookModel::dismiss() {
    if (!m_question.isEmpty()) {
        m_question.clear();
        emit questionChanged();
    }
    FilesModel::dismiss();
}

// ---- files ----

void ValueBookModel::exportBook() {
    behindGate([this] { write(exportName, bookfiles::bytes(m_own.book())); });
}

void ValueBookModel::importBook(const QString& file) {
    behindGate([this, file] { reallyImport(file); });
}

void ValueBookModel::reallyImport(const QString& file) {
    const BookCount count = countAll(m_own.book());
    if (count.known > 0)
        askFirst(BookModel::tr("Your value book has %1 values. Replace them with those from %2?")
                     .arg(count.known)
                     .arg(file),
                 BookModel::tr("Replace the values"), [this, file] { take(file); });
    else
        take(file);
}

void ValueBookModel::take(const QString& file) {
    desk().beside([path = desk().path(file)] { return bookfiles::read(path); },
                  [this, file](Result<powder::Book> book) {
                      const BookCount count = book ? countAll(*book) : BookCount{};
                      const auto refused =
                          book ? m_own.replace(std::move(*book)) : std::optional(book.error());
                      if (refused)
                          tell(QString::fromStdString(refused->message));
                      else
                          tell({}, BookModel::tr("Imported from %1: %2 values.").arg(file).arg(count.known));
                  });
}

} // namespace watchfire
