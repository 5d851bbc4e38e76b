// SPDX-License-Identifier: Apache-2.0
// The serial tower over real pseudo-terminals: hello, roll, acknowledgement, unplugging, stuck and flooded
// lines, searching. Waits depend on conditions; only the test of idling looks at a clock.
#include "devices/serial_tower.h"

#include "devices/port_access.h"
#include "firmware-protocol/codec/crc32.h"
#include "tests/devices/pty_tower.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
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

class Listed : public PortEnumerator {
public:
    explicit Listed(std::vector<PortInfo> list) : list_(std::move(list)) {}
    std::vector<PortInfo> ports() override { return list_; }

private:
    std::vector<PortInfo> list_;
};

class SerialTowerTest : public testing::Test {
protected:
    SerialTower::Options options(const std::string& path) {
        SerialTower::Options o;
        o.path = path;
        o.retry = milliseconds(20);
        o.longestRetry = milliseconds(100);
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
    tower.lamp(WF_LAMP_BREACH);
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
        idle(milliseconds(100)); // five more attempts, which the screen does not hear about
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
    QThread::msleep(1500); // this thread sleeps, so that only the tower's thread (and the peer's) is measured
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

TEST_F(SerialTowerTest, ANamedPortHasItsNameBeforeAnythingIsTold) {
    const SerialTower named(options(at("tower")));
    EXPECT_EQ(named.link().port, at("tower"));
    EXPECT_TRUE(named.link().named);
    const SerialTower search(options({}));
    EXPECT_EQ(search.link().port, std::string());
    EXPECT_FALSE(search.link().named);
}

TEST_F(SerialTowerTest, APortThatIsNoneIsTold) {
    SerialTower tower(options(folder.path().toStdString()));
    listen(tower);
    tower.start();
    EXPECT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::portError; }));
    EXPECT_NE(tower.link().detail, "");
}

// While it lives, the process acts as a user without any rights of root, in all threads.
class Nobody {
public:
    Nobody() : root_(::geteuid() == 0) {
        if (root_) {
            EXPECT_EQ(::setresuid(65534, 65534, 0), 0);
        }
    }
    ~Nobody() {
        if (root_) {
            EXPECT_EQ(::setresuid(0, 0, 0), 0);
        }
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;

private:
    bool root_;
};

TEST_F(SerialTowerTest, WithoutRightsTheGroupThatHelpsIsNamed) {
    PtyTower peer(at("tower"), "WF-7");
    const group* const dialout = ::getgrnam("dialout");
    const bool root = ::geteuid() == 0;
    ASSERT_EQ(::chmod(folder.path().toLocal8Bit().constData(), 0755), 0);
    if (root) { // as for most serial ports
        ASSERT_NE(dialout, nullptr);
        ASSERT_EQ(::chown(peer.path().c_str(), 0, dialout->gr_gid), 0);
    }
    ASSERT_EQ(::chmod(peer.path().c_str(), root ? 0660 : 0), 0);
    {
        const Nobody nobody;
        SerialTower tower(options(peer.path()));
        tower.start();
        ASSERT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::noAccess; }));
        EXPECT_NE(tower.link().access.user, "");
        EXPECT_EQ(tower.link().access.group, dialout == nullptr ? "" : "dialout");
        EXPECT_EQ(tower.link().access.open, root);
        EXPECT_FALSE(tower.link().access.joined);
        EXPECT_TRUE(tower.link().named);
        if (root) {
            EXPECT_EQ(tower.link().access.user, "nobody");
        }
    }
    ASSERT_EQ(::chmod(peer.path().c_str(), 0666), 0);
    SerialTower tower(options(peer.path()));
    tower.start();
    EXPECT_TRUE(waitFor([&] { return isUp(tower); }));
}

