// SPDX-License-Identifier: Apache-2.0
// Messages about files, disks and boards that cannot be used are in German. Such sentences are made where the
// fault is found, far from the screens, and an untranslated one would stand among German ones.
#include "app/boards/board_files.h"
#include "app/boards/board_library.h"
#include "app/boards/pioneers_file.h"
#include "app/boards/pioneers_writer.h"
#include "app/boards/random_board.h"
#include "app/books/book_files.h"
#include "app/books/book_library.h"
#include "app/journal/journal_file.h"
#include "app/kiosk/shipped_boards.h"
#include "app/stores/log_reading.h"
#include "app/stores/value_book.h"
#include "app/text/names.h"
#include "app/text/setup_text.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "rules/log/replay.h"
#include "rules/powder/setup.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/marking_translator.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace watchfire {
namespace {

using hex::Axial;
using hex::BoardDescription;
using hex::Scenario;
using test::MarkingTranslator;

/// Every letter comes from a German translation, except what the file or the disk itself says.
void expectGerman(const QString& message, const QStringList& names = {}) {
    QString rest = MarkingTranslator::unwritten(message);
    for (const QString& name : names)
        rest.remove(name);
    EXPECT_FALSE(message.isEmpty());
    EXPECT_FALSE(rest.contains(QRegularExpression(QStringLiteral("\\p{L}")))) << message.toStdString();
}
void expectGerman(const std::string& message, const QStringList& names = {}) {
    expectGerman(QString::fromStdString(message), names);
}
/// The frame is German. The fault of the field itself is for the person who repairs the file, and uses the
/// file's words.
void expectGermanStart(const std::string& message) {
    EXPECT_TRUE(QString::fromStdString(message).startsWith(QStringLiteral("⟦"))) << message;
}

BoardDescription shipped(const char* name) {
    return hex::boardFromJson(parseLine(boards::read(name).value(), 1).value())->description();
}

class GermanMessages : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_german.loaded());
        ASSERT_TRUE(QCoreApplication::installTranslator(&m_german));
    }
    ~GermanMessages() override { QCoreApplication::removeTranslator(&m_german); }

private:
    MarkingTranslator m_german;
};

TEST_F(GermanMessages, OfTheJournalAndItsDisk) {
    using Kind = journal::JournalErrorKind;
    for (const Kind kind :
         {Kind::cannotOpen, Kind::readOnly, Kind::locked, Kind::damaged, Kind::newer, Kind::foreign,
          Kind::full, Kind::failed, Kind::noRight, Kind::emptied, Kind::moved, Kind::noDriver}) {
        const journal::Salvage salvage{1, 2, 3, {{"T", 4}}, 1, 5, "/x/left-out.jsonl", "", false, false};
        const auto told = journal::describe({kind, "/x/%2.db", "/x/aside", "disk I/O %1", salvage});
        expectGerman(told, {QStringLiteral("/x/%2.db"), QStringLiteral("/x/aside"),
                            QStringLiteral("disk I/O %1"), QStringLiteral("/x/left-out.jsonl"),
                            QStringLiteral("T"), QStringLiteral("libqt6sql6-sqlite")});
        EXPECT_NE(told.find("/x/%2.db"), std::string::npos) << "what a path holds is no argument";
    }
    const QTemporaryDir folder;
    journal::JournalFile file;
    const auto error = file.open(folder.path(), std::chrono::milliseconds(0));
    ASSERT_TRUE(error.has_value());
    expectGerman(journal::describe(*error), {folder.path()}); // with the reason in brackets
}

