// SPDX-License-Identifier: Apache-2.0
// What the screens say about a whole game: statistics, the summary as a picture and as a log that plays the
// same game again, and a history that says what it would take back; also for a thousand commands.
#include "app/books/book_library.h"
#include "app/desk/summary_desk.h"
#include "rules/log/replay.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/full_disk.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <limits>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <map>
#include <numeric>

namespace watchfire::test {
namespace {

class SummaryTest : public testing::Test {
protected:
    QTemporaryDir folder;
    QString place = folder.filePath(QStringLiteral("Watchfire"));
    Program p{folder.filePath(QStringLiteral("journal.db"))};
    SummaryDesk summary{{p.table, *p.desk,
                         [this] {
                             return QList<drives::Place>{{place, QStringLiteral("Documents")}};
                         },
                         [] { return std::string("2026-01-02T20:14:00.000Z"); }}};
    StatisticsModel& statistics = *p.table.statistics();

    /// Plays a recorded game to its end.
    /// `commands`: only so many of them.
    void play(const char* file, int commands = std::numeric_limits<int>::max()) {
        QFile log(QStringLiteral(WATCHFIRE_SOURCE_DIR "/tests/") + QLatin1String(file));
        ASSERT_TRUE(log.open(QIODevice::ReadOnly));
        Json header = Json::parse(log.readLine().toStdString());
        if (header.contains("board") && header["board"].is_string())
            header["board"] = Json::parse(boards::read(header["board"].get<std::string>()).value());
        if (header.contains("book") && header["book"].is_string())
            header["book"] = Json::parse(books::read(header["book"].get<std::string>()).value());
        auto made = makeGame(header, boards::read, books::read);
        ASSERT_TRUE(made.ok());
        const std::unique_ptr<Game> played = std::move(made).value();
        while (!log.atEnd() && commands-- > 0) {
            const QByteArray line = log.readLine();
            if (line.size() > 1)
                played->submit(Json::parse(line.toStdString())); // some are refused, as recorded
        }
        journal::GameLog recorded;
        recorded.game.header = header.dump();
        for (std::size_t n = 0; n < played->commandCount(); ++n) {
            journal::CommandRecord line;
            line.n = static_cast<int>(n) + 1;
            line.line = played->commandLine(n).dump();
            recorded.commands.push_back(line);
        }
        const auto error = p.desk->resume(recorded, "[]");
        ASSERT_FALSE(error.has_value()) << error->message;
    }
    /// Waits until the file is saved or refused.
    void settle() {
        ASSERT_TRUE(waitUntil([this] { return !statistics.saved().isEmpty() && !statistics.busy(); }));
    }
    QStringList files() const { return QDir(place).entryList(QDir::Files); }
};

class WholeGame : public SummaryTest, public testing::WithParamInterface<const char*> {};

TEST_P(WholeGame, TheSavedLogPlaysTheSameGame) {
    play(GetParam());
    statistics.saveLog();
    settle();
    ASSERT_FALSE(statistics.saveFailed()) << statistics.saved().toStdString();
    ASSERT_EQ(files().size(), 1);
    EXPECT_TRUE(statistics.saved().contains(files().first())) << "the table is told where it lies";
    QFile saved(place + QLatin1Char('/') + files().first());
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    const auto nothing = [](std::string_view) -> Result<std::string> {
        return Error{ErrorCode::header, {}, "the log asks for another file"};
    };
    Replay replay(nothing, nothing);
    int lines = 0;
    while (!saved.atEnd()) {
        const std::string answer = replay.feed(saved.readLine().toStdString());
        ++lines;
        if (!answer.empty()) {
            EXPECT_TRUE(Json::parse(answer)["ok"].get<bool>()) << answer;
        }
    }
    EXPECT_EQ(replay.exitStatus(), 0);
    ASSERT_NE(replay.game(), nullptr);
    EXPECT_EQ(lines, static_cast<int>(p.desk->family()->position()) + 1);
    EXPECT_EQ(replay.game()->state(), p.desk->state());
}

TEST_P(WholeGame, TheSummaryAddsUp) {
    play(GetParam());
    EXPECT_TRUE(statistics.shown().players.isEmpty()) << "nobody looks, nothing is counted";
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    ASSERT_FALSE(facts.players.isEmpty());
    EXPECT_EQ(facts.curves.size(), facts.players.size());
    for (const CountRow& player : facts.players) {
        EXPECT_GE(player.rank, 1);
        for (const CurveRow& curve : facts.curves) {
            if (curve.player == player.player) {
                EXPECT_EQ(curve.ys.last(), player.points) << "the line ends where the player stands";
            }
        }
    }
    for (const MomentRow& moment : facts.moments) {
        EXPECT_LE(moment.at, facts.curveEnd);
        EXPECT_FALSE(moment.text.isEmpty());
        EXPECT_FALSE(moment.glyph.isEmpty());
    }
    if (!facts.hasDice)
        return;
    const auto total = [](const QList<BarRow>& rows) {
        return std::accumulate(rows.begin(), rows.end(), 0,
                               [](int sum, const BarRow& row) { return sum + row.count; });
    };
    EXPECT_EQ(total(facts.sums), facts.rolls);
    EXPECT_EQ(total(facts.faces), 2 * facts.rolls);
    EXPECT_EQ(facts.towerRolls + facts.handRolls, facts.rolls);
    for (const BarRow& row : facts.sums) {
        EXPECT_LE(row.low, row.expected);
        EXPECT_GE(row.high, row.expected);
        EXPECT_FALSE(row.dryText.isEmpty());
    }
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         testing::Values("end-to-end/great-wall-4.jsonl", "end-to-end/world-4.jsonl",
                                         "end-to-end/raiders-river-5.jsonl",
                                         "golden/black-powder-three-years.jsonl"),
                         [](const auto& made) {
                             const std::string path = made.param;
                             return asTestName(path.substr(path.find('/') + 1));
                         });

TEST_F(SummaryTest, TheSummarySaysWhoHowAndWhy) {
    play("end-to-end/great-wall-4.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    EXPECT_EQ(facts.headline, QStringLiteral("White wins with 10 points"));
    EXPECT_EQ(facts.standing, QStringLiteral("White wins"));
    EXPECT_EQ(facts.standing, p.table.end()->standing());
    EXPECT_EQ(p.table.end()->symbol(), QStringLiteral("shield"));
    EXPECT_EQ(facts.subline, QStringLiteral("The Great Wall · 10 points · 95 rolls · 3 breaches"));
    EXPECT_EQ(facts.goal, 10);
    // What the points come from, as signs and in words: they add up.
    const std::map<QString, int> worth{{"settlement", 1}, {"city", 2},  {"road-long", 2},
                                       {"knight", 1},     {"crown", 1}, {"chip", -1}};
    for (const CountRow& row : facts.players) {
        ASSERT_EQ(row.signs.size(), row.counts.size());
        int sum = 0;
        for (qsizetype i = 0; i < row.signs.size(); ++i)
            sum += worth.at(row.signs[i]) * (row.counts[i].isEmpty() ? 1 : row.counts[i].toInt());
        EXPECT_EQ(sum, row.points) << row.name.toStdString();
        EXPECT_TRUE(row.lines.first().startsWith(QStringLiteral("Points: ")))
            << row.lines.first().toStdString();
        EXPECT_TRUE(row.headline.startsWith(QString::number(row.cards)));
        EXPECT_TRUE(row.headline.contains(QString::number(row.missed)));
    }
    EXPECT_EQ(facts.players[1].lines.first(),
              QStringLiteral("Points: 1 settlement and 4 cities, less 1 penalty chip."));
    // A breach lies on the line of whoever owns the wall.
    for (const MomentRow& moment : facts.moments) {
        EXPECT_EQ(moment.bad, moment.glyph == QLatin1String("breach"));
        EXPECT_FALSE(moment.colour.isEmpty()) << moment.text.toStdString();
    }
    EXPECT_EQ(facts.diceNews, QStringLiteral("6 came only 4 times"));
    EXPECT_EQ(facts.diceDue, QStringLiteral("13 were due"));
}

TEST_F(SummaryTest, FairDiceAreNoNews) {
    p.startWall();
    statistics.look(true);
    EXPECT_TRUE(statistics.diceNews().isEmpty()) << "nobody has rolled";
    p.begin();
    p.table.roll(5, 4);
    EXPECT_EQ(statistics.diceNews(), QStringLiteral("Fair dice"));
    EXPECT_EQ(p.table.end()->symbol(), QString()) << "nobody has won";
}

// Who has placed a settlement has only had an earlier turn.
TEST_F(SummaryTest, BA_34_WhileTheGameIsFoundedNobodyLeads) {
    play("end-to-end/great-wall-4.jsonl", 6); // the border forts, and a settlement with its road
    statistics.look(true);
    const auto shown = [this] { return statistics.shown(); };
    EXPECT_EQ(shown().standing, QStringLiteral("The founding goes on"));
    EXPECT_EQ(shown().headline, shown().standing);
    EXPECT_EQ(shown().subline,
              QStringLiteral("The Great Wall · First settlement: 1 of 4 done · Red, place a settlement"));
    QStringList names;
    int most = 0;
    for (const CountRow& row : shown().players) {
        EXPECT_EQ(row.rank, 1) << row.name.toStdString();
        names.append(row.name);
        most = std::max(most, row.points);
    }
    EXPECT_EQ(names, (QStringList{"Red", "Blue", "White", "Orange"})) << "as they sit";
    EXPECT_EQ(shown().players.last().points, most) << "though Orange has more points";
    EXPECT_EQ(shown().curveEnd, 0) << "nobody has rolled";
    p.begin();
    EXPECT_TRUE(shown().subline.contains(QStringLiteral("0 rolls"))) << shown().subline.toStdString();
    EXPECT_EQ(shown().standing, QStringLiteral("Orange leads"));
}

TEST_F(SummaryTest, ABlackPowderGameHasNoCardsButHordes) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    EXPECT_EQ(facts.standing, QStringLiteral("Ann wins"));
    EXPECT_TRUE(
        facts.subline.endsWith(QStringLiteral("27 honor · 4 years · 4 breaches · The shame pool is empty.")))
        << facts.subline.toStdString();
    EXPECT_EQ(facts.goal, 0);
    EXPECT_EQ(facts.players.first().cards, -1);
    EXPECT_EQ(facts.players.first().counts, (QStringList{"2", "9", "4"}));
    EXPECT_EQ(p.table.end()->standing(), facts.standing);
}

// The players' bar shows honor only after its step is told, so the two numbers may differ for a while.
TEST_F(SummaryTest, StepsThatAreStillToBeDoneAreCountedAndThisIsSaid) {
    play("golden/black-powder-three-years.jsonl");
    p.desk->submit(Json::parse(R"({"do":"undo"})"));
    statistics.look(true);
    const auto said = [this] {
        return statistics.shown().facts.join(QLatin1Char(' ')).contains(QStringLiteral("still to be done"));
    };
    ASSERT_GT(p.table.steps()->left(), 0);
    EXPECT_TRUE(said());
    p.table.steps()->doneAll();
    EXPECT_FALSE(said());
}

TEST_F(SummaryTest, BP_51_TheYearsSayWhatBrokeWhereAndWhy) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    EXPECT_EQ(facts.columns, (QStringList{"1", "2", "3", "4"}));
    ASSERT_FALSE(facts.tallies.isEmpty());
    const TallyRow& breaches = facts.tallies.first();
    EXPECT_EQ(breaches.sign, QStringLiteral("breach")) << "the sign on the curve";
    EXPECT_EQ(breaches.cells, (QStringList{"–", "middle, right", "middle", "right"}));
    EXPECT_EQ(breaches.total, QStringLiteral("4"));
    EXPECT_EQ(breaches.spoken,
              QStringLiteral("Breaches: year 1: none; year 2: middle, right; year 3: middle; "
                             "year 4: right; altogether 4"));
    ASSERT_EQ(facts.years.size(), 4);
    EXPECT_EQ(facts.years[1].title, QStringLiteral("Year 2"));
    EXPECT_TRUE(facts.years[1].lines.contains(QStringLiteral("Breach: the middle section, by Ladders")));
    EXPECT_TRUE(facts.years[1].lines.contains(QStringLiteral("Breach: the right section, 7 against 6")));
    EXPECT_TRUE(facts.years[1].lines.contains(
        QStringLiteral("The middle section down to level 0, by the Trebuchet")));
    ASSERT_EQ(facts.moments.size(), 4);
    EXPECT_EQ(facts.moments[1].text, QStringLiteral("Year 2: Breach: the right section, 7 against 6"));
    for (const YearRow& year : facts.years)
        EXPECT_EQ(year.lines.size(), year.signs.size());
}

TEST_F(SummaryTest, AYearWhoseWinterIsStillToComeSaysSo) {
    play("golden/black-powder-three-years.jsonl", 21); // the first fall
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    ASSERT_EQ(facts.years.size(), 1);
    EXPECT_EQ(facts.years[0].lines.last(), QStringLiteral("Its winter has not come yet."));
    EXPECT_EQ(facts.years[0].signs.last(), QStringLiteral("snow"));
    EXPECT_TRUE(facts.subline.contains(QStringLiteral(" year 1 "))) << facts.subline.toStdString();
}

/// The line of the table with this sign and these first words.
const TallyRow& tally(const StatisticsModel::Facts& facts, const QString& label) {
    const auto row = std::find_if(facts.tallies.begin(), facts.tallies.end(),
                                  [&](const TallyRow& one) { return one.label == label; });
    EXPECT_NE(row, facts.tallies.end()) << label.toStdString();
    return *row;
}

TEST_F(SummaryTest, TheYearsSayWhoWonAndLostWhat) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    ASSERT_EQ(facts.years.size(), 4);
    // The hordes, then what broke and was built again, then what the year cost and brought.
    EXPECT_EQ(facts.years[0].lines,
              (QStringList{"Hordes defeated, and who claimed them: Ann 2, Ben 1",
                           "The left section down to level 0, by the Ram", "Soldiers lost: Ann 1, Cleo 1",
                           "Honor won: Ann 12, Ben 9, Cleo 7"}));
    EXPECT_EQ(facts.years[0].signs, (QStringList{"card", "ram", "fallen", "honor"}));
    EXPECT_EQ(facts.years[2].lines.first(), QStringLiteral("Hordes defeated, and who claimed them: Cleo 1"));
    EXPECT_EQ(facts.years[2].lines.mid(facts.years[2].lines.size() - 4),
              (QStringList{"Soldiers lost: Ann 1, Ben 3, Cleo 1", "Shame taken: Ann 5, Ben 1, Cleo 5",
                           "Shame given back: Ann 1", "Honor won: Ann 11, Ben 2, Cleo 17"}));
    EXPECT_EQ(facts.years[3].lines.first(),
              QStringLiteral("Hordes defeated, and who claimed them: nobody 1"));
    EXPECT_TRUE(facts.years[3].lines.last().startsWith(QStringLiteral("Honor won and lost: Ann ")));
    // What the years tell adds up to what the table of counts says.
    EXPECT_EQ(tally(facts, "Hordes claimed").cells, (QStringList{"3", "1", "1", "–"}));
}

