// SPDX-License-Identifier: Apache-2.0
// The snapshot that phones read: made after commits, complete, and without anything that belongs to a value
// book; and the files by which the broker knows who may read it.
#include "app/kiosk/models/phones_model.h"
#include "app/mirror/broker_files.h"
#include "app/mirror/parts.h"
#include "app/mirror/phones_desk.h"
#include "app/mirror/public_view.h"
#include "app/mirror/snapshots.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/full_disk.h"

#include <gtest/gtest.h>

#include <QPasswordDigestor>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace watchfire::test {
namespace {

using mirror::BrokerPlan;

constexpr int notLongMs = 500;

class MirrorTest : public testing::Test {
protected:
    MirrorTest() {
        QObject::connect(&snapshots, &mirror::Snapshots::made, &snapshots,
                         [this](const Json& view) { views.push_back(view); });
    }
    [[nodiscard]] const Json& latest() const { return views.back(); }
    bool comes() {
        const std::size_t before = views.size();
        return waitUntil([&] { return views.size() > before; });
    }

    QTemporaryDir folder;
    Program program{folder.filePath(QStringLiteral("journal.db"))};
    mirror::Snapshots snapshots{{program.table, *program.desk, program.journal,
                                 [] { return QStringLiteral("en"); },
                                 [] { return std::string("2026-01-02T20:14:00.000Z"); }}};
    std::vector<Json> views;
};

TEST_F(MirrorTest, NobodyWantsOneSoNoneIsMade) {
    program.startWall();
    ASSERT_TRUE(program.saved());
    QTest::qWait(notLongMs);
    EXPECT_TRUE(views.empty());
}

TEST_F(MirrorTest, BetweenGamesItNamesNoGame) {
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(comes());
    EXPECT_EQ(latest()["game"], "");
    EXPECT_FALSE(latest().contains("players"));
}

TEST_F(MirrorTest, ItIsMadeWhenEverythingIsSavedAndSaysWhatTheTableSays) {
    program.startWall();
    program.begin();
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(comes());
    while (program.journal.unsaved() > 0 || latest()["revision"] != 5)
        ASSERT_TRUE(comes());
    EXPECT_EQ(latest()["watchfire-view"], 1);
    EXPECT_EQ(latest()["game"], "game-1");
    EXPECT_EQ(latest()["players"].size(), 4);
    EXPECT_EQ(latest()["players"][0]["name"], "Ann");
    EXPECT_TRUE(latest()["players"][0]["turn"].get<bool>());
    EXPECT_EQ(latest()["forecast"]["rolls"].size(), 11);
    EXPECT_FALSE(latest().contains("dice"));
    ASSERT_TRUE(program.desk->submit({{"do", "roll"}, {"dice", {3, 4}}})["ok"].get<bool>());
    ASSERT_TRUE(comes());
    EXPECT_EQ(program.journal.unsaved(), 0);
    EXPECT_EQ(latest()["revision"], 6);
    EXPECT_EQ(latest()["dice"], Json::array({3, 4}));
    EXPECT_EQ(latest()["story"][0]["number"], 6);
}

TEST_F(MirrorTest, NothingIsShownThatAPowerCutCouldTakeBack) {
    program.startWall();
    program.begin();
    ASSERT_TRUE(program.saved());
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(comes());
    const int before = latest()["revision"];
    {
        const FullDisk full(0);
        ASSERT_TRUE(program.desk->submit({{"do", "roll"}, {"dice", {3, 4}}})["ok"].get<bool>());
        const std::size_t seen = views.size();
        QTest::qWait(notLongMs);
        EXPECT_EQ(views.size(), seen);
        EXPECT_GT(program.journal.unsaved(), 0);
    }
    ASSERT_TRUE(waitUntil([&] { return latest()["revision"] == before + 1; }));
    EXPECT_EQ(program.journal.unsaved(), 0);
}

TEST_F(MirrorTest, AnUndoIsANewRevision) {
    program.startWall();
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(comes());
    const int before = latest()["revision"];
    ASSERT_TRUE(program.desk->submit({{"do", "undo"}})["ok"].get<bool>());
    ASSERT_TRUE(comes());
    EXPECT_EQ(latest()["revision"], before + 1);
    EXPECT_EQ(latest()["story"].size(), 3);
}

TEST_F(MirrorTest, TheStoryIsWholeWhateverTheHistoryPageShows) {
    program.startWall();
    program.table.history()->setFilter(QStringLiteral("roll"));
    snapshots.want(&snapshots, true);
    ASSERT_TRUE(comes());
    EXPECT_EQ(latest()["story"].size(), 4);
}

TEST(PartsTest, PartsAreSmallAndJoinToTheWhole) {
    for (const qsizetype size : {0, 1, 3600, 3601, 40000}) {
        const QByteArray whole(size, 'x');
        const QList<mirror::Part> parts = mirror::partsOf("watchfire/view", whole, 7);
        QByteArray joined;
        for (int i = 0; i < parts.size(); ++i) {
            EXPECT_EQ(parts[i].topic, QByteArray("watchfire/view/") + QByteArray::number(i));
            EXPECT_LT(parts[i].topic.size() + parts[i].payload.size(), 4000);
            const qsizetype head = parts[i].payload.indexOf('\n');
            EXPECT_EQ(parts[i].payload.left(head), QByteArray("7 ") + QByteArray::number(parts.size()));
            joined += parts[i].payload.mid(head + 1);
        }
        EXPECT_EQ(joined, whole);
    }
}

TEST(BrokerFilesTest, TokensHave128BitsAndDiffer) {
    const QString token = mirror::newToken();
    EXPECT_TRUE(QRegularExpression(QStringLiteral("^[0-9A-HJKMNP-TV-Z]{26}$")).match(token).hasMatch());
    EXPECT_NE(token, mirror::newToken());
}

TEST(BrokerFilesTest, ReadersMayReadTwoTopicsAndWriteNone) {
    const QString access = QString::fromUtf8(mirror::brokerAccess(
        {QStringLiteral("/f"), 1, {}, {{QStringLiteral("phone"), QStringLiteral("T")}}}));
    EXPECT_EQ(access,
              QStringLiteral("user phone\ntopic read watchfire/view/+\ntopic read watchfire/alive\n"));
}

TEST(BrokerFilesTest, ASeatMayWriteItsProposalsAndNothingElse) {
    const QString access = QString::fromUtf8(mirror::brokerAccess(
        {QStringLiteral("/f"), 1, {}, {{QStringLiteral("seat-2"), QStringLiteral("T"), 2}}}));
    EXPECT_EQ(access, QStringLiteral("user seat-2\ntopic read watchfire/view/+\ntopic read watchfire/alive\n"
                                     "topic write watchfire/ask/seat-2\ntopic read watchfire/told/seat-2\n"));
}

TEST(BrokerFilesTest, APageNamesItsScriptsByTheirHashes) {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    EXPECT_EQ(
        mirror::withScriptsNamed("script-src SCRIPTS;<script>a()</script><b><script>a()</script>"),
        "script-src 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' "
        "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';<script>a()</script><b><script>a()</script>");
}

TEST(BrokerFilesTest, PasswordsAreHashedAsTheBrokerExpects) {
    const BrokerPlan plan{QStringLiteral("/f"), 1, {}, {{QStringLiteral("phone"), QStringLiteral("SECRET")}}};
    const QByteArray line = mirror::brokerPasswords(plan).trimmed();
    EXPECT_FALSE(line.contains("SECRET"));
    const QList<QByteArray> parts = line.split('$'); // phone: 7 rounds salt hash
    ASSERT_EQ(parts.size(), 5);
    EXPECT_EQ(parts[0], "phone:");
    EXPECT_EQ(parts[1], "7");
    EXPECT_EQ(QByteArray::fromBase64(parts[4]),
              QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha512, "SECRET",
                                                 QByteArray::fromBase64(parts[3]), parts[2].toInt(), 64));
}