// Computers have on-board ports that belong to the system. A search passes over them silently; a port that is
// plugged in or named concerns somebody.
TEST_F(SerialTowerTest, APortOnTheBoardThatNobodyMayReadIsNoTroubleOfASearch) {
    PtyTower peer(at("tower"), "WF-7");
    ASSERT_EQ(::chmod(folder.path().toLocal8Bit().constData(), 0755), 0);
    ASSERT_EQ(::chmod(peer.path().c_str(), 0), 0);
    const Nobody nobody;
    auto o = options({});
    o.ports = std::make_shared<Listed>(std::vector<PortInfo>{{peer.path(), false, 0, 0, {}}});
    SerialTower search(o);
    search.start();
    ASSERT_TRUE(waitFor([&] { return search.link().trouble != LinkTrouble::none; }));
    EXPECT_EQ(search.link().trouble, LinkTrouble::notFound);
    EXPECT_EQ(search.link().port, "");
    EXPECT_FALSE(search.link().named);

    SerialTower named(options(peer.path()));
    named.start();
    ASSERT_TRUE(waitFor([&] { return named.link().trouble == LinkTrouble::noAccess; }));
    EXPECT_FALSE(named.link().access.open);
    if (::getgrnam("dialout") != nullptr) {
        EXPECT_EQ(named.link().access.group, "dialout");
    }

    o.ports = std::make_shared<Listed>(std::vector<PortInfo>{{peer.path(), true, 0x2341, 0x0043, {}}});
    SerialTower usb(o);
    usb.start();
    ASSERT_TRUE(waitFor([&] { return usb.link().trouble == LinkTrouble::noAccess; }));
}

TEST_F(SerialTowerTest, AnotherProgramThatHoldsThePortIsNamed) {
    PtyTower peer(at("tower"), "WF-7");
    std::array<int, 2> ready{};
    ASSERT_EQ(::pipe(ready.data()), 0);
    const pid_t other = ::fork();
    if (other == 0) {
        const int port = ::open(peer.path().c_str(), O_RDWR | O_NOCTTY);
        const char done = port >= 0 ? 'y' : 'n';
        (void)!::write(ready[1], &done, 1);
        ::pause();
        ::_exit(0);
    }
    char opened = 0;
    ASSERT_EQ(::read(ready[0], &opened, 1), 1);
    EXPECT_EQ(opened, 'y');
    EXPECT_EQ(holderOf(peer.path()),
              "serial_tower_te (" + std::to_string(other) + ")"); // the first 15 letters of the name
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
    EXPECT_EQ(holderOf(peer.path()), "");
    EXPECT_EQ(holderOf(at("missing")), "");
    ::close(ready[0]);
    ::close(ready[1]);
}

TEST_F(SerialTowerTest, ASecondProgramOnTheSamePortHearsThatItIsBusy) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower first(options(peer.path()));
    first.start();
    ASSERT_TRUE(waitFor([&] { return isUp(first); }));
    SerialTower second(options(peer.path()));
    second.start();
    EXPECT_TRUE(waitFor([&] { return second.link().trouble == LinkTrouble::busy; }));
    EXPECT_EQ(second.link().holder, "serial_tower_te (" + std::to_string(::getpid()) + ")");
    EXPECT_TRUE(isUp(first));
    first.stop();
    EXPECT_TRUE(waitFor([&] { return isUp(second); })) << "its pauses grow too long";
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
            tower.lamp(WF_LAMP_WIN);
        EXPECT_LT(gui.elapsed(), 1000);
        whole.start();
    }
    EXPECT_LT(whole.elapsed(), 1900); // it was not left behind
}

long residentPages() {
    std::ifstream file("/proc/self/statm");
    long whole = 0;
    long resident = 0;
    file >> whole >> resident;
    return resident;
}