TEST_F(SummaryTest, BP_04_ShameAddsUp) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    int held = 0;
    for (const CountRow& player : facts.players)
        held += player.counts[1].toInt();
    EXPECT_EQ(held, 21) << "the sign counts what its player holds";
    const int taken = tally(facts, "Shame taken").total.toInt();
    EXPECT_EQ(taken, 23);
    EXPECT_EQ(tally(facts, "Shame left in the pool").cells, (QStringList{"30", "21", "8", "0"}));
    EXPECT_EQ(tally(facts, "Shame given back").total, QStringLiteral("2"));
    EXPECT_EQ(tally(facts, "Shame out of the game").total, QStringLiteral("9"));
    EXPECT_EQ(30 - taken + 2 - 9, 0) << "what is left in the pool";
    EXPECT_TRUE(facts.facts.contains(
        QStringLiteral("30 shame tokens: 21 with players, 0 in the pool, 9 out of play.")))
        << facts.facts.join(" ").toStdString();
    const auto cy = std::find_if(facts.players.begin(), facts.players.end(),
                                 [](const CountRow& row) { return row.player == QLatin1String("turtle"); });
    EXPECT_EQ(cy->lines.mid(2),
              (QStringList{"10 shame tokens taken: 7 by breaches, 2 in towers and 1 by a shot.",
                           "10 held now.", "Lost 5 honor once instead of taking shame."}))
        << cy->lines.join(" ").toStdString();
}

