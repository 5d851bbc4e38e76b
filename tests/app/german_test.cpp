// SPDX-License-Identifier: Apache-2.0
// The recorded games told in German: every text that the table's models hold after any command consists of
// translated German, of names and of numbers, and no step reads as it does in English.
#include "tests/app/support/desk_program.h"
#include "tests/app/support/marking_translator.h"
#include "tests/app/support/recorded_game.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QMetaProperty>
#include <QTemporaryDir>

#include <cctype>
#include <set>

namespace watchfire {
namespace {

using test::Json;
using test::MarkingTranslator;
using test::Program;

/// Properties and roles that hold words of the log, for pictures, colours and answers; they are never shown.
bool isForThePrograms(const QString& name) {
    static const std::set<QString> names{QStringLiteral("id"),
                                         QStringLiteral("place"),
                                         QStringLiteral("places"),
                                         QStringLiteral("icon"),
                                         QStringLiteral("tone"),
                                         QStringLiteral("colour"),
                                         QStringLiteral("symbol"),
                                         QStringLiteral("kind"),
                                         QStringLiteral("terrain"),
                                         QStringLiteral("player"),
                                         QStringLiteral("scenario"),
                                         QStringLiteral("seat"),
                                         QStringLiteral("headlineTone"),
                                         QStringLiteral("piece"),
                                         QStringLiteral("state"),
                                         QStringLiteral("level"),
                                         QStringLiteral("type"),
                                         QStringLiteral("code"),
                                         QStringLiteral("clause"),
                                         QStringLiteral("action"),
                                         QStringLiteral("decision"),
                                         QStringLiteral("turnColour"),
                                         QStringLiteral("turnSymbol"),
                                         QStringLiteral("turnClan"),
                                         QStringLiteral("nextAction"),
                                         QStringLiteral("season"),
                                         QStringLiteral("open"),
                                         QStringLiteral("forbidden"),
                                         QStringLiteral("chosen"),
                                         QStringLiteral("ready"),
                                         QStringLiteral("lit"),
                                         QStringLiteral("standing"),
                                         QStringLiteral("landings"),
                                         QStringLiteral("named"),
                                         QStringLiteral("litTone"),
                                         QStringLiteral("stage"),
                                         QStringLiteral("trade"),
                                         QStringLiteral("blocked"),
                                         QStringLiteral("danger"),
                                         QStringLiteral("slot"),
                                         QStringLiteral("section"),
                                         QStringLiteral("tower"),
                                         QStringLiteral("verdict"),
                                         QStringLiteral("machines"),
                                         QStringLiteral("presumedMachines"),
                                         QStringLiteral("pieces"),
                                         QStringLiteral("card"),
                                         QStringLiteral("mark"),
                                         QStringLiteral("vital"),
                                         QStringLiteral("from"),
                                         QStringLiteral("glyph"),
                                         QStringLiteral("sign"),
                                         QStringLiteral("colours"),
                                         QStringLiteral("symbols"),
                                         QStringLiteral("price"),
                                         QStringLiteral("signs"),
                                         QStringLiteral("beside"),
                                         QStringLiteral("aim"),
                                         QStringLiteral("change"),
                                         QStringLiteral("changing"),
                                         QStringLiteral("machinesGoing"),
                                         QStringLiteral("machinesComing")};
    return names.contains(name);
}

/// Every text that a model shows, with the place where it was found.
class Texts {
public:
    using Found = std::function<void(const QString& where, const QString& text)>;
    explicit Texts(Found found) : m_found(std::move(found)) {}

    void of(const QObject* model, const QString& where) {
        const QMetaObject* meta = model->metaObject();
        for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
            const QMetaProperty property = meta->property(i);
            const QString name = QString::fromLatin1(property.name());
            if (!isForThePrograms(name))
                value(property.read(model), where + QLatin1Char('.') + name);
        }
        if (const auto* rows = qobject_cast<const QAbstractItemModel*>(model))
            ofRows(*rows, where);
    }

private:
    void ofRows(const QAbstractItemModel& rows, const QString& where) {
        const auto roles = rows.roleNames();
        for (int row = 0; row < rows.rowCount(); ++row) {
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                const QString name = QString::fromUtf8(role.value());
                if (!isForThePrograms(name))
                    value(rows.index(row, 0).data(role.key()),
                          where + QStringLiteral("[%1].").arg(row) + name);
            }
        }
    }
    void value(const QVariant& value, const QString& where) {
        if (value.metaType().flags() & QMetaType::PointerToQObject) {
            if (const auto* model = value.value<QObject*>())
                of(model, where);
        } else if (value.typeId() == QMetaType::QVariantMap) {
            const QVariantMap map = value.toMap();
            for (auto entry = map.begin(); entry != map.end(); ++entry) {
                if (!isForThePrograms(entry.key()))
                    this->value(entry.value(), where + QLatin1Char('.') + entry.key());
            }
        } else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
            for (const QVariant& one : value.toList())
                this->value(one, where);
        } else if (value.typeId() == QMetaType::QString) {
            m_found(where, value.toString());
        }
    }

    Found m_found;
};

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

/// Plays a recorded game to its end; calls `told` after each command.
void play(const std::string& name, const std::function<void(TableModel&, const Json& command)>& told) {
    const QTemporaryDir folder;
    Program program(folder.filePath(QStringLiteral("journal.db")));
    auto lines = test::recorded("golden/" + name);
    ASSERT_FALSE(lines.empty());
    const auto refused = program.desk->begin(lines.front(), "game-1", false);
    ASSERT_FALSE(refused.has_value()) << refused->message;
    told(program.table, lines.front());
    lines.erase(lines.begin());
    for (const Json& command : lines) {
        program.desk->submit(command);
        told(program.table, command);
    }
    EXPECT_TRUE(program.saved());
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
    play(GetParam(), [&](TableModel& table, const Json& command) {
        Texts([&](const QString& where, const QString& text) {
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
    play(GetParam(), [&](TableModel& table, const Json&) { english.push_back(sentences(table)); });
    speakGerman();
    std::size_t command = 0;
    int compared = 0;
    play(GetParam(), [&](TableModel& table, const Json&) {
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
