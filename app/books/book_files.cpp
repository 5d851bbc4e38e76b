// SPDX-License-Identifier: Apache-2.0
#include "app/books/book_files.h"

#include "app/files/drives.h"
#include "rules/core/error.h"
#include "rules/core/json_text.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace watchfire::bookfiles {

namespace {

struct BookFiles {
    Q_DECLARE_TR_FUNCTIONS(BookFiles)
};

QString brokenText(const QString& name, const JsonFault& fault) {
    const QString line = QString::number(fault.line);
    const QString column = QString::number(fault.column);
    switch (fault.kind) {
    case JsonFault::Kind::broken:
        break;
    case JsonFault::Kind::tooDeep:
        return BookFiles::tr("%1 nests its brackets too deep in line %2, column %3: no value book does. "
                             "Choose another file.")
            .arg(name, line, column);
    case JsonFault::Kind::tooWide:
        return BookFiles::tr("%1 has too many fields in line %2, column %3: no value book has so many. "
                             "Choose another file.")
            .arg(name, line, column);
    case JsonFault::Kind::tooLarge:
        return BookFiles::tr("%1 has a number that is too large in line %2, column %3. Correct it in a text "
                             "editor and import it again; nothing was imported.")
            .arg(name, line, column);
    }
    return BookFiles::tr("%1 is no JSON from line %2 on. Choose another file, or export it again from the "
                         "program it comes from.")
        .arg(name, line);
}

constexpr qint64 largestFile = 4 << 20; // as for other files; a full book has some ten thousand bytes

} // namespace

Result<powder::Book> read(const QString& path) {
    const auto refused = [&](const QString& message, std::string subject = {}) {
        return Error{ErrorCode::header, {}, message.toStdString(), std::move(subject)};
    };
    const QString name = QFileInfo(path).fileName();
    const auto text = drives::read(path, largestFile);
    if (!text)
        return text.error();
    const auto json = readJsonText(text->toStdString());
    if (!json)
        return refused(brokenText(name, json.fault()), "/");
    if (!json->is_object() || !json->contains("watchfire-book"))
        return refused(BookFiles::tr("%1 is no value book: it lacks the field \"watchfire-book\". Choose "
                                     "another file.")
                           .arg(name),
                       "/watchfire-book");
    // The rules' message about a field stays English: it uses the names that a text editor shows to whoever
    // repairs the file.
    auto book = powder::bookFromJson(*json);
    if (!book)
        return refused(BookFiles::tr("%1 is refused at %2 Correct this in a text editor and import it again; "
                                     "nothing was imported.")
                           .arg(name, QString::fromStdString(book.error().message)),
                       book.error().subject);
    return book;
}

QByteArray bytes(const powder::Book& book) {
    constexpr int indent = 2;
    return QByteArray::fromStdString(powder::toJson(book).dump(indent) + "\n");
}

std::optional<QString> write(const QString& path, const powder::Book& book) {
    return drives::write(path, bytes(book));
}

} // namespace watchfire::bookfiles
