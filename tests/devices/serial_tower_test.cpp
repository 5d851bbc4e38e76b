// SPDX-License-Identifier: Apache-2.0
// The serial tower over real pseudo-terminals: hello, roll, acknowledgement, unplugging, stuck and flooded
// lines, searching. Waits are on conditions; only the measure of idling looks at a clock.
#include "devices/serial_tower.h"

#include "tests/devices/pty_tower.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <gtest/gtest.h>

#include <ctime>
#include <filesystem>
#include <iterator>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::devices {
namespace {

using std::chrono::milliseconds;
using test::PtyTower;

template <class Condition> bool waitFor(Condition condition, milliseconds longest = milliseconds(20000)) {
    const QDeadlineTimer deadline(longest);
    QTimer wake;
    wake.start(5);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

void idle(milliseconds span) {
    const QDeadlineTimer deadline(span);
    waitFor([&] { return deadline.hasExpired(); });
}

double cpuSeconds() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

std::size_t openFiles() {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

class SerialTowerTest : public testing::Test {
protected:
    SerialTower::Options options(const std::string& path) {
        SerialTower::Options o;
        o.path = path;
        o.retry = milliseconds(20);
        o.tellEvery = milliseconds(20);
        o.link.settle = milliseconds(10);
        o.link.firstAsk = milliseconds(50);
        return o;
    }
    std::string at(const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); }
    void listen(SerialTower& tower) {
        tower.rolled.connect([this](const Roll& roll) {
            EXPECT_EQ(QThread::currentThread(), QCoreApplication::instance()->thread());
            rolls.push_back(roll);
        });
        tower.linkChanged.connect([this](const LinkState& state) { states.push_back(state); });
        tower.cocked.connect([this](const std::string&) { ++cocked; });
    }
    static bool isUp(const SerialTower& tower) { return tower.link().phase == LinkPhase::up; }

    QTemporaryDir folder;
    std::vector<Roll> rolls;
    std::vector<LinkState> states;
    int cocked = 0;
};

TEST_F(SerialTowerTest, BringsARollAndTheTowerKeepsItUntilAcknowledged) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    EXPECT_EQ(tower.link().tower, "WF-7");
    EXPECT_EQ(tower.link().port, peer.path());

    peer.roll({5, 3});
    ASSERT_TRUE(waitFor([&] { return peer.resends() >= 3; }));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(rolls[0].dice, (std::vector<int>{5, 3}));
    EXPECT_EQ(rolls[0].id.tower, "WF-7");
    EXPECT_EQ(peer.held(), 1);

    tower.acknowledge(rolls[0].id);
    EXPECT_TRUE(waitFor([&] { return peer.held() == 0; }));

    peer.cocked();
    EXPECT_TRUE(waitFor([&] { return cocked == 1; }));
    tower.lamp(LampEffect::breach);
    EXPECT_TRUE(waitFor([&] { return peer.lamp() == WF_LAMP_BREACH; }));
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().duplicates >= 2; }));
    EXPECT_TRUE(tower.latestStatistics().roundTripMs.has_value());
}

TEST_F(SerialTowerTest, UnpluggingIsToldOnceAndRollsComeAfterReplugging) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    idle(milliseconds(50));
    const auto files = openFiles();
    for (int round = 1; round <= 15; ++round) {
        states.clear();
        rolls.clear();
        peer.unplug();
        ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::searching; })) << round;
        EXPECT_EQ(tower.link().trouble, LinkTrouble::unplugged);
        idle(milliseconds(100)); // five more attempts, of which the screen hears nothing
        EXPECT_EQ(states.size(), 1U) << round;
        peer.roll({1, 2});
        peer.plug();
        ASSERT_TRUE(waitFor([&] { return rolls.size() == 1; })) << round;
        EXPECT_EQ(tower.link().trouble, LinkTrouble::none);
        tower.acknowledge(rolls[0].id);
        ASSERT_TRUE(waitFor([&] { return peer.held() == 0; })) << round;
    }
    EXPECT_TRUE(waitFor([&] { return openFiles() <= files; }));
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().reconnects == 15; }));
}

TEST_F(SerialTowerTest, IdlesWhileUnplugged) {
    PtyTower peer(at("tower"), "WF-7");
    auto o = options(peer.path());
    o.retry = milliseconds(500);
    SerialTower tower(o);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    peer.unplug();
    ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::searching; }));
    const double before = cpuSeconds();
    QThread::msleep(1500); // this thread sleeps, so that only the tower's is measured (and the peer's)
    const double used = cpuSeconds() - before;
    RecordProperty("cpu_ms", static_cast<int>(used * 1000));
    EXPECT_LT(used, 0.3) << "a busy loop uses 1.5 s";
}

TEST_F(SerialTowerTest, AResetTowerIsKnownByItsNewBoot) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    peer.roll({1, 1});
    ASSERT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    tower.acknowledge(rolls[0].id);
    ASSERT_TRUE(waitFor([&] { return peer.held() == 0; }));
    peer.reset();
    peer.roll({2, 2});
    ASSERT_TRUE(waitFor([&] { return rolls.size() == 2; }));
    EXPECT_NE(rolls[0].id.boot, rolls[1].id.boot);
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().resets == 1; }));
}