// BP-81, BP-91: the sum is seen to add up, where it stands.
TEST_F(SummaryTest, BP_91_HonorAddsUpFromWhatTheCourseAndTheEndBrought) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    bool less = false;
    for (const CountRow& row : facts.players) {
        int sum = 0;
        int sign = 1;
        for (const QString& word : row.figures.split(QLatin1Char(' '))) {
            if (word == QStringLiteral("−") || word == QStringLiteral("+")) {
                sign = word == QStringLiteral("−") ? -1 : 1;
                less = less || sign < 0;
            } else {
                sum += sign * word.toInt();
            }
        }
        EXPECT_EQ(sum, row.points) << row.name.toStdString() << ": " << row.figures.toStdString();
        EXPECT_TRUE(row.headline.contains(QStringLiteral(" in play, "))) << row.headline.toStdString();
    }
    EXPECT_TRUE(less) << "shame costs honor";
    const auto* ranking = p.table.end()->ranking();
    ASSERT_EQ(ranking->rowCount(), facts.players.size());
    for (int i = 0; i < ranking->rowCount(); ++i) {
        const QString detail =
            ranking->data(ranking->index(i, 0), ranking->roleNames().key("detail")).toString();
        EXPECT_FALSE(detail.isEmpty());
        EXPECT_TRUE(facts.players[i].headline.endsWith(detail)) << detail.toStdString();
    }
    // Each row of counts has the sum of its cells.
    for (const TallyRow& row : facts.tallies) {
        if (row.total.isEmpty() || row.sign == QLatin1String("breach"))
            continue;
        int sum = 0;
        for (QString cell : row.cells)
            sum += cell.replace(QStringLiteral("−"), QStringLiteral("-")).toInt();
        EXPECT_EQ(row.total.toInt(), sum) << row.label.toStdString();
        EXPECT_NE(row.total, QStringLiteral("0")) << "a year without any has a dash, too";
    }
}