TEST_F(GermanMessages, OfMapsOfPioneers) {
    const auto remarked = boards::readBoardFile(
        "title T\nrandom-terrain\nstrict-trade\nnum-players 6\nsevens-rule 1\nvictory-points 12\nnum-roads "
        "20\n"
        "num-ships 5\nnum-bridges 1\nnum-city-walls 2\nuse-pirate\nisland-discovery-bonus 1\nfly-higher 3\n"
        "chits 6,9,12,5\nmap\n-,s?5,s0,so1\ns,t2,d1,s\nsb0,h3,m4+,d5\n.\nnosetup 1 1 2\n",
        true, Scenario::base);
    ASSERT_TRUE(remarked.ok()) << remarked.error().message;
    EXPECT_GE(remarked->remarks.size(), 15U);
    for (const std::string& remark : remarked->remarks)
        expectGerman(remark, {QStringLiteral("strict-trade"), QStringLiteral("num-roads"),
                              QStringLiteral("num-ships"), QStringLiteral("fly-higher"), QStringLiteral("s0"),
                              QStringLiteral("so1")});
    for (const char* text :
         {"", "holiday pictures", "title T\nnum-players 8\n", "num-roads -3\n", "chits 5\nmap\ns,x0\n.\n",
          "chits 5\nmap\ns,s?6\n.\n", "chits 5\nmap\nt\n.\n", "chits 5\nmap\nt0\n",
          "chits 5,6\nmap\nt0,h0\n.\n", "title T\nmap\nt0\n.\n", "chits 5\nmap\nt0\n.\nnosetup 1\n"}) {
        const auto read = boards::readBoardFile(text, true, Scenario::base);
        ASSERT_FALSE(read.ok()) << text;
        expectGerman(read.error().message, {QStringLiteral("holiday"), QStringLiteral("num-roads"),
                                            QStringLiteral("x0"), QStringLiteral("s?6"), QStringLiteral("t0"),
                                            QStringLiteral("h0"), QStringLiteral("t")});
    }
}

TEST_F(GermanMessages, OfBoardsThatPioneersCannotHave) {
    int refused = 0;
    for (const std::string& name : boards::shippedNames()) {
        SCOPED_TRACE(name);
        if (const auto text = boards::writePioneers(shipped(name.c_str()), "T"); !text) {
            ++refused;
            expectGerman(text.error().message);
        }
    }
    EXPECT_GE(refused, 7);
}

TEST_F(GermanMessages, OfFilesThatAreNoBoard) {
    for (const char* text : {"{\"watchfire-board\": 1, \"hexes\": [", "{\"watchfire-book\": 1}"}) {
        const auto read = boards::readBoardFile(text, false, Scenario::base);
        ASSERT_FALSE(read.ok());
        expectGerman(read.error().message);
    }
    const auto field = boards::readBoardFile("{\"watchfire-board\": 1, \"hexes\": 3}", false, Scenario::base);
    ASSERT_FALSE(field.ok());
    expectGermanStart(field.error().message);
}

TEST_F(GermanMessages, OfFilesThatAreNoGame) {
    expectGerman(readLog({}).error().message);
    expectGerman(readLog("{\"watchfire\":1,").error().message);
    expectGerman(readLog("[]").error().message);
    const QByteArray missing = R"({"watchfire":1,"scenario":"base","board":"no-such-board","players":[]})";
    QStringList known;
    for (const std::string& name : boards::shippedNames())
        known.prepend(QString::fromStdString(name));
    known.sort();
    std::reverse(known.begin(), known.end()); // longer names first
    expectGerman(readLog(missing).error().message,
                 known + QStringList{QStringLiteral("$.board"), QStringLiteral("no-such-board")});
    const QByteArray game =
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}]})"
        "\n";
    expectGerman(readLog(game + R"({"do":"redo"})").error().message);
    expectGermanStart(readLog(game + R"({"do":"fly"})").error().message);
    expectGerman(readLog(game + QByteArray("{}\n").repeated(journal::mostLines + 1)).error().message);
    expectGerman(readLog(game + "{}", {}, QDeadlineTimer(0)).error().message);
}

TEST_F(GermanMessages, OfAGameInTheJournalThatCannotGoOn) {
    const QTemporaryDir folder;
    test::Program program(folder.filePath(QStringLiteral("journal.db")));
    const auto game = readLog(
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}]})");
    ASSERT_TRUE(game.ok());
    journal::GameLog log;
    log.game = game->game;
    log.commands.push_back({});
    log.commands.back().n = 1;
    log.commands.back().line = R"({"do":"redo"})";
    QString told;
    QObject::connect(program.desk.get(), &GameDesk::leftOut, program.desk.get(),
                     [&](const QString& what) { told = what; });
    ASSERT_FALSE(program.desk->resume(log, {}).has_value());
    expectGerman(told);
    expectGerman(program.desk->resume(log, {}, QDeadlineTimer(0)).value().message);
}

