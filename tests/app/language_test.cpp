// SPDX-License-Identifier: Apache-2.0
// A change of language in the middle of a game: all texts of the table's models change, as if the game had
// been opened in that language, and nothing of it is left after changing back.
#include "app/kiosk/shipped_boards.h"
#include "app/models/new_game_model.h"
#include "app/stores/log_reading.h"
#include "app/text/language.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMetaProperty>
#include <QTemporaryDir>

#include <atomic>
#include <thread>

namespace watchfire {
namespace {

using text::Language;

/// Every text that a model holds, including its lists and inner models: one per line, with its path.
void collect(const QObject& object, const QString& way, QStringList& into, int depth = 0) {
    const QMetaObject& meta = *object.metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta.propertyCount(); ++i) {
        const QMetaProperty property = meta.property(i);
        const QString name = way + QLatin1Char('.') + QString::fromLatin1(property.name());
        const QVariant value = property.read(&object);
        if (auto* inner = value.value<QObject*>()) {
            if (const auto* rows = qobject_cast<QAbstractItemModel*>(inner)) {
                for (int row = 0; row < rows->rowCount(); ++row) {
                    const auto roles = rows->roleNames();
                    for (auto role = roles.begin(); role != roles.end(); ++role) {
                        const QVariant cell = rows->data(rows->index(row, 0), role.key());
                        into.append(QStringLiteral("%1[%2].%3 %4")
                                        .arg(name)
                                        .arg(row)
                                        .arg(QString::fromLatin1(role.value()),
                                             cell.canConvert<QStringList>()
                                                 ? cell.toStringList().join(QLatin1Char('|'))
                                                 : cell.toString()));
                    }
                }
            } else if (depth < 3) {
                collect(*inner, name, into, depth + 1);
            }
        } else {
            into.append(name + QLatin1Char(' ') +
                        (value.canConvert<QStringList>() ? value.toStringList().join(QLatin1Char('|'))
                                                         : value.toString()));
        }
    }
}

QStringList textsOf(const QObject& model) {
    QStringList texts;
    collect(model, {}, texts);
    texts.sort(); // roles come in no fixed order
    return texts;
}

std::string difference(const QStringList& a, const QStringList& b) {
    QStringList lines;
    for (const QString& line : a) {
        if (!b.contains(line))
            lines.append(QStringLiteral("- ") + line);
    }
    for (const QString& line : b) {
        if (!a.contains(line))
            lines.append(QStringLiteral("+ ") + line);
    }
    return lines.join(QLatin1Char('\n')).toStdString();
}

/// A golden game without the lines that must be refused.
journal::GameLog golden(const QString& name) {
    const auto linesOf = [&](const char* suffix) {
        QFile file(QStringLiteral(WATCHFIRE_SOURCE_DIR "/tests/golden/") + name + QLatin1String(suffix));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        return file.readAll().trimmed().split('\n');
    };
    QList<QByteArray> lines = linesOf(".jsonl");
    for (const QByteArray& answer : linesOf(".out.jsonl")) {
        const auto json = test::Json::parse(answer.toStdString());
        if (!json.value("ok", true))
            lines[json["line"].get<int>() - 1].clear();
    }
    auto read = readLog(lines.join('\n'));
    EXPECT_TRUE(read.ok()) << (read ? std::string() : read.error().message);
    journal::GameLog log;
    log.game = read->game;
    log.game.id = "game-1";
    log.commands = read->commands;
    return log;
}

class LanguageOfGames : public testing::TestWithParam<std::string> {};

TEST_P(LanguageOfGames, IsToldAnewAndBack) {
    const QTemporaryDir folder;
    const journal::GameLog log = golden(QString::fromStdString(GetParam()));
    Language language;
    test::Program program(folder.filePath(QStringLiteral("journal.db")));
    ASSERT_FALSE(program.desk->resume(log, {}).has_value());
    ASSERT_TRUE(program.saved()); // "saving" is a text too
    const QStringList english = textsOf(program.table);

    ASSERT_TRUE(language.use(QStringLiteral("de")));
    program.desk->tellAgain();
    const QStringList german = textsOf(program.table);
    EXPECT_NE(german, english);

    test::Program fresh(folder.filePath(QStringLiteral("other.db")));
    ASSERT_FALSE(fresh.desk->resume(log, {}).has_value());
    ASSERT_TRUE(fresh.saved());
    EXPECT_EQ(difference(german, textsOf(fresh.table)), "");

    ASSERT_TRUE(language.use(QStringLiteral("en")));
    program.desk->tellAgain();
    EXPECT_EQ(difference(english, textsOf(program.table)), "");
}

INSTANTIATE_TEST_SUITE_P(Games, LanguageOfGames, testing::ValuesIn(test::goldenGames()), test::NamedByText());

// The engine's thread reads resources while the stored language is set; Qt looks up the default locale for
// each.
TEST(LanguageOfTheProgram, AChangeFreesNoLocaleThatAnotherThreadCopies) {
    Language language;
    std::atomic<bool> over = false;
    std::atomic<int> unknown = 0;
    std::thread reader([&] {
        while (!over) {
            const QLocale::Language now = QLocale().language();
            unknown += now != QLocale::English && now != QLocale::German ? 1 : 0;
        }
    });
    for (int n = 0; n < 1500; ++n)
        language.use(n % 2 == 0 ? QStringLiteral("de") : QStringLiteral("en"));
    over = true;
    reader.join();
    EXPECT_EQ(unknown, 0);
    language.use(QStringLiteral("en"));
}

TEST(LanguageOfTheProgram, UndoneCommandsAreToldToo) {
    const QTemporaryDir folder;
    Language language;
    test::Program program(folder.filePath(QStringLiteral("journal.db")));
    program.startWall();
    program.begin();
    ASSERT_TRUE(program.desk->submit({{"do", "undo"}})["ok"].get<bool>());
    const QString english = program.table.redoTitle();
    ASSERT_TRUE(language.use(QStringLiteral("de")));
    program.desk->tellAgain();
    EXPECT_NE(program.table.redoTitle(), english);
    ASSERT_TRUE(program.desk->submit({{"do", "redo"}})["ok"].get<bool>());
}

TEST(LanguageOfTheProgram, ANewGameKeepsWhatWasEntered) {
    Language language;
    NewGameModel model(kiosk::shippedBoards());
    model.setName(1, QStringLiteral("Bo"));
    model.setSeat(2, QStringLiteral("east"));
    const QStringList english = textsOf(model);
    const std::string header = model.header().dump();
    ASSERT_TRUE(language.use(QStringLiteral("de")));
    model.tellAgain();
    const QStringList german = textsOf(model);
    EXPECT_NE(german, english);
    EXPECT_TRUE(german.contains(QStringLiteral(".players[0].name Rot"))) << german.join('\n').toStdString();
    EXPECT_TRUE(german.contains(QStringLiteral(".players[1].name Bo")));
    EXPECT_EQ(model.header().dump(), header); // the stored form depends on no language
    ASSERT_TRUE(language.use(QStringLiteral("en")));
    model.tellAgain();
    EXPECT_EQ(difference(english, textsOf(model)), "");
}

TEST(LanguageOfTheProgram, NumbersAndDatesFollow) {
    Language language;
    int told = 0;
    Language counting([&] { ++told; });
    ASSERT_TRUE(counting.use(QStringLiteral("de")));
    EXPECT_EQ(QLocale().toString(2.5), QStringLiteral("2,5"));
    ASSERT_TRUE(counting.use(QStringLiteral("de"))); // nothing new
    ASSERT_TRUE(counting.use(QStringLiteral("en")));
    EXPECT_EQ(QLocale().toString(2.5), QStringLiteral("2.5"));
    EXPECT_EQ(told, 2);
    EXPECT_FALSE(counting.use(QStringLiteral("tlh")));
    EXPECT_EQ(counting.current(), QStringLiteral("en"));
}

} // namespace
} // namespace watchfire