TEST_F(SummaryTest, TheLinesBeginBeforeTheFirstYear) {
    play("golden/black-powder-three-years.jsonl");
    statistics.look(true);
    EXPECT_EQ(statistics.shown().curves.size(), 3);
    for (const CurveRow& curve : statistics.shown().curves) {
        EXPECT_EQ(curve.xs, (QList<double>{0, 0.5, 1.5, 2.5, 3.5}));
        EXPECT_EQ(curve.ys.size(), curve.xs.size());
        EXPECT_EQ(curve.ys.first(), 0) << "nobody has honor before the first fall";
        EXPECT_GT(curve.ys[1], 0);
    }
}

TEST_F(SummaryTest, BP_93_TheSoloGamesCourseIsTheLeadOverQin) {
    const Json book = Json::parse(books::read("sample").value());
    journal::GameLog begun;
    begun.game.header = Json{{"watchfire", 1},
                             {"rules", 1},
                             {"scenario", "black-powder"},
                             {"book", book},
                             {"players", Json::array({{{"id", "panda"}, {"name", "Ann"}}})}}
                            .dump();
    ASSERT_FALSE(p.desk->resume(begun, "[]").has_value());
    const auto play = [this](const Json& line) {
        const Json answer = p.desk->submit(line);
        EXPECT_TRUE(answer["ok"].get<bool>()) << answer.dump();
    };
    const auto honor = [&](const char* clan, int value) {
        play({{"do", "correct"}, {"what", "honor"}, {"at", clan}, {"value", value}});
    };
    play({{"do", "begin"}});
    honor("panda", 3);
    honor("qin", 5);
    play({{"do", "correct"}, {"what", "year"}, {"value", 2}});
    honor("panda", 12);
    statistics.look(true);
    const StatisticsModel::Facts& facts = statistics.shown();
    EXPECT_EQ(facts.players.size(), 2);
    EXPECT_EQ(tally(facts, "Ann ahead of Qin").cells, (QStringList{"−2", "+7"}));
    EXPECT_TRUE(tally(facts, "Ann ahead of Qin").brief);
    EXPECT_EQ(tally(facts, "Shame left in the pool").cells, (QStringList{"10", "10"}));
}

