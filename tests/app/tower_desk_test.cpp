// SPDX-License-Identifier: Apache-2.0
// Two towers at one table, over real pseudo-terminals: one plays, the other's rolls wait. The choice depends
// on serial numbers, whichever ports they use. Also the page's tests, ports and simulated tower.
#include "app/kiosk/tower_desk.h"

#include "tests/app/support/tower_program.h"
#include "tests/devices/pty_tower.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace watchfire::kiosk {
namespace {

using devices::LampEffect;
using test::PtyTower;
using test::waitUntil;

class Listed : public devices::PortEnumerator {
public:
    std::vector<devices::PortInfo> ports() override { return list; }
    std::vector<devices::PortInfo> list; ///< constant while towers search
};

/// Journal, inbox and towers, without a game and without screens.
struct Table {
    Table(const QString& file, std::shared_ptr<Listed> ports, const QString& state = {})
        : journal(file)
        , rolls(journal, [] { return std::string("2026-01-02T20:14:00.000Z"); })
        , desk({[ports, claims = std::make_shared<devices::PortClaims>()](const QString& port) {
                    return test::quickTower(port, ports, claims);
                },
                rolls, device, QStringLiteral(WATCHFIRE_TOWER_PROGRAM), state}) {
        QObject::connect(&desk, &TowerDesk::notice, &desk,
                         [this](const QString& text) { notices.append(text); });
        journal.open();
        EXPECT_TRUE(waitUntil([&] { return journal.isOpen(); }));
    }
    QStringList towers() {
        QStringList ids;
        const auto* model = device.towers();
        for (int i = 0; i < model->rowCount(); ++i)
            ids.append(model->data(model->index(i, 0), Qt::UserRole).toString());
        return ids;
    }
    QString cell(const QAbstractItemModel* model, const QString& id, const char* role) {
        const int number = model->roleNames().key(role);
        for (int i = 0; i < model->rowCount(); ++i) {
            if (model->data(model->index(i, 0), Qt::UserRole).toString() == id)
                return model->data(model->index(i, 0), number).toString();
        }
        return {};
    }
    QString fact(const char* id) { return cell(device.facts(), QString::fromLatin1(id), "value"); }
    [[nodiscard]] std::vector<std::vector<int>> elsewhere() const {
        std::vector<std::vector<int>> dice;
        for (const auto& roll : rolls.waitingElsewhere())
            dice.push_back(roll.dice);
        return dice;
    }

    DeviceModel device;
    journal::Journal journal;
    journal::RollDesk rolls;
    TowerDesk desk;
    QStringList notices;
};

class TowerDeskTest : public testing::Test {
protected:
    std::string at(const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); }
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("journal.db"));
};

using Dice = std::vector<std::vector<int>>;