TEST_F(GermanMessages, OfBoardsThatDoNotSuitTheGame) {
    int refused = 0;
    for (const std::string& name : boards::shippedNames()) {
        const auto board =
            std::make_shared<const hex::Board>(hex::Board::make(shipped(name.c_str())).value());
        for (const Scenario scenario : {Scenario::base, Scenario::greatWall, Scenario::greatRiver,
                                        Scenario::world, Scenario::raiders}) {
            for (int count = 2; count <= 6; ++count) {
                std::vector<hex::Player> players;
                for (int i = 0; i < count; ++i)
                    players.push_back({std::to_string(i), {}, {}});
                for (const bool river : {false, true}) {
                    hex::Combination combination{scenario};
                    if (river)
                        combination.with = {hex::Addition::greatRiver};
                    const auto setup = hex::Setup::make(combination, board, players, {});
                    if (setup)
                        continue;
                    ++refused;
                    expectGerman(text::setupRefusal(setup.error()));
                }
            }
        }
    }
    EXPECT_GT(refused, 200);
    for (std::vector<powder::Player> players :
         {std::vector<powder::Player>{}, {{powder::Clan::panda, {}, {}}, {powder::Clan::panda, {}, {}}}}) {
        const auto setup = powder::Setup::make(players, {}, std::make_shared<const powder::Book>());
        ASSERT_FALSE(setup.ok());
        expectGerman(text::setupRefusal(setup.error()));
    }
}

TEST_F(GermanMessages, OfBoardsThatDoNotFitTogether) {
    const auto refusal = [](BoardDescription board) {
        const auto made = hex::Board::make(std::move(board));
        EXPECT_FALSE(made.ok());
        return made ? QString() : text::setupRefusal(made.error());
    };
    BoardDescription wall = shipped("great-wall-4");
    wall.walls[2].fort = wall.walls[1].fort;
    expectGerman(refusal(wall));
    EXPECT_TRUE(MarkingTranslator::plain(refusal(wall)).contains(QStringLiteral("Abschnitt 3")));
    wall = shipped("great-wall-4");
    wall.assembly[0].right = wall.assembly[0].left;
    expectGerman(refusal(wall));
    wall = shipped("great-wall-4");
    wall.walls[0].column.push_back(wall.walls[0].column.front());
    expectGerman(refusal(wall));
    BoardDescription river = shipped("great-river");
    std::swap(river.river->corners.at("A1"), river.river->corners.at("B2"));
    expectGerman(refusal(river));
    BoardDescription still = shipped("base-island");
    still.hexes.resize(1);
    still.harbours.clear();
    still.robber.reset();
    const auto random = boards::randomBoard(still, {Scenario::base, {}}, [](std::uint32_t) { return 0U; });
    ASSERT_FALSE(random.ok());
    expectGerman(text::setupRefusal(random.error()));
}

TEST_F(GermanMessages, AHandwrittenHeaderIsRefusedInAGermanSentence) {
    for (const char* subject : {"$.scenario.with", "$.position", "$.board.hexes[3].terrain"})
        expectGermanStart(
            text::setupRefusal({ErrorCode::header, {}, "a list is wanted here", subject}).toStdString());
}

TEST_F(GermanMessages, OfWhoseSomethingIs) {
    for (const auto& [name, told] : {std::pair(QStringLiteral("Rot"), QStringLiteral("Rots")),
                                     std::pair(QStringLiteral("Max"), QStringLiteral("Max’")),
                                     std::pair(QStringLiteral("Klaus"), QStringLiteral("Klaus’")),
                                     std::pair(QStringLiteral("Alice"), QStringLiteral("Alice’"))})
        EXPECT_EQ(MarkingTranslator::plain(text::whose(name)), told);
}

TEST_F(GermanMessages, OfValueBooks) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("book.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"watchfire-book\": 1,\n\"walls\": [");
    file.close();
    const auto broken = bookfiles::read(path);
    ASSERT_FALSE(broken.ok());
    expectGerman(broken.error().message, {QStringLiteral("book.json")});
    powder::Book sample;
    sample.sample = true;
    const auto refused = ValueBook().replace(std::move(sample));
    ASSERT_TRUE(refused.has_value());
    expectGerman(refused->message);
}

} // namespace
} // namespace watchfire