TEST(PhonesModelTest, TheWifisCodeEscapesWhatMeansSomething) {
    PhonesModel phones;
    EXPECT_EQ(phones.wifiCode(), QString());
    phones.setWifiName(QStringLiteral("Club; \"Ann\""));
    EXPECT_EQ(phones.wifiCode(), QStringLiteral("WIFI:T:nopass;S:Club\\; \\\"Ann\\\";;"));
    phones.setWifiPassword(QStringLiteral("a:b,c\\d"));
    EXPECT_EQ(phones.wifiCode(), QStringLiteral("WIFI:T:WPA;S:Club\\; \\\"Ann\\\";P:a\\:b\\,c\\\\d;;"));
}

TEST(PhonesModelTest, ALinkHasTheTokenBehindTheFragment) {
    PhonesModel phones;
    phones.showOn({QStringLiteral("http://192.168.1.20:8460/"), QStringLiteral("http://10.0.0.2:8460/")},
                  QStringLiteral("T"), {}, true);
    EXPECT_EQ(phones.state(), QStringLiteral("on"));
    EXPECT_EQ(phones.link(), QStringLiteral("http://192.168.1.20:8460/#T"));
    phones.useAddress(QStringLiteral("http://10.0.0.2:8460/"));
    EXPECT_EQ(phones.link(), QStringLiteral("http://10.0.0.2:8460/#T"));
    EXPECT_EQ(phones.addresses(), QStringList{QStringLiteral("http://192.168.1.20:8460/")});
    phones.showOff();
    EXPECT_EQ(phones.link(), QString());
    phones.showOn({}, QStringLiteral("T"), {}, true);
    EXPECT_EQ(phones.state(), QStringLiteral("alone"));
}