TEST_F(SerialTowerTest, AFloodOfGarbageIsCountedAndTheRollBehindItArrives) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    std::string garbage;
    for (int i = 0; i < 4'000'000; ++i)
        garbage += static_cast<char>(i % 61 == 0 ? '\n' : 33 + i * 7 % 90);
    const long before = residentPages();
    // How long the screen would have been blocked.
    qint64 longest = 0;
    QElapsedTimer sinceBeat;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &beat,
                     [&] { longest = std::max(longest, sinceBeat.restart()); });
    sinceBeat.start();
    beat.start(5);
    std::thread flood([&] { peer.write(garbage); });
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().badLines > 50000; }));
    flood.join();
    beat.stop();
    EXPECT_LT(longest, 500);
    EXPECT_LT((residentPages() - before) * ::sysconf(_SC_PAGESIZE), 4'000'000);
    peer.roll({6, 6});
    EXPECT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    EXPECT_EQ(rolls.at(0).dice, (std::vector<int>{6, 6}));
    for (const auto& line : tower.latestStatistics().lastLines)
        EXPECT_LE(line.size(), TowerLink::lineKeptMax + 4);
    EXPECT_LE(tower.latestStatistics().lastLines.size(), TowerLink::linesKept);
}

// A line of a tower, with its check value.
std::string checked(const std::string& words) {
    std::uint32_t crc = WF_CRC32_START;
    for (const char c : words)
        crc = wf_crc32_step(crc, static_cast<std::uint8_t>(c));
    std::array<char, 16> digits{};
    std::snprintf(digits.data(), digits.size(), "*%08x\n", static_cast<unsigned>(wf_crc32_value(crc)));
    return words + digits.data();
}

TEST_F(SerialTowerTest, AFloodOfRollsThatNobodyKeepsIsBounded) {
    PtyTower peer(at("tower"), "", PtyTower::Behaviour::mute);
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::asking; }));
    peer.write(checked("HELLO 0001a3f2 1 1.0 Tower 0.1 WF-7 - 0 0 -"));
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    std::string flood;
    for (int i = 2; i < 5000; ++i)
        flood += checked("ROLL 0001a3f2 " + std::to_string(i) + " d6:1,d6:2");
    peer.write(flood);
    ASSERT_TRUE(waitFor([&] { return tower.latestStatistics().goodLines > 4990; }));
    EXPECT_EQ(rolls.size(), TowerLink::inFlightMax);
}

TEST_F(SerialTowerTest, ANewerMinorVersionWorks) {
    PtyTower peer(at("tower"), "", PtyTower::Behaviour::mute);
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::asking; }));
    peer.write(checked("HELLO 0001a3f2 1 1.9 Tower 3 WF-7 lamp,glow,cocked 0 0 - more"));
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    EXPECT_EQ(tower.link().protocol, "1.9");
    EXPECT_EQ(tower.link().abilities, (TowerAbilities{true, true, false, false}));
    peer.write(checked("TILT 0001a3f2 2 7") + checked("ROLL 0001a3f2 3 d6:5,d6:3 gently"));
    ASSERT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    tower.acknowledge(rolls[0].id);
    EXPECT_TRUE(waitFor([&] { return peer.received().find("ACK 0001a3f2 3*") != std::string::npos; }));
    EXPECT_TRUE(waitFor([&] { return tower.latestStatistics().lastLines.size() == 3; }));
    EXPECT_EQ(tower.latestStatistics().lastLines[1] + "\n", checked("TILT 0001a3f2 2 7"));
}

TEST_F(SerialTowerTest, AnotherMajorVersionIsToldAlsoInASearchAndIsAcknowledgedNothing) {
    PtyTower peer(at("tower"), "", PtyTower::Behaviour::mute);
    auto o = options("");
    o.giveUp = milliseconds(200);
    o.ports = std::make_shared<Listed>(std::vector<PortInfo>{{peer.path(), true, 0x2341, 0x0043, {}}});
    SerialTower tower(o);
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return peer.received().find("HELLO?") != std::string::npos; }));
    peer.write(checked("HELLO 0001a3f2 1 2.5 quite different"));
    ASSERT_TRUE(waitFor([&] { return tower.link().trouble == LinkTrouble::otherVersion; }));
    EXPECT_EQ(tower.link().protocol, "2.5");
    EXPECT_EQ(tower.link().port, peer.path());
    peer.write(checked("ROLL 0001a3f2 3 d6:5,d6:3"));
    idle(milliseconds(500)); // longer than a silent port would be kept
    EXPECT_EQ(tower.link().trouble, LinkTrouble::otherVersion);
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(peer.received().find("ACK"), std::string::npos);
}