TEST_F(TowerDeskTest, OneOfTwoTowersPlaysWhateverPortsTheyComeBy) {
    auto ports = std::make_shared<Listed>();
    ports->list = {{at("a"), true, 0x2341, 0x0043, {}}, {at("b"), true, 0x2341, 0x0043, {}}};
    PtyTower one(at("a"), "WF-1");
    PtyTower two(at("b"), "WF-2");
    {
        Table table(file, ports);
        table.desk.start({});
        ASSERT_TRUE(waitUntil([&] { return table.towers().size() == 2; }));
        table.device.playWith(QStringLiteral("WF-1"));
        EXPECT_EQ(table.rolls.chosenTower(), "WF-1");
        EXPECT_EQ(table.towers(), (QStringList{QStringLiteral("WF-1"), QStringLiteral("WF-2")}));

        // The other tower's roll is kept, acknowledged and shown, but not used.
        two.roll({6, 6});
        ASSERT_TRUE(waitUntil([&] { return two.held() == 0; }));
        ASSERT_TRUE(waitUntil([&] { return table.device.waiting() == 1; }));
        EXPECT_FALSE(table.rolls.offer());
        ASSERT_EQ(table.notices.size(), 1);
        EXPECT_TRUE(table.notices[0].contains(QStringLiteral("WF-2")));
        EXPECT_TRUE(table.notices[0].contains(QStringLiteral("6 and 6")));
        EXPECT_TRUE(table.cell(table.device.towers(), QStringLiteral("WF-2"), "detail")
                        .contains(QStringLiteral("1 roll")));

        // The cables are swapped.
        one.unplug();
        two.unplug();
        ASSERT_TRUE(waitUntil([&] { return table.device.state() == QLatin1String("lost"); }));
        one.roll({1, 2});
        two.roll({2, 3});
        one.moveTo(at("b"));
        two.moveTo(at("a"));
        one.plug();
        two.plug();
        ASSERT_TRUE(waitUntil([&] { return one.held() == 0 && two.held() == 0; }));
        ASSERT_TRUE(waitUntil([&] { return table.rolls.offer().has_value(); }));
        EXPECT_EQ(table.rolls.offer()->dice, (std::vector<int>{1, 2}));
        EXPECT_EQ(table.rolls.offer()->queued, 0);
        ASSERT_TRUE(waitUntil([&] { return table.elsewhere() == Dice({{6, 6}, {2, 3}}); }));
        ASSERT_TRUE(waitUntil([&] { return table.towers().size() == 2; }));
        EXPECT_EQ(table.fact("serial"), QStringLiteral("WF-1"));
        EXPECT_EQ(table.fact("port").toStdString(), at("b"));

        // The switch takes effect at once, including the lamps.
        table.rolls.lamp(WF_LAMP_STORM);
        EXPECT_TRUE(waitUntil([&] { return one.lamp() == WF_LAMP_STORM && two.lamp() == WF_LAMP_IDLE; }));
        table.device.showTower(QStringLiteral("WF-2"));
        EXPECT_TRUE(table.device.canPlay());
        EXPECT_TRUE(table.device.waitingText().contains(QStringLiteral("2 rolls")));
        table.device.playWith(table.device.lookedId());
        EXPECT_EQ(table.rolls.offer()->dice, (std::vector<int>{6, 6}));
        EXPECT_EQ(table.elsewhere(), Dice({{1, 2}}));
        EXPECT_FALSE(table.device.canPlay());
        EXPECT_TRUE(waitUntil([&] { return two.lamp() == WF_LAMP_STORM && one.lamp() == WF_LAMP_IDLE; }));
        table.device.discardWaiting(QStringLiteral("WF-1"));
        EXPECT_TRUE(waitUntil([&] { return table.device.waiting() == 0; }));
        ASSERT_TRUE(waitUntil([&] { return table.journal.unsaved() == 0; }));
    }
    // Remembered by serial number.
    Table table(file, ports);
    EXPECT_EQ(table.rolls.chosenTower(), "WF-2");
    EXPECT_EQ(table.rolls.offer()->dice, (std::vector<int>{6, 6}));
    table.desk.start({});
    ASSERT_TRUE(waitUntil([&] {
        return table.towers().size() == 2 && table.towers().front() == QLatin1String("WF-2");
    })) << "the chosen one first";
    one.roll({4, 4});
    ASSERT_TRUE(waitUntil([&] { return table.elsewhere() == Dice({{4, 4}}); }));
    EXPECT_EQ(table.rolls.offer()->queued, 1);
}

TEST_F(TowerDeskTest, ATowerThatIsNotTheChosenOneSaysSo) {
    PtyTower old(at("old"), "WF-1");
    PtyTower bought(at("new"), "WF-2");
    Table table(file, std::make_shared<Listed>());
    table.rolls.chooseTower("WF-1");
    table.desk.start({QString::fromStdString(at("new")), QString::fromStdString(at("missing"))});
    ASSERT_TRUE(waitUntil([&] { return table.device.state() == QLatin1String("aside"); }));
    EXPECT_TRUE(table.device.stateText().contains(QStringLiteral("WF-1")));
    EXPECT_TRUE(table.device.canPlay());
    table.device.playWith(QStringLiteral("WF-2"));
    EXPECT_EQ(table.device.state(), QStringLiteral("connected"));
    EXPECT_EQ(table.towers(), (QStringList{QStringLiteral("WF-2"),
                                           QStringLiteral("port:") + QString::fromStdString(at("missing"))}));
}

