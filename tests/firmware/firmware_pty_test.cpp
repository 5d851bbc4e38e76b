// SPDX-License-Identifier: Apache-2.0
// The firmware as compiled for the chip, behind a pseudo-terminal in real time, with the program's own serial
// tower at the other end. Waits depend on conditions; nothing is measured.
#include "devices/serial_tower.h"
#include "tests/app/journal/wait.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <set>

namespace watchfire::devices {
namespace {

using std::chrono::milliseconds;
using test::waitFor;

/// Milliseconds. On a busy machine simavr is several times slower than the chip.
constexpr int patience = 60000;

// Runs watchfire-simavr, gives it commands and reads its output.
class SimulatedChip {
public:
    SimulatedChip(const char* elf, const QTemporaryDir& folder, QStringList more = {})
        : port_(folder.filePath(QStringLiteral("tower"))) {
        program_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program_.start(QStringLiteral(WATCHFIRE_SIMAVR),
                       QStringList{QStringLiteral("--elf"), QString::fromLatin1(elf),
                                   QStringLiteral("--link"), port_, QStringLiteral("--serial"),
                                   QStringLiteral("WF-PTY"), QStringLiteral("--exit-with-parent")} +
                           more);
        EXPECT_TRUE(program_.waitForStarted(patience));
        EXPECT_FALSE(line("ready ").empty()) << "the program does not start";
    }
    ~SimulatedChip() {
        command("quit");
        if (!program_.waitForFinished(patience))
            program_.kill();
    }
    [[nodiscard]] std::string port() const { return port_.toStdString(); }
    void command(const std::string& text) { program_.write((text + "\n").c_str()); }
    void kill() {
        program_.kill();
        program_.waitForFinished(patience);
    }
    // The next line with this beginning; empty if none came.
    std::string line(const std::string& beginning) {
        std::string found;
        waitFor(
            [&] {
                while (found.empty() && program_.canReadLine()) {
                    auto text = program_.readLine().trimmed().toStdString();
                    if (text.rfind(beginning, 0) == 0)
                        found = std::move(text);
                }
                return !found.empty();
            },
            patience);
        return found;
    }
    std::string stat(const std::string& name) {
        command("stats");
        const auto stats = line("stats ") + " ";
        const auto at = stats.find(" " + name + "=");
        if (at == std::string::npos)
            return {};
        const auto from = at + name.size() + 2;
        return stats.substr(from, stats.find(' ', from) - from);
    }

private:
    QString port_;
    QProcess program_;
};

class FirmwarePty : public testing::Test {
protected:
    static SerialTower::Options options(const SimulatedChip& chip) {
        SerialTower::Options o;
        o.path = chip.port();
        o.retry = milliseconds(50);
        o.tellEvery = milliseconds(20);
        o.link.settle = milliseconds(20);
        return o;
    }
    void listen(SerialTower& tower) {
        tower.rolled.connect([this](const Roll& roll) { rolls.push_back(roll); });
        tower.cocked.connect([this](const std::string&) { ++cocked; });
    }
    static bool isUp(const SerialTower& tower) { return tower.link().phase == LinkPhase::up; }
    // Waits until this many rolls have come; acknowledges each.
    bool take(SerialTower& tower, std::size_t count) {
        return waitFor(
            [&] {
                for (; acknowledged < rolls.size(); ++acknowledged)
                    tower.acknowledge(rolls[acknowledged].id);
                return rolls.size() >= count;
            },
            patience);
    }