TEST_F(SerialTowerTest, UnpluggedWhileMuchIsWrittenItIsStillToldOnce) {
    PtyTower peer(at("tower"), "WF-7");
    SerialTower tower(options(peer.path()));
    listen(tower);
    tower.start();
    for (int round = 1; round <= 10; ++round) {
        ASSERT_TRUE(waitFor([&] { return isUp(tower); })) << round;
        states.clear();
        for (int i = 0; i < 200; ++i)
            tower.lamp(i % 2 == 0 ? WF_LAMP_STORM : WF_LAMP_FLOOD);
        peer.unplug();
        ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::searching; })) << round;
        idle(milliseconds(50));
        EXPECT_EQ(states.size(), 1U) << round;
        EXPECT_EQ(tower.link().trouble, LinkTrouble::unplugged) << round;
        peer.plug();
    }
}

TEST_F(SerialTowerTest, APortThatVanishesWhileItIsOpenedHarmsNothing) {
    PtyTower peer(at("tower"), "WF-7");
    auto o = options(peer.path());
    o.retry = milliseconds(1);
    o.longestRetry = milliseconds(2);
    SerialTower tower(o);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    idle(milliseconds(50));
    const auto files = openFiles();
    std::thread hand([&] {
        for (int i = 0; i < 400; ++i) {
            peer.unplug();
            peer.plug();
            // From zero to three milliseconds, so that each phase of opening is hit.
            std::this_thread::sleep_for(std::chrono::microseconds(i * 37 % 3000));
        }
    });
    hand.join();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }));
    peer.roll({2, 3});
    listen(tower);
    EXPECT_TRUE(waitFor([&] { return rolls.size() == 1; }));
    EXPECT_TRUE(waitFor([&] { return openFiles() <= files; }));
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

TEST_F(SerialTowerTest, ASearchPassesSilentPortsAndFindsBothTowersByTheirSerialNumbers) {
    PtyTower silent(at("silent"), "", PtyTower::Behaviour::mute);
    PtyTower one(at("one"), "WF-1");
    PtyTower two(at("two"), "WF-2");
    auto o = options("");
    o.giveUp = milliseconds(500);
    o.ports = std::make_shared<Listed>(std::vector<PortInfo>{{silent.path(), true, 0x2341, 0x0043, {}},
                                                             {at("missing"), true, 0x2341, 0x0043, {}},
                                                             {one.path(), false, 0, 0, {}},
                                                             {two.path(), false, 0, 0, {}}});
    o.claims = std::make_shared<PortClaims>();
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
    first.acknowledge(rolls[0].id);

    // The cables are swapped: each serial number keeps its rolls, whichever of the two opens its port.
    rolls.clear();
    listen(second);
    const auto ofTwo = [&](const std::string& serial) -> PtyTower& { return serial == "WF-1" ? one : two; };
    PtyTower& other = ofTwo(second.link().tower);
    ASSERT_TRUE(waitFor([&] { return other.resends() > 0 || other.held() > 0; }));
    one.unplug();
    two.unplug();
    ASSERT_TRUE(waitFor([&] { return !isUp(first) && !isUp(second); }));
    one.moveTo(at("two"));
    two.moveTo(at("one"));
    one.plug();
    two.plug();
    ASSERT_TRUE(waitFor([&] { return isUp(first) && isUp(second); }));
    for (const SerialTower* tower : {&first, &second})
        EXPECT_EQ(tower->link().port, tower->link().tower == "WF-1" ? at("two") : at("one"));
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