TEST(PhonesModelTest, APlayersLinkHasTheNumberOfTheSeatAndItsToken) {
    PhonesModel phones;
    phones.showOn({QStringLiteral("http://192.168.1.20:8460/")}, QStringLiteral("T"),
                  {{QStringLiteral("red"), QStringLiteral("Ann"), {}, {}, QStringLiteral("A")},
                   {QStringLiteral("blue"), QStringLiteral("Bo"), {}, {}, QStringLiteral("B")}},
                  true);
    EXPECT_EQ(phones.link(), QStringLiteral("http://192.168.1.20:8460/#T"));
    phones.useSeat(QStringLiteral("blue"));
    EXPECT_EQ(phones.link(), QStringLiteral("http://192.168.1.20:8460/#1.B"));
    EXPECT_EQ(phones.seatName(), QStringLiteral("Bo"));
    phones.setAtOnce(true);
    phones.showOff();
    EXPECT_EQ(phones.seatName(), QString());
    EXPECT_FALSE(phones.atOnce());
}

TEST_F(MirrorTest, TheCodeFollowsTheNetwork) {
    PhonesModel model;
    ProposalModel card;
    QStringList addresses; // in no network
    mirror::PhonesDesk phones{
        {snapshots, *program.desk, program.table, model, card, [&addresses] { return addresses; }}};
    program.startWall();
    model.turnOn();
    ASSERT_TRUE(waitUntil([&] { return model.state() == QStringLiteral("alone"); }));
    addresses = {QStringLiteral("192.168.1.20")};
    EXPECT_TRUE(waitUntil([&] { return model.state() == QStringLiteral("on"); })) << "by itself";
    EXPECT_TRUE(model.link().startsWith(QStringLiteral("http://192.168.1.20:")))
        << model.link().toStdString();
    addresses = {QStringLiteral("192.168.1.21")};
    EXPECT_TRUE(waitUntil([&] { return model.link().startsWith(QStringLiteral("http://192.168.1.21:")); }));
    addresses = {QStringLiteral("10.0.0.2")};
    phones.lookForAddresses(); // the page opens
    EXPECT_TRUE(model.link().startsWith(QStringLiteral("http://10.0.0.2:"))) << model.link().toStdString();
    addresses.clear();
    phones.lookForAddresses();
    EXPECT_EQ(model.state(), QStringLiteral("alone"));
    phones.turnOff();
    addresses = {QStringLiteral("10.0.0.2")};
    phones.lookForAddresses();
    EXPECT_EQ(model.state(), QStringLiteral("off"));
}

TEST(PhonesModelTest, OnALockedScreenTurningOnAsksForThePin) {
    PhonesModel phones;
    std::function<void()> behind;
    phones.setGate(Gate([&](Gate::Act then) { behind = std::move(then); }));
    int asked = 0;
    QObject::connect(&phones, &PhonesModel::turnOnAsked, &phones, [&] { ++asked; });
    phones.turnOn();
    EXPECT_EQ(asked, 0);
    ASSERT_TRUE(behind);
    behind();
    EXPECT_EQ(asked, 1);
}

} // namespace
} // namespace watchfire::test
