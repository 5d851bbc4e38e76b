// SPDX-License-Identifier: Apache-2.0
#include "app/stores/book_shelf.h"

#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct BookShelfText {
    Q_DECLARE_TR_FUNCTIONS(BookShelfText)
};

constexpr int longestName = 40;

std::string nameFrom(const QString& words) {
    return words.simplified().left(longestName).toStdString();
}

} // namespace

QString bookTitle(const powder::Book& book) {
    return book.name.empty() || book.name == ValueBook::beginning().name ? BookShelfText::tr("Our book")
                                                                         : QString::fromStdString(book.name);
}

std::vector<const powder::Book*> BookShelf::all() const {
    std::vector<const powder::Book*> books{&m_open.book()};
    for (const auto& [name, book] : m_others) {
        if (name != m_open.book().name)
            books.push_back(&book);
    }
    std::sort(books.begin(), books.end(), [](const powder::Book* a, const powder::Book* b) {
        return QString::localeAwareCompare(bookTitle(*a), bookTitle(*b)) < 0;
    });
    return books;
}

bool BookShelf::isFree(const QString& name) const {
    const QString wanted = QString::fromStdString(nameFrom(name));
    const auto books = all();
    return !wanted.isEmpty() && std::none_of(books.begin(), books.end(), [&](const powder::Book* book) {
        return bookTitle(*book).compare(wanted, Qt::CaseInsensitive) == 0 ||
               book->name == wanted.toStdString();
    });
}

const powder::Book* BookShelf::present(const std::string& name) const {
    if (name == m_open.book().name)
        return &m_open.book();
    const auto found = m_others.find(name);
    return found == m_others.end() ? nullptr : &found->second;
}

const powder::Book* BookShelf::named(const std::string& name) const {
    if (const powder::Book* book = present(name))
        return book;
    const auto renamed = m_renamed.find(name);
    return renamed == m_renamed.end() ? nullptr : present(renamed->second);
}

// `changed` has the shelf stored, and the open book is stored by itself. A book is always on one of the two
// before it leaves the other: the program may be killed in between.

bool BookShelf::open(const std::string& name) {
    const auto found = m_others.find(name);
    if (found == m_others.end())
        return false;
    powder::Book book = found->second;
    putBack();
    m_open.turnTo(std::move(book));
    m_others.erase(name);
    emit changed();
    return true;
}

bool BookShelf::begin(const QString& name) {
    if (!isFree(name))
        return false;
    powder::Book book = ValueBook::beginning();
    book.name = nameFrom(name);
    m_renamed.erase(book.name); // it means the new book from now on
    putBack();
    m_open.turnTo(std::move(book));
    return true;
}

void BookShelf::lay(powder::Book book) {
    constexpr int longestNumber = 4;
    const QString title = bookTitle(book);
    QString name = title;
    for (int n = 2; !isFree(name); ++n)
        name = QStringLiteral("%1 %2").arg(title.left(longestName - longestNumber), QString::number(n));
    book.name = nameFrom(name);
    m_renamed.erase(book.name); // it means this book from now on
    m_others[book.name] = std::move(book);
    emit changed();
}

void BookShelf::putBack() {
    m_others[m_open.book().name] = m_open.book();
    emit changed();
}

bool BookShelf::rename(const QString& name) {
    if (!isFree(name))
        return false;
    powder::Book book = m_open.book();
    const std::string before = std::exchange(book.name, nameFrom(name));
    for (auto& [former, now] : m_renamed) {
        if (now == before)
            now = book.name;
    }
    m_renamed[before] = book.name;
    m_renamed.erase(book.name);
    m_open.turnTo(std::move(book));
    emit changed();
    return true;
}

bool BookShelf::removeOpen() {
    if (m_others.empty())
        return false;
    std::erase_if(m_renamed, [&](const auto& names) { return names.second == m_open.book().name; });
    const auto next = m_others.begin();
    m_open.turnTo(next->second);
    m_others.erase(next);
    emit changed();
    return true;
}

std::string BookShelf::toJson() const {
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const auto& [name, book] : m_others)
        json.push_back(powder::toJson(book));
    return json.dump();
}

std::optional<Error> BookShelf::load(const std::string& json) {
    const auto parsed = parseLine("{\"books\":" + json + "}", 1);
    if (!parsed)
        return parsed.error();
    std::map<std::string, powder::Book> books;
    for (const auto& one : parsed->at("books")) {
        auto book = powder::bookFromJson(one);
        if (!book)
            return book.error();
        const std::string name = book->name;
        if (name != m_open.book().name)
            books[name] = std::move(*book);
    }
    m_others = std::move(books);
    emit changed();
    return std::nullopt;
}

std::string BookShelf::namesToJson() const {
    return nlohmann::ordered_json(m_renamed).dump();
}

void BookShelf::loadNames(const std::string& json) {
    m_renamed.clear();
    const auto parsed = parseLine(json, 1);
    if (!parsed || !parsed->is_object())
        return;
    for (const auto& [former, now] : parsed->items()) {
        if (now.is_string())
            m_renamed[former] = now.get<std::string>();
    }
}

} // namespace watchfire

#include "moc_book_shelf.cpp"