TEST_F(TowerDeskTest, ATestRollIsShownAndDoesNotCount) {
    PtyTower tower(at("a"), "WF-1");
    Table table(file, std::make_shared<Listed>());
    table.desk.start({QString::fromStdString(at("a"))});
    ASSERT_TRUE(waitUntil([&] { return table.device.canTest(); }));
    table.device.testRoll(true);
    EXPECT_TRUE(table.device.testing());
    tower.roll({5, 1});
    ASSERT_TRUE(waitUntil([&] { return table.device.testText().contains(QStringLiteral("5 and 1")); }));
    EXPECT_FALSE(table.device.testing());
    EXPECT_TRUE(waitUntil([&] { return tower.held() == 0; }));
    EXPECT_FALSE(table.rolls.offer());
    table.device.testRoll(true);
    table.desk.leavePage();
    tower.roll({2, 2});
    EXPECT_TRUE(waitUntil([&] { return table.rolls.offer().has_value(); }));
    EXPECT_EQ(table.device.testText(), QString());
}

TEST_F(TowerDeskTest, EachLampEffectIsShownAndThenTheGameAgain) {
    const QString link = QString::fromStdString(at("a"));
    test::TowerProgram tower(link, QStringLiteral("WF-1"));
    Table table(file, std::make_shared<Listed>());
    table.desk.start({link});
    ASSERT_TRUE(waitUntil([&] { return table.device.hasLamp(); }));
    table.rolls.lamp(WF_LAMP_ROLLED);
    ASSERT_TRUE(tower.shows("rolled"));
    const auto* effects = table.device.effects();
    ASSERT_EQ(effects->rowCount(), 7);
    for (int i = 0; i < effects->rowCount(); ++i) {
        const QString id = effects->data(effects->index(i, 0), Qt::UserRole).toString();
        table.device.lampTest(id);
        EXPECT_TRUE(tower.shows(id.toLatin1().constData())) << id.toStdString();
    }
    EXPECT_TRUE(tower.shows("rolled"));
}

TEST_F(TowerDeskTest, FiguresAreLive) {
    PtyTower tower(at("a"), "WF-1");
    Table table(file, std::make_shared<Listed>());
    table.desk.start({QString::fromStdString(at("a"))});
    ASSERT_TRUE(waitUntil([&] { return table.device.state() == QLatin1String("connected"); }));
    EXPECT_EQ(table.fact("protocol"), QStringLiteral("1.0"));
    EXPECT_EQ(table.fact("firmware"), QStringLiteral("1.0"));
    tower.write("nonsense\n");
    EXPECT_TRUE(waitUntil([&] { return table.fact("bad") == QLatin1String("1"); }));
    EXPECT_TRUE(table.device.lastLines().contains(QStringLiteral("nonsense")));
    tower.reset();
    EXPECT_TRUE(waitUntil([&] { return table.fact("resets") == QLatin1String("1"); }));
    tower.unplug();
    ASSERT_TRUE(waitUntil([&] { return table.device.state() == QLatin1String("lost"); }));
    EXPECT_TRUE(table.device.lookedText().contains(QStringLiteral("WF-1")));
    tower.plug();
    EXPECT_TRUE(waitUntil([&] { return table.fact("reconnects") == QLatin1String("1"); }));
    for (const char* id : {"port", "serial", "device", "abilities", "round-trip", "good", "duplicates",
                           "retries", "dropped", "error"})
        EXPECT_NE(table.fact(id), QString()) << id;
}