TEST_F(SerialTowerTest, AMissingPortIsToldAndTakenWhenItAppears) {
    const auto path = at("tower");
    SerialTower tower(options(path));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::notFound; }));
    EXPECT_EQ(tower.link().port, path);
    PtyTower peer(path, "WF-7");
    EXPECT_TRUE(waitFor([&] { return isUp(tower); }));
}

TEST_F(SerialTowerTest, APortThatIsNoneIsTold) {
    SerialTower tower(options(folder.path().toStdString()));
    listen(tower);
    tower.start();
    EXPECT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::portError; }));
    EXPECT_NE(tower.link().detail, "");
}

TEST_F(SerialTowerTest, WithoutRightsTheGroupThatHelpsIsNamed) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may open everything";
    PtyTower peer(at("tower"), "WF-7");
    ASSERT_EQ(::chmod(peer.path().c_str(), 0), 0);
    SerialTower tower(options(peer.path()));
    tower.start();
    ASSERT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::noAccess; }));
    EXPECT_NE(tower.link().group, "");
}

TEST_F(SerialTowerTest, ASecondProgramOnTheSamePortHearsThatItIsBusy) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower first(options(peer.path()));
    first.start();
    ASSERT_TRUE(waitFor([&] { return isUp(first); }));
    SerialTower second(options(peer.path()));
    second.start();
    EXPECT_TRUE(waitFor([&] { return second.link().trouble == LinkTrouble::busy; }));
    EXPECT_TRUE(isUp(first));
}

TEST_F(SerialTowerTest, AStuckLineHoldsNobody) {
    PtyTower peer(at("tower"), "WF-7", PtyTower::Behaviour::stuck);
    auto o = options(peer.path());
    o.stuckWrite = milliseconds(200);
    o.link.lastAsk = milliseconds(1); // many questions, so that the line fills up
    o.link.firstAsk = milliseconds(1);
    QElapsedTimer whole;
    {
        SerialTower tower(o);
        listen(tower);
        tower.start();
        ASSERT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::portError; }));
        EXPECT_EQ(tower.link().detail, "the port takes no more bytes");
        QElapsedTimer gui;
        gui.start();
        for (int i = 0; i < 1000; ++i)
            tower.lamp(LampEffect::win);
        EXPECT_LT(gui.elapsed(), 1000);
        whole.start();
    }
    EXPECT_LT(whole.elapsed(), 1900); // it did not have to be left behind
}

TEST_F(SerialTowerTest, AFloodOfGarbageIsCountedAndTheRollBehindItArrives) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    std::string garbage;
    for (int i = 0; i < 400'000; ++i)
        garbage += static_cast<char>(i % 61 == 0 ? '\n' : 33 + i * 7 % 90);
    std::thread flood([&] { peer.write(garbage); });
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().badLines > 5000; }));
    flood.join();
    peer.roll({6, 6});
    EXPECT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    EXPECT_EQ(rolls.at(0).dice, (std::vector<int>{6, 6}));
}

TEST_F(SerialTowerTest, AHomeMadeTowerNeedsConfirmation) {
    PtyTower peer(at("tower"), "", PtyTower::Behaviour::mute);
    auto o = options(peer.path());
    SerialTower tower(o);
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return peer.received().find("HELLO?") != std::string::npos; }));
    peer.write("5 3\n");
    ASSERT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    EXPECT_EQ(rolls[0].source, RollSource::plain);
    EXPECT_EQ(rolls[0].id.tower, "plain:" + peer.path());
    EXPECT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::plain; }));
}

class Listed : public PortEnumerator {
public:
    explicit Listed(std::vector<PortInfo> list) : list_(std::move(list)) {}
    std::vector<PortInfo> ports() override { return list_; }

private:
    std::vector<PortInfo> list_;
};

TEST_F(SerialTowerTest, ASearchPassesSilentPortsAndFindsBothTowersByTheirSerialNumbers) {
    PtyTower silent(at("silent"), "", PtyTower::Behaviour::mute);
    PtyTower one(at("one"), "WF-1");
    PtyTower two(at("two"), "WF-2");
    auto o = options("");
    o.giveUp = milliseconds(500);
    o.ports = std::make_shared<Listed>(std::vector<PortInfo>{{silent.path(), true, 0x2341, 0x0043},
                                                             {at("missing"), true, 0x2341, 0x0043},
                                                             {one.path(), false, 0, 0},
                                                             {two.path(), false, 0, 0}});
    SerialTower first(o);
    SerialTower second(o);
    listen(first);
    first.start();
    second.start();
    ASSERT_TRUE(waitFor([&] { return isUp(first) && isUp(second); }));
    const std::set<std::string> found{first.link().tower, second.link().tower};
    EXPECT_EQ(found, (std::set<std::string>{"WF-1", "WF-2"}));
    silent.write("5 3\n");
    one.roll({4, 4});
    two.roll({4, 4});
    ASSERT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    EXPECT_EQ(rolls[0].id.tower, first.link().tower);
}

TEST_F(SerialTowerTest, StoppedItGivesThePortBack) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    tower.stop();
    ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::off; }));
    SerialTower other(options(peer.path()));
    other.start();
    EXPECT_TRUE(waitFor([&] { return isUp(other); }));
    other.stop();
    ASSERT_TRUE(waitFor([&] { return other.link().phase == LinkPhase::off; }));
    tower.start();
    EXPECT_TRUE(waitFor([&] { return isUp(tower); }));
}

} // namespace
} // namespace watchfire::devices

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
