// SPDX-License-Identifier: Apache-2.0
// The recorded games told in German: every text that the table's models hold after any command consists of
// translated German, of names and of numbers, and no step reads as it does in English.
#include "tests/app/support/desk_program.h"
#include "tests/app/support/marking_translator.h"
#include "tests/app/support/recorded_game.h"
#include "tests/app/support/table_texts.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <cctype>
#include <set>

namespace watchfire {
namespace {

using test::Json;
using test::MarkingTranslator;
using test::TableTexts;

/// Names and texts written by people, the board or the book: players, walls, assembly hexes, spots of a card,
/// rocket cards, and texts of the table's book.
QStringList namesOf(const Json& header) {
    QStringList names{QStringLiteral("W\\d"), QStringLiteral("[IVX]+"), QStringLiteral("[ab][1-6]"),
                      QStringLiteral("R[1-9]")};
    const auto name = [&](const std::string& text) {
        names.append(QRegularExpression::escape(QString::fromStdString(text)));
    };
    for (const Json& player : header["players"])
        name(player.value("name", player["id"].get<std::string>()));
    if (header.contains("book")) {
        const Json book = header["book"].flatten();
        for (const auto& [path, value] : book.items()) {
            if (value.is_string() && value.get<std::string>().find(' ') != std::string::npos)
                name(value.get<std::string>());
        }
        const Json cards = header["book"].value("cards", Json::object());
        for (const auto& [id, card] : cards.items())
            name(std::string(1, static_cast<char>(std::toupper(id[0]))) + id.substr(1));
    }
    if (header.contains("board"))
        name(header["board"].value("name", std::string("-")));
    return names;
}

/// The cards with the steps, one text each.
QStringList sentences(TableModel& table) {
    QStringList all;
    for (const StepRow& row : table.steps()->rows())
        all.append(row.sentence);
    return all;
}

class InGerman : public testing::TestWithParam<std::string> {
protected:
    void speakGerman() {
        ASSERT_TRUE(m_german.loaded());
        ASSERT_TRUE(QCoreApplication::installTranslator(&m_german));
    }
    ~InGerman() override { QCoreApplication::removeTranslator(&m_german); }

private:
    MarkingTranslator m_german;
};

TEST_P(InGerman, EveryTextIsWrittenInGerman) {
    speakGerman();
    const QRegularExpression names(QStringLiteral("(?<!\\w)(%1)(?!\\w)")
                                       .arg(namesOf(test::recorded("golden/" + GetParam())[0]).join('|')));
    const QRegularExpression word(QStringLiteral("\\p{L}"));
    std::set<QString> wrong;
    std::size_t texts = 0;
    test::playAll(test::recorded("golden/" + GetParam()), [&](TableModel& table, const Json& command) {
        TableTexts([&](const QString& where, const QString& text) {
            if (text.startsWith(QLatin1Char('/'))) // the path of a value in a book
                return;
            texts += text.isEmpty() ? 0 : 1;
            const QString rest = MarkingTranslator::unwritten(text).remove(names);
            if (rest.contains(word) && wrong.insert(text).second)
                ADD_FAILURE() << where.toStdString() << ": " << text.toStdString() << " after "
                              << command.dump().substr(0, 100);
        }).of(&table, QStringLiteral("table"));
    });
    EXPECT_GT(texts, 500U);
}

TEST_P(InGerman, NoStepReadsAsInEnglish) {
    std::vector<QStringList> english;
    test::playAll(test::recorded("golden/" + GetParam()),
                  [&](TableModel& table, const Json&) { english.push_back(sentences(table)); });
    speakGerman();
    std::size_t command = 0;
    int compared = 0;
    test::playAll(test::recorded("golden/" + GetParam()), [&](TableModel& table, const Json&) {
        const QStringList german = sentences(table);
        ASSERT_EQ(german.size(), english[command].size());
        for (qsizetype i = 0; i < german.size(); ++i, ++compared)
            EXPECT_NE(MarkingTranslator::plain(german[i]), english[command][i]);
        ++command;
    });
    EXPECT_EQ(command, english.size());
    EXPECT_GT(compared, 5);
}

INSTANTIATE_TEST_SUITE_P(Golden, InGerman, testing::ValuesIn(test::goldenGames()), test::NamedByText());

} // namespace
} // namespace watchfire
