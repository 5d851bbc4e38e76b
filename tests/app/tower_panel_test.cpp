// SPDX-License-Identifier: Apache-2.0
// What the screen says about a tower's link, and what it advises.
#include "app/kiosk/tower_panel.h"

#include <gtest/gtest.h>

namespace watchfire::kiosk {
namespace {

using devices::LinkPhase;
using devices::LinkState;
using devices::LinkTrouble;

TowerFacts with(const LinkState& link) {
    TowerFacts facts;
    facts.towers = {{link, {}}};
    return facts;
}

LinkState up(const char* serial, const char* port) {
    LinkState link;
    link.phase = LinkPhase::up;
    link.tower = serial;
    link.port = port;
    link.device = "Tower";
    return link;
}

LinkState trouble(LinkTrouble kind, LinkPhase phase = LinkPhase::searching) {
    LinkState link;
    link.phase = phase;
    link.trouble = kind;
    link.port = "/dev/ttyUSB0";
    return link;
}

TEST(TowerPanel, NoAccessNamesTheCommandThatHelps) {
    auto link = trouble(LinkTrouble::noAccess);
    link.access = {"ann", "dialout", false, true};
    auto page = pageFacts(with(link));
    EXPECT_EQ(page.state, QStringLiteral("trouble"));
    EXPECT_TRUE(page.text.contains(QStringLiteral("/dev/ttyUSB0")));
    EXPECT_EQ(page.command, QStringLiteral("sudo usermod -aG dialout ann"));
    EXPECT_TRUE(page.help.contains(QStringLiteral("log out and in again")));

    link.access.joined = true;
    page = pageFacts(with(link));
    EXPECT_EQ(page.command, QString());
    EXPECT_TRUE(page.help.contains(QStringLiteral("Log out and in again")));

    // A port that only root may open: the advice gives it to the group, and never to everybody.
    link.access = {"ann", "dialout", false, false};
    page = pageFacts(with(link));
    EXPECT_EQ(page.command,
              QStringLiteral("sudo chgrp dialout /dev/ttyUSB0 && sudo chmod g+rw /dev/ttyUSB0 && "
                             "sudo usermod -aG dialout ann"));
    EXPECT_TRUE(page.help.contains(QStringLiteral("log out and in again")));
    link.access.joined = true;
    page = pageFacts(with(link));
    EXPECT_EQ(page.command,
              QStringLiteral("sudo chgrp dialout /dev/ttyUSB0 && sudo chmod g+rw /dev/ttyUSB0"));
    EXPECT_FALSE(page.help.contains(QStringLiteral("og out")));
    link.access = {"ann", "", false, false};
    EXPECT_EQ(pageFacts(with(link)).command, QStringLiteral("sudo chown ann /dev/ttyUSB0"));
}

TEST(TowerPanel, ANamedPortPromisesNoSearch) {
    for (const auto kind : {LinkTrouble::unplugged, LinkTrouble::notFound}) {
        auto link = trouble(kind);
        EXPECT_TRUE(pageFacts(with(link)).help.contains(QStringLiteral("found by itself")));
        link.named = true;
        EXPECT_FALSE(pageFacts(with(link)).help.contains(QStringLiteral("found by itself")));
        EXPECT_TRUE(pageFacts(with(link)).help.contains(QStringLiteral("choose another port")));
    }
}

TEST(TowerPanel, ATowerThatRepeatsItsNumbersIsTold) {
    auto link = up("WF-1", "/dev/a");
    EXPECT_EQ(pageFacts(with(link)).help, QString());
    auto facts = with(link);
    facts.repeaters = {"WF-1"};
    EXPECT_TRUE(pageFacts(facts).help.contains(QStringLiteral("repeats its numbers")));
    link.repeats = true;
    EXPECT_TRUE(pageFacts(with(link)).help.contains(QStringLiteral("repeats its numbers")));
}

TEST(TowerPanel, ARollOfATowerThatDoesNotPlayIsToldWithItsKindOfDice) {
    EXPECT_EQ(elsewhereText({{"WF-2*2", 7, 1}, {17, 3, 4}, "", false, 0, {20, 6, 6}}),
              QStringLiteral("The tower WF-2 rolled 17 (d20), 3 and 4. It does not play; its roll is kept."));
}

TEST(TowerPanel, EveryProblemWithRollsHasItsSentence) {
    using journal::RollProblem;
    for (const auto problem :
         {RollProblem::notKept, RollProblem::plainLost, RollProblem::notOpen, RollProblem::full})
        EXPECT_NE(rollProblemText(problem), QString());
    EXPECT_TRUE(rollProblemText(RollProblem::full).contains(QStringLiteral("The tower keeps")));
}

TEST(TowerPanel, ABusyPortNamesItsHolderWhereItIsKnown) {
    auto link = trouble(LinkTrouble::busy);
    EXPECT_TRUE(pageFacts(with(link)).text.startsWith(QStringLiteral("Another program")));
    link.holder = "minicom (4711)";
    EXPECT_TRUE(pageFacts(with(link)).text.contains(QStringLiteral("minicom (4711)")));
}

TEST(TowerPanel, AnotherVersionIsToldWithWhatToDo) {
    auto link = trouble(LinkTrouble::otherVersion, LinkPhase::asking);
    link.protocol = "2.5";
    const auto page = pageFacts(with(link));
    EXPECT_TRUE(page.text.contains(QStringLiteral("2.5")));
    EXPECT_TRUE(page.text.contains(QStringLiteral("1.0")));
    EXPECT_TRUE(page.help.contains(QStringLiteral("Update this program")));
    EXPECT_FALSE(page.canPlay);
    EXPECT_FALSE(page.canTest);
    EXPECT_EQ(chipFacts(with(link)).chip, QStringLiteral("Other version"));
    EXPECT_TRUE(chipFacts(with(link)).text.contains(QStringLiteral("2.5")));
}

TEST(TowerPanel, EveryTroubleSaysWhatToDoAndThatTheGameGoesOn) {
    for (const auto kind : {LinkTrouble::notFound, LinkTrouble::noAccess, LinkTrouble::busy,
                            LinkTrouble::unplugged, LinkTrouble::otherVersion, LinkTrouble::portError}) {
        const auto page = pageFacts(with(trouble(kind)));
        EXPECT_NE(page.text, QString()) << static_cast<int>(kind);
        EXPECT_TRUE(page.help.contains(QStringLiteral("the game goes on"))) << static_cast<int>(kind);
    }
}

TEST(TowerPanel, TheOneThatPlaysIsMarkedAndTheOtherCanBeChosen) {
    TowerFacts facts;
    facts.towers = {{up("WF-1", "/dev/a"), {}}, {up("WF-2", "/dev/b"), {}}};
    facts.chosen = "WF-1";
    facts.elsewhere = {{{"WF-2", 7, 1}, {5, 3}, "", false, 0}};
    facts.looked = QStringLiteral("WF-2");
    const auto rows = towerRows(facts);
    ASSERT_EQ(rows.size(), 2);
    EXPECT_TRUE(rows[0].plays);
    EXPECT_TRUE(rows[0].detail.contains(QStringLiteral("/dev/a")));
    EXPECT_TRUE(rows[1].looked);
    const auto page = pageFacts(facts);
    EXPECT_TRUE(page.canPlay);
    EXPECT_TRUE(page.waitingText.contains(QStringLiteral("5 and 3")));
    EXPECT_EQ(chipFacts(facts).waiting, 1);
    EXPECT_EQ(chipFacts(facts).state, QStringLiteral("connected"));
    facts.here = {{{"WF-1", 7, 1}, {17}, "", false, 1, {20}}, {{"WF-1", 7, 2}, {1, 2}, "", false, 0, {6, 6}}};
    facts.looked = QStringLiteral("WF-1");
    EXPECT_EQ(pageFacts(facts).waitingText, QStringLiteral("2 rolls waiting, the first with 17 (d20)."));
    facts.looked = QStringLiteral("gone");
    EXPECT_EQ(pageFacts(facts).id, QStringLiteral("WF-1"));
}

TEST(TowerPanel, PlainModeSaysThatItIsWithoutChecks) {
    LinkState link;
    link.phase = LinkPhase::plain;
    link.port = "/dev/ttyUSB0";
    link.tower = "plain:/dev/ttyUSB0";
    auto facts = with(link);
    facts.chosen = link.tower;
    const auto page = pageFacts(facts);
    EXPECT_TRUE(page.plainNotice.contains(QStringLiteral("confirms each roll by a tap")));
    EXPECT_FALSE(page.hasLamp);
    EXPECT_TRUE(page.canTest);
    EXPECT_EQ(chipFacts(facts).chip, QStringLiteral("Plain tower"));
}

TEST(TowerPanel, AllFiguresHaveARow) {
    auto link = up("WF-1", "/dev/a");
    link.firmware = "1.2";
    link.protocol = "1.0";
    link.abilities = {true, true, true, true};
    devices::LinkStatistics statistics{1, 2, 3, 4, 5, 6, 7, 8, 8.25, 90, "a line was too long", {}};
    QStringList values;
    for (const FactRow& row : linkRows(link, statistics)) {
        if (row.exact)
            values.append(row.id + QLatin1Char('=') + row.value);
    }
    EXPECT_EQ(values.join(QLatin1Char('\n')).toStdString(),
              "port=/dev/a\nserial=WF-1\nfirmware=1.2\nprotocol=1.0\n"
              "abilities=lamp, sees a die that lies askew, battery, electronic dice\n"
              "round-trip=8.3 ms\ngood=1\nbad=2\nduplicates=3\nresets=4\nretries=5\nreconnects=6\ndropped=7\n"
              "passed-over=8\nerror=a line was too long");
}

TEST(TowerPanel, WordsForThePlayersComeFirst) {
    auto link = up("WF-1", "/dev/a");
    link.abilities.battery = true;
    devices::LinkStatistics statistics{};
    const auto said = [&] {
        QStringList values;
        for (const FactRow& row : linkRows(link, statistics)) {
            if (row.exact)
                break;
            values.append(row.title + QStringLiteral(": ") + row.value);
        }
        return values.join(QLatin1Char('\n')).toStdString();
    };
    EXPECT_EQ(said(), "Name: Tower\nBattery: not told yet") << "nothing has come yet";
    statistics.goodLines = 120;
    statistics.batteryPercent = 90;
    statistics.roundTripMs = 8.3;
    EXPECT_EQ(said(),
              "Name: Tower\nBattery: 90 %\nConnection: Everything has arrived whole.\nIt answers: at once");
    statistics.badLines = 2;
    statistics.duplicates = 3;
    statistics.resets = 1;
    statistics.reconnects = 2;
    statistics.roundTripMs = 400;
    EXPECT_EQ(said(), "Name: Tower\nBattery: 90 %\n"
                      "Connection: 2 messages arrived damaged. No roll is lost: the tower sends it again.\n"
                      "It answers: after a moment\nRolls that came twice: 3, each counted once\n"
                      "The tower restarted: once\nLost and found again: 2 times");
    statistics.badLines = 40;
    EXPECT_NE(said().find("Many messages arrive damaged."), std::string::npos);
}

TEST(TowerPanel, EffectsAreKnownByTheirNames) {
    QStringList ids, titles;
    for (const ChoiceRow& row : effectRows()) {
        ids.append(row.id);
        titles.append(row.title);
        EXPECT_TRUE(effectOf(row.id)) << row.id.toStdString();
    }
    EXPECT_EQ(ids.join(QLatin1Char(' ')).toStdString(), "your-turn rolled breach flood storm win idle");
    EXPECT_EQ(titles.join(QLatin1Char(',')).toStdString(), "Your turn,Rolled,Breach,Flood,Storm,Win,Idle");
    EXPECT_FALSE(effectOf(QStringLiteral("dance")));
}

} // namespace
} // namespace watchfire::kiosk