TEST_F(SummaryTest, DiceByTowerAndByHandAndWithoutWhatWasUndone) {
    p.startWall();
    p.begin();
    p.table.roll(5, 4);
    p.desk->submit({{"do", "end-turn"}});
    ASSERT_TRUE(p.towerRolls(2, 2));
    statistics.look(true);
    EXPECT_EQ(statistics.rolls(), 2);
    statistics.setFrom(QStringLiteral("tower"));
    EXPECT_EQ(statistics.rolls(), 1);
    EXPECT_EQ(statistics.shown().sums[2].count, 1);
    statistics.setFrom(QStringLiteral("hand"));
    EXPECT_EQ(statistics.shown().sums[7].count, 1);
    EXPECT_EQ(statistics.shown().sums[2].count, 0);
    statistics.setFrom(QStringLiteral("all"));
    p.table.undo();
    EXPECT_EQ(statistics.rolls(), 1) << "counted anew while somebody looks";
    EXPECT_TRUE(statistics.sumsVerdict().contains(QStringLiteral("So few rolls can say little about dice.")))
        << statistics.sumsVerdict().toStdString();
    statistics.look(false);
    p.table.undo();
    p.table.undo();
    EXPECT_EQ(statistics.rolls(), 1) << "nobody looks";
}

TEST_F(SummaryTest, ThePictureIsSavedAsItWasDrawn) {
    p.startWall();
    QImage drawn(640, 480, QImage::Format_RGB32);
    drawn.fill(Qt::darkGreen);
    statistics.savePicture(drawn);
    EXPECT_TRUE(statistics.busy()) << "beside the screen";
    settle();
    ASSERT_EQ(files().size(), 1);
    EXPECT_EQ(files().first(), QStringLiteral("watchfire-great-wall-2026-01-02-20-14-00.png"));
    QImage read(place + QLatin1Char('/') + files().first());
    EXPECT_EQ(read.size(), drawn.size());
    EXPECT_EQ(read.pixelColor(3, 3), QColor(Qt::darkGreen));
    statistics.savePicture({});
    EXPECT_TRUE(statistics.saveFailed()) << "nothing was drawn";
}

