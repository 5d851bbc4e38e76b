// SPDX-License-Identifier: Apache-2.0
// A table's place in a club's hall: its address, the settings' fields, and results that are said once however
// often they are told.
#include "app/mirror/hall_desk.h"
#include "app/mirror/result.h"
#include "app/mirror/snapshots.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <QUrl>

#include <qrcodegen/qrcodegen.hpp>

#include <chrono>
#include <map>

namespace watchfire::test {
namespace {

using mirror::HallPlace;

HallPlace placeIn(const char* url) {
    auto read = mirror::readHallPlace(QString::fromUtf8(url));
    EXPECT_TRUE(std::holds_alternative<HallPlace>(read))
        << url << ": " << std::get<QString>(read).toStdString();
    return std::holds_alternative<HallPlace>(read) ? std::get<HallPlace>(read) : HallPlace{};
}

std::string wrongIn(const char* url) {
    auto read = mirror::readHallPlace(QString::fromUtf8(url));
    return std::holds_alternative<QString>(read) ? std::get<QString>(read).toStdString() : "";
}

TEST(HallPlace, AnAddressNamesBrokerHallAndTable) {
    const HallPlace plain = placeIn("mqtt://192.168.1.5/Club/Table%201");
    EXPECT_EQ(plain.server, (mirror::Server{QStringLiteral("192.168.1.5"), 1883}));
    EXPECT_EQ(plain.hall, "Club");
    EXPECT_EQ(plain.table, "Table 1");
    EXPECT_EQ(plain.topic("view"), "watchfire/Club/Table 1/view");
    const HallPlace whole =
        placeIn("mqtts://t%40ble:p%3Ass@broker.example:9000/R%C3%A4tsel/7?ca=/a/ca.pem&cert=c.pem&key=k.pem");
    EXPECT_EQ(whole.server, (mirror::Server{QStringLiteral("broker.example"), 9000, QStringLiteral("t@ble"),
                                            QStringLiteral("p:ss"), true, QStringLiteral("/a/ca.pem"),
                                            QStringLiteral("c.pem"), QStringLiteral("k.pem")}));
    EXPECT_EQ(whole.hall, QStringLiteral("Rätsel"));
    EXPECT_EQ(placeIn("mqtts://broker.example/a/b").server.port, 8883);
}

TEST(HallPlace, AWrongAddressIsToldWithWhatIsWrong) {
    EXPECT_NE(wrongIn("http://host/a/b").find("mqtt://"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt:///a/b").find("host"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host").find("hall has no name"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/hall").find("table has no name"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/hall/table/more").find("nothing behind"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/ha%2Fll/table").find("may not have /"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/hall/%23").find("may not have /"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/hall/a%01b").find("may not have"), std::string::npos);
    EXPECT_NE(wrongIn(("mqtt://host/hall/" + std::string(41, 'x')).c_str()).find("more than 40"),
              std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host/a/b?ca=x").find("mqtts"), std::string::npos);
    EXPECT_NE(wrongIn("mqtts://host/a/b?cert=x").find("needs its key"), std::string::npos);
    EXPECT_NE(wrongIn("mqtt://host:0/a/b").find("port"), std::string::npos);
}

TEST(HallPlace, ANameMayHaveAnySignThatCanBeSeen) {
    using mirror::wrongPlaceName;
    for (const char* name : {"\U0001F3B2", "Table \U0001F409", "\U0001F468\u200D\U0001F469\u200D\U0001F467",
                             "\U0001F3F4\U000E0067\U000E0062\U000E007F", "Rätsel", "卓"})
        EXPECT_EQ(wrongPlaceName(QString::fromUtf8(name)), std::nullopt) << name;
    QString dice;
    for (int i = 0; i < mirror::longestPlaceName; ++i)
        dice += QStringLiteral("\U0001F3B2");
    EXPECT_EQ(wrongPlaceName(dice), std::nullopt) << "40 signs, however they are stored";
    EXPECT_EQ(wrongPlaceName(dice + u'x'), mirror::WrongName::tooLong);
    for (const QString& name : {QStringLiteral("a\u0001b"), QStringLiteral("a\u202Eb"),
                                QString(QChar(0xD83C)), QStringLiteral("a\uFDD0b"), QStringLiteral("a+b")})
        EXPECT_EQ(wrongPlaceName(name), mirror::WrongName::sign) << name.toStdString();
}

TEST(HallSettings, TheyComeBackFromTheJournalAsTheyWereTyped) {
    HallModel::Fields fields;
    fields.hall = QStringLiteral("Rätsel"); // the address is still missing
    fields.password = QStringLiteral("p:\"ss");
    fields.encrypted = true;
    const auto back = mirror::fieldsFromJson(mirror::toJson(fields));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, fields);
    for (const char* text : {"[]", "{}", R"({"encrypted":1})", R"({"encrypted":true,"hall":3})"})
        EXPECT_FALSE(mirror::fieldsFromJson(Json::parse(text))) << text;
    fields.table = QString(301, QLatin1Char('x')); // no page could show a million letters
    EXPECT_FALSE(mirror::fieldsFromJson(mirror::toJson(fields)));
}

TEST(HallPlace, TheSettingsFieldsMakeAPlaceOrSayWhatIsMissing) {
    using Lack = HallModel::Lack;
    HallModel::Fields fields;
    HallPlace place;
    EXPECT_EQ(mirror::readFields(fields, place), Lack::address);
    for (const char* wrong : {"http://x", "a b", "host:0", "host/hall", "user@host"}) {
        fields.address = QString::fromUtf8(wrong);
        EXPECT_EQ(mirror::readFields(fields, place), Lack::address) << wrong;
    }
    fields.address = QStringLiteral("host:1884");
    EXPECT_EQ(mirror::readFields(fields, place), Lack::hall);
    fields.hall = QStringLiteral("a+b");
    EXPECT_EQ(mirror::readFields(fields, place), Lack::hallSign);
    fields.hall = QStringLiteral("club");
    EXPECT_EQ(mirror::readFields(fields, place), Lack::table);
    fields.table = QStringLiteral("#1");
    EXPECT_EQ(mirror::readFields(fields, place), Lack::tableSign);
    fields.table = QStringLiteral("1");
    EXPECT_EQ(mirror::readFields(fields, place), Lack::none);
    EXPECT_EQ(place.server.port, 1884);
    EXPECT_EQ(mirror::fieldsOf(place), fields);
    fields.address = QStringLiteral("host");
    fields.encrypted = true;
    EXPECT_EQ(mirror::readFields(fields, place), Lack::none);
    EXPECT_EQ(place.server.port, 8883);
    EXPECT_EQ(mirror::fieldsOf(place), fields) << "the usual port is not shown";
}

Json ended(const char* game, const char* when) {
    return Json{{"game", game},
                {"ended", when},
                {"title", "The Great Wall"},
                {"players",
                 {{{"name", "Ann & \"Co\""}, {"rank", 1}, {"points", 12}, {"winner", true}},
                  {{"name", "Bo"}, {"rank", 2}, {"points", 9}, {"winner", false}}}}};
}

TEST(Results, EachGameCountsOnceAndAnUndoneEndNotAtAll) {
    Json results = Json::array();
    results = mirror::withResult(std::move(results), ended("a", "2026-01-01T20:00:00.000Z"));
    results = mirror::withResult(std::move(results), ended("b", "2026-01-02T21:00:00.000Z"));
    results = mirror::withResult(std::move(results), ended("a", "2026-01-02T22:00:00.000Z"));
    ASSERT_EQ(results.size(), 2);
    EXPECT_EQ(results[0]["ended"], "2026-01-02T22:00:00.000Z");
    EXPECT_TRUE(mirror::takeResult(results, "a"));
    EXPECT_FALSE(mirror::takeResult(results, "a"));
    mirror::forgetBefore(results, "2026-01-02T21:00:00.000Z");
    EXPECT_EQ(results.size(), 1);
    mirror::forgetBefore(results, "2026-01-02T21:00:00.001Z");
    EXPECT_TRUE(results.empty());
}

TEST(Results, WhatTheJournalKeepsIsTakenWhereItIsWhole) {
    Json whole = ended("a", "2026-01-01T20:00:00.000Z");
    whole["revision"] = 3;
    Json kept = Json::array({whole, 5, nullptr, Json::object()});
    for (const char* field : {"game", "ended", "revision", "players"}) {
        Json odd = whole;
        odd[field] = Json::array({"odd"});
        kept.push_back(odd);
        odd.erase(field);
        kept.push_back(odd);
    }
    Json odd = whole;
    odd["ended"] = "odd"; // it would be later than every date
    kept.push_back(odd);
    for (const Json& nobody : {Json::object(), Json{{"name", 5}}}) {
        odd = whole;
        odd["players"].push_back(nobody);
        kept.push_back(odd);
    }
    EXPECT_EQ(mirror::wholeResults(kept), Json::array({whole}));
    EXPECT_EQ(mirror::wholeResults("odd"), Json::array());
}

TEST(Results, OfMoreThanABrokerTakesTheLatestAreKept) {
    Json kept = Json::array();
    for (int n = 0; n < 20'000; ++n) {
        kept.push_back(ended(("game-" + std::to_string(n)).c_str(), "2026-01-01T20:00:00.000Z"));
        kept.back()["revision"] = 3;
    }
    Json large = kept.back();
    large["title"] = std::string(300'000, 'x');
    kept.push_back(large);
    const Json results = mirror::wholeResults(kept);
    EXPECT_LT(results.dump().size(), 262'144U) << "a packet of scripts/hall.sh";
    ASSERT_GT(results.size(), 100U);
    EXPECT_EQ(results.back()["game"], "game-19999");
    EXPECT_EQ(results.back()["title"], "The Great Wall");
}

TEST(Results, OnlyAnEndedGameHasOneAndPracticeHasNone) {
    const Json over{{"game", "g"},
                    {"scenario", "world"},
                    {"title", "The World"},
                    {"made", "2026-01-02T21:00:00.000Z"},
                    {"end",
                     {{"text", "Ann wins"},
                      {"ranking", {{{"name", "Ann"}, {"rank", 1}, {"points", 10}, {"winner", true}}}}}}};
    const auto result = mirror::resultOf(over, QStringLiteral("Table 1"));
    ASSERT_TRUE(result);
    EXPECT_EQ((*result)["table"], "Table 1");
    EXPECT_EQ((*result)["players"][0]["points"], 10);
    Json running = over;
    running.erase("end");
    EXPECT_FALSE(mirror::resultOf(running, {}));
    Json practice = over;
    practice["practice"] = true;
    EXPECT_FALSE(mirror::resultOf(practice, {}));
}

TEST(Results, BgStatsGetsALinkThatItsCodeHolds) {
    const Json result = ended("g", "2026-01-02T21:05:06.789Z");
    const QByteArray link = mirror::bgStatsLink(result);
    ASSERT_TRUE(link.startsWith("https://app.bgstatsapp.com/createPlay.html?data="));
    ASSERT_LT(link.size(), 8000);
    const Json play = Json::parse(QUrl::fromPercentEncoding(link.mid(link.indexOf('=') + 1)).toStdString());
    EXPECT_EQ(play["sourceName"], "Watchfire");
    EXPECT_EQ(play["sourcePlayId"], "g");
    EXPECT_EQ(play["playDate"], "2026-01-02 21:05:06");
    EXPECT_EQ(play["players"][0]["name"], "Ann & \"Co\"");
    EXPECT_EQ(play["players"][0]["score"], "12");
    EXPECT_TRUE(play["players"][0]["winner"].get<bool>());
    for (const Json& player : play["players"])
        EXPECT_TRUE(player.contains("startPlayer"));
    const Json code = mirror::codeOf(link);
    ASSERT_EQ(code["rows"].size(), code["size"].get<std::size_t>());
    const auto expected = qrcodegen::QrCode::encodeText(link.constData(), qrcodegen::QrCode::Ecc::LOW);
    ASSERT_EQ(expected.getSize(), code["size"].get<int>());
    for (int y = 0; y < expected.getSize(); ++y) {
        const auto row = code["rows"][static_cast<std::size_t>(y)].get<std::string>();
        for (int x = 0; x < expected.getSize(); ++x) {
            const int digit = std::stoi(row.substr(static_cast<std::size_t>(x / 4), 1), nullptr, 16);
            ASSERT_EQ((digit & (8 >> x % 4)) != 0, expected.getModule(x, y)) << x << "," << y;
        }
    }
    EXPECT_TRUE(mirror::codeOf(QByteArray(3000, 'x')).is_null()) << "longer than a code can hold";
}

/// A table that is shown in a hall whose broker is away.
class HallDeskTest : public testing::Test {
protected:
    static journal::JournalContents holding(const char* table, bool on, const Json& results) {
        HallModel::Fields fields;
        fields.address = QStringLiteral("127.0.0.1:9");
        fields.hall = QStringLiteral("Club");
        fields.table = QString::fromUtf8(table);
        Json place = mirror::toJson(fields);
        place["on"] = on;
        journal::JournalContents contents;
        contents.settings[mirror::HallDesk::placeSetting] = place.dump();
        contents.settings[mirror::HallDesk::resultsSetting] = results.dump();
        return contents;
    }
    static Json over(const char* game, const char* when) {
        Json result = ended(game, when);
        result["revision"] = 3;
        return result;
    }
    [[nodiscard]] Json keptPlace() { return Json::parse(kept[mirror::HallDesk::placeSetting]); }
    [[nodiscard]] Json keptResults() { return Json::parse(kept[mirror::HallDesk::resultsSetting]); }

    QTemporaryDir folder;
    Program program{folder.filePath(QStringLiteral("journal.db"))};
    std::string now = "2026-01-02T20:14:00.000Z";
    mirror::Snapshots snapshots{{program.table, *program.desk, program.journal,
                                 [] { return QStringLiteral("en"); }, [this] { return now; }}};
    HallModel model;
    std::map<std::string, std::string> kept;
    mirror::HallDesk hall{{snapshots, *program.desk, model, program.journal, [this] { return now; },
                           [this](const std::string& key, const std::string& value) { kept[key] = value; }}};
};

TEST_F(HallDeskTest, ABackupOfAnotherTableDoesNotChangeWhereThisOneIs) {
    hall.load(holding("Window", true, Json::array()));
    ASSERT_EQ(model.state(), QStringLiteral("connecting"));
    hall.load(holding("Door", true, Json::array()));
    EXPECT_EQ(model.table(), QStringLiteral("Window"));
    EXPECT_EQ(model.state(), QStringLiteral("connecting"));
    EXPECT_EQ(keptPlace()["table"], "Window") << "also at the next start";
    EXPECT_EQ(keptPlace()["on"], true);
}

TEST_F(HallDeskTest, ABackupOfATableInAHallTurnsNothingOn) {
    hall.load(journal::JournalContents{});
    ASSERT_EQ(model.state(), QStringLiteral("off"));
    hall.load(holding("Door", true, Json::array()));
    EXPECT_EQ(model.state(), QStringLiteral("off"));
    EXPECT_EQ(model.table(), QStringLiteral("Door")) << "nothing was entered here, so it need not be typed";
    EXPECT_EQ(keptPlace()["on"], false);
    hall.load(holding("Window", true, Json::array()));
    EXPECT_EQ(model.state(), QStringLiteral("off"));
    EXPECT_EQ(model.table(), QStringLiteral("Door"));
}

TEST_F(HallDeskTest, ResultsOfTheEveningBeforeAreForgottenWhileItRuns) {
    hall.load(
        holding("Window", true,
                Json::array({over("a", "2026-01-02T19:00:00.000Z"), over("b", "2026-01-02T20:10:00.000Z")})));
    now = "2026-01-03T20:00:00.000Z";
    snapshots.want(&snapshots, true); // one is made
    ASSERT_TRUE(waitUntil([&] { return kept.contains(mirror::HallDesk::resultsSetting); }));
    ASSERT_EQ(keptResults().size(), 1);
    EXPECT_EQ(keptResults()[0]["game"], "b");
}

TEST_F(HallDeskTest, AResultOfADayThatHasNotComeIsForgottenAfterTheEveningToo) {
    hall.load(holding("Window", true, Json::array({over("a", "2099-01-01T00:00:00.000Z")})));
    ASSERT_TRUE(kept.contains(mirror::HallDesk::resultsSetting)) << "a restart must not begin again";
    EXPECT_EQ(keptResults()[0]["ended"], now);
    now = "2026-01-03T20:15:00.000Z";
    snapshots.want(&snapshots, true);
    EXPECT_TRUE(waitUntil([&] { return keptResults().empty(); }));
}

TEST_F(HallDeskTest, AGameThatEndedLongAgoIsNoResultOfTheEveningInWhichItIsLookedAt) {
    hall.load(holding("Window", true, Json::array()));
    // Played to its end by somebody else's program: the journal says when.
    const auto lines = recorded("end-to-end/great-river-3");
    ASSERT_FALSE(program.desk->begin(lines.front(), "game-1", false).has_value());
    for (std::size_t i = 1; i < lines.size(); ++i)
        (void)program.desk->submit(lines[i]);
    ASSERT_TRUE(program.table.end()->over());
    ASSERT_TRUE(program.saved());
    ASSERT_TRUE(waitUntil([&] { return kept.contains(mirror::HallDesk::resultsSetting); }));
    ASSERT_EQ(keptResults().size(), 1) << "it ended before our eyes";
    program.desk->close();
    now = "2026-01-09T20:00:00.000Z";
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(waitUntil([&] { return keptResults().empty(); }));
    kept.clear();
    ASSERT_FALSE(program.resume().has_value());
    bool shown = false;
    QObject::connect(&snapshots, &mirror::Snapshots::made, &snapshots,
                     [&](const Json& view) { shown = shown || view.contains("end"); });
    ASSERT_TRUE(waitUntil([&] { return shown; }));
    ASSERT_EQ(program.log().game.id, "game-1"); // and what the hall asked the journal has been answered
    EXPECT_FALSE(kept.contains(mirror::HallDesk::resultsSetting)) << kept[mirror::HallDesk::resultsSetting];
}

/// On a small and busy machine an honest game may take longer than the time that it gets.
TEST_F(HallDeskTest, AGameThatTakesTooLongToRepeatKeepsItsResult) {
    hall.load(holding("Window", true, Json::array()));
    const auto lines = recorded("end-to-end/great-river-3");
    ASSERT_FALSE(program.desk->begin(lines.front(), "game-1", false).has_value());
    for (std::size_t i = 1; i < lines.size(); ++i)
        (void)program.desk->submit(lines[i]);
    ASSERT_TRUE(program.saved());
    ASSERT_TRUE(waitUntil([&] { return kept.contains(mirror::HallDesk::resultsSetting); }));
    program.desk->close();
    const auto log = program.log();

    Json results = keptResults();
    results[0]["revision"] = 1; // as if it had gone on, so that the hall looks into it
    journal::JournalContents contents = holding("Window", true, results);
    contents.games = {log.game};
    for (const bool late : {true, false}) {
        std::map<std::string, std::string> written;
        HallModel empty;
        mirror::HallDesk next{
            {snapshots, *program.desk, empty, program.journal, [this] { return now; },
             [&](const std::string& key, const std::string& value) { written[key] = value; },
             late ? std::chrono::milliseconds(0) : std::chrono::milliseconds(60'000)}};
        next.load(contents);
        ASSERT_EQ(program.log().game.id, "game-1"); // and what the hall asked the journal has been answered
        EXPECT_EQ(written.contains(mirror::HallDesk::resultsSetting), !late) << "decided anew, or left alone";
    }
}

} // namespace
} // namespace watchfire::test