    QTemporaryDir folder;
    std::vector<Roll> rolls;
    std::size_t acknowledged = 0;
    int cocked = 0;
};

TEST_F(FirmwarePty, ConnectsAndBringsARollUntilItIsAcknowledged) {
    SimulatedChip chip(WATCHFIRE_FIRMWARE, folder);
    SerialTower tower(options(chip));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }, patience));
    EXPECT_EQ(tower.link().tower, "WF-PTY");
    EXPECT_EQ(tower.link().device, "Watchfire-Tower");
    EXPECT_FALSE(tower.link().simulated) << "this is the real firmware";

    chip.command("bounce");
    ASSERT_TRUE(waitFor([&] { return tower.latestStatistics().duplicates >= 3; }, patience));
    ASSERT_EQ(rolls.size(), 1u);
    EXPECT_EQ(rolls[0].dice.size(), 2u);
    EXPECT_EQ(rolls[0].id.tower, "WF-PTY");
    EXPECT_TRUE(take(tower, 1));
    chip.command("press");
    ASSERT_TRUE(take(tower, 2));
    EXPECT_GT(rolls[1].id.sequence, rolls[0].id.sequence);
    EXPECT_EQ(rolls[1].id.boot, rolls[0].id.boot);
    ASSERT_TRUE(waitFor([&] { return tower.latestStatistics().roundTripMs.has_value(); }, patience));
    EXPECT_EQ(tower.latestStatistics().badLines, 0u);

    tower.lamp(WF_LAMP_BREACH); // on and off alternately
    std::set<std::string> seen;
    EXPECT_TRUE(waitFor(
        [&] {
            seen.insert(chip.stat("lamp"));
            return seen.size() == 2;
        },
        patience));
}

TEST_F(FirmwarePty, DiceArriveAsTheyLieAndAskewOnesAreNoRoll) {
    SimulatedChip chip(WATCHFIRE_PINS_FIRMWARE, folder);
    SerialTower tower(options(chip));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }, patience));
    chip.command("roll 6 1");
    ASSERT_TRUE(take(tower, 1));
    chip.command("cocked");
    ASSERT_TRUE(waitFor([&] { return cocked == 1; }, patience));
    chip.command("roll 2 5");
    ASSERT_TRUE(take(tower, 2));
    EXPECT_EQ(rolls[0].dice, (std::vector<int>{6, 1}));
    EXPECT_EQ(rolls[1].dice, (std::vector<int>{2, 5}));
    EXPECT_EQ(cocked, 1);
}

TEST_F(FirmwarePty, RollsMadeWhileTheCableIsOutComeAfterwards) {
    SimulatedChip chip(WATCHFIRE_PINS_FIRMWARE, folder);
    SerialTower tower(options(chip));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }, patience));
    std::vector<std::vector<int>> laid;
    for (int round = 1; round <= 5; ++round) {
        chip.command("unplug");
        ASSERT_TRUE(waitFor([&] { return tower.link().phase == LinkPhase::searching; }, patience)) << round;
        EXPECT_EQ(tower.link().trouble, LinkTrouble::unplugged);
        for (const int second : {1, 2}) {
            laid.push_back({round, second});
            chip.command("roll " + std::to_string(round) + " " + std::to_string(second));
        }
        chip.command("replug");
        ASSERT_TRUE(take(tower, laid.size())) << round;
    }
    for (std::size_t i = 0; i < laid.size(); ++i)
        EXPECT_EQ(rolls[i].dice, laid[i]);
    EXPECT_EQ(rolls.size(), laid.size());
    EXPECT_EQ(chip.stat("rolls"), std::to_string(laid.size()));
}

TEST_F(FirmwarePty, ResetAndPowerCutAreSeenAsNewStarts) {
    SimulatedChip chip(WATCHFIRE_PINS_FIRMWARE, folder);
    SerialTower tower(options(chip));
    listen(tower);
    tower.start();
    ASSERT_TRUE(waitFor([&] { return isUp(tower); }, patience));
    std::set<std::uint32_t> boots;
    std::size_t made = 0;
    for (const char* cut : {"", "reset", "power", "reset", "power"}) {
        const auto resets = tower.latestStatistics().resets;
        if (*cut != '\0') {
            chip.command(cut);
            ASSERT_TRUE(waitFor([&] { return tower.latestStatistics().resets > resets; }, patience)) << cut;
        }
        chip.command("roll 3 4");
        ASSERT_TRUE(take(tower, ++made)) << cut;
        EXPECT_TRUE(boots.insert(rolls.back().id.boot).second) << cut << ": an old boot id";
        EXPECT_EQ(rolls.back().dice, (std::vector<int>{3, 4}));
    }
    EXPECT_EQ(rolls.size(), made);
}