TEST_F(SummaryTest, AFullDriveIsSaid) {
    play("end-to-end/great-wall-4.jsonl");
    {
        const FullDisk full(4096);
        statistics.saveLog();
        settle();
    }
    EXPECT_TRUE(statistics.saveFailed());
    EXPECT_TRUE(statistics.saved().contains(QStringLiteral("cannot be written: the drive is full")))
        << statistics.saved().toStdString();
    EXPECT_TRUE(files().isEmpty()) << "no half log";
}

TEST_F(SummaryTest, APlaceThatCannotBeWrittenIsSaid) {
    place = QStringLiteral("/proc/watchfire");
    p.startWall();
    statistics.saveLog();
    settle();
    EXPECT_TRUE(statistics.saveFailed());
    EXPECT_TRUE(statistics.saved().contains(QStringLiteral("Choose another place.")))
        << statistics.saved().toStdString();
}

TEST_F(SummaryTest, AJumpSaysFirstWhatItTakesBack) {
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    p.table.endTurn();
    HistoryModel& history = *p.table.history();
    const Json end = p.desk->state();
    ASSERT_EQ(history.count(), 7);
    history.preview(7);
    EXPECT_FALSE(history.asking()) << "there it stands";
    history.preview(5);
    ASSERT_TRUE(history.asking());
    EXPECT_FALSE(history.previewForward());
    EXPECT_EQ(history.previewTitle(), QStringLiteral("Go back here? Undoes 2 moves"));
    EXPECT_EQ(history.previewLines(), (QStringList{history.rows()[6].title, history.rows()[5].title}));
    EXPECT_EQ(p.desk->state(), end) << "nothing has moved";
    history.closePreview();
    history.go();
    EXPECT_EQ(p.desk->state(), end);
    history.preview(5);
    history.go();
    EXPECT_EQ(history.nowIndex(), 4);
    EXPECT_TRUE(p.table.notice().contains(QStringLiteral("2 moves"))) << p.table.notice().toStdString();
    history.preview(7);
    EXPECT_TRUE(history.previewForward());
    EXPECT_EQ(history.previewTitle(), QStringLiteral("Go forward here? Repeats 2 moves"));
    history.go();
    EXPECT_EQ(p.desk->state(), end);
}