TEST_F(TowerDeskTest, APlainTowerAtTheOnlyPortPlaysAndThePageSaysWhatItLacks) {
    PtyTower tower(at("a"), "", PtyTower::Behaviour::mute);
    Table table(file, std::make_shared<Listed>());
    table.rolls.chooseTower("WF-9");
    table.desk.start({QString::fromStdString(at("a"))});
    ASSERT_TRUE(waitUntil([&] { return tower.received().find("HELLO?") != std::string::npos; }));
    tower.write("5 3\n");
    ASSERT_TRUE(waitUntil([&] { return table.rolls.offer().has_value(); }));
    EXPECT_TRUE(table.rolls.offer()->needsConfirmation);
    EXPECT_NE(table.device.plainNotice(), QString());
    EXPECT_FALSE(table.device.hasLamp());
    EXPECT_EQ(table.fact("serial"), QString());
}

TEST_F(TowerDeskTest, PortsAreChosenByTapsAndTheSimulationEndsWithOne) {
    auto ports = std::make_shared<Listed>();
    ports->list = {{at("a"), false, 0, 0, {}}};
    PtyTower one(at("a"), "WF-1");
    PtyTower two(at("b"), "WF-2");
    Table table(file, ports, folder.filePath(QStringLiteral("boots")));
    QSignalSpy chosen(&table.desk, &TowerDesk::portsChosen);
    const auto isUp = [&](const QString& serial) {
        return waitUntil([&] {
            return table.device.state() == QLatin1String("connected") && table.towers().front() == serial;
        });
    };
    table.desk.start({});
    ASSERT_TRUE(isUp(QStringLiteral("WF-1")));
    EXPECT_EQ(table.cell(table.device.ports(), QStringLiteral("auto"), "chosen"), QStringLiteral("true"));

    table.desk.simulate();
    ASSERT_TRUE(isUp(QStringLiteral("SIM-0001")));
    EXPECT_TRUE(table.device.simulated());
    // The journal is opened, or restored, while somebody practises.
    table.desk.start({QString::fromStdString(at("b"))});
    EXPECT_EQ(table.cell(table.device.ports(), QStringLiteral("auto"), "chosen"), QStringLiteral("false"));
    table.device.rollSimulated();
    ASSERT_TRUE(waitUntil([&] { return table.rolls.offer().has_value(); }));

    table.device.choosePort(QString::fromStdString(at("b")));
    EXPECT_FALSE(table.desk.simulating());
    ASSERT_TRUE(isUp(QStringLiteral("WF-2")));
    EXPECT_EQ(table.rolls.chosenTower(), "WF-2");
    table.device.choosePort(QStringLiteral("auto"));
    ASSERT_TRUE(waitUntil([&] { return table.towers().contains(QStringLiteral("WF-1")); }));
    EXPECT_EQ(chosen.last().front().toStringList(), QStringList());
    table.device.choosePort(QString::fromStdString(at("a")));
    EXPECT_EQ(chosen.last().front().toStringList(), QStringList{QString::fromStdString(at("a"))});
    ASSERT_TRUE(isUp(QStringLiteral("WF-1")));
    const QStringList stored{QStringLiteral("/dev/a \"b\""), QStringLiteral("/dev/serial/by-id/c")};
    EXPECT_EQ(TowerDesk::fromJson(TowerDesk::toJson(stored)), stored);
    EXPECT_EQ(TowerDesk::fromJson("nonsense"), QStringList());
}

TEST(TowerDesk, MorePortsThanAnybodyHasAreLeftOut) {
    QStringList many;
    for (int n = 0; n < 1000; ++n)
        many.append(QStringLiteral("/dev/ttyUSB%1").arg(n));
    EXPECT_EQ(TowerDesk::fromJson(TowerDesk::toJson(many)), many.mid(0, TowerDesk::mostStored));
    const QString port = many.first();
    EXPECT_EQ(TowerDesk::fromJson(TowerDesk::toJson(
                  {port, port, QString(), QStringLiteral("ttyUSB1"), QStringLiteral("/home/me/.profile"),
                   QStringLiteral("/dev/"), QStringLiteral("/dev/../home/me/.profile"),
                   QStringLiteral("/dev/") + QString(300, QLatin1Char('a'))})),
              QStringList{port});
}

} // namespace
} // namespace watchfire::kiosk
