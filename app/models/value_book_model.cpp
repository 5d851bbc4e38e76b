// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_book_model.h"

#include "app/books/book_difference.h"
#include "app/books/book_files.h"
#include "app/files/drives.h"
#include "app/models/book_difference_text.h"
#include "app/models/value_question.h"
#include "app/rows/row_model_members.h"
#include "app/stores/book_walk.h"
#include "app/text/powder/names.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <utility>

#include <nlohmann/json.hpp>

namespace watchfire {

template class RowModel<BookRow>;

namespace {

using Json = nlohmann::ordered_json;
using Field = powder::ValueKey::Field;

struct BookModel {
    Q_DECLARE_TR_FUNCTIONS(BookModel)
};

constexpr int mostCopies = 9;
constexpr QLatin1String exportName{"black-powder-values"};
constexpr QLatin1String jsonEnd{".json"};

/// The file of a book: with the book's name, so that two books do not overwrite each other. The first book
/// has no name of its own. Whatever a drive may refuse in a name becomes a hyphen.
QString exportNameOf(const powder::Book& book) {
    QString own;
    if (book.name != ValueBook::beginning().name)
        for (const QChar letter : QString::fromStdString(book.name).toLower())
            own += letter.isLetterOrNumber() ? letter : QChar(u' ');
    const QString words = own.simplified().replace(u' ', u'-');
    return words.isEmpty() ? QString(exportName) : exportName + QLatin1Char('-') + words;
}

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

ValueBookModel::ValueBookModel(ValueBook& own, BookShelf& shelf, powder::Book sample,
                               DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.json")}, parent)
    , m_own(own)
    , m_shelf(shelf)
    , m_sample(std::move(sample)) {
    connect(&m_own, &ValueBook::changed, this, &ValueBookModel::show);
    connect(&m_shelf, &BookShelf::changed, this, &ValueBookModel::show);
    show();
}

// ---- pages ----

namespace {
QString enteredWords(BookCount count) {
    if (count.atLeast && count.known == 0)
        return BookModel::tr("nothing entered yet, %1 values or more", "values there are").arg(count.wanted);
    const QString words = count.atLeast
                              ? BookModel::tr("%1 of at least %2 entered", "values known, values there are")
                              : BookModel::tr("%1 of %2 entered", "values known, values there are");
    return words.arg(count.known).arg(count.wanted);
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
    return !m_sampleShown && !m_card.isEmpty() && !isRuledCard(m_card.toStdString());
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
        row.detail = count.wanted == 0                               ? QString()
                     : count.known == count.wanted && !count.atLeast ? BookModel::tr("complete")
                                                                     : countWords(count);
        row.chosen = m_page == row.id;
        pages.append(row);
    };
    page("walls", BookModel::tr("Wall levels"), countWalls(now));
    page("time-few", BookModel::tr("Time track, 1 to 3 players"), countTime(now, powder::TimeSide::few));
    page("time-many", BookModel::tr("Time track, 4 and 5 players"), countTime(now, powder::TimeSide::many));
    page("cards", BookModel::tr("Horde cards"), countCards(now));
    page("shots", BookModel::tr("Shot cards"), countShots(now));
    page("books", BookModel::tr("Our books"), {});
    pages.last().detail = bookTitle();
    page("files", BookModel::tr("Import and export"), {});
    m_pages.setRows(pages);
    QList<ChoiceRow> books;
    for (const powder::Book* one : m_shelf.all()) {
        ChoiceRow row;
        row.id = QString::fromStdString(one->name);
        row.title = watchfire::bookTitle(*one);
        row.detail = enteredWords(countAll(*one));
        row.chosen = one == &m_own.book();
        books.append(row);
    }
    m_books.setRows(books);

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

void ValueBookModel::wantName(const QString& what) {
    behindGate([this, what] { emit nameAsked(what); });
}

void ValueBookModel::addCard(const QString& words) {
    const std::string name = text::cardNameOf(words);
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

void ValueBookModel::renameCard(const QString& words) {
    if (!canRemoveCard() || !nameIsFree(words))
        return;
    behindGate([this, was = m_card.toStdString(), name = text::cardNameOf(words)] {
        if (m_own.renameCard(was, name))
            openCard(QString::fromStdString(name));
    });
}

// ---- one value ----

void ValueBookModel::ask(const QString& id) {
    if (!m_sampleShown)
        behindGate([this, id] { reallyAsk(id); });
}

void ValueBookModel::reallyAsk(const QString& id) {
    tell({});
    if (const std::string card = cardOfBacks(id); !card.empty()) {
        const auto found = m_own.book().cards.find(card);
        const powder::CardValues values =
            found == m_own.book().cards.end() ? powder::CardValues{} : found->second;
        m_question = {{QStringLiteral("id"), id},
                      {QStringLiteral("kind"), QStringLiteral("backs")},
                      {QStringLiteral("title"),
                       BookModel::tr("How many copies of the card %1, and which section is on each back?")
                           .arg(text::hordeName(card))},
                      {QStringLiteral("value"), QString::fromStdString(backsJson(values).dump())},
                      {QStringLiteral("known"), values.copies.has_value()}};
        emit questionChanged();
        return;
    }
    if (const std::string rocket = rocketOfCopies(id); !rocket.empty()) {
        m_question =
            numberQuestion(BookModel::tr("How often is the %1 in the deck?").arg(text::rocketName(rocket)));
        m_question[QStringLiteral("id")] = id;
        m_question[QStringLiteral("low")] = 1;
        m_question[QStringLiteral("high")] = mostCopies;
        emit questionChanged();
        return;
    }
    const auto key = powder::parsePath(id.toStdString());
    if (!key)
        return;
    const auto value = m_own.book().find(*key);
    m_question = valueQuestion(*key, text::capital(text::valueName(*key)), value);
    m_question[QStringLiteral("id")] = id;
    m_question[QStringLiteral("known")] = value.has_value();
    emit questionChanged();
}

void ValueBookModel::askReward(const QString& cell) {
    if (const auto found = powder::parseCell(cell.toStdString()); found && !m_card.isEmpty())
        ask(QString::fromStdString(powder::pathOf({Field::spotReward, m_card.toStdString(), *found})));
}

void ValueBookModel::addRocket() {
    ask(QString::fromStdString(powder::pathOf({Field::rocketCells, bookwalk::freeRocketName(m_own.book())})));
}

void ValueBookModel::enter(const QString& json) {
    const QString id = m_question.value(QStringLiteral("id")).toString();
    if (m_sampleShown || id.isEmpty())
        return;
    // Again: whoever opened the question may have gone.
    behindGate([this, id, json] { reallyEnter(id, json); });
}

void ValueBookModel::reallyEnter(const QString& id, const QString& json) {
    const auto parsed = parseLine(json.toStdString(), 1);
    if (!parsed)
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
        dismiss();
        // A game goes on with the values that it has been told.
        if (const auto played = m_inGame ? m_inGame(*key) : std::nullopt; played && *played != *value)
            tell({}, BookModel::tr("%1: the game on the table goes on with %2. To correct it there, choose "
                                   "\"More\", \"Correct\", \"A printed value\".",
                                   "a printed value, what it is in the game")
                         .arg(text::capital(text::valueName(*key)), text::valueText(*played)));
        return;
    }
    dismiss();
}

void ValueBookModel::clear() {
    const QString id = m_question.value(QStringLiteral("id")).toString();
    if (m_sampleShown || id.isEmpty())
        return;
    behindGate([this, id] {
        if (const std::string card = cardOfBacks(id); !card.empty())
            m_own.clearBacks(card);
        else if (const auto key = powder::parsePath(id.toStdString()))
            m_own.clear(*key);
        dismiss();
    });
}

void ValueBookModel::goOn() {
    behindGate([this] {
        m_missing.reset();
        m_freeName.clear();
        FilesModel::goOn();
    });
}

void ValueBookModel::dismiss() {
    m_missing.reset();
    m_freeName.clear();
    if (!m_question.isEmpty()) {
        m_question.clear();
        emit questionChanged();
    }
    FilesModel::dismiss();
}

// ---- several books ----

QString ValueBookModel::bookTitle() const {
    return m_shelf.all().size() > 1 ? watchfire::bookTitle(m_own.book()) : QString();
}

void ValueBookModel::openBook(const QString& name) {
    behindGate([this, name] { m_shelf.open(name.toStdString()); });
}

void ValueBookModel::beginBook(const QString& words) {
    behindGate([this, words] { m_shelf.begin(words); });
}

void ValueBookModel::renameBook(const QString& words) {
    behindGate([this, words] { m_shelf.rename(words); });
}

void ValueBookModel::removeBook() {
    if (m_shelf.all().size() < 2)
        return;
    behindGate([this] {
        askFirst(BookModel::tr("Remove the book \"%1\"?").arg(watchfire::bookTitle(m_own.book())) +
                     QLatin1Char('\n') +
                     BookModel::tr("It has %n value(s). Games that were begun with it keep theirs.", nullptr,
                                   countAll(m_own.book()).known),
                 BookModel::tr("Remove the book"), [this] { m_shelf.removeOpen(); });
    });
}

// ---- files ----

void ValueBookModel::exportBook() {
    behindGate([this] {
        // What lies there already is read, so that the table knows what it would lose.
        desk().whenListed([this] {
            struct There {
                std::optional<Result<powder::Book>> book;
                QString free;
            };
            const QString name = exportNameOf(m_own.book());
            const QString start = desk().path(name);
            desk().beside(
                [start, name] {
                    const auto exists = [&](const QString& more) {
                        return drives::isThere(start + more + jsonEnd);
                    };
                    if (!exists({}))
                        return There{};
                    int next = 2;
                    while (exists(QStringLiteral("-%1").arg(next)))
                        ++next;
                    return There{bookfiles::read(start + jsonEnd),
                                 QStringLiteral("%1-%2").arg(name, QString::number(next)) + jsonEnd};
                },
                [this, name](const There& there) { exportOver(name + jsonEnd, there.book, there.free); });
        });
    });
}

void ValueBookModel::exportOver(const QString& name, const std::optional<Result<powder::Book>>& there,
                                const QString& free) {
    const auto write = [this, name] { overwrite(name, bookfiles::bytes(m_own.book())); };
    if (!there) {
        write();
        return;
    }
    QString doubt = BookModel::tr("%1 is there already. Overwrite it?").arg(name);
    if (there->ok()) {
        const powder::Book& theirs = **there;
        if (theirs.name != m_own.book().name)
            doubt += QLatin1Char('\n') +
                     BookModel::tr("It holds another book: \"%1\".").arg(watchfire::bookTitle(theirs));
        const books::Comparison comparison = books::compare(m_own.book(), theirs);
        doubt += QLatin1Char('\n') +
                 (comparison.same() ? BookModel::tr("It has the same values.") : differenceText(comparison));
    } else {
        doubt += QLatin1Char('\n') + BookModel::tr("It is no value book.");
    }
    m_freeName = free;
    askFirst(doubt, BookModel::tr("Overwrite"), write);
}

void ValueBookModel::exportBeside() {
    if (m_freeName.isEmpty())
        return;
    behindGate([this] {
        const QString name = std::exchange(m_freeName, {});
        if (name.isEmpty())
            return;
        dismiss();
        overwrite(name, bookfiles::bytes(m_own.book()));
    });
}

void ValueBookModel::importBook(const QString& file) {
    behindGate([this, file] {
        desk().beside([path = desk().path(file)] { return bookfiles::read(path); },
                      [this, file](Result<powder::Book> book) {
                          if (book)
                              reallyImport(file, std::move(*book));
                          else
                              tell(QString::fromStdString(book.error().message));
                      });
    });
}

void ValueBookModel::reallyImport(const QString& file, powder::Book book) {
    const books::Comparison comparison = books::compare(m_own.book(), book);
    const QString title = watchfire::bookTitle(m_own.book());
    if (book.sample) {
        take(file, std::move(book)); // refused
    } else if (countAll(m_own.book()).known == 0) {
        // Nothing is lost, but the table has to know which of its books is filled, and with how much.
        m_freeName.clear();
        const int known = countAll(book).known;
        askFirst(BookModel::tr("Import %1 into \"%2\"?").arg(file, title) + QLatin1Char('\n') +
                     BookModel::tr("It adds %n value(s). Your book is empty so far.", nullptr, known),
                 BookModel::tr("Import"), [this, file, book = std::move(book)] { take(file, book); });
    } else if (comparison.same()) {
        tell({}, BookModel::tr("%1 has the same values as your book.").arg(file));
    } else {
        m_missing = comparison.onlyTheirs.empty() || (comparison.onlyOurs.empty() &&
                                                      comparison.changed.empty() && comparison.copies == 0)
                        ? std::nullopt // to replace the book would be the same, or would bring nothing
                        : std::optional(books::completed(m_own.book(), book));
        m_freeName.clear();
        askFirst((bookTitle().isEmpty()
                      ? BookModel::tr("Replace your value book with the one from %1?").arg(file)
                      : BookModel::tr("Replace the values of \"%1\" with those from %2?").arg(title, file)) +
                     QLatin1Char('\n') + differenceText(comparison),
                 BookModel::tr("Replace the values"),
                 [this, file, book = std::move(book)] { take(file, book); });
    }
}

void ValueBookModel::takeMissing() {
    if (m_missing)
        behindGate([this] { reallyTakeMissing(); });
}

void ValueBookModel::reallyTakeMissing() {
    if (!m_missing)
        return;
    const powder::Book book = *std::exchange(m_missing, std::nullopt);
    const int before = countAll(m_own.book()).known;
    dismiss();
    m_own.replace(book);
    tell({}, BookModel::tr("%n value(s) were added, none was changed.", nullptr,
                           countAll(m_own.book()).known - before));
}

void ValueBookModel::take(const QString& file, powder::Book book) {
    const BookCount count = countAll(book);
    if (const auto refused = m_own.replace(std::move(book)))
        tell(QString::fromStdString(refused->message));
    else
        tell({}, bookTitle().isEmpty()
                     ? BookModel::tr("Imported from %1: %2 values.").arg(file, QString::number(count.known))
                     : BookModel::tr("Imported from %1 into \"%2\": %n value(s).", nullptr, count.known)
                           .arg(file, bookTitle()));
}

} // namespace watchfire

#include "moc_value_book_model.cpp"