TEST_F(FirmwarePty, TheCountOfStartsOutlivesAKilledHost) {
    const QStringList state{QStringLiteral("--state"), folder.filePath(QStringLiteral("eeprom"))};
    for (std::uint32_t start = 1; start <= 3; ++start) {
        SimulatedChip chip(WATCHFIRE_FIRMWARE, folder, state);
        const auto said = chip.line("boot ");
        ASSERT_FALSE(said.empty());
        EXPECT_EQ(std::strtoul(said.c_str() + 5, nullptr, 16) >> 16, start);
        chip.kill();
    }
}

TEST_F(FirmwarePty, ABoardThatResetsWhenOpenedIsUsedAllTheSame) {
    SimulatedChip chip(WATCHFIRE_PINS_FIRMWARE, folder, {QStringLiteral("--reset-on-open")});
    std::set<std::string> boots;
    for (std::size_t round = 1; round <= 3; ++round) {
        SerialTower tower(options(chip));
        listen(tower);
        tower.start();
        ASSERT_TRUE(waitFor([&] { return isUp(tower); }, patience));
        chip.command("roll 1 1");
        ASSERT_TRUE(take(tower, round));
        EXPECT_TRUE(boots.insert(chip.stat("boot")).second) << "it was not reset";
        tower.stop();
        ASSERT_TRUE(waitFor([&] { return chip.stat("open") == "no"; }, patience));
    }
}

TEST_F(FirmwarePty, AtAnotherSpeedThereIsNoTower) {
    SimulatedChip chip(WATCHFIRE_FIRMWARE, folder);
    {
        auto slow = options(chip);
        slow.baud = 57600;
        SerialTower tower(slow);
        tower.start();
        ASSERT_TRUE(waitFor([&] { return tower.latestStatistics().retries >= 2; }, patience));
        EXPECT_NE(tower.link().phase, LinkPhase::up);
        EXPECT_NE(chip.stat("garbled"), "0");
        tower.stop();
    }
    SerialTower tower(options(chip));
    tower.start();
    EXPECT_TRUE(waitFor([&] { return isUp(tower); }, patience));
}

TEST_F(FirmwarePty, RollsGetThroughANoisyLineEachOnceAndInOrder) {
    SimulatedChip chip(WATCHFIRE_PINS_FIRMWARE, folder,
                       {QStringLiteral("--fault-seed"), QStringLiteral("7")});
    for (const char* fault : {"corrupt 0.006", "drop 0.006", "double 0.003"})
        chip.command(fault);
    SerialTower tower(options(chip));
    listen(tower);
    tower.start();
    std::vector<std::vector<int>> laid;
    for (int i = 0; i < 40; ++i) {
        laid.push_back({1 + i % 6, 1 + i / 6 % 6});
        chip.command("roll " + std::to_string(laid.back()[0]) + " " + std::to_string(laid.back()[1]));
        // The chip keeps eight; three are under way here at most.
        ASSERT_TRUE(take(tower, laid.size() > 3 ? laid.size() - 3 : 0)) << "stuck at roll " << i;
    }
    ASSERT_TRUE(take(tower, laid.size()))
        << rolls.size() << " arrived, " << chip.stat("rolls") << " were said";
    ASSERT_EQ(rolls.size(), laid.size());
    std::set<std::uint32_t> numbers;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        EXPECT_EQ(rolls[i].dice, laid[i]) << i;
        EXPECT_TRUE(numbers.insert(rolls[i].id.sequence).second);
    }
    EXPECT_GT(tower.latestStatistics().badLines, 0u) << "no noise";
    EXPECT_NE(chip.stat("corrupted"), "0");
}

} // namespace
} // namespace watchfire::devices