TEST_F(SummaryTest, TheHistoryShowsOneKind) {
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    p.desk->submit({{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", 3}});
    HistoryModel& history = *p.table.history();
    history.setFilter(QStringLiteral("roll"));
    ASSERT_EQ(history.count(), 1);
    EXPECT_EQ(history.rows().first().number, 6);
    history.setFilter(QStringLiteral("correction"));
    EXPECT_EQ(history.count(), 1);
    EXPECT_EQ(history.nowIndex(), 0);
    history.setFilter(QStringLiteral("build"));
    EXPECT_EQ(history.count(), 4) << "the founding";
    p.table.undo();
    p.table.undo();
    history.setFilter(QStringLiteral("roll"));
    EXPECT_TRUE(history.rows().first().undone);
    EXPECT_EQ(history.nowIndex(), -1);
    history.setFilter({});
    EXPECT_EQ(history.count(), 7);
    history.preview(0);
    EXPECT_EQ(history.previewLines().size(), 5);
}

TEST_F(SummaryTest, AThousandCommandsAreQuick) {
    p.startWall({{"goal-points", 60}});
    p.begin();
    // In memory, as when a game is resumed.
    journal::GameLog log;
    log.game.header = p.desk->family()->game()->header().dump();
    const auto add = [&](const Json& command) {
        journal::CommandRecord line;
        line.n = static_cast<int>(log.commands.size()) + 1;
        line.line = command.dump();
        log.commands.push_back(line);
    };
    for (std::size_t n = 0; n < p.desk->family()->position(); ++n)
        add(p.desk->family()->game()->commandLine(n));
    for (int i = 0; log.commands.size() < 1000; ++i) {
        add({{"do", "roll"}, {"dice", {1 + i % 2, 1}}});
        add({{"do", "end-turn"}});
    }
    ASSERT_FALSE(p.desk->resume(log, "[]").has_value());
    HistoryModel& history = *p.table.history();
    ASSERT_GE(history.count(), 1000);
    QElapsedTimer clock;
    clock.start();
    p.table.undo();
    const qint64 one = clock.restart();
    history.setFilter(QStringLiteral("roll"));
    history.setFilter({});
    const qint64 filters = clock.restart();
    history.preview(10);
    EXPECT_EQ(history.previewLines().size(), 7);
    history.go();
    EXPECT_EQ(p.desk->family()->position(), 10U);
    const qint64 jump = clock.restart();
    history.jumpTo(999);
    statistics.look(true);
    EXPECT_GT(statistics.rolls(), 480);
    const qint64 rest = clock.restart();
    RecordProperty("undo_ms", static_cast<int>(one));
    RecordProperty("jump_ms", static_cast<int>(jump));
    std::cout << "undo " << one << " ms, filter twice " << filters << " ms, back 990 commands " << jump
              << " ms, forth and count " << rest << " ms\n";
    // Far more than it takes, and far less than a table would notice; tests also run on slow machines.
    EXPECT_LT(one, 1000);
    EXPECT_LT(filters, 1000);
    EXPECT_LT(jump, 8000);
}

} // namespace
} // namespace watchfire::test
